"""The search on top of a network: never without evidence, honest, in time, and awake when it counts."""

import time
from collections.abc import Callable
from zlib import crc32

import pytest

from galaktyka.bots.champion import WeakenedChampion
from galaktyka.bots.compiled.course import Course
from galaktyka.bots.compiled.foresight import Candidate, Foresight, Manner
from galaktyka.bots.compiled.learned import SHARPNESS, Learned
from galaktyka.bots.levels import Level
from galaktyka.bots.protocol import Outlook
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import find_game, room_of
from galaktyka.games.race.game import GAME as RACE
from tests.games.race.scenario import scenario as race
from tests.laws.tables import COMPILED, Table, every_table, position, with_other_secrets

GAMES = ("race", "frontiers", "artifacts", "cosmos")
DEEP = 8 if COMPILED else 2


class Whims:
    """A network that has learned nothing: its numbers depend on everything that it is shown."""

    def answer(self, row: bytearray, start: int, choices: list[int]) -> list[int]:
        mood = crc32(row)
        return [mood % 2001 - 1000 << 16, *((mood ^ choice * 2654435761) % 4096 << 15 for choice in choices)]


class Habit:
    """A network that nearly always does the same: what stands first in a list of actions."""

    def __init__(self, key: str, *notations: str, strength: int = 2) -> None:
        actions = find_game(key).actions
        self.usual = [actions.id(notation) for notation in notations]
        self.strength = strength << SHARPNESS

    def answer(self, row: bytearray, start: int, choices: list[int]) -> list[int]:
        return [0, *(self.strength if choice in self.usual else 0 for choice in choices)]


def learned(key: str, network: object) -> Learned:
    observer = room_of(key, "observer")
    assert observer is not None
    return Learned(observer.slots(find_game(key)), network, {})


def course(key: str) -> Course:
    bots = room_of(key, "bots")
    assert bots is not None
    found: Course = bots.course()
    return found


def quick() -> Manner:
    """One round is looked ahead: whims take long."""
    return Manner(1)


def search(state: State, seat: int, network: object = None, manner: Manner | None = None) -> Foresight:
    key = state.game().key
    return Foresight(learned(key, network or Whims()), course(key), manner or quick(), seat, seeded(3))


def imagining(state: State, seat: int, seed: int = 5) -> Callable[[], State]:
    return Outlook(state, seat, seeded(seed)).imagine


def choice(state: State, seat: int, most: int = 24) -> int:
    return search(state, seat).best(imagining(state, seat), most, 1e9)


def late(key: str, seed: int, seats: int = 2) -> State:
    return position(Table(key, seats, ()), seed, 40)


# --- evidence


def last_round() -> State:
    """Of Race, with 14 points against 16, where a world is worth six."""
    full = ["old-earth", "spice-world", "gem-world", "comet-zone", "new-earth", "prosperous-world", "destroyed-world",
            "star-nomad-lair", "empath-world", "artist-colony", "refugee-world", "public-works"]  # fmt: skip
    return race(
        "settle",
        tableau=["new-sparta", "drop-ships", "space-marines"],
        hand=["rebel-base"],
        chips=10,
        others=({"tableau": full},),
    ).state


def done_at_last(network: object, most: int) -> str:
    """What is done there."""
    state = last_round()
    return str(RACE.actions.notation(search(state, 0, network, Manner(3)).best(imagining(state, 0), most, 1e9)))


def test_the_network_is_overruled_where_worlds_show_it_wrong():
    assert done_at_last(Habit("race", "pass"), 40) == "settle rebel-base"


def test_the_network_is_believed_where_there_is_no_evidence():
    for most in (0, 1):
        assert done_at_last(Habit("race", "pass"), most) == "pass"


def test_a_choice_that_the_network_is_sure_of_is_taken_at_once():
    assert done_at_last(Habit("race", "pass", strength=20), 40) == "pass"


@pytest.mark.parametrize(("careful", "done"), [(0, {"pass", "settle rebel-base"}), (20, {"settle rebel-base"})])
def test_a_careful_level_does_not_throw_a_victory_away(careful: int, done: set[str], monkeypatch: pytest.MonkeyPatch):
    network = learned("race", Habit("race", "settle rebel-base"))
    monkeypatch.setattr("galaktyka.bots.champion.learned", lambda game: network)
    bot = WeakenedChampion("level", Level(0, 10_000, 1000, careful=careful), 4)
    state = last_round()
    chosen = [bot.choose(Outlook(state, 0, seeded(seed))) for seed in range(12)]
    assert {RACE.actions.notation(action) for action in chosen} == done


def test_a_careful_level_still_errs_where_it_costs_nothing(monkeypatch: pytest.MonkeyPatch):
    network = learned("race", Habit("race", "choose explore-5"))
    monkeypatch.setattr("galaktyka.bots.champion.learned", lambda game: network)
    state = RACE.start(2, 1)
    bot = WeakenedChampion("level", Level(0, 10_000, 1000, careful=200), 4)
    assert len({bot.choose(Outlook(state, 0, seeded(seed))) for seed in range(12)}) > 1


