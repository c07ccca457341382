"""What every environment is made from: a game, its players and options, its rewards, and how it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from galaktyka.core.errors import IllegalMove, SetupError
from galaktyka.core.game import Game, State
from galaktyka.envs.compiled.episodes import nearest_of
from galaktyka.envs.compiled.numbers import write_mask
from galaktyka.envs.compiled.rows import RowWriter
from galaktyka.envs.messages import SpokenIllegalMove, spoken
from galaktyka.envs.observers import Observer, shown_in, writer_of
from galaktyka.envs.rewards import check_rewards, rewards_of
from galaktyka.games import find_game, packages
from galaktyka.text.packs import load_pack

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]
Options = Mapping[str, bool] | Iterable[str]
"""Options with their values, or the names of those that are on; in one string they are joined by `+`."""

ILLEGAL = ("raise", "nearest", "lose")


@dataclass(frozen=True)
class Setting:
    """Plain values, so that it can be pickled; what is made from them is made once in every process."""

    game_key: str
    players: int
    options: Mapping[str, bool] = field(default_factory=dict)
    rewards: str = "rank"
    pack: str = ""
    layout: int = 1

    def __hash__(self) -> int:
        options = tuple(sorted(self.options.items()))
        return hash((self.game_key, self.players, options, self.rewards, self.pack, self.layout))

    def __reduce__(self) -> tuple[type[Setting], tuple[object, ...]]:
        options = dict(self.options)
        return Setting, (self.game_key, self.players, options, self.rewards, self.pack, self.layout)

    @cached_property
    def game(self) -> Game:
        """The rules and the cards."""
        return game_of(self.game_key, self.pack)

    @cached_property
    def observer(self) -> Observer:
        """What shows its positions."""
        return observer_of(self.game_key, self.pack, self.players, self.layout)

    @cached_property
    def writer(self) -> RowWriter:
        """What writes them as rows."""
        return writer_of(self.observer)

    @cached_property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.game.actions)

    def start(self, seed: int, keep_events: bool = False) -> State:
        """A new game."""
        return self.game.start(self.players, seed, self.options, keep_events)

    def observe(self, state: State, seat: int) -> Numbers:
        """What the seat may know."""
        row = bytearray(self.writer.blank)
        self.writer.write(state, seat, row, 0)
        return np.frombuffer(row, np.uint8)

    def mask(self, state: State, seat: int, more: int = 0) -> Mask:
        """1 for each action that the seat may take now; `more` zeros after them."""
        row = bytearray(self.actions + more)
        write_mask(state, seat, row, 0)
        return np.frombuffer(row, np.int8)

    def final_rewards(self, state: State) -> list[float]:
        """What the game was worth to each seat."""
        return rewards_of(state, self.rewards)


@cache
def game_of(key: str, pack: str) -> Game:
    """A game with its own cards or those of a pack."""
    game = find_game(key)
    if not pack:
        return game
    if key not in packages():
        raise SetupError("envs.no-packs", {"game": key})
    return load_pack(Path(pack), key).game


@cache
def observer_of(key: str, pack: str, players: int, layout: int) -> Observer:
    """The observer of a table."""
    return shown_in(layout, game_of(key, pack), players)


def setting(
    game: str,
    players: int | None,
    options: Options = (),
    rewards: str = "rank",
    pack: str | Path = "",
    layout: int = 1,
) -> Setting:
    """A setting that can be played, or a `SetupError`. Without a number there are two players."""
    if players is None:
        seats = game_of(game, str(pack)).seats
        players = 2 if 2 in seats else min(seats)
    check_whole("players", players)
    check_rewards(rewards)
    check_whole("layout", layout)
    made = Setting(game, int(players), chosen_options(options), rewards, str(pack), int(layout))
    made.start(0)
    if layout != 1:
        observer_of(made.game_key, made.pack, made.players, made.layout)  # a layout that is not there is told now
    return made


def chosen_options(options: Options) -> dict[str, bool]:
    """Options with their values, however they were given."""
    if isinstance(options, str):
        options = [name for name in options.split("+") if name]
    if not isinstance(options, Iterable):
        raise SetupError("envs.wrong-options", {"found": repr(options)})
    chosen = dict(options) if isinstance(options, Mapping) else dict.fromkeys(options, True)
    for name, on in chosen.items():
        if not isinstance(name, str) or not isinstance(on, bool):
            raise SetupError("envs.wrong-options", {"found": repr({name: on})})
    return chosen


def check_whole(what: str, number: object) -> None:
    """`SetupError` for anything but a whole number."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer):
        raise SetupError("envs.no-whole-number", {"what": what, "found": repr(number)})


def check_positive(what: str, number: int | None) -> None:
    """`SetupError` for a number of tables or steps that is less than one; there may be none."""
    if number is None:
        return
    check_whole(what, number)
    if number < 1:
        raise SetupError("envs.less-than-one", {"what": what, "number": number})


def check_render_mode(mode: str | None) -> None:
    """`SetupError` for an unknown way to show positions."""
    if mode not in (None, "ansi"):
        raise SetupError("envs.unknown-render-mode", {"mode": str(mode)})


def check_action(state: State, seat: int, action: int) -> None:
    """`IllegalMove` for an action that the rules forbid; nothing is done."""
    reason = state.why_not(seat, action)
    if reason is not None:
        raise SpokenIllegalMove(reason.message_id, reason.values)


def check_illegal(illegal: str, known: tuple[str, ...]) -> None:
    """`SetupError` for an unknown way to treat illegal actions."""
    if illegal not in known:
        raise SetupError("envs.unknown-illegal", {"illegal": illegal, "known": list(known)})


def take(state: State, seat: int, action: int, illegal: str) -> None:
    """Take an action; an illegal one is refused with the rule that forbids it, or the nearest legal one is taken."""
    try:
        state.apply(seat, action)
    except IllegalMove as refused:
        options = state.legal(seat)
        if illegal != "nearest" or not options:
            raise spoken(refused) from None
        state.apply(seat, nearest_of(action, options))


def new_seed(chance: np.random.Generator) -> int:
    """The seed of the next game."""
    return int(chance.integers(2**63))
