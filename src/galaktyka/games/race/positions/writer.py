"""Positions as documents: everything by name, readable by people. See docs/positions.md."""

from __future__ import annotations

from galaktyka.core.game import Document
from galaktyka.core.keeping import FORMAT, write_kept
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box
from galaktyka.games.race.engine.rules.deck import discards
from galaktyka.games.race.engine.stages import COUNTED_QUESTIONS
from galaktyka.games.race.engine.state import Player, Position
from galaktyka.games.race.positions.fields import PLAYER


def document_of(state: Position, content: str) -> Document:
    """The whole position."""
    ids = state.box.ids
    return {
        "format": FORMAT,
        "game": "race",
        "content": content,
        "options": {"first-game": state.first_game, "advanced": state.advanced},
        "rng": state.rng.words(),
        "lead": state.order[0],
        "round": state.round,
        "phase": v.PHASES[state.phase],
        "stage": v.STAGES[state.stage],
        "turn": state.turn,
        "second_time": state.again,
        "plan": [v.PHASES[phase] for phase in state.plan],
        "pool": state.pool,
        "deck": [ids[card] for card in state.deck[state.top :]],
        "discard": [ids[card] for card in sorted(discards(state, v.NO_CARD))],
        "revelations": state.revealed,
        "players": [player_document(state.box, player) for player in state.players],
    }


def player_document(box: Box, player: Player) -> Document:
    """One player; what is at rest is left out."""
    document: Document = {
        "hand": [box.ids[card] for card in player.hand],
        "tableau": [tableau_entry(box, player, place) for place in range(len(player.tableau))],
        "chips": player.chips,
        "active": player.active,
        "actions": [v.ACTION_CARDS[card] for card in (player.first, player.second) if card != v.NO_CARD],
    }
    if player.ask != v.NOTHING:
        document["question"] = v.QUESTIONS[player.ask]
        if player.ask in COUNTED_QUESTIONS:
            document["owe"] = player.owe
        if player.floor and player.ask != v.ASK_SPEND:  # there it follows from what was spent
            document["floor"] = player.floor
    write_kept(PLAYER, box, player, document)
    return document


def tableau_entry(box: Box, player: Player, place: int) -> Document:
    """A card of the tableau, with the good on it."""
    entry: Document = {"card": box.ids[player.tableau[place]]}
    if player.goods[place]:
        entry["good"] = box.ids[player.goods[place] - 1]
    return entry
