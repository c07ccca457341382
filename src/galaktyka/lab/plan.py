"""The plan of an experiment: what is played, with which program and which cards, as its manifest says."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import galaktyka
from galaktyka.bots import find_bot
from galaktyka.bots.budget import WITHOUT_LIMIT, Budget
from galaktyka.bots.levels import FILE
from galaktyka.bots.network.shelf import weights_file
from galaktyka.core.content import Table, type_name
from galaktyka.core.errors import GalaktykaError, SetupError
from galaktyka.core.rng import SEED_LIMIT
from galaktyka.games import find_game, game_keys, packages
from galaktyka.lab.experiment import Experiment
from galaktyka.lab.parts import LARGEST_PART, Part, part_size, parts_of
from galaktyka.lab.simulate import is_compiled
from galaktyka.lab.study import FORMATS, KINDS, MOST_GAMES, MOST_SEATS, Series, Study
from galaktyka.lab.vary import MOST_VARIANTS
from galaktyka.text.packs import read_text

FORMAT = 2
MANIFEST = "manifest.json"
DECIDING = ("core", "bots", "lab/experiment.py", "lab/contest.py")
"""Besides the rules: seeds, seats and the loop of a game belong to the laboratory."""


def program_of(game_key: str, with_build: bool = False) -> dict[str, str]:
    """What decides how a game goes, besides its cards: versions, the sources of engine and bots, and their build."""
    digest = hashlib.sha256()
    package = Path(str(files("galaktyka")))
    for place in (*(package / name for name in DECIDING), rules_place(game_key), *bots_places(game_key)):
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            digest.update(file.relative_to(place.parent).as_posix().encode() + b"\0" + file.read_bytes())
    program = {
        "galaktyka": galaktyka.__version__,
        "rules": find_game(game_key).rules_version,
        "sources": digest.hexdigest()[:16],
    }
    return {**program, "build": "compiled" if is_compiled() else "plain"} if with_build else program


def rules_place(game_key: str) -> Path:
    """The folder that the rules are written in, or the file if a game from outside is no more than that."""
    module = type(find_game(game_key)).__module__
    file = Path(str(import_module(module).__file__))
    return file.parent if "." in module else file


def bots_places(game_key: str) -> list[Path]:
    """What decides how bots play a game of ours: their folder, how its levels err, what its champion has learned."""
    package = packages().get(game_key)
    places = [package.folder / "bots", package.folder / FILE, weights_file(game_key)] if package else []
    return [place for place in places if place is not None and place.exists()]


def have_clocks(series: Iterable[Series]) -> bool:
    """Whether somebody may run out of time, and so plays otherwise on another build."""
    bots = [find_bot(bot, one.experiment.game_key, 0) for one in series for bot in set(one.experiment.bots)]
    budgets = [getattr(bot, "budget", None) for bot in bots]
    return any(isinstance(budget, Budget) and budget.milliseconds < WITHOUT_LIMIT for budget in budgets)


@dataclass(frozen=True)
class Plan:
    """What is played, as the folder says."""

    kind: str
    game_key: str
    title: str
    games: int
    series: tuple[Series, ...]
    contents: tuple[str, ...]
    """The fingerprint of the cards of each series when it was begun."""
    size: int
    kinds: tuple[str, ...]
    program: dict[str, str]
    has_pack: bool

    def parts(self) -> list[Part]:
        """All parts, in order."""
        return list(parts_of(self.series, self.size))


# ------------------------------------------------------------------ writing


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
        "program": program_of(study.game_key, have_clocks(series)),
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


# ------------------------------------------------------------------ reading


def read_plan(manifest: object, folder: Path) -> Plan:
    """The plan, with the cards of the folder; `SetupError` if the manifest is damaged."""
    source = str(folder / MANIFEST)
    if not isinstance(manifest, dict):
        found: dict[str, object] = {"key": MANIFEST, "expected": "table", "found": type_name(manifest)}
        raise damaged(SetupError("content.wrong-type", found), source)
    if manifest.get("format") != FORMAT:
        raise SetupError("lab.error.other-format", {"format": str(manifest.get("format"))}, str(folder))
    try:
        return plan_of(Table(manifest, source, "", 0), folder)
    except GalaktykaError as error:
        if error.source != source:  # the cards are at fault, and say so themselves
            raise
        raise damaged(error, source) from None


def damaged(fault: GalaktykaError, source: str) -> SetupError:
    """A file that nobody has written like this."""
    return SetupError("lab.error.damaged", {"fault": fault}, source, fault.place)


def plan_of(top: Table, folder: Path) -> Plan:
    """What the manifest says."""
    game_key = top.choice("game", game_keys())
    options = top.choices("options", [option.key for option in find_game(game_key).options])
    entries = top.tables("series")
    if not entries:
        raise top.error("content.empty-list", {"key": "series"})
    series = tuple(read_series(entry, game_key, options, folder) for entry in entries)
    program = top.table("program")
    return Plan(
        kind=top.choice("kind", list(KINDS)),
        game_key=game_key,
        title=text_or_nothing(top, "title"),
        games=sum(one.experiment.games for one in series),
        series=series,
        contents=tuple(entry.text("content") for entry in entries),
        size=top.number("part_games", 1, LARGEST_PART),
        kinds=tuple(top.choices("results", list(FORMATS))),
        program={key: program.text(key) for key in program.data},
        has_pack=(folder / "pack").is_dir(),
    )


def read_series(entry: Table, game_key: str, options: list[str], folder: Path) -> Series:
    """One series, with the cards that it is played with."""
    bots = entry.items("bots")
    if not 1 <= len(bots) <= MOST_SEATS or not all(isinstance(bot, str) for bot in bots):
        raise entry.wrong_type("bots", "texts", bots)
    seed = entry.text("seed")
    if not seed.isdecimal() or len(seed) > len(str(SEED_LIMIT)):
        raise entry.wrong_type("seed", "number", seed)
    pack = text_or_nothing(entry, "pack")
    experiment = Experiment(
        game_key,
        tuple(map(str, bots)),
        entry.number("games", 1, MOST_GAMES),
        int(seed),
        dict.fromkeys(options, True),
        content=read_text(folder / pack / "content.toml") if pack else "",
        by_engine=True,
    )
    return Series(experiment, entry.number("variant", 0, MOST_VARIANTS - 1), text_or_nothing(entry, "change"))


def text_or_nothing(table: Table, key: str) -> str:
    """A text that may be empty."""
    return "" if table.value(key) == "" else table.text(key)
