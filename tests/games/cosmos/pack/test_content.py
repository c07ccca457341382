"""What is in the box: the lists, tables and examples of the rulebook, counted on the shipped pack."""

import tomllib
from collections import Counter
from itertools import combinations

import pytest

from galaktyka.games import packages
from galaktyka.games.cosmos.engine.cards import (
    COLOURS,
    GOALS,
    LEVELS,
    LINES,
    NUMBERS,
    ON,
    ORIGINS,
    PLACES,
    RESOURCES,
    TURNS,
    UPGRADES,
    Crew,
    Edge,
    Effect,
    Planet,
)
from galaktyka.games.cosmos.pack.reader import shipped_pack

PACK = shipped_pack()
RAW = tomllib.loads((packages()["cosmos"].folder / "content.toml").read_text("utf-8"))


def planet(planet_id: str) -> Planet:
    return next(planet for planet in PACK.planets if planet.id == planet_id)


def crew(crew_id: str) -> Crew:
    return next(card for card in PACK.crew if card.id == crew_id)


def amounts(numbers: list[int], any_units: int = 0) -> dict[str, int]:
    """Only what is not zero."""
    found = dict(zip(RESOURCES, numbers, strict=True)) | {"any": any_units}
    return {key: value for key, value in found.items() if value}


def given(effect: Effect) -> dict[str, int]:
    crew_cards = {"crew_deck": effect.crew_deck, "crew_cantina": effect.crew_cantina}
    return amounts(effect.gain, effect.gain_any) | {key: value for key, value in crew_cards.items() if value}


def paid(effect: Effect) -> dict[str, int]:
    return amounts(effect.pay, effect.pay_any)


def face(edge: Edge) -> tuple[object, ...]:
    return edge.on, tuple(paid(edge.effect).items()), tuple(given(edge.effect).items())


def edges() -> list[Edge]:
    return [edge for card in PACK.crew for edge in (card.upper, card.lower)]


def resources_in(effect: Effect) -> int:
    return sum(effect.gain) + effect.gain_any


# --- the list of components


def test_the_cards_of_the_box():
    assert (len(PACK.crew), len(PACK.survivors), len(PACK.planets), len(PACK.automa)) == (33, 15, 8, 10)


def test_ids_are_different_and_the_pack_is_read_once():
    ids = [planet.id for planet in PACK.planets] + [card.id for card in PACK.crew]
    ids += [survivor.id for survivor in PACK.survivors] + [card.id for card in PACK.automa]
    assert len(set(ids)) == 8 + 33 + 15 + 10
    assert [planet.index for planet in PACK.planets] == list(range(8))
    assert [card.index for card in PACK.crew] == list(range(33))
    assert [survivor.index for survivor in PACK.survivors] == list(range(15))
    assert [card.index for card in PACK.automa] == list(range(10))
    assert shipped_pack() is PACK


def test_ids_are_in_the_order_of_the_file():
    assert [planet.id for planet in PACK.planets] == [entry["id"] for entry in RAW["planet"]]
    assert [card.id for card in PACK.crew] == [entry["id"] for entry in RAW["crew"]]
    assert [card.id for card in PACK.automa] == [f"automa-{number}" for number in range(1, 11)]


def test_the_numbers_of_the_rules():
    rulebook = {
        "capacity": 4,
        "capacity_upgraded": 6,
        "row": 3,
        "plays": 2,
        "plays_at_portal": 1,
        "cantina": 3,
        "deal": 3,
        "keep": 2,
        "start_resources": 2,
        "survivors_held": 3,
        "movement": 2,
        "movement_step": 2,
        "terraform_base": 2,
        "first_bonus": 3,
        "second_bonus": 1,
        "outpost_unlocked_vp": 5,
        "outpost_placed_vp": 2,
        "planets_to_end": 3,
        "planets_to_end_long": 4,
        "automa_pool": 2,
    }
    assert PACK.numbers == rulebook | {"most_rounds": 500}
    assert list(PACK.numbers) == NUMBERS


