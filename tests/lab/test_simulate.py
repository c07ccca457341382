"""The command `simulate`, as a person uses it."""

import argparse
import csv
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from galaktyka.bots import Outlook, find_bot
from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from galaktyka.games.frontiers.game import GAME
from galaktyka.lab.numbers import decimal, duration, percent, speed
from galaktyka.lab.progress import Meter
from galaktyka.lab.simulate import add_arguments, run
from galaktyka.lab.vary import shipped_text
from galaktyka.text.catalogue import Words

pytestmark = pytest.mark.once

SCRIPT = """
import argparse, sys
from galaktyka.lab.simulate import add_arguments, run
from galaktyka.text.catalogue import Words
if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    add_arguments(parser, Words("en"))
    sys.exit(run(parser.parse_args(), Words("en")))
"""


def simulate(*arguments: str, lang: str = "en", game: str = "race") -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser, Words(lang))
    return run(parser.parse_args([game, *arguments]), Words(lang))


def without_times(text: str) -> list[str]:
    return [line for line in text.splitlines() if "games/s" not in line and "partii/s" not in line]


def test_it_prints_tables_that_fit(capsys: pytest.CaptureFixture[str]):
    assert simulate("--games", "200", "--quiet") == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert max(len(line) for line in shown.out.splitlines()) <= 100
    for title in ("200 games, 2 players", "Bots", "Win rate by seat", "Win rate by start world", "Which cards win"):
        assert title in shown.out
    assert "greedy" in shown.out
    assert "Old Earth" in shown.out


def test_it_speaks_polish(capsys: pytest.CaptureFixture[str]):
    assert simulate("--games", "200", "--quiet", "--bots", "greedy", "--seats", "4", lang="pl") == 0
    shown = capsys.readouterr().out
    assert "200 partii, 4 graczy" in shown
    assert "25,0%" in shown
    assert "Stara Ziemia" in shown
    assert "10 najlepszych" in shown
    assert max(len(line) for line in shown.splitlines()) <= 100


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_plain_tables_have_plain_letters(lang: str, capsys: pytest.CaptureFixture[str]):
    assert simulate("--games", "30", "--plain", lang=lang) == 0
    shown = capsys.readouterr()
    assert not set("─│▁█") & set(shown.out)
    assert "\x1b" not in shown.out + shown.err
    assert "100%" in shown.err


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["New Frontiers: 60 games, 5 players", "place on the track", "by home world", "How games end",
             "What is bought", "colonies and technologies win", "Space Marines"],
        ),
        (
            "pl",
            ["New Frontiers: 60 partii, 5 graczy", "miejsca na torze", "rodzimej kolonii", "Jak kończą się partie",
             "Co się kupuje", "kolonie i technologie", "Kosmiczni marines"],
        ),
    ],
)  # fmt: skip
def test_new_frontiers_is_counted_in_its_own_words(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]):
    assert simulate("--games", "60", "--quiet", "--seats", "5", game="frontiers", lang=lang) == 0
    shown = capsys.readouterr().out
    assert [word for word in words if word not in shown] == []
    assert max(len(line) for line in shown.splitlines()) <= 100


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["Alien Artifacts: 60 games, 5 players", "Points by source", "turn order in the first round",
             "Win rate by faction", "Ledger Houses", "Length of a game, in rounds"],
        ),
        (
            "pl",
            ["Artefakty Obcych: 60 partii, 5 graczy", "Skąd pochodzą punkty", "kolejności w pierwszej rundzie",
             "Wygrane według frakcji", "Domy Kupieckie", "Długość partii, w rundach"],
        ),
    ],
)  # fmt: skip
def test_alien_artifacts_is_counted_in_its_own_words(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]):
    command = ["--games", "60", "--quiet", "--bots", "random", "--seats", "5", "--option", "choose-factions"]
    assert simulate(*command, game="artifacts", lang=lang) == 0
    shown = capsys.readouterr().out
    assert [word for word in words if word not in shown] == []
    assert max(len(line) for line in shown.splitlines()) <= 100


