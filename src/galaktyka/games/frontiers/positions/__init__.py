"""Positions of New Frontiers as documents: everything by name, readable by people. See docs/positions.md."""

from galaktyka.games.frontiers.positions.reader import read_position
from galaktyka.games.frontiers.positions.writer import document_of

__all__ = ["document_of", "read_position"]
