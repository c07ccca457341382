"""What an experiment leaves in its folder: rows, counts, and enough to repeat it."""

import json
import os
import subprocess
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from pyarrow import parquet

from galaktyka.cli import main
from galaktyka.lab.contest import play_game
from galaktyka.lab.experiment import Experiment
from galaktyka.lab.parts import TALLY, Part, play_part, tally_document, tally_from
from galaktyka.lab.results import Folder, is_whole
from galaktyka.lab.study import Series
from galaktyka.lab.tally import Tally
from galaktyka.lab.vary import shipped_text
from tests.lab.experiments import PROGRAM, lab, match, results, rows, unfinished

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("without_drawings")]

START_WORLDS = {"old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"}


@pytest.mark.parametrize("game", ["race", "frontiers", "artifacts", "cosmos"])
def test_every_game_has_its_rows(game: str, tmp_path: Path):
    command = [game, "--games", "3", "--bots", "random", "--seats", "3", "--jobs", "1", "--out", str(tmp_path / "out")]
    assert lab("match", *command) == 0
    games, seats = rows(tmp_path / "out", "games"), rows(tmp_path / "out", "seats")
    assert [row["game"] for row in games] == ["0", "1", "2"]
    assert [(row["game"], row["seat"]) for row in seats] == [(str(n), str(s)) for n in range(3) for s in range(3)]
    for row in seats:
        points = [int(value) for name, value in row.items() if name.startswith("points_")]
        assert sum(points) == int(row["score"])
    for row in games:
        own = [seat for seat in seats if seat["game"] == row["game"]]
        assert row["winners"].split() == [seat["seat"] for seat in own if float(seat["won"])]
        assert sum(float(seat["won"]) for seat in own) == pytest.approx(1)


def test_parquet_says_the_same_as_csv(tmp_path: Path):
    assert match(tmp_path / "out") == 0
    for table in ("games", "seats"):
        columns = parquet.read_table(tmp_path / "out" / f"{table}.parquet").to_pylist()
        assert len(columns) == len(rows(tmp_path / "out", table)) > 0
        for typed, text in zip(columns, rows(tmp_path / "out", table), strict=True):
            for name, value in typed.items():
                shown = " ".join(map(str, value)) if isinstance(value, list) else "" if value is None else str(value)
                assert shown == text[name]


def test_a_game_can_be_repeated_from_its_row(tmp_path: Path):
    assert match(tmp_path / "out", "--seed", "4") == 0
    first = rows(tmp_path / "out", "games")[0]
    outcome = play_game(Experiment("race", ("greedy", "random"), 12, seed=4), 0)
    assert (str(outcome.seed), str(outcome.rounds), str(outcome.decisions)) == (
        first["seed"], first["rounds"], first["decisions"],
    )  # fmt: skip


def test_chance_is_left_to_the_engine_and_plays_by_the_same_rules():
    """The engine's own loop gives other games than asking random bots, with the same means."""
    means = []
    for by_engine in (False, True):
        tally = Tally()
        experiment = Experiment("race", ("random", "random"), 300, seed=2, by_engine=by_engine)
        tally.add_all([play_game(experiment, number) for number in range(300)])
        scores = tally.bots["random"].scores
        means.append(sum(score * times for score, times in scores.items()) / scores.total())
        assert tally.bots["random"].starts.keys() == START_WORLDS
    assert means[0] == pytest.approx(means[1], abs=1.2)  # four standard errors


def test_a_tally_survives_being_written():
    experiment = Experiment("frontiers", ("greedy", "random"), 6)
    tally = Tally()
    tally.add_all([play_game(experiment, number) for number in range(6)])
    assert tally_from(json.loads(json.dumps(tally_document(tally)))) == tally


def test_the_number_of_processes_changes_nothing(tmp_path: Path):
    assert match(tmp_path / "one") == 0
    assert match(tmp_path / "two", "--jobs", "2") == 0
    assert results(tmp_path / "one") == results(tmp_path / "two")


