"""New Frontiers in the laboratory."""

from typing import Final

from galaktyka.games.frontiers.lab.account import FrontiersAccount

ACCOUNT: Final = FrontiersAccount()
