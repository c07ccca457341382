"""Where everything lies in a row of New Frontiers: the slots of the table, of a player's part and of each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from galaktyka.envs.compiled.slots import MOST_VALUES, SlotLayout
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box
from galaktyka.games.frontiers.observer.prospects import NEAR

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_SEATS: Final = 5
PAWNS: Final = 5
"""No track is longer."""
EACH: Final = 2
"""Two players have so many pawns each; new colonies in an action are no more, either."""
TECHNOLOGIES: Final = 11
COLONIES: Final = 9
DISCOVERED: Final = 10
DISPLAY: Final = 7
LAST_COPIES: Final = 8
FEW: Final = 4
GOODS: Final = 7
WITH_GOODS: Final = 6
"""Colonies with a good."""
ROUNDS: Final = 24
POOL: Final = 60
PER_SLOT: Final = 6
"""Planets of the bag that make a step."""
BAG: Final = 10
HEAP: Final = 6
"""Credits on Produce."""
OWED: Final = 8
CREDITS: Final = 24
COLONISTS: Final = 12
CHIPS: Final = 30
POINTS: Final = 90
LEAD: Final = 25
SPACES: Final = 12
STRONGEST: Final = 14
PRICE: Final = 12
CONSUMED: Final = 12
STEPS: Final = 8
"""What goals count, and the points that one of them gives."""
STORED: Final = 7
WORTH: Final = 20
"""Points of a "?" tile."""
NOWHERE: Final = -1


def one_of(layout: SlotLayout, names: Sequence[str], things: Sequence[str], most: int) -> i64:
    """So many slots for things that each lie in one of several piles: the number of a pile comes before the thing's."""
    assert len(names) * len(things) <= MOST_VALUES, names
    for name in names:
        layout.pile(name, things, 0)
    place: i64 = len(layout.first_features)
    layout.first_features += [layout.known[names[0]]] * most
    layout.values += [len(names) * len(things)] * most
    layout.piles += [" or ".join(names)] * most
    return place


@final
class Numbers:
    """The number that a tile has among those of its sort."""

    def __init__(self, box: Box) -> None:
        self.planets: list[str] = []
        self.worlds: list[str] = []
        """Planets and home worlds; planets have the same number here."""
        self.technologies: list[str] = []
        self.of_tile: bytes = b""
        numbers = [0] * box.size
        for planet in box.planets:
            numbers[planet] = len(self.planets)
            self.planets.append(box.ids[planet])
        self.worlds += self.planets
        for tile in range(box.size):
            if box.technology[tile]:
                numbers[tile] = len(self.technologies)
                self.technologies.append(box.ids[tile])
            elif box.home[tile]:
                numbers[tile] = len(self.worlds)
                self.worlds.append(box.ids[tile])
        self.of_tile = bytes(numbers)


def sale_table(box: Box, numbers: Numbers, credits: int) -> bytes:
    """For each technology its value in a slot for sale, with so many credits."""
    values = bytearray(256)
    for tile in range(box.size):
        if box.technology[tile]:
            missing = box.cost[tile] - credits
            sort = 0 if missing <= 0 else 1 if missing <= NEAR else 2
            values[tile] = sort * len(numbers.technologies) + numbers.of_tile[tile]
    return bytes(values)


