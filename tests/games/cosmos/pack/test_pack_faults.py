"""Every fault in a content pack of Micro Cosmos is told with the file, the place and what is wrong."""

import re

import pytest

from galaktyka.core.errors import ContentError
from galaktyka.games.cosmos.pack.reader import read_pack
from galaktyka.text.catalogue import Words
from tests.games.cosmos.pack.tiny_pack import (
    COLONIES,
    CREW,
    HEAD,
    LEVEL_TABLES,
    PLANETS,
    TINY,
    UPGRADE_COSTS,
    automa,
    box,
    colony,
    crew,
    level,
    planet,
    survivor,
    upgrade,
)


def head(old: str, new: str) -> str:
    assert old in HEAD
    return box(head=HEAD.replace(old, new))


def first_planet(old: str, new: str, n: int = 1) -> str:
    """A wrong planet, the first one of the file."""
    wrong = planet(n).replace(old, new)
    assert wrong != planet(n)
    return box(planets=wrong + PLANETS.replace(planet(n), ""))


def first_crew(old: str, new: str) -> str:
    wrong = crew(1).replace(old, new)
    assert wrong != crew(1)
    return box(crew=wrong + CREW.replace(crew(1), ""))


def first_of(tables: str, old: str, new: str) -> str:
    """The tables with the first such words replaced."""
    assert old in tables
    return tables.replace(old, new, 1)


def fault(text: str) -> ContentError:
    with pytest.raises(ContentError) as caught:
        read_pack(text, "content.toml")
    return caught.value


def test_the_tiny_pack_is_in_order():
    pack = read_pack(TINY, "content.toml")
    assert (pack.name, pack.source) == ("tiny", "content.toml")
    assert (len(pack.planets), len(pack.crew), len(pack.survivors), len(pack.automa)) == (8, 15, 1, 1)
    assert read_pack(box(crew=CREW + crew(16)), "content.toml").crew[15].id == "hand-16"


def test_what_is_left_out():
    """Nothing is paid or given that is not named; a level begins without resources."""
    pack = read_pack(TINY, "content.toml")
    upper, lower = pack.crew[0].upper.effect, pack.crew[0].lower.effect
    assert (upper.pay, upper.pay_any, upper.gain, upper.gain_any) == ([0, 0, 0, 0], 0, [1, 0, 0, 0], 0)
    assert (upper.crew_deck, upper.crew_cantina) == (0, 0)
    assert (lower.pay, lower.pay_any, lower.gain, lower.crew_deck) == ([0, 0, 0, 0], 1, [0, 0, 0, 0], 1)
    assert pack.planets[0].tracks == [3, 0, 1, 0]
    assert [planet.starting for planet in pack.planets] == [True] * 3 + [False] * 5
    assert (pack.levels[0].start_colony, pack.levels[0].start_resources) == (True, 0)
    row = pack.colonies[0]
    assert (row.of_colour, row.engineers, row.leaders, row.resources) == (0, 0, 1, 0)


def test_fields_of_automa_lines():
    lines = (
        '{ does = "move", direction = "counter-clockwise", jump = true, goal = "discovery" }, '
        '{ does = "move", direction = "clockwise", goal = "no-colony" }, '
        '{ does = "crew", cards = 2 }, { does = "gain", gain = { minerals = 1, any = 2 } }'
    )
    far, near, crew_line, gain = read_pack(box(automa=automa(lines)), "content.toml").automa[0].lines
    assert (far.direction, far.jump, far.goal) == ("counter-clockwise", True, "discovery")
    assert (near.direction, near.jump, near.goal) == ("clockwise", False, "no-colony")
    assert crew_line.cards == 2
    assert (gain.effect.gain, gain.effect.gain_any) == ([0, 0, 1, 0], 2)
    assert (gain.effect.pay, gain.effect.pay_any) == ([0, 0, 0, 0], 0)
    assert (gain.effect.crew_deck, gain.effect.crew_cantina) == (0, 0)


def test_the_fingerprint_is_that_of_the_content():
    pack = read_pack(TINY, "content.toml")
    assert read_pack("# a comment\n" + TINY, "other.toml").fingerprint == pack.fingerprint
    assert read_pack(TINY.replace("most_rounds = 200", "most_rounds = 199"), "").fingerprint != pack.fingerprint


ROCK = 'content.toml:41: planet "rock-1"'
HAND = 'content.toml:41: crew "hand-1"'
LOST = 'content.toml:41: survivor "lost-1"'
ROBOT = 'content.toml:41: automa "robot"'
LINE = f"{ROBOT}: lines #1"
NUMBERS = "content.toml: [numbers]"

