"""What a card is worth to one player of Race for the Galaxy now, in hundredths of a victory point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.race.bots.lore import POINT
from galaktyka.games.race.bots.situation import Appraisal
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.rules import powers
from galaktyka.games.race.engine.rules.consume import price_with_powers
from galaktyka.games.race.engine.scoring import bonus_points

if TYPE_CHECKING:
    from mypy_extensions import i64

FREE: Final = 0
USELESS: Final = -1000
"""A card that can never be placed."""
OUT_OF_REACH: Final = 99
LOST_CARD: Final = 160
"""What it costs to discard a Colony Ship or New Military Tactics: its point and what it could have done later."""


# ------------------------------------------------------------------ what it costs


def price(a: Appraisal, card: i64) -> i64:
    """Cards to pay for placing it, without a chooser's bonus; OUT_OF_REACH for a world too strong."""
    if not a.box.is_world[card]:
        return powers.price_to_develop(a.state, a.player, card)
    if not a.box.military_world[card]:
        return powers.price_to_settle(a.state, a.player, card)
    if powers.military_against(a.state, a.player, card) >= a.box.cost[card]:
        return FREE
    contact = powers.price_of_contact(a.state, a.player, card)
    return contact if contact != v.NO_CARD else OUT_OF_REACH


def cost_of_placing(a: Appraisal, card: i64, room: i64, bonus: i64) -> i64:
    """The value of what is given up to place the card now, or -1 if it cannot be placed."""
    cards = price(a, card)
    if cards != OUT_OF_REACH:
        cards = max(cards - bonus, 0)
    if cards <= room:
        cost = cards * a.card
        if cards <= 2 or not a.box.is_world[card]:
            return cost
        if not a.box.military_world[card] and has_ship(a, card):
            return min(cost, LOST_CARD)
        return cost
    if not a.box.is_world[card]:
        return -1
    if has_ship(a, card) and (not a.box.military_world[card] or cards != OUT_OF_REACH):
        return LOST_CARD
    if a.box.military_world[card]:
        tactics = powers.sum_of(a.player, a.box.tactics)
        if tactics and powers.military_against(a.state, a.player, card) + tactics >= a.box.cost[card]:
            return LOST_CARD
    return -1


def has_ship(a: Appraisal, world: i64) -> bool:
    """A card that settles the world for nothing when it is discarded."""
    return powers.find_for(a.player, a.box.zero_cost, world * a.box.size) != v.NO_CARD


# ------------------------------------------------------------------ what it gives


def worth(a: Appraisal, card: i64) -> i64:
    """The card in the tableau until the end of the game: points, points for others, powers, goods."""
    box = a.box
    total: i64 = box.vp[card] * POINT
    powers: i64 = a.lore.steady[card] * a.left // 10
    powers += strength_value(a, card)
    powers += production_value(a, card)
    powers += consume_value(a, card)
    powers += trade_value(a, card)
    total += powers * a.taste.power // 100
    if box.windfall[card]:
        total += good_now(a, card)
    return total + score_value(a, card)


def score_value(a: Appraisal, card: i64) -> i64:
    """Points through "?" developments: those that lie there, those in the hand, and the card itself."""
    box = a.box
    total: i64 = 0
    player = a.player
    if a.scorers:
        for i in range(len(player.tableau)):
            other: i64 = player.tableau[i]
            if a.lore.scoring[other]:
                total += box.points[other * box.size + card] * POINT
                total += box.points_per_strength[other] * (box.strength[card] - v.STRENGTH_ZERO) * POINT
    if a.hopes or a.lore.scoring[card]:
        total += planned_points(a, card) * a.taste.in_hand
    if a.lore.scoring[card]:
        total += (bonus_points(a.state, player, card) + box.points[card * box.size + card]) * POINT
        total += a.left * a.taste.growth
    return total


def planned_points(a: Appraisal, card: i64) -> i64:
    """Points that the card and "?" developments among it and the cards of the hand would give each other."""
    box = a.box
    hand = a.player.hand
    planned: i64 = 0
    for i in range(len(hand)):
        held: i64 = hand[i]
        if held != card:
            if a.lore.scoring[held]:
                planned += box.points[held * box.size + card]
            if a.lore.scoring[card]:
                planned += box.points[card * box.size + held]
    return planned


def strength_value(a: Appraisal, card: i64) -> i64:
    """Military strength is worth most to somebody who conquers."""
    box = a.box
    strength: i64 = box.strength[card] - v.STRENGTH_ZERO
    each = a.taste.military
    if a.military >= 2 or a.conquests >= 2:
        each += a.taste.focus
    total = strength * each * a.left // 10
    if a.lore.opens[card]:
        total += opened_worlds(a, card, strength)
    return total


def opened_worlds(a: Appraisal, card: i64, strength: i64) -> i64:
    """Worlds of the hand that the card would bring within reach: the best of them counts."""
    box = a.box
    best: i64 = 0
    hand = a.player.hand
    for i in range(len(hand)):
        world: i64 = hand[i]
        if world == card:
            continue
        row = world * box.size + card
        if box.military_world[world]:
            have = powers.military_against(a.state, a.player, world)
            if have >= box.cost[world]:
                continue
            gain = strength + box.special[row] + box.tactics[card]
            if have + gain >= box.cost[world]:
                best = max(best, box.vp[world] * 40 + 40)
            elif box.contact[row]:
                best = max(best, box.vp[world] * 20 + 20)
        elif box.zero_cost[row]:
            best = max(best, box.cost[world] * 25)
        elif box.settle_discount[row]:
            best = max(best, box.settle_discount[row] * 25)
    return best


