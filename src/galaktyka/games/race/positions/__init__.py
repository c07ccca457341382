"""Positions of Race for the Galaxy as documents: everything by name, readable by people. See docs/positions.md."""

from galaktyka.games.race.positions.reader import read_position
from galaktyka.games.race.positions.writer import document_of

__all__ = ["document_of", "read_position"]
