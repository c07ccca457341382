"""Positions as documents: everything by name, readable by people. See docs/positions.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import DOCUMENT_VERSION, Document
from galaktyka.games.artifacts.rules.resources import discards
from galaktyka.games.artifacts.state import Player, Position
from galaktyka.games.artifacts.view import artifact_names, on_its_way, plan_names, resource_names
from galaktyka.games.artifacts.vocabulary import (
    ACT,
    ASK_ACT,
    COLOURS,
    NO_CARD,
    NO_SEAT,
    NONE,
    NOTHING,
    PHASES,
    QUESTIONS,
    SIDES,
    TASK_SIZE,
    TASKS,
    TYPES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FORMAT: Final = f"galaktyka position {DOCUMENT_VERSION}"

TASK_FIELDS: Final[dict[str, list[str]]] = {
    "set-up": ["step"],
    "buy": ["deck"],
    "complete": ["card"],
    "arrive": ["card", "side", "way"],
    "check": [],
    "produce": ["card", "cards"],
    "score": ["card", "sure"],
    "ops": ["source", "index", "effect", "op", "about"],
    "attack": ["mode", "card", "bonus"],
    "sending": ["mode", "card", "bonus", "target", "plan", "sent"],
    "strike": ["card", "target", "plan", "bonus"],
    "reveal": ["card", "target", "plan", "bonus", "rerolls"],
    "resolve": ["card", "target", "plan", "bonus"],
    "blockade": ["target", "tokens", "from"],
    "end-attack": ["target", "scouts"],
    "attach": ["cards", "here"],
    "exchanged": [],
    "lift": ["row", "tokens", "from"],
    "prepared": ["deck", "floor"],
    "end-action": [],
    "flips": ["cards", "turned"],
    "played": ["artifact"],
    "switch-off": ["card"],
    "scouting": [],
}
"""The operands of each task, in order. Names stand for cards, decks, sides, plans; numbers for the rest."""

SOURCES: Final = ("card", "effect", "artifact", "faction")


def document_of(state: Position, content: str) -> Document:
    """The whole position; what is at rest is left out."""
    box = state.box
    document: Document = {
        "format": FORMAT,
        "game": "artifacts",
        "content": content,
        "options": {"choose-factions": state.choose_factions},
        "rng": state.rng.words(),
        "phase": PHASES[state.phase],
        "turn": state.turns,
        "first": state.first,
        "marker": state.marker,
        "ending": state.ending,
        "deck": [box.resource_ids[card] for card in state.deck[state.top :]],
        "discard": [box.resource_ids[card] for card in discards(state, on_its_way(state))],
        "decks": {TYPES[deck]: [box.ids[card] for card in cards] for deck, cards in enumerate(state.decks)},
        "system": box.pack.systems[state.system].id,
        "systems": [box.pack.systems[system].id for system in state.systems],
        "plan_deck": plan_names(box, state.plan_deck),
        "artifact_deck": artifact_names(box, state.artifact_deck),
        "revelations": state.revealed,
        "players": [player_document(state, seat) for seat in range(state.count)],
    }
    if state.active != NO_SEAT:
        document["active"] = state.active
    turn = turn_document(state)
    if turn:
        document["turn_notes"] = turn
    if state.agenda:
        document["agenda"] = [
            task_document(state, state.agenda[at : at + TASK_SIZE]) for at in range(0, len(state.agenda), TASK_SIZE)
        ]
    if state.task:
        document["task"] = task_document(state, state.task)
    return document


def turn_document(state: Position) -> Document:
    """What is noted about this turn and this action."""
    box = state.box
    notes: Document = {"actions": state.actions} if state.phase == ACT else {}
    for key, number in {
        "raised": state.raised,
        "raised_planets": state.raised_planets,
        "attack_bonus": state.attack_bonus,
        "rerolls": state.rerolls,
        "need": state.need,
        "paid": state.paid,
        "slots": state.slots,
        "planet_slots": state.planet_slots,
        "sets": state.sets,
        "colour": state.colour,
    }.items():
        if number:
            notes[key] = COLOURS[number] if key == "colour" else number
    for key, pile in {"used": state.used, "attacked": state.attacked, "switched": state.switched}.items():
        if pile:
            notes[key] = [box.ids[card] for card in pile]
    if state.gold:
        notes["gold"] = True
    if state.from_planets:
        notes["from_planets"] = True
    if state.looked:
        notes["looked"] = [box.ids[card] for card in state.looked]
    if state.fresh != NO_CARD:
        notes["fresh"] = box.ids[state.fresh]
    if state.card != NO_CARD:
        notes["revealed"] = box.resource_ids[state.card]
    if state.drawn:
        notes["drawn"] = [box.resource_ids[card] for card in state.drawn]
    return notes


def task_document(state: Position, task: bytes) -> Document:
    """A task of the agenda."""
    name = TASKS[task[0]]
    document: Document = {"task": name, "seat": task[1]}
    for place, field in enumerate(TASK_FIELDS[name]):
        document[field] = operand(state, task, field, task[2 + place])
    return document


def operand(state: Position, task: bytes, field: str, number: i64) -> object:
    """An operand by its name; None for no card."""
    box = state.box
    if field == "card":
        return box.ids[number] if number != NONE else None
    if field == "from":
        return box.ids[number] if number else None
    if field == "deck" or (field == "row" and number != NONE):
        return TYPES[number]
    if field == "side":
        return SIDES[number]
    if field == "plan":
        return box.pack.plans[number].id
    if field == "source":
        return SOURCES[number]
    if field == "artifact":
        return box.pack.artifacts[number].id
    if field == "index":
        return source_id(state, task[2], number)
    if field in ("row", "about", "cards", "tokens") and number == NONE:
        return None
    return int(number)


def source_id(state: Position, source: i64, index: i64) -> str:
    """The id of a card, an artifact or a faction."""
    pack = state.box.pack
    if SOURCES[source] == "artifact":
        return pack.artifacts[index].id
    if SOURCES[source] == "faction":
        return pack.factions[index].id
    return pack.cards[index].id


def player_document(state: Position, seat: int) -> Document:
    """One player."""
    box = state.box
    player = state.players[seat]
    document: Document = {
        "hand": resource_names(box, player.hand),
        "projects": [project_document(state, player, project) for project in player.projects],
        "empire": [empire_document(state, player, i) for i in range(len(player.empire))],
        "credits": player.credits,
        "vp": player.vp,
    }
    if player.faction != NO_CARD:
        document["faction"] = box.pack.factions[player.faction].id
    if player.plans:
        document["plans"] = plan_names(box, player.plans)
    if player.shown_plans:
        document["shown_plans"] = plan_names(box, player.shown_plans)
    if player.artifacts:
        document["artifacts"] = artifact_names(box, player.artifacts)
    if player.scored:
        document["scored"] = [box.ids[card] for card in player.scored]
    if seat == state.asked and state.question != NOTHING:
        document["question"] = QUESTIONS[state.question]
        if state.owe and state.question != ASK_ACT:
            document["owe"] = state.owe
        if state.floor:
            document["floor"] = state.floor
    return document


def project_document(state: Position, player: Player, project: i64) -> Document:
    """A card under construction."""
    attached = [
        state.box.section_ids[code] for i, code in enumerate(player.attached) if player.attached_to[i] == project
    ]
    document: Document = {"card": state.box.ids[project]}
    if attached:
        document["attached"] = attached
    return document


def empire_document(state: Position, player: Player, i: i64) -> Document:
    """A card of the empire."""
    box = state.box
    card: i64 = player.empire[i]
    document: Document = {"card": box.ids[card], "side": SIDES[player.sides[i]]}
    if player.tokens[i]:
        document["tokens"] = player.tokens[i]
    stored = [box.section_ids[code] for k, code in enumerate(player.stored) if player.stored_at[k] == card]
    if stored:
        document["stored"] = stored
    return document
