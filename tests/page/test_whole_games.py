"""Games through the page: by clicks, by keyboard, on a phone. Every day that one is played to its end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest

from tests.daily import FULL, often
from tests.page.browsing import PHONE, Screen, Somebody, WithKeys
from tests.page.pages import GAMES, readable
from tests.page.untranslated import English

pytestmark = [pytest.mark.once, pytest.mark.slow]

Screens = Callable[..., Screen]


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, cycle(["en", "pl"]), strict=False)))
def test_a_game_by_clicks(screens: Screens, game: str, lang: str) -> None:
    screen = screens(lang=lang)
    screen.play_now(game)
    over = Somebody(screen).play(most=often(50, 1500))
    assert over or not FULL
    if over:
        assert screen.page.inner_text("dialog .verdict").strip()
        totals = [int(total) for total in screen.page.locator("dialog tfoot td").all_inner_texts()]
        assert len(totals) == 2
    if lang == "pl":
        assert English().found_in(readable(screen)) == []


def test_a_game_by_keyboard(screen: Screen) -> None:
    screen.go()
    button = 'article[data-game="race"] .btn.primary'
    screen.page.wait_for_selector(button)
    for _ in range(60):
        if screen.page.evaluate(f"document.activeElement.matches('{button}')"):
            break
        screen.page.keyboard.press("Tab")
    screen.page.keyboard.press("Enter")
    screen.page.wait_for_selector(".prompt")
    player = WithKeys(screen, seed=3)
    assert player.play(most=often(60, 1500)) or not FULL
    assert int(screen.page.get_attribute(".table", "data-version") or 0) > 10


def test_a_whole_game_on_a_phone(screens: Screens) -> None:
    screen = screens(size=PHONE, lang="pl")
    screen.play_now("race")
    assert Somebody(screen, seed=2).play()
    assert screen.width() <= PHONE[0]
    assert English().found_in(readable(screen)) == []
