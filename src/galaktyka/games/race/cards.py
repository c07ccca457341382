"""The cards of Race for the Galaxy as typed records, and the closed set of powers that a card may have."""

from typing import Final, final

KINDS: Final[list[str]] = ["novelty", "rare", "genes", "alien"]
KEYWORDS: Final[list[str]] = ["rebel", "alien", "imperium", "uplift", "terraforming"]
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
class Power:
    """One power of a card. ``phase`` and ``does`` say which kind; a field the kind does not have keeps its default."""

    def __init__(
        self,
        phase: str,
        does: str,
        cards: int = 0,
        strength: int = 0,
        good: str = "",
        not_good: str = "",
        keyword: str = "",
        goods: int = 1,
        times: int = 1,
        vp: int = 0,
        less: int = 0,
        trade_powers: bool = False,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.phase = phase
        self.does = does
        self.cards = cards  # drawn, kept, or taken off a cost
        self.strength = strength  # military; may be negative
        self.good = good  # a kind, "any", "this-world", or "" for no restriction
        self.not_good = not_good  # the kind of world that it never helps with
        self.keyword = keyword  # only against worlds with this keyword
        self.goods = goods  # discarded in one use
        self.times = times  # uses, when more than one: "up to"
        self.vp = vp  # for each use
        self.less = less  # consume-all: points below the number of goods
        self.trade_powers = trade_powers  # sell: do Trade powers raise the price?
        self.low = low  # gamble: the numbers one may name
        self.high = high


@final
class ScoreLine:
    """One line of a "?" development: ``vp`` for each match; a card matches the first line that fits it."""

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
        cost: int = -1,
        card: str = "",
        every: int = 1,
    ) -> None:
        self.vp = vp
        self.per = per
        self.good = good  # the filters; "", False and -1 let every card through
        self.production = production
        self.windfall = windfall
        self.military = military
        self.keyword = keyword
        self.phase = phase  # has a power in this phase
        self.cost = cost
        self.card = card  # named: the id of that card
        self.every = every  # chips: points for every so many, rounded down


@final
class Card:
    """One card of the box; ``index`` is its place in the pack."""

    def __init__(
        self,
        index: int,
        id: str,
        world: bool,
        military: bool,
        cost: int,
        defence: int,
        vp: int,
        good: str,
        windfall: bool,
        start: int,
        first_hand: int,
        copies: int,
        keywords: list[str],
        powers: list[Power],
        scores: list[ScoreLine],
        origin: str,
    ) -> None:
        self.index = index
        self.id = id
        self.world = world  # otherwise a development
        self.military = military
        self.cost = cost  # 0 on a military world
        self.defence = defence  # 0 on everything else
        self.vp = vp
        self.good = good  # "" when it never holds one
        self.windfall = windfall
        self.start = start  # number of a start world, else -1
        self.first_hand = first_hand  # number of a preset first-game hand, else 0
        self.copies = copies
        self.keywords = keywords
        self.powers = powers
        self.scores = scores
        self.origin = origin

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
class Pack:
    """All that is in one box: the cards in file order, the prices and the few numbers that the rules leave to it."""

    def __init__(
        self,
        name: str,
        source: str,
        cards: list[Card],
        prices: dict[str, int],
        vp_per_player: int,
        hand_limit: int,
        tableau_end: int,
        fingerprint: str,
    ) -> None:
        self.name = name
        self.source = source
        self.cards = cards
        self.prices = prices
        self.vp_per_player = vp_per_player
        self.hand_limit = hand_limit
        self.tableau_end = tableau_end
        self.fingerprint = fingerprint
        self.index_of: dict[str, int] = {card.id: card.index for card in cards}

    def card(self, id: str) -> Card:
        """The card with this id; KeyError when the box has none."""
        return self.cards[self.index_of[id]]
