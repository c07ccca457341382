"""How a level errs: how often it takes another choice than the champion would, what that costs, and how it looks.

    python bench/mistakes.py --game race novice adept m=800,blind=opponent      a line for each
    python bench/mistakes.py --game race novice --say 20                        choices of it, in words

The level plays against itself. Some of its mistakes are looked into: both choices are tried in the same imagined
worlds, all play on for a round as champions, and the network judges.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from statistics import fmean

from weakening import bot_of

from galaktyka.bots import Outlook
from galaktyka.bots.champion import given_away
from galaktyka.bots.network.shelf import learned
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import find_game, shipped_keys
from galaktyka.lab.experiment import bot_seed
from galaktyka.text.catalogue import Words
from galaktyka.voices import voice_for

SEED = 20261120
JUDGED = 100
"""Mistakes are looked into."""
EACH = 5
"""One of so many: those of one game are much alike."""
WORLDS = 24


@dataclass(frozen=True)
class Decision:
    """What a level chose, and what the champion would have chosen."""

    state: State
    seat: int
    taken: int
    best: int
    number: int


@dataclass(frozen=True)
class Mistakes:
    """How a level errs: chances of winning that are given away, by those mistakes that were looked into."""

    share: float
    """Of its choices are not the champion's."""
    lost: list[float]

    def mean(self) -> float:
        """What a mistake costs."""
        return fmean(self.lost) if self.lost else 0.0

    def bad(self) -> float:
        """What one mistake of twenty costs, or more."""
        return sorted(self.lost)[len(self.lost) * 95 // 100] if self.lost else 0.0

    def __str__(self) -> str:
        worst = max(self.lost, default=0.0)
        return (
            f"{self.share:.1%} of choices are not the champion's; each gives away {self.mean():.1%} on average, "
            f"one of twenty {self.bad():.1%}, the worst {worst:.1%} ({len(self.lost)} looked into)"
        )


def decisions(game: str, seats: int, text: str) -> Iterator[Decision]:
    """What a level chooses where there is a choice, game after game."""
    rules = find_game(game)
    for deal in count(SEED):
        state = rules.start(seats, deal)
        chance = seeded(deal)
        bots = [bot_of(text, game, bot_seed(deal, seat)) for seat in range(seats)]
        number = 0
        while deciders := state.deciders():
            seat = deciders[0]
            taken = bots[seat].choose(Outlook(state, seat, chance))
            if len(state.legal(seat)) > 1:
                best = learned(rules).best(state, seat)
                yield Decision(state.clone(), seat, taken, best, bot_seed(deal, number))
                number += 1
            state.apply(seat, taken)


def lost_by(decision: Decision) -> float:
    """The chance of winning that a choice loses beside the champion's: less than nothing if it is better."""
    rng = seeded(decision.number)
    players = len(decision.state.scores())
    worse = given_away(Outlook(decision.state, decision.seat, rng), decision.best, decision.taken, WORLDS, rng)
    return worse * (players - 1) / players


def mistakes_of(game: str, seats: int, text: str, judged: int = JUDGED) -> Mistakes:
    """How a level errs at tables of so many."""
    chosen, wrong, lost = 0, 0, []
    for decision in decisions(game, seats, text):
        chosen += 1
        if decision.taken != decision.best:
            wrong += 1
            if wrong % EACH == 0:
                lost.append(lost_by(decision))
        if len(lost) == judged or chosen >= 100 * judged:
            break
    return Mistakes(wrong / chosen, lost)


def in_words(decision: Decision) -> str:
    """What was chosen, and what the champion would have done."""
    rules = decision.state.game()
    words = Words("en")
    voice = voice_for(rules, words, [words])
    entries = {entry.action: entry for entry in voice.choice(decision.state, decision.seat).all()}

    def label(action: int) -> str:
        notation = rules.actions.notation(action)
        return voice.action_label(entries[action], notation) if action in entries else notation

    if decision.taken == decision.best:
        return f"  {label(decision.taken)}"
    cost = lost_by(decision)
    return f"! {label(decision.taken)}   (the champion: {label(decision.best)}; {cost:+.1%} given away)"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", nargs="+")
    parser.add_argument("--game", choices=shipped_keys(), required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--judged", type=int, default=JUDGED, help="so many mistakes are looked into")
    parser.add_argument("--say", type=int, metavar="N", help="so many choices in words")
    args = parser.parse_args()
    for text in args.level:
        if args.say:
            print(text, *map(in_words, islice(decisions(args.game, args.seats, text), args.say)), sep="\n")
        else:
            print(f"{text}: {mistakes_of(args.game, args.seats, text, args.judged)}")


if __name__ == "__main__":
    main()
