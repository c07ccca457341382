"""The table in colours around map and Arks: where the game stands, the Cantina, answers and points."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from galaktyka.core.game import View
from galaktyka.games.cosmos.terminal.symbols import DIM, crew, edge, planet
from galaktyka.games.cosmos.voice.cards import Cards
from galaktyka.games.cosmos.voice.voice import PLACES
from galaktyka.terminal.flow import Flow
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice


def status(words: Words, cards: Cards, view: View, players: Sequence[str]) -> RenderableType:
    """Round and step, how near the end is, decks, and the Cantina."""
    step = words.say(f"cosmos.step.{view['step']}")
    title = words.say("terminal.cosmos.round", n=view["round"]) if view["round"] else step
    pieces = [Text(title, style="bold")]
    if view["round"] and view["step"] != "over":
        pieces.append(Text(f"▶ {step}", style="bold cyan"))
    pieces.append(ending(words, view))
    pieces.append(
        Text(words.say("terminal.cosmos.decks", planets=view["planet_deck"], crew=view["crew_deck"]), style=DIM)
    )
    if view["last_planet"]:
        last = Text(words.say("terminal.cosmos.last-planet"), style=DIM).append(" ")
        pieces.append(last.append_text(planet(words, cards.planets[view["last_planet"]])))
    cantina = [crew_with_edges(words, cards, card) for card in view["cantina"]]
    heading = Text(words.say("terminal.cosmos.cantina"), style=DIM)
    return Padding(Group(Flow(pieces), Flow([heading, *cantina])), (0, 1))


def ending(words: Words, view: View) -> Text:
    """How many planets are terraformed of those that end the game."""
    now, limit = view["completed"], view["planets_to_end"]
    if view["step"] == "over":
        return Text(words.say("cosmos.step.over"), style="bold")
    if view["closing"] == 2:
        return Text(f"‼ {words.say('cosmos.log.last-round')}", style="bold red")
    if view["closing"]:
        return Text(f"‼ {words.say('terminal.cosmos.one-more')}", style="bold red")
    style = "yellow" if now == limit - 1 else DIM
    return Text(words.say("terminal.cosmos.meter", now=now, limit=limit), style=style)


def crew_with_edges(words: Words, cards: Cards, card_id: str) -> Text:
    """A crew card with what it does in both rows."""
    card = cards.crew[card_id]
    line = crew(words, card).append(" (", style=DIM)
    line.append_text(edge(words, card.lower)).append(" | ", style=DIM).append_text(edge(words, card.upper))
    return line.append(")", style=DIM)


def journeys(words: Words, cards: Cards, choice: Choice, spaces: Sequence[str]) -> list[RenderableType]:
    """Where the Ark can fly: a line for each planet, a column for each of its places; discoveries and the portal first.

    `spaces` are the notations of the numbered entries.
    """
    rows: dict[str, dict[str, Text]] = {}
    elsewhere: list[Text] = []
    for number, (entry, notation) in enumerate(zip(choice.numbered(), spaces, strict=True), 1):
        cell, _, place = notation.removeprefix("move ").partition("-")
        line = Text(f"{number}", style="bold")
        if place:
            rows.setdefault(cell, {"": planet(words, cards.planets[entry.card])})
            rows[cell][place] = line.append(f" {entry.signs}", style="not bold")
        else:
            signs = f" {entry.signs}" if entry.signs else ""
            elsewhere.append(line.append(f" {entry.label}{signs}", style="not bold"))
    table = Table.grid(padding=(0, 2))
    table.add_row("", *[Text(words.say(f"terminal.cosmos.journey.{place}"), style=DIM) for place in PLACES])
    for row in rows.values():
        table.add_row(*[row.get(place, Text("–", style=DIM)) for place in ("", *PLACES)])
    parts: list[RenderableType] = [Flow(elsewhere)] if elsewhere else []
    if rows:
        parts.append(table)
    return [Padding(Group(*parts, Text(words.say("terminal.cosmos.journey.legend"), style=DIM)), (0, 1))]


def options(words: Words, cards: Cards, choice: Choice) -> list[RenderableType]:
    """What can be chosen, with numbers; then what cannot be, and why."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=3, justify="right", style="bold")
    table.add_column()
    table.add_column()
    number = 0
    refused = []
    for entry in choice.entries:
        if entry.action is None:
            refused.append(Text(f"{entry.label} ({entry.signs or entry.note})", style=DIM))
            continue
        number += 1
        note: RenderableType = Text(entry.note, style=DIM)
        if entry.as_card:
            card = cards.crew[entry.card]
            table.add_row(str(number), crew(words, card), edges(words, cards, entry.card))
        else:
            table.add_row(str(number), entry.label, note)
    if choice.passing:
        table.add_row("0", choice.passing.label, Text(choice.passing.note, style=DIM))
    parts: list[RenderableType] = [table] if table.row_count else []
    if refused:
        parts.append(Padding(Flow([Text(words.say("terminal.cosmos.not-now"), style=DIM), *refused]), (0, 1)))
    return parts


def edges(words: Words, cards: Cards, card_id: str) -> Text:
    """Both edges: in the top row, in the bottom row."""
    card = cards.crew[card_id]
    line = Text("▴ ", style=DIM).append_text(edge(words, card.lower))
    return line.append("  ▾ ", style=DIM).append_text(edge(words, card.upper))
