"""The middle of the table in colours: turn and end, decks, the alien system, the hand, and the answers."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galaktyka.core.game import View
from galaktyka.games.artifacts.engine.cards import Pack
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.games.artifacts.terminal.listing import Answers, Listed
from galaktyka.games.artifacts.terminal.symbols import (
    COLOUR_OF_TYPE,
    COLOUR_STYLES,
    DIM,
    TYPES,
    active_text,
    card_sign,
    resource_sign,
)
from galaktyka.games.artifacts.text.cards import (
    artifact_name,
    artifact_sentence,
    name,
    plan_name,
    row_clause,
    system_name,
    values_of,
)
from galaktyka.games.artifacts.text.play import resource_of
from galaktyka.games.artifacts.voice.forecast import bonuses, hits
from galaktyka.games.artifacts.voice.standing import round_of
from galaktyka.terminal.flow import Flow
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice


def status(words: Words, view: View, players: Sequence[str]) -> RenderableType:
    """Whose turn it is and what is left of it; how near the end is."""
    return Padding(Flow([*turn(words, view, players), *end(words, view)]), (0, 1))


def turn(words: Words, view: View, players: Sequence[str]) -> list[Text]:
    """Round and turn, actions left, and what helps in this turn."""
    say = words.say
    if view["phase"] not in ("act", "draw"):
        return [Text(say(f"artifacts.phase.{view['phase']}"), style="bold")]
    pieces = [Text(say("terminal.artifacts.round", n=round_of(view)), style="bold")]
    for step in range(len(players)):
        seat = (view["first"] + step) % len(players)
        active = seat == view["active"]
        pieces.append(
            Text(f"▶ {players[seat]} " if active else players[seat], "bold black on cyan" if active else "cyan")
        )
    if view["phase"] == "draw":
        return [*pieces, Text(say("artifacts.phase.draw"))]
    pieces.append(Text(say("terminal.artifacts.actions", n=view["actions"]), style="bold" if view["actions"] else DIM))
    for key in ("raised", "raised_planets", "attack_bonus", "rerolls"):
        if view[key]:
            pieces.append(Text(say(f"terminal.artifacts.{key.replace('_', '-')}", n=view[key]), style="green"))
    return pieces


def end(words: Words, view: View) -> list[Text]:
    """The resource deck is the clock of the game."""
    deck = Text(words.say("terminal.artifacts.deck", n=view["resource_deck"], discards=len(view["resource_discard"])))
    if view["phase"] == "over":
        return [deck]
    if view["ending"]:
        return [deck, Text(words.say("terminal.artifacts.ending"), style="bold red")]
    near = view["marker"] == 1
    return [deck, Text(words.say("terminal.artifacts.marker", n=view["marker"]), style="yellow" if near else "")]


def decks(words: Words, pack: Pack, view: View) -> RenderableType:
    """The three big decks: the card on top, by its logistical side."""
    rows = []
    for deck in TYPES:
        size, top = view["decks"][deck]["size"], view["decks"][deck]["top"]
        title = Text(words.say(f"terminal.artifacts.decks.{deck}"), style=COLOUR_STYLES[COLOUR_OF_TYPE[deck]])
        head = title.append(f" {size}", style=DIM)
        text = Text()
        if top is not None:
            up = active_text(words, pack, {"card": top, "side": "logistical"})
            text = card_sign(words, pack.cards[pack.index_of[top]]).append(f"  {up}", style=DIM)
        rows.append((head, text))
    return Padding(Listed(rows, 0), (0, 1))


def system(words: Words, state: ArtifactsState, seat: int | None) -> RenderableType:
    """The alien system that can be attacked, and which card would give what to the viewer's ships."""
    table = state.box.pack.systems[state.system]
    ships = bonuses(state, seat) if seat is not None else []
    found = hits(state, ships)
    title = Text.assemble(
        (words.say("terminal.artifacts.system"), DIM), " ", (system_name(words, table.id), "bold magenta")
    )
    pieces = [title]
    for ship, bonus in ships:
        pieces.append(Text(words.say("terminal.artifacts.ship", card=name(words, ship), bonus=bonus)))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True, style="bold")
    grid.add_column(ratio=1)
    for row, ships_of_row in zip(table.rows, found, strict=True):
        line = [Text(row_clause(words, row), style="" if ships_of_row or not ships else DIM)]
        for ship, numbers in ships_of_row:
            told = words.say("terminal.artifacts.hit", card=name(words, ship), numbers=list(numbers))
            line.append(Text(told, style="cyan"))
        grid.add_row(values_of(words, row), Flow(line))
    return Padding(Group(Flow(pieces), Padding(grid, (0, 0, 0, 2))), (0, 1))


