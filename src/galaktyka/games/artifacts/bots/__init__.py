"""How bots think about Alien Artifacts; everything else here is compiled."""

from galaktyka.bots.compiled.course import Course
from galaktyka.bots.compiled.search import Mind
from galaktyka.bots.greedy import GreedyBot
from galaktyka.bots.protocol import Bot
from galaktyka.games.artifacts.bots.course import COURSE
from galaktyka.games.artifacts.bots.greedy import decide
from galaktyka.games.artifacts.bots.lore import Taste
from galaktyka.games.artifacts.bots.redact import redacted
from galaktyka.games.artifacts.bots.search import LEARNED, MIND


def greedy(name: str) -> Bot:
    """The greedy bots: one without a style, and two that prefer one side of the cards."""
    return GreedyBot(name, redacted, decide, Taste(name.removeprefix("greedy").removeprefix("-")))


def mind(learned: bool) -> Mind:
    """What the search has to know; with a judgement learned from games, or with rules of thumb."""
    return LEARNED if learned else MIND


def course() -> Course:
    """How the game goes."""
    return COURSE
