"""The last screen: who has won, where every point comes from, and the proof that the shuffles were fair."""

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galaktyka.core.game import Score, State
from galaktyka.core.records import Header
from galaktyka.terminal.views import TerminalView
from galaktyka.voices.verdict import fairness, verdict

DIM = "grey50"


def scores(terminal_view: TerminalView, state: State, players: Sequence[str], plain: bool) -> list[RenderableType]:
    """Every player's points, item by item; what breaks a tie only where people can tie."""
    found = sorted(state.scores(), key=lambda score: -score.total)
    ties = state.is_over() and len(found) == state.seats()
    if plain:
        return [line for score in found for line in in_words(terminal_view, score, players[score.seat], ties)]
    return [Columns([in_colours(terminal_view, score, players[score.seat], ties) for score in found])]


def in_words(terminal_view: TerminalView, score: Score, who: str, ties: bool) -> list[str]:
    """Where the points of a player come from, a sentence each."""
    say = terminal_view.words.say
    lines = [say("terminal.plain.score", who=who, n=score.total)]
    for label, points in terminal_view.score_lines(score):
        lines.append(say("terminal.plain.score-item", label=label, points=points))
    return [*lines, *([f"{terminal_view.tie_break(score)}."] if ties else [])]


def in_colours(terminal_view: TerminalView, score: Score, who: str, ties: bool) -> RenderableType:
    """The same in a panel."""
    say = terminal_view.words.say
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=30, max_width=46)
    table.add_column(justify="right")
    for label, points in terminal_view.score_lines(score):
        table.add_row(label, say("terminal.number", number=points))
    total = Text(say(f"{terminal_view.key}.score-item.total"), style="bold")
    table.add_row(total, Text(str(score.total), style="bold"))
    if ties:
        table.add_row(Text(terminal_view.tie_break(score), style=DIM), "")
    return Panel(table, title=Text(who, style="bold default"), title_align="left", box=box.ROUNDED, border_style=DIM)


def ending(
    terminal_view: TerminalView, state: State, header: Header, players: Sequence[str], plain: bool
) -> list[RenderableType]:
    """The last screen of a game."""
    words = terminal_view.words
    result = verdict(words, state, players)
    heading: RenderableType = result if plain else Text(f" {result}", style="bold green")
    notes: list[RenderableType] = []
    for line in fairness(words, header):
        notes.append(line if plain else Text(line, style=DIM))
    return [heading, *scores(terminal_view, state, players, plain), *notes]
