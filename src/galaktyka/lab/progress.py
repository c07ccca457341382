"""How far the simulation is: a bar in a terminal, a line now and then elsewhere."""

from __future__ import annotations

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from galaktyka.lab.numbers import decimal, duration, percent, speed
from galaktyka.text.catalogue import Words

STEPS = 10


class Meter:
    """Shows progress on standard error while it is open."""

    def __init__(self, games: int, words: Words, plain: bool, quiet: bool) -> None:
        self.games = games
        self.words = words
        self.quiet = quiet
        self.console = Console(stderr=True, no_color=plain)
        self.done = 0
        self.told = 0
        self.start = time.monotonic()
        self.bar: Progress | None = None
        if self.console.is_terminal and not plain and not quiet:
            columns = (
                TextColumn("{task.description}"),
                BarColumn(),
                TaskProgressColumn(),
                TextColumn("{task.fields[note]}"),
            )
            self.bar = Progress(*columns, console=self.console, transient=True)
            self.task = self.bar.add_task(words.say("lab.progress.playing"), total=games, note="")

    def __enter__(self) -> Meter:
        if self.bar:
            self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar:
            self.bar.stop()

    @property
    def seconds(self) -> float:
        """Since the start."""
        return max(time.monotonic() - self.start, 1e-6)

    def advance(self, games: int) -> None:
        """So many more games are finished."""
        self.done += games
        left = duration(self.seconds * (self.games - self.done) / max(self.done, 1))
        if self.bar:
            note = self.words.say("lab.progress.note", rate=self.rate(), left=left)
            self.bar.update(self.task, completed=self.done, note=note)
        elif not self.quiet and self.done * STEPS // self.games > self.told:
            self.told = self.done * STEPS // self.games
            self.tell(left)

    def rate(self) -> str:
        """Games a second; a fraction takes the plural of many."""
        rate = self.done / self.seconds
        whole = round(rate) if rate >= 10 else 0
        return self.words.say("lab.progress.rate", rate=whole, shown=speed(self.words.lang, rate))

    def tell(self, left: str) -> None:
        """One line."""
        lang = self.words.lang
        values: dict[str, object] = {
            "total": self.games,
            "percent": percent(lang, self.done / self.games, 0),
            "done": decimal(lang, self.done, 0),
            "games": decimal(lang, self.games, 0),
            "left": left,
        }
        self.console.print(self.words.say_with("lab.progress.plain", values), highlight=False)
