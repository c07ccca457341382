"""Why not: every reason that the game can give, with its numbers."""

import re

import pytest

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import Reason
from galaktyka.text.catalogue import Words
from tests.building import ROOT
from tests.games.artifacts.moments import at
from tests.games.artifacts.reason_cases import CASES
from tests.games.artifacts.stories import GAME


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
    assert at(hand=["r45"]).why_not("exchange blue", 1) == Reason("artifacts.not-your-choice")


def test_seats_and_actions_that_do_not_exist():
    state = at(hand=["r45"]).state
    actions = len(GAME.actions)
    assert state.why_not(2, 3) == Reason("no-such-seat", seat=2)
    assert state.why_not(-1, 3) == Reason("no-such-seat", seat=-1)
    assert state.why_not(0, actions) == Reason("unknown-action", action=str(actions))
    with pytest.raises(IllegalMove):
        state.apply(0, -1)


def test_a_legal_choice_has_no_reason_against_it():
    assert at(hand=["r45"]).why_not("exchange blue") is None


def test_every_reason_has_a_case():
    sources = sorted((ROOT / "src/galaktyka/games/artifacts").glob("reasons*.py"))
    given = set(re.findall(r'"(artifacts\.[a-z-]+)"', "".join(file.read_text("utf-8") for file in sources)))
    tested = {reason.message_id for _, _, reason in CASES} | {"artifacts.not-your-choice"}
    tested.discard("no-such-seat")
    assert given == tested
