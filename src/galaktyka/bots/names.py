"""What a bot is called where it is written down, so that a name means the same for good.

A person who says `novice` or `search:500` means the bot that there is today. A record, a table or an experiment says
which one played: `champion:novice` is the weakened champion, and `novice` alone is what played under this name before
champions came. So nothing that was written before has to be changed.
"""

from __future__ import annotations

from galaktyka.bots.levels import LEVELS, STRONGEST
from galaktyka.bots.network.shelf import has_weights

CLASSIC = "classic-"
CLASSIC_SEARCH = "search:"


def settled(name: str, game_key: str) -> str:
    """The name to write down for what somebody has asked for."""
    if not has_weights(game_key):
        return name
    if name in LEVELS:
        return f"{STRONGEST}:{name}"
    return name.replace(CLASSIC_SEARCH, f"{STRONGEST}:") if name.startswith(CLASSIC_SEARCH) else name


def remembered(name: str, game_key: str) -> str:
    """The bot that is meant by what was written down."""
    before = name in LEVELS or name.startswith(CLASSIC_SEARCH)
    return CLASSIC + name if before and has_weights(game_key) else name