def test_rounds_of_alien_artifacts_are_the_turns_of_each_player(tmp_path: Path):
    command = ["--games", "4", "--quiet", "--bots", "random", "--seats", "3", "--csv", str(tmp_path / "games.csv")]
    assert simulate(*command, game="artifacts") == 0
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    for number in range(4):
        seats = [row for row in rows if row["game_number"] == str(number)]
        state = find_game("artifacts").start(3, int(seats[0]["seed"]), {}, keep_events=True)
        bots = [find_bot(row["bot"], "artifacts", int(row["bot_seed"])) for row in seats]
        turns: Counter[int] = Counter(event.seat for event in state.all_events() if event.kind == "turn")
        while deciders := state.deciders():
            seat = deciders[0]
            state.apply(seat, bots[seat].choose(Outlook(state, seat, seeded(0))))
            turns.update(event.seat for event in state.all_events() if event.kind == "turn")
        assert {str(turns[seat]) for seat in range(3)} == {row["rounds"] for row in seats}
        assert [row["start"] for row in seats] == [player["faction"] for player in state.view(None)["players"]]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["Micro Cosmos: 20 games, 3 players", "Points by source", "terraforming", "turn order in the first round",
             "How games end", "enough planets are terraformed", "What is bought", "Scouting Vehicles"],
        ),
        (
            "pl",
            ["Micro Cosmos: 20 partii, 3 graczy", "Skąd pochodzą punkty", "kolejności w pierwszej rundzie",
             "sterraformowano dość planet", "Co się kupuje", "Pojazdy zwiadowcze"],
        ),
    ],
)  # fmt: skip
def test_micro_cosmos_is_counted_in_its_own_words(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]):
    assert simulate("--games", "20", "--quiet", "--bots", "greedy", "--seats", "3", game="cosmos", lang=lang) == 0
    shown = capsys.readouterr().out
    assert [word for word in words if word not in shown] == []
    assert "Too few" not in shown
    assert max(len(line) for line in shown.splitlines()) <= 100


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Micro Cosmos: 20 games, 1 player", "options: hard", "Alone against the Automa, which scores "]),
        ("pl", ["Micro Cosmos: 20 partii, 1 gracz", "opcje: hard", "Solo przeciw Automie, która zdobywa średnio "]),
    ],
)
def test_alone_the_automa_is_the_measure(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]):
    assert simulate("--games", "20", "--quiet", "--seats", "1", "--option", "hard", game="cosmos", lang=lang) == 0
    shown = capsys.readouterr().out
    assert [word for word in words if word not in shown] == []
    for word in ("fair share", "Równy udział", "Win rate by turn order", "Wygrane według kolejności"):
        assert word not in shown


def test_alone_a_win_is_one_over_the_automa(tmp_path: Path):
    file = tmp_path / "games.csv"
    assert simulate("--games", "12", "--quiet", "--bots", "random", "--csv", str(file), game="cosmos") == 0
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert len(rows) == 12
    assert all(row["won"] == str(int(row["winners"] == "0")) for row in rows)
    assert {row["winners"] for row in rows} <= {"0", "1"}
    assert {row["place"] for row in rows} == {"0"}


@pytest.mark.parametrize(("key", "options"), [("cosmos", []), ("artifacts", ["choose-factions"])])
def test_places_are_those_of_the_first_round(key: str, options: list[str], tmp_path: Path):
    command = ["--games", "4", "--quiet", "--bots", "greedy", "--seats", "3", "--csv", str(tmp_path / "games.csv")]
    command += [word for option in options for word in ("--option", option)]
    assert simulate(*command, game=key) == 0
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    for number in range(4):
        seats = [row for row in rows if row["game_number"] == str(number)]
        state = find_game(key).start(3, int(seats[0]["seed"]), dict.fromkeys(options, True), keep_events=True)
        bots = [find_bot(row["bot"], key, int(row["bot_seed"])) for row in seats]
        order: list[int] = []
        while len(order) < 3:
            (seat,) = state.deciders()
            state.apply(seat, bots[seat].choose(Outlook(state, seat, seeded(0))))
            order += [event.seat for event in state.all_events() if event.kind == "turn"]
        assert [seats[seat]["place"] for seat in order[:3]] == ["0", "1", "2"]


def test_what_is_on_offer_and_what_is_bought(tmp_path: Path):
    command = ["--games", "30", "--quiet", "--bots", "random", "--seats", "5", "--option", "goals"]
    assert simulate(*command, "--csv", str(tmp_path / "games.csv"), game="frontiers") == 0
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert len(rows) == 150
    assert all(set(row["ends"].split()) <= {"technologies", "colonies", "colonists", "points"} for row in rows)
    assert all(row["ends"] for row in rows)
    assert {row["place"] for row in rows} == {"0", "1", "2", "3", "4"}
    homes = {tile.id for tile in GAME.box.pack.tiles if tile.home}
    assert all(row["start"] in homes for row in rows)
    cards = list(csv.DictReader((tmp_path / "games-cards.csv").read_text().splitlines()))
    technologies = [card for card in cards if GAME.box.pack.tile(card["card"]).technology]
    assert all(0 < int(card["games_bought"]) <= int(card["games_offered"]) <= 30 for card in technologies)
    assert all(card["games_offered"] == "" for card in cards if card not in technologies)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["race", "frontiers", "artifacts", "cosmos"])
