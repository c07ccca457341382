"""Why not: every reason that the game can give, with its numbers."""

import re
from collections.abc import Callable

import pytest

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import Reason
from galaktyka.core.rng import seeded
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.actions import build, buy, operational, prepare, unblock, use
from galaktyka.games.artifacts.engine.actions import switch as switch_on
from galaktyka.games.artifacts.engine.questions import (
    block,
    discard,
    extra,
    lift,
    pay,
    put,
    send,
    sift,
    switch,
    target,
)
from galaktyka.games.artifacts.engine.rules.empire import place_of, price_to_buy
from galaktyka.games.artifacts.engine.state import Player, Position
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.text.catalogue import Words
from tests.building import ROOT
from tests.games.artifacts.engine.moments import MOMENTS, at
from tests.games.artifacts.engine.reason_cases import CASES
from tests.games.artifacts.pack.stories import GAME


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
    sources = sorted((ROOT / "src/galaktyka/games/artifacts/engine").rglob("*.py"))
    given = set(re.findall(r'"(artifacts\.[a-z-]+)"', "".join(file.read_text("utf-8") for file in sources)))
    tested = {reason.message_id for _, _, reason in CASES} | {"artifacts.not-your-choice"}
    tested.discard("no-such-seat")
    assert given - {"artifacts.not-now"} == tested, "not-now is for whatever has no reason, and nothing has none"


# --- legal and reason come from the same predicate


Predicate = Callable[[Position, Player, int], int]


def predicates(state: ArtifactsState) -> dict[int, tuple[Predicate, int]]:
    """For each action that a predicate speaks of: the predicate, and what it is asked about."""
    box = state.box
    player = state.players[state.asked]
    resources = range(2 * box.resources)
    found: dict[int, tuple[Predicate, int]] = {}

    def cards(verb: int, predicate: Predicate, by_place: bool = False) -> None:
        for card in range(box.size):
            found[box.first(verb) + card] = (predicate, place_of(player, card) if by_place else card)

    if state.question == v.ASK_ACT:
        cards(v.V_BUILD, build.obstacle)
        cards(v.V_USE, use.obstacle, by_place=True)
        cards(v.V_SWITCH, switch_on.obstacle, by_place=True)
        for type in range(3) if state.actions else ():
            found[v.OFFENSIVE + type] = (operational.obstacle, type)
            found[v.PREPARE_FIRST + type] = (prepare.obstacle, type)
            found[v.UNBLOCK_FIRST + type] = (unblock.obstacle, type)
            found[v.BUY_FIRST + type] = (lambda s, p, deck: buy.obstacle(s, p, deck, price_to_buy(s, p)), type)
    elif state.question == v.ASK_PAY:
        found = {box.first_pay + code: (pay.obstacle, code) for code in resources}
    elif state.question == v.ASK_PUT:
        found = {box.first_put + code: (put.obstacle, code) for code in resources}
    elif state.question in (v.ASK_DISCARD, v.ASK_SIFT):
        predicate = discard.obstacle if state.question == v.ASK_DISCARD else sift.obstacle
        found = {box.first_discard + card: (predicate, card) for card in range(box.resources)}
    elif state.question == v.ASK_EXTRA:
        found = {v.EXTRA_FIRST + number: (extra.obstacle, number) for number in range(v.MOST_EXTRA + 1)}
    elif state.question == v.ASK_TARGET:
        found = {v.TARGET_FIRST + whom: (target.obstacle, whom) for whom in range(6)}
    elif state.question == v.ASK_LIFT:
        cards(v.V_LIFT, lift.obstacle)
    elif state.question == v.ASK_BLOCK:
        cards(v.V_BLOCK, block.obstacle)
    elif state.question == v.ASK_SEND and state.task[2] != v.THIS_SHIP:
        cards(v.V_SEND, send.obstacle, by_place=True)
    elif state.question == v.ASK_SWITCH:
        cards(v.V_SWITCH, switch.obstacle, by_place=True)
    return found


def check_reasons(state: ArtifactsState) -> None:
    """What a predicate finds no obstacle to is legal, nothing else; and whatever is needed is more than what is had."""
    player = state.players[state.asked]
    legal = set(state.options)
    for action, (predicate, thing) in predicates(state).items():
        assert (predicate(state, player, thing) == v.FINE) == (action in legal), GAME.actions.notation(action)
    for action in range(len(GAME.actions)):
        reason = state.why_not(state.asked, action)
        assert (reason is None) == (action in legal)
        if reason is not None and "have" in reason.values:
            assert int(str(reason.values["need"])) > int(str(reason.values["have"])), reason


@pytest.mark.parametrize("name", MOMENTS)
def test_nothing_legal_has_an_obstacle_and_nothing_else_has_none(name: str):
    state = MOMENTS[name][1]().state
    rng = seeded(1)
    for _ in range(8):
        if state.is_over():
            break
        check_reasons(state)
        state.apply(state.asked, state.options[rng.below(len(state.options))])
