"""The first page comes quickly, weighs little and asks nobody else."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import Screen
from tests.page.pages import GAMES

pytestmark = [pytest.mark.once, pytest.mark.slow]

MOST_BYTES = 300_000
MOST_MILLISECONDS = 1000
TRIES = 20
"""The best of them tells of the page; the others of what else the machine does meanwhile."""
SHARE = 12
"""On a slow machine the page may take so many times as long as one line of text from the same server."""


def first_visit(browser: Browser, address: str) -> tuple[float, int]:
    """Milliseconds until a game can be begun, and bytes over the wire until everything is there."""
    screen = Screen(browser, address)
    wire: list[int] = []

    def arrived(event: dict[str, Any]) -> None:
        wire.append(int(event["encodedDataLength"]))

    session = screen.context.new_cdp_session(screen.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", arrived)
    screen.page.add_init_script(
        f"""new MutationObserver(() => {{
            if (!window.usable && document.querySelectorAll("article .btn.primary").length === {len(GAMES)})
                window.usable = performance.now();
        }}).observe(document, {{ childList: true, subtree: true }});"""
    )
    screen.go("/")
    screen.page.wait_for_function("window.usable")
    screen.page.wait_for_load_state("networkidle")
    usable = float(screen.page.evaluate("window.usable"))
    screen.close()
    assert len(wire) > 3
    return usable, sum(wire)


def a_line_of_text(browser: Browser, address: str) -> float:
    """Milliseconds until it is there."""
    page = browser.new_page()
    page.goto(f"{address}/health")
    taken = float(page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"))
    page.close()
    return taken


def test_the_first_page_is_usable_within_a_second_and_light(browser: Browser, address: str) -> None:
    bar = float(MOST_MILLISECONDS)
    visits, lines = [], []
    for _ in range(TRIES):
        visits.append(first_visit(browser, address))
        if min(visits)[0] < bar:
            break
        lines.append(a_line_of_text(browser, address))
        bar = max(MOST_MILLISECONDS, SHARE * min(lines))
    assert min(visits)[0] < bar, visits
    assert max(weight for _, weight in visits) < MOST_BYTES, visits


def test_a_table_loads_its_own_game_alone(browser: Browser, address: str) -> None:
    screen = Screen(browser, address)
    screen.play_now("race")
    screen.page.wait_for_load_state("networkidle")
    loaded = {name for url in screen.asked for name in re.findall(r"/assets/([a-z]+)-[^/]*\.js$", url)}
    assert loaded & set(GAMES) == {"race"}
    screen.close()


def test_the_page_may_ask_nobody_else(browser: Browser, address: str) -> None:
    screen = Screen(browser, address)
    screen.go("/")
    refused = screen.page.evaluate("fetch('http://192.0.2.1/').then(() => '', (error) => error.name)")
    assert refused == "TypeError"
    assert any("Content Security Policy" in fault for fault in screen.faults), screen.faults
    screen.faults.clear()
    screen.close()
