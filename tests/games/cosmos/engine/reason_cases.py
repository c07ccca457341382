"""Positions, a choice that is not possible there, and the reason: for every reason that the game can give.

The map: from the portal it is one space to the station of Ossa (red, at n), to the asteroid of Verdune (green, at w)
and to the station of Thalor (blue, at e), and two to the planets themselves.
"""

from collections.abc import Callable
from typing import Any

from galaktyka.core.game import Reason
from galaktyka.games import packages
from galaktyka.games.cosmos.game import CosmosGame, game_with
from galaktyka.games.cosmos.pack import reader as pack
from tests.games.cosmos.rules.table import GAME as STORIES
from tests.games.cosmos.scenario import Scenario, scenario

FOUR_COLONIES: dict[str, Any] = {"cells": {"ne": "elpis", "se": "keyl"}, "colonies": ["w", "e", "ne", "se"]}
TWO_CAPTAINS = ["relief-captain", "convoy-captain"]


def at(step: str, moves: str = "", **fields: Any) -> Callable[[], Scenario]:
    """A position at the start of a step, some moves later."""

    def story() -> Scenario:
        table = scenario(at=step, **fields)
        return table.play(moves) if moves else table

    return story


def on_ossa(moves: str = "", **fields: Any) -> Callable[[], Scenario]:
    """At the destination, on the red planet."""
    return at("destination", moves, ark="n-planet", **fields)


def on_moon(moves: str = "", **fields: Any) -> Callable[[], Scenario]:
    """At the destination, on the moon of the red planet."""
    return at("destination", moves, ark="n-moon", **fields)


def two_to_gain(moves: str = "", **cargo: int) -> Callable[[], Scenario]:
    """The Seed Archivist, played at a moon, gives two resources of one's choice."""
    return at("crew", f"play seed-archivist, use{moves}", ark="n-moon", above=["seed-archivist"], cargo=cargo)


def with_numbers(**numbers: int) -> CosmosGame:
    """The game with other numbers."""
    text = (packages()["cosmos"].folder / "content.toml").read_text("utf-8")
    for key, value in numbers.items():
        lines = text.splitlines()
        (where,) = [i for i, line in enumerate(lines) if line.startswith(f"{key} = ")]
        lines[where] = f"{key} = {value}"
        text = "\n".join(lines)
    return game_with(pack.read_pack(text, "changed"))


def two_from_the_cantina() -> Scenario:
    """The Drill Engineer gives two cards of the Cantina; the first one has been taken."""
    text = (packages()["cosmos"].folder / "content.toml").read_text("utf-8")
    old = 'lower = { on = "orbit", gain = { minerals = 1 }, crew_cantina = 1 }'
    assert text.count(old) == 1
    game = game_with(pack.read_pack(text.replace(old, old.replace("crew_cantina = 1", "crew_cantina = 2")), "changed"))
    cantina = ["herd-keeper", "quartermaster", "seed-archivist"]
    table = scenario(at="crew", ark="n-moon", above=["drill-engineer"], cantina=cantina, game=game)
    return table.play("play drill-engineer, use, take herd-keeper")


def with_first_colony(cost: str) -> CosmosGame:
    """The game with another cost of the first colony."""
    text = (packages()["cosmos"].folder / "content.toml").read_text("utf-8")
    printed = "[[colony]]\nengineers = 1\nleaders = 1\n"
    assert printed in text
    return game_with(pack.read_pack(text.replace(printed, f"[[colony]]\n{cost}\n", 1), "changed"))


def two_engineers() -> Scenario:
    """A colony that takes two engineers and a leader of the planet's colour; the second of four engineers is spent."""
    crew = {"above": ["drill-engineer", "soil-engineer", "salvage-engineer"], "ready": ["engineer", "red-leader"]}
    return on_ossa(
        "colony, spend drill-engineer", colony_pool=1, game=with_first_colony("of_colour = 1\nengineers = 2"), **crew
    )()


def two_to_discard() -> Scenario:
    """Four crew cards are dealt, of which two go; the second one has gone."""
    deck = ["salvage-engineer", "chief-cyberneticist", "relief-captain", "drill-engineer"]
    return scenario(at="set-up", crew_deck=deck, game=with_numbers(deal=4)).play("discard chief-cyberneticist")


def automa_spends() -> Scenario:
    """The Automa unlocks its Cargo Holds, with a red or a green leader."""
    symbols = ["convoy-captain", "chief-botanist"]
    return scenario(at="automa", automa={"deck": ["automa-3"], "symbols": symbols, "cargo": {"workforce": 1}})


