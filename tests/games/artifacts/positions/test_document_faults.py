"""Impossible positions are refused, with the place and the fault, in both languages; the others can be played on."""

import json
import re
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core import keeping
from galaktyka.core.errors import DocumentError
from galaktyka.core.rng import seeded
from galaktyka.games.artifacts.engine.vocabulary import PHASES, QUESTIONS
from galaktyka.games.artifacts.positions import reader as document_reader
from galaktyka.text.catalogue import Words
from tests.games.artifacts.engine.moments import MOMENTS
from tests.games.artifacts.invariants import check_conservation
from tests.games.artifacts.pack.stories import GAME
from tests.games.artifacts.positions.mutations import BREAKER
from tests.games.artifacts.positions.operands import TASK_FIELDS
from tests.games.broken import check_read
from tests.laws.tables import Table, choose, examples, position, tables_of, walk

OTHER = {"faction": "clone-clans", "hand": ["r72"], "credits": 3}
SHIPS = [card.id for card in GAME.box.pack.cards if card.type == "ship"]
OVER: dict[str, Any] = {"phase": "over", "ending": True, "marker": 1}
FINAL: dict[str, Any] = {**OVER, "phase": "final"}


def table(players: list[dict[str, Any]] | None = None, **top: Any) -> dict[str, Any]:
    """A table where everything that is not named is shuffled."""
    return {"players": players if players is not None else seat(), "unlisted": "shuffle", **top}


def seat(**entries: Any) -> list[dict[str, Any]]:
    """Two seats, the first one with these entries."""
    return [{"faction": "star-union", **entries}, OTHER]


def lies(card: str, side: str = "operational", **more: Any) -> dict[str, Any]:
    """An entry of the empire."""
    return {"card": card, "side": side, **more}


def task(name: str, *operands: Any, seat: int = 0) -> dict[str, Any]:
    """A task with its operands in order."""
    return {"task": name, "seat": seat, **dict(zip(TASK_FIELDS[name], operands, strict=False))}


def doing(question: str, now: dict[str, Any] | None, *later: dict[str, Any], **top: Any) -> dict[str, Any]:
    """Seat 0 is asked by a task, while others wait; `own` are more entries of the seat."""
    players = seat(**{"question": question, **top.pop("own", {})})
    if now is not None:
        top["task"] = now
    return table(players, **{"agenda": list(later), **top})


def noted(question: str, now: dict[str, Any] | None, *later: dict[str, Any], notes: Any, **top: Any) -> dict[str, Any]:
    return doing(question, now, *later, turn_notes=notes, **top)


def before(question: str, **changes: Any) -> dict[str, Any]:
    """One of the real moments, with something else at its top."""
    document = MOMENTS[question][1]().document()
    document.update(changes)
    return document


def without(moment: str, key: str) -> dict[str, Any]:
    """One of the real moments, with a key of seat 0 left out."""
    document = MOMENTS[moment][1]().document()
    del document["players"][0][key]
    return document


def counted(moment: str, owe: int) -> dict[str, Any]:
    """One of the real moments, with another number of things that seat 0 owes."""
    document = MOMENTS[moment][1]().document()
    document["players"][0]["owe"] = owe
    return document


BASIC = "basic-defence-plan"
END = task("end-action")
CHECK = task("check")
SONNE = {"empire": [lies("sonne")]}
TURNING = {"empire": [lies("sonne"), lies("tern", "logistical")]}
ATTACKED = {"attacked": ["sonne"]}
STRIKE = task("strike", "sonne", 0, BASIC, 0)
HERE = task("ops", "card", "harbour-pilots", 0, 0, None)
STEALING = ("ops", "effect", "bill-of-sale", 0, 0)
THIEF = {"empire": [lies("bill-of-sale")]}
SCORE = task("score", "star-charts", 0)
CHARTS = {"empire": [lies("star-charts")]}
UNARMED = {"faction": "clone-clans"}

