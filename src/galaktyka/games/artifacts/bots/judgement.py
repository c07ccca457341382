"""What a position of Alien Artifacts promises a player: by rules of thumb, or with weights learned from games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.artifacts.bots.learned import MOMENTS, WEIGHTS
from galaktyka.games.artifacts.bots.lore import POINT
from galaktyka.games.artifacts.bots.projects import missing, project_share
from galaktyka.games.artifacts.bots.situation import Appraisal, credits_worth
from galaktyka.games.artifacts.bots.tables import NOTHING_MORE, end_hope
from galaktyka.games.artifacts.bots.worth import best_worth, use_of
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.scoring import technology_points

if TYPE_CHECKING:
    from mypy_extensions import i64

TRAITS: Final = (
    "hope/credits", "hope/logistical", "hope/operational", "hope/technologies", "hope/projects", "scored",
    "credits", "artifacts", "plans", "stored", "tokens", "track", "empire",
    *[f"{side}/{type}" for type in v.TYPES for side in v.SIDES],
    *[f"{what}/{type}" for what in ("project", "attached", "cost", "limit") for type in v.TYPES],
    *[f"kind/{type}/{kind}" for type in v.TYPES for kind in v.KINDS],
)  # fmt: skip
"""What is weighed. Hopes are the greedy bot's, in points; scored is what technologies would give now at the end."""


RULES_OF_THUMB: Final = [0.10, 0.30, 0.13, 0.30, 0.40]
"""How much of the first traits, the hopes, is counted: they began as a fit to the ends of greedy games and were kept
where matches were won with them (bench/judgement.py)."""


def hoped(a: Appraisal) -> float:
    """Points that the player will probably still gain, by rules of thumb: the greedy bot hopes for too much."""
    values = hopes(a)
    total = 0.0
    for i in range(len(RULES_OF_THUMB)):
        total += values[i] * RULES_OF_THUMB[i]
    return total


def promised(a: Appraisal) -> float:
    """The same with learned weights for all traits (bench/learning.py); what all players gain alike is left out."""
    far: i64 = 1
    while far < len(MOMENTS) - 1 and MOMENTS[far] < a.left:
        far += 1
    near: i64 = far - 1
    share = min(float(a.left - MOMENTS[near]) / float(MOMENTS[far] - MOMENTS[near]), 1.0)
    values = traits(a)
    total = 0.0
    for i in range(len(values)):
        weights = WEIGHTS[i]
        total += values[i] * (weights[near] * (1.0 - share) + weights[far] * share)
    return total


def traits(a: Appraisal) -> list[float]:
    """What a player has, in the order of TRAITS."""
    player = a.player
    values = hopes(a)
    values.append(float(player.credits))
    values.append(float(len(player.artifacts)))
    values.append(float(len(player.plans)))
    values.append(float(len(player.stored)))
    values.append(float(sum(player.tokens)))
    values.append(float(player.vp))
    values.append(float(len(player.empire)))
    for numbers in (a.sides, a.waiting, icons_attached(a), a.cost, a.limit):
        for i in range(len(numbers)):
            values.append(float(numbers[i]))
    for i in range(len(v.TYPES) * len(v.KINDS)):
        values.append(float(a.kinds[i]))
    return values


def hopes(a: Appraisal) -> list[float]:
    """What the greedy bot hopes for, in points, and what technologies score already."""
    player = a.player
    logistical: i64 = 0
    operational: i64 = 0
    tables: i64 = 0
    scored: i64 = 0
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        points = technology_points(a.state, player, i)
        scored += points
        if player.sides[i] == v.LOGISTICAL:
            logistical += use_of(a, card, v.LOGISTICAL)
        elif a.box.type[card] == v.TECHNOLOGY:
            tables += end_hope(a, card, NOTHING_MORE, v.OPERATIONAL) - points * POINT
        else:
            operational += use_of(a, card, v.OPERATIONAL)
    projects: i64 = 0
    for i in range(len(player.projects)):
        project: i64 = player.projects[i]
        projects += best_worth(a, project) * project_share(a, project, missing(a, project)) // 100
    found = [credits_worth(a, player.credits), logistical, operational, tables, projects, scored * POINT]
    return [float(value) / float(POINT) for value in found]


def icons_attached(a: Appraisal) -> list[int]:
    """Icons on projects of each type."""
    player = a.player
    icons = [0, 0, 0]
    for i in range(len(player.attached)):
        icons[a.box.type[player.attached_to[i]]] += a.box.icons[player.attached[i]]
    return icons
