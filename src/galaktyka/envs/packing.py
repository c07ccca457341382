"""Positions on their way to another process: as snapshots, because Python cannot look into what is compiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from galaktyka.core.game import Game, State
from galaktyka.core.snapshots import snapshot_of, state_from


@dataclass(frozen=True)
class Packed:
    """A position."""

    snapshot: bytes


def packed(value: Any) -> Any:
    """A position, or a list of them, as snapshots; everything else as it is."""
    if isinstance(value, State):
        return Packed(snapshot_of(value))
    return [packed(one) for one in value] if isinstance(value, list) else value


def unpacked(value: Any, game: Game) -> Any:
    """What was packed."""
    if isinstance(value, Packed):
        return state_from(value.snapshot, game)
    return [unpacked(one, game) for one in value] if isinstance(value, list) else value
