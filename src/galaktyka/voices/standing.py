"""Where a game stands, as data: the moment, and what everybody watches."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Meter:
    """Something that everybody watches, and where it ends the game."""

    key: str
    label: str
    value: int
    limit: int
    last: bool
    """It has come to the end, or it may in this round."""
    falls: bool = False
    """It runs down to the limit, not up."""


@dataclass(frozen=True)
class Standing:
    """Round and phase in words, and the meters."""

    title: str
    meters: list[Meter]
