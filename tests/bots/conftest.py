"""Champions for the tests: networks by chance in a folder of one's own."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from galaktyka.bots.network.shelf import VARIABLE
from galaktyka.bots.network.weights import Weights
from tests.bots.networks import by_chance, put

Seat = Callable[..., Weights]


@pytest.fixture
def champions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Seat:
    """Give games weights: `champions("race")`."""
    folder = tmp_path / "weights"
    folder.mkdir()
    monkeypatch.setenv(VARIABLE, str(folder))

    def given(key: str, seed: int = 1, **other: Any) -> Weights:
        weights = by_chance(key, seed, **other)
        put(folder, weights)
        return weights

    return given
