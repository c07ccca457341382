"""What an agent sees of Race for the Galaxy."""

from galaktyka.core.game import Game
from galaktyka.envs.compiled.slots import SlotWriter
from galaktyka.games.race.engine.game import RaceGame
from galaktyka.games.race.observer.observer import observer
from galaktyka.games.race.observer.printed import printed
from galaktyka.games.race.observer.slots import RaceSlots

__all__ = ["observer", "printed_on", "slots"]


def slots(game: Game) -> SlotWriter:
    """What writes positions in layout 2."""
    assert isinstance(game, RaceGame)
    return RaceSlots(game.box)


def printed_on(game: Game) -> dict[str, list[str]]:
    """What is printed on each card."""
    assert isinstance(game, RaceGame)
    return printed(game.box)
