"""How the network plays: at all tables of a group at once."""

from __future__ import annotations

from collections.abc import Callable

import torch

from galaktyka.train.arena import Arena
from galaktyka.train.learner import Learner
from galaktyka.train.rollout import Rollout


class Player:
    """Chooses at all tables of a group at once."""

    def __init__(self, learner: Learner, arena: Arena, group: int) -> None:
        self.learner = learner
        self.arrays = arena.groups[group]
        self.group = group
        device = learner.device
        tables = arena.shape.tables
        self.given = {
            name: torch.from_numpy(self.arrays[name])
            for name in ("rows", "legal", "counts", "seats", "ends", "rewards")
        }
        self.fixed = {name: tensor.to(device) for name, tensor in self.given.items()}
        self.chosen = torch.zeros(tables, dtype=torch.int16, device=device)
        self.action = torch.zeros(tables, dtype=torch.int16, device=device)
        self.likelihood = torch.zeros(tables, device=device)
        self.value = torch.zeros(tables, device=device)
        self.graph: Callable[[], None] | None = None
        self.answers = torch.from_numpy(self.arrays["actions"])
        self.own = torch.ones(tables, dtype=torch.bool, device=device)

    def think(self) -> None:
        """Work out choices for what lies ready."""
        learner, fixed = self.learner, self.fixed
        network = learner.network
        features = network.features(fixed["rows"], fixed["legal"], fixed["counts"])
        numbers, value = network.answer(features, learner.matrix, learner.policy)
        likely = network.likelihoods(numbers, fixed["legal"], fixed["counts"])
        noise = torch.rand_like(likely).clamp(1e-9, 1.0 - 1e-7)
        chosen = (likely - torch.log(-torch.log(noise))).argmax(1, keepdim=True)
        self.likelihood.copy_(likely.gather(1, chosen).squeeze(1))
        self.chosen.copy_(chosen.squeeze(1))
        self.action.copy_(fixed["legal"].gather(1, chosen).squeeze(1))
        self.value.copy_(value)

    def take(self, rollout: Rollout, t: int) -> None:
        """Look at the tables, choose, and note both."""
        for name, tensor in self.given.items():
            self.fixed[name].copy_(tensor, non_blocking=True)
        with torch.no_grad():
            if self.learner.fast and self.graph is None:
                self.record()
            if self.graph is not None:
                self.graph()
            else:
                self.think()
            self.note(rollout, t)
            self.answers.copy_(self.action)

    def note(self, rollout: Rollout, t: int) -> None:
        """Into the roll-out."""
        group = self.group
        for name in ("rows", "legal", "counts", "seats"):
            getattr(rollout, name)[group, t].copy_(self.fixed[name])
        for name in ("chosen", "likelihood", "value", "own"):
            getattr(rollout, name)[group, t].copy_(getattr(self, name))

    def note_outcome(self, rollout: Rollout, t: int) -> None:
        """What the choices led to."""
        for name in ("ends", "rewards"):
            getattr(rollout, name)[self.group, t].copy_(self.given[name], non_blocking=True)

    def record(self) -> None:
        """Record choosing as a graph."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(2):
                self.think()
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.think()
        self.graph = graph.replay
