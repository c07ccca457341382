"""What attacks will give in Alien Artifacts: whom to attack, with which ships, and how to answer what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.artifacts.bots.lore import HIGHEST, NUMBERS, POINT
from galaktyka.games.artifacts.bots.situation import UNKNOWN, Appraisal, change_of_credits, effort
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import Effect, Gain, TableRow
from galaktyka.games.artifacts.engine.questions.send import can_send
from galaktyka.games.artifacts.engine.rules.empire import counted, sum_of, toll, works

if TYPE_CHECKING:
    from mypy_extensions import i64

HOPELESS: Final = -100000
CAUTION: Final = 25
"""What a plan that nobody has seen takes from an attack."""


def strength(a: Appraisal, ship: i64, target: i64, bonus: i64) -> i64:
    """The attack value of a ship before a card is revealed."""
    box = a.box
    table = box.against_aliens if target == v.ALIENS else box.against_empires
    value: i64 = box.attack[ship] + table[ship] + bonus
    if a.seat == a.state.active:
        value += a.state.attack_bonus
    for effect in box.attack_per[ship]:
        value += per_card(a, effect, ship)
    return value + from_texts(a, target)


def per_card(a: Appraisal, effect: Effect, ship: i64) -> i64:
    """What a ship adds for cards of the empire."""
    if effect.count is None:
        return 0
    groups = counted(a.state, a.player, effect.count, ship) // effect.each
    return min(groups * effect.amount, effect.most)


def from_texts(a: Appraisal, target: i64) -> i64:
    """What technologies add to every attack, less the shield of whoever is attacked."""
    box = a.box
    player = a.player
    table = box.against_aliens if target == v.ALIENS else box.against_empires
    value: i64 = 0
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if table[card] and box.type[card] != v.SHIP and player.sides[i] == v.LOGISTICAL and works(a.state, player, i):
            value += table[card]
    if target != v.ALIENS:
        value -= sum_of(a.state, a.state.players[target - 1], box.shield)
    return value


# ------------------------------------------------------------------ what a row is worth


def gain_worth(a: Appraisal, gain: Gain) -> i64:
    """Points, credits and cards."""
    value: i64 = gain.vp * POINT
    if gain.credits:
        value += change_of_credits(a, gain.credits)
    if gain.artifacts:
        value += gain.artifacts * artifact_worth(a)
    if gain.plans:
        value += gain.plans * plan_worth(a)
    if gain.cards:
        value += gain.cards * a.taste.card
    return value


def artifact_worth(a: Appraisal) -> i64:
    """An artifact that is not known yet; it can be played at once."""
    return a.taste.artifact if a.left > 20 else a.taste.artifact * 70 // 100


def plan_worth(a: Appraisal) -> i64:
    """A defence plan, while somebody will still attack."""
    return a.taste.plan * min(a.left, 150) // 150


def loss_of_ship(a: Appraisal, fate: str, ship: i64) -> i64:
    """What it takes to build a damaged ship again, or to replace a destroyed one."""
    if fate == "safe":
        return 0
    again = effort(a.cost[v.SHIP] - 1, a.limit[v.SHIP]) * a.taste.action // 100 * 70 // 100
    damaged = min(again, POINT + 2 * a.left)
    if fate == "damaged" or a.box.hull[ship] or sum_of(a.state, a.player, a.box.hull):
        return damaged
    return min(damaged + 120, POINT + 4 * a.left)


def share_of_harm(a: Appraisal, defender: i64) -> i64:
    """Percent of another's loss that is a gain: all of them share it, and the one who leads matters most."""
    if a.rivals == 1:
        return a.taste.harm
    best: i64 = 0
    for seat in range(a.state.count):
        if seat != a.seat:
            best = max(best, standing(a, seat))
    share = a.taste.harm * 2 // (a.rivals + 1)
    return share * 120 // 100 if standing(a, defender) == best else share * 70 // 100


def standing(a: Appraisal, seat: i64) -> i64:
    """How far a player is, at a glance."""
    player = a.state.players[seat]
    return player.vp + 2 * len(player.empire)


def harm_worth(a: Appraisal, row: TableRow, defender: i64) -> i64:
    """What the defender loses."""
    other = a.state.players[defender]
    loses = row.loses
    value: i64 = min(loses.vp, other.vp) * POINT + min(loses.credits, other.credits) * a.taste.credit
    if row.blockade:
        tokens = min(row.blockade, 2 * len(other.empire))
        value += tokens * a.taste.token * (40 + min(a.left, 120)) // 100
    return value


def row_worth(a: Appraisal, row: TableRow, ship: i64, target: i64, share: i64) -> i64:
    """What a row of a table gives this player."""
    value: i64 = 0
    for gain in row.choices:
        value = max(value, gain_worth(a, gain)) if value else gain_worth(a, gain)
    if row.ship != "safe":
        value -= loss_of_ship(a, row.ship, ship)
    if target != v.ALIENS:
        value += harm_worth(a, row, target - 1) * share // 100
    return value


def rows_against(a: Appraisal, target: i64, plan: i64) -> list[TableRow]:
    """The row for each attack value."""
    return a.lore.alien_rows[a.state.system] if target == v.ALIENS else a.lore.plan_rows[plan]


