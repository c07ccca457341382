"""What the stories of this folder share: how to look at the table, and other players who stay out of the story."""

from collections.abc import Mapping
from typing import Any

from galaktyka.games import packages
from galaktyka.games.frontiers.game import GAME, FrontiersGame, game_with
from galaktyka.games.frontiers.pack import reader as pack
from tests.games.frontiers.scenario import Scenario, scenario

ACTIONS = ["isolation", "develop", "explore", "settle", "produce", "sell", "diplomats"]

# A home world that never has a good or anything to do outside Explore.
QUIET = "homesteading-pioneers"
# Somebody who can do nothing in any action but Explore and Settle, and there only what everybody must.
BYSTANDER: Mapping[str, Any] = {"colonies": ["silent-vault"], "credits": 0, "colonists": 0}
# A home world with strength 2.
WARLIKE = "bastion-of-kesh"
WITH_GOALS = {"first-game": False, "goals": True}


def settling(colonies: tuple[str, ...] = (QUIET,), chooser: int = 1, **rest: Any) -> Scenario:
    """Seat 0 settles; the other player chose the action, so that there is no bonus for seat 0."""
    rest.setdefault("others", (BYSTANDER,))
    rest.setdefault("colonists", 3)
    return scenario(action="settle", chooser=chooser, track=[chooser, 1 - chooser] * 2, colonies=colonies, **rest)


def too_weak(table: Scenario, planet: str) -> tuple[object, object]:
    """The defence that is needed and the strength that there is."""
    reason = table.why_not(f"settle {planet}")
    assert reason is not None
    assert reason.message_id == "frontiers.too-weak"
    return reason.values["need"], reason.values["have"]


def planets() -> list[str]:
    """All sixty planets, in the order of the box."""
    return [tile.id for tile in GAME.box.pack.tiles if tile.planet]


def view(table: Scenario, seat: int | None = None) -> dict[str, Any]:
    """What a spectator (or the seat) sees."""
    return table.state.view(seat)


def supply(table: Scenario, kind: str) -> int:
    """Goods of the kind that nobody has."""
    left: int = view(table)["goods"][kind]
    return left


def colonist_pool(table: Scenario) -> int:
    """Colonists that nobody has."""
    pool: int = view(table)["colonist_pool"]
    return pool


def bag(table: Scenario) -> list[str]:
    """The planets in the bag."""
    inside: list[str] = table.state.to_document()["bag"]
    return inside


def twin(table: Scenario) -> Scenario:
    """The same position again, to try something else in."""
    return Scenario(table.state.clone())


def all_but(*wanted: str) -> list[str]:
    """Every other planet: to be discovered by somebody, so that the bag is small."""
    return [planet for planet in planets() if planet not in wanted]


def box_with(*changes: tuple[str, str, str]) -> FrontiersGame:
    """The game with a line of some tiles changed (tile, old, new): for rules that no tile of our box can show."""
    text = (packages()["frontiers"].folder / "content.toml").read_text("utf-8")
    for tile, old, new in changes:
        before, name, after = text.partition(f'id = "{tile}"\n')
        entry, blank, rest = after.partition("\n\n")
        assert old in entry, tile
        text = before + name + entry.replace(old, new) + blank + rest
    return game_with(pack.read_pack(text, "changed"))


def bonuses(table: Scenario, seat: int = 0) -> dict[str, int]:
    """The points of "?" tiles and goals."""
    items = table.state.scores()[seat].items
    return {item.card: item.points for item in items if item.kind in ("bonus", "goal")}
