"""New Frontiers in a terminal."""

from typing import Final

from galaktyka.games.frontiers.terminal.view import FrontiersTerminalView

VIEW: Final = FrontiersTerminalView
