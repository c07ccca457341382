"""What a seat may see.

Hidden are hands, defence plans never used, the order of all decks, and cards that somebody else is choosing from. The
top card of each big deck shows its logistical side: a view names it, and says nothing of its back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.attack import current_row
from galaktyka.games.artifacts.engine.rules.empire import (
    build_cost,
    build_limit,
    exchange_limit,
    price_to_buy,
    tokens_left,
)
from galaktyka.games.artifacts.engine.rules.operations import current_op
from galaktyka.games.artifacts.engine.rules.paying import UNLIMITED, attached_icons
from galaktyka.games.artifacts.engine.rules.resources import discards
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

    from galaktyka.games.artifacts.engine.view_types import (
        ArtifactsBuilt,
        ArtifactsCosts,
        ArtifactsDeck,
        ArtifactsGain,
        ArtifactsLimits,
        ArtifactsPayment,
        ArtifactsPlayer,
        ArtifactsProject,
        ArtifactsView,
    )


def named(ids: list[str], cards: bytes) -> list[str]:
    """The ids of cards."""
    return [ids[card] for card in cards]


def project_view(state: Position, player: Player, project: i64) -> ArtifactsProject:
    """A card under construction, with what it still costs."""
    box = state.box
    attached = [box.section_ids[code] for i, code in enumerate(player.attached) if player.attached_to[i] == project]
    return {
        "card": box.ids[project],
        "attached": attached,
        "paid": attached_icons(state, player, project),
        "cost": build_cost(state, player, box.type[project]),
    }


def empire_view(state: Position, player: Player, i: i64) -> ArtifactsBuilt:
    """A card of the empire."""
    box = state.box
    card: i64 = player.empire[i]
    stored = [box.section_ids[code] for k, code in enumerate(player.stored) if player.stored_at[k] == card]
    return {"card": box.ids[card], "side": v.SIDES[player.sides[i]], "tokens": player.tokens[i], "stored": stored}


def costs_view(state: Position, player: Player) -> ArtifactsCosts:
    """What the next card of each type costs, in icons, and a card to buy, in credits."""
    return {
        "ship": build_cost(state, player, v.SHIP),
        "technology": build_cost(state, player, v.TECHNOLOGY),
        "planet": build_cost(state, player, v.PLANET),
        "buy": price_to_buy(state, player),
    }


def limits_view(state: Position, player: Player) -> ArtifactsLimits:
    """How many resource cards may be spent on a card of each type, and exchanged."""
    return {
        "ship": build_limit(state, player, v.SHIP),
        "technology": build_limit(state, player, v.TECHNOLOGY),
        "planet": build_limit(state, player, v.PLANET),
        "exchange": exchange_limit(state, player),
    }


def player_view(state: Position, seat: i64) -> ArtifactsPlayer:
    """What everybody sees of a player."""
    box = state.box
    player = state.players[seat]
    return {
        "faction": box.faction_ids[player.faction] if player.faction != v.NO_CARD else None,
        "credits": player.credits,
        "vp": player.vp,
        "costs": costs_view(state, player),
        "limits": limits_view(state, player),
        "hand_size": len(player.hand),
        "projects": [project_view(state, player, project) for project in player.projects],
        "empire": [empire_view(state, player, i) for i in range(len(player.empire))],
        "plan_count": len(player.plans),
        "shown_plans": named(box.plan_ids, player.shown_plans),
        "artifacts": named(box.artifact_ids, player.artifacts),
        "scored": named(box.ids, player.scored),
        "status": "choosing" if seat == state.asked else "ready",
    }


def payment_view(state: Position) -> ArtifactsPayment | None:
    """The payment that is being made."""
    if state.question != v.ASK_PAY:
        return None
    return {
        "colour": v.COLOURS[state.colour],
        "gold": state.gold,
        "need": state.need,
        "paid": state.paid,
        "cards_left": state.slots if state.slots < UNLIMITED // 2 else UNLIMITED,
        "planet_cards_left": state.planet_slots,
        "planets_only": state.from_planets,
        "sets": state.sets < 0,
    }


def about(state: Position) -> str | None:
    """What the question is about: a card, a type of cards, a resource card or its section; None if it says all."""
    box = state.box
    task = state.task
    question = state.question
    if question in (v.ASK_SIDE, v.ASK_SHOW, v.ASK_BOOST, v.ASK_REROLL, v.ASK_TAKE):
        return box.ids[task[2]]
    if question == v.ASK_TARGET:
        return box.ids[task[3]] if task[3] != v.NONE else None
    if question == v.ASK_EXTRA:
        return v.TYPES[state.owe - 1] if state.owe else v.TYPES[task[2]]
    if question == v.ASK_PUT:
        return v.TYPES[task[2]]
    if question == v.ASK_TO:
        return box.section_ids[state.owe - 1] if state.owe else box.resource_ids[state.card]
    if question == v.ASK_KIND:
        return current_op(state).deck
    if question == v.ASK_WHICH and task[0] != v.OPS:
        return v.TYPES[box.type[task[2]]]
    if question == v.ASK_WHICH:
        return v.TYPES[v.TECHNOLOGY] if current_op(state).does == "income" else v.TYPES[v.PLANET]
    return None


def owed(state: Position) -> i64:
    """How many things are still to be chosen, or what else the question counts; of a set, the cards of it."""
    if state.question == v.ASK_PAY and state.sets < 0:
        return v.GREEN - state.colour + 1
    return state.owe


def gains_view(state: Position) -> list[ArtifactsGain]:
    """What may be gained, one of these."""
    if state.question != v.ASK_TAKE:
        return []
    return [
        {"vp": gain.vp, "credits": gain.credits, "artifacts": gain.artifacts, "plans": gain.plans, "cards": gain.cards}
        for gain in current_row(state).choices
    ]


def on_its_way(state: Position) -> i64:
    """The resource card that is being attached, while its project is chosen; NO_CARD if there is none."""
    return (state.owe - 1) >> 1 if state.question == v.ASK_TO and state.owe else v.NO_CARD


def deck_view(state: Position, type: i64) -> ArtifactsDeck:
    """How many cards a big deck holds, and the top one."""
    cards = state.decks[type]
    return {"size": len(cards), "top": state.box.ids[cards[0]] if cards else None}


def view_of(state: Position, viewer: i64, notations: list[str]) -> ArtifactsView:
    """The position as seat `viewer` (-1: a spectator) may know it."""
    box = state.box
    players = [player_view(state, seat) for seat in range(state.count)]
    if viewer >= 0:
        own = players[viewer]
        asked = viewer == state.asked
        player = state.players[viewer]
        own["hand"] = named(box.resource_ids, player.hand)
        own["plans"] = named(box.plan_ids, player.plans)
        own["question"] = v.QUESTIONS[state.question if asked else v.NOTHING]
        own["owe"] = owed(state) if asked else 0
        own["legal"] = [notations[action] for action in state.options] if asked else []
        own["looked"] = named(box.ids, state.looked) if asked else []
        own["about"] = about(state) if asked else None
        own["gains"] = gains_view(state) if asked else []
    return {
        "game": "artifacts",
        "seat": viewer if viewer >= 0 else None,
        "options": {"choose-factions": state.choose_factions},
        "phase": v.PHASES[state.phase],
        "turn": state.turns,
        "active": state.active if state.active != v.NO_SEAT else None,
        "first": state.first,
        "marker": state.marker,
        "ending": state.ending,
        "actions": state.actions,
        "used": named(box.ids, state.used),
        "attacked": named(box.ids, state.attacked),
        "switched": named(box.ids, state.switched),
        "raised": state.raised,
        "raised_planets": state.raised_planets,
        "attack_bonus": state.attack_bonus,
        "rerolls": state.rerolls,
        "resource_deck": len(state.deck) - state.top,
        "resource_discard": [box.resource_ids[card] for card in discards(state, on_its_way(state))],
        "decks": {
            "ship": deck_view(state, v.SHIP),
            "technology": deck_view(state, v.TECHNOLOGY),
            "planet": deck_view(state, v.PLANET),
        },
        "system": box.system_ids[state.system],
        "systems": len(state.systems),
        "plan_deck": len(state.plan_deck),
        "artifact_deck": len(state.artifact_deck),
        "tokens": tokens_left(state),
        "revealed": box.resource_ids[state.card] if state.card != v.NO_CARD else None,
        "drawn": named(box.resource_ids, state.drawn),
        "looking": len(state.looked),
        "payment": payment_view(state),
        "players": players,
    }
