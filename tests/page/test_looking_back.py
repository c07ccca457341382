"""Replay, playing on from a moment, and records as files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.page.browsing import Screen, Somebody

pytestmark = [pytest.mark.once, pytest.mark.slow]

IN_SIGHT = """(selectors) => selectors.map((selector) => {
    const one = document.querySelector(selector);
    const at = one.getBoundingClientRect();
    const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    return Boolean(hit) && one.contains(hit);
})"""


def played(screen: Screen, presses: int = 20) -> str:
    """The address of a game of Race for the Galaxy in its middle."""
    screen.play_now("race")
    Somebody(screen, seed=7).play(most=presses)
    return f"/t/{screen.table()}"


def step_in(screen: Screen) -> int:
    """The move that the address names."""
    return int(screen.page.url.split("step=")[1])


def test_a_line_of_the_log_leads_to_its_moment_and_the_bar_to_any_other(screen: Screen) -> None:
    played(screen)
    line = screen.page.locator(".log-panel li button").nth(8)
    words = line.inner_text()
    line.click()
    screen.page.wait_for_selector(".scrub")
    assert words in screen.page.locator(".log-panel li.now").all_inner_texts()
    step = step_in(screen)
    screen.page.click('.ctl .btn[aria-label="Move forward"]')
    assert step_in(screen) == step + 1
    rail = screen.page.locator(".rail input")
    rail.focus()
    screen.page.keyboard.press("Home")
    assert step_in(screen) == 0
    screen.page.keyboard.press("End")
    assert step_in(screen) == int(rail.get_attribute("max") or 0)
    screen.page.wait_for_selector(".chart polyline", state="attached")  # a flat line has no size


def test_the_chart_shows_everybody_s_points_from_one_answer(screen: Screen) -> None:
    table = played(screen)
    screen.asked.clear()
    screen.go(f"{table}/replay?step=3")
    chart = screen.page.locator(".chart")
    chart.wait_for()
    screen.page.wait_for_load_state("networkidle")
    steps = int(screen.page.get_attribute(".rail input", "max") or 0)
    moments = [url for url in screen.asked if re.search(r"/history/\d+\?", url)]
    assert len(moments) == 1, "the one that is shown"
    totals = screen.read(f"/api{table.replace('/t/', '/tables/')}/totals?seat=0")["totals"]
    assert len(totals) == steps + 1
    assert chart.locator("polyline").count() == 2
    names = screen.page.locator(".chart-panel .legend span").all_inner_texts()
    told = [f"{name.rsplit(maxsplit=1)[0].strip()} {total}" for name, total in zip(names, totals[-1], strict=True)]
    assert chart.get_attribute("aria-label") == f"Points over the game: {', '.join(told)}"


def test_the_log_is_one_stop_for_tab_and_arrows_walk_it(screen: Screen) -> None:
    played(screen)
    lines = screen.page.locator(".log-panel li button")
    stops = screen.page.locator('.log-panel li button[tabindex="0"]')
    assert lines.count() > 10
    assert stops.count() == 1
    stops.focus()
    screen.page.keyboard.press("ArrowUp")
    assert lines.nth(lines.count() - 2).evaluate("(line) => line === document.activeElement")
    screen.page.keyboard.press("Home")
    assert lines.first.evaluate("(line) => line === document.activeElement")
    assert stops.count() == 1
    screen.page.keyboard.press("Tab")
    assert screen.page.evaluate("!document.activeElement.closest('.log')")


def test_the_link_of_a_moment_shows_the_same_moment(screen: Screen) -> None:
    table = played(screen)
    screen.go(f"{table}/replay?step=6")
    screen.page.wait_for_selector(".scrub")
    assert screen.page.input_value(".rail input") == "6"
    assert screen.page.inner_text(".scrub .told b").startswith("Move 6 of ")


def test_play_on_from_a_moment(screen: Screen) -> None:
    table = played(screen)
    screen.go(f"{table}/replay?step=10")
    screen.page.click(".play-on .primary")
    screen.page.wait_for_selector(".prompt:not(.still)")
    assert f"/t/{screen.table()}" != table
    Somebody(screen, seed=2).play(most=4)


def test_a_record_travels_as_a_file(screen: Screen, tmp_path: Path) -> None:
    screen.play_now("frontiers")
    assert Somebody(screen, seed=1).play()
    verdict = screen.page.inner_text("dialog .verdict").strip()
    seen = screen.page.evaluate(IN_SIGHT, ["dialog.ending .primary", "dialog.ending header .btn"])
    assert seen == [True, True], "what comes next needs no scrolling, however long the list of points is"
    screen.page.click("dialog.ending >> text=Verify the shuffle")
    screen.page.wait_for_selector("dialog.ending .proof .fair")
    assert screen.page.evaluate(IN_SIGHT, ["dialog.ending .proof .fair"]) == [True]
    screen.page.click(".dialog-foot >> text=Replay")
    with screen.page.expect_download() as coming:
        screen.page.click("text=Download the record")
    file = tmp_path / "game.galaktyka"
    coming.value.save_as(file)
    old = screen.table()
    screen.go()
    screen.page.set_input_files("input[type=file]", file)
    screen.page.wait_for_selector(".scrub")
    assert screen.table() != old
    screen.page.locator(".rail input").focus()
    screen.page.keyboard.press("End")
    screen.go(f"/t/{screen.table()}")
    assert screen.page.inner_text("dialog .verdict").strip() == verdict


DRAG = """(steps) => {
    const rail = document.querySelector(".rail input");
    for (const step of steps) {
        rail.value = step;
        rail.dispatchEvent(new Event("input", { bubbles: true }));
    }
    rail.dispatchEvent(new Event("change", { bubbles: true }));
}"""
NO_ADDRESSES = """() => { history.replaceState = () => { throw new DOMException("too many", "SecurityError"); }; }"""


def test_dragging_asks_for_little_and_what_fails_is_only_a_banner(screen: Screen) -> None:
    table = played(screen, 14)
    page = screen.page
    asked: list[int] = []
    refused: list[int] = []

    def moment(route: Route) -> None:
        step = int(route.request.url.split("?")[0].rsplit("/", 1)[1])
        asked.append(step)
        if step in refused:
            refused.remove(step)
            route.fulfill(status=429, json={"code": "server.too-fast", "message": "Too fast.", "values": {}})
        else:
            route.fallback()

    page.route(re.compile(r"/api/tables/[^/]+/history/\d+"), moment)
    screen.go(f"{table}/replay?step=1")
    page.wait_for_load_state("networkidle")
    new = [step for step in range(2, int(page.get_attribute(".rail input", "max") or 0)) if step not in asked]
    asked.clear()
    refused.append(new[0])
    page.evaluate(DRAG, new)
    assert step_in(screen) == new[-1]
    page.wait_for_selector('.banner:has-text("Too fast.")')
    assert page.locator(".scrub").count() == 1
    page.wait_for_selector(".banner", state="detached")
    assert asked == [new[0], new[-1]], "one at a time, and the last wish wins"
    page.evaluate(NO_ADDRESSES)
    page.click('.ctl .btn[aria-label="Move back"]')
    page.wait_for_function("(step) => document.querySelector('.rail input').value === step", arg=str(new[-1] - 1))
    card = page.locator(".board [data-thing]").first
    card.focus()
    page.keyboard.press("i")
    page.wait_for_selector(".large.pinned")
    page.keyboard.press("Escape")
    page.wait_for_selector(".large", state="detached")
    assert card.evaluate("(card) => card === document.activeElement")
    screen.faults = [fault for fault in screen.faults if "429" not in fault]
