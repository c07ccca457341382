"""IV: KONSUMPCJA. Seat by seat: the chooser of Trade sells one good, then consume powers in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import EVERYBODY, OWN_CARDS
from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.race.rules.deck import draw, each_once, no_cards_left, spend_good, take
from galaktyka.games.race.rules.powers import chose, sum_for
from galaktyka.games.race.state import (
    Player,
    Position,
    answered,
    ask,
    offer_choices,
    offer_choices_or_pass,
    offer_mixed,
)
from galaktyka.games.race.vocabulary import (
    ALL_GOODS,
    ANY_KIND,
    ASK_CASH,
    ASK_CONSUME,
    ASK_SELL,
    ASK_SPEND,
    BEGIN,
    BLOCKS,
    CASH,
    CONSUME_2X,
    CONSUME_TRADE,
    DIFFERENT,
    DRAW,
    GAMBLE_FIRST,
    LOWEST_WAGER,
    NO_CARD,
    SELL,
    T_CONSUME_GOODS,
    T_CONSUME_OTHERS,
    T_TRADE,
    TRADE,
    USE,
    V_CONSUME,
    V_DISCARD,
    V_SELL,
    V_SPEND,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the phase; True when it is over."""
    if state.stage == BEGIN:
        state.stage = TRADE
        state.turn = 0
    while state.turn < state.count:
        player = state.players[state.order[state.turn]]
        if state.stage == TRADE:
            state.stage = USE
            if player.stock and chose(player, CONSUME_TRADE):
                ask(player, state, ASK_SELL, 0)
                return False
        if player.talents & T_CONSUME_OTHERS or (player.stock and player.talents & T_CONSUME_GOODS):
            ask(player, state, ASK_CONSUME, 0)
            return False
        next_seat(state)
    return True


def next_seat(state: Position) -> None:
    """This player has finished consuming."""
    state.turn += 1
    state.stage = TRADE


# ------------------------------------------------------------------ trade


def price_with_powers(state: Position, player: Player, world: i64) -> i64:
    """The price of the kind and what all trade powers add."""
    box = state.box
    price: i64 = box.price[world]
    if player.talents & T_TRADE:
        price += sum_for(player, box.trade, world * box.size)
    return price


def offer_goods(state: Position, player: Player) -> None:
    """Every world with a good may sell it."""
    worlds = b""
    for i in range(len(player.goods)):
        if player.goods[i]:
            worlds = with_card(worlds, player.tableau[i])
    offer_choices(player, worlds, BLOCKS + V_SELL * state.box.size)


def sell(state: Position, seat: i64, world: i64) -> None:
    """§ Trade: one good for cards, with all trade powers."""
    player = state.players[seat]
    number = price_with_powers(state, player, world)
    sell_for(state, seat, world, number)
    answered(player, state)


def sell_for(state: Position, seat: i64, world: i64, number: i64) -> None:
    """The good goes, the cards come."""
    player = state.players[seat]
    if state.log is not None:
        state.note("sells", seat, ONE[world], number, EVERYBODY)
    spend_good(player, index_of(player.tableau, world))
    draw(state, seat, number)


# ------------------------------------------------------------------ which powers can be used


def fits(state: Position, player: Player, index: i64, kind: i64) -> bool:
    """There is a good at this place of the tableau, and it is of the kind."""
    return player.goods[index] != 0 and (kind == ANY_KIND or state.box.kind[player.tableau[index]] == kind)


def matching_goods(state: Position, player: Player, kind: i64) -> i64:
    """How many goods of the kind there are."""
    if kind == ANY_KIND:
        return player.stock
    count: i64 = 0
    kinds = state.box.kind
    goods = player.goods
    tableau = player.tableau
    for i in range(len(goods)):
        if goods[i] and kinds[tableau[i]] == kind:
            count += 1
    return count


def kinds_bit(kinds: i64, kind: i64) -> bool:
    """Whether the kind is in the set."""
    return (kinds >> kind) & 1 == 1


