"""What the tiles of a box must be together, so that it can be played."""

from typing import Final

from galaktyka.core.content import Table
from galaktyka.games.frontiers.engine.tiles import ANY_KIND, KINDS, Pack, Tile

MOST_TILES: Final = 250
FEWEST_PLANETS: Final = 20
FEWEST_BOARDS: Final = 5
MOST_PLAYERS: Final = 5


def check_box(top: Table, pack: Pack) -> None:
    """The box as a whole can be played."""
    if len(pack.tiles) > MOST_TILES:
        raise top.error("content.too-many-tiles", {"n": len(pack.tiles), "most": MOST_TILES})
    planets = [tile for tile in pack.tiles if tile.planet]
    if len(planets) < FEWEST_PLANETS:
        raise top.error("content.too-few-planets", {"n": len(planets), "least": FEWEST_PLANETS})
    of_any_kind = [tile.id for tile in planets if tile.good == ANY_KIND]
    if len(of_any_kind) > 1:
        raise top.error("content.one-of-any-kind", {"first": of_any_kind[0], "second": of_any_kind[1]})
    check_stacks(top, pack)
    check_boards(top, pack)
    check_goods(top, pack)


def check_stacks(top: Table, pack: Pack) -> None:
    """A technology tile has one face, or two of one size; the first has the white square."""
    stacks: dict[str, list[Tile]] = {}
    for tile in pack.tiles:
        if tile.technology:
            stacks.setdefault(tile.stack, []).append(tile)
    for stack, faces in stacks.items():
        if len(faces) > 2:
            raise top.error("content.stack-faces", {"stack": stack, "n": len(faces)})
        if len({tile.large for tile in faces}) > 1:
            raise top.error("content.stack-sizes", {"stack": stack})
        if sorted([tile.reverse for tile in faces]) != [False, True][: len(faces)]:
            raise top.error("content.stack-sides", {"stack": stack})


def boards_of(pack: Pack) -> dict[int, list[Tile]]:
    """The home worlds of every Empire board."""
    boards: dict[int, list[Tile]] = {}
    for tile in pack.tiles:
        if tile.home:
            boards.setdefault(tile.board, []).append(tile)
    return boards


def check_boards(top: Table, pack: Pack) -> None:
    """There is a board for everybody, and each has its two sides."""
    boards = boards_of(pack)
    for board, sides in boards.items():
        if sorted([tile.reverse for tile in sides]) != [False, True]:
            raise top.error("content.board-sides", {"board": board, "n": len(sides)})
    if len(boards) < FEWEST_BOARDS:
        raise top.error("content.too-few-boards", {"n": len(boards), "least": FEWEST_BOARDS})


def check_goods(top: Table, pack: Pack) -> None:
    """There is a good for every planet and home world that can be in play at once."""
    planets = [tile for tile in pack.tiles if tile.planet]
    for kind in KINDS:
        homes = [board for board, sides in boards_of(pack).items() if kind in [tile.good for tile in sides]]
        needed = len([tile for tile in planets if tile.good in [kind, ANY_KIND]]) + min(len(homes), MOST_PLAYERS)
        if pack.goods[kind] < needed:
            raise top.error("content.too-few-goods", {"kind": kind, "n": pack.goods[kind], "needed": needed})
