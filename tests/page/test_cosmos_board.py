"""The board of Micro Cosmos: what can be touched on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browsing import PHONE, Screen, Somebody

pytestmark = [pytest.mark.once, pytest.mark.slow]

Screens = Callable[..., Screen]

FINGER = 44


def test_every_space_of_the_map_is_a_finger_wide_on_a_phone(screens: Screens) -> None:
    screen = screens(size=PHONE)
    screen.play_now("cosmos")
    Somebody(screen, seed=2).play(most=20)
    sizes: list[Any] = screen.page.locator(".mc-space").evaluate_all(
        "spaces => spaces.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"
    )
    assert len(sizes) > 4
    assert min(min(pair) for pair in sizes) >= FINGER
    assert screen.width() <= PHONE[0]
