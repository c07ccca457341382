"""The errors a person may see: a message id with values, and where the fault is. The words live in ``text``."""


class GalaktykaError(Exception):
    """Something is wrong that we can explain: ``message_id`` and ``values`` say what, the rest says where."""

    def __init__(
        self, message_id: str, values: dict[str, object], source: str = "", place: str = "", line: int = 0
    ) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.values = values
        self.source = source
        self.place = place
        self.line = line

    def where(self) -> str:
        """``content.toml:41: world "gem-world"``, or as much of it as is known."""
        source = f"{self.source}:{self.line}" if self.source and self.line else self.source
        return ": ".join([part for part in (source, self.place) if part])

    def __str__(self) -> str:
        """A plain fallback for tracebacks; ``text.errors`` says it in words."""
        values = ", ".join([f"{name}={value}" for name, value in self.values.items()])
        what = f"{self.message_id} ({values})" if values else self.message_id
        where = self.where()
        return f"{where}: {what}" if where else what

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.message_id, self.values, self.source, self.place, self.line)


class ContentError(GalaktykaError):
    """A content pack cannot be used: the file, the card and the fault."""


class RecordError(GalaktykaError):
    """A game record cannot be read or replayed."""


class DocumentError(GalaktykaError):
    """A saved position cannot be read."""


class SnapshotError(GalaktykaError):
    """A position from another process cannot be read here: damaged, or of another game or program."""


class WeightsError(GalaktykaError):
    """A file with the weights of a network cannot be used."""


class IllegalMove(GalaktykaError):
    """A choice the rules forbid now; the position is untouched."""


class SetupError(GalaktykaError):
    """A game cannot be started like this: seats, seed, options."""
