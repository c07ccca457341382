"""What stands between the net and the service: origins, hosts, sizes, rates, and the headers of every answer.

A plain ASGI layer around the application, so that it guards the page, the API and the socket alike.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any

import msgspec

from galaktyka.server.messages.common import Problem
from galaktyka.text.catalogue import Words, language_of

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")

SECURITY_HEADERS = {
    b"content-security-policy": (
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self'; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=()",
}

GONE_TOO_FAR = 1008
"""The close code of a socket that broke the rules of the house."""


class Refusal(Exception):
    """The request goes no further: the status and the message about it."""

    def __init__(self, status: int, message_id: str, **values: object) -> None:
        super().__init__(message_id)
        self.status = status
        self.message_id = message_id
        self.values = values


class Allowance:
    """So many requests at once and so many a second after that, for each client; who is unseen longest is forgotten."""

    MOST_CLIENTS = 20_000

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, price: float = 1.0) -> bool:
        """Use up some of the client's requests; False if there are too few. A negative price gives some back."""
        now = self.clock()
        left, at = self.left.pop(client, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        allowed = left >= min(price, max(1.0, self.burst))
        self.left[client] = (min(self.burst, left - price) if allowed else left, now)
        if len(self.left) > self.MOST_CLIENTS:
            self.left.popitem(last=False)
        return allowed


def is_own_machine(host: str) -> bool:
    """Whether the address can be reached from this machine only."""
    name = host.strip("[]").lower()
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


class Guard:
    """The application with its doorkeeper."""

    def __init__(
        self,
        app: Application,
        origins: Iterable[str],
        hosts: Iterable[str],
        allowance: Allowance,
        largest: int,
        behind_proxy: bool,
    ) -> None:
        """`origins` may send changes besides our own; `hosts` are the names we answer to (none: all).

        `largest` is the size of a request's body; one that does not say its size is counted by the application.
        `behind_proxy`: the client's address is in X-Forwarded-For.
        """
        self.app = app
        self.origins = frozenset(origins)
        self.hosts = frozenset(hosts)
        self.allowance = allowance
        self.largest = largest
        self.behind_proxy = behind_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then pass on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        try:
            self.check(scope, headers)
        except Refusal as refusal:
            await refuse(scope, headers, send, refusal)
            return
        scope["client"] = (self.client(scope, headers), 0)  # what everything behind the door counts by
        await self.app(scope, receive, with_security_headers(send))

    def check(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Refuse what can be refused before the body is read."""
        host = headers.get(b"host", b"").decode("latin-1")
        if self.hosts and host_name(host) not in self.hosts:
            raise Refusal(421, "server.guard.host", host=host[:80])
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self.check_origin(scope, headers, host)
        if not self.allowance.take(self.client(scope, headers)):
            raise Refusal(429, "server.guard.too-fast")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.largest:
            raise Refusal(413, "server.guard.too-large", most=self.largest // 1000)

    def check_origin(self, scope: Scope, headers: dict[bytes, bytes], host: str) -> None:
        """A change from a browser must come from our own page. Other programs send no origin."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin:
            if origin not in self.origins and origin not in (f"http://{host}", f"https://{host}"):
                raise Refusal(403, "server.guard.origin", origin=origin[:80])
        elif headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            raise Refusal(403, "server.guard.origin", origin="?")

    def client(self, scope: Scope, headers: dict[bytes, bytes]) -> str:
        """Whose allowance it is."""
        if self.behind_proxy and b"x-forwarded-for" in headers:
            return household(headers[b"x-forwarded-for"].decode("latin-1").rpartition(",")[2].strip())
        client = scope.get("client")
        return household(str(client[0])) if client else ""


def household(address: str) -> str:
    """The network of an address: with IPv6 a household has 2⁶⁴ addresses, which count as one client."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((found, 64), strict=False)) if found.version == 6 and not found.ipv4_mapped else address


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client whose allowance a request or a socket uses up."""
    return connection.client.host if connection.client else ""


def host_name(host: str) -> str:
    """The name without the port."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdigit() else host).lower()


def with_security_headers(send: Send) -> Send:
    """Every answer carries them."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            extra = [(name, value) for name, value in SECURITY_HEADERS.items() if name not in present]
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return sending


async def refuse(scope: Scope, headers: dict[bytes, bytes], send: Send, refusal: Refusal) -> None:
    """A problem in the client's language, or a socket that is not opened."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": GONE_TOO_FAR, "reason": ""})
        return
    asked = headers.get(b"accept-language", b"").decode("latin-1").partition(",")[0]
    words = Words(language_of(asked) or "en")
    problem = Problem(refusal.message_id, words.say_with(refusal.message_id, refusal.values), dict(refusal.values))
    body = msgspec.json.encode(problem)
    start: Message = {
        "type": "http.response.start",
        "status": refusal.status,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
    }
    if refusal.status == 429:
        start["headers"].append((b"retry-after", b"1"))
    sending = with_security_headers(send)
    await sending(start)
    await sending({"type": "http.response.body", "body": body, "more_body": False})
