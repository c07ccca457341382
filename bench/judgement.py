"""How the search judges a position at its horizon, and whether the shares in that judgement fit.

    python bench/judgement.py                          4,000 games of Alien Artifacts and as many of Micro Cosmos
    python bench/judgement.py --game cosmos --games 100

The greedy bot plays against itself, with a random choice now and then. On the way the difference of two players is
written down: in points, and in each part of what the greedy bot hopes for. Least squares then say which percent of each
part comes true by the end of the game; the shares (in the room `bots` of a game) were rounded from such a fit and kept
where matches were won with them. Explained is the part of the squares of what is still to come, by the fit and by the
shares that play.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from balancing import markdown

from galaktyka.bots.compiled.search import Mind
from galaktyka.core.rng import Rng, seeded
from galaktyka.games import find_game
from galaktyka.games.artifacts.bots import search as artifacts
from galaktyka.games.artifacts.bots.judgement import RULES_OF_THUMB, hopes
from galaktyka.games.cosmos.bots import search as cosmos

SLIPS = 6
"""Random choices in a hundred: positions that the greedy bot would never come to are judged as well."""
SEEN = 25
"""Of a hundred turns so many are written down."""

Parts = Callable[[Any], list[int]]


@dataclass(frozen=True)
class Judgement:
    """The parts of a judgement, in hundredths of points, and the percent of each that the search counts."""

    mind: Mind
    shares: dict[str, int]
    appraise: Callable[[Any, int], Any]
    parts: Parts
    games: int


def artifacts_appraisal(state: Any, seat: int) -> Any:
    """The situation of a player of Alien Artifacts."""
    found = artifacts.Appraisal(state, seat, artifacts.lore_of(state.box), artifacts.MIND.taste)
    found.kept_credit = artifacts.kept_credit(found)
    return found


def artifacts_parts(a: Any) -> list[int]:
    """Credits, logistical cards, operational cards, what technologies will score, projects."""
    return [round(100 * hope) for hope in hopes(a)[: len(RULES_OF_THUMB)]]


def cosmos_appraisal(state: Any, seat: int) -> Any:
    """The situation of a player of Micro Cosmos."""
    return cosmos.Appraisal(state, seat, cosmos.lore_of(state.box), cosmos.MIND.taste)


def cosmos_parts(a: Any) -> list[int]:
    """Cargo and crew, colonies and outposts, upgrades, survivors."""
    scene = cosmos.scene_of(a, a.player)
    hold = cosmos.worth(a, scene) - cosmos.edges_worth(a, scene)
    if a.left < cosmos.ONE_TURN:
        return [hold, 0, 0, 0]
    upgrades = [upgrade for upgrade in range(cosmos.UPGRADE_COUNT) if scene.upgrades >> upgrade & 1]
    fittings = sum(cosmos.rate_of(a, upgrade) for upgrade in upgrades)
    if cosmos.ROBOTICS in upgrades:
        fittings += a.taste.second_deed * scene.colonies
    sites = a.taste.capacity * (scene.colonies + scene.outposts)
    return [hold, cosmos.per_turn(a, sites), cosmos.per_turn(a, fittings), cosmos.survivors_to_settle(a)]


ARTIFACTS_PARTS = ("credits", "logistical cards", "operational cards", "technologies", "projects")
JUDGEMENTS = {
    "artifacts": Judgement(
        artifacts.MIND,
        dict(zip(ARTIFACTS_PARTS, [round(100 * share) for share in RULES_OF_THUMB], strict=True)),
        artifacts_appraisal,
        artifacts_parts,
        4000,
    ),
    "cosmos": Judgement(
        cosmos.MIND,
        {
            "cargo and crew": cosmos.HOLD,
            "colonies and outposts": cosmos.SITES,
            "upgrades": cosmos.FITTINGS,
            "survivors": cosmos.HOMES,
        },
        cosmos_appraisal,
        cosmos_parts,
        4000,
    ),
}


def lead(totals: list[int]) -> int:
    """Of the first player."""
    return totals[0] - totals[1]


def play(key: str, number: int) -> tuple[list[list[float]], list[int]]:
    """One game: at some of its turns the difference in each part, and by how much the lead will still grow."""
    judgement = JUDGEMENTS[key]
    state = find_game(key).start(2, number)
    chance = seeded(number)
    rows: list[list[float]] = []
    leads: list[int] = []
    turn = -1
    while deciders := state.deciders():
        state.apply(deciders[0], choice(judgement.mind, state, deciders[0], chance))
        before, turn = turn, judgement.mind.course.clock(state)
        if state.deciders() and turn != before and chance.below(100) < SEEN:
            mine, theirs = (judgement.parts(judgement.appraise(state, seat)) for seat in range(2))
            rows.append([(own - other) / 100 for own, other in zip(mine, theirs, strict=True)])
            leads.append(lead(state.totals()))
    return rows, [lead(state.totals()) - then for then in leads]


def choice(mind: Mind, state: Any, seat: int, chance: Rng) -> int:
    """The greedy choice, or sometimes any."""
    if chance.below(100) < SLIPS:
        options = state.legal(seat)
        return int(options[chance.below(len(options))])
    return mind.answer(state, seat)


def table(key: str, games: int) -> str:
    """The shares that play beside those that fit best."""
    played = [play(key, number) for number in range(games)]
    hopes = np.array([row for rows, _ in played for row in rows])
    to_come = np.array([growth for _, growths in played for growth in growths])
    shares = JUDGEMENTS[key].shares
    fitted = np.linalg.lstsq(hopes, to_come, rcond=None)[0]
    playing = np.array(list(shares.values())) / 100
    body = [
        [name, f"{share} %", f"{100 * fit:.0f} %"]
        for (name, share), fit in zip(shares.items(), fitted, strict=True)
    ]  # fmt: skip
    body.append(["explained", *[f"{explained(hopes, to_come, each):.1%}" for each in (playing, fitted)]])
    return markdown([f"{key}: {len(to_come):,} positions", "counted", "fitted"], body)


def explained(hopes: Any, to_come: Any, shares: Any) -> float:
    """How much of what is still to come the judgement foresees."""
    rest = to_come - hopes @ shares
    return float(1 - (rest @ rest) / (to_come @ to_come))


def main() -> int:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(JUDGEMENTS))
    parser.add_argument("--games", type=int)
    args = parser.parse_args()
    for key in [args.game] if args.game else JUDGEMENTS:
        print(table(key, args.games or JUDGEMENTS[key].games), end="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
