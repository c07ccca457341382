"""Positions as documents: everything by name, readable by people. See docs/positions.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import TASK_SIZE
from galaktyka.core.game import Document
from galaktyka.core.keeping import FORMAT, write_kept
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import RULES_4
from galaktyka.games.artifacts.engine.rules.resources import discards
from galaktyka.games.artifacts.engine.stages import KEPT_FOR_QUESTIONS, TASK_OPERANDS
from galaktyka.games.artifacts.engine.state import Player, Position
from galaktyka.games.artifacts.engine.view import named, on_its_way
from galaktyka.games.artifacts.positions.fields import NOTES, PLAYER, operand_kind

if TYPE_CHECKING:
    from mypy_extensions import i64


def document_of(state: Position, content: str) -> Document:
    """The whole position; what is at rest is left out."""
    box = state.box
    document: Document = {
        "format": FORMAT,
        "game": "artifacts",
        "content": content,
        "options": {"choose-factions": state.choose_factions},
        "rng": state.rng.words(),
        "phase": v.PHASES[state.phase],
        "turn": state.turns,
        "first": state.first,
        "marker": state.marker,
        "ending": state.ending,
        "deck": [box.resource_ids[card] for card in state.deck[state.top :]],
        "discard": [box.resource_ids[card] for card in discards(state, on_its_way(state))],
        "decks": {v.TYPES[deck]: named(box.ids, cards) for deck, cards in enumerate(state.decks)},
        "system": box.system_ids[state.system],
        "systems": named(box.system_ids, state.systems),
        "plan_deck": named(box.plan_ids, state.plan_deck),
        "artifact_deck": named(box.artifact_ids, state.artifact_deck),
        "revelations": state.revealed,
        "players": [player_document(state, seat) for seat in range(state.count)],
    }
    if box.rules != RULES_4:  # they were not named when they were ours, and what was written then stays as it is
        document["rules"] = box.rules
    if state.active != v.NO_SEAT:
        document["active"] = state.active
    notes: Document = {"actions": state.actions} if state.phase == v.ACT else {}
    write_kept(NOTES, box, state, notes)
    if notes:
        document["turn_notes"] = notes
    if state.agenda:
        agenda = [state.agenda[at : at + TASK_SIZE] for at in range(0, len(state.agenda), TASK_SIZE)]
        document["agenda"] = [task_document(state, task) for task in agenda]
    if state.task:
        document["task"] = task_document(state, state.task)
    return document


def task_document(state: Position, task: bytes) -> Document:
    """A task of the agenda."""
    document: Document = {"task": v.TASKS[task[0]], "seat": task[1]}
    for place, operand in enumerate(TASK_OPERANDS[task[0]], 2):
        document[operand.rstrip("?")] = operand_kind(operand, task[2]).write(state.box, task[place])
    return document


def player_document(state: Position, seat: int) -> Document:
    """One player."""
    box = state.box
    player = state.players[seat]
    document: Document = {
        "hand": named(box.resource_ids, player.hand),
        "projects": [project_document(state, player, project) for project in player.projects],
        "empire": [empire_document(state, player, i) for i in range(len(player.empire))],
        "credits": player.credits,
        "vp": player.vp,
    }
    write_kept(PLAYER, box, player, document)
    if seat == state.asked and state.question != v.NOTHING:
        document["question"] = v.QUESTIONS[state.question]
        if state.owe and state.question in KEPT_FOR_QUESTIONS["owe"]:
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
    document: Document = {"card": box.ids[card], "side": v.SIDES[player.sides[i]]}
    if player.tokens[i]:
        document["tokens"] = player.tokens[i]
    stored = [box.section_ids[code] for k, code in enumerate(player.stored) if player.stored_at[k] == card]
    if stored:
        document["stored"] = stored
    return document
