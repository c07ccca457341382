"""Several people at one screen, guests and accounts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from tests.page.browsing import Screen
from tests.page.lines import Line, wait_until

pytestmark = [pytest.mark.once, pytest.mark.slow]

Screens = Callable[..., Screen]
PASSWORD = "correct horse battery"

FOR_THREE = """async () => {
    const seats = [{ kind: "me" }, { kind: "local", name: "Marek" }, { kind: "open" }];
    const post = async (path, body) => (await fetch(path, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    })).json();
    await post("/api/me", { name: "Ala" });
    return (await post("/api/tables", { game: "race", seats })).id;
}"""
HAND = '.board [data-state="lit"]'
SIX_CARDS = f"() => document.querySelectorAll('{HAND}').length === 6"
ON_THE_SCREEN = """() => ["#spoken", ".side", ".sheet", ".main"].map(
    (part) => document.querySelector(part)?.textContent ?? "").join(" ")"""


def discard_two(page: Page) -> None:
    """The first answer of Race for the Galaxy."""
    page.wait_for_function(SIX_CARDS)
    for _ in range(2):
        page.locator(HAND).first.click()
    page.click("#gold:not([aria-disabled])")


def sign(screen: Screen, name: str, button: str) -> None:
    """On the page of the account: a name, the password, a press."""
    screen.page.fill("input[autocomplete=username]", name)
    screen.page.fill("input[type=password]", PASSWORD)
    screen.page.click(button)
    screen.page.wait_for_selector("text=Sign out")


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
    here.play_now("frontiers")
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


def test_all_tabs_are_the_same_person(screen: Screen) -> None:
    """On a first visit one tab signs up, and another one, which was not told, plays; a third plays as a guest while the
    first signs in."""
    screen.go("/account")
    deaf, third = screen.context.new_page(), screen.context.new_page()
    deaf.add_init_script("delete window.BroadcastChannel")
    asked: list[tuple[str, str]] = []
    deaf.on("request", lambda request: asked.append((request.method, request.url.split("?")[0])))
    line = Line(third)
    for tab in (deaf, third):
        tab.goto(screen.address)
        tab.wait_for_selector('nav .who:has-text("You")')
    sign(screen, "Zosia", "text=Create an account")
    deaf.click('article[data-game="race"] .btn.primary')
    deaf.wait_for_selector(".prompt")
    assert ("POST", f"{screen.address}/api/me") not in asked
    assert screen.read("/api/me")["name"] == "Zosia"
    third.wait_for_selector('nav .who:has-text("Zosia")')
    screen.page.click("text=Sign out")
    third.wait_for_selector('nav .who:has-text("You")')
    third.click('article[data-game="race"] .btn.primary')
    third.wait_for_function(SIX_CARDS)
    sign(screen, "Zosia", "form .btn.primary")
    wait_until(third, lambda: len(line.sockets) > 1)  # the guest's socket is of no use to Zosia
    third.wait_for_timeout(500)
    discard_two(third)
    third.wait_for_selector("#gold", state="detached")


def test_nothing_of_the_last_one_is_left_when_the_next_one_takes_the_screen(screen: Screen) -> None:
    page = screen.page
    line = Line(page)
    held: list[Route] = []
    page.route("**/history?*seat=0*", lambda route: held.append(route))
    screen.go("/new?local=1&game=race")
    page.fill(".places input", "Marek")
    page.click("form .btn.primary")
    page.wait_for_selector(".curtain")
    page.keyboard.press("Enter")
    discard_two(page)
    page.wait_for_selector('.curtain:has-text("Marek")')
    secret = line.news("position")[-1]["news"][-1]["text"]
    assert "discard" in secret
    assert secret not in page.evaluate(ON_THE_SCREEN)
    # The line is slow, then the request to look is refused: Marek waits, and sees nothing of the first one.
    line.keeps = lambda said: said["request"]["type"] == "look"
    page.keyboard.press("Enter")
    page.wait_for_selector(".curtain", state="detached")
    assert page.evaluate("document.activeElement.id") == "content"
    for route in held:
        route.continue_()
    page.wait_for_timeout(300)
    assert page.locator(".score-panel .num, .log li, [data-thing]").count() == 0
    assert secret not in page.evaluate(ON_THE_SCREEN)
    line.refuse(line.asked[-1]["number"])
    page.wait_for_function(SIX_CARDS)
    assert len(line.sockets) == 2
    assert "Marek" in page.inner_text(".score-panel")
    assert secret not in page.evaluate(ON_THE_SCREEN)


def test_those_at_one_screen_who_have_answered_are_left_alone(screens: Screens) -> None:
    """Two at one screen and one elsewhere choose in secret: the curtain asks each of the two once."""
    screen, friend = screens(), screens()
    screen.go("/")
    table = screen.page.evaluate(FOR_THREE)
    friend.go(f"/t/{table}")
    friend.page.click(".places .btn.lit")
    screen.go(f"/t/{table}")
    page = screen.page
    page.click(".btn.primary:has(.i):not([aria-disabled]):not(.share *)")
    for name in ("Ala", "Marek"):
        page.click(f'.curtain:has-text("{name}") .btn')
        discard_two(page)
    page.wait_for_selector(".prompt.still")
    page.wait_for_timeout(200)
    assert page.locator(".curtain").count() == 0
    page.keyboard.press("u")
    page.wait_for_function(SIX_CARDS)
    discard_two(page)
    page.wait_for_selector(".prompt.still")
    discard_two(friend.page)
    page.wait_for_selector(".prompt:not(.still)")  # Marek is asked, who looks now; Ala is asked after him
