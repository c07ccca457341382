"""Piles: bytes whose items are the numbers of cards or tiles. Nobody changes them in place, so positions share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ONE: Final[list[bytes]] = [bytes([card]) for card in range(256)]
"""The pile of one card, for each card."""


def index_of(pile: bytes, card: i64) -> i64:
    """Where the first such card lies; the card must be there."""
    i: i64 = 0
    while pile[i] != card:
        i += 1
    return i


def how_many(pile: bytes, card: i64) -> i64:
    """How many such cards are in the pile."""
    found: i64 = 0
    for i in range(len(pile)):
        if pile[i] == card:
            found += 1
    return found


def without(pile: bytes, index: i64) -> bytes:
    """The pile without the card at `index`."""
    if index == 0:
        return pile[1:]
    if index == len(pile) - 1:
        return pile[:index]
    return pile[:index] + pile[index + 1 :]


def replaced(pile: bytes, index: i64, card: i64) -> bytes:
    """The pile with another card at `index`."""
    if index == 0:
        return ONE[card] + pile[1:]
    if index == len(pile) - 1:
        return pile[:index] + ONE[card]
    return pile[:index] + ONE[card] + pile[index + 1 :]


def with_card(pile: bytes, card: i64) -> bytes:
    """The sorted pile with one more card in its place."""
    size: i64 = len(pile)
    if size == 0:
        return ONE[card]
    i = size
    while i > 0 and pile[i - 1] > card:
        i -= 1
    if i == size:
        return pile + ONE[card]
    if i == 0:
        return ONE[card] + pile
    return pile[:i] + ONE[card] + pile[i:]
