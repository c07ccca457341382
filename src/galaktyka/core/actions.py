"""The vocabulary of a game: every atomic choice has an id and a readable notation (`verb object`)."""

from __future__ import annotations

from typing import final

from galaktyka.core.errors import IllegalMove


@final
class ActionTable:
    """id <-> notation <-> (verb, object); fixed for one game and one content pack."""

    def __init__(self, notations: list[str]) -> None:
        self.notations = notations
        self.ids: dict[str, int] = {notation: i for i, notation in enumerate(notations)}

    def __len__(self) -> int:
        return len(self.notations)

    def notation(self, action: int) -> str:
        """The readable form of an action id."""
        if not 0 <= action < len(self.notations):
            raise IllegalMove("unknown-action", {"action": str(action)})
        return self.notations[action]

    def id(self, notation: str) -> int:
        """The id of a notation; case and extra spaces do not matter."""
        found = self.ids.get(" ".join(notation.lower().split()))
        if found is None:
            raise IllegalMove("unknown-action", {"action": notation})
        return found

    def verb(self, action: int) -> str:
        """What is done: the first word of the notation."""
        return self.notation(action).partition(" ")[0]

    def object(self, action: int) -> str:
        """What it is done to: the rest of the notation, often the id of a card; may be empty."""
        return self.notation(action).partition(" ")[2]
