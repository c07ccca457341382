"""Laws of play: what may be chosen, what choosing does, and what it never does."""

import pytest
from hypothesis import given

from galaktyka.core.errors import IllegalMove
from galaktyka.core.rng import seeded
from tests.laws.tables import Table, choose, every_table, examples, knowledge_of, position, seeds, steps, walk


@every_table
@given(seed=seeds)
@examples(4)
def test_the_same_seed_and_moves_give_the_same_game(table: Table, seed: int):
    state = table.start(seed)
    moves = walk(state, seeded(seed), 10_000)
    assert state.is_over()
    again = table.start(seed)
    for seat, action in moves:
        again.apply(seat, action)
    assert again.fingerprint() == state.fingerprint()
    assert again.winners() == state.winners()


@every_table
def test_another_seed_gives_another_game(table: Table):
    assert len({table.start(seed).fingerprint() for seed in range(10)}) == 10


@every_table
@given(seed=seeds)
@examples(4)
def test_what_may_be_chosen_is_sorted_without_doubles_and_never_a_single_option(table: Table, seed: int):
    insides = knowledge_of(table.key)
    state = table.start(seed)
    rng = seeded(seed)
    while not state.is_over():
        deciders = state.deciders()
        assert deciders == sorted(set(deciders))
        for seat in range(state.seats()):
            options = state.legal(seat)
            assert options == sorted(set(options))
            assert len(options) >= insides.fewest_options(state) if seat in deciders else options == []
        state.apply(*choose(state, rng))


@every_table
def test_there_is_no_choosing_for_seats_or_actions_that_do_not_exist(table: Table):
    state = table.start(1)
    for seat, action in [(-1, 0), (state.seats(), 0), (0, -1), (0, len(table.game().actions))]:
        with pytest.raises(IllegalMove):
            state.apply(seat, action)


@every_table
@given(seed=seeds, at=steps)
@examples(5)
def test_a_clone_lives_on_its_own(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    before = state.fingerprint()
    clone = state.clone()
    assert clone.fingerprint() == before
    assert [clone.legal(seat) for seat in clone.deciders()] == [state.legal(seat) for seat in state.deciders()]
    walk(clone, seeded(seed), 10_000)
    assert state.fingerprint() == before
    twin = state.clone()
    walk(twin, seeded(seed), 10_000)
    assert twin.fingerprint() == clone.fingerprint()  # and its dice fall the same way


@every_table
@given(seed=seeds)
@examples(4)
def test_it_does_not_matter_who_answers_first(table: Table, seed: int):
    state = table.start(seed)
    rng = seeded(seed)
    while not state.is_over():
        deciders = state.deciders()
        answers = {}
        for seat in deciders:
            options = state.legal(seat)
            answers[seat] = options[rng.below(len(options))]
        backwards = state.clone()
        for seat in reversed(deciders):
            assert answers[seat] in backwards.legal(seat)
            backwards.apply(seat, answers[seat])
        for seat in deciders:
            state.apply(seat, answers[seat])
        if len(deciders) > 1:
            assert backwards.fingerprint() == state.fingerprint()


@every_table
@given(seed=seeds)
@examples(4)
def test_nothing_is_lost_or_made(table: Table, seed: int):
    insides = knowledge_of(table.key)
    state = table.start(seed)
    rng = seeded(seed)
    insides.check_conservation(state)
    while not state.is_over():
        state.apply(*choose(state, rng))
        insides.check_conservation(state)
    insides.check_end(state)


@every_table
@given(seed=seeds, at=steps)
@examples(4)
def test_a_playout_ends_and_counts_its_decisions(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    twin = state.clone()
    decisions = state.playout(seeded(seed))
    assert state.is_over()
    assert decisions > 0
    assert twin.playout(seeded(seed)) == decisions
    assert twin.fingerprint() == state.fingerprint()


@every_table
@given(seed=seeds, at=steps)
@examples(4)
def test_scores_add_up_and_winners_lead(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    walk(state, seeded(seed), at)
    scores = state.scores()
    assert [score.seat for score in scores] == list(range(state.seats() + table.has_automa()))
    assert all(score.total == sum(item.points for item in score.items) for score in scores)
    assert state.totals() == [score.total for score in scores[: state.seats()]]
    if table.has_automa():  # a tie is its victory, whatever lies in the hold
        assert state.winners() == [0 if scores[0].total > scores[1].total else 1]
        return
    best = max((score.total, score.tie_break) for score in scores)
    assert state.winners() == [score.seat for score in scores if (score.total, score.tie_break) == best]


@every_table
@given(seed=seeds, at=steps)
@examples(4)
def test_several_moves_are_made_together_or_not_at_all(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    seat = state.deciders()[0]
    notation = table.game().actions.notation
    first = state.legal(seat)[0]
    before = state.fingerprint()
    illegal = next(a for a in range(len(table.game().actions)) if a not in state.legal(seat))
    after = state.clone()
    after.apply(seat, first)
    if illegal not in after.legal(seat):
        with pytest.raises(IllegalMove):
            state.play(seat, f"{notation(first)}, {notation(illegal)}")
        assert state.fingerprint() == before
    state.play(seat, notation(first).upper())
    assert state.fingerprint() == after.fingerprint()
