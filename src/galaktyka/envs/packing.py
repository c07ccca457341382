"""Positions on their way to another process: as documents, because Python cannot look into what is compiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from galaktyka.core.game import Document, Game, State


@dataclass(frozen=True)
class Packed:
    """A position."""

    document: Document


def packed(value: Any) -> Any:
    """A position, or a list of them, as documents; everything else as it is."""
    if isinstance(value, State):
        return Packed(value.to_document())
    return [packed(one) for one in value] if isinstance(value, list) else value


def unpacked(value: Any, game: Game) -> Any:
    """What was packed."""
    if isinstance(value, Packed):
        return game.from_document(value.document)
    return [unpacked(one, game) for one in value] if isinstance(value, list) else value
