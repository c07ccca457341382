"""A real server on a free port, and people who play at it through HTTP and sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import socket
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from galaktyka.server.app import create_app, create_guarded
from galaktyka.server.config import Config
from galaktyka.server.service import Service

PATIENCE = 30.0
ME = {"kind": "me"}
BOT = {"kind": "bot", "name": "greedy"}
OPEN = {"kind": "open"}


def story(told: Coroutine[Any, Any, None]) -> None:
    """Run a test that waits for things."""
    asyncio.run(asyncio.wait_for(told, 120))


class Seat:
    """Somebody's socket at a table."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.number = 0
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        """All news, in order."""
        self.answers: dict[int, dict[str, Any]] = {}
        self.rng = random.Random(1)

    async def say(self, text: str, line: str = "") -> dict[str, Any]:
        """Chat."""
        return await self.ask({"type": "chat", "text": text, "line": line or secrets.token_hex(8)})

    async def hear(self) -> None:
        """The next message."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if "reply" in message:
            self.answers[message["number"]] = message["reply"]
            return
        news = message["news"]
        self.heard.append(news)
        if news["type"] == "position":
            self.position = news
        elif news["type"] == "table":
            self.table = news["table"]

    async def until(self, holds: Callable[[], bool]) -> None:
        """Listen until something is true."""
        while not holds():
            await self.hear()

    async def asked(self) -> dict[str, Any]:
        """The position in which this seat has to choose, or the game is over."""
        await self.until(lambda: bool(self.position.get("choice") or self.position.get("ending")))
        return self.position

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """A request and its answer."""
        self.number += 1
        number = self.number
        await self.socket.send(json.dumps({"number": number, "request": request}))
        await self.until(lambda: number in self.answers)
        return self.answers[number]

    async def look_again(self) -> None:
        """The newest position."""
        await self.ask({"type": "look", "seat": self.seat, "lang": "en"})
        self.position = {}
        await self.until(lambda: bool(self.position))

    def move(self, actions: list[str], deed: str = "") -> dict[str, Any]:
        """A move as it is sent."""
        deed = deed or secrets.token_hex(8)
        return {"type": "move", "seat": self.seat, "moment": self.position["moment"], "deed": deed, "actions": actions}

    def undo(self, deed: str = "") -> dict[str, Any]:
        """Taking one's last choice back, as it is sent."""
        deed = deed or secrets.token_hex(8)
        return {"type": "undo", "seat": self.seat, "moment": self.position["moment"], "deed": deed}

    async def play(self, actions: list[str]) -> dict[str, Any]:
        """Make a move, and see the position after it."""
        before = self.position["version"]
        answer = await self.ask(self.move(actions))
        if answer["type"] == "accepted":
            await self.until(lambda: self.position["version"] != before)
        return answer

    async def gather(self, keys: list[str]) -> dict[str, Any]:
        """What the entries with these keys amount to."""
        return await self.ask({"type": "gather", "seat": self.seat, "moment": self.position["moment"], "chosen": keys})

    async def any_answer(self) -> list[str]:
        """Any answer to the question; of things chosen together, as many as it takes."""
        choice = self.position["choice"]
        possible = [entry for entry in choice["entries"] if entry["action"]]
        single = [entry for entry in possible if not entry["several"]]
        if single or choice["passing"]:
            return [self.rng.choice(single or [choice["passing"]])["action"]]
        keys: list[str] = []
        for entry in [each for each in possible for _ in range(each["most"] or 1)]:
            gathered = await self.gather([*keys, entry["key"]])
            if gathered["complete"]:
                return list(gathered["actions"])
            if not gathered["fault"]:
                keys.append(entry["key"])
        raise AssertionError(choice)

    async def play_any(self) -> None:
        """Answer, and see the position after it."""
        answer = await self.play(await self.any_answer())
        assert answer["type"] == "accepted", answer


class Guest:
    """Somebody with a cookie."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house = house
        self.http = http

    async def open(self, game: str, *seats: dict[str, str], **wishes: object) -> str:
        """Open a table; its id."""
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def post(self, path: str, body: object) -> httpx.Response:
        """A request that changes something."""
        return await self.http.post(f"/api{path}", json=body)

    @contextlib.asynccontextmanager
    async def at(self, table: str, seat: int | None = 0, lang: str = "en") -> AsyncIterator[Seat]:
        """Sit at the table."""
        where = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/live?lang={lang}"
        if seat is not None:
            where += f"&seat={seat}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(where, additional_headers={"Cookie": cookie} if cookie else {}, max_size=2**22) as socket:
            yield Seat(socket, seat)


class House:
    """A running server."""

    def __init__(self, port: int, service: Service) -> None:
        self.port = port
        self.service = service

    @contextlib.asynccontextmanager
    async def guest(self, name: str = "") -> AsyncIterator[Guest]:
        """Somebody comes in; without a name they remain a stranger."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as http:
            if name:
                answer = await http.post("/api/me", json={"name": name})
                assert answer.status_code == 200, answer.text
            yield Guest(self, http)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Impatient(uvicorn.Server):
    """Notices at once that it is to stop."""

    async def main_loop(self) -> None:
        while not self.should_exit:
            await asyncio.sleep(0.005)


IDLE: defaultdict[tuple[int, str], list[Litestar]] = defaultdict(list)
"""Applications that no server uses now: making one takes longer than many a test."""


@contextlib.contextmanager
def application(config: Config) -> Iterator[Litestar]:
    """The application for a server with these settings."""
    idle = IDLE[config.largest_message, config.page]
    app = idle.pop() if idle else create_app(config)
    app.state.config = config
    yield app
    idle.append(app)


async def begun_by(host: Guest, friend: Guest, game: str = "race", **wishes: object) -> str:
    """A table that one opens and another joins; its game has begun."""
    table = await host.open(game, ME, OPEN, **wishes)
    await friend.post(f"/tables/{table}/join", {})
    await host.post(f"/tables/{table}/start", {})
    return table


@contextlib.asynccontextmanager
async def listening(config: Config, app: Any) -> AsyncIterator[None]:
    """The application on its port."""
    largest = config.largest_message
    settings = uvicorn.Config(
        app, port=config.port, log_level="error", ws_max_size=largest, timeout_graceful_shutdown=1
    )
    server = Impatient(settings)
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        server.should_exit = True
        await task


@contextlib.asynccontextmanager
async def serving(folder: Path, guarded: bool = False, **changes: Any) -> AsyncIterator[House]:
    """A server on a database in the folder."""
    changes.setdefault("database", f"sqlite:///{folder / 'games.db'}")
    changes.setdefault("burst", 1e9)
    changes.setdefault("tables_burst", 1e9)
    changes.setdefault("thinkers", 0)  # one is started when a bot is asked
    config = Config(port=free_port(), **changes)
    with application(config) as app:
        async with listening(config, create_guarded(config, app) if guarded else app):
            yield House(config.port, app.state.service)
