"""Either layout, dealers and opponents of one's own: what steppers and environments can be made from."""

from typing import Any

import numpy as np
import pytest

from galaktyka.bots import Outlook
from galaktyka.core.errors import SetupError
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.envs import aec_env, gym_env, parallel_env, vector_env
from galaktyka.envs.compiled.answering import Answerer
from galaktyka.envs.compiled.dealing import Dealer
from galaktyka.envs.compiled.stepper import Buffers, Chance, Reward, Seating, Stepper
from galaktyka.envs.observers import Observer, observer_for, slots_for, writer_of
from tests.envs.faults import refused
from tests.envs.tables import first_tables, settings_of
from tests.laws.tables import Table

ROOM, SEATS = 200, 5


class LastBot:
    """A bot in Python that takes the highest action."""

    name = "last"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, outlook: Outlook) -> int:
        return outlook.legal[-1]


class LowestAnswerer(Answerer):
    def answer(self, state: State, seat: int) -> int:
        return state.legal(seat)[0]


class Numbered(Dealer):
    """Table 0 plays the games with the seeds 1, 2, 3, table 1 those with 101, 102, 103."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.dealt = [0, 0]

    def deal(self, table: int) -> State:
        self.dealt[table] += 1
        return self.table.game().start(self.table.seats, 100 * table + self.dealt[table], dict(self.table.options))

    def answerer(self, table: int) -> Answerer:
        return LowestAnswerer()


class PlainObserver:
    """As a package from outside has it."""

    names: tuple[str, ...] = ("seat", "choosing")
    highs = bytes([4, 1])

    def write(self, state: State, seat: int, row: bytearray, start: int) -> None:
        row[start] = seat
        row[start + 1] = seat in state.deciders()


def stepper_of(table: Table, observer: Observer, others: tuple[int, ...], dealer: Dealer) -> tuple[Stepper, bytearray]:
    writer = writer_of(observer)
    rows = bytearray(2 * writer.width)
    sizes = (4 * ROOM, 4, 2, 2, 8 * SEATS)
    buffers = Buffers(memoryview(rows), *(memoryview(bytearray(size)) for size in sizes))
    seatings = [Seating(table.seats, {}, others)] * 2
    return Stepper(table.game(), writer, seatings, buffers, 1, Reward(), Chance(seeded(1)), 100_000, dealer), rows


@first_tables
def test_a_stepper_writes_layout_1_and_plays_what_a_dealer_deals(table: Table):
    observer = observer_for(table.game(), table.seats)
    stepper, rows = stepper_of(table, observer, tuple(range(1, table.seats)), Numbered(table))
    width = len(observer.names)
    for number, seed in enumerate((1, 101)):
        state = table.game().start(table.seats, seed, dict(table.options))
        while 0 not in state.deciders():
            state.apply(state.deciders()[0], state.legal(state.deciders()[0])[0])
        for _ in range(8):
            row = bytearray(width)
            observer.write(state, 0, row, 0)
            assert rows[number * width : (number + 1) * width] == row
            stepper.step([stepper.states[0].legal(0)[-1], stepper.states[1].legal(0)[-1]])
            state.apply(0, state.legal(0)[-1])
            while state.deciders() and 0 not in state.deciders():
                state.apply(state.deciders()[0], state.legal(state.deciders()[0])[0])
        stepper, rows = stepper_of(table, observer, tuple(range(1, table.seats)), Numbered(table))


def test_own_seats_are_asked_before_others_who_choose_at_the_same_time():
    table = Table("race", 2, (("first-game", False), ("advanced", False)))
    stepper, rows = stepper_of(table, PlainObserver(), (0,), Numbered(table))
    assert rows == bytes([1, 1, 1, 1])
    assert all(state.deciders() == [0, 1] for state in stepper.states)


@first_tables
def test_layout_2_is_what_the_slots_say(table: Table):
    settings = settings_of(table)
    writer = slots_for(table.game())
    env = gym_env(**settings, layout=2)
    envs = vector_env(**settings, layout=2, num_envs=2)
    (row, info), (rows, _) = env.reset(seed=6), envs.reset(seed=6)
    for _ in range(10):
        expected = bytearray(writer.blank)
        writer.write(env.game_state, 0, expected, 0)
        assert row.tobytes() == rows[0].tobytes() == expected
        assert row in env.observation_space
        assert rows in envs.observation_space
        action = int(np.flatnonzero(info["action_mask"])[0])
        row, _, over, _, info = env.step(action)
        rows, *_ = envs.step([action, 0])
        if over:
            break
    observer: Any = env.setting.observer
    assert observer.features == writer.features
    assert len(set(observer.names)) == len(observer.names) == writer.width


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_agents_see_layout_2_as_well(make: Any):
    env = make("race", layout=2)
    env.reset(seed=1)
    agent = env.agents[0]
    space = env.observation_space(agent)["observation"]
    assert space.shape == (slots_for(env.setting.game).width,)
    seen = env.observe(agent) if hasattr(env, "observe") else env.observations()[agent]
    assert seen["observation"] in space


@pytest.mark.parametrize("make", [gym_env, vector_env, aec_env, parallel_env])
def test_there_is_no_third_layout(make: Any):
    with refused(SetupError, "envs.unknown-layout"):
        make("race", layout=3)
    with refused(SetupError, "envs.no-whole-number"):
        make("race", layout="2")


@first_tables
@pytest.mark.parametrize("bots", ["greedy", LastBot], ids=["greedy", "python"])
def test_any_seat_may_be_ones_own_and_any_bot_play_the_others(table: Table, bots: Any):
    settings = {**settings_of(table), "seat": table.seats - 1, "bots": bots}
    env, envs = gym_env(**settings), vector_env(**settings, num_envs=2)
    (row, info), (rows, infos) = env.reset(seed=8), envs.reset(seed=[8, 9])
    rng = np.random.default_rng(2)
    for _ in range(60):
        assert np.array_equal(row, rows[0])
        assert np.array_equal(info["action_mask"], infos["action_mask"][0])
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        other = int(infos["action_mask"][1].argmax())
        row, reward, over, _, info = env.step(action)
        rows, rewards, overs, _, infos = envs.step([action, other])
        assert (rewards[0], overs[0]) == (reward, over)
        if over:
            break
