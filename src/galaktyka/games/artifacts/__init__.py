"""Alien Artifacts by Marcin Ropka and Viola Kijowska: 2 to 5 players build empires of two-sided cards."""

from galaktyka.games.artifacts.game import GAME, ArtifactsGame, ArtifactsState

__all__ = ["GAME", "ArtifactsGame", "ArtifactsState"]
