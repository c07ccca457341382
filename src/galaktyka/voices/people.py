"""What the players are called on the screen."""

import re
from collections.abc import Sequence

from galaktyka.core.game import State
from galaktyka.core.records import RecordSeat
from galaktyka.text.catalogue import Words


def shown_names(words: Words, seats: Sequence[RecordSeat]) -> list[str]:
    """People by their names; bots by what they are, numbered if there are several of a kind."""
    names = []
    for seat, who in enumerate(seats):
        if not who.bot:
            names.append(who.name)
            continue
        name = bot_name(words, who.name)
        twins = [other for other, entry in enumerate(seats) if entry.bot and entry.name == who.name]
        between = " · " if name[-1:].isdigit() else " "
        names.append(f"{name}{between}{twins.index(seat) + 1}" if len(twins) > 1 else name)
    return names


def around_the_table(words: Words, seats: Sequence[RecordSeat], state: State) -> list[str]:
    """Everybody whose moves are told and whose points are counted: the seats, and an automa after them."""
    return with_automa(words, shown_names(words, seats), len(state.scores()))


def with_automa(words: Words, names: Sequence[str], scores: int) -> list[str]:
    """The names of the seats, and of an automa if one has points beside them."""
    return [*names, *([words.say("voices.automa")] if scores > len(names) else [])]


THINKS_AHEAD = re.compile(r"(?P<kind>champion|classic-search):(?P<n>[0-9]+)(?P<ms>ms)?")
"""A bot whose name says how much it may think."""


def bot_name(words: Words, bot: str) -> str:
    """What a bot is called."""
    if budget := THINKS_AHEAD.fullmatch(bot):
        unit = "ms" if budget["ms"] else "simulations"
        return words.say(f"voices.bot.{budget['kind']}-{unit}", n=int(budget["n"]))
    kind, _, number = bot.partition("=")
    message = f"voices.bot.{kind.replace(':', '-')}"
    return words.say(message, n=number) if words.has(message) else bot


def bot_help(words: Words, bot: str) -> str:
    """What a bot is like."""
    message = f"voices.bot-help.{bot.replace(':', '-')}"
    return words.say(message) if words.has(message) else ""
