"""The cards of Alien Artifacts as typed records, and the closed set of effects, operations and counters."""

from dataclasses import dataclass, field
from typing import Final, final

KINDS: Final[list[str]] = ["exploration", "expansion", "extermination", "exploitation"]
COLOURS: Final[list[str]] = ["red", "blue", "green", "gold"]
TYPES: Final[list[str]] = ["ship", "technology", "planet"]
"""The three big decks; the colour that builds each is the one at the same place of COLOURS."""
SIDES: Final[list[str]] = ["logistical", "operational"]
KEYWORDS: Final[list[str]] = ["permanent", "bonus", "action"]
ORIGINS: Final[list[str]] = ["rulebook", "public", "ours"]

EFFECTS: Final[dict[str, list[str]]] = {
    "cost": ["action", "amount"],
    "limit": ["action", "amount"],
    "attack": ["amount", "against?"],
    "attack-per": ["count", "each", "amount", "most"],
    "shield": ["amount"],
    "hand": ["amount"],
    "yield": ["amount"],
    "either-section": [],
    "preview": ["deck", "amount"],
    "second-look": [],
    "hull": [],
    "reroll": [],
    "scout": [],
    "boost": ["credits", "amount"],
    "ignore-blockade": [],
    "on": ["event", "new_kind?", "side?", "against?", "do"],
    "final": ["vp", "count", "each?"],
}
"""What a card can do as long as it lies there, with its fields; a question mark: may be left out."""

EVENTS: Final[list[str]] = [
    "arrive-any",
    "discover",
    "develop",
    "buy",
    "exchange",
    "mine",
    "attack",
    "attacked",
    "damaged",
    "ship-lost",
    "artifact",
]
"""What an `on` effect can wait for."""

COST_ACTIONS: Final[list[str]] = ["build", "develop", "discover", "buy"]
LIMIT_ACTIONS: Final[list[str]] = ["build", "develop", "discover", "exchange", "prepare", "operational"]
TARGETS: Final[list[str]] = ["aliens", "empires"]

OPS: Final[dict[str, list[str]]] = {
    "gain": ["vp?", "credits?", "artifacts?", "plans?", "cards?", "per?", "most?"],
    "steal": ["credits"],
    "buy": [],
    "search": ["deck"],
    "draft": ["look"],
    "attach": ["cards", "here?"],
    "complete": [],
    "flip": ["cards"],
    "attack": ["all?", "bonus?"],
    "income": ["all?", "sure?"],
    "mine": ["cards", "all?"],
    "unblock": ["tokens?", "all?"],
    "extra-action": [],
    "raise-limit": ["amount", "planets?"],
    "attack-bonus": ["amount"],
    "reroll": [],
    "sift": ["cards"],
}
"""What a card can do once, when it is used or when something happens."""

COUNTERS: Final[dict[str, list[str]]] = {
    "cards": ["type?", "kind?", "side?", "other?"],
    "kinds": ["type?"],
    "type-sets": [],
    "kind-sets": [],
    "credits": [],
    "stored": [],
    "paid-icons": [],
    "paid-sets": [],
}
"""What can be counted."""

PAYMENTS: Final[list[str]] = ["credits?", "icons?", "colour?", "any_number?", "planets?", "sets?", "stored?"]
"""What using a card can cost: credits; icons of a colour ("one": any single one), from planets only, without limit;
sets of red, blue and green; stored cards."""

ROW_FIELDS: Final[list[str]] = ["from?", "to?", "ship?", "gain?", "choose?", "blockade?", "loses?"]


@final
@dataclass(eq=False)
class Counter:
    """What is counted, and what narrows it."""

    counts: str
    type: str = ""
    kind: str = ""
    side: str = ""
    other: bool = False  # leave the card itself out


@final
@dataclass(eq=False)
class Gain:
    """Points, credits and cards at once; credits may be negative."""

    vp: int = 0
    credits: int = 0
    artifacts: int = 0
    plans: int = 0
    cards: int = 0  # resource cards to the hand


