"""What an agent sees of Micro Cosmos."""

from galaktyka.core.game import Game
from galaktyka.envs.compiled.slots import SlotWriter
from galaktyka.games.cosmos.engine.game import CosmosGame
from galaktyka.games.cosmos.observer.observer import observer
from galaktyka.games.cosmos.observer.printed import printed
from galaktyka.games.cosmos.observer.slots import CosmosSlots

__all__ = ["observer", "printed_on", "slots"]


def slots(game: Game) -> SlotWriter:
    """What writes positions in layout 2."""
    assert isinstance(game, CosmosGame)
    return CosmosSlots(game.box)


def printed_on(game: Game) -> dict[str, list[str]]:
    """What is printed on each card, planet and upgrade."""
    assert isinstance(game, CosmosGame)
    return printed(game.box)
