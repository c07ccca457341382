"""How long a bot may think, and how carefully."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WITHOUT_LIMIT: Final = 1_000_000_000


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: simulations decide, so that the choice repeats; the time is for slow machines."""

    simulations: int = WITHOUT_LIMIT
    milliseconds: int = WITHOUT_LIMIT
    depth: int = 0
    """Own decisions after the first for which it grows a tree."""
    sure: float = 1.5
    """A choice is dropped when it is behind by so many standard errors."""
    rounds: int = 0
    """So many rounds are played on; 0: as many as are usual in the game."""
    loyal: float = 0.5
    """Another choice than the greedy one must be better by so many standard errors."""
    minor: int = 0
    """Simulations for a question that hardly decides a game; 0: the greedy bot answers it."""
    learned: bool = False
    """Whether positions are judged by what was learned from games, or by rules of thumb."""
