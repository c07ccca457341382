"""Which goods are given to the consume power that is running?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE, index_of, with_card
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions.one_by_one import complete
from galaktyka.games.race.engine.questions.refusal import FINE, ascending, name, not_in_tableau, other_question
from galaktyka.games.race.engine.rules.consume import (
    different_kinds,
    fits,
    has_kind,
    pay_out,
    price_with_powers,
    sell_for,
    with_kind,
)
from galaktyka.games.race.engine.rules.deck import spend_good
from galaktyka.games.race.engine.state import Player, Position, answered, offer_choices

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_GOOD: Final = 1
WRONG_KIND: Final = 2
NOT_NEXT: Final = 3
KIND_GIVEN: Final = 4


def offer(state: Position, player: Player) -> None:
    """The goods that may be given next, in ascending order of their worlds."""
    worlds = b""
    kind = kind_taken(state, player)
    given = kinds_given(state, player)
    for i in range(len(player.goods)):
        if player.goods[i] and obstacle(state, player, i, kind, given) == FINE:
            worlds = with_card(worlds, player.tableau[i])
    offer_choices(player, worlds, v.BLOCKS + v.V_SPEND * state.box.size)


def answer(state: Position, seat: i64, action: i64) -> None:
    """One good for the running power; after the last one it pays."""
    player = state.players[seat]
    world = state.box.card_of(action)
    if state.box.consume[player.power] == v.SELL:
        sell_by_power(state, seat, world)
        return
    spend_good(player, index_of(player.tableau, world))
    player.spent = player.spent + ONE[world]
    player.floor = world + 1
    player.owe -= 1
    if complete(player):
        pay_out(state, seat)


def sell_by_power(state: Position, seat: i64, world: i64) -> None:
    """The good is sold; trade powers count only where the card says so."""
    player = state.players[seat]
    card = player.power
    player.power = v.NO_CARD
    answered(player, state)
    number: i64 = state.box.price[world]
    if state.box.consume_trade[card]:
        number = price_with_powers(state, player, world)
    sell_for(state, seat, world, number)


def kind_taken(state: Position, player: Player) -> i64:
    """The kind of goods that the running power takes."""
    how: i64 = state.box.consume[player.power]
    return v.ANY_KIND if how == v.ALL_GOODS or how == v.DIFFERENT else state.box.consume_kind[player.power]


def kinds_given(state: Position, player: Player) -> i64:
    """The kinds of the goods that were given already, as a set."""
    given: i64 = 0
    for i in range(len(player.spent)):
        given = with_kind(given, state.box.kind[player.spent[i]])
    return given


def obstacle(state: Position, player: Player, place: i64, kind: i64, given: i64) -> i64:
    """Why the good at this place of the tableau cannot be next, for a power that takes the kind and was given some."""
    if not player.goods[place]:
        return NO_GOOD
    if not fits(state, player, place, kind):
        return WRONG_KIND
    world: i64 = player.tableau[place]
    if world < player.floor:
        return NOT_NEXT
    if state.box.consume[player.power] != v.DIFFERENT:
        left = goods_from(state, player, world + 1, kind)
    else:
        own: i64 = state.box.kind[world]
        if has_kind(given, own):
            return KIND_GIVEN
        left = different_kinds(state, player, world + 1, with_kind(given, own))
    return FINE if left >= player.owe - 1 else NOT_NEXT


def goods_from(state: Position, player: Player, above: i64, kind: i64) -> i64:
    """How many goods of the kind lie on worlds with a number from `above` on."""
    count: i64 = 0
    for i in range(len(player.goods)):
        if player.tableau[i] >= above and fits(state, player, i, kind):
            count += 1
    return count


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why it is not the good of this world."""
    if state.box.verb_of(action) != v.V_SPEND:
        return other_question(player)
    world = state.box.card_of(action)
    place = player.tableau.find(world)
    if place < 0:
        return not_in_tableau(state, world)
    kind = kind_taken(state, player)
    code = obstacle(state, player, place, kind, kinds_given(state, player))
    if code == NO_GOOD:
        return Reason("race.no-good-there", card=name(state, world))
    power = name(state, player.power)
    if code == WRONG_KIND:
        return Reason("race.wrong-kind", card=name(state, world), power=power, kind=v.KINDS[kind])
    if code == KIND_GIVEN:
        own = v.KINDS[state.box.kind[world]]
        return Reason("race.kind-given", card=name(state, world), power=power, kind=own)
    return ascending(state, player, world)
