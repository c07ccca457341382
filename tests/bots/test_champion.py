"""The champion and its weakened levels: they take what the network says, by what their seat may know."""

import os
import threading
from pathlib import Path

import pytest

from galaktyka.bots import Outlook, find_bot
from galaktyka.bots.champion import appraised, drawn
from galaktyka.bots.compiled.learned import FULL, SHARPNESS, Appraisal, chance_of_winning, shares
from galaktyka.bots.levels import LEVELS, USUAL, Level, ladder, level_at, levels_at, read_ladders
from galaktyka.bots.network.shelf import VARIABLE, learned, weights_of
from galaktyka.core.errors import ContentError, WeightsError
from galaktyka.core.game import State
from galaktyka.core.rng import Rng, seeded
from galaktyka.envs.compiled.slots import EMPTY
from galaktyka.games import find_game, packages, shipped_keys
from galaktyka.text.packs import read_box
from tests.bots.conftest import Seat
from tests.bots.playing import wander
from tests.laws.tables import TABLES

ONE = 2**SHARPNESS
every_game = pytest.mark.parametrize("key", shipped_keys())


def chosen(state: State, seat: int, name: str, seed: int = 1) -> int:
    return find_bot(name, state.game().key, seed).choose(Outlook(state, seat, seeded(0)))


@every_game
def test_the_champion_takes_what_the_network_says_most_for(key: str, champions: Seat):
    champions(key)
    state = find_game(key).start(2, 3)
    seen = 0
    while (deciders := state.deciders()) and seen < 40:
        seat = deciders[0]
        legal, network = state.legal(seat), learned(state.game())
        numbers = network.network.answer(network.show(state, seat), 0, legal)[1:]
        best = min(zip(legal, numbers, strict=True), key=lambda pair: (-pair[1], pair[0]))[0]
        assert chosen(state, seat, "champion") == best == network.best(state, seat)
        assert network.appraisal(state, seat).choices == legal
        seen += len(legal) > 1
        state.apply(seat, legal[seen % len(legal)])
    assert seen == 40


@every_game
def test_games_of_champions_and_levels_repeat(key: str, champions: Seat):
    champions(key)
    assert after(key, ["champion", "novice", "champion:elo=1500"], 120) == after(
        key, ["champion", "novice", "champion:elo=1500"], 120
    )
    assert after(key, ["novice"] * 3, 120, seed=1) != after(key, ["novice"] * 3, 120, seed=2)


def after(key: str, names: list[str], choices: int, seed: int = 1) -> str:
    """The position after so many choices of these bots."""
    state = find_game(key).start(len(names), 5)
    bots = [find_bot(name, key, seed + seat) for seat, name in enumerate(names)]
    for _ in range(choices):
        for seat in state.deciders()[:1]:
            state.apply(seat, bots[seat].choose(Outlook(state, seat, seeded(seed))))
    return state.fingerprint()


def test_of_equal_choices_the_first_is_taken():
    assert Appraisal(0, [3, 5, 9], [-4, 7, 7]).best() == 5


def test_networks_are_loaded_once_for_all(champions: Seat):
    champions("race")
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(learned(find_game("race")))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(one) for one in found}) == 1


def test_other_weights_in_the_same_place_are_loaded(champions: Seat):
    champions("race", seed=1)
    first = learned(find_game("race"))
    champions("race", seed=2)
    state = find_game("race").start(2, 1)
    row = first.show(state, 0)
    legal = state.legal(0)
    assert learned(find_game("race")).network.answer(row, 0, legal) != first.network.answer(row, 0, legal)


def test_a_pack_of_ones_own_has_its_own_network(champions: Seat):
    champions("race")
    text = (packages()["race"].folder / "content.toml").read_text("utf-8").replace('"gem-world"', '"pearl-world"')
    own = read_box("race", text, "content.toml")[0]
    assert learned(own) is not learned(find_game("race"))
    assert learned(own) is learned(read_box("race", text, "content.toml")[0])
    state = own.start(2, 1)
    seat = state.deciders()[0]
    assert chosen(state, seat, "champion") in state.legal(seat)


