"""How the network plays: at all tables of some lanes at once."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor

from galaktyka.train.arena import Arena, league_tables, own_seats
from galaktyka.train.league import League
from galaktyka.train.learner import Learner
from galaktyka.train.rollout import Segments

KINDS = {np.uint8: torch.uint8, np.int16: torch.int16, np.float32: torch.float32}
SEEN = ("rows", "legal", "counts", "seats")
CAME_OF_IT = ("ends", "rewards")
CHOSEN = ("chosen", "likelihood", "value", "own")


class Player:
    """Chooses at all tables of some lanes at once."""

    def __init__(self, learner: Learner, league: League, arena: Arena, segments: Segments) -> None:
        self.learner, self.league, self.arena, self.segments = learner, league, arena, segments
        settings, device = learner.settings, learner.device
        self.number, self.tables = settings.together, settings.tables
        tables = self.number * self.tables
        self.given = torch.from_numpy(arena.whole)
        self.fixed = torch.zeros(self.number, arena.shape.size(), dtype=torch.uint8, device=device)
        """What the lanes show, always in the same place."""
        self.places = torch.zeros(2, self.number, dtype=torch.int64, device=device)
        """Where among the segments the last outcome of each lane belongs, and where what it shows now."""
        self.imitate = torch.tensor(0.0, device=device)
        """How likely it is to choose as the fixed opponent would."""
        self.action = torch.zeros(tables, dtype=torch.int16, device=device)
        self.answers = torch.zeros(tables, dtype=torch.int16)
        if device.type == "cuda":
            self.answers = self.answers.pin_memory()
        self.chosen = torch.cuda.Event() if device.type == "cuda" else None
        self.lanes: list[int] = []
        """Those that wait for an answer."""
        at = league_tables(settings)
        everywhere = torch.arange(tables, device=device).view(self.number, self.tables)[:, at.start : at.stop]
        self.guests = everywhere.reshape(-1, settings.members).t().contiguous()
        """For each earlier self the tables at which it plays."""
        seats = torch.tensor(own_seats(settings), dtype=torch.uint8, device=device).repeat(self.number)
        self.hosts = seats[self.guests]
        """At these tables the network sits at one seat only."""
        self.graph: Callable[[], None] | None = None

    def begin(self, lanes: list[int]) -> None:
        """Look at the tables, choose, and note both; on a GPU this goes on by itself."""
        self.lanes = lanes
        self.places.copy_(torch.tensor(self.segments.places(lanes)), non_blocking=True)
        for place, lane in enumerate(lanes):
            self.fixed[place].copy_(self.given[lane], non_blocking=True)
        with torch.no_grad():
            if self.learner.fast and self.graph is None:
                self.graph = recorded(self.think)
            (self.graph or self.think)()
            self.answers.copy_(self.action, non_blocking=True)
        if self.chosen is not None:
            self.chosen.record()

    def finish(self) -> None:
        """Tell the lanes, as soon as it is chosen."""
        if self.chosen is not None:
            self.chosen.synchronize()
        answers = self.answers.numpy().reshape(self.number, self.tables)
        for place, lane in enumerate(self.lanes):
            self.arena.lanes[lane]["actions"][:] = answers[place]
            self.arena.go(lane)
        self.lanes = []

    def think(self) -> None:
        """Work out choices for what lies ready, and note them."""
        network, shown = self.learner.network, self.shown()
        features = network.features(shown["rows"], shown["legal"], shown["counts"])
        numbers, value = network.answer(features, self.learner.parts)
        own = torch.ones_like(value, dtype=torch.bool)
        for member, guests, hosts in zip(self.league.members, self.guests, self.hosts, strict=True):
            if guests.numel():
                theirs, _ = network.answer(features[guests], member)
                mine = shown["seats"][guests] == hosts
                own[guests] = mine
                numbers[guests] = torch.where(mine[:, None], numbers[guests], theirs)
        likely = network.likelihoods(numbers, shown["legal"], shown["counts"])
        noise = torch.rand_like(likely).clamp(1e-9, 1.0 - 1e-7)
        chosen = (likely - torch.log(-torch.log(noise))).argmax(1)
        advised = (shown["legal"] == shown["advice"][:, None]).int().argmax(1)
        follow = torch.rand_like(value) < self.imitate
        chosen = torch.where(follow, advised, chosen)[:, None]
        self.action.copy_(shown["legal"].gather(1, chosen).squeeze(1))
        likelihood = likely.gather(1, chosen).squeeze(1)
        self.note(shown, {"chosen": chosen.squeeze(1).short(), "likelihood": likelihood, "value": value, "own": own})

    def shown(self) -> dict[str, Tensor]:
        """The arrays of all lanes, a row for each table."""
        found = {}
        for name, (at, shape, kind) in self.arena.shape.parts().items():
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            part = self.fixed[:, at : at + size].contiguous().view(KINDS[kind])
            found[name] = part.view(self.number * self.tables, *shape[1:])
        return found

    def note(self, shown: dict[str, Tensor], chosen: dict[str, Tensor]) -> None:
        """Into the segments: what came of the last choices, what is seen now, and what is chosen."""
        before, now = self.places
        for names, places, found in ((CAME_OF_IT, before, shown), (SEEN, now, shown), (CHOSEN, now, chosen)):
            for name in names:
                part = found[name].view(self.number, self.tables, *found[name].shape[1:])
                getattr(self.segments, name).index_copy_(0, places, part)


def recorded(step: Callable[[], None]) -> Callable[[], None]:
    """A step on the GPU that can be repeated without telling the GPU each part of it again."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(2):
            step()
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    replay: Callable[[], None] = graph.replay
    return replay
