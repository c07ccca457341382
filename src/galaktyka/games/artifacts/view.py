"""What a seat may see.

Hidden are hands, defence plans never used, the order of all decks, and cards that somebody else is choosing from. The
top card of each big deck shows its logistical side: a view names it, and says nothing of its back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import View
from galaktyka.games.artifacts.box import Box
from galaktyka.games.artifacts.rules.attack import current_row, tokens_left
from galaktyka.games.artifacts.rules.empire import build_cost, build_limit, exchange_limit, price_to_buy
from galaktyka.games.artifacts.rules.operations import current_op
from galaktyka.games.artifacts.rules.paying import UNLIMITED, attached_icons
from galaktyka.games.artifacts.rules.resources import discards
from galaktyka.games.artifacts.state import Player, Position
from galaktyka.games.artifacts.vocabulary import (
    ASK_BOOST,
    ASK_EXTRA,
    ASK_KIND,
    ASK_PAY,
    ASK_PUT,
    ASK_REROLL,
    ASK_SHOW,
    ASK_SIDE,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TO,
    ASK_WHICH,
    COLOURS,
    GREEN,
    NO_CARD,
    NO_SEAT,
    NONE,
    NOTHING,
    OPS,
    PHASES,
    PLANET,
    QUESTIONS,
    SIDES,
    TECHNOLOGY,
    TYPES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def resource_names(box: Box, cards: bytes) -> list[str]:
    """The ids of resource cards."""
    return [box.resource_ids[card] for card in cards]


def plan_names(box: Box, plans: bytes) -> list[str]:
    """The ids of defence plans."""
    return [box.pack.plans[plan].id for plan in plans]


def artifact_names(box: Box, artifacts: bytes) -> list[str]:
    """The ids of artifacts."""
    return [box.pack.artifacts[artifact].id for artifact in artifacts]


def project_view(state: Position, player: Player, project: i64) -> View:
    """A card under construction, with what it still costs."""
    box = state.box
    attached = [box.section_ids[code] for i, code in enumerate(player.attached) if player.attached_to[i] == project]
    return {
        "card": box.ids[project],
        "attached": attached,
        "paid": attached_icons(state, player, project),
        "cost": build_cost(state, player, box.type[project]),
    }


def empire_view(state: Position, player: Player, i: i64) -> View:
    """A card of the empire."""
    box = state.box
    card: i64 = player.empire[i]
    stored = [box.section_ids[code] for k, code in enumerate(player.stored) if player.stored_at[k] == card]
    return {"card": box.ids[card], "side": SIDES[player.sides[i]], "tokens": player.tokens[i], "stored": stored}


def costs_view(state: Position, player: Player) -> View:
    """What the next card of each type costs, in icons, and a card to buy, in credits."""
    costs: View = {type: build_cost(state, player, i) for i, type in enumerate(TYPES)}
    costs["buy"] = price_to_buy(state, player)
    return costs


def limits_view(state: Position, player: Player) -> View:
    """How many resource cards may be spent on a card of each type, and exchanged."""
    limits: View = {type: build_limit(state, player, i) for i, type in enumerate(TYPES)}
    limits["exchange"] = exchange_limit(state, player)
    return limits


def player_view(state: Position, seat: i64) -> View:
    """What everybody sees of a player."""
    box = state.box
    player = state.players[seat]
    return {
        "faction": box.pack.factions[player.faction].id if player.faction != NO_CARD else None,
        "credits": player.credits,
        "vp": player.vp,
        "costs": costs_view(state, player),
        "limits": limits_view(state, player),
        "hand_size": len(player.hand),
        "projects": [project_view(state, player, project) for project in player.projects],
        "empire": [empire_view(state, player, i) for i in range(len(player.empire))],
        "plan_count": len(player.plans),
        "shown_plans": plan_names(box, player.shown_plans),
        "artifacts": artifact_names(box, player.artifacts),
        "scored": [box.ids[card] for card in player.scored],
        "status": "choosing" if seat == state.asked else "ready",
    }


def payment_view(state: Position) -> View | None:
    """The payment that is being made."""
    if state.question != ASK_PAY:
        return None
    return {
        "colour": COLOURS[state.colour],
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
    if question in (ASK_SIDE, ASK_SHOW, ASK_BOOST, ASK_REROLL, ASK_TAKE):
        return box.ids[task[2]]
    if question == ASK_TARGET:
        return box.ids[task[3]] if task[3] != NONE else None
    if question == ASK_EXTRA:
        return TYPES[state.owe - 1] if state.owe else TYPES[task[2]]
    if question == ASK_PUT:
        return TYPES[task[2]]
    if question == ASK_TO:
        return box.section_ids[state.owe - 1] if state.owe else box.resource_ids[state.card]
    if question == ASK_KIND:
        return current_op(state).deck
    if question == ASK_WHICH and task[0] != OPS:
        return TYPES[box.type[task[2]]]
    if question == ASK_WHICH:
        return TYPES[TECHNOLOGY] if current_op(state).does == "income" else TYPES[PLANET]
    return None


def owed(state: Position) -> i64:
    """How many things are still to be chosen, or what else the question counts; of a set, the cards of it."""
    if state.question == ASK_PAY and state.sets < 0:
        return GREEN - state.colour + 1
    return state.owe


def gains_view(state: Position) -> list[View]:
    """What may be gained, one of these."""
    if state.question != ASK_TAKE:
        return []
    return [
        {"vp": gain.vp, "credits": gain.credits, "artifacts": gain.artifacts, "plans": gain.plans, "cards": gain.cards}
        for gain in current_row(state).choices
    ]


def on_its_way(state: Position) -> i64:
    """The resource card that is being attached, while its project is chosen; NO_CARD if there is none."""
    return (state.owe - 1) >> 1 if state.question == ASK_TO and state.owe else NO_CARD


def view_of(state: Position, viewer: i64, notations: list[str]) -> View:
    """The position as seat `viewer` (-1: a spectator) may know it."""
    box = state.box
    players = [player_view(state, seat) for seat in range(state.count)]
    if viewer >= 0:
        own = players[viewer]
        asked = viewer == state.asked
        player = state.players[viewer]
        own["hand"] = resource_names(box, player.hand)
        own["plans"] = plan_names(box, player.plans)
        own["question"] = QUESTIONS[state.question if asked else NOTHING]
        own["owe"] = owed(state) if asked else 0
        own["legal"] = [notations[action] for action in state.options] if asked else []
        own["looked"] = [box.ids[card] for card in state.looked] if asked else []
        own["about"] = about(state) if asked else None
        own["gains"] = gains_view(state) if asked else []
    return {
        "game": "artifacts",
        "seat": viewer if viewer >= 0 else None,
        "options": {"choose-factions": state.choose_factions},
        "phase": PHASES[state.phase],
        "turn": state.turns,
        "active": state.active if state.active != NO_SEAT else None,
        "first": state.first,
        "marker": state.marker,
        "ending": state.ending,
        "actions": state.actions,
        "used": [box.ids[card] for card in state.used],
        "attacked": [box.ids[card] for card in state.attacked],
        "switched": [box.ids[card] for card in state.switched],
        "raised": state.raised,
        "raised_planets": state.raised_planets,
        "attack_bonus": state.attack_bonus,
        "rerolls": state.rerolls,
        "resource_deck": len(state.deck) - state.top,
        "resource_discard": [box.resource_ids[card] for card in discards(state, on_its_way(state))],
        "decks": {
            TYPES[deck]: {"size": len(cards), "top": box.ids[cards[0]] if cards else None}
            for deck, cards in enumerate(state.decks)
        },
        "system": box.pack.systems[state.system].id,
        "systems": len(state.systems),
        "plan_deck": len(state.plan_deck),
        "artifact_deck": len(state.artifact_deck),
        "tokens": tokens_left(state),
        "revealed": box.resource_ids[state.card] if state.card != NO_CARD else None,
        "drawn": resource_names(box, state.drawn),
        "looking": len(state.looked),
        "payment": payment_view(state),
        "players": players,
    }
