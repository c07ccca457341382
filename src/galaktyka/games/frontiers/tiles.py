"""The tiles of New Frontiers as typed records, and the closed set of powers that a tile may have."""

from typing import Final, final

KINDS: Final[list[str]] = ["novelty", "rare", "genes", "alien"]
ANY_KIND: Final = "any"
"""The kind of a planet whose owner names it anew in each action."""
KEYWORDS: Final[list[str]] = ["alien", "imperium", "rebel", "terraforming", "uplift"]
PHASES: Final[list[str]] = ["develop", "explore", "settle", "produce", "sell", "consume"]
ORIGINS: Final[list[str]] = ["rulebook", "public", "ours"]

PLANET: Final = "planet"
TECHNOLOGY: Final = "technology"
HOME: Final = "home"

POWERS: Final[dict[str, dict[str, list[str]]]] = {
    "develop": {
        "discount": ["credits"],
        "gain-credits": ["credits"],
        "credits-after": ["credits"],
    },
    "explore": {
        "draw": ["planets"],
        "gain-credits": ["credits"],
        "gain-colonists": ["colonists"],
    },
    "settle": {
        "military": ["strength", "good?", "keyword?"],
        "temporary-military": ["strength", "good"],
        "discount": ["credits", "good?", "keyword?"],
        "gain-colonists": ["colonists"],
        "credits-after": ["credits", "military?"],
        "draw-after": ["planets"],
        "pay-for-military": ["credits"],
        "second-planet": [],
        "upgrade-colony": ["most"],
        "replace-itself": [],
    },
    "produce": {
        "credits-if-produced": ["credits"],
        "credits-per-colony": ["credits", "good?", "keyword?", "military?"],
        "credits-if-most": ["credits", "good"],
        "produce-windfall": ["good", "times?"],
    },
    "sell": {
        "price": ["credits", "good"],
    },
    "consume": {
        "consume": ["good", "goods?", "vp?", "credits?", "times?"],
        "consume-different": ["times", "vp?", "credits?"],
        "gain": ["vp?", "credits?"],
        "per-good": ["vp", "tile?", "more?"],
        "sell": [],
    },
}
"""Every kind of power, by phase, with its fields; a question mark means that the field may be left out."""

SCORES: Final[dict[str, list[str]]] = {
    "colony": ["good?", "production?", "windfall?", "military?", "keyword?", "phase?", "does?", "colonists?"],
    "technology": ["keyword?", "phase?", "does?", "size?"],
    "tile": ["keyword?", "phase?", "does?"],
    "named": ["tile"],
    "military": [],
    "kinds": ["table"],
}
"""What a line of end-of-game scoring may count, with the filters that narrow it."""

GOALS: Final[list[str]] = [
    "consume-powers",
    "keywords",
    "power-phases",
    "kinds",
    "stored-goods",
    "stored-planets",
    "stored-credits",
    "colonists",
]
"""What a goal may count; those that begin with `stored` let players put things aside."""

ACTIONS: Final[dict[str, list[str]]] = {
    "isolation": ["credits"],
    "review-goals": ["credits", "look"],
    "develop": ["discount"],
    "explore": ["draw"],
    "settle": ["bonus", "colonists"],
    "produce": ["windfalls"],
    "sell": ["vp"],
    "diplomats": ["vp"],
}
"""The action tiles, two of them the two sides of one, with the numbers on each."""

ONE_PER_TILE: Final[list[list[str]]] = [
    ["consume consume", "consume consume-different", "consume sell"],
    ["consume per-good"],
    ["settle temporary-military"],
    ["settle pay-for-military"],
    ["settle upgrade-colony"],
    ["settle replace-itself"],
    ["produce produce-windfall"],
    ["produce credits-per-colony"],
    ["produce credits-if-most"],
]
"""Powers of which a tile may have one of each group: those chosen by naming it, and those kept in one number."""


@final
class Power:
    """One power of a tile. ``phase`` and ``does`` say which kind; a field the kind does not have keeps its default."""

    def __init__(
        self,
        phase: str,
        does: str,
        credits: int = 0,
        planets: int = 0,
        colonists: int = 0,
        strength: int = 0,
        good: str = "",
        keyword: str = "",
        military: bool = False,
        most: int = 0,
        goods: int = 1,
        times: int = 1,
        vp: int = 0,
        tile: str = "",
        more: int = 0,
    ) -> None:
        self.phase = phase
        self.does = does
        self.credits = credits  # gained, or taken off a cost
        self.planets = planets  # drawn from the bag
        self.colonists = colonists  # from the pool
        self.strength = strength
        self.good = good  # a kind, "any", or "" for no restriction
        self.keyword = keyword  # only against or for planets with this keyword
        self.military = military  # only for military planets
        self.most = most  # upgrade-colony: by how much the printed cost may rise
        self.goods = goods  # discarded in one use
        self.times = times  # uses, when more than one: "up to"
        self.vp = vp  # for each use
        self.tile = tile  # per-good: with this tile too ...
        self.more = more  # ... there are so many points more

    @property
    def optional(self) -> bool:
        """Whether its text says "may"."""
        return self.does in OPTIONAL or (self.phase == "consume" and self.does == "sell")


