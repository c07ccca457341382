"""Content packs from a folder: ``content.toml`` with the cards, ``en.toml`` and ``pl.toml`` with their names."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from galaktyka.core.content import Table, closest, read_toml
from galaktyka.core.errors import ContentError
from galaktyka.core.game import Game
from galaktyka.text.catalogue import LANGUAGES, Words

Names = dict[str, dict[str, str]]
"""Language -> message id -> name: ``Words(lang, names[lang])`` speaks of the pack's cards."""

GAMES = ["race", "frontiers", "artifacts", "cosmos"]
"""The games that have packs."""


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
    key = pack.choice("game", [game_key] if game_key in GAMES else GAMES)
    game, title, pieces, named = LOADERS[key](text, content)
    names = {lang: read_names(directory / f"{lang}.toml", lang, key, named) for lang in LANGUAGES}
    return LoadedPack(game, title, pieces, names)


Named = dict[str, list[str]]
"""What has names: "card", "tile", "goal", "system" and so on -> the ids of all of them."""


def load_race(text: str, source: Path) -> tuple[Game, str, int, Named]:
    """Race for the Galaxy with the pack's cards."""
    from galaktyka.games.race import RaceGame
    from galaktyka.games.race.pack import read_pack

    pack = read_pack(text, str(source))
    return RaceGame(pack), pack.name, sum(card.copies for card in pack.cards), {"card": list(pack.index_of)}


def load_frontiers(text: str, source: Path) -> tuple[Game, str, int, Named]:
    """New Frontiers with the pack's tiles and goals."""
    from galaktyka.games.frontiers import FrontiersGame
    from galaktyka.games.frontiers.pack import read_pack

    pack = read_pack(text, str(source))
    named = {"tile": list(pack.index_of), "goal": list(pack.goal_index)}
    return FrontiersGame(pack), pack.name, len(pack.tiles) + len(pack.goals), named


def load_artifacts(text: str, source: Path) -> tuple[Game, str, int, Named]:
    """Alien Artifacts with the pack's cards; resource cards have no names."""
    from galaktyka.games.artifacts import ArtifactsGame
    from galaktyka.games.artifacts.pack import read_pack

    pack = read_pack(text, str(source))
    named = {
        "card": list(pack.index_of),
        "system": [system.id for system in pack.systems],
        "plan": [plan.id for plan in pack.plans],
        "artifact": [artifact.id for artifact in pack.artifacts],
        "faction": [faction.id for faction in pack.factions],
    }
    return ArtifactsGame(pack), pack.name, len(pack.resources) + sum(len(ids) for ids in named.values()), named


def load_cosmos(text: str, source: Path) -> tuple[Game, str, int, Named]:
    """Micro Cosmos with the pack's planets and cards; Automa cards have no names."""
    from galaktyka.games.cosmos.game import CosmosGame
    from galaktyka.games.cosmos.pack import read_pack

    pack = read_pack(text, str(source))
    named = {
        "planet": [planet.id for planet in pack.planets],
        "crew": [crew.id for crew in pack.crew],
        "survivor": [survivor.id for survivor in pack.survivors],
    }
    return CosmosGame(pack), pack.name, len(pack.automa) + sum(len(ids) for ids in named.values()), named


LOADERS: dict[str, Callable[[str, Path], tuple[Game, str, int, Named]]] = {
    "race": load_race,
    "frontiers": load_frontiers,
    "artifacts": load_artifacts,
    "cosmos": load_cosmos,
}


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
