"""Alien Artifacts: why a move is not allowed, in both languages."""

import re

import pytest

from galaktyka.core.game import Reason
from galaktyka.text.catalogue import Words
from galaktyka.text.play import reason_sentence
from tests.building import ROOT
from tests.games.artifacts.scenario import Scenario, scenario

ENGLISH = Words("en")
POLISH = Words("pl")


def both_reasons(reason: Reason | None) -> tuple[str, str]:
    assert reason is not None
    return reason_sentence(ENGLISH, reason), reason_sentence(POLISH, reason)


def test_a_card_under_construction_that_is_too_expensive():
    position = scenario(hand=["r06"], projects={"mallet": ["r31a"]}, empire={"veto": "logistical"})
    assert both_reasons(position.why_not("build mallet")) == (
        "Mallet costs 6 red icons; gold counts too. 2 are attached; with 3 cards you can add 2 at most. "
        "Preparing resources attaches some for later.",
        "Karta „Pobijak” kosztuje 6 czerwonych ikon; złote też się liczą. 2 są już dołączone; 3 kartami dodasz "
        "najwyżej 2. Przygotowanie Zasobów pozwala dołączyć je na później.",
    )


TECHNOLOGIES = {
    "shareholder-transfer-centre": "logistical",
    "deep-analysis-and-research-programme": "logistical",
    "ore-futures": "logistical",
    "fellowship-grants": "logistical",
    "victory-parade": "logistical",
}


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        (
            "shareholder-transfer-centre",
            "That takes 5 icons of one colour from your planets; they give 0 at most.",
            "To kosztuje 5 ikon jednego koloru z twoich planet; dadzą one najwyżej 0.",
        ),
        (
            "deep-analysis-and-research-programme",
            "That takes three resource cards, a red, a blue and a green one; you cannot pay all three.",
            "Potrzebne są trzy karty Zasobów, czerwona, niebieska i zielona; nie masz wszystkich trzech.",
        ),
        (
            "ore-futures",
            "That takes 1 resource card from your planets; you cannot use that many from there. "
            "Planets get them by producing.",
            "To kosztuje 1 kartę Zasobów z twoich planet; tylu nie możesz tam użyć. Przybywa ich dzięki produkcji.",
        ),
        (
            "fellowship-grants",
            "That costs 2 credits; you have 1 credit. Exchanging resources brings more.",
            "To kosztuje 2 kredyty; masz 1 kredyt. Wymiana Zasobów da ci więcej.",
        ),
        (
            "victory-parade",
            "That takes 5 red icons (gold does not count); with 2 cards you can pay 3 at most.",
            "To kosztuje 5 czerwonych ikon (złote się nie liczą); 2 kartami zapłacisz najwyżej 3.",
        ),
    ],
)
def test_what_is_missing_to_use_a_card(card: str, english: str, polish: str):
    position = scenario(hand=["r01"], empire=TECHNOLOGIES, credits=1)
    assert both_reasons(position.why_not(f"use {card}")) == (english, polish)


def paying() -> Scenario:
    """Five red icons are to be paid with two cards."""
    empire = {"pell": {"side": "operational", "tokens": 1, "stored": ["r17a"]}}
    return scenario(hand=["r01", "r02", "r06"], projects=["mallet"], empire=empire).play("build mallet")


@pytest.mark.parametrize(
    ("notation", "english", "polish"),
    [
        (
            "pay r01b",
            "This section (2 blue icons) does not help here: the colour must be red or gold.",
            "Ta sekcja (2 niebieskie ikony) tu nie pomoże: potrzebny jest kolor czerwony lub złoty.",
        ),
        (
            "pay r06a",
            "With this section (2 red icons) next, 5 icons could not be paid with 2 cards. "
            "Cards are chosen in a fixed order, each set only once.",
            "Po wydaniu teraz tej sekcji (2 czerwone ikony) nie da się zapłacić 5 ikon 2 kartami. "
            "Karty wybiera się w ustalonej kolejności, każdy układ tylko raz.",
        ),
        (
            "pay r17a",
            "The card lies under Pell, and that planet is blockaded: pay for it, or remove the tokens first.",
            "Ta karta leży pod planetą „Pell”, a planeta jest zablokowana: zapłać za nią albo najpierw zdejmij żetony.",
        ),
        (
            "pay r57a",
            "You have no card 3 blue / 1 gold that you could use like this.",
            "Nie masz karty 3 niebieskie / 1 złota, której można by tak użyć.",
        ),
        ("done", "That is not enough yet: at least 5 more icons.", "To za mało: potrzeba jeszcze 5 ikon."),
        (
            "buy ship",
            "Something else comes first: choose the resource cards to pay with.",
            "Najpierw coś innego: wybierz karty Zasobów do zapłaty.",
        ),
    ],
)
def test_what_cannot_pay(notation: str, english: str, polish: str):
    assert both_reasons(paying().why_not(notation)) == (english, polish)


def test_too_many_cards_in_hand():
    position = scenario(hand=["r01", "r02", "r03", "r04", "r05"], turn_notes={"actions": 0})
    assert both_reasons(position.why_not("done")) == (
        "You have 5 resource cards in hand; 3 may stay. Discard more.",
        "Masz na ręce 5 kart Zasobów; zostać może 3. Odrzuć więcej.",
    )
    assert both_reasons(position.play("discard r02").why_not("discard r01")) == (
        "Several cards are chosen in a fixed order, each set only once: 3 red / 2 blue cannot be the next one.",
        "Kilka kart wybiera się w ustalonej kolejności, każdy układ tylko raz: 3 czerwone / 2 niebieskie "
        "nie może być teraz następną.",
    )


VALUES: dict[str, object] = {
    "question": "act",
    "card": "pell",
    "faction": "community",
    "artifact": "war-crown",
    "plan": "hell",
    "colour": "red",
    "deck": "ship",
    "row": "planet",
    "shown": "blue",
    "wanted": "red-or-gold",
    "first_colour": "red",
    "second_colour": "gold",
    **dict.fromkeys(("n", "need", "have", "limit", "attached", "icons", "cards", "first", "second", "hand"), 2),
}


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
def test_every_reason_has_words(words: Words):
    engine = ROOT / "src/galaktyka/games/artifacts/engine"
    sources = [file.read_text("utf-8") for file in engine.rglob("*.py")]
    ids = sorted({id for source in sources for id in re.findall(r'"(artifacts\.[a-z-]+)"', source)})
    assert len(ids) > 30
    assert not any("{" in words.say_with(message_id, VALUES) for message_id in ids)
