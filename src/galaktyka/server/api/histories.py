"""Looking back: the log, any moment of a game, its record, the proof of the shuffle; and playing on from there."""

from __future__ import annotations

from collections.abc import Callable

from litestar import Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import FromPath, FromQuery, JSONBody

from galaktyka.server.api.asking import Here, InLang, Person, Visitor, spoken
from galaktyka.server.api.games import Asking
from galaktyka.server.guards import address_of
from galaktyka.server.histories import Replay, viewer_in
from galaktyka.server.messages.positions import History, Position, Totals, Verification
from galaktyka.server.messages.tables import Branch, TableInfo, Upload
from galaktyka.server.problems import Outdated, not_yours
from galaktyka.server.records import (
    branch_row,
    read_upload,
    record_as_kept,
    record_from_now,
    record_text,
    verification,
)
from galaktyka.server.service import LOOKING_BACK, ONE_MOMENT_BACK, READING_A_RECORD
from galaktyka.server.storage import PersonRow, TableRow
from galaktyka.table.storage import SUFFIX


@get("/tables/{table_id:str}/history", tags=["history"])
async def history(
    request: Asking,
    service: Here,
    visitor: Visitor,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    lang: InLang = None,
) -> History:
    """The whole log as one's own seat may know it; without a seat, as a spectator may. After the end: any seat."""
    service.charge(address_of(request), LOOKING_BACK)
    row = await service.replay_cache.row_of(table_id)
    presenter, language = viewer_in(row, visitor, seat), spoken(lang, request)
    return await service.replay_cache.look(row, lambda past: past.history(presenter, language))


@get("/tables/{table_id:str}/history/{step:int}", tags=["history"])
async def moment(
    request: Asking,
    service: Here,
    visitor: Visitor,
    table_id: FromPath[str],
    step: FromPath[int],
    seat: FromQuery[int | None] = None,
    lang: InLang = None,
) -> Position:
    """The table after so many moves, as far as the viewer could see it then."""
    service.charge(address_of(request), ONE_MOMENT_BACK)
    row = await service.replay_cache.row_of(table_id)
    presenter, language = viewer_in(row, visitor, seat), spoken(lang, request)
    return await service.replay_cache.look(row, lambda past: past.position(presenter, language, step))


@get("/tables/{table_id:str}/totals", tags=["history"])
async def totals(
    request: Asking,
    service: Here,
    visitor: Visitor,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    lang: InLang = None,
) -> Totals:
    """The points after every move, as far as the viewer may know them: for a chart of the game."""
    service.charge(address_of(request), LOOKING_BACK)
    row = await service.replay_cache.row_of(table_id)
    viewer, language = viewer_in(row, visitor, seat), spoken(lang, request)
    return await service.replay_cache.look(row, lambda past: past.totals(viewer, language))


@post("/tables/{table_id:str}/branch", status_code=201, tags=["history"])
async def branch(
    request: Asking, service: Here, person: Person, table_id: FromPath[str], data: JSONBody[Branch], lang: InLang = None
) -> TableInfo:
    """Play on from a moment of a game, in one of its seats, against bots."""
    service.check_opening(address_of(request))
    service.charge(address_of(request), LOOKING_BACK)
    old = await service.replay_cache.row_of(table_id)
    viewer_in(old, person, data.seat)
    new = await service.replay_cache.look(
        old, lambda past: branch_row(past, old, data.step, data.seat, data.bot, person)
    )
    await service.store.add_table(new)
    return (await service.tables.find(new.id)).info(person.id, spoken(lang, request))


@get(
    "/tables/{table_id:str}/record",
    tags=["history"],
    media_type="text/plain",
    response_headers=[ResponseHeader(name="content-disposition", documentation_only=True)],
)
async def record(
    request: Asking, service: Here, visitor: Visitor, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> Response[str]:
    """The record of a game that is over. Of one that is not, with one's own seat: one that begins at this moment."""
    service.charge(address_of(request), LOOKING_BACK)
    row = await service.replay_cache.row_of(table_id)
    try:
        text = await service.replay_cache.look(row, record_for(row, visitor, seat))
    except Outdated:
        text = record_as_kept(row, await service.store.journal(row.id), visitor)
    name = f"{row.game}-{row.id}{SUFFIX}"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


def record_for(row: TableRow, visitor: PersonRow | None, seat: int | None) -> Callable[[Replay], str]:
    """What makes the record that the visitor may have."""
    if row.status == "over" or seat is None:
        return record_text
    viewer_in(row, visitor, seat)
    if visitor is None:
        raise not_yours("not-your-seat")
    return lambda past: record_from_now(past, row, seat, visitor)


@post("/records", status_code=201, tags=["history"])
async def upload(
    request: Asking, service: Here, person: Person, data: JSONBody[Upload], lang: InLang = None
) -> TableInfo:
    """A record becomes a table: to look back at, or to play on."""
    service.check_opening(address_of(request))
    service.charge(address_of(request), READING_A_RECORD)
    service.tables.replaying.check_room()
    row, entries = await service.tables.replaying.do(read_upload, data, person)
    await service.store.add_table(row, entries)
    return (await service.tables.find(row.id)).info(person.id, spoken(lang, request))


@get("/tables/{table_id:str}/verification", tags=["history"])
async def verify(request: Asking, service: Here, table_id: FromPath[str], lang: InLang = None) -> Verification:
    """The proof that the shuffle was settled before the first move."""
    service.charge(address_of(request), LOOKING_BACK)
    language = spoken(lang, request)
    return await service.replay_cache.look(
        await service.replay_cache.row_of(table_id), lambda past: verification(past, language)
    )


ROUTES = [history, moment, totals, branch, record, upload, verify]
