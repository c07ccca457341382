"""The doorkeeper: foreign origins, foreign names, too much and too fast are turned away in words; ours get in."""

import asyncio
import json
from typing import Any

import pytest

from galaktyka.server.app import create_guarded
from galaktyka.server.config import Config
from galaktyka.server.guards import LOOPBACK, SECURITY_HEADERS, Allowance, Guard

pytestmark = pytest.mark.once


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


async def answering(scope: Any, receive: Any, send: Any) -> None:
    """An application that says yes to everything."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": b"yes", "more_body": False})


def guard(**changes: Any) -> Guard:
    settings: dict[str, Any] = {
        "origins": (),
        "hosts": LOOPBACK,
        "allowance": Allowance(1000, 1000),
        "largest": 100,
        "behind_proxy": False,
    }
    return Guard(answering, **{**settings, **changes})


def ask(doorkeeper: Guard, method: str = "GET", kind: str = "http", **headers: str) -> list[dict[str, Any]]:
    """Everything that the service sends back."""
    given = {"host": "localhost:8080", **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope = {
        "type": kind,
        "method": method,
        "path": "/",
        "client": ("10.0.0.1", 5),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
    }
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request"}

    asyncio.run(doorkeeper(scope, receive, send))
    return sent


def status(sent: list[dict[str, Any]]) -> int:
    return int(sent[0]["status"])


def test_a_page_of_our_own_may_change_things():
    assert status(ask(guard(), "POST", origin="http://localhost:8080")) == 200


def test_a_program_without_an_origin_may_change_things():
    assert status(ask(guard(), "POST")) == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://localhost:8081", "null", "http://localhost", "http://[", "localhost:8080"]
)
def test_another_page_may_not(origin: str):
    assert status(ask(guard(), "POST", origin=origin)) == 403


def test_another_page_may_not_hide_where_it_comes_from():
    assert status(ask(guard(), "POST", sec_fetch_site="cross-site")) == 403


def test_another_page_may_not_open_a_socket():
    sent = ask(guard(), "GET", "websocket", origin="http://evil.example")
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": ""}]
    assert ask(guard(), "GET", "websocket", origin="http://localhost:8080") == [{"type": "websocket.accept"}]


def test_looking_is_allowed_from_anywhere():
    assert status(ask(guard(), "GET", origin="http://evil.example")) == 200


def test_an_origin_that_was_configured_is_ours():
    ours = guard(origins=["https://galaktyka.example"], hosts=())
    assert status(ask(ours, "POST", host="inner:8080", origin="https://galaktyka.example")) == 200
    assert status(ask(ours, "POST", host="inner:8080", origin="https://evil.example")) == 403


@pytest.mark.parametrize("host", ["localhost:8080", "127.0.0.1:1", "[::1]:8080", "LOCALHOST"])
def test_our_own_names_are_answered(host: str):
    assert status(ask(guard(), host=host)) == 200


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.0.0.2", "localhost", "LocalHost", "::1", "[::1]", "0:0:0:0:0:0:0:1"]
)
def test_who_serves_this_machine_alone_answers_to_its_own_names_only(host: str):
    ours = create_guarded(Config(host=host), answering)  # type: ignore[arg-type]
    assert status(ask(ours, host="localhost:8080")) == 200
    assert status(ask(ours, host="evil.example:8080")) == 421


def test_the_address_itself_is_a_name():
    ours = create_guarded(Config(host="127.0.0.2"), answering)  # type: ignore[arg-type]
    assert status(ask(ours, host="127.0.0.2:8080")) == 200


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "galaktyka.example"])
def test_who_serves_others_answers_to_every_name(host: str):
    assert status(ask(create_guarded(Config(host=host), answering), host="any.example:8080")) == 200  # type: ignore[arg-type]


@pytest.mark.parametrize("host", ["evil.example:8080", "localhost.evil.example", "", "127.0.0.1.evil.example:80"])
def test_a_foreign_name_that_leads_here_is_not(host: str):
    """Otherwise a page of a name that is pointed at this machine could play in its owner's name."""
    assert status(ask(guard(), "POST", host=host, origin=f"http://{host}")) == 421