FAULTS: list[tuple[dict[str, Any], str, str]] = [
    # the table
    (table(content="0" * 64), "document.other-content", ""),
    (table(rules="3"), "document.other-rules", ""),
    (table(rules=5), "content.wrong-type", ""),
    (table(format="galaktyka position 2"), "content.unknown-word-guess", ""),
    (table(game="race"), "content.unknown-word", ""),
    (table(rng=[1, 2, 3]), "document.rng", ""),
    (table(rng=[1, 2, 3, 2**32]), "document.rng", ""),
    (table(rng=[1, 2, 3, "4"]), "document.rng", ""),
    (table(rng=[1, 2, 3, True]), "document.rng", ""),
    (table(options={"goals": True}), "content.unknown-key", "[options]"),
    (table([OTHER]), "wrong-number-of-seats", ""),
    (table([{}] * 6), "wrong-number-of-seats", ""),
    (table([*seat(), "x"]), "content.wrong-type", ""),  # type: ignore[list-item]
    (table(phase="mine"), "content.unknown-word", ""),
    (table(turn=0), "content.out-of-range", ""),
    (table(phase="set-up", turn=1), "content.out-of-range", ""),
    (table(**FINAL, turn=3), "content.out-of-range", ""),
    (table(first=2), "content.out-of-range", ""),
    (table(active=2), "content.out-of-range", ""),
    (table(**OVER, active=0), "document.not-now", ""),
    (table(marker=3), "content.out-of-range", ""),
    (table(ending=True), "document.marker", ""),
    (table(phase="over"), "document.not-ending", ""),
    (table(phase="final", marker=1), "document.not-ending", ""),
    (table(decs={}), "content.unknown-key-guess", ""),
    (table(turn_notes={"action": 1}), "content.unknown-key-guess", "[turn_notes]"),
    (table(turn_notes={"actions": 1}, phase="draw"), "document.not-now", "[turn_notes]"),
    (table(turn_notes={"looked": ["sonne"]}, phase="draw"), "document.not-with", ""),
    (table(turn_notes={"need": 5}, phase="over", ending=True, marker=1), "document.not-with", ""),
    (table(turn_notes={"used": ["sonne"]}), "document.wrong-deck", "[turn_notes]"),
    (table(turn_notes={"attacked": ["star-charts"]}), "document.wrong-deck", "[turn_notes]"),
    (table(turn_notes={"colour": "pink"}), "content.unknown-word", "[turn_notes]"),
    # players
    (table([{}, OTHER]), "document.no-faction", ""),
    (table(seat(faction="clone-clans")), "document.faction-twice", ""),
    (table(seat(faction="clones")), "content.unknown-word-guess", "seat 0"),
    (table(seat(credits=16)), "content.out-of-range", "seat 0"),
    (table(seat(credits=-1)), "content.out-of-range", "seat 0"),
    (table(seat(credits=1.5)), "content.wrong-type", "seat 0"),
    (table(seat(credit=1)), "content.unknown-key-guess", "seat 0"),
    (table(seat(vp=-1)), "content.out-of-range", "seat 0"),
    (table(seat(hand="r01")), "content.wrong-type", "seat 0"),
    (table(seat(hand=[1])), "content.wrong-type", "seat 0"),
    (table(seat(hand=["r99"])), "content.unknown-word-guess", "seat 0"),
    (table(seat(shown_plans=["hell"])), "document.plans", "seat 0"),
    (table(seat(plans=[BASIC])), "document.plans", "seat 0"),
    (table(plan_deck=[BASIC]), "document.plans", ""),
    (table(seat(scored=["star-charts"]), **FINAL), "document.not-in-empire", "seat 0"),
    (table(seat(scored=["star-charts"], empire=["star-charts"])), "document.not-now", ""),
    (table(seat(scored=["sonne"], empire=["sonne"]), **FINAL), "document.wrong-deck", "seat 0"),
    (table(seat(projects=[3])), "content.wrong-type", "seat 0"),
    (table(seat(projects=[{"attached": []}])), "content.missing-key", "seat 0: project #1"),
    (table(seat(projects=[{"card": "sonne", "attached": ["r33a"]}])), "document.attached", "seat 0: project #1"),
    (table(seat(projects=[{"card": "sonne", "attached": ["r01"]}])), "document.section", "seat 0: project #1"),
    (table(seat(projects=[{"card": "sonne", "attached": [1]}])), "content.wrong-type", "seat 0: project #1"),
    (table(seat(empire=[3])), "content.wrong-type", "seat 0"),
    (table(seat(empire=[lies("sonne", "left")])), "content.unknown-word", "seat 0: empire #1"),
    (table(seat(empire=[lies("sonne", stored=["r01a"])])), "document.no-storage-here", "seat 0: empire #1"),
    (table(seat(empire=[lies("tern", "logistical", stored=["r01a"])])), "document.no-storage-here",
     "seat 0: empire #1"),
    (table(seat(empire=[lies("tern", tokens=39)])), "content.out-of-range", "seat 0: empire #1"),
    (table(seat(empire=[lies("tern", tokens=30), lies("sonne", tokens=9)])), "document.tokens", ""),
    # cards
    ({"players": seat()}, "document.missing-cards", ""),
    (table(seat(projects=["sonne"], empire=["sonne"])), "document.too-many", ""),
    (table(seat(projects=["sonne"]), decks={"ship": ["sonne"]}), "document.too-many", ""),
    (table(decks={"ship": ["tern"]}), "document.wrong-deck", ""),
    (table(decks={"ships": []}), "content.unknown-key-guess", "[decks]"),
    (table(system="tin-garden", systems=["tin-garden"]), "document.too-many", ""),
    (table(seat(plans=["hell"]), plan_deck=["hell"]), "document.too-many", ""),
    (table(seat(artifacts=["war-crown"]), artifact_deck=["war-crown"]), "document.too-many", ""),
    (table(seat(hand=["r72"])), "document.too-many", ""),
    (table(deck=["r72"]), "document.too-many", ""),
    (table(deck=["r01"], discard=["r01"]), "document.too-many", ""),
    (table(seat(projects=[{"card": "sonne", "attached": ["r01a", "r01a"]}])), "document.too-many", ""),
    # questions
    (table(seat(question="x")), "content.unknown-word", "seat 0"),
    (table(seat(question="")), "content.empty-text", "seat 0"),
    (table(seat(question="discard")), "document.question", "seat 0"),
    (table(seat(question="act"), phase="draw"), "document.question", "seat 0"),
    (doing("act", HERE, own={"empire": ["harbour-pilots"]}), "document.question", "seat 0"),
    (table([{**seat()[0], "question": "act"}, {**OTHER, "question": "act"}]), "document.one-at-a-time", ""),
    (table([seat()[0], {**OTHER, "question": "act"}]), "document.does-not-fit", "seat 1"),
    (table(seat(owe=1)), "document.not-with", "seat 0"),
    (table(seat(question="act", owe=1)), "document.not-with", ""),
    (table(seat(question="act", floor=1)), "document.not-with", ""),
    (doing("act", None, END), "document.not-with", ""),
    (noted("act", None, notes={"looked": ["sonne"]}), "document.not-with", ""),
    (noted("act", None, notes={"revealed": "r01"}), "document.not-with", ""),
    (noted("act", None, notes={"drawn": ["r01"]}), "document.not-with", ""),
    (noted("act", None, notes={"sets": -1}), "document.not-with", ""),
    (table(turn_notes={"looked": ["sonne"]}), "document.not-with", ""),
    (table(turn_notes={"revealed": "r01"}), "document.not-with", ""),
    (table(turn_notes={"drawn": ["r01"]}), "document.not-with", ""),
    (table(turn_notes={"sets": -1}), "document.not-with", ""),
    (table(agenda=[END]), "document.unfinished", ""),
    (table(seat(**SONNE), task=task("attack", 0, None, 0)), "document.unfinished", ""),
    # tasks
    (doing("side", {"seat": 0}), "content.missing-key", "task"),
    (doing("side", task("complete", "sonne", seat=2)), "content.out-of-range", "task"),
    (doing("side", {**task("complete", "sonne"), "way": 1}), "content.unknown-key", "task"),
    (doing("side", task("complete", "sonne")), "document.task", "task"),
    (doing("side", task("complete", "sone")), "content.unknown-word-guess", "task"),
    (doing("side", task("complete", None)), "content.wrong-type", "task"),
    (doing("discard", None, END, phase="draw"), "document.not-now", "agenda #1"),
    (doing("act", None, task("set-up", 0)), "document.not-now", "agenda #1"),
    (doing("act", None, task("buy", "ship")), "document.not-with", ""),
    (doing("pay", None, task("produce", "tern", 1)), "document.task", "agenda #1"),
    (doing("pay", None, task("produce", "tern", 1), own={"empire": ["tern"]}), "document.task", "agenda #1"),
    (doing("pay", None, task("produce", "sonne", 1), own=SONNE), "document.task", "agenda #1"),
    (doing("pay", None, task(*STEALING, None), own=THIEF), "document.task", "agenda #1"),
    (doing("pay", None, task(*STEALING, 0), own=THIEF), "document.task", "agenda #1"),
    (doing("pay", None, task("ops", "effect", "sonne", 0, 0, None), own=SONNE), "document.task", "agenda #1"),
    (doing("pay", None, task("ops", "card", "sonne", 0, 0, None), own=SONNE), "document.task", "agenda #1"),
    (doing("pay", None, task("attack", 3, None, 0)), "content.out-of-range", "agenda #1"),
    (doing("pay", None, task("sending", 0, None, 0, 1, BASIC, 0)), "document.task", "agenda #1"),
    (doing("pay", None, task("blockade", 0, 1)), "document.task", "agenda #1"),
    (doing("pay", None, task("blockade", 1, 1)), "document.task", "agenda #1"),
    (doing("block", task("blockade", 2, 1, "nowhere")), "content.unknown-word", "task"),
    (doing("lift", task("lift", "ship", 1, 5)), "content.wrong-type", "task"),
    (doing("pay", None, task("attach", None, 0)), "content.wrong-type", "agenda #1"),
    (doing("pay", None, task("flips", 0, 0)), "content.out-of-range", "agenda #1"),
    (doing("flip", task("flips", 1, 9)), "content.out-of-range", "task"),
    (doing("pay", None, task("lift", "ship", None)), "content.wrong-type", "agenda #1"),
    (doing("scout", task("end-attack", 2, 1)), "document.question", "seat 0"),
    (doing("pay", None, task("switch-off", None)), "content.wrong-type", "agenda #1"),
    (table(phase="set-up", agenda=[task("set-up", 3)]), "document.task", "agenda #1"),
    (table([{}, OTHER], phase="set-up", agenda=[task("set-up", 0, seat=1)]), "document.task", ""),
    # questions that do not fit their task
    (doing("side", {**task("complete", "sonne"), "seat": 1}, own={"projects": ["sonne"]}), "document.task", "task"),
    (doing("keep", HERE, own={"empire": ["harbour-pilots"]}), "document.does-not-fit", "seat 0"),
    (doing("pay", None), "document.no-answer", ""),
    (before("a payment", turn_notes={"need": 5, "sets": -1}), "document.does-not-fit", "seat 0"),
    (before("a payment", turn_notes={"need": 5}), "document.no-answer", ""),
    (before("a set of three colours", turn_notes={}), "document.no-answer", ""),
    (noted("act", None, notes={"paid": 2}), "document.not-with", ""),
    (noted("act", None, notes={"from_planets": True}), "document.not-with", ""),
    (noted("discard", None, notes={"colour": "blue"}, phase="draw"), "document.not-with", ""),
    (before("a set of three colours", turn_notes={"sets": -1, "need": 1}), "document.does-not-fit", "seat 0"),
    (before("a set of three colours", turn_notes={"sets": -1, "colour": "gold"}), "document.does-not-fit", "seat 0"),
    (without("the project to attach to", "owe"), "document.does-not-fit", "seat 0"),
    (before("a card to keep", turn_notes={}), "document.missing-cards", ""),
    (doing("keep", task("buy", "ship")), "document.does-not-fit", "seat 0"),
    (doing("extra", None), "document.does-not-fit", "seat 0"),
    (doing("extra", None, own={"owe": 1}), "document.does-not-fit", "seat 0"),
    (doing("extra", task("buy", "ship")), "document.no-answer", ""),
    (doing("put", task("prepared", "ship", 0)), "document.no-answer", ""),
    (doing("to", task("prepared", "ship", 0), own={"projects": ["sonne"]}), "document.does-not-fit", "seat 0"),
    (doing("to", task("prepared", "ship", 0), own={"projects": ["sonne"], "owe": 65}), "document.does-not-fit",
     "seat 0"),
    (doing("to", task("prepared", "ship", 0), own={"projects": ["sonne"], "owe": 1, "hand": ["r01"]}),
     "document.too-many", ""),
    (doing("to", task("attach", 1, 0), own={"projects": ["sonne"]}), "document.does-not-fit", "seat 0"),
    (noted("to", task("attach", 1, 0), notes={"revealed": "r01"}), "document.no-answer", ""),
    (doing("show", task("produce", "tern", 1), own={"empire": [lies("tern")]}), "document.does-not-fit", "seat 0"),
    (doing("lift", task("lift", "ship", 0)), "document.no-answer", ""),
    (doing("lift", task("lift", "ship", 1)), "document.no-answer", ""),
    (doing("plan", task("attack", 0, None, 0, seat=1)), "document.does-not-fit", "seat 0"),
    (doing("plan", task("attack", 0, None, 0), task("sending", 0, None, 0, 2, BASIC, 0)), "document.does-not-fit",
     "seat 0"),
    (noted("boost", STRIKE, own=SONNE, notes=ATTACKED), "document.does-not-fit", "seat 0"),
    (before("strength for credits", agenda=[]), "document.does-not-fit", "seat 0"),
    (doing("block", task("blockade", 2, 1)), "document.no-answer", ""),
    (doing("scout", task("end-attack", 0, 1)), "document.question", "seat 0"),
    (doing("sift", task("ops", "effect", "milestone", 0, 0, 0), own={"empire": [lies("milestone")], "owe": 1}),
     "document.no-answer", ""),
    (table([seat()[0], {**OTHER, "question": "switch"}], **FINAL), "document.does-not-fit", "seat 1"),
]  # fmt: skip


