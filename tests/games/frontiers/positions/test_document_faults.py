"""Impossible positions are refused, with the place and the fault, in both languages; the others can be played on."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.errors import DocumentError
from galaktyka.core.rng import Rng, seeded
from galaktyka.games.frontiers.engine.vocabulary import PHASES, QUESTIONS, STAGES
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.positions import reader as document_reader
from galaktyka.text.catalogue import Words
from tests.games.broken import check_read
from tests.games.frontiers.engine.reason_cases import CASES
from tests.games.frontiers.invariants import check_conservation
from tests.games.frontiers.positions.mutations import BREAKER
from tests.laws.tables import Table, choose, examples, position, tables_of, walk

TWO = [{"colonies": ["old-earth"]}, {"colonies": ["homesteading-pioneers"]}]
REFINERY = "alien-oort-cloud-refinery"
ALIENS = ["alien"] * 6
NINE = [
    "comet-zone", "spice-world", "toymaker-moon", "basalt-quarries", "magma-tap", "ring-dredgers", "gallery-world",
    "frontier-bank", "new-vinland",
]  # fmt: skip


def table(players: list[dict[str, Any]] | None = None, **top: Any) -> dict[str, Any]:
    return {"players": players if players is not None else TWO, **top}


def seat(*colonies: Any, **entries: Any) -> list[dict[str, Any]]:
    """Two seats, the first one with these colonies and entries."""
    return [{"colonies": ["old-earth", *colonies], **entries}, TWO[1]]


def asked(question: str, *colonies: Any, **entries: Any) -> list[dict[str, Any]]:
    return seat(*colonies, question=question, **entries)


def good(colony: str, kind: str) -> dict[str, str]:
    return {"tile": colony, "good": kind}


def parts(phase: str, players: list[dict[str, Any]], stage: str = "parts", **top: Any) -> dict[str, Any]:
    """In the middle of an action that seat 0 has chosen."""
    begun = 0 if phase in ("sell", "produce") and stage == "parts" else 1
    return table(players, **{"phase": phase, "stage": stage, "turn": begun, **top})


def goals(players: list[dict[str, Any]] | None = None, **top: Any) -> dict[str, Any]:
    return table(players, options={"goals": True}, **top)


def review(question: str, **top: Any) -> dict[str, Any]:
    return goals(asked(question), phase="review-goals", stage="finish", **top)


SPENDING = {"question": "spend", "owe": 1}
SPICES = [good("spice-world", "novelty"), good("toymaker-moon", "novelty")]
RUNNING = {"used": ["old-earth"], "power": "old-earth"}
FAULTS: list[tuple[dict[str, Any], str, str]] = [
    # the table
    (table(content="0" * 64), "document.other-content", ""),
    (table(format="galaktyka position 2"), "content.unknown-word-guess", ""),
    (table(game="race"), "content.unknown-word", ""),
    (table(rng=[1, 2, 3]), "document.rng", ""),
    (table(rng=[1, 2, 3, 2**32]), "document.rng", ""),
    (table(rng=[1, 2, 3, "4"]), "document.rng", ""),
    (table(options={"first-game": True, "goals": True}), "options-exclude", "[options]"),
    (table(options={"advanced": True}), "content.unknown-key", "[options]"),
    (table([TWO[0]]), "wrong-number-of-seats", ""),
    (table([]), "wrong-number-of-seats", ""),
    (table(phase="round-end"), "content.unknown-word", ""),
    (table(track=[0, 1]), "document.track", ""),
    (table(track=[0, 1, 0, 2]), "document.track", ""),
    (table(track=[0, "1", 0, 1]), "document.track", ""),
    (table(track=[0, True, 0, 1]), "document.track", ""),
    (table(picking=4), "content.out-of-range", ""),
    (table(action="settle"), "document.not-now", ""),
    (table(phase="settle", action="explore"), "document.action", ""),
    (table(phase="review-goals"), "document.not-in-play", ""),
    (table(taken=["review-goals"]), "document.not-in-play", ""),
    (table(phase="settle", chooser=1), "document.chooser", ""),
    (review("keep-goal", picking=1, track=[1, 0, 1, 0], chooser=0, looked=["diversity"]), "document.chooser", ""),
    (table(phase="reveal"), "content.missing-key", ""),
    (table(taken=["isolation", "develop", "explore", "settle"]), "document.tiles-left", ""),
    (table(phase="set-up", taken=["settle"]), "document.not-now", ""),
    (table(ends=["x"]), "content.unknown-word", ""),
    (table(bags=[]), "content.unknown-key-guess", ""),
    # tiles
    (table(seat(technologies=["comet-zone"])), "document.wrong-tile", "seat 0"),
    (table(seat(discovered=["old-earth"])), "document.wrong-tile", "seat 0"),
    (table(seat("space-marines")), "document.wrong-tile", "seat 0: colony #2"),
    (table(technologies={"comet-zone": 1}), "document.wrong-tile", "[technologies]"),
    (table(seat(technologies=["space-marines", "space-marines"])), "document.tile-twice", "seat 0"),
    (table(technologies={"drop-ships": 1, "galactic-salon": 1}), "document.faces", ""),
    (table(seat(technologies=["drop-ships", "galactic-salon"])), "document.faces", ""),
    (table(technologies={"space-marines": 2}), "document.copies", ""),
    (table(seat(discovered=["comet-zone", "comet-zone"])), "document.planet-twice", ""),
    (table(seat("comet-zone", discovered=["comet-zone"])), "document.planet-twice", ""),
    (table(bag=["comet-zone"]), "document.bag", ""),
    (table(display=["comet-zone"]), "document.not-now", ""),
    (table(leaving=["comet-zone"]), "document.not-now", ""),
    (table(seat(discovered=["comet-zone"]), phase="over"), "document.not-now", ""),
    (table(seat(discovered=["commet-zone"])), "content.unknown-word-guess", "seat 0"),
    (table(seat(discovered=[7])), "content.wrong-type", "seat 0"),
    (table(seat(discovered="comet-zone")), "content.wrong-type", "seat 0"),
    (table(seat(discovered=NINE)), "document.limit", ""),
    (
        parts("settle", [{**TWO[0], "discovered": NINE}, {**TWO[1], "question": "return", "owe": 1}], "limit", turn=2),
        "document.limit",
        "",
    ),
    # players
    (table([{"colonies": []}, TWO[1]]), "content.missing-key", "seat 0"),
    (table([{"colonies": [], "board": 1}, TWO[1]]), "document.no-colony", "seat 0"),
    (table(phase="set-up"), "document.not-now", "seat 0"),
    (
        table([{"board": 1}, {"board": 2, "question": "home"}], phase="set-up", stage="finish", turn=2),
        "document.no-colony",
        "seat 0",
    ),
    (table(seat("dying-colony")), "document.two-homes", "seat 0"),
    (table([{"colonies": ["comet-zone"], "board": 9}, TWO[1]]), "document.unknown-board", "seat 0"),
    (table(seat(board=2)), "document.other-board", "seat 0"),
    (table([TWO[0], {"colonies": ["lantern-reach"]}]), "document.board-twice", "seat 0"),
    (table(seat(good("comet-zone", "novelty"))), "document.no-such-good", "seat 0: colony #2"),
    (table(seat(good("frontier-bank", "novelty"))), "document.no-such-good", "seat 0: colony #2"),
    (table(seat({"good": "rare"})), "content.missing-key", "seat 0: colony #2"),
    (table(seat(3)), "content.wrong-type", "seat 0"),
    (table(seat(refinery="rare")), "document.no-refinery", "seat 0"),
    (table(seat(REFINERY)), "content.missing-key", "seat 0"),
    (table(seat(REFINERY), phase="settle"), "content.missing-key", "seat 0"),
    (table(seat(credits=-1)), "content.out-of-range", "seat 0"),
    (table(seat(credits=1.5)), "content.wrong-type", "seat 0"),
    (table(seat(credit=1)), "content.unknown-key-guess", "seat 0"),
    (table(seat(made=["rare"])), "document.not-now", "seat 0"),
    (table(seat("comet-zone", active=1)), "document.not-now", "seat 0"),
    # what adds up
    (table(seat(vp=3), vp_pool=24), "document.points", ""),
    (table(colonist_pool=24), "document.colonists", ""),
    (table(seat(colonists=23)), "document.colonists", ""),
    (
        goals(
            [
                {"colonies": ["silent-vault", good("living-fortress", "alien")], "stored_goods": ALIENS},
                {"colonies": ["old-earth"], "stored_goods": ALIENS},
            ],
            goals_up=["resource-stockpile"],
        ),
        "document.goods",
        "",
    ),
    (table(seat(stored_credits=1)), "document.stored", ""),
    (goals(seat(stored_planets=NINE[:5]), goals_up=["exploration"]), "document.stored", ""),
    # goals
    (table(goals_up=["diversity"]), "document.goals-off", ""),
    (table(hidden_goal={"goal": "diversity", "seat": 0}), "document.goals-off", ""),
    (goals(goal_stack=["diversity"]), "document.goals", ""),
    (goals(goals_up=["diversity", "diversity"]), "document.goals", ""),
    (goals(hidden_goal={"goal": "diversity", "seat": 2}), "content.out-of-range", "[hidden_goal]"),
    (goals(phase="over", hidden_goal={"goal": "diversity", "seat": 0}), "document.not-now", ""),
    (review("bottom", looked=["diversity", "exploration"]), "document.does-not-fit", "seat 0"),
    # questions
    (table(asked("sell")), "document.question", "seat 0"),
    (table(asked("pick"), stage="parts"), "document.question", "seat 0"),
    (table([TWO[0], {**TWO[1], "question": "pick"}]), "document.other-seat", "seat 1"),
    (table(asked("reveal"), phase="reveal", action="settle"), "document.question", "seat 0"),
    (table(asked("x")), "content.unknown-word", "seat 0"),
    (table(asked("")), "content.empty-text", "seat 0"),
    (table([{**TWO[0], "question": "pick"}, {**TWO[1], "question": "pick"}]), "document.one-at-a-time", ""),
    (table(seat(owe=1)), "document.not-now", "seat 0"),
    (table(asked("pick", owe=1)), "document.not-with", "seat 0"),
    (table(seat(floor="old-earth")), "document.not-now", "seat 0"),
    (table(stage="parts", phase="develop"), "document.nobody-asked", ""),
    (table(phase="develop", turn=1), "document.nobody-asked", ""),
    (table(phase="settle", part={"chosen": True}), "document.not-now", ""),
    (table(part={"chosen": True}), "document.not-now", ""),
    (table(part={"choose": True}), "content.unknown-key-guess", "[part]"),
    (parts("explore", asked("discover")), "document.no-answer", "seat 0"),
    (parts("explore", asked("return", owe=1), "limit"), "document.does-not-fit", "seat 0"),
    (parts("explore", asked("return", owe=2, discovered=NINE), "limit"), "document.does-not-fit", "seat 0"),
    (parts("explore", asked("return", owe=1, discovered=NINE), "limit", display=["magma-tap"]),
     "document.planet-twice", ""),
    (parts("explore", asked("return", owe=1, discovered=NINE), "limit", display=["dream-forge"]),
     "document.not-now", ""),
    (parts("explore", asked("return", discovered=NINE), "limit"), "content.missing-key", "seat 0"),
    # a part of Settle
    (parts("settle", asked("settle"), part={"power": "old-earth"}), "document.not-with", ""),
    (parts("settle", asked("settle"), part={"settling": "comet-zone"}), "document.not-with", ""),
    (parts("settle", [{**TWO[0], "question": "settle"}, {"colonies": ["dying-colony", "comet-zone"], "active": 1}]),
     "document.not-now", "seat 1"),
    (parts("settle", asked("arm")), "document.does-not-fit", "seat 0"),
    (parts("settle", asked("arm"), part={"power": "old-earth"}), "document.does-not-fit", "seat 0"),
    (parts("settle", asked("means")), "document.does-not-fit", "seat 0"),
    (parts("settle", asked("means", discovered=["comet-zone"]), part={"settling": "comet-zone"}),
     "document.does-not-fit", "seat 0"),
    (parts("settle", asked("replace"), part={"upgrading": "old-earth"}), "document.no-answer", "seat 0"),
    (parts("settle", asked("replace", technologies=["terraforming-engineers"])), "document.does-not-fit", "seat 0"),
    (parts("settle", asked("name")), "document.does-not-fit", "seat 0"),
    (parts("settle", asked("name", REFINERY, active=1)), "document.does-not-fit", "seat 0"),
    (parts("settle", asked("return", owe=1, discovered=NINE), "limit", leaving=["dream-forge"]),
     "document.not-now", ""),
    (parts("settle", asked("return", owe=1, discovered=NINE), "limit", part={"chosen": True}),
     "document.not-now", ""),
    # a part of Produce
    (parts("produce", asked("name")), "document.does-not-fit", "seat 0"),
    (parts("produce", asked("short")), "document.does-not-fit", "seat 0"),
    (parts("produce", asked("windfall", "slag-heap-moon")), "document.no-answer", "seat 0"),
    (parts("produce", asked("windfall"), part={"windfalls": {"any": 1}}), "document.no-answer", "seat 0"),
    (parts("produce", asked("windfall"), part={"windfalls": {"all": 1}}), "content.unknown-key", "[part]: [windfalls]"),
    (parts("produce", asked("stock", good("comet-zone", "rare")), "store"), "document.does-not-fit", "seat 0"),
    (parts("produce", asked("stock"), "store"), "document.does-not-fit", "seat 0"),
    # a part of Sell
    (parts("sell", asked("sell", *SPICES), part={"sale": 1}), "document.not-with", ""),
    (parts("sell", seat(*SPICES, **SPENDING)), "document.does-not-fit", "seat 0"),
    (parts("sell", seat(*SPICES, question="spend", owe=2, floor="old-earth"), part=RUNNING), "document.no-answer",
     "seat 0"),
]  # fmt: skip


@pytest.mark.parametrize(("document", "fault", "place"), FAULTS)
def test_an_impossible_position_is_refused(document: dict[str, Any], fault: str, place: str):
    with pytest.raises(DocumentError) as refused:
        GAME.from_document(document, "mine.json")
    assert (refused.value.message_id, refused.value.place, refused.value.source) == (fault, place, "mine.json")
    for language in ("en", "pl"):
        assert "mine.json" in Words(language).explain(refused.value)


def test_every_fault_of_a_document_has_a_case():
    sources = Path(document_reader.__file__).parent.glob("*.py")
    given = {fault for source in sources for fault in re.findall(r'"(document\.[a-z-]+)"', source.read_text("utf-8"))}
    shared = {"document.other-content", "document.rng"}
    assert given | shared == {fault for _, fault, _ in FAULTS if fault.startswith("document.")}


# ------------------------------------------------------------------ what may be left out


def test_two_home_worlds_are_a_position():
    state = GAME.from_document(table())
    assert state.deciders() == [0]
    view = state.view(0)
    assert (view["phase"], view["round"], view["track"]) == ("pick", 1, [0, 1, 0, 1])
    assert (view["vp_pool"], view["colonist_pool"], view["bag_size"]) == (24, 22, 60)


def test_the_planets_on_display_can_be_scripted():
    state = GAME.from_document(parts("explore", asked("discover"), display=["comet-zone", "spice-world", "magma-tap"]))
    notations = [GAME.actions.notation(action) for action in state.legal(0)]
    assert notations == ["discover spice-world", "discover magma-tap", "discover comet-zone"]


def test_a_question_with_one_answer_is_answered():
    """Nothing to sell but the good that cannot be sold: the other player's turn, who has nothing, and a new pick."""
    state = GAME.from_document(
        parts("sell", asked("sell", good(REFINERY, "rare"), refinery="rare"), track=[0, 1, 1, 0])
    )
    assert state.view(1)["players"][1]["question"] == "pick"


