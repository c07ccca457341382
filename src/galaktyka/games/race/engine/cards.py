"""The cards of Race for the Galaxy as typed records, and the closed set of powers that a card may have."""

from dataclasses import dataclass
from typing import Final, Literal, final

Kind = Literal["novelty", "rare", "genes", "alien"]
KINDS: Final[list[str]] = ["novelty", "rare", "genes", "alien"]
KEYWORDS: Final[list[str]] = ["rebel", "alien", "imperium", "uplift", "terraforming"]
Phase = Literal["explore", "develop", "settle", "trade", "consume", "produce"]
PHASES: Final[list[str]] = ["explore", "develop", "settle", "trade", "consume", "produce"]
ORIGINS: Final[list[str]] = ["rulebook", "public", "ours"]

POWERS: Final[dict[str, dict[str, list[str]]]] = {
    "explore": {
        "draw-extra": ["cards"],
        "keep-extra": ["cards"],
    },
    "develop": {
        "draw-first": ["cards"],
        "discount": ["cards"],
        "draw-after": ["cards"],
    },
    "settle": {
        "discount": ["cards", "good?"],
        "military": ["strength", "good?", "keyword?"],
        "discard-for-zero-cost": ["not_good?"],
        "discard-for-military": ["strength"],
        "pay-for-military": ["cards", "not_good?"],
        "draw-after": ["cards"],
    },
    "trade": {
        "price": ["cards", "good"],
    },
    "consume": {
        "consume": ["good", "goods?", "vp?", "cards?", "times?"],
        "consume-different": ["goods", "vp"],
        "consume-all": ["less"],
        "sell": ["trade_powers"],
        "draw": ["cards"],
        "discard-cards": ["times", "vp"],
        "gamble": ["low", "high"],
    },
    "produce": {
        "draw-if-produced": ["cards"],
        "draw": ["cards"],
        "produce-windfall": ["good"],
        "draw-per-good": ["good", "cards"],
        "draw-per-kind": ["cards"],
        "draw-per-world": ["good", "cards"],
        "draw-if-most": ["good", "cards"],
    },
}
"""Every kind of power, by phase, with its fields; a question mark means that the field may be left out."""

SCORES: Final[dict[str, list[str]]] = {
    "world": ["good?", "production?", "windfall?", "military?", "keyword?", "phase?"],
    "development": ["keyword?", "phase?", "cost?"],
    "card": ["keyword?", "phase?"],
    "named": ["card"],
    "chips": ["every"],
    "military": [],
}
"""What a line of end-of-game scoring may count, with the filters that narrow it."""

ONE_PER_CARD: Final[list[list[str]]] = [
    ["consume consume", "consume consume-different", "consume consume-all", "consume sell", "consume draw",
     "consume discard-cards"],
    ["consume gamble"],
    ["settle discard-for-zero-cost", "settle discard-for-military"],
    ["settle pay-for-military"],
    ["produce produce-windfall"],
]  # fmt: skip
"""Powers that are chosen by naming their card: a card may have one of each group."""


@final
@dataclass(eq=False)
class Power:
    """One power of a card. ``phase`` and ``does`` say which kind; a field the kind does not have keeps its default."""

    phase: str
    does: str
    cards: int = 0  # drawn, kept, or taken off a cost
    strength: int = 0  # military; may be negative
    good: str = ""  # a kind, "any", "this-world", or "" for no restriction
    not_good: str = ""  # the kind of world that it never helps with
    keyword: str = ""  # only against worlds with this keyword
    goods: int = 1  # discarded in one use
    times: int = 1  # uses, when more than one: "up to"
    vp: int = 0  # for each use
    less: int = 0  # consume-all: points below the number of goods
    trade_powers: bool = False  # sell: do Trade powers raise the price?
    low: int = 0  # gamble: the numbers one may name
    high: int = 0


@final
@dataclass(eq=False)
class ScoreLine:
    """One line of a "?" development: ``vp`` for each match; a card matches the first line that fits it."""

    vp: int
    per: str
    good: str = ""  # the filters; "", False and -1 let every card through
    production: bool = False
    windfall: bool = False
    military: bool = False
    keyword: str = ""
    phase: str = ""  # has a power in this phase
    cost: int = -1
    card: str = ""  # named: the id of that card
    every: int = 1  # chips: points for every so many, rounded down


@final
@dataclass(eq=False)
class Card:
    """One card of the box; ``index`` is its place in the pack."""

    index: int
    id: str
    world: bool  # otherwise a development
    military: bool
    cost: int  # 0 on a military world
    defence: int  # 0 on everything else
    vp: int
    good: str  # "" when it never holds one
    windfall: bool
    start: int  # number of a start world, else -1
    first_hand: int  # number of a preset first-game hand, else 0
    copies: int
    keywords: list[str]
    powers: list[Power]
    scores: list[ScoreLine]
    origin: str

    @property
    def development(self) -> bool:
        return not self.world

    @property
    def production(self) -> bool:
        """Does it produce a good of its own accord?"""
        return self.good != "" and not self.windfall

    @property
    def printed_number(self) -> int:
        """The number in the corner: cost or defence."""
        return self.defence if self.military else self.cost

    def has_power_in(self, phase: str) -> bool:
        """Trade and Consume count as different phases here."""
        for power in self.powers:
            if power.phase == phase:
                return True
        return phase == "produce" and self.production


@final
@dataclass(eq=False)
class Pack:
    """All that is in one box: the cards in file order, the prices and the few numbers that the rules leave to it."""

    name: str
    source: str
    cards: list[Card]
    prices: dict[str, int]
    vp_per_player: int
    hand_limit: int
    tableau_end: int
    fingerprint: str

    def __post_init__(self) -> None:
        self.index_of: dict[str, int] = {card.id: card.index for card in self.cards}

    def card(self, id: str) -> Card:
        """The card with this id; KeyError when the box has none."""
        return self.cards[self.index_of[id]]
