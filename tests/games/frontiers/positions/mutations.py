"""Documents of New Frontiers broken at random."""

from typing import Any

from galaktyka.core.rng import Rng
from galaktyka.games.frontiers.engine.tiles import KINDS
from galaktyka.games.frontiers.engine.vocabulary import ACTION_TILES, ENDS, PHASES, QUESTIONS, STAGES
from galaktyka.games.frontiers.game import GAME
from tests.games.broken import Breaker, Document, ask_another, pick

PACK = GAME.box.pack
WORDS: list[list[str]] = [
    GAME.box.ids, [goal.id for goal in PACK.goals], KINDS, list(ACTION_TILES), list(PHASES), list(QUESTIONS),
    list(STAGES), list(ENDS),
]  # fmt: skip
TOP_KEYS = [
    "format", "game", "content", "options", "rng", "seed", "round", "phase", "stage", "track", "picking", "taken",
    "action", "chooser", "turn", "vp_pool", "colonist_pool", "produce_credits", "technologies", "bag", "display",
    "leaving", "ends", "revelations", "goal_stack", "goals_up", "looked", "hidden_goal", "part", "players",
]  # fmt: skip
PART_KEYS = [
    "chosen", "second", "settling", "upgraded", "upgrading", "temporary", "power", "spent", "given", "used",
    "consumed", "sale", "windfalls", "stored",
]  # fmt: skip
PLAYER_KEYS = [
    "board", "colonies", "technologies", "discovered", "credits", "colonists", "vp", "stored_goods",
    "stored_planets", "stored_credits", "refinery", "made", "active", "question", "owe", "floor",
]  # fmt: skip


def step_aside(document: Document, rng: Rng) -> None:
    """Another phase, stage or turn."""
    key = pick(rng, ["phase", "stage", "turn", "picking"])
    words: dict[str, list[Any]] = {"phase": [*PHASES], "stage": [*STAGES]}
    document[key] = pick(rng, words.get(key, [0, 1, 2, 3, 4, 5]))


def note(document: Document, rng: Rng) -> None:
    """Another note on the part of the player who is asked, of the sort that belongs there."""
    tiles = pick(rng, document["players"])
    own = [colony["tile"] for colony in tiles["colonies"]] + tiles["technologies"] + tiles["discovered"]
    part = document.setdefault("part", {})
    part[pick(rng, PART_KEYS)] = pick(
        rng,
        [True, rng.below(8), pick(rng, own), [pick(rng, own)], [pick(rng, KINDS)], {"any": rng.below(3)}],
    )


def keys(document: Document, rng: Rng) -> list[tuple[Document, list[str]]]:
    parts = [(document, TOP_KEYS), *((player, PLAYER_KEYS) for player in document["players"])]
    return [*parts, (document.setdefault("part", {}), PART_KEYS) if rng.below(2) else parts[0]]


BREAKER = Breaker(
    WORDS,
    keys,
    agreeing=("bag", "vp_pool", "colonist_pool", "technologies", "chooser", "action", "goal_stack", "rng"),
    own=[ask_another(list(QUESTIONS)), step_aside, note],
    piles=False,
)
