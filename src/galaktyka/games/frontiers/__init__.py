"""New Frontiers by Tom Lehmann: 2 to 5 players choose actions that everybody resolves."""

from galaktyka.games.frontiers.game import GAME, FrontiersGame, FrontiersState

__all__ = ["GAME", "FrontiersGame", "FrontiersState"]
