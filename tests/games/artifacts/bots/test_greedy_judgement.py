"""Positions in which any player of Alien Artifacts would know what to do."""

from typing import Any

import pytest

from tests.bots.playing import answer
from tests.games.artifacts.scenario import Scenario, scenario

OTHER = ({"hand": ["r72"], "empire": ["tern"], "credits": 8},)
LAST_TURN: dict[str, Any] = {"ending": True, "marker": 1}
L, O = "logistical", "operational"  # noqa: E741


def at(**position: Any) -> Scenario:
    return scenario(**{"others": OTHER, **position})


# --- which action


def test_a_project_that_can_be_paid_for_is_built():
    table = at(hand=["r22", "r24", "r16"], projects=["lyceum"], faction="clone-clans")
    assert answer(table) == "discover lyceum"


def test_a_project_in_the_last_turn_is_built_rather_than_prepared_or_forgotten():
    table = at(hand=["r01", "r02", "r16"], projects=["baroque"], credits=15, **LAST_TURN)
    assert answer(table) == "build baroque"


def test_with_credits_and_nothing_to_build_a_card_is_bought():
    assert answer(at(hand=["r45", "r46", "r47"], credits=9)).startswith("buy ")


def test_without_credits_and_projects_something_is_exchanged():
    assert answer(at(hand=["r45", "r46", "r47"], empire={"mika-1": L}, faction="clone-clans")).startswith("exchange ")


def test_nothing_is_bought_in_the_last_turn():
    table = at(hand=["r45", "r46", "r47"], credits=15, faction="clone-clans", **LAST_TURN)
    assert not answer(table).startswith("buy ")


def test_many_technologies_that_score_ask_for_income():
    technologies = ["peer-review", "relic-bureau", "interterran-research", "harbour-pilots"]
    empire = dict.fromkeys([*technologies, "mika-1", "pell", "gault"], O)
    assert answer(at(hand=["r06", "r07", "r16"], empire=empire, faction="clone-clans")) == "income"


def test_a_strong_fleet_attacks_easy_aliens():
    empire = {"sonne": O, "veto": O, "cold-furnace": O}
    table = at(hand=["r01", "r02", "r45"], empire=empire, system="quiet-shoals", faction="clone-clans")
    assert answer(table) == "offensive"
    table.play("offensive")
    assert answer(table) == "target aliens"


def test_weak_ships_leave_dangerous_aliens_alone():
    table = at(hand=["r01", "r02", "r45"], projects=["polestar"], system="the-long-stair")
    table.play("build polestar,operational")
    assert answer(table) != "target aliens"


def test_of_technologies_in_turn_the_one_that_scores_most_is_next_where_cards_run_short():
    empire = dict.fromkeys(["star-charts", "sovereign-fund", "relic-bureau"], O)  # 0, 0 and 2 for three of them
    named = ["r06", "r07", "r30", "r01", "r72"]
    rest = [f"r{number:02d}" for number in range(1, 73) if f"r{number:02d}" not in named]
    table = at(hand=["r06", "r07", "r30"], empire=empire, deck=["r01"], discard=rest, faction="clone-clans")
    assert answer(table.play("income")) == "which relic-bureau"


# --- paying


def test_a_payment_comes_out_even_where_it_can():
    """Five green are missing: 3 of the hand and 2 from a planet, so that the other 3 stay in hand."""
    stored = {"mika-1": {"side": O, "stored": ["r29b", "r30b"]}}
    table = at(hand=["r22", "r24", "r16"], empire=stored, projects={"lyceum": ["r27b"]}).play("discover lyceum")
    assert answer(table) == "pay r22b"
    assert answer(table.play("pay r22b")) == "pay r29b"


def test_a_card_is_not_wasted_where_less_will_do():
    """One icon is missing: of 3 green and 1 green, the small one pays."""
    table = at(hand=["r22", "r27", "r16"], projects={"lyceum": ["r29b", "r30b"]}).play("discover lyceum")
    assert answer(table) == "pay r27b"


