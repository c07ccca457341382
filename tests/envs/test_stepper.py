"""Many tables stepped at once are the games that are played one by one."""

from math import tanh
from struct import unpack

import pytest

from galaktyka.bots import Outlook, find_bot
from galaktyka.bots.search import mind_of
from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import State
from galaktyka.core.rng import Rng, seeded
from galaktyka.envs.compiled.slots import EMPTY
from galaktyka.envs.compiled.stepper import (
    BROKEN_OFF,
    ENDED,
    Answerer,
    Buffers,
    Chance,
    Greedy,
    Reward,
    Seating,
    Stepper,
)
from galaktyka.envs.observers import slots_for
from tests.envs.tables import first_tables
from tests.laws.tables import TABLES, Table

ROOM = 200
SEATS = 5


class Tables:
    """A stepper and its buffers, as a caller in plain Python has them."""

    def __init__(
        self,
        table: Table,
        number: int,
        others: tuple[int, ...] = (),
        answerer: Answerer | None = None,
        win: float = 0.8,
        most_choices: int = 100_000,
    ) -> None:
        game = table.game()
        self.writer = slots_for(game)
        width = self.writer.width
        self.number = number
        sizes = (width * number, 2 * ROOM * number, 2 * number, number, number, 4 * SEATS * number)
        self.rows, self.legal, self.counts, self.seats, self.ends, self.rewards = (bytearray(size) for size in sizes)
        views = [memoryview(b) for b in (self.rows, self.legal, self.counts, self.seats, self.ends, self.rewards)]
        seating = [Seating(table.seats, dict(table.options), others) for _ in range(number)]
        self.stepper = Stepper(
            game,
            self.writer,
            seating,
            Buffers(*views),
            5,
            Reward(win, 15.0),
            answerer or Chance(seeded(1)),
            most_choices,
        )

    def row(self, table: int) -> bytes:
        width = self.writer.width
        return bytes(self.rows[table * width : (table + 1) * width])

    def offered(self, table: int) -> list[int]:
        number = self.counts[2 * table] + 256 * self.counts[2 * table + 1]
        return list(unpack(f"<{number}H", self.legal[table * 2 * ROOM : table * 2 * ROOM + 2 * number]))

    def reward(self, table: int) -> list[float]:
        return list(unpack(f"<{SEATS}f", self.rewards[table * 4 * SEATS : (table + 1) * 4 * SEATS]))

    def any_choices(self, rng: Rng) -> list[int]:
        offered = [self.offered(table) for table in range(self.number)]
        return [options[rng.below(len(options))] for options in offered]


def check_row(tables: Tables, table: int, state: State) -> None:
    """The buffers say what the position says."""
    seat = state.deciders()[0]
    expected = bytearray(tables.writer.blank)
    tables.writer.write(state, seat, expected, 0)
    assert tables.seats[table] == seat
    assert tables.row(table) == expected
    assert tables.offered(table) == state.legal(seat)


@first_tables
def test_what_is_written_is_the_position_and_games_follow_each_other(table: Table):
    tables = Tables(table, 3)
    rng = seeded(3)
    states = [state.clone() for state in tables.stepper.states]
    ended = 0
    while ended < 4:
        for number, state in enumerate(states):
            check_row(tables, number, state)
        choices = tables.any_choices(rng)
        tables.stepper.step(choices)
        for number, (state, action) in enumerate(zip(states, choices, strict=True)):
            state.apply(state.deciders()[0], action)
            assert tables.ends[number] == (ENDED if state.is_over() else 0)
            if state.is_over():
                ended += 1
                states[number] = tables.stepper.states[number].clone()
            else:
                assert tables.reward(number) == [0.0] * SEATS


@pytest.mark.parametrize(("lead", "reward"), [(15, 0.8 + 0.2 * 0.7615942), (-15, -0.8 - 0.2 * 0.7615942)])
def test_a_reward_is_winning_and_a_part_of_it_the_lead(lead: int, reward: float):
    """tanh(1) is 0.7615942: a lead as large as the scale."""
    given = Reward(0.8, 15.0).of(won=1.0 if lead > 0 else -1.0, lead=float(lead))
    assert given == pytest.approx(reward)


