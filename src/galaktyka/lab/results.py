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

import hashlib
import json
import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any, BinaryIO

import galaktyka
from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.games import find_game
from galaktyka.lab.experiment import Experiment
from galaktyka.lab.files import unwritable
from galaktyka.lab.parts import TALLY, Part, merged, part_size, parts_of, tally_document, tally_from
from galaktyka.lab.rows import lines
from galaktyka.lab.study import Series, Study
from galaktyka.lab.tables import MERGERS, TABLES, file_name
from galaktyka.lab.tally import Tally
from galaktyka.lab.toml import write_toml
from galaktyka.table.storage import lock_file
from galaktyka.text.packs import load_pack

FORMAT = 1
MANIFEST, EXPERIMENT, EFFORT, REPORT, LOCK = "manifest.json", "experiment.toml", "effort.json", "report.html", "lock"
UNFINISHED = ".unfinished"
"""The end of the name of a file that is being written."""


def program_of(game_key: str) -> dict[str, str]:
    """What decides how a game goes, besides its cards: versions, and the sources of engine and bots."""
    digest = hashlib.sha256()
    package = files("galaktyka")
    for room in ("core", f"games/{game_key}", "bots"):
        folder = Path(str(package.joinpath(room)))
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return {
        "galaktyka": galaktyka.__version__,
        "rules": find_game(game_key).rules_version,
        "sources": digest.hexdigest()[:16],
    }


@dataclass(frozen=True)
class Plan:
    """What is played, as the folder says."""

    kind: str
    game_key: str
    title: str
    games: int
    series: tuple[Series, ...]
    size: int
    kinds: tuple[str, ...]
    program: dict[str, str]
    has_pack: bool

    def parts(self) -> list[Part]:
        """All parts, in order."""
        return list(parts_of(self.series, self.size))


