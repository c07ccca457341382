"""What an agent sees of New Frontiers."""

from galaktyka.games.frontiers.observer.observer import observer

__all__ = ["observer"]
