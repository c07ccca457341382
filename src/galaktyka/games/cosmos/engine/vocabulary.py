"""The words of the game as numbers: steps, questions, tasks, places and action ids."""

from __future__ import annotations

from typing import Final, Literal

# The steps of a turn; before the first turn and after the last round there are two more.
SETUP: Final = 0
UPGRADE: Final = 1
TRAVEL: Final = 2
CREW: Final = 3
DESTINATION: Final = 4
DRAW: Final = 5
AUTOMA: Final = 6
OVER: Final = 7
Step = Literal["set-up", "upgrade", "travel", "crew", "destination", "draw", "automa", "over"]
STEPS: Final[tuple[Step, ...]] = ("set-up", "upgrade", "travel", "crew", "destination", "draw", "automa", "over")

# Resources, in the order of the cargo tracks.
BIOMASS: Final = 0
WORKFORCE: Final = 1
MINERALS: Final = 2
TECHNOLOGY: Final = 3
Resource = Literal["biomass", "workforce", "minerals", "technology"]
RESOURCES: Final[tuple[Resource, ...]] = ("biomass", "workforce", "minerals", "technology")
KINDS: Final = 4

# Specialists; a leader has the number of its colour and one more.
ENGINEER: Final = 0
RED_LEADER: Final = 1
Specialist = Literal["engineer", "red-leader", "green-leader", "blue-leader"]
SPECIALISTS: Final[tuple[Specialist, ...]] = ("engineer", "red-leader", "green-leader", "blue-leader")
COLOURS: Final = ("red", "green", "blue")
ORBIT: Final = 3
"""The colour of a crew card's edge that works at moons and stations."""

# The map: eight cells round the portal, clockwise from the upper left corner. A space is `4 * cell + place`; the
# portal, one space, has the number after them, and its cell too.
CELLS: Final = ("nw", "n", "ne", "e", "se", "s", "sw", "w")
NORTH: Final = 1
EAST: Final = 3
WEST: Final = 7
CELL_COUNT: Final = 8
MIDDLE: Final = 8
OUTSIDE: Final = 9
NEXT_CELL: Final = bytes(
    [
        *(OUTSIDE, 1, 7, OUTSIDE),
        *(OUTSIDE, 2, MIDDLE, 0),
        *(OUTSIDE, OUTSIDE, 3, 1),
        *(2, OUTSIDE, 4, MIDDLE),
        *(3, OUTSIDE, OUTSIDE, 5),
        *(MIDDLE, 4, OUTSIDE, 6),
        *(7, 5, OUTSIDE, OUTSIDE),
        *(0, MIDDLE, 6, OUTSIDE),
        *(1, 3, 5, 7),
    ]
)
"""What lies north, east, south and west of each cell."""
PORTAL: Final = 32
SPACE_COUNT: Final = 33
PLANET: Final = 0
MOON: Final = 1
STATION: Final = 2
ASTEROID: Final = 3
PLACES: Final = ("planet", "moon", "station", "asteroid")
EMPTY: Final = 255
"""A cell without a planet card."""

Edge = Literal["upper", "lower"]
EDGES: Final[tuple[Edge, ...]] = ("upper", "lower")
"""Of a crew card: the upper one works in the bottom row, the lower one in the top row."""

# Upgrades. Engines are bought twice.
ROBOTICS: Final = 0
BIODOME: Final = 1
SPACE_MINING: Final = 2
CARGO_HOLDS: Final = 3
SCOUTING: Final = 4
LEISURE: Final = 5
MINING_VEHICLES: Final = 6
ENGINES: Final = 7
UPGRADE_COUNT: Final = 8
UPGRADES: Final = (
    "robotics",
    "biodome",
    "space-mining",
    "cargo-holds",
    "scouting-vehicles",
    "leisure-facilities",
    "mining-vehicles",
    "engines",
)

# Destination actions, as bits of what was done this turn.
GATHERED: Final = 1
TERRAFORMED: Final = 2
EXPLORED: Final = 4
SETTLED: Final = 8
COLONISED: Final = 16
TRADED: Final = 32
TRAINED: Final = 64
DestinationAction = Literal["gather", "terraform", "explore", "settle", "colony", "outpost", "train"]
DESTINATION_ACTIONS: Final[dict[DestinationAction, int]] = {
    "gather": GATHERED,
    "terraform": TERRAFORMED,
    "explore": EXPLORED,
    "settle": SETTLED,
    "colony": COLONISED,
    "outpost": TRADED,
    "train": TRAINED,
}
ENOUGH: Final = 128
"""The player wants no more of them."""

