"""What the values of a network came to: games of the network against itself, counted by number of players."""

from __future__ import annotations

from dataclasses import replace

from galaktyka.bots.compiled.learned import SHARPNESS, Learned
from galaktyka.bots.network.fitting import Inputs, fitted
from galaktyka.bots.network.weights import Weights
from galaktyka.core.game import Game
from galaktyka.core.rng import seeded
from galaktyka.envs.observers import printed_on, slots_for
from galaktyka.train.settings import Kind, Settings, game_of

GAMES = 400
"""Of each kind of table."""
EACH = 6
"""One of so many positions counts: those of one game are much alike."""
STEPS = 20
"""So many groups of values."""
LONGEST = 5000
"""Choices: a game of a network that has learned nothing may never end."""

Found = list[tuple[float, float]]
"""A value, and how much of the victory came of it."""


def with_chances(weights: Weights, settings: Settings, games: int = GAMES) -> Weights:
    """The weights, and for each number of players the chances of winning that values came to."""
    game = game_of(settings)
    writer = slots_for(game)
    inputs = Inputs(writer.first_features, writer.features, game.actions.notations, printed_on(game))
    network = Learned(writer, fitted(weights, inputs), {})
    found: dict[str, Found] = {}
    for number, kind in enumerate(settings.kinds):
        for seed in range(games):
            players, seen = played(network, game, kind, settings.seed * 1_000_003 + number * 10_007 + seed)
            found.setdefault(str(players), []).extend(seen)
    return replace(weights, winning={players: fitted_line(pairs) for players, pairs in sorted(found.items())})


def played(network: Learned, game: Game, kind: Kind, seed: int) -> tuple[int, Found]:
    """One game of the network against itself: how many scored, an automa too, and what it said on the way."""
    state = game.start(kind.seats, seed, dict(kind.options))
    rng = seeded(seed)
    said: list[tuple[int, float]] = []
    for _ in range(LONGEST):
        deciders = state.deciders()
        if not deciders:
            break
        seat = deciders[0]
        appraisal = network.appraisal(state, seat)
        if rng.below(EACH) == 0:
            said.append((seat, appraisal.value / 2**SHARPNESS))
        state.apply(seat, appraisal.best())
    winners = state.winners()
    return len(state.scores()), [(value, (seat in winners) / max(len(winners), 1)) for seat, value in said]


def fitted_line(pairs: Found) -> list[tuple[int, int]]:
    """Points between which chances are read off, in thousandths: means of groups, never falling."""
    pairs = sorted(pairs)
    size = max(1, -(-len(pairs) // STEPS))
    groups = [pairs[at : at + size] for at in range(0, len(pairs), size)]
    blocks: list[tuple[float, float, int]] = []
    for group in groups:
        blocks.append((sum(v for v, _ in group) / len(group), sum(w for _, w in group) / len(group), len(group)))
        while len(blocks) > 1 and blocks[-2][1] > blocks[-1][1]:  # two groups that fell are one
            (v1, w1, n1), (v2, w2, n2) = blocks[-2:]
            blocks[-2:] = [((v1 * n1 + v2 * n2) / (n1 + n2), (w1 * n1 + w2 * n2) / (n1 + n2), n1 + n2)]
    line: list[tuple[int, int]] = []
    for value, won, _ in blocks:
        point = round(1000 * value), round(1000 * won)
        if not line or point[0] > line[-1][0]:
            line.append(point)
    return line
