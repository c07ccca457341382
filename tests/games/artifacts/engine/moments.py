"""A position for every question that can be asked; more than one where there is more than one reason to ask it."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.games.artifacts.pack.stories import GAME, scenario
from tests.games.artifacts.scenario import Scenario

OTHER: Mapping[str, Any] = {"hand": ["r72"]}
RED = ("r01", "r02")  # 3 red each: the price of an offensive
BLUE = ("r33", "r35")
GREEN = ("r38", "r39")


def at(**position: Any) -> Scenario:
    """Seat 0 as described, against somebody with one card."""
    position.setdefault("others", (OTHER,))
    return scenario(**position)


def offensive(*ships: str, **position: Any) -> Scenario:
    """Seat 0 has paid for an offensive with these ships."""
    position.setdefault("system", "quiet-shoals")
    empire = {**dict.fromkeys(ships, "operational"), **position.pop("more", {})}
    return at(hand=[*RED, "r45"], empire=empire, **position).play("offensive")


def played(artifact: str, **position: Any) -> Scenario:
    return at(hand=["r45"], artifacts=[artifact], **position).play(f"play {artifact}")


def used(technology: str, move: str = "", **position: Any) -> Scenario:
    position = {"hand": ["r45"], "credits": 9, **position}
    table = at(empire={technology: "logistical", **position.pop("more", {})}, **position)
    return table.play(f"use {technology}{move}")


DEFENDED = ({"hand": ["r72"], "plans": ["hell", "ambush"], "empire": {"tern": "logistical"}, "credits": 3},)
VICTIMS = ({"hand": ["r72"], "empire": {"tern": "logistical", "gault": "logistical"}, "credits": 3},)

MOMENTS: dict[str, tuple[str, Callable[[], Scenario]]] = {
    "a faction": ("faction", lambda: Scenario(GAME.start(3, 1, {"choose-factions": True}))),
    "a card of the set-up": ("keep", lambda: Scenario(GAME.start(3, 1))),
    "an action": ("act", lambda: at(hand=["r01", "r02", "r45"], projects=["sonne"])),
    "more cards to look at": ("extra", lambda: at(hand=["r45"], credits=9).play("buy ship")),
    "a card to keep": ("keep", lambda: at(hand=["r45"], credits=9).play("buy ship, extra 2")),
    "a payment": ("pay", lambda: at(hand=["r01", "r02", "r04"], projects=["sonne"]).play("build sonne")),
    "a payment of any colour": (
        "pay",
        lambda: at(hand=["r01", "r02", "r03", "r33", "r34", "r35"], faction="star-union").play("faction"),
    ),
    "a set of three colours": (
        "pay",
        lambda: used("deep-analysis-and-research-programme", hand=["r01", "r02", "r33", "r34", "r38", "r39"]),
    ),
    "a stored card to pay with": (
        "pay",
        lambda: used("ore-futures", more={"tern": {"side": "operational", "stored": ["r01a", "r02a"]}}),
    ),
    "an exchange": ("pay", lambda: at(hand=["r01", "r02", "r45"]).play("exchange red")),
    "the second card of an exchange": (
        "pay",
        lambda: at(hand=["r01", "r02", "r45"]).play("exchange red, pay r01a"),
    ),
    "a card to attach": ("put", lambda: at(hand=[*RED, "r45"], projects=["sonne"]).play("prepare ship")),
    "another card to attach": (
        "put",
        lambda: at(hand=[*RED, "r45"], projects=["sonne"]).play("prepare ship, put r01a"),
    ),
    "the project to attach to": (
        "to",
        lambda: at(hand=[*RED, "r45"], projects=["sonne", "veto"]).play("prepare ship, put r01a"),
    ),
    "the project for the top card": (
        "to",
        lambda: used("contract-labour", projects=["sonne", "veto"], deck=["r03"]),
    ),
    "tokens to pay for": (
        "extra",
        lambda: at(hand=[*RED, "r45"], empire={"sonne": {"tokens": 2}}).play("unblock ship"),
    ),
    "the payment for tokens": (
        "pay",
        lambda: at(hand=[*RED, "r45"], empire={"sonne": {"tokens": 2}}).play("unblock ship, extra 1"),
    ),
    "a token to lift": (
        "lift",
        lambda: used("harbour-pilots", more={"sonne": {"tokens": 2}, "tern": {"tokens": 1}}),
    ),
    "a side": ("side", lambda: at(hand=[*RED, "r45"], projects=["sonne"]).play("build sonne")),
    "a covered project": (
        "complete",
        lambda: at(hand=["r38", "r39"], projects={"calcine": [], "sonne": ["r01a"], "veto": ["r02a"]}).play(
            "discover calcine, logistical"
        ),
    ),
    "a project completed for nothing": ("complete", lambda: played("world-needle", projects=["sonne", "tern"])),
    "a section": (
        "show",
        lambda: at(hand=["r38", "r39"], projects=["tern"], deck=["r17", "r23"]).play("discover tern, operational"),
    ),
    "a target": ("target", lambda: offensive("sonne", "veto")),
    "a target of one ship": (
        "target",
        lambda: at(hand=[*RED, "r45"], projects=["sonne"]).play("build sonne, operational"),
    ),
    "a plan": ("plan", lambda: offensive("sonne", "bill-of-sale", others=DEFENDED).play("target 1")),
    "a ship": ("send", lambda: offensive("sonne", "veto").play("target aliens")),
    "another ship": (
        "send",
        lambda: offensive("sonne", "veto", "marginalia", deck=["r04"]).play("target aliens, send marginalia"),
    ),
    "strength for credits": ("boost", lambda: offensive("neu-bremen", credits=3).play("target aliens")),
    "strength for credits in an offensive": (
        "boost",
        lambda: offensive("neu-bremen", "sonne", credits=3).play("target aliens, send neu-bremen"),
    ),
    "another card for an attack": ("reroll", lambda: offensive("deep-sounder").play("target aliens")),
    "another card in this turn": (
        "reroll",
        lambda: offensive("sonne", turn_notes={"rerolls": 1}).play("target aliens"),
    ),
    "one of two gains": (
        "take",
        lambda: offensive("sonne", system="glass-reef", deck=["r03"]).play("target aliens"),
    ),
    "a card to blockade": (
        "block",
        lambda: offensive("sonne", deck=["r03"], others=VICTIMS).play("target 1"),
    ),
    "a card to blockade by a ship that was paid for": (
        "block",
        lambda: at(
            hand=[*RED, "r45"],
            empire={"sonne": {"side": "operational", "tokens": 1}},
            credits=1,
            deck=["r03"],
            others=VICTIMS,
        ).play("offensive, target 1"),
    ),
    "another ship before somebody scouts": (
        "send",
        lambda: offensive(
            "night-ferry",
            "sonne",
            system="ember-gate",
            deck=["r07", "r04"],
            projects={"polestar": ["r18a"]},
            more=dict.fromkeys(["calcine", "flandern", "gault"], "logistical"),  # Night Ferry is rebuilt for nothing
        ).play("target aliens, send night-ferry, logistical, operational, target aliens"),
    ),
    "a system to pass over": ("scout", lambda: offensive("polestar", deck=["r20"]).play("target aliens")),
    "a Kind": ("kind", lambda: used("pathfinder-guild")),
    "a deck to buy from": ("deck", lambda: used("general-capital-domination")),
    "a deck to look at": ("deck", lambda: played("lens-of-choice")),
    "a card of that deck": ("keep", lambda: played("lens-of-choice").play("deck ship")),
    "a card to turn over": (
        "flip",
        lambda: played("time-controller", empire={"sonne": "logistical", "tern": "logistical"}),
    ),
    "another card to turn over": (
        "flip",
        lambda: played("time-controller", empire=dict.fromkeys(["sonne", "relic-bureau", "mika-1"], "logistical")).play(
            "flip sonne"
        ),
    ),
    "a planet to mine": (
        "which",
        lambda: played("borrowed-star", empire={"tern": "operational", "gault": "operational"}),
    ),
    "a technology to score": (
        "which",
        lambda: at(
            hand=["r33", "r35", "r45"],
            faction="ashen-choir",
            empire={"star-charts": "operational", "patent-office": "operational"},
        ).play("faction, pay r33a, pay r35a"),
    ),
    "the next technology of an income": (
        "which",
        lambda: at(
            hand=["r33", "r35"],
            empire=dict.fromkeys(["star-charts", "patent-office", "free-port"], "operational"),
            deck=["r01", "r03"],
            discard=[card for card in GAME.box.resource_ids if card not in ("r33", "r35", "r01", "r03", "r72")],
        ).play("income"),
    ),
    "the next planet of a mining": (
        "which",
        lambda: played(
            "root-engine",
            empire={"tern": "operational", "gault": "operational"},
            deck=["r01", "r03", "r05"],
            discard=[card for card in GAME.box.resource_ids if card not in ("r45", "r01", "r03", "r05", "r72")],
        ),
    ),
    "a card to discard after drawing": ("sift", lambda: offensive("milestone", deck=["r70"]).play("target aliens")),
    "a card to discard": (
        "discard",
        lambda: at(hand=["r01", "r02", "r03", "r45"]).play("exchange red, pay r01a, done"),
    ),
    "a blockaded card at the end": (
        "switch",
        lambda: at(
            phase="final",
            ending=True,
            marker=1,
            credits=3,
            empire={"sovereign-fund": {"tokens": 1}, "star-charts": {"side": "operational", "tokens": 2}},
        ),
    ),
}