FAULTS = {
    # --- the file and its head
    "no TOML": (
        "[pack\n",
        "content.toml:1: this is not valid TOML: Expected ']' at the end of a table declaration (here: [pack)",
        "content.toml:1: to nie jest poprawny TOML: Expected ']' at the end of a table declaration (tutaj: [pack)",
    ),
    "another game": (
        head('game = "cosmos"', 'game = "race"'),
        'content.toml: [pack]: "game" cannot be "race"; allowed: cosmos',
        "content.toml: [pack]: „game” nie może mieć wartości „race”; dozwolone: cosmos",
    ),
    "an unknown table": (
        TINY + "[[colonies]]\nvp = 1\n",
        'content.toml: unknown key "colonies"; did you mean "colony"? Allowed here: pack, numbers, portal, settled, '
        "automa_ark, planet, crew, survivor, automa, upgrade, colony, level",
        "content.toml: nieznany klucz „colonies”; czy chodziło o „colony”? Dozwolone tutaj: pack, numbers, portal, "
        "settled, automa_ark, planet, crew, survivor, automa, upgrade, colony, level",
    ),
    "a name with a space": (
        head('name = "tiny"', 'name = "Tiny pack"'),
        'content.toml: [pack]: "Tiny pack" is not an id; '
        "use small letters a-z, digits and single hyphens, as in gem-world",
        "content.toml: [pack]: „Tiny pack” nie jest identyfikatorem; "
        "użyj małych liter a-z, cyfr i pojedynczych łączników, jak w gem-world",
    ),
    # --- numbers of the rules
    "a number of the rules is missing": (
        head("cantina = 3\n", ""),
        f'{NUMBERS}: the key "cantina" is missing',
        f"{NUMBERS}: brakuje klucza „cantina”",
    ),
    "a number that no rule asks for": (
        head("cantina = 3\n", "cantina = 3\nbridge = 1\n"),
        f'{NUMBERS}: unknown key "bridge"; allowed here: capacity, capacity_upgraded, row, plays, plays_at_portal, '
        "cantina, deal, keep, start_resources, survivors_held, movement, movement_step, …",
        f"{NUMBERS}: nieznany klucz „bridge”; dozwolone tutaj: capacity, capacity_upgraded, row, plays, "
        "plays_at_portal, cantina, deal, keep, start_resources, survivors_held, movement, movement_step, …",
    ),
    "a number that is out of range": (
        head("movement = 2\n", "movement = 0\n"),
        f'{NUMBERS}: "movement" must be from 1 to 9, but is 0',
        f"{NUMBERS}: „movement” musi wynosić od 1 do 9, a wynosi 0",
    ),
    "a word for a number": (
        head("movement = 2\n", 'movement = "two"\n'),
        f'{NUMBERS}: "movement" must be a whole number, but is a text',
        f"{NUMBERS}: „movement”: powinna tu być wartość typu: liczba całkowita, a jest: tekst",
    ),
    "cargo holds that hold less": (
        head("capacity_upgraded = 6", "capacity_upgraded = 3"),
        f'{NUMBERS}: "capacity" must not be greater than "capacity_upgraded"',
        f"{NUMBERS}: „capacity” nie może być większe niż „capacity_upgraded”",
    ),
    "more plays at the portal than elsewhere": (
        head("plays_at_portal = 1", "plays_at_portal = 3"),
        f'{NUMBERS}: "plays_at_portal" must not be greater than "plays"',
        f"{NUMBERS}: „plays_at_portal” nie może być większe niż „plays”",
    ),
    "all crew kept": (
        head("keep = 2", "keep = 3"),
        f'{NUMBERS}: "keep" must be from 0 to 2, but is 3',
        f"{NUMBERS}: „keep” musi wynosić od 0 do 2, a wynosi 3",
    ),
    "more crew kept than there is room for": (
        head("row = 3", "row = 1").replace("deal = 3", "deal = 4").replace("keep = 2", "keep = 3"),
        f'{NUMBERS}: "keep" must be from 0 to 2, but is 3',
        f"{NUMBERS}: „keep” musi wynosić od 0 do 2, a wynosi 3",
    ),
    "a long game that is shorter": (
        head("planets_to_end_long = 4", "planets_to_end_long = 2"),
        f'{NUMBERS}: "planets_to_end" must not be greater than "planets_to_end_long"',
        f"{NUMBERS}: „planets_to_end” nie może być większe niż „planets_to_end_long”",
    ),
    "more resources than the hold has room for": (
        head("capacity = 4", "capacity = 1").replace("start_resources = 2", "start_resources = 5"),
        f'{NUMBERS}: "start_resources" must be from 0 to 4, but is 5',
        f"{NUMBERS}: „start_resources” musi wynosić od 0 do 4, a wynosi 5",
    ),
    "more colonies than an Automa has markers": (
        head("automa_pool = 2", "automa_pool = 3"),
        f'{NUMBERS}: "automa_pool" must be from 0 to 2, but is 3',
        f"{NUMBERS}: „automa_pool” musi wynosić od 0 do 2, a wynosi 3",
    ),
    # --- the portal, settled survivors and the Automa's Ark
    "a portal that gives nothing": (
        head("gather = { gain = { any = 1 } }", "gather = {}"),
        "content.toml: [portal]: [gather]: nothing is given here; add at least one of: gain, crew_deck, crew_cantina",
        "content.toml: [portal]: [gather]: nic się tu nie zyskuje; "
        "dodaj co najmniej jedno z: gain, crew_deck, crew_cantina",
    ),
    "no portal": (
        head('[portal]\ngather = { gain = { any = 1 } }\norigin = "ours"\n', ""),
        'content.toml: the key "portal" is missing',
        "content.toml: brakuje klucza „portal”",
    ),
    "a portal from nowhere": (
        head('gather = { gain = { any = 1 } }\norigin = "ours"', "gather = { gain = { any = 1 } }"),
        'content.toml: [portal]: the key "origin" is missing',
        "content.toml: [portal]: brakuje klucza „origin”",
    ),
    "no points for survivors": (
        head("points = [5, 12, 20]", "points = []"),
        'content.toml: [settled]: "points" must not be empty',
        "content.toml: [settled]: „points” nie może być puste",
    ),
    "fewer points for more survivors": (
        head("points = [5, 12, 20]", "points = [5, 20, 12]"),
        'content.toml: [settled]: "points" must ascend, but 12 comes after 20',
        "content.toml: [settled]: liczby w „points” muszą rosnąć, a po 20 stoi 12",
    ),
    "negative points": (
        head("points = [5, 12, 20]", "points = [-5]"),
        'content.toml: [settled]: "points" must be from 0 to 99, but is −5',
        "content.toml: [settled]: „points” musi wynosić od 0 do 99, a wynosi −5",
    ),
    "points that are no numbers": (
        head("points = [5, 12, 20]", "points = [true]"),
        'content.toml: [settled]: "points" must be a list of whole numbers, but is true or false',
        "content.toml: [settled]: „points”: powinna tu być wartość typu: lista liczb całkowitych, "
        "a jest: true lub false",
    ),
    "too many points": (
        head("points = [5, 12, 20]", f"points = [{'1, ' * 10}]"),
        'content.toml: [settled]: "points" must have 9 entries at most',
        "content.toml: [settled]: „points” może mieć najwyżej tyle pozycji: 9",
    ),
    "an Automa that would buy Engines": (
        head('"robotics", ', '"engines", '),
        'content.toml: [automa_ark]: "upgrades" cannot be "engines"; allowed: robotics, biodome, space-mining, '
        "cargo-holds, scouting-vehicles, leisure-facilities, mining-vehicles",
        "content.toml: [automa_ark]: „upgrades” nie może mieć wartości „engines”; dozwolone: robotics, biodome, "
        "space-mining, cargo-holds, scouting-vehicles, leisure-facilities, mining-vehicles",
    ),
    "an Automa that would buy something twice": (
        head('"robotics", ', '"biodome", '),
        'content.toml: [automa_ark]: "biodome" stands twice in "upgrades"',
        "content.toml: [automa_ark]: „biodome” występuje w „upgrades” dwa razy",
    ),
    "an Automa with five upgrades": (
        head('"robotics", ', ""),
        'content.toml: [automa_ark]: "upgrades" must have 6 entries',
        "content.toml: [automa_ark]: „upgrades” musi mieć tyle pozycji: 6",
    ),
    # --- planets
    "an unknown colour": (
        first_planet('colour = "red"', 'colour = "rod"'),
        f'{ROCK}: "colour" cannot be "rod"; did you mean "red"? Allowed: red, green, blue',
        f"{ROCK}: „colour” nie może mieć wartości „rod”; czy chodziło o „red”? Dozwolone: red, green, blue",
    ),
    "a planet that needs nothing": (
        first_planet("tracks = { biomass = 3, minerals = 1 }", "tracks = {}"),
        f"{ROCK}: [tracks]: there is nothing here; "
        "give an amount of at least one of: biomass, workforce, minerals, technology",
        f"{ROCK}: [tracks]: nic tu nie ma; "
        "podaj liczbę przy co najmniej jednym z: biomass, workforce, minerals, technology",
    ),
    "a track of nine levels": (
        first_planet("biomass = 3", "biomass = 9"),
        f'{ROCK}: [tracks]: "biomass" must be from 0 to 8, but is 9',
        f"{ROCK}: [tracks]: „biomass” musi wynosić od 0 do 8, a wynosi 9",
    ),
    "thirteen levels in all": (
        first_planet("biomass = 3, minerals = 1", "biomass = 8, minerals = 5"),
        f"{ROCK}: the tracks have 13 levels in all; at most 12 fit",
        f"{ROCK}: tory mają razem za dużo poziomów: 13; mieści się najwyżej 12",
    ),
    "any resource on a track": (
        first_planet("minerals = 1", "any = 1"),
        f'{ROCK}: [tracks]: unknown key "any"; allowed here: biomass, workforce, minerals, technology',
        f"{ROCK}: [tracks]: nieznany klucz „any”; dozwolone tutaj: biomass, workforce, minerals, technology",
    ),
    "a discovery without minerals": (
        first_planet(", minerals = 1", "", 4),
        'content.toml:41: planet "rock-4": "tracks" must have minerals: the Automa raises them on a planet that it '
        "discovers; only a starting planet can do without",
        'content.toml:41: planet "rock-4": w „tracks” muszą być minerals: Automa podnosi ten tor na planecie, którą '
        "odkrywa; tylko planeta początkowa może go nie mieć",
    ),
    "a planet that asks for payment": (
        first_planet("gather = { gain", "gather = { pay = { any = 1 }, gain"),
        f'{ROCK}: [gather]: unknown key "pay"; allowed here: gain, crew_deck, crew_cantina',
        f"{ROCK}: [gather]: nieznany klucz „pay”; dozwolone tutaj: gain, crew_deck, crew_cantina",
    ),
    "a moon that takes": (
        first_planet("moon = { crew_deck = 1 }", "moon = { gain = { minerals = -1 } }"),
        f'{ROCK}: [moon]: [gain]: "minerals" must be from 0 to 9, but is −1',
        f"{ROCK}: [moon]: [gain]: „minerals” musi wynosić od 0 do 9, a wynosi −1",
    ),
    "a moon that gives nothing of everything": (
        first_planet("moon = { crew_deck = 1 }", "moon = { gain = { minerals = 0 } }"),
        f"{ROCK}: [moon]: [gain]: there is nothing here; "
        "give an amount of at least one of: biomass, workforce, minerals, technology, any",
        f"{ROCK}: [moon]: [gain]: nic tu nie ma; "
        "podaj liczbę przy co najmniej jednym z: biomass, workforce, minerals, technology, any",
    ),
    "a station without crew": (
        first_planet("crew_cantina = 1", "crew_cantina = 0"),
        f'{ROCK}: [station]: "crew_cantina" must be from 1 to 9, but is 0',
        f"{ROCK}: [station]: „crew_cantina” musi wynosić od 1 do 9, a wynosi 0",
    ),
    "no moon": (
        first_planet("moon = { crew_deck = 1 }\n", ""),
        f'{ROCK}: the key "moon" is missing',
        f"{ROCK}: brakuje klucza „moon”",
    ),
    "a place without a line": (
        first_planet('south = "station"', 'south = "moon"'),
        f'{ROCK}: [edges]: "moon" stands twice in "edges"',
        f"{ROCK}: [edges]: „moon” występuje w „edges” dwa razy",
    ),
    "an edge without a line": (
        first_planet('south = "station", ', ""),
        f'{ROCK}: [edges]: the key "south" is missing',
        f"{ROCK}: [edges]: brakuje klucza „south”",
    ),
    "an edge that is served by the portal": (
        first_planet('south = "station"', 'south = "portal"'),
        f'{ROCK}: [edges]: "south" cannot be "portal"; allowed: planet, moon, station, asteroid',
        f"{ROCK}: [edges]: „south” nie może mieć wartości „portal”; dozwolone: planet, moon, station, asteroid",
    ),
    "an unknown origin": (
        first_planet('origin = "ours"', 'origin = "theirs"'),
        f'{ROCK}: "origin" cannot be "theirs"; allowed: rulebook, public, ours',
        f"{ROCK}: „origin” nie może mieć wartości „theirs”; dozwolone: rulebook, public, ours",
    ),
    "seven planets": (
        box(planets=PLANETS.replace(planet(8), "")),
        "content.toml: [[planet]]: 7 planets do not fill the map; exactly 8 are needed",
        "content.toml: [[planet]]: 7 planet nie wypełni mapy; potrzeba dokładnie 8",
    ),
    "nine planets": (
        box(planets=PLANETS + planet(9)),
        "content.toml: [[planet]]: 9 planets do not fill the map; exactly 8 are needed",
        "content.toml: [[planet]]: 9 planet nie wypełni mapy; potrzeba dokładnie 8",
    ),
    "two starting planets": (
        first_planet("starting = true", "starting = false"),
        'content.toml: [[planet]]: 2 planets are "starting"; exactly 3 must be',
        "content.toml: [[planet]]: 2 planety mają „starting”; musi je mieć dokładnie 3",
    ),
    # --- crew and survivors
    "two cards of one id": (
        box(crew=crew(1) + CREW),
        'content.toml:48: crew "hand-1": the id "hand-1" is used already in line 41',
        'content.toml:48: crew "hand-1": identyfikator „hand-1” został już użyty w wierszu 41',
    ),
    "a survivor with the id of a planet": (
        box(survivors=survivor(1).replace("lost-1", "rock-1")),
        'content.toml:41: survivor "rock-1": the id "rock-1" is used already in line 47',
        'content.toml:41: survivor "rock-1": identyfikator „rock-1” został już użyty w wierszu 47',
    ),
    "a bad id": (
        first_crew("hand-1", "Hand_1"),
        'content.toml:41: crew #1: "Hand_1" is not an id; '
        "use small letters a-z, digits and single hyphens, as in gem-world",
        "content.toml:41: crew #1: „Hand_1” nie jest identyfikatorem; "
        "użyj małych liter a-z, cyfr i pojedynczych łączników, jak w gem-world",
    ),
    "a card with the id of a token": (
        first_crew("hand-1", "red-leader-token"),
        'content.toml:41: crew "red-leader-token": the id "red-leader-token" belongs to a specialist token; '
        "choose another one",
        'content.toml:41: crew "red-leader-token": identyfikator „red-leader-token” należy do żetonu specjalisty; '
        "wybierz inny",
    ),
    "an unknown specialist": (
        first_crew('"engineer"', '"leader"'),
        f'{HAND}: "specialist" cannot be "leader"; did you mean "red-leader"? '
        "Allowed: engineer, red-leader, green-leader, blue-leader",
        f"{HAND}: „specialist” nie może mieć wartości „leader”; czy chodziło o „red-leader”? "
        "Dozwolone: engineer, red-leader, green-leader, blue-leader",
    ),
    "an edge that works nowhere": (
        first_crew('on = "orbit"', 'on = "moon"'),
        f'{HAND}: [lower]: "on" cannot be "moon"; allowed: red, green, blue, orbit',
        f"{HAND}: [lower]: „on” nie może mieć wartości „moon”; dozwolone: red, green, blue, orbit",
    ),
    "paying for nothing": (
        first_crew(", crew_deck = 1", ""),
        f"{HAND}: [lower]: nothing is given here; add at least one of: gain, crew_deck, crew_cantina",
        f"{HAND}: [lower]: nic się tu nie zyskuje; dodaj co najmniej jedno z: gain, crew_deck, crew_cantina",
    ),
    "an empty payment": (
        first_crew("pay = { any = 1 }", "pay = {}"),
        f"{HAND}: [lower]: [pay]: there is nothing here; "
        "give an amount of at least one of: biomass, workforce, minerals, technology, any",
        f"{HAND}: [lower]: [pay]: nic tu nie ma; "
        "podaj liczbę przy co najmniej jednym z: biomass, workforce, minerals, technology, any",
    ),
    "an unknown resource": (
        first_crew("biomass = 1", "bioms = 1"),
        f'{HAND}: [upper]: [gain]: unknown key "bioms"; did you mean "biomass"? '
        "Allowed here: biomass, workforce, minerals, technology, any",
        f"{HAND}: [upper]: [gain]: nieznany klucz „bioms”; czy chodziło o „biomass”? "
        "Dozwolone tutaj: biomass, workforce, minerals, technology, any",
    ),
    "a card with one edge": (
        first_crew('lower = { on = "orbit", pay = { any = 1 }, crew_deck = 1 }\n', ""),
        f'{HAND}: the key "lower" is missing',
        f"{HAND}: brakuje klucza „lower”",
    ),
    "too few crew for four players": (
        box(crew=CREW.replace(crew(15), "")),
        "content.toml: [[crew]]: 14 cards are not enough; at least 15 are needed",
        "content.toml: [[crew]]: 14 kart to za mało; potrzeba co najmniej 15",
    ),
    "a survivor that must be paid": (
        box(survivors=survivor(1).replace("gain =", "pay =")),
        f'{LOST}: unknown key "pay"; allowed here: id, colour, gain, crew_deck, crew_cantina, origin',
        f"{LOST}: nieznany klucz „pay”; dozwolone tutaj: id, colour, gain, crew_deck, crew_cantina, origin",
    ),
    "no survivors": (
        box(survivors=""),
        "content.toml: [[survivor]]: 0 cards are not enough; at least 1 are needed",
        "content.toml: [[survivor]]: 0 kart to za mało; potrzeba co najmniej 1",
    ),
    "too many cards": (
        box(survivors="".join(survivor(n) for n in range(187))),
        "content.toml: there are too many effects: 251; a planet has four, a crew card two, a survivor and a line "
        "of an Automa card one each, and at most 250 fit",
        "content.toml: za dużo efektów: 251; planeta ma cztery, karta Załogi dwa, a karta Ocalałych i linia karty "
        "Automy po jednym, mieści się ich zaś najwyżej 250",
    ),
    # --- Automa cards
    "no Automa cards": (
        box(automa=""),
        "content.toml: [[automa]]: 0 cards are not enough; at least 1 are needed",
        "content.toml: [[automa]]: 0 kart to za mało; potrzeba co najmniej 1",
    ),
    "an Automa card without lines": (
        box(automa=automa("")),
        f'{ROBOT}: "lines" must not be empty',
        f"{ROBOT}: „lines” nie może być puste",
    ),
    "an Automa card of ten lines": (
        box(automa=automa('{ does = "gather" }, ' * 10)),
        f'{ROBOT}: "lines" must have 9 entries at most',
        f"{ROBOT}: „lines” może mieć najwyżej tyle pozycji: 9",
    ),
    "lines that are missing": (
        box(automa=automa().replace('lines = [{ does = "gather" }]\n', "")),
        f'{ROBOT}: the key "lines" is missing',
        f"{ROBOT}: brakuje klucza „lines”",
    ),
    "an unknown line": (
        box(automa=automa('{ does = "settle" }')),
        f'{LINE}: "does" cannot be "settle"; allowed: move, upgrade, gather, terraform, explore, colony, outpost, '
        "colony-or-outpost, crew, gain",
        f"{LINE}: „does” nie może mieć wartości „settle”; dozwolone: move, upgrade, gather, terraform, explore, "
        "colony, outpost, colony-or-outpost, crew, gain",
    ),
    "a move without a goal": (
        box(automa=automa('{ does = "move", direction = "clockwise" }')),
        f'{LINE}: the key "goal" is missing',
        f"{LINE}: brakuje klucza „goal”",
    ),
    "a move in no direction": (
        box(automa=automa('{ does = "move", direction = "north", goal = "discovery" }')),
        f'{LINE}: "direction" cannot be "north"; allowed: clockwise, counter-clockwise',
        f"{LINE}: „direction” nie może mieć wartości „north”; dozwolone: clockwise, counter-clockwise",
    ),
    "a goal that it does not know": (
        box(automa=automa('{ does = "move", direction = "clockwise", goal = "colony" }')),
        f'{LINE}: "goal" cannot be "colony"; did you mean "no-colony"? Allowed: to-terraform, no-colony, discovery',
        f"{LINE}: „goal” nie może mieć wartości „colony”; czy chodziło o „no-colony”? "
        "Dozwolone: to-terraform, no-colony, discovery",
    ),
    "a direction for gathering": (
        box(automa=automa('{ does = "gather", direction = "clockwise" }')),
        f'{LINE}: unknown key "direction"; allowed here: does',
        f"{LINE}: nieznany klucz „direction”; dozwolone tutaj: does",
    ),
    "crew without a number": (
        box(automa=automa('{ does = "crew" }')),
        f'{LINE}: the key "cards" is missing',
        f"{LINE}: brakuje klucza „cards”",
    ),
    "a gain of nothing": (
        box(automa=automa('{ does = "gain", gain = {} }')),
        f"{LINE}: [gain]: there is nothing here; "
        "give an amount of at least one of: biomass, workforce, minerals, technology, any",
        f"{LINE}: [gain]: nic tu nie ma; "
        "podaj liczbę przy co najmniej jednym z: biomass, workforce, minerals, technology, any",
    ),
    # --- upgrades, colonies and levels
    "an upgrade is missing": (
        box(upgrades=UPGRADE_COSTS.replace(upgrade("engines"), "")),
        'content.toml: "upgrade" must have 8 entries',
        "content.toml: „upgrade” musi mieć tyle pozycji: 8",
    ),
    "upgrades in another order": (
        box(upgrades=upgrade("biodome") + UPGRADE_COSTS.replace(upgrade("biodome"), "")),
        'content.toml:41: upgrade #1: "biodome" stands in the wrong place: "robotics" must come here',
        "content.toml:41: upgrade #1: „biodome” stoi w złym miejscu: tutaj powinno być „robotics”",
    ),
    "an unknown upgrade": (
        box(upgrades=first_of(UPGRADE_COSTS, "robotics", "robots")),
        'content.toml:41: upgrade #1: "id" cannot be "robots"; did you mean "robotics"? Allowed: robotics, biodome, '
        "space-mining, cargo-holds, scouting-vehicles, leisure-facilities, mining-vehicles, engines",
        "content.toml:41: upgrade #1: „id” nie może mieć wartości „robots”; czy chodziło o „robotics”? "
        "Dozwolone: robotics, biodome, space-mining, cargo-holds, scouting-vehicles, leisure-facilities, "
        "mining-vehicles, engines",
    ),
    "an upgrade for a red leader": (
        box(upgrades=first_of(UPGRADE_COSTS, '"leader"', '"red-leader"')),
        'content.toml:41: upgrade #1: "specialist" cannot be "red-leader"; did you mean "leader"? '
        "Allowed: engineer, leader",
        "content.toml:41: upgrade #1: „specialist” nie może mieć wartości „red-leader”; czy chodziło o „leader”? "
        "Dozwolone: engineer, leader",
    ),
    "an upgrade for any resource": (
        box(upgrades=first_of(UPGRADE_COSTS, "biomass = 1", "any = 1")),
        'content.toml:41: upgrade #1: [cost]: unknown key "any"; '
        "allowed here: biomass, workforce, minerals, technology",
        "content.toml:41: upgrade #1: [cost]: nieznany klucz „any”; "
        "dozwolone tutaj: biomass, workforce, minerals, technology",
    ),
    "seven colonies": (
        box(colonies=COLONIES.replace(colony(8), "")),
        'content.toml: "colony" must have 8 entries',
        "content.toml: „colony” musi mieć tyle pozycji: 8",
    ),
    "a colony for nothing": (
        box(colonies=first_of(COLONIES, "leaders = 1\n", "")),
        "content.toml:40: colony #1: there is nothing here; "
        "give an amount of at least one of: of_colour, engineers, leaders, resources",
        "content.toml:40: colony #1: nic tu nie ma; "
        "podaj liczbę przy co najmniej jednym z: of_colour, engineers, leaders, resources",
    ),
    "a colony that loses points": (
        box(colonies=first_of(COLONIES, "vp = 2", "vp = 0")),
        'content.toml:45: colony #2: "vp" must ascend, but 0 comes after 1',
        "content.toml:45: colony #2: liczby w „vp” muszą rosnąć, a po 1 stoi 0",
    ),
    "four leaders": (
        box(colonies=first_of(COLONIES, "leaders = 1", "leaders = 4")),
        'content.toml:40: colony #1: "leaders" must be from 0 to 3, but is 4',
        "content.toml:40: colony #1: „leaders” musi wynosić od 0 do 3, a wynosi 4",
    ),
    "five levels": (
        box(levels=LEVEL_TABLES.replace(level("easy"), "")),
        'content.toml: "level" must have 6 entries',
        "content.toml: „level” musi mieć tyle pozycji: 6",
    ),
    "levels in another order": (
        box(levels=level("hard") + LEVEL_TABLES.replace(level("hard"), "")),
        'content.toml:41: level #1: "hard" stands in the wrong place: "easy" must come here',
        "content.toml:41: level #1: „hard” stoi w złym miejscu: tutaj powinno być „easy”",
    ),
    "points for five upgrades": (
        box(levels=first_of(LEVEL_TABLES, "3, 4, 5]", "3, 4]")),
        'content.toml:41: level #1: "upgrade_points" must have 6 entries',
        "content.toml:41: level #1: „upgrade_points” musi mieć tyle pozycji: 6",
    ),
    "resources that the Automa has no room for": (
        box(levels=first_of(LEVEL_TABLES, "start_colony = true", "start_resources = 5")),
        'content.toml: level "easy": "start_resources" must be from 0 to 4, but is 5',
        'content.toml: level "easy": „start_resources” musi wynosić od 0 do 4, a wynosi 5',
    ),
    "a colony that the Automa does not have": (
        head("automa_pool = 2", "automa_pool = 0"),
        'content.toml: level "easy": "start_colony" makes sense only with "automa_pool"',
        'content.toml: level "easy": „start_colony” ma sens tylko razem z „automa_pool”',
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_explained_in_both_languages(name: str):
    text, english, polish = FAULTS[name]
    error = fault(text)
    assert Words("en").explain(error) == english
    assert Words("pl").explain(error) == polish


LIMITS = {
    "capacity": (1, 9),
    "capacity_upgraded": (1, 9),
    "row": (1, 5),
    "plays": (1, 5),
    "plays_at_portal": (0, 5),
    "cantina": (1, 5),
    "deal": (2, 5),
    "keep": (1, 4),
    "start_resources": (0, 9),
    "survivors_held": (1, 9),
    "movement": (1, 9),
    "movement_step": (1, 9),
    "terraform_base": (1, 9),
    "first_bonus": (0, 9),
    "second_bonus": (0, 9),
    "outpost_unlocked_vp": (0, 20),
    "outpost_placed_vp": (0, 20),
    "planets_to_end": (1, 8),
    "planets_to_end_long": (1, 8),
    "automa_pool": (0, 2),
    "most_rounds": (10, 10_000),
}


@pytest.mark.parametrize("key", LIMITS)
def test_numbers_of_the_rules_have_limits(key: str):
    low, high = LIMITS[key]
    for value in (low - 1, high + 1):
        error = fault(box(head=re.sub(rf"^{key} = .*$", f"{key} = {value}", HEAD, flags=re.MULTILINE)))
        assert error.message_id == "content.out-of-range"
        assert error.values == {"key": key, "value": value, "low": low, "high": high}


def test_what_is_just_allowed():
    """Nine lines, points that stay the same, from 0 to 99, and a cargo hold that is full from the start."""
    pack = read_pack(
        box(
            head=HEAD.replace("points = [5, 12, 20]", "points = [0, 1, 2, 3, 4, 5, 5, 98, 99]"),
            automa=automa('{ does = "gather" }, ' * 9),
            colonies=first_of(COLONIES, "vp = 2", "vp = 1"),
            levels=first_of(LEVEL_TABLES, "start_colony = true", "start_resources = 4"),
        ),
        "content.toml",
    )
    assert pack.survivor_points == [0, 1, 2, 3, 4, 5, 5, 98, 99]
    assert len(pack.automa[0].lines) == 9
    assert [row.vp for row in pack.colonies] == [1, 1, 3, 4, 5, 6, 7, 8]
    assert pack.levels[0].start_resources == 4


def test_rows_and_cargo_may_be_full_from_the_start():
    head = HEAD.replace("row = 3", "row = 1").replace("capacity = 4", "capacity = 1")
    pack = read_pack(box(head=head.replace("start_resources = 2", "start_resources = 4")), "content.toml")
    assert (pack.numbers["keep"], pack.numbers["row"]) == (2, 1)
    assert (pack.numbers["start_resources"], pack.numbers["capacity"]) == (4, 1)


def test_as_many_effects_as_fit():
    """32 of the planets, 1 of the portal, 30 of the crew, 186 of survivors and 1 of the Automa."""
    pack = read_pack(box(survivors="".join(survivor(n) for n in range(186))), "content.toml")
    assert len(pack.survivors) == 186


def test_a_level_without_a_colony_needs_none_in_the_pool():
    levels = LEVEL_TABLES.replace("start_colony = true\n", "")
    pack = read_pack(box(head=HEAD.replace("automa_pool = 2", "automa_pool = 0"), levels=levels), "content.toml")
    assert not any(level.start_colony for level in pack.levels)
