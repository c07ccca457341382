"""Content packs from a folder: ``content.toml`` with the cards, ``en.toml`` and ``pl.toml`` with their names."""

from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from galaktyka.core.content import Table, closest, read_toml
from galaktyka.core.errors import ContentError
from galaktyka.core.game import Game
from galaktyka.games import packages, room_of, shipped_keys
from galaktyka.text.catalogue import LANGUAGES, Words

Names = dict[str, dict[str, str]]
"""Language -> message id -> name: ``Words(lang, names[lang])`` speaks of the pack's cards."""


@dataclass(frozen=True)
class LoadedPack:
    """A game with the cards of a pack, and what they are called."""

    game: Game
    title: str
    pieces: int
    """How many cards, or tiles and goals, there are."""
    names: Names


def load_pack(directory: Path, game_key: str = "") -> LoadedPack:
    """The pack in a folder; it must be one for the game, if one is given."""
    if not directory.is_dir():
        raise ContentError("content.no-folder", {}, str(directory))
    content = directory / "content.toml"
    text = read_text(content)
    pack = read_toml(text, str(content)).table("pack")
    known = list(shipped_keys())
    key = pack.choice("game", [game_key] if game_key in known else known)
    game, box = read_box(key, text, str(content))
    named = pack_room(key).names_in(box)
    names = {lang: read_names(directory / f"{lang}.toml", lang, key, named) for lang in LANGUAGES}
    return LoadedPack(game, box.name, pack_room(key).pieces_in(box), names)


def read_box(game_key: str, text: str, source: str) -> tuple[Game, Any]:
    """A game with the box that the text describes, and that box."""
    box = pack_room(game_key).read_pack(text, source)
    return packages()[game_key].game_with(box), box


def pack_room(game_key: str) -> ModuleType:
    """The room of a game that reads its packs."""
    room = room_of(game_key, "pack")
    assert room is not None, "a game without a room `pack` has no shipped box either"
    return room


Named = dict[str, list[str]]
"""What has names: "card", "tile", "goal", "system" and so on -> the ids of all of them."""


def read_text(path: Path) -> str:
    """A file that must be there, in UTF-8."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise ContentError("content.no-file", {}, str(path)) from None
    except UnicodeDecodeError:
        raise ContentError("content.not-utf-8", {}, str(path)) from None
    except OSError as error:
        fault = error.strerror or type(error).__name__
        raise ContentError("content.unreadable", {"fault": fault}, str(path)) from None


def read_names(path: Path, lang: str, game_key: str, named: Named) -> dict[str, str]:
    """Names from ``[cards]`` (``[tiles]``, ``[systems]`` ...). What the shipped catalogue knows may keep its name."""
    top = read_toml(read_text(path), str(path))
    top.only([section_of(what) for what in named])
    names: dict[str, str] = {}
    for what, ids in named.items():
        key = section_of(what)
        table = top.table(key) if top.has(key) else top.inside({}, f"[{key}]", 0)
        names |= read_section(table, Words(lang), game_key, what, ids)
    return names


def section_of(what: str) -> str:
    """The table with the names of such things."""
    return "crew" if what == "crew" else f"{what}s"


def read_section(table: Table, shipped: Words, game_key: str, what: str, ids: list[str]) -> dict[str, str]:
    """One table of names."""
    for id in table.data:
        if id not in ids:
            guess = closest(id, ids)
            if guess:
                raise table.error("content.unknown-name-guess", {"what": what, "id": id, "guess": guess})
            raise table.error("content.unknown-name", {"what": what, "id": id})
    names: dict[str, str] = {}
    owners: dict[str, str] = {}
    for id in ids:
        message_id = f"{game_key}.{what}.{id}"
        if table.has(id):
            name = table.text(id)
        elif shipped.has(message_id):
            name = shipped.say(message_id)
        else:
            raise table.error("content.missing-name", {"what": what, "id": id})
        if name in owners:
            both: dict[str, object] = {"what": what, "name": name, "first": owners[name], "second": id}
            raise table.error("content.repeated-name", both)
        owners[name] = id
        names[message_id] = name
    return names
