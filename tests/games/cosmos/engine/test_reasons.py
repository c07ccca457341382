"""Why not: every reason that the game can give, with its numbers."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.game import GAME
from galaktyka.text.catalogue import Words
from tests.building import ROOT
from tests.games.cosmos.engine.reason_cases import CASES
from tests.games.cosmos.scenario import scenario
from tests.laws.tables import Table, examples, position, tables_of


@pytest.mark.parametrize(("position", "notation", "reason"), CASES)
def test_the_reason_against_a_choice(position, notation: str, reason: Reason):
    table = position()
    (seat,) = table.state.deciders() or [0]
    before = table.state.fingerprint()
    assert table.why_not(notation, seat) == reason
    with pytest.raises(IllegalMove) as refused:
        table.play(notation, seat)
    assert (refused.value.message_id, refused.value.values) == (reason.message_id, reason.values)
    assert table.state.fingerprint() == before
    for language in ("en", "pl"):
        assert "{" not in Words(language).explain(refused.value)


def test_whoever_owes_no_choice_is_told_so():
    assert scenario(at="travel").why_not("move n-station", 1) == Reason("cosmos.not-your-choice")


def test_seats_and_actions_that_do_not_exist():
    state = scenario(at="travel", level="easy").state
    actions = len(GAME.actions)
    assert state.why_not(1, 3) == Reason("no-such-seat", seat=1)  # the Automa has no seat
    assert state.why_not(-1, 3) == Reason("no-such-seat", seat=-1)
    assert state.why_not(0, actions) == Reason("unknown-action", action=str(actions))
    with pytest.raises(IllegalMove):
        state.apply(0, -1)


def test_a_legal_choice_has_no_reason_against_it():
    assert scenario(at="travel").why_not("move n-station") is None


def test_every_reason_has_a_case():
    sources = sorted((ROOT / "src/galaktyka/games/cosmos/engine").rglob("*.py"))
    given_ones = set(re.findall(r'"(cosmos\.[a-z-]+)"', "".join(file.read_text("utf-8") for file in sources)))
    assert given_ones == {reason.message_id for _, _, reason in CASES} | {"cosmos.not-your-choice"}


@pytest.mark.parametrize("table", list(tables_of("cosmos")), ids=str)
@given(seed=st.integers(0, 2**32), at=st.integers(0, 400))
@examples(6)
def test_every_illegal_choice_of_a_random_position_gets_a_reason_in_words(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    (seat,) = state.deciders()
    legal = state.legal(seat)
    for action in range(len(GAME.actions)):
        reason = state.why_not(seat, action)
        assert (reason is None) == (action in legal)
        if reason is not None:
            assert reason.message_id != "cosmos.not-now"
            need, have = reason.values.get("need"), reason.values.get("have")
            assert (isinstance(need, int) and isinstance(have, int) and need > have) or need is have is None
            for language in ("en", "pl"):
                assert "{" not in Words(language).say_with(reason.message_id, reason.values)
