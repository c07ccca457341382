"""What a game, its cards and its numbers are called in one language, for everything that tells of simulations."""

from __future__ import annotations

from galaktyka.lab.accounts import account_of
from galaktyka.lab.numbers import decimal, percent, percents
from galaktyka.lab.tally import BotTally, Share, Tally
from galaktyka.text.catalogue import Words, game_name


class Speaker:
    """Says what was counted in the games of one kind."""

    def __init__(self, game_key: str, words: Words) -> None:
        self.game_key = game_key
        self.account = account_of(game_key)
        self.words = words
        self.lang = words.lang

    def say(self, message: str, /, **values: object) -> str:
        """A message of the laboratory."""
        return self.words.say_with(f"lab.{message}", values)

    def say_of_pieces(self, message: str, /, **values: object) -> str:
        """The same for what is said of cards in one game and of tiles in another."""
        return self.words.say_with(f"lab.{self.account.told}.{message}", values)

    def game_name(self) -> str:
        """The game as people call it."""
        return game_name(self.words, self.game_key)

    def card_name(self, card: str) -> str:
        """The card or tile as people call it."""
        return self.named(f"{self.game_key}.{self.account.pieces}.{card}", card)

    def start_name(self, start: str) -> str:
        """What a player begins with, as people call it."""
        if not self.account.starts:
            return self.card_name(start)
        return self.named(f"{self.game_key}.{self.account.starts}.{start}", start)

    def source_name(self, source: str) -> str:
        """Where points come from."""
        return self.named(f"lab.{self.account.told}.source.{source}", source)

    def end_name(self, end: str) -> str:
        """Why a game ended."""
        return self.named(f"{self.game_key}.end.{end}", end)

    def named(self, message_id: str, bare: str) -> str:
        """The name in this language; the bare one where a game from outside or a pack has given none."""
        return self.words.say(message_id) if self.words.has(message_id) else bare

    def number(self, value: float, digits: int = 0) -> str:
        """A number in this language."""
        return decimal(self.lang, value, digits)

    def rate(self, share: Share | None) -> str:
        """A win rate, or nothing if it was never counted."""
        return percent(self.lang, share.rate) if share and share.times else "–"

    def interval(self, share: Share) -> str:
        """The confidence interval of a win rate."""
        return percents(self.lang, *share.interval())

    def bot_interval(self, bot: BotTally, tally: Tally) -> str:
        """The same for all games of a bot; a share that is foregone has none."""
        return "–" if tally.is_foregone else self.interval(bot.wins)
