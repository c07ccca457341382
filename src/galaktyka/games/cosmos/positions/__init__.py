"""Positions of Micro Cosmos as documents: everything by name, readable by people. See docs/positions.md."""

from galaktyka.games.cosmos.positions.reader import read_position
from galaktyka.games.cosmos.positions.writer import document_of

__all__ = ["document_of", "read_position"]
