"""PRZEBIEG GRY, IZOLACJA, WYSŁANIE DYPLOMATÓW and KONIEC RUNDY: who picks, who acts, and in which order."""

from typing import Any

from galaktyka.core.game import Reason
from tests.games.frontiers.rules.table import (
    ACTIONS,
    BYSTANDER,
    QUIET,
    twin,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

RED, BLUE, GREEN, YELLOW = 0, 1, 2, 3
FOUR_OTHERS = (
    {"colonies": ["bastion-of-kesh"], "credits": 9},
    {"colonies": ["seedship-haven"], "credits": 9},
    {"colonies": ["silent-vault"], "credits": 9},
)


def four_players(**rest: Any) -> Scenario:
    """Red, blue, green and yellow at the beginning of a round, in the order of their seats unless told otherwise."""
    rest.setdefault("credits", 9)
    return scenario(action=None, colonies=[QUIET], others=FOUR_OTHERS, **rest)


def buy_nothing(table: Scenario) -> list[int]:
    """Everybody passes in Develop; the seats in the order in which they were asked."""
    asked = []
    while table.phase() == "develop":
        seat = table.state.deciders()[0]
        asked.append(seat)
        table.play("pass", seat)
    return asked


# ------------------------------------------------------------------ picking


@proves("frontiers.round.first-picks", "frontiers.round.next-picks", "frontiers.round.until-all")
def test_pawn_after_pawn_picks_an_action_tile():
    table = four_players(track=[BLUE, YELLOW, RED, GREEN], credits=5)
    assert table.state.deciders() == [BLUE]
    table.play("choose isolation", BLUE)
    assert table.state.deciders() == [YELLOW]
    table.play("choose produce", YELLOW)
    assert table.state.deciders() == [RED]
    table.play("choose develop", RED)
    buy_nothing(table)
    assert table.state.deciders() == [GREEN]
    assert view(table)["round"] == 1
    table.play("choose diplomats", GREEN)
    assert view(table)["round"] == 2  # all four have picked


@proves("frontiers.round.not-taken")
def test_a_tile_that_was_picked_is_gone_for_this_round():
    table = four_players().play("choose isolation", RED)
    assert table.legal(BLUE) == [f"choose {action}" for action in ACTIONS[1:]]
    assert table.why_not("choose isolation", BLUE) == Reason("frontiers.tile-taken", action="isolation")
    assert view(table)["taken"] == ["isolation"]


@proves("frontiers.round.all-resolve")
def test_everybody_takes_part_in_the_action():
    table = four_players(credits=9).play("choose develop", RED)
    assert buy_nothing(table) == [RED, BLUE, GREEN, YELLOW]


@proves("frontiers.round.from-the-chooser", "frontiers.round.green-example")
def test_the_third_of_four_picks_and_the_order_goes_round_the_end_of_the_track():
    table = four_players().play("choose isolation", RED).play("choose produce", BLUE)
    assert table.state.deciders() == [GREEN]
    table.play("choose develop", GREEN)
    assert view(table)["resolve"] == [GREEN, YELLOW, RED, BLUE]
    assert view(table)["chooser"] == GREEN
    assert buy_nothing(table) == [GREEN, YELLOW, RED, BLUE]
    assert table.track() == [RED, BLUE, GREEN, YELLOW]
    assert table.state.deciders() == [YELLOW]


@proves("frontiers.round.pawns-move-up", "frontiers.setup.first-space")
def test_moving_up_changes_nothing_in_the_order():
    table = four_players()
    for seat, action in [(RED, "isolation"), (BLUE, "produce"), (GREEN, "sell")]:
        table.play(f"choose {action}", seat)
        assert table.track() == [RED, BLUE, GREEN, YELLOW]
    table.play("choose develop", YELLOW)
    assert buy_nothing(table) == [YELLOW, RED, BLUE, GREEN]  # those who have picked stand in front of the others


@proves("frontiers.round.track-order")
def test_the_track_counts_and_not_the_seats():
    table = four_players(track=[BLUE, YELLOW, RED, GREEN])
    table.play("choose isolation", BLUE).play("choose develop", YELLOW)
    assert buy_nothing(table) == [YELLOW, RED, GREEN, BLUE]


@proves("frontiers.round.bonus", "frontiers.round.develop-example", "frontiers.develop.bonus")
def test_only_the_first_player_pays_less_for_a_technology():
    others = ({"colonies": ["bastion-of-kesh"], "credits": 2}, {"colonies": ["seedship-haven"], "credits": 3})
    table = scenario(action=None, colonies=[QUIET], credits=2, others=others, track=[0, 1, 2])
    table.play("choose develop", 0).play("buy space-marines", 0)  # cost 2
    assert table.credits(0) == 1
    table.play("buy space-marines", 1)
    assert table.credits(1) == 0
    assert table.question(2) == "buy"  # everybody may buy one
    assert table.phase() == "develop"
    assert table.play("buy colony-transports", 2).credits(2) == 0
    assert [table.technologies(seat) for seat in range(3)] == [
        ["space-marines"], ["space-marines"], ["colony-transports"],
    ]  # fmt: skip


@proves("frontiers.round.two-picks", "frontiers.round.two-resolve-once")
def test_two_players_pick_twice_and_act_once():
    table = scenario(action=None, credits=1, others=({},), track=[1, 0, 1, 0])
    table.play("choose isolation", 1).play("choose develop", 0)
    assert view(table)["resolve"] == [0, 1]
    assert buy_nothing(table) == [0, 1]
    assert table.state.deciders() == [1]
    table.play("choose produce", 1)
    assert table.state.deciders() == [0]
    assert view(table)["round"] == 1
    table.play("choose diplomats", 0)
    assert view(table)["round"] == 2


@proves("frontiers.round.bonus-only", "frontiers.isolation.credits", "frontiers.isolation.no-action")
def test_isolation_gives_two_credits_to_one_and_nothing_to_do_to_the_others():
    table = four_players(credits=1)
    before = [table.credits(seat) for seat in range(4)]
    table.play("choose isolation", RED)
    assert [table.credits(seat) - before[seat] for seat in range(4)] == [2, 0, 0, 0]
    assert table.phase() == "pick"
    assert table.state.deciders() == [BLUE]


@proves("frontiers.round.compulsory")
def test_an_action_without_may_cannot_be_left_out():
    table = four_players(credits=9).play("choose explore", RED)
    assert all(notation.startswith("discover ") for notation in table.legal(RED))
    assert len(table.legal(RED)) == 7
    table = four_players(credits=9).play("choose develop", RED)
    assert table.legal(RED)[0] == "pass"  # "may"


# ------------------------------------------------------------------ the end of the round


def play_round(table: Scenario, actions: list[str]) -> Scenario:
    """Every pawn picks one of the actions, none of which needs a decision."""
    for action in actions:
        table.play(f"choose {action}", table.state.deciders()[0])
    return table


@proves("frontiers.round.produce-credit", "frontiers.produce.every-round")
def test_a_credit_is_put_on_produce_in_every_round_without_it():
    table = scenario(action=None, colonies=[QUIET], others=FOUR_OTHERS[:2], track=[0, 1, 2])
    play_round(table, ["isolation", "sell", "diplomats"])
    assert view(table)["produce_credits"] == 1
    play_round(table, ["isolation", "sell", "diplomats"])
    assert view(table)["produce_credits"] == 2


@proves("frontiers.round.produce-credit")
def test_there_is_none_when_produce_was_picked():
    table = scenario(action=None, colonies=[QUIET], others=FOUR_OTHERS[:2], track=[0, 1, 2], produce_credits=3)
    credits = table.credits(1)
    play_round(table, ["isolation", "produce", "diplomats"])
    assert view(table)["produce_credits"] == 0
    assert table.credits(1) == credits + 3


@proves("frontiers.round.tiles-free", "frontiers.round.pawns-back", "frontiers.round.order-stays")
def test_a_new_round_begins_with_all_tiles_and_the_same_order():
    table = scenario(action=None, colonies=[QUIET], others=FOUR_OTHERS[:2], track=[2, 0, 1])
    play_round(table, ["isolation", "sell", "produce"])
    assert view(table)["round"] == 2
    assert table.track() == [2, 0, 1]
    assert table.state.deciders() == [2]
    assert table.legal(2) == [f"choose {action}" for action in ACTIONS]


# ------------------------------------------------------------------ Diplomats


@proves("frontiers.diplomats.point", "frontiers.diplomats.no-action")
def test_diplomats_give_a_point_and_nothing_to_do_to_the_others():
    table = four_players().play("choose isolation", RED)
    table.play("choose diplomats", BLUE)
    assert [table.vp(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert view(table)["vp_pool"] == 47
    assert table.phase() == "pick"
    assert table.state.deciders() == [GREEN]


@proves("frontiers.diplomats.first-place", "frontiers.diplomats.at-once", "frontiers.diplomats.order-example")
def test_the_second_sends_diplomats_and_the_new_order_holds_at_once():
    table = four_players().play("choose isolation", RED).play("choose diplomats", BLUE)
    assert table.track() == [BLUE, RED, GREEN, YELLOW]
    assert table.state.deciders() == [GREEN]
    table.play("choose develop", GREEN)
    assert buy_nothing(table) == [GREEN, YELLOW, BLUE, RED]


@proves("frontiers.diplomats.first-place", "frontiers.round.order-stays")
def test_the_last_comes_first_and_stays_there():
    table = four_players()
    play_round(table, ["isolation", "produce", "sell", "diplomats"])
    assert table.track() == [YELLOW, RED, BLUE, GREEN]
    assert table.state.deciders() == [YELLOW]
    table.play("choose diplomats", YELLOW)  # the first pawn stays where it is
    assert table.track() == [YELLOW, RED, BLUE, GREEN]
    assert table.vp(YELLOW) == 2
    assert table.state.deciders() == [RED]


@proves("frontiers.diplomats.twice-in-a-row")
def test_with_two_players_one_may_pick_twice_in_a_row():
    table = scenario(action=None, others=({},), track=[0, 1, 0, 1])
    play_round(table, ["isolation", "diplomats", "produce", "sell"])
    assert table.track() == [1, 0, 0, 1]
    table.play("choose isolation", 1).play("choose produce", 0)
    assert table.state.deciders() == [0]


@proves("frontiers.diplomats.last-point", "frontiers.end.points", "frontiers.end.finish-the-round")
def test_the_last_point_of_the_pool_may_go_to_diplomats():
    table = scenario(action=None, colonies=[QUIET], others=(BYSTANDER,), track=[0, 1, 0, 1], vp_pool=1)
    assert twin(table).play("choose isolation", 0).state.view(None)["ends"] == []
    table.play("choose diplomats", 0)
    assert view(table)["ends"] == ["points"]
    assert not table.state.is_over()
    table.play("choose isolation", 1).play("choose produce", 0)
    assert not table.state.is_over()
    table.play("choose sell", 1)
    assert table.state.is_over()