@pytest.mark.parametrize("key", GAMES)
def test_without_time_the_network_chooses(key: str):
    for seed in range(DEEP):
        state = late(key, seed)
        seat = state.deciders()[0]
        expected = learned(key, Whims()).best(state, seat)
        assert search(state, seat).best(imagining(state, seat), 1000, 0.0) == expected
        assert search(state, seat).best(imagining(state, seat), 1, 1e9) == expected


def test_differences_are_those_of_worlds_that_both_were_tried_in():
    state = late("race", 1)
    one, other = Candidate(1, 0.5), Candidate(2, 0.5)
    one.worths += [0.5, 0.7, 0.9]
    other.worths += [0.1, 0.5]
    mean, error = search(state, 0).difference(one, other)
    assert mean == pytest.approx(0.3)
    assert 0.05 < error < 0.5


# --- advice


@pytest.mark.parametrize("key", GAMES)
def test_advice_begins_with_what_the_search_would_play(key: str):
    for seed in range(DEEP):
        state = late(key, seed)
        for seat in state.deciders():
            ranking = search(state, seat).ranking(imagining(state, seat), 24, 1e9, 3)
            assert ranking[0].action == choice(state, seat)
            assert sorted(candidate.action for candidate in ranking) == state.legal(seat)
            tried = [candidate.mean() for candidate in ranking[1:] if candidate.worths]
            assert tried == sorted(tried, reverse=True)
            assert not any(candidate.worths for candidate in ranking[1 + len(tried) :])


def test_what_is_shown_is_looked_at_even_if_the_network_is_sure():
    state = late("race", 2)
    manner = quick()
    manner.certain = 0.0
    found = search(state, 0, manner=manner).ranking(imagining(state, 0), 1000, 1e9, 2)
    assert [len(candidate.worths) for candidate in found[:2]] == [50, 50]


# --- honest


@every_table
def test_every_choice_is_legal_and_asking_changes_nothing(table: Table):
    state = position(table, 3, 40)
    before = state.fingerprint()
    for seat in state.deciders():
        assert choice(state, seat, 6) in state.legal(seat)
    assert state.fingerprint() == before


@every_table
def test_what_is_hidden_makes_no_difference_to_the_choice(table: Table):
    for seed in range(DEEP):
        state = position(table, seed, 30)
        for seat in state.deciders():
            other = with_other_secrets(table, state, seat, seeded(seed))
            assert choice(other, seat) == choice(state, seat)


def test_a_secret_action_that_was_chosen_already_makes_no_difference():
    state = RACE.start(2, 1)
    while state.phase != 1 or len(state.deciders()) < 2:  # until both choose an action
        state.apply(state.deciders()[0], state.legal(state.deciders()[0])[0])
    chosen = set()
    for action in state.legal(1):
        told = state.clone()
        told.apply(1, action)
        chosen.add(choice(told, 0))
    assert chosen == {choice(state, 0)}


@pytest.mark.parametrize("key", GAMES)
def test_in_every_world_all_others_have_chosen(key: str):
    for seed in range(DEEP):
        state = late(key, seed)
        for seat in state.deciders():
            world = state.determinise(seat, seeded(seed))
            search(state, seat).settle(world)
            assert world.deciders() == [seat]
            assert world.legal(seat) == state.legal(seat)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_chance_and_simulations_give_the_same_choice(key: str):
    state = late(key, 4)
    for seat in state.deciders():
        assert len({choice(state, seat) for _ in range(3)}) == 1


# --- in time


@pytest.mark.parametrize("key", GAMES)
def test_a_budget_in_simulations_is_kept(key: str):
    state = late(key, 1)
    seat = state.deciders()[0]
    for most in (2, 7, 20):
        found = search(state, seat)
        found.best(imagining(state, seat), most, 1e9)
        assert found.simulations <= most


@pytest.mark.parametrize("key", GAMES)
def test_a_budget_in_milliseconds_is_kept(key: str):
    state = find_game(key).start(2, 2)
    for _ in range(5):
        seat = state.deciders()[0]
        started = time.process_time()
        action = search(state, seat).best(imagining(state, seat), 10**9, 20.0)
        # The world that is under way is finished; a slow one of the plain build takes a while.
        assert time.process_time() - started < (0.1 if COMPILED else 1.0)
        state.apply(seat, action)


def test_players_who_go_round_in_circles_come_to_an_end():
    """With whom nothing is ever built the game would last for good."""
    table = race("choose", tableau=["old-earth"], others=({"tableau": ["new-sparta"]},))
    circles = Habit("race", "choose consume-trade", "pass", strength=12)
    manner = Manner(10**6)
    manner.certain = 1.0
    found = search(table.state, 0, circles, manner)
    assert found.best(imagining(table.state, 0), 2, 1e9) in table.state.legal(0)
    assert found.simulations == 2
