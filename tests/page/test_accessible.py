"""What axe-core says about every page, in both themes; phones; large text."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest

from tests.daily import FULL
from tests.page.browsing import DESK, PHONE, Screen, Somebody
from tests.page.pages import AROUND, GAMES, visit

pytestmark = [pytest.mark.once, pytest.mark.slow]

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async (rules) => {
    const { violations, passes, incomplete } = await axe.run(document, { resultTypes: ["violations"], ...rules });
    const places = (nodes) => nodes.slice(0, 3).map((node) => node.target.join(" ")).join(", ");
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return {
        looked: violations.length + passes.length + incomplete.length,
        faults: grave.map(({ id, nodes }) => `${id}: ${places(nodes)}`),
    };
}"""
THEMES: tuple[tuple[Literal["dark", "light"], dict[str, Any]], ...] = (
    ("dark", {}),
    ("light", {"runOnly": ["color-contrast"]}),
)
SIZES = {"desk": DESK, "phone": PHONE}
EVERY_TABLE = [
    pytest.param(game, SIZES[name], id=f"{game}-{name}", marks=[pytest.mark.full] * ((number + other) % 2))
    for number, game in enumerate(GAMES)
    for other, name in enumerate(SIZES)
]
"""Every day each game is looked at on one of the screens."""
ALIKE = [path for path in AROUND if path.startswith("/rules/")][1:]
"""Long pages that differ by their words alone."""
LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"

Screens = Callable[..., Screen]


@cache
def axe_source() -> str:
    return AXE.read_text("utf-8")


def grave_faults(screen: Screen) -> list[str]:
    """What axe-core calls serious or critical, in the dark and in the light: only colours differ there."""
    found = []
    screen.page.evaluate(axe_source())
    for theme, rules in THEMES:
        screen.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        screen.page.wait_for_selector(f"html[data-theme={theme}]")
        said: dict[str, Any] = screen.page.evaluate(CHECK, rules)
        assert said["looked"] > (0 if rules else 5)
        found += [f"{theme}: {fault}" for fault in said["faults"]]
    return found


def test_axe_finds_a_fault_where_there_is_one(screen: Screen) -> None:
    visit(screen, "/join")
    screen.page.evaluate("document.querySelector('label').replaceWith(document.createElement('input'))")
    assert any("label" in fault for fault in grave_faults(screen))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_no_page_has_a_serious_fault(screens: Screens, size: tuple[int, int]) -> None:
    screen = screens(size=size)
    faults = {}
    for path in AROUND:
        visit(screen, path)
        assert screen.width() <= size[0], path
        if FULL or (size == DESK and path not in ALIKE):
            faults[path] = grave_faults(screen)
    assert not any(faults.values()), faults


@pytest.mark.parametrize(("game", "size"), EVERY_TABLE)
def test_no_table_has_a_serious_fault(screens: Screens, game: str, size: tuple[int, int]) -> None:
    screen = screens(size=size)
    screen.play_now(game)
    player = Somebody(screen, seed=5)
    player.wait_to_be_asked()
    faults = {"first question": grave_faults(screen)}
    player.play(most=15)
    faults["later"] = grave_faults(screen)
    assert screen.width() <= size[0]
    visit(screen, f"/t/{screen.table()}/replay")
    screen.page.wait_for_selector(".scrub")
    faults["replay"] = grave_faults(screen)
    assert screen.width() <= size[0]
    assert not any(faults.values()), faults


def test_text_of_double_size_needs_no_sideways_scrolling(screens: Screens) -> None:
    screen = screens(size=(1280, 1024))
    wide = {}
    for path in AROUND:
        visit(screen, path)
        screen.page.evaluate(LARGE_TEXT)
        wide[path] = screen.width()
    assert {name: width for name, width in wide.items() if width > 1280} == {}
