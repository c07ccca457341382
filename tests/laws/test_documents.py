"""Laws of documents: a position written down and read again is the same position."""

import json

from hypothesis import given

from galaktyka.core.rng import seeded
from tests.laws.tables import Table, every_table, examples, position, seeds, steps, walk


@every_table
@given(seed=seeds, at=steps)
@examples(12)
def test_a_position_survives_being_written_down(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    document = state.to_document()
    again = table.game().from_document(json.loads(json.dumps(document)))
    assert again.to_document() == document
    assert again.deciders() == state.deciders()
    for seat in range(state.seats()):
        assert again.legal(seat) == state.legal(seat)
        assert again.view(seat) == state.view(seat)
    assert again.view(None) == state.view(None)
    assert again.revelations() == state.revelations()
    walk(state, seeded(seed), 10_000)
    walk(again, seeded(seed), 10_000)
    assert again.fingerprint() == state.fingerprint()  # the same future, too


@every_table
def test_the_end_can_be_written_down(table: Table):
    state = table.start(3)
    walk(state, seeded(3), 10_000)
    again = table.game().from_document(json.loads(json.dumps(state.to_document())))
    assert again.is_over()
    assert again.fingerprint() == state.fingerprint()
    assert again.winners() == state.winners()


@every_table
def test_a_document_says_what_it_is(table: Table):
    document = table.start(3).to_document()
    assert document["game"] == table.key
    assert document["format"].startswith("galaktyka position")
    assert document["content"] == table.game().content
