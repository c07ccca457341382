"""The document of a position of Race for the Galaxy, as a seat or a spectator sees it (`games/race/view.py`)."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from galaktyka.server.content.race_signs import Phase
from galaktyka.server.content.signs import Kind

Moment = Literal["setup", "choose", "explore", "develop", "settle", "consume", "produce", "round-end", "over"]
Stage = Literal["begin", "place", "pay", "trade", "use", "finish"]
Question = Literal[
    "nothing", "action", "discard", "keep", "place", "pay", "settle", "sell", "consume", "spend", "cash", "windfall"
]


class RacePlaced(Struct, forbid_unknown_fields=True):
    """A card of a tableau, and whether a good lies on it."""

    card: str
    good: bool


class RaceSpecial(Struct, forbid_unknown_fields=True):
    """Strength that counts against some worlds only: those of a kind, or with a keyword."""

    against: str
    strength: int


class RacePlayer(Struct, forbid_unknown_fields=True):
    """What is known of a player; the fields without a value are known to that player alone."""

    tableau: list[RacePlaced]
    chips: int
    hand_size: int
    actions: list[str]
    active: int
    """So many cards of the tableau count in this phase: the first ones."""
    strength: int
    """Against every world, temporary strength among it."""
    special: list[RaceSpecial]
    temporary: int
    contact: bool
    used: list[str]
    wagered: bool
    power: str | None
    spent: list[str]
    made: list[Kind]
    windfalls: list[int]
    status: Literal["hidden", "ready", "choosing"]
    placing: str | UnsetType | None = UNSET
    """What everybody places is secret until all have chosen."""
    hand: list[str] | UnsetType = UNSET
    drawn: list[str] | UnsetType = UNSET
    question: Question | UnsetType = UNSET
    owe: int | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET


class RaceOptions(Struct, forbid_unknown_fields=True):
    """The variants of this game."""

    advanced: bool
    first_game: bool = field(name="first-game")


class RaceView(Struct, forbid_unknown_fields=True):
    """The whole table."""

    game: Literal["race"]
    seat: int | None
    options: RaceOptions
    round: int
    phase: Moment
    stage: Stage
    second_time: bool
    """The second Develop or Settle of this round."""
    plan: list[Phase]
    """The phases that are still to come in this round."""
    lead: int
    pool: int
    deck_size: int
    discard_size: int
    players: list[RacePlayer]