def hand(words: Words, pack: Pack, view: View, players: Sequence[str]) -> RenderableType:
    """The resource cards in hand, both halves of each."""
    cards = view["players"][view["seat"]]["hand"]
    which = "hand-of" if view.get("watched") else "hand"
    told = words.say(f"terminal.artifacts.{which}", n=len(cards), who=players[view["seat"]])
    pieces = [resource_sign(words, resource_of(pack, card)) for card in cards]
    return Padding(Flow([Text(told, style="bold"), *pieces]), (0, 1))


def treasures(words: Words, pack: Pack, view: View) -> list[RenderableType]:
    """The viewer's artifacts, unless the list of answers has them, and the names of the defence plans."""
    me = view["players"][view["seat"]]
    parts: list[RenderableType] = []
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(style=DIM, ratio=1)
    for artifact in pack.artifacts:
        if artifact.id in me["artifacts"] and me["question"] != "act":
            label = words.say("terminal.artifacts.artifact", name=artifact_name(words, artifact.id))
            grid.add_row(Text(label, style="magenta"), artifact_sentence(words, artifact))
    if grid.row_count:
        parts.append(Padding(grid, (0, 1)))
    plans = [
        words.say(
            f"terminal.artifacts.plan{'-shown' if plan in me['shown_plans'] else ''}", name=plan_name(words, plan)
        )
        for plan in me["plans"]
    ]
    if plans:
        parts.append(Padding(Flow([Text(plan) for plan in plans]), (0, 1)))
    return parts


# ------------------------------------------------------------------ answers and points


def options(words: Words, pack: Pack, choice: Choice) -> list[RenderableType]:
    """What can be chosen, one per line; what cannot be, in running lines; what a payment could be."""
    rows = [
        (str(number), label(pack, entry.label, entry.card), entry.note)
        for number, entry in enumerate(choice.numbered(), 1)
    ]
    if choice.passing:
        rows.append(("0", Text(choice.passing.label), choice.passing.note))
    parts: list[RenderableType] = [Answers(rows)]
    if choice.bill is not None:
        parts += [Padding(Text(line, style="green"), (0, 1)) for line in choice.bill.advice(numbered=True)]
    refused: dict[str, list[str]] = {}
    for entry in choice.entries:
        if entry.action is None:
            refused.setdefault(entry.note, []).append(entry.label)
    if refused:
        told = " · ".join(f"{', '.join(labels)} ({note})" for note, labels in refused.items())
        parts.append(Padding(Text(f"{words.say('terminal.artifacts.not-now')} {told}", style=DIM), (0, 1)))
    return parts


def label(pack: Pack, text: str, thing: str) -> Text:
    """An answer in the colour of the section or the row that it is about."""
    for resource in pack.resources:
        if thing.startswith(resource.id) and thing[len(resource.id) : len(resource.id) + 1] in ("a", "b"):
            section = resource.first if thing[len(resource.id)] == "a" else resource.second
            return Text(text, style=COLOUR_STYLES[section.colour])
    if thing in COLOUR_STYLES or thing in COLOUR_OF_TYPE:
        return Text(text, style=COLOUR_STYLES[COLOUR_OF_TYPE.get(thing, thing)])
    if thing in pack.index_of:
        return Text(text, style=COLOUR_STYLES[COLOUR_OF_TYPE[pack.cards[pack.index_of[thing]].type]])
    return Text(text)


def card_panel(title: str, text: str, style: str) -> RenderableType:
    """A card in full."""
    return Panel(text, title=Text(title, style), title_align="left", box=box.ROUNDED, padding=(0, 1))
