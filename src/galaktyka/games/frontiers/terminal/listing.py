"""A list of tiles in columns; what they do stands beside them, or below where the window is narrow."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from galaktyka.games.frontiers.engine.tiles import Pack, Tile
from galaktyka.games.frontiers.terminal.symbols import (
    short_powers,
    tile_colonists,
    tile_cost,
    tile_name,
    tile_points,
    tile_symbol,
)
from galaktyka.terminal.flow import Flow
from galaktyka.text.catalogue import Words

DIM = "grey50"
NUMBER = "bold"
ROOM_FOR_POWERS = 36
TO_THE_RIGHT = (0, 3, 4, 5)
"""Columns of numbers."""
INDENT = 7
"""Powers below a tile begin under its name."""


class Row:
    """One tile: the cells of its columns, and its powers."""

    def __init__(self, cells: Sequence[Text], powers: Sequence[Text]) -> None:
        self.cells = cells
        self.powers = powers


class Listing:
    """Rows with their columns in line."""

    def __init__(self, words: Words, pack: Pack) -> None:
        self.words = words
        self.pack = pack
        self.rows: list[Row] = []

    def add(self, tile_id: str, number: str = "", note: str = "", dim: bool = False) -> None:
        """One more tile."""
        tile = self.pack.tile(tile_id)
        cells = [
            Text(number.rjust(3), style=NUMBER),
            tile_symbol(self.words, tile),
            *self.columns(tile, dim),
            Text(note, style=DIM if dim else "green"),
        ]
        powers = short_powers(self.words, tile)
        if dim:
            for piece in powers:
                piece.stylize(DIM)
        self.rows.append(Row(cells, powers))

    def columns(self, tile: Tile, dim: bool) -> list[Text]:
        """Name, cost, colonists and points."""
        style = DIM if dim else ""
        cost = tile_cost(self.words, tile)
        if dim:
            cost.stylize(DIM)
        colonists, points = tile_colonists(self.words, tile), tile_points(self.words, tile)
        return [tile_name(self.words, tile, style), cost, Text(colonists, style=style), Text(points, style=style)]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """As wide as the window."""
        return Measurement(options.max_width, options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines of all rows."""
        if not self.rows:
            return
        widths = [max(row.cells[place].cell_len for row in self.rows) for place in range(len(self.rows[0].cells))]
        fixed = sum(width + 1 for width in widths if width)
        room = options.max_width - fixed
        for row in self.rows:
            line = Text()
            for place, (cell, width) in enumerate(zip(row.cells, widths, strict=True)):
                if width:
                    gap = " " * (width - cell.cell_len)
                    line.append_text(Text.assemble(gap, cell) if place in TO_THE_RIGHT else Text.assemble(cell, gap))
                    line.append(" ")
            powers = Flow(row.powers).lines(room)
            beside = room >= ROOM_FOR_POWERS or (len(powers) == 1 and powers[0].cell_len <= room)
            if not beside:
                powers = Flow(row.powers).lines(options.max_width - INDENT)
            else:
                line.append_text(powers.pop(0))
            line.rstrip()
            yield from line.wrap(console, options.max_width)
            for text in powers:
                yield Text.assemble(" " * (fixed if beside else INDENT), text)
