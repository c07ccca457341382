"""What the page draws Micro Cosmos with."""

from galaktyka.games.cosmos.service.content import ROOM

__all__ = ["ROOM"]
