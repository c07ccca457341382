"""ROZWÓJ TECHNOLOGII."""

from typing import Any

import pytest

from tests.games.frontiers.rules.table import (
    QUIET,
    bonuses,
    twin,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

# Eight small technologies without a keyword in common, and large ones: for filling spaces.
SMALL = [
    "space-marines", "contact-specialist", "consumer-markets", "mining-industry", "rich-economy", "public-endowment",
    "colony-transports", "prefabricated-habitats", "vanguard-expedition", "customs-bureau",
]  # fmt: skip
NEIGHBOUR = {"colonies": ["bastion-of-kesh"], "credits": 1}


def developing(chooser: int = 0, credits: int = 5, **rest: Any) -> Scenario:
    return scenario(action="develop", chooser=chooser, colonies=[QUIET], credits=credits, others=(NEIGHBOUR,), **rest)


@proves("frontiers.develop.one", "frontiers.develop.pass")
def test_one_technology_or_none():
    table = developing()
    assert table.legal(0)[0] == "pass"
    assert twin(table).play("pass").technologies(0) == []
    table.play("buy space-marines")
    assert table.technologies(0) == ["space-marines"]
    assert table.question(0) != "buy"


@proves("frontiers.develop.cost", "frontiers.develop.bonus")
def test_the_cost_is_paid_and_the_chooser_pays_one_less():
    table = developing(chooser=1, credits=4, track=[1, 0, 1, 0]).play("pass", 1)
    assert twin(table).play("buy development-bonds").credits(0) == 0  # cost 4
    reason = table.why_not("buy drop-ships", 0)  # cost 5
    assert reason is not None
    assert (reason.values["need"], reason.values["have"]) == (5, 4)
    table = developing(chooser=0, credits=4)
    assert twin(table).play("buy development-bonds").credits(0) == 1
    assert table.play("buy drop-ships").credits(0) == 0


@proves("frontiers.develop.floor", "frontiers.powers.cost-floor")
def test_a_cost_never_falls_below_zero():
    # Cost 2, with the bonus 1, Development Bonds 1 and Technocratic Union 1: three less than two.
    table = developing(credits=0, technologies=["development-bonds", "technocratic-union"])
    table.play("buy contact-specialist")
    assert table.credits(0) == 0
    assert table.technologies(0) == ["development-bonds", "technocratic-union", "contact-specialist"]


@proves("frontiers.develop.no-duplicates")
def test_nobody_buys_the_same_technology_twice():
    others = (NEIGHBOUR, {"colonies": ["seedship-haven"]})
    table = scenario(
        action="develop", colonies=[QUIET], credits=9, technologies=["space-marines"], others=others, track=[0, 1, 2]
    )
    assert view(table)["technologies"]["space-marines"] == 1  # one of two is left
    assert "buy space-marines" not in table.legal(0)
    assert table.why_not("buy space-marines", 0) is not None
    assert "buy colony-transports" in table.legal(0)


@proves("frontiers.develop.in-order", "frontiers.limits.strict-order")
def test_the_last_copy_goes_to_who_comes_first():
    others = ({"colonies": ["bastion-of-kesh"], "credits": 9}, {"colonies": ["seedship-haven"], "credits": 9})
    table = scenario(action="develop", chooser=1, colonies=[QUIET], credits=9, others=others, track=[0, 1, 2])
    assert table.state.deciders() == [1]
    table.play("buy order-of-arms", 1)
    assert table.state.deciders() == [2]
    assert "buy order-of-arms" not in table.legal(2)
    table.play("buy space-marines", 2)
    assert "buy space-marines" in table.legal(0)  # the second copy of three players
    assert "order-of-arms" not in view(table)["technologies"] or view(table)["technologies"]["order-of-arms"] == 0


@proves("frontiers.develop.two-spaces", "frontiers.develop.rearrange")
def test_large_technologies_cover_two_spaces():
    table = developing(technologies=["space-marines", "order-of-arms", "colony-transports", "technocratic-union"])
    assert view(table)["players"][0]["spaces"] == 1 + 2 + 1 + 2  # in whatever order they came
    table.play("buy consumer-markets")
    assert view(table)["players"][0]["spaces"] == 7


@proves("frontiers.develop.red-zone", "frontiers.end.technologies")
def test_ten_spaces_are_no_end_but_the_eleventh_is():
    table = developing(credits=9, technologies=SMALL[:9])
    table.play("buy customs-bureau")
    assert view(table)["players"][0]["spaces"] == 10
    assert view(table)["ends"] == []
    table = developing(credits=9, technologies=SMALL[:10])
    table.play("buy development-bonds")
    assert view(table)["players"][0]["spaces"] == 11
    assert view(table)["ends"] == ["technologies"]


@proves("frontiers.develop.red-zone", "frontiers.read.nine-and-a-large-one", "frontiers.end.technologies")
def test_with_nine_spaces_covered_a_large_technology_reaches_into_the_end_zone():
    table = developing(credits=9, technologies=SMALL[:9])
    table.play("buy order-of-arms")
    assert view(table)["players"][0]["spaces"] == 11
    assert view(table)["ends"] == ["technologies"]


@proves("frontiers.develop.red-zone", "frontiers.end.technologies")
def test_with_ten_spaces_covered_a_large_technology_lies_in_the_end_zone():
    table = developing(credits=9, technologies=SMALL[:10])
    table.play("buy order-of-arms")
    assert view(table)["players"][0]["spaces"] == 12
    assert view(table)["ends"] == ["technologies"]


@proves("frontiers.develop.points")
@pytest.mark.parametrize(("technologies", "points"), [(["space-marines"], 1), (["drop-ships", "consumer-markets"], 4)])
def test_technologies_are_worth_their_points(technologies: list[str], points: int):
    alone = scenario(action=None, colonies=[QUIET]).points(0)
    table = scenario(action=None, colonies=[QUIET], technologies=technologies)
    assert table.points(0) - alone == points


@proves("frontiers.develop.question-mark")
def test_a_technology_of_cost_nine_counts_what_its_text_says():
    # Technocratic Union: 1 for each technology, itself included.
    alone = scenario(action=None, colonies=[QUIET]).points(0)
    table = scenario(action=None, colonies=[QUIET], technologies=["technocratic-union", "space-marines"])
    assert table.points(0) - alone == 1 + 1 + 1  # Space Marines are worth 1 themselves
    items = {(item.kind, item.card): item.points for item in table.state.scores()[0].items}
    assert items["bonus", "technocratic-union"] == 2
    assert items.get(("tile", "technocratic-union"), 0) == 0


@proves("frontiers.develop.each-for-itself")
def test_one_colony_counts_for_every_question_mark():
    # Choir of Minds is a genes planet, a military planet and an Uplift planet.
    technologies = ["pan-galactic-league", "homestead-charter"]
    table = scenario(action=None, colonies=[QUIET, "choir-of-minds"], technologies=technologies)
    assert bonuses(table)["pan-galactic-league"] == 2  # a genes planet
    assert bonuses(table)["homestead-charter"] == 1 + 1  # two colonies
    assert bonuses(table)["choir-of-minds"] == 1  # itself