@pytest.mark.parametrize("game", ["frontiers", "cosmos"])
def test_neither_does_the_order_of_sets_in_memory(game: str, tmp_path: Path):
    found = []
    for seed in ("1", "2"):
        command = ["match", game, "--games", "2", "--bots", "random", "--jobs", "1", "--out", str(tmp_path / seed)]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run([*PROGRAM, *command, "--quiet"], check=True, env=environment, capture_output=True)
        found.append(results(tmp_path / seed))
    assert found[0] == found[1]


def test_the_folder_is_enough_to_repeat_the_experiment(tmp_path: Path):
    command = ["race", "--games", "4", "--bots", "greedy", "--jobs", "1", "--vary", "world.gem-world.cost=1,3"]
    assert lab("sweep", *command, "--out", str(tmp_path / "first")) == 0
    assert lab("run", str(tmp_path / "first" / "experiment.toml"), "--jobs", "1", "--out", str(tmp_path / "again")) == 0
    assert results(tmp_path / "first") == results(tmp_path / "again")
    assert str(tmp_path) not in (tmp_path / "first" / "manifest.json").read_text("utf-8")
    assert main(["pack", "check", str(tmp_path / "first" / "variants" / "001")]) == 0


def test_a_pack_travels_with_its_results(tmp_path: Path):
    own = tmp_path / "own"
    own.mkdir()
    (own / "content.toml").write_text(shipped_text("race").replace('name = "base"', 'name = "own"'), "utf-8")
    (own / "en.toml").write_text('[cards]\nold-earth = "The Cradle"\n', "utf-8")
    (own / "pl.toml").write_text("", "utf-8")
    assert match(tmp_path / "first", "--pack", str(own), games=40) == 0
    for file in own.iterdir():
        file.unlink()
    assert lab("report", str(tmp_path / "first")) == 0
    assert "The Cradle" in (tmp_path / "first" / "report.html").read_text("utf-8")
    assert lab("run", str(tmp_path / "first" / "experiment.toml"), "--jobs", "1", "--out", str(tmp_path / "again")) == 0
    assert results(tmp_path / "first") == results(tmp_path / "again")


def test_a_part_with_a_wrong_bit_is_not_kept(tmp_path: Path):
    """Wherever it is: in the games, in their checksums, or in what says how to read them."""
    names = [TALLY, "games.csv", "seats.csv"]
    series = Series(Experiment("race", ("random", "random"), 1, by_engine=True))
    data = play_part(series, Part(0, 0, 0, 1), ("csv",))
    entries = read_entries(data)
    assert is_whole(BytesIO(data), names)
    begin = data.index(b"PK\1\2")  # from here on it says what there is
    for place in [*range(60), *range(begin, len(data))]:
        for bit in range(8):
            damaged = bytearray(data)
            damaged[place] ^= 1 << bit
            assert not is_whole(BytesIO(damaged), names) or read_entries(bytes(damaged)) == entries
    assert not is_whole(BytesIO(data), [*names, "games.parquet"])
    assert not is_whole(tmp_path / "nowhere.zip", names)


def read_entries(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_part_takes_no_more_room_than_its_games():
    """What is kept while a part is played does not depend on the number of parts before it."""
    series = Series(Experiment("race", ("random", "random"), 10**9, by_engine=True))
    sizes = [len(play_part(series, Part(number, 0, first, first + 20), ("csv",))) for number, first in
             enumerate((0, 10**6, 10**9 - 20))]  # fmt: skip
    assert max(sizes) < 1.5 * min(sizes)


class JustFinishing(Folder):
    """Somebody else puts the last parts together while this one looks for them."""

    before = False
    """Before it looks, or after."""

    def is_kept(self, part: Part) -> bool:
        kept = super().is_kept(part)
        if not self.finished:
            Folder(self.path).finish()
        return not self.before and kept


@pytest.mark.parametrize("before", [True, False])
def test_an_experiment_may_be_finished_while_it_is_read(before: bool, tmp_path: Path):
    folder = JustFinishing(unfinished(tmp_path))
    for part in folder.plan.parts():
        folder.keep_part(part, play_part(folder.plan.series[0], part, folder.plan.kinds))
    folder.before = before
    (tally,) = folder.tallies()
    assert tally.games == 12
