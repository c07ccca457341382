"""Game records: a header that says how the game began, then its moves. A text that people can read and check.

    galaktyka record 1
    game: race
    rules: 1
    content: 5f0c...                       the fingerprint of the cards
    seats: 2
    players: Ala | greedy (bot)
    options: first-game=no, advanced=no
    seed: 123                              or `position:` and a document in one line
    seed hash: a665...                     shown when the game begins; the seed only when it is over
    --
    0 discard gem-world                    seat and action
    undo 1                                 the last move did not happen
    --
    end: 34 28                             the scores
    check: 9b1d...                         SHA-256 of everything above

A record only ever grows at its end, so a crash can spoil its last line at most. Choices that the rules force are not
in it: the engine makes them by itself.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from galaktyka.core.errors import RecordError
from galaktyka.core.game import Reason

FORMAT: Final = "galaktyka record 1"
FORMAT_FAMILY: Final = "galaktyka record "
RULE: Final = "--"
BOT_MARK: Final = " (bot)"
LARGEST: Final = 4_000_000
LONGEST_NAME: Final = 40
MOST_SEATS: Final = 20
MOST_DIGITS: Final = 40
KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
VERSION: Final = re.compile(r"[A-Za-z0-9._-]{1,40}")


@final
@dataclass(frozen=True)
class RecordSeat:
    """Who sits there: a person's name, or the name of a bot."""

    name: str
    bot: bool


@final
class Move:
    """A choice of a seat, in notation; `line` is where it stands in the file."""

    def __init__(self, seat: int, notation: str, line: int = 0) -> None:
        self.seat = seat
        self.notation = notation
        self.line = line

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.seat == other.seat and self.notation == other.notation

    def __hash__(self) -> int:
        return hash((self.seat, self.notation))

    def __repr__(self) -> str:
        return f"Move({self.seat}, {self.notation!r})"

    @property
    def verb(self) -> str:
        """What is done: the first word of the notation."""
        return self.notation.partition(" ")[0]


