"""The tiles as tables: one `bytes` per number that the rules ask for, computed once from the typed records.

A table with a row per tile (`row * size + tile`) holds what `tile` does for the planet of the row, so that a rule
never has to look at kinds and keywords itself. The planet whose owner names its kind has four more columns in the
tables that look at the kind of a colony: one for each kind that it can be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.tiles import GOALS as GOAL_COUNTS
from galaktyka.games.frontiers.engine.tiles import KEYWORDS, Pack, Power, ScoreLine, Tile
from galaktyka.games.frontiers.engine.tiles import PHASES as POWER_PHASES

if TYPE_CHECKING:
    from mypy_extensions import i64

CONSUMES: Final = {"consume": v.EACH, "consume-different": v.DIFFERENT, "sell": v.SELL_MORE}
COLOURS: Final = v.KINDS[1:5]
BITS: Final = b"\x01\x02\x04\x08\x10\x20\x40\x80"


@final
class Stack:
    """A stack of technologies: the face with the white square and, where it has one, the reverse."""

    def __init__(self, white: int, reverse: int, large: bool) -> None:
        self.white = white
        self.reverse = reverse
        self.large = large


@final
class Box:
    """The tables of one content pack."""

    def __init__(self, pack: Pack) -> None:
        tiles = pack.tiles
        self.pack = pack
        self.ids: list[str] = [tile.id for tile in tiles]
        self.size: i64 = len(tiles)
        self.width: i64 = len(tiles) + len(COLOURS)
        self.planets = bytes([tile.index for tile in tiles if tile.planet])
        self.stacks = stacks_of(pack)
        self.boards: dict[int, tuple[int, int]] = boards_of(pack)
        self.limit: i64 = pack.planet_limit
        self.goals: i64 = len(pack.goals)
        self.goal_ids: list[str] = [goal.id for goal in pack.goals]
        self.blocks: i64 = v.KEEP_FIRST + 2 * len(pack.goals)
        self.verb_of_action = bytes([verb for verb in range(len(v.VERBS)) for _ in tiles])
        self.tile_of_action = bytes([tile.index for _ in v.VERBS for tile in tiles])
        self.talents: list[int] = [talents_of(tile) for tile in tiles]

        self.technology = bytes([tile.technology for tile in tiles])
        self.home = bytes([tile.home for tile in tiles])
        self.military = bytes([tile.military for tile in tiles])
        self.cost = bytes([tile.defence if tile.military else tile.cost for tile in tiles])
        self.vp = bytes([tile.vp for tile in tiles])
        self.kind = bytes([v.KINDS.index(tile.good) if tile.good else 0 for tile in tiles])
        self.windfall = bytes([tile.windfall for tile in tiles])
        self.production = bytes([tile.production for tile in tiles])
        self.colonists = bytes([tile.colonists for tile in tiles])
        self.spaces = bytes([tile.spaces for tile in tiles])
        self.alien = bytes([tile.alien for tile in tiles])
        self.refinery: i64 = next((tile.index for tile in tiles if tile.good == "any"), v.NO_TILE)

        self.read_powers(tiles)
        self.read_consumption(tiles)
        self.read_scoring(tiles)
        self.read_numbers()

    def read_powers(self, tiles: list[Tile]) -> None:
        """Develop, Explore, Settle and Produce."""
        self.develop_discount = credits_of(tiles, "develop", "discount")
        self.develop_gain = credits_of(tiles, "develop", "gain-credits")
        self.develop_after = credits_of(tiles, "develop", "credits-after")
        self.explore_draw = bytes([sum(p.planets for p in powers(tile, "explore", "draw")) for tile in tiles])
        self.explore_credits = credits_of(tiles, "explore", "gain-credits")
        self.explore_colonists = colonists_of(tiles, "explore")
        self.strength = bytes([general_strength(tile) for tile in tiles])
        self.special = by_planet(tiles, special_strength)
        self.discount = by_planet(tiles, discount_for)
        self.temporary = bytes([sum(p.strength for p in powers(t, "settle", "temporary-military")) for t in tiles])
        self.temporary_kind = kind_of(tiles, "settle", "temporary-military")
        self.settle_colonists = colonists_of(tiles, "settle")
        self.credits_after = by_planet(tiles, credits_after)
        self.draw_after = bytes([sum(p.planets for p in powers(tile, "settle", "draw-after")) for tile in tiles])
        self.contact = by_planet(tiles, contact_for)
        self.second = bytes([bool(powers(tile, "settle", "second-planet")) for tile in tiles])
        self.upgrade = bytes([sum(1 + p.most for p in powers(tile, "settle", "upgrade-colony")) for tile in tiles])
        self.itself = bytes([bool(powers(tile, "settle", "replace-itself")) for tile in tiles])
        self.if_produced = credits_of(tiles, "produce", "credits-if-produced")
        self.per_colony = credits_of(tiles, "produce", "credits-per-colony")
        self.per_kind = bytes([any(p.good for p in powers(t, "produce", "credits-per-colony")) for t in tiles])
        self.per_colony_fits = table(tiles, per_colony_fits)
        self.most = credits_of(tiles, "produce", "credits-if-most")
        self.most_kind = kind_of(tiles, "produce", "credits-if-most")
        self.windfall_kind = kind_of(tiles, "produce", "produce-windfall")
        self.windfall_times = bytes([sum(p.times for p in powers(t, "produce", "produce-windfall")) for t in tiles])

    def read_consumption(self, tiles: list[Tile]) -> None:
        """Sell and Consume."""
        prices = self.pack.prices
        self.price = bytes([0, *[prices[kind] for kind in COLOURS]])
        self.sell_bonus = b"".join([bytes([sell_bonus(tile, kind) for tile in tiles]) for kind in v.KINDS])
        consumes = [consume_power(tile) for tile in tiles]
        self.consume = bytes([CONSUMES[p.does] if p else v.NO_CONSUME for p in consumes])
        self.consume_goods = bytes([p.goods if p else 0 for p in consumes])
        self.consume_kind = bytes([v.KINDS.index(p.good or "any") if p else 0 for p in consumes])
        self.consume_times = bytes([p.times if p else 0 for p in consumes])
        self.consume_vp = bytes([p.vp if p else 0 for p in consumes])
        self.consume_credits = bytes([p.credits if p else 0 for p in consumes])
        self.gain_vp = bytes([sum(p.vp for p in powers(tile, "consume", "gain")) for tile in tiles])
        self.gain_credits = credits_of(tiles, "consume", "gain")
        self.per_good = bytes([sum(p.vp for p in powers(tile, "consume", "per-good")) for tile in tiles])
        self.per_good_more = bytes([sum(p.more for p in powers(tile, "consume", "per-good")) for tile in tiles])
        self.per_good_tile: list[int] = [partner_of(self.pack, tile) for tile in tiles]

    def read_scoring(self, tiles: list[Tile]) -> None:
        """Points of "?" tiles, and what goals look for."""
        self.points = table(tiles, points_for)
        self.points_per_strength = bytes([sum(s.vp for s in scores(tile, "military")) for tile in tiles])
        self.points_for_kinds: list[bytes] = [kinds_table(tile) for tile in tiles]
        self.consume_powers = bytes([sum(1 for p in tile.powers if p.phase == "consume") for tile in tiles])
        self.phase_bits = bytes([bits([p.phase for p in tile.powers], POWER_PHASES) for tile in tiles])
        self.keyword_bits = bytes([bits(tile.keywords, KEYWORDS) for tile in tiles])
        self.goal_counts = bytes([GOAL_COUNTS.index(goal.counts) for goal in self.pack.goals])
        self.goal_most = bytes([goal.most for goal in self.pack.goals])

    def read_numbers(self) -> None:
        """The numbers on the action tiles, and when the game ends."""
        actions = self.pack.actions
        self.isolation_credits: i64 = actions["isolation"]["credits"]
        self.review_credits: i64 = actions["review-goals"]["credits"]
        self.review_look: i64 = actions["review-goals"]["look"]
        self.develop_bonus: i64 = actions["develop"]["discount"]
        self.explore_display: i64 = actions["explore"]["draw"]
        self.settle_bonus: i64 = actions["settle"]["bonus"]
        self.settle_take: i64 = actions["settle"]["colonists"]
        self.produce_windfalls: i64 = actions["produce"]["windfalls"]
        self.sell_vp: i64 = actions["sell"]["vp"]
        self.diplomats_vp: i64 = actions["diplomats"]["vp"]
        self.end_spaces: i64 = self.pack.spaces
        self.end_colonies: i64 = self.pack.colonies
        self.end_colonists: i64 = self.pack.fewest_colonists
        self.goods = bytes([0, *[self.pack.goods[kind] for kind in COLOURS]])
        self.action_ids: list[str] = list(v.ACTION_TILES)


def stacks_of(pack: Pack) -> list[Stack]:
    """The stacks in file order of their white faces; a stack with one face never turns."""
    stacks: list[Stack] = []
    for tile in pack.tiles:
        if tile.technology and not tile.reverse:
            partners = [t.index for t in pack.tiles if t.technology and t.stack == tile.stack and t.reverse]
            stacks.append(Stack(tile.index, partners[0] if partners else v.NO_TILE, tile.large))
    return stacks


def boards_of(pack: Pack) -> dict[int, tuple[int, int]]:
    """For each Empire board its two home worlds, the side with the white square first."""
    boards: dict[int, tuple[int, int]] = {}
    for tile in pack.tiles:
        if tile.home and not tile.reverse:
            other = next(t.index for t in pack.tiles if t.home and t.board == tile.board and t.reverse)
            boards[tile.board] = (tile.index, other)
    return boards


def powers(tile: Tile, phase: str, does: str) -> list[Power]:
    """The powers of one kind on a tile."""
    return [power for power in tile.powers if power.phase == phase and power.does == does]


def scores(tile: Tile, per: str) -> list[ScoreLine]:
    """The scoring lines of one kind on a tile."""
    return [line for line in tile.scores if line.per == per]


def talents_of(tile: Tile) -> int:
    """What the powers of a tile are about, as bits."""
    found = 0
    for power in tile.powers:
        found |= v.TALENTS[f"{power.phase} {power.does}"]
    if not general_strength(tile):
        found &= ~v.T_STRENGTH
    if not any(p.good or p.keyword for p in powers(tile, "settle", "military")):
        found &= ~v.T_SPECIAL
    return found


def bits(words: list[str], known: list[str]) -> int:
    """A set of words as bits."""
    found = 0
    for word in words:
        found |= BITS[known.index(word)]
    return found


def credits_of(tiles: list[Tile], phase: str, does: str) -> bytes:
    """How many credits such powers give, for each tile."""
    return bytes([sum(p.credits for p in powers(tile, phase, does)) for tile in tiles])


def colonists_of(tiles: list[Tile], phase: str) -> bytes:
    """How many colonists each tile gives in this phase."""
    return bytes([sum(p.colonists for p in powers(tile, phase, "gain-colonists")) for tile in tiles])


def kind_of(tiles: list[Tile], phase: str, does: str) -> bytes:
    """The kind that a power is about, for each tile; 0 where there is no such power."""
    kinds = bytearray(len(tiles))
    for tile in tiles:
        for power in powers(tile, phase, does):
            kinds[tile.index] = v.KINDS.index(power.good)
    return bytes(kinds)


def by_planet(tiles: list[Tile], number: Callable[[Tile, Tile], int]) -> bytes:
    """A row for each planet: what every tile does for it."""
    return b"".join([bytes([number(planet, tile) for tile in tiles]) for planet in tiles])


def table(tiles: list[Tile], number: Callable[[Tile, Tile, str], int]) -> bytes:
    """A row for each tile: what it makes of every tile, and of the planet whose owner names its kind as each kind."""
    named = next((tile for tile in tiles if tile.good == "any"), None)
    rows: list[bytes] = []
    for row in tiles:
        plain = [number(row, tile, tile.good) for tile in tiles]
        rows.append(bytes(plain + [number(row, named, kind) if named else 0 for kind in COLOURS]))
    return b"".join(rows)


def general_strength(tile: Tile) -> int:
    """Military strength against every planet."""
    return sum(p.strength for p in powers(tile, "settle", "military") if not p.good and not p.keyword)


def aims_at(power: Power, planet: Tile) -> bool:
    """Whether the planet has the kind and the keyword that the power asks for."""
    return (not power.good or power.good == planet.good) and (not power.keyword or power.keyword in planet.keywords)


def special_strength(planet: Tile, tile: Tile) -> int:
    """Specialised strength of `tile` against a military planet of a kind or with a keyword."""
    special = [p for p in powers(tile, "settle", "military") if p.good or p.keyword]
    return sum(p.strength for p in special if planet.military and aims_at(p, planet))


def discount_for(planet: Tile, tile: Tile) -> int:
    """What `tile` takes off the price of a planet that is paid for."""
    return sum(p.credits for p in powers(tile, "settle", "discount") if aims_at(p, planet))


def credits_after(planet: Tile, tile: Tile) -> int:
    """What `tile` pays when the planet has been settled."""
    return sum(p.credits for p in powers(tile, "settle", "credits-after") if planet.military or not p.military)


def contact_for(planet: Tile, tile: Tile) -> int:
    """1 + the discount with which `tile` lets one pay for the military planet; 0 if it does not."""
    found = powers(tile, "settle", "pay-for-military")
    return 1 + found[0].credits if found and planet.military and not planet.alien else 0


def per_colony_fits(tile: Tile, colony: Tile, kind: str) -> int:
    """Whether the credits for each colony count this one."""
    for power in powers(tile, "produce", "credits-per-colony"):
        if (
            not colony.technology
            and (not power.good or power.good == kind)
            and (not power.keyword or power.keyword in colony.keywords)
            and (colony.military or not power.military)
        ):
            return 1
    return 0


def sell_bonus(tile: Tile, kind: str) -> int:
    """What `tile` adds to the price of a good of the kind."""
    return sum(p.credits for p in powers(tile, "sell", "price") if p.good in ("any", kind))


def consume_power(tile: Tile) -> Power | None:
    """The consume power of a tile that is used by choice."""
    for power in tile.powers:
        if power.phase == "consume" and power.does in CONSUMES:
            return power
    return None


def partner_of(pack: Pack, tile: Tile) -> int:
    """The tile with which a power that pays for each good pays more."""
    for power in powers(tile, "consume", "per-good"):
        if power.tile:
            return pack.index_of[power.tile]
    return v.NO_TILE


def kinds_table(tile: Tile) -> bytes:
    """Points for none, one, two, three and four different kinds; empty where the tile has no such line."""
    for line in scores(tile, "kinds"):
        return bytes([0, *line.table])
    return b""


def points_for(scoring: Tile, tile: Tile, kind: str) -> int:
    """What `scoring` gives for `tile`: the best line that fits, and no other."""
    return max([line.vp for line in scoring.scores if fits(line, tile, kind)], default=0)


def fits(line: ScoreLine, tile: Tile, kind: str) -> bool:
    """Whether the line of a "?" tile counts this one; `kind` is what it is named as."""
    if line.per == "named":
        return tile.id == line.tile
    if line.per not in ("colony", "technology", "tile"):
        return False
    return (
        (line.per == "tile" or tile.technology == (line.per == "technology"))
        and (not line.good or line.good == kind)
        and (not line.production or tile.production)
        and (not line.windfall or tile.windfall)
        and (not line.military or tile.military)
        and (not line.keyword or line.keyword in tile.keywords)
        and (not line.phase or tile.has_power_in(line.phase))
        and (not line.does or any(power.does == line.does for power in tile.powers))
        and (not line.size or (line.size == "large") == tile.large)
        and (not line.colonists or line.colonists == tile.colonists)
    )
