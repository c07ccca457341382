"""The tables at which the laws are tested: every game, with every number of players and every variant."""

import copy
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from itertools import product
from types import ModuleType

import pytest
from _pytest.mark import ParameterSet
from hypothesis import settings
from hypothesis import strategies as st

import galaktyka.core.game
from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game, State
from galaktyka.core.rng import Rng, seeded
from galaktyka.games import find_game, game_keys


@dataclass(frozen=True)
class Table:
    """A game with a number of seats and its options."""

    key: str
    seats: int
    options: tuple[tuple[str, bool], ...]

    def game(self) -> Game:
        return game_of(self.key)

    def start(self, seed: int, keep_events: bool = False) -> State:
        return self.game().start(self.seats, seed, dict(self.options), keep_events)

    def has_automa(self) -> bool:
        """Alone at Micro Cosmos one plays against the rules' own opponent, who has points but no seat."""
        return self.key == "cosmos" and self.seats == 1

    def checked_after(self) -> int:
        """So many choices lie between two counts of what is conserved: counting takes longer than playing.

        Each game begins its count at another choice, so that over all games every kind of moment is looked at.
        """
        return {"cosmos": 499, "artifacts": 151}.get(self.key, 41)

    def __str__(self) -> str:
        variants = [name for name, on in self.options if on]
        return "-".join([self.key, str(self.seats), *variants])


@cache
def game_of(key: str) -> Game:
    """A game that can be played."""
    return find_game(key)


def tables_of(key: str) -> Iterator[Table]:
    """All variants; options that exclude each other are never on together."""
    game = game_of(key)
    for seats in game.seats:
        choices = [(False, True) if seats in option.seats else (False,) for option in game.options]
        for values in product(*choices):
            table = Table(key, seats, tuple(zip((option.key for option in game.options), values, strict=True)))
            if can_start(table):
                yield table


def can_start(table: Table) -> bool:
    try:
        table.start(0)
    except SetupError as refused:
        return refused.message_id != "options-exclude"
    return True


TABLES = [table for key in game_keys() for table in tables_of(key)]
FIRST_OF_EACH = list({table.key: table for table in reversed(TABLES)}.values())
COMPILED = str(galaktyka.core.game.__file__).endswith(tuple(EXTENSION_SUFFIXES))
"""Which build is tested: the compiled one has time for much more."""


def waits_for_full(table: Table) -> bool:
    """Plain Python repeats at the first table of each game what the compiled build shows at all of them."""
    return not COMPILED and table not in FIRST_OF_EACH


def cases(tables: Iterable[Table]) -> list[ParameterSet]:
    """The tables as parameters of a test."""
    return [pytest.param(table, id=str(table), marks=[pytest.mark.full] * waits_for_full(table)) for table in tables]


every_table = pytest.mark.parametrize("table", cases(TABLES))
seeds = st.integers(0, 2**32)
steps = st.integers(0, 250)


def examples(number: int) -> settings:
    """So many examples of a law; GALAKTYKA_EXAMPLES=20 looks at twenty times as many."""
    return settings(max_examples=number * int(os.environ.get("GALAKTYKA_EXAMPLES", "1")))


def choose(state: State, rng: Rng) -> tuple[int, int]:
    """A random decider and a random legal choice."""
    deciders = state.deciders()
    seat = deciders[rng.below(len(deciders))]
    options = state.legal(seat)
    return seat, options[rng.below(len(options))]


def walk(state: State, rng: Rng, steps: int) -> list[tuple[int, int]]:
    """Up to so many random moves; which they were."""
    moves: list[tuple[int, int]] = []
    while len(moves) < steps and not state.is_over():
        move = choose(state, rng)
        state.apply(*move)
        moves.append(move)
    return moves


def position(table: Table, seed: int, steps: int) -> State:
    """A random position, so many moves from the start (half as many where the game was over by then)."""
    state = table.start(seed)
    walk(state, seeded(seed + 1), steps)
    return state if not state.is_over() else position(table, seed, steps // 2)


def knowledge_of(key: str) -> ModuleType:
    """What always holds inside a game: `tests/games/<key>/invariants.py`. Every game has to have one."""
    name = f"tests.games.{key}.invariants"
    return import_module(name if find_spec(name) else f"tests.games.{key}.insides")


def with_other_secrets(table: Table, state: State, viewer: int | None, rng: Rng) -> State:
    """A position in which all is different that the viewer must not know, and nothing else."""
    document = knowledge_of(table.key).alter_hidden(copy.deepcopy(state.to_document()), viewer, rng)
    return table.game().from_document(document)
