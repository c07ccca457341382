"""Alien Artifacts in the laboratory."""

from typing import Final

from galaktyka.games.artifacts.lab.account import ArtifactsAccount

ACCOUNT: Final = ArtifactsAccount()
