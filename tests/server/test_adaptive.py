"""The opponent that adapts: it goes by finished games against champions, and by nothing else."""

from pathlib import Path

import pytest

from galaktyka.bots.levels import elo_of, ladder, strength_after
from galaktyka.server.adaptive import fitting_bot, results_in
from galaktyka.server.storage.store import SeatRow, TableRow
from tests.bots.networks import give_weights
from tests.server.serving import ME, serving, story

pytestmark = pytest.mark.once

ADAPTIVE = {"kind": "bot", "name": "adaptive"}


def finished(bots: list[str], totals: list[int], **other: object) -> TableRow:
    seats = [SeatRow("person", "Ala", "ala"), *(SeatRow("bot", bot) for bot in bots)]
    row = TableRow("t", "race", "over", "ala", seats, {}, 1, totals=totals)
    for name, value in other.items():
        setattr(row, name, value)
    return row


def test_winning_makes_stronger_and_losing_weaker():
    """Against an equal: 160 · (1 − ½). Against somebody 400 above a win is expected once in eleven times."""
    assert strength_after([], 1500) == 1500
    assert strength_after([(1500, 1.0)], 1500) == 1580
    assert strength_after([(1500, 0.0)], 1500) == 1420
    assert strength_after([(1900, 1.0)], 1500) == round(1500 + 160 * 10 / 11)
    assert strength_after([(1500, 1.0), (1580, 0.0)], 1500) == 1500


def test_what_a_table_says_about_a_person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    give_weights(monkeypatch, tmp_path, "race")
    novice = ladder("race", 3)["novice"].elo
    assert results_in(finished(["champion:elo=1500", "champion:novice"], [20, 20, 30]), "ala") == [
        (1500, 0.5), (novice, 0.0),
    ]  # fmt: skip
    assert results_in(finished(["champion:elo=1500"], [20, 10]), "ala") == [(1500, 1.0)]
    assert results_in(finished(["classic-novice", "greedy"], [20, 10, 10]), "ala") == []
    assert results_in(finished(["champion:elo=1500"], [20, 10], status="playing"), "ala") == []
    assert results_in(finished(["champion:elo=1500"], [20, 10]), "ola") == []


def test_how_strong_a_name_is():
    assert elo_of("champion:elo=1234", "race", 2) == 1234
    assert elo_of("champion", "race", 2) == ladder("race", 2)["champion"].elo
    assert elo_of("champion:adept", "race", 2) == ladder("race", 2)["adept"].elo
    for name in ("adept", "classic-adept", "greedy", "champion:300ms", "champion:elo=much"):
        assert elo_of(name, "race", 2) is None


def test_a_table_is_given_a_champion_of_the_right_strength(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    give_weights(monkeypatch, tmp_path / "weights", "race")

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, ADAPTIVE, seed=4)
            row = await house.service.store.table(table)
            assert row is not None
            usual = ladder("race", 2)["adept"].elo
            assert row.seats[1].name == f"champion:elo={usual}"
            row.status, row.totals = "over", [40, 10]
            await house.service.store.save_table(row)
            person = await house.service.store.person(row.host)
            assert person is not None
            stronger = await fitting_bot(house.service.store, person, "race", 2)
            assert stronger == f"champion:elo={usual + 80}"
            assert await fitting_bot(house.service.store, person, "race", 3) == stronger

    story(told())


def test_without_weights_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("galaktyka.bots.network.shelf.SHIPPED", "nothing")

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            refused = await ala.post("/tables", {"game": "race", "seats": [ME, ADAPTIVE]})
            assert refused.status_code == 400

    story(told())
