"""Micro Cosmos in the laboratory."""

from typing import Final

from galaktyka.games.cosmos.lab.account import CosmosAccount

ACCOUNT: Final = CosmosAccount()
