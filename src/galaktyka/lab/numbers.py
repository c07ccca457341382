"""Numbers as a reader of the language expects them."""

from __future__ import annotations

from math import floor, log10

MINUS = "\N{MINUS SIGN}"
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


def decimal(lang: str, value: float, digits: int = 1, sign: bool = False) -> str:
    """`1,234.5`, or in Polish `1 234,5`; zero has no sign, whichever side it was rounded from."""
    value = round(value, digits) or 0
    text = f"{value:+,.{digits}f}" if sign and value else f"{value:,.{digits}f}"
    if lang == "pl":
        text = text.replace(",", NARROW_SPACE).replace(".", ",")
    return text.replace("-", MINUS)


def percent(lang: str, rate: float, digits: int = 1) -> str:
    """`52.3%`, or in Polish `52,3%`."""
    return decimal(lang, 100 * rate, digits) + "%"


def percents(lang: str, low: float, high: float, digits: int = 1) -> str:
    """A range of percentages."""
    return f"{decimal(lang, 100 * low, digits)} – {percent(lang, high, digits)}"


def speed(lang: str, rate: float) -> str:
    """Games a second; of less than ten at least two digits, because strong bots take minutes for a game."""
    digits = 0 if rate >= 9.95 or rate <= 0 else min(6, 1 - floor(log10(rate)))
    return decimal(lang, rate, digits)


def duration(seconds: float) -> str:
    """`1:05`, `2:00:10`."""
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
