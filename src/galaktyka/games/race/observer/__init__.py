"""What an agent sees of Race for the Galaxy."""

from galaktyka.games.race.observer.observer import observer

__all__ = ["observer"]
