"""ODKRYCIE PLANETY, PRODUKCJA, ROZWÓJ TECHNOLOGII, BUDOWA STATKU (pp. 9-11): costs, sides, and what arrives."""

import pytest

from galaktyka.games.artifacts.engine.game import ArtifactsGame
from tests.games.artifacts.pack.stories import GAME
from tests.games.artifacts.rules.table import (
    SPARE,
    box_with,
    cannot,
    cost,
    deck,
    discards,
    reason,
    resources_left,
    short_deck,
    table_of,
    view,
)
from tests.games.artifacts.scenario import Scenario
from tests.rules.catalogue import proves

# A hand that pays 5 or 6 green, blue, red and keeps a card.
GREEN = ["r22", "r24", "r16"]
BLUE = ["r06", "r07", "r31"]
RED = ["r01", "r02", SPARE]


# ------------------------------------------------------------------ costs


@proves("artifacts.discover.cost", "artifacts.develop.cost", "artifacts.ship.cost")
def test_five_icons_of_the_own_colour():
    table = table_of(projects=["tern", "peer-review", "sonne"], hand=[SPARE])
    assert [cost(table, card) for card in ("tern", "peer-review", "sonne")] == [5, 5, 5]
    enough = {"discover tern": ["r22", "r33"], "develop peer-review": BLUE[:2], "build sonne": RED[:2]}
    for card, hand in enough.items():  # 5 green, 6 blue, 6 red, and too little of everything else
        able = table_of(projects=["tern", "peer-review", "sonne"], hand=hand)
        assert [action for action in able.legal() if action.split()[0] in ("discover", "develop", "build")] == [card]


@proves("artifacts.discover.more", "artifacts.discover.example")
def test_the_second_planet_costs_six():
    table = table_of(projects=["tern", "peer-review", "sonne"], empire={"pell": "operational"}, hand=[SPARE])
    assert [cost(table, card) for card in ("tern", "peer-review", "sonne")] == [6, 5, 5]


@proves("artifacts.develop.more", "artifacts.develop.example")
def test_the_third_technology_costs_seven():
    empire = {"deep-wells": "logistical", "tug-squadron": "operational"}
    table = table_of(projects=["tern", "peer-review", "sonne"], empire=empire, hand=[SPARE])
    assert [cost(table, card) for card in ("tern", "peer-review", "sonne")] == [5, 7, 5]


@proves("artifacts.ship.more", "artifacts.ship.example")
def test_the_third_ship_costs_seven():
    empire = {"night-ferry": "logistical", "mallet": "operational"}
    table = table_of(projects=["tern", "peer-review", "sonne"], empire=empire, hand=[SPARE])
    assert [cost(table, card) for card in ("tern", "peer-review", "sonne")] == [5, 5, 7]


@proves("artifacts.discover.gutenberg", "artifacts.card.planet-exploration")
def test_gutenberg_costs_three():
    table = table_of(projects=["gutenberg"], empire={"vitruvius-xxi": {}, "mika-1": {}}, hand=["r22", SPARE])
    assert cost(table, "gutenberg") == 3  # 5 + 2 - 4
    table.play("discover gutenberg,logistical")
    assert table.empire()["gutenberg"] == "logistical"


@proves("artifacts.read.gutenberg")
def test_gutenberg_is_an_expansion_planet():
    assert cost(table_of(projects=["peer-review"], empire=["gutenberg"], hand=[SPARE]), "peer-review") == 3


@proves("artifacts.card.planet-expansion", "artifacts.card.planet-extermination", "artifacts.card.planet-exploration")
def test_each_kind_of_planet_makes_one_type_cheaper():
    costs = {}
    for planet in ("tern", "lyceum", "calcine", "jacobus"):
        table = table_of(projects=["mika-1", "peer-review", "sonne"], empire={planet: {}}, hand=[SPARE])
        costs[planet] = [cost(table, card) for card in ("mika-1", "peer-review", "sonne")]
    assert costs == {"tern": [4, 5, 5], "lyceum": [6, 3, 5], "calcine": [6, 5, 3], "jacobus": [6, 5, 5]}


