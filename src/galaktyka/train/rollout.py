"""What was seen and chosen, and what came of it: segments of so many choices at the tables of one lane."""

from __future__ import annotations

from collections import deque

import torch
from torch import Tensor

from galaktyka.train.settings import Settings

Batch = dict[str, Tensor]
AHEAD = 2
"""Segments are being filled, learned from, and kept ready for lanes that are ahead."""


class Segments:
    """Places for segments, each filled by one lane, then learned from, then given to another."""

    def __init__(self, settings: Settings, width: int, seats: int, device: torch.device) -> None:
        self.horizon = settings.horizon
        self.tables = settings.tables
        number = settings.lanes * (1 + AHEAD) + settings.together
        self.nowhere = number * settings.horizon
        """The place for the outcome of what was not noted."""

        def kept(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(self.nowhere + 1, settings.tables, *shape, dtype=dtype, device=device)

        self.rows = kept(width, dtype=torch.uint8)
        self.legal = kept(settings.room, dtype=torch.int16)
        self.counts = kept(dtype=torch.int16)
        self.seats = kept(dtype=torch.uint8)
        self.chosen = kept(dtype=torch.int16)
        self.likelihood = kept(dtype=torch.float32)
        self.value = kept(dtype=torch.float32)
        self.own = kept(dtype=torch.bool)
        """Whether the network itself chose."""
        self.ends = kept(dtype=torch.uint8)
        self.rewards = kept(seats, dtype=torch.float32)
        """What came after the choice: whether it ended the game, and what for."""
        self.free = deque(range(number))
        self.filling: dict[int, tuple[int, int]] = {}
        """For each lane its segment, and how many of its choices are filled."""
        self.full: list[int] = []

    def begin(self, lanes: int) -> None:
        """Each lane begins a new segment; what was not learned from is dropped."""
        self.free.extend(segment for segment, _ in self.filling.values())
        self.free.extend(self.full)
        self.full = []
        self.free = deque(sorted(self.free))  # wherever it begins, the same places are filled
        self.filling = {lane: (self.free.popleft(), 0) for lane in range(lanes)}

    def places(self, lanes: list[int]) -> tuple[list[int], list[int]]:
        """For each lane where its last outcome belongs, and where what it shows now."""
        before, now = [], []
        for lane in lanes:
            segment, filled = self.filling[lane]
            before.append(segment * self.horizon + filled - 1 if filled else self.nowhere)
            if filled == self.horizon:
                self.full.append(segment)
                segment, filled = self.free.popleft(), 0
            now.append(segment * self.horizon + filled)
            self.filling[lane] = (segment, filled + 1)
        return before, now

    def take_full(self, number: int) -> list[int]:
        """The segments that have been full longest."""
        taken, self.full = self.full[:number], self.full[number:]
        return taken

    def give_back(self, segments: list[int]) -> None:
        """They were learned from."""
        self.free.extend(segments)

    def of(self, what: Tensor, segments: Tensor) -> Tensor:
        """A part of some segments: segment, choice, table."""
        return what[: self.nowhere].unflatten(0, (-1, self.horizon)).index_select(0, segments)

    def advantages(self, segments: Tensor, decay: float) -> tuple[Tensor, Tensor]:
        """How much better each choice turned out than expected, and what the game was worth: one chain a seat."""
        values, ends = self.of(self.value, segments), self.of(self.ends, segments)
        rewards, seats = self.of(self.rewards, segments), self.of(self.seats, segments).long()
        number, horizon, tables = values.shape
        worth = torch.full((number, tables, rewards.shape[-1]), float("nan"), device=values.device)
        carried = torch.zeros_like(worth)
        advantages = torch.zeros_like(values)
        for t in range(horizon - 1, -1, -1):
            ended = ends[:, t, :, None] > 0
            worth = torch.where(ended, rewards[:, t], worth)
            carried = torch.where(ended, 0.0, carried)
            seat = seats[:, t, :, None]
            value = values[:, t, :, None]
            after = worth.gather(2, seat)
            after = torch.where(after.isnan(), value, after)
            advantage = after - value + decay * carried.gather(2, seat)
            advantages[:, t] = advantage.squeeze(2)
            worth.scatter_(2, seat, value)
            carried.scatter_(2, seat, advantage)
        return advantages, advantages + values

    def gathered(self, choices: Tensor, advantage: Tensor, worth: Tensor) -> Batch:
        """Some choices (numbers of all places), as a batch."""
        names = ("rows", "legal", "counts", "chosen", "likelihood", "own")
        batch = {name: getattr(self, name).flatten(0, 1)[choices] for name in names}
        return {**batch, "advantage": advantage, "worth": worth}