def test_the_number_of_processes_changes_nothing(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    outputs = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.csv"
        command = ["--games", "90", "--jobs", jobs, "--quiet", "--csv", str(file), "--seed", "5"]
        assert simulate(*command, "--bots", "greedy,random,random", game=game) == 0
        text = capsys.readouterr().out.replace(str(file), "").replace(str(file.with_name(f"{jobs}-cards.csv")), "")
        outputs.append((without_times(text), file.read_text(), (tmp_path / f"{jobs}-cards.csv").read_text()))
    assert outputs[0] == outputs[1]


def test_a_game_can_be_repeated_from_its_row(tmp_path: Path):
    file = tmp_path / "games.csv"
    assert simulate("--games", "6", "--quiet", "--csv", str(file), "--option", "advanced") == 0
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert len(rows) == 12
    game = find_game("race")
    for number in range(6):
        seats = [row for row in rows if row["game_number"] == str(number)]
        options = dict.fromkeys(seats[0]["options"].split(), True)
        state = game.start(len(seats), int(seats[0]["seed"]), options)
        bots = [find_bot(row["bot"], row["game"], int(row["bot_seed"])) for row in seats]
        while deciders := state.deciders():
            for seat in deciders:
                state.apply(seat, bots[seat].choose(Outlook(state, seat, seeded(0))))
        assert [score.total for score in state.scores()] == [int(row["score"]) for row in seats]
        assert [seat for seat, row in enumerate(seats) if row["won"] == "1"] == state.winners()
        assert str(state.view(None)["round"]) == seats[0]["rounds"]


def test_all_cards_are_in_the_second_file(tmp_path: Path):
    assert simulate("--games", "60", "--quiet", "--csv", str(tmp_path / "games.csv")) == 0
    cards = list(csv.DictReader((tmp_path / "games-cards.csv").read_text().splitlines()))
    assert len(cards) > 60
    assert all(float(card["low"]) <= float(card["rate"]) <= float(card["high"]) for card in cards)


def test_records_can_be_replayed(tmp_path: Path):
    from galaktyka.table.storage import read_record

    assert simulate("--games", "3", "--quiet", "--records", str(tmp_path / "games")) == 0
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 3
    for file in files:
        record, _ = read_record(file)
        state = find_game("race").start(2, record.header.seed, record.header.options)
        for move in record.moves:
            state.play(move.seat, move.notation)
        assert [score.total for score in state.scores()] == record.end


# --------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "not a number of games"),
        (["--games", "-5"], "not a number of games"),
        (["--jobs", "0"], "not a number of processes"),
        (["--bots", "greedy,grandmaster"], 'no bot "grandmaster"'),
        (["--bots", ","], "No bots were named"),
        (["--bots", ""], "No bots were named"),
        (["--csv", ""], "--csv was given with nothing in it"),
        (["--option", ""], "--option was given with nothing in it"),
        (["--bots", "greedy"], "2 to 4 players"),
        (["--bots", "random", "--seats", "5"], "2 to 4 players"),
        (["--bots", "random", "--seats", "600000000"], "2 to 4 players"),
        (["--bots", "greedy,random,random", "--seats", "2"], "3 bots for 2 seats"),
        (["--option", "turbo"], 'no option "turbo"'),
        (["--option", "advanced", "--seats", "4"], "advanced"),
        (["--seed", "-1"], "is not a seed"),
        (["--pack", "nowhere"], "no such folder"),
        (["--plot", "chart.txt"], ".txt"),
    ],
)
def test_what_cannot_be_done_is_explained(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]):
    assert simulate(*arguments) == 2
    shown = capsys.readouterr()
    assert words in shown.err
    assert shown.out == ""
    assert "Traceback" not in shown.err


def test_options_that_exclude_each_other_are_refused_before_anything_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    command = ["--option", "first-game,goals", "--csv", str(tmp_path / "games.csv")]
    assert simulate(*command, game="frontiers") == 2
    assert "cannot be chosen together" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_existing_files_are_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "mine.csv"
    file.write_text("precious")
    assert simulate("--games", "2", "--csv", str(file)) == 2
    assert file.read_text() == "precious"
    assert "--force" in capsys.readouterr().err
    assert simulate("--games", "2", "--quiet", "--csv", str(file), "--force") == 0
    assert file.read_text().startswith("game_number,")


def test_a_file_that_cannot_be_written_is_noticed_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "file").write_text("")
    assert simulate("--games", "1000000", "--csv", str(tmp_path / "file" / "games.csv")) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_check_of_files_leaves_nothing_behind(tmp_path: Path):
    assert simulate("--csv", str(tmp_path / "a.csv"), "--plot", str(tmp_path / "chart.txt")) == 2
    assert list(tmp_path.iterdir()) == []


