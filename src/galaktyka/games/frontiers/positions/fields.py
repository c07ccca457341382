"""What a position of New Frontiers keeps, and how it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from galaktyka.core.content import Table
from galaktyka.core.game import Document
from galaktyka.core.keeping import Counts, Flag, Kept, Name, Names, Number, read_names
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box
from galaktyka.games.frontiers.engine.stages import KEPT_FOR_QUESTIONS, KEPT_IN_STAGES
from galaktyka.games.frontiers.engine.state import Player, Position

GOODS: Final = v.KINDS[v.NOVELTY : v.ALIEN + 1]


@dataclass(frozen=True)
class Tiles:
    """Tiles of one type by their ids; inside the engine they are bytes."""

    type: str
    in_order: bool = False
    """Inside the engine they are sorted, in whatever order the document has them."""

    def rest(self) -> bytes:
        """None of them."""
        return b""

    def write(self, box: Box, value: bytes) -> list[str]:
        """The ids."""
        return [box.ids[tile] for tile in value]

    def read(self, box: Box, table: Table, key: str) -> bytes:
        """The numbers of the tiles."""
        tiles = read_names(table, key, box.ids)
        for tile in tiles:
            if box.pack.tiles[tile].type != self.type:
                raise table.error("document.wrong-tile", {"key": key, "tile": box.ids[tile]})
        return bytes(sorted(tiles) if self.in_order else tiles)


@dataclass(frozen=True)
class Bits:
    """Some of a few words; inside the engine each of them is a bit."""

    words: Sequence[str]
    first: int = 0
    """The bit of the first word."""

    def rest(self) -> int:
        """None of them."""
        return 0

    def write(self, box: Box, value: int) -> list[str]:
        """The words in their order."""
        return [word for bit, word in enumerate(self.words, self.first) if (int(value) >> bit) & 1]

    def read(self, box: Box, table: Table, key: str) -> int:
        """The bits of different words."""
        return sum(2 ** (self.words.index(word) + self.first) for word in table.choices(key, list(self.words)))


def belongs(key: str) -> Callable[[Position, Any], bool]:
    """When it may be there, as the stages of the game say."""
    if key in KEPT_IN_STAGES:
        return lambda state, owner: (state.phase, state.stage) in KEPT_IN_STAGES[key]
    return lambda state, owner: state.question in KEPT_FOR_QUESTIONS[key]


TABLE: Final = (
    Kept("produce_credits", Number(0, 100000)),
    Kept("revelations", Number(0, 2**62), "revealed"),
    Kept("taken", Bits(v.ACTION_TILES)),
    Kept("ends", Bits(tuple(v.ENDS))),
    Kept("display", Tiles("planet", in_order=True), belongs=belongs("display")),
    Kept("leaving", Tiles("planet", in_order=True), belongs=belongs("leaving")),
)
"""Always written."""
GOALS: Final = (
    Kept("goal_stack", Names("goal_ids")),
    Kept("goals_up", Names("goal_ids")),
    Kept("looked", Names("goal_ids", in_order=True), belongs=belongs("looked")),
)
"""Always written where goals are in the game."""
KEPT_GOAL: Final = (Kept("kept_goal", Name("goal_ids"), belongs=belongs("kept_goal")),)
PART: Final = (
    Kept("chosen", Flag(), belongs=belongs("chosen")),
    Kept("second", Flag(), belongs=belongs("second")),
    Kept("settling", Name("ids"), belongs=belongs("settling")),
    Kept("upgraded", Flag(), belongs=belongs("upgraded")),
    Kept("upgrading", Name("ids"), belongs=belongs("upgrading")),
    Kept("temporary", Number(0, 255), belongs=belongs("temporary")),
    Kept("power", Name("ids"), belongs=belongs("power")),
    Kept("spent", Names("ids"), belongs=belongs("spent")),
    Kept("given", Bits(GOODS, first=v.NOVELTY), belongs=belongs("given")),
    Kept("used", Names("ids"), belongs=belongs("used")),
    Kept("consumed", Number(0, 255), belongs=belongs("consumed")),
    Kept("sale", Number(0, v.HIGHEST_TAX), belongs=belongs("sale")),
    Kept("windfalls", Counts(("any", *GOODS), 99), belongs=belongs("windfalls")),
    Kept("stored", Flag(), belongs=belongs("stored")),
)
"""The notes on the part of the player who is asked."""
POSSESSIONS: Final = (
    Kept("technologies", Tiles("technology")),
    Kept("discovered", Tiles("planet", in_order=True)),
    Kept("credits", Number(0, 100000)),
    Kept("colonists", Number(0, 1000)),
    Kept("vp", Number(0, 100000)),
)
"""What every player has; always written."""
PLAYER: Final = (
    Kept("stored_goods", Names(GOODS, in_order=True, first=v.NOVELTY)),
    Kept("stored_planets", Tiles("planet", in_order=True)),
    Kept("stored_credits", Number(0, 1000)),
    Kept("refinery", Name(v.KINDS[: v.ALIEN + 1], nothing=v.GREY)),
    Kept("made", Names(GOODS, first=v.NOVELTY), belongs=belongs("made")),
)


def written(entries: Iterable[Kept], box: Box, owner: Position | Player) -> Document:
    """All of them, at rest or not."""
    return {entry.key: entry.kind.write(box, entry.value(owner)) for entry in entries}
