"""Positions as documents, written once: what is kept, under which key, how it is written, and when it may be there.

A game declares entries (`Kept`); writing, reading and checking are loops over them. Checked is that a document is
valid, not that play can reach it: types, ranges and names, and that nothing is there which belongs to another moment.
What the rules demand of the whole (every card once, points that add up) a game checks itself. See docs/positions.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from galaktyka.core.content import Table
from galaktyka.core.game import DOCUMENT_VERSION, Document
from galaktyka.core.rng import MASK, SEED_LIMIT, Rng, seeded

FORMAT: Final = f"galaktyka position {DOCUMENT_VERSION}"


class Kind(Protocol):
    """How one sort of value stands in a document. `box` is the box of the game, which knows the names."""

    def rest(self) -> object:
        """The value that needs no word: it is left out, and what is left out has it."""
        ...

    def write(self, box: Any, value: Any) -> object:
        """The value for the document."""
        ...

    def read(self, box: Any, table: Table, key: str) -> object:
        """The value in the document, or an error that names the place and the fault."""
        ...


@dataclass(frozen=True)
class Number:
    """A whole number in a range."""

    low: int
    high: int
    resting: int = 0

    def rest(self) -> int:
        """Usually zero."""
        return self.resting

    def write(self, box: Any, value: int) -> int:
        """As it is."""
        return int(value)

    def read(self, box: Any, table: Table, key: str) -> int:
        """Within the range."""
        return table.number(key, self.low, self.high)


@dataclass(frozen=True)
class Flag:
    """Yes, or left out."""

    def rest(self) -> bool:
        """No."""
        return False

    def write(self, box: Any, value: bool) -> bool:
        """As it is."""
        return bool(value)

    def read(self, box: Any, table: Table, key: str) -> bool:
        """True or false."""
        return table.flag(key)


@dataclass(frozen=True)
class Name:
    """One thing by its id; inside the engine it is a number."""

    ids: str | Sequence[str]
    """All ids in order, or the attribute of the box that has them."""
    nothing: int = -1
    """The number for none."""

    def rest(self) -> int:
        """None."""
        return self.nothing

    def write(self, box: Any, value: int) -> str:
        """The id."""
        return known_ids(box, self.ids)[value]

    def read(self, box: Any, table: Table, key: str) -> int:
        """The number of the id."""
        return read_name(table, key, table.value(key), known_ids(box, self.ids))


@dataclass(frozen=True)
class Names:
    """Several things by their ids; inside the engine they are bytes."""

    ids: str | Sequence[str]
    """All ids in order, or the attribute of the box that has them."""
    in_order: bool = False
    """Inside the engine they are sorted, in whatever order the document has them."""
    first: int = 0
    """The number of the first id."""

    def rest(self) -> bytes:
        """None of them."""
        return b""

    def write(self, box: Any, value: bytes) -> list[str]:
        """The ids."""
        ids = known_ids(box, self.ids)
        return [ids[number - self.first] for number in value]

    def read(self, box: Any, table: Table, key: str) -> bytes:
        """The numbers of the ids."""
        numbers = [number + self.first for number in read_names(table, key, known_ids(box, self.ids))]
        return bytes(sorted(numbers) if self.in_order else numbers)


@dataclass(frozen=True)
class Counts:
    """One number for each of some words, in a table; inside the engine they are bytes, empty for no table at all."""

    words: Sequence[str]
    most: int

    def rest(self) -> bytes:
        """No table."""
        return b""

    def write(self, box: Any, value: bytes) -> dict[str, int]:
        """A number for every word."""
        return {word: value[i] for i, word in enumerate(self.words)}

    def read(self, box: Any, table: Table, key: str) -> bytes:
        """Numbers; zero for a word that is left out."""
        counts = table.table(key)
        counts.only(list(self.words))
        return bytes([counts.number_or(word, 0, 0, self.most) for word in self.words])


def anywhere(state: Any, owner: Any) -> bool:
    """At every moment."""
    return True


@dataclass(frozen=True)
class Kept:
    """Something that a player or the table keeps: its key in the document, and its attribute where that has another
    name."""

    key: str
    kind: Kind
    attribute: str = ""
    belongs: Callable[[Any, Any], bool] = anywhere
    """Whether it may be there now; asked with the state and the owner."""

    def value(self, owner: Any) -> Any:
        """What the owner keeps."""
        return getattr(owner, self.attribute or self.key)


def write_kept(entries: Iterable[Kept], box: Any, owner: Any, document: Document) -> None:
    """Write all that is not at rest."""
    for entry in entries:
        value = entry.value(owner)
        if value != entry.kind.rest():
            document[entry.key] = entry.kind.write(box, value)


def read_kept(entries: Iterable[Kept], box: Any, table: Table, owner: Any) -> None:
    """Read all that is there; what is left out is at rest."""
    for entry in entries:
        value = entry.kind.read(box, table, entry.key) if table.has(entry.key) else entry.kind.rest()
        setattr(owner, entry.attribute or entry.key, value)


def misplaced(entries: Iterable[Kept], state: Any, owner: Any) -> str:
    """The key of the first thing that is there and belongs to another moment; empty if all is in its place."""
    for entry in entries:
        if entry.value(owner) != entry.kind.rest() and not entry.belongs(state, owner):
            return entry.key
    return ""


def keys_of(entries: Iterable[Kept]) -> list[str]:
    """Their keys in the document."""
    return [entry.key for entry in entries]


# ------------------------------------------------------------------ what every document has


def open_document(document: Document, source: str, game: str, content: str, known: list[str]) -> Table:
    """The whole document as a table, if it is one of this game and box and has no other keys."""
    top = Table(dict(document), source, "", 0, True)
    top.only(["format", "game", "content", "options", "rng", "seed", *known])
    top.choice_or("format", FORMAT, [FORMAT])
    top.choice_or("game", game, [game])
    if top.has("content") and top.text("content") != content:
        raise top.error("document.other-content", {"found": top.text("content")[:12], "expected": content[:12]})
    return top


def read_rng(top: Table) -> Rng:
    """The generator: its four words, or a seed."""
    if not top.has("rng"):
        return seeded(top.number_or("seed", 0, 0, SEED_LIMIT - 1))
    words = top.items("rng")
    numbers = [word for word in words if isinstance(word, int) and not isinstance(word, bool) and 0 <= word <= MASK]
    if len(words) != 4 or len(numbers) != 4:
        raise top.error("document.rng", {})
    return Rng(numbers[0], numbers[1], numbers[2], numbers[3])


def known_ids(box: Any, ids: str | Sequence[str]) -> Sequence[str]:
    """The ids themselves, or those that the box has under this name."""
    found: Sequence[str] = getattr(box, ids) if isinstance(ids, str) else ids
    return found


def read_name(table: Table, key: str, value: object, known: Sequence[str]) -> int:
    """The number of something by its id."""
    if not isinstance(value, str):
        raise table.wrong_type(key, "text", value)
    if value not in known:
        table.check_word(key, value, list(known))
    return known.index(value)


def read_names(table: Table, key: str, known: Sequence[str]) -> list[int]:
    """A list of ids; empty when left out."""
    numbers = {name: number for number, name in enumerate(known)}
    found: list[int] = []
    for value in table.items(key):
        number = numbers.get(value) if isinstance(value, str) else None
        found.append(read_name(table, key, value, known) if number is None else number)
    return found
