"""The table in colours: the round, the others, one's own tableau and hand, what can be chosen."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galaktyka.core.game import View
from galaktyka.games.race.engine.cards import Pack
from galaktyka.games.race.terminal.public import chosen_phases, strength_of
from galaktyka.games.race.terminal.symbols import (
    card_cost,
    card_name,
    card_points,
    card_style,
    card_symbol,
    short_powers,
)
from galaktyka.terminal.flow import Flow
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice

BAR = ("explore", "develop", "settle", "consume", "produce")
DIM = "grey50"
NUMBER = "bold"


def round_bar(words: Words, view: View) -> RenderableType:
    """Where the game stands: round, phases, piles."""
    setting_up = view["phase"] == "setup"
    title = words.say("race.phase.setup") if setting_up else words.say("terminal.race.round", n=view["round"])
    pieces = [Text(title, style="bold")]
    chosen = chosen_phases(view)
    for phase in BAR:
        name = f"{words.say(f'race.phase-number.{phase}')} {words.say(f'race.phase.{phase}')}"
        if phase == view["phase"]:
            pieces.append(Text(f"▶ {name} ", style="bold black on cyan"))
        else:
            pieces.append(Text(name, style="bold cyan" if phase in chosen else DIM))
    piles = words.say("terminal.race.piles", pool=view["pool"], deck=view["deck_size"], discard=view["discard_size"])
    return Padding(Group(Flow(pieces), Text(piles, style=DIM)), (0, 1))


def player_title(words: Words, view: View, seat: int, players: Sequence[str]) -> Text:
    """The name and the chosen actions."""
    player = view["players"][seat]
    title = Text()
    title.append(players[seat], style="bold default")
    if seat == view["seat"] and not view.get("watched"):
        title.append(f" ({words.say('terminal.you')})")
    if player["actions"]:
        title.append(" – " + ", ".join(words.say(f"race.action.{card}") for card in player["actions"]), "cyan")
    elif view["phase"] == "choose" and player["status"] == "ready":
        title.append(" – " + words.say("terminal.race.has-chosen"), DIM)
    return title


def player_numbers(words: Words, pack: Pack, view: View, seat: int) -> Text:
    """Cards in hand, chips, military."""
    player = view["players"][seat]
    return Text(
        words.say(
            "terminal.race.numbers",
            hand=player["hand_size"],
            chips=player["chips"],
            strength=strength_of(pack, player),
            cards=len(player["tableau"]),
        ),
        style="default",
    )


def small_tableau(words: Words, pack: Pack, player: View) -> Flow:
    """Every card by name, in a running line."""
    pieces = []
    for entry in player["tableau"]:
        card = pack.card(entry["card"])
        one = Text()
        one.append_text(card_symbol(words, card))
        if card.good:
            one.append(" ")
        one.append_text(card_name(words, card))
        if entry["good"]:
            one.append(f" [{words.say('terminal.race.good')}]", style=f"bold {card_style(card)}")
        pieces.append(one)
    return Flow(pieces)


def opponent(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> RenderableType:
    """One of the others, compact."""
    return Panel(
        small_tableau(words, pack, view["players"][seat]),
        title=player_title(words, view, seat, players),
        title_align="left",
        subtitle=player_numbers(words, pack, view, seat),
        subtitle_align="right",
        box=box.ROUNDED,
        border_style=DIM,
        padding=(0, 1),
    )


def tableau_rows(words: Words, pack: Pack, player: View) -> Table:
    """Every card of a tableau with what it does."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(width=2)
    table.add_column(no_wrap=True, max_width=40)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=1)
    for entry in player["tableau"]:
        card = pack.card(entry["card"])
        good = Text(f"[{words.say('terminal.race.good')}]", style=f"bold {card_style(card)}") if entry["good"] else ""
        points = Text(words.say("terminal.race.points", points=card_points(card)), style=DIM)
        table.add_row(card_symbol(words, card), card_name(words, card), good, points, short_powers(words, card))
    return table


def own_tableau(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> RenderableType:
    """The seat's own cards, in full."""
    return Panel(
        tableau_rows(words, pack, view["players"][seat]),
        title=player_title(words, view, seat, players),
        title_align="left",
        subtitle=player_numbers(words, pack, view, seat),
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="cyan",
        padding=(0, 1),
    )


def card_table() -> Table:
    """The columns of a list of cards."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=3, justify="right")
    table.add_column(width=2)
    table.add_column(no_wrap=True, max_width=40)
    table.add_column(no_wrap=True, justify="right")
    table.add_column(no_wrap=True, justify="right")
    table.add_column(no_wrap=True)
    table.add_column()
    return table


def card_row(words: Words, pack: Pack, card_id: str, number: str, note: str, dim: bool) -> list[RenderableType]:
    """One card in a list."""
    card = pack.card(card_id)
    style = DIM if dim else ""
    points = Text(" " + words.say("terminal.race.points", points=card_points(card)), style=DIM if dim else "")
    cost = card_cost(words, card)
    if dim:
        cost.stylize(DIM)
    powers = short_powers(words, card)
    if dim:
        powers.stylize(DIM)
    mark = card_symbol(words, card)
    noted = Text(f" {note}" if note else "", style=DIM if dim else "green")
    return [Text(number, style=NUMBER), mark, card_name(words, card, style), cost, points, noted, powers]


def hand(words: Words, pack: Pack, cards: Sequence[str]) -> RenderableType:
    """The hand when nothing in it can be chosen now."""
    table = card_table()
    for card in cards:
        table.add_row(*card_row(words, pack, card, "", "", False))
    heading = Text(f" {words.say('terminal.race.hand', n=len(cards))}", style="bold")
    return Group(heading, table) if cards else heading


def options(words: Words, pack: Pack, choice: Choice) -> list[RenderableType]:
    """What can be chosen: cards with their numbers in a table, the rest one per line."""
    cards = card_table()
    plain = Table.grid(padding=(0, 1))
    plain.add_column(width=3, justify="right")
    plain.add_column(no_wrap=any(entry.note for entry in choice.entries if not entry.as_card))
    plain.add_column(style=DIM)
    number = 0
    for entry in choice.entries:
        number += entry.action is not None
        shown = str(number) if entry.action is not None else ""
        if entry.as_card:
            cards.add_row(*card_row(words, pack, entry.card, shown, entry.note, entry.action is None))
        else:
            style = card_style(pack.card(entry.card)) if entry.card in pack.index_of else ""
            plain.add_row(Text(shown, style=NUMBER), Text(entry.label, style=style), entry.note)
    if choice.passing:
        plain.add_row(Text("0", style=NUMBER), choice.passing.label, "")
    return [table for table in (cards, plain) if table.row_count]
