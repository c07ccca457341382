"""Tiny networks with weights by chance, in the format of the shipped ones, for tests of what plays them."""

from __future__ import annotations

import dataclasses
import json
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from galaktyka.bots.network.shelf import VARIABLE
from galaktyka.bots.network.weights import MAGIC, Weights, write_weights
from galaktyka.core.rng import seeded
from galaktyka.envs.observers import printed_on, slots_for
from galaktyka.games import find_game

FIRST, SECOND = 16, 8


def by_chance(key: str, seed: int = 1, **other: Any) -> Weights:
    """A network that fits the shipped box of a game."""
    return dataclasses.replace(drawn(key, seed), **other)


@cache
def drawn(key: str, seed: int) -> Weights:
    """The same, made once."""
    game, rng = find_game(key), seeded(seed)
    writer = slots_for(game)
    features, choices = tuple(writer.features), tuple(game.actions.notations)
    live = bytes(1 if rng.below(8) else 0 for _ in range(len(features) + len(choices)))

    def small(count: int) -> bytes:
        return bytes(rng.below(256) for _ in range(count))

    def whole(count: int, most: int, least: int = 0) -> list[int]:
        return [least + rng.below(most - least) for _ in range(count)]

    return Weights(
        game=key,
        rules=game.rules_version,
        content=game.content,
        features=features,
        choices=choices,
        first=FIRST,
        second=SECOND,
        shifts=(4, 20),
        live=live,
        rows=small(sum(live) * FIRST),
        row_factors=whole(sum(live), 20, 1),
        first_bias=whole(FIRST, 2000, -2000),
        weights=small(FIRST * SECOND),
        second_factors=whole(SECOND, 3000),
        second_bias=whole(SECOND, 2**24),
        policy=small(len(choices) * SECOND),
        value=whole(SECOND, 500, -500),
        policy_factors=whole(len(choices) + 1, 1000),
        policy_bias=whole(len(choices) + 1, 2**26, -(2**26)),
        printed=printed_on(game),
    )


def put(folder: Path, weights: Weights) -> Path:
    """Where `GALAKTYKA_WEIGHTS` finds it."""
    path = folder / f"{weights.game}.weights"
    write_weights(path, weights)
    return path


def with_header(data: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    """The file with something else in its header."""
    line, _, sections = data[len(MAGIC) :].partition(b"\n")
    header = json.loads(line)
    change(header)
    return MAGIC + json.dumps(header).encode() + b"\n" + sections


def with_section(data: bytes, name: str, raw: bytes) -> bytes:
    """The file with another section, of which the header tells the truth."""
    line, _, sections = data[len(MAGIC) :].partition(b"\n")
    header = json.loads(line)
    order = ["names", *(key for key in ORDER)]
    before = sum(header["sections"][key][0] for key in order[: order.index(name)])
    after = before + header["sections"][name][0]
    packed = zlib.compress(raw)
    header["sections"][name] = [len(packed), len(raw), zlib.crc32(raw)]
    return MAGIC + json.dumps(header).encode() + b"\n" + sections[:before] + packed + sections[after:]


ORDER = (
    "live", "rows", "row_factors", "first_bias", "weights", "second_factors", "second_bias", "policy", "value",
    "policy_factors", "policy_bias",
)  # fmt: skip


def give_weights(monkeypatch: pytest.MonkeyPatch, folder: Path, *keys: str) -> None:
    """From now on champions play these games."""
    folder.mkdir(exist_ok=True)
    for key in keys:
        put(folder, by_chance(key))
    monkeypatch.setenv(VARIABLE, str(folder))
