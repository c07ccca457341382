"""Bots at work, for the tests: one choice, whole games, and games that wander off the path they would take."""

from collections.abc import Iterator
from typing import Protocol

from galaktyka.bots import Outlook, find_bot
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from tests.laws.tables import Table


class Told(Protocol):
    """A position built by hand: the scenario of any game."""

    @property
    def state(self) -> State: ...


def choice(state: State, seat: int, name: str = "greedy") -> int:
    return find_bot(name, state.game().key, 0).choose(Outlook(state, seat, seeded(0)))


def answer(told: Told, seat: int = 0, name: str = "greedy") -> str:
    """What the bot would do, as a player would write it down."""
    return told.state.game().actions.notation(choice(told.state, seat, name))


def play(key: str, names: list[str], seed: int, options: dict[str, bool] | None = None) -> State:
    """The end of a game between these bots."""
    state = find_game(key).start(len(names), seed, options)
    bots = [find_bot(name, key, seed + seat) for seat, name in enumerate(names)]
    while deciders := state.deciders():
        for seat in deciders:
            state.apply(seat, bots[seat].choose(Outlook(state, seat, seeded(seed))))
    return state


def wander(table: Table, seed: int, astray: int, most: int, name: str = "greedy") -> Iterator[tuple[State, int, int]]:
    """Positions of a game, with a seat and the bot's choice for it; one of `astray` moves is a random one instead."""
    state = table.start(seed)
    chance = seeded(seed)
    while deciders := state.deciders():
        for seat in deciders:
            chosen = choice(state, seat, name)
            yield state, seat, chosen
            legal = state.legal(seat)
            state.apply(seat, chosen if chance.below(astray) else legal[chance.below(len(legal))])
            most -= 1
            if not most:
                return


def drift(table: Table, seed: int, most: int) -> Iterator[tuple[State, int]]:
    """Positions of a random game, each with the seat that moves next."""
    state = table.start(seed)
    chance = seeded(seed + 1)
    while most and (deciders := state.deciders()):
        yield state, deciders[0]
        legal = state.legal(deciders[0])
        state.apply(deciders[0], legal[chance.below(len(legal))])
        most -= 1
