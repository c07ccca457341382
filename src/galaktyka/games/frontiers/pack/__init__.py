"""Content packs of New Frontiers: the box as TOML, read into typed records."""

from galaktyka.games.frontiers.engine.tiles import Pack
from galaktyka.games.frontiers.pack.reader import read_pack, shipped_pack

__all__ = ["names_in", "pieces_in", "read_pack", "shipped_pack"]


def names_in(pack: Pack) -> dict[str, list[str]]:
    """The names that a pack may give: of tiles and goals."""
    return {"tile": list(pack.index_of), "goal": list(pack.goal_index)}


def pieces_in(pack: Pack) -> int:
    """How many tiles and goals there are."""
    return len(pack.tiles) + len(pack.goals)
