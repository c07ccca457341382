"""Things that are spent together: which of them can be, and what they come to."""

from collections.abc import Sequence
from typing import Protocol

from galaktyka.core.game import State

Ways = dict[frozenset[str], list[int]]
"""Things that can be chosen together, and the moves that choose them."""


class NotTogether(Exception):
    """These things cannot be chosen together; the text says why."""


class Bill(Protocol):
    """A choice of several things, as many as it takes: what a selection comes to, and when it is enough."""

    def moves(self, chosen: Sequence[str]) -> list[int] | None:
        """The moves that choose just these; None while more has to be chosen. May say why they do not go together."""
        ...

    def so_far(self, chosen: Sequence[str]) -> str:
        """What has been chosen comes to, and what is missing."""
        ...

    def doubt(self, chosen: Sequence[str]) -> str:
        """A question back before something is lost that need not be; empty if there is nothing to ask."""
        ...

    def advice(self) -> list[str]:
        """What would be enough, by the numbers of the list; nothing if that is plain to see."""
        ...


def ways_to_spend(state: State, seat: int) -> Ways:
    """Every set of goods that the running power can take. A move that is the only one left is made by the rules."""
    ways: Ways = {}
    spent: list[str] = state.view(seat)["players"][seat]["spent"]
    open_paths: list[tuple[State, list[int]]] = [(state, [])]
    while open_paths:
        position, moves = open_paths.pop()
        for action in position.legal(seat):
            twin = position.clone()
            twin.keep_events(True)
            twin.apply(seat, action)
            used = [event for event in twin.all_events() if event.kind == "consumes" and event.seat == seat]
            if used:
                ways.setdefault(frozenset(used[0].objects[1:]).difference(spent), [*moves, action])
            else:
                open_paths.append((twin, [*moves, action]))
    return ways
