"""A strict reader of TOML tables: whatever a pack gets wrong becomes a ``ContentError`` that names the place."""

import hashlib
import json
import os
import re
import tomllib
from typing import Final

from galaktyka.core.errors import ContentError, DocumentError, GalaktykaError

FAULT_POSITION: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")
SHIPPED_FILE: Final = "content.toml"
KEBAB_CASE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def shipped_text(module: str) -> str:
    """The content file of a game, found from a module of its room `pack` (its ``__file__``)."""
    with open(os.path.join(os.path.dirname(os.path.dirname(module)), SHIPPED_FILE), encoding="utf-8") as file:
        return file.read()


def read_toml(text: str, source: str) -> "Table":
    """The whole file as one table; a syntax error names its line."""
    try:
        data: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise syntax_error(str(error), text, source) from None
    except RecursionError:
        raise ContentError("content.too-deep", {}, source) from None
    except ValueError:
        raise ContentError("content.long-number", {}, source) from None
    return Table(data, source, "", 0)


def syntax_error(fault: str, text: str, source: str) -> ContentError:
    """What the parser said, with the line it stopped at quoted."""
    lines = text.splitlines()
    found = FAULT_POSITION.search(fault)
    if found is not None:
        line = int(found.group(1))
        fault = fault[: found.start()]
    else:  # "(at end of document)"
        line = max(len(lines), 1)
        fault = fault.split(" (at ")[0]
    quoted = lines[line - 1].strip() if line <= len(lines) else ""
    return ContentError("content.syntax", {"fault": fault, "text": quoted}, source, "", line)


def closest(word: str, known: list[str]) -> str:
    """The known word that ``word`` was probably meant to be, or an empty string."""
    import difflib  # here, for slips only: most programs never need it

    matches: list[str] = difflib.get_close_matches(word, known, 1)
    return matches[0] if matches else ""


def fingerprint(data: dict[str, object]) -> str:
    """The same for the same content, whatever its layout and comments."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def type_name(value: object) -> str:
    """The name of a value's type; its words are ``type.<name>`` in ``text``."""
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, dict):
        return "table"
    if isinstance(value, list):
        return "list"
    return "other"


