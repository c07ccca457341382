"""When something hidden comes to light: from there on a player cannot take a move back.

Hidden are hands, plans never used, the order of all decks, and the cards that somebody chooses from.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.artifacts.engine.moments import MOMENTS, RED, at, offensive
from tests.games.artifacts.pack.stories import GAME
from tests.games.artifacts.scenario import Scenario

Story = tuple[Callable[[], Scenario], str]


def moment(name: str, move: str) -> Story:
    return MOMENTS[name][1], move


def rich(**position: Any) -> Scenario:
    return at(**{"hand": ["r01", "r02", "r45"], "credits": 9, **position})


REVEALS: dict[str, Story] = {
    "the cards of a purchase": moment("more cards to look at", "extra 2"),
    "a single card bought, and the next one on top": (lambda: rich(credits=5), "buy ship"),
    "cards drawn at the end of the turn": moment("a card to discard", "discard r45"),
    "the card of an attack": moment("a target", "target aliens, send sonne"),
    "another card of an attack": moment("another card for an attack", "reroll"),
    "the next system": moment("another ship", "done"),
    "the system after that one": moment("a system to pass over", "scout"),
    "what a planet produces": (lambda: rich(projects={"tern": ["r38b", "r39b"]}).play("discover tern"), "operational"),
    "the card that a technology scores by": (
        lambda: at(hand=["r33", "r35"], empire={"star-charts": "operational"}),
        "income",
    ),
    "the card of the technology that comes next": moment("the next technology of an income", "which free-port"),
    "a plan": (lambda: rich(projects={"baroque": ["r03a", "r04a"]}).play("build baroque"), "logistical"),
    "a plan that is used": moment("a plan", "plan hell"),
    "an artifact": (
        lambda: offensive("sonne", "veto", system="hollow-moon", deck=["r04"]).play("target aliens"),
        "send sonne",
    ),
    "cards to the hand": (lambda: rich(empire=["fellowship-grants"]), "use fellowship-grants"),
    "a card to attach": (lambda: rich(empire=["contract-labour"], projects=["sonne"]), "use contract-labour"),
    "a deck searched": moment("a Kind", "kind expansion"),
    "the top cards of a deck": moment("a deck to look at", "deck ship"),
    "the end of the game": moment("a blockaded card at the end", "done"),
}
REVEALS_NOTHING: dict[str, Story] = {
    "a faction, before the last one is chosen": moment("a faction", "choose community"),
    "an action that asks for more": (rich, "buy ship"),
    "a payment": moment("a payment", "pay r01a"),
    "a payment from a set": moment("a set of three colours", "pay r01a"),
    "a project": moment("an action", "build sonne"),
    "a card kept": (
        lambda: rich(decks={"ship": ["sonne", "veto", "argument"]}).play("buy ship, extra 2"),
        "keep veto",
    ),
    "a logistical side": moment("a side", "logistical"),
    "an operational ship": moment("a side", "operational"),
    "a section of a card that it produces": moment("a section", "show a"),
    "a card attached": moment("the project to attach to", "to sonne"),
    "an exchange that goes on": moment("an exchange", "pay r01a"),
    "a card switched on": (lambda: rich(empire={"calcine": {"tokens": 1}}), "switch calcine"),
    "a target with ships to choose from": moment("a target", "target aliens"),
    "an attack called off": (
        lambda: at(hand=[*RED, "r45"], projects=["sonne"], artifacts=["war-crown"]).play("build sonne, operational"),
        "pass",
    ),
    "the basic plan before the ships are chosen": moment("a plan", "plan basic-defence-plan"),
    "a token laid": moment("a card to blockade", "block tern"),
    "a token lifted": (
        lambda: rich(empire={"harbour-pilots": {}, "sonne": {"tokens": 2}, "tern": {"tokens": 1}}).play(
            "use harbour-pilots"
        ),
        "lift sonne",
    ),
    "a bonus": (lambda: rich(empire=["intersystem-investment-bank"]), "use intersystem-investment-bank"),
    "an artifact played": (lambda: rich(artifacts=["war-crown"]), "play war-crown"),
    "a card discarded while others may follow": moment("a card to discard", "discard r02"),
    "a blockaded card paid for while another may follow": moment("a blockaded card at the end", "switch star-charts"),
}


@pytest.mark.parametrize("story", REVEALS)
def test_something_comes_to_light(story: str):
    position, notation = REVEALS[story]
    table = position()
    before = table.state.revelations()
    table.play(notation, table.state.deciders()[0])
    assert table.state.revelations() > before


@pytest.mark.parametrize("story", REVEALS_NOTHING)
def test_nothing_comes_to_light(story: str):
    position, notation = REVEALS_NOTHING[story]
    table = position()
    before = table.state.revelations()
    table.play(notation, table.state.deciders()[0])
    assert table.state.revelations() == before


def test_a_plan_comes_to_light_once():
    """Whoever has shown a plan before teaches nobody anything by using it again."""
    table = MOMENTS["a plan"][1]()
    document = table.document()
    document["players"][1]["shown_plans"] = ["hell"]
    again = Scenario(table.state.game().from_document(document))  # type: ignore[arg-type]
    before = again.state.revelations()
    again.play("plan hell", 1)
    assert again.state.revelations() == before


def test_every_step_of_the_set_up_shows_cards():
    table = Scenario(GAME.start(3, 1))
    while table.state.view(None)["phase"] == "set-up":
        before, seat = table.state.revelations(), table.state.deciders()[0]
        table.play(table.legal(seat)[0], seat)
        assert table.state.revelations() > before or table.state.view(None)["phase"] == "act"
