"""Playing without a socket: the same requests, one by one."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from galaktyka.server.api.asking import Here, InLang, Person, Visitor, spoken
from galaktyka.server.api.games import Asking
from galaktyka.server.guards import address_of
from galaktyka.server.live import TableRequests
from galaktyka.server.messages.positions import Position
from galaktyka.server.messages.sockets import (
    Accepted,
    AskHint,
    AskWhy,
    ChatLine,
    Gather,
    Gathered,
    Hints,
    Move,
    Say,
    Undo,
    Why,
)
from galaktyka.server.problems import not_now, not_yours


@get("/tables/{table_id:str}/position", tags=["play"], responses={200: ResponseSpec(Position)})
async def position(
    request: Asking,
    service: Here,
    visitor: Visitor,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    lang: InLang = None,
) -> Response[bytes]:
    """The table as one's own seat sees it; without a seat, as a spectator does."""
    live = await service.table(address_of(request), table_id)
    if seat is not None and (visitor is None or seat not in live.seats_of(visitor.id)):
        raise not_yours("not-your-seat")
    if live.session is None:
        raise not_now("not-begun")
    body = live.position(seat, spoken(lang, request), None, visitor.id if visitor else "")
    return Response(body, media_type="application/json")


async def requests_of(request: Asking, service: Here, visitor: Visitor, table_id: str) -> TableRequests:
    """What somebody may ask of a table."""
    address = address_of(request)
    return TableRequests(service.tables, await service.table(address, table_id), visitor, address)


@post("/tables/{table_id:str}/moves", status_code=200, tags=["play"])
async def move(
    request: Asking, service: Here, person: Person, table_id: FromPath[str], data: JSONBody[Move]
) -> Accepted:
    """Answer the question of one's seat."""
    return await service.tables.move(await service.table(address_of(request), table_id), person.id, data)


@post("/tables/{table_id:str}/undo", status_code=200, tags=["play"])
async def undo(
    request: Asking, service: Here, person: Person, table_id: FromPath[str], data: JSONBody[Undo]
) -> Accepted:
    """Take one's last choice back."""
    return await service.tables.undo(await service.table(address_of(request), table_id), person.id, data)


@post("/tables/{table_id:str}/gather", status_code=200, tags=["play"])
async def gather(
    request: Asking, service: Here, person: Person, table_id: FromPath[str], data: JSONBody[Gather], lang: InLang = None
) -> Gathered:
    """What the chosen entries amount to."""
    return (await requests_of(request, service, person, table_id)).gather(data, spoken(lang, request))


@post("/tables/{table_id:str}/why", status_code=200, tags=["play"])
async def why(
    request: Asking, service: Here, person: Person, table_id: FromPath[str], data: JSONBody[AskWhy], lang: InLang = None
) -> Why:
    """Why nothing can be done with a thing now."""
    return (await requests_of(request, service, person, table_id)).why(data, spoken(lang, request))


@post("/tables/{table_id:str}/hints", status_code=200, tags=["play"])
async def hints(
    request: Asking,
    service: Here,
    person: Person,
    table_id: FromPath[str],
    data: JSONBody[AskHint],
    lang: InLang = None,
) -> Hints:
    """What a bot would do."""
    return await (await requests_of(request, service, person, table_id)).hint(data, spoken(lang, request))


@post("/tables/{table_id:str}/chat", status_code=200, tags=["play"])
async def chat(
    request: Asking, service: Here, person: Person, table_id: FromPath[str], data: JSONBody[Say], lang: InLang = None
) -> ChatLine:
    """Say something to everybody at the table."""
    return await (await requests_of(request, service, person, table_id)).say(data, spoken(lang, request))


ROUTES = [position, move, undo, gather, why, hints, chat]
