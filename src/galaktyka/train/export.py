"""A learned network in integers of 8 bits, as it is played."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from galaktyka.train.network import Network

MOST_ACTIVATION = 4095
SHARPNESS = 26
"""Numbers of choices count so many bits after the point."""
FIRST_SHIFT = 4
SECOND_SHIFT = 20

Numbers = NDArray[np.int64]


@dataclass
class Integers:
    """All that the kernel needs; `sizes` as it wants them."""

    sizes: tuple[int, int, int, int, int, int, int]
    first_features: Numbers
    rows: Numbers
    row_factors: Numbers
    first_bias: Numbers
    weights: Numbers
    second_factors: Numbers
    second_bias: Numbers
    policy: Numbers
    policy_factors: Numbers
    policy_bias: Numbers

    def arguments(self) -> list[bytes]:
        """For the kernel."""
        return [
            packed("i", self.first_features),
            packed("h", self.rows * self.row_factors[:, None]),
            packed("i", self.first_bias),
            packed("h", self.weights),
            packed("i", self.second_factors),
            packed("i", self.second_bias),
            packed("h", self.policy),
            packed("i", self.policy_factors),
            packed("i", self.policy_bias),
        ]


def packed(kind: str, numbers: Numbers) -> bytes:
    """As the machine keeps them."""
    return array(kind, numbers.reshape(-1).tolist()).tobytes()


def in_bytes(matrix: NDArray[np.float64]) -> tuple[Numbers, NDArray[np.float64]]:
    """Each row as numbers of 8 bits and what they are to be multiplied by."""
    unit = np.maximum(np.abs(matrix).max(axis=1), 1e-9) / 127.0
    return np.round(matrix / unit[:, None]).astype(np.int64), unit


def exported(network: Network, seen: dict[str, Tensor]) -> Integers:
    """The network in integers; `seen` are positions that tell how large its numbers become."""
    with torch.no_grad():
        matrix, policy = network.joined()
        features = network.features(seen["rows"], seen["legal"], seen["counts"])
        hidden = torch.relu(network.hidden_layer(features, matrix) + network.first_bias)
        last = torch.relu(network.second(hidden))
        first_scale = MOST_ACTIVATION / largest(hidden)
        second_scale = MOST_ACTIVATION / largest(last)

        def numbers(tensor: Tensor) -> NDArray[np.float64]:
            return np.asarray(tensor.detach().double().numpy(), np.float64)

        rows = numbers(matrix)[: network.inputs] * first_scale * 2**FIRST_SHIFT
        factors = np.maximum(np.ceil(np.abs(rows).max(axis=1) / 127.0), 1.0).astype(np.int64)
        weights, unit = in_bytes(numbers(network.second.weight))
        outputs, output_unit = in_bytes(
            np.concatenate([numbers(policy)[: network.choices], numbers(network.value.weight)])
        )
        biases = np.concatenate([numbers(network.policy_bias)[: network.choices], numbers(network.value.bias)])
    return Integers(
        (
            len(network.first_features),
            network.slots,
            matrix.shape[1],
            policy.shape[1],
            network.choices,
            FIRST_SHIFT,
            SECOND_SHIFT,
        ),
        numbers(network.first_features).astype(np.int64),
        np.round(rows / factors[:, None]).astype(np.int64),
        factors,
        whole(numbers(network.first_bias) * first_scale * 2**FIRST_SHIFT),
        weights,
        whole(unit * second_scale / first_scale * 2**SECOND_SHIFT),
        whole(numbers(network.second.bias) * second_scale * 2**SECOND_SHIFT),
        outputs,
        whole(output_unit / second_scale * 2**SHARPNESS),
        whole(biases * 2**SHARPNESS),
    )


def largest(activations: Tensor) -> float:
    """What hardly any number exceeds."""
    ordered = activations.max(dim=1).values.sort().values
    return float(ordered[int(0.999 * (len(ordered) - 1))])


def whole(numbers: NDArray[np.float64]) -> Numbers:
    """Rounded, and checked to fit into 32 bits."""
    rounded = np.round(numbers).astype(np.int64)
    assert np.abs(rounded).max() < 2**31
    return rounded
