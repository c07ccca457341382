"""An observation is a row of bytes: what every layout has in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from galaktyka.core.game import State, mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class RowWriter:
    """Writes positions of one game as rows of bytes. Only what the seat may know gets into its row."""

    def __init__(self, blank: bytes) -> None:
        self.blank = blank
        """A row in which nothing is written."""
        self.width: i64 = len(blank)

    @abstractmethod
    def write(self, state: State, seat: i64, row: bytearray, start: i64) -> None:
        """Write what the seat may know into a blank row, from `start` on."""
        raise NotImplementedError
