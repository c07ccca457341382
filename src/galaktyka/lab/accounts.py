"""What is worth counting in a game, asked of each game in its own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from galaktyka.core.game import State, View
from galaktyka.games import room_of

Choices = Sequence[tuple[int, str]]
"""The seat and the notation of the first choices of a game, one for each player."""


class Watch(Protocol):
    """Looks at a game while it is played and counts its rounds."""

    rounds: int

    def look(self, state: State) -> None:
        """After a choice."""
        ...


class Account:
    """What can be said of a game that we know nothing else about."""

    sources: tuple[str, ...] = ()
    """Where points come from, in the order of the tables."""
    pieces = "card"
    """What a player can have; names are `<game>.<pieces>.<id>`."""
    starts = ""
    """What a player begins with, if it is none of the pieces; names are `<game>.<starts>.<id>`."""
    told = "card"
    """How the report speaks of all this: in the words of `lab.<told>`."""
    by_place = False
    """Players take turns in an order that is not that of the seats."""
    places = "seats"
    """What the table about it is called: `lab.title.<places>`."""
    by_choice = False
    """What a player begins with is among the first choices."""

    def see(self, state: State) -> View:
        """As much of a position as the methods below need to know."""
        return state.view(None)

    def place(self, opening: View, end: View, seat: int) -> int:
        """When the seat's turn came in the first round."""
        return seat

    def start(self, opening: View, choices: Choices, end: View, seat: int) -> str:
        """What the seat began with; empty if everybody begins alike."""
        return ""

    def had(self, end: View, seat: int) -> tuple[str, ...]:
        """What the seat had at the end."""
        return ()

    def on_offer(self, end: View) -> tuple[str, ...]:
        """What anybody could have bought."""
        return ()

    def ends(self, end: View) -> tuple[str, ...]:
        """Why the game ended, if there are several ways."""
        return ()

    def watch(self) -> Watch | None:
        """Counts the rounds of one game, if its last position does not tell them."""
        return None


def account_of(game_key: str) -> Account:
    """How to read the games of this kind: what the room `lab` of a game says."""
    room = room_of(game_key, "lab")
    account: Account = room.ACCOUNT if room else Account()
    return account
