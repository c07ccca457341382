"""What a player of New Frontiers knows about the tiles before the game starts, and how much it cares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box

if TYPE_CHECKING:
    from mypy_extensions import i64

POINT: Final = 100
"""All values are in hundredths of a victory point; rounds left are in tenths."""
BITS: Final = b"\x01\x02\x04\x08\x10\x20\x40\x80"
STRONGEST: Final = 16
USUAL_CREDIT: Final = 65
USUAL_COLONIST: Final = 30


@final
class Taste:
    """How much the bot cares about things. The numbers come from games of the bot against itself."""

    def __init__(self) -> None:
        self.credit: i64 = 70
        """A credit, while there is time to spend it."""
        self.saving: i64 = 80
        """Percent of the points that a credit would buy with the best large technology."""
        self.colonist: i64 = 24
        """A colonist, while there are planets to be settled."""
        self.power: i64 = 90
        """Percent of what powers are thought to give."""
        self.strength: i64 = 18
        """Percent of what more planets to choose from are worth for each Settle."""
        self.opened: i64 = 130
        """Percent of a discovered planet that a tile would bring within reach, while there is time to settle it."""
        self.cycle: i64 = 56
        """Percent of the Sell actions that find new goods."""
        self.share: i64 = 30
        """Percent of the production of a windfall colony that no power fills."""
        self.steer: i64 = 120
        """Percent of the average tile that one finds for a "?" tile, for one looks for it."""
        self.hope: i64 = 35
        """Percent of the points under a "?" tile that one does not have yet."""
        self.draw: i64 = 14
        """A planet drawn from the bag."""
        self.second: i64 = 22
        """The right to settle a second planet, for each Settle."""
        self.upgrade: i64 = 10
        """The right to upgrade a colony, for each Settle."""
        self.contact: i64 = 6
        """The right to pay for military planets, for each Settle."""
        self.patience: i64 = 40
        """What a technology must be worth beyond its price."""
        # Percent of what each action seems to give.
        self.develop: i64 = 100
        self.explore: i64 = 100
        self.settle: i64 = 100
        self.produce: i64 = 70
        self.sell: i64 = 100
        self.order: i64 = 10
        """A place further to the front of the track."""
        self.ride: i64 = 80
        """Percent of what later actions of the round give, that counts."""
        self.gift: i64 = 115
        """Percent of what the others gain on average that counts against an action."""
        self.goal: i64 = 90
        """A goal to one's own taste."""
        self.space: i64 = 5
        """A technology space, while there is time to fill it better."""
        self.lean: i64 = 12
        """Percent by which a player follows the bent of the home world."""
        self.finish: i64 = 40
        """Ending the game, for each point of the lead; the same is lost by ending it for each point behind."""


@final
class Lore:
    """Numbers about the tiles of one box."""

    def __init__(self, box: Box) -> None:
        tiles = range(box.size)
        military = [tile for tile in box.planets if box.military[tile]]
        paid = [tile for tile in box.planets if not box.military[tile]]
        self.scoring: bytes = bytes([1 if box.pack.tiles[tile].scores else 0 for tile in tiles])
        """Whether the tile is worth what the others in the empire make it."""
        self.large: bytes = bytes([tile for tile in tiles if box.spaces[tile] > 1])
        self.rank: bytes = bytes([rank_of(box, tile) for tile in tiles])
        """In which order consume powers are used: narrow ones first, then those that give most for a good."""
        self.special: list[int] = [mean_of(box, box.special, tile, military) for tile in tiles]
        """Specialised strength against a military planet, on average, in hundredths."""
        self.discount: list[int] = [mean_of(box, box.discount, tile, paid) for tile in tiles]
        """Credits off a planet that is paid for, on average, in hundredths."""
        self.after: list[int] = [mean_of(box, box.credits_after, tile, list(box.planets)) for tile in tiles]
        self.arms: bytes = bytes([1 if has_powers(box, tile, ("settle",)) else 0 for tile in tiles])
        """Home worlds whose players lean towards planets, technologies and goods."""
        self.ideas: bytes = bytes([1 if has_powers(box, tile, ("develop", "explore")) else 0 for tile in tiles])
        self.trade: bytes = bytes([1 if has_powers(box, tile, ("produce", "sell", "consume")) else 0 for tile in tiles])
        self.opens: bytes = bytes([1 if opens_planets(box, tile) else 0 for tile in tiles])
        """Whether the tile can bring planets within reach: strength, discounts, specialists."""
        self.planet_points: list[int] = [mean_points(box, tile, list(box.planets)) for tile in tiles]
        """Points of the "?" tile for a planet, on average, in hundredths."""
        technologies = [tile for tile in tiles if box.technology[tile]]
        self.technology_points: list[int] = [mean_points(box, tile, technologies) for tile in tiles]
        self.glance: list[int] = [glance_at(box, tile) for tile in tiles]
        """What a planet is worth at first sight."""
        self.choice: list[int] = [choice_of_planets(self, box, strength) for strength in range(STRONGEST)]
        """What the best of a few planets is worth to somebody of this strength."""


