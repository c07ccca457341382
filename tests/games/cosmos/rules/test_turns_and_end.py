"""PRZEBIEG GRY (p. 7) and KONIEC GRY (p. 24): rounds, the five steps, the last round and the points."""

from typing import Any

import pytest

from galaktyka.games.cosmos.engine.vocabulary import CELLS, UPGRADES
from galaktyka.games.cosmos.game import GAME
from tests.games.cosmos.rules.table import ALL_PLANETS, FULL, SPARE, end_turn, items, scenario
from tests.games.cosmos.scenario import Scenario
from tests.rules.catalogue import proves

SURVIVORS = GAME.box.survivor_ids
# Ossa lacks one technology; Verdune and Thalor are terraformed.
TWO_DONE = {
    "n": {"levels": {"biomass": 3, "minerals": 3, "technology": 3}},
    "w": {"terraformed": True},
    "e": {"terraformed": True},
}


def turns_from_here(table: Scenario) -> list[int]:
    """Whose turns are still to come, this one first, until the game is over."""
    order = []
    while table.step() != "over":
        seat = table.active()
        assert seat is not None
        order.append(seat)
        end_turn(table, seat)
    return order


# ------------------------------------------------------------------ rounds


@proves("cosmos.turn.order", "cosmos.turn.first-passes")
def test_turns_in_order_and_the_token_goes_to_the_left():
    table = scenario(others=({}, {}), first=1, active=1)
    order = []
    for _ in range(9):
        seat = table.active()
        assert seat is not None
        order.append((table.document()["round"], table.document()["first"], seat))
        end_turn(table, seat)
    first_of = {1: 1, 2: 2, 3: 0}
    assert order == [(n, first_of[n], (first_of[n] + turn) % 3) for n in (1, 2, 3) for turn in range(3)]


@proves("cosmos.turn.steps")
def test_five_steps_in_this_order():
    table = scenario(cargo=FULL, above=[*SPARE[:2], "soil-engineer"])
    seen = []
    for choice in ("pass", "move n-planet", "pass", "pass", "pass"):
        seen.append((table.step(), table.question()))
        table.play(choice)
    assert seen == [
        ("upgrade", "upgrade"),
        ("travel", "move"),
        ("crew", "play"),
        ("destination", "destination"),
        ("draw", "draw"),
    ]
    assert table.active() == 1


@proves("cosmos.turn.steps", "cosmos.upgrade.may")
def test_every_turn_begins_with_the_upgrade_and_has_its_own_actions():
    other = {"ark": "e-station", "cargo": {"technology": 2}, "above": ["soil-engineer"]}
    table = scenario(at="destination", ark="n-planet", others=(other,)).play("gather,pass")
    assert (table.active(), table.question()) == (1, "upgrade")
    table.play("pass,move e-planet,pass", 1)
    assert table.legal(1) == ["pass", "gather", "terraform"]


# ------------------------------------------------------------------ the end


@proves("cosmos.end.third-planet", "cosmos.end.one-more-round", "cosmos.read.whoever-completes")
@pytest.mark.parametrize(
    ("seat", "left"),
    [(0, [0, 1, 2, 1, 2, 0]), (1, [1, 2, 1, 2, 0]), (2, [2, 1, 2, 0])],
)
def test_the_round_is_finished_and_one_more_full_round_is_played(seat: int, left: list[int]):
    players: list[dict[str, Any]] = [{}, {}, {}]
    players[seat] = {"ark": "n-planet", "cargo": {"technology": 1}}
    table = scenario(at="destination", **players[0], others=players[1:], active=seat, cells=TWO_DONE)
    assert table.document()["closing"] == 0
    table.play("terraform", seat)
    assert turns_from_here(table) == left
    assert table.state.deciders() == []


@proves("cosmos.end.third-planet")
def test_two_planets_do_not_end_the_game():
    cells = {**TWO_DONE, "e": "thalor"}
    table = scenario(at="destination", ark="n-planet", cargo={"technology": 1}, cells=cells).play("terraform")
    for _ in range(20):
        seat = table.active()
        assert seat is not None
        end_turn(table, seat)
    assert table.step() != "over"


@proves("cosmos.turn.four-planets", "cosmos.end.third-planet")
def test_the_long_game_ends_with_the_fourth():
    almost = {"planet": "cindral", "levels": {"biomass": 3, "minerals": 2, "technology": 2}}
    table = scenario(at="destination", ark="n-planet", cargo={"technology": 1}, cells=TWO_DONE, long=True)
    table.play("terraform")
    assert table.document()["closing"] == 0
    done = {cell: {"terraformed": True} for cell in ("n", "w", "e")}
    table = scenario(at="destination", ark="s-planet", cargo={"technology": 1}, cells={**done, "s": almost}, long=True)
    table.play("terraform")
    assert turns_from_here(table) == [0, 1, 1, 0]


