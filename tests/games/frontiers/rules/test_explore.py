"""ODKRYWANIE."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.frontiers.rules.table import (
    QUIET,
    all_but,
    bag,
    planets,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

HOME = "bastion-of-kesh"
NEIGHBOURS = ({"colonies": ["seedship-haven"]}, {"colonies": ["silent-vault"]})
# Planets without powers, to fill empires with.
DULL = ["otterkin-burrows", "feathered-parliament", "tusked-nomads", "artist-settlement", "basalt-quarries",
        "singing-reef", "gene-gardens", "computronium-spires", "automaton-bastion"]  # fmt: skip


def exploring(chooser: int = 0, colonies: tuple[str, ...] = (HOME,), bag: Sequence[str] = (), **rest: Any) -> Scenario:
    """Three players in the order 0, 1, 2; if the bag is given the last of them has discovered all other planets."""
    hoard = all_but(*bag, *colonies) if bag else []
    others = (NEIGHBOURS[0], {**NEIGHBOURS[1], "discovered": hoard})
    return scenario(action="explore", chooser=chooser, colonies=colonies, others=others, track=[0, 1, 2], **rest)


def take_first(table: Scenario, seat: int) -> str:
    """Discover the first planet of the display."""
    planet: str = view(table)["display"][0]
    table.play(f"discover {planet}", seat)
    return planet


@proves("frontiers.explore.seven")
def test_seven_planets_are_shown_to_all():
    table = exploring()
    display = view(table)["display"]
    assert len(display) == 7
    assert len(bag(table)) == 60 - 7
    assert set(bag(table)) | set(display) == set(planets())
    assert [view(table, seat)["display"] for seat in (0, 1, 2)] == [display] * 3
    assert table.legal(0) == [f"discover {planet}" for planet in display]
    others = {tuple(view(scenario(action=None, seed=seed).play("choose explore"))["display"]) for seed in range(5)}
    assert len(others) == 5  # at random


@proves("frontiers.explore.one-each", "frontiers.explore.compulsory", "frontiers.limits.strict-order")
def test_everybody_takes_one_from_the_chooser_on():
    table = exploring(chooser=1)
    for seat in (1, 2, 0):
        assert table.state.deciders() == [seat]
        assert all(notation.startswith("discover ") for notation in table.legal(seat))
        planet = take_first(table, seat)
        assert table.discovered(seat) == [planet]


@proves("frontiers.explore.bonus", "frontiers.explore.rest-back")
def test_the_chooser_takes_a_second_when_all_have_one():
    table = exploring(chooser=1)
    taken = [take_first(table, seat) for seat in (1, 2, 0)]
    assert table.state.deciders() == [1]
    assert len(table.legal(1)) == 4
    taken.append(take_first(table, 1))
    assert len(table.discovered(1)) == 2
    assert [len(table.discovered(seat)) for seat in (0, 2)] == [1, 1]
    assert table.phase() == "pick"
    assert view(table)["display"] == []
    assert sorted(bag(table)) == sorted(set(planets()) - set(taken))


@proves("frontiers.explore.not-a-colony", "frontiers.explore.asleep", "frontiers.score.discovered-planets")
def test_a_discovered_planet_is_no_colony_and_sleeps():
    # Rebel Shipyards: 3 points and strength 2; Cradle of the Rebellion would count itself.
    asleep = ["rebel-shipyards", "cradle-of-the-rebellion", "silent-listening-post"]
    table = scenario(action=None, colonies=[QUIET], discovered=asleep)
    assert table.colonies(0) == [QUIET]
    assert table.points(0) == scenario(action=None, colonies=[QUIET]).points(0) == 7
    assert view(table)["players"][0]["strength"] == 0
    table.play("choose explore")
    for seat in (0, 1, 0):
        take_first(table, seat)
    assert len(table.discovered(0)) == 3 + 2  # Silent Listening Post draws nothing


# ------------------------------------------------------------------ further planets


@proves("frontiers.explore.powers-after-pick", "frontiers.list.explore-draw")
def test_survey_team_draws_after_its_owners_pick():
    table = exploring(chooser=1, faces=["survey-team"], technologies=["survey-team"])
    take_first(table, 1)
    take_first(table, 2)
    assert table.discovered(0) == []  # not before the own pick
    planet = take_first(table, 0)
    assert len(table.discovered(0)) == 2
    assert planet in table.discovered(0)
    assert table.state.deciders() == [1]  # the second pick of the chooser comes later


@proves("frontiers.explore.powers-after-both")
def test_the_choosers_survey_team_waits_for_both_picks():
    table = exploring(faces=["survey-team"], technologies=["survey-team"])
    take_first(table, 0)
    assert len(table.discovered(0)) == 1
    take_first(table, 1)
    take_first(table, 2)
    assert len(table.discovered(0)) == 1
    take_first(table, 0)
    assert len(table.discovered(0)) == 3


@proves("frontiers.explore.powers-before-return")
def test_what_is_drawn_is_never_one_of_those_on_display():
    # Twelve planets are left in the bag: seven are shown, five can be drawn.
    left = planets()[:12]
    for seed in range(12):
        table = exploring(faces=["survey-team"], technologies=["survey-team"], bag=left, seed=seed)
        display = set(view(table)["display"])
        for seat in (0, 1, 2, 0):
            take_first(table, seat)
        assert len(set(table.discovered(0)) - display) == 1


# ------------------------------------------------------------------ nine planets


@proves("frontiers.explore.limit", "frontiers.explore.limit-example", "frontiers.explore.surplus")
def test_four_colonies_and_six_discovered_planets_are_one_too_many():
    colonies = (HOME, *DULL[:3])
    table = exploring(colonies=colonies, discovered=DULL[3:7])
    for seat in (0, 1, 2, 0):
        take_first(table, seat)
    assert len(table.colonies(0)) + len(table.discovered(0)) == 10
    assert table.question(0) == "return"
    assert table.legal(0) == [f"return {planet}" for planet in table.discovered(0)]  # old and new ones, no colony
    table.play(f"return {DULL[3]}")
    assert DULL[3] in bag(table)
    assert len(table.discovered(0)) == 5
    assert table.colonies(0) == list(colonies)
    assert table.phase() == "pick"


@proves("frontiers.explore.only-surplus")
@pytest.mark.parametrize("before", [2, 3])
def test_up_to_nine_nothing_goes_back(before: int):
    table = exploring(colonies=(HOME, *DULL[:3]), discovered=DULL[3 : 3 + before])
    for seat in (0, 1, 2, 0):
        take_first(table, seat)
    assert len(table.discovered(0)) == before + 2
    assert table.phase() == "pick"


@proves("frontiers.explore.limit")
def test_the_limit_holds_only_at_the_end_of_the_action():
    table = exploring(chooser=1, colonies=(HOME, *DULL[:3]), discovered=DULL[3:8])  # nine
    take_first(table, 1)
    take_first(table, 2)
    take_first(table, 0)
    assert len(table.discovered(0)) == 6
    assert table.state.deciders() == [1]
    take_first(table, 1)
    assert table.state.deciders() == [0]
    assert table.question(0) == "return"


# ------------------------------------------------------------------ an empty bag


@proves("frontiers.read.late-explorers", "frontiers.goals.running-short", "frontiers.limits.the-rest")
def test_with_two_planets_left_the_third_player_gets_none():
    left = ["comet-zone", "spice-world"]
    table = exploring(bag=left)
    assert view(table)["display"] == ["spice-world", "comet-zone"]
    table.play("discover comet-zone", 0)  # Spice World is left to the second, nothing to the third and for the bonus
    assert [table.discovered(seat) for seat in range(2)] == [["comet-zone"], ["spice-world"]]
    assert len(table.discovered(2)) == 58
    assert table.question(2) == "return"  # Explore ends: the hoard is far above nine


@proves("frontiers.read.late-explorers")
def test_explore_powers_work_without_a_planet_to_take():
    # Pilgrim Waystation: a credit in Explore. The bag holds one planet, which the chooser takes.
    left = ["comet-zone"]
    colonies = (HOME, "pilgrim-waystation")
    table = exploring(chooser=1, colonies=colonies, bag=left, credits=0)
    assert table.discovered(1) == left
    assert table.discovered(0) == []
    assert table.credits(0) == 1


@proves("frontiers.read.empty-bag")
def test_an_empty_bag_gives_nothing_to_a_power():
    left = ["comet-zone", "spice-world", "magma-tap", "new-vinland"]
    table = exploring(faces=["survey-team"], technologies=["survey-team"], bag=left)
    table.play("discover comet-zone", 0).play("discover spice-world", 1).play("discover magma-tap", 2)
    assert table.discovered(0) == ["new-vinland", "comet-zone"]  # two picks, and nothing from Survey Team
    assert table.question(2) == "return"
