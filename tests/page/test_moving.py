"""What moves by itself: animations, notices, the theme before the first paint, a cable that is cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.page.browsing import Screen, Somebody
from tests.page.lines import Line, wait_until
from tests.page.test_together import LOST, forgive_the_gap, open_for_two

pytestmark = [pytest.mark.once, pytest.mark.slow]

Screens = Callable[..., Screen]
CARDS = '.board [data-state="lit"]'
COUNT_ANIMATIONS = """
    window.animated = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) { window.animated += 1; return animate.apply(this, given); };
"""
NOTED = """
    window.notices = [];
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, options) { window.notices.push([title, options.body]); }
    };
    Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""
FIRST_PAINT = """
    new PerformanceObserver((list) => {
        if (list.getEntries().length) window.firstTheme ??= document.documentElement.dataset.theme ?? "none";
    }).observe({ type: "paint", buffered: true });
    new MutationObserver(() => {
        if (document.body) window.themeAtBody ??= document.documentElement.dataset.theme ?? "none";
    }).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize(("motion", "moving"), [(True, True), (False, False)], ids=["moves", "reduced"])
def test_moves_are_animated_unless_one_wants_no_motion(screens: Screens, motion: bool, moving: bool) -> None:
    screen = screens(motion=motion)
    screen.page.add_init_script(COUNT_ANIMATIONS)
    screen.play_now("race")
    player = Somebody(screen, seed=3)
    for _ in range(10 if moving else 1):  # until something has gone from one place to another
        player.play(most=6)
        if screen.page.evaluate("window.animated"):
            break
    assert (screen.page.evaluate("window.animated") > 0) is moving
    duration = screen.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--m-2')").strip()
    assert (float(duration.removesuffix("ms").removesuffix("s")) > 0) is moving


def test_the_menu_of_the_table_switches_motion_off(screens: Screens) -> None:
    screen = screens(motion=True)
    screen.page.add_init_script(COUNT_ANIMATIONS)
    screen.play_now("race")
    Somebody(screen, seed=3).play(most=2)
    screen.page.click('.tools .btn[aria-label="Menu"]')
    screen.page.click("dialog >> text=Animations")
    screen.page.keyboard.press("Escape")
    screen.page.wait_for_selector("dialog", state="detached")
    screen.page.evaluate("window.animated = 0")
    Somebody(screen, seed=3).play(most=6)
    assert screen.page.evaluate("window.animated") == 0


def test_a_notice_comes_when_it_is_my_turn_and_the_page_is_hidden(screens: Screens) -> None:
    host, friend = screens(), screens()
    host.page.add_init_script(NOTED)
    host.go("/new?game=race")
    host.page.click("form .btn.primary")
    host.page.wait_for_selector(".code")
    friend.go(f"/t/{host.table()}")
    friend.page.click(".places .btn.lit")
    host.page.click(".btn.primary:not([aria-disabled]):not(.share *)")
    page = host.page
    page.wait_for_selector("#gold")
    page.click('.tools .btn[aria-label="Menu"]')
    page.click("dialog >> text=Tell me when it is my turn")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    first = Somebody(host, 1)
    while not page.query_selector(".prompt.still"):
        first.answer(first.wait_to_be_asked())
    assert page.evaluate("window.notices") == []
    page.evaluate("window.away = true")
    second = Somebody(friend, 2)
    second.wait_to_be_asked()
    while not first.look()["asked"]:
        second.answer(second.wait_to_be_asked())
    page.wait_for_function("() => window.notices.length > 0")
    ((title, body),) = page.evaluate("window.notices")
    assert title == "Your turn: Race for the Galaxy"
    assert body == page.inner_text(".prompt .q b")


@pytest.mark.parametrize(
    ("system", "kept", "first"), [("light", "", "light"), ("light", "dark", "dark"), ("dark", "light", "light")]
)
def test_nobody_sees_the_other_theme_first(screens: Screens, system: str, kept: str, first: str) -> None:
    screen = screens(theme=system)
    if kept:
        screen.page.add_init_script(f"localStorage.setItem('galaktyka.theme', '{kept}')")
    screen.page.add_init_script(FIRST_PAINT)
    screen.go("/")
    screen.page.wait_for_function("() => window.firstTheme !== undefined")
    assert screen.page.evaluate("[window.themeAtBody, window.firstTheme]") == [first, first]


IN_ONE_BREATH = """(lit) => {
    const cards = [...document.querySelectorAll('[data-thing][data-state="lit"]')].slice(0, lit);
    for (const card of cards) card.click();
    document.querySelector("#gold").click();
}"""


def test_confirm_waits_for_the_sum_of_what_is_chosen_now(screen: Screen) -> None:
    screen.play_now("race")
    page = screen.page
    page.evaluate(IN_ONE_BREATH, 2)
    page.wait_for_function("() => document.querySelector('.table').dataset.version !== '0'")


def test_confirm_never_plays_what_was_chosen_before(screen: Screen) -> None:
    screen.play_now("race")
    page = screen.page
    for _ in range(2):
        page.locator('[data-thing][data-state="lit"]').first.click()
    page.wait_for_selector("#gold:not([aria-disabled])")
    page.evaluate(IN_ONE_BREATH, 1)
    page.wait_for_selector(".prompt .fault")
    assert page.inner_text(".prompt .fault") == "Choose 2, not 3."
    assert page.get_attribute(".table", "data-version") == "0"


def test_a_cut_cable_is_told_and_nothing_is_lost(screen: Screen) -> None:
    screen.play_now("race")
    player = Somebody(screen, seed=6)
    player.play(most=8)
    page = screen.page
    before = page.get_attribute(".table", "data-version")
    screen.context.set_offline(True)
    page.wait_for_selector(".banner")
    assert "reconnects by itself" in page.inner_text(".banner")
    assert page.get_attribute(".table", "data-version") == before
    sight = player.look()
    player.press("#gold" if sight["gold"] else '[data-thing][data-state="lit"], .answers .btn.lit', 0)
    screen.context.set_offline(False)
    page.wait_for_selector(".banner", state="detached")
    player.play(most=6)
    assert int(page.get_attribute(".table", "data-version") or 0) > int(before or 0)
    screen.faults = [fault for fault in screen.faults if not any(word in fault for word in LOST)]


def test_a_page_whose_file_does_not_come_offers_to_load_it_again(screen: Screen) -> None:
    screen.go("/")
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    screen.page.route("**/assets/Glossary*.js", refuse)
    screen.page.click('a[href="/glossary"]')
    screen.page.wait_for_selector(".notice .btn.primary")
    assert len(asked) == 1, "not again and again"
    screen.page.unroute("**/assets/Glossary*.js")
    screen.page.click(".notice .btn.primary")
    screen.page.wait_for_selector(".terms")
    screen.faults.clear()


def test_who_leaves_before_the_table_opens_is_not_there(screen: Screen) -> None:
    line = Line(screen.page)
    held: list[Route] = []
    screen.page.route("**/api/tables/*?lang=en", lambda route: held.append(route))
    screen.go("/")
    screen.page.click('article[data-game="race"] .btn.primary')
    screen.page.wait_for_url("**/t/*")
    screen.page.wait_for_function("() => document.querySelector('.notice h1')")
    wait_until(screen.page, lambda: len(held) == 1)
    screen.page.go_back()
    screen.page.wait_for_selector(".games")
    held[0].continue_()
    screen.page.wait_for_timeout(400)
    assert not line.sockets


def test_what_does_not_come_is_fetched_again_until_it_does(screen: Screen) -> None:
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        what = route.request.url.split("?")[0].split("/")[-1]
        if what in failed:
            route.fallback()
            return
        failed.append(what)
        if "assets" in route.request.url:
            route.abort()
        else:
            route.fulfill(status=503, body="restarting")

    for pattern in ("**/api/tables/*?lang=en", "**/assets/race-*.js", "**/api/games/race/content*"):
        screen.page.route(pattern, fail_once)
    screen.page.clock.install()
    screen.go("/")
    screen.page.click('article[data-game="race"] .btn.primary')
    screen.page.wait_for_selector('.notice h1:has-text("503")')
    screen.page.clock.run_for(2000)
    screen.page.wait_for_selector('.main .notice:has-text("The board could not be fetched") .btn')
    wait_until(screen.page, lambda: len(failed) == 3)

    def tried_again() -> bool:
        screen.page.clock.run_for(500)
        return screen.page.locator(CARDS).count() > 0

    wait_until(screen.page, tried_again)
    screen.faults.clear()


def test_a_line_that_has_gone_silent_is_noticed(screen: Screen) -> None:
    """The phone slept, the router forgot: no event tells of it, and nothing comes any more."""
    line = Line(screen.page)
    screen.page.clock.install()
    screen.play_now("race")
    screen.page.wait_for_selector(CARDS)
    screen.page.clock.run_for(31_000)
    wait_until(screen.page, lambda: len(line.asked) == 1 and line.answered() == [line.asked[0]["number"]])
    screen.page.wait_for_timeout(200)
    screen.page.clock.run_for(6_000)
    assert len(line.sockets) == 1, "somebody is there, and nothing is done"
    line.keeps = line.hides = lambda _: True
    screen.page.clock.run_for(31_000)
    line.keeps = line.hides = lambda _: False
    screen.page.clock.run_for(6_000)
    wait_until(screen.page, lambda: len(line.sockets) == 2)
    screen.page.wait_for_selector(".banner", state="detached")


def test_a_table_that_is_closed_for_good_leaves_nobody_waiting(screen: Screen) -> None:
    line = Line(screen.page)
    screen.play_now("race")
    line.keeps = lambda said: said["request"]["type"] == "gather"
    screen.page.locator(CARDS).first.click()
    screen.page.wait_for_selector(".prompt[aria-busy]")
    line.sockets[-1].close(code=4003)
    screen.page.wait_for_selector('.banner:has-text("closed this table")')
    screen.page.wait_for_selector(".prompt:not([aria-busy])")
    screen.page.locator(CARDS).first.click()
    screen.page.wait_for_selector(".prompt:not([aria-busy])")


def test_pressing_play_twice_opens_one_table(screen: Screen) -> None:
    opened: list[Route] = []
    screen.page.route("**/api/tables?lang=en", lambda route: opened.append(route))
    screen.go("/")
    screen.page.evaluate("() => { for (const _ of [1, 2]) document.querySelector('.games .btn.primary').click(); }")
    wait_until(screen.page, lambda: len(opened) > 0)
    screen.page.wait_for_timeout(200)
    screen.page.click(".games .btn.primary >> nth=1")
    screen.page.wait_for_timeout(200)
    assert len(opened) == 1
    opened[0].continue_()
    screen.page.wait_for_selector(".prompt")


def test_one_press_takes_one_choice_back(screens: Screens) -> None:
    host, friend = screens(), screens()
    line = Line(host.page)
    open_for_two(host, friend)
    page = host.page
    for _ in range(2):
        page.locator(CARDS).first.click()
    page.click("#gold:not([aria-disabled])")
    page.wait_for_selector(".prompt.still")
    line.keeps = lambda said: said["request"]["type"] == "undo"
    page.keyboard.press("u")
    wait_until(page, lambda: len(line.requests("undo")) == 1)
    line.tell(line.news("position")[-1])  # somebody else's move arrives first
    page.wait_for_timeout(100)
    page.keyboard.press("u")
    page.wait_for_timeout(100)
    (undo,) = line.requests("undo")
    assert undo["moment"] == line.news("position")[-1]["moment"]
    line.keeps = lambda _: False
    line.sockets[-1].close(code=1012)  # what was not answered is sent again
    page.wait_for_function(f"() => document.querySelectorAll('{CARDS}').length === 6")
    for _ in range(2):
        page.locator(CARDS).first.click()
    page.click("#gold:not([aria-disabled])")
    page.wait_for_selector(".prompt.still")
    page.keyboard.down("u")
    page.wait_for_function(f"() => document.querySelectorAll('{CARDS}').length === 6")
    page.keyboard.down("u")  # still held
    page.wait_for_timeout(100)
    assert page.locator(".why").count() == 0, "nobody has asked for more"
    page.keyboard.up("u")
    forgive_the_gap(host)
