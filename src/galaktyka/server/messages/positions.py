"""What a viewer sees of a game, now or later: the position, what can be chosen, and what has happened."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


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


class History(Struct):
    """The whole log of a game, and how many moves it had."""

    steps: int
    lines: list[LogLine]


class Totals(Struct):
    """The points of a whole game, move by move, as far as the viewer may know them."""

    totals: list[list[int]]
    """At the start and after every move: what the scores of that position add up to, in their order."""


class Verification(Struct):
    """The proof that the shuffle was settled before the first move: hash the digits of the seed yourself."""

    seed: str | None
    seed_hash: str
    fair: bool
    text: str
