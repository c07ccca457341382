"""What makes a table comfortable: undo and confirm, why not, hints, the large card, language and theme in place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.page.browsing import DESK, PHONE, Screen, Somebody
from tests.page.pages import GAMES

pytestmark = [pytest.mark.once, pytest.mark.slow]

Screens = Callable[..., Screen]
PLACES = """() => [...document.querySelectorAll(".board [data-thing]")].map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join();
})"""
CHOOSE = '.board [data-state="lit"]'
COVERED = """(selector) => {
    const large = document.querySelector(".large").getBoundingClientRect();
    return [...document.querySelectorAll(selector)].filter((thing) => {
        const at = thing.getBoundingClientRect();
        return Math.min(at.right, large.right) > Math.max(at.left, large.left)
            && Math.min(at.bottom, large.bottom) > Math.max(at.top, large.top);
    }).map((thing) => thing.dataset.thing);
}"""


WORDY = 287
"""A deal with Free Trade Association, whose description is the longest of all."""


def at_the_first_question(screen: Screen, seed: int | None = None) -> None:
    """Race for the Galaxy: two of six cards are to be discarded."""
    if seed is None:
        screen.play_now("race")
    else:
        screen.play_dealt("race", seed)
    screen.page.wait_for_function(f"() => document.querySelectorAll('{CHOOSE}').length === 6")


def test_several_cards_are_one_gesture_with_a_running_sum(screen: Screen) -> None:
    at_the_first_question(screen)
    page = screen.page
    assert page.get_attribute("#gold", "aria-disabled") == "true"
    page.locator(CHOOSE).first.click()
    page.wait_for_selector(".sumline .eq")
    first = page.inner_text(".sumline .eq")
    page.locator(CHOOSE).first.click()
    page.wait_for_selector("#gold:not([aria-disabled])")
    assert page.inner_text(".sumline .eq") != first
    page.locator('.board [data-state="sel"]').first.click()
    page.wait_for_selector("#gold[aria-disabled]")
    assert page.locator(CHOOSE).count() == 5


def test_what_was_chosen_can_be_taken_back(screens: Screens) -> None:
    host, friend = screens(), screens()
    host.go("/new?game=race")
    host.page.click("form .btn.primary")
    host.page.wait_for_selector(".code")
    friend.go(f"/t/{host.table()}")
    friend.page.click(".places .btn.lit")
    host.page.click(".btn.primary:not([aria-disabled]):not(.share *)")
    page = host.page
    page.wait_for_selector(CHOOSE)
    for _ in range(2):
        page.locator(CHOOSE).first.click()
    page.click("#gold:not([aria-disabled])")
    page.wait_for_selector(".prompt.still")
    page.keyboard.press("u")
    page.wait_for_function(f"() => document.querySelectorAll('{CHOOSE}').length === 6")
    page.keyboard.press("u")
    assert page.inner_text(".why h4") == "Nothing to take back"


def test_an_impossible_thing_says_why_in_place(screen: Screen) -> None:
    screen.play_now("race")
    player = Somebody(screen, seed=5)
    impossible = screen.page.locator('.board [data-state="off"]')
    for _ in range(60):
        if impossible.count():
            break
        player.play(most=1)
    place = impossible.first.bounding_box()
    assert place is not None
    impossible.first.click(force=True)
    screen.page.wait_for_selector(".why p")
    bubble = screen.page.locator(".why").bounding_box()
    assert bubble is not None
    assert abs(bubble["x"] + bubble["width"] / 2 - place["x"]) < 400
    screen.page.keyboard.press("Escape")
    assert screen.page.locator(".why").count() == 0


def test_a_hint_can_be_played(screen: Screen) -> None:
    at_the_first_question(screen)
    screen.page.keyboard.press("h")
    screen.page.wait_for_selector(".advice li b")
    assert screen.page.inner_text(".advice li b")
    before = screen.page.get_attribute(".table", "data-version")
    screen.page.locator(".advice li .btn").first.click()
    screen.page.wait_for_function("(before) => document.querySelector('.table').dataset.version !== before", arg=before)
    assert screen.page.locator(".advice").count() == 0


def test_advice_lies_beside_the_board_and_moves_nothing_on_it(screens: Screens) -> None:
    screen = screens(size=(1280, 800))
    at_the_first_question(screen)
    before = screen.page.evaluate(PLACES)
    screen.page.keyboard.press("h")
    screen.page.wait_for_selector(".advice li b")
    assert screen.page.evaluate(PLACES) == before


def test_hover_shows_a_card_large_and_i_keeps_it(screen: Screen) -> None:
    at_the_first_question(screen)
    card = screen.page.locator(CHOOSE).first
    card.hover()
    screen.page.wait_for_selector(".large .large-in > *")
    screen.page.mouse.move(5, 5)
    screen.page.wait_for_selector(".large", state="detached")
    card.focus()
    screen.page.keyboard.press("i")
    screen.page.wait_for_selector(".large.pinned .legal")
    screen.page.keyboard.press("Escape")
    assert screen.page.locator(".large").count() == 0
    assert card.evaluate("element => element === document.activeElement")


@pytest.mark.parametrize(
    ("size", "lang"),
    [
        (DESK, "en"),
        ((1024, 768), "pl"),
        pytest.param(DESK, "pl", marks=pytest.mark.full),
        pytest.param((1024, 768), "en", marks=pytest.mark.full),
    ],
    ids=["side column-en", "no side column-pl", "side column-pl", "no side column-en"],
)
def test_the_large_card_covers_nothing_that_can_be_chosen(screens: Screens, size: tuple[int, int], lang: str) -> None:
    screen = screens(size=size, lang=lang)
    at_the_first_question(screen, WORDY)
    cards = screen.page.locator(CHOOSE)
    for index in range(6):
        cards.nth(index).hover()
        screen.page.wait_for_selector(".large .legal")
        covered = screen.page.evaluate(COVERED, CHOOSE)
        assert covered == [], index
        words = screen.page.inner_text(".large .legal")
        name = screen.page.inner_text(".large .nm")
        assert words == {"en": f"You can now\nDiscard {name}", "pl": f"Możesz teraz\nOdrzuć: {name}"}[lang]
        screen.page.mouse.move(5, 5)
        screen.page.wait_for_selector(".large", state="detached")


def test_a_pinned_card_goes_when_it_is_pressed_away_and_when_a_new_question_comes(screens: Screens) -> None:
    screen = screens(size=PHONE)
    at_the_first_question(screen)
    page = screen.page
    page.locator(CHOOSE).first.focus()
    page.keyboard.press("i")
    page.wait_for_selector(".large.pinned")
    page.mouse.click(195, 60)
    assert page.locator(".large").count() == 0
    for _ in range(2):
        page.locator(CHOOSE).first.click()
    page.wait_for_selector("#gold:not([aria-disabled])")
    page.locator('.board [data-state="sel"]').first.focus()
    page.keyboard.press("i")
    page.wait_for_selector(".large.pinned")
    page.keyboard.press("c")
    page.wait_for_function("() => document.querySelectorAll('.race-hand [data-thing]').length === 4")
    page.wait_for_selector(".large", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_over_the_side_column_the_large_card_has_its_width(screen: Screen, game: str) -> None:
    screen.play_now(game)
    screen.page.wait_for_selector(".prompt")
    column = screen.page.locator("aside.side").bounding_box()
    screen.page.locator('[data-thing][data-state="lit"]').first.hover()
    screen.page.wait_for_selector(".large .large-in > *")
    large = screen.page.locator(".large").bounding_box()
    assert column is not None
    assert large is not None
    assert large["width"] == pytest.approx(column["width"], abs=2)


def test_a_long_press_shows_a_card_large_on_a_phone(screens: Screens) -> None:
    screen = screens(size=PHONE)
    at_the_first_question(screen)
    place = screen.page.locator(CHOOSE).first.bounding_box()
    assert place is not None
    touch = screen.context.new_cdp_session(screen.page)
    point = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    screen.page.wait_for_selector(".large.pinned")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.page.wait_for_timeout(200)
    assert screen.page.locator('.board [data-state="sel"]').count() == 0


def test_language_and_theme_change_in_place_and_stay(screen: Screen) -> None:
    at_the_first_question(screen)
    page = screen.page
    english = page.inner_text(".prompt .q")
    page.click('.tools .btn[aria-label="Polski"]')
    page.wait_for_function("(before) => document.querySelector('.prompt .q').innerText !== before", arg=english)
    page.wait_for_function("() => document.querySelector('.log-panel h2').textContent.includes('Dziennik')")
    assert page.get_attribute("html", "lang") == "pl"
    page.click('.tools .btn[aria-label="Jasny lub ciemny motyw"]')
    page.reload()
    page.wait_for_selector(".prompt .q")
    assert page.get_attribute("html", "lang") == "pl"
    assert page.get_attribute("html", "data-theme") == "light"


def test_events_are_spoken_and_the_title_tells_whose_turn_it_is(screen: Screen) -> None:
    at_the_first_question(screen)
    assert screen.page.title().startswith("● Your turn")
    for _ in range(2):
        screen.page.locator(CHOOSE).first.click()
    screen.page.click("#gold:not([aria-disabled])")
    screen.page.wait_for_function("() => document.querySelector('#spoken').innerText.includes('discard')")


def test_every_point_is_itemised_and_kinds_are_added_up(screen: Screen) -> None:
    screen.play_now("frontiers")
    player = Somebody(screen, seed=1)
    player.play(most=12)
    while not lines_of_their_own(screen):  # some home colonies are worth nothing
        player.play(most=4)
    screen.page.click(".score-panel .btn")
    dialog = screen.page.locator("dialog")
    totals = numbers(dialog.locator("tfoot td"))
    for seat, total in enumerate(totals):
        assert sum(numbers(dialog.locator(f"tbody td:nth-child({seat + 2})"))) == total
    groups = dialog.locator(".score-group")
    assert groups.count() >= 1
    for group in groups.all():
        assert sum(numbers(group.locator("li .num"))) == numbers(group.locator("h4 .num"))[0]


def lines_of_their_own(screen: Screen) -> int:
    """How many points have a name besides their kind."""
    scores = screen.read(f"/api/tables/{screen.table()}/position?seat=0")["scores"]
    return sum(line["label"] != line["group"] for score in scores for line in score["lines"])


def numbers(cells: Locator) -> list[int]:
    """What stands in the cells; a dash is nothing."""
    return [0 if text == "–" else int(text) for text in cells.all_inner_texts()]


def test_a_board_that_cannot_be_drawn_does_not_end_the_game(screen: Screen) -> None:
    """The content of the game comes broken: its answers are shown as a plain list, and can be played."""
    screen.page.route("**/api/games/race/content*", lambda route: route.fulfill(json={}))
    screen.play_now("race")
    screen.page.wait_for_selector(".plain-things")
    for _ in range(2):
        screen.page.locator('.plain-things [data-state="lit"]').first.click()
    before = screen.page.get_attribute(".table", "data-version")
    screen.page.click("#gold:not([aria-disabled])")
    screen.page.wait_for_function("(before) => document.querySelector('.table').dataset.version !== before", arg=before)
    screen.page.goto("about:blank")
    assert screen.faults
    screen.faults.clear()
