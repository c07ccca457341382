"""When something hidden comes to light: from there on a player cannot take a move back.

Hidden are the order of all decks, and who is drawn by lot to be the first player.
"""

from collections.abc import Callable

import pytest

from tests.games.cosmos.engine.moments import resources
from tests.games.cosmos.engine.reason_cases import at, on_moon, on_ossa
from tests.games.cosmos.scenario import Scenario, scenario

Story = tuple[Callable[[], Scenario], str]
FULL_TOP = ["drill-engineer", "soil-engineer", "convoy-captain"]


def set_up(moves: str) -> Callable[[], Scenario]:
    """Seat 0 has been dealt known cards."""
    deck = ["salvage-engineer", "relief-captain", "drill-engineer"]
    return at("set-up", moves, crew_deck=deck)


def last_choice_of_set_up() -> Scenario:
    """Seat 1 has one resource left to choose."""
    return resources("gain biomass, gain biomass")().play("gain biomass", 1)


REVEALS: dict[str, Story] = {
    "the cards of the next player": (set_up("discard salvage-engineer, above"), "above"),
    "who is the first player": (last_choice_of_set_up, "gain biomass"),
    "a planet": (at("travel"), "discover s"),
    "a survivor": (on_ossa(ready=["red-leader"]), "explore"),
    "two survivors": (on_ossa(ready=["red-leader"], upgrades=["scouting-vehicles"]), "explore"),
    "a card drawn at the end of the turn": (at("draw"), "draw"),
    "a card that a station gives": (at("destination", ark="n-station"), "gather"),
    "the next card of the Cantina": (
        at("travel", "move n-station", ark="n-planet", upgrades=["leisure-facilities"], above=FULL_TOP),
        "take seed-archivist",
    ),
    "the next card of the Cantina, once the row is chosen": (
        at("travel", "move n-station, take seed-archivist", ark="n-planet", upgrades=["leisure-facilities"]),
        "above",
    ),
    "a card of the Automa": (at("draw", level="easy"), "pass"),
    "crew that an outpost pays": (
        at(
            "travel", ark="e-station", cells={"e": {"terraformed": True}}, others=[{"outposts": ["e"]}],
        ),
        "move e-planet",
    ),
}  # fmt: skip
REVEALS_NOTHING: dict[str, Story] = {
    "a card discarded at set-up": (set_up(""), "discard salvage-engineer"),
    "a row": (set_up("discard salvage-engineer"), "above"),
    "a resource while another follows": (resources(), "gain biomass"),
    "the last resource while the next player's follow": (resources("gain biomass"), "gain biomass"),
    "an upgrade": (at("upgrade", ready=["engineer"], cargo={"biomass": 2}), "upgrade biodome"),
    "a journey": (at("travel", ark="n-planet"), "move n-moon"),
    "a track of a new planet": (at("travel", "discover s", planet_deck=["elpis"]), "raise biomass"),
    "a card of the Cantina before its row is chosen": (
        at("travel", "move n-station", ark="n-planet", upgrades=["leisure-facilities"]),
        "take seed-archivist",
    ),
    "a crew card played": (at("crew", ark="n-planet", above=["drill-engineer"]), "play drill-engineer"),
    "a crew action that gives resources": (
        at("crew", "play relief-captain", ark="w-planet", above=["relief-captain", "drill-engineer"]),
        "use",
    ),
    "a planet that gives resources": (on_ossa(), "gather"),
    "levels": (on_ossa(cargo={"biomass": 2, "minerals": 2}), "terraform"),
    "a colony": (on_ossa(colony_pool=1, ready=["engineer", "red-leader"]), "colony"),
    "an outpost": (on_ossa(outpost_pool=1), "outpost"),
    "which of two survivors is resolved": (
        on_ossa("explore", ready=["red-leader"], upgrades=["scouting-vehicles"],
                survivor_deck=["foundry-hands", "archive-staff"]),
        "resolve foundry-hands",
    ),
    "a survivor kept": (on_ossa("explore", ready=["red-leader"], survivor_deck=["foundry-hands"]), "keep"),
    "a specialist": (on_moon(above=["drill-engineer"]), "train drill-engineer"),
    "no card drawn": (at("draw"), "pass"),
}  # fmt: skip


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


def test_alone_nothing_is_drawn_by_lot():
    """The human is always first: the last choice of the set-up teaches nothing."""
    table = scenario(at="set-up", level="easy", crew_deck=["salvage-engineer", "relief-captain", "drill-engineer"])
    table.play("discard salvage-engineer, above, above, gain biomass")
    before = table.state.revelations()
    table.play("gain biomass")
    assert table.step() != "set-up"
    assert table.state.revelations() == before
