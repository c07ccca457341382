"""Galaktyka: space-empire tabletop games for people, bots and researchers."""

from typing import Final

__version__: Final = "0.1.0"
