"""What is worth counting in Race for the Galaxy."""

from __future__ import annotations

from typing import cast

from galaktyka.core.game import State, View
from galaktyka.games.race.engine.game import RaceState
from galaktyka.lab.accounts import Account, Choices


class RaceAccount(Account):
    """Race for the Galaxy: cards in a tableau, the start world first."""

    sources = ("chips", "card", "bonus")

    def see(self, state: State) -> View:
        """Rounds and tableaus: a whole view would take as long as half of a random game."""
        position = cast(RaceState, state)
        ids = position.box.ids
        return {
            "round": position.round,
            "tableaus": [[ids[card] for card in player.tableau] for player in position.players],
        }

    def start(self, opening: View, choices: Choices, end: View, seat: int) -> str:
        """The start world."""
        return str(opening["tableaus"][seat][0])

    def had(self, end: View, seat: int) -> tuple[str, ...]:
        """The tableau."""
        return tuple(end["tableaus"][seat])
