"""A real Chromium before the page, and somebody who plays a whole game in it."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = ["--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
DESK = (1440, 900)
PHONE = (390, 844)
PATIENCE = 60_000
"""Milliseconds for a bot to think, on a busy machine."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium that is there, else the one that Playwright installs."""
    # A sandbox needs rights that containers and build machines do not give.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=[*QUIET, "--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


def find_chromium(playwright: Playwright) -> str:
    """The program of the browser; without one these tests fail, for a page that nobody opened is not a tested page."""
    named = [os.environ.get("GALAKTYKA_CHROMIUM"), *map(shutil.which, NAMES), playwright.chromium.executable_path]
    for found in filter(None, named):
        if os.path.exists(found):
            return found
    raise AssertionError(
        "There is no Chromium here. ./test gets one: as root by `apt-get install chromium`, else by "
        "`playwright install chromium` of its environment. GALAKTYKA_CHROMIUM names one that lies elsewhere."
    )


class Screen:
    """One person's screen: a browser profile of its own, with one page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        lang: str = "en",
        theme: Any = "dark",
        motion: bool = False,
    ) -> None:
        touch = size[0] < 900
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        self.context.set_default_timeout(PATIENCE)
        self.address = address
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("websocket", lambda socket: self.asked.append(socket.url.replace("ws", "http", 1)))

    def go(self, path: str = "/") -> None:
        """Open an address of the page and wait until it stands."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("#content")

    def play_now(self, game: str) -> None:
        """Two presses: a level whose bots answer at once, and the button of the game."""
        self.go()
        self.page.click(f'article[data-game="{game}"] label:has(input[value="apprentice"])')
        self.page.click(f'article[data-game="{game}"] .btn.primary')
        self.page.wait_for_selector(".prompt")

    def play_dealt(self, game: str, seed: int) -> None:
        """A table against one bot whose deal is known."""
        self.go()
        self.page.goto(f"{self.address}/t/{self.page.evaluate(DEALT, [game, seed])}")
        self.page.wait_for_selector(".prompt")

    def width(self) -> int:
        """How wide the page is, whatever the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth"))

    def read(self, path: str) -> Any:
        """What the service answers to the person at this screen."""
        return self.page.evaluate("async (path) => (await fetch(path)).json()", path)

    def table(self) -> str:
        """The id of the table on the screen."""
        return self.page.url.split("/t/")[1].split("/")[0]

    def close(self) -> None:
        """Go away; nothing may have gone wrong in the page meanwhile, and nobody else was asked for anything."""
        self.context.close()
        assert not self.faults, self.faults
        foreign = [url for url in self.asked if not url.startswith((self.address + "/", "data:", "blob:"))]
        assert not foreign, foreign


DEALT = """async ([game, seed]) => {
    const post = async (path, body) => (await fetch(path, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    })).json();
    await post("/api/me", { name: "Vega" });
    const seats = [{ kind: "me" }, { kind: "bot", name: "apprentice" }];
    return (await post("/api/tables", { game, seats, seed })).id;
}"""

SIGHT = """() => {
    const seen = (element) => element.getClientRects().length > 0;
    const gold = document.querySelector("#gold");
    return {
        // A key that was on its way when the game ended may have closed the dialog about it.
        over: Boolean(document.querySelector("dialog.ending, .table[data-over]")),
        asked: Boolean(document.querySelector(".prompt:not(.still):not([aria-busy])")) && Boolean(
            document.querySelector("#gold:not([aria-disabled]), .answers .btn.lit, .prompt .fault, [data-state=lit]")),
        gold: Boolean(gold) && !gold.hasAttribute("aria-disabled"),
        lit: [...document.querySelectorAll('[data-thing][data-state="lit"]')].filter(seen).length,
        wrong: Boolean(document.querySelector(".prompt .fault")),
        answers: [...document.querySelectorAll(".answers .btn.lit")].filter(seen).length,
        mark: [document.querySelector(".table")?.dataset.version, document.querySelector(".prompt")?.innerText,
               document.querySelectorAll('[data-state="sel"], [data-state="pay"], .btn.chosen').length].join("|"),
    };
}"""
ASKED = f"""(before) => new Promise((resolve, reject) => {{
    const until = performance.now() + {PATIENCE};
    const look = () => {{
        const now = ({SIGHT})();
        if (now.over || (now.asked && now.mark !== before)) resolve(now);
        else if (performance.now() > until) reject(new Error(`nothing is asked: ${{now.mark}}`));
        else setTimeout(look, 8);
    }};
    look();
}})"""
CHANGED = f"(before) => ({SIGHT})().mark !== before || ({SIGHT})().over"
PLACE = """([selector, index]) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length)[index];
    if (!found) return null;
    found.scrollIntoView({ block: "center", inline: "center" });
    const at = found.getBoundingClientRect();
    return [at.left + at.width / 2, at.top + at.height / 2];
}"""
LIT = '[data-thing][data-state="lit"]'
ANSWER = ".answers .btn.lit"
CLEAR = ".prompt-main .btn.quiet"


class Somebody:
    """Plays whatever is lit, without knowing any rule."""

    def __init__(self, screen: Screen, seed: int = 1) -> None:
        self.screen = screen
        self.page = screen.page
        self.chance = random.Random(seed)
        self.presses = 0

    def play(self, most: int = 1500) -> bool:
        """Until the game is over (true), or so many presses were made."""
        sight = self.wait_to_be_asked()
        for _ in range(most):
            if sight["over"]:
                break
            self.choose(sight)
            self.presses += 1
            sight = self.wait_to_be_asked(sight["mark"])
        return bool(sight["over"])

    def wait_to_be_asked(self, before: str = "") -> dict[str, Any]:
        """What is to be seen when something is asked that was not asked before, or the game is over."""
        sight: dict[str, Any] = self.page.evaluate(ASKED, before)
        return sight

    def look(self) -> dict[str, Any]:
        """What is to be seen now."""
        sight: dict[str, Any] = self.page.evaluate(SIGHT)
        return sight

    def answer(self, sight: dict[str, Any]) -> None:
        """One press, and what comes of it."""
        self.choose(sight)
        self.see_the_change(sight["mark"])

    def choose(self, sight: dict[str, Any]) -> None:
        """One press."""
        if sight["wrong"]:
            self.press(CLEAR, 0)
        elif sight["gold"]:
            self.press("#gold", 0)
        elif sight["answers"] and (not sight["lit"] or self.chance.random() < 0.35):
            self.press(ANSWER, self.chance.randrange(sight["answers"]))
        else:
            self.press(LIT, self.chance.randrange(max(1, sight["lit"])))

    def press(self, selector: str, index: int) -> None:
        """A press of the mouse or finger in the middle of it."""
        place = self.page.evaluate(PLACE, [selector, index])
        if place is not None:
            self.page.mouse.click(*place)

    def see_the_change(self, before: str) -> None:
        """Something on the screen tells that the press was heard."""
        self.page.wait_for_function(CHANGED, arg=before)


class WithKeys(Somebody):
    """The same by keyboard alone."""

    def press(self, selector: str, index: int) -> None:
        """`c` is the gold button, `p` goes to the answers, `n` to the next thing that is legal."""
        keys = self.page.keyboard
        if selector in ("#gold", CLEAR):
            keys.press("c" if selector == "#gold" else "Escape")
            return
        if selector == ANSWER:
            keys.press("p")
            for _ in range(40):
                if self.page.evaluate("document.activeElement.matches('.answers .btn.lit')") and index == 0:
                    break
                index -= self.page.evaluate("Number(document.activeElement.matches('.answers .btn.lit'))")
                keys.press("Tab")
        else:
            for _ in range(index % 4 + 1):
                keys.press("n")
        keys.press("Enter")
