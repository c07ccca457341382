"""Paying with resource cards in Alien Artifacts: which ones to spend, to keep and to throw away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.artifacts.bots.attack import fleet_strikes
from galaktyka.games.artifacts.bots.situation import Appraisal, operational
from galaktyka.games.artifacts.bots.tables import NOTHING_MORE, during_now
from galaktyka.games.artifacts.bots.worth import best_worth, produced_worth, stored_worth
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.empire import hand_limit
from galaktyka.games.artifacts.engine.rules.paying import table_for, usable_stored

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE_SUCH: Final = -1
TOO_DEAR: Final = 1000000
WASTE: Final = 3
"""An icon that is paid for nothing."""
FEW: Final = 4
"""With more cards to spend than this, they are chosen one by one."""


def demand(a: Appraisal) -> list[int]:
    """How much an icon of each colour is wanted; gold stands for the one that is wanted most."""
    wanted: list[int] = [10, 10, 10, 10]
    projects = a.player.projects
    for i in range(len(projects)):
        project: i64 = projects[i]
        type: i64 = a.box.type[project]
        wanted[type] = max(wanted[type], 10 + best_worth(a, project) // 10)
    if operational(a, v.SHIP):
        wanted[v.RED] += fleet_strikes(a) // 12
    if operational(a, v.TECHNOLOGY):
        wanted[v.BLUE] += incomes_now(a) // 12
    planets = operational(a, v.PLANET)
    if planets:
        wanted[v.GREEN] += planets * produced_worth(a) // 12
    wanted[v.GOLD] = max(wanted[v.RED], max(wanted[v.BLUE], wanted[v.GREEN])) * 85 // 100
    return wanted


def incomes_now(a: Appraisal) -> i64:
    """What all operational technologies score on average."""
    total: i64 = 0
    player = a.player
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if a.box.type[card] == v.TECHNOLOGY and player.sides[i] == v.OPERATIONAL and not player.tokens[i]:
            total += during_now(a, card, NOTHING_MORE, v.OPERATIONAL)
    return total * a.hit


def keep_worth(a: Appraisal, wanted: list[int], card: i64) -> i64:
    """How useful a card of the hand is."""
    box = a.box
    first: i64 = box.icons[2 * card] * wanted[box.colour[2 * card]]
    second: i64 = box.icons[2 * card + 1] * wanted[box.colour[2 * card + 1]]
    return max(first, second) + min(first, second) // 6


def fresh_worth(wanted: list[int]) -> i64:
    """How useful a card from the deck is on average."""
    return (wanted[v.RED] + wanted[v.BLUE] + wanted[v.GREEN]) * 9 // 10


# ------------------------------------------------------------------ what can be spent


def price_of_code(a: Appraisal, wanted: list[int], code: i64, stored: bool) -> i64:
    """What it costs to spend a section; a card of the hand is replaced at the end of the turn."""
    box = a.box
    if stored:
        return stored_worth(a) * a.taste.thrift // 100 + box.icons[code] * wanted[box.colour[code]] // 16
    return max(keep_worth(a, wanted, code >> 1) - fresh_worth(wanted), 0) // 8 + 1


def spendable(a: Appraisal, worth: bytes, floor: i64, planets_only: bool) -> list[int]:
    """The sections that pay something, one for each card, ascending."""
    player = a.player
    found: list[int] = []
    if not planets_only:
        for i in range(len(player.hand)):
            code: i64 = 2 * player.hand[i]
            if worth[code + 1] > worth[code] and code + 1 >= floor:
                found.append(code + 1)
            elif worth[code] and code >= floor:
                found.append(code)
            elif worth[code + 1] and code + 1 >= floor:
                found.append(code + 1)
    for i in range(len(player.stored)):
        code = player.stored[i]
        if worth[code] and code >= floor and usable_stored(a.state, player, i):
            found.append(code)
    found.sort()
    return found


def is_stored(a: Appraisal, code: i64) -> bool:
    """Whether the section lies under a planet."""
    return code in a.player.stored


# ------------------------------------------------------------------ paying what is needed


class Purse:
    """The sections that can be spent, with what they pay and cost."""

    def __init__(self, a: Appraisal, wanted: list[int], worth: bytes, floor: i64, planets_only: bool) -> None:
        self.codes: list[int] = spendable(a, worth, floor, planets_only)
        self.icons: list[int] = [worth[code] for code in self.codes]
        self.stored: list[bool] = [is_stored(a, code) for code in self.codes]
        self.prices: list[int] = [
            price_of_code(a, wanted, self.codes[i], self.stored[i]) for i in range(len(self.codes))
        ]
        self.first: i64 = NONE_SUCH
        """The first section of the cheapest payment that was found."""


def cheapest(purse: Purse, at: i64, need: i64, slots: i64, planet_slots: i64) -> i64:
    """The least that it costs to pay so many icons with the sections from `at` on."""
    if need <= 0:
        return -need * WASTE
    if slots + planet_slots == 0:
        return TOO_DEAR
    best: i64 = TOO_DEAR
    for i in range(at, len(purse.codes)):
        stored = purse.stored[i]
        if not stored and slots == 0:
            continue
        price: i64 = purse.prices[i]
        if price >= best:
            continue
        if stored and planet_slots > 0:
            price += cheapest(purse, i + 1, need - purse.icons[i], slots, planet_slots - 1)
        elif slots > 0:
            price += cheapest(purse, i + 1, need - purse.icons[i], slots - 1, planet_slots)
        else:
            continue
        if price < best:
            best = price
            if at == 0:
                purse.first = purse.codes[i]
    return best


def one_by_one(purse: Purse, need: i64) -> i64:
    """The same where the number of cards has no limit: the cheapest icons first."""
    used: list[bool] = [False] * len(purse.codes)
    total: i64 = 0
    first: i64 = len(purse.codes)
    while need > 0:
        best: i64 = NONE_SUCH
        best_rate: i64 = TOO_DEAR
        for i in range(len(purse.codes)):
            rate: i64 = purse.prices[i] * 12 // min(purse.icons[i], need)
            if not used[i] and rate < best_rate:
                best = i
                best_rate = rate
        if best == NONE_SUCH:
            return TOO_DEAR
        used[best] = True
        first = min(first, best)
        total += purse.prices[best]
        need -= purse.icons[best]
    if first < len(purse.codes):
        purse.first = purse.codes[first]
    return total


def price_to_pay(
    a: Appraisal, wanted: list[int], worth: bytes, need: i64, slots: i64, planet_slots: i64, planets: bool
) -> i64:
    """What it costs to pay so many icons; TOO_DEAR if that is impossible."""
    purse = Purse(a, wanted, worth, 0, planets)
    if slots > FEW:
        return one_by_one(purse, need)
    return cheapest(purse, 0, need, slots, planet_slots)


def payment(a: Appraisal) -> i64:
    """The section to pay next, or enough."""
    state = a.state
    wanted = demand(a)
    if state.sets < 0:
        return of_the_set(a, wanted)
    if state.need == 0:
        return to_exchange(a, wanted)
    need = state.need - state.paid
    if state.colour == v.ANY_COLOUR:
        return of_any_colour(a, wanted, need)
    purse = Purse(a, wanted, table_for(state, state.colour, state.gold), state.floor, state.from_planets)
    if state.slots > FEW:
        one_by_one(purse, need)
    else:
        cheapest(purse, 0, need, state.slots, state.planet_slots)
    return chosen(a, a.box.first_pay + purse.first)


def chosen(a: Appraisal, action: i64) -> i64:
    """The action, if it may be chosen; otherwise the first that may."""
    options = a.state.options
    return action if action in options else options[0]


def of_any_colour(a: Appraisal, wanted: list[int], need: i64) -> i64:
    """The colour that is paid most easily; where one card is spent for its icons, the richest."""
    state = a.state
    if state.from_planets and state.slots == 1:
        return richest(a)
    best: i64 = TOO_DEAR
    first: i64 = NONE_SUCH
    for colour in range(v.GOLD + 1):
        purse = Purse(a, wanted, a.box.worth[colour], state.floor, state.from_planets)
        price = one_by_one(purse, need)
        if price < best:
            best = price
            first = purse.first
    return chosen(a, a.box.first_pay + first)


def richest(a: Appraisal) -> i64:
    """The section with most icons among those that may be paid."""
    options = a.state.options
    best: i64 = options[0]
    most: i64 = -1
    for i in range(len(options)):
        if options[i] >= a.box.first_pay and a.box.icons[options[i] - a.box.first_pay] > most:
            most = a.box.icons[options[i] - a.box.first_pay]
            best = options[i]
    return best


def of_the_set(a: Appraisal, wanted: list[int]) -> i64:
    """The richest section of the colour; of equal ones the cheapest."""
    options = a.state.options
    best: i64 = options[0]
    best_value: i64 = -TOO_DEAR
    for i in range(len(options)):
        code = options[i] - a.box.first_pay
        value = a.box.icons[code] * 60 - price_of_code(a, wanted, code, is_stored(a, code))
        if value > best_value:
            best_value = value
            best = options[i]
    return best


# ------------------------------------------------------------------ Exchange


def exchange_codes(a: Appraisal, wanted: list[int], colour: i64, floor: i64, slots: i64, room: i64) -> list[int]:
    """The sections that are worth exchanging, ascending; more than `room` icons bring nothing."""
    purse = Purse(a, wanted, a.box.worth_with_gold[colour], floor, False)
    taken: list[int] = []
    while slots > 0 and room > 0:
        best: i64 = NONE_SUCH
        best_value: i64 = 0
        for i in range(len(purse.codes)):
            value = min(purse.icons[i], room) * a.credit - purse.prices[i]
            if purse.codes[i] not in taken and value > best_value:
                best = i
                best_value = value
        if best == NONE_SUCH:
            break
        taken.append(purse.codes[best])
        room -= purse.icons[best]
        slots -= 1
    taken.sort()
    return taken


def to_exchange(a: Appraisal, wanted: list[int]) -> i64:
    """The next section to exchange, or enough."""
    state = a.state
    room = a.box.most_credits - a.player.credits - state.paid
    codes = exchange_codes(a, wanted, state.colour, state.floor, state.slots, room)
    if not codes:
        return state.options[0]
    return chosen(a, a.box.first_pay + codes[0])


# ------------------------------------------------------------------ the hand


def discard(a: Appraisal) -> i64:
    """A card that a fresh one will probably better, or enough."""
    wanted = demand(a)
    hand = a.player.hand
    options = a.state.options
    base = a.box.first_discard
    surplus: i64 = len(hand) - hand_limit(a.state, a.player)
    bar = fresh_worth(wanted) * a.taste.fresh // 100
    if a.left == 0:
        bar = 0
    for i in range(len(hand)):
        card: i64 = hand[i]
        if base + card not in options:
            continue
        value = keep_worth(a, wanted, card)
        if value < bar or (surplus > 0 and better_than(a, wanted, value, card) < surplus):
            return base + card
    return options[0]


def better_than(a: Appraisal, wanted: list[int], value: i64, card: i64) -> i64:
    """How many cards of the hand are less useful than this one."""
    hand = a.player.hand
    worse: i64 = 0
    for i in range(len(hand)):
        other = keep_worth(a, wanted, hand[i])
        if other < value or (other == value and hand[i] < card):
            worse += 1
    return worse


def sift(a: Appraisal) -> i64:
    """The card of the hand that is least useful."""
    wanted = demand(a)
    options = a.state.options
    least: i64 = options[0]
    least_value: i64 = TOO_DEAR
    for i in range(len(options)):
        value = keep_worth(a, wanted, options[i] - a.box.first_discard)
        if value < least_value:
            least_value = value
            least = options[i]
    return least
