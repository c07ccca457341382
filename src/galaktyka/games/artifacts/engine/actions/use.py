"""The texts of technologies, Actions and Bonuses, and the action of the faction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.core.piles import with_card
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import Op, Payment
from galaktyka.games.artifacts.engine.questions.send import can_attack
from galaktyka.games.artifacts.engine.rules import prices
from galaktyka.games.artifacts.engine.rules.empire import has_operational, place_of, price_to_buy, toll
from galaktyka.games.artifacts.engine.rules.turns import begin_action
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_THERE: Final = 10
"""Codes below this are those of `prices`."""
NO_TEXT: Final = 11
HAS_ACTED: Final = 12
USED: Final = 13
NO_USE: Final = 14


def offer_faction(state: Position, player: Player, options: list[int]) -> None:
    """The action of the faction."""
    if obstacle_to_faction(state, player) == v.FINE:
        options.append(v.FACTION_ACTION)


def offer_actions(state: Position, player: Player, options: list[int]) -> None:
    """The Actions of technologies."""
    offer_texts(state, player, state.box.action, options)


def offer_bonuses(state: Position, player: Player, options: list[int]) -> None:
    """The Bonuses of technologies."""
    offer_texts(state, player, state.box.bonus, options)


def offer_texts(state: Position, player: Player, texts: bytes, options: list[int]) -> None:
    """The technologies with such a text."""
    empire = player.empire
    first = state.box.first(v.V_USE)
    for i in range(len(empire)):
        if texts[empire[i]] and obstacle(state, player, i) == v.FINE:
            add_in_order(options, first + empire[i])


def obstacle(state: Position, player: Player, i: i64) -> i64:
    """A logistical technology with a text; its price can be paid, for tokens too, and it does something."""
    if i < 0:
        return NOT_THERE
    box = state.box
    card: i64 = player.empire[i]
    if player.sides[i] != v.LOGISTICAL or not (box.bonus[card] or box.action[card]):
        return NO_TEXT
    if box.action[card] and state.actions == 0:
        return HAS_ACTED
    if box.bonus[card] and card in state.used:
        return USED
    record = box.pack.cards[card]
    return obstacle_to_text(state, player, record.pay, record.do, toll(state, player, i))


def obstacle_to_faction(state: Position, player: Player) -> i64:
    """The same for the action of the faction."""
    faction = state.box.pack.factions[player.faction]
    return obstacle_to_text(state, player, faction.pay, faction.do, 0)


def obstacle_to_text(state: Position, player: Player, pay: Payment, ops: list[Op], tokens: i64) -> i64:
    """The price can be paid, and the first thing that is done can be done."""
    code = prices.obstacle(state, player, pay, tokens)
    if code != v.FINE:
        return code
    return v.FINE if is_of_use(state, player, ops, pay.credits + tokens) else NO_USE


def is_of_use(state: Position, player: Player, ops: list[Op], spent: i64) -> bool:
    """The first thing that is done can be done at all, after so many credits are spent on it."""
    does = ops[0].does
    if does == "attack":
        return can_attack(state, player)
    if does == "income":
        return has_operational(state, player, v.TECHNOLOGY)
    if does == "buy":
        return price_to_buy(state, player) + spent <= player.credits and any(len(deck) > 0 for deck in state.decks)
    if does == "search":
        return len(state.decks[v.TYPES.index(ops[0].deck)]) > 0
    if does == "attach":
        return len(player.projects) > 0
    return True


def take(state: Position, seat: i64, card: i64) -> None:
    """A blockaded technology costs its tokens besides; an Action is one of the turn, a Bonus is not."""
    player = state.players[seat]
    record = state.box.pack.cards[card]
    price = toll(state, player, place_of(player, card))
    if state.log is not None:
        state.note("uses", seat, (record.id,), price + record.pay.credits)
    player.credits -= price
    tasks = task_of(v.OPS, seat, v.FROM_CARD, card, 0, 0, v.NONE)
    if state.box.action[card]:
        begin_action(state, tasks)
    else:
        answered(state)
        state.used = with_card(state.used, card)
        do_next(state, tasks)
    prices.pay(state, seat, record.pay)


def take_faction(state: Position, seat: i64) -> None:
    """Pay what the text asks for, then do what it says."""
    faction = state.players[seat].faction
    begin_action(state, task_of(v.OPS, seat, v.FROM_FACTION, faction, 0, 0, v.NONE))
    prices.pay(state, seat, state.box.pack.factions[faction].pay)


def against(state: Position, player: Player, card: i64) -> Reason:
    """A technology whose text cannot be used."""
    name = state.box.ids[card]
    i = place_of(player, card)
    code = obstacle(state, player, i)
    if code == NOT_THERE:
        return Reason("artifacts.not-in-empire", card=name)
    if code == NO_TEXT:
        return Reason("artifacts.nothing-to-use", card=name)
    if code == HAS_ACTED:
        return Reason("artifacts.has-acted")
    if code == USED:
        return Reason("artifacts.used-this-turn", card=name)
    if code == NO_USE:
        return Reason("artifacts.no-use", card=name)
    return prices.against(state, player, state.box.pack.cards[card].pay, toll(state, player, i))


def against_faction(state: Position, player: Player) -> Reason:
    """The action of the faction cannot be taken."""
    faction = state.box.pack.factions[player.faction]
    if obstacle_to_faction(state, player) == NO_USE:
        return Reason("artifacts.faction-no-use", faction=faction.id)
    return prices.against(state, player, faction.pay, 0)
