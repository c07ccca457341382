"""Counted trees: how many ways there are to play on from a position, move by move, and one way to each selection.

The small numbers are worked out by hand in the comments. The large ones are counted once and written down: they change
when any rule about what may be chosen does. A move is one atomic choice.
"""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games.cosmos.engine.vocabulary import QUESTIONS
from galaktyka.games.cosmos.game import CosmosState
from tests.games.cosmos.engine.moments import LEADERS, PAID_COLONY
from tests.games.cosmos.engine.reason_cases import COLONY_3, at, on_ossa, two_to_gain, with_numbers
from tests.games.cosmos.rules.table import GAME, scenario
from tests.games.cosmos.scenario import Scenario
from tests.laws.tables import Table, choose, examples, tables_of

SELECTING = ("discard", "gain", "spend", "pay", "raise", "cantina")
"""Questions about several things, one after another."""


def leaves(state: State, depth: int) -> int:
    """The number of sequences of `depth` choices; a game that ends earlier counts once."""
    deciders = state.deciders()
    if depth == 0 or not deciders:
        return 1
    options = state.legal(deciders[0])
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        after = state.clone()
        after.apply(deciders[0], action)
        total += leaves(after, depth - 1)
    return total


def counts(state: State, depth: int) -> list[int]:
    return [leaves(state, d) for d in range(1, depth + 1)]


def test_the_first_journey():
    """From the portal: discover s; the stations of Ossa and Thalor, the asteroid of Verdune, and the planets behind
    them: 7. Cindral has three tracks; nothing is to be done at an asteroid, so that a card may be drawn or not;
    everywhere else one may gather or not: 3 + 2 x 6."""
    assert counts(scenario(at="travel", planet_deck=["cindral"]).state, 2) == [7, 15]


def test_playing_crew():
    """One card in each row, no match on a green planet: play either or move the lower one up, or stop: 4.

    Two destination actions after stopping (gather or not), and with one card left it may be played again: the upper
    one left: play or stop; the lower one left: play, move up or stop; both above: play either or stop: 2 + 2 + 3 + 3.
    """
    state = scenario(at="crew", ark="w-planet", above=["data-broker"], below=["reactor-physicist"]).state
    assert counts(state, 2) == [4, 10]


def test_crew_at_the_portal():
    """The same two cards: only one may be played, but every edge works. The Data Broker's lower edge gives two
    resources at once, the Reactor Engineer's upper edge one: each may be used or not. Depth 2: after stopping, gather,
    either card for a specialist, or nothing: 4; each of the three plays: 2."""
    state = scenario(at="crew", above=["data-broker"], below=["reactor-physicist"]).state
    assert counts(state, 2) == [4, 10]


def test_setting_up():
    """Alone: three cards to discard; two rows for each of the two others; four resources, then the same or a later one.
    After technology it can only be technology, and the first turn begins. With two the other player has three cards to
    discard after the rows, then two rows for each."""
    assert counts(GAME.start(1, 1), 4) == [3, 6, 12, 48]
    assert counts(GAME.start(2, 1), 6) == [3, 6, 12, 36, 72, 144]


# ------------------------------------------------------------------ one way to each selection


def two_of_four_cards() -> Scenario:
    """Four crew cards are dealt, of which two go."""
    return scenario(at="set-up", game=with_numbers(deal=4))


SELECTIONS: dict[str, tuple[Callable[[], Scenario], int]] = {
    # Two resources of four kinds: four pairs and six mixtures.
    "resources gained": (two_to_gain(), 10),
    # The same with room for one biomass: no pair of biomass.
    "resources gained in a full hold": (two_to_gain(biomass=3), 9),
    # Two of biomass (twice), workforce and technology: a pair of biomass, and three mixtures.
    "resources paid": (PAID_COLONY, 4),
    # One blue leader and two red ones; a red one and any: both red ones, or blue with either.
    "leaders for a colony": (on_ossa("colony", **COLONY_3, ready=["engineer"], above=LEADERS), 3),
    # Either of two engineers for the upgrade.
    "an engineer": (
        at("upgrade", "upgrade biodome", above=["drill-engineer", "soil-engineer"], cargo={"biomass": 2}),
        2,
    ),
    # One biomass, one of minerals, two levels at most: either alone, or both.
    "levels": (on_ossa("terraform", cargo={"biomass": 1, "minerals": 1}), 3),
    # Two levels of three kinds with two units each: one (3), two of one kind (3), or two of different kinds (3).
    "levels of three tracks": (on_ossa("terraform", cargo={"biomass": 2, "minerals": 2, "technology": 2}), 9),
    # Two of four cards.
    "cards discarded": (two_of_four_cards, 6),
}


def selections(state: CosmosState) -> list[str]:
    """The positions after all ways to answer the question until another one comes up."""
    asked, question = state.deciders()[0], state.question
    task = state.task[:2]
    ends: list[str] = []

    def choose_on(state: CosmosState) -> None:
        if state.deciders() != [asked] or state.question != question or state.task[:2] != task:
            ends.append(state.fingerprint())
            return
        for action in state.legal(asked):
            after = state.clone()
            after.apply(asked, action)
            choose_on(after)

    choose_on(state)
    return ends


@pytest.mark.parametrize("what", SELECTIONS)
def test_each_selection_has_one_way(what: str):
    story, results = SELECTIONS[what]
    ends = selections(story().state)
    assert len(ends) == len(set(ends)) == results


def test_what_must_be_gained_is_gained_by_itself():
    """There is room for one biomass and one technology only."""
    table = two_to_gain(biomass=3, workforce=4, minerals=4, technology=3)()
    assert table.cargo() == {"biomass": 4, "workforce": 4, "minerals": 4, "technology": 4}


@pytest.mark.parametrize("table", list(tables_of("cosmos")), ids=str)
@given(seed=st.integers(0, 2**32))
@examples(3)
def test_each_selection_of_a_random_game_has_one_way(table: Table, seed: int):
    state = table.start(seed)
    assert isinstance(state, CosmosState)
    rng = seeded(seed)
    looked_at = 0
    while not state.is_over() and looked_at < 25:
        if QUESTIONS[state.question] in SELECTING:
            ends = selections(state)
            assert len(ends) == len(set(ends)) > 1
            looked_at += 1
        state.apply(*choose(state, rng))


# ------------------------------------------------------------------ counted once

WHOLE_GAMES: list[tuple[int, int, dict[str, bool], list[int]]] = [
    (1, 1, {}, [3, 6, 18, 54, 153, 467]),
    (1, 2, {"hard": True}, [8, 21, 50, 115, 341, 1074]),
    (2, 3, {}, [2, 6, 14, 42, 109, 316]),
    (3, 4, {"four-planets": True}, [2, 6, 14, 28, 76, 318]),
    (4, 5, {}, [2, 16, 43, 103, 230, 532]),
]


@pytest.mark.parametrize(("seats", "seed", "options", "expected"), WHOLE_GAMES)
def test_trees_of_whole_games(seats: int, seed: int, options: dict[str, bool], expected: list[int]):
    """From a position thirty random moves into the game."""
    state = GAME.start(seats, seed, options)
    rng = seeded(seed)
    for _ in range(30):
        state.apply(*choose(state, rng))
    assert counts(state, len(expected)) == expected
