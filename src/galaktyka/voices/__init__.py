"""A game in words, for every screen: what can be answered, what happened, what a person may mean."""

from collections.abc import Sequence

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game
from galaktyka.text.catalogue import Words
from galaktyka.voices.voice import Voice

WITH_A_VOICE = ("race", "frontiers", "artifacts", "cosmos")


def voice_for(game: Game, words: Words, all_words: Sequence[Words]) -> Voice:
    """The voice of the game in the language of `words`; names are understood in all languages."""
    match game.key:
        case "race":
            from galaktyka.games.race import RaceGame
            from galaktyka.voices.race.voice import RaceVoice

            assert isinstance(game, RaceGame)
            return RaceVoice(game, words, all_words)
        case "frontiers":
            from galaktyka.games.frontiers import FrontiersGame
            from galaktyka.voices.frontiers.voice import FrontiersVoice

            assert isinstance(game, FrontiersGame)
            return FrontiersVoice(game, words, all_words)
        case "artifacts":
            from galaktyka.games.artifacts import ArtifactsGame
            from galaktyka.voices.artifacts.voice import ArtifactsVoice

            assert isinstance(game, ArtifactsGame)
            return ArtifactsVoice(game, words, all_words)
        case "cosmos":
            from galaktyka.games.cosmos import CosmosGame
            from galaktyka.voices.cosmos.voice import CosmosVoice

            assert isinstance(game, CosmosGame)
            return CosmosVoice(game, words, all_words)
    raise no_voice(game)


def no_voice(game: Game) -> SetupError:
    """A game that nobody has found words for yet."""
    return SetupError("voices.none", {"game": game.key})
