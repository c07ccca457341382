"""A position for every way in which a question can come up, with the question."""

from collections.abc import Callable

from tests.games.cosmos.engine.reason_cases import (
    COLONY_3,
    FOUR_COLONIES,
    TWO_CAPTAINS,
    at,
    automa_moves_outpost,
    automa_spends,
    on_moon,
    on_ossa,
    two_to_gain,
)
from tests.games.cosmos.scenario import Scenario, scenario

DEALT = ["salvage-engineer", "relief-captain", "drill-engineer"]
LEADERS = ["chief-cyberneticist", "relief-captain", "convoy-captain"]
"""One blue leader and two red ones."""
PAID_COLONY = on_ossa("colony", **FOUR_COLONIES, colony_pool=1, ready=["engineer", "red-leader", "blue-leader"],
                      cargo={"biomass": 2, "workforce": 1, "technology": 1})  # fmt: skip
TERRAFORMED_THALOR = {"e": {"terraformed": True}}
"""Gives a crew card, too."""


def automa_lands_on_my_outpost() -> Scenario:
    return scenario(at="automa", automa={"deck": ["automa-6"]}, cells=TERRAFORMED_THALOR, outposts=["e"])


def automa_colonises() -> Scenario:
    """With an engineer, and a red or a green leader."""
    symbols = ["drill-engineer", "convoy-captain", "chief-botanist"]
    return scenario(
        at="automa",
        automa={"deck": ["automa-6"], "symbols": symbols},
        crew_deck=["relief-captain", "garrison-commander"],
    )


def resources(moves: str = "") -> Callable[[], Scenario]:
    """Both have placed their crew, and seat 0 chooses resources."""

    def story() -> Scenario:
        table = at("set-up", "discard salvage-engineer, below, above", crew_deck=DEALT)()
        table.play(f"{table.legal(1)[0]}, above, above", 1)
        return table.play(moves) if moves else table

    return story


MOMENTS: dict[str, tuple[str, Callable[[], Scenario]]] = {
    "a card dealt": ("discard", at("set-up", crew_deck=DEALT)),
    "a row at set-up": ("row", at("set-up", "discard salvage-engineer", crew_deck=DEALT)),
    "the second row at set-up": ("row", at("set-up", "discard salvage-engineer, below", crew_deck=DEALT)),
    "a resource at set-up": ("gain", resources()),
    "the second resource": ("gain", resources("gain minerals")),
    "an upgrade": ("upgrade", at("upgrade", ready=["engineer"], cargo={"biomass": 2})),
    "an engineer for an upgrade": (
        "spend",
        at("upgrade", "upgrade biodome", above=["drill-engineer", "soil-engineer"], cargo={"biomass": 2}),
    ),
    "a journey": ("move", at("travel")),
    "a track of a new planet": ("track", at("travel", "discover s", planet_deck=["elpis"])),
    "the Cantina at a station": (
        "cantina",
        at("travel", "move n-station", ark="n-planet", upgrades=["leisure-facilities"]),
    ),
    "a row for a card of the Cantina": (
        "row",
        at("travel", "move n-station, take seed-archivist", ark="n-planet", upgrades=["leisure-facilities"]),
    ),
    "crew of another's outpost": (
        "row",
        at(
            "travel",
            "move e-planet",
            ark="e-station",
            cells=TERRAFORMED_THALOR,
            others=[{"outposts": ["e", "e"]}, {"upgrades": []}],
        ),
    ),
    "a crew card": ("play", at("crew", ark="n-planet", above=["drill-engineer"], below=["soil-engineer"])),
    "a crew action": ("use", at("crew", "play relief-captain", ark="w-planet", above=["relief-captain"])),
    "the crew action of a card moved up": (
        "use",
        at("crew", "lift drill-engineer", ark="n-planet", below=["drill-engineer"]),
    ),
    "a payment for a crew action": (
        "pay",
        at(
            "crew",
            "play salvage-engineer, use",
            ark="n-planet",
            above=["salvage-engineer"],
            cargo={"biomass": 1, "minerals": 1},
        ),
    ),
    "resources from a crew card": ("gain", two_to_gain()),
    "the Cantina of a crew card": (
        "cantina",
        at("crew", "play drill-engineer, use", ark="n-moon", above=["drill-engineer"]),
    ),
    "the first of two cards from the deck": (
        "row",
        at("crew", "play drill-sergeant, use", ark="n-moon", above=["drill-sergeant"]),
    ),
    "a destination": ("destination", on_ossa()),
    "a second action": (
        "destination",
        on_ossa(colonies=["n"], upgrades=["robotics"], ready=["red-leader"], deeds=["gather"]),
    ),
    "a resource of the portal": ("gain", at("destination", "gather", ark="portal")),
    "a crew card of a station": ("row", at("destination", "gather", ark="n-station")),
    "a track to raise": ("raise", on_ossa("terraform", cargo={"biomass": 1, "minerals": 1})),
    "another level": ("raise", on_ossa("terraform, raise minerals", cargo={"minerals": 2, "technology": 1})),
    "a leader to explore": ("spend", on_ossa("explore", above=TWO_CAPTAINS)),
    "survivors to resolve": (
        "resolve",
        on_ossa(
            "explore",
            ready=["red-leader"],
            upgrades=["scouting-vehicles"],
            survivor_deck=["foundry-hands", "archive-staff"],
        ),
    ),
    "a survivor to keep": ("keep", on_ossa("explore", ready=["red-leader"], survivor_deck=["foundry-hands"])),
    "a resource from a survivor": (
        "gain",
        on_ossa("explore", ready=["red-leader"], survivor_deck=["stranded-pilot"]),
    ),
    "leaders for a colony": ("spend", on_ossa("colony", **COLONY_3, ready=["engineer"], above=LEADERS)),
    "the last leader for a colony": (
        "spend",
        on_ossa("colony, spend chief-cyberneticist", **COLONY_3, ready=["engineer"], above=LEADERS),
    ),
    "resources for a colony": ("pay", PAID_COLONY),
    "a token": ("token", on_moon("train drill-engineer", above=["drill-engineer"])),
    "a card at the end": ("draw", at("draw")),
    "a row for it": ("row", at("draw", "draw")),
    "crew that the Automa brings": ("row", automa_lands_on_my_outpost),
    "a leader of the Automa": ("automa-leader", automa_spends),
    "a leader for its colony": ("automa-leader", automa_colonises),
    "an outpost of the Automa": ("automa-outpost", automa_moves_outpost),
}
