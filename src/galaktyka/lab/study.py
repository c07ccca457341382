"""An experiment as a person describes it: in a TOML file or with flags, checked, and cut into series of games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from pathlib import Path

from galaktyka.bots import bot_names, check_bot, find_bot, settled
from galaktyka.core.content import Table, read_toml
from galaktyka.core.errors import SetupError
from galaktyka.core.rng import SEED_LIMIT
from galaktyka.games import find_game, game_keys, packages
from galaktyka.lab.experiment import Experiment, digest
from galaktyka.lab.vary import Box, boxes_of, paths_of, told
from galaktyka.text.packs import read_text

KINDS = ("match", "tournament", "fairness", "cards", "sweep")
KEYS = ["kind", "game", "title", "bots", "seats", "games", "seed", "options", "pack", "results"]
FORMATS = ("parquet", "csv")
USUAL_GAMES = 400
MOST_GAMES = 10**9
MOST_SEATS = 9
MOST_SERIES = 1000


@dataclass(frozen=True)
class Series:
    """Games that differ in nothing but chance, and what sets them apart from the other series."""

    experiment: Experiment
    variant: int = 0
    """The number of the box that is played with."""
    change: str = ""
    """What is different in it."""


@dataclass(frozen=True)
class Study:
    """What a person asked for, complete."""

    kind: str
    game_key: str
    title: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    seed: int
    options: tuple[str, ...]
    pack: str
    results: tuple[str, ...]
    vary: dict[str, list[object]]
    boxes: tuple[Box, ...]
    results_asked: bool
    """The kinds of files were named, so that all of them are needed."""

    def document(self) -> dict[str, object]:
        """The same as a table that gives the same study again."""
        table: dict[str, object] = {
            "kind": self.kind, "game": self.game_key, "title": self.title, "bots": list(self.bots),
            "seats": list(self.seats), "games": self.games, "seed": self.seed, "options": list(self.options),
            "pack": self.pack, "results": list(self.results),
        }  # fmt: skip
        kept: dict[str, object] = {key: value for key, value in table.items() if value != "" and value != []}
        return {"experiment": kept, **({"vary": self.vary} if self.vary else {})}

    def series(self) -> list[Series]:
        """Every series, in the order of variants, numbers of players and line-ups."""
        options = dict.fromkeys(self.options, True)
        found = []
        for number, box in enumerate(self.boxes):
            for seats in self.seats:
                for bots in self.line_ups(seats):
                    seed = self.seed_of(bots)
                    experiment = Experiment(
                        self.game_key, bots, self.games, seed, options, content=box.content, by_engine=True
                    )
                    found.append(Series(experiment, number, told(box.change)))
        return found

    def seed_of(self, bots: tuple[str, ...]) -> int:
        """The same deals for every variant, so that they can be compared; others for every line-up of a tournament.

        With the same deals for all line-ups a lucky start would be counted as often as there are line-ups.
        """
        return digest(f"{self.seed} {' '.join(bots)}") if self.kind == "tournament" else self.seed

    def line_ups(self, seats: int) -> Iterator[tuple[str, ...]]:
        """Who plays whom: in a tournament everybody meets everybody."""
        if self.kind != "tournament":
            yield seated(self.bots, seats)
        elif len(self.bots) >= seats:
            yield from combinations(self.bots, seats)
        else:
            for pair in combinations(self.bots, 2):
                yield seated(pair, seats)

    def number_of_series(self) -> int:
        """How many there are, without making them."""
        if self.kind != "tournament":
            return len(self.boxes) * len(self.seats)
        most = len(self.bots)
        return len(self.boxes) * sum(comb(most, seats if seats <= most else 2) for seats in self.seats)


def seated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots repeated until all seats are taken."""
    return tuple(bots[seat % len(bots)] for seat in range(seats))


# ------------------------------------------------------------------ reading


def read_study(path: Path, flags: Mapping[str, object]) -> Study:
    """The experiment in a file, with what the flags say in place of what the file says."""
    top = read_toml(read_text(path), str(path))
    top.only(["experiment", "vary"])
    table = top.table("experiment")
    pack = table.data.get("pack")
    if isinstance(pack, str) and pack and "pack" not in flags:
        table.data["pack"] = str(path.parent / pack)
    table.data.update(flags)
    return study_of(table, paths_of(top.table("vary")) if top.has("vary") else None)