def test_everything_says_where_it_comes_from():
    entries = [RAW["portal"], RAW["settled"], RAW["automa_ark"]]
    for section in ("planet", "crew", "survivor", "automa", "upgrade", "colony", "level"):
        entries += RAW[section]
    assert len(entries) == 3 + 8 + 33 + 15 + 10 + 8 + 8 + 6
    assert all(entry["origin"] in ORIGINS for entry in entries)


def test_what_the_rulebook_shows():
    """The tables are the rulebook's; of the cards it shows a few, and those only in part."""
    assert [planet.id for planet in PACK.planets if planet.origin == "rulebook"] == ["ossa", "elpis", "keyl"]
    known = [card.id for card in PACK.crew if card.origin == "rulebook"]
    assert known == ["salvage-engineer", "chief-cyberneticist", "relief-captain"]
    assert {survivor.origin for survivor in PACK.survivors} == {"ours"}
    assert [card.id for card in PACK.automa if card.origin == "rulebook"] == ["automa-1", "automa-2"]
    assert {upgrade.origin for upgrade in PACK.upgrades} == {"rulebook"}
    assert {colony.origin for colony in PACK.colonies} == {"rulebook"}


# --- planets


def test_three_red_three_green_and_two_blue_planets():
    assert Counter(planet.colour for planet in PACK.planets) == {"red": 3, "green": 3, "blue": 2}


def test_one_planet_of_each_colour_is_there_from_the_start():
    assert sorted(planet.colour for planet in PACK.planets if planet.starting) == ["blue", "green", "red"]


def test_the_automa_can_raise_minerals_wherever_it_discovers():
    discovered = [planet for planet in PACK.planets if not planet.starting]
    assert len(discovered) == 5
    assert all(planet.tracks[RESOURCES.index("minerals")] for planet in discovered)


def test_terraform_tracks():
    """Seven to ten levels in all, and no resource that is not needed somewhere."""
    assert all(7 <= sum(planet.tracks) <= 10 for planet in PACK.planets)
    assert all(most <= 3 for planet in PACK.planets for most in planet.tracks)
    assert all(any(planet.tracks[kind] for planet in PACK.planets) for kind in range(4))


def test_the_red_planet_of_the_examples():
    """Gathering gives 1 workforce; contributions 6 + 2 + 2 complete it; it needs biomass and technology."""
    ossa = planet("ossa")
    assert ossa.colour == "red"
    assert given(ossa.gather) == {"workforce": 1}
    assert sum(ossa.tracks) == 6 + 2 + 2
    assert {"biomass", "technology"} <= set(amounts(ossa.tracks))


def test_the_green_planet_of_the_outpost_example():
    elpis = planet("elpis")
    assert elpis.colour == "green"
    assert given(elpis.gather) == {"biomass": 1, "workforce": 1}


def test_a_terraformed_planet_gives_more():
    for card in PACK.planets:
        before, after = given(card.gather), given(card.gather_terraformed)
        assert all(after.get(what, 0) >= n for what, n in before.items()), card.id
        assert sum(after.values()) == sum(before.values()) + 1, card.id


def test_moons_and_stations_give_one_resource():
    """Only the first station, of red Ossa, has a crew member waiting."""
    for card in PACK.planets:
        assert resources_in(card.moon) == resources_in(card.station) == 1, card.id
        assert card.moon.crew_deck == 0, card.id
        assert card.station.crew_deck == (card.id == "ossa"), card.id


def test_every_place_of_a_card_serves_one_edge():
    for card in PACK.planets:
        assert sorted(card.edges) == sorted(PLACES)


def test_each_place_serves_each_edge_on_two_cards():
    """Four rotations of one pattern: no direction is better than another."""
    for side in range(4):
        assert Counter(card.edges[side] for card in PACK.planets) == dict.fromkeys(PLACES, 2)


def test_no_two_planets_are_equal():
    faces = [
        (tuple(card.tracks), *[tuple(given(effect).items()) for effect in (card.gather, card.moon, card.station)])
        for card in PACK.planets
    ]
    assert len(set(faces)) == 8


def test_the_portal_gives_a_resource_of_ones_choice_and_a_crew_card():
    assert given(PACK.portal) == {"any": 1, "crew_deck": 1}


