"""A game in words, for every screen: what can be answered, what happened, what a person may mean."""

from collections.abc import Callable, Sequence

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game
from galaktyka.games import packages, room_of
from galaktyka.text.catalogue import Words
from galaktyka.voices.voice import Voice


def spoken_games() -> tuple[str, ...]:
    """The keys of the games that have a voice: those that people can play."""
    return tuple(key for key, package in packages().items() if package.has("voice"))


def voice_class(key: str) -> type[Voice] | None:
    """The class of a game's voice; None if the game has none."""
    room = room_of(key, "voice")
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
