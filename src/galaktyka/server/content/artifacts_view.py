"""The document of a position of Alien Artifacts, as a seat or a spectator sees it (`games/artifacts/view.py`)."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Type = Literal["ship", "technology", "planet"]
Side = Literal["logistical", "operational"]
Kind = Literal["exploration", "expansion", "extermination", "exploitation"]
Colour = Literal["red", "blue", "green", "gold"]


class ArtifactsProject(Struct, forbid_unknown_fields=True):
    """A card under construction; attached are sections of resource cards."""

    card: str
    attached: list[str]
    paid: int
    cost: int


class ArtifactsBuilt(Struct, forbid_unknown_fields=True):
    """A card of an empire; stored are sections of resource cards."""

    card: str
    side: Side
    tokens: int
    stored: list[str]


class ArtifactsCosts(Struct, forbid_unknown_fields=True):
    """Icons for the next card of each type, and credits for a card to buy."""

    ship: int
    technology: int
    planet: int
    buy: int


class ArtifactsLimits(Struct, forbid_unknown_fields=True):
    """Resource cards that may be spent on a card of each type, and exchanged."""

    ship: int
    technology: int
    planet: int
    exchange: int


class ArtifactsGain(Struct, forbid_unknown_fields=True):
    """What may be gained."""

    vp: int
    credits: int
    artifacts: int
    plans: int
    cards: int


class ArtifactsPlayer(Struct, forbid_unknown_fields=True):
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
    hand: list[str] | UnsetType = UNSET
    plans: list[str] | UnsetType = UNSET
    question: str | UnsetType = UNSET
    owe: int | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    looked: list[str] | UnsetType = UNSET
    about: str | UnsetType | None = UNSET
    gains: list[ArtifactsGain] | UnsetType = UNSET


class ArtifactsDeck(Struct, forbid_unknown_fields=True):
    """One of the three big decks; its top card shows its logistical side."""

    size: int
    top: str | None


class ArtifactsDecks(Struct, forbid_unknown_fields=True):
    """The three big decks."""

    ship: ArtifactsDeck
    technology: ArtifactsDeck
    planet: ArtifactsDeck


class ArtifactsPayment(Struct, forbid_unknown_fields=True):
    """The payment that is being made."""

    colour: Literal["red", "blue", "green", "gold", "one"]
    gold: bool
    need: int
    paid: int
    cards_left: int
    planet_cards_left: int
    planets_only: bool
    sets: bool


class ArtifactsView(Struct, forbid_unknown_fields=True):
    """The whole table."""

    game: Literal["artifacts"]
    seat: int | None
    options: dict[str, bool]
    phase: Literal["set-up", "act", "draw", "final", "over"]
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
