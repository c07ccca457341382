"""What a seat may see, and positions that agree with it. Hidden is the order of the decks, and nothing else.

Planet cards have a planet on both sides, so the top card of their deck lies open; it is discovered last, because
planets are drawn from the bottom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.rng import Rng
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import Box
from galaktyka.games.cosmos.engine.rules.cargo import capacity, held
from galaktyka.games.cosmos.engine.rules.crew import edge_matches
from galaktyka.games.cosmos.engine.rules.system import has_colony, is_finished, movement
from galaktyka.games.cosmos.engine.rules.terraforming import levels_at_once
from galaktyka.games.cosmos.engine.rules.travel import space_name
from galaktyka.games.cosmos.engine.state import MOST_PLAYERS, Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

    from galaktyka.games.cosmos.engine.view_types import (
        CosmosCargo,
        CosmosCell,
        CosmosPlayer,
        CosmosSymbols,
        CosmosView,
    )


def crew_names(box: Box, pile: bytes) -> list[str]:
    """The ids of crew cards."""
    return [box.crew_ids[card] for card in pile]


def survivor_names(box: Box, pile: bytes) -> list[str]:
    """The ids of survivors."""
    return [box.survivor_ids[card] for card in pile]


def looked_names(state: Position) -> list[str]:
    """Cards that lie revealed: crew that was dealt, later survivors."""
    return crew_names(state.box, state.looked) if state.step == v.SETUP else survivor_names(state.box, state.looked)


def action_names(done: i64) -> list[v.DestinationAction]:
    """The destination actions done this turn."""
    return [name for name, bit in v.DESTINATION_ACTIONS.items() if done & bit]


def player_view(state: Position, seat: i64) -> CosmosPlayer:
    """Everything about a player is open."""
    box = state.box
    player = state.players[seat]
    shown: CosmosPlayer = {
        "ark": space_name(player.ark),
        "cargo": cargo_view(player),
        "capacity": capacity(box, player),
        "movement": movement(state, player),
        "levels_at_once": levels_at_once(state, player),
        "ready": ready_names(player),
        "upgrades": [v.UPGRADES[u] for u in range(len(v.UPGRADES)) if (player.upgrades >> u) & 1],
        "engines": player.engines,
        "above": crew_names(box, player.top),
        "below": crew_names(box, player.bottom),
        "works": crew_names(box, working_crew(state, player)),
        "survivors": survivor_names(box, player.survivors),
        "settled": survivor_names(box, player.settled),
        "colonies": colony_names(player),
        "colony_pool": player.colony_pool,
        "outposts": [v.CELLS[cell] for cell in player.outposts],
        "outpost_pool": player.outpost_pool,
        "vp": player.merit_vp + player.bonus_vp + player.unlocked_vp + player.placed_vp,
        "status": "choosing" if seat == state.asked else "ready",
    }
    if seat == state.count:
        shown["symbols"] = symbol_counts(box, player)
    return shown


def cargo_view(player: Player) -> CosmosCargo:
    """Units of each resource."""
    return {
        "biomass": held(player, v.BIOMASS),
        "workforce": held(player, v.WORKFORCE),
        "minerals": held(player, v.MINERALS),
        "technology": held(player, v.TECHNOLOGY),
    }


def ready_names(player: Player) -> list[v.Specialist]:
    """The tokens that may be used."""
    return [v.SPECIALISTS[token] for token in range(len(v.SPECIALISTS)) if (player.ready >> token) & 1]


def working_crew(state: Position, player: Player) -> bytes:
    """The cards whose touching edge works where the Ark is."""
    box = state.box
    works = [card for card in player.top if edge_matches(state, player, box.lower_on[card])]
    return bytes(works + [card for card in player.bottom if edge_matches(state, player, box.upper_on[card])])


def colony_names(player: Player) -> list[str]:
    """The cells with an own colony."""
    return [v.CELLS[cell] for cell in range(v.CELL_COUNT) if has_colony(player, cell)]


def symbol_counts(box: Box, player: Player) -> CosmosSymbols:
    """What the crew of the Automa is to it."""
    symbols = [box.specialist[card] for card in player.symbols]
    return {
        "engineer": symbols.count(v.ENGINEER),
        "red-leader": symbols.count(v.RED_LEADER),
        "green-leader": symbols.count(v.RED_LEADER + 1),
        "blue-leader": symbols.count(v.RED_LEADER + 2),
    }


def cell_view(state: Position, cell: i64) -> CosmosCell | None:
    """A planet on the table; None for an empty cell."""
    if state.cells[cell] == v.EMPTY:
        return None
    box = state.box
    planet: i64 = state.cells[cell]
    first = MOST_PLAYERS * cell
    everybody: i64 = len(state.players)
    return {
        "planet": box.planet_ids[planet],
        "terraformed": is_finished(state, cell),
        "levels": {v.RESOURCES[r]: state.levels[4 * cell + r] for r in range(v.KINDS) if box.tracks[4 * planet + r]},
        "track": [
            {"seat": seat, "space": state.merit[first + seat]}
            for seat in state.ranks[first : first + MOST_PLAYERS]
            if seat != v.NOBODY
        ],
        "colonies": [seat for seat in range(everybody) if has_colony(state.players[seat], cell)],
        "outposts": [seat for seat in range(everybody) for other in state.players[seat].outposts if other == cell],
        "arks": [seat for seat in range(everybody) if state.players[seat].ark // 4 == cell],
    }


def owed(state: Position) -> int:
    """How many things of one kind are still to be chosen."""
    question = state.question
    if question in (v.ASK_GAIN, v.ASK_PAY, v.ASK_RAISE, v.ASK_CANTINA):
        return state.task[2]
    if question == v.ASK_SPEND:
        return state.task[2] + state.task[3]
    return len(state.looked) - state.box.keep if question == v.ASK_DISCARD else 0


def subject(state: Position) -> str | None:
    """The card that the question is about."""
    box = state.box
    if state.question == v.ASK_ROW:
        return box.crew_ids[state.task[2]]
    if state.question == v.ASK_KEEP:
        return box.survivor_ids[state.task[2]]
    if state.question == v.ASK_USE:
        return box.crew_ids[(state.task[2] - box.first_crew_effect) // 2]
    if state.question == v.ASK_TRACK:
        return box.planet_ids[state.cells[state.task[2]]]
    return None


def touching_edge(state: Position) -> v.Edge | None:
    """The edge whose crew action may be done."""
    if state.question != v.ASK_USE:
        return None
    return v.EDGES[(state.task[2] - state.box.first_crew_effect) % 2]


def view_of(state: Position, viewer: i64, notations: list[str], options: dict[str, bool]) -> CosmosView:
    """The position as seat `viewer` (-1: a spectator) may know it."""
    box = state.box
    players = [player_view(state, seat) for seat in range(len(state.players))]
    if viewer >= 0:
        asked = viewer == state.asked
        players[viewer]["question"] = v.QUESTIONS[state.question if asked else v.NOTHING]
        players[viewer]["legal"] = [notations[action] for action in state.options] if asked else []
        players[viewer]["owe"] = owed(state) if asked else 0
        players[viewer]["about"] = subject(state) if asked else None
        players[viewer]["edge"] = touching_edge(state) if asked else None
    return {
        "game": "cosmos",
        "seat": viewer if viewer >= 0 else None,
        "options": options,
        "round": state.round,
        "step": v.STEPS[state.step],
        "first": state.first,
        "active": state.active if state.active != v.NO_SEAT else None,
        "completed": state.completed,
        "planets_to_end": box.planets_to_end_long if state.long else box.planets_to_end,
        "closing": state.closing,
        "plays": state.plays,
        "deeds": action_names(state.actions_done),
        "cells": {v.CELLS[cell]: cell_view(state, cell) for cell in range(v.CELL_COUNT)},
        "cantina": crew_names(box, state.cantina),
        "looked": looked_names(state),
        "planet_deck": len(state.planet_deck),
        "last_planet": box.planet_ids[state.planet_deck[-1]] if state.planet_deck else None,
        "crew_deck": len(state.crew_deck),
        "crew_discard": crew_names(box, state.crew_discard),
        "survivor_deck": len(state.survivor_deck),
        "survivor_discard": survivor_names(box, state.survivor_discard),
        "automa_deck": len(state.automa_deck),
        "automa_discard": [box.automa_ids[card] for card in state.automa_discard],
        "players": players,
    }


def hide_from(state: Position, rng: Rng) -> None:
    """Draw anew what nobody can know: the order of the decks, and chance to come."""
    state.planet_deck = reordered(state.planet_deck[:-1], rng) + state.planet_deck[-1:]
    state.crew_deck = reordered(state.crew_deck, rng)
    state.survivor_deck = reordered(state.survivor_deck, rng)
    state.automa_deck = reordered(state.automa_deck, rng)
    state.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next())


def reordered(pile: bytes, rng: Rng) -> bytes:
    """The same cards in another order, which does not depend on the one before."""
    cards = sorted(pile)
    rng.shuffle(cards)
    return bytes(cards)
