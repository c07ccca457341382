"""A game in words, for every screen: what can be answered, what happened, what a person may mean."""

from collections.abc import Callable, Sequence

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game
from galaktyka.games import SHIPPED, has_room, room_in
from galaktyka.text.catalogue import Words
from galaktyka.voices.voice import Voice

ROOM = "galaktyka.voices.{}.voice"
"""Where the voice of a game is: the class `VOICE`."""
WITH_A_VOICE = tuple(key for key in SHIPPED if has_room(ROOM, key))


def voice_class(key: str) -> type[Voice] | None:
    """Who speaks for a game; None if nobody has found words for it yet."""
    room = room_in(ROOM, key)
    found: type[Voice] | None = room.VOICE if room else None
    return found


def voice_for(game: Game, words: Words, all_words: Sequence[Words]) -> Voice:
    """The voice of the game in the language of `words`; names are understood in all languages."""
    make: Callable[[Game, Words, Sequence[Words]], Voice] | None = voice_class(game.key)
    if make is None:
        raise no_voice(game)
    return make(game, words, all_words)


def no_voice(game: Game) -> SetupError:
    """A game that nobody has found words for yet."""
    return SetupError("voices.none", {"game": game.key})
