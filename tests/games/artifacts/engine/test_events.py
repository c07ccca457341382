"""What is told to whom: of cards drawn, plans drawn and cards looked at only the owner learns; of the rest all do."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.game import EVERYBODY, OWN_CARDS, Event
from galaktyka.core.rng import seeded
from galaktyka.games.artifacts.engine.vocabulary import KINDS, SIDES, TYPES
from galaktyka.games.artifacts.game import GAME, ArtifactsState
from tests.games.artifacts.engine.moments import MOMENTS, at, offensive
from tests.games.artifacts.scenario import Scenario
from tests.laws.tables import Table, choose, examples, tables_of

BOX = GAME.box
PACK = BOX.pack
THREE = ({"hand": ["r72"]}, {"hand": ["r71"]})
"""Two other players, one of whom nothing concerns."""


def told(table: Scenario, viewer: int | None) -> list[tuple[str, int, tuple[str, ...], int]]:
    """What the last move told the viewer."""
    return [(event.kind, event.seat, event.objects, event.number) for event in table.state.events(viewer)]


def listening(table: Scenario) -> Scenario:
    table.state.keep_events(True)
    return table


# ------------------------------------------------------------------ secrets


def test_only_the_owner_learns_which_cards_were_drawn():
    table = listening(at(hand=["r01", "r02"], deck=["r03", "r04"], others=THREE))
    table.play("exchange red, pay r01a, done, done")  # the second card stays, two are drawn
    assert ("draws", 0, ("r03", "r04"), 2) in told(table, 0)
    for viewer in (1, 2, None):
        assert ("draws", 0, (), 2) in told(table, viewer)
        assert "r03" not in str(table.state.view(viewer))


def test_only_the_owner_learns_which_plan_was_drawn():
    plans = [plan.id for plan in PACK.plans[1:]]
    table = at(hand=["r01", "r02", "r45"], projects=["baroque"], plan_deck=plans, others=THREE)
    listening(table).play("build baroque, logistical")
    assert ("gets-plan", 0, (plans[0],), 0) in told(table, 0)
    assert table.state.view(0)["players"][0]["plans"] == plans[:1]
    for viewer in (1, 2, None):
        assert ("gets-plan", 0, (), 0) in told(table, viewer)
        assert plans[0] not in str(table.state.view(viewer))
        assert table.state.view(viewer)["players"][0]["plan_count"] == 1


def test_a_plan_that_is_used_is_known_from_then_on():
    table = listening(MOMENTS["a plan"][1]())
    assert [str(table.state.view(viewer)).count("'hell'") > 0 for viewer in (0, 1, None)] == [False, True, False]
    table.play("plan hell", 1)
    for viewer in (0, 1, None):
        assert ("defends", 1, ("hell",), 0) in told(table, viewer)
        assert table.state.view(viewer)["players"][1]["shown_plans"] == ["hell"]
    assert "ambush" not in str(table.state.view(0))


def test_only_the_buyer_sees_the_cards_to_choose_from():
    """All but the top one, which everybody saw before."""
    decks = {"ship": ["sonne", "veto", "argument", "nursery"]}
    table = listening(at(hand=["r45"], credits=9, decks=decks, others=THREE)).play("buy ship, extra 2")
    assert table.state.view(0)["players"][0]["looked"] == ["sonne", "veto", "argument"]
    for viewer in (1, 2, None):
        view = table.state.view(viewer)
        assert (view["looking"], view["decks"]["ship"]["top"]) == (3, "nursery")
        assert ["veto" in str(view), "argument" in str(view), "sonne" in str(view)] == [False] * 3
        assert told(table, viewer) == [("buys", 0, ("ship",), 7)]
    table.play("keep veto")
    for viewer in (1, 2, None):
        assert ("project", 0, ("veto",), 0) in told(table, viewer)
        assert "argument" not in str((told(table, viewer), table.state.view(viewer)))


def test_the_others_see_the_same_whatever_is_rejected():
    stories = set()
    for ships in (["sonne", "veto", "argument", "nursery"], ["sonne", "veto", "trellis", "nursery"]):
        decks = {"ship": [*ships, *(card for card in ("argument", "trellis") if card not in ships)]}
        table = listening(at(hand=["r45"], credits=9, decks=decks, others=THREE)).play("buy ship, extra 2")
        seen = [str((told(table, viewer), table.state.view(viewer))) for viewer in (1, 2, None)]
        table.play("keep veto")
        stories.add(str([seen, [str((told(table, viewer), table.state.view(viewer))) for viewer in (1, 2, None)]]))
    assert len(stories) == 1


def test_a_search_names_only_what_it_finds():
    decks = {"planet": ["gault", "calcine", "tern", "lyceum"]}
    table = at(hand=["r45"], credits=9, decks=decks, empire=["pathfinder-guild"], others=THREE)
    listening(table).play("use pathfinder-guild, kind exploration")
    for viewer in (0, 1, None):
        assert ("searches", 0, ("planet", "exploration"), 2) in told(table, viewer)
        assert ("project", 0, ("tern",), 0) in told(table, viewer)
        assert "calcine" not in str((told(table, viewer), table.state.view(viewer)))


# ------------------------------------------------------------------ everything else is told, and true


def test_an_attack_is_told_with_its_numbers():
    table = listening(offensive("sonne", deck=["r03"], others=THREE)).play("target aliens")
    story = told(table, None)
    assert [event for event in story if event[0] in ("attacks-aliens", "sends", "reveals", "attack-value")] == [
        ("attacks-aliens", 0, ("quiet-shoals",), 0),
        ("sends", 0, ("sonne",), 0),
        ("reveals", 0, ("r03",), 2),
        ("attack-value", 0, ("sonne", "safe"), 5),
    ]
    assert ("points", 0, ("sonne",), 2) in story


def letter(thing: str) -> str:
    """What an object of an event is, as one letter."""
    groups: dict[str, list[str]] = {
        "c": BOX.ids, "r": BOX.resource_ids, "x": BOX.section_ids, "p": [plan.id for plan in PACK.plans],
        "s": [system.id for system in PACK.systems], "a": [artifact.id for artifact in PACK.artifacts],
        "f": [faction.id for faction in PACK.factions], "t": list(TYPES), "k": list(KINDS), "d": list(SIDES),
        "w": ["safe", "damaged", "destroyed"], "n": ["0", "1", "2", "3", "4"], "e": ["exchange"],
    }  # fmt: skip
    return next((name for name, words in groups.items() if thing in words), "m")


SHAPES: dict[str, tuple[str, bool, str]] = {
    "first-player": ("", True, EVERYBODY), "system": ("s", False, EVERYBODY), "faction": ("f", True, EVERYBODY),
    "turn": ("", True, EVERYBODY), "draws": ("r*", True, OWN_CARDS), "discards": ("r", True, EVERYBODY),
    "action": ("m", True, EVERYBODY), "pays": ("x", True, EVERYBODY), "builds": ("c", True, EVERYBODY),
    "joins": ("cd", True, EVERYBODY), "project": ("c", True, EVERYBODY), "attaches": ("c", True, EVERYBODY),
    "buys": ("t", True, EVERYBODY), "searches": ("tk", True, EVERYBODY), "uses": ("c", True, EVERYBODY),
    "plays": ("a", True, EVERYBODY), "switches": ("c", True, EVERYBODY), "lifts": ("c", True, EVERYBODY),
    "flips": ("c", True, EVERYBODY), "turns-up": ("r", True, EVERYBODY), "produces": ("cr*", True, EVERYBODY),
    "stores": ("cx", True, EVERYBODY), "match": ("cr", True, EVERYBODY), "no-match": ("cr", True, EVERYBODY),
    "points": ("c|a|f|e", True, EVERYBODY), "credits": ("c|a|f|e", True, EVERYBODY),
    "gets-plan": ("p", True, OWN_CARDS), "gets-artifact": ("a", True, EVERYBODY),
    "attacks-aliens": ("s", True, EVERYBODY), "attacks-empire": ("n", True, EVERYBODY),
    "defends": ("p", True, EVERYBODY), "sends": ("c", True, EVERYBODY), "boosts": ("c", True, EVERYBODY),
    "reveals": ("r", True, EVERYBODY), "attack-value": ("cw", True, EVERYBODY), "damaged": ("c", True, EVERYBODY),
    "destroyed": ("c", True, EVERYBODY), "blockades": ("c", True, EVERYBODY), "reshuffle": ("", False, EVERYBODY),
    "marker": ("", False, EVERYBODY), "end-met": ("", False, EVERYBODY), "game-over": ("", False, EVERYBODY),
}  # fmt: skip
"""What the objects of each kind of event are, whether it has a seat, and who is told of the objects."""


def fits(pattern: str, kinds: str) -> bool:
    """Whether the objects are what the kind of event has."""
    return kinds in pattern.split("|") or (pattern.endswith("*") and set(kinds) <= set(pattern[:-1]))


def holdings(state: ArtifactsState) -> list[list[int]]:
    """Credits and points of every seat."""
    return [[player.credits, player.vp] for player in state.players]


def told_change(event: Event) -> tuple[int, int]:
    """What an event says about credits and points of its seat."""
    if event.kind == "points":
        return 0, event.number
    if event.kind == "credits":
        return event.number, 0
    spends = event.kind in ("buys", "uses", "switches", "sends", "boosts", "action")
    return (-event.number, 0) if spends else (0, 0)


@pytest.mark.parametrize("table", list(tables_of("artifacts")), ids=str)
@given(seed=st.integers(0, 2**32))
@examples(4)
def test_the_events_account_for_every_credit_and_point(table: Table, seed: int):
    state = table.start(seed, keep_events=True)
    assert isinstance(state, ArtifactsState)
    rng = seeded(seed)
    while not state.is_over():
        before = holdings(state)
        state.apply(*choose(state, rng))
        for event in state.all_events():
            pattern, seated, audience = SHAPES[event.kind]
            assert fits(pattern, "".join(letter(thing) for thing in event.objects)), event
            assert seated == (event.seat >= 0), event
            assert event.audience == audience, event
            credits, points = told_change(event)
            if credits or points:
                before[event.seat][0] += credits
                before[event.seat][1] += points
        assert before == holdings(state)


def test_random_games_tell_almost_everything():
    """All but a card turned over, for which a rare artifact has to be won and played."""
    seen: Counter[str] = Counter()
    for table in tables_of("artifacts"):
        for seed in range(25):
            state = table.start(seed, keep_events=True)
            rng = seeded(seed)
            while not state.is_over():
                seen.update(event.kind for event in state.all_events())
                state.apply(*choose(state, rng))
            seen.update(event.kind for event in state.all_events())
    assert set(SHAPES) - set(seen) <= {"flips"}


def test_a_card_turned_over_is_told():
    table = listening(MOMENTS["a card to turn over"][1]()).play("flip tern")
    assert ("flips", 0, ("tern",), 0) in told(table, None)


def test_a_card_on_its_way_under_a_project_is_not_discarded():
    table = MOMENTS["the project to attach to"][1]()
    for viewer in (0, 1, None):
        assert "r01" not in table.state.view(viewer)["resource_discard"]
    assert "r01" not in table.document()["discard"]
    assert table.play("to sonne").projects() == {"sonne": ["r01a"], "veto": []}


def test_a_payment_without_limit_stays_without_limit():
    table = at(hand=["r33", "r34", "r35", "r36", "r45"], faction="clone-clans").play("faction, pay r33a")
    assert table.state.view(0)["payment"]["cards_left"] == 99


def test_a_buy_is_told_once():
    """When it is paid for: with the number of cards to look at."""
    table = listening(at(hand=["r45"], credits=9)).play("buy ship")
    assert told(table, None) == []
    table.play("extra 1")
    assert told(table, None) == [("buys", 0, ("ship",), 6)]


def test_a_defender_without_plans_has_the_basic_one():
    """So every attack on an empire is followed by the plan that decides it."""
    table = listening(offensive("sonne", "veto", others=THREE)).play("target 1")
    assert told(table, None) == [("attacks-empire", 0, ("1",), 0), ("defends", 1, ("basic-defence-plan",), 0)]
