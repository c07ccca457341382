"""What the game looks like to one player of Alien Artifacts: the empire in numbers, costs, the time that is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.games.artifacts.bots.lore import Lore, Taste
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.empire import (
    build_cost,
    build_limit,
    exchange_limit,
    price_to_buy,
    sum_of,
    works,
)
from galaktyka.games.artifacts.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

PACE: Final = 19
"""Tenths of a resource card that leave the deck in a turn."""
LONGEST: Final = 360
ALL_TYPES: Final = 3
UNKNOWN: Final = -1000000
"""Not worked out yet."""
OFTEN: Final = b"\x00\x04\x09\x0f\x14\x17\x1a\x1c\x1e"
"""In how many of a hundred turns an operational action is chosen, by the number of operational cards of its type."""
EFFORT: Final[list[list[int]]] = [
    [100, 102, 104, 108, 118, 135, 172, 215, 235, 260, 310, 335, 360],
    [100, 101, 102, 104, 108, 116, 128, 150, 180, 215, 230, 250, 280],
    [100, 101, 102, 103, 105, 109, 114, 122, 135, 155, 180, 205, 220],
]
"""Hundredths of an action that so many icons take, for a limit of two cards, three, and more."""


@final
class Appraisal:
    """One player's situation, worked out once for a decision."""

    def __init__(self, state: Position, seat: i64, lore: Lore, taste: Taste) -> None:
        self.state = state
        self.seat: i64 = seat
        self.player = state.players[seat]
        self.box = state.box
        self.lore = lore
        self.taste = taste
        self.left: i64 = turns_left(state)
        """Tenths of turns of one's own after this one."""
        self.sides: list[int] = [0] * 6
        """Working cards by type and side."""
        self.kinds: list[int] = [0] * 16
        """Working cards by type and Kind; the last four numbers count all types."""
        self.number: list[int] = [0, 0, 0]
        """Cards of each type, blank ones too."""
        self.waiting: list[int] = [0, 0, 0]
        """Projects of each type."""
        count_cards(self)
        player = self.player
        self.cost: list[int] = [build_cost(state, player, type) for type in range(3)]
        self.limit: list[int] = [build_limit(state, player, type) for type in range(3)]
        self.price: i64 = price_to_buy(state, player)
        self.exchange: i64 = exchange_limit(state, player)
        self.builds: list[int] = [future_builds(self, type) for type in range(3)]
        """Hundredths of cards of each type that will still be built."""
        self.rivals: i64 = state.count - 1
        self.credit: i64 = credit_rate(self)
        self.kept_credit: i64 = 0
        """What a credit is worth at the end, for what counts them."""
        # What is worked out once it is asked: what cards are worth on a side, what rows of scoring tables count now and
        # hope for as it is and with one more, what all ships give in an offensive, what unknown cards are worth.
        # Dictionaries, because most questions ask for few of hundreds: filling lists was a quarter of all thinking.
        self.worths: dict[int, int] = {}
        self.counted: dict[int, int] = {}
        self.hopes: dict[int, int] = {}
        self.fleet: i64 = UNKNOWN
        self.means: list[int] = [UNKNOWN, UNKNOWN, UNKNOWN]
        self.spreads: list[int] = [UNKNOWN, UNKNOWN, UNKNOWN]
        self.hit: i64 = lore.second_hit if sum_of(state, player, self.box.second_look) else lore.hit
        """Percent of the reveals that show the Kind of a technology."""
        self.yields: i64 = self.box.planet_yield + sum_of(state, player, self.box.yields)
        """Cards that an operational planet brings."""


def count_cards(a: Appraisal) -> None:
    """The empire and the projects in numbers."""
    player = a.player
    box = a.box
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        type: i64 = box.type[card]
        a.number[type] += 1
        if works(a.state, player, i):
            a.sides[2 * type + player.sides[i]] += 1
            a.kinds[4 * type + box.kind[card]] += 1
            a.kinds[4 * ALL_TYPES + box.kind[card]] += 1
    for i in range(len(player.projects)):
        a.waiting[box.type[player.projects[i]]] += 1


