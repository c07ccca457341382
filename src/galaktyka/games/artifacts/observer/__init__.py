"""What an agent sees of Alien Artifacts."""

from galaktyka.games.artifacts.observer.observer import observer

__all__ = ["observer"]
