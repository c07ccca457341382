"""New Frontiers in words, for every screen."""

from typing import Final

from galaktyka.games.frontiers.voice.voice import FrontiersVoice

VOICE: Final = FrontiersVoice
