"""What the stories of this folder share: how to look at the table, and another player who stays out of the story."""

import re
from collections.abc import Mapping
from typing import Any

from galaktyka.games.artifacts.game import ArtifactsGame, game_with
from galaktyka.games.artifacts.pack import reader as pack
from tests.games.artifacts.pack.stories import GAME, TEXT, scenario
from tests.games.artifacts.scenario import Scenario

# Somebody who waits for the own turn: one card in hand (3 green or 2 gold), nothing else.
BYSTANDER: Mapping[str, Any] = {"hand": ["r72"]}
# A card (2 blue or 2 green) that stays in the hand, so that the draw stage waits.
SPARE = "r45"
# Three planets with which a first ship costs nothing.
YARDS = dict.fromkeys(["calcine", "flandern", "gault"], "logistical")


def table_of(**position: Any) -> Scenario:
    """Seat 0 as described, against a bystander."""
    position.setdefault("others", (BYSTANDER,))
    return scenario(**position)


def short_deck(*cards: str, **position: Any) -> Scenario:
    """The resource deck holds these cards only; whatever nobody has lies on the discard pile."""
    position.setdefault("others", (BYSTANDER,))
    named = set(re.findall(r"r\d\d", str(position))) | set(cards)
    rest = [card for card in GAME.box.resource_ids if card not in named]
    return scenario(deck=list(cards), discard=rest, **position)


def reason(table: Scenario, notation: str, seat: int = 0) -> str:
    """Which rule forbids the choice."""
    found = table.why_not(notation, seat)
    assert found is not None, f"{notation} is allowed"
    return found.message_id.removeprefix("artifacts.")


def cannot(table: Scenario, notation: str, seat: int = 0) -> bool:
    """The choice is forbidden now."""
    return table.why_not(notation, seat) is not None


def view(table: Scenario, seat: int | None = None) -> dict[str, Any]:
    """What a spectator (or the seat) sees."""
    return table.state.view(seat)


def twin(table: Scenario) -> Scenario:
    """The same position again, to try something else in."""
    return Scenario(table.state.clone())


def cost(table: Scenario, project: str, seat: int = 0) -> int:
    """What a project costs now, before anything that is attached."""
    for entry in view(table)["players"][seat]["projects"]:
        if entry["card"] == project:
            found: int = entry["cost"]
            return found
    raise AssertionError(project)


def limit(table: Scenario) -> int:
    """How many cards may still be spent on what is being paid."""
    left: int = view(table)["payment"]["cards_left"]
    return left


def deck(table: Scenario, name: str) -> list[str]:
    """One of the three big decks, the top first."""
    cards: list[str] = table.document()["decks"][name]
    return cards


def discards(table: Scenario) -> list[str]:
    """The resource cards that lie on the discard pile."""
    cards: list[str] = table.document()["discard"]
    return cards


def resources_left(table: Scenario) -> list[str]:
    """The resource deck, the top first."""
    cards: list[str] = table.document()["deck"]
    return cards


def attack(
    ship: str, number: str, target: str = "aliens", mine: Mapping[str, Any] | None = None, **position: Any
) -> Scenario:
    """An offensive of one ship that reveals this card; the rest of the empire is `mine`."""
    position.setdefault("hand", ["r01", "r02"])  # 6 red
    if target != "aliens":
        position.setdefault("others", ({"hand": ["r72"], "empire": ["tern"], "credits": 8},))
    table = table_of(empire={ship: "operational", **(mine or {})}, deck=[number], **position)
    return table.play(f"offensive,target {target}")


def box_with(*changes: tuple[str, str]) -> ArtifactsGame:
    """The game with some lines of its content changed (old, new): for rules that no card of our box can show."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return game_with(pack.read_pack(text, "changed"))
