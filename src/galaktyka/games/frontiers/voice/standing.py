"""How far a game of New Frontiers is."""

from galaktyka.core.game import View
from galaktyka.games.frontiers.engine.tiles import Pack
from galaktyka.games.frontiers.voice.meters import meters
from galaktyka.text.catalogue import Words
from galaktyka.voices.standing import Meter, Standing

BEYOND = {"technologies": 1, "colonies": 1, "colonists": -1, "points": 0}
"""The rules say "more than" and "fewer than"; a meter ends where that begins."""
POOLS = ("colonists", "points")


def standing(words: Words, pack: Pack, view: View) -> Standing:
    """Round and action; the four ends of the game."""
    shown = []
    for meter in meters(pack, view):
        label = words.say(f"voices.frontiers.meter.{meter.end}")
        limit = meter.limit + BEYOND[meter.end]
        shown.append(Meter(meter.end, label, meter.now, limit, meter.near or meter.met, meter.end in POOLS))
    return Standing(title(words, view), shown)


def title(words: Words, view: View) -> str:
    """Which action of which round."""
    phase = words.say(f"frontiers.phase.{view['phase']}")
    if view["phase"] in ("set-up", "over"):
        return phase
    return words.say("voices.standing.round", n=view["round"], phase=phase)