def strike_worth(a: Appraisal, ship: i64, target: i64, plan: i64, bonus: i64) -> i64:
    """What one attack with one ship gives on average."""
    rows = rows_against(a, target, plan)
    share: i64 = share_of_harm(a, target - 1) if target != v.ALIENS else 0
    base = strength(a, ship, target, bonus)
    total: i64 = 0
    for number in range(1, NUMBERS + 1):
        value = max(min(base + number, HIGHEST), 0)
        total += row_worth(a, rows[value], ship, target, share)
    return total // NUMBERS


# ------------------------------------------------------------------ whole attacks


def likely_plan_worth(a: Appraisal, ship: i64, target: i64, bonus: i64) -> i64:
    """One strike at a player, who takes the plan that hurts least of those that are known."""
    value = strike_worth(a, ship, target, 0, bonus)
    if target == v.ALIENS:
        return value
    defender = a.state.players[target - 1]
    for i in range(len(defender.shown_plans)):
        value = min(value, strike_worth(a, ship, target, defender.shown_plans[i], bonus))
    if len(defender.plans) > len(defender.shown_plans):
        value -= CAUTION
    return value


def attack_worth(a: Appraisal, target: i64, every_ship: bool, only: i64, bonus: i64) -> i64:
    """An attack on a target with the ships that make it better: all of them, the best one, or one that is named."""
    player = a.player
    total: i64 = 0
    best: i64 = HOPELESS
    for i in range(len(player.empire)):
        ship: i64 = player.empire[i]
        if not can_send(a.state, player, i) or (only != v.NO_CARD and ship != only):
            continue
        value = likely_plan_worth(a, ship, target, bonus) + own_triggers(a, ship, target)
        value -= toll(a.state, player, i) * a.credit
        best = max(best, value)
        if value > 0:
            total += value
    if best == HOPELESS:
        return HOPELESS
    if not every_ship or best <= 0:
        total = best
    return total + shared_triggers(a, target)


def own_triggers(a: Appraisal, ship: i64, target: i64) -> i64:
    """What the ship's own text gives when it attacks."""
    if not a.lore.waits[ship]:
        return 0
    return triggers_of(a, ship, target)


def shared_triggers(a: Appraisal, target: i64) -> i64:
    """What technologies give for an attack, once."""
    player = a.player
    total: i64 = 0
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if (
            a.lore.waits[card]
            and a.box.type[card] != v.SHIP
            and player.sides[i] == v.LOGISTICAL
            and works(a.state, player, i)
        ):
            total += triggers_of(a, card, target)
    return total


def triggers_of(a: Appraisal, card: i64, target: i64) -> i64:
    """The effects of a card that wait for an attack on such a target."""
    total: i64 = 0
    against = "aliens" if target == v.ALIENS else "empires"
    for effect in a.box.pack.cards[card].effects:
        if effect.does != "on" or effect.event != "attack" or effect.against not in ("", against):
            continue
        for op in effect.do:
            if op.does == "gain":
                total += gain_worth(a, op.gain)
            elif op.does == "steal" and target != v.ALIENS:
                stolen = min(op.credits, a.state.players[target - 1].credits)
                total += change_of_credits(a, stolen) + stolen * a.taste.credit * share_of_harm(a, target - 1) // 100
            elif op.does == "attach":
                total += a.taste.stored * op.cards if a.player.projects else 0
            elif op.does == "sift":
                total += 6
    return total


def best_target(a: Appraisal, every_ship: bool, only: i64, bonus: i64) -> i64:
    """The target of the best attack: the aliens, or 1 + a seat; NO_CARD if none is worth it."""
    best: i64 = v.NO_CARD
    best_value: i64 = 0
    for target in range(a.state.count + 1):
        if target == a.seat + 1 or (target == v.ALIENS and a.state.system == v.NO_CARD):
            continue
        value = attack_worth(a, target, every_ship, only, bonus)
        if value > best_value:
            best_value = value
            best = target
    return best


def best_attack_worth(a: Appraisal, every_ship: bool, only: i64, bonus: i64) -> i64:
    """What the best attack gives; 0 if none is worth it."""
    target = best_target(a, every_ship, only, bonus)
    return attack_worth(a, target, every_ship, only, bonus) if target != v.NO_CARD else 0


def usual_strike(a: Appraisal, ship: i64) -> i64:
    """What a ship gives in a usual attack: on aliens, or on a rival if that is better."""
    base = strength(a, ship, v.ALIENS, 0)
    value: i64 = a.lore.aliens[max(min(base, HIGHEST - 1), 0)]
    raid: i64 = a.taste.token * 2 * a.taste.harm * 2 // (100 * (a.rivals + 1))
    if a.lore.waits[ship]:
        value += triggers_of(a, ship, v.ALIENS)
    return max(value, raid * 80 // 100) * a.taste.raid // 100


def fleet_strikes(a: Appraisal) -> i64:
    """What all operational ships give in a usual offensive, worked out once."""
    if a.fleet == UNKNOWN:
        player = a.player
        total: i64 = 0
        for i in range(len(player.empire)):
            if (
                a.box.type[player.empire[i]] == v.SHIP
                and player.sides[i] == v.OPERATIONAL
                and works(a.state, player, i)
            ):
                total += usual_strike(a, player.empire[i])
        a.fleet = total
    return a.fleet
