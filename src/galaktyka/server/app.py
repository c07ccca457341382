"""The application: all routes, and a proper answer to everything that goes wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from galaktyka.core.errors import GalaktykaError
from galaktyka.engine import is_compiled
from galaktyka.server.api import games, histories, live, people, play, tables
from galaktyka.server.api.asking import DEPENDENCIES, Here, spoken
from galaktyka.server.config import Config
from galaktyka.server.guards import LOOPBACK, Allowance, Application, Guard, is_own_machine
from galaktyka.server.messages.common import Problem
from galaktyka.server.metrics import MEDIA_TYPE
from galaktyka.server.page import page_folder, page_routes
from galaktyka.server.positions import words_in
from galaktyka.server.problems import Refusal, problem, status_of
from galaktyka.server.service import Service, open_service

log = logging.getLogger(__name__)

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PATCH", "DELETE")
"""Those that are counted by name: a client may invent as many as it likes."""
CODES = {404: "no-page", 405: "method"}


def api_routes() -> Router:
    """Everything under /api."""
    routes = [*games.ROUTES, *people.ROUTES, *tables.ROUTES, *play.ROUTES, *histories.ROUTES, *live.ROUTES]
    return Router("/api", route_handlers=[*routes, openapi], dependencies=DEPENDENCIES)


@get("/schema/openapi.json", include_in_schema=False, sync_to_thread=True)
def openapi() -> Response[bytes]:
    """The OpenAPI document."""
    from galaktyka.server.schema import document_bytes

    return Response(document_bytes(), media_type="application/json")


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process answers; and which engine it has."""
    return {"status": "ok", "engine": "compiled" if is_compiled() else "plain"}


@get("/ready", include_in_schema=False, dependencies=DEPENDENCIES)
async def ready(service: Here) -> dict[str, str]:
    """The database can be written."""
    await service.store.check()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, dependencies=DEPENDENCIES)
async def metrics(service: Here) -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(service.metrics.text(), media_type=MEDIA_TYPE)


def create_app(config: Config) -> Litestar:
    """The server as an ASGI application."""
    return Litestar(
        route_handlers=[api_routes(), health, ready, metrics, *page_routes(page_folder(config.page))],
        lifespan=[running],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=config.largest_message,
        state=State({"config": config}),
        before_send=[count_request],
        exception_handlers={
            Refusal: refused,
            GalaktykaError: refused,
            HTTPException: http_fault,
            Exception: fault,
        },
    )


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """From the first request to the last."""
    app.state.service = await open_service(app.state.config)
    try:
        yield
    finally:
        await app.state.service.close()


async def count_request(message: Message, scope: Scope) -> None:
    """For the metrics: what was answered."""
    service: Service | None = scope["litestar_app"].state.get("service")
    if service is not None and message["type"] == "http.response.start":
        method = scope.get("method")
        service.metrics.requests.labels(method if method in METHODS else "other", message["status"]).inc()


def create_guarded(config: Config, app: Litestar | None = None) -> Guard:
    """The same behind its doorkeeper: this is what is served."""
    own_machine_only = is_own_machine(config.host) and not config.origins
    allowance = Allowance(config.burst, config.requests_per_second)
    hosts = (*LOOPBACK, config.host) if own_machine_only else ()
    return Guard(
        cast(Application, app or create_app(config)),
        config.origins,
        hosts,
        allowance,
        config.largest_message,
        config.behind_proxy,
    )


def refused(request: Request[Any, Any, Any], error: Refusal | GalaktykaError) -> Response[Problem]:
    """Something that cannot be done, and why."""
    return Response(problem(error, words_in(spoken(asked_lang(request), request))), status_code=status_of(error))


def http_fault(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that the framework refuses."""
    words = words_in(spoken(asked_lang(request), request))
    found = problem(framework_refusal(error, request.app.state.config.largest_message), words)
    return Response(found, status_code=error.status_code, headers=error.headers)


def framework_refusal(error: HTTPException, largest: int) -> Refusal:
    """The same as one of our own."""
    status = error.status_code
    if status in CODES:
        return Refusal(status, CODES[status])
    if status == 413:
        return Refusal(status, "too-large", most=largest // 1000)
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{entry.get('key', '')}: {entry.get('message', '')}" for entry in extra if isinstance(entry, dict)]
    return Refusal(status, "malformed", fault="; ".join(faults) or error.detail)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours."""
    log.error("a request to %s failed", request.url.path, exc_info=error)
    return Response(problem(Refusal(500, "fault"), words_in(spoken(asked_lang(request), request))), status_code=500)


def asked_lang(request: Request[Any, Any, Any]) -> Any:
    """The language in the query, if it is one."""
    lang = request.query_params.get("lang")
    return lang if lang in ("en", "pl") else None
