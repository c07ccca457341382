"""When something hidden comes to light: from there on a player cannot take a move back."""

import pytest

from tests.games.race.scenario import Scenario, scenario

COINS = ["gem-world", "space-port", "spice-world", "comet-zone"]


def consume(*cards: str, goods: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Scenario:
    """The powers to look at, and Deficit Spending, so that the phase is not over after them."""
    tableau = ["new-sparta", *cards, "deficit-spending"]
    return scenario("consume", tableau=tableau, goods=goods, hand=["rebel-base", *hand])


REVEALS = {
    "the last action card": (lambda: scenario("choose").play("choose produce", seat=1), "choose produce"),
    "the last development": (lambda: scenario("develop", hand=["public-works", "gem-world"]), "pass"),
    "the last world": (lambda: scenario("settle", hand=["refugee-world"]), "settle refugee-world"),
    "cards for a good": (
        lambda: consume("secluded-world", "prosperous-world", goods=("secluded-world",)),
        "consume secluded-world",
    ),
    "a card without a good": (
        lambda: consume("new-economy", "prosperous-world", goods=("prosperous-world",)),
        "consume new-economy",
    ),
    "the card of a wager": (
        lambda: consume("gambling-world", "prosperous-world", goods=("prosperous-world",)),
        "gamble 3",
    ),
}
REVEALS_NOTHING = {
    "the first action card": (lambda: scenario("choose"), "choose produce"),
    "a development that others do not see yet": (
        lambda: scenario("develop", hand=["public-works", "gem-world"], others=({"hand": ["drop-ships", *COINS[1:]]},)),
        "develop public-works",
    ),
    "a part of the payment": (
        lambda: scenario("develop", hand=["drop-ships", *COINS, "rebel-base"]).play("develop drop-ships"),
        "pay gem-world",
    ),
    "a card kept while others still choose": (
        lambda: scenario("explore", others=({"action": "explore-5"},), deck=COINS),
        "keep gem-world",
    ),
    "points for a good": (
        lambda: consume("prosperous-world", "terraformed-world", goods=("prosperous-world",)),
        "consume terraformed-world",
    ),
    "points for a card": (
        lambda: consume(hand=("rebel-outpost", "rebel-homeworld")).play("consume deficit-spending"),
        "discard rebel-outpost",
    ),
}


@pytest.mark.parametrize("story", REVEALS)
def test_something_comes_to_light(story: str):
    position, notation = REVEALS[story]
    table = position()
    before = table.state.revelations()
    table.play(notation)
    assert table.state.revelations() > before


@pytest.mark.parametrize("story", REVEALS_NOTHING)
def test_nothing_comes_to_light(story: str):
    position, notation = REVEALS_NOTHING[story]
    table = position()
    before = table.state.revelations()
    table.play(notation)
    assert table.state.revelations() == before