def study_of(table: Table, vary: Table | None) -> Study:
    """The experiment in a table, complete and checked: whatever is wrong is said before the first game."""
    table.only(KEYS)
    kind = table.choice("kind", list(KINDS))
    game_key = table.choice("game", game_keys())
    bots = read_bots(table, kind, game_key)
    seats = read_seats(table, kind, bots)
    pack = table.text("pack") if table.has("pack") else ""
    if (pack or vary) and game_key not in packages():
        raise SetupError("lab.error.no-packs", {"game": game_key})
    check_vary(kind, table, vary)
    check_not_empty(table, "results")
    results = tuple(table.choices("results", list(FORMATS))) or FORMATS
    study = Study(
        kind=kind,
        game_key=game_key,
        title=table.text("title") if table.has("title") else "",
        bots=bots,
        seats=seats,
        games=table.number_or("games", USUAL_GAMES, 1, MOST_GAMES),
        seed=table.number_or("seed", 0, 0, SEED_LIMIT - 1),
        options=tuple(table.choices("options", [option.key for option in find_game(game_key).options])),
        pack=pack,
        results=results,
        vary={path: vary.items(path) for path in vary.data} if vary else {},
        boxes=tuple(boxes_of(game_key, Path(pack) if pack else None, vary)),
        results_asked=table.has("results"),
    )
    check_series(study, table)
    return study


def read_bots(table: Table, kind: str, game_key: str) -> tuple[str, ...]:
    """Who takes part; a tournament needs two different ones."""
    check_not_empty(table, "bots")
    known = bot_names(game_key)
    bots = []
    for name in table.items("bots"):
        if not isinstance(name, str):
            raise table.wrong_type("bots", "texts", name)
        check_name(table, name, game_key)
        if kind == "tournament" and name in bots:
            raise table.error("content.repeated-word", {"key": "bots", "value": name})
        bots.append(name)
    usual = known if kind == "tournament" else [known[-1], known[0]] if kind == "match" else [known[-1]]
    bots = [settled(name, game_key) for name in bots or usual]
    if kind == "tournament" and len(bots) < 2:
        raise table.error("lab.study.lonely", {})
    return tuple(bots)


def check_not_empty(table: Table, key: str) -> None:
    """What is there names something; what is not there is chosen for the person."""
    if table.has(key) and not table.items(key):
        raise table.error("content.empty-list", {"key": key})


def check_name(table: Table, name: str, game_key: str) -> None:
    """A bot that plays the game, by its name or by what it is allowed to search."""
    try:
        check_bot(name, game_key)
    except SetupError:
        table.check_word("bots", name, bot_names(game_key))
        raise


def read_seats(table: Table, kind: str, bots: Sequence[str]) -> tuple[int, ...]:
    """How many players: a number or a list of numbers."""
    if not table.has("seats"):
        return (2,) if kind == "tournament" else (max(2, len(bots)),)
    if not isinstance(table.data["seats"], list):
        table.data["seats"] = [table.data["seats"]]
    check_not_empty(table, "seats")
    fewest = 2 if kind == "tournament" else 1
    each = [Table({"seats": item}, table.source, table.place, table.line) for item in table.items("seats")]
    numbers = [item.number("seats", fewest, MOST_SEATS) for item in each]
    for number in numbers:
        if numbers.count(number) > 1:
            raise table.error("content.repeated-word", {"key": "seats", "value": number})
        if number < len(bots) and kind != "tournament":
            raise table.error("lab.error.seats", {"bots": len(bots), "seats": number})
    return tuple(numbers)


def check_vary(kind: str, table: Table, vary: Table | None) -> None:
    """A sweep changes something; nothing else does."""
    if kind == "sweep" and (vary is None or not vary.data):
        raise table.error("lab.study.no-vary", {})
    if kind != "sweep" and vary is not None:
        raise table.error("lab.study.vary-elsewhere", {"kind": kind})


def check_series(study: Study, table: Table) -> None:
    """Every series can be played."""
    number = study.number_of_series()
    if number > MOST_SERIES:
        raise table.error("lab.study.too-many-series", {"n": number, "most": MOST_SERIES})
    series = study.series()
    for bot in study.bots:
        find_bot(bot, study.game_key, 0)
    for seats, variant in {(len(one.experiment.bots), one.variant): one for one in series}:
        experiment = next(
            one.experiment for one in series if len(one.experiment.bots) == seats and one.variant == variant
        )
        experiment.check()
