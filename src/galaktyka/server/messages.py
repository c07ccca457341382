"""What the service and its clients say to each other: the OpenAPI document and the page's types come from here.

Words are in the language that the client asked for. An action is its notation (`settle gem-world`). A *thing* is the id
of whatever can be touched on the table: a card, a tile, a space of the map, an action.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

Lang = Literal["en", "pl"]
Status = Literal["gathering", "playing", "over"]
"""Seats are still open; the game is on; it has ended."""


class Problem(Struct):
    """Why a request was refused: a message id with its values for programs, and the sentence for people."""

    code: str
    message: str
    values: dict[str, Any] = field(default_factory=dict)


# ------------------------------------------------------------------ people


class Me(Struct):
    """Who the cookie says one is."""

    id: str
    name: str
    account: bool
    """Has a password, so that the games follow to other devices."""


class Named(Struct, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: str


class Credentials(Struct, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: str
    password: str


# ------------------------------------------------------------------ games


class OptionInfo(Struct):
    """A variant that can be switched on."""

    key: str
    label: str
    default: bool
    seats: list[int]


class BotInfo(Struct):
    """A bot that can take a seat: the levels, the weakest first, then those with a manner of their own."""

    name: str
    label: str
    help: str
    """What it is like."""
    usual: bool
    """The one to begin with."""
    level: bool
    """A step of the ladder."""


class GameInfo(Struct):
    """A game that can be played."""

    key: str
    name: str
    about: str
    """One line of it."""
    story: str
    """What one does in it, in a few sentences."""
    winning: str
    """How it ends, and who wins."""
    seats: list[int]
    minutes: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    content: str
    """The fingerprint of its cards: the address of its content changes with it."""


class Rule(Struct):
    """One line of the rule catalogue."""

    id: str
    text: str
    source: str
    """The section of the rulebook."""


class RuleSection(Struct):
    """Rules that belong together."""

    key: str
    title: str
    rules: list[Rule]


class RulesPage(Struct):
    """All rules of a game."""

    game: str
    name: str
    sections: list[RuleSection]


class Term(Struct):
    """A word of the games, explained."""

    key: str
    term: str
    text: str
    games: list[str]
    """Where it is used; none: everywhere."""


class Glossary(Struct):
    """All words, in alphabetical order."""

    terms: list[Term]


# ------------------------------------------------------------------ tables


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit there: the one who opens the table, another person at the same screen, a bot, or whoever comes."""

    kind: Literal["me", "local", "bot", "open"]
    name: str = ""
    """Of a person at the same screen, or of a bot."""


class Clock(Struct, forbid_unknown_fields=True):
    """Thinking time: a stock of seconds for the game and more for every choice, or days for each choice."""

    stock: int = 0
    bonus: int = 0
    days: int = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: list[SeatWish]
    options: dict[str, bool] = field(default_factory=dict)
    seed: int | None = None
    clock: Clock | None = None
    listed: bool = False
    """Others see it on the start page, to join or to watch."""
    guided: bool = False
    """A first game in which every decision is explained."""


class SeatInfo(Struct):
    """A seat and who has it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    mine: bool
    present: bool
    """The page is open there."""
    time_left: float | None = None
    """Seconds, if the table has a clock."""
    bot: str = ""
    """Which bot has it, for a new table like this one."""


class TableInfo(Struct):
    """A table as it is listed."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, bool]
    host: bool
    """The one who asks has opened it."""
    my_turn: bool
    waiting_for: list[int]
    step: int | None
    """How many moves have been made, as far as everybody may know; none while the table sleeps."""
    seed_hash: str
    clock: Clock | None
    listed: bool
    guided: bool
    created: float
    changed: float
    standing: str
    """Where the game stands, in a few words."""
    totals: list[int]
    """The scores of a game that is over."""
    revision: int
    """Grows with every change of the table that everybody may see: of two messages about it, the greater is newer."""


class Join(Struct, forbid_unknown_fields=True):
    """Which open seat one takes; none: the first."""

    seat: int | None = None


class SeatChange(Struct, forbid_unknown_fields=True):
    """The host says who is to have a seat of a game that has not begun; whoever sits there leaves."""

    seat: int
    wish: SeatWish


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a game, in one of its seats, against bots."""

    step: int
    seat: int
    bot: str = "adept"


class Upload(Struct, forbid_unknown_fields=True):
    """A game record as text. A game that is not over is played on: in this seat, or in the first of a person."""

    text: str
    seat: int | None = None


# ------------------------------------------------------------------ the position


class Entry(Struct):
    """One answer to the question; without an action it is impossible now, and the note says why."""

    key: str
    label: str
    thing: str
    action: str | None
    deed: str
    """What it does, in full: the label may be no more than the name of a card."""
    note: str = ""
    several: bool = False
    """Is chosen together with others."""
    most: int | None = None
    """How often it can be chosen; none: once."""
    final: bool = False
    """Cannot be taken back."""


class Choice(Struct):
    """What a seat is asked."""

    question: str
    """The engine's name for it."""
    prompt: str
    sum: str
    """The price and where it comes from."""
    entries: list[Entry]
    need: int
    """How many of the entries marked `several` are chosen together."""
    up_to: bool
    """Fewer are enough."""
    passing: Entry | None


class Meter(Struct):
    """Something that everybody watches; full (or empty), it ends the game."""

    key: str
    label: str
    value: int
    limit: int
    last: bool = False
    """One more step ends the game."""
    falls: bool = False
    """It runs down to the limit, not up."""


class Standing(Struct):
    """Where the game stands."""

    title: str
    meters: list[Meter]


class LogLine(Struct):
    """A sentence about what happened; `step` leads back to the position after it."""

    step: int
    text: str
    seat: int | None
    heading: bool = False


