"""The cards of Micro Cosmos as typed records, and the closed sets of words that they are written in."""

from dataclasses import dataclass
from typing import Final, final

from galaktyka.games.cosmos.engine import vocabulary as v

RESOURCES: Final[list[str]] = list(v.RESOURCES)
"""In the order of the cargo tracks, top to bottom."""
COLOURS: Final[list[str]] = list(v.COLOURS)
ON: Final[list[str]] = ["red", "green", "blue", "orbit"]
"""Where an edge of a crew card works: a planet of the colour, or a moon or station."""
SPECIALISTS: Final[list[str]] = list(v.SPECIALISTS)
PLACES: Final[list[str]] = list(v.PLACES)
"""The spaces of a planet card."""
DIRECTIONS: Final[list[str]] = ["north", "east", "south", "west"]
UPGRADES: Final[list[str]] = list(v.UPGRADES)
TURNS: Final[list[str]] = ["clockwise", "counter-clockwise"]
GOALS: Final[list[str]] = ["to-terraform", "no-colony", "discovery"]
LINES: Final[dict[str, list[str]]] = {
    "move": ["direction", "jump?", "goal"],
    "upgrade": [],
    "gather": [],
    "terraform": [],
    "explore": [],
    "colony": [],
    "outpost": [],
    "colony-or-outpost": [],
    "crew": ["cards"],
    "gain": ["gain"],
}
"""What a line of an Automa card can say, with its fields; a question mark: may be left out."""
LEVELS: Final[list[str]] = ["easy", "easy-plus", "medium", "medium-plus", "hard", "hard-plus"]
ORIGINS: Final[list[str]] = ["rulebook", "public", "ours"]


@final
@dataclass(eq=False)
class Effect:
    """What is given up, and what comes for it: on planets, moons, stations, the portal, survivors and crew."""

    pay: list[int]  # four numbers, as in RESOURCES
    pay_any: int  # the player chooses each unit
    gain: list[int]
    gain_any: int
    crew_deck: int
    crew_cantina: int


@final
@dataclass(eq=False)
class Edge:
    """One edge of a crew card."""

    on: str
    effect: Effect


@final
@dataclass(eq=False)
class Crew:
    """A crew card: the upper edge works in the bottom row, the lower edge in the top row."""

    index: int
    id: str
    specialist: str
    upper: Edge
    lower: Edge
    origin: str


@final
@dataclass(eq=False)
class Survivor:
    """A survivor card."""

    index: int
    id: str
    colour: str
    effect: Effect
    origin: str


@final
@dataclass(eq=False)
class Planet:
    """A planet card with its moon, station and asteroid."""

    index: int
    id: str
    colour: str
    starting: bool
    tracks: list[int]  # the highest level of each resource; 0: not needed
    gather: Effect
    gather_terraformed: Effect
    moon: Effect
    station: Effect
    edges: list[str]  # the place that serves each edge, as in DIRECTIONS
    origin: str


@final
@dataclass(eq=False)
class Line:
    """One line of an Automa card."""

    does: str
    direction: str
    jump: bool
    goal: str
    cards: int  # crew cards
    effect: Effect  # of a gain


@final
@dataclass(eq=False)
class AutomaCard:
    """A card of the Automa: its lines from top to bottom."""

    index: int
    id: str
    lines: list[Line]
    origin: str


@final
@dataclass(eq=False)
class Upgrade:
    """What unlocking a field of the Ark costs: one specialist and resources."""

    id: str
    engineer: bool  # otherwise a leader of any colour
    cost: list[int]
    origin: str


@final
@dataclass(eq=False)
class ColonyCost:
    """What the n-th colony costs, and what all colonies up to it are worth at the end."""

    of_colour: int  # leaders of the planet's colour
    engineers: int
    leaders: int  # leaders of any colour
    resources: int  # of any kind
    vp: int
    origin: str


@final
@dataclass(eq=False)
class Level:
    """A level of the Automa."""

    id: str
    upgrade_points: list[int]  # for 1 to 6 upgrades
    start_colony: bool
    start_resources: int  # of each kind


@final
@dataclass(eq=False)
class Pack:
    """All that is in one box."""

    name: str
    source: str
    planets: list[Planet]
    portal: Effect
    crew: list[Crew]
    survivors: list[Survivor]
    automa: list[AutomaCard]
    automa_upgrades: list[str]  # in the order in which it unlocks them
    upgrades: list[Upgrade]  # as in UPGRADES
    colonies: list[ColonyCost]
    survivor_points: list[int]  # for 1, 2, ... settled survivors
    levels: list[Level]  # as in LEVELS
    numbers: dict[str, int]
    fingerprint: str


NUMBERS: Final[list[str]] = [
    "capacity",
    "capacity_upgraded",
    "row",
    "plays",
    "plays_at_portal",
    "cantina",
    "deal",
    "keep",
    "start_resources",
    "survivors_held",
    "movement",
    "movement_step",
    "terraform_base",
    "first_bonus",
    "second_bonus",
    "outpost_unlocked_vp",
    "outpost_placed_vp",
    "planets_to_end",
    "planets_to_end_long",
    "automa_pool",
    "most_rounds",
]
"""The single figures of the rulebook, in `[numbers]`; `most_rounds` is our own."""
