"""How a champion is weakened, as a text: `t` temperature, `m` margin, `c` care (hundredths), `blind` to what."""

from __future__ import annotations

from galaktyka.bots import Bot, find_bot
from galaktyka.bots.champion import WeakenedChampion
from galaktyka.bots.levels import MOST_TEMPERATURE, Level


def level_in(text: str) -> Level | None:
    """What `m=300,blind=opponent` says; None for the name of a bot. Whatever is near enough is as likely."""
    parts = dict(part.partition("=")[::2] for part in text.split(",") if "=" in part)
    if not {"t", "m"} & parts.keys() or not parts.keys() <= {"t", "m", "blind", "c"}:
        return None
    blind = tuple(parts["blind"].split("+")) if parts.get("blind") else ()
    numbers = int(parts.get("t", MOST_TEMPERATURE)), int(parts.get("m", 0))
    return Level(0, *numbers, blind, int(parts.get("c", 0)))


def told(level: Level) -> str:
    """The same as a text."""
    warmth = f"t={level.temperature}," if level.temperature != MOST_TEMPERATURE else ""
    blind = f",blind={'+'.join(level.blind)}" if level.blind else ""
    careful = f",c={level.careful}" if level.careful else ""
    return f"{warmth}m={level.margin}{blind}{careful}"


def bot_of(text: str, game: str, seed: int) -> Bot:
    """The bot that is meant."""
    level = level_in(text)
    return find_bot(text, game, seed) if level is None else WeakenedChampion(text, level, seed)
