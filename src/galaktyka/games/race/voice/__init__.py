"""Race for the Galaxy in words, for every screen."""

from typing import Final

from galaktyka.games.race.voice.voice import RaceVoice

VOICE: Final = RaceVoice