def test_rewards_of_a_finished_game_go_to_the_winner():
    """Without the lead, what the others lose is what the winners get."""
    tables = Tables(next(table for table in TABLES if str(table) == "race-4"), 1, win=1.0)
    rng = seeded(8)
    while True:
        state = tables.stepper.states[0].clone()
        choices = tables.any_choices(rng)
        tables.stepper.step(choices)
        if tables.ends[0]:
            break
    state.apply(state.deciders()[0], choices[0])
    rewards = tables.reward(0)
    winners = state.winners()
    assert [seat for seat in range(4) if rewards[seat] > 0] == winners
    assert sum(rewards) == pytest.approx(0.0, abs=1e-5)
    assert rewards[4] == 0.0


@first_tables
def test_other_seats_are_played_by_the_greedy_bot(table: Table):
    others = tuple(range(1, table.seats))
    tables = Tables(table, 1, others, Greedy(mind_of(table.key)))
    bot = find_bot("greedy", table.key, 1)
    state = tables.stepper.states[0].clone()
    rng = seeded(2)
    for _ in range(30):
        assert tables.seats[0] == 0
        choices = tables.any_choices(rng)
        tables.stepper.step(choices)
        state.apply(0, choices[0])
        while state.deciders() and state.deciders()[0] in others:
            seat = state.deciders()[0]
            state.apply(seat, bot.choose(Outlook(state, seat, seeded(0))))
        if state.is_over():
            return
        check_row(tables, 0, state)


def test_a_game_that_takes_too_long_is_broken_off_and_counts_as_it_stands(race_of_two: Table):
    tables = Tables(race_of_two, 1, most_choices=10)
    rng = seeded(2)
    state = tables.stepper.states[0].clone()
    for _ in range(10):
        assert tables.ends[0] == 0
        choices = tables.any_choices(rng)
        tables.stepper.step(choices)
        state.apply(state.deciders()[0], choices[0])
    assert tables.ends[0] == BROKEN_OFF
    leads = [2 * total - sum(state.totals()) for total in state.totals()]
    won = {1: [1.0, -1.0], 2: [0.0, 0.0]}[len(state.winners())]
    first = won[0] if state.winners()[0] == 0 else won[1]
    assert tables.reward(0)[0] == pytest.approx(0.8 * first + 0.2 * tanh(leads[0] / 15))


@pytest.fixture
def race_of_two() -> Table:
    return Table("race", 2, (("first-game", False), ("advanced", False)))


def test_the_same_seed_gives_the_same_games(race_of_two: Table):
    first, second = Tables(race_of_two, 2), Tables(race_of_two, 2)
    assert first.rows == second.rows
    assert first.rows[: first.writer.width] != first.rows[first.writer.width :]
    choices = first.any_choices(seeded(4))
    first.stepper.step(choices)
    second.stepper.step(choices)
    assert (first.rows, first.legal, first.seats) == (second.rows, second.legal, second.seats)


def test_an_illegal_choice_is_refused(race_of_two: Table):
    tables = Tables(race_of_two, 1)
    wrong = next(action for action in range(900) if action not in tables.offered(0))
    with pytest.raises(IllegalMove):
        tables.stepper.step([wrong])


def test_choices_that_do_not_fit_are_an_error(race_of_two: Table):
    game = race_of_two.game()
    writer = slots_for(game)
    buffers = Buffers(*(memoryview(bytearray(size)) for size in (writer.width, 2, 2, 1, 1, 20)))
    with pytest.raises(ValueError, match="choices do not fit into room for 1"):
        Stepper(game, writer, [Seating(2, {})], buffers, 1, Reward(), Chance(seeded(1)))


def test_a_blank_row_is_empty(race_of_two: Table):
    assert set(slots_for(race_of_two.game()).blank) == {EMPTY}
