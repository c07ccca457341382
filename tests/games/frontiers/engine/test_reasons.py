"""Why not: every reason that the game can give, with its numbers."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import Reason
from galaktyka.core.rng import seeded
from galaktyka.games.frontiers.game import GAME
from galaktyka.text.catalogue import Words
from tests.building import ROOT
from tests.games.frontiers.engine.reason_cases import CASES
from tests.games.frontiers.scenario import scenario
from tests.laws.tables import examples


@pytest.mark.parametrize(("position", "notation", "reason"), CASES)
def test_the_reason_against_a_choice(position, notation: str, reason: Reason):
    table = position()
    before = table.state.fingerprint()
    assert table.why_not(notation) == reason
    with pytest.raises(IllegalMove) as refused:
        table.play(notation)
    assert (refused.value.message_id, refused.value.values) == (reason.message_id, reason.values)
    assert table.state.fingerprint() == before
    for language in ("en", "pl"):
        assert "{" not in Words(language).explain(refused.value)


def test_whoever_owes_no_choice_is_told_so():
    assert scenario().why_not("choose settle", 1) == Reason("frontiers.not-your-choice")


def test_seats_and_actions_that_do_not_exist():
    state = scenario().state
    actions = len(GAME.actions)
    assert state.why_not(2, 3) == Reason("no-such-seat", seat=2)
    assert state.why_not(-1, 3) == Reason("no-such-seat", seat=-1)
    assert state.why_not(0, actions) == Reason("unknown-action", action=str(actions))
    with pytest.raises(IllegalMove):
        state.apply(0, -1)


def test_a_legal_choice_has_no_reason_against_it():
    assert scenario().why_not("choose settle") is None


NUMBERS = (("need", "have"), ("price", "credits"), ("number", "most"))


@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32), goals=st.booleans())
@examples(6)
def test_every_illegal_choice_has_a_reason_and_its_numbers_are_true(seats: int, seed: int, goals: bool):
    state = GAME.start(seats, seed, {"goals": goals})
    rng = seeded(seed)
    while not state.is_over():
        seat = state.asked
        legal = state.legal(seat)
        for action in range(len(GAME.actions)):
            reason = state.why_not(seat, action)
            assert (reason is None) == (action in legal), GAME.actions.notation(action)
            values: dict[str, Any] = {} if reason is None else reason.values
            for more, less in NUMBERS:
                assert more not in values or values[more] > values[less], (GAME.actions.notation(action), reason)
        state.apply(seat, legal[rng.below(len(legal))])


def test_every_reason_has_a_case():
    folder = ROOT / "src/galaktyka/games/frontiers/engine"
    files = [folder / "rules" / "flow.py", *(folder / "questions").glob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    given = set(re.findall(r'"(frontiers\.[a-z-]+)"', source))
    tested = {case[2].message_id for case in CASES} | {"frontiers.not-your-choice"}
    assert given == tested
