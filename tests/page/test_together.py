"""Two browsers at one table, and a server that goes away in the middle of their game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Request, Route

from tests.daily import FULL, often
from tests.page.browsing import Screen, Somebody
from tests.page.lines import Line
from tests.server.running import serving
from tests.server.serving import free_port

pytestmark = [pytest.mark.once, pytest.mark.slow]

BEFORE = 40
"""Presses before the server goes."""
SHORT = 1
"""A deal that these two are through with soon."""
LOST = ("WebSocket", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED")


def open_for_two(host: Screen, friend: Screen, seed: int | None = None) -> None:
    """A table for two by its link: one opens it, the other takes the free seat, the first begins.

    The deal is known if a seed is given: no page asks for one.
    """

    def deal(route: Route, request: Request) -> None:
        route.continue_(post_data={**(request.post_data_json or {}), "seed": seed})

    if seed is not None:
        host.page.route("**/api/tables", deal)
    host.go("/new?game=race")
    host.page.click("form .btn.primary")
    host.page.wait_for_selector(".code")
    friend.go(f"/t/{host.table()}")
    friend.page.click(".places .btn.lit")
    host.page.click(".btn.primary:has(.i):not([aria-disabled]):not(.share *)")
    for screen in (host, friend):
        screen.page.wait_for_selector(".prompt")


def play_in_turn(players: list[Somebody], most: int) -> bool:
    """Whoever is asked answers, until the game is over for all (true) or so many presses were made."""
    for press in range(most):
        sights = [player.look() for player in players]
        if all(sight["over"] for sight in sights):
            return True
        asked = [(player, sight) for player, sight in zip(players, sights, strict=True) if sight["asked"]]
        if asked:
            player, sight = asked[press % len(asked)]
            player.answer(sight)
        else:
            players[0].page.wait_for_timeout(20)
    return False


def story_of(screen: Screen, seat: int) -> list[Any]:
    """The log of the table on the screen, as this seat may see it."""
    lines: list[Any] = screen.read(f"/api/tables/{screen.table()}/history?lang=en&seat={seat}")["lines"]
    return lines


def forgive_the_gap(screen: Screen) -> None:
    """Chromium's own words about a server that was gone are no fault of the page."""
    screen.faults = [fault for fault in screen.faults if not any(word in fault for word in LOST)]


def test_two_browsers_lose_nothing_when_the_server_goes_and_comes_back(
    browser: Browser, built_page: str, tmp_path: Path
) -> None:
    port = str(free_port())
    address = f"http://127.0.0.1:{port}"
    screens = [Screen(browser, address, lang=lang) for lang in ("en", "pl")]
    players = [Somebody(screen, seed) for seed, screen in enumerate(screens)]
    with serving(tmp_path, "--port", port, GALAKTYKA_PAGE=built_page):
        open_for_two(screens[0], screens[1], SHORT)
        assert not play_in_turn(players, BEFORE)
        for screen in screens:
            screen.page.wait_for_selector(".prompt:not([aria-busy])")
        before = [story_of(screen, seat) for seat, screen in enumerate(screens)]
    for screen in screens:
        screen.page.wait_for_selector(".banner")
    # A press while nobody listens is kept, and counts once when the server is back.
    presser, sight = next((player, look) for player in players if (look := player.look())["asked"])
    presser.press("#gold" if sight["gold"] else '[data-thing][data-state="lit"], .answers .btn.lit', 0)
    with serving(tmp_path, "--port", port, GALAKTYKA_PAGE=built_page):
        for screen in screens:
            screen.page.wait_for_selector(".banner", state="detached")
        over = play_in_turn(players, often(40, 1500))
        assert over or not FULL
        after = [story_of(screen, seat) for seat, screen in enumerate(screens)]
        for had, has in zip(before, after, strict=True):
            # The sentence about the last entries of a seat may still have grown.
            told = [line for line in had if line["step"] < had[-1]["step"]]
            assert len(told) > 5
            assert has[: len(told)] == told
            assert len(has) > len(had)
        if over:
            assert screens[0].read(f"/api/tables/{screens[0].table()}/verification?lang=en")["fair"] is True
            totals = [screen.page.locator("dialog tfoot td").all_inner_texts() for screen in screens]
            assert totals[0] == totals[1]
        for screen in screens:
            forgive_the_gap(screen)
            screen.close()


