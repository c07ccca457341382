"""Content packs of Micro Cosmos: the box as TOML, read into typed records."""

from galaktyka.games.cosmos.engine.cards import Pack
from galaktyka.games.cosmos.pack.reader import read_pack, shipped_pack

__all__ = ["names_in", "pieces_in", "read_pack", "shipped_pack"]


def names_in(pack: Pack) -> dict[str, list[str]]:
    """The names that a pack may give: Automa cards have none."""
    return {
        "planet": [planet.id for planet in pack.planets],
        "crew": [crew.id for crew in pack.crew],
        "survivor": [survivor.id for survivor in pack.survivors],
    }


def pieces_in(pack: Pack) -> int:
    """How many planets and cards there are."""
    return len(pack.automa) + sum(len(ids) for ids in names_in(pack).values())
