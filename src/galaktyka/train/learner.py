"""How the network learns: PPO with masks, on a GPU as a recorded graph."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from typing import Any

import torch
from torch import Tensor

from galaktyka.train.network import Network
from galaktyka.train.rollout import Batch
from galaktyka.train.settings import Settings


class Learner:
    """The network, what it plays with, and how it learns."""

    def __init__(self, settings: Settings, network: Network) -> None:
        self.settings = settings
        self.device = torch.device(settings.device)
        self.network = network.to(self.device)
        self.fast = self.device.type == "cuda" and settings.graphs
        self.rate = torch.tensor(settings.rate[0], device=self.device)
        self.entropy = torch.tensor(settings.entropy[0], device=self.device)
        self.imitate = torch.tensor(1.0 if settings.imitate > 0.0 else 0.0, device=self.device)
        """1: what was chosen is right; 0: what came of it says how right."""
        self.optimiser = torch.optim.Adam(
            network.parameters(),
            lr=self.rate if self.fast else settings.rate[0],
            eps=1e-5,
            capturable=self.fast,
            fused=self.device.type == "cpu",
        )
        self.learned_by: Callable[[], None] | None = None
        self.batch: Batch = {}
        self.figures = torch.zeros(5, device=self.device)
        with torch.no_grad():
            self.parts = {name: tensor.clone() for name, tensor in network.parts().items()}
        """What it plays with."""

    def refresh(self) -> None:
        """Play with what was learned last."""
        with torch.no_grad():
            for name, tensor in self.network.parts().items():
                self.parts[name].copy_(tensor)

    def go_on_with(self, optimiser: dict[str, Any]) -> None:
        """What the optimiser had noted; the network has been restored."""
        self.optimiser.load_state_dict(optimiser)
        for group in self.optimiser.param_groups if self.fast else []:
            group["lr"] = self.rate
        self.refresh()

    def loss(self, batch: Batch) -> Tensor:
        """What PPO makes small."""
        likely, value = self.network(batch["rows"], batch["legal"], batch["counts"])
        chosen = likely.gather(1, batch["chosen"].long()[:, None]).squeeze(1)
        own = batch["own"].float()
        number = own.sum().clamp(min=1.0)
        ratio = (chosen - batch["likelihood"]).exp()
        advantage = batch["advantage"]
        clip = self.settings.clip
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)
        gain = torch.lerp(gain, chosen, self.imitate)
        entropy = -(likely.exp() * likely.clamp(min=-50.0)).sum(1)
        error = (value - batch["worth"]).square()
        total: Tensor = (
            -(gain * own).sum()
            - self.entropy * (entropy * own).sum()
            + self.settings.value_weight * (error * own).sum()
        ) / number
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > clip).float()
            sums = torch.stack(
                [(x * own).sum() / number for x in (entropy, error, clipped, batch["likelihood"] - chosen)]
            )
            self.figures[:4] += sums
            self.figures[4] += 1
        return total

    def set_rates(self, rate: float, entropy: float) -> None:
        """How fast it learns, and how much it is to try."""
        self.rate.fill_(rate)
        self.entropy.fill_(entropy)
        for group in self.optimiser.param_groups if not self.fast else []:
            group["lr"] = rate

    def taken_figures(self) -> dict[str, float]:
        """What was seen while learning since this was last asked."""
        *sums, updates = self.figures.tolist()
        self.figures.zero_()
        names = ("entropy", "error", "clipped", "divergence")
        return {name: round(value / max(updates, 1.0), 5) for name, value in zip(names, sums, strict=True)}

    def update(self) -> None:
        """One step on the batch that lies ready."""
        self.optimiser.zero_grad(set_to_none=True)
        self.loss(self.batch).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5, foreach=True)
        self.optimiser.step()

    def learn(self, batch: Batch) -> None:
        """One step on a batch; on a GPU as one recorded graph."""
        if not self.fast:
            self.batch = batch
            self.update()
            self.refresh()
            return
        if not self.batch:
            self.batch = {name: tensor.clone() for name, tensor in batch.items()}
            self.record()
        for name, tensor in batch.items():
            self.batch[name].copy_(tensor)
        assert self.learned_by is not None
        self.learned_by()

    def record(self) -> None:
        """Record a step as a graph; steps that are needed for that change nothing, because their rate is 0."""
        rate = self.rate.clone()
        self.rate.zero_()
        noted = [tensor.clone() for tensor in self.noted()]
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.update()
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        self.optimiser.zero_grad(set_to_none=True)
        with torch.cuda.graph(graph):
            self.loss(self.batch).backward()
            torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5, foreach=True)
            self.optimiser.step()
            self.refresh()
        for tensor, before in zip(self.noted(), noted or repeat(None), strict=bool(noted)):
            tensor.zero_() if before is None else tensor.copy_(before)
        self.rate.copy_(rate)
        self.figures.zero_()
        self.learned_by = graph.replay

    def noted(self) -> list[Tensor]:
        """What the optimiser has noted of each parameter; nothing before the first step."""
        return [tensor for state in self.optimiser.state.values() for tensor in state.values()]
