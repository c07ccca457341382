"""What goes over the socket: what a client asks, what it is answered, and what the server tells by itself."""

from __future__ import annotations

from msgspec import Struct

from galaktyka.server.messages.common import Lang, Problem
from galaktyka.server.messages.positions import Position
from galaktyka.server.messages.tables import TableInfo

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


# ------------------------------------------------------------------ what it is answered


class Accepted(Struct, tag="accepted"):
    """A deed is on the disk."""

    deed: str
    version: int


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


class Looking(Struct, tag="looking"):
    """The position as these eyes see it is on its way."""


class Pong(Struct, tag="pong"):
    """Somebody is here."""


class Refused(Struct, tag="problem"):
    """The request was not carried out."""

    problem: Problem


Reply = Accepted | Gathered | Why | Hints | ChatLine | Looking | Pong | Refused


class Answer(Struct):
    """The answer to the request with this number."""

    number: int
    reply: Reply


# ------------------------------------------------------------------ what the server tells by itself


class TableChanged(Struct, tag="table"):
    """Somebody sat down, left, came or went."""

    table: TableInfo


News = Position | ChatLine | TableChanged | Refused


class ServerEvent(Struct):
    """Something that the server tells by itself."""

    news: News
