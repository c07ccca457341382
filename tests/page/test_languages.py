"""Both languages, with nothing left untranslated."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.daily import often
from tests.page.browsing import Screen, Somebody
from tests.page.pages import AROUND, GAMES, readable, visit
from tests.page.untranslated import English, page_pairs

pytestmark = [pytest.mark.once, pytest.mark.slow]

PRESSES = often(10, 30)

Screens = Callable[..., Screen]


@pytest.fixture(scope="module")
def english() -> English:
    return English()


def test_the_search_for_english_finds_it(screens: Screens, english: English) -> None:
    screen = screens(lang="en")
    visit(screen, "/")
    found = english.found_in(readable(screen))
    assert "Play now" in found
    assert len(found) > 10
    assert english.is_untranslated("terminal.menu.help")
    assert not english.is_untranslated("Twoja kolej: wyłóż świat albo spasuj.")
    assert len(page_pairs()) > 150


def test_no_page_in_polish_has_english_on_it(screens: Screens, english: English) -> None:
    screen = screens(lang="pl")
    found = {}
    for path in AROUND:
        visit(screen, path)
        texts = readable(screen)
        assert len(texts) > 3, path
        found[path] = english.found_in(texts)
    assert not any(found.values()), found
    assert screen.page.evaluate("document.documentElement.lang") == "pl"


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_in_polish_has_no_english_in_it(screens: Screens, english: English, game: str) -> None:
    screen = screens(lang="pl")
    visit(screen, f"/learn/{game}")
    screen.page.click(".btn.primary")
    screen.page.wait_for_selector(".lesson")
    player = Somebody(screen, seed=7)
    texts = readable(screen)
    player.play(most=1)
    for opener in ("k", "h", ".score-panel .cap .btn"):
        texts |= opened(player, opener)
    for _ in range(PRESSES):
        over = player.play(most=1)
        texts |= readable(screen)
        if over:
            break
    table = screen.table()
    visit(screen, f"/t/{table}/replay")
    screen.page.wait_for_selector(".scrub")
    texts |= readable(screen)
    assert len(texts) > 100
    assert english.found_in(texts) == []


def opened(player: Somebody, opener: str) -> set[str]:
    """What stands in the list of keys, in a hint, in the whole score."""
    player.wait_to_be_asked()
    page = player.page
    if opener.startswith("."):
        page.click(opener)
    else:
        page.keyboard.press(opener)
    page.wait_for_selector("dialog[open], .advice")
    texts = readable(player.screen)
    while page.query_selector("dialog[open], .advice"):  # Escape puts away one thing at a time
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    return texts


def test_the_language_changes_in_place_and_stays(screens: Screens) -> None:
    screen = screens(lang="en")
    screen.play_now("race")
    table = screen.table()
    question = screen.page.inner_text(".prompt .q")
    screen.go("/")
    screen.page.click(".nav .btn:has-text('Polski')")
    screen.page.wait_for_selector(".btn.primary:has-text('Graj teraz')")
    screen.go(f"/t/{table}")
    screen.page.wait_for_selector(".prompt .q b")
    assert screen.page.inner_text(".prompt .q") != question