@pytest.mark.parametrize(("document", "fault", "place"), FAULTS)
def test_an_impossible_position_is_refused(document: dict[str, Any], fault: str, place: str):
    with pytest.raises(DocumentError) as refused:
        GAME.from_document(document, "mine.json")
    assert (refused.value.message_id, refused.value.place, refused.value.source) == (fault, place, "mine.json")
    for language in ("en", "pl"):
        assert "mine.json" in Words(language).explain(refused.value)


def test_every_fault_of_a_document_has_a_case():
    sources = [*Path(document_reader.__file__).parent.glob("*.py"), Path(keeping.__file__)]
    given = {fault for source in sources for fault in re.findall(r'"(document\.[a-z-]+)"', source.read_text("utf-8"))}
    assert given == {fault for _, fault, _ in FAULTS if fault.startswith("document.")}


# ------------------------------------------------------------------ what play does not lead to


def paying(*later: dict[str, Any], **own: Any) -> dict[str, Any]:
    """Three red icons are to be paid; then come these tasks, whatever they are about."""
    notes = {**ATTACKED, "need": 3, "slots": 2}
    return noted("pay", None, *later, own={"hand": ["r01", "r02", "r03"], **own}, notes=notes)


NEXT_SCORE = "the next technology of an income"
UNUSUAL: list[dict[str, Any]] = [
    # tasks that wait although they never do, or that find nothing to be about any more
    paying(),
    paying(task("buy", "ship"), task("buy", "planet"), credits=3),
    paying(END, task("exchanged"), {**END, "seat": 1}),
    paying(task("complete", "veto"), task("complete", "veto"), projects=["veto"]),
    paying(task("arrive", "veto", "operational", 1)),
    paying(task("arrive", "tern", "operational", 2), task("arrive", "veto", "operational", 2), empire=[lies("tern")]),
    paying(task("score", "tern", 0), SCORE, SCORE, empire=[lies("tern"), lies("star-charts")]),
    paying(task("produce", "tern", 1), task("produce", "tern", 1), empire=[lies("tern")]),
    paying(HERE, task("ops", "effect", "bill-of-sale", 0, 0, 2), task("ops", "faction", "clone-clans", 0, 0, None)),
    paying(task("ops", "artifact", "war-crown", 0, 0, None), task("played", "war-crown")),
    paying(task(*STEALING, 1), **THIEF, credits=3),
    paying(task("attack", 0, "sonne", 0), task("attack", 2, "tern", 0), **SONNE),
    paying(task("sending", 0, None, 0, 0, "hell", 0), task("sending", 0, None, 0, 2, "hell", 2), **SONNE),
    paying(STRIKE, STRIKE, task("resolve", "veto", 0, BASIC, 99), **SONNE),
    paying(task("reveal", "sonne", 0, BASIC, 9, 9), task("blockade", 2, 0), task("blockade", 2, 99), **SONNE),
    paying(task("prepared", "ship", 0), task("attach", 3, 1), task("attach", 9, 0), projects=["sonne"]),
    paying(task("switch-off", "tern"), task("end-attack", 0, 1), task("lift", None, 99)),
    paying(task("flips", 3, 8), CHECK, **TURNING),
    # cards turned over that bring something else, or nothing
    doing("flip", task("flips", 1, 1), own=TURNING),
    doing("flip", task("flips", 1, 2), task("attack", 2, "mallet", 1), END, own=TURNING),
    # a set-up in another order, with too few cards
    table(phase="set-up", agenda=[task("set-up", 0), task("set-up", 1)]),
    table([{}, {"faction": "clone-clans"}], phase="set-up", agenda=[task("set-up", 0), task("set-up", 0, seat=1)]),
    table([{}, OTHER], phase="set-up"),
    table(seat(empire=SHIPS), phase="set-up"),
    doing("faction", task("set-up", 0), phase="set-up"),
    # questions about what they are not asked about
    doing("side", task("complete", "sonne"), task("exchanged"), own={"projects": ["sonne"]}),
    without("a set of three colours", "owe"),
    noted("keep", task("buy", "ship"), notes={"looked": ["tern"]}),
    noted("keep", task("set-up", 0), notes={"looked": ["tern"]}, phase="set-up"),
    doing("target", task("attack", 0, None, 0)),
    doing("send", task("sending", 1, None, 0, 0, BASIC, 1), own=SONNE),
    noted("reroll", task("reveal", "sonne", 0, BASIC, 0, 0), own=SONNE, notes={**ATTACKED, "revealed": "r01"}),
    doing("take", task("resolve", "sonne", 0, BASIC, 0), system="quiet-shoals", own={"owe": 3}),
    before(NEXT_SCORE, agenda=[SCORE]),
    counted("a planet to mine", 2),
]


