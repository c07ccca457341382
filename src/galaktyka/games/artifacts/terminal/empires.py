"""The empires in colours: one's own row by row, the others in a line or two, and any of them in full."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from galaktyka.core.game import View
from galaktyka.games.artifacts.engine.cards import Pack
from galaktyka.games.artifacts.engine.rules.empire import build_cost, build_limit
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.games.artifacts.terminal.listing import Listed
from galaktyka.games.artifacts.terminal.symbols import (
    COLOUR_OF_TYPE,
    COLOUR_STYLES,
    DIM,
    KIND_SHAPES,
    KIND_STYLES,
    TYPES,
    active_text,
    card_sign,
    side_sign,
    stored_signs,
    token_sign,
)
from galaktyka.games.artifacts.text.cards import artifact_name, plan_name
from galaktyka.games.artifacts.voice.forecast import technology_points
from galaktyka.terminal.flow import Flow
from galaktyka.text.catalogue import Words

BLANK = "strike"


def title(words: Words, view: View, seat: int, players: Sequence[str]) -> Text:
    """Name and faction, and whose turn it is."""
    player = view["players"][seat]
    line = Text(players[seat], style="bold default")
    if seat == view["seat"] and not view.get("watched"):
        line.append(f" ({words.say('terminal.you')})")
    if player["faction"]:
        line.append(f" – {words.say('artifacts.faction.' + player['faction'])}", style="default")
    if seat == view["active"]:
        line.append(" ▶", style="bold cyan")
    return line


def numbers(words: Words, view: View, seat: int) -> Text:
    """Points, credits, cards in hand, plans, cards in the empire."""
    player = view["players"][seat]
    values = {
        "vp": player["vp"],
        "credits": player["credits"],
        "hand": player["hand_size"],
        "plans": player["plan_count"],
        "cards": len(player["empire"]),
    }
    return Text(words.say_with("terminal.artifacts.numbers", values), style="default")


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


def of_type(pack: Pack, entries: Sequence[View], type: str) -> list[View]:
    """The cards of one row."""
    return [entry for entry in entries if pack.cards[pack.index_of[entry["card"]]].type == type]


def row_title(words: Words, type: str) -> Text:
    """Ships, technologies or planets, in the colour that builds them."""
    return Text(words.say(f"terminal.artifacts.rows.{type}"), style=COLOUR_STYLES[COLOUR_OF_TYPE[type]])


# ------------------------------------------------------------------ the others


def brief(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> RenderableType:
    """One of the others in a line or two: the numbers, and of every card its Kind, side, tokens and stored cards."""
    player = view["players"][seat]
    pieces: list[Text] = []
    for type in TYPES:
        line = row_title(words, type)
        for entry in of_type(pack, player["empire"], type):
            line.append(" ").append_text(in_signs(words, pack, entry))
        projects = of_type(pack, player["projects"], type)
        if projects:
            line.append(f" {words.say('terminal.artifacts.construction')}", style=DIM)
        for entry in projects:
            line.append(" ").append_text(begun(words, pack, entry))
        if line.plain != row_title(words, type).plain:
            pieces.append(line)
    pieces += known(words, player)
    head = title(words, view, seat, players).append("  ").append_text(numbers(words, view, seat))
    rows: list[RenderableType] = [Flow([head])]
    if pieces:
        rows.append(Padding(Flow(pieces), (0, 0, 0, 2)))
    return Padding(Group(*rows), (0, 1))


def in_signs(words: Words, pack: Pack, entry: View) -> Text:
    """A card of an empire without its name."""
    kind = pack.cards[pack.index_of[entry["card"]]].kind
    line = Text(KIND_SHAPES[kind], style=KIND_STYLES[kind]).append_text(side_sign(words, entry["side"]))
    line.append_text(token_sign(words, entry["tokens"]))
    return line.append(f"[{len(entry['stored'])}]", style=DIM) if entry["stored"] else line


def begun(words: Words, pack: Pack, entry: View) -> Text:
    """A project without its name: its Kind, and how much of it is paid."""
    kind = pack.cards[pack.index_of[entry["card"]]].kind
    return Text(KIND_SHAPES[kind], style=KIND_STYLES[kind]).append(f"{entry['paid']}/{entry['cost']}", style=DIM)


def compact(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> RenderableType:
    """For somebody who watches: rows of the empire, projects, artifacts and known plans in running lines."""
    player = view["players"][seat]
    lines: list[RenderableType] = []
    for type in TYPES:
        cards = [in_empire(words, pack, entry) for entry in of_type(pack, player["empire"], type)]
        projects = [in_construction(words, pack, entry) for entry in of_type(pack, player["projects"], type)]
        if projects:
            projects.insert(0, Text(words.say("terminal.artifacts.building"), style=DIM))
        if cards or projects:
            lines.append(Flow([row_title(words, type), *cards, *projects]))
    if pieces := known(words, player):
        lines.append(Flow(pieces))
    return panel(words, view, seat, players, Group(*lines), DIM)


def in_empire(words: Words, pack: Pack, entry: View) -> Text:
    """A card of an empire: side, tokens, what is stored."""
    card = pack.cards[pack.index_of[entry["card"]]]
    line = card_sign(words, card)
    for sign in (side_sign(words, entry["side"]), token_sign(words, entry["tokens"])):
        if sign:
            line.append(" ")
            line.append_text(sign)
    if entry["stored"]:
        line.append(" ")
        line.append_text(stored_signs(words, pack, entry["stored"]))
    return line


def in_construction(words: Words, pack: Pack, entry: View) -> Text:
    """A project, and how much of it is paid."""
    line = card_sign(words, pack.cards[pack.index_of[entry["card"]]])
    line.append(f" {words.say('terminal.artifacts.paid', paid=entry['paid'], cost=entry['cost'])}", style=DIM)
    return line


def known(words: Words, player: View) -> list[Text]:
    """Artifacts, and plans that everybody has seen."""
    pieces = []
    for artifact in player["artifacts"]:
        label = words.say("terminal.artifacts.artifact", name=artifact_name(words, artifact))
        pieces.append(Text(label, style="magenta"))
    for plan in player["shown_plans"]:
        pieces.append(Text(words.say("terminal.artifacts.plan-shown", name=plan_name(words, plan))))
    return pieces


# ------------------------------------------------------------------ in full


def full(
    words: Words, pack: Pack, state: ArtifactsState | None, view: View, seat: int, players: Sequence[str]
) -> RenderableType:
    """An empire with everything that its cards do, and its projects with what they still cost.

    With a position: one's own, where what a row costs and allows next says what its logistical cards add up to, so
    that these need no line each.
    """
    player = view["players"][seat]
    points = technology_points(state, seat) if state is not None else {}
    parts: list[RenderableType] = []
    for row, type in enumerate(TYPES):
        cards, projects = of_type(pack, player["empire"], type), of_type(pack, player["projects"], type)
        heading = [row_title(words, type)]
        if state is not None and view["phase"] != "over":
            heading.append(Text(next_card(words, state, seat, row), style=DIM))
        parts.append(Flow(heading))
        short = [entry for entry in cards if state is not None and is_short(type, entry)]
        rows = in_rows(words, pack, view, cards, points)
        if short:
            pieces = [head.append(" ").append_text(text) for entry, (head, text) in rows if entry in short]
            parts.append(Padding(Flow(pieces), (0, 0, 0, 2)))
        long = [(head, text) for entry, (head, text) in rows if entry not in short]
        parts.append(Listed([*long, *project_rows(words, pack, projects)]))
    return panel(words, view, seat, players, Group(*parts), "cyan")


def next_card(words: Words, state: ArtifactsState, seat: int, row: int) -> str:
    """What the next card of a row costs, and how many cards may pay for it."""
    owner, type = state.players[seat], TYPES[row]
    cost = words.say(f"voices.artifacts.icons.{COLOUR_OF_TYPE[type]}", n=build_cost(state, owner, row))
    return words.say_with(f"terminal.artifacts.next.{type}", {"cost": cost, "n": build_limit(state, owner, row)})


def is_blank(view: View, entry: View) -> bool:
    """Tokens take away what the card does, unless it was switched on for this turn."""
    return bool(entry["tokens"]) and entry["card"] not in view["switched"]


def is_short(type: str, entry: View) -> bool:
    """A few words say what the card does: ships and planets that help, planets with their cards."""
    return type == "planet" or (type == "ship" and entry["side"] == "logistical")


def in_rows(
    words: Words, pack: Pack, view: View, cards: Sequence[View], points: dict[str, tuple[int, int]]
) -> list[tuple[View, tuple[Text, Text]]]:
    """The cards of a row in the empire, each with what it does."""
    rows = []
    for entry in cards:
        card = pack.cards[pack.index_of[entry["card"]]]
        head = card_sign(words, card).append(" ").append_text(side_sign(words, entry["side"]))
        if entry["tokens"]:
            head.append(" ").append_text(token_sign(words, entry["tokens"]))
        text = Text(active_text(words, pack, entry), style=f"{DIM} {BLANK}" if is_blank(view, entry) else DIM)
        if entry["card"] in points:
            now, end = points[entry["card"]]
            text.append(" ").append(words.say("voices.artifacts.worth", now=now, end=end), style="default")
        if entry["card"] in view["used"]:
            text = Text(words.say("terminal.artifacts.used"), style=DIM)
        if entry["stored"]:
            text = stored_signs(words, pack, entry["stored"])
        rows.append((entry, (head, text)))
    return rows


def project_rows(words: Words, pack: Pack, projects: Sequence[View]) -> list[tuple[Text, Text]]:
    """The cards of a row under construction, each with what it still costs."""
    rows = []
    for entry in projects:
        head = card_sign(words, pack.cards[pack.index_of[entry["card"]]])
        head.append(" ").append(words.say("terminal.artifacts.construction"), style="yellow")
        left = max(entry["cost"] - entry["paid"], 0)
        which = "left" if entry["attached"] or not left else "left-all"
        text = Text(words.say(f"terminal.artifacts.{which}", n=left, cost=entry["cost"], paid=entry["paid"]))
        if entry["attached"]:
            text.append(" ").append_text(stored_signs(words, pack, entry["attached"]))
        rows.append((head, text))
    return rows
