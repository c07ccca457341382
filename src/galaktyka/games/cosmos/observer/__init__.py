"""What an agent sees of Micro Cosmos."""

from galaktyka.games.cosmos.observer.observer import observer

__all__ = ["observer"]