@pytest.mark.parametrize("document", UNUSUAL)
def test_whatever_fits_together_is_taken_as_it_stands(document: dict[str, Any]):
    for seed in range(4):
        play_on(document, seed)


def play_on(document: dict[str, Any], seed: int) -> None:
    """Read and played to its end, or a few hundred choices on: nothing is lost, and it can be written on the way."""
    state = GAME.from_document(document)
    rng = seeded(seed)
    for number in range(300):
        check_conservation(state)
        if number % 20 == 0:
            written = state.to_document()
            assert GAME.from_document(json.loads(json.dumps(written))).to_document() == written
        if state.is_over():
            return
        state.apply(*choose(state, rng))


# ------------------------------------------------------------------ what may be left out


def test_two_factions_are_a_position():
    state = GAME.from_document({**table([{"faction": "star-union"}, {"faction": "clone-clans", "hand": ["r01"]}])})
    assert state.deciders() == [1]  # seat 0 has nothing to do and to discard: it passes, and draws three cards
    view = state.view(1)
    assert (view["phase"], view["turn"], view["marker"], view["tokens"]) == ("act", 2, 2, 38)
    assert (view["players"][0]["hand_size"], view["resource_deck"]) == (3, 68)


def test_a_set_up_can_begin_from_its_start():
    state = GAME.from_document(table([{}, {}], phase="set-up"))
    assert state.view(0)["players"][0]["question"] == "faction"
    state = GAME.from_document(table([{"faction": "star-union"}, {}], phase="set-up", first=1))
    assert state.view(1)["players"][1]["question"] == "faction"