def test_weights_of_another_game_are_refused(champions: Seat):
    champions("race")
    folder = Path(os.environ[VARIABLE])
    (folder / "race.weights").rename(folder / "cosmos.weights")
    with pytest.raises(WeightsError, match=r"weights\.other-game"):
        learned(find_game("cosmos"))


def test_a_game_from_outside_has_no_weights():
    with pytest.raises(WeightsError, match=r"weights\.none"):
        weights_of("chess")


@every_game
def test_champions_choose_by_what_their_seat_may_know(key: str, champions: Seat):
    """All that is hidden is drawn anew, and nobody chooses otherwise."""
    champions(key)
    table = next(table for table in TABLES if table.key == key and table.seats > 1)
    for state, seat, _ in wander(table, 11, 3, 40, "champion"):
        other = state.determinise(seat, seeded(99))
        for name in ("champion", "novice", "champion:elo=1300"):
            assert chosen(state, seat, name) == chosen(other, seat, name)


# ------------------------------------------------------------------ chance by integers


def test_shares_are_powers_of_e():
    numbers = [0, -ONE, -2 * ONE, ONE // 2 - ONE, -50 * ONE]
    found = [share / FULL for share in shares(numbers)]
    assert found == pytest.approx([1, 0.36788, 0.13534, 0.60653, 0], abs=0.003)
    warm = [share / FULL for share in shares(numbers, 200)]
    assert warm == pytest.approx([1, 0.60653, 0.36788, 0.77880, 0], abs=0.003)


def test_shares_are_the_same_numbers_everywhere():
    """Written down once: no machine and no build may say otherwise."""
    rng = seeded(8)
    numbers = [rng.below(2**28) for _ in range(8)]
    assert [shares(numbers, heat) for heat in (50, 100, 1000)] == SHARES


SHARES = [
    [10145, 4677, 443265, 1712, 567, 193570, 1048576, 46718],
    [103283, 70125, 681760, 42379, 24393, 450525, 1048576, 221632],
    [833006, 802021, 1006842, 761805, 721648, 964155, 1048576, 898615],
]


def test_what_is_infinitely_far_behind_has_no_share():
    assert shares([2**50, -(2**50)]) == [FULL, 0]


class Dealt:
    """Draws by a generator, counted."""

    def __init__(self, level: Level, numbers: list[int]) -> None:
        rng = seeded(4)
        taken = [drawn(Appraisal(0, [10, 20, 30], numbers), level, rng) for _ in range(4000)]
        self.share = [taken.count(choice) / 4000 for choice in (10, 20, 30)]


def test_a_warm_level_takes_second_bests_as_often_as_it_should():
    numbers = [0, -ONE, -3 * ONE]
    assert Dealt(Level(0, 100, 1000), numbers).share == pytest.approx([0.7054, 0.2595, 0.0351], abs=0.02)
    assert Dealt(Level(0, 300, 1000), numbers).share == pytest.approx([0.4802, 0.3441, 0.1767], abs=0.025)
    assert Dealt(Level(0, 0, 0), numbers).share == [1, 0, 0]


def test_an_absurd_choice_is_never_taken_however_warm():
    assert Dealt(Level(0, 1000, 200), [0, -ONE, -3 * ONE]).share[2] == 0
    assert Dealt(Level(0, 1000, 300), [0, -ONE, -3 * ONE]).share[2] > 0


def test_whoever_is_blind_does_not_look(champions: Seat):
    champions("race")
    state = find_game("race").start(2, 1)
    seat = state.deciders()[0]
    network = learned(state.game())
    row = network.show(state, seat)
    names = [network.writer.features[first] for first in network.writer.first_features]
    before = bytes(row)
    network.hide(row, "opponent")
    for name, now, then in zip(names, row, before, strict=True):
        assert now == (EMPTY if name.startswith("opponent") else then)
    assert bytes(row) != before
    outlook = Outlook(state, seat, Rng(1, 2, 3, 4))
    legal = state.legal(seat)
    assert appraised(outlook, legal, ("opponent",)).numbers == network.network.answer(row, 0, legal)[1:]


# ------------------------------------------------------------------ levels


def test_a_ladder_has_every_level_and_the_champion_on_top():
    assert list(USUAL) == [*LEVELS, "champion"]
    for key in shipped_keys():
        for seats in find_game(key).seats:
            levels = list(ladder(key, seats).values())
            assert [level.elo for level in levels] == sorted({level.elo for level in levels})
            assert levels[-1].temperature == 0


LADDER = """
[[players]]
seats = 2
novice = { elo = 900, temperature = 300, margin = 500, blind = ["opponent"], careful = 80 }
apprentice = { elo = 1100, temperature = 200, margin = 400 }
adept = { elo = 1300, temperature = 140, margin = 300 }
expert = { elo = 1500, temperature = 90, margin = 250 }
master = { elo = 1700, temperature = 50, margin = 200 }
champion = { elo = 1900 }
"""


def test_a_ladder_is_read():
    (levels,) = read_ladders(LADDER, "levels.toml").values()
    assert levels["novice"] == Level(900, 300, 500, ("opponent",), 80)
    assert levels["champion"] == Level(1900)


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("elo = 1100", "elo = 900", "content.wrong-order"),
        ("elo = 1100", "elo = -1", "content.out-of-range"),
        ("temperature = 90", "warmth = 90", "content.unknown-key"),
        ("careful = 80", "careful = 201", "content.out-of-range"),
        ("adept =", "adapt =", "content.unknown-key"),
        ("seats = 2", "seats = 0", "content.out-of-range"),
    ],
)
def test_a_ladder_that_cannot_be(before: str, after: str, fault: str):
    with pytest.raises(ContentError, match=fault):
        read_ladders(LADDER.replace(before, after), "levels.toml")