@final
class Side:
    """The slots of what everybody sees of one player."""

    def __init__(self, layout: SlotLayout, turn: int, box: Box, numbers: Numbers) -> None:
        whose = "self" if turn == 0 else "opponent"
        own = "self" if turn == 0 else f"opponent-{turn}"
        self.technologies: i64 = layout.pile(f"{whose}/tableau", box.ids, TECHNOLOGIES)
        self.colonies: i64 = layout.pile(f"{whose}/tableau", box.ids, COLONIES)
        self.goods: i64 = layout.pile(f"{whose}/good", numbers.worlds, WITH_GOODS)
        self.discovered: i64 = layout.pile(f"{whose}/discovered", numbers.planets, DISCOVERED)
        self.refinery: i64 = layout.pile(f"{whose}/names", v.KINDS[1:5])
        self.kinds: i64 = layout.number(f"{own}/novelty", FEW)
        for kind in v.KINDS[2:5]:
            layout.number(f"{own}/{kind}", FEW)
        places = [str(place) for place in range(PAWNS)]
        pawns = EACH if turn < EACH else 1
        self.pawn: i64 = layout.pile(f"{own}/pawn", places, pawns)
        self.waits: i64 = layout.pile(f"{own}/picks-after", places, pawns)
        self.order: i64 = layout.number(f"{own}/acts-after", MOST_SEATS)
        self.special: i64 = layout.pile(f"{own}/state", ("choosing", "chooser", "holds-goal"), 3)
        self.credits: i64 = layout.number(f"{own}/credits", CREDITS)
        self.colonists: i64 = layout.number(f"{own}/colonists", COLONISTS)
        self.chips: i64 = layout.number(f"{own}/chips", CHIPS)
        self.points: i64 = layout.number(f"{own}/points", POINTS)
        self.lead: i64 = layout.number(f"{own}/lead", LEAD, -LEAD)
        self.spaces: i64 = layout.number(f"{own}/spaces", SPACES)
        self.built: i64 = layout.number(f"{own}/colonies", COLONIES)
        self.stock: i64 = layout.number(f"{own}/goods", GOODS)
        self.strength: i64 = layout.number(f"{own}/strength", STRONGEST)
        self.reach: i64 = layout.number(f"{own}/could-settle", FEW)
        self.idle: i64 = layout.number(f"{own}/could-produce", GOODS)
        self.vacant: i64 = layout.number(f"{own}/empty-windfalls", GOODS)
        self.price: i64 = layout.number(f"{own}/best-price", PRICE)
        self.consumption: i64 = layout.number(f"{own}/could-consume-for", CONSUMED)
        self.stored_goods: i64 = layout.number(f"{own}/stored-goods", STORED)
        self.stored_planets: i64 = layout.number(f"{own}/stored-planets", STORED)
        self.stored_credits: i64 = layout.number(f"{own}/stored-credits", STORED)


@final
class Part:
    """The slots of what is noted about the part of the viewer in an action, while the viewer is asked."""

    def __init__(self, layout: SlotLayout, box: Box, numbers: Numbers) -> None:
        self.question: i64 = layout.pile("question", v.QUESTIONS)
        self.owe: i64 = layout.number("owe", OWED)
        self.power: i64 = layout.pile("power", box.ids)
        self.used: i64 = layout.pile("used", box.ids, FEW)
        self.settling: i64 = layout.pile("settling", numbers.planets)
        self.upgrading: i64 = layout.pile("upgrading", numbers.worlds)
        self.fresh: i64 = layout.pile("fresh", numbers.planets, EACH)
        self.flags: i64 = layout.pile("part", ("chosen", "second", "upgraded", "stored"), 4)
        self.temporary: i64 = layout.number("temporary-strength", STRONGEST)
        self.consumed: i64 = layout.number("consumed", GOODS)
        self.sale: i64 = layout.number("sale", v.HIGHEST_TAX)
        self.windfalls: i64 = layout.number("windfalls/any", FEW)
        for kind in v.KINDS[1:5]:
            layout.number(f"windfalls/{kind}", FEW)


@final
class Prospect:
    """The slots of what the viewer could buy and settle, and of goals and "?" tiles that could count."""

    def __init__(self, layout: SlotLayout, box: Box, numbers: Numbers) -> None:
        stacks = len(box.stacks)
        self.sale: i64 = one_of(layout, ("can-buy", "can-nearly-buy", "too-dear"), numbers.technologies, stacks)
        self.sale_tables: list[bytes] = [sale_table(box, numbers, credits) for credits in range(max(box.cost) + 1)]
        self.can_settle: i64 = layout.pile("can-settle", numbers.planets, DISCOVERED)
        self.few_colonists: i64 = layout.pile("lacks-colonists", numbers.planets, DISCOVERED)
        self.planets: i64 = len(numbers.planets)
        credits = ("lacks-few-credits", "lacks-many-credits")
        self.lacks_credits: i64 = one_of(layout, credits, numbers.planets, DISCOVERED)
        strength = ("lacks-little-strength", "lacks-much-strength")
        self.lacks_strength: i64 = one_of(layout, strength, numbers.planets, DISCOVERED)
        self.prices: i64 = layout.number("self/price-of-novelty", PRICE)
        for kind in v.KINDS[2:5]:
            layout.number(f"self/price-of-{kind}", PRICE)
        self.scorers = bytes([bool(tile.scores) for tile in box.pack.tiles])
        self.worth: list[int] = [
            layout.number(f"worth-of-{tile.id}", WORTH) if tile.scores else NOWHERE for tile in box.pack.tiles
        ]
        goals = box.goal_ids
        self.looked: i64 = layout.pile("looked", goals, 3)
        self.kept: i64 = layout.pile("kept", goals)
        self.hidden: i64 = layout.pile("hidden", goals)
        self.hidden_points: i64 = layout.number("self/hidden-points", STEPS)
        self.progress: list[int] = [layout.number(f"self/{goal}", STEPS) for goal in goals]
