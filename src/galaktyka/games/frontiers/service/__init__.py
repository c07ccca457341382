"""What the page draws New Frontiers with."""

from galaktyka.games.frontiers.service.content import ROOM

__all__ = ["ROOM"]
