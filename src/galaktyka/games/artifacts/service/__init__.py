"""What the page draws Alien Artifacts with."""

from galaktyka.games.artifacts.service.content import ROOM

__all__ = ["ROOM"]
