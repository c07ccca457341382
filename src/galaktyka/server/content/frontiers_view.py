"""The document of a position of New Frontiers, as a seat or a spectator sees it (`games/frontiers/view.py`)."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from galaktyka.server.content.signs import Kind

ActionTile = Literal["isolation", "review-goals", "develop", "explore", "settle", "produce", "sell", "diplomats"]
Moment = Literal[
    "set-up",
    "pick",
    "reveal",
    "isolation",
    "review-goals",
    "develop",
    "explore",
    "settle",
    "produce",
    "sell",
    "diplomats",
    "round-end",
    "over",
]
Question = Literal[
    "nothing",
    "home",
    "pick",
    "reveal",
    "keep-goal",
    "bottom",
    "buy",
    "discover",
    "settle",
    "second",
    "after",
    "arm",
    "replace",
    "means",
    "name",
    "return",
    "short",
    "windfall",
    "stock",
    "sell",
    "tax",
    "consume",
    "spend",
]
End = Literal["technologies", "colonies", "colonists", "points"]


class FrontiersColony(Struct, forbid_unknown_fields=True):
    """A colony, and the good that lies on it."""

    tile: str
    good: Kind | None


class FrontiersPlayer(Struct, forbid_unknown_fields=True):
    """What is known of a player; the fields without a value are known to that player alone."""

    board: int
    sides: list[str]
    colonies: list[FrontiersColony]
    technologies: list[str]
    discovered: list[str]
    credits: int
    colonists: int
    vp: int
    spaces: int
    """Technology spaces that are covered."""
    strength: int
    """Against every planet."""
    temporary: int
    refinery: Kind | None
    """The kind that its owner named for the planet of any kind."""
    stored_goods: list[Kind]
    stored_planets: list[str]
    stored_credits: int
    active: int
    """So many colonies count in this action: the first ones."""
    made: list[Kind]
    status: Literal["choosing", "ready"]
    settled: bool
    second: bool
    settling: str | None
    upgraded: bool
    upgrading: str | None
    used: list[str]
    power: str | None
    spent: list[str]
    consumed: int
    sale: int
    windfalls: list[int]
    question: Question | UnsetType = UNSET
    owe: int | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    looked: list[str] | UnsetType = UNSET
    """The goals to choose from."""
    kept_goal: str | UnsetType | None = UNSET


class FrontiersHiddenGoal(Struct, forbid_unknown_fields=True):
    """The goal that lies face down; only its holder sees which it is."""

    seat: int
    goal: str | UnsetType = UNSET


class FrontiersOptions(Struct, forbid_unknown_fields=True):
    """The variants of this game."""

    goals: bool
    first_game: bool = field(name="first-game")


class FrontiersView(Struct, forbid_unknown_fields=True):
    """The whole table."""

    game: Literal["frontiers"]
    seat: int | None
    options: FrontiersOptions
    round: int
    phase: Moment
    track: list[int]
    """The seats of the pawns, first to last."""
    picking: int
    """Which pawn of the track chooses, or has chosen last."""
    actions: list[ActionTile]
    taken: list[ActionTile]
    chooser: int | None
    resolve: list[int]
    """The seats in the order of this action, of which the first `turn` are done."""
    turn: int
    vp_pool: int
    colonist_pool: int
    produce_credits: int
    goods: dict[Kind, int]
    """What is left in the supply."""
    bag_size: int
    bag: list[str]
    display: list[str]
    leaving: list[str]
    """Planets that go back to the bag at the end of this action."""
    technologies: dict[str, int]
    """The faces in play, and how many of each are left."""
    goals_up: list[str]
    goal_stack: int
    hidden_goal: FrontiersHiddenGoal | None
    looking: int
    """So many goals are being looked at."""
    ends: list[End]
    players: list[FrontiersPlayer]
