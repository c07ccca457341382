"""Answers to the smaller questions of Alien Artifacts: sides, sections, projects, decks and factions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.artifacts.bots.battle import card_of
from galaktyka.games.artifacts.bots.deeds import deck_to_buy, deck_to_draft, flip_worth
from galaktyka.games.artifacts.bots.lore import POINT
from galaktyka.games.artifacts.bots.pay import NONE_SUCH, chosen, demand
from galaktyka.games.artifacts.bots.projects import LOWEST, missing, project_share
from galaktyka.games.artifacts.bots.situation import Appraisal
from galaktyka.games.artifacts.bots.tables import NOTHING_MORE, during_now, end_hope
from galaktyka.games.artifacts.bots.worth import best_side, best_worth
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.empire import place_of, toll
from galaktyka.games.artifacts.engine.rules.operations import current_op
from galaktyka.games.artifacts.engine.scoring import final_points

if TYPE_CHECKING:
    from mypy_extensions import i64

# ------------------------------------------------------------------ cards


def side(a: Appraisal) -> i64:
    """The better side."""
    return v.SIDE_FIRST + best_side(a, a.state.task[2])


def section_to_show(a: Appraisal) -> i64:
    """A section of the planet's Kind for its point; otherwise what is wanted most."""
    state = a.state
    box = a.box
    wanted = demand(a)
    kind: i64 = box.kind[state.task[2]]
    best: i64 = 0
    best_value: i64 = LOWEST
    for half in range(2):
        code = 2 * state.card + half
        value: i64 = box.icons[code] * wanted[box.colour[code]] // 3
        if box.section_kind[code] == kind:
            value += POINT
        if value > best_value:
            best_value = value
            best = half
    return chosen(a, v.SHOW_FIRST + best)


def project_to_complete(a: Appraisal, free: bool) -> i64:
    """The project that gains most by being completed now."""
    options = a.state.options
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        card = card_of(a, options[i], v.V_COMPLETE)
        value = best_worth(a, card)
        if free:
            value = value * (110 - project_share(a, card, missing(a, card))) // 100
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def deck(a: Appraisal) -> i64:
    """The deck to buy from, or to look at."""
    op = current_op(a.state)
    best = deck_to_buy(a) if op.does == "buy" else deck_to_draft(a, op.look)
    return chosen(a, v.DECK_FIRST + best) if best != NONE_SUCH else a.state.options[0]


def kind_to_search(a: Appraisal) -> i64:
    """The Kind whose cards are worth most on average."""
    type: i64 = v.TYPES.index(current_op(a.state).deck)
    cards = a.box.decks[type]
    sums: list[int] = [0, 0, 0, 0]
    numbers: list[int] = [0, 0, 0, 0]
    for i in range(0, len(cards), 2):
        kind: i64 = a.box.kind[cards[i]]
        sums[kind] += best_worth(a, cards[i])
        numbers[kind] += 1
    best: i64 = 0
    best_value: i64 = LOWEST
    for kind in range(4):
        value: i64 = sums[kind] // max(numbers[kind], 1)
        if value > best_value:
            best_value = value
            best = kind
    return v.KIND_FIRST + best


def card_to_flip(a: Appraisal) -> i64:
    """The logistical card that is worth most more on its other side."""
    options = a.state.options
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        value = flip_worth(a, card_of(a, options[i], v.V_FLIP))
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def card_that_works(a: Appraisal) -> i64:
    """The technology that scores most now, also where all come in turn; of planets any one will do, so the first."""
    options = a.state.options
    best: i64 = options[0]
    best_value: i64 = -1
    for i in range(len(options)):
        card = card_of(a, options[i], v.V_WHICH)
        value = during_now(a, card, NOTHING_MORE, v.OPERATIONAL)
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def faction(a: Appraisal) -> i64:
    """The faction whose points at the end come most easily."""
    options = a.state.options
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        value = faction_worth(a, options[i] - a.box.first_faction)
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def faction_worth(a: Appraisal, faction: i64) -> i64:
    """What a faction counts, and whether its card in the empire fits the player's style."""
    total: i64 = 0
    for bonus in a.lore.faction_finals[faction]:
        total += bonus.vp * (300 if bonus.row.kind != v.NO_CARD else 250) // bonus.each
        if bonus.row.side == v.LOGISTICAL:
            total += a.taste.logistical - 100
        elif bonus.row.side == v.OPERATIONAL:
            total += a.taste.operational - 100
    for step in a.box.pack.factions[faction].setup:
        if step.side == "logistical":
            total += a.taste.logistical - 100
        elif step.side == "operational":
            total += a.taste.operational - 100
    return total


def switch_at_end(a: Appraisal) -> i64:
    """Blockaded technologies that score for their price; what counts credits is not forgotten."""
    options = a.state.options
    best: i64 = v.DONE
    best_value: i64 = 0
    for i in range(len(options)):
        if options[i] == v.DONE:
            continue
        card = card_of(a, options[i], v.V_SWITCH)
        at = place_of(a.player, card)
        points = during_end(a, card, at) * POINT
        value = points - toll(a.state, a.player, at) * (2 * a.kept_credit + 1)
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def during_end(a: Appraisal, card: i64, at: i64) -> i64:
    """The points of a technology at the end."""
    if a.player.sides[at] == v.LOGISTICAL:
        return final_points(a.state, a.player, a.box.finals[card], card)
    return end_hope(a, card, NOTHING_MORE, v.OPERATIONAL) // POINT
