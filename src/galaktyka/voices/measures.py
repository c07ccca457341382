"""What can be counted in front of a player, for the reason of a hint: the points are counted everywhere."""

from collections.abc import Callable, Mapping

from galaktyka.core.game import View

Measure = Callable[[View], int]
Measures = Mapping[str, Measure]

POINTS_ALONE: Measures = {}


def number(field: str) -> Measure:
    """A number that the view holds."""
    return lambda player: int(player[field])


def length(*fields: str) -> Measure:
    """How many there are."""
    return lambda player: sum(len(player[field]) for field in fields)


def goods_on(field: str) -> Measure:
    """Goods on worlds."""
    return lambda player: sum(1 for entry in player[field] if entry["good"])
