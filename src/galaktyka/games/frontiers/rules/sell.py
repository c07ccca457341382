"""SPRZEDAŻ, KONSUMPCJA: in order, everybody may sell one good and must then use consume powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE, index_of, with_card
from galaktyka.games.frontiers.rules.holdings import (
    colonies_with,
    gain_credits,
    gain_points,
    goods_of,
    most_stored,
    sum_for,
    take_good,
)
from galaktyka.games.frontiers.state import (
    Player,
    Position,
    answered,
    ask,
    begin_part,
    offer_mixed,
    offer_tiles,
    offer_tiles_or_pass,
)
from galaktyka.games.frontiers.vocabulary import (
    ACTION_TILES,
    ANY_KIND,
    ASK_CONSUME,
    ASK_SELL,
    ASK_SPEND,
    ASK_TAX,
    BEGIN,
    DIFFERENT,
    FIRST_ACTION,
    KINDS,
    NO_TILE,
    PARTS,
    SELL,
    SELL_MORE,
    STORED_CREDITS,
    T_CONSUME,
    T_GAIN,
    T_PER_GOOD,
    T_PRICE,
    TAX_FIRST,
    V_CONSUME,
    V_SELL,
    V_SPEND,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# The steps of a player's part.
SALE: Final = 0
GAIN: Final = 1
USE: Final = 2


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage == BEGIN:
        state.stage = PARTS
        if state.log is not None:
            state.note_words("points", state.chooser, (ACTION_TILES[SELL - FIRST_ACTION],), state.box.sell_vp)
        gain_points(state, state.chooser, state.box.sell_vp)
    while state.turn < state.count:
        seat: i64 = state.resolve[state.turn]
        if not sell_and_consume(state, seat):
            return False
        begin_part(state)
        state.turn += 1
    return True


def sell_and_consume(state: Position, seat: i64) -> bool:
    """The part of one player; False while the player has something to decide."""
    player = state.players[seat]
    if state.step == SALE:
        state.step = GAIN
        if player.stock:
            ask(state, seat, ASK_SELL, 0)
            return False
    if state.step == GAIN:
        state.step = USE
        if player.talents & T_GAIN:
            gain_without_goods(state, seat)
    if player.talents & T_CONSUME and player.stock:
        ask(state, seat, ASK_CONSUME, 0)
        return False
    if player.talents & T_PER_GOOD:
        pay_for_goods(state, seat)
    return True


# ------------------------------------------------------------------ selling


def sellable(state: Position, player: Player) -> bytes:
    """The colonies whose good can be sold; that of the planet whose kind is named cannot."""
    found = b""
    for i in range(len(player.goods)):
        if player.goods[i] and state.box.kind[player.colonies[i]] != ANY_KIND:
            found = with_card(found, player.colonies[i])
    return found


def offer_sale(state: Position) -> None:
    """One good, or none."""
    offer_tiles_or_pass(state, sellable(state, state.players[state.asked]), V_SELL)


def price_of(state: Position, player: Player, kind: i64) -> i64:
    """The price of the kind and what all sell powers add."""
    price: i64 = state.box.price[kind]
    if player.talents & T_PRICE:
        price += sum_for(player, state.box.sell_bonus, kind * state.box.size)
    return price


def sell(state: Position, colony: i64) -> None:
    """The good goes, the credits come; some of them may be stored while Sales Tax lies face up."""
    seat = state.asked
    player = state.players[seat]
    answered(state)
    price = price_of(state, player, player.goods[index_of(player.colonies, colony)])
    sell_for(state, seat, colony, price)
    if state.goals_up:
        most = min(price, most_stored(state, STORED_CREDITS) - player.stored_credits)
        if most > 0:
            state.sale = most
            ask(state, seat, ASK_TAX, 0)


def sell_for(state: Position, seat: i64, colony: i64, price: i64) -> None:
    """One good for credits."""
    player = state.players[seat]
    place = index_of(player.colonies, colony)
    if state.log is not None:
        state.note_words("sells", seat, (state.box.ids[colony], KINDS[player.goods[place]]), price)
    take_good(player, place)
    player.credits += price


def sell_nothing(state: Position) -> None:
    """Nobody has to sell."""
    if state.log is not None:
        state.note("sells-nothing", state.asked, b"", 0)
    answered(state)


def offer_tax(state: Position) -> None:
    """From nothing to all the credits of the sale, as far as there is room."""
    offer_mixed(state, list(range(TAX_FIRST, TAX_FIRST + state.sale + 1)))


def store_credits(state: Position, number: i64) -> None:
    """They stay on the storage board."""
    player = state.players[state.asked]
    player.credits -= number
    player.stored_credits += number
    if state.log is not None and number:
        state.note_words("taxes", state.asked, (), number)
    state.sale = 0
    answered(state)


# ------------------------------------------------------------------ which powers can be used


def different_kinds(state: Position, player: Player, above: i64) -> i64:
    """How many kinds, not yet given to the running power, have a good on a colony with a number from `above` on."""
    seen = state.given
    count: i64 = 0
    for i in range(len(player.goods)):
        kind: i64 = player.goods[i]
        if kind and player.colonies[i] >= above and not (seen >> kind) & 1:
            seen = with_kind(seen, kind)
            count += 1
    return count


def with_kind(kinds: i64, kind: i64) -> i64:
    """The set of kinds, as bits, with one more."""
    bits = b"\x01\x02\x04\x08\x10\x20"
    return kinds | bits[kind]


def goods_taken(state: Position, player: Player, tile: i64) -> i64:
    """How many goods the consume power of this tile takes now: as many as it can; 0 if it has not enough."""
    box = state.box
    how: i64 = box.consume[tile]
    if how == DIFFERENT:
        return min(different_kinds(state, player, 0), box.consume_times[tile])
    if how == SELL_MORE:
        return 1 if sellable(state, player) else 0
    each: i64 = box.consume_goods[tile]
    uses = min(goods_of(player, box.consume_kind[tile]) // each, box.consume_times[tile])
    return uses * each


def offer_powers(state: Position) -> None:
    """Every usable power; passing only when nothing is left that must be used."""
    player = state.players[state.asked]
    box = state.box
    forced = False
    found = b""
    tiles = player.tiles
    for i in range(len(tiles)):
        tile: i64 = tiles[i]
        if box.consume[tile] and not (state.used and tile in state.used) and goods_taken(state, player, tile):
            found = with_card(found, tile)
            if box.consume[tile] != SELL_MORE:
                forced = True
    if forced:
        offer_tiles(state, found, V_CONSUME)
    else:
        offer_tiles_or_pass(state, found, V_CONSUME)


def gain_without_goods(state: Position, seat: i64) -> None:
    """Points and credits that ask for no good."""
    for tile in state.players[seat].tiles:
        points: i64 = state.box.gain_vp[tile]
        if points:
            pay_points(state, seat, tile, points)
        gain_credits(state, seat, state.box.gain_credits[tile], tile)


def pay_points(state: Position, seat: i64, tile: i64, points: i64) -> None:
    """Points from a tile of the empire."""
    if state.log is not None:
        state.note("points", seat, ONE[tile], points)
    gain_points(state, seat, points)


def pay_for_goods(state: Position, seat: i64) -> None:
    """After all else: points for each good consumed, and more with the partner of the tile."""
    player = state.players[seat]
    box = state.box
    for tile in player.tiles:
        if box.per_good[tile]:
            points: i64 = box.per_good[tile] * state.consumed
            partner = box.per_good_tile[tile]
            if partner != NO_TILE and partner in player.tiles:
                points += box.per_good_more[tile]
            if points:
                pay_points(state, seat, tile, points)


# ------------------------------------------------------------------ using them


def stop_consuming(state: Position) -> None:
    """Nothing has to be used any more, and the player does not want to."""
    seat = state.asked
    answered(state)
    if state.players[seat].talents & T_PER_GOOD:
        pay_for_goods(state, seat)
    begin_part(state)
    state.turn += 1


def start_power(state: Position, tile: i64) -> None:
    """A power once started is used as fully as possible and not interrupted by another."""
    seat = state.asked
    state.used = state.used + ONE[tile]
    state.power = tile
    state.spent = b""
    state.given = 0
    ask(state, seat, ASK_SPEND, goods_taken(state, state.players[seat], tile))


def offer_spending(state: Position) -> None:
    """The goods that may be given to the running power next, in ascending order of their colonies."""
    player = state.players[state.asked]
    box = state.box
    tile = state.power
    how: i64 = box.consume[tile]
    if how == SELL_MORE:
        offer_tiles(state, sellable(state, player), V_SPEND)
        return
    kind: i64 = ANY_KIND if how == DIFFERENT else box.consume_kind[tile]
    fitting = colonies_with(player, kind)
    found = b""
    for i in range(len(fitting)):
        colony: i64 = fitting[i]
        if colony < state.floor:
            continue
        if how == DIFFERENT:
            enough = leaves_enough_kinds(state, player, colony)
        else:
            enough = len(fitting) - i >= state.owe
        if enough:
            found = found + ONE[colony]
    offer_tiles(state, found, V_SPEND)


def leaves_enough_kinds(state: Position, player: Player, colony: i64) -> bool:
    """The good is of a kind not yet given, and after it there are enough others."""
    kind: i64 = player.goods[index_of(player.colonies, colony)]
    before = state.given
    if (before >> kind) & 1:
        return False
    state.given = with_kind(before, kind)
    left = different_kinds(state, player, colony + 1)
    state.given = before
    return left >= state.owe - 1


def spend(state: Position, colony: i64) -> None:
    """One good for the running power; after the last one it pays."""
    seat = state.asked
    player = state.players[seat]
    place = index_of(player.colonies, colony)
    kind: i64 = player.goods[place]
    state.consumed += 1
    if state.box.consume[state.power] == SELL_MORE:
        state.power = NO_TILE
        answered(state)
        sell_for(state, seat, colony, state.box.price[kind])
        return
    take_good(player, place)
    state.spent = state.spent + ONE[colony]
    if state.box.consume[state.power] == DIFFERENT:
        state.given = with_kind(state.given, kind)
    state.floor = colony + 1
    state.owe -= 1
    if state.owe == 0:
        pay_out(state, seat)


def pay_out(state: Position, seat: i64) -> None:
    """Points and credits for the goods that were given."""
    box = state.box
    tile = state.power
    number: i64 = len(state.spent)
    uses = number if box.consume[tile] == DIFFERENT else number // box.consume_goods[tile]
    points: i64 = uses * box.consume_vp[tile]
    if state.log is not None:
        state.note("consumes", seat, ONE[tile] + state.spent, points)
    state.power = NO_TILE
    state.spent = b""
    state.given = 0
    answered(state)
    gain_points(state, seat, points)
    gain_credits(state, seat, uses * box.consume_credits[tile], tile)