class Happening(Struct):
    """The same for programs and animations."""

    kind: str
    seat: int
    objects: list[str]
    number: int


class ScoreLine(Struct):
    """Where some of the points come from."""

    label: str
    points: int
    group: str
    """The kind of points, to be added up and compared."""


class SeatScore(Struct):
    """The points of a seat as if the game ended now, as far as the viewer may know them."""

    seat: int
    name: str
    total: int
    lines: list[ScoreLine]


class Lesson(Struct):
    """What a guided game explains about this decision."""

    key: str
    title: str
    text: str


class Ending(Struct):
    """How it ended."""

    verdict: str
    winners: list[int]
    seed: str | None
    """Its digits: the number is too long for what a browser takes for a number."""
    seed_hash: str
    """SHA-256 of the digits."""


class Position(Struct, tag="position"):
    """The table as one viewer may see it. `view` is the game's own document of it (`RaceView` and so on)."""

    table: str
    version: int
    """How many deeds (gestures of a seat, undo among them) the record holds."""
    step: int
    """How many moves count now."""
    seat: int | None
    """Whose eyes; none: a spectator's."""
    players: list[str]
    """What everybody is called, an automa after the seats."""
    view: dict[str, Any]
    deciders: list[int]
    """Who owes a choice, as far as these eyes may know: whoever answers in secret may be among them and be done."""
    asked: list[int]
    """Those of one's own seats that owe a choice now, whichever of them one looks through."""
    standing: Standing
    choice: Choice | None
    moment: str
    """To be sent along with an answer or with undo: it says which question is answered, or which answer is taken back.
    Empty for a spectator."""
    can_undo: bool
    since: int
    """The `version` that `news` begin after. A client that holds another one asks for the whole history."""
    back_to: int | None
    """Moves were taken back: lines of the log with a higher step are void before `news` are added."""
    news: list[LogLine]
    """What happened since the last position that this client was sent."""
    happenings: list[Happening]
    scores: list[SeatScore]
    lesson: Lesson | None = None
    ending: Ending | None = None
    clocks: list[float | None] = field(default_factory=list)


class Gathered(Struct, tag="gathered"):
    """What the chosen entries amount to so far."""

    complete: bool
    """Ready to be played."""
    so_far: str
    fault: str
    """They do not go together, and why."""
    doubt: str
    """Complete, but something would be lost: ask back."""
    actions: list[str]
    """What to send when it is confirmed; empty while it is not complete."""


class Why(Struct, tag="why"):
    """Why nothing can be done with a thing now."""

    thing: str
    title: str
    text: str


class Hint(Struct):
    """What a bot would do, its main reason, and how likely it is to win then, in hundredths."""

    actions: list[str]
    label: str
    reason: str
    chance: int | None = None


class Hints(Struct, tag="hints"):
    """The best moves that a bot sees."""

    hints: list[Hint]


class ChatLine(Struct, tag="chat"):
    """Something that somebody at the table said."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class History(Struct):
    """The whole log of a game, and how many moves it had."""

    steps: int
    lines: list[LogLine]


class Verification(Struct):
    """The proof that the shuffle was settled before the first move: hash the digits of the seed yourself."""

    seed: str | None
    seed_hash: str
    fair: bool
    text: str


class Accepted(Struct, tag="accepted"):
    """A deed is on the disk."""

    deed: str
    version: int


class Looking(Struct, tag="looking"):
    """The position as these eyes see it is on its way."""


class Pong(Struct, tag="pong"):
    """Somebody is here."""


# ------------------------------------------------------------------ what a client asks


class Move(Struct, forbid_unknown_fields=True, tag="move"):
    """Answer the question: one action, or several that belong together. `deed` is the client's own unique word for it:
    sent again after a lost connection, it counts once."""

    seat: int
    moment: str
    deed: str
    actions: list[str]


class Undo(Struct, forbid_unknown_fields=True, tag="undo"):
    """Take one's last choice back, the one before this moment. `deed` as for a move."""

    seat: int
    moment: str
    deed: str


class Gather(Struct, forbid_unknown_fields=True, tag="gather"):
    """The entries chosen so far, by key; a key may come several times."""

    seat: int
    moment: str
    chosen: list[str]


class AskWhy(Struct, forbid_unknown_fields=True, tag="why"):
    """Why can nothing be done with this?"""

    seat: int
    thing: str


class AskHint(Struct, forbid_unknown_fields=True, tag="hint"):
    """What would a bot do?"""

    seat: int


class Say(Struct, forbid_unknown_fields=True, tag="chat"):
    """Say something to everybody at the table. `line` is the client's own unique word for it: sent again, it is said
    once."""

    text: str
    line: str


class Look(Struct, forbid_unknown_fields=True, tag="look"):
    """From now on look through the eyes of this seat (one's own; none: a spectator), in this language."""

    seat: int | None
    lang: Lang


class Ping(Struct, forbid_unknown_fields=True, tag="ping"):
    """Is anybody there? A browser does not notice by itself that a silent socket is dead."""


Request = Move | Undo | Gather | AskWhy | AskHint | Say | Look | Ping


class Asked(Struct, forbid_unknown_fields=True):
    """A request on the socket; the answer carries its number."""

    number: int
    request: Request


class TableChanged(Struct, tag="table"):
    """Somebody sat down, left, came or went."""

    table: TableInfo


class Refused(Struct, tag="problem"):
    """The request was not carried out."""

    problem: Problem


Reply = Accepted | Gathered | Why | Hints | ChatLine | Looking | Pong | Refused
News = Position | ChatLine | TableChanged | Refused


class Answer(Struct):
    """The answer to the request with this number."""

    number: int
    reply: Reply


class Tidings(Struct):
    """Something that the server tells by itself."""

    news: News