@pytest.mark.parametrize(
    ("entries", "ends"),
    [
        ({"vp": 24}, ["points"]),
        ({"vp": 23}, []),
        ({"technologies": ["order-of-arms", "imperium-lords", "technocratic-union", "homestead-charter",
                           "alien-tech-institute", "space-marines"]}, ["technologies"]),
    ],
)  # fmt: skip
def test_the_ends_that_show_need_not_be_written_down(entries: dict[str, Any], ends: list[str]):
    assert GAME.from_document(table(seat(**entries))).view(None)["ends"] == ends
    assert GAME.from_document(table(seat(**entries), ends=[])).view(None)["ends"] == []


# ------------------------------------------------------------------ broken at random


@pytest.mark.parametrize("at", list(tables_of("frontiers")), ids=str)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 200))
@examples(25)
def test_a_document_broken_at_random_is_refused_or_played_on(at: Table, seed: int, steps: int):
    state = position(at, seed, steps)
    rng = seeded(seed)
    for _ in range(3):
        walk(state, rng, 5)
        document = BREAKER.broken(state.to_document(), rng)
        check_read(GAME, document, rng)
        play_to_the_end(document, rng)


def play_to_the_end(document: dict[str, Any], rng: Rng) -> None:
    """What is read can be played to its end, and written down and read again wherever it stands."""
    try:
        state = GAME.from_document(document)
    except DocumentError:
        return
    moves = 0
    while not state.is_over():
        state.apply(*choose(state, rng))
        check_conservation(state)
        moves += 1
        if moves % 20 == 0:
            assert GAME.from_document(state.to_document()).fingerprint() == state.fingerprint()
        assert moves < 3000


@pytest.mark.parametrize("number", range(len(CASES)))
def test_the_rare_questions_too(number: int):
    document = CASES[number][0]().document()
    for seed in range(8):
        rng = seeded(seed)
        broken = BREAKER.broken(document, rng)
        check_read(GAME, broken, rng)
        play_to_the_end(broken, rng)


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_question_is_fatal(question: str):
    """In every stage of every phase, with nothing there that it could be about."""
    for phase, stage, turn in product(PHASES, STAGES, range(3)):
        document = table(asked(question), phase=phase, stage=stage, turn=turn)
        if question in ("return", "spend"):
            document["players"][0]["owe"] = 1
        check_read(GAME, document, seeded(turn))
        play_to_the_end(document, seeded(turn))
