"""Sets of small numbers as the bits of one number."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def shifted(x: i64, places: i64) -> i64:
    """`x << places`, as a function: mypyc writes a shifted literal as a 32-bit number."""
    return x << places


def bit(number: i64) -> i64:
    """The set of this number alone."""
    return shifted(1, number)


def count_bits(bits: i64) -> i64:
    """How many numbers are in the set."""
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number