def test_what_is_overwritten_by_force_is_not_taken_away_before(tmp_path: Path):
    """An empty file may be a device."""
    file = tmp_path / "mine.csv"
    file.touch()
    inode = file.stat().st_ino
    assert simulate("--games", "2", "--quiet", "--csv", str(file), "--force") == 0
    assert file.stat().st_ino == inode


@pytest.mark.skipif(sys.platform == "win32", reason="limits")
def test_a_full_disk_is_no_wrong_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    import resource

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, limits[1]))
    try:
        status = simulate("--games", "4", "--quiet", "--csv", str(tmp_path / "games.csv"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert status == 1
    assert "games.csv: this file cannot be written: File too large" in capsys.readouterr().err


@pytest.mark.slow
def test_files_are_written_whoever_reads_the_tables(tmp_path: Path):
    command = [sys.executable, "-m", "galaktyka", "simulate", "race", "--games", "2", "--quiet", "--csv"]
    subprocess.run(["bash", "-c", '"$@" | true', "bash", *command, str(tmp_path / "games.csv")], check=True)
    assert (tmp_path / "games-cards.csv").is_file()


# --------------------------------------------------------------- charts


def test_a_chart_without_matplotlib_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert simulate("--plot", str(tmp_path / "chart.png")) == 2
    assert "galaktyka[plots]" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("game", ["race", "frontiers", "artifacts", "cosmos"])
@pytest.mark.parametrize(("suffix", "start"), [("png", b"\x89PNG"), ("svg", b"<?xml")])
def test_a_chart_is_drawn(suffix: str, start: bytes, game: str, tmp_path: Path):
    pytest.importorskip("matplotlib")
    file = tmp_path / f"chart.{suffix}"
    assert simulate("--games", "60", "--quiet", "--plot", str(file), lang="pl", game=game) == 0
    assert file.read_bytes().startswith(start)


@pytest.mark.slow
def test_letters_that_no_font_has_are_drawn_without_a_warning(tmp_path: Path):
    pytest.importorskip("matplotlib")
    text = shipped_text("race")
    names = "".join(f'{id} = "\N{GRINNING FACE} {id}"\n' for id in re.findall(r'^id = "([^"]+)"', text, re.MULTILINE))
    (tmp_path / "content.toml").write_text(text, "utf-8")
    for lang in ("en", "pl"):
        (tmp_path / f"{lang}.toml").write_text(f"[cards]\n{names}", "utf-8")
    command = ["--games", "100", "--bots", "greedy", "--seats", "2", "--quiet", "--pack", str(tmp_path)]
    assert simulate(*command, "--plot", str(tmp_path / "chart.png")) == 0


# --------------------------------------------------------------- interruption


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_prints_what_was_finished(jobs: str, tmp_path: Path):
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), "race", "--games", "20000", "--bots", "random,random", "--jobs", jobs]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        begun = process.stderr.readline()  # how far it is: some games are finished
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert "games" in begun
    assert process.returncode == 130
    assert "Interrupted" in err
    assert "Win rate by seat" in out
    assert "Traceback" not in err


@pytest.mark.parametrize(("lang", "shown"), [("en", "0.050 games/s"), ("pl", "0,050 partii/s")])
def test_slow_bots_are_slow_but_not_at_rest(lang: str, shown: str):
    meter = Meter(10, Words(lang), plain=True, quiet=True)
    meter.done, meter.start = 2, meter.start - 40
    assert meter.rate() == shown


@pytest.mark.parametrize(("lang", "told"), [("en", "100%: 1 of 1 game, 0:00 left"), ("pl", "100%: 1 z 1 partii")])
def test_one_game_is_one_game(lang: str, told: str, capsys: pytest.CaptureFixture[str]):
    assert simulate("--games", "1", "--plain", lang=lang) == 0
    assert told in capsys.readouterr().err


def test_numbers_are_written_as_in_the_language():
    assert decimal("en", 12345.678, 1) == "12,345.7"
    assert decimal("pl", 12345.678, 1) == "12\N{NARROW NO-BREAK SPACE}345,7"
    assert decimal("en", -1.25, 1, sign=True) == "−1.2"
    assert decimal("en", -0.04, 1) == decimal("en", 0.04, 1, sign=True) == decimal("en", -0.04, 1, sign=True) == "0.0"
    assert percent("en", 0.5) == "50.0%"
    assert percent("pl", 0.5) == "50,0%"
    assert [speed("en", rate) for rate in (1234, 9.94, 0.5, 0.0123)] == ["1,234", "9.9", "0.50", "0.012"]
    assert [duration(seconds) for seconds in (5, 65, 7210)] == ["0:05", "1:05", "2:00:10"]
