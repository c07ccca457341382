"""Players that need no person: one small protocol and the register of those that there are."""

from __future__ import annotations

from galaktyka.bots.protocol import Bot, Outlook
from galaktyka.core.errors import SetupError

__all__ = ["Bot", "Outlook", "bot_names", "check_bot", "find_bot"]

FOR_EVERY_GAME = ("random",)
FOR_ONE_GAME = {
    "race": ("greedy",),
    "frontiers": ("greedy",),
    "artifacts": ("greedy-logistical", "greedy-operational", "greedy"),
    "cosmos": ("greedy",),
}


def bot_names(game_key: str) -> list[str]:
    """The names of the bots that can play the game, the weakest first."""
    return [*FOR_EVERY_GAME, *FOR_ONE_GAME.get(game_key, ())]


def check_bot(name: str, game_key: str) -> None:
    """`SetupError` if no such bot plays the game."""
    if name not in bot_names(game_key):
        raise SetupError("unknown-bot", {"bot": name, "game": game_key, "known": bot_names(game_key)})


def find_bot(name: str, game_key: str, seed: int) -> Bot:
    """A new bot for one seat of one game; all its chance comes from the seed."""
    check_bot(name, game_key)
    if name == "random":
        from galaktyka.bots.chance import RandomBot

        return RandomBot(seed)
    from galaktyka.bots.greedy import BOTS

    return BOTS[game_key](name)
