"""The page as people get it: built, served by the whole program, opened in Chromium."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import Screen, chromium
from tests.page.pages import GAMES
from tests.server.running import serving

ROOT = Path(__file__).resolve().parents[2]
BOARD = "test_{}_board.py"

collect_ignore = [
    file.name
    for file in Path(__file__).parent.glob(BOARD.format("*"))
    if file.name not in {BOARD.format(game) for game in GAMES}
]
"""The tests of boards that are not there."""


@pytest.fixture(scope="session")
def built_page() -> str:
    """The folder of the built page."""
    given = os.environ.get("GALAKTYKA_PAGE")
    if given:
        return given
    with open(Path(tempfile.gettempdir(), f"galaktyka-page-{os.getuid()}"), "w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)  # workers come one after another: the first builds
        subprocess.run([sys.executable, str(ROOT / "scripts" / "page.py"), "build"], check=True)
    return str(ROOT / "web" / "build" / "page")


@pytest.fixture(scope="session")
def address(built_page: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all these tests: everybody who opens a screen is somebody new."""
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
