"""An empire in numbers, counted in one pass: what it scores, what cards cost, how strong its ships are.

The rules count the same, one question after another; an observer asks all of them at each position of thousands of
games. So the numbers of working cards lie side by side in three words, and a card adds to all of them at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import NO_CHANGE, Box
from galaktyka.games.artifacts.engine.cards import Counter, Effect
from galaktyka.games.artifacts.engine.rules.empire import counted, works
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

# How many bits a number has in each word, and where it begins.
SIDE_BITS: Final = 8
"""Type by type the logistical and the operational cards ..."""
KIND_BITS: Final = 5
"""... and, in another word, those of each Kind."""
ROW_OF_KINDS: Final = 20
HELPER_BITS: Final = 7
"""Logistical planets of each Kind, then logistical ships."""
FIRST_SHIPS: Final = 28
SIDE_MASK: Final = 255
KIND_MASK: Final = 31
KINDS_MASK: Final = 1048575
HELPER_MASK: Final = 127

# What a line can count.
ON_SIDE: Final = 0
OF_KIND: Final = 1
OF_TYPE: Final = 2
CARDS: Final = 3
ALL_ON_SIDE: Final = 4
ALL_OF_KIND: Final = 5
KINDS: Final = 6
ALL_KINDS: Final = 7
TYPE_SETS: Final = 8
KIND_SETS: Final = 9
CREDITS: Final = 10
STORED: Final = 11
ELSEWHERE: Final = 12
"""The rules have to be asked."""

# Where each change stands that logistical cards bring: costs of the three types and of buying, then limits.
COST: Final = 0
PRICE: Final = 3
LIMIT: Final = 4
EXCHANGE: Final = 7
OPERATIONAL: Final = 9
HAND: Final = 10
AGAINST_ALIENS: Final = 11
AGAINST_EMPIRES: Final = 12
NO_CHANGES: Final = [0] * 13


def what_is_counted(counter: Counter) -> tuple[int, int]:
    """What a text counts, and for which type, Kind or side."""
    type = v.TYPES.index(counter.type) if counter.type else 0
    if counter.counts == "cards":
        return which_cards(counter, type)
    if counter.counts == "kinds":
        return (KINDS, type) if counter.type else (ALL_KINDS, 0)
    simple = {"type-sets": TYPE_SETS, "kind-sets": KIND_SETS, "credits": CREDITS, "stored": STORED}
    return simple.get(counter.counts, ELSEWHERE), 0


def which_cards(counter: Counter, type: int) -> tuple[int, int]:
    """The same for cards of a type, of a Kind or on a side."""
    if counter.other or (counter.kind and counter.side):
        return ELSEWHERE, 0
    if counter.kind:
        kind = v.KINDS.index(counter.kind)
        return (OF_KIND, 4 * type + kind) if counter.type else (ALL_OF_KIND, kind)
    if counter.side:
        side = v.SIDES.index(counter.side)
        return (ON_SIDE, 2 * type + side) if counter.type else (ALL_ON_SIDE, side)
    return (OF_TYPE, type) if counter.type else (CARDS, 0)


@final
class Line:
    """What a line of a text counts, and what it gives for it."""

    def __init__(self, counter: Counter, least: i64, during: i64, end: i64, each: i64, most: i64) -> None:
        self.counter = counter
        what, which = what_is_counted(counter)
        self.what: i64 = what
        self.which: i64 = which
        self.least: i64 = least
        self.during: i64 = during
        self.end: i64 = end
        self.each: i64 = each
        self.most: i64 = most


def lines_of(effects: list[Effect], does: str) -> list[Line]:
    """What effects of one sort count."""
    return [
        Line(effect.count, 0, effect.amount, effect.vp, effect.each, effect.most)
        for effect in effects
        if effect.does == does and effect.count is not None
    ]


def changes_of(box: Box, card: int) -> list[int]:
    """What a card changes while it lies on its logistical side."""
    found = [table[card] - NO_CHANGE for table in (*box.cost_change, *box.limit_change)]
    if box.type[card] == v.SHIP:
        return [*found, 0, 0, 0]
    return [*found, box.hand[card], box.against_aliens[card], box.against_empires[card]]


def helps(box: Box, card: int, side: int) -> int:
    """What a card adds to the word of helpers: a ship or a planet that is logistical."""
    if side == v.OPERATIONAL or box.type[card] == v.TECHNOLOGY:
        return 0
    first = FIRST_SHIPS if box.type[card] == v.SHIP else 0
    return int(2 ** (first + HELPER_BITS * box.kind[card]))


@final
class Standing:
    """One player in numbers."""

    def __init__(self, box: Box) -> None:
        self.box = box
        cards = box.pack.cards
        numbers = range(box.size)
        self.tables = [[Line(row.count, row.least, row.during, row.end, 1, 0) for row in card.scores] for card in cards]
        """For each card the rows of its scoring table ..."""
        self.finals = [lines_of(card.effects, "final") for card in cards]
        """... and what its text gives at the end."""
        self.factions = [lines_of(faction.final, "final") for faction in box.pack.factions]
        self.strengths = [lines_of(card.effects, "attack-per") for card in cards]
        self.all_changes = [changes_of(box, card) for card in numbers]
        self.changing = bytes([any(changes) for changes in self.all_changes])
        # For each card, twice where the side matters, what it adds to each word.
        self.side_of = [int(2 ** (SIDE_BITS * (2 * box.type[card] + side))) for card in numbers for side in range(2)]
        self.kind_of = [int(2 ** (KIND_BITS * (4 * box.type[card] + box.kind[card]))) for card in numbers]
        self.helper_of = [helps(box, card, side) for card in numbers for side in range(2)]

        self.sides: i64 = 0
        self.kinds: i64 = 0
        self.helpers: i64 = 0
        self.blanks: i64 = 0
        """Cards of each type that do not work, in the places of the logistical ones."""
        self.changes: list[int] = NO_CHANGES
        self.income: i64 = 0
        """What operational technologies score if all of them match."""
        self.match: i64 = 0
        """What the technology looked at last scores if it matches."""

    def count(self, state: Position, player: Player) -> None:
        """The cards of the empire."""
        self.sides = 0
        self.kinds = 0
        self.helpers = 0
        self.blanks = 0
        self.changes = NO_CHANGES
        empire = player.empire
        sides = player.sides
        tokens = player.tokens
        for i in range(len(empire)):
            card: i64 = empire[i]
            side: i64 = sides[i]
            if tokens[i] and not works(state, player, i):
                self.blanks += self.side_of[2 * card]
            else:
                self.sides += self.side_of[2 * card + side]
                self.kinds += self.kind_of[card]
                if side == v.LOGISTICAL:
                    self.helpers += self.helper_of[2 * card]
                    if self.changing[card]:
                        self.change(card)

    def change(self, card: i64) -> None:
        """A logistical card changes costs, limits or attacks."""
        more = self.all_changes[card]
        self.changes = [self.changes[i] + more[i] for i in range(len(more))]

    # ------------------------------------------------------------------ numbers

    def on_side(self, type: i64, side: i64) -> i64:
        """Working cards of a type on a side."""
        return (self.sides >> (SIDE_BITS * (2 * type + side))) & SIDE_MASK

    def of_type(self, type: i64) -> i64:
        """Cards of a type, blank ones too."""
        both = (self.sides >> (2 * SIDE_BITS * type)) + (self.blanks >> (2 * SIDE_BITS * type))
        return (both & SIDE_MASK) + ((both >> SIDE_BITS) & SIDE_MASK)

    def all_on_side(self, side: i64) -> i64:
        """Working cards on a side."""
        return self.on_side(0, side) + self.on_side(1, side) + self.on_side(2, side)

    def all_kinds(self) -> i64:
        """Working cards of each Kind, side by side as in a row of the word of Kinds."""
        kinds = self.kinds
        two = (kinds & KINDS_MASK) + ((kinds >> ROW_OF_KINDS) & KINDS_MASK)
        return two + ((kinds >> (2 * ROW_OF_KINDS)) & KINDS_MASK)

    def helping(self, first: i64, kind: i64) -> i64:
        """Logistical planets, or ships, of a Kind."""
        return (self.helpers >> (first + HELPER_BITS * kind)) & HELPER_MASK

    def number(self, state: Position, player: Player, line: Line, card: i64) -> i64:
        """How many of what the line counts there are."""
        what = line.what
        which = line.which
        if what == ON_SIDE:
            return (self.sides >> (SIDE_BITS * which)) & SIDE_MASK
        if what == OF_TYPE:
            return self.of_type(which)
        if what == ALL_OF_KIND:
            return (self.all_kinds() >> (KIND_BITS * which)) & KIND_MASK
        if what == KINDS:
            return different(self.kinds >> (ROW_OF_KINDS * which))
        if what == ALL_ON_SIDE:
            return self.all_on_side(which)
        return self.rare_number(state, player, line, card)

    def rare_number(self, state: Position, player: Player, line: Line, card: i64) -> i64:
        """The same for what few cards count."""
        what = line.what
        if what == CARDS:
            return self.of_type(0) + self.of_type(1) + self.of_type(2)
        if what == ALL_KINDS:
            return different(self.all_kinds())
        if what == TYPE_SETS:
            return min(self.of_type(0), min(self.of_type(1), self.of_type(2)))
        if what == KIND_SETS:
            return fewest(self.all_kinds())
        if what == OF_KIND:
            return (self.kinds >> (KIND_BITS * line.which)) & KIND_MASK
        if what == CREDITS:
            return player.credits
        if what == STORED:
            return len(player.stored)
        return counted(state, player, line.counter, card)

    # ------------------------------------------------------------------ points

    def points(self, state: Position, player: Player) -> i64:
        """All points, as if the game ended now; and what an Income could bring."""
        total = player.vp + len(player.empire)
        self.income = 0
        if player.faction != v.NO_CARD:
            total += self.at_end(state, player, self.factions[player.faction], v.NO_CARD)
        empire = player.empire
        types = self.box.type
        for i in range(len(empire)):
            card: i64 = empire[i]
            if types[card] == v.TECHNOLOGY and (not player.tokens[i] or works(state, player, i)):
                total += self.of_technology(state, player, card, player.sides[i])
        return total

    def of_technology(self, state: Position, player: Player, card: i64, side: i64) -> i64:
        """What a technology gives at the end; what it may score now joins the income."""
        self.match = 0
        if side == v.LOGISTICAL:
            finals = self.finals[card]
            return self.at_end(state, player, finals, card) if finals else 0
        during: i64 = 0
        end: i64 = 0
        table = self.tables[card]
        for i in range(len(table)):
            line = table[i]
            if (line.end > end or line.during > during) and self.number(state, player, line, card) >= line.least:
                during = max(during, line.during)
                end = max(end, line.end)
        self.match = during
        self.income += during
        return end

    def at_end(self, state: Position, player: Player, lines: list[Line], card: i64) -> i64:
        """What texts give at the end."""
        total: i64 = 0
        for i in range(len(lines)):
            line = lines[i]
            total += line.end * (self.number(state, player, line, card) // line.each)
        return total

    def with_one_more(self, state: Position, player: Player, card: i64, side: i64) -> i64:
        """All points if the card joined the empire on this side; afterwards the numbers are as they were.

        Blank cards stay blank, even where the card would make their tokens harmless.
        """
        sides = self.sides
        kinds = self.kinds
        income = self.income
        self.sides = sides + self.side_of[2 * card + side]
        self.kinds = kinds + self.kind_of[card]
        total = self.points(state, player) + 1
        if self.box.type[card] == v.TECHNOLOGY:
            total += self.of_technology(state, player, card, side)
        self.sides = sides
        self.kinds = kinds
        self.income = income
        return total

    # ------------------------------------------------------------------ costs, limits and attacks

    def cost(self, type: i64) -> i64:
        """Icons for the next card of a type."""
        helpers = self.helping(0, v.KIND_FOR_TYPE[type])
        return max(self.box.base_cost + self.of_type(type) - self.box.discount * helpers + self.changes[COST + type], 0)

    def price(self) -> i64:
        """Credits for a card."""
        helpers = self.helping(0, v.EXPLOITATION)
        return max(self.box.buy_cost - self.box.discount * helpers + self.changes[PRICE], 0)

    def limit(self, type: i64) -> i64:
        """Resource cards that may be spent on a card of a type, but for what was raised this turn."""
        return self.box.base_limit + self.helping(FIRST_SHIPS, v.KIND_FOR_TYPE[type]) + self.changes[LIMIT + type]

    def exchange_limit(self) -> i64:
        """The same for an Exchange."""
        return self.box.base_limit + self.helping(FIRST_SHIPS, v.EXPLOITATION) + self.changes[EXCHANGE]

    def strength(self, state: Position, player: Player, ship: i64, aliens: bool) -> i64:
        """The attack value of a ship before a card is revealed, but for what was raised this turn."""
        box = self.box
        table = box.against_aliens if aliens else box.against_empires
        value: i64 = self.changes[AGAINST_ALIENS if aliens else AGAINST_EMPIRES]
        value += box.attack[ship] + table[ship]
        lines = self.strengths[ship]
        for i in range(len(lines)):
            line = lines[i]
            value += min(self.number(state, player, line, ship) // line.each * line.during, line.most)
        return value


def different(kinds: i64) -> i64:
    """How many of four Kinds side by side are there."""
    found: i64 = 0
    for kind in range(4):
        if (kinds >> (KIND_BITS * kind)) & KIND_MASK:
            found += 1
    return found


def fewest(kinds: i64) -> i64:
    """The least number of four Kinds side by side."""
    least: i64 = KIND_MASK
    for kind in range(4):
        least = min(least, (kinds >> (KIND_BITS * kind)) & KIND_MASK)
    return least
