"""The document of a position, as a seat or a spectator sees it: what `view` makes, and what the page is told.

Not compiled: mypyc keeps no annotations, and the service makes its schema from them.
"""

from typing import Literal, NotRequired, TypedDict

from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.cards import Kind, Phase

Status = Literal["hidden", "ready", "choosing"]


class RacePlaced(TypedDict):
    """A card of a tableau, and whether a good lies on it."""

    card: str
    good: bool


class RaceSpecial(TypedDict):
    """Strength that counts against some worlds only: those of a kind, or with a keyword."""

    against: str
    strength: int


class RacePlayer(TypedDict):
    """What is known of a player; the fields that may be missing are known to that player alone."""

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
    status: Status
    placing: NotRequired[str | None]
    """What everybody places is secret until all have chosen."""
    hand: NotRequired[list[str]]
    drawn: NotRequired[list[str]]
    question: NotRequired[v.Question]
    owe: NotRequired[int]
    legal: NotRequired[list[str]]


RaceOptions = TypedDict("RaceOptions", {"advanced": bool, "first-game": bool})


class RaceView(TypedDict):
    """The whole table, as a seat or a spectator sees it."""

    game: Literal["race"]
    seat: int | None
    options: RaceOptions
    round: int
    phase: v.Phase
    stage: v.Stage
    second_time: bool
    """The second Develop or Settle of this round."""
    plan: list[Phase]
    """The phases that are still to come in this round."""
    lead: int
    pool: int
    deck_size: int
    discard_size: int
    players: list[RacePlayer]
