"""The document of a position, as a seat or a spectator sees it: what `view` makes, and what the page is told.

Not compiled: mypyc keeps no annotations, and the service makes its schema from them.
"""

from typing import Literal, NotRequired, TypedDict

from galaktyka.games.artifacts.engine import vocabulary as v


class ArtifactsProject(TypedDict):
    """A card under construction; attached are sections of resource cards."""

    card: str
    attached: list[str]
    paid: int
    cost: int


class ArtifactsBuilt(TypedDict):
    """A card of an empire; stored are sections of resource cards."""

    card: str
    side: v.Side
    tokens: int
    stored: list[str]


class ArtifactsCosts(TypedDict):
    """Icons for the next card of each type, and credits for a card to buy."""

    ship: int
    technology: int
    planet: int
    buy: int


class ArtifactsLimits(TypedDict):
    """Resource cards that may be spent on a card of each type, and exchanged."""

    ship: int
    technology: int
    planet: int
    exchange: int


class ArtifactsGain(TypedDict):
    """What may be gained."""

    vp: int
    credits: int
    artifacts: int
    plans: int
    cards: int


class ArtifactsPlayer(TypedDict):
    """A player; the last fields are there for the viewer's own seat only."""

    faction: str | None
    credits: int
    vp: int
    costs: ArtifactsCosts
    limits: ArtifactsLimits
    hand_size: int
    projects: list[ArtifactsProject]
    empire: list[ArtifactsBuilt]
    plan_count: int
    shown_plans: list[str]
    artifacts: list[str]
    scored: list[str]
    status: Literal["choosing", "ready"]
    hand: NotRequired[list[str]]
    plans: NotRequired[list[str]]
    question: NotRequired[str]
    owe: NotRequired[int]
    legal: NotRequired[list[str]]
    looked: NotRequired[list[str]]
    about: NotRequired[str | None]
    gains: NotRequired[list[ArtifactsGain]]


class ArtifactsDeck(TypedDict):
    """One of the three big decks; its top card shows its logistical side."""

    size: int
    top: str | None


class ArtifactsDecks(TypedDict):
    """The three big decks."""

    ship: ArtifactsDeck
    technology: ArtifactsDeck
    planet: ArtifactsDeck


class ArtifactsPayment(TypedDict):
    """The payment that is being made."""

    colour: v.PaidColour
    gold: bool
    need: int
    paid: int
    cards_left: int
    planet_cards_left: int
    planets_only: bool
    sets: bool


class ArtifactsView(TypedDict):
    """The whole table."""

    game: Literal["artifacts"]
    seat: int | None
    options: dict[str, bool]
    phase: v.Phase
    turn: int
    active: int | None
    first: int
    marker: int
    ending: bool
    actions: int
    used: list[str]
    attacked: list[str]
    switched: list[str]
    raised: int
    raised_planets: int
    attack_bonus: int
    rerolls: int
    resource_deck: int
    resource_discard: list[str]
    decks: ArtifactsDecks
    system: str
    systems: int
    plan_deck: int
    artifact_deck: int
    tokens: int
    revealed: str | None
    drawn: list[str]
    looking: int
    payment: ArtifactsPayment | None
    players: list[ArtifactsPlayer]