def test_who_was_away_sees_what_happened_meanwhile(screens: Callable[..., Screen]) -> None:
    host, friend = screens(), screens()
    open_for_two(host, friend)
    players = [Somebody(host, 3), Somebody(friend, 4)]
    play_in_turn(players, 12)
    table = friend.page.url
    friend.page.goto("about:blank")
    alone = players[0]
    for _ in range(10):
        sight = alone.look()
        if not sight["asked"]:
            break
        alone.answer(sight)
    seen = story_of(host, 0)
    friend.page.goto(table)
    friend.page.wait_for_selector(".prompt")
    friend.page.wait_for_selector(".log-panel li")  # the story comes after the position
    shown = friend.page.locator(".log-panel li").count()
    assert shown == len(story_of(friend, 1))
    assert len(story_of(host, 0)) == len(seen)
    play_in_turn(players, 6)


def test_a_line_of_chat_is_said_once_and_old_ones_go(screens: Callable[..., Screen]) -> None:
    host, friend = screens(), screens()
    line = Line(host.page)
    open_for_two(host, friend)
    page = host.page
    line.hides = lambda said: said.get("reply", {}).get("type") == "chat"
    page.fill(".say input", "Hello there")
    for _ in range(2):
        page.press(".say input", "Enter")
    friend.page.wait_for_selector('.chat p:has-text("Hello there")')
    line.sockets[-1].close(code=1012)  # the answer never came
    line.hides = lambda _: False
    page.wait_for_function("() => document.querySelector('.say input').value === ''")
    assert len({said["line"] for said in line.requests("chat")}) == 1
    page.fill(".say input", "Bye")
    page.press(".say input", "Enter")
    friend.page.wait_for_selector('.chat p:has-text("Bye")')
    assert friend.page.locator(".chat p").all_inner_texts() == page.locator(".chat p").all_inner_texts()
    assert friend.page.locator(".chat p").count() == 2
    for number in range(1000, 1250):
        line.tell({"type": "chat", "number": number, "name": "Vega", "seat": None, "text": f"Line {number}", "at": 0})
    page.wait_for_selector('.chat p:has-text("Line 1249")')
    assert page.locator(".chat p").count() == 200
    forgive_the_gap(host)


def test_an_answer_that_comes_late_does_not_bring_the_waiting_room_back(screens: Callable[..., Screen]) -> None:
    host, friend = screens(), screens()
    host.go("/new?game=race")
    host.page.click("form .btn.primary")
    host.page.wait_for_selector(".code")
    friend.go("/account")
    friend.page.fill("input[autocomplete=nickname]", "Ola")
    friend.page.click("form .btn >> nth=0")
    friend.page.wait_for_selector('nav .who:has-text("Ola")')
    friend.go(f"/t/{host.table()}")
    late: list[Route] = []

    def join(route: Route) -> None:
        answers.append(route.fetch())
        late.append(route)

    answers: list[APIResponse] = []
    friend.page.route("**/join?*", join)
    friend.page.click(".places .btn.lit")
    host.page.wait_for_selector("#gathering:not(:empty)")
    assert host.page.inner_text("#gathering") == "Ola sits down."
    host.page.locator(".btn.primary:has(.i):not([aria-disabled]):not(.share *)").focus()
    host.page.keyboard.press("Enter")
    for screen in (host, friend):
        screen.page.wait_for_selector(".prompt")
        assert screen.page.inner_text("#gathering").endswith("The game begins.")
    assert host.page.evaluate("document.activeElement.id") == "content"
    late[0].fulfill(response=answers[0])
    friend.page.wait_for_timeout(300)
    assert friend.page.locator(".prompt").count() == 1
