"""Positions as documents: everything by name, readable by people. See docs/positions.md."""

from __future__ import annotations

from galaktyka.core.game import Document
from galaktyka.core.keeping import FORMAT, write_kept
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.stages import COUNTED_QUESTIONS, ORDERED_QUESTIONS
from galaktyka.games.frontiers.engine.state import Player, Position
from galaktyka.games.frontiers.engine.view import names
from galaktyka.games.frontiers.positions.fields import GOALS, KEPT_GOAL, PART, PLAYER, POSSESSIONS, TABLE, written


def document_of(state: Position, content: str) -> Document:
    """The whole position; what is at rest is left out."""
    box = state.box
    document: Document = {
        "format": FORMAT,
        "game": "frontiers",
        "content": content,
        "options": {"first-game": state.first_game, "goals": state.with_goals},
        "rng": state.rng.words(),
        "round": state.round,
        "phase": v.PHASES[state.phase],
        "stage": v.STAGES[state.stage],
        "track": list(state.track),
        "picking": state.picking,
        "turn": state.turn,
        "vp_pool": state.vp_pool,
        "colonist_pool": state.colonist_pool,
        "technologies": {box.ids[face]: state.supply[face] for face in state.faces},
        "bag": names(box, state.bag),
        "players": [player_document(state, seat) for seat in range(state.count)],
        **written(TABLE, box, state),
    }
    if state.action != v.NO_TILE:
        document["action"] = v.ACTION_TILES[state.action]
    if state.chooser != v.NO_SEAT:
        document["chooser"] = state.chooser
    if state.with_goals:
        document |= written(GOALS, box, state)
        write_kept(KEPT_GOAL, box, state, document)
        if state.hidden_goal != v.NO_TILE:
            document["hidden_goal"] = {"goal": box.goal_ids[state.hidden_goal], "seat": state.hidden_owner}
    part: Document = {}
    write_kept(PART, box, state, part)
    if part:
        document["part"] = part
    return document


def player_document(state: Position, seat: int) -> Document:
    """One player."""
    box = state.box
    player = state.players[seat]
    document: Document = {
        "board": player.board,
        "colonies": [colony_document(state, player, place) for place in range(len(player.colonies))],
        **written(POSSESSIONS, box, player),
    }
    write_kept(PLAYER, box, player, document)
    if player.active < len(player.colonies):
        document["active"] = player.active
    if seat == state.asked and state.question != v.NOTHING:
        document["question"] = v.QUESTIONS[state.question]
        if state.question in COUNTED_QUESTIONS:
            document["owe"] = state.owe
        if state.floor and state.question in ORDERED_QUESTIONS:
            document["floor"] = box.ids[state.floor - 1]
    return document


def colony_document(state: Position, player: Player, place: int) -> Document:
    """A colony, perhaps with a good."""
    entry: Document = {"tile": state.box.ids[player.colonies[place]]}
    if player.goods[place]:
        entry["good"] = v.KINDS[player.goods[place]]
    return entry
