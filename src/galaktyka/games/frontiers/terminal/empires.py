"""The empires in colours: one's own in full, the others compact."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galaktyka.core.game import View
from galaktyka.games.frontiers.engine.tiles import ANY_KIND, Pack, Tile
from galaktyka.games.frontiers.terminal.listing import DIM
from galaktyka.games.frontiers.terminal.symbols import (
    good_symbol,
    short_powers,
    tile_name,
    tile_points,
    tile_symbol,
)
from galaktyka.terminal.flow import Flow
from galaktyka.text.catalogue import Words


def title(words: Words, view: View, seat: int, players: Sequence[str]) -> Text:
    """The name, and whether it is the viewer's or the one whose part of the action it is."""
    line = Text()
    line.append(players[seat], style="bold default")
    if seat == view["seat"] and not view.get("watched"):
        line.append(f" ({words.say('terminal.you')})")
    if seat == view["chooser"] and view["phase"] in view["actions"]:
        line.append(" – " + words.say(f"frontiers.action.{view['phase']}"), "cyan")
    return line


def numbers(words: Words, view: View, seat: int) -> Text:
    """Credits, colonists, tokens, strength, spaces."""
    player = view["players"][seat]
    line = words.say(
        "terminal.frontiers.numbers",
        credits=player["credits"],
        colonists=player["colonists"],
        vp=player["vp"],
        strength=player["strength"],
        spaces=player["spaces"],
        colonies=len(player["colonies"]),
    )
    if player["temporary"]:
        line += words.say("terminal.forms.tile.temporary", strength=player["temporary"])
    return Text(line, style="default")


def panel(words: Words, view: View, seat: int, players: Sequence[str], body: RenderableType, style: str) -> Panel:
    """The frame around an empire."""
    return Panel(
        body,
        title=title(words, view, seat, players),
        title_align="left",
        subtitle=numbers(words, view, seat),
        subtitle_align="right",
        box=box.ROUNDED,
        border_style=style,
        padding=(0, 1),
    )


def compact(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> RenderableType:
    """One of the others: colonies, technologies, discovered planets and stored things in running lines."""
    player = view["players"][seat]
    lines: list[RenderableType] = [Flow([colony(words, pack, player, entry) for entry in player["colonies"]])]
    if not player["colonies"]:
        lines = [Flow([Text(words.say("terminal.frontiers.no-home"), style=DIM)])]
    if player["technologies"]:
        lines.append(Flow([named(words, pack, tile) for tile in player["technologies"]]))
    if player["discovered"]:
        heading = Text(words.say("terminal.frontiers.discovered"), style=DIM)
        lines.append(Flow([heading, *(named(words, pack, tile) for tile in player["discovered"])]))
    lines += stored(words, pack, player)
    return panel(words, view, seat, players, Group(*lines), DIM)


def colony(words: Words, pack: Pack, player: View, entry: View) -> Text:
    """A colony with its good."""
    line = named(words, pack, entry["tile"])
    line.append(kind_named(words, pack.tile(entry["tile"]), player), style=DIM)
    if entry["good"]:
        line.append(" ")
        line.append_text(good_symbol(words, entry["good"]))
    return line


def kind_named(words: Words, tile: Tile, player: View) -> str:
    """The kind that the owner named last, on the planet whose owner names it."""
    if tile.good != ANY_KIND or not player["refinery"]:
        return ""
    return f" ({words.say('frontiers.kind.' + player['refinery'])})"


def named(words: Words, pack: Pack, tile_id: str) -> Text:
    """A tile by its sign and its name."""
    tile = pack.tile(tile_id)
    line = tile_symbol(words, tile)
    line.rstrip()
    line.append(" ")
    line.append_text(tile_name(words, tile))
    return line


def stored(words: Words, pack: Pack, player: View) -> list[RenderableType]:
    """What lies on the storage board, if anything does."""
    pieces = [good_symbol(words, kind) for kind in player["stored_goods"]]
    pieces += [named(words, pack, tile) for tile in player["stored_planets"]]
    if player["stored_credits"]:
        pieces.append(Text(words.say("terminal.frontiers.credits", number=player["stored_credits"])))
    return [Flow([Text(words.say("terminal.frontiers.stored"), style=DIM), *pieces])] if pieces else []


def full(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> RenderableType:
    """An empire with everything that its tiles do."""
    player = view["players"][seat]
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(width=2)
    table.add_column(no_wrap=True, max_width=40)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=1)
    for entry in player["colonies"]:
        table.add_row(*row(words, pack, player, entry["tile"], entry["good"]))
    for tile in player["technologies"]:
        table.add_row(*row(words, pack, player, tile, None))
    body: list[RenderableType] = [table] if table.row_count else []
    if not body:
        body = [Text(words.say("terminal.frontiers.no-home"), style=DIM)]
    return panel(words, view, seat, players, Group(*body, *stored(words, pack, player)), "cyan")


def row(words: Words, pack: Pack, player: View, tile_id: str, good: str | None) -> list[RenderableType]:
    """One tile of an empire."""
    tile = pack.tile(tile_id)
    return [
        tile_symbol(words, tile),
        tile_name(words, tile).append(kind_named(words, tile, player), style=DIM),
        good_symbol(words, good) if good else "",
        Text(tile_points(words, tile), style=DIM),
        Flow(short_powers(words, tile)),
    ]
