"""The tiles of New Frontiers as typed records, and the closed set of powers that a tile may have."""

from dataclasses import dataclass, field
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
@dataclass(eq=False)
class Power:
    """One power of a tile. ``phase`` and ``does`` say which kind; a field the kind does not have keeps its default."""

    phase: str
    does: str
    credits: int = 0  # gained, or taken off a cost
    planets: int = 0  # drawn from the bag
    colonists: int = 0  # from the pool
    strength: int = 0
    good: str = ""  # a kind, "any", or "" for no restriction
    keyword: str = ""  # only against or for planets with this keyword
    military: bool = False  # only for military planets
    most: int = 0  # upgrade-colony: by how much the printed cost may rise
    goods: int = 1  # discarded in one use
    times: int = 1  # uses, when more than one: "up to"
    vp: int = 0  # for each use
    tile: str = ""  # per-good: with this tile too ...
    more: int = 0  # ... there are so many points more

    @property
    def optional(self) -> bool:
        """Whether its text says "may"."""
        return self.does in OPTIONAL or (self.phase == "consume" and self.does == "sell")


OPTIONAL: Final = ("temporary-military", "pay-for-military", "second-planet", "upgrade-colony", "replace-itself")


@final
@dataclass(eq=False)
class ScoreLine:
    """One line of a "?" tile: ``vp`` for each match; a tile counts for one line only, the best that fits it."""

    vp: int
    per: str
    good: str = ""  # the filters; "", False and 0 let every tile through
    production: bool = False
    windfall: bool = False
    military: bool = False
    keyword: str = ""
    phase: str = ""  # has a power in this phase
    does: str = ""  # has a power of this kind
    size: str = ""  # "small" or "large"
    colonists: int = 0  # needs so many
    tile: str = ""  # named: the id of that tile
    table: list[int] = field(default_factory=list)  # kinds: points for one, two, three and four different kinds


@final
@dataclass(eq=False)
class Tile:
    """A planet, a technology face or a home world; ``index`` is its place in the pack."""

    index: int
    id: str
    type: str  # planet, technology or home
    military: bool
    cost: int  # 0 on a military planet
    defence: int  # 0 on everything else
    vp: int  # without what `scores` adds
    good: str  # a kind, "any" (the owner names it), "" when it never holds a good
    windfall: bool
    colonists: int  # that live on it; 0 on a technology
    large: bool  # a technology that takes two spaces
    stack: str  # technology: the two faces of a tile share it
    reverse: bool  # the side without the white square
    board: int  # home world: the number of its Empire board, else 0
    keywords: list[str]
    powers: list[Power]
    scores: list[ScoreLine]
    origin: str

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
@dataclass(eq=False)
class Goal:
    """One goal tile: what it counts, and the points from so many on."""

    index: int
    id: str
    counts: str
    steps: list[int]  # ascending
    vp: list[int]  # for reaching each step
    origin: str

    @property
    def storage(self) -> bool:
        return self.counts.startswith("stored")

    @property
    def most(self) -> int:
        """How much may be stored: the highest step."""
        return self.steps[-1] if self.storage else 0


@final
@dataclass(eq=False)
class Pack:
    """All that is in one box: tiles in file order, goals, and the numbers that the rules leave to it."""

    name: str
    source: str
    tiles: list[Tile]
    goals: list[Goal]
    actions: dict[str, dict[str, int]]  # the numbers of each action tile, by its id
    action_origins: dict[str, str]
    prices: dict[str, int]
    goods: dict[str, int]  # how many goods of each kind there are
    copies: dict[int, int]  # of every small technology, by the number of players
    credits: int  # that everybody starts with
    vp_per_player: int
    colonists_per_player: int
    planet_limit: int  # colonies and discovered planets together
    spaces: int  # more covered spaces than this end the game
    colonies: int  # more colonies than this end the game
    fewest_colonists: int  # fewer in the pool than this end the game
    fingerprint: str

    def __post_init__(self) -> None:
        self.index_of: dict[str, int] = {tile.id: tile.index for tile in self.tiles}
        self.goal_index: dict[str, int] = {goal.id: goal.index for goal in self.goals}

    def tile(self, id: str) -> Tile:
        """The tile with this id; KeyError when the box has none."""
        return self.tiles[self.index_of[id]]
