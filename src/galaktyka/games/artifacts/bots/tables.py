"""What the scoring tables of operational technologies, and points at the end, will give in Alien Artifacts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.artifacts.bots.lore import (
    C_CARDS,
    C_CREDITS,
    C_KIND_SETS,
    C_KINDS,
    C_STORED,
    C_TYPE_SETS,
    POINT,
    Bonus,
    Row,
)
from galaktyka.games.artifacts.bots.situation import UNKNOWN, Appraisal, of_kind, often, on_side, operational
from galaktyka.games.artifacts.engine import vocabulary as v

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING_MORE: Final = -1
"""No further card."""
SURE: Final = 90


def counted_now(a: Appraisal, row: Row) -> i64:
    """How many of what the row counts there are."""
    if row.index == v.NO_CARD:
        return count(a, row)
    number: i64 = a.counted.get(row.index, UNKNOWN)
    if number == UNKNOWN:
        number = count(a, row)
        a.counted[row.index] = number
    return number


def count(a: Appraisal, row: Row) -> i64:
    """The same, worked out."""
    if row.code == C_CARDS:
        return cards_counted(a, row)
    if row.code == C_KINDS:
        return kinds_counted(a, row.type)
    if row.code == C_TYPE_SETS:
        return min(a.number[v.SHIP], min(a.number[v.TECHNOLOGY], a.number[v.PLANET]))
    if row.code == C_KIND_SETS:
        fewest: i64 = of_kind(a, v.NO_CARD, 0)
        for kind in range(1, 4):
            fewest = min(fewest, of_kind(a, v.NO_CARD, kind))
        return fewest
    if row.code == C_CREDITS:
        return a.player.credits
    if row.code == C_STORED:
        return len(a.player.stored)
    return 0


def cards_counted(a: Appraisal, row: Row) -> i64:
    """Cards of a type, on a side, of a Kind; of a Kind on one side only, about half."""
    if row.kind != v.NO_CARD:
        number = of_kind(a, row.type, row.kind)
        return number if row.side == v.NO_CARD else (number + 1) // 2
    if row.type != v.NO_CARD:
        return a.number[row.type] if row.side == v.NO_CARD else on_side(a, row.type, row.side)
    if row.side == v.NO_CARD:
        return a.number[0] + a.number[1] + a.number[2]
    return on_side(a, 0, row.side) + on_side(a, 1, row.side) + on_side(a, 2, row.side)


def kinds_counted(a: Appraisal, type: i64) -> i64:
    """Different Kinds among one type, or (NO_CARD) all."""
    kinds: i64 = 0
    for kind in range(4):
        if of_kind(a, type, kind):
            kinds += 1
    return kinds


def counts_card(a: Appraisal, row: Row, card: i64, side: i64) -> bool:
    """Whether one more card makes what the row counts more."""
    box = a.box
    type: i64 = box.type[card]
    kind: i64 = box.kind[card]
    if row.code == C_CARDS:
        return row.type in (v.NO_CARD, type) and row.kind in (v.NO_CARD, kind) and row.side in (v.NO_CARD, side)
    if row.code == C_KINDS:
        return row.type in (v.NO_CARD, type) and of_kind(a, row.type, kind) == 0
    if row.code == C_TYPE_SETS:
        fewest: i64 = a.number[type]
        return all(type == other or a.number[other] > fewest for other in range(3))
    if row.code == C_KIND_SETS:
        fewest = of_kind(a, v.NO_CARD, kind)
        return all(kind == other or of_kind(a, v.NO_CARD, other) > fewest for other in range(4))
    if row.code == C_STORED:
        return type == v.PLANET and side == v.OPERATIONAL
    return False


def growth(a: Appraisal, row: Row) -> i64:
    """Hundredths of what the row counts that will probably come."""
    cards: i64 = a.builds[0] + a.builds[1] + a.builds[2]
    if row.code == C_CARDS:
        if row.type != v.NO_CARD:
            cards = a.builds[row.type]
        if row.side == v.LOGISTICAL:
            cards = cards * (20 + a.taste.logistical // 2) // 120
        elif row.side == v.OPERATIONAL:
            cards = cards * (20 + a.taste.operational // 2) // 120
        if row.kind != v.NO_CARD:
            cards = cards * 40 // 100
        return cards
    if row.code == C_KINDS:
        if row.type != v.NO_CARD:
            cards = a.builds[row.type]
        return cards * (5 - kinds_counted(a, row.type)) // 5
    if row.code == C_TYPE_SETS:
        return cards * 30 // 100
    if row.code == C_KIND_SETS:
        return cards * 22 // 100
    return 200 if row.code == C_CREDITS else 100


def chance_of(a: Appraisal, row: Row, more: i64) -> i64:
    """Percent of hope that the row will be met before the end, with one counted more than now or with none."""
    known: i64 = a.hopes.get(2 * row.index + more, UNKNOWN)
    if known != UNKNOWN:
        return known
    short = row.least - counted_now(a, row) - more
    hope: i64 = 100
    if short > 0:
        reach = growth(a, row) // short
        hope = min(max((reach - 30) * 3 // 4, 0), SURE) * a.taste.hope // 100
    a.hopes[2 * row.index + more] = hope
    return hope


def one_more(a: Appraisal, row: Row, card: i64, side: i64) -> i64:
    """1 if a further card (NOTHING_MORE: none) counts for the row."""
    return 1 if card != NOTHING_MORE and counts_card(a, row, card, side) else 0


def table_points(a: Appraisal, technology: i64, card: i64, side: i64) -> i64:
    """What a scoring table will give in the end and by incomes, if `card` is built besides (NOTHING_MORE: nothing)."""
    end: i64 = 0
    during: i64 = 0
    rows = a.lore.rows[technology]
    for i in range(len(rows)):
        row = rows[i]
        chance = chance_of(a, row, one_more(a, row, card, side))
        end = max(end, chance * row.end)
        during = max(during, (chance if chance == 100 else chance // 2) * row.during)
    incomes = often(a, max(operational(a, v.TECHNOLOGY), 1))
    return end + during * incomes * a.hit // 10000 * a.taste.income // 100


def more_points(a: Appraisal, technology: i64, card: i64, side: i64) -> i64:
    """What a further card adds to a table of the empire."""
    rows = a.lore.rows[technology]
    for i in range(len(rows)):
        if counts_card(a, rows[i], card, side):
            return table_points(a, technology, card, side) - table_points(a, technology, NOTHING_MORE, side)
    return 0


def during_now(a: Appraisal, technology: i64, card: i64, side: i64) -> i64:
    """Points of the best row that is met now, with one more card (NOTHING_MORE: none)."""
    best: i64 = 0
    rows = a.lore.rows[technology]
    for i in range(len(rows)):
        row = rows[i]
        if row.during > best and counted_now(a, row) + one_more(a, row, card, side) >= row.least:
            best = row.during
    return best


def end_hope(a: Appraisal, technology: i64, card: i64, side: i64) -> i64:
    """Points at the end that a table will probably give, with one more card."""
    end: i64 = 0
    rows = a.lore.rows[technology]
    for i in range(len(rows)):
        row = rows[i]
        end = max(end, chance_of(a, row, one_more(a, row, card, side)) * row.end)
    return end


# ------------------------------------------------------------------ points at the end


def bonus_for(a: Appraisal, bonus: Bonus, card: i64, side: i64) -> i64:
    """What one more card adds to points at the end."""
    if not counts_card(a, bonus.row, card, side):
        return 0
    return bonus.vp * POINT // bonus.each


def adds_to_others(a: Appraisal, card: i64, side: i64) -> i64:
    """What one more card adds to the faction's points and to the tables and texts of the empire."""
    player = a.player
    total: i64 = 0
    if player.faction != v.NO_CARD:
        for bonus in a.lore.faction_finals[player.faction]:
            total += bonus_for(a, bonus, card, side)
    for i in range(len(player.empire)):
        other: i64 = player.empire[i]
        if a.box.type[other] != v.TECHNOLOGY or other == card:
            continue
        if player.sides[i] == v.OPERATIONAL:
            total += more_points(a, other, card, side)
        else:
            for bonus in a.lore.finals[other]:
                total += bonus_for(a, bonus, card, side)
    return total


def kept_credit(a: Appraisal) -> i64:
    """What a credit is worth at the end to whoever has something that counts them."""
    player = a.player
    total: i64 = 0
    if player.faction != v.NO_CARD:
        for bonus in a.lore.faction_finals[player.faction]:
            if bonus.row.code == C_CREDITS:
                total += bonus.vp * POINT // bonus.each
    for i in range(len(player.empire)):
        other: i64 = player.empire[i]
        if a.box.type[other] != v.TECHNOLOGY:
            continue
        if player.sides[i] == v.LOGISTICAL:
            for bonus in a.lore.finals[other]:
                if bonus.row.code == C_CREDITS:
                    total += bonus.vp * POINT // bonus.each
        elif a.lore.rows[other] and a.lore.rows[other][-1].code == C_CREDITS:
            total += 30
    if a.left < 30:
        return total
    return total // 3 if a.left < 80 else total // 8
