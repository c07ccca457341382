"""How much is tested: what every day needs, or everything that there is (`./test full`)."""

import os

FULL = os.environ.get("GALAKTYKA_FULL", "") not in ("", "0")


def often(daily: int, full: int) -> int:
    """So many times every day, so many in the full run."""
    return full if FULL else daily
