"""Rows of signs, ``−1{cost}{good-rare}``: a name in braces is an icon of the page's sheet. Shared by several games."""

from typing import Literal

Kind = Literal["novelty", "rare", "genes", "alien"]

MINUS = "\N{MINUS SIGN}"
DASH = "\N{EN DASH}"
ARROW = "\N{RIGHTWARDS ARROW}"
AT_MOST = "\N{LESS-THAN OR EQUAL TO}"
NOT = "\N{NOT EQUAL TO}"

OWN_PRODUCTION = "{production}"
"""A production world makes its good."""


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def kind_sign(good: str) -> str:
    """The token of a kind; nothing where any world is meant."""
    return f"{{good-{good}}}" if good else ""


def narrowing(keyword: str, good: str) -> str:
    """The keyword or the kind that a power is for; nothing where it is for all."""
    return f"{{kw-{keyword}}}" if keyword else kind_sign(good)


def how_many(goods: int, times: int) -> str:
    """The goods of one use: up to so many one by one, or just so many together."""
    if times > 1:
        return f"{AT_MOST}{times}"
    return str(goods) if goods > 1 else ""
