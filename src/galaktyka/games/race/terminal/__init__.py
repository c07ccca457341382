"""Race for the Galaxy in a terminal."""

from typing import Final

from galaktyka.games.race.terminal.view import RaceTerminalView

VIEW: Final = RaceTerminalView
