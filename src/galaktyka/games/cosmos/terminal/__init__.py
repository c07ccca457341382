"""Micro Cosmos in a terminal."""

from typing import Final

from galaktyka.games.cosmos.terminal.view import CosmosTerminalView

VIEW: Final = CosmosTerminalView
