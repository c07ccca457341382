"""When something hidden comes to light: from there on a player cannot take a move back.

Hidden are the bag, the stack of goals and one goal. Everything else is open, so most moves reveal nothing.
"""

from collections.abc import Callable
from typing import Any

import pytest

from galaktyka.games.frontiers.game import GAME
from tests.games.frontiers.scenario import Scenario, scenario

GOALS = [goal.id for goal in GAME.box.pack.goals]
PLANETS = [tile.id for tile in GAME.box.pack.tiles if tile.planet]
FEW = ["comet-zone", "spice-world", "toymaker-moon"]
PIONEERS = ({"colonies": ["homesteading-pioneers"]},)
OVERFULL = [planet for planet in PLANETS if GAME.box.pack.tile(planet).colonists == 2][:10]


def settling(**fields: Any) -> Scenario:
    fields = {"discovered": ["comet-zone", "spice-world"], "credits": 9, "colonists": 3, **fields}
    return scenario("settle", **fields)


def selling(**fields: Any) -> Scenario:
    colonies = ("old-earth", "comet-zone", "spice-world", "toymaker-moon")
    return scenario("sell", colonies=colonies, goods=colonies[1:], others=PIONEERS, **fields)


Story = tuple[Callable[[], Scenario], str]

REVEALS: dict[str, Story] = {
    "the planets on display": (scenario, "choose explore"),
    "a planet drawn after settling": (lambda: settling(technologies=["terraforming-robots"]), "settle comet-zone"),
    "the goals on top of the stack": (lambda: scenario(goal_stack=GOALS), "choose review-goals"),
    "a goal turned up before its time": (
        lambda: scenario(hidden_goal=("exploration", 0)).play("choose develop"),
        "reveal",
    ),
    "the goal that lay face down until now": (
        lambda: scenario("review-goals", hidden_goal=("diversity", 1)).play("keep civil-service"),
        "bottom faction-tolerance",
    ),
    "the display after passing on a goal": (
        lambda: scenario(hidden_goal=("exploration", 0)).play("choose explore"),
        "pass",
    ),
    "the end of the game": (
        lambda: scenario(chooser=1, track=[0, 1, 0, 1], picking=3, ends=["points"]),
        "choose isolation",
    ),
}
REVEALS_NOTHING: dict[str, Story] = {
    "an action tile": (scenario, "choose develop"),
    "an action tile that another goal waits for": (
        lambda: scenario(hidden_goal=("exploration", 1)),
        "choose explore",
    ),
    "passing on a goal": (lambda: scenario(hidden_goal=("exploration", 0)).play("choose develop"), "pass"),
    "passing on a goal that could not be turned up": (
        lambda: scenario(hidden_goal=("diversity", 0)).play("choose develop"),
        "pass",
    ),
    "the first goal kept": (lambda: scenario("review-goals"), "keep civil-service"),
    "a goal at the bottom": (
        lambda: scenario("review-goals").play("keep civil-service"),
        "bottom faction-tolerance",
    ),
    "a planet from the display": (
        lambda: scenario("explore", bag=FEW, others=({"discovered": [p for p in PLANETS if p not in FEW]},)),
        "discover comet-zone",
    ),
    "colonists": (settling, "colonists"),
    "a planet settled": (settling, "settle comet-zone"),
    "a technology": (lambda: scenario("develop", credits=9), "buy space-marines"),
    "a planet returned": (lambda: settling(discovered=OVERFULL, colonists=0), f"return {OVERFULL[0]}"),
    "a planet stored": (
        lambda: settling(discovered=OVERFULL, colonists=0, goals_up=["exploration"]),
        f"store {OVERFULL[0]}",
    ),
    "a good sold": (selling, "sell comet-zone"),
    "credits stored": (lambda: selling(goals_up=["sales-tax"]).play("sell comet-zone"), "tax 1"),
    "a power used": (lambda: selling().play("pass"), "consume toymaker-moon"),
    "a good discarded": (lambda: selling().play("pass, consume toymaker-moon"), "spend comet-zone"),
    "a good stored": (
        lambda: scenario("produce", colonies=("old-earth", "comet-zone"), goals_up=["resource-stockpile"]),
        "stock comet-zone",
    ),
}


@pytest.mark.parametrize("story", REVEALS)
def test_something_comes_to_light(story: str):
    position, notation = REVEALS[story]
    table = position()
    before = table.state.revelations()
    table.play(notation, table.state.deciders()[0])
    assert table.state.revelations() > before


@pytest.mark.parametrize("story", REVEALS_NOTHING)
def test_nothing_comes_to_light(story: str):
    position, notation = REVEALS_NOTHING[story]
    table = position()
    before = table.state.revelations()
    table.play(notation, table.state.deciders()[0])
    assert table.state.revelations() == before


def test_a_planet_drawn_after_exploring_comes_to_light():
    """The chooser's second planet is the last on display; then Survey Team draws from the bag."""
    table = scenario("explore", technologies=["survey-team"], others=PIONEERS)
    table.play(table.legal(0)[0], 0).play(table.legal(1)[0], 1)
    before = table.state.revelations()
    table.play(table.legal(0)[0], 0)
    assert table.state.revelations() == before + 1
    assert len(table.discovered(0)) == 3
