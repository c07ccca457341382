"""Race for the Galaxy put together: the engine with a box, and positions that can be written down and read."""

from typing import Final

from galaktyka.games.race import positions
from galaktyka.games.race.engine.cards import Pack
from galaktyka.games.race.engine.game import RaceGame, RaceState
from galaktyka.games.race.pack import shipped_pack

__all__ = ["GAME", "RaceGame", "RaceState", "game_with"]


def game_with(pack: Pack) -> RaceGame:
    """The game with the box of a pack."""
    return RaceGame(pack, positions)


GAME: Final = game_with(shipped_pack())
