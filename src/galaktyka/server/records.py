"""Games that come and go as records, and games that go on from a moment of another one."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from msgspec import json

from galaktyka.bots import name_at_tables, usual_bot
from galaktyka.core.errors import GalaktykaError
from galaktyka.core.records import (
    Header,
    Move,
    Record,
    RecordSeat,
    format_header,
    format_move,
    format_record,
    parse_lines,
    parse_record,
    seed_hash,
)
from galaktyka.core.replays import replay, replay_moves
from galaktyka.core.rng import SEED_LIMIT, seeded
from galaktyka.games import find_game
from galaktyka.server.game_session import BOTS, header_of, progress_after
from galaktyka.server.histories import Replay
from galaktyka.server.lobby import begun, checked_bot
from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.positions import Verification
from galaktyka.server.messages.tables import Upload
from galaktyka.server.positions import words_in
from galaktyka.server.problems import Outdated, bad, not_now, not_there
from galaktyka.server.storage import JournalEntry, PersonRow, TableRow
from galaktyka.server.storage.store import SeatRow
from galaktyka.server.tables import new_table_id
from galaktyka.table.storage import seats_of
from galaktyka.voices import spoken_games
from galaktyka.voices.verdict import fairness

# ------------------------------------------------------------------ out


def record_text(past: Replay) -> str:
    """The record of a game that is over: with the seed and everybody's secrets."""
    if not past.over:
        raise not_now("record-not-over")
    return format_record(Record(past.header, past.moves, past.now.totals(), ""))


def record_as_kept(row: TableRow, entries: Sequence[JournalEntry], visitor: PersonRow | None) -> str:
    """The record of a game that this version cannot replay, for the one with which it was played.

    Before the end it holds everybody's secrets: it is for whoever has all seats of people.
    """
    owners = {seat.person for seat in row.seats if seat.kind == "person"}
    if row.status != "over" and (visitor is None or owners != {visitor.id}):
        raise Outdated(row.id)
    moves: list[Move] = []
    for entry in entries:
        for line in parse_lines(entry.lines):
            if isinstance(line, Move):
                moves.append(line)
            else:
                del moves[len(moves) - line :]
    seats = [RecordSeat(seat.name, seat.kind == "bot") for seat in row.seats]
    seed = 0 if row.position else row.seed
    header = Header(row.game, row.rules, row.content, seats, row.options, seed, row.position)
    return format_record(Record(header, moves, row.totals or None, ""))


def record_from_now(past: Replay, row: TableRow, seat: int, person: PersonRow) -> str:
    """A record that begins now, for a game that is not over: what the seat does not know is drawn anew in it."""
    branch = branch_row(past, row, past.reached(seat), seat, usual_bot(row.game), person)
    return format_header(header_of(branch, find_game(row.game)))


# ------------------------------------------------------------------ on from here


def branch_row(past: Replay, row: TableRow, step: int, seat: int, bot: str, person: PersonRow) -> TableRow:
    """A new table that begins at a moment of this one: the person in one of its seats, bots in the others.

    While the game goes on, what the seat cannot know is drawn anew: nobody looks into the deck of a game like this.
    """
    past.check_moment(seat, step)
    kept = checked_bot(row.game, bot)
    state = past.at(step)
    if state.is_over():
        raise not_now("branch-over")
    if not past.over:
        state = state.determinise(seat, seeded(secrets.randbelow(SEED_LIMIT)))
    seats = [SeatRow("bot", kept)] * len(row.seats)
    seats[seat] = SeatRow("person", person.name, person.id)
    document, rules = json.encode(state.to_document()), state.game().rules_version
    return new_row(row.game, rules, seats, row.options, secrets.randbelow(SEED_LIMIT), document, person)


def new_row(
    game: str, rules: str, seats: list[SeatRow], options: dict[str, bool], seed: int, position: bytes, host: PersonRow
) -> TableRow:
    """A table that begins at once."""
    now = time.time()
    row = TableRow(
        new_table_id(), game, "playing", host.id, seats, options, seed, position.decode(), created=now, changed=now
    )
    row.rules = rules
    begun(row)
    return row


# ------------------------------------------------------------------ in


def read_upload(upload: Upload, person: PersonRow) -> tuple[TableRow, list[JournalEntry]]:
    """The table that a record becomes: to look back at if its game is over, else for the person to play on."""
    try:
        record = parse_record(upload.text, "")
        key = record.header.game
        if key not in spoken_games():
            raise not_there("no-game", game=key[:40])
        steps = (replay if record.finished() else replay_moves)(record, find_game(key))
    except GalaktykaError as error:
        raise bad("broken-record", line=error.line, fault=error) from error
    header, state = record.header, steps[-1].state
    header.seats = seats_of(header)
    seats = seats_as_they_were(header.seats) if state.is_over() else seats_to_play_on(header.seats, key, upload, person)
    rules = state.game().rules_version
    row = new_row(key, rules, seats, header.options, header.seed, header.position.encode(), person)
    row.waiting, row.status, row.totals = progress_after(steps[-1])
    return row, journal_of(record.moves, row)


def seats_as_they_were(seats: list[RecordSeat]) -> list[SeatRow]:
    """Those of a game that is over belong to nobody."""
    return [SeatRow("bot" if seat.bot else "person", seat.name) for seat in seats]


def seats_to_play_on(seats: list[RecordSeat], game: str, upload: Upload, person: PersonRow) -> list[SeatRow]:
    """The person's own seat (the first of a person, if none is asked for); bots go on in all others."""
    usual = checked_bot(game, usual_bot(game))
    rows = [SeatRow("bot", (name_at_tables(seat.name, game) if seat.bot else None) or usual) for seat in seats]
    people = [number for number, seat in enumerate(seats) if not seat.bot]
    own = upload.seat if upload.seat is not None else (people or [0])[0]
    if not 0 <= own < len(seats):
        raise not_there("no-seat")
    rows[own] = SeatRow("person", person.name, person.id)
    return rows


def journal_of(moves: list[Move], row: TableRow) -> list[JournalEntry]:
    """Each move of a person is an entry, and what bots do in between is one."""
    parts: list[tuple[int, str]] = []
    for move in moves:
        seat = move.seat if row.seats[move.seat].kind == "person" else BOTS
        if seat == BOTS and parts and parts[-1][0] == BOTS:
            parts[-1] = BOTS, parts[-1][1] + format_move(move)
        else:
            parts.append((seat, format_move(move)))
    return [JournalEntry(number, f"record:{number}", *part, row.created) for number, part in enumerate(parts, 1)]


# ------------------------------------------------------------------ was it fair?


def verification(past: Replay, lang: Lang) -> Verification:
    """The proof that the deck was not changed on the way: the moves, replayed from the seed, gave this game."""
    words = words_in(lang)
    seed = past.header.seed
    if past.header.position:
        return Verification(None, "", False, words.say("voices.end.from-position"))
    if not past.over:
        return Verification(None, seed_hash(seed), False, words.say("server.fair.later"))
    lines = [*fairness(words, past.header), words.say("server.fair.replayed", n=len(past.moves))]
    return Verification(str(seed), seed_hash(seed), True, "\n".join(lines))
