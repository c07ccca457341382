"""What a position of Race for the Galaxy keeps, and how it is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from galaktyka.core.keeping import Counts, Flag, Kept, Name, Names, Number
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.stages import KEPT_FOR_QUESTIONS, KEPT_IN_PHASE
from galaktyka.games.race.engine.state import Player, Position

GOODS: Final = v.KINDS[v.NOVELTY : v.ALIEN + 1]

TABLE: Final = (
    Kept("second_time", Flag(), "again"),
    Kept("plan", Names(v.PHASES[v.EXPLORE : v.PRODUCE + 1], first=v.EXPLORE)),
    Kept("revelations", Number(0, 2**62), "revealed"),
)


def belongs(key: str) -> Callable[[Position, Player], bool]:
    """When a player may keep it, as the stages of the game say."""
    if key in KEPT_IN_PHASE:
        return lambda state, player: state.phase == KEPT_IN_PHASE[key]
    return lambda state, player: player.ask in KEPT_FOR_QUESTIONS[key]


PLAYER: Final = (
    Kept("drawn", Names("ids", in_order=True), belongs=belongs("drawn")),
    Kept("placing", Name("ids", v.NO_CARD)),  # the reader looks whether the card is where the stage wants it
    Kept("contact", Flag(), belongs=belongs("contact")),
    Kept("temporary", Number(0, 99), belongs=belongs("temporary")),
    Kept("power", Name("ids", v.NO_CARD), belongs=belongs("power")),
    Kept("spent", Names("ids"), belongs=belongs("spent")),
    Kept("used", Names("ids"), belongs=belongs("used")),
    Kept("wagered", Flag(), belongs=belongs("wagered")),
    Kept("made", Names(GOODS, first=v.NOVELTY), belongs=belongs("made")),
    Kept("windfalls", Counts(("any", *GOODS), 99), belongs=belongs("windfalls")),
)
