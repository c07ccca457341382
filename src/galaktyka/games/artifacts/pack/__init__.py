"""Content packs of Alien Artifacts: the box as TOML, read into typed records."""

from galaktyka.games.artifacts.engine.cards import Pack
from galaktyka.games.artifacts.pack.reader import read_pack, shipped_pack

__all__ = ["names_in", "pieces_in", "read_pack", "shipped_pack"]


def names_in(pack: Pack) -> dict[str, list[str]]:
    """The names that a pack may give: resource cards have none."""
    return {
        "card": list(pack.index_of),
        "system": [system.id for system in pack.systems],
        "plan": [plan.id for plan in pack.plans],
        "artifact": [artifact.id for artifact in pack.artifacts],
        "faction": [faction.id for faction in pack.factions],
    }


def pieces_in(pack: Pack) -> int:
    """How many cards of all kinds there are."""
    return len(pack.resources) + sum(len(ids) for ids in names_in(pack).values())
