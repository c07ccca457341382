"""The action stage of Alien Artifacts: which action is worth most, and what to do besides it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.artifacts.bots.attack import best_attack_worth
from galaktyka.games.artifacts.bots.deeds import deed_worth, price_now, unblock_worth
from galaktyka.games.artifacts.bots.pay import (
    TOO_DEAR,
    demand,
    exchange_codes,
    incomes_now,
    price_to_pay,
)
from galaktyka.games.artifacts.bots.projects import (
    LOWEST,
    gain_of_building,
    gain_of_buying,
    gain_of_preparing,
)
from galaktyka.games.artifacts.bots.situation import Appraisal, change_of_credits, operational
from galaktyka.games.artifacts.bots.worth import produced_worth, use_of
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import Op
from galaktyka.games.artifacts.engine.rules.empire import operational_limit, place_of, toll

if TYPE_CHECKING:
    from mypy_extensions import i64

WORTH_THE_BOTHER: Final = 5
WIDER: Final = 12
"""A higher limit for one action."""
ANOTHER_CARD: Final = 25
"""Another card for one attack."""


def best_act(a: Appraisal) -> i64:
    """Something besides the action if that is a gain, otherwise the best action."""
    state = a.state
    options = state.options
    wanted = demand(a)
    best: i64 = v.DONE if state.actions == 0 else options[0]
    best_value: i64 = 0 if state.actions == 0 else LOWEST
    besides: i64 = v.NO_CARD
    besides_value: i64 = WORTH_THE_BOTHER
    for i in range(len(options)):
        option: i64 = options[i]
        if option == v.DONE:
            continue
        if is_besides(a, option):
            value = besides_worth(a, wanted, option)
            if value > besides_value:
                besides_value = value
                besides = option
        else:
            value = action_worth(a, wanted, option)
            if value > best_value:
                best_value = value
                best = option
    return besides if besides != v.NO_CARD else best


def is_besides(a: Appraisal, option: i64) -> bool:
    """Bonuses, artifacts and paying for a blockaded card take no action."""
    box = a.box
    if option >= box.first_play:
        return True
    if option < box.first_card:
        return False
    verb = (option - box.first_card) // box.size
    if verb == v.V_SWITCH:
        return True
    return verb == v.V_USE and box.bonus[(option - box.first_card) % box.size] != 0


def action_worth(a: Appraisal, wanted: list[int], option: i64) -> i64:
    """What an action gains."""
    box = a.box
    if option >= box.first_card:
        card = (option - box.first_card) % box.size
        if (option - box.first_card) // box.size == v.V_BUILD:
            return gain_of_building(a, wanted, card)
        return text_action(a, wanted, card)
    if option == v.PASS:
        return 0
    if option < v.FACTION_ACTION:
        return operational_worth(a, wanted, option)
    if option == v.FACTION_ACTION:
        faction = box.pack.factions[a.player.faction]
        return deed_worth(a, faction.do, v.NO_CARD) - price_now(a, wanted, faction.pay)
    if option < v.PREPARE_FIRST:
        return gain_of_buying(a, option - v.BUY_FIRST)
    if option < v.EXCHANGE_FIRST:
        return gain_of_preparing(a, wanted, option - v.PREPARE_FIRST)
    if option < v.UNBLOCK_FIRST:
        return gain_of_exchanging(a, wanted, option - v.EXCHANGE_FIRST)
    if option < v.EXTRA_FIRST:
        return unblock_worth(a, option - v.UNBLOCK_FIRST, 2)
    return LOWEST


def text_action(a: Appraisal, wanted: list[int], card: i64) -> i64:
    """The Action text of a technology."""
    record = a.box.pack.cards[card]
    price = price_now(a, wanted, record.pay)
    price += toll(a.state, a.player, place_of(a.player, card)) * a.credit
    return deed_worth(a, record.do, card) - price


def operational_worth(a: Appraisal, wanted: list[int], option: i64) -> i64:
    """An offensive, income or mining, less the cards."""
    slots = operational_limit(a.state, a.player)
    extra = a.state.raised_planets
    need = a.box.operational_cost
    colour: i64 = v.RED
    value: i64 = 0
    if option == v.OFFENSIVE:
        value = best_attack_worth(a, True, v.NO_CARD, 0)
    elif option == v.INCOME:
        colour = v.BLUE
        value = incomes_now(a)
    elif option == v.MINE:
        colour = v.GREEN
        value = operational(a, v.PLANET) * produced_worth(a) + triggers(a, "mine")
    return value - price_to_pay(a, wanted, a.box.worth[colour], need, slots, extra, False)


def triggers(a: Appraisal, event: str) -> i64:
    """What technologies give when something happens."""
    player = a.player
    total: i64 = 0
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if not a.lore.waits[card] or player.sides[i] != v.LOGISTICAL or player.tokens[i]:
            continue
        for effect in a.box.pack.cards[card].effects:
            if effect.does == "on" and effect.event == event:
                total += deed_worth(a, effect.do, card)
    return total


def gain_of_exchanging(a: Appraisal, wanted: list[int], colour: i64) -> i64:
    """Credits for the cards that are worth exchanging."""
    room = a.box.most_credits - a.player.credits
    codes = exchange_codes(a, wanted, colour, 0, a.exchange, room)
    table = a.box.worth_with_gold[colour]
    icons: i64 = 0
    for i in range(len(codes)):
        icons += table[codes[i]]
    return change_of_credits(a, icons) + triggers(a, "exchange") if codes else 0


# ------------------------------------------------------------------ besides the action


def besides_worth(a: Appraisal, wanted: list[int], option: i64) -> i64:
    """What a bonus, an artifact or a switched card gains now."""
    box = a.box
    if option >= box.first_play:
        return artifact_now(a, option - box.first_play)
    card = (option - box.first_card) % box.size
    if (option - box.first_card) // box.size == v.V_SWITCH:
        return switch_worth(a, card)
    record = box.pack.cards[card]
    price = price_now(a, wanted, record.pay)
    first = record.do[0].does
    if first == "raise-limit":
        return raised_limit_worth(a, record.do[0]) - price
    if first in ("attack-bonus", "reroll"):
        return better_offensive(a, wanted, record.do) - price
    if price >= TOO_DEAR:
        return LOWEST
    price += toll(a.state, a.player, place_of(a.player, card)) * a.credit
    return deed_worth(a, record.do, card) - price


def switch_worth(a: Appraisal, card: i64) -> i64:
    """Paying for a blockaded card for one action is seldom worth it: only where its whole use is at hand."""
    i = place_of(a.player, card)
    if a.state.actions == 0:
        return LOWEST
    use = use_of(a, card, a.player.sides[i])
    return use * 10 // (a.left + 10) - a.player.tokens[i] * (a.credit + 8)


def raised_limit_worth(a: Appraisal, op: Op) -> i64:
    """A higher limit is taken before the action where it can help."""
    return WIDER if a.state.actions > 0 and (not op.planets or a.player.stored) else 0


def better_offensive(a: Appraisal, wanted: list[int], ops: list[Op]) -> i64:
    """More strength, or another card, when an offensive is what this turn is for."""
    if a.state.actions == 0 or v.OFFENSIVE not in a.state.options:
        return 0
    if operational_worth(a, wanted, v.OFFENSIVE) < a.taste.action:
        return 0
    gain: i64 = 0
    for op in ops:
        if op.does == "attack-bonus":
            gain += stronger(a, op.amount)
        elif op.does == "reroll":
            gain += ANOTHER_CARD
    return gain


def stronger(a: Appraisal, amount: i64) -> i64:
    """What all ships together gain by more strength."""
    return best_attack_worth(a, True, v.NO_CARD, amount) - best_attack_worth(a, True, v.NO_CARD, 0)


def artifact_now(a: Appraisal, artifact: i64) -> i64:
    """What an artifact gives now, if waiting does not promise more."""
    ops = a.box.pack.artifacts[artifact].do
    first = ops[0].does
    value = deed_worth(a, ops, v.NO_CARD)
    if first == "extra-action":
        return a.taste.action if a.state.actions > 0 or a.left < 10 else 0
    if len(ops) > 1 and ops[1].does == "raise-limit":
        return a.taste.card * 3 if a.state.actions > 0 else 0
    if first == "attack-bonus":
        return crown_worth(a, ops[0])
    if first == "gain" and ops[0].gain.credits:
        return value if a.player.credits + ops[0].gain.credits <= a.box.most_credits or a.left < 20 else 0
    if first == "gain" and ops[0].per is not None and a.left > 30:
        return value if value >= ops[0].most * 100 else 0
    bar: i64 = a.taste.artifact * a.taste.patience // 100 * min(a.left, 60) // 60
    return value if value >= bar else 0


def crown_worth(a: Appraisal, op: Op) -> i64:
    """More strength this turn, when an offensive is at hand that makes use of it."""
    if a.state.actions == 0 or v.OFFENSIVE not in a.state.options:
        return 0
    gain = stronger(a, op.amount)
    return gain if gain >= (120 if a.left > 30 else 30) else 0
