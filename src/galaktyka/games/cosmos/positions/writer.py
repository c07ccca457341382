"""Positions as documents: everything by name, readable by people. See docs/positions.md."""

from __future__ import annotations

from galaktyka.core.game import Document
from galaktyka.core.keeping import FORMAT, write_kept
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.system import is_finished
from galaktyka.games.cosmos.engine.state import MOST_PLAYERS, Position, options_of
from galaktyka.games.cosmos.positions.fields import (
    AUTOMA,
    LOOKED,
    LOOKED_AT_SET_UP,
    PILES,
    PLAYER,
    POINTS,
    SEAT,
    TURN,
    write_all,
    write_task,
    write_tasks,
)


def document_of(state: Position, content: str) -> Document:
    """The whole position; what is at rest is left out. Of every deck the card that comes next is named first."""
    box = state.box
    document: Document = {
        "format": FORMAT,
        "game": "cosmos",
        "content": content,
        "options": options_of(state),
        "rng": state.rng.words(),
        "round": state.round,
        "step": v.STEPS[state.step],
        "first": state.first,
        "turns": state.turns,
        "closing": state.closing,
        "cells": {
            v.CELLS[cell]: cell_document(state, cell) for cell in range(v.CELL_COUNT) if state.cells[cell] != v.EMPTY
        },
        "planet_deck": [box.planet_ids[planet] for planet in state.planet_deck],
        "crew_deck": [box.crew_ids[card] for card in state.crew_deck[::-1]],
        "survivor_deck": [box.survivor_ids[card] for card in state.survivor_deck[::-1]],
        **write_all(PILES, box, state),
        "revelations": state.revealed,
        "players": [{**player_document(state, seat), **seat_document(state, seat)} for seat in range(state.count)],
    }
    if state.active != v.NO_SEAT:
        document["active"] = state.active
    if len(state.players) > state.count:
        document["automa"] = {**player_document(state, state.count), **automa_document(state)}
    write_kept((*TURN, LOOKED_AT_SET_UP if state.step == v.SETUP else LOOKED), box, state, document)
    document.update(question_document(state))
    return document


def question_document(state: Position) -> Document:
    """What is being done in this turn, and who is asked what."""
    document: Document = {}
    if state.agenda:
        document["agenda"] = write_tasks(state, state.agenda)
    if state.task:
        document["task"] = write_task(state, state.task)
    if state.question != v.NOTHING:
        document["asked"] = state.asked
        document["question"] = v.QUESTIONS[state.question]
        if state.floor:
            document["floor"] = state.floor
    return document


def cell_document(state: Position, cell: int) -> Document:
    """A planet on the table: its levels and its terraform track, the first on it first."""
    document: Document = {"planet": state.box.planet_ids[state.cells[cell]]}
    if is_finished(state, cell):
        document["terraformed"] = True
    levels = {v.RESOURCES[r]: state.levels[4 * cell + r] for r in range(v.KINDS) if state.levels[4 * cell + r]}
    if levels:
        document["levels"] = levels
    first = MOST_PLAYERS * cell
    track = [
        {"seat": seat, "space": state.merit[first + seat]}
        for seat in state.ranks[first : first + MOST_PLAYERS]
        if seat != v.NOBODY
    ]
    if track:
        document["track"] = track
    return document


def player_document(state: Position, seat: int) -> Document:
    """What seats and the Automa have both."""
    player = state.players[seat]
    return {**write_all(PLAYER, state.box, player), "vp": write_all(POINTS, state.box, player)}


def seat_document(state: Position, seat: int) -> Document:
    """What a person at the table has besides."""
    return write_all(SEAT, state.box, state.players[seat])


def automa_document(state: Position) -> Document:
    """What the Automa has besides, with its cards."""
    ids = state.box.automa_ids
    return {
        **write_all(AUTOMA, state.box, state.players[state.count]),
        "deck": [ids[card] for card in state.automa_deck[::-1]],
        "discard": [ids[card] for card in state.automa_discard],
    }
