"""The bots that search: legal, honest, in time, the same for the same chance, and awake when it counts."""

import time
from dataclasses import replace
from typing import Any

import pytest

from galaktyka.bots import Outlook, find_bot
from galaktyka.bots.budget import WITHOUT_LIMIT, Budget
from galaktyka.bots.compiled.search import Candidate, Node, Search, Style, behind, likely, squashed
from galaktyka.bots.search import SearchBot, advise, advisers_budget, free_budget, mind_of
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from galaktyka.games.race.game import GAME as RACE
from tests.games.artifacts.scenario import scenario as artifacts
from tests.games.cosmos.rules.table import scenario as cosmos
from tests.games.frontiers.scenario import scenario as frontiers
from tests.games.race.scenario import scenario as race
from tests.laws.tables import COMPILED, TABLES, Table, position

pytestmark = pytest.mark.slow  # thousands of simulated games: on the compiled engine

GAMES = ("race", "frontiers", "artifacts", "cosmos")
LATE = {"race": 90, "frontiers": 40, "artifacts": 150, "cosmos": 90}
"""So many random moves into a game it is not far from its end, or a good deal has happened."""
DEEP = 12 if COMPILED else 3
"""Positions to look at: the compiled build has time for more."""


def choice(state: State, seat: int, name: str = "search:24", seed: int = 5) -> int:
    return find_bot(name, state.game().key, seed).choose(Outlook(state, seat, seeded(seed)))


def answer(table: Any, name: str = "search:120") -> str:
    return str(table.state.game().actions.notation(choice(table.state, 0, name)))


def late(key: str, seed: int, seats: int = 2) -> State:
    return position(next(t for t in TABLES if t.key == key and t.seats == seats), seed, LATE[key])


# --- honest


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_choice_is_legal_and_asking_changes_nothing(table: Table):
    state = position(table, 3, LATE[table.key])
    before = state.fingerprint()
    for seat in state.deciders():
        assert choice(state, seat, "search:6") in state.legal(seat)
    assert state.fingerprint() == before


@pytest.mark.parametrize("key", GAMES)
def test_what_is_hidden_makes_no_difference_to_the_choice(key: str):
    for seed in range(DEEP):
        state = late(key, seed)
        for seat in state.deciders():
            other = state.determinise(seat, seeded(seed + 100))
            assert choice(other, seat) == choice(state, seat)


def test_a_secret_action_that_was_chosen_already_makes_no_difference():
    state = RACE.start(2, 1)
    while state.phase != 1 or len(state.deciders()) < 2:  # until both choose an action
        seat = state.deciders()[0]
        state.apply(seat, choice(state, seat, "greedy"))
    chosen = set()
    for action in state.legal(1):
        told = state.clone()
        told.apply(1, action)
        chosen.add(choice(told, 0))
    assert chosen == {choice(state, 0)}


def test_a_secret_discard_that_was_made_already_makes_no_difference():
    for seed in range(DEEP):
        state = RACE.start(2, seed)
        told = state.clone()
        while 1 in told.deciders():
            told.apply(1, told.legal(1)[0])
        assert choice(told, 0) == choice(state, 0)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_chance_and_simulations_give_the_same_choice(key: str):
    state = late(key, 4)
    for seat in state.deciders():
        assert len({choice(state, seat, seed=9) for _ in range(3)}) == 1


# --- in time


@pytest.mark.parametrize("key", GAMES)
def test_a_budget_in_milliseconds_is_kept(key: str):
    state = find_game(key).start(2, 2)
    for _ in range(12):
        seat = state.deciders()[0]
        started = time.process_time()
        action = choice(state, seat, "search:40ms")
        # The simulation that is under way is finished; a slow one of the plain build takes a while.
        assert time.process_time() - started < (0.08 if COMPILED else 0.4)
        state.apply(seat, action)


@pytest.mark.parametrize("key", GAMES)
def test_a_budget_in_simulations_is_kept(key: str):
    state = late(key, 1)
    seat = state.deciders()[0]
    options = len(state.legal(seat))
    for most in (1, options, 5 * options):
        search = Search(mind_of(key), Style(), seat)
        search.ranking(Outlook(state, seat, seeded(1)).imagine, most, 1e9, 0)
        assert min(options, most) <= search.simulations <= max(most, options)


def test_an_only_answer_and_a_small_question_are_answered_at_once():
    table = race("settle", tableau=["old-earth"], hand=["artist-colony", "refugee-world", "empath-world", "gem-world"])
    table.play("settle artist-colony")
    assert len(table.legal()) > 1  # which card to pay with
    search = Search(mind_of("race"), Style(), 0)
    paid = search.best(Outlook(table.state, 0, seeded(1)).imagine, 1000, 1e9)
    assert table.state.game().actions.notation(paid).startswith("pay ")
    assert search.simulations == 0


