"""How bots think about New Frontiers; everything else here is compiled."""

from galaktyka.bots.compiled.course import Course
from galaktyka.bots.compiled.search import Mind
from galaktyka.bots.greedy import GreedyBot
from galaktyka.bots.protocol import Bot
from galaktyka.games.frontiers.bots.course import COURSE
from galaktyka.games.frontiers.bots.greedy import decide
from galaktyka.games.frontiers.bots.lore import Taste
from galaktyka.games.frontiers.bots.redact import redacted
from galaktyka.games.frontiers.bots.search import MIND


def greedy(name: str) -> Bot:
    """The greedy bot."""
    return GreedyBot(name, redacted, decide, Taste())


def mind(learned: bool) -> Mind:
    """What the search has to know; nobody has learned a judgement yet."""
    return MIND


def course() -> Course:
    """How the game goes."""
    return COURSE
