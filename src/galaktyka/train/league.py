"""Earlier selves: some of them play the other seats at some tables, so that what once was known is not forgotten."""

from __future__ import annotations

import numpy as np

from galaktyka.train.network import Parts


class League:
    """What was learned at some moments, and who of them plays now."""

    def __init__(self, members: int, now: Parts) -> None:
        self.past: list[Parts] = []
        """On the processor, in the order of time."""
        self.members: list[Parts] = [{name: part.clone() for name, part in now.items()} for _ in range(members)]
        """Who plays: tensors that stay where they are, because recorded graphs know their places."""

    def remember(self, now: Parts) -> None:
        """Keep what was learned up to now."""
        self.past.append({name: part.to("cpu", copy=True) for name, part in now.items()})

    def invite(self, chance: np.random.Generator) -> None:
        """Others play from now on, each moment as likely as any."""
        if not self.past:
            return
        for member in self.members:
            for name, part in self.past[int(chance.integers(len(self.past)))].items():
                member[name].copy_(part)
