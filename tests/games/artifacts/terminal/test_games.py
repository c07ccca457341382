"""A whole game of Alien Artifacts again from its record."""

import pytest

from galaktyka.core.records import RecordSeat, parse_record
from galaktyka.core.replays import replay
from galaktyka.games.artifacts.game import GAME
from galaktyka.table.table import open_table
from galaktyka.terminal.replay import Replay
from galaktyka.terminal.starting import views_for
from tests.games.artifacts.terminal.test_screens import WORDS, Typist
from tests.terminal.keyboard import seen

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_finished_game_can_be_watched_again(lang, capsys):
    table = open_table(GAME, [RecordSeat("random", True), RecordSeat("random", True)], 7, {}, None)
    while table.play_bot():
        pass
    record = parse_record(table.text, "")
    terminal_view = views_for(GAME, WORDS)[lang]
    screen = Typist([], 100, False)
    watching = Replay(record, replay(record, GAME), terminal_view, screen, None)
    watching.tell()
    told = seen(screen.file.getvalue())
    assert "SHA-256" in told
    assert ("if points are tied" if lang == "en" else "przy remisie") in " ".join(told.replace("│", " ").split())
    watching.everything = True
    for number in range(0, len(watching.steps), 40):
        watching.at = number
        watching.show()
    assert max(len(line) for line in seen(screen.file.getvalue()).split("\n")) <= 100
    assert watching.next_round() > 0
