"""After the end: who has won, and the proof that the shuffles were fair."""

from collections.abc import Sequence

from galaktyka.core.game import State
from galaktyka.core.records import Header, seed_hash
from galaktyka.text.catalogue import Words
from galaktyka.voices import voice_class


def verdict(words: Words, state: State, players: Sequence[str]) -> str:
    """A sentence about who has won and how."""
    winners = state.winners()
    game = state.game().key
    totals = {score.seat: score for score in state.scores()}
    best = totals[winners[0]]
    if len(winners) > 1:
        names = [players[seat] for seat in winners]
        _, tie, _ = deciding(game, best.tie_break, -1)
        return words.say("voices.end.shared", names=names, n=best.total, tie=tie, game=game)
    if best.seat >= state.seats():
        own = totals[0].total
        return words.say("voices.end.automa", who=players[best.seat], n=best.total, own=own)
    rivals = [score for score in totals.values() if score.total == best.total and score.seat != best.seat]
    if rivals:
        things, own, other = deciding(game, best.tie_break, max(rival.tie_break for rival in rivals))
        values = {"who": players[best.seat], "n": best.total, "own": own, "other": other, "game": things}
        return words.say_with("voices.end.tie-break", values)
    return words.say("voices.end.winner", who=players[best.seat], n=best.total)


def deciding(game: str, own: int, other: int) -> tuple[str, int, int]:
    """What breaks a tie, and how much of it the two have."""
    voice = voice_class(game)
    return voice.tie_breaker(game, own, other) if voice else (game, own, other)


def fairness(words: Words, header: Header) -> list[str]:
    """The seed, and that it is the one whose hash was shown at the start."""
    if header.position:
        return [words.say("voices.end.from-position")]
    return [words.say("voices.end.seed", seed=str(header.seed), hash=seed_hash(header.seed))]