@proves("cosmos.end.one-more-round")
def test_a_further_planet_in_the_last_round_adds_no_round():
    almost = {"planet": "cindral", "levels": {"biomass": 3, "minerals": 2, "technology": 2}}
    done = {cell: {"terraformed": True} for cell in ("n", "w", "e")}
    table = scenario(at="destination", ark="s-planet", cargo={"technology": 1}, cells={**done, "s": almost}, closing=2)
    table.play("terraform")
    assert turns_from_here(table) == [0, 1]


@proves("cosmos.read.longest-game")
def test_a_game_ends_after_500_rounds():
    table = scenario(round=500, active=0)
    assert turns_from_here(table) == [0, 1]
    table = end_turn(scenario(round=499, active=1), 1)
    assert table.document()["round"] == 500
    assert table.step() != "over"


# ------------------------------------------------------------------ points


@proves("cosmos.score.during")
def test_points_of_the_game_count():
    table = scenario(
        vp={"merit": 7, "bonus": 3, "placed": 4},
        cells={"n": {"terraformed": True}},
        colonies=["n"],
        outposts=["n"],
        upgrades=["biodome", "leisure-facilities"],
    )
    assert items(table) == {
        "terraformed": 7,
        "first-and-second": 3,
        "outposts-unlocked": 5,
        "outposts-placed": 4,
        "colonies": 2,
    }
    assert table.points() == 21


@proves("cosmos.score.survivors", "cosmos.read.sixth-survivor")
@pytest.mark.parametrize(("settled", "points"), [(1, 5), (2, 12), (3, 20), (4, 30), (5, 40), (6, 40), (12, 40)])
def test_settled_survivors(settled: int, points: int):
    assert items(scenario(settled=SURVIVORS[:settled])) == {"survivors": points}


@proves("cosmos.read.held-survivors")
def test_survivors_still_held_score_nothing():
    assert scenario(survivors=SURVIVORS[:3]).points() == 0


@proves("cosmos.score.colonies")
@pytest.mark.parametrize(("colonies", "points"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 27), (7, 35), (8, 45)])
def test_colonies(colonies: int, points: int):
    table = scenario(colonies=CELLS[:colonies], cells=ALL_PLANETS, upgrades=UPGRADES)
    assert items(table) == {"outposts-unlocked": 10, "colonies": points}


@proves("cosmos.score.unfinished")
def test_spaces_of_unfinished_planets_without_the_bonus():
    cells = {
        "n": {"levels": {"biomass": 3, "technology": 2}, "track": [(0, 3), (1, 2)]},
        "w": {"levels": {"workforce": 1, "minerals": 3}, "track": [(1, 2), (0, 2)]},
    }
    table = scenario(cells=cells)
    assert items(table, 0) == {"unfinished": 5}
    assert items(table, 1) == {"unfinished": 4}


@proves("cosmos.score.most-wins")
def test_most_points_win():
    table = scenario(settled=SURVIVORS[:1], others=({"settled": SURVIVORS[1:3]}, {"cargo": FULL}))
    assert table.state.winners() == [1]


PAIR = ["biodome", "leisure-facilities"]


@proves("cosmos.score.most-wins", "cosmos.score.during")
@pytest.mark.parametrize(
    ("mine", "theirs", "cells"),
    [
        ({"vp": {"merit": 10}}, {"vp": {"bonus": 3}, "settled": SURVIVORS[:1]}, {"n": {"terraformed": True}}),
        ({"vp": {"merit": 5, "bonus": 3}}, {"vp": {"merit": 5}}, {"n": {"terraformed": True}}),
        ({"upgrades": PAIR}, {}, {}),
        (
            {"upgrades": PAIR, "colonies": ["n"], "outposts": ["n"], "vp": {"placed": 2}},
            {"upgrades": PAIR, "colonies": ["w"]},
            {},
        ),
        ({"colonies": ["n"]}, {}, {}),
        ({"settled": SURVIVORS[:1]}, {}, {}),
        ({}, {}, {"n": {"levels": {"biomass": 1}, "track": [(0, 1)]}}),
    ],
)
def test_every_kind_of_points_counts(mine: dict[str, Any], theirs: dict[str, Any], cells: dict[str, Any]):
    # Without what is told of the first player, the other would win, if only by the full hold.
    table = scenario(**mine, others=({**theirs, "cargo": FULL},), cells=cells)
    assert table.state.winners() == [0]


@proves("cosmos.score.tie-resources")
def test_a_tie_goes_to_the_fuller_hold():
    position: dict[str, Any] = {"settled": SURVIVORS[:1], "cargo": {"biomass": 1, "technology": 2}}
    table = scenario(**position, others=({"settled": SURVIVORS[1:2], "cargo": {"minerals": 4}}, {"cargo": FULL}))
    assert table.state.winners() == [1]


@proves("cosmos.score.shared")
def test_otherwise_the_victory_is_shared():
    position: dict[str, Any] = {"settled": SURVIVORS[:1], "cargo": {"biomass": 1, "technology": 2}}
    others = ({"settled": SURVIVORS[1:2], "cargo": {"minerals": 3}}, {"settled": SURVIVORS[2:3]})
    assert scenario(**position, others=others).state.winners() == [0, 1]
