"""Content packs of Race for the Galaxy: the box as TOML, read into typed records."""

from galaktyka.games.race.engine.cards import Pack
from galaktyka.games.race.pack.reader import read_pack, shipped_pack

__all__ = ["names_in", "pieces_in", "read_pack", "shipped_pack"]


def names_in(pack: Pack) -> dict[str, list[str]]:
    """The names that a pack may give: of cards."""
    return {"card": list(pack.index_of)}


def pieces_in(pack: Pack) -> int:
    """How many cards there are."""
    return sum(card.copies for card in pack.cards)
