"""Ways to fill slots that this game needs besides the usual ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.envs.compiled.slots import EMPTY

if TYPE_CHECKING:
    from mypy_extensions import i64


def put_some(row: bytearray, place: i64, number: i64, high: i64) -> None:
    """A number from 1 to `high`; none leaves the slot empty."""
    if number > 0:
        row[place] = (number if number < high else high) - 1


def put_sorted(row: bytearray, place: i64, pile: bytes, most: i64) -> None:
    """The things of a pile whose order says nothing, in ascending order; the highest are left out."""
    filled: i64 = 0
    for i in range(len(pile)):
        thing: i64 = pile[i]
        at = place + filled
        if filled < most:
            filled += 1
        else:
            at -= 1
            if row[at] < thing:
                continue
        while at > place and row[at - 1] > thing:
            row[at] = row[at - 1]
            at -= 1
        row[at] = thing


def put_next(row: bytearray, place: i64, thing: i64, most: i64) -> None:
    """One more thing of a pile, in the first of its slots that is empty; where none is left it is left out."""
    end = place + most
    while place < end and row[place] != EMPTY:
        place += 1
    if place < end:
        row[place] = thing
