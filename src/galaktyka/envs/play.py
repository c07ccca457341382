"""A game as OpenSpiel plays it: a deal, the moves after it, and what every player has been shown and told."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from galaktyka.core.game import State
from galaktyka.core.rng import Rng
from galaktyka.envs.packing import packed, unpacked
from galaktyka.envs.setting import Setting

Moves = list[tuple[int, int]]
"""Seats and actions."""


def shown(state: State, seat: int | None) -> str:
    """A view as a string."""
    return json.dumps(state.view(seat), sort_keys=True, separators=(",", ":"))


class Memory:
    """What a player (None: a spectator) has seen and done so far, as one number that only the same experience gives."""

    def __init__(self, state: State, seat: int | None, digest: bytes = b"", view: str = "") -> None:
        self.state = state
        self.seat = seat
        self.digest = digest
        self.view = view
        self.moves = 0

    def look(self) -> Memory:
        """Remember what has just been told, and what can be seen now, if it is something new.

        What is open for a moment only, and gone before the choice is done, is in the events and in no view.
        """
        for event in self.state.events(self.seat):
            self.note(repr(event))
        view = shown(self.state, self.seat)
        if view != self.view:
            self.view = view
            self.note(view)
        return self

    def note(self, experience: str) -> None:
        """One thing more."""
        self.digest = hashlib.sha256(self.digest + experience.encode()).digest()

    def follow(self, moves: Moves) -> Memory:
        """The memory after all these moves; this one stays as it is."""
        if self.moves == len(moves):
            return self
        later = Memory(self.state.clone(), self.seat, self.digest, self.view)
        later.state.keep_events(True)
        for seat, action in moves[self.moves :]:
            if seat == self.seat:
                later.note(f"does {action}")
            later.state.apply(seat, action)
            later.look()
        later.moves = len(moves)
        return later


class Imagined(NamedTuple):
    """A position that a player takes for possible after so many choices, and what that player remembers."""

    position: State
    seat: int
    digest: bytes
    view: str
    choices: int


class Play:
    """A game that is being played, for `longest` choices at most. Copies are independent; it can be pickled.

    It begins with the deal of a seed, or goes on from where somebody imagines to be.
    """

    def __init__(self, setting: Setting, longest: int, seed: int | None, imagined: Imagined | None = None) -> None:
        self.setting = setting
        self.longest = longest
        self.seed = seed
        self.imagined = imagined
        self.moves: Moves = []
        self.memories: dict[int | None, Memory] = {}
        self.position: State | None = None

    @property
    def dealt(self) -> bool:
        """Whether the cards have been dealt."""
        return self.seed is not None

    def begun(self, keep_events: bool = False) -> State:
        """The position before the moves."""
        if self.imagined is not None:
            return self.imagined.position.clone()
        assert self.seed is not None
        return self.setting.start(self.seed, keep_events)

    @property
    def state(self) -> State:
        """The position; it is made when it is first asked for."""
        if self.position is None:
            self.position = self.begun()
            for seat, action in self.moves:
                self.position.apply(seat, action)
        return self.position

    @property
    def choices(self) -> int:
        """How many there have been."""
        return len(self.moves) + (self.imagined.choices if self.imagined is not None else 0)

    def deciders(self) -> list[int]:
        """The seats that owe a choice; none when the game is over or was cut off."""
        return self.state.deciders() if self.choices < self.longest else []

    def choose(self, seat: int, action: int) -> None:
        """A player chooses."""
        self.state.apply(seat, action)
        self.moves.append((seat, action))

    def memory(self, seat: int | None) -> Memory:
        """What a player has seen and done so far."""
        if seat not in self.memories:
            self.memories[seat] = self.first_memory(seat)
        self.memories[seat] = self.memories[seat].follow(self.moves)
        return self.memories[seat]

    def first_memory(self, seat: int | None) -> Memory:
        """What a player knows before the moves."""
        begun = self.begun(keep_events=True)
        if self.imagined is not None and self.imagined.seat == seat:
            return Memory(begun, seat, self.imagined.digest, self.imagined.view)
        return Memory(begun, seat).look()

    def imagined_by(self, seat: int, rng: Rng) -> Play:
        """Another play that the player cannot tell from this one; the others' memories begin with it."""
        memory = self.memory(seat)
        position = self.state.determinise(seat, rng)
        decide_again(position, self.state.deciders(), rng)
        imagined = Imagined(position, seat, memory.digest, memory.view, self.choices)
        return Play(self.setting, self.longest, self.seed, imagined)

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        twin = Play(self.setting, self.longest, self.seed, self.imagined)
        twin.moves = self.moves[:]
        twin.memories = self.memories.copy()
        twin.position = self.position.clone() if self.position is not None else None
        return twin

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        imagined = None if self.imagined is None else tuple(map(packed, self.imagined))
        return played_again, (self.setting, self.longest, self.seed, self.moves, imagined)


def played_again(setting: Setting, longest: int, seed: int | None, moves: Moves, kept: tuple[Any, ...] | None) -> Play:
    """The play that was pickled."""
    imagined = None if kept is None else Imagined(*[unpacked(value, setting.game) for value in kept])
    play = Play(setting, longest, seed, imagined)
    play.moves = moves
    return play


def decide_again(position: State, asked: list[int], rng: Rng) -> None:
    """Draw anew the secret answers that earlier seats have given already."""
    while asked and (first := position.deciders()[0]) < asked[0]:
        options = position.legal(first)
        position.apply(first, options[rng.below(len(options))])
