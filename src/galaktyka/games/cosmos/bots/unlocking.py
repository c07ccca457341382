"""Which upgrade to unlock in Micro Cosmos: each is tried in thought on the turn that follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.cosmos.bots.journeys import best_journey
from galaktyka.games.cosmos.bots.scene import scene_of
from galaktyka.games.cosmos.bots.situation import Appraisal
from galaktyka.games.cosmos.bots.upgrades import paid, upgrade_worth
from galaktyka.games.cosmos.engine import vocabulary as v

if TYPE_CHECKING:
    from mypy_extensions import i64


def upgrade_to_unlock(a: Appraisal) -> i64:
    """The upgrade with which this turn and those that are left are best; PASS: without any."""
    s = scene_of(a, a.player)
    best: i64 = v.PASS
    most: i64 = best_journey(a, s).value
    options = a.state.options
    for i in range(len(options)):
        if options[i] == v.PASS:
            continue
        upgrade = options[i] - v.UPGRADE_FIRST
        turn = best_journey(a, paid(a, s, upgrade))
        value = turn.value + upgrade_worth(a, s, upgrade)
        if value > most:
            most = value
            best = options[i]
    return best
