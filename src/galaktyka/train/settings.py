"""What is trained, and how: everything that a person may want to change.

A game's own settings stand in its folder, in `training.toml`; a file of the same form can be given instead.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from galaktyka.core.content import closest
from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game
from galaktyka.games import find_game, packages
from galaktyka.lab.workers import cores
from galaktyka.text.packs import load_pack

DEVICES = ("cuda", "cpu")
OPPONENTS = ("greedy", "random")


@dataclass(frozen=True)
class Kind:
    """A kind of table: how many play, by which options, and how many of all tables are like it."""

    seats: int
    options: tuple[tuple[str, bool], ...] = ()
    share: int = 1

    @property
    def name(self) -> str:
        """Such as "2+advanced"."""
        return "+".join([str(self.seats), *(name for name, on in self.options if on)])


@dataclass(frozen=True)
class Settings:
    """One training."""

    game: str
    kinds: tuple[Kind, ...]
    seed: int = 1
    seconds: float = 480.0
    decisions: int = 0
    """So many, however long they take; 0: as many as there is time for."""
    device: str = "cuda"
    threads: int = 1
    """On a processor: so many cores work out choices and learn. Two were no quicker than one."""
    workers: int = 15
    groups: int = 2
    """A process steps the tables of one while choices are worked out for those of another."""
    tables: int = 1024
    """Of each group in each process."""
    together: int = 8
    """So many groups, whichever are ready first, are thought about at once."""
    horizon: int = 64
    """Choices at each table before they are learned from."""
    hidden: tuple[int, int] = (1024, 512)
    epochs: int = 1
    """How often each choice is learned from."""
    minibatch: int = 32768
    rate: tuple[float, float] = (6e-4, 1e-5)
    entropy: tuple[float, float] = (0.015, 0.001)
    clip: float = 0.2
    decay: float = 0.96
    """Lambda of the advantages."""
    win: float = 0.8
    """How much of the reward is winning; the rest is the lead."""
    scale: float = 15.0
    """A lead of so many points is worth 0.76 of what a lead can bring."""
    measured: float = 0.02
    """The share of tables at which the fixed opponent plays."""
    opponent: str = "greedy"
    league: float = 0.0
    """The share of tables at which earlier selves play the other seats."""
    members: int = 4
    """So many earlier selves play at a time."""
    imitate: float = 0.0
    """For this part of the training the network learns to choose as the fixed opponent does."""
    room: int = 64
    """So many choices a position may have."""
    most_choices: int = 100_000
    """After so many choices at a table a game is broken off and counts as it stands."""
    value_weight: float = 0.5
    graphs: bool = True
    """Whether steps on the GPU are recorded once and replayed."""
    pin: bool = True
    """Whether each process keeps to a core of its own."""
    cards: bool = True
    """Whether cards are the sum of what is printed on them and a part of their own."""
    keep: int = 100
    """A checkpoint after so many rounds; a round is a segment of each lane."""
    pack: str = ""
    """The folder of a content pack of one's own."""
    out: str = "training"

    @property
    def lanes(self) -> int:
        """All groups of all processes."""
        return self.workers * self.groups


ON_A_PROCESSOR: dict[str, Any] = {
    "device": "cpu",
    "seconds": 3600.0,
    "workers": min(2, max(1, cores() - 1)),
    "together": 1,
    "tables": 128,
    "hidden": [256, 128],
    "minibatch": 2048,
    "rate": [1e-3, 1e-5],
    "measured": 0.15,
    "imitate": 0.03,
    "pin": False,
}
"""Where there is no GPU everything is smaller, and it begins by imitating: that is minutes instead of an hour."""


def game_of(settings: Settings) -> Game:
    """The game, with the pack if there is one."""
    return load_pack(Path(settings.pack), settings.game).game if settings.pack else find_game(settings.game)


def settings_of(game_key: str, file: Path | None = None, **changes: Any) -> Settings:
    """The settings of a game, those of a file over them, and over these what is asked for by name."""
    package = packages().get(game_key)
    if package is None:
        raise SetupError("unknown-game", {"game": game_key, "known": ", ".join(packages())})
    given: dict[str, Any] = {}
    given |= read_settings(package.folder / "training.toml")
    given["workers"] = min(Settings.workers, max(1, cores() - 1))
    if changes.get("device") == "cpu":
        given |= ON_A_PROCESSOR
    if file is not None:
        given |= read_settings(file)
    given |= changes
    lanes = given["workers"], given.get("groups", Settings.groups)
    if "together" not in given and all(type(number) is int and number > 0 for number in lanes):
        given["together"] = min(Settings.together, lanes[0] * lanes[1])
    return made(game_key, given, str(file or ""))


def read_settings(file: Path) -> dict[str, Any]:
    """What stands in a file of settings."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError("training.no-file", {"fault": error.strerror or type(error).__name__}, str(file)) from None
    except ValueError as error:
        raise SetupError("training.no-settings", {"fault": str(error)}, str(file)) from None


def made(game_key: str, given: dict[str, Any], source: str = "") -> Settings:
    """Settings from what stands in a file; what is no setting, or no value for one, is refused."""
    known = {field.name: field.default for field in fields(Settings) if field.name != "game"}
    for name, value in given.items():
        if name not in known:
            guess = closest(name, sorted(known))
            message = "training.unknown-setting-guess" if guess else "training.unknown-setting"
            raise SetupError(message, {"setting": name, "guess": guess, "known": ", ".join(sorted(known))}, source)
        if name != "kinds" and not fits(value, known[name]):
            raise SetupError("training.wrong-setting", {"setting": name, "value": written(value)}, source)
    kinds = given.get("kinds")
    if not isinstance(kinds, list) or not kinds:
        raise SetupError("training.wrong-setting", {"setting": "kinds", "value": written(kinds)}, source)
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return Settings(game_key, **(values | {"kinds": tuple(kind_of(kind, source) for kind in kinds)}))


def kind_of(given: Any, source: str) -> Kind:
    """A kind of table as a file has it."""
    usual: dict[str, Any] = {"options": [], "share": 1}
    values = usual | given if isinstance(given, dict) else {}
    options = values.get("options")
    sound = (
        values.keys() == {"seats", *usual}
        and type(values["seats"]) is int
        and type(values["share"]) is int
        and values["share"] > 0
        and isinstance(options, list)
        and all(isinstance(name, str) for name in options)
    )
    if not sound:
        raise SetupError("training.wrong-kind", {"value": written(given)}, source)
    return Kind(values["seats"], tuple((name, True) for name in values["options"]), values["share"])


def written(value: Any) -> str:
    """A value as a message tells it."""
    return json.dumps(value, ensure_ascii=False, default=str)


def fits(value: Any, usual: Any) -> bool:
    """Whether a value is of the sort that a setting wants."""
    if isinstance(usual, tuple):
        return isinstance(value, list | tuple) and len(value) == len(usual) and all(map(fits, value, usual))
    if isinstance(usual, float):
        return isinstance(value, int | float) and not isinstance(value, bool)
    return type(value) is type(usual)


def as_written(settings: Settings) -> dict[str, Any]:
    """For a report, or another file of settings."""
    kinds = [
        {"seats": kind.seats, "options": [n for n, on in kind.options if on], "share": kind.share}
        for kind in settings.kinds
    ]
    return asdict(settings) | {"kinds": kinds}
