"""From what a person asked for to a table: games, packs, seats, saved games."""

import json
import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from galaktyka.bots import find_bot, usual_bot
from galaktyka.core.errors import DocumentError, SetupError
from galaktyka.core.game import Document, Game
from galaktyka.core.records import RecordSeat, name_fault, seed_hash, shortened
from galaktyka.core.rng import SEED_LIMIT
from galaktyka.games import find_game, shipped_keys
from galaktyka.table.places import games_folder, shown
from galaktyka.table.storage import (
    StorageError,
    new_path,
    path_from,
    read_record,
    storage_error,
    unfinished_games,
)
from galaktyka.table.table import Table, open_table, resume_table
from galaktyka.terminal.screen import Screen
from galaktyka.terminal.session import Session
from galaktyka.terminal.shell import shell_command
from galaktyka.terminal.views import TerminalView, view_for
from galaktyka.text.catalogue import LANGUAGES, Words

FIRST_GAME = shipped_keys()[0]
"""What is played when nobody says what."""


def load_game(key: str, pack: str | None) -> tuple[Game, dict[str, Words]]:
    """The game with its shipped cards or those of a pack, and the words for them; without a key, the pack's game."""
    if pack is None:
        return find_game(key or FIRST_GAME), {lang: Words(lang) for lang in LANGUAGES}
    from galaktyka.text.packs import load_pack

    loaded = load_pack(Path(pack), key)
    return loaded.game, {lang: Words(lang, loaded.names[lang]) for lang in LANGUAGES}


def views_for(game: Game, words: dict[str, Words]) -> dict[str, TerminalView]:
    """The game's face in every language."""
    return {lang: view_for(game, words[lang], list(words.values())) for lang in words}


def new_seed() -> int:
    """A seed that nobody can guess from its hash."""
    return secrets.randbelow(SEED_LIMIT)


def seat_people(
    game: Game, seats: int | None, people: Sequence[str], bots: Sequence[str], options: Sequence[str] = ()
) -> list[RecordSeat]:
    """People first, then bots; the last bot named fills the seats that are left."""
    opponents = max(len(bots), 0 if len(people) > 1 or plays_alone(game, options) else 1)
    count = seats if seats is not None else max(len(people) + opponents, min(game.seats))
    game.check_start(count, 0, None)
    named = len(people) + len(bots)
    if named > count:
        raise SetupError("terminal.cli.too-many-players", {"n": named, "seats": count})
    for number, name in enumerate(people):
        fault = name_fault(name)
        if fault is not None:
            raise SetupError(fault.message_id, fault.values)
        if name in people[:number]:
            raise SetupError("terminal.cli.same-name", {"name": name})
    left = list(bots)
    while len(people) + len(left) < count:
        left.append(left[-1] if left else usual_bot(game.key))
    for bot in left:
        find_bot(bot, game.key, 0)
    return [*(RecordSeat(name, False) for name in people), *(RecordSeat(bot, True) for bot in left)]


def plays_alone(game: Game, options: Sequence[str]) -> bool:
    """Whether an option is one for a single player."""
    return any(option.key in options and option.seats == (1,) for option in game.options)


def start_table(
    game: Game,
    seats: Sequence[RecordSeat],
    seed: int | None,
    options: Sequence[str],
    record: str | None,
    position: Document | None = None,
) -> Table:
    """A new game with its record on the disk."""
    chosen = dict.fromkeys(options, True)
    try:
        path = path_from(record) if record else new_path(games_folder(), game.key, datetime.now())
        return open_table(game, seats, new_seed() if seed is None else seed, chosen, path, position)
    except StorageError as error:
        if record:
            raise
        raise StorageError("records.no-place", {"fault": error}, error.source) from None


def begin(
    table: Table, screen: Screen, terminal_views: dict[str, TerminalView], lang: str, pack: str | None = None
) -> int:
    """Play a new game."""
    words = terminal_views[lang].words
    if table.file and not screen.plain:
        screen.clear()
    if not table.header.position:
        screen.show(words.say("terminal.start.hash", hash=seed_hash(table.header.seed)))
    if table.file:
        screen.show(words.say("terminal.start.saved-in", path=shown(table.file.path)))
    screen.show(words.say("terminal.start.what-to-type"))
    return Session(table, screen, terminal_views, lang, pack).run()


def resume(path: Path, pack: str | None, screen: Screen, lang: str) -> int:
    """Play on where the record ends."""
    record, _ = read_record(path)
    game, words = load_game(record.header.game, pack)
    table, torn = resume_table(game, path)
    say = words[lang].say
    if table.file is None:
        raise SetupError("terminal.already-over", {"command": shell_command("replay", path, pack)}, str(path))
    if torn:
        screen.show(say("terminal.crash-line", text=shortened(torn)))
    screen.show(say("terminal.resumed", n=len(table.steps) - 1))
    return Session(table, screen, views_for(game, words), lang, pack).run()


def latest_unfinished() -> Path:
    """The game that was played last and is not over."""
    for path, _ in unfinished_games(games_folder()):
        return path
    raise SetupError("terminal.cli.no-games", {"folder": shown(games_folder())})


def game_of(document: Document) -> str:
    """The game that a position says it is of; empty if it does not say."""
    key = document.get("game", "")
    return key if isinstance(key, str) else ""


def read_document(path: Path) -> Document:
    """A JSON document from a file."""
    try:
        text = path.read_text("utf-8")
        document = json.loads(text)
    except OSError as error:
        raise storage_error(error, path) from None
    except UnicodeDecodeError:
        raise DocumentError("records.not-utf-8", {}, str(path)) from None
    except json.JSONDecodeError as error:
        raise DocumentError("terminal.cli.not-json", {"fault": error.msg}, str(path), "", error.lineno) from None
    except RecursionError:
        raise DocumentError("content.too-deep", {}, str(path)) from None
    except ValueError:
        raise DocumentError("content.long-number", {}, str(path)) from None
    if not isinstance(document, dict):
        raise DocumentError("terminal.cli.not-object", {}, str(path))
    return document
