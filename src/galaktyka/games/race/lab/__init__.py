"""Race for the Galaxy in the laboratory."""

from typing import Final

from galaktyka.games.race.lab.account import RaceAccount

ACCOUNT: Final = RaceAccount()
