"""The lobby: tables that are opened, joined, left and started."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from galaktyka.server import lobby
from galaktyka.server.api.asking import Here, InLang, Person, Visitor, spoken
from galaktyka.server.api.games import Asking
from galaktyka.server.guards import address_of
from galaktyka.server.livetable import info_of
from galaktyka.server.messages.tables import Join, NewTable, SeatChange, TableInfo


@get("/tables", tags=["tables"])
async def list_tables(
    request: Asking,
    service: Here,
    visitor: Visitor,
    mine: FromQuery[bool] = False,
    listed: FromQuery[bool] = False,
    lang: InLang = None,
) -> list[TableInfo]:
    """One's own tables (`mine`), and those that everybody may see (`listed`)."""
    who = visitor.id if visitor else ""
    rows = await service.store.tables_of(who) if mine and who else []
    if listed:
        rows += [row for row in await service.store.listed_tables() if row.id not in {known.id for known in rows}]
    language = spoken(lang, request)
    awake = service.tables.awake
    return [awake[row.id].info(who, language) if row.id in awake else info_of(row, who, language) for row in rows]


@post("/tables", status_code=201, tags=["tables"])
async def open_table(
    request: Asking, service: Here, person: Person, data: JSONBody[NewTable], lang: InLang = None
) -> TableInfo:
    """Open a table; without open seats the game begins at once."""
    service.check_opening(address_of(request))
    live = await lobby.open_table(service.tables, person, data)
    return live.info(person.id, spoken(lang, request))


@get("/tables/{table_id:str}", tags=["tables"])
async def show_table(
    request: Asking, service: Here, visitor: Visitor, table_id: FromPath[str], lang: InLang = None
) -> TableInfo:
    """One table."""
    live = await service.table(address_of(request), table_id)
    return live.info(visitor.id if visitor else "", spoken(lang, request))


@post("/tables/{table_id:str}/join", status_code=200, tags=["tables"])
async def join_table(
    request: Asking, service: Here, person: Person, table_id: FromPath[str], data: JSONBody[Join], lang: InLang = None
) -> TableInfo:
    """Take an open seat."""
    live = await service.table(address_of(request), table_id)
    await lobby.join(service.tables, live, person, data.seat)
    return live.info(person.id, spoken(lang, request))


@post("/tables/{table_id:str}/leave", status_code=200, tags=["tables"])
async def leave_table(
    request: Asking, service: Here, person: Person, table_id: FromPath[str], lang: InLang = None
) -> TableInfo:
    """Give one's seat up before the game."""
    live = await service.table(address_of(request), table_id)
    await lobby.leave(service.tables, live, person)
    return live.info(person.id, spoken(lang, request))


@post("/tables/{table_id:str}/seats", status_code=200, tags=["tables"])
async def place_at_table(
    request: Asking,
    service: Here,
    person: Person,
    table_id: FromPath[str],
    data: JSONBody[SeatChange],
    lang: InLang = None,
) -> TableInfo:
    """The host gives a seat to a bot or to somebody at the same screen, or opens it."""
    live = await service.table(address_of(request), table_id)
    await lobby.place(service.tables, live, person, data.seat, data.wish)
    return live.info(person.id, spoken(lang, request))


@post("/tables/{table_id:str}/start", status_code=200, tags=["tables"])
async def start_table(
    request: Asking, service: Here, person: Person, table_id: FromPath[str], lang: InLang = None
) -> TableInfo:
    """The host begins the game."""
    live = await service.table(address_of(request), table_id)
    await lobby.start(service.tables, live, person)
    return live.info(person.id, spoken(lang, request))


ROUTES = [list_tables, open_table, show_table, join_table, leave_table, place_at_table, start_table]