NO_SEAT: Final = -1
NO_CARD: Final = -1
NOBODY: Final = 255
"""Nobody at this rank of a terraform track."""

# The question that somebody owes an answer to.
NOTHING: Final = 0
ASK_DISCARD: Final = 1
ASK_ROW: Final = 2
ASK_GAIN: Final = 3
ASK_UPGRADE: Final = 4
ASK_SPEND: Final = 5
ASK_PAY: Final = 6
ASK_MOVE: Final = 7
ASK_TRACK: Final = 8
ASK_CANTINA: Final = 9
ASK_PLAY: Final = 10
ASK_USE: Final = 11
ASK_DESTINATION: Final = 12
ASK_RAISE: Final = 13
ASK_RESOLVE: Final = 14
ASK_KEEP: Final = 15
ASK_TOKEN: Final = 16
ASK_DRAW: Final = 17
ASK_AUTOMA_LEADER: Final = 18
ASK_AUTOMA_OUTPOST: Final = 19
QUESTIONS: Final = (
    "nothing",
    "discard",
    "row",
    "gain",
    "upgrade",
    "spend",
    "pay",
    "move",
    "track",
    "cantina",
    "play",
    "use",
    "destination",
    "raise",
    "resolve",
    "keep",
    "token",
    "draw",
    "automa-leader",
    "automa-outpost",
)

# What is still to be done, in order: an agenda of tasks, with the player that each is about (the Automa comes after
# the seats) and operands.
DEAL: Final = 1
GAIN: Final = 2  # effect
GAIN_ANY: Final = 3  # units
CREW_FROM_DECK: Final = 4  # cards
CREW_FROM_CANTINA: Final = 5  # cards
REFILL: Final = 6
PLACE: Final = 7  # crew card: it finds a row
SPEND: Final = 8  # engineers, leaders, of them of the colour, colour
PAY_ANY: Final = 9  # units
UNLOCK: Final = 10  # upgrade
DISCOVERED: Final = 11  # cell
LAND: Final = 12
TERRAFORM: Final = 13  # levels that may still be raised, levels raised
REVEAL: Final = 14
KEEP: Final = 15  # survivor
COLONISE: Final = 16
CREW_ACTION: Final = 17  # effect
LINE: Final = 18  # Automa card, line
TASKS: Final = (
    "",
    "deal",
    "gain",
    "gain-any",
    "crew-from-deck",
    "crew-from-cantina",
    "refill",
    "place",
    "spend",
    "pay-any",
    "unlock",
    "discovered",
    "land",
    "terraform",
    "reveal",
    "keep",
    "colonise",
    "crew-action",
    "line",
)

# What a line of an Automa card says.
LINE_MOVE: Final = 0
LINE_UPGRADE: Final = 1
LINE_GATHER: Final = 2
LINE_TERRAFORM: Final = 3
LINE_EXPLORE: Final = 4
LINE_COLONY: Final = 5
LINE_OUTPOST: Final = 6
LINE_COLONY_OR_OUTPOST: Final = 7
LINE_CREW: Final = 8
LINE_GAIN: Final = 9
TO_TERRAFORM: Final = 0
NO_COLONY: Final = 1
DISCOVERY: Final = 2

# Action ids: those without a card, then one block for each verb.
PASS: Final = 0
ABOVE: Final = 1
BELOW: Final = 2
USE: Final = 3
DRAW_CARD: Final = 4
GATHER: Final = 5
TERRAFORM_IT: Final = 6
EXPLORE: Final = 7
COLONY: Final = 8
KEEP_IT: Final = 9
GAIN_FIRST: Final = 10
PAY_FIRST: Final = 14
RAISE_FIRST: Final = 18
READY_FIRST: Final = 22
LEADER_FIRST: Final = 25
OUTPOST: Final = 28
OUTPOST_FIRST: Final = 29
UPGRADE_FIRST: Final = 37
DISCOVER_FIRST: Final = 45
MOVE_FIRST: Final = 53
PLAIN: Final = 86
