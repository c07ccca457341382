"""The cards of Alien Artifacts as typed records, and the closed set of effects, operations and counters."""

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
class Counter:
    """What is counted, and what narrows it."""

    def __init__(self, counts: str, type: str = "", kind: str = "", side: str = "", other: bool = False) -> None:
        self.counts = counts
        self.type = type
        self.kind = kind
        self.side = side
        self.other = other  # leave the card itself out


@final
class Gain:
    """Points, credits and cards at once; credits may be negative."""

    def __init__(self, vp: int = 0, credits: int = 0, artifacts: int = 0, plans: int = 0, cards: int = 0) -> None:
        self.vp = vp
        self.credits = credits
        self.artifacts = artifacts
        self.plans = plans
        self.cards = cards  # resource cards to the hand


@final
class Op:
    """One thing that is done; a field that the kind does not have keeps its default."""

    def __init__(
        self,
        does: str,
        gain: Gain,
        per: Counter | None = None,
        most: int = 0,
        deck: str = "",
        look: int = 0,
        cards: int = 0,
        here: bool = False,
        all: bool = False,
        bonus: int = 0,
        sure: bool = False,
        tokens: int = 0,
        amount: int = 0,
        planets: bool = False,
        credits: int = 0,
    ) -> None:
        self.does = does
        self.gain = gain
        self.per = per  # gain so often
        self.most = most  # but at most so often; 0: without limit
        self.deck = deck
        self.look = look
        self.cards = cards
        self.here = here  # attach: to the card just bought or drafted
        self.all = all  # all ships, technologies, planets or tokens
        self.bonus = bonus
        self.sure = sure  # score without a reveal
        self.tokens = tokens  # 0: all
        self.amount = amount
        self.planets = planets  # raise-limit: for cards from planets only
        self.credits = credits  # steal


@final
class Effect:
    """One effect of a card that works as long as it lies there."""

    def __init__(
        self,
        does: str,
        action: str = "",
        amount: int = 0,
        against: str = "",
        count: Counter | None = None,
        each: int = 1,
        most: int = 0,
        deck: str = "",
        credits: int = 0,
        event: str = "",
        new_kind: bool = False,
        side: str = "",
        do: list[Op] | None = None,
        vp: int = 0,
    ) -> None:
        self.does = does
        self.action = action
        self.amount = amount
        self.against = against  # aliens, empires, or "" for both
        self.count = count
        self.each = each
        self.most = most
        self.deck = deck
        self.credits = credits
        self.event = event
        self.new_kind = new_kind  # only the first card of its Kind and type
        self.side = side  # only a card placed on this side
        self.do = do or []
        self.vp = vp


PAID_COLOURS: Final[list[str]] = [*COLOURS, "one"]


@final
class Payment:
    """What using a card costs."""

    def __init__(
        self,
        credits: int = 0,
        icons: int = 0,
        colour: str = "",
        any_number: bool = False,
        planets: bool = False,
        sets: int = 0,
        stored: int = 0,
    ) -> None:
        self.credits = credits
        self.icons = icons
        self.colour = colour  # "one": any single colour
        self.colour_code = PAID_COLOURS.index(colour) if colour else 0
        self.any_number = any_number  # without construction limit
        self.planets = planets  # stored cards only
        self.sets = sets  # sets of three colours with up to so many cards
        self.stored = stored  # discard so many stored cards


@final
class Section:
    """Half of a resource card."""

    def __init__(self, colour: str, icons: int, kind: str) -> None:
        self.colour = colour
        self.icons = icons
        self.kind = kind


@final
class Resource:
    """A resource card: two sections and a number."""

    def __init__(self, index: int, id: str, first: Section, second: Section, number: int, origin: str) -> None:
        self.index = index
        self.id = id
        self.first = first
        self.second = second
        self.number = number
        self.origin = origin


@final
class ScoreRow:
    """One condition of an operational technology."""

    def __init__(self, count: Counter, least: int, during: int, end: int) -> None:
        self.count = count
        self.least = least
        self.during = during
        self.end = end


@final
class TableRow:
    """What happens at these attack values; 0 and 99 stand for open ends."""

    def __init__(self, least: int, most: int, ship: str, choices: list[Gain], blockade: int, loses: Gain) -> None:
        self.least = least
        self.most = most
        self.ship = ship  # safe, damaged or destroyed
        self.choices = choices  # the attacker gains one of these
        self.blockade = blockade
        self.loses = loses  # what the defender loses


@final
class Card:
    """A ship, technology or planet: two sides."""

    def __init__(
        self,
        index: int,
        id: str,
        type: str,
        kind: str,
        attack: int,
        keyword: str,
        effects: list[Effect],
        pay: Payment,
        do: list[Op],
        scores: list[ScoreRow],
        origin: str,
    ) -> None:
        self.index = index
        self.id = id
        self.type = type
        self.kind = kind
        self.attack = attack  # ship, operational side
        self.keyword = keyword  # technology, logistical side
        self.effects = effects  # of the ship's operational or the technology's logistical side
        self.pay = pay
        self.do = do
        self.scores = scores  # technology, operational side
        self.origin = origin


@final
class Table:
    """An alien system or a defence plan."""

    def __init__(self, index: int, id: str, rows: list[TableRow], origin: str) -> None:
        self.index = index
        self.id = id
        self.rows = rows
        self.origin = origin


@final
class Artifact:
    """Played once, in one's own turn."""

    def __init__(self, index: int, id: str, do: list[Op], origin: str) -> None:
        self.index = index
        self.id = id
        self.do = do
        self.origin = origin


@final
class SetupStep:
    """Cards that a faction begins with."""

    def __init__(self, deck: str, draw: int, empire: bool, side: str) -> None:
        self.deck = deck
        self.draw = draw  # one of so many is kept
        self.empire = empire  # otherwise under construction
        self.side = side


@final
class Faction:
    """Set-up, an action of its own, and points at the end."""

    def __init__(
        self, index: int, id: str, setup: list[SetupStep], pay: Payment, do: list[Op], final: list[Effect], origin: str
    ) -> None:
        self.index = index
        self.id = id
        self.setup = setup
        self.pay = pay
        self.do = do
        self.final = final
        self.origin = origin


@final
class Pack:
    """All that is in one box."""

    def __init__(
        self,
        name: str,
        source: str,
        cards: list[Card],
        resources: list[Resource],
        systems: list[Table],
        plans: list[Table],
        artifacts: list[Artifact],
        factions: list[Faction],
        numbers: dict[str, int],
        fingerprint: str,
    ) -> None:
        self.name = name
        self.source = source
        self.cards = cards
        self.resources = resources
        self.systems = systems
        self.plans = plans  # the first one is the basic plan that everybody has
        self.artifacts = artifacts
        self.factions = factions
        self.numbers = numbers
        self.fingerprint = fingerprint
        self.index_of: dict[str, int] = {card.id: card.index for card in cards}
