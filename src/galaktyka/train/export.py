"""A learned network in integers, as it is kept in a file and played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from galaktyka.bots.compiled.learned import SHARPNESS
from galaktyka.bots.network.weights import MOST_FACTOR, MOST_SUM, Weights
from galaktyka.core.game import Game
from galaktyka.envs.observers import printed_on, slots_for
from galaktyka.train.network import Network

MOST_ACTIVATION = 4095
MOST_FIRST_SHIFT = 4
SECOND_SHIFT = 20
MOST_SMALL = 127

Numbers = NDArray[np.int64]
Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class Steps:
    """The largest number of a row, in each matrix: more make the network truer and the file larger, at most 127.

    These chose as the network did in 99.6 % of positions (docs/weights.md).
    """

    first: int = 95
    second: int = 127
    policy: int = 127
    value: int = 1023


def exported(
    network: Network,
    game: Game,
    seen: Mapping[str, Tensor],
    trained: Mapping[str, object] | None = None,
    on: Tensor | None = None,
    steps: Steps = Steps(),
) -> Weights:
    """The network in integers.

    `seen` are positions of its own play (`rows`, `legal`, `counts`): they tell how large its numbers become. `on` says
    of each feature and each choice whether training ever met it, and without it the positions say so; what nobody has
    met has learned nothing, and is left out.
    """
    with torch.no_grad():
        parts = network.parts(torch.float32)
        matrix, policy = parts["first"], parts["policy"]
        features = network.features(seen["rows"], seen["legal"], seen["counts"])
        hidden = torch.relu(network.hidden_layer(features, matrix) + network.first_bias)
        last = torch.relu(network.second(hidden))
    live = met(features, network.inputs) if on is None else on.bool()
    met_rows = numbers(matrix)[: network.inputs][live.numpy()]
    hidden_scale = MOST_ACTIVATION / largest(hidden)
    shift = first_shift(np.abs(met_rows).max(initial=0.0) * hidden_scale, steps.first)
    first_scale = hidden_scale * 2**shift
    second_scale = MOST_ACTIVATION / largest(last)
    rows, row_units = in_steps(met_rows * first_scale, steps.first, whole=True)
    second, second_units = in_steps(numbers(network.second.weight), steps.second)
    choosing = numbers(policy)[: network.choices] * live[network.slots :].numpy()[:, None]
    outputs, output_units = in_steps(choosing, steps.policy)
    value, value_unit = in_steps(numbers(network.value.weight), min(steps.value, MOST_SUM // policy.shape[1]))
    biases = np.concatenate([numbers(network.policy_bias)[: network.choices], numbers(network.value.bias)])
    return Weights(
        game=game.key,
        rules=game.rules_version,
        content=game.content,
        features=tuple(slots_for(game).features),
        choices=tuple(game.actions.notations),
        first=matrix.shape[1],
        second=policy.shape[1],
        shifts=(shift, SECOND_SHIFT),
        live=live.numpy().astype(np.uint8).tobytes(),
        rows=in_bytes(rows),
        row_factors=listed(row_units),
        first_bias=listed(numbers(network.first_bias) * first_scale + half(shift)),
        weights=in_bytes(second),
        second_factors=listed(second_units * second_scale / hidden_scale * 2**SECOND_SHIFT),
        second_bias=listed(numbers(network.second.bias) * second_scale * 2**SECOND_SHIFT + half(SECOND_SHIFT)),
        policy=in_bytes(outputs),
        value=[int(number) for number in value[0]],
        policy_factors=listed(np.concatenate([output_units, value_unit]) / second_scale * 2**SHARPNESS),
        policy_bias=listed(biases * 2**SHARPNESS),
        printed={thing: sorted(set(words)) for thing, words in printed_on(game).items()},
        trained=trained or {},
    )


def first_shift(most: float, steps: int) -> int:
    """How many bits sums of the first layer have after the point: as many as fit with the largest row."""
    for shift in range(MOST_FIRST_SHIFT, -1, -1):
        if most * 2**shift <= steps * MOST_FACTOR:
            return shift
    raise ValueError("some feature counts for more than can be written down")


def half(shift: int) -> float:
    """What is added, so that a shift rounds to the nearest number."""
    return 2 ** (shift - 1) if shift else 0.0


def met(features: Tensor, inputs: int) -> Tensor:
    """Which features and choices occur in these positions."""
    found = torch.zeros(inputs + 1, dtype=torch.bool)
    found[features.long().flatten()] = True
    return found[:inputs]


def numbers(tensor: Tensor) -> Matrix:
    """As NumPy has them."""
    return np.asarray(tensor.detach().double().numpy(), np.float64)


def in_steps(matrix: Matrix, most: int, whole: bool = False) -> tuple[Numbers, Matrix]:
    """Each row as numbers up to `most` and what they are to be multiplied by; a whole number, if that is asked for."""
    units = np.abs(matrix).max(axis=1, initial=0.0) / most
    units = np.maximum(np.ceil(units), 1.0) if whole else np.maximum(units, 1e-9)
    return np.round(matrix / units[:, None]).astype(np.int64), units


def in_bytes(matrix: Numbers) -> bytes:
    """Numbers of 8 bits, row by row."""
    assert np.abs(matrix).max(initial=0) <= MOST_SMALL
    return matrix.astype(np.int8).tobytes()


def largest(activations: Tensor) -> float:
    """What hardly any number exceeds."""
    ordered = activations.max(dim=1).values.sort().values
    return max(float(ordered[int(0.999 * (len(ordered) - 1))]), 1e-6)


def listed(values: Matrix) -> list[int]:
    """Rounded, and checked to fit into 32 bits."""
    rounded = np.round(values).astype(np.int64)
    if np.abs(rounded).max(initial=0) >= 2**31:
        raise ValueError("a number of the network is larger than can be written down")
    return [int(number) for number in rounded]
