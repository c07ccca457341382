"""Players that need no person: one small protocol and the register of those that there are."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from galaktyka.bots.levels import LEVELS, STRONGEST
from galaktyka.bots.names import remembered, settled
from galaktyka.bots.network.shelf import has_weights
from galaktyka.bots.protocol import Bot, Outlook
from galaktyka.core.errors import SetupError
from galaktyka.games import packages

__all__ = [
    "Bot", "Outlook", "bot_names", "check_bot", "find_bot", "level_names", "name_at_tables", "opponents", "remembered",
    "settled", "usual_bot",
]  # fmt: skip

FOR_EVERY_GAME = ("random",)
FAMILIES = ("chance", "greedy", "champion", "foresight", "search")
"""Modules of this folder with a `knows` and a `find`: the first that knows a name makes the bot."""
USUAL = "adept"


class Family(Protocol):
    """A kind of bots."""

    def knows(self, name: str, game_key: str) -> bool:
        """Whether it is a name of theirs that plays the game."""
        ...

    def find(self, name: str, game_key: str, seed: int) -> Bot:
        """A new bot of such a name."""
        ...


def greedy_names(game_key: str) -> tuple[str, ...]:
    """The greedy bots of a game, the usual one last; a game from outside has none."""
    package = packages().get(game_key)
    return package.greedy if package else ()


def bot_names(game_key: str) -> list[str]:
    """The names of the bots that can play the game: chance, the levels, and the greedy ones, the usual one last."""
    classic = [f"classic-{level}" for level in LEVELS] if has_weights(game_key) else []
    return [*FOR_EVERY_GAME, *level_names(game_key), *classic, *greedy_names(game_key)]


def level_names(game_key: str) -> list[str]:
    """The ladder for people to choose from, the weakest first."""
    if game_key not in packages():
        return []
    return [*LEVELS, STRONGEST] if has_weights(game_key) else list(LEVELS)


def opponents(game_key: str) -> list[str]:
    """What people choose from: the ladder, and bots with a manner of their own."""
    manners = [name for name in greedy_names(game_key) if "-" in name]
    return [*level_names(game_key), *manners] or list(FOR_EVERY_GAME)


def usual_bot(game_key: str) -> str:
    """Who plays where nobody has said who."""
    names = opponents(game_key)
    return USUAL if USUAL in names else names[-1]


def name_at_tables(name: str, game_key: str) -> str | None:
    """The name under which a table of the service keeps a bot; None if tables have none of this name.

    They have those that `bot_names` lists and champions of any strength, but no search that somebody has set a budget.
    """
    kept = settled(name, game_key)
    known = {settled(each, game_key) for each in bot_names(game_key)}
    return kept if kept in known or family("champion").knows(kept, game_key) else None


def family(name: str) -> Family:
    """The module of a kind of bots."""
    return cast(Family, import_module(f"{__name__}.{name}"))


def family_of(name: str, game_key: str) -> Family | None:
    """Whose name it is; None if nobody's."""
    return next((each for each in map(family, FAMILIES) if each.knows(name, game_key)), None)


def check_bot(name: str, game_key: str) -> None:
    """`SetupError` if no such bot plays the game."""
    if family_of(name, game_key) is None:
        raise SetupError("unknown-bot", {"bot": name, "game": game_key, "known": bot_names(game_key)})


def find_bot(name: str, game_key: str, seed: int) -> Bot:
    """A new bot for one seat of one game; all its chance comes from the seed and from what it imagines.

    Besides the names there are `search:500`, a search of so many simulations, and `search:300ms`; where a champion
    plays, `champion:elo=1500`.
    """
    check_bot(name, game_key)
    found = family_of(name, game_key)
    assert found is not None
    return found.find(name, game_key, seed)
