"""Positions of Alien Artifacts as documents: everything by name, readable by people. See docs/positions.md."""

from galaktyka.games.artifacts.positions.reader import read_position
from galaktyka.games.artifacts.positions.writer import document_of

__all__ = ["document_of", "read_position"]