def kinds_with(kinds: i64, kind: i64) -> i64:
    """The set with one more kind."""
    bits = b"\x01\x02\x04\x08\x10\x20"
    return kinds | bits[kind]


def different_kinds(state: Position, player: Player, above: i64, taken: i64) -> i64:
    """How many kinds, not yet taken, have a good on a world with a number from `above` on."""
    count: i64 = 0
    for i in range(len(player.goods)):
        if player.goods[i] and player.tableau[i] >= above:
            kind: i64 = state.box.kind[player.tableau[i]]
            if not kinds_bit(taken, kind):
                taken = kinds_with(taken, kind)
                count += 1
    return count


def goods_taken(state: Position, player: Player, card: i64) -> i64:
    """How many goods the consume power of this card takes now: as many as it can; 0 if it has not enough."""
    box = state.box
    how: i64 = box.consume[card]
    if how == ALL_GOODS or player.stock == 0:
        return player.stock
    each: i64 = box.consume_goods[card]
    if how == DIFFERENT:
        return each if different_kinds(state, player, 0, 0) >= each else 0
    uses = min(matching_goods(state, player, box.consume_kind[card]) // each, box.consume_times[card])
    return uses * each


def must_use(state: Position, player: Player, card: i64) -> bool:
    """The consume power of this card can be used and has no "may"."""
    how: i64 = state.box.consume[card]
    return how != CASH and (how == DRAW or goods_taken(state, player, card) > 0)


def can_wager(state: Position, player: Player, card: i64) -> bool:
    """Gambling World's wager, not yet used in this phase; it needs a card to turn over."""
    if player.wagered or not state.box.gamble_high[card]:
        return False
    return not no_cards_left(state)


def offer_powers(state: Position, player: Player) -> None:
    """Every usable power; passing only when nothing is left that must be used."""
    box = state.box
    consume = box.consume
    gamble = box.gamble_high
    tableau = player.tableau
    base = BLOCKS + V_CONSUME * box.size
    forced = False
    cards = b""
    wager: i64 = NO_CARD
    for i in range(player.active):
        card: i64 = tableau[i]
        if consume[card] and not (player.used and card in player.used):
            if must_use(state, player, card):
                forced = True
                cards = with_card(cards, card)
            elif consume[card] == CASH and player.hand:
                cards = with_card(cards, card)
        if gamble[card] and can_wager(state, player, card):
            wager = card
    if wager != NO_CARD:
        offer_mixed(player, [*wagers(state, wager), *[base + card for card in cards]])
    elif forced:
        offer_choices(player, cards, base)
    else:
        offer_choices_or_pass(player, cards, base)


def wagers(state: Position, card: i64) -> list[int]:
    """The numbers that may be named."""
    first = GAMBLE_FIRST - LOWEST_WAGER
    return list(range(first + state.box.gamble_low[card], first + state.box.gamble_high[card] + 1))


# ------------------------------------------------------------------ using them


def stop_consuming(state: Position, seat: i64) -> None:
    """Nothing has to be used any more, and the player does not want to."""
    answered(state.players[seat], state)
    next_seat(state)


def start_power(state: Position, seat: i64, card: i64) -> None:
    """A power once started is used as fully as possible and not interrupted by another."""
    player = state.players[seat]
    player.used = player.used + ONE[card]
    how: i64 = state.box.consume[card]
    answered(player, state)
    if how == DRAW:
        if state.log is not None:
            state.note("draw-power", seat, ONE[card], state.box.consume_cards[card], EVERYBODY)
        draw(state, seat, state.box.consume_cards[card])
    elif how == CASH:
        player.power = card
        ask(player, state, ASK_CASH, min(state.box.consume_times[card], len(player.hand)))
    else:
        player.power = card
        player.spent = b""
        ask(player, state, ASK_SPEND, goods_taken(state, player, card))


def offer_spending(state: Position, player: Player) -> None:
    """The goods that may be given to the running power next, in ascending order of their worlds."""
    worlds = b""
    box = state.box
    card = player.power
    how: i64 = box.consume[card]
    kind: i64 = box.consume_kind[card] if how != ALL_GOODS and how != DIFFERENT else ANY_KIND
    taken: i64 = 0
    if how == DIFFERENT:
        for i in range(len(player.spent)):
            taken = kinds_with(taken, box.kind[player.spent[i]])
    for i in range(len(player.goods)):
        world: i64 = player.tableau[i]
        if world < player.floor or not fits(state, player, i, kind):
            continue
        if how == DIFFERENT:
            own: i64 = box.kind[world]
            if kinds_bit(taken, own):
                continue
            left = different_kinds(state, player, world + 1, kinds_with(taken, own))
        else:
            left = goods_from(state, player, world + 1, kind)
        if left >= player.owe - 1:
            worlds = with_card(worlds, world)
    offer_choices(player, worlds, BLOCKS + V_SPEND * box.size)


def goods_from(state: Position, player: Player, above: i64, kind: i64) -> i64:
    """How many goods of the kind lie on worlds with a number from `above` on."""
    count: i64 = 0
    for i in range(len(player.goods)):
        if player.tableau[i] >= above and fits(state, player, i, kind):
            count += 1
    return count


def spend(state: Position, seat: i64, world: i64) -> None:
    """One good for the running power; after the last one it pays."""
    player = state.players[seat]
    if state.box.consume[player.power] == SELL:
        card = player.power
        player.power = NO_CARD
        answered(player, state)
        number: i64 = state.box.price[world]
        if state.box.consume_trade[card]:
            number = price_with_powers(state, player, world)
        sell_for(state, seat, world, number)
        return
    spend_good(player, index_of(player.tableau, world))
    player.spent = player.spent + ONE[world]
    player.floor = world + 1
    player.owe -= 1
    if player.owe == 0:
        pay_out(state, seat)


def pay_out(state: Position, seat: i64) -> None:
    """Victory points (twice with Consume 2x) and cards for the goods that were given."""
    player = state.players[seat]
    box = state.box
    card = player.power
    number = len(player.spent)
    if box.consume[card] == ALL_GOODS:
        uses: i64 = 1
        points = max(number - box.consume_vp[card], 0)
    else:
        uses = number // box.consume_goods[card] if box.consume[card] != DIFFERENT else 1
        points = uses * box.consume_vp[card]
    if chose(player, CONSUME_2X):
        points *= 2
    if state.log is not None:
        state.note("consumes", seat, ONE[card] + player.spent, points, EVERYBODY)
    player.power = NO_CARD
    player.spent = b""
    answered(player, state)
    gain(state, player, points)
    draw(state, seat, uses * box.consume_cards[card])


def gain(state: Position, player: Player, points: i64) -> None:
    """Chips from the pool; when it is empty the tens pay the rest."""
    player.chips += points
    state.pool -= points


def offer_cash(state: Position, player: Player) -> None:
    """A card of the hand for a point, or enough of it."""
    cards = each_once(player.hand[player.floor :])
    offer_choices_or_pass(player, cards, BLOCKS + V_DISCARD * state.box.size)


def stop_cash(state: Position, seat: i64) -> None:
    """The player wants no more points for cards."""
    player = state.players[seat]
    player.power = NO_CARD
    answered(player, state)


def cash(state: Position, seat: i64, card: i64) -> None:
    """One card for its points; never doubled."""
    player = state.players[seat]
    points: i64 = state.box.consume_vp[player.power]
    index = index_of(player.hand, card)
    player.hand = without(player.hand, index)
    if state.log is not None:
        state.note("cash", seat, ONE[card], points, OWN_CARDS)
    gain(state, player, points)
    player.floor = index
    player.owe -= 1
    if player.owe == 0 or player.floor == len(player.hand):
        stop_cash(state, seat)


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
