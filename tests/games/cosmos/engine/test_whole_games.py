"""Whole games: rounds and turns, the end by the rules and by the cap, what a guess keeps and what it draws anew."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.game import Event, State
from galaktyka.core.rng import seeded
from galaktyka.games.cosmos.game import GAME, CosmosState
from tests.games.cosmos.invariants import check_conservation, check_end
from tests.games.cosmos.scenario import scenario
from tests.laws.tables import Table, choose, examples, position, tables_of

TABLES = list(tables_of("cosmos"))
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
seeds = st.integers(0, 2**32)


def played(table: Table, seed: int) -> tuple[CosmosState, list[Event]]:
    """A random game and its story; nothing is lost or made on the way."""
    state = table.start(seed, keep_events=True)
    assert isinstance(state, CosmosState)
    story = state.all_events()
    rng = seeded(seed)
    while not state.is_over():
        state.apply(*choose(state, rng))
        story = story + state.all_events()
        check_conservation(state)
    return state, story


def test_there_is_a_table_for_every_number_of_players_length_and_level():
    assert Counter(table.seats for table in TABLES) == {1: 6, 2: 2, 3: 2, 4: 2}


@every_table
@given(seed=seeds)
@examples(2)
def test_the_game_ends_one_round_after_the_planet_that_ends_it(table: Table, seed: int):
    state, story = played(table, seed)
    check_end(state)
    turns: Counter[int] = Counter()
    near = rounds = completed = 0
    for event in story:
        if event.kind in ("turn", "automa-card"):
            turns[event.seat] += 1
        elif event.kind == "round":
            rounds = event.number
        elif event.kind == "completes":
            completed += 1
        elif event.kind == "end-near":
            near = rounds
            assert completed == event.number == (4 if dict(table.options)["four-planets"] else 3)
    assert turns == dict.fromkeys(range(len(state.players)), rounds)
    assert rounds == (near + 1 if near else GAME.box.most_rounds)


@every_table
@given(seed=seeds)
@examples(2)
def test_the_first_player_token_goes_round(table: Table, seed: int):
    """Everybody is first in turn; alone it stays with the human."""
    _, story = played(table, seed)
    first = [event.seat for event in story if event.kind == "round"]
    assert all((before + 1) % table.seats == after for before, after in itertools.pairwise(first))
    turns = [event.seat for event in story if event.kind in ("turn", "automa-card")]
    everybody = max(table.seats, 2)
    for number, seat in enumerate(first):
        assert turns[everybody * number : everybody * (number + 1)] == [
            (seat + turn) % everybody for turn in range(everybody)
        ]


def test_the_first_player_is_drawn_by_lot():
    table = next(table for table in TABLES if table.seats == 4)
    firsts: Counter[int] = Counter()
    for seed in range(80):
        state = table.start(seed)
        while state.view(None)["step"] == "set-up":
            state.apply(*choose(state, seeded(seed)))
        firsts[state.view(None)["first"]] += 1
    assert set(firsts) == {0, 1, 2, 3}


def test_the_game_ends_after_the_last_round_that_may_be_played():
    """Nobody has terraformed anything; the last turn of round 500 is over."""
    table = scenario(at="draw", round=GAME.box.most_rounds, first=1)
    assert not table.state.is_over()
    table.play("pass")
    assert table.state.is_over()
    check_end(table.state)
    before = scenario(at="draw", round=GAME.box.most_rounds - 1, first=1).play("pass")
    assert not before.state.is_over()


# ------------------------------------------------------------------ what is hidden


def hidden(state: State) -> list[list[str]]:
    """The decks, from the next card on."""
    document = state.to_document()
    decks = [document["planet_deck"], document["crew_deck"], document["survivor_deck"]]
    return [*decks, document["automa"]["deck"]] if "automa" in document else decks


@every_table
@given(seed=seeds, at=st.integers(0, 200))
@examples(4)
def test_a_guess_keeps_the_view_and_draws_the_decks_anew(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    (seat,) = state.deciders()
    rng = seeded(seed)
    guesses = [state.determinise(seat, rng) for _ in range(4)]
    for guess in guesses:
        assert guess.view(seat) == state.view(seat)
        assert guess.legal(seat) == state.legal(seat)
        assert [sorted(deck) for deck in hidden(guess)] == [sorted(deck) for deck in hidden(state)]
        check_conservation(guess)
    for number, deck in enumerate(hidden(state)):
        if len(deck) > 5:
            assert len({str(hidden(guess)[number]) for guess in guesses}) > 1


def test_every_order_of_a_deck_is_guessed():
    """Five planets lie in the deck: each but the last, which lies open, is the next one in some guess."""
    state = GAME.start(2, 3)
    rng = seeded(1)
    guesses = [hidden(state.determinise(0, rng))[0] for _ in range(200)]
    following = Counter(guess[0] for guess in guesses)
    assert set(following) == set(hidden(state)[0][:-1])
    assert min(following.values()) > 20
    assert {guess[-1] for guess in guesses} == {hidden(state)[0][-1]}


def test_no_view_names_a_card_of_a_deck():
    """Of the decks only the size is shown, and the last planet; at the start no survivor or Automa card lies open."""
    state = GAME.start(1, 3)
    for viewer in (0, None):
        shown = str(state.view(viewer))
        for card in [*hidden(state)[0][:-1], *hidden(state)[2], *hidden(state)[3]]:
            assert f"'{card}'" not in shown
        assert not [card for card in hidden(state)[1] if f"'{card}'" in shown]


# ------------------------------------------------------------------ the same game again


@every_table
@given(seed=seeds)
@examples(2)
def test_the_same_seed_and_choices_are_the_same_game(table: Table, seed: int):
    first, second = table.start(seed), table.start(seed)
    rng = seeded(seed)
    for _ in range(400):
        if first.is_over():
            break
        move = choose(first, rng)
        first.apply(*move)
        second.apply(*move)
        assert second.legal(move[0]) == first.legal(move[0])
    assert second.to_document() == first.to_document()
