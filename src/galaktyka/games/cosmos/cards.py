"""The cards of Micro Cosmos as typed records, and the closed sets of words that they are written in."""

from typing import Final, final

RESOURCES: Final[list[str]] = ["biomass", "workforce", "minerals", "technology"]
"""In the order of the cargo tracks, top to bottom."""
COLOURS: Final[list[str]] = ["red", "green", "blue"]
ON: Final[list[str]] = ["red", "green", "blue", "orbit"]
"""Where an edge of a crew card works: a planet of the colour, or a moon or station."""
SPECIALISTS: Final[list[str]] = ["engineer", "red-leader", "green-leader", "blue-leader"]
PLACES: Final[list[str]] = ["planet", "moon", "station", "asteroid"]
"""The spaces of a planet card."""
DIRECTIONS: Final[list[str]] = ["north", "east", "south", "west"]
UPGRADES: Final[list[str]] = [
    "robotics",
    "biodome",
    "space-mining",
    "cargo-holds",
    "scouting-vehicles",
    "leisure-facilities",
    "mining-vehicles",
    "engines",
]
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
class Effect:
    """What is given up, and what comes for it: on planets, moons, stations, the portal, survivors and crew."""

    def __init__(
        self,
        pay: list[int],
        pay_any: int,
        gain: list[int],
        gain_any: int,
        crew_deck: int,
        crew_cantina: int,
    ) -> None:
        self.pay = pay  # four numbers, as in RESOURCES
        self.pay_any = pay_any  # the player chooses each unit
        self.gain = gain
        self.gain_any = gain_any
        self.crew_deck = crew_deck
        self.crew_cantina = crew_cantina


@final
class Edge:
    """One edge of a crew card."""

    def __init__(self, on: str, effect: Effect) -> None:
        self.on = on
        self.effect = effect


@final
class Crew:
    """A crew card: the upper edge works in the bottom row, the lower edge in the top row."""

    def __init__(self, index: int, id: str, specialist: str, upper: Edge, lower: Edge, origin: str) -> None:
        self.index = index
        self.id = id
        self.specialist = specialist
        self.upper = upper
        self.lower = lower
        self.origin = origin


@final
class Survivor:
    """A survivor card."""

    def __init__(self, index: int, id: str, colour: str, effect: Effect, origin: str) -> None:
        self.index = index
        self.id = id
        self.colour = colour
        self.effect = effect
        self.origin = origin


@final
class Planet:
    """A planet card with its moon, station and asteroid."""

    def __init__(
        self,
        index: int,
        id: str,
        colour: str,
        starting: bool,
        tracks: list[int],
        gather: Effect,
        gather_terraformed: Effect,
        moon: Effect,
        station: Effect,
        edges: list[str],
        origin: str,
    ) -> None:
        self.index = index
        self.id = id
        self.colour = colour
        self.starting = starting
        self.tracks = tracks  # the highest level of each resource; 0: not needed
        self.gather = gather
        self.gather_terraformed = gather_terraformed
        self.moon = moon
        self.station = station
        self.edges = edges  # the place that serves each edge, as in DIRECTIONS
        self.origin = origin


@final
class Line:
    """One line of an Automa card."""

    def __init__(self, does: str, direction: str, jump: bool, goal: str, cards: int, effect: Effect) -> None:
        self.does = does
        self.direction = direction
        self.jump = jump
        self.goal = goal
        self.cards = cards  # crew cards
        self.effect = effect  # of a gain


@final
class AutomaCard:
    """A card of the Automa: its lines from top to bottom."""

    def __init__(self, index: int, id: str, lines: list[Line], origin: str) -> None:
        self.index = index
        self.id = id
        self.lines = lines
        self.origin = origin


@final
class Upgrade:
    """What unlocking a field of the Ark costs: one specialist and resources."""

    def __init__(self, id: str, engineer: bool, cost: list[int], origin: str) -> None:
        self.id = id
        self.engineer = engineer  # otherwise a leader of any colour
        self.cost = cost
        self.origin = origin


@final
class ColonyCost:
    """What the n-th colony costs, and what all colonies up to it are worth at the end."""

    def __init__(self, of_colour: int, engineers: int, leaders: int, resources: int, vp: int, origin: str) -> None:
        self.of_colour = of_colour  # leaders of the planet's colour
        self.engineers = engineers
        self.leaders = leaders  # leaders of any colour
        self.resources = resources  # of any kind
        self.vp = vp
        self.origin = origin


@final
class Level:
    """A level of the Automa."""

    def __init__(self, id: str, upgrade_points: list[int], start_colony: bool, start_resources: int) -> None:
        self.id = id
        self.upgrade_points = upgrade_points  # for 1 to 6 upgrades
        self.start_colony = start_colony
        self.start_resources = start_resources  # of each kind


@final
class Pack:
    """All that is in one box."""

    def __init__(
        self,
        name: str,
        source: str,
        planets: list[Planet],
        portal: Effect,
        crew: list[Crew],
        survivors: list[Survivor],
        automa: list[AutomaCard],
        automa_upgrades: list[str],
        upgrades: list[Upgrade],
        colonies: list[ColonyCost],
        survivor_points: list[int],
        levels: list[Level],
        numbers: dict[str, int],
        fingerprint: str,
    ) -> None:
        self.name = name
        self.source = source
        self.planets = planets
        self.portal = portal
        self.crew = crew
        self.survivors = survivors
        self.automa = automa
        self.automa_upgrades = automa_upgrades  # in the order in which it unlocks them
        self.upgrades = upgrades  # as in UPGRADES
        self.colonies = colonies
        self.survivor_points = survivor_points  # for 1, 2, ... settled survivors
        self.levels = levels  # as in LEVELS
        self.numbers = numbers
        self.fingerprint = fingerprint


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
