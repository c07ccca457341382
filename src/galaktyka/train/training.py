"""One training: self-play, and learning that runs a round behind it, on the same device."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch

from galaktyka.envs.compiled.slots import SlotWriter
from galaktyka.envs.observers import printed_on, slots_for
from galaktyka.train.arena import Arena, kinds_of, measured_tables, own_seats
from galaktyka.train.checkpoint import (
    check_content,
    forget_after,
    keep,
    read_checkpoint,
    restore,
    tables_of,
)
from galaktyka.train.league import League
from galaktyka.train.learner import Learner
from galaktyka.train.lifetime import FAULT
from galaktyka.train.network import Network
from galaktyka.train.player import Player
from galaktyka.train.rollout import Batch, Segments
from galaktyka.train.settings import Settings, game_of

CURVE = "curve.jsonl"
EACH_LINE = 5.0
"""Seconds between two lines of the curve."""
MOMENTS = 24
"""So many earlier selves are kept."""


def network_for(settings: Settings) -> tuple[Network, SlotWriter]:
    """A new network for a game."""
    game = game_of(settings)
    writer = slots_for(game)
    torch.manual_seed(settings.seed)
    printed = printed_on(game) if settings.cards else {}
    return Network(writer, game.actions.notations, printed, settings.hidden, settings.room), writer


def pin(arena: Arena) -> None:
    """Let the GPU read the shared memory by itself."""
    size = -(-arena.memory.size // 4096) * 4096
    refused = torch.cuda.cudart().cudaHostRegister(arena.whole.ctypes.data, size, 0)
    if int(refused):
        print(f"the memory could not be pinned: {refused}", flush=True)


class Training:
    """One training from beginning to end. A round is as many choices as all lanes together make in a segment each."""

    def __init__(
        self, settings: Settings, resumed: bool = False, show: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        self.settings = settings
        self.folder = Path(settings.out)
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / FAULT).unlink(missing_ok=True)
        if settings.device == "cpu":
            torch.set_num_threads(settings.threads)
        network, writer = network_for(settings)
        self.content = game_of(settings).content
        self.learner = Learner(settings, network)
        device = self.learner.device
        kept = read_checkpoint(self.folder, device) if resumed else {}
        check_content(kept, self.content, self.folder)
        forget_after(self.folder / CURVE, kept.get("decisions", 0))
        seats = max(kind.seats for kind in settings.kinds)
        self.segments = Segments(settings, writer.width, seats, device)
        self.league = League(settings.members, self.learner.parts)
        self.chance = np.random.default_rng(settings.seed)
        self.tally = Tally(settings, show)
        self.met = torch.zeros(network.inputs + 1, dtype=torch.bool, device=device)
        """Which features and choices have occurred."""
        self.queue: list[Callable[[], Batch]] = []
        """Batches of the last round that are still to be learned from, gathered when they are needed."""
        self.sample: Batch = {}
        """Positions of the last round."""
        self.rest = 0.0
        """Learning that is due, in batches."""
        self.due = 0.0
        """Batches for each time that a player is asked."""
        self.borrowed: list[int] = []
        """The segments in the queue."""
        self.spent = 0.0
        """Seconds, before the program was last started."""
        self.began = time.monotonic()
        self.decisions = 0
        self.moments = 0
        self.rounds = 0
        if kept:
            restore(self, kept)
        self.arena = Arena(settings, writer.width, seats, tables_of(kept))
        # While one of two players waits for the GPU, the other may already be told what is next.
        number = 2 if settings.lanes >= 4 * settings.together else 1
        self.players = [Player(self.learner, self.league, self.arena, self.segments) for _ in range(number)]
        if kept:
            self.set_by(self.progress())

    def seconds(self) -> float:
        """How long it has been going."""
        return self.spent + time.monotonic() - self.began

    def progress(self) -> float:
        """From 0 to 1."""
        settings = self.settings
        if settings.decisions:
            return min(1.0, self.decisions / settings.decisions)
        return min(1.0, self.seconds() / settings.seconds)

    def run(self) -> None:
        """Until the time is over, or all decisions were made. The processes end with it, whatever happens."""
        try:
            if self.learner.device.type == "cuda":
                pin(self.arena)
            self.segments.begin(self.settings.lanes)
            self.began = time.monotonic()
            while self.progress() < 1.0:
                self.step()
            self.finish_learning()
            self.rest_and_keep()
        finally:
            self.close()

    def close(self) -> None:
        """End all processes."""
        self.tally.file.close()
        self.players = []  # they look into the memory that is given back now
        self.arena.close()

    def step(self) -> None:
        """Some lanes go on; what they bring is learned from when a round is full."""
        tally = self.tally
        began = time.perf_counter()
        lanes = self.arena.ready()
        tally.count(self.arena, lanes)
        waited = time.perf_counter()
        self.players[0].begin(lanes)
        self.players.append(self.players.pop(0))
        self.players[0].finish()
        self.decisions += len(lanes) * self.settings.tables
        thought = time.perf_counter()
        self.rest += self.due
        while self.queue and self.rest >= 1.0:
            self.rest -= 1.0
            self.learner.learn(self.queue.pop()())
        learned = time.perf_counter()
        if len(self.segments.full) >= self.settings.lanes:
            self.prepare()
        tally.time(wait=waited - began, think=thought - waited, learn=learned - thought)
        tally.time(gather=time.perf_counter() - learned)

    def finish_learning(self) -> None:
        """All that is in the queue."""
        while self.queue:
            self.learner.learn(self.queue.pop()())
        self.segments.give_back(self.borrowed)
        self.borrowed = []
        self.rest = 0.0

    def rest_and_keep(self) -> None:
        """A checkpoint: nothing is half done, so going on from it is the same as never having stopped."""
        self.finish_learning()
        for player in self.players:
            player.finish()
        self.arena.keep()
        self.segments.begin(self.settings.lanes)
        keep(self)

    def prepare(self) -> None:
        """A round is full: cut it into batches, mixed."""
        self.finish_learning()
        settings = self.settings
        self.adjust(self.progress())
        self.borrowed = self.segments.take_full(settings.lanes)
        numbers = torch.tensor(self.borrowed, device=self.learner.device)
        advantage, worth = (part.flatten() for part in self.segments.advantages(numbers, settings.decay))
        own = self.segments.of(self.segments.own, numbers).flatten()
        advantage = (advantage - advantage[own].mean()) / (advantage[own].std() + 1e-6)
        each = settings.horizon * settings.tables
        places = (numbers[:, None] * each + torch.arange(each, device=numbers.device)).flatten()
        for _ in range(settings.epochs):
            order = torch.randperm(len(places), device=places.device)
            for part in order.split(settings.minibatch):
                if len(part) == settings.minibatch:
                    self.queue.append(partial(self.batch, part, places, advantage, worth))
        self.due = len(self.queue) * settings.together / (settings.lanes * settings.horizon)
        self.note_met(places[: settings.minibatch])
        self.tally.note(self)
        self.rounds += 1
        if self.rounds % settings.keep == 0:
            self.rest_and_keep()

    def note_met(self, places: torch.Tensor) -> None:
        """What occurs in some positions of this round."""
        self.sample = {name: getattr(self.segments, name).flatten(0, 1)[places] for name in ("rows", "legal", "counts")}
        features = self.learner.network.features(*self.sample.values())
        self.met[features.long().flatten()] = True

    def batch(self, part: torch.Tensor, places: torch.Tensor, advantage: torch.Tensor, worth: torch.Tensor) -> Batch:
        """A part of a round."""
        return self.segments.gathered(places[part], advantage[part], worth[part])

    def adjust(self, progress: float) -> None:
        """What changes in the course of a training."""
        settings, learner = self.settings, self.learner
        self.set_by(progress)
        if settings.league and progress * MOMENTS >= self.moments:
            self.moments += 1
            self.league.remember(learner.parts)
            self.league.invite(self.chance)

    def set_by(self, progress: float) -> None:
        """How fast it learns, how much it tries, and whether it imitates."""
        settings, learner = self.settings, self.learner
        learner.set_rates(*(first + (last - first) * progress for first, last in (settings.rate, settings.entropy)))
        imitates = progress < settings.imitate
        self.arena.advise(imitates)
        for player in self.players:
            player.imitate.fill_(float(imitates))
        learner.imitate.fill_(float(imitates))


class Tally:
    """How it goes: a line of the curve now and then."""

    def __init__(self, settings: Settings, show: Callable[[dict[str, Any]], None] | None) -> None:
        self.show = show
        seats = own_seats(settings)
        kinds = kinds_of(settings)
        self.tables = np.array(measured_tables(settings), int)
        self.seats = np.array([seats[table] for table in self.tables], int)
        self.kinds = [kinds[table].name for table in self.tables]
        self.file = (Path(settings.out) / CURVE).open("a", encoding="utf-8")
        self.next_line = 0.0
        self.games = 0
        self.wins: dict[str, list[int]] = {}
        self.timing: dict[str, float] = {}

    def time(self, **seconds: float) -> None:
        """What took how long."""
        for name, value in seconds.items():
            self.timing[name] = self.timing.get(name, 0.0) + value

    def count(self, arena: Arena, lanes: list[int]) -> None:
        """How the games against the fixed opponent ended."""
        for lane in lanes:
            arrays = arena.lanes[lane]
            ends = arrays["ends"]
            self.games += int(np.count_nonzero(ends))
            for place in np.flatnonzero(ends[self.tables]):
                wins = self.wins.setdefault(self.kinds[place], [0, 0])
                wins[0] += int(arrays["rewards"][self.tables[place], self.seats[place]] > 0.0)
                wins[1] += 1

    def note(self, training: Training) -> None:
        """A line of the curve, if it is time."""
        seconds = training.seconds()
        if seconds < self.next_line:
            return
        self.next_line = seconds + EACH_LINE
        line: dict[str, Any] = {
            "seconds": round(seconds, 1),
            "decisions": training.decisions,
            "games": self.games,
            "per_second": round(training.decisions / seconds),
            "imitates": training.progress() < training.settings.imitate,
            "against": {kind: [round(w / max(n, 1), 4), n] for kind, (w, n) in sorted(self.wins.items())},
            **training.learner.taken_figures(),
            "timing": {name: round(value, 1) for name, value in self.timing.items()},
        }
        self.wins = {}
        self.file.write(json.dumps(line) + "\n")
        self.file.flush()
        if self.show is not None:
            self.show(line)
