"""Which observer shows which game: ours are compiled, those of other packages register themselves."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Protocol

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game, State
from galaktyka.envs.compiled.rows import RowWriter
from galaktyka.envs.compiled.slots import SlotWriter
from galaktyka.games import room_of

GROUP = "galaktyka.observers"
"""Entry points: the key of a game, and a function of the game and the number of seats."""

LAYOUTS = (1, 2)
"""Numbers and flags for each number of seats; slots for all of them, see `compiled.slots`."""


class Observer(Protocol):
    """Shows positions of one game with one number of seats, as rows of bytes that all have the same length."""

    names: tuple[str, ...]
    highs: bytes
    """The highest value of each number."""

    def write(self, state: State, seat: int, row: bytearray, start: int) -> None:
        """Write what the seat may know into a row of zeros, from `start` on."""
        ...


MakeObserver = Callable[[Game, int], Observer]


def observer_for(game: Game, seats: int) -> Observer:
    """The observer of tables with so many seats; `SetupError` if the game has none."""
    return factory_for(game.key)(game, seats)


def factory_for(key: str) -> MakeObserver:
    """What makes the observers of a game."""
    if room := room_of(key, "observer"):
        make: MakeObserver = room.observer
        return make
    for point in entry_points(group=GROUP, name=key):
        registered: MakeObserver = point.load()
        return registered
    raise SetupError("envs.no-observer", {"game": key, "group": GROUP})


class Foreign(RowWriter):
    """Writes the rows of an observer that is no writer of ours."""

    def __init__(self, observer: Observer) -> None:
        super().__init__(bytes(len(observer.names)))
        self.observer = observer

    def write(self, state: State, seat: int, row: bytearray, start: int) -> None:
        """Write what the seat may know into a row of zeros, from `start` on."""
        self.observer.write(state, seat, row, start)


def shown_in(layout: int, game: Game, seats: int) -> Observer:
    """The observer of tables with so many seats in one of the layouts; its rows are written by `writer_of`."""
    if layout not in LAYOUTS:
        raise SetupError("envs.unknown-layout", {"layout": str(layout), "known": [str(known) for known in LAYOUTS]})
    return observer_for(game, seats) if layout == 1 else slots_for(game)


def writer_of(observer: Observer) -> RowWriter:
    """What writes an observer's rows; they are not always blank where they are zero."""
    return observer if isinstance(observer, RowWriter) else Foreign(observer)


def slots_for(game: Game) -> SlotWriter:
    """What writes positions of a game in layout 2; `SetupError` if it has none."""
    room = room_of(game.key, "observer")
    if room is None or not hasattr(room, "slots"):
        raise SetupError("envs.no-slots", {"game": game.key})
    writer: SlotWriter = room.slots(game)
    return writer


def printed_on(game: Game) -> dict[str, list[str]]:
    """For each card, as features call it, what is printed on it; empty for a game from outside."""
    room = room_of(game.key, "observer")
    words: dict[str, list[str]] = room.printed_on(game) if room else {}
    return words
