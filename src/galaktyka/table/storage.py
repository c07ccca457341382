"""Records on disk: every line is there, safely, before anybody is told of it."""

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from galaktyka.bots import remembered
from galaktyka.core.errors import GalaktykaError, RecordError
from galaktyka.core.records import LARGEST, Header, Record, RecordSeat, parse_record

SUFFIX = ".galaktyka"


FAULTS = {
    errno.ENOENT: "records.no-file",
    errno.EACCES: "records.no-permission",
    errno.EPERM: "records.no-permission",
    errno.EISDIR: "records.is-folder",
    errno.ENOTDIR: "records.not-a-folder",
    errno.EEXIST: "records.exists",
    errno.ENAMETOOLONG: "records.long-path",
    errno.ENOSPC: "records.disk-full",
    errno.EDQUOT: "records.disk-full",
    errno.EROFS: "records.read-only",
}
"""What the system reports, in our words."""


class StorageError(GalaktykaError):
    """A file cannot be written or read; what is in memory is still there."""


def storage_error(error: OSError, path: Path | str) -> StorageError:
    """The fault that the system reported, with the file."""
    fault = error.strerror or type(error).__name__
    return StorageError(FAULTS.get(error.errno or 0, "records.disk"), {"fault": fault}, str(path))


def path_from(typed: str) -> Path:
    """The path that a person means, with ~ for a home folder; `StorageError` if there can be no such path."""
    try:
        path = Path(typed).expanduser()
        possible = b"\0" not in os.fsencode(path)
    except (RuntimeError, ValueError):  # nobody's home, half a character
        possible = False
    if not possible:
        raise StorageError("records.no-path", {}, typed)
    return path


def read_record(path: Path) -> tuple[Record, str]:
    """A record and its text."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise storage_error(error, path) from None
    if len(data) > LARGEST:
        raise RecordError("records.too-big", {"most": LARGEST // 1_000_000}, str(path))
    text = decoded(data, str(path))
    record = parse_record(text, str(path))
    record.header.seats = seats_of(record.header)
    return record, text


def seats_of(header: Header) -> list[RecordSeat]:
    """Who sat there, with bots by the names that they have today."""
    return [RecordSeat(remembered(seat.name, header.game), True) if seat.bot else seat for seat in header.seats]


def decoded(data: bytes, source: str) -> str:
    """The text of the file, without half a character that a crash may have left at its end."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            return data[: error.start].decode()
        line = data[: error.start].count(b"\n") + 1
        raise RecordError("records.not-utf-8", {}, source, "", line) from None


class RecordFile:
    """A record that is being written. The lock goes with the process, however it ends."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self.file = file

    @classmethod
    def create(cls, path: Path, text: str) -> "RecordFile":
        """A new file with the text in it; an existing one is never overwritten."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("x+b", buffering=0)
        except OSError as error:
            raise storage_error(error, error.filename or path) from None  # it may be the folder that cannot be
        record = cls(path, file)
        try:
            record.lock()
            record.append(text)
        except StorageError:
            record.close()
            with contextlib.suppress(OSError):
                path.unlink()
            raise
        return record

    @classmethod
    def take(cls, path: Path) -> "RecordFile":
        """Open and lock an existing file, so that what is read now stays true."""
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            raise storage_error(error, path) from None
        record = cls(path, file)
        try:
            record.lock()
        except StorageError:
            record.close()
            raise
        return record

    def cut(self, kept: str) -> None:
        """Cut the file down to this text: whole moves."""
        try:
            if self.file.seek(0, os.SEEK_END) != len(kept.encode()):
                rewrite(self.file, kept)
        except OSError as error:
            raise storage_error(error, self.path) from None

    def lock(self) -> None:
        """Nobody else may write here now."""
        try:
            lock_file(self.file)
        except OSError:
            raise StorageError("records.locked", {}, str(self.path)) from None

    def append(self, text: str) -> None:
        """Write at the end and wait until it is on the disk. On failure the file is as it was."""
        end = self.file.seek(0, os.SEEK_END)
        try:
            write_all(self.file, text.encode())
            os.fsync(self.file.fileno())
        except OSError as error:
            with contextlib.suppress(OSError):
                self.file.truncate(end)
            raise storage_error(error, self.path) from None

    def close(self) -> None:
        """Close it; errors do not matter any more."""
        with contextlib.suppress(OSError):
            self.file.close()

    def __enter__(self) -> "RecordFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def write_all(file: BinaryIO, data: bytes) -> None:
    """Write everything, also where the system takes only a part at a time."""
    view = memoryview(data)
    while view:
        view = view[file.write(view) :]


def rewrite(file: BinaryIO, kept: str) -> None:
    """Drop what follows the kept text. Line ends of another system are put right first."""
    data = kept.encode()
    file.seek(0)
    if file.read(len(data)) != data:
        file.seek(0)
        write_all(file, data)
    file.truncate(len(data))
    os.fsync(file.fileno())


if sys.platform == "win32":
    import msvcrt

    def lock_file(file: BinaryIO) -> None:
        """Lock a byte far behind the end, so that reading stays possible."""
        file.seek(LARGEST * 2)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def lock_file(file: BinaryIO) -> None:
        """An advisory lock on the whole file."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def new_path(folder: Path, game: str, now: datetime) -> Path:
    """A path that does not exist yet: game, date, time."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    for number in range(1, 1000):
        path = folder / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        if not os.path.exists(path):  # False also where nobody may look: creating it will tell why
            return path
    raise StorageError("records.exists", {}, str(folder / stem))


def unfinished_games(folder: Path) -> Iterator[tuple[Path, Record]]:
    """The games in the folder that can be played on, the latest first; files that are no records are passed over."""
    for path in latest_first(folder):
        try:
            record, _ = read_record(path)
        except GalaktykaError:
            continue
        if not record.finished():
            yield path, record


def latest_first(folder: Path) -> list[Path]:
    """The files that may hold records, without broken links."""
    found: list[tuple[float, Path]] = []
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):
                found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]