@final
@dataclass(eq=False)
class Op:
    """One thing that is done; a field that the kind does not have keeps its default."""

    does: str
    gain: Gain
    per: Counter | None = None  # gain so often
    most: int = 0  # but at most so often; 0: without limit
    deck: str = ""
    look: int = 0
    cards: int = 0
    here: bool = False  # attach: to the card just bought or drafted
    all: bool = False  # all ships, technologies, planets or tokens
    bonus: int = 0
    sure: bool = False  # score without a reveal
    tokens: int = 0  # 0: all
    amount: int = 0
    planets: bool = False  # raise-limit: for cards from planets only
    credits: int = 0  # steal


@final
@dataclass(eq=False)
class Effect:
    """One effect of a card that works as long as it lies there."""

    does: str
    action: str = ""
    amount: int = 0
    against: str = ""  # aliens, empires, or "" for both
    count: Counter | None = None
    each: int = 1
    most: int = 0
    deck: str = ""
    credits: int = 0
    event: str = ""
    new_kind: bool = False  # only the first card of its Kind and type
    side: str = ""  # only a card placed on this side
    do: list[Op] = field(default_factory=list)
    vp: int = 0


PAID_COLOURS: Final[list[str]] = [*COLOURS, "one"]


@final
@dataclass(eq=False)
class Payment:
    """What using a card costs."""

    credits: int = 0
    icons: int = 0
    colour: str = ""  # "one": any single colour
    any_number: bool = False  # without construction limit
    planets: bool = False  # stored cards only
    sets: int = 0  # sets of three colours with up to so many cards
    stored: int = 0  # discard so many stored cards
    colour_code: int = field(init=False)

    def __post_init__(self) -> None:
        self.colour_code = PAID_COLOURS.index(self.colour) if self.colour else 0


@final
@dataclass(eq=False)
class Section:
    """Half of a resource card."""

    colour: str
    icons: int
    kind: str


@final
@dataclass(eq=False)
class Resource:
    """A resource card: two sections and a number."""

    index: int
    id: str
    first: Section
    second: Section
    number: int
    origin: str


@final
@dataclass(eq=False)
class ScoreRow:
    """One condition of an operational technology."""

    count: Counter
    least: int
    during: int
    end: int


@final
@dataclass(eq=False)
class TableRow:
    """What happens at these attack values; 0 and 99 stand for open ends."""

    least: int
    most: int
    ship: str  # safe, damaged or destroyed
    choices: list[Gain]  # the attacker gains one of these
    blockade: int
    loses: Gain  # what the defender loses


@final
@dataclass(eq=False)
class Card:
    """A ship, technology or planet: two sides."""

    index: int
    id: str
    type: str
    kind: str
    attack: int  # ship, operational side
    keyword: str  # technology, logistical side
    effects: list[Effect]  # of the ship's operational or the technology's logistical side
    pay: Payment
    do: list[Op]
    scores: list[ScoreRow]  # technology, operational side
    origin: str


@final
@dataclass(eq=False)
class Table:
    """An alien system or a defence plan."""

    index: int
    id: str
    rows: list[TableRow]
    origin: str


@final
@dataclass(eq=False)
class Artifact:
    """Played once, in one's own turn."""

    index: int
    id: str
    do: list[Op]
    origin: str


@final
@dataclass(eq=False)
class SetupStep:
    """Cards that a faction begins with."""

    deck: str
    draw: int  # one of so many is kept
    empire: bool  # otherwise under construction
    side: str


@final
@dataclass(eq=False)
class Faction:
    """Set-up, an action of its own, and points at the end."""

    index: int
    id: str
    setup: list[SetupStep]
    pay: Payment
    do: list[Op]
    final: list[Effect]
    origin: str


@final
@dataclass(eq=False)
class Pack:
    """All that is in one box."""

    name: str
    source: str
    cards: list[Card]
    resources: list[Resource]
    systems: list[Table]
    plans: list[Table]  # the first one is the basic plan that everybody has
    artifacts: list[Artifact]
    factions: list[Faction]
    numbers: dict[str, int]
    fingerprint: str
    index_of: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        self.index_of = {card.id: card.index for card in self.cards}
