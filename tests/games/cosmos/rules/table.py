"""What the stories of this folder share: how to lay a table, and how to look at it."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from galaktyka.games.cosmos.game import CosmosGame, game_with
from galaktyka.games.cosmos.pack.reader import read_pack
from tests.games.cosmos import scenario as by_hand
from tests.games.cosmos.scenario import Scenario

BOX = Path(__file__).with_name("box.toml").read_text("utf-8")
GAME = game_with(read_pack(BOX, "box.toml"))
"""The game with the cards that the stories tell of; those of the game itself may change with the next balance."""

# Red Ossa above the portal, green Verdune to the left, blue Thalor to the right.
FIRST_PLANETS = {"n": "ossa", "w": "verdune", "e": "thalor"}
# All eight planets, clockwise from the upper left corner.
ALL_PLANETS = {**FIRST_PLANETS, "nw": "elpis", "ne": "keyl", "se": "brannoc", "s": "cindral", "sw": "miravel"}
FULL: Mapping[str, int] = {"biomass": 4, "workforce": 4, "minerals": 4, "technology": 4}
# Three crew cards that nobody else in these stories has.
SPARE = ["academy-rector", "climate-modeller", "quartermaster"]


def scenario(at: str = "upgrade", game: CosmosGame = GAME, **position: Any) -> Scenario:
    """A position built by hand, with the cards of the stories."""
    return by_hand.scenario(at, game=game, **position)


def items(table: Scenario, seat: int = 0) -> dict[str, int]:
    """The points of a seat by their kind, without those that are 0."""
    found: dict[str, int] = {}
    for item in table.state.scores()[seat].items:
        if item.points:
            found[item.kind] = found.get(item.kind, 0) + item.points
    return found


def offers(table: Scenario, notation: str, seat: int = 0) -> bool:
    """Whether the seat may choose this now."""
    return notation in table.legal(seat)


def choices(table: Scenario, verb: str, seat: int = 0) -> list[str]:
    """What the seat may choose after this verb: `move`, `discover`, `spend` ..."""
    return [notation.removeprefix(f"{verb} ") for notation in table.legal(seat) if notation.startswith(f"{verb} ")]


def twin(table: Scenario) -> Scenario:
    """The same position again, to try something else in."""
    return Scenario(table.state.clone())


def end_turn(table: Scenario, seat: int = 0) -> Scenario:
    """Do nothing more in this turn; where the Ark still has to move, it takes the first way offered."""
    turn = table.document()["round"], table.active()
    while (table.document()["round"], table.active()) == turn:
        legal = table.legal(seat)
        table.play("pass" if "pass" in legal else legal[-1], seat)
    return table


@cache
def box_with(*changes: tuple[str, str]) -> CosmosGame:
    """The game with some lines of its content changed (old, new): for rules that no card of our box can show."""
    text = BOX
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return game_with(read_pack(text, "changed"))


def crew_but(*named: str) -> list[str]:
    """Every crew card of the box but these."""
    return [card for card in GAME.box.crew_ids if card not in named]


def flat(lists: Iterable[Iterable[str]]) -> list[str]:
    """All of them in one list."""
    return [entry for entries in lists for entry in entries]


@cache
def automa_card(*lines: str) -> CosmosGame:
    """The game in which the Automa's first card says this instead: `does = "gather"` and so on."""
    before, name, after = BOX.partition('id = "automa-1"\n')
    _, end, rest = after.partition("]\n")
    written = "".join(f"  {{ {line} }},\n" for line in lines)
    return game_with(read_pack(f"{before}{name}lines = [\n{written}{end}{rest}", "changed"))


def automa_turn(*lines: str, **position: Any) -> Scenario:
    """The Automa's turn with a card that says this; the human's next turn follows, or a choice for the Automa."""
    automa = {"deck": ["automa-1"], **position.pop("automa", {})}
    return scenario(at="automa", automa=automa, game=automa_card(*lines), **position)
