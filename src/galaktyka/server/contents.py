"""What the page draws a game with: everything in its box in one language, and the type of its positions."""

from msgspec import Struct

from galaktyka.core.game import Game
from galaktyka.games import room_of, shipped_keys
from galaktyka.server.content.room import Room
from galaktyka.text.catalogue import Words


class PlainContent(Struct, frozen=True):
    """A game from outside brings no drawings: the page shows its choices in words."""


ROOMS: dict[str, Room] = {key: room.ROOM for key in shipped_keys() if (room := room_of(key, "service"))}
CONTENTS: tuple[type[Struct], ...] = (*(room.content for room in ROOMS.values()), PlainContent)
"""The contents of all games, for the OpenAPI document."""
VIEWS: dict[str, type] = {key: room.view for key, room in ROOMS.items()}
"""What `Position.view` holds in each game, for the OpenAPI document."""


def content_of(game: Game, words: Words) -> Struct:
    """The box of a game in one language."""
    return ROOMS[game.key].box(game, words) if game.key in ROOMS else PlainContent()