@proves("artifacts.card.two-sides")
def test_an_operational_planet_makes_nothing_cheaper_and_a_logistical_one_produces_nothing():
    table = table_of(projects=["mika-1"], empire={"tern": "operational"}, hand=[SPARE])
    assert cost(table, "mika-1") == 6
    table = table_of(projects=["mika-1"], hand=GREEN).play("discover mika-1,logistical")
    assert table.stored() == {}


@proves("artifacts.read.cost-floor")
def test_building_never_costs_less_than_nothing():
    empire = dict.fromkeys(["calcine", "flandern", "gault"], "logistical")  # 5 - 6
    table = table_of(projects={"mika-1": []}, empire=empire, hand=[SPARE], credits=5, decks={"ship": ["sonne"]})
    table.play("buy ship")
    assert table.question() == "side"  # it costs 0 and completes
    assert cost(table, "sonne") == 0


@proves("artifacts.read.one-project")
def test_one_action_completes_one_project():
    table = table_of(hand=["r01", "r02", "r17", "r21"], projects={"sonne": [], "veto": ["r18a"]})
    table.play("build sonne,pay r01a,pay r02a,logistical")
    assert table.projects() == {"veto": ["r18a"]}
    assert reason(table, "build veto") == "other-question"  # the draw stage


@proves("artifacts.read.one-project")
def test_after_the_action_nothing_more_is_built():
    table = table_of(hand=[*RED, "r17", "r21"], projects=["sonne", "veto"], artifacts=["bright-seed"])
    table.play("build sonne,pay r01a,pay r02a,logistical")
    assert reason(table, "build veto") == "has-acted"


# ------------------------------------------------------------------ planets


def exploited(*revealed: str, planet: str = "tern") -> Scenario:
    """A planet is exploited; these cards come off the deck."""
    table = table_of(hand=GREEN, projects=[planet], deck=[*revealed])
    return table.play(f"discover {planet},operational")


@proves("artifacts.discover.settle")
def test_a_settled_planet_lies_in_the_empire_and_helps_from_now_on():
    table = table_of(hand=GREEN, projects=["tern", "mika-1"]).play("discover tern")
    assert table.legal() == ["logistical", "operational"]
    table.play("logistical")
    assert table.empire() == {"tern": "logistical"}
    assert cost(table, "mika-1") == 4  # 5 + 1 - 2


@proves("artifacts.discover.exploit", "artifacts.card.planet-operational")
def test_an_exploited_planet_produces_three_cards():
    table = exploited("r01", "r03", "r05", "r08")
    assert table.empire() == {"tern": "operational"}
    assert len(table.stored()["tern"]) == 3
    assert resources_left(table)[0] == "r08"


@proves("artifacts.produce.drawn-first")
def test_all_cards_are_drawn_before_any_is_slid_under_the_planet():
    table = exploited("r02", "r20", "r01", "r08")
    assert (view(table)["revealed"], view(table)["drawn"]) == ("r02", ["r20", "r01"])
    assert resources_left(table)[0] == "r08"
    assert table.stored() == {}
    table.play("show a")
    assert table.stored() == {"tern": ["r02a"]}
    assert (view(table)["revealed"], view(table)["drawn"]) == ("r20", ["r01"])


@proves("artifacts.produce.drawn-first", "artifacts.end.reveal-goes-on")
def test_drawn_cards_lie_open_when_the_deck_runs_out_among_them():
    table = short_deck("r02", "r20", hand=GREEN, projects=["tern"]).play("discover tern,operational")
    assert view(table)["marker"] == 1
    assert view(table)["revealed"] == "r02"
    assert view(table)["drawn"][0] == "r20"
    assert {"r02", "r20"}.isdisjoint(resources_left(table) + discards(table))


@proves("artifacts.produce.poorer")
def test_without_a_match_the_poorer_section_shows():
    table = exploited("r01", "r03", "r10")  # 3 red / 2 blue, 3 red / 2 blue, 2 red / 3 blue; no exploration
    assert table.question() == "discard"  # nothing was to choose
    assert table.stored() == {"tern": ["r01b", "r03b", "r10a"]}
    assert table.vp() == 0


