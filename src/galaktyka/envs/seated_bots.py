"""The bots at the other seats of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from galaktyka.bots import Bot, Outlook, check_bot, find_bot
from galaktyka.bots.chance import RandomBot
from galaktyka.bots.search import mind_of
from galaktyka.core.errors import SetupError
from galaktyka.core.game import State
from galaktyka.core.rng import Rng, seeded
from galaktyka.envs.compiled.answering import Answerer, Chance, Greedy, Seated
from galaktyka.envs.setting import Setting, check_whole

MakeBot = Callable[[int], Bot]
"""A new bot with the chance of a seed."""
Bots = str | MakeBot | Sequence[str | MakeBot]
"""One for all other seats, or one for each of them, clockwise from one's own."""


def is_bot(bot: object) -> bool:
    """Whether it is the name of a bot, or makes one."""
    return isinstance(bot, str) or callable(bot)


class Opponents:
    """Who sits at the other seats of a table, and which is one's own."""

    def __init__(self, setting: Setting, seat: int, bots: Any) -> None:
        others = setting.players - 1
        check_whole("seat", seat)
        if not 0 <= seat < setting.players:
            raise SetupError("envs.wrong-seat", {"seat": seat, "players": setting.players})
        wanted = [bots] * others if is_bot(bots) else bots
        if not isinstance(wanted, Sequence) or not all(map(is_bot, wanted)):
            raise SetupError("envs.wrong-bots", {"found": repr(bots)})
        if len(wanted) != others:
            raise SetupError("envs.wrong-number-of-bots", {"bots": len(wanted), "others": others})
        for bot in wanted:
            if isinstance(bot, str):
                check_bot(bot, setting.game_key)
        self.key = setting.game_key
        self.players = setting.players
        self.seat = seat
        self.makers = {(seat + 1 + turn) % setting.players: bot for turn, bot in enumerate(wanted)}

    def seated(self, seed: int) -> SeatedBots:
        """New bots for a new game, each with a generator of its own."""
        bots = {seat: self.bot(seat, seed + seat) for seat in self.makers}
        return SeatedBots(self, bots, seeded(seed + self.players))

    def bot(self, seat: int, seed: int) -> Bot:
        """A new bot for one of the seats."""
        maker = self.makers[seat]
        if maker == "random":
            return RandomBot(seed)
        return find_bot(maker, self.key, seed) if isinstance(maker, str) else maker(seed)

    def kept(self, seat: int, bot: Bot) -> Any:
        """What to pickle of a bot: of ours the generator, the rest follows from its name."""
        return getattr(bot, "rng", None) if isinstance(self.makers[seat], str) else bot

    def restored(self, seat: int, kept: Any) -> Bot:
        """The bot that was kept."""
        if not isinstance(self.makers[seat], str):
            own: Bot = kept
            return own
        bot: Any = self.bot(seat, 0)
        if kept is not None:
            bot.rng = kept
        named: Bot = bot
        return named


class BotAnswerer(Answerer):
    """A bot in Python, as steppers ask it."""

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng

    def answer(self, state: State, seat: int) -> int:
        """What it chooses."""
        return self.bot.choose(Outlook(state, seat, self.rng))


class SeatedBots:
    """The bots of one game. Copies go on like the original."""

    def __init__(self, opponents: Opponents, bots: dict[int, Bot], rng: Rng) -> None:
        self.opponents = opponents
        self.bots = bots
        self.rng = rng

    def play(self, state: State) -> bool:
        """Let the bots choose until it is one's own turn (True) or the game is over (False)."""
        own = self.opponents.seat
        while deciders := state.deciders():
            if own in deciders:
                return True
            other = deciders[0]
            state.apply(other, self.bots[other].choose(Outlook(state, other, self.rng)))
        return False

    def answerer(self) -> Answerer:
        """The same bots for a stepper."""
        return Seated([self.answerer_at(seat) for seat in range(self.opponents.players)])

    def answerer_at(self, seat: int) -> Answerer:
        """One of them; those that are compiled choose without Python. One's own seat is never asked."""
        bot = self.bots.get(seat)
        if bot is None or isinstance(bot, RandomBot):
            return Chance(self.rng if bot is None else bot.rng)
        if self.opponents.makers[seat] == "greedy":
            return Greedy(mind_of(self.opponents.key))
        return BotAnswerer(bot, self.rng)

    def __getstate__(self) -> tuple[Opponents, dict[int, Any], Rng]:
        # Python would copy the compiled parts of our bots without what is in them.
        kept = {seat: self.opponents.kept(seat, bot) for seat, bot in self.bots.items()}
        return self.opponents, kept, self.rng

    def __setstate__(self, state: tuple[Opponents, dict[int, Any], Rng]) -> None:
        self.opponents, kept, self.rng = state
        self.bots = {seat: self.opponents.restored(seat, one) for seat, one in kept.items()}
