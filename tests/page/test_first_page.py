"""The first page comes quickly, weighs little and asks nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import Screen

pytestmark = [pytest.mark.once, pytest.mark.slow]

MOST_BYTES = 300_000
MOST_MILLISECONDS = 1000
TRIES = 5
"""The best of them tells of the page; the others of what else the machine does meanwhile."""


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
        """new MutationObserver(() => {
            if (!window.usable && document.querySelectorAll("article .btn.primary").length === 4)
                window.usable = performance.now();
        }).observe(document, { childList: true, subtree: true });"""
    )
    screen.go("/")
    screen.page.wait_for_function("window.usable")
    screen.page.wait_for_load_state("networkidle")
    usable = float(screen.page.evaluate("window.usable"))
    screen.close()
    assert len(wire) > 3
    return usable, sum(wire)


def test_the_first_page_is_usable_within_a_second_and_light(browser: Browser, address: str) -> None:
    visits = [first_visit(browser, address) for _ in range(TRIES)]
    assert min(time for time, _ in visits) < MOST_MILLISECONDS, visits
    assert max(weight for _, weight in visits) < MOST_BYTES, visits


def test_the_page_may_ask_nobody_else(browser: Browser, address: str) -> None:
    screen = Screen(browser, address)
    screen.go("/")
    refused = screen.page.evaluate("fetch('http://192.0.2.1/').then(() => '', (error) => error.name)")
    assert refused == "TypeError"
    assert any("Content Security Policy" in fault for fault in screen.faults), screen.faults
    screen.faults.clear()
    screen.close()
