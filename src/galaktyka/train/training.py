"""One training: self-play, and learning that runs one roll-out behind it, on the same device."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from galaktyka.envs.compiled.slots import SlotWriter
from galaktyka.envs.observers import printed_on, slots_for
from galaktyka.games import find_game
from galaktyka.train.arena import Arena, seatings_of
from galaktyka.train.learner import Learner
from galaktyka.train.network import Network
from galaktyka.train.player import Player
from galaktyka.train.rollout import Batch, Rollout
from galaktyka.train.settings import Settings

LARGEST_FILE = 15 * 2**20
EACH_LINE = 5.0
"""Seconds between two lines of the curve."""


def network_for(settings: Settings) -> tuple[Network, SlotWriter]:
    """A new network for a game."""
    game = find_game(settings.game)
    writer = slots_for(game)
    torch.manual_seed(settings.seed)
    printed = printed_on(game) if settings.cards else {}
    return Network(writer, game.actions.notations, printed, settings.hidden, settings.room), writer


def pin(arena: Arena) -> None:
    """Let the GPU read the shared memory by itself."""
    for group, memory in zip(arena.groups, arena.memories, strict=True):
        size = -(-memory.size // 4096) * 4096
        refused = torch.cuda.cudart().cudaHostRegister(group["rows"].ctypes.data, size, 0)
        if int(refused):
            print(f"the memory could not be pinned: {refused}", flush=True)


class Training:
    """One training from beginning to end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = Path(settings.out)
        self.folder.mkdir(parents=True, exist_ok=True)
        network, writer = network_for(settings)
        self.seats = max(kind.seats for kind in settings.kinds)
        self.arena = Arena(settings, writer.width, self.seats)
        tables = self.arena.shape.tables
        self.learner = Learner(settings, network)
        device = self.learner.device
        self.rollouts = [Rollout(settings, tables, writer.width, self.seats, device) for _ in range(2)]
        self.players = [Player(self.learner, self.arena, group) for group in range(settings.groups)]
        self.measured = [self.measured_seats(group) for group in range(settings.groups)]
        self.wins: dict[str, list[int]] = {}
        self.queue: list[Callable[[], Batch]] = []
        """Batches of the last roll-out that are still to be learned from, gathered when they are needed."""
        self.began = time.monotonic()
        self.next_line = 0.0
        self.decisions = 0
        self.games = 0
        self.curve = (self.folder / "curve.jsonl").open("a")
        self.timing = {"wait": 0.0, "think": 0.0, "learn": 0.0, "gather": 0.0}

    def measured_seats(self, group: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Tables with the fixed opponent, the seat that the network plays there, and what kind of table it is."""
        settings = self.settings
        tables, seats, kinds = [], [], []
        for worker in range(settings.workers):
            for table, seating in enumerate(seatings_of(settings, settings.tables, group)):
                if seating.others:
                    tables.append(worker * settings.tables + table)
                    seats.append(next(seat for seat in range(seating.seats) if seat not in seating.others))
                    kinds.append("+".join([str(seating.seats), *(name for name, on in seating.options.items() if on)]))
        return np.array(tables, int), np.array(seats, int), np.array(kinds)

    def progress(self) -> float:
        """From 0 to 1."""
        return min(1.0, (time.monotonic() - self.began) / self.settings.seconds)

    def run(self) -> None:
        """Until the time is over."""
        settings = self.settings
        for group in range(settings.groups):
            self.arena.wait(group)
        if self.learner.device.type == "cuda":
            pin(self.arena)
        number = 0
        self.began = time.monotonic()
        while self.progress() < 1.0:
            rollout = self.rollouts[number % 2]
            self.play(rollout)
            self.prepare(rollout)
            number += 1
            self.note()
        while self.queue:
            self.learner.learn(self.queue.pop()())
        self.save()
        self.players = []  # they look into the memory that is given back now
        self.arena.close()

    def play(self, rollout: Rollout) -> None:
        """One roll-out, and beside it learning from the one before. Before it and after it all tables are ready."""
        settings, timing, clock = self.settings, self.timing, time.perf_counter
        steps = settings.horizon * settings.groups
        size = len(self.queue)
        for step in range(steps + settings.groups):
            t, group = divmod(step, settings.groups)
            began = clock()
            if t > 0:
                self.arena.wait(group)
                self.players[group].note_outcome(rollout, t - 1)
                self.count(group)
            waited = clock()
            if t < settings.horizon:
                self.players[group].take(rollout, t)
                self.arena.step(group)
            chosen = clock()
            while self.queue and size - len(self.queue) < size * (step + 1) / steps:
                self.learner.learn(self.queue.pop()())
            timing["wait"] += waited - began
            timing["think"] += chosen - waited
            timing["learn"] += clock() - chosen

    def count(self, group: int) -> None:
        """How the games against the fixed opponent ended."""
        arrays = self.arena.groups[group]
        tables, seats, kinds = self.measured[group]
        ended = arrays["ends"][tables] > 0
        if ended.any():
            rewards = arrays["rewards"][tables[ended], seats[ended]]
            for kind, reward in zip(kinds[ended], rewards, strict=True):
                wins = self.wins.setdefault(str(kind), [0, 0])
                wins[0] += int(reward > 0.0)
                wins[1] += 1
        self.games += int((arrays["ends"] > 0).sum())
        self.decisions += len(arrays["ends"])

    def prepare(self, rollout: Rollout) -> None:
        """Cut a roll-out into batches, mixed."""
        settings = self.settings
        began = time.perf_counter()
        while self.queue:
            self.learner.learn(self.queue.pop()())
        progress = self.progress()
        rate = settings.rate[0] + (settings.rate[1] - settings.rate[0]) * progress
        self.learner.rate.fill_(rate)
        for group in self.learner.optimiser.param_groups if not self.learner.fast else []:
            group["lr"] = rate
        self.learner.entropy.fill_(settings.entropy[0] + (settings.entropy[1] - settings.entropy[0]) * progress)
        both = [rollout.advantages(group, settings.decay) for group in range(settings.groups)]
        advantage = torch.stack([one for one, _ in both]).flatten()
        worth = torch.stack([one for _, one in both]).flatten()
        own = rollout.own.flatten()
        mean = advantage[own].mean()
        spread = advantage[own].std()
        advantage = (advantage - mean) / (spread + 1e-6)
        order = torch.randperm(len(advantage), device=advantage.device)
        for part in order.split(settings.minibatch):
            if len(part) == settings.minibatch:
                self.queue.append(partial(rollout.gathered, part, advantage, worth))
        self.timing["gather"] += time.perf_counter() - began

    def note(self) -> None:
        """A line of the curve, now and then."""
        seconds = time.monotonic() - self.began
        if seconds < self.next_line:
            return
        self.next_line = seconds + EACH_LINE
        entropy, error, clipped, divergence, updates = self.learner.figures.tolist()
        self.learner.figures.zero_()
        line: dict[str, Any] = {
            "seconds": round(seconds, 1),
            "decisions": self.decisions,
            "games": self.games,
            "per_second": round(self.decisions / seconds),
            "against": {kind: [round(w / max(n, 1), 4), n] for kind, (w, n) in sorted(self.wins.items())},
            "entropy": round(entropy / max(updates, 1), 4),
            "error": round(error / max(updates, 1), 4),
            "clipped": round(clipped / max(updates, 1), 4),
            "divergence": round(divergence / max(updates, 1), 5),
            "timing": {name: round(value, 1) for name, value in self.timing.items()},
        }
        self.wins = {}
        self.curve.write(json.dumps(line) + "\n")
        self.curve.flush()
        print(json.dumps(line), flush=True)
        self.save()

    def save(self) -> None:
        """The network as it is now, in 16 bits and in files that are small enough to be sent anywhere."""
        parts: list[dict[str, Tensor]] = [{}]
        size = 0
        for name, tensor in self.learner.network.state_dict().items():
            kept = tensor.detach().half().cpu()
            if size and size + kept.nbytes > LARGEST_FILE:
                parts.append({})
                size = 0
            parts[-1][name] = kept
            size += kept.nbytes
        for number, part in enumerate(parts):
            torch.save(part, self.folder / "network.new")
            (self.folder / "network.new").replace(self.folder / f"network-{number}.pt")
