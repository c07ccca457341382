"""Who one is."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from galaktyka.server.api.asking import Here, Person, Visitor
from galaktyka.server.guards import address_of
from galaktyka.server.messages.people import Credentials, Me, Named
from galaktyka.server.people import COOKIE, COOKIE_SECONDS
from galaktyka.server.service import COMING_IN


def me_of(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(person.id, person.name, bool(person.password))


def known_from_now_on(service: Here, request: Request[Any, Any, Any], person: Person) -> Response[Me]:
    """The person, and the cookie that says so on this device."""
    cookie = Cookie(
        COOKIE,
        value=service.people.cookie_for(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    return Response(me_of(person), cookies=[cookie])


@get("/me", tags=["people"])
async def who_am_i(visitor: Visitor) -> Me | None:
    """Who the cookie says one is; null: somebody new."""
    return me_of(visitor) if visitor else None


@post("/me", status_code=200, tags=["people"])
async def introduce(
    service: Here, visitor: Visitor, request: Request[Any, Any, Any], data: JSONBody[Named]
) -> Response[Me]:
    """Come in as a guest with a name; who has a cookie is somebody already, and stays so whatever the name."""
    if visitor is None:
        service.charge(address_of(request), COMING_IN)
    return known_from_now_on(service, request, visitor or await service.people.add_guest(data.name))


@patch("/me", tags=["people"])
async def rename(service: Here, person: Person, data: JSONBody[Named]) -> Me:
    """Take another name."""
    return me_of(await service.people.rename(person, data.name))


@post("/accounts", status_code=201, tags=["people"])
async def sign_up(
    service: Here, visitor: Visitor, request: Request[Any, Any, Any], data: JSONBody[Credentials]
) -> Response[Me]:
    """Make an account; a guest's games are then its own."""
    person = await service.accounts.sign_up(visitor, data.name, data.password, address_of(request))
    return known_from_now_on(service, request, person)


@post("/session", status_code=200, tags=["people"])
async def sign_in(
    service: Here, visitor: Visitor, request: Request[Any, Any, Any], data: JSONBody[Credentials]
) -> Response[Me]:
    """Be known here by an account; games begun as a guest come along, and the guest's sockets come again."""
    person = await service.accounts.sign_in(visitor, data.name, data.password, address_of(request))
    answer = known_from_now_on(service, request, person)
    if visitor is not None and visitor.id != person.id and not visitor.password:
        answer.background = BackgroundTask(service.tables.dismiss, visitor.id)  # when they have the cookie
    return answer


@delete("/session", tags=["people"])
async def sign_out() -> Response[None]:
    """Be nobody on this device. The games of an account stay with it."""
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, path="/")])


ROUTES = [who_am_i, introduce, rename, sign_up, sign_in, sign_out]
