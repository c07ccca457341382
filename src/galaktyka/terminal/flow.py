"""Pieces of text in running lines: a line breaks between pieces, never inside one that fits."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

GAP = "  "


class Flow:
    """Pieces one after another, as many in a line as there is room for."""

    def __init__(self, pieces: Sequence[Text]) -> None:
        self.pieces = pieces

    def stylize(self, style: str) -> None:
        """Give every piece a style."""
        for piece in self.pieces:
            piece.stylize(style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines."""
        yield from self.lines(options.max_width)

    def lines(self, width: int) -> list[Text]:
        """The lines for so much room; a piece that is longer than a line is broken like any text."""
        lines = [Text()]
        for piece in self.pieces:
            if lines[-1] and lines[-1].cell_len + len(GAP) + piece.cell_len > width:
                lines.append(Text())
            if lines[-1]:
                lines[-1].append(GAP)
            lines[-1].append_text(piece)
        return lines

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """The width of the widest piece, and of all in one line."""
        widths = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(widths) + len(GAP) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))