# --- crew


def test_specialists():
    assert Counter(card.specialist for card in PACK.crew) == {
        "engineer": 3,
        "red-leader": 10,
        "green-leader": 10,
        "blue-leader": 10,
    }


def test_engineers_say_so_in_their_names():
    assert [card.id.endswith("-engineer") for card in PACK.crew] == [
        card.specialist == "engineer" for card in PACK.crew
    ]


def test_colours_of_the_edges():
    assert Counter(edge.on for edge in edges()) == {"red": 16, "green": 16, "blue": 16, "orbit": 18}


def test_no_card_works_twice_in_one_place():
    assert all(card.upper.on != card.lower.on for card in PACK.crew)


def test_each_pair_of_edges_comes_two_or_three_times():
    pairs = Counter((card.upper.on, card.lower.on) for card in PACK.crew)
    assert all(pairs[one, other] in (2, 3) for one in ON for other in ON if one != other)


def test_all_crew_cards_are_different():
    faces = [(card.specialist, face(card.upper), face(card.lower)) for card in PACK.crew]
    assert len(set(faces)) == 33


def test_the_crew_card_of_the_action_examples():
    card = crew("salvage-engineer")
    assert (card.upper.on, paid(card.upper.effect), given(card.upper.effect)) == ("orbit", {}, {"any": 1})
    assert card.lower.on == "red"
    assert paid(card.lower.effect) == {"any": 1}
    assert given(card.lower.effect) == {"technology": 2, "crew_deck": 1}


def test_the_crew_card_that_is_played_twice():
    card = crew("chief-cyberneticist")
    assert (card.upper.on, card.lower.on) == ("red", "green")
    assert paid(card.lower.effect) == {"technology": 1}
    assert given(card.lower.effect) == {"workforce": 2, "minerals": 1, "crew_deck": 1}


def test_the_crew_card_of_the_capacity_example():
    card = crew("relief-captain")
    assert card.lower.on == "green"
    assert paid(card.lower.effect) == {}
    assert given(card.lower.effect)["biomass"] >= 2


def test_lower_edges_are_worth_more_than_upper_ones():
    """They wait until a card is moved up: two things more than they cost, and three on a card of the rulebook."""

    def net(edge: Edge) -> int:
        return sum(given(edge.effect).values()) - sum(paid(edge.effect).values())

    assert Counter(net(card.upper) for card in PACK.crew) == {1: 32, 2: 1}
    assert [card.id for card in PACK.crew if net(card.lower) == 3] == ["chief-cyberneticist"]
    assert {net(card.lower) for card in PACK.crew} == {2, 3}


def test_crew_edges_use_every_kind_of_effect():
    effects = [edge.effect for edge in edges()]
    for kind in range(4):
        assert any(effect.pay[kind] for effect in effects), RESOURCES[kind]
        assert any(effect.gain[kind] for effect in effects), RESOURCES[kind]
    assert any(effect.pay_any for effect in effects)
    assert any(effect.gain_any for effect in effects)
    assert any(effect.crew_deck for effect in effects)
    assert any(effect.crew_cantina for effect in effects)


# --- survivors


def test_five_survivors_of_each_colour():
    assert Counter(survivor.colour for survivor in PACK.survivors) == {"red": 5, "green": 5, "blue": 5}


def test_survivors_give_four_resources_or_three_of_choice():
    for survivor in PACK.survivors:
        gained = given(survivor.effect)
        assert gained == {"any": 3} or resources_in(survivor.effect) == 4, survivor.id
        assert paid(survivor.effect) == {}
    assert Counter(survivor.colour for survivor in PACK.survivors if survivor.effect.gain_any) == dict.fromkeys(
        COLOURS, 1
    )


def test_points_for_settled_survivors():
    assert PACK.survivor_points == [5, 12, 20, 30, 40]


# --- upgrades and colonies


