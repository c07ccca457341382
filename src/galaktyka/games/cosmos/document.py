"""Positions as documents: everything by name, readable by people. See docs/positions.md."""

from __future__ import annotations

from typing import Final

from galaktyka.core.game import DOCUMENT_VERSION, Document
from galaktyka.games.cosmos.document_tasks import agenda_document, task_document
from galaktyka.games.cosmos.rules.cargo import held
from galaktyka.games.cosmos.rules.system import is_finished
from galaktyka.games.cosmos.rules.travel import space_name
from galaktyka.games.cosmos.state import MOST_PLAYERS, Position
from galaktyka.games.cosmos.view import colony_names, crew_names, deed_names, looked_names, ready_names, survivor_names
from galaktyka.games.cosmos.vocabulary import (
    CELL_COUNT,
    CELLS,
    EMPTY,
    KINDS,
    NO_SEAT,
    NOBODY,
    NOTHING,
    QUESTIONS,
    RESOURCES,
    STEPS,
    UPGRADES,
)

FORMAT: Final = f"galaktyka position {DOCUMENT_VERSION}"


def document_of(state: Position, content: str, options: dict[str, bool]) -> Document:
    """The whole position; what is at rest is left out. Of every deck the card that comes next is named first."""
    box = state.box
    document: Document = {
        "format": FORMAT,
        "game": "cosmos",
        "content": content,
        "options": options,
        "rng": state.rng.words(),
        "round": state.round,
        "step": STEPS[state.step],
        "first": state.first,
        "turns": state.turns,
        "closing": state.closing,
        "cells": {CELLS[cell]: cell_document(state, cell) for cell in range(CELL_COUNT) if state.cells[cell] != EMPTY},
        "planet_deck": [box.planet_ids[planet] for planet in state.planet_deck],
        "crew_deck": crew_names(box, state.crew_deck[::-1]),
        "crew_discard": crew_names(box, state.crew_discard),
        "cantina": crew_names(box, state.cantina),
        "survivor_deck": survivor_names(box, state.survivor_deck[::-1]),
        "survivor_discard": survivor_names(box, state.survivor_discard),
        "revelations": state.revealed,
        "players": [seat_document(state, seat) for seat in range(state.count)],
    }
    if state.active != NO_SEAT:
        document["active"] = state.active
    if len(state.players) > state.count:
        document["automa"] = automa_document(state)
    document.update(unfinished_business(state))
    return document


def unfinished_business(state: Position) -> Document:
    """What is being done in this turn."""
    document: Document = {}
    if state.plays:
        document["plays"] = state.plays
    if state.deeds:
        document["deeds"] = deed_names(state.deeds)
    if state.looked:
        document["looked"] = looked_names(state)
    if state.agenda:
        document["agenda"] = agenda_document(state.box, state.agenda, state.count)
    if state.task:
        document["task"] = task_document(state.box, state.task, state.count)
    if state.question != NOTHING:
        document["asked"] = state.asked
        document["question"] = QUESTIONS[state.question]
        if state.floor:
            document["floor"] = state.floor
    return document


def cell_document(state: Position, cell: int) -> Document:
    """A planet on the table: its levels and its terraform track, the first on it first."""
    document: Document = {"planet": state.box.planet_ids[state.cells[cell]]}
    if is_finished(state, cell):
        document["terraformed"] = True
    levels = {RESOURCES[r]: state.levels[4 * cell + r] for r in range(KINDS) if state.levels[4 * cell + r]}
    if levels:
        document["levels"] = levels
    first = MOST_PLAYERS * cell
    track = [
        {"seat": seat, "space": state.merit[first + seat]}
        for seat in state.ranks[first : first + MOST_PLAYERS]
        if seat != NOBODY
    ]
    if track:
        document["track"] = track
    return document


def player_document(state: Position, seat: int) -> Document:
    """What seats and the Automa have both."""
    player = state.players[seat]
    return {
        "ark": space_name(player.ark),
        "cargo": {RESOURCES[resource]: held(player, resource) for resource in range(KINDS)},
        "upgrades": [UPGRADES[u] for u in range(len(UPGRADES)) if (player.upgrades >> u) & 1],
        "engines": player.engines,
        "colonies": colony_names(player),
        "colony_pool": player.colony_pool,
        "outposts": [CELLS[cell] for cell in player.outposts],
        "outpost_pool": player.outpost_pool,
        "vp": {
            "merit": player.merit_vp,
            "bonus": player.bonus_vp,
            "unlocked": player.unlocked_vp,
            "placed": player.placed_vp,
        },
    }


def seat_document(state: Position, seat: int) -> Document:
    """A person at the table."""
    box = state.box
    player = state.players[seat]
    return {
        **player_document(state, seat),
        "ready": ready_names(player),
        "above": crew_names(box, player.top),
        "below": crew_names(box, player.bottom),
        "survivors": survivor_names(box, player.survivors),
        "settled": survivor_names(box, player.settled),
    }


def automa_document(state: Position) -> Document:
    """The Automa with its cards."""
    box = state.box
    return {
        **player_document(state, state.count),
        "symbols": crew_names(box, state.players[state.count].symbols),
        "deck": [box.automa_ids[card] for card in state.automa_deck[::-1]],
        "discard": [box.automa_ids[card] for card in state.automa_discard],
    }
