"""Whole games by a person who types anything: right answers, commands, nonsense. Nothing breaks, every screen fits."""

import io
import random

import pytest
from rich.console import Console

from galaktyka.core.game import Game
from galaktyka.core.records import RecordSeat, parse_record
from galaktyka.core.replays import replay
from galaktyka.table.table import open_table
from galaktyka.terminal.screen import Screen
from galaktyka.terminal.session import Session
from galaktyka.terminal.starting import load_game, views_for
from tests.terminal.keyboard import seen

pytestmark = [pytest.mark.once, pytest.mark.slow]

NOISE = (
    *("card comet", "card explore", "card odkrywanie", "why drop ships", "table", "spice", "tax 2"),
    *("?", "why gem", "card 1", "karta świat", "undo", "cofnij", "log", "score", "table", "stół ala", "save", "lang"),
    *("extra 9", "target 0", "plan hell", "take 3", "show b", "deck ship", "stół 2", "why offensive"),
    *("card ossa", "karta silniki", "why engines", "why portal", "karta automa", "stół automa", "1 1", "move n-moon"),
    *("czemu nie statek", "garbage", "99", "-", "0", "why not pass", "²", ",", "9" * 400, "1 1 1 1 1 1 1 1 1 1 1"),
)


class RestlessScreen(Screen):
    """A screen whose person answers by chance, sometimes sensibly."""

    def __init__(self, plain: bool, width: int, rng: random.Random) -> None:
        super().__init__(plain)
        self.rng = rng
        self.console = Console(file=io.StringIO(), width=width, force_terminal=not plain, highlight=False)
        self.session: Session | None = None

    def fit(self) -> None:
        """The width stays."""

    def ask(self, prompt: str) -> str:
        assert self.session
        state, seat = self.session.table.state, self.session.at_keyboard
        if seat not in state.deciders():
            return ""
        if self.rng.random() < 0.05:
            return self.rng.choice(NOISE)
        choice = self.session.terminal_view.choice(state, seat)
        if choice.passing and self.rng.random() < 0.3:
            return "0"
        several = [number for number, entry in enumerate(choice.numbered(), 1) if entry.several]
        single = [number for number, entry in enumerate(choice.numbered(), 1) if not entry.several]
        if single and (not several or self.rng.random() < 0.5):
            return str(self.rng.choice(single))
        most = min(choice.need, len(several))
        picked = self.rng.sample(several, self.rng.randint(1, most) if choice.bill else most)
        if self.rng.random() < 0.2:
            return ", ".join(choice.numbered()[number - 1].label for number in picked)
        return " ".join(str(number) for number in picked)


def variant(key: str, seats: int, seed: int) -> dict[str, bool]:
    if key == "race":
        return {"advanced": seats == 2 and seed % 2 == 1, "first-game": seed == 5}
    if key == "artifacts":
        return {"choose-factions": seed % 2 == 0}
    if key == "cosmos":
        return {"four-planets": seats > 1 and seed % 2 == 1, "hard-plus": seats == 1 and seed > 0}
    return {"goals": seed % 2 == 0, "first-game": seed == 5}


def seats_of(game: Game, seed: int) -> list[RecordSeat]:
    """A person and bots, every number of them; with seed 4 two people among as many as can play.

    In Micro Cosmos somebody has to know how to come to an end: random players take thousands of choices.
    """
    people = [RecordSeat("Ala", False), RecordSeat("Ola", False)][: 2 if seed == 4 else 1]
    number = game.seats[-1] if seed == 4 else game.seats[seed % len(game.seats)]
    bot = "greedy" if game.key == "cosmos" else "random"
    return [*people, *(RecordSeat(bot, True) for _ in range(number - len(people)))]


@pytest.mark.parametrize("key", ["race", "frontiers", "artifacts", "cosmos"])
@pytest.mark.parametrize("seed", range(6))
def test_anything_may_be_typed(seed, key, capsys):
    rng = random.Random(seed)
    game, words = load_game(key, None)
    seats = seats_of(game, seed)
    table = open_table(game, seats, seed, variant(key, len(seats), seed), None)
    screen = RestlessScreen(seed % 2 == 0, rng.choice([60, 80, 100]), rng)
    screen.session = Session(table, screen, views_for(game, words), rng.choice(["en", "pl"]))
    assert screen.session.run() == 0
    assert table.state.is_over()
    record = parse_record(table.text, "")
    assert record.finished()
    replay(record, game)
    if not screen.plain:
        assert isinstance(screen.console.file, io.StringIO)
        lines = seen(screen.console.file.getvalue()).split("\n")
        assert max(len(line) for line in lines) <= screen.console.width
