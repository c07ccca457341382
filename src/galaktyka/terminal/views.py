"""How a game looks in the terminal. Each game has a view of its own; everything else here works with any of them."""

from collections.abc import Sequence
from typing import Protocol

from rich.console import RenderableType

from galaktyka.core.game import Game, State, View
from galaktyka.games import room_of
from galaktyka.text.catalogue import Words
from galaktyka.voices import no_voice
from galaktyka.voices.choice import Choice
from galaktyka.voices.voice import Voice


class TerminalView(Voice, Protocol):
    """A voice that can also draw its game, in colours or as plain text."""

    def board(self, state: State, view: View, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """The whole table as the view shows it."""
        ...

    def options(self, choice: Choice, plain_text: bool) -> list[RenderableType]:
        """The numbered list."""
        ...

    def one_player(self, view: View, seat: int, players: Sequence[str], plain_text: bool) -> list[RenderableType]:
        """Everything that lies openly in front of one player."""
        ...

    def card(self, card_id: str, plain_text: bool) -> RenderableType:
        """All that there is to say about a card."""
        ...

    def help(self, plain_text: bool) -> list[RenderableType]:
        """How to read the table."""
        ...


def view_for(game: Game, words: Words, all_words: Sequence[Words]) -> TerminalView:
    """The terminal view of the game in the language of `words`; names are understood in all languages."""
    room = room_of(game.key, "terminal")
    if room is None:
        raise no_voice(game)
    terminal_view: TerminalView = room.VIEW(game, words, all_words)
    return terminal_view