def production_value(a: Appraisal, card: i64) -> i64:
    """Goods that it will produce or let others produce, and the cards that come with them."""
    box = a.box
    total: i64 = 0
    kind: i64 = box.kind[card]
    if box.production[card]:
        total += a.cycles(good_value(a, kind) + box.draw_if_produced[card] * a.card)
    elif box.windfall[card]:
        share: i64 = 25
        if a.refill[kind] or a.refill[v.ANY_KIND]:
            share = 75
        total += a.cycles(good_value(a, kind) + box.draw_if_produced[card] * a.card) * share // 100
    fills: i64 = box.windfall_power[card]
    if fills:
        total += a.cycles(good_value(a, fills)) * (90 if has_empty_windfall(a, fills) else 20) // 100
    return total + a.cycles(cards_when_produced(a, card, a.made) * a.card)


def cards_when_produced(a: Appraisal, card: i64, made: list[int]) -> i64:
    """Cards that its powers give in Produce for goods and kinds produced, and for worlds."""
    box = a.box
    total: i64 = 0
    if box.per_good_cards[card]:
        total += box.per_good_cards[card] * made[box.per_good_kind[card]]
    if box.per_kind_cards[card]:
        for kind in range(v.NOVELTY, v.ALIEN + 1):
            if made[kind]:
                total += box.per_kind_cards[card]
    if box.per_world_cards[card]:
        total += box.per_world_cards[card] * worlds_of_kind(a, box.per_world_kind[card])
    return total


def worlds_of_kind(a: Appraisal, kind: i64) -> i64:
    """Worlds of the kind in the tableau."""
    count: i64 = 0
    for i in range(len(a.player.tableau)):
        if a.box.kind[a.player.tableau[i]] == kind:
            count += 1
    return count


def has_empty_windfall(a: Appraisal, kind: i64) -> bool:
    """A windfall world of the kind that no power fills yet."""
    count: i64 = 0
    for i in range(len(a.player.tableau)):
        card: i64 = a.player.tableau[i]
        if a.box.windfall[card] and (kind == v.ANY_KIND or a.box.kind[card] == kind):
            count += 1
    filled: i64 = a.refill[kind]
    return count > filled


def good_value(a: Appraisal, kind: i64) -> i64:
    """One more good in each production: points if there is a power to consume it, else cards if it can be sold."""
    made: i64 = a.made[v.ANY_KIND]
    wanted: i64 = a.wanted[v.ANY_KIND]
    if kind != v.ANY_KIND and a.wanted[kind] > a.made[kind]:
        return a.taste.good
    if wanted > made:
        return a.taste.good
    price_of_kind: i64 = 3 if kind == v.ANY_KIND else kind + 1
    if made == 0:
        return price_of_kind * a.card
    return price_of_kind * a.card // 3


def good_now(a: Appraisal, world: i64) -> i64:
    """The good that lies on a windfall world when it is settled."""
    if a.left <= 10:
        return 0
    sale = price_with_powers(a.state, a.player, world) * a.card * 3 // 4
    return max(sale, 60 if a.wanted[v.ANY_KIND] else 0)


def consume_value(a: Appraisal, card: i64) -> i64:
    """A consume power: as many goods as there are for it count, the rest a little."""
    box = a.box
    how: i64 = box.consume[card]
    if how in (v.NO_CONSUME, v.DRAW, v.CASH):
        return 0
    made: i64 = a.made[v.ANY_KIND] - a.wanted[v.ANY_KIND]
    if how == v.SELL:
        return a.cycles(a.card * (100 if a.made[v.ANY_KIND] else a.taste.spare) // 100)
    if how == v.EACH:
        kind: i64 = box.consume_kind[card]
        room: i64 = box.consume_goods[card] * box.consume_times[card]
        each: i64 = (box.consume_vp[card] * a.taste.good + box.consume_cards[card] * a.card) // box.consume_goods[card]
        if kind != v.ANY_KIND:
            made = a.made[kind] - a.wanted[kind]
    elif how == v.DIFFERENT:
        room = box.consume_goods[card]
        each = box.consume_vp[card] * a.taste.good // box.consume_goods[card]
        kinds: i64 = 0
        for other in range(v.NOVELTY, v.ALIEN + 1):
            if a.made[other]:
                kinds += 1
        made = kinds
    else:
        room = max(a.made[v.ANY_KIND], 2)
        each = a.taste.good * 2 // 3
    used = max(0, min(made, room))
    return a.cycles(each * used + each * (room - used) * a.taste.spare // 100)


def trade_value(a: Appraisal, card: i64) -> i64:
    """Higher prices for the goods that the tableau makes."""
    if not a.lore.trades[card]:
        return 0
    box = a.box
    best: i64 = 0
    tableau = a.player.tableau
    for i in range(len(tableau)):
        world: i64 = tableau[i]
        if box.kind[world] and box.trade[world * box.size + card] > best:
            best = box.trade[world * box.size + card]
    return best * a.card * a.left // 50


# ------------------------------------------------------------------ cards in the hand


def desire(a: Appraisal, card: i64) -> i64:
    """How much one wants to keep the card in the hand: what it will be worth, if it can be placed at all."""
    box = a.box
    if not box.is_world[card] and card in a.player.tableau:
        return USELESS
    value = worth(a, card)
    cards = price(a, card)
    if box.military_world[card] and cards == OUT_OF_REACH:
        gap: i64 = box.cost[card] - powers.military_against(a.state, a.player, card)
        gap -= powers.sum_of(a.player, box.tactics)
        if gap <= 0:
            return value - LOST_CARD
        return value // (1 + gap)
    value -= cards * a.card
    room = len(a.player.hand) - 1 + a.left // 10
    if cards > room:
        value -= (cards - room) * a.card
    if a.left <= 10:
        return 0
    return value
