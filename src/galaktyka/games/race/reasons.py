"""Why not: the rule that forbids a choice now, with its numbers, from the same functions that say what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.race.rules.consume import matching_goods
from galaktyka.games.race.rules.powers import (
    general_military,
    military_against,
    price_of_contact,
    price_to_develop,
    price_to_settle,
    sum_of,
)
from galaktyka.games.race.rules.produce import powers_for
from galaktyka.games.race.state import Player, Position, is_option
from galaktyka.games.race.vocabulary import (
    ACTION_CARDS,
    ANY_KIND,
    ASK_ACTION,
    ASK_CASH,
    ASK_CONSUME,
    ASK_DISCARD,
    ASK_KEEP,
    ASK_PAY,
    ASK_PLACE,
    ASK_SELL,
    ASK_SETTLE,
    ASK_SPEND,
    ASK_WINDFALL,
    BLOCKS,
    CASH,
    CHOOSE_FIRST,
    CONQUER,
    DEVELOP,
    DIFFERENT,
    EACH,
    GAMBLE_FIRST,
    KINDS,
    NO_CARD,
    NO_CONSUME,
    NOTHING,
    OVER,
    PASS,
    QUESTIONS,
    V_BONUS,
    V_CONSUME,
    V_DISCARD,
    V_KEEP,
    V_PAY,
    V_PLACE,
    V_PRODUCE,
    V_SELL,
    V_SPEND,
    V_USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def reason_against(state: Position, seat: i64, action: i64) -> Reason | None:
    """None if the action is legal."""
    player = state.players[seat]
    if state.phase == OVER:
        return Reason("race.game-over")
    if player.ask == NOTHING:
        return Reason("race.not-your-choice")
    if is_option(player, action):
        return None
    if action < BLOCKS:
        return against_plain(state, player, action)
    verb: i64 = state.box.verb_of_action[action - BLOCKS]
    card: i64 = state.box.card_of_action[action - BLOCKS]
    if verb == V_PLACE:
        return against_placing(state, player, card)
    if verb == V_USE:
        return against_using(state, player, card)
    if verb == V_CONSUME:
        return against_consuming(state, player, card)
    if verb in (V_PAY, V_KEEP, V_DISCARD):
        return against_hand_card(state, player, verb, card)
    return against_world(state, player, verb, card)


def other_question(player: Player) -> Reason:
    """Something else has to be decided first."""
    return Reason("race.other-question", question=QUESTIONS[player.ask], owe=player.owe)


def name(state: Position, card: i64) -> str:
    """The id of a card, for the words."""
    return state.box.ids[card]


def against_plain(state: Position, player: Player, action: i64) -> Reason:
    """Passing, conquering, action cards, wagers."""
    if action == PASS:
        return against_passing(state, player)
    if action == CONQUER:
        if player.ask != ASK_SETTLE:
            return other_question(player)
        return against_conquering(state, player, player.placing)
    if action < GAMBLE_FIRST:
        return against_action_card(player, action - CHOOSE_FIRST)
    if player.ask != ASK_CONSUME:
        return other_question(player)
    if player.wagered:
        return Reason("race.wager-used")
    return Reason("race.no-wager")


def against_passing(state: Position, player: Player) -> Reason:
    """What must be done has to be done."""
    if player.ask == ASK_CONSUME:
        return Reason("race.must-consume", goods=player.stock)
    return other_question(player)


def against_action_card(player: Player, card: i64) -> Reason:
    """The second of two action cards, or no action card at all."""
    if player.ask != ASK_ACTION:
        return other_question(player)
    if player.first == card:
        return Reason("race.action-once", action=ACTION_CARDS[card])
    return Reason("race.actions-ascending", action=ACTION_CARDS[card])


def against_hand_card(state: Position, player: Player, verb: i64, card: i64) -> Reason:
    """Paying, keeping and discarding: `owe` cards, one by one in ascending order."""
    fits = (
        (verb == V_PAY and player.ask in (ASK_PAY, ASK_SETTLE))
        or (verb == V_KEEP and player.ask == ASK_KEEP)
        or (verb == V_DISCARD and player.ask in (ASK_DISCARD, ASK_CASH))
    )
    if not fits:
        return other_question(player)
    pile = player.drawn if verb == V_KEEP else player.hand
    if card not in pile:
        return Reason("race.not-drawn" if verb == V_KEEP else "race.not-in-hand", card=name(state, card))
    if player.ask == ASK_SETTLE:
        if player.placing != NO_CARD and state.box.military_world[player.placing] and not player.contact:
            return Reason("race.conquest-is-not-paid", card=name(state, player.placing))
        if player.placing == NO_CARD or player.owe == 0:
            return Reason("race.nothing-to-pay")
        return Reason("race.too-expensive", card=name(state, player.placing), need=player.owe, have=len(player.hand))
    return Reason("race.ascending", card=name(state, card), owe=player.owe)


def against_placing(state: Position, player: Player, card: i64) -> Reason:
    """A development or a world that cannot be placed now."""
    if player.ask != ASK_PLACE:
        return other_question(player)
    if state.box.is_world[card] == (state.phase == DEVELOP):
        return Reason("race.wrong-phase", card=name(state, card))
    if card not in player.hand:
        return Reason("race.not-in-hand", card=name(state, card))
    room = len(player.hand) - 1
    if state.phase == DEVELOP:
        if card in player.tableau:
            return Reason("race.already-there", card=name(state, card))
        need = price_to_develop(state, player, card)
        return Reason("race.too-expensive", card=name(state, card), need=need, have=room)
    if state.box.military_world[card]:
        return against_conquering(state, player, card)
    return Reason("race.too-expensive", card=name(state, card), need=price_to_settle(state, player, card), have=room)


def against_conquering(state: Position, player: Player, world: i64) -> Reason:
    """Strength does not reach the defence, and it cannot be paid for either."""
    if world == NO_CARD:
        return Reason("race.nothing-placed")
    if not state.box.military_world[world]:
        return Reason("race.not-military", card=name(state, world))
    have = military_against(state, player, world)
    general = general_military(state, player)
    need: i64 = state.box.cost[world]
    price = price_of_contact(state, player, world)
    if price != NO_CARD and player.ask == ASK_PLACE:
        return Reason(
            "race.too-weak-and-poor",
            card=name(state, world),
            need=need,
            have=have,
            price=price,
            cards=len(player.hand) - 1,
        )
    return Reason(
        "race.too-weak",
        card=name(state, world),
        need=need,
        have=have,
        general=general,
        special=have - general - player.temporary,
        tactics=sum_of(player, state.box.tactics),
    )


def against_using(state: Position, player: Player, card: i64) -> Reason:
    """Colony Ship, New Military Tactics, Contact Specialist."""
    if player.ask != ASK_SETTLE:
        return other_question(player)
    if card not in player.tableau[: player.active]:
        return Reason("race.not-active", card=name(state, card))
    box = state.box
    row = player.placing * box.size
    if player.placing == NO_CARD:
        return Reason("race.nothing-placed")
    if box.zero_cost[row + card] and box.military_world[player.placing]:
        return Reason("race.ship-needs-contact", card=name(state, card), world=name(state, player.placing))
    if box.contact[row + card]:
        price = price_of_contact(state, player, player.placing)
        if player.contact:
            return Reason("race.already-paying")
        return Reason("race.too-expensive", card=name(state, player.placing), need=price, have=len(player.hand))
    return Reason("race.no-help", card=name(state, card), world=name(state, player.placing))


def against_consuming(state: Position, player: Player, card: i64) -> Reason:
    """A consume power that cannot be used now."""
    box = state.box
    if player.ask != ASK_CONSUME:
        return other_question(player)
    if card not in player.tableau[: player.active]:
        return Reason("race.not-active", card=name(state, card))
    how: i64 = box.consume[card]
    if how == NO_CONSUME:
        return Reason("race.no-consume-power", card=name(state, card))
    if card in player.used:
        return Reason("race.power-used", card=name(state, card))
    if how == CASH:
        return Reason("race.hand-empty", card=name(state, card))
    if how == DIFFERENT:
        return Reason("race.kinds-needed", card=name(state, card), need=box.consume_goods[card])
    kind: i64 = box.consume_kind[card] if how == EACH else ANY_KIND
    need: i64 = box.consume_goods[card] if how == EACH else 1
    have = matching_goods(state, player, kind)
    return Reason("race.goods-needed", card=name(state, card), need=need, have=have, kind=KINDS[kind])


def against_world(state: Position, player: Player, verb: i64, world: i64) -> Reason:
    """Selling, spending and producing a good on a world."""
    wanted = {V_SELL: ASK_SELL, V_SPEND: ASK_SPEND, V_PRODUCE: ASK_WINDFALL, V_BONUS: ASK_WINDFALL}
    if player.ask != wanted[verb]:
        return other_question(player)
    place = player.tableau.find(world)
    if place < 0:
        return Reason("race.not-in-tableau", card=name(state, world))
    if player.ask == ASK_WINDFALL:
        return against_windfall(state, player, verb, world, player.goods[place] != 0)
    if not player.goods[place]:
        return Reason("race.no-good-there", card=name(state, world))
    how: i64 = state.box.consume[player.power]
    kind: i64 = state.box.consume_kind[player.power]
    if how == EACH and kind not in (ANY_KIND, state.box.kind[world]):
        return Reason("race.wrong-kind", card=name(state, world), power=name(state, player.power), kind=KINDS[kind])
    return Reason("race.ascending", card=name(state, world), owe=player.owe)


def against_windfall(state: Position, player: Player, verb: i64, world: i64, has_good: bool) -> Reason:
    """A good cannot be produced here."""
    if not state.box.windfall[world]:
        return Reason("race.not-windfall", card=name(state, world))
    if has_good:
        return Reason("race.has-good", card=name(state, world))
    kind: i64 = ANY_KIND if verb == V_BONUS else state.box.kind[world]
    if powers_for(player, kind) == 0:
        return Reason("race.no-windfall-power", card=name(state, world), kind=KINDS[kind])
    return Reason("race.other-kind-first", card=name(state, world))
