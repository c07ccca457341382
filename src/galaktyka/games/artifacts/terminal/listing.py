"""Things one below the other, each with a text that may take several lines."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from galaktyka.games.artifacts.terminal.symbols import DIM, NUMBER

WIDEST_COLUMN = 44
"""A longer answer pushes its own note to the right."""


def broken(begin: Text, text: Text, indent: int, width: int) -> Iterator[Text]:
    """A text after its beginning, broken between words; further lines are indented."""
    line = Text()
    for word in begin.append_text(text).split(" "):
        if line.cell_len > indent and line.cell_len + word.cell_len > width:
            line.rstrip()
            yield line
            line = Text(" " * indent)
        line.append_text(word).append(" ")
    line.rstrip()
    yield line


class Listed:
    """Cards, each followed by its text."""

    def __init__(self, rows: Sequence[tuple[Text, Text]], indent: int = 2) -> None:
        self.rows = rows
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines."""
        for head, text in self.rows:
            begin = Text.assemble(" " * self.indent, head, "  ")
            yield from broken(begin, text, self.indent + 2, options.max_width)


class Answers:
    """Numbered answers; a note stands in its column if there is room for all of it, else it follows its answer."""

    def __init__(self, rows: Sequence[tuple[str, Text, str]]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines."""
        column = min(max((answer.cell_len for _, answer, _ in self.rows), default=0), WIDEST_COLUMN)
        for number, answer, note in self.rows:
            begin = Text.assemble((f"{number:>3}", NUMBER), " ", answer)
            room = max(column - answer.cell_len, 0) + 1
            fits = begin.cell_len + room + Text(note).cell_len <= options.max_width
            begin.append(" " * (room if fits else 2))
            yield from broken(begin, Text(note, style=DIM), 4, options.max_width)
