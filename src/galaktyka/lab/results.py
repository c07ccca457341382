"""The folder of an experiment: everything that is needed to repeat it, what is finished, and the results.

experiment.toml     what was asked for, complete
manifest.json       versions, fingerprints, seeds and series; the same on every machine
pack/, variants/    the cards that were played with, where they are not those of the box
parts/              finished parts of an experiment that is not finished
games.*, seats.*    a row for each game, and for each seat of each game, as CSV and Parquet
series.csv          what the series differ in
tally.json          everything that was counted; it is written last, so it marks a finished experiment
effort.json         how long it took, where
report.html
"""

from __future__ import annotations

import json
import os
import shutil
import zipfile
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any, BinaryIO

from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.lab.files import quoted, unwritable
from galaktyka.lab.parts import DAMAGE, TALLY, Part, tally_document, tally_from
from galaktyka.lab.plan import MANIFEST, have_clocks, manifest_of, program_of, read_plan, variant_folder
from galaktyka.lab.rows import lines
from galaktyka.lab.study import Study
from galaktyka.lab.tables import MERGERS, TABLES, file_name
from galaktyka.lab.tally import Tally
from galaktyka.lab.toml import write_toml
from galaktyka.table.storage import lock_file
from galaktyka.text.packs import load_pack, read_text

EXPERIMENT, EFFORT, REPORT, LOCK = "experiment.toml", "effort.json", "report.html", "lock"
UNFINISHED = ".unfinished"
"""The end of the name of a file that is being written."""


class Folder:
    """Where an experiment lies."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.manifest = self.read_json(MANIFEST)
        if self.manifest is None:
            raise SetupError("lab.error.no-experiment", {}, str(path))
        self.plan = read_plan(self.manifest, path)

    # -------------------------------------------------------------- beginning

    @classmethod
    def create(cls, path: Path, study: Study) -> Folder:
        """A new folder for the study; nothing that is there already is touched."""
        series = study.series()
        manifest = manifest_of(study, series)
        check_free(path, manifest)
        try:
            (path / "parts").mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(error, path) from None
        try:
            write_question(path, study)
            write_whole(path / MANIFEST, as_json(manifest))
        except BaseException:
            clear_question(path)
            raise
        return cls(path)

    def check_program(self) -> None:
        """Games of different rules, bots or cards must not be mixed."""
        now = program_of(self.plan.game_key, have_clocks(self.plan.series))
        if now != self.plan.program:
            then = ", ".join(f"{key} {value}" for key, value in self.plan.program.items())
            today = ", ".join(f"{key} {value}" for key, value in now.items())
            raise SetupError("lab.error.other-program", {"then": then, "now": today, "folder": quoted(self.path)})
        for entry, series in zip(self.manifest["series"], self.plan.series, strict=True):
            if series.experiment.game.content != entry["content"]:
                where = str(self.path / entry["pack"])
                raise SetupError("lab.error.other-cards", {"folder": quoted(self.path)}, where)

    def names(self, lang: str) -> dict[str, str]:
        """What a pack calls its cards."""
        return load_pack(self.path / "pack", self.plan.game_key).names[lang] if self.plan.has_pack else {}

    def experiment(self) -> str:
        """What was asked for, as a file that asks for it again."""
        return read_text(self.path / EXPERIMENT)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Nobody else plays the same experiment meanwhile."""
        path = self.path / LOCK
        try:
            file = path.open("ab")
        except OSError as error:
            raise unwritable(error, path) from None
        with file:
            try:
                lock_file(file)
            except OSError:
                raise SetupError("lab.error.locked", {}, str(self.path)) from None
            yield
        with suppress(OSError):
            path.unlink()

    # -------------------------------------------------------------- parts

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do but a report."""
        return (self.path / TALLY).is_file()

    def part_path(self, part: Part) -> Path:
        """Where a finished part lies."""
        return self.path / "parts" / f"{part.number:06}.zip"

    def missing_parts(self) -> list[Part]:
        """What is still to be played; a part that cannot be read is played again."""
        return [part for part in self.plan.parts() if not self.is_kept(part)]

    def is_kept(self, part: Part) -> bool:
        """Whether the part is finished, with all that belongs to it."""
        return is_whole(self.part_path(part), [TALLY, *[file_name(table, kind) for table, kind in self.tables()]])

    def tables(self) -> list[tuple[str, str]]:
        """What is written of every game: a table and its kind of file."""
        return [(table, kind) for kind in self.plan.kinds for table in TABLES]

    def keep_part(self, part: Part, data: bytes) -> None:
        """The part is finished from now on, whatever happens."""
        write_whole(self.part_path(part), data)

    def entry(self, part: Part, name: str) -> bytes:
        """One entry of a finished part."""
        with zipfile.ZipFile(self.part_path(part)) as archive:
            return archive.read(name)

    def finish(self) -> None:
        """All parts are there: put them together, say so, and clear away."""
        plan = self.plan
        for table, kind in self.tables():
            name = file_name(table, kind)
            with written_whole(self.path / name) as out:
                MERGERS[kind](table, plan.game_key, (self.entry(part, name) for part in plan.parts()), out)
        write_whole(self.path / "series.csv", self.series_table().encode())
        documents = [tally_document(tally) for tally in self.counted(plan.parts())]
        write_whole(self.path / TALLY, as_json({"series": documents}))
        self.clear()

    def clear(self) -> None:
        """The parts are not needed any more."""
        with suppress(OSError):
            for file in (self.path / "parts").iterdir():
                file.unlink()
            (self.path / "parts").rmdir()

    def series_table(self) -> str:
        """What the numbers in the column `series` mean."""
        rows: list[list[object]] = [["series", "players", "bots", "games", "change", "content"]]
        for number, series in enumerate(self.plan.series):
            one = series.experiment
            rows.append([number, len(one.bots), " ".join(one.bots), one.games, series.change, one.game.content])
        return lines(rows)

    def tallies(self) -> list[Tally]:
        """What was counted in each series; of an unfinished experiment as far as it went."""
        if not self.finished:
            with suppress(FileNotFoundError):  # who finishes it meanwhile clears the parts away
                tallies = self.counted(part for part in self.plan.parts() if self.is_kept(part))
                if not self.finished:
                    return tallies
        document = self.read_json(TALLY)
        with damage_told(self.path / TALLY):
            tallies = [tally_from(one) for one in document["series"]]
            if len(tallies) != len(self.plan.series):
                raise ValueError(f"{len(tallies)} / {len(self.plan.series)} series")
        return tallies

    def counted(self, parts: Iterable[Part]) -> list[Tally]:
        """What was counted in these parts, for each series."""
        tallies = [Tally() for _ in self.plan.series]
        for part in parts:
            with damage_told(self.part_path(part)):
                tallies[part.series].merge(tally_from(json.loads(self.entry(part, TALLY))))
        return tallies

    # -------------------------------------------------------------- effort

    def keep_efforts(self, sessions: list[dict[str, Any]]) -> None:
        """All sessions of work on the experiment."""
        write_whole(self.path / EFFORT, as_json(sessions))

    def efforts(self) -> list[dict[str, Any]]:
        """The sessions so far; of one that was killed its last seconds are missing, of a damaged file everything."""
        with suppress(SetupError):
            found = self.read_json(EFFORT)
            return [one for one in found if is_session(one)] if isinstance(found, list) else []
        return []

    def read_json(self, name: str) -> Any:
        """What a file of the folder says; None if it is not there."""
        path = self.path / name
        try:
            return json.loads(path.read_text("utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            return None
        except (OSError, ValueError, RecursionError) as error:
            raise SetupError("lab.error.damaged", {"fault": str(error)}, str(path)) from None


def check_free(path: Path, manifest: dict[str, Any]) -> None:
    """Nothing would be lost."""
    try:
        free = is_free(path)
    except OSError as error:
        raise unwritable(error, path) from None
    if free:
        return
    if not (path / MANIFEST).is_file():
        raise SetupError("lab.error.used-folder", {}, str(path))
    if Folder(path).manifest == manifest:
        raise SetupError("lab.error.same-experiment", {"folder": quoted(path)}, str(path))
    raise SetupError("lab.error.other-experiment", {}, str(path))


def is_free(path: Path) -> bool:
    """There is nothing, or only what is left of an experiment that could not begin: an empty folder for parts."""
    if not path.is_dir():
        return not path.exists()
    found = list(path.iterdir())
    return not found or (found == [path / "parts"] and found[0].is_dir() and not any(found[0].iterdir()))


def write_question(path: Path, study: Study) -> None:
    """What was asked for, and the cards."""
    if study.pack:
        write_pack(path / "pack", Path(study.pack, "content.toml").read_text("utf-8"), study.boxes[0].names)
    if study.vary:
        for number, box in enumerate(study.boxes):
            write_pack(path / variant_folder(number), box.content, box.names)
    repeatable = replace(study, pack="pack" if study.pack else "")
    write_whole(path / EXPERIMENT, write_toml(repeatable.document()).encode())


def clear_question(path: Path) -> None:
    """Take away what was written into a new folder."""
    with suppress(OSError):
        (path / EXPERIMENT).unlink(missing_ok=True)
    for cards in ("pack", "variants"):
        shutil.rmtree(path / cards, ignore_errors=True)


def write_pack(folder: Path, content: str, names: dict[str, str]) -> None:
    """A content pack like any other: `galaktyka pack check` reads it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(error, folder) from None
    write_whole(folder / "content.toml", content.encode())
    for lang in ("en", "pl"):
        write_whole(folder / f"{lang}.toml", names.get(lang, "").encode())


