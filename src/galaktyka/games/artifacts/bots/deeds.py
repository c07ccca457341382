"""What operations give right now in Alien Artifacts: faction actions, texts of cards, bonuses and artifacts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.artifacts.bots.attack import best_attack_worth, gain_worth
from galaktyka.games.artifacts.bots.lore import POINT
from galaktyka.games.artifacts.bots.pay import NONE_SUCH, TOO_DEAR, incomes_now, price_to_pay
from galaktyka.games.artifacts.bots.projects import (
    LOWEST,
    best_of,
    gain_of_buying,
    guess,
    missing,
    new_project_share,
    project_share,
)
from galaktyka.games.artifacts.bots.situation import Appraisal, change_of_credits, operational
from galaktyka.games.artifacts.bots.tables import NOTHING_MORE, during_now
from galaktyka.games.artifacts.bots.worth import (
    arrival,
    best_worth,
    lasting,
    produced_worth,
    stored_worth,
    use_of,
)
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import Op, Payment
from galaktyka.games.artifacts.engine.rules.empire import counted

if TYPE_CHECKING:
    from mypy_extensions import i64

UNLIMITED: Final = 99


def deed_worth(a: Appraisal, ops: list[Op], source: i64) -> i64:
    """What all operations of a text give now."""
    total: i64 = 0
    for op in ops:
        total += op_worth(a, op, source)
    return total


def op_worth(a: Appraisal, op: Op, source: i64) -> i64:
    """What one operation gives now."""
    does = op.does
    if does == "gain":
        return gained(a, op, source)
    if does == "attack":
        return best_attack_worth(a, op.all, v.NO_CARD, op.bonus)
    if does == "income":
        return income_worth(a, op)
    if does == "mine":
        planets: i64 = operational(a, v.PLANET) if op.all else min(operational(a, v.PLANET), 1)
        return planets * op.cards * produced_worth(a)
    if does == "buy":
        return max(best_buy(a), 0)
    if does == "search":
        type: i64 = v.TYPES.index(op.deck)
        mean, spread = guess(a, type)
        return (mean + spread) * new_project_share(a, type) // 100
    if does == "draft":
        return best_draft(a, op.look)
    if does == "attach":
        return attached_worth(a, op.cards)
    if does == "complete":
        return completion_worth(a)
    if does == "flip":
        return flips_worth(a, op.cards)
    if does == "unblock":
        return unblock_worth(a, v.NO_CARD, op.tokens if op.tokens else UNLIMITED)
    if does == "extra-action":
        return a.taste.action
    return 0


def gained(a: Appraisal, op: Op, source: i64) -> i64:
    """Points, credits and cards, so many times."""
    value = gain_worth(a, op.gain)
    if op.per is None:
        return value
    counts = op.per.counts
    times: i64 = 2 if counts in ("paid-icons", "paid-sets") else counted(a.state, a.player, op.per, source)
    return value * (min(times, op.most) if op.most else times)


def income_worth(a: Appraisal, op: Op) -> i64:
    """All technologies, or the best one."""
    if op.all:
        return incomes_now(a) * 100 // a.hit if op.sure else incomes_now(a)
    best: i64 = 0
    player = a.player
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if a.box.type[card] == v.TECHNOLOGY and player.sides[i] == v.OPERATIONAL and not player.tokens[i]:
            best = max(best, during_now(a, card, NOTHING_MORE, v.OPERATIONAL))
    return best * (POINT if op.sure else a.hit)


def best_buy(a: Appraisal) -> i64:
    """The Buy that gains most."""
    best: i64 = LOWEST
    for type in range(3):
        if a.state.decks[type] and a.price <= a.player.credits:
            best = max(best, gain_of_buying(a, type))
    return best


def deck_to_buy(a: Appraisal) -> i64:
    """The deck whose Buy gains most."""
    best: i64 = NONE_SUCH
    best_value: i64 = LOWEST
    for type in range(3):
        if a.state.decks[type]:
            value = gain_of_buying(a, type)
            if value > best_value:
                best_value = value
                best = type
    return best


def best_draft(a: Appraisal, look: i64) -> i64:
    """The deck whose top cards promise most."""
    best: i64 = 0
    for type in range(3):
        deck = a.state.decks[type]
        if deck:
            best = max(best, best_of(a, type, min(look, len(deck))) * new_project_share(a, type) // 100)
    return best


def deck_to_draft(a: Appraisal, look: i64) -> i64:
    """Which deck that is."""
    best: i64 = NONE_SUCH
    best_value: i64 = LOWEST
    for type in range(3):
        deck = a.state.decks[type]
        if deck:
            value = best_of(a, type, min(look, len(deck))) * new_project_share(a, type)
            if value > best_value:
                best_value = value
                best = type
    return best


def attached_worth(a: Appraisal, cards: i64) -> i64:
    """Cards from the top of the deck under the best project: two icons each, if they fit."""
    best: i64 = 0
    projects = a.player.projects
    for i in range(len(projects)):
        need = missing(a, projects[i])
        if need > 0:
            share = project_share(a, projects[i], max(need - 2 * cards, 0)) - project_share(a, projects[i], need)
            best = max(best, best_worth(a, projects[i]) * share // 100)
    return best * 70 // 100


def completion_worth(a: Appraisal) -> i64:
    """A project that joins the empire for nothing."""
    best: i64 = 0
    projects = a.player.projects
    for i in range(len(projects)):
        need = missing(a, projects[i])
        best = max(best, best_worth(a, projects[i]) * (110 - project_share(a, projects[i], need)) // 100)
    return best


def flip_worth(a: Appraisal, card: i64) -> i64:
    """Turning a logistical card over."""
    return lasting(a, card, v.OPERATIONAL) + arrival(a, card, v.OPERATIONAL) - lasting(a, card, v.LOGISTICAL)


def flips_worth(a: Appraisal, cards: i64) -> i64:
    """Turning the best cards over."""
    values: list[int] = []
    player = a.player
    for i in range(len(player.empire)):
        if player.sides[i] == v.LOGISTICAL:
            values.append(flip_worth(a, player.empire[i]))
    values.sort()
    total: i64 = 0
    for i in range(len(values)):
        if i < cards:
            total += values[len(values) - 1 - i]
    return total


def unblock_worth(a: Appraisal, type: i64, tokens: i64) -> i64:
    """What cards are worth that are set free with so many tokens less, of one type or (NO_CARD) of all."""
    player = a.player
    total: i64 = 0
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        there: i64 = player.tokens[i]
        if there and there <= tokens and type in (v.NO_CARD, a.box.type[card]):
            total += max(use_of(a, card, player.sides[i]), 20)
            tokens -= there
    return total


# ------------------------------------------------------------------ what it costs


def price_now(a: Appraisal, wanted: list[int], pay: Payment) -> i64:
    """What using a text costs now."""
    price: i64 = -change_of_credits(a, -pay.credits) if pay.credits else 0
    if pay.icons:
        slots: i64 = UNLIMITED if pay.any_number or pay.planets else a.box.base_limit + a.state.raised
        extra: i64 = 0 if pay.any_number else a.state.raised_planets
        price += cheapest_colour(a, wanted, pay, slots, extra)
    elif pay.stored:
        price += pay.stored * stored_worth(a) * 3 // 2
    elif pay.sets:
        price += 2 * a.taste.card
    return price


def cheapest_colour(a: Appraisal, wanted: list[int], pay: Payment, slots: i64, extra: i64) -> i64:
    """Icons of the colour that the text names, or of the one that is paid most easily."""
    if pay.colour != "one":
        table = a.box.worth[v.COLOURS.index(pay.colour)]
        return price_to_pay(a, wanted, table, pay.icons, slots, extra, pay.planets)
    best: i64 = TOO_DEAR
    for colour in range(4):
        best = min(best, price_to_pay(a, wanted, a.box.worth[colour], pay.icons, slots, extra, pay.planets))
    return best
