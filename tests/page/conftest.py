"""The page as people get it: built, served by the whole program, opened in Chromium."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import Screen, chromium
from tests.server.running import serving

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def built_page() -> str:
    """The folder of the built page."""
    given = os.environ.get("GALAKTYKA_PAGE")
    if given:
        return given
    subprocess.run([sys.executable, str(ROOT / "scripts" / "page.py"), "build"], check=True)
    return str(ROOT / "web" / "build" / "page")


@pytest.fixture(scope="module")
def address(built_page: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests of one file."""
    with serving(tmp_path_factory.mktemp("games"), GALAKTYKA_PAGE=built_page) as at:
        yield at


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of one file: no longer, for it keeps an event loop running."""
    with chromium() as found:
        yield found


@pytest.fixture
def screens(browser: Browser, address: str) -> Iterator[Callable[..., Screen]]:
    """Opens screens; what goes wrong in any of them fails the test."""
    opened: list[Screen] = []

    def open_one(**wishes: object) -> Screen:
        screen = Screen(browser, address, **wishes)  # type: ignore[arg-type]
        opened.append(screen)
        return screen

    yield open_one
    for screen in opened:
        screen.close()


@pytest.fixture
def screen(screens: Callable[..., Screen]) -> Screen:
    """A desk screen in English."""
    return screens()
