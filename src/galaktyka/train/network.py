"""The network that learns: features and choices as the sum of what is printed on a card and a part of their own."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag, linear, relu

from galaktyka.envs.compiled.slots import EMPTY, SlotWriter

Parts = dict[str, Tensor]
MULTIPLE = 64
"""Widths of matrices are multiples of this."""


def padded(number: int) -> int:
    """The next multiple."""
    return -(-number // MULTIPLE) * MULTIPLE


def played_with(device: torch.device) -> torch.dtype:
    """How exact numbers are."""
    return torch.float32 if device.type == "cpu" else torch.bfloat16


def shared_parts(names: Sequence[str], mark: str, printed: dict[str, list[str]], size: int) -> Tensor:
    """A row for each name ("hand/gem-world"): ones for all that is printed on its card, apart for each place."""
    columns: dict[tuple[str, str], int] = {}
    pairs: list[tuple[int, int]] = []
    for row, name in enumerate(names):
        place, _, thing = name.rpartition(mark)
        for word in sorted(set(printed.get(thing, ()))):
            pairs.append((row, columns.setdefault((place, word), len(columns))))
    shape = size, max(padded(len(columns)), MULTIPLE)
    where = torch.tensor(pairs, dtype=torch.int64).reshape(-1, 2).t()
    return torch.sparse_coo_tensor(where, torch.ones(len(pairs)), shape, check_invariants=True).coalesce()


class Rows(nn.Module):
    """A matrix with a row for each thing: its own part, and what it shares with others."""

    def __init__(self, parts: Tensor, width: int, spread: float, shared: float) -> None:
        super().__init__()
        self.own = nn.Parameter(torch.randn(parts.shape[0], width) * spread)
        self.shared = nn.Parameter(torch.randn(parts.shape[1], width) * shared)
        self.parts = parts
        self.dense: Tensor | None = None
        """The same with all its zeros, with which a GPU is quicker."""

    def forward(self) -> Tensor:
        """The whole matrix."""
        if self.own.device.type == "cpu":
            both: Tensor = self.own + torch.sparse.mm(self.parts, self.shared)
            return both
        if self.dense is None:
            self.dense = self.parts.to(self.own.device, torch.bfloat16).to_dense()
        return self.own + (self.dense @ self.shared.to(torch.bfloat16)).float()


class Network(nn.Module):
    """Rows of slots and choices in; a number for each choice, and what the game is worth, out."""

    def __init__(
        self,
        writer: SlotWriter,
        notations: Sequence[str],
        printed: dict[str, list[str]],
        hidden: tuple[int, int],
        room: int,
    ) -> None:
        super().__init__()
        self.slots = len(writer.features)
        self.choices = len(notations)
        self.inputs = self.slots + self.choices
        self.nothing = self.inputs
        """The feature of an empty slot: its row is zero."""
        names = [*writer.features, *(f"may/{notation}".replace(" ", "/") for notation in notations)]
        first, second = hidden
        self.first = Rows(shared_parts(names, "/", printed, padded(self.inputs + 1)), first, 0.12, 0.04)
        self.first_bias = nn.Parameter(torch.zeros(first))
        self.second = nn.Linear(first, second)
        nn.init.orthogonal_(self.second.weight, 1.4)
        nn.init.zeros_(self.second.bias)
        self.policy = Rows(shared_parts(notations, " ", printed, padded(self.choices)), second, 0.003, 0.001)
        self.policy_bias = nn.Parameter(torch.zeros(padded(self.choices)))
        self.value = nn.Linear(second, 1)
        nn.init.normal_(self.value.weight, std=0.01)
        nn.init.zeros_(self.value.bias)
        self.register_buffer("first_features", torch.tensor(writer.first_features, dtype=torch.int32), persistent=False)
        self.first_features: Tensor
        self.register_buffer("places", torch.arange(room), persistent=False)
        self.places: Tensor

    def features(self, rows: Tensor, legal: Tensor, counts: Tensor) -> Tensor:
        """The numbers of the active features; empty places hold `nothing`."""
        found = self.first_features + rows.int()
        found = torch.where(rows == EMPTY, self.nothing, found)
        offered = torch.where(self.offered(counts), legal.int() + self.slots, self.nothing)
        return torch.cat([found, offered], 1)

    def offered(self, counts: Tensor) -> Tensor:
        """Which places for choices are filled."""
        return self.places[None, :] < counts[:, None]

    def parts(self, kind: torch.dtype | None = None) -> Parts:
        """All that answering needs, with what is shared added to what is one's own."""
        parts = {
            "first": self.first(),
            "first_bias": self.first_bias,
            "second": self.second.weight,
            "second_bias": self.second.bias,
            "policy": self.policy(),
            "policy_bias": self.policy_bias,
            "value": self.value.weight,
            "value_bias": self.value.bias,
        }
        kind = kind or played_with(self.first_bias.device)
        return {name: tensor.to(kind) for name, tensor in parts.items()}

    def hidden_layer(self, features: Tensor, matrix: Tensor) -> Tensor:
        """The sum of the rows of the active features."""
        if features.device.type == "cpu":
            on = features != self.nothing  # to leave out the empty ones is half the time of learning
            number = on.sum(1, dtype=torch.int32)
            return embedding_bag(features[on], matrix, number.cumsum(0, dtype=torch.int32) - number, mode="sum")
        dense = torch.zeros(features.shape[0], matrix.shape[0], dtype=matrix.dtype, device=features.device)
        dense.scatter_(1, features.long(), 1.0)
        dense[:, self.nothing] = 0.0
        return dense @ matrix

    def answer(self, features: Tensor, parts: Parts) -> tuple[Tensor, Tensor]:
        """A number for every choice of the game, and the value."""
        hidden = relu(self.hidden_layer(features, parts["first"]) + parts["first_bias"])
        hidden = relu(linear(hidden, parts["second"], parts["second_bias"]))
        numbers = linear(hidden, parts["policy"], parts["policy_bias"])
        value = linear(hidden, parts["value"], parts["value_bias"])
        return numbers, value.float().squeeze(1)

    def forward(self, rows: Tensor, legal: Tensor, counts: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of how likely each offered choice is, and the value of the game for who chooses."""
        numbers, value = self.answer(self.features(rows, legal, counts), self.parts())
        return self.likelihoods(numbers, legal, counts), value

    def likelihoods(self, numbers: Tensor, legal: Tensor, counts: Tensor) -> Tensor:
        """Logarithms over the offered choices; places without one have minus infinity, nearly."""
        offered = self.offered(counts)
        own = numbers.gather(1, torch.where(offered, legal, 0).long()).float()
        return torch.log_softmax(torch.where(offered, own, -1e9), 1)
