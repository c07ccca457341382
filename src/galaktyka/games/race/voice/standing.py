"""How far a game of Race for the Galaxy is."""

from galaktyka.core.game import View
from galaktyka.games.race.engine.cards import Pack
from galaktyka.text.catalogue import Words
from galaktyka.voices.standing import Meter, Standing

POINTS_IN_A_ROUND = 3
"""What one player often takes out of the pool in a round."""


def standing(words: Words, pack: Pack, view: View) -> Standing:
    """Round and phase; the pool and the biggest tableau, which end the game; the draw pile."""
    return Standing(title(words, view), meters(words, pack, view))


def title(words: Words, view: View) -> str:
    """Which phase of which round."""
    phase = words.say(f"race.phase-title.{view['phase']}")
    if view["phase"] in ("setup", "over"):
        return phase
    return words.say("voices.standing.round", n=view["round"], phase=phase)


def meters(words: Words, pack: Pack, view: View) -> list[Meter]:
    """Near the end is what one round may use up."""
    players = view["players"]
    pool, tableau = max(view["pool"], 0), max(len(player["tableau"]) for player in players)
    placed_in_a_round = 4 if view["options"]["advanced"] else 2
    last = tableau >= pack.tableau_end - placed_in_a_round
    say = words.say
    return [
        Meter("pool", say("voices.race.meter.pool"), pool, 0, pool <= POINTS_IN_A_ROUND * len(players), True),
        Meter("tableau", say("voices.race.meter.tableau"), tableau, pack.tableau_end, last),
        Meter("deck", say("voices.race.meter.deck"), view["deck_size"], 0, False, True),
    ]