@proves("artifacts.produce.equal")
def test_equal_sections_are_a_free_choice():
    table = exploited("r13", "r01", "r03")  # 2 red / 2 blue
    assert table.legal() == ["show a", "show b"]
    assert table.play("show b").stored() == {"tern": ["r13b", "r01b", "r03b"]}
    assert table.vp() == 0


@proves("artifacts.produce.match", "artifacts.produce.point", "artifacts.produce.example")
def test_two_of_three_cards_fit_an_exploration_planet():
    table = exploited("r02", "r20", "r01")  # 3 red exploration, 2 green exploration, none
    table.play("show a,show b")
    assert table.stored() == {"tern": ["r02a", "r20b", "r01b"]}
    assert table.vp() == 2


@proves("artifacts.produce.match", "artifacts.read.match-declined")
def test_a_match_sets_the_choice_free_and_only_the_matching_section_brings_the_point():
    table = exploited("r20", "r14", "r11")  # 3 red / 2 green exploration; 2 red / 2 blue exploration; 3 red expl. / 1
    table.play("show a")  # richer, without the point
    assert table.vp() == 0
    table.play("show b")
    assert table.vp() == 1
    table.play("show b")  # the poorer one, although the richer fits
    assert table.vp() == 1
    assert table.stored() == {"tern": ["r20a", "r14b", "r11b"]}


@proves("artifacts.discover.use-stored")
def test_what_was_produced_can_be_spent_like_a_card_of_the_hand():
    table = table_of(hand=[SPARE], empire={"tern": {"side": "operational", "stored": ["r20a", "r30a"]}})
    table.play("exchange red,pay r20a,pay r30a")
    assert table.credits() == 5
    assert table.stored() == {}
    assert {"r20", "r30"} <= set(discards(table))


# ------------------------------------------------------------------ technologies


@proves("artifacts.develop.implement", "artifacts.develop.at-once")
def test_an_implemented_technology_works_at_once():
    table = table_of(hand=BLUE, projects=["intersystem-investment-bank"], credits=3)
    table.play("develop intersystem-investment-bank,logistical")
    assert table.legal() == ["done", "use intersystem-investment-bank"]
    assert table.play("use intersystem-investment-bank").vp() == 1

    table = table_of(hand=BLUE, projects=["deep-archive"], deck=["r60", "r61", "r62", "r63"])
    table.play("develop deep-archive,logistical,done")
    assert len(table.hand()) == 4  # one more from this turn on


def sold(revealed: str, planets: int = 4, game: ArtifactsGame = GAME) -> Scenario:
    """New horizons (exploration; 4 planets: 1 point) is sold; this card comes off the deck."""
    worlds = ["pell", "quillon", "whitlock", "amber-quay"][:planets]  # all expansion
    table = table_of(
        hand=["r06", "r07", "r31", SPARE],
        projects={"new-horizons-programme": ["r33a"]},
        empire=dict.fromkeys(worlds, "operational"),
        deck=[revealed],
        game=game,
    )
    return table.play("develop new-horizons-programme,pay r06b,operational")


@proves("artifacts.develop.sell", "artifacts.develop.four-planets", "artifacts.card.scoring-table")
def test_a_matching_card_scores_the_one_condition_that_is_met():
    table = sold("r02")  # exploration on its first section
    assert table.empire()["new-horizons-programme"] == "operational"
    assert table.vp() == 1
    assert sold("r34").vp() == 1  # exploration on its second section
    assert "r02" in discards(table)


@proves("artifacts.develop.no-match")
def test_without_a_match_nothing_is_scored():
    table = sold("r01")
    assert table.vp() == 0
    assert "r01" in discards(table)
    assert sold("r02", planets=3).vp() == 0  # a match, but no condition is met


@proves("artifacts.develop.best-row")
def test_only_the_best_condition_counts():
    worlds = dict.fromkeys(["tern", "pell", "calcine", "jacobus"], "operational")  # 4 planets and 4 Kinds
    table = table_of(hand=BLUE, projects={"new-horizons-programme": []}, empire=worlds, deck=["r02"])
    table.play("develop new-horizons-programme,operational")
    assert table.vp() == 2  # not 1 + 2


