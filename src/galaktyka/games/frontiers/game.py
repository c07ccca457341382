"""New Frontiers put together: the engine with a box, and positions that can be written down and read."""

from typing import Final

from galaktyka.games.frontiers import positions
from galaktyka.games.frontiers.engine.game import FrontiersGame, FrontiersState
from galaktyka.games.frontiers.engine.tiles import Pack
from galaktyka.games.frontiers.pack import shipped_pack

__all__ = ["GAME", "FrontiersGame", "FrontiersState", "game_with"]


def game_with(pack: Pack) -> FrontiersGame:
    """The game with the box of a pack."""
    return FrontiersGame(pack, positions)


GAME: Final = game_with(shipped_pack())