def test_a_small_question_gets_the_few_simulations_that_are_meant_for_it():
    table = artifacts(hand=["r01", "r02", "r16"], projects=["baroque"], faction="clone-clans").play("build baroque")
    assert table.question() == "pay"
    options = len(table.legal())
    style = Style()
    style.minor = 5 * options
    search = Search(mind_of("artifacts"), style, 0)
    paid = search.best(Outlook(table.state, 0, seeded(1)).imagine, 1000, 1e9)
    assert paid in table.state.legal(0)
    assert options <= search.simulations <= 5 * options


# --- awake


def test_race_the_larger_world_is_settled_in_the_last_round():
    full = ["old-earth", "spice-world", "gem-world", "comet-zone", "new-earth", "prosperous-world", "destroyed-world",
            "star-nomad-lair", "empath-world", "artist-colony", "refugee-world"]  # fmt: skip
    table = race(
        "settle",
        tableau=["new-sparta", "drop-ships", "space-marines"],
        hand=["rebel-base", "rebel-outpost"],
        others=({"tableau": [*full, "public-works"]},),
    )
    assert answer(table) == "settle rebel-base"


def test_frontiers_the_point_of_the_diplomats_is_better_than_nothing_in_the_last_round():
    table = frontiers(credits=0, taken=["sell", "produce", "settle"], ends=["colonies"], round=12, picking=3,
                      track=[1, 0, 1, 0])  # fmt: skip
    assert answer(table) == "choose diplomats"


def test_artifacts_a_project_is_built_in_the_last_turn():
    other = ({"hand": ["r72"], "empire": ["tern"], "credits": 8},)
    table = artifacts(others=other, hand=["r01", "r02", "r16"], projects=["baroque"],
                      faction="clone-clans", ending=True, marker=1)  # fmt: skip
    assert answer(table) == "build baroque"


def test_cosmos_a_planet_is_finished_in_the_last_turn():
    almost = {"planet": "cindral", "levels": {"biomass": 3, "minerals": 2, "technology": 2}, "track": [(0, 4), (1, 3)]}
    done = {cell: {"terraformed": True} for cell in ("n", "w", "e")}
    table = cosmos(at="destination", ark="s-planet", cargo={"technology": 1}, cells={**done, "s": almost}, closing=2)
    assert answer(table) == "terraform"


def test_long_games_are_played_on_for_two_rounds_and_short_ones_to_the_end():
    for seats in (2, 3, 4):
        for key in ("artifacts", "cosmos"):
            state = late(key, 1, seats)
            assert mind_of(key).horizon == 2
            course = mind_of(key).course
            assert course.later(state, 2) - course.clock(state) == 2 * seats
        for key in ("race", "frontiers"):
            state = late(key, 1, seats)
            assert mind_of(key).horizon >= 100
            course = mind_of(key).course
            assert course.later(state, 3) - course.clock(state) == 3


@pytest.mark.parametrize(("key", "learned"), [*((key, False) for key in GAMES), ("artifacts", True)])
def test_leads_are_points_at_the_end_and_balance_each_other(key: str, learned: bool):
    state = late(key, 3)
    mind = mind_of(key, learned)
    while deciders := state.deciders():
        assert mind.lead(state, 0) == pytest.approx(-mind.lead(state, 1))
        state.apply(deciders[0], mind.answer(state, deciders[0]))
    totals = state.totals()
    assert mind.lead(state, 0) == totals[0] - totals[1]


# --- advice


@pytest.mark.parametrize("key", GAMES)
def test_advice_names_the_best_few_with_chances(key: str):
    for seed in range(DEEP):
        state = late(key, seed)
        seat = state.deciders()[0]
        found = advise(Outlook(state, seat, seeded(1)), 3, Budget(60))
        assert 1 <= len(found) <= 3
        assert len(found) == min(3, len(state.legal(seat)))
        assert {each.action for each in found} <= set(state.legal(seat))
        assert len({each.action for each in found}) == len(found)
        assert all(0 <= each.chance <= 1 and each.simulations >= 1 for each in found)
        assert sum(each.simulations for each in found) <= max(60, len(state.legal(seat)))


@pytest.mark.parametrize("key", GAMES)
def test_advice_tells_chances_from_enough_simulations(key: str):
    for seed in range(3):
        state = late(key, seed)
        found = advise(Outlook(state, state.deciders()[0], seeded(1)), 2, Budget(600))
        assert all(each.simulations >= 50 for each in found)


@pytest.mark.parametrize("key", GAMES)
def test_the_first_advice_is_what_a_bot_with_that_budget_takes(key: str):
    budget = Budget(60, depth=2, sure=3.0, rounds=2, loyal=2.0)
    for seed in range(DEEP):
        state = late(key, seed)
        seat = state.deciders()[0]
        if mind_of(key).matters(state, seat):
            bot = SearchBot("", key, budget)
            assert advise(Outlook(state, seat, seeded(1)), 1, budget)[0].action == bot.choose(
                Outlook(state, seat, seeded(1))
            )


