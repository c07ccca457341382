"""Goods that are spent together: every set of them that a power can take."""

from galaktyka.core.game import State
from galaktyka.voices.choice import Ways


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
