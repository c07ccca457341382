"""CELE (OPCJONALNE) and KAFLE CELÓW."""

from typing import Any

from galaktyka.core.game import Reason
from tests.games.frontiers.rules.table import (
    QUIET,
    WITH_GOALS,
    box_with,
    twin,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

GOALS = [
    "civil-service", "faction-tolerance", "skilled-workforce", "diversity", "resource-stockpile", "exploration",
    "sales-tax", "conscription",
]  # fmt: skip
NEIGHBOURS = ({"colonies": ["bastion-of-kesh"]}, {"colonies": ["silent-vault"]})


def picking(stack: list[str] | None = None, **rest: Any) -> Scenario:
    """Three players at the beginning of a round, with the goals of the stack in this order."""
    rest.setdefault("others", NEIGHBOURS)
    rest.setdefault("track", [0, 1, 2])
    if stack is not None:
        rest["goal_stack"] = stack
    return scenario(action=None, colonies=[QUIET], options=WITH_GOALS, **rest)


def goal_points(goal: str, **rest: Any) -> int:
    """What a goal in play gives to seat 0."""
    rest.setdefault("others", ({"colonies": ["silent-vault"]},))
    table = scenario(action=None, goals_up=[goal], **rest)
    return sum(item.points for item in table.state.scores()[0].items if (item.kind, item.card) == ("goal", goal))


# ------------------------------------------------------------------ Review Goals


@proves("frontiers.goals.no-action", "frontiers.goals.credit", "frontiers.goals.one-step")
def test_review_goals_gives_a_step_and_a_credit_to_one_and_nothing_to_the_others():
    table = picking(GOALS).play("choose produce", 0)
    before = [table.credits(seat) for seat in range(3)]
    table.play("choose review-goals", 1)
    assert [table.credits(seat) - before[seat] for seat in range(3)] == [0, 1, 0]
    assert table.track() == [1, 0, 2]
    table.play("keep civil-service", 1).play("bottom skilled-workforce", 1)
    assert table.question(2) == "pick"  # nobody else had anything to do


@proves("frontiers.goals.keep-one", "frontiers.goals.bottom")
def test_three_goals_are_looked_at_one_kept_and_two_laid_at_the_bottom():
    table = picking(GOALS).play("choose review-goals", 0)
    assert table.question(0) == "keep-goal"
    assert table.legal(0) == ["keep civil-service", "keep faction-tolerance", "keep skilled-workforce"]
    table.play("keep faction-tolerance")
    assert table.question(0) == "bottom"
    assert table.legal(0) == ["bottom civil-service", "bottom skilled-workforce"]
    table.play("bottom skilled-workforce")
    assert table.document()["goal_stack"] == [*GOALS[3:], "skilled-workforce", "civil-service"]
    assert table.document()["hidden_goal"] == {"goal": "faction-tolerance", "seat": 0}
    assert table.state.view(None)["goals_up"] == []


@proves("frontiers.goals.fewer-than-three")
def test_fewer_are_looked_at_when_fewer_are_left():
    up = GOALS[2:]
    table = picking(GOALS[:2], goals_up=up).play("choose review-goals", 0)
    assert table.legal(0) == ["keep civil-service", "keep faction-tolerance"]
    table.play("keep civil-service")
    assert table.document()["goal_stack"] == ["faction-tolerance"]  # one way only
    table = picking(GOALS[:1], goals_up=GOALS[1:]).play("choose review-goals", 0)
    assert table.document()["hidden_goal"] == {"goal": "civil-service", "seat": 0}
    assert table.document()["goal_stack"] == []


@proves("frontiers.goals.turn-up", "frontiers.goals.one-hidden")
def test_the_goal_that_was_hidden_before_is_turned_up_whoever_holds_it():
    table = picking(GOALS[1:], hidden_goal=("civil-service", 2))
    table.play("choose review-goals", 0).play("pass", 2)
    assert view(table)["goals_up"] == []
    table.play("keep diversity, bottom faction-tolerance")
    assert view(table)["goals_up"] == ["civil-service"]
    assert view(table)["hidden_goal"]["seat"] == 0
    assert table.document()["hidden_goal"]["goal"] == "diversity"


@proves("frontiers.goals.one-hidden")
def test_there_is_one_hidden_goal_at_most_over_many_rounds():
    table = picking(GOALS)
    for _ in range(6):
        for action in ("review-goals", "produce", "diplomats"):
            seat = table.state.deciders()[0]
            while table.question(seat) != "pick":
                table.play(table.legal(seat)[0], seat)
                seat = table.state.deciders()[0]
            table.play(f"choose {action}", seat)
            while table.state.deciders() and table.question(table.state.deciders()[0]) != "pick":
                seat = table.state.deciders()[0]
                table.play(table.legal(seat)[0], seat)
        document = table.document()
        hidden = 1 if document.get("hidden_goal") else 0
        assert hidden == 1
        assert len(document["goal_stack"]) + len(document["goals_up"]) + hidden == 8
    assert len(table.document()["goals_up"]) == 5


@proves("frontiers.read.review-at-once", "frontiers.goals.one-step")
def test_the_step_holds_at_once():
    table = picking(GOALS, others=(NEIGHBOURS[0], {**NEIGHBOURS[1], "credits": 1}))
    table.play("choose diplomats", 0).play("choose review-goals", 1)
    table.play("keep civil-service", 1).play("bottom faction-tolerance", 1)
    assert table.track() == [1, 0, 2]
    assert table.state.deciders() == [2]
    table.play("choose develop", 2).play("pass", 1)  # the goal is not turned up
    assert view(table)["resolve"] == [2, 1, 0]


@proves("frontiers.read.review-first-pawn")
def test_the_first_pawn_stays():
    table = picking(GOALS).play("choose review-goals", 0)
    assert table.track() == [0, 1, 2]


@proves("frontiers.read.review-own-pawn")
def test_with_two_players_the_neighbour_may_be_the_own_pawn():
    table = picking(GOALS, others=NEIGHBOURS[:1], track=[1, 0, 0, 1])
    table.play("choose produce", 1).play("choose diplomats", 0)
    assert table.track() == [0, 1, 0, 1]
    table = picking(GOALS, others=NEIGHBOURS[:1], track=[0, 0, 1, 1])
    table.play("choose produce", 0).play("choose review-goals", 0)
    assert table.track() == [0, 0, 1, 1]


@proves("frontiers.read.review-empty-stack")
def test_with_an_empty_stack_the_rest_of_the_bonus_remains():
    table = picking([], goals_up=GOALS[1:], hidden_goal=("civil-service", 2))
    table.play("choose produce", 0).play("pass", 2)
    credits = table.credits(1)
    table.play("choose review-goals", 1).play("pass", 2)
    assert table.credits(1) == credits + 1
    assert table.track() == [1, 0, 2]
    assert view(table)["goals_up"] == [*GOALS[1:], "civil-service"]
    assert view(table)["hidden_goal"] is None


@proves("frontiers.read.goals-looked-at-are-secret")
def test_nobody_else_knows_the_goals_looked_at_and_the_hidden_one():
    table = picking(GOALS)
    table.state.keep_events(True)
    table.play("choose review-goals", 0)
    assert view(table, 0)["players"][0]["looked"] == GOALS[:3]
    for viewer in (1, None):
        assert not any(goal in str(view(table, viewer)) for goal in GOALS[:3])
        assert not any(goal in str(table.state.events(viewer)) for goal in GOALS)
    table.play("keep civil-service, bottom faction-tolerance")
    assert view(table, 0)["hidden_goal"] == {"seat": 0, "goal": "civil-service"}
    assert view(table, 1)["hidden_goal"] == {"seat": 0}
    assert view(table, None)["hidden_goal"] == {"seat": 0}


# ------------------------------------------------------------------ turning a storage goal up


@proves("frontiers.goals.reveal")
def test_the_holder_may_turn_a_storage_goal_up_after_any_pick():
    table = picking(hidden_goal=("sales-tax", 2)).play("choose produce", 0)
    assert table.phase() == "reveal"
    assert table.state.deciders() == [2]
    assert table.legal(2) == ["pass", "reveal"]
    kept = twin(table).play("pass", 2)
    assert view(kept)["goals_up"] == []
    kept.play("choose diplomats", 1)
    assert kept.legal(2) == ["pass", "reveal"]  # again after the next pick, of whatever tile
    table.play("reveal", 2)
    assert view(table)["goals_up"] == ["sales-tax"]
    assert view(table)["hidden_goal"] is None
    assert table.state.deciders() == [1]
    assert table.question(1) == "pick"


@proves("frontiers.goals.reveal", "frontiers.goals.storage-open-to-all")
def test_a_goal_turned_up_after_the_pick_counts_in_that_action_for_all():
    others = (
        {"colonies": ["bastion-of-kesh", "comet-zone"], "goods": ["comet-zone"], "credits": 0},
        {"colonies": ["silent-vault"], "credits": 0},
    )
    table = scenario(
        action=None, colonies=[QUIET, "basalt-quarries"], goods=["basalt-quarries"], credits=0, others=others,
        track=[0, 1, 2], hidden_goal=("sales-tax", 2), options=WITH_GOALS,
    )  # fmt: skip
    hidden = twin(table).play("choose sell", 0).play("pass", 2).play("sell basalt-quarries")
    assert hidden.credits(0) == 2
    assert hidden.question(0) != "tax"
    table.play("choose sell", 0).play("reveal", 2)
    table.play("sell basalt-quarries")
    assert table.question(0) == "tax"
    table.play("tax 2").play("sell comet-zone", 1)
    assert table.question(1) == "tax"  # whoever turned it up


@proves("frontiers.read.reveal-is-always-asked", "frontiers.read.reveal-only-storage")
def test_the_holder_of_another_goal_is_asked_all_the_same():
    table = picking(hidden_goal=("diversity", 2)).play("choose produce", 0)
    assert table.state.deciders() == [2]
    assert table.question(2) == "reveal"
    assert table.legal(2) == ["pass"]
    assert table.why_not("reveal", 2) is not None
    other = picking(hidden_goal=("sales-tax", 2)).play("choose produce", 0)
    for viewer in (0, 1, None):
        assert view(table, viewer) == view(other, viewer)  # nobody can tell the two apart
    assert table.play("pass", 2).state.deciders() == [1]


@proves("frontiers.goals.storage-not-hidden")
def test_a_hidden_goal_lets_nobody_store():
    table = scenario(
        action="sell", chooser=0, colonies=[QUIET, "comet-zone"], goods=["comet-zone"], credits=0,
        others=({"colonies": ["bastion-of-kesh"]},), hidden_goal=("sales-tax", 0), options=WITH_GOALS,
    )  # fmt: skip
    table.play("sell comet-zone")
    assert table.credits(0) == 2
    assert table.question(0) != "tax"


# ------------------------------------------------------------------ scoring


@proves("frontiers.goals.all-score", "frontiers.goals.stack-does-not-score")
def test_goals_in_play_score_for_everybody_and_others_for_nobody():
    others = ({"colonies": ["bastion-of-kesh"], "colonists": 5},)
    table = scenario(action=None, colonies=[QUIET], colonists=3, goals_up=["conscription"], others=others)
    goals = [
        {(item.kind, item.card): item.points for item in score.items if item.kind == "goal"}
        for score in table.state.scores()
    ]
    assert goals == [{("goal", "conscription"): 2}, {("goal", "conscription"): 5}]
    table = scenario(action=None, colonies=[QUIET], colonists=3, goals_up=["diversity"], others=others)
    assert not any(item.card == "conscription" for item in table.state.scores()[0].items)


@proves("frontiers.goals.civil-service", "frontiers.goals.amounts")
def test_civil_service_counts_consume_powers():
    service = ["toymaker-moon", "new-vinland", "gallery-world", "magma-tap", "holiday-archipelago",
               "grand-casino-orbital", "cloud-whale-sanctuary"]  # fmt: skip
    points = [goal_points("civil-service", colonies=[QUIET, *service[:number]]) for number in range(8)]
    assert points == [0, 0, 2, 2, 5, 5, 8, 8]
    # Rich Economy and Galactic Salon consume nothing, but have consume powers.
    technologies = ["rich-economy", "galactic-salon"]
    assert goal_points("civil-service", colonies=[QUIET], faces=technologies[1:], technologies=technologies) == 2


@proves("frontiers.read.service-counts-powers")
def test_two_consume_powers_of_one_tile_are_two():
    # In our box no tile has two; here Toymaker Moon gains a credit besides.
    one = '{ phase = "consume", does = "consume", good = "any", vp = 1 }'
    game = box_with(("toymaker-moon", one, f'{one}, {{ phase = "consume", does = "gain", credits = 1 }}'))
    assert goal_points("civil-service", colonies=[QUIET, "toymaker-moon"]) == 0
    assert goal_points("civil-service", colonies=[QUIET, "toymaker-moon"], game=game) == 2


@proves("frontiers.goals.trade-league-service", "frontiers.goals.trade-league-phases")
def test_trade_league_has_a_sell_and_a_consume_power():
    league = {"faces": ["trade-league"], "technologies": ["trade-league"]}
    assert goal_points("civil-service", colonies=[QUIET, "toymaker-moon"], **league) == 2
    # Explore (Pioneers), settle (Driftwood Corsairs), and from the League sell and consume.
    assert goal_points("skilled-workforce", colonies=[QUIET, "driftwood-corsairs"], **league) == 2


@proves("frontiers.goals.tolerance", "frontiers.goals.categories")
def test_faction_tolerance_counts_different_keywords():
    two = [QUIET, "rusting-sentinels", "imperium-survey-hq"]  # Alien, Imperium
    assert goal_points("faction-tolerance", colonies=two) == 0
    assert goal_points("faction-tolerance", colonies=[*two, "guerrilla-moon"]) == 2  # Rebel
    assert goal_points("faction-tolerance", colonies=[*two, "rebel-shipyards", "guerrilla-moon"]) == 2  # still three
    assert goal_points("faction-tolerance", colonies=[*two, "uplift-insurgents"]) == 5  # Rebel and Uplift
    terraforming = ["terraforming-robots"]
    assert goal_points("faction-tolerance", colonies=[*two, "uplift-insurgents"], technologies=terraforming) == 8
    assert goal_points("faction-tolerance", colonies=[*two, "singing-reef"], technologies=terraforming) == 5


@proves("frontiers.goals.workforce", "frontiers.goals.workforce-example", "frontiers.goals.categories")
def test_skilled_workforce_counts_kinds_of_powers():
    # Pioneers: explore. Frontier Bank: develop. Driftwood Corsairs: settle. Comet Zone: produce.
    four = [QUIET, "frontier-bank", "driftwood-corsairs", "comet-zone"]
    assert goal_points("skilled-workforce", colonies=four[:3]) == 0
    assert goal_points("skilled-workforce", colonies=four) == 2
    assert goal_points("skilled-workforce", colonies=[*four, "guerrilla-moon"]) == 2  # settle again
    assert goal_points("skilled-workforce", colonies=[*four, "spice-world"]) == 5  # sell
    assert goal_points("skilled-workforce", colonies=[*four, "spice-world", "toymaker-moon"]) == 8  # consume


@proves("frontiers.goals.diversity")
def test_diversity_counts_kinds_of_colonies():
    colonies = [QUIET, "spice-world", "comet-zone"]
    assert goal_points("diversity", colonies=colonies) == 0
    assert goal_points("diversity", colonies=[*colonies, "toymaker-moon"]) == 0
    assert goal_points("diversity", colonies=[*colonies, "singing-reef"]) == 3  # windfall or production
    assert goal_points("diversity", colonies=[*colonies, "singing-reef", "rusting-sentinels"]) == 8
    assert goal_points("diversity", colonies=["seedship-haven", *colonies[1:]]) == 3  # the home world counts


@proves("frontiers.goals.stockpile", "frontiers.goals.amounts")
def test_resource_stockpile_counts_stored_goods():
    points = [goal_points("resource-stockpile", colonies=[QUIET], stored_goods=["rare"] * n) for n in range(7)]
    assert points == [0, 0, 2, 2, 5, 5, 8]


@proves("frontiers.goals.exploration", "frontiers.goals.amounts")
def test_exploration_counts_stored_planets():
    stored = ["gallery-world", "singing-reef", "shattered-moon", "frontier-bank"]
    points = [goal_points("exploration", colonies=[QUIET], stored_planets=stored[:n]) for n in range(5)]
    assert points == [0, 2, 5, 5, 8]


@proves("frontiers.goals.sales-tax", "frontiers.goals.amounts")
def test_sales_tax_counts_stored_credits():
    points = [goal_points("sales-tax", colonies=[QUIET], stored_credits=n) for n in range(8)]
    assert points == [0, 0, 0, 2, 2, 5, 5, 8]


@proves("frontiers.goals.conscription", "frontiers.goals.conscription-example", "frontiers.goals.amounts")
def test_conscription_counts_unused_colonists():
    points = [goal_points("conscription", colonies=[QUIET, "gene-gardens"], colonists=n) for n in range(9)]
    assert points == [0, 0, 0, 2, 2, 5, 5, 8, 8]  # six give 5; those on planets do not count


def test_isolation_is_not_in_play_with_goals():
    assert picking().why_not("choose isolation", 0) == Reason("frontiers.not-in-play", action="isolation")


@proves("frontiers.goals.turn-up", "frontiers.goals.bottom")
def test_the_old_goal_is_turned_up_after_the_others_were_laid_down():
    table = picking(GOALS[1:], hidden_goal=("civil-service", 2)).play("choose review-goals", 0).play("pass", 2)
    table.play("keep diversity")
    assert table.question(0) == "bottom"
    assert view(table)["goals_up"] == []
    table.play("bottom faction-tolerance")
    assert view(table)["goals_up"] == ["civil-service"]
