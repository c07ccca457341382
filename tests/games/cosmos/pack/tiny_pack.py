"""A small content pack in text, for tests that change a part of it."""

from galaktyka.games.cosmos.engine.cards import LEVELS, UPGRADES

HEAD = """\
[pack]
game = "cosmos"
name = "tiny"

[numbers]
capacity = 4
capacity_upgraded = 6
row = 3
plays = 2
plays_at_portal = 1
cantina = 3
deal = 3
keep = 2
start_resources = 2
survivors_held = 3
movement = 2
movement_step = 2
terraform_base = 2
first_bonus = 3
second_bonus = 1
outpost_unlocked_vp = 5
outpost_placed_vp = 2
planets_to_end = 3
planets_to_end_long = 4
automa_pool = 2
most_rounds = 200

[portal]
gather = { gain = { any = 1 } }
origin = "ours"

[settled]
points = [5, 12, 20]
origin = "rulebook"

[automa_ark]
upgrades = ["robotics", "biodome", "space-mining", "cargo-holds", "leisure-facilities", "mining-vehicles"]
origin = "ours"

"""  # the first table after it starts in line 40, its id stands in line 41


def planet(n: int) -> str:
    return (
        f'[[planet]]\nid = "rock-{n}"\ncolour = "red"\nstarting = {"true" if n <= 3 else "false"}\n'
        "tracks = { biomass = 3, minerals = 1 }\n"
        "gather = { gain = { workforce = 1 } }\ngather_terraformed = { gain = { workforce = 2 } }\n"
        "moon = { crew_deck = 1 }\nstation = { crew_cantina = 1 }\n"
        'edges = { north = "moon", east = "planet", south = "station", west = "asteroid" }\norigin = "ours"\n\n'
    )  # 12 lines


def crew(n: int) -> str:
    return (
        f'[[crew]]\nid = "hand-{n}"\nspecialist = "engineer"\nupper = {{ on = "red", gain = {{ biomass = 1 }} }}\n'
        'lower = { on = "orbit", pay = { any = 1 }, crew_deck = 1 }\norigin = "ours"\n\n'
    )  # 7 lines


def survivor(n: int) -> str:
    return f'[[survivor]]\nid = "lost-{n}"\ncolour = "blue"\ngain = {{ technology = 2 }}\norigin = "ours"\n\n'


def automa(lines: str = '{ does = "gather" }', id: str = "robot") -> str:
    return f'[[automa]]\nid = "{id}"\nlines = [{lines}]\norigin = "ours"\n\n'


def upgrade(id: str) -> str:
    return f'[[upgrade]]\nid = "{id}"\nspecialist = "leader"\ncost = {{ biomass = 1 }}\norigin = "ours"\n\n'


def colony(vp: int) -> str:
    return f'[[colony]]\nleaders = 1\nvp = {vp}\norigin = "ours"\n\n'


def level(id: str) -> str:
    return f'[[level]]\nid = "{id}"\nupgrade_points = [0, 1, 2, 3, 4, 5]\nstart_colony = true\norigin = "ours"\n\n'


PLANETS = "".join(planet(n) for n in range(1, 9))
CREW = "".join(crew(n) for n in range(1, 16))
UPGRADE_COSTS = "".join(upgrade(id) for id in UPGRADES)
COLONIES = "".join(colony(vp) for vp in range(1, 9))
LEVEL_TABLES = "".join(level(id) for id in LEVELS)
PARTS = {
    "planets": PLANETS,
    "crew": CREW,
    "survivors": survivor(1),
    "automa": automa(),
    "upgrades": UPGRADE_COSTS,
    "colonies": COLONIES,
    "levels": LEVEL_TABLES,
}
TINY = HEAD + "".join(PARTS.values())


def box(head: str = HEAD, **new: str) -> str:
    """The tiny pack with some of its parts replaced; they come first, so that their tables begin in line 40."""
    return head + "".join(new.values()) + "".join(part for key, part in PARTS.items() if key not in new)
