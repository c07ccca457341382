"""Content packs from a folder: ``content.toml`` with the cards, ``en.toml`` and ``pl.toml`` with their names."""

from pathlib import Path

from galaktyka.core.content import closest, read_toml
from galaktyka.core.errors import ContentError
from galaktyka.games.race.cards import Pack
from galaktyka.games.race.pack import read_pack
from galaktyka.text.catalogue import LANGUAGES, Words

Names = dict[str, dict[str, str]]
"""Language -> message id -> name: ``Words(lang, names[lang])`` speaks of the pack's cards."""


def load_pack(directory: Path) -> tuple[Pack, Names]:
    """The pack in a folder and the names of its cards in every language."""
    if not directory.is_dir():
        raise ContentError("content.no-folder", {}, str(directory))
    content = directory / "content.toml"
    pack = read_pack(read_text(content), str(content))
    return pack, {lang: read_names(directory / f"{lang}.toml", lang, pack) for lang in LANGUAGES}


def read_text(path: Path) -> str:
    """A file that must be there, in UTF-8."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise ContentError("content.no-file", {}, str(path)) from None
    except UnicodeDecodeError:
        raise ContentError("content.not-utf-8", {}, str(path)) from None


def read_names(path: Path, lang: str, pack: Pack) -> dict[str, str]:
    """Names from ``[cards]``. A card that the shipped catalogue knows may go without: it keeps its name."""
    top = read_toml(read_text(path), str(path))
    top.only(["cards"])
    table = top.table("cards")
    shipped = Words(lang)
    for id in table.data:
        if id not in pack.index_of:
            guess = closest(id, list(pack.index_of))
            if guess:
                raise table.error("content.unknown-name-guess", {"id": id, "guess": guess})
            raise table.error("content.unknown-name", {"id": id})
    names: dict[str, str] = {}
    owners: dict[str, str] = {}
    for card in pack.cards:
        message_id = f"race.card.{card.id}"
        if table.has(card.id):
            name = table.text(card.id)
        elif shipped.has(message_id):
            name = shipped.say(message_id)
        else:
            raise table.error("content.missing-name", {"id": card.id})
        if name in owners:
            raise table.error("content.repeated-name", {"name": name, "first": owners[name], "second": card.id})
        owners[name] = card.id
        names[message_id] = name
    return names
