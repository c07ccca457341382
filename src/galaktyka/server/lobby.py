"""Before the game: opening a table, sitting down, leaving, filling seats, starting."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from galaktyka.bots import bot_names, name_at_tables
from galaktyka.core.rng import SEED_LIMIT
from galaktyka.games import find_game
from galaktyka.server.adaptive import ADAPTIVE, adapts, fitting_bot
from galaktyka.server.game_session import GameSession, progress_after
from galaktyka.server.livetable import LiveTable
from galaktyka.server.messages.tables import Clock, NewTable, SeatWish
from galaktyka.server.people import checked_name
from galaktyka.server.problems import Refusal, bad, not_now, not_there, not_yours
from galaktyka.server.storage import Conflict, PersonRow, TableRow
from galaktyka.server.storage.store import SeatRow
from galaktyka.server.tables import ATTEMPTS, Tables, new_table_id
from galaktyka.voices import spoken_games

LONGEST_STOCK = 24 * 3600
LONGEST_BONUS = 3600
MOST_DAYS = 30


async def open_table(tables: Tables, host: PersonRow, wish: NewTable) -> LiveTable:
    """A new table; the game begins at once if nobody has to be waited for."""
    if wish.game not in spoken_games():
        raise not_there("no-game", game=wish.game[:40])
    if wish.seed is not None and any(seat.kind == "open" for seat in wish.seats):
        raise bad("seed")
    game = find_game(wish.game)
    seed = secrets.randbelow(SEED_LIMIT) if wish.seed is None else wish.seed
    options = game.check_start(len(wish.seats), seed, wish.options)
    now = time.time()
    row = TableRow(
        id=new_table_id(),
        game=wish.game,
        status="gathering",
        host=host.id,
        seats=[],
        options=options,
        seed=seed,
        clock=checked_clock(wish.clock),
        listed=wish.listed,
        guided=wish.guided,
        created=now,
        changed=now,
    )
    for seat in wish.seats:
        if seat.kind == "bot" and seat.name == ADAPTIVE and adapts(row.game):
            row.seats.append(SeatRow("bot", await fitting_bot(tables.store, host, row.game, len(wish.seats))))
        else:
            row.seats.append(seat_for(row, seat, host))
    return await set_up(tables, row)


async def set_up(tables: Tables, row: TableRow) -> LiveTable:
    """Store a new table and wake it; its game begins if no seat is open."""
    session = None
    if not any(seat.kind == "open" for seat in row.seats):
        session = begun(row)
    await tables.store.add_table(row)
    live = LiveTable(row, session)
    tables.add(live)
    return live


def begun(row: TableRow) -> GameSession:
    """A session at the start of the game; content and rules are noted in the row, if it does not say the rules."""
    game = find_game(row.game)
    row.rules, row.content = row.rules or game.rules_version, game.content
    session = GameSession(row)
    row.waiting, row.status, row.totals = progress_after(session.table.steps[-1])
    return session


def checked_clock(clock: Clock | None) -> Clock | None:
    """The clock, if its values make sense; None if it gives no time at all."""
    if clock is None or clock == Clock():
        return None
    within = 0 <= clock.stock <= LONGEST_STOCK and 0 <= clock.bonus <= LONGEST_BONUS and 0 <= clock.days <= MOST_DAYS
    if not within or (clock.days and (clock.stock or clock.bonus)):
        raise bad("clock")
    return clock


def seat_for(row: TableRow, wish: SeatWish, host: PersonRow) -> SeatRow:
    """Who the host wants to sit there."""
    match wish.kind:
        case "bot":
            return SeatRow("bot", checked_bot(row.game, wish.name))
        case "me":
            return SeatRow("person", free_name(row, host.name), host.id)
        case "local":
            return SeatRow("person", free_name(row, checked_name(wish.name)), host.id)
    return SeatRow("open", "")


def checked_bot(game: str, bot: str) -> str:
    """The name under which tables keep the bot; there must be one."""
    kept = name_at_tables(bot, game)
    if kept is None:
        raise bad("no-bot", bot=bot[:40], known=bot_names(game))
    return kept


def free_name(row: TableRow, name: str) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {seat.name for seat in row.seats if seat.kind == "person"}
    names = [name, *(f"{name[:36]} {number}" for number in range(2, 30))]
    return next(each for each in names if each not in taken)


# ------------------------------------------------------------------ while it is gathering


async def change(tables: Tables, live: LiveTable, how: Callable[[TableRow], bool]) -> None:
    """Change the row of a table that has not begun, and begin if `how` says so; a refusal changes nothing."""
    async with live.lock:
        for _ in range(ATTEMPTS):
            row = await tables.store.table(live.row.id)
            if row is None:
                raise not_there("no-table")
            if row.status != "gathering":
                raise not_now("begun")
            row.changed = time.time()
            session = begun(row) if how(row) else None
            try:
                await tables.store.save_table(row)
            except Conflict:
                continue
            live.row, live.session = row, session
            live.announce_table()
            tables.go_on(live)
            return
    raise Refusal(503, "busy")


async def join(tables: Tables, live: LiveTable, person: PersonRow, seat: int | None) -> None:
    """Take an open seat."""

    def sit(row: TableRow) -> bool:
        if any(who.person == person.id and who.kind == "person" for who in row.seats):
            raise not_now("seated")
        free = [number for number, who in enumerate(row.seats) if who.kind == "open"]
        if not free or (seat is not None and seat not in free):
            raise not_now("seat-taken")
        row.seats[free[0] if seat is None else seat] = SeatRow("person", free_name(row, person.name), person.id)
        return False

    await change(tables, live, sit)


async def leave(tables: Tables, live: LiveTable, person: PersonRow) -> None:
    """Give one's seat up before the game."""

    def stand_up(row: TableRow) -> bool:
        if not any(who.person == person.id for who in row.seats):
            raise not_now("not-seated")
        row.seats = [SeatRow("open", "") if who.person == person.id else who for who in row.seats]
        return False

    await change(tables, live, stand_up)


async def place(tables: Tables, live: LiveTable, person: PersonRow, seat: int, wish: SeatWish) -> None:
    """The host says who has a seat; whoever sits there leaves."""

    def put(row: TableRow) -> bool:
        check_host(row, person)
        if not 0 <= seat < len(row.seats):
            raise not_there("no-seat")
        row.seats[seat] = SeatRow("open", "")
        row.seats[seat] = seat_for(row, wish, person)
        return False

    await change(tables, live, put)


async def start(tables: Tables, live: LiveTable, person: PersonRow) -> None:
    """The host begins the game."""

    def begin(row: TableRow) -> bool:
        check_host(row, person)
        if any(who.kind == "open" for who in row.seats):
            raise not_now("seats-open")
        return True

    await change(tables, live, begin)


def check_host(row: TableRow, person: PersonRow) -> None:
    """Only the one who opened the table may."""
    if row.host != person.id:
        raise not_yours("not-host")