def rank_of(box: Box, tile: int) -> int:
    """Lower ranks are used first."""
    how = box.consume[tile]
    if how == v.NO_CONSUME:
        return 255
    value = (box.consume_vp[tile] * POINT + box.consume_credits[tile] * USUAL_CREDIT) // max(box.consume_goods[tile], 1)
    group = 0
    if how == v.DIFFERENT:
        group = 1
    elif how == v.SELL_MORE:
        group = 3
    elif how == v.EACH and box.consume_kind[tile] == v.ANY_KIND:
        group = 2
    return group * 60 + 59 - min(value // 5, 59)


def mean_of(box: Box, table: bytes, tile: int, planets: list[int]) -> int:
    """What the tile does for one of the planets, on average, in hundredths."""
    return sum(table[planet * box.size + tile] for planet in planets) * 100 // len(planets)


def mean_points(box: Box, tile: int, others: list[int]) -> int:
    """What the "?" tile gives for one of the others, on average, in hundredths of a point."""
    points = sum(box.points[tile * box.width + other] for other in others)
    points += sum(box.points_per_strength[tile] * box.strength[other] for other in others)
    return points * 100 // len(others)


def has_powers(box: Box, tile: int, phases: tuple[str, ...]) -> bool:
    """Whether the tile has a power in one of the phases."""
    return any(power.phase in phases for power in box.pack.tiles[tile].powers)


def opens_planets(box: Box, tile: int) -> bool:
    """Whether some planet is easier to get with this tile."""
    if box.strength[tile] or box.temporary[tile]:
        return True
    tables = (box.special, box.discount, box.contact)
    return any(table[planet * box.size + tile] for table in tables for planet in box.planets)


def glance_at(box: Box, tile: int) -> int:
    """Points, goods and powers of a planet before anything else is known."""
    value = box.vp[tile] * POINT
    kind = box.kind[tile]
    if kind:
        price = 3 if kind == v.ANY_KIND else box.price[kind]
        value += (30 + 25 * price) if box.production[tile] else (25 + 25 * price)
    value += 45 * len(box.pack.tiles[tile].powers)
    if box.pack.tiles[tile].scores:
        value += 400
    return value


def choice_of_planets(lore: Lore, box: Box, strength: int) -> int:
    """The mean of the best of four planets drawn at random, with what they cost taken off."""
    values: list[int] = []
    for planet in box.planets:
        value = lore.glance[planet] - USUAL_COLONIST * box.colonists[planet]
        if not box.military[planet]:
            value -= USUAL_CREDIT * box.cost[planet]
        elif box.cost[planet] > strength + 1:
            value = 0
        elif box.cost[planet] > strength:
            value = value // 2
        values.append(max(value, 0))
    values.sort()
    count = len(values)
    total = 0
    for i in range(count):
        total += values[i] * ((i + 1) ** 4 - i**4)
    return total // count**4


KNOWN: Final[dict[str, Lore]] = {}


def lore_of(box: Box) -> Lore:
    """The lore of a box, worked out once."""
    key = box.pack.fingerprint
    if key not in KNOWN:
        KNOWN[key] = Lore(box)
    return KNOWN[key]