def test_the_draws_can_be_scripted():
    state = GAME.from_document(table(seat(hand=["r01"]), deck=["r03", "r04", "r05"], phase="draw"))
    assert state.view(0)["players"][0]["hand"] == ["r01", "r03", "r04"]
    assert state.view(0)["resource_deck"] == 1


def test_a_question_with_one_answer_is_answered():
    """One card in hand, and the price can be paid with it alone: the side is what is left to decide."""
    own = {"hand": ["r01"], "projects": [{"card": "sonne", "attached": ["r02a"]}]}
    notes = {"actions": 0, "need": 2, "slots": 2, "gold": True}
    state = GAME.from_document(noted("pay", None, task("complete", "sonne"), END, own=own, notes=notes))
    assert state.view(0)["players"][0]["question"] == "side"


# ------------------------------------------------------------------ broken at random


@pytest.mark.parametrize("at", list(tables_of("artifacts")), ids=str)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 350))
@examples(25)
def test_a_document_broken_at_random_is_refused_or_played_on(at: Table, seed: int, steps: int):
    state = position(at, seed, steps)
    rng = seeded(seed)
    for _ in range(3):
        walk(state, rng, 5)
        check_read(at.game(), broken := BREAKER.broken(state.to_document(), rng), rng)
        with suppress(DocumentError):
            play_on(broken, seed)


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_rare_questions_too(moment: str):
    question, story = MOMENTS[moment]
    written = story()
    assert written.question(written.state.deciders()[0]) == question
    document = written.document()
    assert GAME.from_document(json.loads(json.dumps(document))).to_document() == document
    for seed in range(12):
        rng = seeded(seed)
        check_read(GAME, BREAKER.broken(document, rng), rng)