def as_json(document: object) -> bytes:
    """Readable, and the same for the same document."""
    return (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode()


def is_whole(part: Path | BinaryIO, names: Collection[str]) -> bool:
    """Whether a part is there with these entries, and not damaged."""
    try:
        with zipfile.ZipFile(part) as archive:
            return archive.testzip() is None and set(names) <= set(archive.namelist())
    except Exception:  # damaged bytes raise whatever they lead to: a bit may stand for a cipher or an unknown method
        return False


def is_session(entry: object) -> bool:
    """Whether it says how many games took how long, and where."""
    if not isinstance(entry, dict) or not entry.keys() >= {"games", "seconds", "jobs", "compiled"}:
        return False
    games, seconds, jobs = entry["games"], entry["seconds"], entry["jobs"]
    timed = isinstance(seconds, int | float) and 0 <= seconds < inf
    return timed and isinstance(games, int) and isinstance(jobs, int | None)


@contextmanager
def damage_told(path: Path) -> Iterator[None]:
    """What was not written here is a damaged file."""
    try:
        yield
    except DAMAGE as error:
        raise SetupError("lab.error.damaged", {"fault": repr(error)}, str(path)) from None


def write_whole(path: Path, data: bytes) -> None:
    """The whole file or nothing of it, even if the power fails."""
    with written_whole(path) as file:
        file.write(data)


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file that takes its name when everything is on the disk."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        try:
            with unfinished.open("wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)
    except GalaktykaError:
        raise
    except OSError as error:
        raise unwritable(error, path) from None