class Table:
    """One TOML table and the place it came from; every reader checks what it returns."""

    def __init__(self, data: dict[str, object], source: str, place: str, line: int, document: bool = False) -> None:
        self.data = data
        self.source = source
        self.place = place
        self.line = line
        self.document = document  # a position, not a content pack

    def error(self, message_id: str, values: dict[str, object]) -> GalaktykaError:
        """A fault in this table."""
        if self.document:
            return DocumentError(message_id, values, self.source, self.place, self.line)
        return ContentError(message_id, values, self.source, self.place, self.line)

    def inside(self, data: dict[str, object], place: str, line: int) -> "Table":
        """A table within this one."""
        path = f"{self.place}: {place}" if self.place else place
        return Table(data, self.source, path, line or self.line, self.document)

    def has(self, key: str) -> bool:
        return key in self.data

    def only(self, known: list[str]) -> None:
        """No other keys than these."""
        for key in self.data:
            if key not in known:
                guess = closest(key, known)
                if guess:
                    raise self.error("content.unknown-key-guess", {"key": key, "guess": guess, "known": known})
                raise self.error("content.unknown-key", {"key": key, "known": known})

    def fields(self, always: list[str], fields: list[str]) -> None:
        """These keys and no others; only those that end in a question mark may be left out."""
        self.only([*always, *[field.rstrip("?") for field in fields]])
        for field in fields:
            if not field.endswith("?"):
                self.value(field)

    def filters(self, keys: list[str]) -> None:
        """Flags that may only be true: a filter narrows what counts, and leaving it out is the opposite."""
        for key in keys:
            if self.has(key) and not self.flag(key):
                raise self.error("content.filter-false", {"key": key})

    def wrong_type(self, key: str, expected: str, found: object) -> GalaktykaError:
        return self.error("content.wrong-type", {"key": key, "expected": expected, "found": type_name(found)})

    def value(self, key: str) -> object:
        """What stands under ``key``, which must be there."""
        if key not in self.data:
            raise self.error("content.missing-key", {"key": key})
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number between ``low`` and ``high``."""
        found = self.value(key)
        if isinstance(found, bool) or not isinstance(found, int):
            raise self.wrong_type(key, "number", found)
        if not low <= found <= high:
            raise self.error("content.out-of-range", {"key": key, "value": found, "low": low, "high": high})
        return found

    def number_or(self, key: str, default: int, low: int, high: int) -> int:
        return self.number(key, low, high) if key in self.data else default

    def text(self, key: str) -> str:
        """A text that is not empty."""
        found = self.value(key)
        if not isinstance(found, str):
            raise self.wrong_type(key, "text", found)
        if not found.strip():
            raise self.error("content.empty-text", {"key": key})
        if not found.isprintable():
            raise self.error("content.not-printable", {"key": key})
        return found

    def id(self, key: str) -> str:
        """An id in kebab-case: it is part of the notation of actions and of file formats."""
        return self.check_id(self.text(key))

    def check_id(self, id: str) -> str:
        if not KEBAB_CASE.fullmatch(id):
            raise self.error("content.bad-id", {"value": id})
        return id

    def flag(self, key: str) -> bool:
        """True or false; false when left out."""
        if key not in self.data:
            return False
        found = self.data[key]
        if not isinstance(found, bool):
            raise self.wrong_type(key, "flag", found)
        return found

    def choice(self, key: str, known: list[str]) -> str:
        """One of the known words."""
        return self.check_word(key, self.text(key), known)

    def choice_or(self, key: str, default: str, known: list[str]) -> str:
        return self.choice(key, known) if key in self.data else default

    def choices(self, key: str, known: list[str]) -> list[str]:
        """A list of different known words; empty when left out."""
        words: list[str] = []
        for word in self.items(key):
            if not isinstance(word, str):
                raise self.wrong_type(key, "texts", word)
            if self.check_word(key, word, known) in words:
                raise self.error("content.repeated-word", {"key": key, "value": word})
            words.append(word)
        return words

    def check_word(self, key: str, word: str, known: list[str]) -> str:
        if word not in known:
            guess = closest(word, known)
            if guess:
                raise self.error(
                    "content.unknown-word-guess", {"key": key, "value": word, "guess": guess, "known": known}
                )
            raise self.error("content.unknown-word", {"key": key, "value": word, "known": known})
        return word

    def items(self, key: str) -> list[object]:
        """A list; empty when left out."""
        if key not in self.data:
            return []
        found = self.data[key]
        if not isinstance(found, list):
            raise self.wrong_type(key, "list", found)
        return found

    def table(self, key: str) -> "Table":
        """The table under ``key``, which must be there."""
        found = self.value(key)
        if not isinstance(found, dict):
            raise self.wrong_type(key, "table", found)
        return self.inside(found, f"[{key}]", 0)

    def tables(self, key: str) -> list["Table"]:
        """A list of tables, placed as ``key #1``, ``key #2``; empty when left out."""
        result: list[Table] = []
        for number, found in enumerate(self.items(key), 1):
            if not isinstance(found, dict):
                raise self.wrong_type(key, "tables", found)
            result.append(self.inside(found, f"{key} #{number}", 0))
        return result


def named_tables(top: Table, text: str, section: str, places: dict[str, Table]) -> list[Table]:
    """Every ``[[section]]`` with the line of its id and its place; ids are different from all in ``places``."""
    lines = lines_of_tables(text, section)
    tables = top.tables(section)
    for number, table in enumerate(tables):
        if len(lines) == len(tables):
            table.line = lines[number]
        id = table.id("id")
        table.place = f'{section} "{id}"'
        remember(places, id, table)
    return tables


def remember(places: dict[str, Table], id: str, table: Table) -> None:
    """Every id is used once: notation and records know a card by it."""
    if id in places:
        raise table.error("content.duplicate-id", {"id": id, "line": places[id].line})
    places[id] = table


def lines_of_tables(text: str, name: str) -> list[int]:
    """For every ``[[name]]`` of the text the line of its ``id``, or of its heading when it has none."""
    result: list[int] = []
    waiting = False
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("["):
            waiting = stripped.replace(" ", "").startswith(f"[[{name}]]")
            if waiting:
                result.append(number)
        elif waiting and re.match(r"""["']?id["']?\s*=""", stripped):
            result[-1] = number
            waiting = False
    return result