@pytest.mark.parametrize(
    ("upgrade_id", "engineer", "cost"),
    [
        ("robotics", True, {"technology": 2}),
        ("biodome", True, {"biomass": 2}),
        ("space-mining", True, {"minerals": 2}),
        ("cargo-holds", False, {"workforce": 1}),
        ("scouting-vehicles", False, {"workforce": 1}),
        ("leisure-facilities", True, {"workforce": 1}),
        ("mining-vehicles", False, {"minerals": 1}),
        ("engines", True, {"workforce": 1, "technology": 1}),
    ],
)
def test_costs_of_upgrades(upgrade_id: str, engineer: bool, cost: dict[str, int]):
    upgrade = PACK.upgrades[UPGRADES.index(upgrade_id)]
    assert (upgrade.id, upgrade.engineer, amounts(upgrade.cost)) == (upgrade_id, engineer, cost)


def test_costs_and_points_of_colonies():
    """Leaders of the planet's colour, engineers, any leaders, any resources, points."""
    table = [(row.of_colour, row.engineers, row.leaders, row.resources, row.vp) for row in PACK.colonies]
    assert table == [
        (0, 1, 1, 0, 2),
        (0, 1, 1, 1, 5),
        (1, 1, 1, 0, 9),
        (1, 1, 1, 1, 14),
        (1, 1, 1, 2, 20),
        (1, 1, 1, 3, 27),
        (1, 1, 1, 4, 35),
        (2, 1, 1, 5, 45),
    ]


# --- the Automa


def test_the_order_of_the_automas_upgrades():
    """Six fields; the example names the third."""
    assert len(PACK.automa_upgrades) == len(set(PACK.automa_upgrades)) == 6
    assert PACK.automa_upgrades[2] == "space-mining"
    assert set(UPGRADES) - set(PACK.automa_upgrades) == {"scouting-vehicles", "engines"}


def test_both_pairs_are_on_the_automas_ark():
    pairs = {"biodome", "leisure-facilities", "space-mining", "mining-vehicles"}
    assert pairs < set(PACK.automa_upgrades)


def test_levels_of_the_automa():
    table = [(level.id, level.upgrade_points, level.start_colony, level.start_resources) for level in PACK.levels]
    assert table == [
        ("easy", [0, 1, 3, 6, 11, 15], False, 0),
        ("easy-plus", [0, 1, 3, 6, 11, 15], True, 0),
        ("medium", [0, 2, 5, 10, 17, 25], True, 0),
        ("medium-plus", [0, 2, 5, 10, 17, 25], True, 1),
        ("hard", [0, 5, 10, 15, 22, 30], True, 0),
        ("hard-plus", [0, 5, 10, 15, 22, 30], True, 2),
    ]
    assert [level.id for level in PACK.levels] == LEVELS


def test_the_automa_card_of_the_turn():
    """Terraform, something with a 1, a colony or a trading outpost."""
    does = [line.does for line in PACK.automa[0].lines]
    assert does == ["move", "terraform", "crew", "colony-or-outpost"]
    assert PACK.automa[0].lines[2].cards == 1


def test_the_automa_card_of_the_jump():
    move = PACK.automa[1].lines[0]
    assert (move.does, move.direction, move.jump, move.goal) == ("move", "clockwise", True, "to-terraform")
    assert "terraform" in [line.does for line in PACK.automa[1].lines]


def test_every_automa_card_moves_once():
    moves = [[line for line in card.lines if line.does == "move"] for card in PACK.automa]
    assert [len(found) for found in moves] == [1] * 10
    assert Counter(found[0].goal for found in moves) == {"to-terraform": 4, "no-colony": 3, "discovery": 3}
    assert Counter(found[0].direction for found in moves) == dict.fromkeys(TURNS, 5)
    assert Counter(found[0].jump for found in moves) == {False: 6, True: 4}


def test_the_automa_cards_use_every_line_and_goal():
    lines = [line for card in PACK.automa for line in card.lines]
    assert {line.does for line in lines} == set(LINES)
    assert {line.goal for line in lines} == {*GOALS, ""}
    assert all(4 <= len(card.lines) <= 5 for card in PACK.automa)


def test_no_two_automa_cards_are_equal():
    faces = [str(entry["lines"]) for entry in RAW["automa"]]
    assert all(one != other for one, other in combinations(faces, 2))
