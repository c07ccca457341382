"""What was seen and chosen at all tables, and what came of it."""

from __future__ import annotations

import torch
from torch import Tensor

from galaktyka.train.settings import Settings

Batch = dict[str, Tensor]


class Rollout:
    """What was seen and chosen at all tables, so many choices long."""

    def __init__(self, settings: Settings, tables: int, width: int, seats: int, device: torch.device) -> None:
        def kept(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(settings.groups, settings.horizon, tables, *shape, dtype=dtype, device=device)

        self.rows = kept(width, dtype=torch.uint8)
        self.legal = kept(settings.room, dtype=torch.int16)
        self.counts = kept(dtype=torch.int16)
        self.seats = kept(dtype=torch.uint8)
        self.chosen = kept(dtype=torch.int16)
        self.likelihood = kept(dtype=torch.float32)
        self.value = kept(dtype=torch.float32)
        self.own = kept(dtype=torch.bool)
        self.ends = kept(dtype=torch.uint8)
        self.rewards = kept(seats, dtype=torch.float32)
        """What came after the choice: whether it ended the game, and what for."""

    def advantages(self, group: int, decay: float) -> tuple[Tensor, Tensor]:
        """How much better each choice turned out than expected, and what the game was worth: one chain a seat."""
        horizon, tables = self.value.shape[1:]
        seats = self.rewards.shape[-1]
        worth = torch.full((tables, seats), float("nan"), device=self.value.device)
        carried = torch.zeros(tables, seats, device=self.value.device)
        advantages = torch.zeros_like(self.value[group])
        for t in range(horizon - 1, -1, -1):
            ended = self.ends[group, t, :, None] > 0
            worth = torch.where(ended, self.rewards[group, t], worth)
            carried = torch.where(ended, 0.0, carried)
            seat = self.seats[group, t].long()[:, None]
            value = self.value[group, t][:, None]
            after = worth.gather(1, seat)
            after = torch.where(after.isnan(), value, after)
            advantage = after - value + decay * carried.gather(1, seat)
            advantages[t] = advantage.squeeze(1)
            worth.scatter_(1, seat, value)
            carried.scatter_(1, seat, advantage)
        return advantages, advantages + self.value[group]

    def gathered(self, part: Tensor, advantage: Tensor, worth: Tensor) -> Batch:
        """Some of it, as a batch."""
        names = ("rows", "legal", "counts", "chosen", "likelihood", "own")
        batch = {name: getattr(self, name).flatten(0, 2)[part] for name in names}
        return {**batch, "advantage": advantage[part], "worth": worth[part]}
