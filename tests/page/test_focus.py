"""By keyboard and by ear: the focus never falls to the top of the page, and what happens is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.browsing import PHONE, Screen
from tests.page.lines import Line, wait_until

pytestmark = [pytest.mark.once, pytest.mark.slow]

Screens = Callable[..., Screen]
CARD = '.board [data-state="lit"]'


def is_on(screen: Screen, selector: str) -> bool:
    """Whether the focus is on or in such an element: it may come a moment after the element."""
    screen.page.wait_for_function("(one) => document.activeElement.closest(one) !== null", arg=selector)
    return True


def test_a_new_page_is_entered_at_its_heading(screen: Screen) -> None:
    screen.go("/")
    for path in ("/glossary", "/rules", "/learn"):
        screen.page.locator(f'nav a[href="{path}"]').focus()
        screen.page.keyboard.press("Enter")
        screen.page.wait_for_url(f"**{path}")
        screen.page.wait_for_function("() => document.activeElement.matches('#content h1.page-title')")
    screen.page.go_back()
    screen.page.wait_for_url("**/rules")
    screen.page.wait_for_function("() => document.activeElement.matches('#content h1')")
    screen.play_now("race")
    assert is_on(screen, "#content")
    assert screen.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"


def test_the_keyboard_goes_on_where_it_was(screen: Screen) -> None:
    screen.play_dealt("race", 287)
    page = screen.page
    first = page.locator(CARD).first
    first.focus()
    page.keyboard.press("i")
    page.wait_for_selector(".large.pinned")
    page.keyboard.press("Enter")  # the focus is on its button to close it
    page.wait_for_selector(".large", state="detached")
    assert first.evaluate("(card) => card === document.activeElement")
    page.keyboard.press("?")
    page.wait_for_selector(".why")
    page.locator(".why-close").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".why", state="detached")
    assert first.evaluate("(card) => card === document.activeElement")
    for _ in range(2):
        page.locator(CARD).first.click()
    page.wait_for_selector("#gold:not([aria-disabled])")
    page.locator('.prompt-main .btn[aria-label="Clear"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('.prompt-main .btn[aria-label="Clear"]', state="detached")
    assert is_on(screen, ".prompt")
    for _ in range(2):
        page.locator(CARD).first.click()
    page.locator("#gold:not([aria-disabled])").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#gold", state="detached")  # an action is chosen with one press
    page.wait_for_selector(".prompt:not(.still)")
    assert is_on(screen, ".prompt")


def test_a_sheet_is_entered_and_left(screens: Screens) -> None:
    screen = screens(size=PHONE)
    screen.play_now("race")
    button = screen.page.locator(".actions .btn[aria-expanded] >> nth=1")
    button.focus()
    screen.page.keyboard.press("Enter")
    screen.page.wait_for_selector(".sheet .log, .sheet .muted")
    assert is_on(screen, ".sheet")
    screen.page.keyboard.press("Escape")
    screen.page.wait_for_selector(".sheet", state="detached")
    assert is_on(screen, ".actions .btn[aria-expanded]")
    assert button.evaluate("(button) => button === document.activeElement")


def test_letters_can_be_switched_off_and_what_is_said_quickly_or_twice_is_all_spoken(screens: Screens) -> None:
    screen = screens(lang="pl")
    line = Line(screen.page)
    screen.play_now("race")
    page = screen.page
    page.keyboard.press("k")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.click('.tools .btn[aria-label="Menu"]')
    page.click("dialog >> text=Skróty jednoliterowe")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    for key in "kh?":
        page.keyboard.press(key)
    page.wait_for_timeout(100)
    assert page.locator("dialog, .advice").count() == 0
    assert not line.requests("hint")
    page.evaluate("""() => {
        window.spoken = [];
        const watch = new MutationObserver((changes) => {
            for (const { addedNodes } of changes) for (const node of addedNodes) window.spoken.push(node.textContent);
        });
        watch.observe(document.getElementById("spoken"), { childList: true, subtree: true, characterData: true });
    }""")
    words = ["Apprentice passes.", "Apprentice passes.", "Apprentice draws.", "Apprentice passes."]
    for text in words:  # as quickly as bots play
        said = {"step": 1, "seat": 1, "text": text, "heading": False}
        line.tell({**line.news("position")[-1], "news": [said]})
    wait_until(page, lambda: len(page.evaluate("window.spoken")) >= len(words))
    assert page.evaluate("window.spoken") == words
    assert page.inner_text("#spoken").split("\n\n")[-4:] == words, "a reader who speaks slowly finds them all"
