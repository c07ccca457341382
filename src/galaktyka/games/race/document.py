"""Positions as documents: everything by name, readable by people. See docs/positions.md."""

from __future__ import annotations

from typing import Final

from galaktyka.core.game import DOCUMENT_VERSION, Document
from galaktyka.games.race.box import Box
from galaktyka.games.race.rules.deck import discards
from galaktyka.games.race.state import Player, Position
from galaktyka.games.race.vocabulary import (
    ACTION_CARDS,
    ASK_ACTION,
    ASK_CASH,
    ASK_DISCARD,
    ASK_KEEP,
    ASK_PAY,
    ASK_SPEND,
    KINDS,
    NO_CARD,
    NOTHING,
    PHASES,
    QUESTIONS,
    STAGES,
)

FORMAT: Final = f"galaktyka position {DOCUMENT_VERSION}"
WINDFALL_KEYS: Final = ["any", "novelty", "rare", "genes", "alien"]

COUNTED_QUESTIONS: Final = (ASK_ACTION, ASK_DISCARD, ASK_KEEP, ASK_PAY, ASK_SPEND, ASK_CASH)


def names(box: Box, pile: bytes) -> list[str]:
    """The ids of the cards of a pile."""
    return [box.ids[card] for card in pile]


def document_of(state: Position, content: str) -> Document:
    """The whole position."""
    return {
        "format": FORMAT,
        "game": "race",
        "content": content,
        "options": {"first-game": state.first_game, "advanced": state.advanced},
        "rng": state.rng.words(),
        "lead": state.order[0],
        "round": state.round,
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage],
        "turn": state.turn,
        "second_time": state.again,
        "plan": [PHASES[phase] for phase in state.plan],
        "pool": state.pool,
        "deck": [state.box.ids[card] for card in state.deck[state.top :]],
        "discard": [state.box.ids[card] for card in sorted(discards(state, NO_CARD))],
        "revelations": state.revealed,
        "players": [player_document(state.box, player) for player in state.players],
    }


def player_document(box: Box, player: Player) -> Document:
    """One player; what is at rest is left out."""
    tableau: list[Document] = []
    for i, card in enumerate(player.tableau):
        entry: Document = {"card": box.ids[card]}
        if player.goods[i]:
            entry["good"] = box.ids[player.goods[i] - 1]
        tableau.append(entry)
    document: Document = {
        "hand": names(box, player.hand),
        "tableau": tableau,
        "chips": player.chips,
        "active": player.active,
        "actions": [ACTION_CARDS[card] for card in (player.first, player.second) if card != NO_CARD],
    }
    if player.ask != NOTHING:
        document["question"] = QUESTIONS[player.ask]
        if player.ask in COUNTED_QUESTIONS:
            document["owe"] = player.owe
        if player.floor and player.ask != ASK_SPEND:
            document["floor"] = player.floor
    if player.drawn:
        document["drawn"] = names(box, player.drawn)
    if player.placing != NO_CARD:
        document["placing"] = box.ids[player.placing]
    if player.contact:
        document["contact"] = True
    if player.temporary:
        document["temporary"] = player.temporary
    if player.power != NO_CARD:
        document["power"] = box.ids[player.power]
    if player.spent:
        document["spent"] = names(box, player.spent)
    if player.used:
        document["used"] = names(box, player.used)
    if player.wagered:
        document["wagered"] = True
    if player.made:
        document["made"] = [KINDS[kind] for kind in player.made]
    if player.windfalls:
        document["windfalls"] = {key: player.windfalls[i] for i, key in enumerate(WINDFALL_KEYS)}
    return document
