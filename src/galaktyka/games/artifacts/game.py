"""Alien Artifacts put together: the engine with a box, and positions that can be written down and read."""

from typing import Final

from galaktyka.games.artifacts import positions
from galaktyka.games.artifacts.engine.cards import Pack
from galaktyka.games.artifacts.engine.game import ArtifactsGame, ArtifactsState
from galaktyka.games.artifacts.pack import shipped_pack

__all__ = ["GAME", "ArtifactsGame", "ArtifactsState", "game_with"]


def game_with(pack: Pack) -> ArtifactsGame:
    """The game with the box of a pack."""
    return ArtifactsGame(pack, positions)


GAME: Final = game_with(shipped_pack())
