"""What the page draws a game with, for every game alike."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import Struct

from galaktyka.text.catalogue import Words

ENGLISH = Words("en")
"""A picture is drawn from the English name, so that it is the same in every language."""


class Room(NamedTuple):
    """The types of a game, for the OpenAPI document, and what packs its box."""

    content: type[Struct]
    view: type
    """What `Position.view` holds."""
    box: Callable[[Any, Words], Struct]
    """Everything in the box of the game, in one language."""


def seed_of_picture(name: str, own: str) -> str:
    """The name in English; for a card that only an owner's pack has, its own id."""
    return ENGLISH.say(name) if ENGLISH.has(name) else own
