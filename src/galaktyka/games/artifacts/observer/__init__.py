"""What an agent sees of Alien Artifacts."""

from galaktyka.core.game import Game
from galaktyka.envs.compiled.slots import SlotWriter
from galaktyka.games.artifacts.engine.game import ArtifactsGame
from galaktyka.games.artifacts.observer.observer import observer
from galaktyka.games.artifacts.observer.printed import printed
from galaktyka.games.artifacts.observer.slots import ArtifactsSlots

__all__ = ["observer", "printed_on", "slots"]


def slots(game: Game) -> SlotWriter:
    """What writes positions in layout 2."""
    assert isinstance(game, ArtifactsGame)
    return ArtifactsSlots(game.box)


def printed_on(game: Game) -> dict[str, list[str]]:
    """What is printed on each card."""
    assert isinstance(game, ArtifactsGame)
    return printed(game.box)
