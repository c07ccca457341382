"""What a player of Race for the Galaxy knows about the cards before the game starts, and how much it cares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box

if TYPE_CHECKING:
    from mypy_extensions import i64

POINT: Final = 100
"""All values are in hundredths of a victory point; rounds left are in tenths."""


@final
class Taste:
    """How much the bot cares about things. The numbers come from games of the bot against itself."""

    def __init__(self) -> None:
        self.card: i64 = 101
        """A card in the hand, while there is time to use it."""
        self.power: i64 = 100
        """Percent of what powers are thought to give for each round left."""
        self.military: i64 = 1
        """A point of strength for each round left."""
        self.focus: i64 = 2
        """The same on top, for somebody who is on the way of conquest."""
        self.cycle: i64 = 40
        """Tenths of rounds from one production to the next."""
        self.good: i64 = 182
        """A good that will be consumed for points."""
        self.spare: i64 = 15
        """Percent of the value of a consume power that has no goods yet."""
        self.growth: i64 = 2
        """What a "?" development is thought to gain in each tenth of a round."""
        self.in_hand: i64 = 30
        """Percent of the points that a "?" development would give for cards still in the hand."""
        self.patience: i64 = 0
        """What a card must be worth beyond its price to be placed."""
        self.choice: i64 = 14
        """Every card seen beyond those kept."""
        # Percent of what each phase seems to give.
        self.explore: i64 = 115
        self.develop: i64 = 100
        self.settle: i64 = 100
        self.trade: i64 = 80
        self.double: i64 = 100
        self.produce: i64 = 49
        self.ride: i64 = 112
        """Percent of what a phase gives anyway that counts against choosing it."""
        self.gift: i64 = 20
        """Percent of what a phase gives the others that counts against choosing it."""
        self.finish: i64 = 100
        """Ending the game while one leads; the same is lost by ending it while one does not."""


@final
class Lore:
    """Numbers about the cards of one box."""

    def __init__(self, box: Box) -> None:
        self.scoring: bytes = bytes([1 if card.scores else 0 for card in box.pack.cards])
        """Whether the card is worth what the others in the tableau make it."""
        self.opens: bytes = bytes([1 if opens_worlds(box, card) else 0 for card in range(box.size)])
        """Whether the card can bring worlds within reach: strength, discounts, ships, specialists."""
        self.trades: bytes = bytes([1 if any_in_column(box, box.trade, card) else 0 for card in range(box.size)])
        """Whether the card raises prices."""
        self.steady: list[int] = [steady_value(box, card) for card in range(box.size)]
        """What its powers give in each round, whatever else lies in the tableau."""
        self.wager: int = commonest_number(box)


def any_in_column(box: Box, table: bytes, card: int) -> bool:
    """Whether the card does anything for any world, in a table with one row per world."""
    return any(table[world * box.size + card] for world in range(box.size))


def opens_worlds(box: Box, card: int) -> bool:
    """Whether some world is easier to get with this card."""
    if box.strength[card] > v.STRENGTH_ZERO or box.tactics[card]:
        return True
    tables = (box.special, box.settle_discount, box.zero_cost, box.contact)
    return any(any_in_column(box, table, card) for table in tables)


def steady_value(box: Box, card: int) -> int:
    """Hundredths of a point in a round, for powers that need no other card."""
    row = [box.settle_discount[world * box.size + card] for world in range(box.size) if box.is_world[world]]
    everywhere = min(row)
    total = 4 * box.explore_draw[card] + 12 * box.explore_keep[card]
    total += 30 * box.develop_first[card] + 26 * box.develop_discount[card] + 24 * box.develop_after[card]
    total += 26 * box.settle_after[card] + 22 * everywhere + 6 * (max(row) - everywhere)
    total += 24 * box.produce_draw[card] + 16 * box.most_cards[card] // 2
    if box.consume[card] == v.DRAW:
        total += 24 * box.consume_cards[card]
    if box.consume[card] == v.CASH:
        total += 10 * box.consume_times[card] * box.consume_vp[card]
    if box.gamble_high[card]:
        total += 6
    if box.consume[card] != v.NO_CONSUME and box.consume_kind[card] == v.ANY_KIND:
        total += 3
    return total


def commonest_number(box: Box) -> int:
    """The cost or defence that most cards of the box have, among those that can be named."""
    numbers = [0] * 256
    for card in range(box.size):
        numbers[box.cost[card]] += box.copies[card]
    best = v.LOWEST_WAGER
    for number in range(v.LOWEST_WAGER, v.HIGHEST_WAGER + 1):
        if numbers[number] > numbers[best]:
            best = number
    return best


KNOWN: Final[dict[str, Lore]] = {}


def lore_of(box: Box) -> Lore:
    """The lore of a box, worked out once."""
    key = box.pack.fingerprint
    if key not in KNOWN:
        KNOWN[key] = Lore(box)
    return KNOWN[key]
