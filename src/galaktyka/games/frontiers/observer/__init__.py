"""What an agent sees of New Frontiers."""

from galaktyka.core.game import Game
from galaktyka.envs.compiled.slots import SlotWriter
from galaktyka.games.frontiers.engine.game import FrontiersGame
from galaktyka.games.frontiers.observer.observer import observer
from galaktyka.games.frontiers.observer.printed import printed
from galaktyka.games.frontiers.observer.slots import FrontiersSlots

__all__ = ["observer", "printed_on", "slots"]


def slots(game: Game) -> SlotWriter:
    """What writes positions in layout 2."""
    assert isinstance(game, FrontiersGame)
    return FrontiersSlots(game.box)


def printed_on(game: Game) -> dict[str, list[str]]:
    """What is printed on each tile and goal."""
    assert isinstance(game, FrontiersGame)
    return printed(game.box)