OPTIONAL: Final = ("temporary-military", "pay-for-military", "second-planet", "upgrade-colony", "replace-itself")


@final
class ScoreLine:
    """One line of a "?" tile: ``vp`` for each match; a tile counts for one line only, the best that fits it."""

    def __init__(
        self,
        vp: int,
        per: str,
        good: str = "",
        production: bool = False,
        windfall: bool = False,
        military: bool = False,
        keyword: str = "",
        phase: str = "",
        does: str = "",
        size: str = "",
        colonists: int = 0,
        tile: str = "",
        table: list[int] | None = None,
    ) -> None:
        self.vp = vp
        self.per = per
        self.good = good  # the filters; "", False and 0 let every tile through
        self.production = production
        self.windfall = windfall
        self.military = military
        self.keyword = keyword
        self.phase = phase  # has a power in this phase
        self.does = does  # has a power of this kind
        self.size = size  # "small" or "large"
        self.colonists = colonists  # needs so many
        self.tile = tile  # named: the id of that tile
        self.table = table or []  # kinds: points for one, two, three and four different kinds


@final
class Tile:
    """A planet, a technology face or a home world; ``index`` is its place in the pack."""

    def __init__(
        self,
        index: int,
        id: str,
        type: str,
        military: bool,
        cost: int,
        defence: int,
        vp: int,
        good: str,
        windfall: bool,
        colonists: int,
        large: bool,
        stack: str,
        reverse: bool,
        board: int,
        keywords: list[str],
        powers: list[Power],
        scores: list[ScoreLine],
        origin: str,
    ) -> None:
        self.index = index
        self.id = id
        self.type = type  # planet, technology or home
        self.military = military
        self.cost = cost  # 0 on a military planet
        self.defence = defence  # 0 on everything else
        self.vp = vp  # without what `scores` adds
        self.good = good  # a kind, "any" (the owner names it), "" when it never holds a good
        self.windfall = windfall
        self.colonists = colonists  # that live on it; 0 on a technology
        self.large = large  # a technology that takes two spaces
        self.stack = stack  # technology: the two faces of a tile share it
        self.reverse = reverse  # the side without the white square
        self.board = board  # home world: the number of its Empire board, else 0
        self.keywords = keywords
        self.powers = powers
        self.scores = scores
        self.origin = origin

    @property
    def planet(self) -> bool:
        return self.type == PLANET

    @property
    def technology(self) -> bool:
        return self.type == TECHNOLOGY

    @property
    def home(self) -> bool:
        return self.type == HOME

    @property
    def production(self) -> bool:
        """Does it produce a good of its own accord?"""
        return self.good != "" and not self.windfall

    @property
    def alien(self) -> bool:
        """By its keyword or by its kind."""
        return self.good == "alien" or "alien" in self.keywords

    @property
    def spaces(self) -> int:
        """The technology spaces that it covers."""
        if not self.technology:
            return 0
        return 2 if self.large else 1

    def has_power_in(self, phase: str) -> bool:
        """Sell and Consume count as different phases here."""
        return any(power.phase == phase for power in self.powers)


@final
class Goal:
    """One goal tile: what it counts, and the points from so many on."""

    def __init__(self, index: int, id: str, counts: str, steps: list[int], vp: list[int], origin: str) -> None:
        self.index = index
        self.id = id
        self.counts = counts
        self.steps = steps  # ascending
        self.vp = vp  # for reaching each step
        self.origin = origin

    @property
    def storage(self) -> bool:
        return self.counts.startswith("stored")

    @property
    def most(self) -> int:
        """How much may be stored: the highest step."""
        return self.steps[-1] if self.storage else 0


@final
class Pack:
    """All that is in one box: tiles in file order, goals, and the numbers that the rules leave to it."""

    def __init__(
        self,
        name: str,
        source: str,
        tiles: list[Tile],
        goals: list[Goal],
        actions: dict[str, dict[str, int]],
        action_origins: dict[str, str],
        prices: dict[str, int],
        goods: dict[str, int],
        copies: dict[int, int],
        credits: int,
        vp_per_player: int,
        colonists_per_player: int,
        planet_limit: int,
        spaces: int,
        colonies: int,
        fewest_colonists: int,
        fingerprint: str,
    ) -> None:
        self.name = name
        self.source = source
        self.tiles = tiles
        self.goals = goals
        self.actions = actions  # the numbers of each action tile, by its id
        self.action_origins = action_origins
        self.prices = prices
        self.goods = goods  # how many goods of each kind there are
        self.copies = copies  # of every small technology, by the number of players
        self.credits = credits  # that everybody starts with
        self.vp_per_player = vp_per_player
        self.colonists_per_player = colonists_per_player
        self.planet_limit = planet_limit  # colonies and discovered planets together
        self.spaces = spaces  # more covered spaces than this end the game
        self.colonies = colonies  # more colonies than this end the game
        self.fewest_colonists = fewest_colonists  # fewer in the pool than this end the game
        self.fingerprint = fingerprint
        self.index_of: dict[str, int] = {tile.id: tile.index for tile in tiles}
        self.goal_index: dict[str, int] = {goal.id: goal.index for goal in goals}

    def tile(self, id: str) -> Tile:
        """The tile with this id; KeyError when the box has none."""
        return self.tiles[self.index_of[id]]
