"""Positions as documents: everything by name, readable by people. See docs/positions.md."""

from __future__ import annotations

from typing import Final

from galaktyka.core.game import DOCUMENT_VERSION, Document
from galaktyka.games.frontiers.rules.rounds import is_taken
from galaktyka.games.frontiers.state import Player, Position
from galaktyka.games.frontiers.view import goal_names, names
from galaktyka.games.frontiers.vocabulary import (
    ACTION_TILES,
    ASK_RETURN,
    ASK_SPEND,
    ASK_STOCK,
    ENDS,
    KINDS,
    NO_SEAT,
    NO_TILE,
    NOTHING,
    PHASES,
    QUESTIONS,
    STAGES,
)

FORMAT: Final = f"galaktyka position {DOCUMENT_VERSION}"
WINDFALL_KEYS: Final = ["any", "novelty", "rare", "genes", "alien"]
COUNTED_QUESTIONS: Final = (ASK_RETURN, ASK_SPEND)
ORDERED_QUESTIONS: Final = (ASK_SPEND, ASK_STOCK)


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
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage],
        "track": list(state.track),
        "picking": state.picking,
        "taken": [tile for i, tile in enumerate(ACTION_TILES) if is_taken(state, i)],
        "turn": state.turn,
        "vp_pool": state.vp_pool,
        "colonist_pool": state.colonist_pool,
        "produce_credits": state.produce_credits,
        "technologies": {box.ids[face]: state.supply[face] for face in state.faces},
        "bag": names(box, state.bag),
        "display": names(box, state.display),
        "leaving": names(box, state.leaving),
        "ends": [end for end, bit in ENDS.items() if state.ends & bit],
        "revelations": state.revealed,
        "players": [player_document(state, seat) for seat in range(state.count)],
    }
    if state.action != NO_TILE:
        document["action"] = ACTION_TILES[state.action]
    if state.chooser != NO_SEAT:
        document["chooser"] = state.chooser
    if state.with_goals:
        document["goal_stack"] = goal_names(box, state.goal_stack)
        document["goals_up"] = goal_names(box, state.goals_up)
        document["looked"] = goal_names(box, state.looked)
        if state.kept_goal != NO_TILE:
            document["kept_goal"] = box.pack.goals[state.kept_goal].id
        if state.hidden_goal != NO_TILE:
            document["hidden_goal"] = {
                "goal": box.pack.goals[state.hidden_goal].id,
                "seat": state.hidden_owner,
            }
    part = part_document(state)
    if part:
        document["part"] = part
    return document


def part_document(state: Position) -> Document:
    """What is noted about the part of the player who is asked."""
    box = state.box
    part: Document = {}
    if state.chosen:
        part["chosen"] = True
    if state.second:
        part["second"] = True
    if state.settling != NO_TILE:
        part["settling"] = box.ids[state.settling]
    if state.upgraded:
        part["upgraded"] = True
    if state.upgrading != NO_TILE:
        part["upgrading"] = box.ids[state.upgrading]
    if state.temporary:
        part["temporary"] = state.temporary
    if state.power != NO_TILE:
        part["power"] = box.ids[state.power]
    if state.spent:
        part["spent"] = names(box, state.spent)
    if state.given:
        part["given"] = [KINDS[kind] for kind in range(1, 5) if (state.given >> kind) & 1]
    if state.used:
        part["used"] = names(box, state.used)
    if state.consumed:
        part["consumed"] = state.consumed
    if state.sale:
        part["sale"] = state.sale
    if state.windfalls:
        part["windfalls"] = {key: state.windfalls[i] for i, key in enumerate(WINDFALL_KEYS)}
    if state.stored:
        part["stored"] = True
    return part


def player_document(state: Position, seat: int) -> Document:
    """One player."""
    box = state.box
    player = state.players[seat]
    document: Document = {
        "board": player.board,
        "colonies": colonies_document(state, player),
        "technologies": names(box, player.technologies),
        "discovered": names(box, player.discovered),
        "credits": player.credits,
        "colonists": player.colonists,
        "vp": player.vp,
    }
    if player.stored_goods:
        document["stored_goods"] = [KINDS[kind] for kind in player.stored_goods]
    if player.stored_planets:
        document["stored_planets"] = names(box, player.stored_planets)
    if player.stored_credits:
        document["stored_credits"] = player.stored_credits
    if player.refinery:
        document["refinery"] = KINDS[player.refinery]
    if player.made:
        document["made"] = [KINDS[kind] for kind in player.made]
    if player.active < len(player.colonies):
        document["active"] = player.active
    if seat == state.asked and state.question != NOTHING:
        document["question"] = QUESTIONS[state.question]
        if state.question in COUNTED_QUESTIONS:
            document["owe"] = state.owe
        if state.floor and state.question in ORDERED_QUESTIONS:
            document["floor"] = box.ids[state.floor - 1]
    return document


def colonies_document(state: Position, player: Player) -> list[Document]:
    """The colonies in the order of settling, some with a good."""
    colonies: list[Document] = []
    for i, colony in enumerate(player.colonies):
        entry: Document = {"tile": state.box.ids[colony]}
        if player.goods[i]:
            entry["good"] = KINDS[player.goods[i]]
        colonies.append(entry)
    return colonies