@pytest.mark.parametrize("length", ["101", "99999999999999999999", "-1", "ten"])
def test_too_large_is_refused_before_it_is_read(length: str):
    assert status(ask(guard(), "POST", content_length=length)) == 413
    assert status(ask(guard(), "POST", content_length="100")) == 200


def test_the_burst_then_so_many_a_second():
    clock = Clock()
    allowance = Allowance(burst=3, per_second=2, clock=clock)
    assert [allowance.take("a") for _ in range(4)] == [True, True, True, False]
    assert allowance.take("b"), "everybody has their own"
    clock.now = 0.5
    assert [allowance.take("a") for _ in range(2)] == [True, False]
    clock.now = 100
    assert [allowance.take("a") for _ in range(4)] == [True, True, True, False], "no more than the burst is saved up"


def test_what_costs_more_uses_up_more_and_can_be_given_back():
    allowance = Allowance(burst=10, per_second=0, clock=Clock())
    assert [allowance.take("a", 4) for _ in range(3)] == [True, True, False]
    assert allowance.take("a", 2), "a refusal uses up nothing"
    allowance.take("a", -3)
    assert [allowance.take("a") for _ in range(4)] == [True, True, True, False]
    assert [allowance.take("b", 50) for _ in range(2)] == [True, False], "the dearest costs everything"
    allowance.take("c", -3)
    assert [allowance.take("c", 5) for _ in range(3)] == [True, True, False], "no more than the burst is saved up"


def test_too_fast_is_told_in_words_of_the_client():
    busy = guard(allowance=Allowance(0, 1))
    english, polish = ask(busy), ask(busy, accept_language="pl-PL,pl;q=0.9")
    assert status(english) == 429
    assert (b"retry-after", b"1") in english[0]["headers"]
    assert json.loads(english[1]["body"])["message"].startswith("That was too many requests")
    assert json.loads(polish[1]["body"])["message"].startswith("Za dużo żądań")
    assert json.loads(polish[1]["body"])["code"] == "server.guard.too-fast"


def test_only_behind_a_proxy_its_word_about_the_client_counts():
    one_each = Allowance(1, 0)
    proxied = guard(allowance=one_each, behind_proxy=True)
    assert status(ask(proxied, x_forwarded_for="1.1.1.1, 2.2.2.2")) == 200
    assert status(ask(proxied, x_forwarded_for="9.9.9.9, 2.2.2.2")) == 429, "the proxy's own entry is the last"
    assert status(ask(proxied, x_forwarded_for="3.3.3.3")) == 200
    alone = guard(allowance=Allowance(1, 0))
    assert status(ask(alone, x_forwarded_for="1.1.1.1")) == 200
    assert status(ask(alone, x_forwarded_for="2.2.2.2")) == 429


def test_clients_unseen_longest_are_forgotten():
    allowance = Allowance(1, 0)
    allowance.MOST_CLIENTS = 3
    for client in "abcd":
        allowance.take(client)
    assert list(allowance.left) == ["b", "c", "d"]


def test_every_answer_carries_the_security_headers():
    for sent in (ask(guard()), ask(guard(), host="evil.example")):
        headers = dict(sent[0]["headers"])
        assert SECURITY_HEADERS.items() <= headers.items()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::5", "2001:db8:1:2:aaaa::9", True),
        ("2001:db8:1:2::5", "2001:db8:1:3::5", False),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("10.0.0.1", "10.0.0.2", False),
        ("unix", "unix", True),
    ],
)
def test_all_addresses_of_a_household_have_one_allowance(one: str, other: str, same: bool):
    doorkeeper = guard(allowance=Allowance(1, 0, Clock()), behind_proxy=True)
    assert status(ask(doorkeeper, x_forwarded_for=one)) == 200
    assert status(ask(doorkeeper, x_forwarded_for=other)) == (429 if same else 200)


def test_what_is_behind_the_door_sees_the_client_that_the_proxy_saw():
    seen: list[Any] = []

    async def looking(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"])
        await answering(scope, receive, send)

    doorkeeper = guard(behind_proxy=True)
    doorkeeper.app = looking
    ask(doorkeeper, x_forwarded_for="6.6.6.6, 10.0.0.7")
    assert seen == [("10.0.0.7", 0)]
