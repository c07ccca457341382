"""Players that need no person: one small protocol and the register of those that there are."""

from __future__ import annotations

from galaktyka.bots.protocol import Bot, Outlook
from galaktyka.core.errors import SetupError
from galaktyka.games import packages, room_of

__all__ = ["Bot", "Outlook", "bot_names", "check_bot", "find_bot", "level_names", "opponents", "usual_bot"]

FOR_EVERY_GAME = ("random",)
LEVELS = ("novice", "apprentice", "adept", "expert", "master")
USUAL = "adept"


def greedy_names(game_key: str) -> tuple[str, ...]:
    """The greedy bots of a game, the usual one last; a game from outside has none."""
    package = packages().get(game_key)
    return package.greedy if package else ()


def bot_names(game_key: str) -> list[str]:
    """The names of the bots that can play the game: chance, the levels, and the greedy ones, the usual one last."""
    return [*FOR_EVERY_GAME, *level_names(game_key), *greedy_names(game_key)]


def level_names(game_key: str) -> list[str]:
    """The ladder for people to choose from, the weakest first."""
    return list(LEVELS) if game_key in packages() else []


def opponents(game_key: str) -> list[str]:
    """What people choose from: the ladder, and bots with a manner of their own."""
    manners = [name for name in greedy_names(game_key) if "-" in name]
    return [*level_names(game_key), *manners] or list(FOR_EVERY_GAME)


def usual_bot(game_key: str) -> str:
    """Who plays where nobody has said who."""
    names = opponents(game_key)
    return USUAL if USUAL in names else names[-1]


def check_bot(name: str, game_key: str) -> None:
    """`SetupError` if no such bot plays the game."""
    if name in bot_names(game_key):
        return
    if name.startswith("search:"):
        from galaktyka.bots.search import budget_of

        if budget_of(name, game_key) is not None:
            return
    raise SetupError("unknown-bot", {"bot": name, "game": game_key, "known": bot_names(game_key)})


def find_bot(name: str, game_key: str, seed: int) -> Bot:
    """A new bot for one seat of one game; all its chance comes from the seed and from what it imagines.

    Besides the names there are `search:500`, a search of so many simulations, and `search:300ms`.
    """
    check_bot(name, game_key)
    if name == "random":
        from galaktyka.bots.chance import RandomBot

        return RandomBot(seed)
    if name.startswith("greedy"):
        room = room_of(game_key, "bots")
        assert room is not None
        bot: Bot = room.greedy(name)
        return bot
    from galaktyka.bots.search import level_bot

    return level_bot(name, game_key, seed)
