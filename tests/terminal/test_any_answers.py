"""Whole games by a person who types anything: right answers, commands, nonsense. Nothing breaks, every screen fits."""

import io
import random

import pytest
from rich.console import Console

from galaktyka.core.records import RecordSeat
from galaktyka.table.table import open_table
from galaktyka.terminal.screen import Screen
from galaktyka.terminal.session import Session
from galaktyka.terminal.starting import faces_for, load_game
from tests.terminal.keyboard import seen

pytestmark = [pytest.mark.once, pytest.mark.slow]

NOISE = (
    *("card comet", "card explore", "card odkrywanie", "why drop ships", "table", "spice", "tax 2"),
    *("?", "why gem", "card 1", "karta świat", "undo", "cofnij", "log", "score", "table", "stół ala", "save", "lang"),
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
        choice = self.session.face.choice(state, seat)
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
    return {"goals": seed % 2 == 0, "first-game": seed == 5}


@pytest.mark.parametrize("key", ["race", "frontiers"])
@pytest.mark.parametrize("seed", range(6))
def test_anything_may_be_typed(seed, key, capsys):
    rng = random.Random(seed)
    game, words = load_game(key, None)
    seats = [RecordSeat("Ala", False), *(RecordSeat("random", True) for _ in range(seed % (max(game.seats) - 1) + 1))]
    if seed == 4:
        seats[1:2] = [RecordSeat("Ola", False)]
    table = open_table(game, seats, seed, variant(key, len(seats), seed), None)
    screen = RestlessScreen(seed % 2 == 0, rng.choice([60, 80, 100]), rng)
    screen.session = Session(table, screen, faces_for(game, words), rng.choice(["en", "pl"]))
    assert screen.session.run() == 0
    assert table.state.is_over()
    if not screen.plain:
        assert isinstance(screen.console.file, io.StringIO)
        lines = seen(screen.console.file.getvalue()).split("\n")
        assert max(len(line) for line in lines) <= screen.console.width
