"""The players in colours: one's own Ark in full, the others compact."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from galaktyka.core.game import View
from galaktyka.games.cosmos.terminal.symbols import (
    DIM,
    RESOURCE_STYLES,
    crew,
    edge,
    letter,
    player_name,
    survivor,
    upgrade_names,
)
from galaktyka.games.cosmos.text.play import place_in
from galaktyka.games.cosmos.voice.cards import Cards
from galaktyka.games.cosmos.voice.signs import RESOURCE_SIGNS
from galaktyka.terminal.flow import Flow
from galaktyka.text.catalogue import Words


def panel(words: Words, view: View, seat: int, players: Sequence[str], body: RenderableType, style: str) -> Panel:
    """The frame around a player."""
    player = view["players"][seat]
    title = Text(player_name(words, view, seat, players), style="bold default")
    if seat == view["seat"] and not view.get("watched"):
        title.append(f" ({words.say('terminal.you')})")
    if seat == view["active"]:
        title.append(" ▶", style="cyan")
    numbers = words.say(
        "terminal.cosmos.numbers-automa" if "symbols" in player else "terminal.cosmos.numbers",
        vp=player["vp"],
        movement=player["movement"],
        levels=player["levels_at_once"],
        colonies=player["colony_pool"],
        outposts=player["outpost_pool"],
    )
    return Panel(
        body,
        title=title,
        title_align="left",
        subtitle=Text(numbers, style="default"),
        subtitle_align="right",
        box=box.ROUNDED,
        border_style=style,
        padding=(0, 1),
    )


def cargo(words: Words, player: View, names: bool) -> list[Text]:
    """The four tracks of the cargo hold."""
    pieces = []
    for name, number in player["cargo"].items():
        label = f" {words.say(f'cosmos.resource.{name}')}" if names else ""
        pieces.append(Text.assemble((f"{RESOURCE_SIGNS[name]}{label} ", RESOURCE_STYLES[name]), (str(number), "bold")))
    return [*pieces, Text(words.say("terminal.cosmos.of", n=player["capacity"]), style=DIM)]


def tokens(words: Words, player: View) -> list[Text]:
    """Specialist tokens that are ready."""
    if not player["ready"]:
        return []
    ready = Text(words.say("terminal.cosmos.ready") + " ", style=DIM)
    return [ready.append_text(Text(" ").join([letter(words, specialist) for specialist in player["ready"]]))]


def upgrades(words: Words, player: View) -> list[Text]:
    """Unlocked upgrades."""
    return [Text(name, style="medium_purple") for name in upgrade_names(words, player)]


def symbols(words: Words, player: View) -> list[Text]:
    """The crew of the Automa: so many of each symbol."""
    counts = player.get("symbols", {})
    return [letter(words, name).append(f"×{n}", style="default not bold") for name, n in counts.items() if n]


def compact(words: Words, cards: Cards, view: View, seat: int, players: Sequence[str]) -> RenderableType:
    """One of the others in a few lines."""
    player = view["players"][seat]
    first = [Text(f"◄ {place_in(words, view, player['ark'])}"), *cargo(words, player, False), *tokens(words, player)]
    pieces = [*symbols(words, player)]
    for row, sign in (("above", "▴"), ("below", "▾")):
        pieces += [Text(sign, style=DIM).append_text(crew(words, cards.crew[card])) for card in player[row]]
    pieces += survivors(words, cards, player)
    lines: list[RenderableType] = [Flow(first)]
    lines += [Flow(found) for found in (pieces, upgrades(words, player)) if found]
    return panel(words, view, seat, players, Group(*lines), DIM)


def survivors(words: Words, cards: Cards, player: View) -> list[Text]:
    """Survivor cards that are held, and how many are settled."""
    pieces = [survivor(words, cards.survivors[card]) for card in player["survivors"]]
    if player["settled"]:
        pieces.append(Text(words.say("terminal.cosmos.settled", n=len(player["settled"])), style="bold"))
    return pieces


def full(words: Words, cards: Cards, view: View, seat: int, players: Sequence[str]) -> RenderableType:
    """A player with the edges of crew cards that touch the cargo hold."""
    player = view["players"][seat]
    lines: list[RenderableType] = []
    lines += [crew_line(words, cards, card, "above") for card in player["above"]]
    lines.append(Flow([*cargo(words, player, True), *tokens(words, player), *symbols(words, player)]))
    lines += [crew_line(words, cards, card, "below") for card in player["below"]]
    for found in (survivors(words, cards, player), upgrades(words, player)):
        if found:
            lines.append(Flow(found))
    return panel(words, view, seat, players, Group(*lines), "cyan")


def crew_line(words: Words, cards: Cards, card_id: str, row: str) -> Text:
    """A crew card: the edge that works now, and the other one."""
    card = cards.crew[card_id]
    active, other = (card.lower, card.upper) if row == "above" else (card.upper, card.lower)
    line = Text("▴ " if row == "above" else "▾ ", style=DIM)
    line.append_text(crew(words, card)).append(": ").append_text(edge(words, active))
    hidden = edge(words, other)
    hidden.stylize(DIM)
    return line.append(f"   {words.say('terminal.cosmos.other-row')} ", style=DIM).append_text(hidden)