def test_there_is_a_moment_for_every_question():
    assert {question for question, _ in MOMENTS.values()} == set(QUESTIONS) - {"nothing"}


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_question_is_fatal(question: str):
    """In every phase, asked by every task, with little there that it could be about."""
    own = {"hand": ["r01", "r02"], "empire": [lies("sonne"), lies("tern", "logistical")], "projects": ["veto"]}
    ending = {"ending": True, "marker": 1}
    for phase, name in product(PHASES, [None, *TASK_FIELDS]):
        for card, number in (("sonne", 0), ("veto", 1), ("tern", 2)):
            operands: dict[str, Any] = dict.fromkeys(TASK_FIELDS[name], number) if name else {}
            named = {"card": card, "deck": "ship", "row": "ship", "side": "operational", "plan": BASIC, "op": 0}
            named |= {"source": "card", "index": card, "artifact": "war-crown", "effect": 0}
            operands |= {key: value for key, value in named.items() if key in operands}
            document = table(seat(question=question, **own), phase=phase)
            document |= ending if phase in ("final", "over") else {}
            document |= {"task": {"task": name, "seat": 0, **operands}} if name else {}
            document["turn_notes"] = {"attacked": ["sonne"], "looked": ["argument"]} if number else {}
            check_read(GAME, document, seeded(number))


def test_a_purchase_from_empty_decks_does_nothing():
    mine = ["general-capital-domination", "sonne", "tern"]
    blockaded = [{"card": "sonne", "tokens": 1}, {"card": "tern", "tokens": 1}]
    purchase = {"source": "card", "index": mine[0], "effect": 0, "op": 0, "about": None}
    position = {
        "players": [
            {
                "faction": "star-union",
                "hand": ["r45"],
                "credits": 9,
                "question": "lift",
                "empire": [mine[0], *blockaded],
            },
            {"faction": "clone-clans", "hand": ["r72"], "empire": [card for card in GAME.box.ids if card not in mine]},
        ],
        "task": {"task": "lift", "seat": 0, "row": None, "tokens": 1},
        "agenda": [{"task": "ops", "seat": 0, **purchase}],
        "unlisted": "shuffle",
    }
    state = GAME.from_document(position)
    state.play(0, "lift sonne")
    assert state.players[0].credits == 9
