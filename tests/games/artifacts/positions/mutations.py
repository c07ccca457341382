"""Documents of Alien Artifacts broken at random."""

from typing import Any

from galaktyka.core.rng import Rng
from galaktyka.games.artifacts.engine.vocabulary import COLOURS, PHASES, QUESTIONS, SIDES, TYPES
from galaktyka.games.artifacts.game import GAME
from galaktyka.games.artifacts.positions.fields import SOURCES
from tests.games.artifacts.positions.operands import TASK_FIELDS
from tests.games.broken import Breaker, Document, ask_another, pick, put_task, shuffle_agenda

BOX = GAME.box
PACK = BOX.pack
WORDS: list[list[str]] = [
    BOX.ids, BOX.resource_ids, BOX.section_ids, [plan.id for plan in PACK.plans], [s.id for s in PACK.systems],
    [artifact.id for artifact in PACK.artifacts], [faction.id for faction in PACK.factions], list(TYPES), list(SIDES),
    list(COLOURS), list(PHASES), list(QUESTIONS), list(TASK_FIELDS), list(SOURCES),
]  # fmt: skip
TOP_KEYS = [
    "format", "game", "content", "options", "rng", "seed", "phase", "turn", "first", "active", "marker", "ending",
    "deck", "discard", "decks", "system", "systems", "plan_deck", "artifact_deck", "revelations", "turn_notes",
    "agenda", "task", "players", "unlisted",
]  # fmt: skip
NOTE_KEYS = [
    "actions", "raised", "raised_planets", "attack_bonus", "rerolls", "need", "paid", "slots", "planet_slots", "sets",
    "colour", "used", "attacked", "switched", "gold", "from_planets", "looked", "fresh", "revealed", "drawn",
]  # fmt: skip
PLAYER_KEYS = [
    "hand", "projects", "empire", "credits", "vp", "faction", "plans", "shown_plans", "artifacts", "scored",
    "question", "owe", "floor",
]  # fmt: skip


def some_operand(field: str, document: Document, rng: Rng) -> Any:
    """Something that may stand there; cards most often from the table."""
    if field in ("card", "index"):
        cards = [entry["card"] for player in document["players"] for entry in player["empire"] + player["projects"]]
        return pick(rng, [*cards, *cards, None, BREAKER.some_word(rng)])
    if field in ("deck", "row"):
        return pick(rng, [*TYPES, None])
    if field == "side":
        return pick(rng, list(SIDES))
    if field == "source":
        return pick(rng, list(SOURCES))
    if field == "plan":
        return pick(rng, [PACK.plans[0].id, PACK.plans[0].id, pick(rng, WORDS[3])])
    if field == "artifact":
        return pick(rng, WORDS[5])
    return pick(rng, [0, 0, 0, 1, 1, 2, 3, rng.below(256), None])


def new_task(document: Document, rng: Rng) -> None:
    """Another task is being done, or waits."""
    name = pick(rng, list(TASK_FIELDS))
    task = {"task": name, "seat": rng.below(len(document["players"]))}
    task |= {field: some_operand(field, document, rng) for field in TASK_FIELDS[name]}
    put_task(document, task, rng)


def step_aside(document: Document, rng: Rng) -> None:
    """Another phase or turn."""
    key = pick(rng, ["phase", "turn", "active", "first", "marker"])
    document[key] = pick(rng, list(PHASES)) if key == "phase" else rng.below(6)


def keys(document: Document, rng: Rng) -> list[tuple[Document, list[str]]]:
    parts = [(document, TOP_KEYS), *((player, PLAYER_KEYS) for player in document["players"])]
    return [*parts, (document.setdefault("turn_notes", {}), NOTE_KEYS) if rng.below(2) else parts[0]]


BREAKER = Breaker(
    WORDS,
    keys,
    agreeing=("deck", "discard", "decks", "systems", "plan_deck", "artifact_deck", "rng"),
    own=[ask_another(list(QUESTIONS)), new_task, new_task, shuffle_agenda, step_aside],
)
