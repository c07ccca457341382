"""IV: KONSUMPCJA. Seat by seat: the chooser of Trade sells one good, then consume powers in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import EVERYBODY
from galaktyka.core.piles import ONE, index_of, with_card
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.rules.deck import draw, spend_good, take
from galaktyka.games.race.engine.rules.powers import chose, sum_for
from galaktyka.games.race.engine.state import Player, Position, answered, ask

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the phase; True when it is over."""
    if state.stage == v.BEGIN:
        state.stage = v.TRADE
        state.turn = 0
    while state.turn < state.count:
        player = state.players[state.order[state.turn]]
        if state.stage == v.TRADE:
            state.stage = v.USE
            if player.stock and chose(player, v.CONSUME_TRADE):
                ask(player, state, v.ASK_SELL, 0)
                return False
        if player.talents & v.T_CONSUME_OTHERS or (player.stock and player.talents & v.T_CONSUME_GOODS):
            ask(player, state, v.ASK_CONSUME, 0)
            return False
        next_seat(state)
    return True


def next_seat(state: Position) -> None:
    """This player has finished consuming."""
    state.turn += 1
    state.stage = v.TRADE


# ------------------------------------------------------------------ trade


def price_with_powers(state: Position, player: Player, world: i64) -> i64:
    """The price of the kind and what all trade powers add."""
    box = state.box
    price: i64 = box.price[world]
    if player.talents & v.T_TRADE:
        price += sum_for(player, box.trade, world * box.size)
    return price


def sell_for(state: Position, seat: i64, world: i64, number: i64) -> None:
    """The good goes, the cards come."""
    player = state.players[seat]
    if state.log is not None:
        state.note("sells", seat, ONE[world], number, EVERYBODY)
    spend_good(player, index_of(player.tableau, world))
    draw(state, seat, number)


# ------------------------------------------------------------------ goods for consume powers


def fits(state: Position, player: Player, index: i64, kind: i64) -> bool:
    """There is a good at this place of the tableau, and it is of the kind."""
    return player.goods[index] != 0 and (kind == v.ANY_KIND or state.box.kind[player.tableau[index]] == kind)


def matching_goods(state: Position, player: Player, kind: i64) -> i64:
    """How many goods of the kind there are."""
    if kind == v.ANY_KIND:
        return player.stock
    count: i64 = 0
    kinds = state.box.kind
    goods = player.goods
    tableau = player.tableau
    for i in range(len(goods)):
        if goods[i] and kinds[tableau[i]] == kind:
            count += 1
    return count


def has_kind(kinds: i64, kind: i64) -> bool:
    """Whether the kind is in the set."""
    return (kinds >> kind) & 1 == 1


def with_kind(kinds: i64, kind: i64) -> i64:
    """The set with one more kind."""
    bits = b"\x01\x02\x04\x08\x10\x20"
    return kinds | bits[kind]


def different_kinds(state: Position, player: Player, above: i64, taken: i64) -> i64:
    """How many kinds, not yet taken, have a good on a world with a number from `above` on."""
    count: i64 = 0
    for i in range(len(player.goods)):
        if player.goods[i] and player.tableau[i] >= above:
            kind: i64 = state.box.kind[player.tableau[i]]
            if not has_kind(taken, kind):
                taken = with_kind(taken, kind)
                count += 1
    return count


def goods_taken(state: Position, player: Player, card: i64) -> i64:
    """How many goods the consume power of this card takes now: as many as it can; 0 if it has not enough."""
    box = state.box
    how: i64 = box.consume[card]
    if how == v.ALL_GOODS or player.stock == 0:
        return player.stock
    each: i64 = box.consume_goods[card]
    if how == v.DIFFERENT:
        return each if different_kinds(state, player, 0, 0) >= each else 0
    uses = min(matching_goods(state, player, box.consume_kind[card]) // each, box.consume_times[card])
    return uses * each


# ------------------------------------------------------------------ using them


def start_power(state: Position, seat: i64, card: i64) -> None:
    """A power once started is used as fully as possible and not interrupted by another."""
    player = state.players[seat]
    player.used = player.used + ONE[card]
    how: i64 = state.box.consume[card]
    answered(player, state)
    if how == v.DRAW:
        if state.log is not None:
            state.note("draw-power", seat, ONE[card], state.box.consume_cards[card], EVERYBODY)
        draw(state, seat, state.box.consume_cards[card])
    elif how == v.CASH:
        player.power = card
        ask(player, state, v.ASK_CASH, min(state.box.consume_times[card], len(player.hand)))
    else:
        player.power = card
        player.spent = b""
        ask(player, state, v.ASK_SPEND, goods_taken(state, player, card))


def pay_out(state: Position, seat: i64) -> None:
    """Victory points (twice with Consume 2x) and cards for the goods that were given."""
    player = state.players[seat]
    box = state.box
    card = player.power
    number = len(player.spent)
    if box.consume[card] == v.ALL_GOODS:
        uses: i64 = 1
        points = max(number - box.consume_vp[card], 0)
    else:
        uses = number // box.consume_goods[card] if box.consume[card] != v.DIFFERENT else 1
        points = uses * box.consume_vp[card]
    if chose(player, v.CONSUME_2X):
        points *= 2
    if state.log is not None:
        state.note("consumes", seat, ONE[card] + player.spent, points, EVERYBODY)
    player.power = v.NO_CARD
    player.spent = b""
    answered(player, state)
    gain(state, player, points)
    draw(state, seat, uses * box.consume_cards[card])


def gain(state: Position, player: Player, points: i64) -> None:
    """Chips from the pool; when it is empty the tens pay the rest."""
    player.chips += points
    state.pool -= points


def wager(state: Position, seat: i64, number: i64) -> None:
    """Gambling World: the top card is turned over; it is kept if its cost or defence is the number named."""
    player = state.players[seat]
    player.wagered = True
    answered(player, state)
    card = take(state)
    state.revealed += 1
    won = state.box.cost[card] == number
    if state.log is not None:
        state.note("gamble-won" if won else "gamble-lost", seat, ONE[card], number, EVERYBODY)
    if won:
        player.hand = with_card(player.hand, card)
