"""What the page draws Race for the Galaxy with."""

from galaktyka.games.race.service.content import ROOM

__all__ = ["ROOM"]
