"""What the stories of this folder share: the cards of the box by name, and piles that leave nothing to chance."""

from collections.abc import Sequence

from galaktyka.games.race import GAME

START_WORLDS = ["old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"]


def whole_box() -> list[str]:
    """All 114 cards."""
    return [card.id for card in GAME.box.pack.cards for _ in range(card.copies)]


def everything_but(used: Sequence[str]) -> list[str]:
    """The cards of the box that nobody has mentioned: to be hidden in somebody's hand, so that piles can be small."""
    left = whole_box()
    for card in used:
        left.remove(card)
    return left
