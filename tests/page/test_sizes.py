"""Every size of screen and of letters: nothing is cut off or on something else, a finger hits what it means."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.page.browsing import DESK, PHONE, Screen, Somebody
from tests.page.pages import GAMES, visit

pytestmark = [pytest.mark.once, pytest.mark.slow]

TABLET = (820, 1180)
LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"
LONG_LABEL = "Pokaż 2 niebieskie ikony (Eksterminacja), a potem jeszcze 3 zielone"
CROWDED = """(selector) => {
    const controls = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    const name = (one) => one.textContent.trim() || one.getAttribute("aria-label");
    const places = controls.map((one) => one.getBoundingClientRect());
    const faults = [];
    for (const [index, place] of places.entries()) {
        const one = controls[index];
        if (place.left < -1 || place.right > innerWidth + 1) faults.push(`outside: ${name(one)}`);
        if (one.scrollWidth > one.clientWidth + 2) faults.push(`cut off: ${name(one)}`);
        for (let other = 0; other < index; other++) {
            const across = Math.min(place.right, places[other].right) - Math.max(place.left, places[other].left);
            const down = Math.min(place.bottom, places[other].bottom) - Math.max(place.top, places[other].top);
            if (across > 2 && down > 2) faults.push(`on each other: ${name(one)}, ${name(controls[other])}`);
        }
    }
    return faults;
}"""
FRAME = ".top .btn, .top .meter, .prompt .btn, .actions .btn"
"""What stands around every board; cards of a hand may overlap."""
UNREACHABLE = """() => {
    const board = document.querySelector(".board");
    return [...board.querySelectorAll('[data-thing][data-state="lit"]')].filter((thing) => {
        if (!thing.getClientRects().length) return false;
        thing.scrollIntoView({ block: "center", inline: "center" });
        const at = thing.getBoundingClientRect();
        const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        return !hit || hit.closest("[data-thing]") !== thing;
    }).map((thing) => thing.dataset.thing);
}"""

Screens = Callable[..., Screen]


def crowded(screen: Screen) -> list[str]:
    """Parts of the frame that are outside the window, cut off or on each other."""
    faults: list[str] = screen.page.evaluate(CROWDED, FRAME)
    return faults


@pytest.mark.parametrize(
    "size", [DESK, pytest.param(TABLET, marks=pytest.mark.full), PHONE], ids=["desk", "tablet", "phone"]
)
def test_text_of_double_size_cuts_nothing_off(screens: Screens, size: tuple[int, int]) -> None:
    screen = screens(size=size, lang="pl")
    for game in GAMES:
        screen.play_now(game)
        Somebody(screen).wait_to_be_asked()
        screen.page.evaluate(LARGE_TEXT)
        screen.page.wait_for_timeout(100)
        assert screen.width() <= size[0], game
        assert crowded(screen) == [], game
        assert screen.page.evaluate(UNREACHABLE) == [], game


@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_shows_the_board_and_everything_legal_can_be_touched(screens: Screens, game: str) -> None:
    screen = screens(size=TABLET)
    screen.play_now(game)
    player = Somebody(screen, seed=4)
    for _ in range(4):
        player.play(most=4)
        assert screen.width() <= TABLET[0]
        assert crowded(screen) == []
        assert screen.page.evaluate(UNREACHABLE) == []
    assert screen.page.locator(".actions .btn").count() == 5  # score, log and chat rise as sheets


def test_the_top_bar_fits_a_small_desk(screens: Screens) -> None:
    screen = screens(size=(1280, 800), lang="pl")
    for game in GAMES:
        screen.play_now(game)
        Somebody(screen, seed=2).play(most=3)
        bar = screen.page.locator(".top").bounding_box()
        assert bar is not None
        parts = screen.page.locator(".top > *").evaluate_all(
            "parts => parts.map((one) => one.getBoundingClientRect()).map((at) => [at.left, at.right, at.bottom])"
        )
        shown = [part for part in parts if part[1] > part[0]]
        assert all(one[1] <= next_one[0] + 1 for one, next_one in pairwise(shown)), game
        assert all(bottom <= bar["y"] + bar["height"] + 1 for _, _, bottom in shown), game


def test_a_long_label_stays_inside_the_gold_button_on_a_phone(screens: Screens) -> None:
    screen = screens(size=PHONE, lang="pl")
    screen.play_now("race")
    screen.page.wait_for_selector("#gold")
    screen.page.evaluate("(label) => (document.querySelector('#gold').lastChild.data = label)", LONG_LABEL)
    assert crowded(screen) == []
    button = screen.page.locator("#gold").bounding_box()
    assert button is not None
    assert button["x"] >= 0
    assert button["x"] + button["width"] <= PHONE[0]


def test_a_lesson_needs_no_scrolling(screens: Screens) -> None:
    for size in (DESK, PHONE):
        screen = screens(size=size, lang="pl")
        for game in GAMES:
            visit(screen, f"/learn/{game}")
            screen.page.click(".btn.primary")
            screen.page.wait_for_selector(".lesson .leaves")
            read = []
            onward = screen.page.locator(".leaves .btn").last
            while True:
                high, room = screen.page.evaluate(
                    "(one => [one.scrollHeight, one.clientHeight])(document.querySelector('.lesson'))"
                )
                assert high <= room + 1, (game, size)
                read.append(screen.page.inner_text(".lesson p"))
                if onward.get_attribute("aria-disabled"):
                    break
                onward.click()
            assert len(read) == len(set(read)) >= 2


def test_a_name_of_thirty_letters_fits_the_curtain_of_a_phone(screens: Screens) -> None:
    screen = screens(size=PHONE, lang="pl")
    screen.go("/account")
    screen.page.locator("form .field").first.fill("Konstantynopolitańczykowianecz")
    screen.page.locator("form .btn").first.click()
    screen.page.wait_for_selector(".said")
    screen.go("/new?local=1&game=race")
    screen.page.click(".form [type=submit]")
    screen.page.wait_for_selector(".curtain .btn")
    assert screen.page.evaluate(CROWDED, ".curtain h1, .curtain .btn") == []
