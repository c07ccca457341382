"""What a position of Alien Artifacts promises with learned weights: the traits, and how weights change with time."""

from itertools import pairwise
from typing import Any

import pytest

from galaktyka.bots import find_bot
from galaktyka.bots.search import SearchBot, mind_of
from galaktyka.games.artifacts.bots.judgement import RULES_OF_THUMB, TRAITS, hoped, promised, traits
from galaktyka.games.artifacts.bots.learned import MOMENTS, WEIGHTS
from galaktyka.games.artifacts.bots.lore import Taste, lore_of
from galaktyka.games.artifacts.bots.situation import Appraisal
from tests.games.artifacts.scenario import scenario
from tests.laws.tables import TABLES, position


def appraisal(left: int = 100, **own: Any) -> Appraisal:
    """The situation of the first player, with so many tenths of turns left."""
    state = scenario(faction="clone-clans", **own).state
    a = Appraisal(state, 0, lore_of(state.box), Taste())
    a.left = left
    return a


def worth_of_an_artifact(left: int) -> float:
    """What one artifact more promises, with so much time left."""
    return promised(appraisal(left, artifacts=["second-dawn"])) - promised(appraisal(left))


def test_every_trait_has_a_number_and_a_weight_for_every_moment():
    assert len(traits(appraisal())) == len(TRAITS) == len(WEIGHTS)
    assert {len(weights) for weights in WEIGHTS} == {len(MOMENTS)}
    assert sorted(set(MOMENTS)) == MOMENTS


def test_traits_are_what_lies_there():
    a = appraisal(
        credits=7,
        vp=4,
        projects={"counting-house": ["r01a"]},
        empire={"baroque": {"side": "operational", "tokens": 2}, "calcine": {"side": "logistical"}},
        artifacts=["second-dawn"],
    )
    found = dict(zip(TRAITS, traits(a), strict=True))
    own = ("credits", "track", "empire", "artifacts", "tokens", "plans", "stored", "project/ship", "attached/ship")
    assert [found[trait] for trait in own] == [7, 4, 2, 1, 2, 0, 0, 1, 3]
    # A blockaded ship is no operational ship, but the next one costs 1 more for it: 5 + 1, and 2 less for Calcine.
    assert [found["operational/ship"], found["logistical/planet"], found["kind/planet/extermination"]] == [0, 1, 1]
    assert [found["cost/ship"], found["cost/planet"], found["limit/ship"]] == [4, 6, 2]


def test_at_a_moment_a_trait_is_worth_its_weight_and_between_two_it_goes_over():
    weights = WEIGHTS[TRAITS.index("artifacts")]
    for moment, weight in zip(MOMENTS, weights, strict=True):
        assert worth_of_an_artifact(moment) == pytest.approx(weight)
    for (early, low), (late, high) in pairwise(zip(MOMENTS, weights, strict=True)):
        assert worth_of_an_artifact((early + late) // 2) == pytest.approx((low + high) / 2)
    assert worth_of_an_artifact(MOMENTS[-1] + 50) == pytest.approx(weights[-1])


def test_having_an_artifact_is_worth_something_to_who_has_learned():
    # It is played for nothing: whatever was learned, it must not count against its owner.
    assert all(weight > 0 for weight in WEIGHTS[TRAITS.index("artifacts")])


def test_rules_of_thumb_count_the_hopes_alone():
    assert hoped(appraisal(artifacts=["second-dawn"])) == hoped(appraisal())
    richer, poorer = appraisal(credits=9), appraisal(credits=3)
    gain = traits(richer)[0] - traits(poorer)[0]
    assert gain > 0
    assert hoped(richer) - hoped(poorer) == pytest.approx(gain * RULES_OF_THUMB[0])


def test_the_master_judges_by_what_was_learned_and_the_others_by_rules_of_thumb():
    minds = {}
    for name in ("adept", "expert", "master"):
        bot = find_bot(f"classic-{name}", "artifacts", 1)
        assert isinstance(bot, SearchBot)
        minds[name] = bot.mind
    assert minds == {
        "adept": mind_of("artifacts"),
        "expert": mind_of("artifacts"),
        "master": mind_of("artifacts", learned=True),
    }
    table = next(table for table in TABLES if table.key == "artifacts" and table.seats == 2)
    state = position(table, 3, 60)
    assert minds["master"].lead(state, 0) != minds["expert"].lead(state, 0)
