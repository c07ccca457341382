"""What all messages share: languages, the state of a table, and refusals."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

Lang = Literal["en", "pl"]
Status = Literal["gathering", "playing", "over"]
"""Seats are still open; the game is on; it has ended."""


class Problem(Struct):
    """Why a request was refused: a message id with its values for programs, and the sentence for people."""

    code: str
    message: str
    values: dict[str, Any] = field(default_factory=dict)
