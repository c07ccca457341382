"""What the cards of a box must be together, so that it can be played."""

from typing import Final

from galaktyka.core.content import Table
from galaktyka.games.artifacts.engine.cards import TYPES, Pack

MOST_CARDS: Final = 250
MOST_RESOURCES: Final = 120  # two sections each, and each of them has a code below 250
FEWEST_RESOURCES: Final = 30  # full hands for everybody, and as many again
FEWEST_OF_A_TYPE: Final = 20
FEWEST_FACTIONS: Final = 5  # one for everybody


def check_box(top: Table, pack: Pack) -> None:
    """The box as a whole can be played."""
    check_number(top, "[resources]", len(pack.resources), FEWEST_RESOURCES, MOST_RESOURCES)
    for type in TYPES:
        cards = [card for card in pack.cards if card.type == type]
        check_number(top, f"[[{type}]]", len(cards), FEWEST_OF_A_TYPE, MOST_CARDS)
    check_number(top, "", len(pack.cards), 0, MOST_CARDS)
    check_number(top, "[[system]]", len(pack.systems), 1, MOST_CARDS)
    check_number(top, "[[plan]]", len(pack.plans), 1, MOST_CARDS)
    check_number(top, "[[artifact]]", len(pack.artifacts), 1, MOST_CARDS)
    check_number(top, "[[faction]]", len(pack.factions), FEWEST_FACTIONS, MOST_CARDS)


def check_number(top: Table, place: str, number: int, least: int, most: int) -> None:
    """There are enough cards of one sort, and not too many."""
    table = top.inside({}, place, 0)
    if number < least:
        raise table.error("content.too-few-cards", {"n": number, "least": least})
    if number > most:
        raise table.error("content.too-many-cards", {"n": number, "most": most})
