"""Who asks, and in which language: what every route is given."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from galaktyka.server.messages.common import Lang
from galaktyka.server.people import COOKIE, nobody
from galaktyka.server.service import Service
from galaktyka.server.storage import PersonRow
from galaktyka.text.catalogue import language_of

Connection = ASGIConnection[Any, Any, Any, Any]
Here = NamedDependency[Service]
Visitor = NamedDependency[PersonRow | None]
Person = NamedDependency[PersonRow]
InLang = Annotated[Lang | None, QueryParameter(name="lang", description="The language of all words in the answer.")]


def service_of(state: State) -> Service:
    """The server."""
    service: Service = state.service
    return service


async def visitor_of(request: Connection, service: Here) -> PersonRow | None:
    """Who asks; None if they have not told their name."""
    cookie = request.cookies.get(COOKIE, "")
    return await service.people.known_by(cookie) if cookie else None


async def person_of(visitor: Visitor) -> PersonRow:
    """Who asks; they must have told their name."""
    if visitor is None:
        raise nobody()
    return visitor


def spoken(lang: Lang | None, connection: Connection) -> Lang:
    """The language that was asked for, else the browser's, else English."""
    if lang is not None:
        return lang
    for wish in connection.headers.get("accept-language", "").split(","):
        found = language_of(wish.partition(";")[0].strip())
        if found:
            return "pl" if found == "pl" else "en"
    return "en"


DEPENDENCIES = {
    "service": Provide(service_of, sync_to_thread=False),
    "visitor": Provide(visitor_of),
    "person": Provide(person_of),
}
