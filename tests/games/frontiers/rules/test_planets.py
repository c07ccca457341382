"""PODSUMOWANIE PLANET: the tables of the rulebook against the sixty planets of the box."""

from collections import Counter
from collections.abc import Callable

from galaktyka.games.frontiers.engine.tiles import Tile
from galaktyka.games.frontiers.game import GAME
from tests.rules.catalogue import proves

PLANETS = [tile for tile in GAME.box.pack.tiles if tile.planet]
MILITARY = [planet for planet in PLANETS if planet.military]
OTHERS = [planet for planet in PLANETS if not planet.military]


def counted(tiles: list[Tile], what: Callable[[Tile], object]) -> dict[object, int]:
    return dict(Counter(what(tile) for tile in tiles))


def goods(planet: Tile) -> str:
    if not planet.good:
        return "grey"
    return "windfall" if planet.windfall else "production"


@proves("frontiers.planets.total")
def test_twenty_six_and_thirty_four():
    assert (len(MILITARY), len(OTHERS)) == (26, 34)


@proves("frontiers.planets.defences")
def test_defences():
    assert counted(MILITARY, lambda planet: planet.defence) == {1: 5, 2: 6, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 2, 9: 2}


@proves("frontiers.planets.costs")
def test_costs():
    assert counted(OTHERS, lambda planet: planet.cost) == {0: 1, 1: 3, 2: 12, 3: 5, 4: 4, 5: 6, 6: 2, 7: 1}


@proves("frontiers.planets.colonists")
def test_colonists():
    assert counted(MILITARY, lambda planet: planet.colonists) == {1: 18, 2: 8}
    assert counted(OTHERS, lambda planet: planet.colonists) == {1: 21, 2: 13}


@proves("frontiers.planets.goods")
def test_windfalls_and_producers():
    assert counted(MILITARY, goods) == {"windfall": 12, "production": 6, "grey": 8}
    assert counted(OTHERS, goods) == {"windfall": 11, "production": 20, "grey": 3}
    assert len([planet for planet in OTHERS if not planet.good and "alien" in planet.keywords]) == 1


@proves("frontiers.planets.kinds")
def test_kinds():
    assert counted(MILITARY, lambda planet: planet.good) == {"novelty": 3, "rare": 4, "genes": 6, "alien": 5, "": 8}
    assert counted(OTHERS, lambda planet: planet.good) == {
        "novelty": 12, "rare": 9, "genes": 5, "alien": 4, "any": 1, "": 3,
    }  # fmt: skip


@proves("frontiers.planets.keywords")
def test_keywords():
    def words(tiles: list[Tile]) -> Counter[str]:
        return Counter(word for tile in tiles for word in tile.keywords if word != "alien")

    assert words(MILITARY) == {"imperium": 3, "rebel": 11, "uplift": 6}
    assert words(OTHERS) == {"imperium": 4, "uplift": 4}
    assert [planet.id for planet in PLANETS if {"rebel", "uplift"} <= set(planet.keywords)] == ["uplift-insurgents"]


@proves("frontiers.planets.points")
def test_points():
    assert {min(points(MILITARY)), max(points(MILITARY))} == {0, 9}
    assert {min(points(OTHERS)), max(points(OTHERS))} == {0, 6}


def points(tiles: list[Tile]) -> list[int]:
    return [planet.vp for planet in tiles if not planet.scores]


@proves("frontiers.planets.question-marks")
def test_question_marks():
    def about(tiles: list[Tile]) -> set[str]:
        return {line.keyword for planet in tiles for line in planet.scores if line.keyword}

    assert about(MILITARY) == {"rebel", "uplift"}
    assert about(OTHERS) == {"imperium", "uplift"}
