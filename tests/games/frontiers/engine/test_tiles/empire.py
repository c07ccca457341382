"""What the tests of this folder share: an empire with a tile in it, wherever such a tile belongs."""

from collections.abc import Sequence
from typing import Any

from galaktyka.games.frontiers.game import GAME
from tests.games.frontiers.scenario import Scenario, scenario

# A home world without a good, and another for the neighbour; neither is of the board of a home world that is tested.
HOMES = ["homesteading-pioneers", "bastion-of-kesh", "relic-salvagers"]


def empire(tiles: Sequence[str], home: str = HOMES[0]) -> dict[str, Any]:
    """Colonies, technologies and the faces that must be up, of these tiles; a home world among them comes first."""
    records = [GAME.box.pack.tile(tile) for tile in tiles]
    homes = [tile.id for tile in records if tile.home] or [home]
    technologies = [tile.id for tile in records if tile.technology]
    return {
        "colonies": [*homes, *[tile.id for tile in records if tile.planet]],
        "technologies": technologies,
        "faces": technologies,
    }


def table_of(action: str | None, tiles: Sequence[str], home: str = HOMES[0], chooser: int = 1, **rest: Any) -> Scenario:
    """Seat 0 has these tiles; the other player, who chose the action unless told otherwise, has a home world only."""
    mine = empire(tiles, home)
    board = GAME.box.pack.tile(mine["colonies"][0]).board
    other = next(home for home in reversed(HOMES) if GAME.box.pack.tile(home).board != board)
    rest.setdefault("others", ({"colonies": [other], "credits": 0},))
    rest.setdefault("credits", 0)
    if action is None:
        return scenario(action=None, **mine, **rest)
    return scenario(action=action, chooser=chooser, track=[chooser, 1 - chooser] * 2, **mine, **rest)