class Folder:
    """Where an experiment lies."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.manifest = self.read_json(MANIFEST)
        if self.manifest is None:
            raise SetupError("lab.error.no-experiment", {}, str(path))
        if self.manifest.get("format") != FORMAT:
            raise SetupError("lab.error.other-format", {"format": str(self.manifest.get("format"))}, str(path))
        self.plan = self.read_plan()

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
        if study.pack:
            write_pack(path / "pack", Path(study.pack, "content.toml").read_text("utf-8"), study.boxes[0].names)
        if study.vary:
            for number, box in enumerate(study.boxes):
                write_pack(path / variant_folder(number), box.content, box.names)
        repeatable = replace(study, pack="pack" if study.pack else "")
        write_whole(path / EXPERIMENT, write_toml(repeatable.document()).encode())
        write_whole(path / MANIFEST, as_json(manifest))
        return cls(path)

    def read_plan(self) -> Plan:
        """The plan, with the cards of the folder; `SetupError` if the folder is damaged."""
        assert self.manifest is not None
        try:
            document = self.manifest
            series = tuple(self.read_series(entry, document) for entry in document["series"])
            return Plan(
                kind=document["kind"],
                game_key=document["game"],
                title=document["title"],
                games=sum(one.experiment.games for one in series),
                series=series,
                size=document["part_games"],
                kinds=tuple(document["results"]),
                program=document["program"],
                has_pack=(self.path / "pack").is_dir(),
            )
        except (KeyError, TypeError, OSError, ValueError) as error:
            raise SetupError("lab.error.damaged", {"fault": repr(error)}, str(self.path / MANIFEST)) from None

    def read_series(self, entry: dict[str, Any], document: dict[str, Any]) -> Series:
        """One series, with the cards that it is played with."""
        content = ""
        if entry["pack"]:
            content = (self.path / entry["pack"] / "content.toml").read_text("utf-8")
        options = dict.fromkeys(document["options"], True)
        experiment = Experiment(
            document["game"], tuple(entry["bots"]), entry["games"], int(entry["seed"]), options,
            content=content, by_engine=True,
        )  # fmt: skip
        return Series(experiment, entry["variant"], entry["change"])

    def check_program(self) -> None:
        """Games of different rules, bots or cards must not be mixed."""
        assert self.manifest is not None
        now = program_of(self.plan.game_key)
        if now != self.plan.program:
            then = ", ".join(f"{key} {value}" for key, value in self.plan.program.items())
            today = ", ".join(f"{key} {value}" for key, value in now.items())
            raise SetupError("lab.error.other-program", {"then": then, "now": today, "folder": str(self.path)})
        for entry, series in zip(self.manifest["series"], self.plan.series, strict=True):
            if series.experiment.game.content != entry["content"]:
                raise SetupError("lab.error.other-cards", {"folder": str(self.path)}, str(self.path / entry["pack"]))

    def names(self, lang: str) -> dict[str, str]:
        """What a pack calls its cards."""
        return load_pack(self.path / "pack", self.plan.game_key).names[lang] if self.plan.has_pack else {}

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Nobody else plays the same experiment meanwhile."""
        path = self.path / LOCK
        try:
            with path.open("ab") as file:
                try:
                    lock_file(file)
                except OSError:
                    raise SetupError("lab.error.locked", {}, str(self.path)) from None
                yield
            with suppress(OSError):
                path.unlink()
        except OSError as error:
            raise unwritable(error, path) from None

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
        return [part for part in self.plan.parts() if not is_whole(self.part_path(part))]

    def keep_part(self, part: Part, data: bytes) -> None:
        """The part is finished from now on, whatever happens."""
        write_whole(self.part_path(part), data)

    def entries(self, name: str) -> Iterator[bytes]:
        """The same entry of every part, one after another."""
        for part in self.plan.parts():
            with zipfile.ZipFile(self.part_path(part)) as archive:
                yield archive.read(name)

    def finish(self) -> None:
        """All parts are there: put them together, say so, and clear away."""
        plan = self.plan
        for kind in plan.kinds:
            for table in TABLES:
                name = file_name(table, kind)
                with written_whole(self.path / name) as out:
                    MERGERS[kind](table, plan.game_key, self.entries(name), out)
        write_whole(self.path / "series.csv", self.series_table().encode())
        tallies: list[list[Tally]] = [[] for _ in plan.series]
        for part, entry in zip(plan.parts(), self.entries(TALLY), strict=True):
            tallies[part.series] = [merged([*tallies[part.series], tally_from(json.loads(entry))])]
        documents = [tally_document(merged(tally)) for tally in tallies]
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
        whole = self.read_json(TALLY)
        if whole is not None:
            return [tally_from(document) for document in whole["series"]]
        found: list[list[Tally]] = [[] for _ in self.plan.series]
        for part in self.plan.parts():
            path = self.part_path(part)
            if is_whole(path):
                with zipfile.ZipFile(path) as archive:
                    found[part.series].append(tally_from(json.loads(archive.read(TALLY))))
        return [merged(tallies) for tallies in found]

    # -------------------------------------------------------------- effort

    def keep_efforts(self, sessions: list[dict[str, Any]]) -> None:
        """All sessions of work on the experiment."""
        write_whole(self.path / EFFORT, as_json(sessions))

    def efforts(self) -> list[dict[str, Any]]:
        """The sessions so far; of one that was killed its last seconds are missing."""
        found = self.read_json(EFFORT)
        return found if isinstance(found, list) else []

    def read_json(self, name: str) -> Any:
        """What a file of the folder says; None if it is not there."""
        path = self.path / name
        try:
            return json.loads(path.read_text("utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            return None
        except (OSError, ValueError) as error:
            raise SetupError("lab.error.damaged", {"fault": str(error)}, str(path)) from None


def manifest_of(study: Study, series: list[Series]) -> dict[str, Any]:
    """Everything that decides the results, and nothing of this machine."""
    pack = "pack" if study.pack else ""
    return {
        "format": FORMAT,
        "kind": study.kind,
        "game": study.game_key,
        "title": study.title,
        "options": list(study.options),
        "results": list(study.results),
        "program": program_of(study.game_key),
        "part_games": part_size(series),
        "series": [
            {
                "bots": list(one.experiment.bots),
                "games": one.experiment.games,
                "seed": str(one.experiment.seed),
                "variant": one.variant,
                "change": one.change,
                "pack": variant_folder(one.variant) if study.vary else pack,
                "content": one.experiment.game.content,
            }
            for one in series
        ],
    }


def variant_folder(number: int) -> str:
    """Where the cards of a variant lie."""
    return f"variants/{number:03}"


def check_free(path: Path, manifest: dict[str, Any]) -> None:
    """Nothing would be lost."""
    try:
        used = path.exists() and (not path.is_dir() or any(path.iterdir()))
    except OSError as error:
        raise unwritable(error, path) from None
    if not used:
        return
    if not (path / MANIFEST).is_file():
        raise SetupError("lab.error.used-folder", {}, str(path))
    same = Folder(path).manifest == manifest
    raise SetupError("lab.error.same-experiment" if same else "lab.error.other-experiment", {}, str(path))


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


def is_whole(path: Path) -> bool:
    """Whether a part is there and not damaged."""
    try:
        with zipfile.ZipFile(path) as archive:
            return archive.testzip() is None and TALLY in archive.namelist()
    except (OSError, zipfile.BadZipFile):
        return False


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
