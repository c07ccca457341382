"""Whether a training can begin with its settings: each is within its bounds, and every kind of table can be played."""

from __future__ import annotations

from math import inf
from typing import Any

from galaktyka.bots.network.plain import MOST_WIDTH
from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.core.game import Game
from galaktyka.train.settings import DEVICES, OPPONENTS, Settings

Bounds = tuple[float, float]
MOST = 1_000_000
TINY = 1e-9


def check(settings: Settings, game: Game, source: str = "") -> None:
    """Refuse what would fail later, or never end."""
    for name, (least, most) in bounds_of(settings).items():
        value = getattr(settings, name)
        for number in value if isinstance(value, tuple) else (value,):
            if not least <= number <= most:  # what is no number is between none
                values = {"setting": name, "value": number, "least": told(least), "most": told(most)}
                raise SetupError("training.out-of-bounds", values, source)
    for name, known in (("device", DEVICES), ("opponent", OPPONENTS)):
        if getattr(settings, name) not in known:
            values = {"setting": name, "value": getattr(settings, name), "known": ", ".join(known)}
            raise SetupError("training.not-one-of", values, source)
    for number, kind in enumerate(settings.kinds, 1):
        try:
            game.start(kind.seats, 1, dict(kind.options))
        except GalaktykaError as error:
            raise type(error)(error.message_id, error.values, source, f"kinds, {number}") from None


def bounds_of(settings: Settings) -> dict[str, Bounds]:
    """Between which numbers each setting may lie."""
    round_of_choices = settings.lanes * settings.horizon * settings.tables
    return {
        "seed": (0, 2**32 - 1),
        "seconds": (TINY, inf),
        "decisions": (0, inf),
        "threads": (1, MOST),
        "workers": (1, MOST),
        "groups": (1, MOST),
        "tables": (1, MOST),
        "together": (1, settings.lanes),
        "horizon": (1, MOST),
        "hidden": (1, MOST_WIDTH),
        "epochs": (1, MOST),
        "minibatch": (1, round_of_choices),
        "rate": (0, 1),
        "entropy": (0, inf),
        "clip": (TINY, inf),
        "decay": (0, 1),
        "win": (0, 1),
        "scale": (TINY, inf),
        "measured": (0, 1),
        "league": (0, 1 - settings.measured),
        "members": (1, MOST),
        "imitate": (0, 1),
        "room": (2, 2**15 - 1),
        "most_choices": (1, inf),
        "value_weight": (0, inf),
        "keep": (1, inf),
    }


def told(bound: float) -> Any:
    """As a person would write it."""
    return "∞" if bound == inf else round(bound, 6) if bound % 1 else int(bound)
