"""A network that was trained becomes a file, and the file chooses as the network does. Needs PyTorch."""

from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from galaktyka.bots.network.fitting import Inputs, fitted
from galaktyka.bots.network.weights import read_weights, write_weights, written
from galaktyka.core.rng import seeded
from galaktyka.envs.compiled.stepper import Buffers, Chance, Reward, Seating, Stepper
from galaktyka.envs.observers import printed_on, slots_for
from galaktyka.games import find_game

torch = pytest.importorskip("torch", reason="PyTorch is not installed")
pytestmark = [pytest.mark.once]

TABLES, ROOM = 40, 64


def test_the_file_chooses_as_the_network_does(tmp_path: Path):
    import numpy as np

    from galaktyka.bots.compiled.learned import SHARPNESS
    from galaktyka.train.export import Steps, exported
    from galaktyka.train.network import Network

    game = find_game("race")
    writer = slots_for(game)
    torch.manual_seed(3)
    network = Network(writer, game.actions.notations, printed_on(game), (64, 64), ROOM)
    with torch.no_grad():
        network.policy.own.mul_(100.0)  # as sharp as one that has learned something
        network.value.weight.mul_(10.0)
    arrays: dict[str, Any] = {
        "rows": np.zeros((TABLES, writer.width), np.uint8),
        "legal": np.zeros((TABLES, ROOM), np.int16),
        "counts": np.zeros(TABLES, np.int16),
        "seats": np.zeros(TABLES, np.uint8),
        "ends": np.zeros(TABLES, np.uint8),
        "rewards": np.zeros((TABLES, 2), np.float32),
    }
    buffers = Buffers(*(array.view(np.uint8).reshape(-1).data for array in arrays.values()))
    stepper = Stepper(game, writer, [Seating(2, {})] * TABLES, buffers, 1, Reward(), Chance(seeded(1)))
    kept: dict[str, list[Any]] = {"rows": [], "legal": [], "counts": []}
    rng = seeded(4)
    for step in range(60):
        if step % 6 == 0:
            for name in kept:
                kept[name].append(torch.from_numpy(arrays[name].copy()))
        stepper.step([int(arrays["legal"][t, rng.below(int(arrays["counts"][t]))]) for t in range(TABLES)])
    seen = {name: torch.cat(parts) for name, parts in kept.items()}

    weights = exported(network, game, seen, {"seed": 3}, steps=Steps(127, 127, 127))
    assert written(weights) == written(exported(network, game, seen, {"seed": 3}, steps=Steps(127, 127, 127)))
    path = tmp_path / "race.weights"
    write_weights(path, weights)
    inputs = Inputs(writer.first_features, writer.features, game.actions.notations, printed_on(game))
    played = fitted(read_weights(path), inputs)
    with torch.no_grad():
        likely, values = network(seen["rows"], seen["legal"], seen["counts"])
    same = choices = 0
    faults: list[float] = []
    for number in range(len(likely)):
        legal = seen["legal"][number][: seen["counts"][number]].tolist()
        value, *numbers = played.answer(seen["rows"][number].numpy().tobytes(), 0, legal)
        faults.append(abs(value / 2**SHARPNESS - float(values[number])))
        if len(legal) > 1:
            choices += 1
            same += numbers.index(max(numbers)) == int(likely[number][: len(legal)].argmax())
    assert fmean(faults) < 0.1 * float(values.std())
    assert choices > 200
    assert same / choices > 0.97
    met = sum(weights.live)
    assert 0 < met < network.inputs
    assert len(weights.rows) == met * 64
