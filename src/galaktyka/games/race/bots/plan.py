"""Which action card to choose: what each phase would give now, and what comes anyway if somebody else chooses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.race.bots.appraise import cards_when_produced, cost_of_placing, worth
from galaktyka.games.race.bots.lore import POINT
from galaktyka.games.race.bots.situation import Appraisal
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.rules.consume import price_with_powers
from galaktyka.games.race.engine.rules.powers import sum_of
from galaktyka.games.race.engine.state import Player, option_at

if TYPE_CHECKING:
    from mypy_extensions import i64

LOWEST: Final = -1000000


def best_action(a: Appraisal, seat: i64) -> i64:
    """The action card that gives most beyond what comes anyway; of two to be chosen the lower one first."""
    player = a.player
    values = action_values(a, seat)
    best = highest(a, values, v.NO_CARD)
    if player.owe == 2:
        second = highest(a, values, best)
        lower = min(best, second)
        return v.CHOOSE_FIRST + lower
    return v.CHOOSE_FIRST + best


def highest(a: Appraisal, values: list[int], besides: i64) -> i64:
    """The card with the highest value among those offered (any may be the second one), without `besides`."""
    best: i64 = v.NO_CARD
    best_value: i64 = LOWEST
    lowest: i64 = 0
    if a.player.owe == 1:
        lowest = option_at(a.player, 0) - v.CHOOSE_FIRST
    for card in range(lowest, v.PRODUCE_CARD + 1):
        value: i64 = values[card]
        if card == a.player.first:
            continue
        if card != besides and value > best_value:
            best_value = value
            best = card
    return best if best != v.NO_CARD else lowest


def action_values(a: Appraisal, seat: i64) -> list[int]:
    """For each action card: the phase with the bonus, less what the phase would give if somebody else chose it."""
    taste = a.taste
    develop = best_placement(a, False, 0)
    develop_bonus = best_placement(a, False, 1)
    settle = best_placement(a, True, 0)
    goods = count_goods(a)
    once = consumption(a, goods, POINT)
    sale = best_sale(a)
    produce = production_gain(a, goods, False)
    likely = likely_phases(a, seat)
    ride = taste.ride
    explore = exploring(a, 2, 1)
    values: list[int] = [0, 0, 0, 0, 0, 0, 0]
    values[v.EXPLORE_5] = exploring(a, 7, 1) * taste.explore // 100 - explore * likely[v.EXPLORE] * ride // 10000
    values[v.EXPLORE_1_1] = exploring(a, 3, 2) * taste.explore // 100 - explore * likely[v.EXPLORE] * ride // 10000
    values[v.DEVELOP_CARD] = develop_bonus * taste.develop // 100 - develop * likely[v.DEVELOP] * ride // 10000
    values[v.SETTLE_CARD] = settle * taste.settle // 100 - settle * likely[v.SETTLE] * ride // 10000
    if settle > 0:
        values[v.SETTLE_CARD] += a.card
    values[v.CONSUME_TRADE] = trading(a, goods, sale) * taste.trade // 100 - once * likely[v.CONSUME] * ride // 10000
    values[v.CONSUME_2X] = (
        consumption(a, goods, 2 * POINT) * taste.double // 100 - once * likely[v.CONSUME] * ride // 10000
    )
    values[v.PRODUCE_CARD] = production_gain(a, goods, True) - produce * likely[v.PRODUCE] * ride // 10000
    gifts = gifts_to_others(a, seat)
    for card in range(v.PRODUCE_CARD + 1):
        phase: i64 = v.PHASE_OF_CARD[card]
        values[card] -= gifts[phase] * (100 - likely[phase]) * taste.gift // 10000
    return values


# ------------------------------------------------------------------ what a phase gives


def exploring(a: Appraisal, drawn: i64, kept: i64) -> i64:
    """Cards kept, and the choice among those seen."""
    if a.left <= 10:
        return 0
    draws = drawn + sum_of(a.player, a.box.explore_draw)
    keeps = kept + sum_of(a.player, a.box.explore_keep)
    hand = len(a.player.hand)
    value = keeps * a.card + (draws - keeps) * a.taste.choice
    if hand >= 9:
        return value // 3
    return value


def best_placement(a: Appraisal, world: bool, bonus: i64) -> i64:
    """What the best card to place now would bring; 0 if there is none."""
    best: i64 = 0
    player = a.player
    room = len(player.hand) - 1
    if not world:
        room += sum_of(player, a.box.develop_first)
    last: i64 = -1
    for i in range(len(player.hand)):
        card: i64 = player.hand[i]
        if card == last or (a.box.is_world[card] != 0) != world:
            continue
        last = card
        if not world and card in player.tableau:
            continue
        cost = cost_of_placing(a, card, room, bonus)
        if cost < 0:
            continue
        best = max(best, worth(a, card) + a.finish - cost - a.card)
    return best


def count_goods(a: Appraisal) -> list[int]:
    """Goods by kind; the last number counts all."""
    goods: list[int] = [0, 0, 0, 0, 0, 0]
    player = a.player
    for i in range(len(player.goods)):
        if player.goods[i]:
            goods[a.box.kind[player.tableau[i]]] += 1
            goods[v.ANY_KIND] += 1
    return goods


def best_sale(a: Appraisal) -> i64:
    """The world whose good brings most cards, or NO_CARD."""
    best: i64 = v.NO_CARD
    best_number: i64 = 0
    player = a.player
    for i in range(len(player.goods)):
        if player.goods[i]:
            number = price_with_powers(a.state, player, player.tableau[i])
            if number > best_number:
                best_number = number
                best = player.tableau[i]
    return best


def trading(a: Appraisal, goods: list[int], sale: i64) -> i64:
    """The best sale, and what the rest gives when it is consumed."""
    if sale == v.NO_CARD:
        return consumption(a, goods, POINT)
    rest = goods[:]
    rest[a.box.kind[sale]] -= 1
    rest[v.ANY_KIND] -= 1
    return price_with_powers(a.state, a.player, sale) * a.card + consumption(a, rest, POINT)


def consumption(a: Appraisal, goods: list[int], point: i64) -> i64:
    """What the consume powers give for these goods: narrow powers first, then the best of the others, then the rest."""
    left = goods[:]
    total = consume_each(a, left, point, False, 0)
    total += consume_rest(a, left, point, v.DIFFERENT)
    total += consume_each(a, left, point, True, 2 * POINT)
    total += consume_each(a, left, point, True, 0)
    return total + consume_rest(a, left, point, v.ALL_GOODS)


def consume_each(a: Appraisal, left: list[int], point: i64, any_kind: bool, least: i64) -> i64:
    """Powers that take goods one by one (or two by two), those first that give at least so much for a good."""
    box = a.box
    tableau = a.player.tableau
    total: i64 = 0
    for i in range(len(tableau)):
        card: i64 = tableau[i]
        if box.consume[card] != v.EACH:
            continue
        kind: i64 = box.consume_kind[card]
        if (kind == v.ANY_KIND) != any_kind:
            continue
        each: i64 = box.consume_goods[card]
        value: i64 = box.consume_vp[card] * point + box.consume_cards[card] * a.card
        dear = value >= 3 * point * each // 2
        if any_kind and dear != (least > 0):
            continue
        available: i64 = left[kind]
        uses = min(available // each, box.consume_times[card])
        if uses > 0:
            take_goods(left, kind, uses * each)
            total += uses * value
    return total


def take_goods(left: list[int], kind: i64, number: i64) -> None:
    """Goods of a kind, or of any (the commonest first), are gone."""
    left[v.ANY_KIND] -= number
    if kind != v.ANY_KIND:
        left[kind] -= number
        return
    while number > 0:
        most: i64 = v.NOVELTY
        for other in range(v.NOVELTY, v.ALIEN + 1):
            if left[other] > left[most]:
                most = other
        left[most] -= 1
        number -= 1


def consume_rest(a: Appraisal, left: list[int], point: i64, wanted: i64) -> i64:
    """Powers for different kinds; then markets, cards for nothing, cards for points and all that is left."""
    box = a.box
    tableau = a.player.tableau
    total: i64 = 0
    for i in range(len(tableau)):
        card: i64 = tableau[i]
        how: i64 = box.consume[card]
        if how in (v.NO_CONSUME, v.EACH) or (how == v.DIFFERENT) != (wanted == v.DIFFERENT):
            continue
        if how == v.DIFFERENT:
            total += consume_different(left, box.consume_goods[card], box.consume_vp[card] * point)
        elif how == v.DRAW:
            total += box.consume_cards[card] * a.card
        elif how == v.SELL and left[v.ANY_KIND] > 0:
            take_goods(left, v.ANY_KIND, 1)
            total += 3 * a.card
        elif how == v.CASH:
            total += min(box.consume_times[card], len(a.player.hand)) * max(POINT - a.card, 0)
        elif how == v.ALL_GOODS and left[v.ANY_KIND] > 0:
            total += (left[v.ANY_KIND] - box.consume_vp[card]) * point
            take_goods(left, v.ANY_KIND, left[v.ANY_KIND])
    return total


def consume_different(left: list[int], number: i64, value: i64) -> i64:
    """One good of each of so many kinds, if there are so many."""
    kinds: i64 = 0
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        if left[kind] > 0:
            kinds += 1
    if kinds < number:
        return 0
    taken: i64 = 0
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        if left[kind] > 0 and taken < number:
            left[kind] -= 1
            left[v.ANY_KIND] -= 1
            taken += 1
    return value


def production_gain(a: Appraisal, goods: list[int], bonus: bool) -> i64:
    """What the goods of one production add to the best use of all goods, and the cards that come at once."""
    if a.left <= 10:
        return 0
    box = a.box
    player = a.player
    more = goods[:]
    cards: i64 = sum_of(player, box.produce_draw)
    made: list[int] = [0, 0, 0, 0, 0, 0]
    refill = a.refill[:]
    if bonus:
        refill[v.ANY_KIND] += 1
    dearest: i64 = best_price_of_goods(a)
    for i in range(len(player.tableau)):
        card: i64 = player.tableau[i]
        if player.goods[i] or not box.kind[card]:
            continue
        kind: i64 = box.kind[card]
        if not box.production[card]:
            if refill[kind] > 0:
                refill[kind] -= 1
            elif refill[v.ANY_KIND] > 0:
                refill[v.ANY_KIND] -= 1
            else:
                continue
        made[kind] += 1
        more[kind] += 1
        more[v.ANY_KIND] += 1
        cards += box.draw_if_produced[card]
        dearest = max(dearest, price_with_powers(a.state, player, card))
    cards += cards_for(a, made)
    before = max(consumption(a, goods, 2 * POINT), best_price_of_goods(a) * a.card)
    after = max(consumption(a, more, 2 * POINT), dearest * a.card)
    spare = more[v.ANY_KIND] - goods[v.ANY_KIND]
    return (after - before) * a.taste.produce // 100 + cards * a.card + spare * 10


def best_price_of_goods(a: Appraisal) -> i64:
    """What the dearest good would bring now."""
    sale = best_sale(a)
    return price_with_powers(a.state, a.player, sale) if sale != v.NO_CARD else 0


def cards_for(a: Appraisal, made: list[int]) -> i64:
    """Cards for goods and kinds produced and for worlds."""
    total: i64 = 0
    tableau = a.player.tableau
    for i in range(len(tableau)):
        total += cards_when_produced(a, tableau[i], made)
    return total


# ------------------------------------------------------------------ what the others will choose


def likely_phases(a: Appraisal, seat: i64) -> list[int]:
    """For each phase, in percent, how likely it is that somebody else chooses it."""
    none: list[int] = [100, 100, 100, 100, 100, 100]
    for other in range(a.state.count):
        if other != seat:
            guess = guess_of(a, a.state.players[other])
            for phase in range(v.EXPLORE, v.PRODUCE + 1):
                none[phase] = none[phase] * (100 - guess[phase]) // 100
    return [100 - none[phase] for phase in range(v.PRODUCE + 1)]


def gifts_to_others(a: Appraisal, seat: i64) -> list[int]:
    """For each phase, what it would give one of the others on average, as far as the table shows."""
    gifts: list[int] = [0, 0, 0, 0, 0, 0]
    for other in range(a.state.count):
        if other == seat:
            continue
        player = a.state.players[other]
        hand: i64 = len(player.hand)
        gifts[v.EXPLORE] += a.card
        gifts[v.DEVELOP] += min(hand, 5) * 30
        gifts[v.SETTLE] += min(hand, 4) * 30 + 20
        gifts[v.CONSUME] += player.stock * 70
        gifts[v.PRODUCE] += empty_worlds(a, player) * a.card
    for phase in range(v.EXPLORE, v.PRODUCE + 1):
        gifts[phase] = gifts[phase] // (a.state.count - 1)
    return gifts


def empty_worlds(a: Appraisal, player: Player) -> i64:
    """Production worlds without a good."""
    empty: i64 = 0
    for i in range(len(player.tableau)):
        if a.box.production[player.tableau[i]] and not player.goods[i]:
            empty += 1
    return empty


def guess_of(a: Appraisal, player: Player) -> list[int]:
    """The same for one of the others, from what lies on the table."""
    hand: i64 = len(player.hand)
    goods = player.stock
    empty = empty_worlds(a, player)
    guess: list[int] = [0, 20, 20, 20, 5, 5]
    if goods >= 2 or (goods >= 1 and hand <= 3):
        guess[v.CONSUME] = 45
    elif goods == 1:
        guess[v.CONSUME] = 25
    if empty >= 2 and goods <= 1:
        guess[v.PRODUCE] = 40
    elif empty >= 1:
        guess[v.PRODUCE] = 15
    if hand <= 2 and goods == 0:
        guess[v.EXPLORE] = 50
    if hand >= 4:
        guess[v.DEVELOP] = 30
        guess[v.SETTLE] = 35
        guess[v.EXPLORE] = 10
    return guess