def test_the_dial_turns_from_level_to_level():
    """Between two levels it plays now like the one, now like the other, as near as it is to each."""
    rng = seeded(6)
    assert levels_at(1280, "chess", 2) == (USUAL["apprentice"], USUAL["apprentice"])
    assert level_at(1280, "chess", 2, rng) == USUAL["apprentice"]
    low, high = levels_at(1325, "chess", 2)
    assert (low, high) == (USUAL["apprentice"], USUAL["adept"])
    found = [level_at(1325, "chess", 2, rng) for _ in range(1000)]
    assert found.count(low) + found.count(high) == 1000
    assert found.count(high) == pytest.approx(250, abs=50)
    assert level_at(3, "chess", 2, rng) == USUAL["novice"]
    assert level_at(4000, "chess", 2, rng) == USUAL["champion"]


# ------------------------------------------------------------------ chances


def test_a_value_is_taken_at_its_word():
    """Of two a value of 0 is half; of four somebody who expects nothing wins a quarter."""
    assert chance_of_winning(0, 2, []) == 0.5
    assert chance_of_winning(ONE // 2, 2, []) == 0.75
    assert chance_of_winning(0, 4, []) == 0.25
    assert chance_of_winning(5 * ONE, 2, []) == 1
    assert chance_of_winning(-5 * ONE, 2, []) == 0


def test_a_value_is_told_by_what_came_of_it():
    points = [(-500, 100), (0, 400), (500, 950)]
    for value, chance in ((-ONE, 0.1), (-ONE // 4, 0.25), (0, 0.4), (ONE // 4, 0.675), (ONE, 0.95)):
        assert chance_of_winning(value, 2, points) == pytest.approx(chance)


def test_the_file_says_what_values_come_to(champions: Seat):
    given = champions("race", winning={"2": [(-500, 100), (0, 400), (500, 950)]})
    network = learned(find_game("race"))
    assert network.winning == given.winning
    assert network.chance(ONE // 4, 2) == pytest.approx(0.675)
    assert network.chance(0, 4) == 0.25
