"""Alien Artifacts in words, for every screen."""

from typing import Final

from galaktyka.games.artifacts.voice.voice import ArtifactsVoice

VOICE: Final = ArtifactsVoice
