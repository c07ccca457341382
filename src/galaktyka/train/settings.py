"""What is trained, and how: everything that a person may want to change."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """A kind of table: how many play, by which options, and how many of all tables are like it."""

    seats: int
    options: tuple[tuple[str, bool], ...] = ()
    share: int = 1


@dataclass(frozen=True)
class Settings:
    """One training."""

    game: str
    kinds: tuple[Kind, ...]
    seed: int = 1
    seconds: float = 480.0
    device: str = "cuda"
    workers: int = 15
    groups: int = 2
    tables: int = 1024
    """Of each group in each process."""
    horizon: int = 64
    """Choices at each table before they are learned from."""
    hidden: tuple[int, int] = (1024, 512)
    minibatch: int = 32768
    rate: tuple[float, float] = (6e-4, 1e-5)
    entropy: tuple[float, float] = (0.015, 0.001)
    clip: float = 0.2
    decay: float = 0.96
    """Lambda of the advantages."""
    win: float = 0.8
    scale: float = 15.0
    measured: float = 0.02
    """The share of tables at which the fixed opponent plays."""
    opponent: str = "greedy"
    room: int = 64
    """So many choices a position may have."""
    most_choices: int = 100_000
    value_weight: float = 0.5
    graphs: bool = True
    """Whether steps on the GPU are recorded once and replayed."""
    pin: bool = True
    cards: bool = True
    """Whether cards are the sum of what is printed on them and a part of their own."""
    out: str = "training"
