"""What a view of New Frontiers holds, for whoever reads one. Not compiled (setup.py): mypyc would erase these types,
and the service makes the page's from them.
"""

from typing import Literal, NotRequired, TypedDict

from galaktyka.games.frontiers.engine import vocabulary as v


class FrontiersColony(TypedDict):
    """A colony, and the good that lies on it."""

    tile: str
    good: v.Kind | None


class FrontiersPlayer(TypedDict):
    """What is known of a player; the fields that may be missing are known to that player alone."""

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
    refinery: v.Kind | None
    """The kind that its owner named for the planet of any kind."""
    stored_goods: list[v.Kind]
    stored_planets: list[str]
    stored_credits: int
    active: int
    """So many colonies count in this action: the first ones."""
    made: list[v.Kind]
    status: Literal["choosing", "ready"]
    temporary: int
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
    question: NotRequired[v.Question]
    owe: NotRequired[int]
    legal: NotRequired[list[str]]
    looked: NotRequired[list[str]]
    """The goals to choose from."""
    kept_goal: NotRequired[str | None]


class FrontiersHiddenGoal(TypedDict):
    """The goal that lies face down; only its holder sees which it is."""

    seat: int
    goal: NotRequired[str]


FrontiersOptions = TypedDict("FrontiersOptions", {"goals": bool, "first-game": bool})


class FrontiersView(TypedDict):
    """The whole table, as a seat or a spectator sees it."""

    game: Literal["frontiers"]
    seat: int | None
    options: FrontiersOptions
    round: int
    phase: v.Phase
    track: list[int]
    """The seats of the pawns, first to last."""
    picking: int
    """Which pawn of the track chooses, or has chosen last."""
    actions: list[v.ActionTile]
    taken: list[v.ActionTile]
    chooser: int | None
    resolve: list[int]
    """The seats in the order of this action, of which the first `turn` are done."""
    turn: int
    vp_pool: int
    colonist_pool: int
    produce_credits: int
    goods: dict[v.Kind, int]
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
    ends: list[v.End]
    players: list[FrontiersPlayer]
