"""Impossible positions are refused, with the place and the fault, in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest

from galaktyka.core.errors import DocumentError
from galaktyka.games.race.game import GAME
from galaktyka.games.race.positions import reader as document_reader
from galaktyka.text.catalogue import Words

TWO = [{"tableau": ["old-earth"]}, {"tableau": ["new-sparta"]}]


def position(players: list[dict[str, Any]] | None = None, **table: Any) -> dict[str, Any]:
    return {"players": players or TWO, "unlisted": "shuffle", **table}


def seat(**entries: Any) -> list[dict[str, Any]]:
    """Two seats, the first one with these entries."""
    return [{"tableau": ["old-earth"], **entries}, {"tableau": ["new-sparta"], "actions": ["produce"]}]


SPENDING = {"question": "spend", "owe": 1, "actions": ["consume-2x"]}
FAULTS = [
    (position(content="0" * 64), "document.other-content", ""),
    (position(stage="use"), "document.stage", ""),
    (position(rng=[1, 2, 3]), "document.rng", ""),
    (position(players=TWO[:1]), "wrong-number-of-seats", ""),
    (position([*TWO, {"tableau": ["alpha-centauri"]}], options={"advanced": True}), "option-needs-seats", ""),
    (position(seat(tableau=[])), "document.empty-tableau", "seat 0"),
    (
        position(seat(tableau=["old-earth", "public-works", "public-works"])),
        "document.card-twice",
        "seat 0: tableau #3",
    ),
    (
        position(seat(tableau=[{"card": "public-works", "good": "gem-world"}])),
        "document.no-goods-here",
        "seat 0: tableau #1",
    ),
    (position(seat(actions=["develop", "settle"])), "document.actions", "seat 0"),
    (position(seat(), phase="develop"), "document.actions", "seat 0"),
    (position(seat(question="sell")), "document.question", "seat 0"),
    (position(seat(**SPENDING), phase="consume", stage="use"), "document.power", "seat 0"),
    (position(seat(hand=["gem-world"]), deck=["gem-world"]), "document.too-many", ""),
    ({"players": TWO}, "document.missing-cards", ""),
    (position(seat(chips=3), pool=24), "document.points", ""),
    (position(seat(actions=["develop"]), phase="settle"), "document.phase-not-chosen", ""),
    (position(plan=["settle"]), "document.plan", ""),
    (position(stage="finish"), "document.actions", "seat 0"),
    (position(seat(drawn=["gem-world"])), "document.not-now", "seat 0"),
    (position(seat(contact=True)), "document.not-now", "seat 0"),
    (position(seat(temporary=3)), "document.not-now", "seat 0"),
    (position(seat(power="old-earth")), "document.not-now", "seat 0"),
    (position(seat(spent=["old-earth"])), "document.not-now", "seat 0"),
    (position(seat(used=["old-earth"])), "document.not-now", "seat 0"),
    (position(seat(wagered=True)), "document.not-now", "seat 0"),
    (position(seat(made=["rare"])), "document.not-now", "seat 0"),
    (position(seat(windfalls={"any": 1})), "document.not-now", "seat 0"),
    (position(seat(actions=["settle"], placing="gem-world"), phase="settle", stage="place"), "document.placing", ""),
    (
        position(
            [
                {"tableau": ["old-earth"], "question": "consume", "actions": ["consume-2x"]},
                {"tableau": ["new-sparta"], "question": "consume", "actions": ["develop"]},
            ],
            phase="consume",
            stage="use",
        ),
        "document.one-at-a-time",
        "",
    ),
    (
        position(seat(question="sell", actions=["consume-trade"]), phase="consume", stage="use"),
        "document.no-answer",
        "",
    ),
    (position(seat(hand=["gem-wrold"])), "content.unknown-word-guess", "seat 0"),
    (position(seat(hand="gem-world")), "content.wrong-type", "seat 0"),
    (position(seat(chips=-1)), "content.out-of-range", "seat 0"),
    (position(seat(hands=[])), "content.unknown-key-guess", "seat 0"),
    (position(seat(question="discard")), "document.question", "seat 0"),
    (position(seat(question="action")), "document.question", "seat 0"),
]


@pytest.mark.parametrize(("document", "fault", "place"), FAULTS)
def test_an_impossible_position_is_refused(document: dict[str, Any], fault: str, place: str):
    with pytest.raises(DocumentError) as refused:
        GAME.from_document(document, "mine.json")
    assert (refused.value.message_id, refused.value.place, refused.value.source) == (fault, place, "mine.json")
    for language in ("en", "pl"):
        assert "mine.json" in Words(language).explain(refused.value)


def test_every_fault_of_a_document_has_a_case():
    source = Path(document_reader.__file__).with_name("reader.py").read_text("utf-8")
    assert set(re.findall(r'"(document\.[a-z-]+)"', source)) <= {fault for _, fault, _ in FAULTS}