def automa_moves_outpost() -> Scenario:
    """The Automa, on its way to Thalor, has outposts on Ossa and Verdune."""
    return scenario(at="automa", automa={"deck": ["automa-9"], "outposts": ["n", "w"]})


def over() -> Scenario:
    return scenario(at="over", closing=2, cells={cell: {"terraformed": True} for cell in "nwe"})


ALL_LEADERS = ["red-leader", "green-leader", "blue-leader"]
COLONY_3: dict[str, Any] = {"colonies": ["w", "e"], "colony_pool": 1}
FULL: dict[str, Any] = {"above": ["drill-engineer", "soil-engineer", "convoy-captain"],
        "below": ["relief-captain", "chief-botanist", "orchard-warden"]}  # fmt: skip

CASES: list[tuple[Callable[[], Scenario], str, Reason]] = [
    (over, "gather", Reason("cosmos.game-over")),
    (at("crew", ark="n-planet", above=["drill-engineer"]), "gather", Reason("cosmos.other-question", question="play")),
    (at("crew", ark="n-planet", above=["drill-engineer"]), "move portal", Reason("cosmos.step-over", step="travel")),
    # a step that is over: what stands against it besides, for it may have been skipped for that
    (on_ossa(), "upgrade robotics", Reason("cosmos.resource-missing", resource="technology", need=2, have=0)),
    (on_ossa(ready=["engineer"], cargo={"technology": 2}), "upgrade robotics",
     Reason("cosmos.step-over", step="upgrade")),
    (on_ossa(), "lift drill-engineer", Reason("cosmos.not-in-crew", card="drill-engineer")),
    (on_ossa(above=["drill-engineer"]), "play drill-engineer", Reason("cosmos.step-over", step="crew")),
    (on_ossa("pass"), "gather", Reason("cosmos.step-over", step="destination")),
    (on_ossa("pass"), "outpost", Reason("cosmos.no-outpost")),
    (at("draw", ark="n-asteroid"), "gather", Reason("cosmos.nothing-at-asteroids")),
    (at("draw", ark="n-asteroid"), "terraform", Reason("cosmos.planets-only")),
    (on_ossa(**FULL), "draw", Reason("cosmos.crew-full", n=6)),
    (on_ossa(survivors=["foundry-hands", "seed-growers", "archive-staff"]), "keep",
     Reason("cosmos.survivors-full", n=3)),
    # 1: upgrades
    (at("upgrade", upgrades=["robotics"], ready=["engineer"], cargo={"biomass": 2}), "upgrade robotics",
     Reason("cosmos.unlocked", upgrade="robotics")),
    (at("upgrade", ready=["engineer"], cargo={"biomass": 2, "minerals": 1}), "upgrade space-mining",
     Reason("cosmos.resource-missing", resource="minerals", need=2, have=1)),
    (at("upgrade", ready=["red-leader"], cargo={"workforce": 1}), "upgrade leisure-facilities",
     Reason("cosmos.engineers-missing", need=1, have=0)),
    (at("upgrade", ready=["engineer"], cargo={"biomass": 2, "workforce": 1}), "upgrade cargo-holds",
     Reason("cosmos.leaders-missing", need=1, have=0)),
    # 2: travel
    (at("travel"), "pass", Reason("cosmos.must-move")),
    (at("travel"), "move portal", Reason("cosmos.must-leave")),
    (at("travel"), "move se-moon", Reason("cosmos.no-planet", cell="se")),
    (at("travel"), "move n-moon", Reason("cosmos.out-of-reach", need=3, have=2)),
    (at("travel"), "discover ne", Reason("cosmos.out-of-reach", need=3, have=2)),
    (at("travel"), "discover nw", Reason("cosmos.out-of-reach", need=4, have=2)),
    (at("travel"), "discover n", Reason("cosmos.discovered", planet="ossa")),
    (at("travel", others=[{"ark": "n-station"}]), "move n-station",
     Reason("cosmos.occupied", place="station", planet="ossa")),
    (at("travel", level="hard"), "move n-planet", Reason("cosmos.beside-automa")),
    # 3: crew
    (at("crew", ark="n-planet", above=["drill-engineer"]), "play soil-engineer",
     Reason("cosmos.not-in-crew", card="soil-engineer")),
    (at("crew", ark="n-planet", above=["drill-engineer"]), "lift drill-engineer",
     Reason("cosmos.in-top-row", card="drill-engineer")),
    (at("crew", ark="n-planet", **FULL), "lift relief-captain", Reason("cosmos.top-row-full", n=3)),
    # 4: destinations
    (on_ossa(colonies=["n"], upgrades=["robotics"], ready=["red-leader"], deeds=["gather"]), "gather",
     Reason("cosmos.done-already", deed="gather")),
    (on_moon(deeds=["train"]), "train drill-engineer", Reason("cosmos.done-already", deed="train")),
    (on_ossa(above=["drill-engineer"]), "train drill-engineer", Reason("cosmos.not-on-planets")),
    (on_moon(cargo={"biomass": 1}), "terraform", Reason("cosmos.planets-only")),
    (on_moon(), "settle foundry-hands", Reason("cosmos.planets-only")),
    (on_ossa(cells={"n": {"terraformed": True}}), "terraform", Reason("cosmos.is-terraformed", planet="ossa")),
    (on_ossa(cargo={"workforce": 1}, game=STORIES), "terraform",
     Reason("cosmos.nothing-to-raise", planet="ossa", resources=["biomass", "minerals", "technology"])),
    (on_ossa(ready=["engineer", "blue-leader"]), "explore",
     Reason("cosmos.colour-leaders-missing", colour="red", need=1, have=0)),
    (on_ossa(colonies=["n"]), "colony", Reason("cosmos.colony-here", planet="ossa")),
    (on_ossa(), "colony", Reason("cosmos.no-marker")),
    (on_ossa(colonies=["w"], colony_pool=1), "colony", Reason("cosmos.any-missing", need=1, have=0)),
    (on_ossa(colony_pool=1), "colony", Reason("cosmos.engineers-missing", need=1, have=0)),
    (on_ossa(**COLONY_3, ready=["engineer", "red-leader"]), "colony",
     Reason("cosmos.leaders-missing", need=2, have=1)),
    (on_ossa(), "outpost", Reason("cosmos.no-outpost")),
    (on_ossa(), "outpost w", Reason("cosmos.no-outpost")),
    (on_ossa(outposts=["w"]), "outpost", Reason("cosmos.outposts-placed")),
    (on_ossa(outposts=["w"]), "outpost e", Reason("cosmos.no-outpost-there", cell="e")),
    (on_ossa(outposts=["w"], outpost_pool=1), "outpost w", Reason("cosmos.outpost-in-pool")),
    (on_ossa(outposts=["n"]), "outpost n", Reason("cosmos.outpost-here")),
    (on_ossa(outposts=["n", "n"]), "outpost", Reason("cosmos.outposts-here")),
    (on_ossa(outposts=["n", "w"]), "outpost", Reason("cosmos.outposts-placed")),
    (on_ossa(cells={"n": {"terraformed": True}}), "settle foundry-hands",
     Reason("cosmos.not-held", survivor="foundry-hands")),
    (on_ossa(survivors=["foundry-hands"]), "settle foundry-hands", Reason("cosmos.not-terraformed", planet="ossa")),
    (on_ossa(survivors=["seed-growers"], cells={"n": {"terraformed": True}}), "settle seed-growers",
     Reason("cosmos.other-colour", survivor="seed-growers", colour="green")),
    (on_moon(above=["drill-engineer"]), "train convoy-captain", Reason("cosmos.not-in-crew", card="convoy-captain")),
    (on_moon(above=["drill-engineer"], ready=ALL_LEADERS), "train drill-engineer",
     Reason("cosmos.leaders-ready", card="drill-engineer")),
    (on_moon(below=["convoy-captain"], ready=["engineer"]), "train convoy-captain",
     Reason("cosmos.engineer-ready", card="convoy-captain")),
    (on_moon("train drill-engineer", above=["drill-engineer"], ready=["green-leader"]), "ready green",
     Reason("cosmos.token-ready", specialist="green-leader")),
    # terraforming and discovery
    (on_ossa("terraform", cargo={"biomass": 1, "minerals": 1}), "pass", Reason("cosmos.must-raise")),
    (on_ossa("terraform", cargo={"biomass": 1, "minerals": 1}, game=STORIES), "raise workforce",
     Reason("cosmos.no-track", planet="ossa", resource="workforce")),
    (on_ossa("terraform", cargo={"biomass": 1, "minerals": 1}), "raise technology",
     Reason("cosmos.none-held", resource="technology")),
    (on_ossa("terraform", cargo={"biomass": 1, "minerals": 1, "technology": 1},
             cells={"n": {"levels": {"biomass": 3}}}), "raise biomass",
     Reason("cosmos.track-full", planet="ossa", resource="biomass", n=3)),
    (on_ossa("terraform, raise minerals", cargo={"biomass": 1, "minerals": 2}), "raise biomass",
     Reason("cosmos.resource-order", resource="biomass")),
    (at("travel", "discover s", planet_deck=["cindral"], game=STORIES), "raise workforce",
     Reason("cosmos.no-track", planet="cindral", resource="workforce")),
    # survivors
    (on_ossa("explore", upgrades=["scouting-vehicles"], ready=["red-leader"],
             survivor_deck=["foundry-hands", "archive-staff"]), "resolve seed-growers",
     Reason("cosmos.not-revealed", survivor="seed-growers")),
    # resources
    (at("destination", "gather", ark="portal", cargo={"biomass": 4}), "gain biomass",
     Reason("cosmos.no-room", resource="biomass", n=4)),
    (at("destination", "gather", ark="portal", cargo={"biomass": 6}, upgrades=["cargo-holds"]), "gain biomass",
     Reason("cosmos.no-room", resource="biomass", n=6)),
    (two_to_gain(", gain minerals"), "gain biomass", Reason("cosmos.resource-order", resource="biomass")),
    (on_ossa("colony, pay workforce", **FOUR_COLONIES, colony_pool=1, ready=["engineer", "red-leader", "blue-leader"],
             cargo={"biomass": 1, "workforce": 2, "technology": 1}), "pay biomass",
     Reason("cosmos.resource-order", resource="biomass")),
    (two_to_gain(technology=3), "gain technology", Reason("cosmos.would-be-lost", resource="technology")),
    (on_ossa("colony", **FOUR_COLONIES, colony_pool=1, ready=["engineer", "red-leader", "blue-leader"],
             cargo={"biomass": 1, "workforce": 1, "technology": 1}), "pay technology",
     Reason("cosmos.pay-earlier", resource="technology", need=2, have=1)),
    (on_ossa("colony", **FOUR_COLONIES, colony_pool=1, ready=["engineer", "red-leader", "blue-leader"],
             cargo={"biomass": 1, "workforce": 1, "technology": 1}), "pay minerals",
     Reason("cosmos.none-held", resource="minerals")),
    # specialists
    (at("upgrade", "upgrade biodome", above=["drill-engineer", "soil-engineer"], cargo={"biomass": 2}),
     "spend engineer-token", Reason("cosmos.token-used", specialist="engineer")),
    (at("upgrade", "upgrade biodome", above=["drill-engineer", "soil-engineer"], cargo={"biomass": 2}),
     "spend systems-architect", Reason("cosmos.not-in-crew", card="systems-architect")),
    (at("upgrade", "upgrade biodome", above=["drill-engineer", "soil-engineer"], below=["convoy-captain"],
        cargo={"biomass": 2}), "spend convoy-captain", Reason("cosmos.engineer-wanted")),
    (at("upgrade", "upgrade scouting-vehicles", above=TWO_CAPTAINS, below=["drill-engineer"], cargo={"workforce": 1}),
     "spend drill-engineer", Reason("cosmos.leader-wanted")),
    (on_ossa("explore", above=TWO_CAPTAINS, below=["chief-botanist"]), "spend chief-botanist",
     Reason("cosmos.colour-wanted", specialist="red-leader")),
    (on_ossa("colony", **COLONY_3, ready=["engineer"],
             above=["chief-cyberneticist", "relief-captain", "chief-botanist"]), "spend chief-botanist",
     Reason("cosmos.means-order", specialist="green-leader")),
    (two_engineers, "spend salvage-engineer", Reason("cosmos.means-order", specialist="engineer")),
    # cards
    (at("set-up", crew_deck=["salvage-engineer", "relief-captain", "drill-engineer"]), "discard soil-engineer",
     Reason("cosmos.not-dealt", card="soil-engineer")),
    (two_to_discard, "discard salvage-engineer", Reason("cosmos.crew-order", card="salvage-engineer")),
    (at("travel", "move n-station", ark="n-planet", upgrades=["leisure-facilities"]), "take drill-engineer",
     Reason("cosmos.not-in-cantina", card="drill-engineer")),
    # the Automa
    (automa_spends, "leader blue", Reason("cosmos.automa-no-leader", specialist="blue-leader")),
    (automa_moves_outpost, "outpost s", Reason("cosmos.automa-no-outpost", cell="s")),
    (automa_moves_outpost, "outpost", Reason("cosmos.other-question", question="automa-outpost")),
]  # fmt: skip
