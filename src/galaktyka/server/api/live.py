"""The socket of a table."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from galaktyka.core.errors import GalaktykaError
from galaktyka.server.api.asking import Here, InLang, Visitor, spoken
from galaktyka.server.guards import address_of
from galaktyka.server.live import NO_TABLE, NOT_ALLOWED, TRY_AGAIN, Client
from galaktyka.server.problems import Refusal

log = logging.getLogger(__name__)

OUR_FAULT = 1011
GONE = (WebSocketDisconnect, OSError)
"""How one hears that the client has left."""


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    service: Here,
    visitor: Visitor,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    lang: InLang = None,
) -> None:
    """Watch a table and play at it: `Asked` goes in, `Answer` and `ServerEvent` come out."""
    try:
        with service.socket_of(address_of(socket), table_id):
            await socket.accept()
            table = await service.table(address_of(socket), table_id)
            if seat is not None and (visitor is None or seat not in table.seats_of(visitor.id)):
                await socket.close(NOT_ALLOWED)
                return
            await Client(socket, service.tables, table, visitor, seat, spoken(lang, socket)).run()
            await close(socket, TRY_AGAIN)  # it was let go
    except Refusal as refusal:
        await close(socket, TRY_AGAIN if refusal.status in (429, 503) else NO_TABLE)
    except (GalaktykaError, TimeoutError):
        await close(socket, TRY_AGAIN)
    except GONE:
        pass
    except Exception:
        log.exception("a socket at table %s failed", table_id)
        await close(socket, OUR_FAULT)


async def close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Let the client go, if it is still there."""
    with contextlib.suppress(*GONE):
        await socket.close(code)


ROUTES = [live]
