"""Race for the Galaxy by Tom Lehmann: 2 to 4 players build space empires with cards."""

from galaktyka.games.race.game import GAME, RaceGame, RaceState

__all__ = ["GAME", "RaceGame", "RaceState"]
