"""Micro Cosmos by Michał Jagodziński and Kamil Langie: 1 to 4 Arks discover, terraform and settle a small system."""

from galaktyka.games.cosmos.game import GAME, CosmosGame, CosmosState

__all__ = ["GAME", "CosmosGame", "CosmosState"]
