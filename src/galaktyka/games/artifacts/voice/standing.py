"""How far a game of Alien Artifacts is."""

from galaktyka.core.game import View
from galaktyka.text.catalogue import Words
from galaktyka.voices.standing import Meter, Standing


def standing(words: Words, view: View) -> Standing:
    """Round and stage; the resource deck, which is the clock, and how often it still has to run out."""
    last = bool(view["ending"]) or view["marker"] == 1
    say = words.say
    return Standing(
        title(words, view),
        [
            Meter("marker", say("voices.artifacts.meter.marker"), view["marker"], 0, last, True),
            Meter("deck", say("voices.artifacts.meter.deck"), view["resource_deck"], 0, last, True),
        ],
    )


def title(words: Words, view: View) -> str:
    """Which stage of which round; the last turns are announced."""
    phase = words.say(f"artifacts.phase.{view['phase']}")
    if view["phase"] not in ("act", "draw"):
        return phase
    which = "voices.artifacts.last-turns" if view["ending"] else "voices.standing.round"
    return words.say(which, n=round_of(view), phase=phase)


def round_of(view: View) -> int:
    """How often everybody has had a turn, this one included."""
    return max((int(view["turn"]) + len(view["players"]) - 1) // len(view["players"]), 1)