def test_nothing_is_exchanged_beyond_a_full_bank():
    table = at(hand=["r01", "r02", "r45"], credits=14).play("exchange red,pay r01a")
    assert table.question() != "pay" or answer(table) == "done"


# --- production, sides, attacks


def test_a_section_of_the_kind_is_shown_for_its_point():
    table = at(hand=["r22", "r24", "r16"], empire={"mika-1": O}, deck=["r17"]).play("mine")
    assert answer(table) == "show a"  # 3 red, exploration; not 2 green


@pytest.mark.parametrize("name", ["greedy", "greedy-logistical", "greedy-operational"])
def test_in_the_last_turn_a_planet_is_exploited_for_its_points(name: str):
    table = at(hand=["r22", "r24", "r16"], projects=["lyceum"], faction="clone-clans", **LAST_TURN)
    assert answer(table.play("discover lyceum"), name=name) == "operational"


def test_the_same_planet_early_in_the_game_divides_the_styles():
    table = at(hand=["r22", "r24", "r16"], projects=["lyceum"], marker=2).play("discover lyceum")
    assert answer(table, name="greedy-logistical") == "logistical"
    assert answer(table, name="greedy-operational") == "operational"


def test_the_better_of_two_gains_is_taken():
    table = at(hand=["r01", "r02", "r45"], empire={"sonne": O}, system="hollow-moon", deck=["r08"], **LAST_TURN)
    table.play("offensive,target aliens")
    assert table.legal() == ["take 1", "take 2"]  # 2 points or 6 credits
    assert answer(table) == "take 1"


def test_a_defender_uses_the_plan_that_hurts_the_attacker_most():
    """Against +1 and a card of 1 to 4 the minefield destroys or damages; the basic plan only suffers tokens."""
    others = ({"hand": ["r72"], "empire": ["tern", "calcine"], "plans": ["minefield"], "credits": 8},)
    table = at(hand=["r01", "r02", "r45"], empire={"polestar": O}, others=others).play("offensive,target 1")
    assert answer(table, 1) == "plan minefield"


def test_tokens_go_on_the_card_that_is_of_most_use():
    others = (
        {"hand": ["r72"], "empire": {"deep-analysis-and-research-programme": L, "tug-squadron": O}, "credits": 8},
    )
    table = at(hand=["r01", "r02", "r45"], empire={"sonne": O}, others=others, deck=["r17"])
    table.play("offensive,target 1")
    assert answer(table) == "block deep-analysis-and-research-programme"


# --- cards


def test_of_two_technologies_the_better_one_is_kept():
    decks = {"technology": ["letters-of-marque", "deep-analysis-and-research-programme"]}
    table = at(hand=["r45"], credits=6, decks=decks).play("buy technology,extra 1")
    assert answer(table) == "keep deep-analysis-and-research-programme"


def test_points_are_taken_from_the_bank_in_the_last_turn():
    table = at(hand=["r45"], credits=15, empire={"intersystem-investment-bank": L}, **LAST_TURN)
    assert answer(table) == "use intersystem-investment-bank"


def test_an_artifact_that_gives_points_is_played_before_the_game_ends():
    table = at(hand=["r45"], artifacts=["bright-seed"], **LAST_TURN)
    assert answer(table) == "play bright-seed"


def test_a_blockaded_technology_that_scores_is_paid_for_at_the_end():
    table = at(phase="final", ending=True, marker=1, credits=7, empire={"sovereign-fund": {"tokens": 1}})
    assert answer(table) == "switch sovereign-fund"  # 3 points for a credit


def test_a_useless_card_is_thrown_away_and_a_good_one_kept():
    """Only red is wanted: 3 red stay, 1 blue or 3 green go."""
    empire = {"sonne": O, "veto": O, "cold-furnace": O}
    table = at(hand=["r01", "r02", "r44"], empire=empire, projects=["last-word"], faction="clone-clans")
    table.play("exchange red,pay r02a")
    assert table.legal() == ["done", "discard r01", "discard r44"]
    assert answer(table) == "discard r44"
