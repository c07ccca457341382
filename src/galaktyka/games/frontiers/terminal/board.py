"""The middle of the table in colours: the track, the action tiles, the pools, what is on offer, and the answers."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from galaktyka.core.game import View
from galaktyka.games.frontiers.engine.tiles import Pack
from galaktyka.games.frontiers.terminal.listing import DIM, NUMBER, Listing
from galaktyka.games.frontiers.terminal.symbols import (
    TECHNOLOGY_STYLE,
    tile_style,
)
from galaktyka.games.frontiers.text.cards import goal_name, name
from galaktyka.games.frontiers.voice.meters import meters
from galaktyka.terminal.flow import Flow
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, Entry


def status(
    words: Words, pack: Pack, view: View, players: Sequence[str], goal_points: Mapping[str, int]
) -> RenderableType:
    """Where the game stands: round and track, action tiles, pools and how near the end is, goals."""
    lines: list[RenderableType] = [track(words, view, players), ends(words, pack, view)]
    if view["phase"] != "over":
        lines.insert(1, actions(words, view))
    if view["options"]["goals"]:
        lines.append(goals(words, view, players, goal_points))
    return Padding(Group(*lines), (0, 1))


def track(words: Words, view: View, players: Sequence[str]) -> Flow:
    """The pawns from left to right: who has picked, whose turn it is, who comes later."""
    setting_up = view["phase"] == "set-up"
    title = (
        words.say("frontiers.phase.set-up") if setting_up else words.say("terminal.frontiers.round", n=view["round"])
    )
    pieces = [Text(title, style="bold"), Text(words.say("terminal.frontiers.track"), style=DIM)]
    for place, seat in enumerate(view["track"]):
        if setting_up or view["phase"] == "over":
            pieces.append(Text(players[seat]))
        elif place == view["picking"]:
            pieces.append(Text(f"▶ {players[seat]} ", style="bold black on cyan"))
        elif place < view["picking"]:
            pieces.append(Text(f"✓ {players[seat]}", style=DIM))
        else:
            pieces.append(Text(players[seat], style="cyan"))
    pieces.append(Text(words.say("terminal.frontiers.bag", n=view["bag_size"]), style=DIM))
    return Flow(pieces)


def actions(words: Words, view: View) -> Flow:
    """The action tiles: the one that is resolved now, those taken this round, those left."""
    pieces = []
    for action in view["actions"]:
        label = words.say(f"terminal.frontiers.action.{action}")
        if action == "produce" and view["produce_credits"]:
            label += " " + words.say("terminal.frontiers.on-produce", number=view["produce_credits"])
        if action == view["phase"]:
            pieces.append(Text(f"▶ {label} ", style="bold black on cyan"))
        elif action in view["taken"]:
            pieces.append(Text(f"✓ {label}", style=DIM))
        else:
            pieces.append(Text(label, style="bold cyan"))
    return Flow(pieces)


def ends(words: Words, pack: Pack, view: View) -> Flow:
    """The four ways in which the game can end, and how far each of them is."""
    pieces = []
    for meter in meters(pack, view):
        text = words.say(f"terminal.frontiers.meter.{meter.end}", now=meter.now, limit=meter.limit)
        if meter.met:
            pieces.append(Text(f"‼ {text}", style="bold red"))
        else:
            pieces.append(Text(text, style="yellow" if meter.near else DIM))
    return Flow(pieces)


def goals(words: Words, view: View, players: Sequence[str], points: Mapping[str, int]) -> Flow:
    """Goals face up with what they give the viewer now, the one face down and who holds it, the stack."""
    pieces = [Text(words.say("terminal.frontiers.goals-up", n=len(view["goals_up"])))]
    for goal in view["goals_up"]:
        worth = f" {words.say('terminal.frontiers.points', points=points[goal])}" if goal in points else ""
        pieces.append(Text.assemble((goal_name(words, goal), "bold"), worth))
    hidden = view["hidden_goal"]
    if hidden and "goal" in hidden:
        pieces.append(Text(words.say("terminal.frontiers.goal-yours", goal=goal_name(words, hidden["goal"]))))
    elif hidden:
        pieces.append(Text(words.say("terminal.frontiers.goal-hidden", who=players[hidden["seat"]])))
    pieces.append(Text(words.say("terminal.frontiers.goal-stack", n=view["goal_stack"]), style=DIM))
    return Flow(pieces)


def market(words: Words, pack: Pack, view: View, prices: Mapping[str, int]) -> RenderableType:
    """The technologies that can still be bought, with their price for the viewer and the number of copies."""
    me: View = view["players"][view["seat"]] if view["seat"] is not None else {"technologies": [], "credits": 0}
    left = [
        pack.tile(face) for face, copies in view["technologies"].items() if copies and face not in me["technologies"]
    ]
    parts: list[RenderableType] = []
    for large in (True, False):
        pieces = []
        for tile in sorted((tile for tile in left if tile.large == large), key=lambda tile: (tile.cost, tile.index)):
            price = prices.get(tile.id, tile.cost)
            shown = words.say("terminal.frontiers.credits", number=price)
            affordable = "bold green" if price <= me["credits"] else "bold"
            piece = Text.assemble((shown, affordable), (f" {name(words, tile.id)}", TECHNOLOGY_STYLE))
            if view["technologies"][tile.id] > 1:
                piece.append(f" ×{view['technologies'][tile.id]}", style=DIM)
            pieces.append(piece)
        title = Text(words.say("terminal.frontiers.large" if large else "terminal.frontiers.small"), style=DIM)
        parts.append(Flow([title, *pieces]))
    return Padding(Group(*parts), (0, 1))


# ------------------------------------------------------------------ lists of tiles


def planets(words: Words, pack: Pack, heading: str, tiles: Sequence[str], notes: Mapping[str, str]) -> RenderableType:
    """Planets that cannot be chosen now."""
    listing = Listing(words, pack)
    for tile in tiles:
        listing.add(tile, note=notes.get(tile, ""))
    return Group(Text(f" {heading}", style="bold"), listing)


# ------------------------------------------------------------------ answers and points


def options(words: Words, pack: Pack, choice: Choice) -> list[RenderableType]:
    """What can be chosen: tiles with their numbers in a table, the rest one per line, then what cannot be."""
    tiles = Listing(words, pack)
    plain = Table.grid(padding=(0, 1))
    plain.add_column(width=3, justify="right")
    plain.add_column(no_wrap=any(entry.note for entry in choice.entries if not entry.as_card))
    plain.add_column(style=DIM)
    in_lines: list[Text] = []
    number = 0
    for entry in choice.entries:
        number += entry.action is not None
        shown = str(number) if entry.action is not None else ""
        if entry.action is None and entry.as_card and pack.tile(entry.card).technology:
            in_lines.append(Text(f"{entry.label} ({entry.note})", style=DIM))
        elif entry.as_card:
            tiles.add(entry.card, shown, entry.note, entry.action is None)
        else:
            style = DIM if entry.action is None else entry_style(pack, entry)
            plain.add_row(Text(shown, style=NUMBER), Text(entry.label, style=style), entry.note)
    if choice.passing:
        plain.add_row(Text("0", style=NUMBER), choice.passing.label, choice.passing.note)
    parts: list[RenderableType] = [tiles] if tiles.rows else []
    if in_lines:
        parts.append(Padding(Flow([Text(words.say("terminal.frontiers.not-now"), style=DIM), *in_lines]), (0, 1)))
    return [*parts, plain] if plain.row_count else parts


def entry_style(pack: Pack, entry: Entry) -> str:
    """The colour of the tile that the answer is about."""
    return tile_style(pack.tile(entry.card)) if entry.card in pack.index_of else ""
