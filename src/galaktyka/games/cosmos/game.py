"""Micro Cosmos put together: the engine with a box, and positions that can be written down and read."""

from typing import Final

from galaktyka.games.cosmos import positions
from galaktyka.games.cosmos.engine.cards import Pack
from galaktyka.games.cosmos.engine.game import CosmosGame, CosmosState
from galaktyka.games.cosmos.pack import shipped_pack

__all__ = ["GAME", "CosmosGame", "CosmosState", "game_with"]


def game_with(pack: Pack) -> CosmosGame:
    """The game with the box of a pack."""
    return CosmosGame(pack, positions)


GAME: Final = game_with(shipped_pack())