@pytest.mark.parametrize("key", GAMES)
def test_advice_without_a_budget_of_its_own_judges_like_the_master(key: str):
    state = position(next(t for t in TABLES if t.key == key and t.seats == 2), 1, 60)
    seat = state.deciders()[0]

    def told(budget: Budget) -> list[float]:
        return [each.chance for each in advise(Outlook(state, seat, seeded(1)), 3, budget)]

    usual = replace(advisers_budget(key), milliseconds=WITHOUT_LIMIT)  # a slow machine sees less in its time
    assert usual == free_budget(key, simulations=400)
    assert (told(usual) != told(replace(usual, learned=False))) == (key == "artifacts")


def test_advice_sees_a_won_and_a_lost_game():
    hand = ["gem-world", "spice-world", "refugee-world", "comet-zone"]
    table = race("settle", hand=hand, chips=24)
    assert advise(Outlook(table.state, 0, seeded(1)), 1, Budget(20))[0].chance > 0.9
    table = race("settle", hand=hand, others=({"chips": 24},))
    assert advise(Outlook(table.state, 0, seeded(1)), 1, Budget(20))[0].chance < 0.1


# --- the parts


def test_a_lead_makes_winning_likely():
    assert likely(0, 6) == 0.5
    assert likely(6, 6) == pytest.approx(0.731, abs=0.001)  # 1 / (1 + 1/e)
    assert likely(6, 6) + likely(-6, 6) == pytest.approx(1)
    assert likely(1e6, 6) == pytest.approx(1)


def test_a_point_more_counts_even_where_all_is_lost():
    assert squashed(0, 6) == 0.5
    assert squashed(6, 6) == 0.75
    assert 0 < squashed(-80, 6) < squashed(-79, 6) < squashed(80, 6) < 1


def candidate(action: int, values: list[float]) -> Candidate:
    found = Candidate(action)
    found.values = values
    found.total = sum(values)
    return found


def test_being_behind_is_counted_in_standard_errors_of_the_same_worlds():
    best, other = candidate(1, [0.5, 0.9, 0.1, 0.5]), candidate(2, [0.4, 0.6, 0.0, 0.4])
    # Differences 0.1, 0.3, 0.1, 0.1: mean 0.15, deviation 0.1, standard error 0.05 (and the 0.0005 that is added).
    assert behind(best, other) == pytest.approx(0.15 / 0.0505)
    assert behind(other, best) == pytest.approx(-0.15 / 0.0505)


def test_who_is_clearly_behind_is_dropped_and_who_is_not_stays():
    search = Search(mind_of("race"), Style(), 0)
    best = candidate(1, [0.9, 0.8, 0.9, 0.8])
    close = candidate(2, [0.4, 0.9, 0.95, 0.8])
    lost = candidate(3, [0.1, 0.1, 0.2, 0.0])
    assert [each.action for each in search.still_in([best, close, lost])] == [1, 2]


def test_the_usual_choice_is_kept_where_the_difference_could_be_chance():
    search = Search(mind_of("race"), Style(), 0)
    best = candidate(1, [0.9, 0.1, 0.9, 0.2])
    usual = candidate(2, [0.1, 0.9, 0.2, 0.8])
    clear = candidate(3, [0.95, 0.95, 0.95, 0.95])
    assert [each.action for each in search.ranked([best, usual], 2)] == [2, 1]
    assert [each.action for each in search.ranked([best, usual, clear], 2)] == [3, 1, 2]


# --- the tree


def depth_of(node: Node) -> int:
    return 1 + max((depth_of(child) for child in node.after.values()), default=-1)


def visits_below(node: Node) -> int:
    return sum(child.visits for child in node.after.values())


@pytest.mark.parametrize("key", GAMES)
def test_a_tree_grows_by_own_choices_to_its_depth(key: str):
    state = late(key, 0)
    seat = state.deciders()[0]
    style = Style()
    style.tree = 2
    style.sure = 1e9  # nothing is dropped
    search = Search(mind_of(key), style, seat)
    found = search.ranking(Outlook(state, seat, seeded(1)).imagine, 12 * len(state.legal(seat)), 1e9, 0)
    assert [each.node.visits for each in found] == [12] * len(found)
    assert max(depth_of(each.node) for each in found) <= 2
    assert all(visits_below(each.node) <= each.node.visits for each in found)
    assert any(each.node.after for each in found)


def test_a_tree_tries_the_usual_choice_first_then_others_and_comes_back_to_the_best():
    search = Search(mind_of("race"), Style(), 0)
    node = Node()
    tried = []
    for _ in range(60):
        action = search.descend(node, [10, 20, 30], 20)
        tried.append(action)
        for each in (node, node.child(action)):
            each.visits += 1
            each.total += 0.9 if action == 30 else 0.3
    assert tried[0] == 20
    assert set(tried) == {10, 20, 30}
    assert tried[-20:].count(30) >= 15


def test_without_a_tree_nothing_grows():
    state = late("race", 0)
    seat = state.deciders()[0]
    found = Search(mind_of("race"), Style(), seat).ranking(Outlook(state, seat, seeded(1)).imagine, 30, 1e9, 0)
    assert not any(each.node.after for each in found)
