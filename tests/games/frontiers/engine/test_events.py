"""What is told to whom: of goals nobody learns before they are turned up; of everything else all learn everything."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.game import EVERYBODY, OWN_CARDS, OWN_SEAT, Event
from galaktyka.core.rng import seeded
from galaktyka.games.frontiers.engine.tiles import KINDS
from galaktyka.games.frontiers.engine.vocabulary import ACTION_TILES, ENDS
from galaktyka.games.frontiers.game import GAME, FrontiersState
from tests.games.frontiers.scenario import Scenario, scenario
from tests.laws.tables import Table, choose, examples, tables_of

PACK = GAME.box.pack
GOALS = [goal.id for goal in PACK.goals]
THREE: tuple[dict[str, Any], ...] = ({}, {})
"""Two other players: the one whom a secret concerns, and one whom it does not."""


def told(table: Scenario, viewer: int | None) -> list[tuple[str, int, tuple[str, ...], int]]:
    """What the last move told the viewer."""
    return [(event.kind, event.seat, event.objects, event.number) for event in table.state.events(viewer)]


def review(stack: list[str], hidden: tuple[str, int] | None = None) -> Scenario:
    """Seat 0 is about to review the goals, of which these lie on top."""
    rest = [goal for goal in GOALS if goal not in stack and (hidden is None or goal != hidden[0])]
    table = scenario(goal_stack=[*stack, *rest], hidden_goal=hidden, others=THREE)
    table.state.keep_events(True)
    return table


# ------------------------------------------------------------------ goals


def test_only_the_chooser_learns_which_goals_are_looked_at():
    table = review(["diversity", "exploration", "sales-tax"]).play("choose review-goals")
    assert ("looks", 0, ("diversity", "exploration", "sales-tax"), 3) in told(table, 0)
    for viewer in (1, 2, None):
        assert ("looks", 0, (), 3) in told(table, viewer)
        assert "diversity" not in str(table.state.view(viewer))


def test_only_the_chooser_learns_which_goal_is_kept_and_which_go_to_the_bottom():
    table = review(["diversity", "exploration", "sales-tax"]).play("choose review-goals, keep exploration")
    assert told(table, 0) == [("keeps-goal", 0, ("exploration",), 0)]
    assert [told(table, viewer) for viewer in (1, 2, None)] == [[("keeps-goal", 0, (), 0)]] * 3
    assert table.state.view(0)["players"][0]["kept_goal"] == "exploration"
    assert ["exploration" in str(table.state.view(viewer)) for viewer in (1, None)] == [False, False]
    table.play("bottom sales-tax")
    assert [table.state.view(viewer)["hidden_goal"] for viewer in (0, 1, None)] == [
        {"seat": 0, "goal": "exploration"},
        {"seat": 0},
        {"seat": 0},
    ]
    assert told(table, 0) == [("bottom", 0, ("sales-tax",), 0), ("bottom", 0, ("diversity",), 0)]
    assert [told(table, viewer) for viewer in (1, 2, None)] == [[], [], []]


def test_the_others_see_the_same_whichever_goal_is_kept_or_laid_at_the_bottom():
    stories = set()
    for stack, keep, bottom in [
        (["diversity", "exploration", "sales-tax"], "exploration", "sales-tax"),
        (["diversity", "exploration", "sales-tax"], "diversity", "exploration"),
        (["civil-service", "conscription", "faction-tolerance"], "conscription", "faction-tolerance"),
    ]:
        table = review(stack)
        for move in ("choose review-goals", f"keep {keep}", f"bottom {bottom}", "choose develop"):
            table.play(move, table.state.deciders()[0])
            stories.add((move.split()[0], str(told(table, 2)), str(table.state.view(2)), str(table.state.deciders())))
    assert len(stories) == 4


def test_everybody_is_told_of_a_goal_that_is_turned_up():
    table = review(["diversity", "exploration", "sales-tax"], ("civil-service", 1))
    table.play("choose review-goals")
    assert (table.question(1), told(table, 0)) == ("reveal", [("picks", 0, ("review-goals",), 0)])
    table.play("pass", 1).play("keep diversity")
    assert [event[0] for event in told(table, 2)] == ["keeps-goal"]  # the others go to the bottom first
    table.play("bottom sales-tax")
    assert [told(table, viewer)[-1:] for viewer in (0, 2)] == [[("reveals", 1, ("civil-service",), 0)]] * 2


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_learns_anything_from_the_question_about_the_face_down_goal(viewer: int | None):
    """It is put to the holder whether or not the goal could be turned up, and passing leaves no trace."""
    stories = set()
    for goal in GOALS:
        table = review([], (goal, 1)).play("choose develop")
        asked = (table.state.deciders(), told(table, viewer), table.state.view(viewer))
        table.play("pass", 1)
        stories.add(str((asked, table.state.deciders(), told(table, viewer), table.state.view(viewer))))
    assert len(stories) == 1


def test_a_hidden_goal_gives_no_points_yet():
    hidden = scenario(hidden_goal=("conscription", 0), colonists=7)
    shown = scenario(goals_up=["conscription"], colonists=7)
    assert shown.points() - hidden.points() == 8


# ------------------------------------------------------------------ everything else is told, and true


def test_a_conquest_is_told_with_its_strength():
    table = scenario("settle", colonies=["bastion-of-kesh", "derelict-ore-convoy"], goods=["derelict-ore-convoy"],
                     colonists=2, discovered=["guerrilla-moon", "rebel-shipyards"])  # fmt: skip
    table.state.keep_events(True)
    table.play("use derelict-ore-convoy")
    assert ("arms", 0, ("derelict-ore-convoy", "derelict-ore-convoy"), 2) in told(table, 1)
    table.play("settle rebel-shipyards")
    assert ("conquers", 0, ("rebel-shipyards",), 4) in told(table, 1)


def kinds_of(event: Event) -> str:
    """What the objects of an event are: t a tile, a an action tile, k a kind, g a goal, e an end, s a seat."""
    known = {"t": GAME.box.ids, "a": ACTION_TILES, "k": KINDS, "g": GOALS, "e": ENDS, "s": "01234"}
    return "".join(next(mark for mark, words in known.items() if thing in words) for thing in event.objects)


SHAPES = {  # the kinds of events: objects ("t*": tiles in any number), whether a seat is meant, and the audience
    "track": ("s*", False, EVERYBODY), "board": ("tt", True, EVERYBODY), "turned": ("t*", False, EVERYBODY),
    "home": ("t", True, EVERYBODY), "round": ("", False, EVERYBODY), "picks": ("a", True, EVERYBODY),
    "credits": ("t|a", True, EVERYBODY), "points": ("t|a", True, EVERYBODY), "colonists": ("t|a", True, EVERYBODY),
    "to-front": ("", True, EVERYBODY), "one-step": ("", True, EVERYBODY), "looks": ("g*", True, OWN_CARDS),
    "keeps-goal": ("g", True, OWN_CARDS), "bottom": ("g", True, OWN_SEAT), "reveals": ("g", True, EVERYBODY),
    "buys": ("t", True, EVERYBODY), "buys-nothing": ("", True, EVERYBODY), "display": ("t*", False, EVERYBODY),
    "discovers": ("t", True, EVERYBODY), "draws": ("tt", True, EVERYBODY), "bag-empty": ("t", True, EVERYBODY),
    "back": ("t*", False, EVERYBODY), "returns": ("t", True, EVERYBODY), "stores-planet": ("t", True, EVERYBODY),
    "settles": ("t", True, EVERYBODY), "conquers": ("t", True, EVERYBODY), "good": ("tk", True, EVERYBODY),
    "no-good": ("t", True, EVERYBODY), "arms": ("tt", True, EVERYBODY), "upgrades": ("tt", True, EVERYBODY),
    "becomes": ("tt", True, EVERYBODY), "names": ("tk", True, EVERYBODY), "produces": ("tk", True, EVERYBODY),
    "stores-good": ("tk", True, EVERYBODY), "sells": ("tk", True, EVERYBODY), "sells-nothing": ("", True, EVERYBODY),
    "taxes": ("", True, EVERYBODY), "consumes": ("tt*", True, EVERYBODY), "end-met": ("e", None, EVERYBODY),
    "produce-credit": ("", False, EVERYBODY), "game-over": ("", False, EVERYBODY),
}  # fmt: skip


def fits(pattern: str, kinds: str) -> bool:
    """Whether the objects are what the kind of event has."""
    return any(
        kinds == one or (one.endswith("*") and kinds.startswith(one[:-2]) and set(kinds) <= set(one[:-1]))
        for one in pattern.split("|")
    )


def holdings(state: FrontiersState) -> list[tuple[int, int, int]]:
    """Credits, points and free colonists of every seat."""
    return [(player.credits, player.vp, player.colonists) for player in state.players]


def told_change(event: Event) -> tuple[int, int, int]:
    """What an event says about credits, points and free colonists of its seat."""
    living = [PACK.tile(thing).colonists for thing in event.objects if thing in PACK.index_of]
    number = event.number
    return {
        "credits": (number, 0, 0), "sells": (number, 0, 0), "taxes": (-number, 0, 0), "buys": (-number, 0, 0),
        "points": (0, number, 0), "consumes": (0, number, 0), "colonists": (0, 0, number),
        "settles": (-number, 0, -sum(living)), "conquers": (0, 0, -sum(living)),
        "upgrades": (0, 0, living[0] - living[1] if len(living) == 2 else 0),
        "becomes": (0, 0, living[0] - living[1] if len(living) == 2 else 0),
    }.get(event.kind, (0, 0, 0))  # fmt: skip


@pytest.mark.parametrize("at", list(tables_of("frontiers")), ids=str)
@given(seed=st.integers(0, 2**32))
@examples(5)
def test_the_events_account_for_every_credit_point_and_colonist(at: Table, seed: int):
    state = at.start(seed, keep_events=True)
    assert isinstance(state, FrontiersState)
    rng = seeded(seed)
    while not state.is_over():
        before = holdings(state)
        state.apply(*choose(state, rng))
        for event in state.all_events():
            pattern, seated, audience = SHAPES[event.kind]
            assert fits(pattern, kinds_of(event)), event
            assert seated is None or seated == (event.seat >= 0), event
            assert event.audience == audience, event
            change = told_change(event)
            if any(change):
                credits, points, colonists = before[event.seat]
                before[event.seat] = (credits + change[0], points + change[1], colonists + change[2])
        assert before == holdings(state)


def test_random_games_tell_almost_everything():
    """All but an empty bag, which no random game sees."""
    seen: Counter[str] = Counter()
    for at in tables_of("frontiers"):
        for seed in range(25):
            state = at.start(seed, keep_events=True)
            rng = seeded(seed)
            while not state.is_over():
                seen.update(event.kind for event in state.all_events())
                state.apply(*choose(state, rng))
            seen.update(event.kind for event in state.all_events())
    assert set(SHAPES) - set(seen) <= {"bag-empty", "no-good"}
