"""Several people at one screen, guests and accounts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.browsing import Screen

pytestmark = [pytest.mark.once, pytest.mark.slow]

Screens = Callable[..., Screen]
PASSWORD = "correct horse battery"


def test_one_screen_hides_everything_until_the_next_one_has_taken_it(screen: Screen) -> None:
    screen.go("/new?local=1&game=race")
    screen.page.fill(".places input", "Marek")
    screen.page.click("form .btn.primary")
    page = screen.page
    page.wait_for_selector(".curtain")
    assert page.locator("[data-thing]").count() == 0
    page.keyboard.press("Enter")
    hand = '.board [data-state="lit"]'
    page.wait_for_function(f"() => document.querySelectorAll('{hand}').length === 6")
    mine = page.locator(hand).evaluate_all("things => things.map((thing) => thing.dataset.thing)")
    for _ in range(2):
        page.locator(hand).first.click()
    page.click("#gold:not([aria-disabled])")
    page.wait_for_selector('.curtain:has-text("Marek")')
    assert page.locator("[data-thing], .log li").count() == 0
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => document.querySelectorAll('{hand}').length === 6")
    theirs = page.locator(hand).evaluate_all("things => things.map((thing) => thing.dataset.thing)")
    assert theirs != mine
    assert "Marek" in page.inner_text(".score-panel")


def test_games_follow_an_account_to_another_device(screens: Screens) -> None:
    here, there = screens(), screens()
    here.play_now("cosmos")
    table = here.table()
    here.go("/account")
    here.page.fill("input[autocomplete=username]", "Zofia")
    here.page.fill("input[type=password]", PASSWORD)
    here.page.click("text=Create an account")
    here.page.wait_for_selector("text=Sign out")
    there.go("/account")
    there.page.fill("input[autocomplete=username]", "zofia")
    there.page.fill("input[type=password]", PASSWORD)
    there.page.click("form .btn.primary")
    there.page.wait_for_selector("text=Sign out")
    there.go()
    there.page.click(f'a[href="/t/{table}"]')
    there.page.wait_for_selector(".prompt")
    assert there.table() == table
    assert there.page.locator('[data-state="lit"]').count() > 0


def test_who_watches_sees_no_hand_and_cannot_move(screens: Screens) -> None:
    player, watcher = screens(), screens()
    player.play_now("race")
    watcher.go(f"/t/{player.table()}")
    watcher.page.wait_for_selector(".prompt.still")
    assert "watching" in watcher.page.inner_text(".prompt")
    assert watcher.page.locator('[data-state="lit"], [data-state="off"]').count() == 0