@final
class Header:
    """How a game began."""

    def __init__(
        self,
        game: str,
        rules: str,
        content: str,
        seats: list[RecordSeat],
        options: dict[str, bool],
        seed: int,
        position: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.seats = seats
        self.options = options
        self.seed = seed
        self.position = position
        """A document in one line, for a game that began in the middle; it has no seed then."""


@final
class Record:
    """A header and the moves that count. `end` holds the scores of a finished game."""

    def __init__(self, header: Header, moves: list[Move], end: list[int] | None, source: str) -> None:
        self.header = header
        self.moves = moves
        self.end = end
        self.source = source
        self.torn = ""
        """What a crash left of the last line; it does not count."""
        self.kept = 0
        """How much of the text (in characters) a resumed game keeps: everything up to the last whole move."""
        self.lines = 0
        """How many lines there are."""

    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.end is not None


def seed_hash(seed: int) -> str:
    """What is shown at the start: nobody can find the seed from it, everybody can check it afterwards."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


# ------------------------------------------------------------------ writing


def format_seat(seat: RecordSeat) -> str:
    """A name, with a mark for bots."""
    return seat.name + BOT_MARK if seat.bot else seat.name


def format_options(options: Mapping[str, bool]) -> str:
    """`first-game=no, advanced=yes`."""
    return ", ".join([f"{key}={'yes' if value else 'no'}" for key, value in options.items()])


def format_header(header: Header) -> str:
    """The lines from the first one to the rule above the moves."""
    lines = [
        FORMAT,
        f"game: {header.game}",
        f"rules: {header.rules}",
        f"content: {header.content}",
        f"seats: {len(header.seats)}",
        "players: " + " | ".join([format_seat(seat) for seat in header.seats]),
        f"options: {format_options(header.options)}",
    ]
    if header.position:
        lines.append(f"position: {header.position}")
    else:
        lines += [f"seed: {header.seed}", f"seed hash: {seed_hash(header.seed)}"]
    return "".join([line + "\n" for line in [*lines, RULE]])


def format_move(move: Move) -> str:
    """One line."""
    return f"{move.seat} {move.notation}\n"


def format_undo(number: int) -> str:
    """The last `number` moves did not happen."""
    return f"undo {number}\n"


def format_end(text: str, totals: list[int]) -> str:
    """The last lines of a finished game; `text` is the whole record so far."""
    end = f"{RULE}\nend: {' '.join([str(total) for total in totals])}\n"
    return f"{end}check: {checksum(text + end)}\n"


def checksum(text: str) -> str:
    """The fingerprint of the text above it."""
    return hashlib.sha256(text.encode()).hexdigest()


def format_record(record: Record) -> str:
    """The whole record; moves that were taken back are gone."""
    text = format_header(record.header) + "".join([format_move(move) for move in record.moves])
    return text + format_end(text, record.end) if record.end is not None else text


def name_fault(name: str) -> Reason | None:
    """Why nobody can be called so in a record."""
    if not name or name != " ".join(name.split()) or not name.isprintable():
        return Reason("records.name-empty")
    if "|" in name or name.endswith(BOT_MARK):
        return Reason("records.name-marks", name=name)
    if len(name) > LONGEST_NAME:
        return Reason("records.name-long", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    return None


# ------------------------------------------------------------------ reading


@final
class Reader:
    """The lines of a record, one after another."""

    def __init__(self, lines: list[str], source: str) -> None:
        self.lines = lines
        self.source = source
        self.at = 0

    def fault(self, message_id: str, values: dict[str, object], line: int = 0) -> RecordError:
        """The error with its file and line."""
        return RecordError(message_id, values, self.source, "", line or self.at)

    def more(self) -> bool:
        """Is there another line?"""
        return self.at < len(self.lines)

    def next(self) -> str:
        """The next line."""
        self.at += 1
        return self.lines[self.at - 1]

    def field(self, key: str) -> str:
        """The value of the header line that must come next."""
        if not self.more():
            raise self.fault("records.header-cut-off", {"key": key}, self.at + 1)
        line = self.next()
        found, colon, value = line.partition(": ")
        may_be_empty = key == "options"  # there are games without any
        if not colon or found != key or value != value.strip() or not (value or may_be_empty):
            raise self.fault("records.header-line", {"key": key, "text": shortened(line)})
        return value

    def word(self, key: str, pattern: re.Pattern[str]) -> str:
        """The value of the header line that must come next, if it is one that may be shown and looked up."""
        value = self.field(key)
        if not pattern.fullmatch(value):
            raise self.fault("records.header-word", {"key": key, "value": shortened(value)})
        return value

    def number(self, key: str, value: str, most: int) -> int:
        """A whole number written plainly."""
        if not is_number(value) or int(value) > most:
            raise self.fault("records.header-number", {"key": key, "value": shortened(value)})
        return int(value)


def is_number(text: str) -> bool:
    """Whether it is a whole number as records write it: digits, no leading zeros, not too many."""
    return len(text) <= MOST_DIGITS and text.isascii() and text.isdigit() and (text == "0" or text[0] != "0")


def shortened(text: str) -> str:
    """A line as it may stand in a message."""
    shown = "".join([c if c.isprintable() else "?" for c in text])
    return shown[:60] + "…" if len(shown) > 60 else shown


def parse_record(text: str, source: str) -> Record:
    """The record in a text; a `RecordError` names the line and the fault.

    A last line without its end is `torn`: what a crash leaves behind. Whether the moves are legal only a replay knows.
    """
    text = text.replace("\r\n", "\n").removeprefix("\ufeff")
    if not text.startswith(FORMAT_FAMILY):
        raise RecordError("records.not-a-record", {"format": FORMAT}, source, "", 1)
    if len(text) > LARGEST:
        raise RecordError("records.too-big", {"most": LARGEST // 1_000_000}, source)
    lines = text.split("\n")
    torn = lines.pop()
    reader = Reader(lines, source)
    header = parse_header(reader)
    record = Record(header, [], None, source)
    record.torn = torn
    record.lines = len(lines)
    parse_moves(reader, record)
    record.kept = sum([len(line) + 1 for line in lines[: reader.at]])
    parse_end(reader, record, text)
    return record


def parse_header(reader: Reader) -> Header:
    """Everything above the moves."""
    if not reader.more():
        raise reader.fault("records.header-cut-off", {"key": "game"}, 1)
    first = reader.next()
    if first != FORMAT:
        raise reader.fault("records.other-format", {"found": shortened(first), "format": FORMAT})
    game = reader.word("game", KEY)
    rules = reader.word("rules", VERSION)
    content = reader.field("content")
    seats = reader.number("seats", reader.field("seats"), MOST_SEATS)
    players = parse_players(reader, reader.field("players"), seats)
    options = parse_options(reader, reader.field("options"))
    seed = 0
    position = ""
    if reader.more() and reader.lines[reader.at].startswith("position: "):
        position = reader.field("position")
    else:
        seed = reader.number("seed", reader.field("seed"), 2**96 - 1)
        if reader.field("seed hash") != seed_hash(seed):
            raise reader.fault("records.seed-hash", {})
    if not reader.more():
        raise reader.fault("records.header-cut-off", {"key": RULE}, reader.at + 1)
    rule = reader.next()
    if rule != RULE:
        raise reader.fault("records.header-line", {"key": RULE, "text": shortened(rule)})
    return Header(game, rules, content, players, options, seed, position)


def parse_players(reader: Reader, value: str, seats: int) -> list[RecordSeat]:
    """One name for each seat."""
    players: list[RecordSeat] = []
    for part in value.split(" | "):
        bot = part.endswith(BOT_MARK)
        name = part.removesuffix(BOT_MARK)
        reason = name_fault(name)
        if reason is not None:
            raise reader.fault(reason.message_id, reason.values)
        players.append(RecordSeat(name, bot))
    if len(players) != seats:
        raise reader.fault("records.players", {"n": len(players), "seats": seats})
    return players


def parse_options(reader: Reader, value: str) -> dict[str, bool]:
    """`key=yes, key=no`."""
    options: dict[str, bool] = {}
    for part in value.split(", ") if value else []:
        key, _, answer = part.partition("=")
        if not KEY.fullmatch(key) or answer not in ("yes", "no") or key in options:
            raise reader.fault("records.option", {"text": shortened(part)})
        options[key] = answer == "yes"
    return options


def parse_moves(reader: Reader, record: Record) -> None:
    """The lines up to the second rule, or to the end of an unfinished game."""
    while reader.more():
        if reader.lines[reader.at] == RULE:
            return
        text = reader.next()
        line = parse_line(text, reader.at)
        if line is None:
            raise reader.fault("records.line", {"text": shortened(text)})
        if isinstance(line, Move):
            if line.seat >= len(record.header.seats):
                raise reader.fault("records.seat", {"seat": str(line.seat), "seats": len(record.header.seats)})
            record.moves.append(line)
        else:
            if not 1 <= line <= len(record.moves):
                raise reader.fault("records.undo", {"number": str(line), "moves": len(record.moves)})
            del record.moves[len(record.moves) - line :]


def parse_lines(text: str) -> list[Move | int]:
    """Lines below the header of a record; `RecordError` if one of them is no move and no undo."""
    lines: list[Move | int] = []
    for number, one in enumerate(text.splitlines(), 1):
        line = parse_line(one, number)
        if line is None:
            raise RecordError("records.line", {"text": shortened(one)}, line=number)
        lines.append(line)
    return lines


def parse_line(text: str, number: int) -> Move | int | None:
    """A line below the header: a move, or how many moves are taken back; None if it is neither."""
    first, _, rest = text.partition(" ")
    if first == "undo" and is_number(rest):
        return int(rest)
    if is_number(first) and rest and rest == " ".join(rest.split()):
        return Move(int(first), rest, number)
    return None


def parse_end(reader: Reader, record: Record, text: str) -> None:
    """Scores and checksum; a record without them is of a game that is not over."""
    if not reader.more():
        return
    reader.next()
    if not reader.more():
        return
    totals: list[int] = []
    for part in reader.field("end").split(" "):
        if not is_number(part.removeprefix("-")):
            raise reader.fault("records.end", {"text": shortened(part)})
        totals.append(int(part))
    if len(totals) != len(record.header.seats):
        raise reader.fault("records.end", {"text": shortened(" ".join([str(total) for total in totals]))})
    if not reader.more():
        return
    above = "".join([line + "\n" for line in reader.lines[: reader.at]])
    if reader.field("check") != checksum(above):
        raise reader.fault("records.edited", {})
    if reader.more() or record.torn:
        raise reader.fault("records.after-end", {}, reader.at + 1)
    record.end = totals
