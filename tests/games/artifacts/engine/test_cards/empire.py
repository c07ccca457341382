"""What the tests of this folder share: attacks of one ship with a known value, and empires by number."""

from collections.abc import Mapping
from typing import Any

from galaktyka.games.artifacts.engine.game import ArtifactsGame
from galaktyka.games.artifacts.game import GAME
from tests.games.artifacts.rules.table import box_with
from tests.games.artifacts.scenario import Scenario, scenario

WAITING: Mapping[str, Any] = {"hand": ["r72"], "empire": ["tern"], "credits": 8}
RED, BLUE, GREEN = ["r01", "r02"], ["r06", "r07"], ["r22", "r24"]  # 6 of the colour each
NUMBERS = {1: "r17", 2: "r08", 3: "r05", 4: "r04"}
"""Resource cards by the number in their middle."""


ALARMED: Mapping[str, Any] = {"hand": ["r72"], "empire": ["picket-line"], "projects": ["sonne"]}


def alarm() -> ArtifactsGame:
    """The game with a Picket Line that completes a ship as soon as its owner is attacked."""
    gain = '{ does = "on", event = "attacked", do = [{ does = "gain", credits = 2 }] }'
    return box_with((gain, '{ does = "on", event = "attacked", do = [{ does = "complete" }] }'))


def table_of(**position: Any) -> Scenario:
    """Seat 0 as described; the neighbour has a card, a planet and 8 credits."""
    position.setdefault("others", (WAITING,))
    return scenario(**position)


def attack(ship: str, number: int = 1, target: str = "aliens", **position: Any) -> Scenario:
    """The ship attacks and reveals this number; `mine` is the rest of the empire."""
    mine = position.pop("mine", {})
    position.setdefault("hand", RED)
    deck = [NUMBERS[number], *position.pop("then", [])]
    table = table_of(empire={ship: "operational", **mine}, deck=deck, **position)
    table.state.keep_events(True)
    return table.play(f"offensive,target {target}")


def value(table: Scenario) -> int:
    """The attack value of the last ship."""
    return next(event.number for event in reversed(table.state.all_events()) if event.kind == "attack-value")


def some(
    type: str, number: int, kind: str = "", side: str = "logistical", without: tuple[str, ...] = ()
) -> dict[str, str]:
    """So many cards of a type, from the end of the box; of one Kind or of all in turn."""
    cards = [card for card in reversed(GAME.box.pack.cards) if card.type == type and card.id not in without]
    if kind:
        return dict.fromkeys([card.id for card in cards if card.kind == kind][:number], side)
    kinds = ("exploration", "expansion", "extermination", "exploitation")
    piles = [[card.id for card in cards if card.kind == each] for each in kinds]
    return dict.fromkeys([piles[i % 4][i // 4] for i in range(number)], side)
