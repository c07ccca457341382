"""The map in colours: nine cells, what can be gathered where, who stands where and who leads on which track."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from galaktyka.core.game import View
from galaktyka.games.cosmos.engine.cards import Planet
from galaktyka.games.cosmos.terminal.symbols import DIM, effect, planet, resource
from galaktyka.games.cosmos.voice.cards import Cards
from galaktyka.terminal.flow import Flow
from galaktyka.text.catalogue import Words

ROWS = (("nw", "n", "ne"), ("w", "", "e"), ("sw", "s", "se"))
ARROWS = ("↑", "→", "↓", "←")


def chart(words: Words, cards: Cards, view: View, players: Sequence[str]) -> list[RenderableType]:
    """The rows of the map; those in which nothing is discovered take a line below it."""
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=True, border_style=DIM)
    for _ in range(3):
        table.add_column(ratio=1)
    empty: list[str] = []
    for row in ROWS:
        if "" not in row and not any(view["cells"][cell] for cell in row):
            empty += [words.say(f"cosmos.cell.{cell}") for cell in row]
        else:
            table.add_row(*[cell_lines(words, cards, view, players, cell) for cell in row])
    below = [Text(" " + words.say("terminal.cosmos.empty-row", cells=empty), style=DIM)] if empty else []
    return [table, *below]


def cell_lines(words: Words, cards: Cards, view: View, players: Sequence[str], cell: str) -> RenderableType:
    """The portal, a planet, or nothing yet."""
    if not cell:
        return portal(words, cards, view, players)
    entry = view["cells"][cell]
    where = words.say(f"terminal.cosmos.cell.{cell}")
    if entry is None:
        return Text(f"{where}\n{words.say('terminal.cosmos.empty')}", style=DIM)
    card = cards.planets[entry["planet"]]
    title = planet(words, card)
    title.stylize("bold")
    return Group(title.append(f" {where}", style="grey50 not bold"), *planet_lines(words, view, players, card, cell))


def portal(words: Words, cards: Cards, view: View, players: Sequence[str]) -> RenderableType:
    """The Star Portal with the Arks on it."""
    here = [players[seat] for seat, player in enumerate(view["players"]) if player["ark"] == "portal"]
    return Group(
        Text(f"✦ {words.say('cosmos.place.portal')}", style="bold magenta"),
        effect(words, cards.pack.portal),
        *[Text(f"◄ {name}", style="bold") for name in here],
    )


def planet_lines(words: Words, view: View, players: Sequence[str], card: Planet, cell: str) -> list[RenderableType]:
    """Levels, gathering, lines to the neighbours, merit, pieces."""
    entry = view["cells"][cell]
    lines: list[RenderableType] = []
    if entry["terraformed"]:
        lines.append(Text(words.say("terminal.cosmos.terraformed"), style="bold green"))
    else:
        lines.append(Flow(levels(card, entry["levels"])))
    top = effect(words, card.gather_terraformed if entry["terraformed"] else card.gather)
    moon, station = effect(words, card.moon), effect(words, card.station)
    lines.append(Flow([place(words, "planet", card, top), place(words, "moon", card, moon)]))
    lines.append(Flow([place(words, "station", card, station), place(words, "asteroid", card, Text())]))
    if entry["track"]:
        merit = [Text(f"{players[rank['seat']]} {rank['space']}") for rank in entry["track"]]
        lines.append(Flow([Text(words.say("terminal.cosmos.merit"), style=DIM), *merit]))
    return lines + pieces(words, view, players, cell)


def levels(card: Planet, now: View) -> list[Text]:
    """``●2/3`` for each track that the planet has."""
    return [
        resource(name, "").append(f"{now[name]}/{most}", style="default")
        for name, most in zip(now, [most for most in card.tracks if most], strict=True)
    ]


def place(words: Words, name: str, card: Planet, what: Text) -> Text:
    """A place of the card: its letter, the edge that its line crosses, and what it gives."""
    letter = words.say(f"terminal.cosmos.place.{name}")
    line = Text.assemble((f"{letter}{ARROWS[card.edges.index(name)]} ", DIM), what)
    line.rstrip()
    return line


def pieces(words: Words, view: View, players: Sequence[str], cell: str) -> list[RenderableType]:
    """Colonies, outposts and Arks."""
    entry = view["cells"][cell]
    found = [Text(f"⌂ {players[seat]}", style="yellow") for seat in entry["colonies"]]
    found += [Text(f"⚑ {players[seat]}", style="cyan") for seat in entry["outposts"]]
    for seat in entry["arks"]:
        where = view["players"][seat]["ark"].partition("-")[2]
        letter = words.say(f"terminal.cosmos.place.{where}")
        found.append(Text(f"◄ {players[seat]} {letter}", style="bold"))
    return [Flow(found)] if found else []
