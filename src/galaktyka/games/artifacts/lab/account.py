"""What is worth counting in Alien Artifacts."""

from __future__ import annotations

from typing import cast

from galaktyka.core.game import State, View
from galaktyka.games.artifacts.engine.game import ArtifactsState
from galaktyka.lab.accounts import Account, Choices, Watch


class ArtifactsAccount(Account):
    """Alien Artifacts: a faction, dealt or chosen, and the cards of an empire. The game ends in one way only."""

    sources = ("track", "empire", "technology", "faction")
    starts = "faction"
    told = "empire"
    by_place = True
    places = "turns"

    def place(self, opening: View, end: View, seat: int) -> int:
        """Clockwise from the first player, who is drawn after factions are chosen."""
        return (seat - int(end["first"])) % len(end["players"])

    def start(self, opening: View, choices: Choices, end: View, seat: int) -> str:
        """The faction, which stays the same to the end."""
        return str(end["players"][seat]["faction"])

    def had(self, end: View, seat: int) -> tuple[str, ...]:
        """The empire, in the order of arrival."""
        return tuple(entry["card"] for entry in end["players"][seat]["empire"])

    def watch(self) -> Watch:
        """When the accounts are settled the turns are counted anew, so the last position does not tell them."""
        return TurnWatch()


class TurnWatch:
    """Counts rounds by the turns of Alien Artifacts: everybody has as many."""

    def __init__(self) -> None:
        self.rounds = 0

    def look(self, state: State) -> None:
        """The turn that is being played is part of a round."""
        position = cast(ArtifactsState, state)
        self.rounds = max(self.rounds, (position.turns + position.count - 1) // position.count)
