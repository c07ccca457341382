"""`galaktyka backup` and `galaktyka restore`: everything in one file, for the same database or another kind.

The file is compressed lines of JSON: what it is; each row as a list, the name of its table first; how many rows there
were, with a SHA-256 of all lines above. Nothing is put back before the whole file has been found sound.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import hashlib
import os
import time
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from galaktyka.core.errors import GalaktykaError
from galaktyka.server.storage.dump import COLUMNS, is_name, read_dump, steps_known, write_dump
from galaktyka.server.storage.scripts import Row
from galaktyka.table.storage import storage_error
from galaktyka.text.catalogue import Words

FORMAT = "galaktyka backup 1"


class BackupError(GalaktykaError):
    """A backup cannot be used."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str
    made: float
    step: int
    """How far the tables of the database had come."""
    columns: dict[str, list[str]]


class Foot(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    rows: int
    check: str


# ------------------------------------------------------------------ out


class Writer:
    """The lines of a backup, and their checksum."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.sum = hashlib.sha256()
        self.rows = 0

    def line(self, value: object) -> None:
        """One line."""
        data = msgspec.json.encode(value) + b"\n"
        self.sum.update(data)
        self.file.write(data)

    def row(self, table: str, row: Row) -> None:
        """A row of the database."""
        self.line([table, *row])
        self.rows += 1


async def back_up(url: str, path: Path) -> int:
    """Write everything into a new file, which only its owner may read; how many rows there were."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise storage_error(error, path) from None
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="") as file:
                rows = await write_lines(url, Writer(file))
            raw.flush()
            os.fsync(raw.fileno())
    except BaseException as error:
        path.unlink()
        if isinstance(error, OSError):
            raise storage_error(error, path) from None
        raise
    return rows


async def write_lines(url: str, writer: Writer) -> int:
    """The head, the rows and the foot."""
    columns = {name: list(columns) for name, columns in COLUMNS.items()}
    writer.line(Head(FORMAT, time.time(), steps_known(url), columns))
    await read_dump(url, writer.row)
    writer.line(Foot(writer.rows, writer.sum.hexdigest()))
    return writer.rows


# ------------------------------------------------------------------ in


async def restore(url: str, path: Path) -> int:
    """Put a backup into an empty database; how many rows there were. The file is read twice: first to check it."""
    rows = sum(1 for _ in rows_in(path))
    head = head_of(path)
    steps = steps_known(url)
    if head.step > steps:
        raise BackupError("server.store.too-new", {"found": head.step, "known": steps}, str(path))
    written = await write_dump(url, rows_in(path), head.columns, head.step)
    if written != rows:
        raise BackupError("server.backup.damaged", {}, str(path))
    return written


def head_of(path: Path) -> Head:
    """What the file says that it is."""
    return checked_head(next(lines_in(path), b""), path)


def checked_head(line: bytes, path: Path) -> Head:
    """The first line, checked: only known tables and columns may be named."""
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        raise BackupError("server.backup.not-a-backup", {}, str(path)) from None
    names = [*head.columns, *(column for columns in head.columns.values() for column in columns)]
    if head.format != FORMAT or not all(is_name(name) for name in names) or head.step < 1:
        raise BackupError("server.backup.not-a-backup", {}, str(path))
    return head


def lines_in(path: Path) -> Iterator[bytes]:
    """The lines of the file."""
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except gzip.BadGzipFile:
        raise BackupError("server.backup.not-a-backup", {}, str(path)) from None
    except (EOFError, zlib.error):
        raise BackupError("server.backup.damaged", {}, str(path)) from None
    except OSError as error:
        raise storage_error(error, path) from None


def rows_in(path: Path) -> Iterator[tuple[str, Row]]:
    """Every row with its table; after the last one the file is known to be complete."""
    lines = lines_in(path)
    first = next(lines, b"")
    columns = checked_head(first, path).columns
    summed, rows, last = hashlib.sha256(first), 0, b""
    for line in lines:
        if last:
            yield parsed(last, columns, path)
            rows += 1
            summed.update(last)
        last = line
    if foot_in(last) != Foot(rows, summed.hexdigest()):
        raise BackupError("server.backup.damaged", {}, str(path))


def parsed(line: bytes, columns: Mapping[str, list[str]], path: Path) -> tuple[str, Row]:
    """One row."""
    try:
        name, *row = msgspec.json.decode(line, type=list[Any])
    except (msgspec.DecodeError, ValueError):
        raise BackupError("server.backup.damaged", {}, str(path)) from None
    if name not in columns or len(row) != len(columns[name]):
        raise BackupError("server.backup.damaged", {}, str(path))
    return name, tuple(row)


def foot_in(line: bytes) -> Foot | None:
    """The last line, if it is one."""
    try:
        return msgspec.json.decode(line, type=Foot)
    except msgspec.DecodeError:
        return None


# ------------------------------------------------------------------ the commands


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Of both commands."""
    parser.add_argument("file", metavar=words.say("server.backup.file"), help=words.say("server.backup.file-help"))
    parser.add_argument("--database", metavar="URL", help=words.say("server.cli.database"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Do it and say how much it was."""
    from galaktyka.server.serve import config_from

    url, path = config_from(args).database_url(), Path(args.file)
    rows = asyncio.run((back_up if args.command == "backup" else restore)(url, path))
    print(words.say(f"server.backup.{args.command}-done", n=rows, file=str(path)))
    return 0
