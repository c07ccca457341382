"""What the stories of this folder share: the cards of the box by name, and piles that leave nothing to chance."""

from collections.abc import Sequence

from galaktyka.games.race.game import GAME
from tests.games.race.scenario import Scenario

START_WORLDS = ["old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"]
COINS = ["public-works", "export-duties", "investment-credits", "drop-ships", "space-marines", "consumer-markets"]


def whole_box() -> list[str]:
    """Every card, a development in two copies twice."""
    return [card.id for card in GAME.box.pack.cards for _ in range(card.copies)]


def everything_but(used: Sequence[str]) -> list[str]:
    """The cards of the box that nobody has mentioned: to be hidden in somebody's hand, so that piles can be small."""
    left = whole_box()
    for card in used:
        left.remove(card)
    return left


def too_weak(table: Scenario, world: str) -> tuple[object, object]:
    """The defence that is needed and the strength that there is."""
    reason = table.why_not(f"settle {world}")
    assert reason is not None
    assert reason.message_id == "race.too-weak"
    return reason.values["need"], reason.values["have"]