@proves("artifacts.develop.counts-itself")
def test_a_technology_counts_for_itself():
    empire = {"deep-wells": "operational"}
    table = table_of(hand=["r06", "r07", "r31"], projects=["relic-bureau"], empire=empire, deck=["r01"])
    table.play("develop relic-bureau,operational")  # 2 operational technologies with itself: 1
    assert table.vp() == 1


@proves("artifacts.read.both-sections-match")
def test_a_card_that_fits_twice_counts_once():
    line = 'second = { colour = "blue", icons = 2, kind = "%s" }, origin = "ours" }\nr03'
    game = box_with((line % "exploitation", line % "exploration"))  # r02: exploration on both sections
    assert sold("r02", game=game).vp() == 1


# ------------------------------------------------------------------ ships


@proves("artifacts.ship.fleet")
def test_a_ship_of_the_fleet_raises_its_limit_from_now_on():
    table = table_of(hand=["r01", "r02", SPARE], projects=["cold-furnace"], artifacts=["second-dawn"])
    table.play("build cold-furnace,logistical")
    assert table.empire() == {"cold-furnace": "logistical"}
    assert table.legal()[:1] == ["done"]  # it does not attack


@proves("artifacts.ship.plan", "artifacts.card.ship-plan", "artifacts.card.plan-any-number")
@pytest.mark.parametrize(("ship", "side", "plans"), [("black-death", "logistical", ["hell", "ambush"]),
                                                     ("black-death", "operational", ["hell"]),
                                                     ("sonne", "logistical", ["hell"])])  # fmt: skip
def test_a_logistical_exploitation_ship_brings_a_defence_plan(ship: str, side: str, plans: list[str]):
    table = table_of(hand=RED, projects=[ship], plans=["hell"], plan_deck=["ambush"])
    table.play(f"build {ship},{side}")
    assert table.plans() == plans
    assert view(table)["players"][0]["plan_count"] == len(plans)


@proves("artifacts.ship.mission")
def test_a_ship_sent_on_a_mission_may_attack_at_once_and_alone():
    table = table_of(
        hand=["r01", "r02", "r17", SPARE],
        projects=["sonne"],
        empire={"night-ferry": "operational"},
        system="quiet-shoals",
        deck=["r05"],
    )
    table.play("build sonne,pay r01a,pay r02a,operational")
    assert table.legal() == ["pass", "target aliens", "target 1"]
    table.play("target aliens")
    assert table.vp() == 2  # 3 + 3 = 6
    assert view(table)["attacked"] == ["sonne"]
    assert view(table)["phase"] == "draw"


@proves("artifacts.ship.mission")
def test_it_need_not_attack():
    table = table_of(hand=RED, projects=["sonne"], system="quiet-shoals").play("build sonne,operational,pass")
    assert table.empire() == {"sonne": "operational"}
    assert view(table)["system"] == "quiet-shoals"


@proves("artifacts.card.ship-operational")
def test_an_operational_ship_raises_no_limit_and_a_logistical_one_does_not_attack():
    table = table_of(hand=["r01", "r02"], empire={"cold-furnace": "logistical"})
    assert cannot(table, "offensive")
    table = table_of(hand=["r01", "r02"], empire={"cold-furnace": "operational"})
    assert table.why_not("offensive") is None
    assert deck(table, "ship")


# ------------------------------------------------------------------ turned over


@proves("artifacts.op.flip")
def test_a_card_that_is_turned_over_does_not_join_the_empire_again():
    # The programme brings a point for every planet that joins; Calcine is blank.
    empire = {"new-horizons-programme": {}, "tern": {}, "calcine": {"tokens": 1}}
    table = table_of(hand=[SPARE], empire=empire, artifacts=["time-controller"], deck=["r01", "r03", "r10"])
    table.play("play time-controller,flip tern,flip calcine")
    assert table.empire()["new-horizons-programme"] == "logistical"
    assert table.stored() == {"tern": ["r01b", "r03b", "r10a"]}  # nothing fits an exploration planet
    assert table.vp() == 0
