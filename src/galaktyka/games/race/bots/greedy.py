"""The greedy player of Race for the Galaxy: takes what looks best now, for every question of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.race.bots.appraise import LOST_CARD, USELESS, cost_of_placing, desire, price, worth
from galaktyka.games.race.bots.lore import POINT, Taste, lore_of
from galaktyka.games.race.bots.plan import best_action
from galaktyka.games.race.bots.situation import Appraisal
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.game import RaceState
from galaktyka.games.race.engine.rules.consume import fits, price_with_powers
from galaktyka.games.race.engine.rules.powers import chose
from galaktyka.games.race.engine.state import is_option, option_at, options_of

if TYPE_CHECKING:
    from mypy_extensions import i64

LOWEST: Final = -1000000


def decide(state: RaceState, seat: i64, taste: Taste) -> i64:
    """The best answer to the question that the seat owes; everything hidden is redacted in `state`."""
    player = state.players[seat]
    a = Appraisal(state, player, lore_of(state.box), taste)
    question = player.ask
    if question == v.ASK_PAY:
        return v.BLOCKS + v.V_PAY * a.box.size + least_wanted(a, player.hand)
    if question == v.ASK_DISCARD:
        return v.BLOCKS + v.V_DISCARD * a.box.size + least_wanted(a, player.hand)
    if question == v.ASK_KEEP:
        return v.BLOCKS + v.V_KEEP * a.box.size + most_wanted(a, player.drawn)
    if question == v.ASK_PLACE:
        return placement(a)
    if question == v.ASK_ACTION:
        return best_action(a, seat)
    if question == v.ASK_CONSUME:
        return power_to_use(a)
    if question == v.ASK_SPEND:
        return good_to_spend(a)
    if question == v.ASK_SELL:
        return good_to_sell(a)
    if question == v.ASK_SETTLE:
        return means_to_settle(a)
    if question == v.ASK_CASH:
        return card_to_cash(a)
    return windfall_to_fill(a)


# ------------------------------------------------------------------ cards of the hand


def least_wanted(a: Appraisal, pile: bytes) -> i64:
    """Of the `owe` cards that are wanted least, the first in order."""
    values: list[int] = [desire_at(a, pile, i) for i in range(a.player.floor, len(pile))]
    return pile[a.player.floor + first_of_lowest(values, a.player.owe)]


def most_wanted(a: Appraisal, pile: bytes) -> i64:
    """Of the `owe` cards that are wanted most, the first in order."""
    values: list[int] = [-desire_at(a, pile, i) for i in range(a.player.floor, len(pile))]
    return pile[a.player.floor + first_of_lowest(values, a.player.owe)]


def desire_at(a: Appraisal, pile: bytes, index: i64) -> i64:
    """How much the card at this place is wanted; the second copy of a development is of no use."""
    card: i64 = pile[index]
    if index > 0 and pile[index - 1] == card and not a.box.is_world[card]:
        return USELESS
    return desire(a, card)


def first_of_lowest(values: list[int], number: i64) -> i64:
    """The first place that belongs to the `number` lowest values; of equal ones the earlier is lower."""
    for i in range(len(values)):
        own: i64 = values[i]
        lower: i64 = 0
        for j in range(len(values)):
            other: i64 = values[j]
            if other < own or (other == own and j < i):
                lower += 1
        if lower < number:
            return i
    return 0


# ------------------------------------------------------------------ placing


def placement(a: Appraisal) -> i64:
    """The card that is worth most beyond its price, or nothing."""
    options = options_of(a.player)
    base = v.BLOCKS + v.V_PLACE * a.box.size
    room = len(a.player.hand) - 1
    best: i64 = v.PASS
    best_value = a.taste.patience
    for i in range(len(options)):
        action: i64 = options[i]
        if action == v.PASS:
            continue
        value = net(a, action - base, room, 0)
        if value > best_value:
            best_value = value
            best = action
    return best


def net(a: Appraisal, card: i64, room: i64, bonus: i64) -> i64:
    """What placing the card brings beyond what is given up for it, the card itself included; LOWEST if it cannot be."""
    cost = cost_of_placing(a, card, room, bonus)
    if cost < 0:
        return LOWEST
    return worth(a, card) + a.finish - cost - a.card


def means_to_settle(a: Appraisal) -> i64:
    """Conquer or take for nothing; else the cheaper of paying, a Colony Ship, a specialist and tactics."""
    player = a.player
    if is_option(player, v.CONQUER):
        return v.CONQUER
    if is_option(player, v.PASS):
        return v.PASS
    use = v.BLOCKS + v.V_USE * a.box.size
    options = options_of(player)
    best: i64 = options[0]
    best_cost: i64 = 1000000
    for i in range(len(options)):
        action: i64 = options[i]
        if action >= use:
            cost: i64 = LOST_CARD
            if not a.box.tactics[action - use] and a.box.contact[player.placing * a.box.size + action - use]:
                cost = price(a, player.placing) * a.card
        else:
            cost = player.owe * a.card
        if cost < best_cost:
            best_cost = cost
            best = action
    if best < use:
        return v.BLOCKS + v.V_PAY * a.box.size + least_wanted(a, player.hand)
    return best


# ------------------------------------------------------------------ consuming


def power_to_use(a: Appraisal) -> i64:
    """The wager first, then the power that gives most for a good, the narrower one of two equal; cash last."""
    options = options_of(a.player)
    base = v.BLOCKS + v.V_CONSUME * a.box.size
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        action: i64 = options[i]
        if action == v.PASS:
            value: i64 = 0
        elif action < v.BLOCKS:
            value = 100000 + (1 if action == v.GAMBLE_FIRST + a.lore.wager - v.LOWEST_WAGER else 0)
        else:
            value = value_of_power(a, action - base)
        if value > best_value:
            best_value = value
            best = action
    return best


def value_of_power(a: Appraisal, card: i64) -> i64:
    """What the power gives for one good; where goods are taken without choice it comes later."""
    box = a.box
    how: i64 = box.consume[card]
    point: i64 = POINT * 2 if chose(a.player, v.CONSUME_2X) else POINT
    if how == v.DRAW:
        return 50000
    if how == v.CASH:
        return 1 if card_to_cash(a) != v.PASS else -1
    if how == v.ALL_GOODS:
        return 2
    if how == v.SELL:
        return 3 * a.card + 5
    goods: i64 = box.consume_goods[card]
    value = (box.consume_vp[card] * point + box.consume_cards[card] * a.card) * 10 // goods
    if how == v.DIFFERENT:
        return value + 6
    if box.consume_kind[card] != v.ANY_KIND:
        value += 5
    return value


def good_to_spend(a: Appraisal) -> i64:
    """The goods that are needed least elsewhere; a market gets the dearest."""
    player = a.player
    box = a.box
    base = v.BLOCKS + v.V_SPEND * box.size
    card = player.power
    how: i64 = box.consume[card]
    if how == v.DIFFERENT:
        return option_at(player, 0)
    if how == v.SELL:
        return dearest(a, base, box.consume_trade[card] != 0)
    kind: i64 = box.consume_kind[card] if how == v.EACH else v.ANY_KIND
    worlds = b""
    for world in range(player.floor, box.size):
        for i in range(len(player.tableau)):
            if player.tableau[i] == world and fits(a.state, player, i, kind):
                worlds += bytes([world])
    values: list[int] = [use_of_good(a, worlds[i]) for i in range(len(worlds))]
    action = base + worlds[first_of_lowest(values, player.owe)]
    return action if is_option(player, action) else option_at(player, 0)


def use_of_good(a: Appraisal, world: i64) -> i64:
    """How much else could be done with the good of this world."""
    player = a.player
    box = a.box
    kind: i64 = box.kind[world]
    value: i64 = price_with_powers(a.state, player, world) * a.card // 4
    for i in range(player.active):
        card: i64 = player.tableau[i]
        if box.consume[card] == v.EACH and box.consume_kind[card] == kind and card not in player.used:
            value += POINT
    if box.windfall[world]:
        value += 10
    return value


def good_to_sell(a: Appraisal) -> i64:
    """The good with the best price."""
    return dearest(a, v.BLOCKS + v.V_SELL * a.box.size, True)


def dearest(a: Appraisal, base: i64, with_powers: bool) -> i64:
    """The good that brings most cards; of equal ones the one that consume powers want least."""
    options = options_of(a.player)
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        action: i64 = options[i]
        world = action - base
        number: i64 = a.box.price[world]
        if with_powers:
            number = price_with_powers(a.state, a.player, world)
        value = number * 10000 - use_of_good(a, world)
        if value > best_value:
            best_value = value
            best = action
    return best


def card_to_cash(a: Appraisal) -> i64:
    """The card wanted least, if a point is worth more than it."""
    player = a.player
    best: i64 = v.PASS
    best_value: i64 = POINT
    if a.left <= 10:
        best_value = 100000
    elif len(player.hand) <= 3:
        best_value = 30
    for i in range(player.floor if player.ask == v.ASK_CASH else 0, len(player.hand)):
        value = desire(a, player.hand[i])
        if value < best_value:
            best_value = value
            best = v.BLOCKS + v.V_DISCARD * a.box.size + player.hand[i]
    return best


# ------------------------------------------------------------------ producing


def windfall_to_fill(a: Appraisal) -> i64:
    """Powers for one kind first, on the world whose good is worth most."""
    options = options_of(a.player)
    size = a.box.size
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        action: i64 = options[i]
        verb = (action - v.BLOCKS) // size
        world = action - v.BLOCKS - verb * size
        value = price_with_powers(a.state, a.player, world) * a.card + a.box.draw_if_produced[world] * a.card
        if a.wanted[a.box.kind[world]]:
            value += POINT
        if verb == v.V_PRODUCE:
            value += 10000
        if value > best_value:
            best_value = value
            best = action
    return best
