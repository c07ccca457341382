"""Micro Cosmos in words, for every screen."""

from typing import Final

from galaktyka.games.cosmos.voice.voice import CosmosVoice

VOICE: Final = CosmosVoice
