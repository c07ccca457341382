"""Alien Artifacts in a terminal."""

from typing import Final

from galaktyka.games.artifacts.terminal.view import ArtifactsTerminalView

VIEW: Final = ArtifactsTerminalView
