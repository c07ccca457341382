"""The board of Race for the Galaxy: what is to be seen and heard of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.page.browsing import PHONE, Screen

pytestmark = [pytest.mark.once, pytest.mark.slow]

Screens = Callable[..., Screen]

LABEL = re.compile(
    r"[^,]+, (development|.*world), (cost|defence) \d+, (\d+ points?|points counted at the end)"
    r"(, (Rebel|Alien|Imperium|Uplift|Terraforming))*; legal: .+"
)


def test_a_card_says_what_it_is_and_what_can_be_done_with_it(screen: Screen) -> None:
    screen.play_now("race")
    labels = screen.page.locator(".race-hand [data-state=lit] > .sr").all_inner_texts()
    assert len(labels) == 6
    for label in labels:
        assert LABEL.fullmatch(label), label


def test_every_free_place_is_there_and_the_last_one_ends_the_game(screen: Screen) -> None:
    screen.play_now("race")
    places = screen.page.locator(".race-tab > *")
    assert places.count() == 12
    assert screen.page.locator(".race-tab [data-end]").count() == 1
    assert "ends the game" in (places.last.get_attribute("aria-label") or "")


def test_an_opponents_cards_unfold(screen: Screen) -> None:
    screen.play_now("race")
    assert screen.page.locator(".race-unfolded").count() == 0
    screen.page.click(".unfold")
    cards = screen.page.locator(".race-unfolded .card")
    assert cards.count() == screen.page.locator(".seatbox .card").count() == 1
    assert cards.locator(".pw li, .pw-none").count() > 0
    screen.page.click(".unfold")
    assert screen.page.locator(".race-unfolded").count() == 0


def test_everything_still_fits_when_the_text_is_twice_as_large(screens: Screens) -> None:
    for size in ((1440, 900), PHONE):
        screen = screens(size=size)
        screen.play_now("race")
        screen.page.evaluate("document.documentElement.style.fontSize = '200%'")
        wide, room = screen.page.evaluate("(b => [b.scrollWidth, b.clientWidth])(document.querySelector('.board'))")
        assert wide <= room
        for card in screen.page.locator(".race-hand .card").all():
            card.scroll_into_view_if_needed()
            box = card.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0] + 1


def test_every_picture_is_drawn(screen: Screen) -> None:
    screen.play_now("race")
    screen.page.wait_for_function(
        "() => [...document.querySelectorAll('.race .picture')].every((one) => one.complete && one.naturalWidth > 0)"
    )
    assert screen.page.locator(".race .picture").count() >= 10  # two start worlds, six cards in hand, two piles
