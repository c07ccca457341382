"""Tables: opened, joined, changed, and gone on with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from galaktyka.server.messages.common import Status


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
