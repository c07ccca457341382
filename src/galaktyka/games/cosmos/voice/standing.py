"""How far a game of Micro Cosmos is."""

from galaktyka.core.game import View
from galaktyka.text.catalogue import Words
from galaktyka.voices.standing import Meter, Standing

CLOSING = {1: "voices.cosmos.one-more", 2: "voices.cosmos.last-round"}


def standing(words: Words, view: View) -> Standing:
    """Round and step; the planets that end the game, and those that can still be discovered."""
    now, limit = view["completed"], view["planets_to_end"]
    last = bool(view["closing"]) or now >= limit - 1
    say = words.say
    return Standing(
        title(words, view),
        [
            Meter("terraformed", say("voices.cosmos.meter.terraformed"), now, limit, last),
            Meter("planets", say("voices.cosmos.meter.planets"), view["planet_deck"], 0, False, True),
        ],
    )


def title(words: Words, view: View) -> str:
    """Which step of which round; the last rounds are announced."""
    step = words.say(f"cosmos.step.{view['step']}")
    if view["step"] == "over" or not view["round"]:
        return f"{step[0].upper()}{step[1:]}"
    return words.say(CLOSING.get(view["closing"], "voices.standing.round"), n=view["round"], phase=step)
