"""The socket of a page with a hand on it: what goes over it is noted, can be kept back, and can be made up."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.page.browsing import PATIENCE

LIVE = re.compile(r"/api/tables/[^/]+/live")


class Line:
    """All sockets that the page opens, one after the other; to be laid before the table is opened."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.asked: list[dict[str, Any]] = []
        """Every request, with its number."""
        self.told: list[dict[str, Any]] = []
        """Everything that the server said, whether the page heard it or not."""
        self.keeps: Callable[[dict[str, Any]], bool] = lambda _: False
        """Requests that the server does not hear."""
        self.hides: Callable[[dict[str, Any]], bool] = lambda _: False
        """What the server says in vain."""
        page.route_web_socket(LIVE, self.lay)

    def lay(self, socket: WebSocketRoute) -> None:
        """The page opens a socket."""
        server = socket.connect_to_server()
        self.sockets.append(socket)

        def ask(message: str | bytes) -> None:
            said = json.loads(message)
            self.asked.append(said)
            if not self.keeps(said):
                server.send(message)

        def tell(message: str | bytes) -> None:
            said = json.loads(message)
            self.told.append(said)
            if not self.hides(said):
                socket.send(message)

        socket.on_message(ask)
        server.on_message(tell)

    def requests(self, kind: str) -> list[dict[str, Any]]:
        """What the page has asked of this kind."""
        return [said["request"] for said in self.asked if said["request"]["type"] == kind]

    def answered(self) -> list[int]:
        """The numbers of the requests that the server has replied to."""
        return [said["number"] for said in self.told if "reply" in said]

    def news(self, kind: str) -> list[dict[str, Any]]:
        """What the server has told by itself of this kind."""
        return [said["news"] for said in self.told if "news" in said and said["news"]["type"] == kind]

    def tell(self, news: dict[str, Any]) -> None:
        """Say something in the name of the server."""
        self.sockets[-1].send(json.dumps({"news": news}))

    def refuse(self, number: int) -> None:
        """Refuse a request in the name of the server."""
        problem = {"code": "server.too-fast", "message": "Too fast.", "values": {}}
        self.sockets[-1].send(json.dumps({"number": number, "reply": {"type": "problem", "problem": problem}}))


def wait_until(page: Page, is_so: Callable[[], bool]) -> None:
    """For what the page does not show."""
    for _ in range(PATIENCE // 20):
        if is_so():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it did not come to that")
