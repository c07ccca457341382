"""KONIEC GRY, WYGRANA and OGRANICZENIA."""

from typing import Any

import pytest

from galaktyka.games.frontiers.game import GAME
from tests.games.frontiers.rules.table import (
    QUIET,
    colonist_pool,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

OTHER = {"colonies": ["bastion-of-kesh"], "credits": 0, "colonists": 0}
SIX = ("spice-world", "toymaker-moon", "artist-settlement", "basalt-quarries", "magma-tap", "ring-dredgers")
SMALL = [
    "space-marines", "contact-specialist", "consumer-markets", "mining-industry", "rich-economy", "public-endowment",
    "colony-transports", "prefabricated-habitats", "vanguard-expedition", "customs-bureau",
]  # fmt: skip


def items(table: Scenario, seat: int = 0) -> dict[tuple[str, str], int]:
    """Where the points come from; what gives none is left out."""
    scores = table.state.scores()[seat].items
    return {(item.kind, item.card): item.points for item in scores if item.points}


def finish_round(table: Scenario) -> Scenario:
    """The pawns that are left pick what needs no decision."""
    quiet = ["isolation", "diplomats", "produce", "sell", "develop"]
    round_number = view(table)["round"]
    while not table.state.is_over() and view(table)["round"] == round_number:
        seat = table.state.deciders()[0]
        if table.question(seat) == "pick":
            action = next(action for action in quiet if f"choose {action}" in table.legal(seat))
            table.play(f"choose {action}", seat)
        else:
            table.play("pass", seat)
    return table


def settling(colonies: tuple[str, ...], **rest: Any) -> Scenario:
    rest.setdefault("others", (OTHER,))
    rest.setdefault("colonists", 3)
    return scenario(action="settle", chooser=1, track=[1, 0, 1, 0], colonies=(QUIET, *colonies), credits=9, **rest)


# ------------------------------------------------------------------ the four ends


@proves("frontiers.end.technologies", "frontiers.end.finish-the-round")
def test_more_than_ten_technology_spaces_end_the_game_after_the_round():
    table = scenario(
        action="develop", colonies=[QUIET], technologies=SMALL, credits=9, others=(OTHER,), track=[0, 1, 0, 1]
    )
    table.play("buy development-bonds")
    while table.phase() == "develop":
        table.play("pass", 1)
    assert view(table)["ends"] == ["technologies"]
    assert table.state.deciders() == [1]  # three more picks in this round
    assert finish_round(table).state.is_over()
    assert table.phase() == "over"


@proves("frontiers.end.technologies")
def test_ten_spaces_do_not():
    table = scenario(
        action="develop", colonies=[QUIET], technologies=SMALL[:9], credits=9, others=(OTHER,), track=[0, 1, 0, 1]
    )
    table.play("buy customs-bureau")
    while table.phase() == "develop":
        table.play("pass", 1)
    assert view(table)["ends"] == []
    assert not finish_round(table).state.is_over()


@proves("frontiers.end.colonies", "frontiers.end.finish-the-round", "frontiers.powers.home-is-a-colony")
def test_the_eighth_colony_ends_the_game_after_the_round():
    table = settling(SIX, discovered=["comet-zone"]).play("colonists")
    assert view(table)["ends"] == []  # seven, the home world included
    assert not finish_round(table).state.is_over()
    table = settling(SIX, discovered=["comet-zone"]).play("settle comet-zone")
    assert len(table.colonies(0)) == 8
    assert view(table)["ends"] == ["colonies"]
    assert not table.state.is_over()
    assert finish_round(table).state.is_over()


def with_pool(pool: int, **rest: Any) -> Scenario:
    """Two players, of whom the other holds all colonists that are neither in the pool nor settled."""
    held = 24 - pool - 2 - 3  # two home worlds, three colonists of seat 0
    others = ({"colonies": ["bastion-of-kesh"], "credits": 0, "colonists": held},)
    return scenario(chooser=1, track=[1, 0, 1, 0], colonies=[QUIET], credits=9, colonists=3, others=others, **rest)


@proves("frontiers.end.colonists")
@pytest.mark.parametrize(("pool", "ends"), [(9, ["colonists"]), (10, [])])
def test_fewer_than_five_colonists_after_settle_end_the_game(pool: int, ends: list[str]):
    # The bonus and twice two colonists are taken: five in all.
    table = with_pool(pool, action="settle", discovered=["comet-zone"]).play("colonists")
    assert colonist_pool(table) == pool - 5
    assert view(table)["ends"] == ends
    assert finish_round(table).state.is_over() == bool(ends)


@proves("frontiers.end.colonists-only-then")
def test_the_pool_may_be_low_at_any_other_time():
    # Homesteading Pioneers take a colonist in Explore.
    table = with_pool(5, action="explore")
    while table.phase() == "explore":
        seat = table.state.deciders()[0]
        table.play(table.legal(seat)[0], seat)
    assert colonist_pool(table) == 4
    assert view(table)["ends"] == []
    assert not finish_round(table).state.is_over()


@proves("frontiers.end.colonists-only-then")
def test_in_the_middle_of_settle_too():
    # Four are left when seat 0 acts, and the end is met when all have acted, not before.
    table = with_pool(7, action="settle", discovered=["comet-zone"])
    assert colonist_pool(table) == 4
    assert view(table)["ends"] == []
    assert view(table.play("settle comet-zone"))["ends"] == ["colonists"]


@proves("frontiers.end.points")
@pytest.mark.parametrize(("points", "over"), [(23, True), (22, False)])
def test_the_last_point_of_the_pool_ends_the_game(points: int, over: bool):
    table = scenario(
        action="sell", chooser=0, track=[0, 1, 0, 1], colonies=[QUIET], others=({**OTHER, "vp": points},)
    )  # the bonus is the last point but one, or the last
    assert view(table)["vp_pool"] == 23 - points
    assert finish_without_points(table).state.is_over() == over


def finish_without_points(table: Scenario) -> Scenario:
    """The same as `finish_round` without Diplomats."""
    for action in ("isolation", "produce", "develop"):
        table.play(f"choose {action}", table.state.deciders()[0])
    while table.state.deciders() and table.phase() == "develop":
        table.play("pass", table.state.deciders()[0])
    return table


@proves("frontiers.read.end-stays")
def test_an_end_once_met_stays_met():
    # Nothing in the box gives colonies or technologies back, so the document says that the end was met before.
    table = scenario(action=None, colonies=[QUIET], others=(OTHER,), track=[0, 1, 0, 1], ends=["colonies"])
    assert finish_round(table).state.is_over()


@proves("frontiers.end.no-credit")
def test_no_credit_is_put_on_produce_after_the_last_round():
    table = settling(SIX, discovered=["comet-zone"], produce_credits=2).play("settle comet-zone")
    for action in ("isolation", "diplomats", "sell"):
        table.play(f"choose {action}", table.state.deciders()[0])
        while table.state.deciders() and table.question(table.state.deciders()[0]) == "sell":
            table.play("pass", table.state.deciders()[0])
    assert table.state.is_over()
    assert view(table)["produce_credits"] == 2


# ------------------------------------------------------------------ scoring


@proves("frontiers.score.sum", "frontiers.score.home")
def test_tokens_tiles_question_marks_and_goals_make_the_score():
    table = scenario(
        action=None, colonies=[QUIET, "comet-zone", "imperium-chancery"], technologies=["space-marines"], vp=7,
        colonists=3, goals_up=["conscription"], others=(OTHER,),
    )  # fmt: skip
    assert items(table) == {
        ("tokens", ""): 7,
        ("tile", QUIET): 7,  # the home world
        ("tile", "comet-zone"): 2,
        ("tile", "space-marines"): 1,
        ("bonus", "imperium-chancery"): 2,
        ("goal", "conscription"): 2,
    }
    assert table.points(0) == 7 + 7 + 2 + 1 + 2 + 2


@proves("frontiers.score.discovered-planets")
def test_discovered_planets_leave_before_the_scoring():
    table = settling(SIX, discovered=["comet-zone", "overlord-citadel"]).play("settle comet-zone")
    points = table.points(0)
    finish_round(table)
    assert table.state.is_over()
    assert table.discovered(0) == []
    gained = sum(item.points for item in table.state.scores()[0].items if item.kind == "tokens")
    assert table.points(0) == points + gained


@proves("frontiers.score.hidden-goals", "frontiers.read.hidden-goal-scores-later")
def test_a_hidden_goal_is_turned_up_at_the_end_and_counts():
    table = settling(SIX, discovered=["comet-zone"], colonists=4, hidden_goal=("conscription", 1))
    table.play("settle comet-zone")
    assert ("goal", "conscription") not in items(table)  # nobody knows of it yet
    for seat, action in [(0, "diplomats"), (1, "produce"), (0, "develop")]:
        table.play(f"choose {action}", seat).play("pass", 1)  # not turned up
    while not table.state.is_over():
        table.play("pass", table.state.deciders()[0])
    assert view(table)["goals_up"] == ["conscription"]
    assert items(table)["goal", "conscription"] == 2  # three colonists left


@proves("frontiers.score.winner")
def test_most_points_win():
    table = scenario(action=None, vp=3, others=({"vp": 9},))
    assert table.points(0) < table.points(1)
    assert table.state.winners() == [1]


TWINS = {"colonies": ["bastion-of-kesh", "comet-zone"], "vp": 0}


def tied(mine: dict[str, Any], other: dict[str, Any]) -> list[int]:
    """Who wins of two with the same points."""
    stored = any("stored" in key for key in (*mine, *other))
    goals = {"goals_up": ["resource-stockpile", "sales-tax"]} if stored else {}
    table = scenario(
        action=None, colonies=[QUIET, "basalt-quarries"], others=({**TWINS, "vp": 3, **other},), **{**mine, **goals}
    )
    assert table.points(0) == table.points(1)
    return table.state.winners()


@proves("frontiers.score.tie")
def test_a_tie_goes_to_credits_and_goods():
    assert tied({"credits": 3}, {"credits": 2}) == [0]
    assert tied({"credits": 3}, {"credits": 3, "goods": {"comet-zone": "rare"}}) == [1]
    assert tied({"credits": 2, "goods": {"basalt-quarries": "rare"}}, {"credits": 2}) == [0]


@proves("frontiers.score.shared")
def test_a_tie_that_nothing_breaks_is_shared():
    assert tied({"credits": 3}, {"credits": 2, "goods": {"comet-zone": "rare"}}) == [0, 1]


@proves("frontiers.score.tie-not-stored")
def test_what_is_stored_breaks_no_tie():
    assert tied({"credits": 3, "stored_goods": ["rare"], "stored_credits": 2}, {"credits": 3}) == [0, 1]


@proves("frontiers.score.league-example", "frontiers.score.one-line")
def test_a_genes_planet_counts_two_and_another_military_planet_one():
    # Feathered Parliament: genes and military; Gene Gardens: genes; Guerrilla Moon: military and grey.
    colonies = [QUIET, "feathered-parliament", "gene-gardens", "guerrilla-moon"]
    table = scenario(action=None, colonies=colonies, technologies=["pan-galactic-league"])
    assert items(table)["bonus", "pan-galactic-league"] == 2 + 2 + 1


@proves("frontiers.score.one-line")
def test_the_best_line_is_taken():
    # Homestead Charter: 2 for a colony with two colonists, 1 for any.
    table = scenario(action=None, colonies=[QUIET, "gene-gardens", "comet-zone"], technologies=["homestead-charter"])
    assert items(table)["bonus", "homestead-charter"] == 1 + 2 + 1


@proves("frontiers.score.counts-itself")
def test_a_bonus_tile_counts_itself_if_it_fits():
    def bonus(tile: str, **rest: Any) -> int:
        return items(scenario(action=None, **rest)).get(("bonus", tile), 0)

    assert bonus("alien-tech-institute", colonies=[QUIET], technologies=["alien-tech-institute"]) == 2
    assert bonus("technocratic-union", colonies=[QUIET], technologies=["technocratic-union"]) == 1
    assert bonus("cradle-of-the-rebellion", colonies=[QUIET, "cradle-of-the-rebellion"]) == 2
    assert bonus("pan-galactic-league", colonies=[QUIET], technologies=["pan-galactic-league"]) == 0


# ------------------------------------------------------------------ limits


@proves("frontiers.limits.credits")
def test_credits_have_no_limit():
    table = scenario(action=None, colonies=[QUIET], credits=500, others=(OTHER,)).play("choose isolation")
    assert table.credits(0) == 502


@proves("frontiers.limits.open")
def test_points_and_credits_are_open():
    table = scenario(action=None, credits=5, vp=4, others=({"credits": 2, "vp": 3},))
    for viewer in (0, 1, None):
        players = table.state.view(viewer)["players"]
        assert [(player["credits"], player["vp"]) for player in players] == [(5, 4), (2, 3)]


@proves("frontiers.limits.change")
def test_only_the_sum_of_tokens_matters():
    table = scenario(action=None, colonies=[QUIET], vp=9, credits=9, others=(OTHER,)).play("choose diplomats")
    assert table.vp(0) == 10
    assert view(table)["vp_pool"] == 24 - 10
    assert isinstance(table.player(0)["credits"], int)


@proves("frontiers.limits.no-gifts")
def test_no_action_gives_anything_to_another_player():
    verbs = {notation.split()[0] for notation in GAME.actions.notations}
    assert verbs == {
        "pass", "colonists", "conquer", "pay", "reveal", "choose", "name", "tax", "keep", "bottom", "home", "buy",
        "discover", "return", "store", "settle", "become", "upgrade", "replace", "use", "spend", "produce", "bonus",
        "stock", "sell", "consume",
    }  # fmt: skip
    assert all(len(notation.split()) <= 2 for notation in GAME.actions.notations)  # nobody else is ever named


@proves("frontiers.limits.order-when-it-matters", "frontiers.read.always-in-order")
@pytest.mark.parametrize(("action", "question"), [("settle", "settle"), ("sell", "sell"), ("produce", "windfall")])
def test_every_action_goes_from_one_player_to_the_next(action: str, question: str):
    colonies = ["singing-reef", "shattered-moon"]
    others = (
        {"colonies": ["bastion-of-kesh", *colonies[:1]], "discovered": ["comet-zone"], "credits": 9, "colonists": 3},
    )
    mine = [QUIET, "holiday-archipelago", "shattered-moon"]
    goods = ["holiday-archipelago"] if action == "sell" else []
    others[0]["goods"] = ["singing-reef"] if action == "sell" else []
    table = scenario(
        action=action, chooser=0, colonies=mine, goods=goods, discovered=["spice-world"], credits=9, others=others,
        track=[0, 1, 0, 1],
    )  # fmt: skip
    assert table.state.deciders() == [0]
    assert table.question(0) == question
    assert table.legal(1) == []