# ------------------------------------------------------------------ time


def turns_left(state: Position) -> i64:
    """Tenths of turns that every player will still have after this one; 0 in the last turn."""
    if state.ending or state.phase >= v.FINAL:
        return 0
    held: i64 = 0
    for player in state.players:
        held += len(player.hand) + len(player.stored) + len(player.attached)
    rest: i64 = max(state.box.resources - held - state.count, 20)
    cards: i64 = len(state.deck) - state.top + (state.marker - 1) * rest
    turns = cards * 100 // (PACE * state.count)
    if state.phase == v.ACT:
        turns -= 5
    return max(3, min(turns, LONGEST))


def effort(need: i64, limit: i64) -> i64:
    """Hundredths of an action that it takes to pay so many icons and to build."""
    row = EFFORT[max(min(limit - 2, 2), 0)]
    return row[max(min(need, len(row) - 1), 0)]


def future_builds(a: Appraisal, type: i64) -> i64:
    """Cards of the type that will still be built: those that wait, and some that will be bought."""
    waiting: i64 = a.waiting[type]
    cost: i64 = a.cost[type]
    bought = a.left * a.taste.builds // 10
    if cost < 6:
        bought = bought * (14 - cost) // 8
    elif cost > 7:
        bought = bought * 80 // 100
    return min(waiting * 60 + bought, a.left * 5)


def delay_of(a: Appraisal) -> i64:
    """Percent that is lost with each action that something still takes; near the end nearly everything."""
    return max(a.taste.delay, 1000 // (a.left + 10))


def held_share(a: Appraisal, actions: i64) -> i64:
    """Percent that something is worth which takes so many (hundredths of) actions."""
    return max(100 - delay_of(a) * actions // 100, 0 if a.left < 15 else 6)


# ------------------------------------------------------------------ cards in numbers


def on_side(a: Appraisal, type: i64, side: i64) -> i64:
    """Working cards of a type on a side."""
    return a.sides[2 * type + side]


def of_kind(a: Appraisal, type: i64, kind: i64) -> i64:
    """Working cards of a Kind, of one type or (NO_CARD) of all."""
    return a.kinds[4 * (type if type != v.NO_CARD else ALL_TYPES) + kind]


def often(a: Appraisal, cards: i64) -> i64:
    """Hundredths of operational actions that will still be taken with so many cards of the type."""
    return a.left * OFTEN[min(cards, len(OFTEN) - 1)] // 10


def operational(a: Appraisal, type: i64) -> i64:
    """Working operational cards of a type."""
    return on_side(a, type, v.OPERATIONAL)


# ------------------------------------------------------------------ credits


def credit_rate(a: Appraisal) -> i64:
    """What a credit is worth when it is needed: it buys more where cards are cheap, and nothing in the end."""
    rate = a.taste.credit * 8 // (a.price + 3)
    if a.left < 50:
        rate = rate * a.left // 50
    return rate


def credits_worth(a: Appraisal, credits: i64) -> i64:
    """What it is worth to have so many credits: those that are not needed soon count for less."""
    credits = max(min(credits, a.box.most_credits), 0)
    soon: i64 = 2 * max(a.price, 2)
    value: i64 = a.credit * min(credits, soon)
    if credits > soon:
        value += a.credit * 55 * min(credits - soon, 4) // 100
    if credits > soon + 4:
        value += a.credit * 35 * (credits - soon - 4) // 100
    return value + credits * (a.kept_credit + 1)


def change_of_credits(a: Appraisal, credits: i64) -> i64:
    """What it is worth to gain, or to lose, so many credits now."""
    now = a.player.credits
    return credits_worth(a, now + credits) - credits_worth(a, now)
