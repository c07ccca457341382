"""Copies and pickles of running environments go on like the original, and the original does not notice."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from galaktyka.bots import Outlook
from galaktyka.core.rng import seeded
from galaktyka.envs import aec_env, gym_env, parallel_env, vector_env
from galaktyka.envs.aec import TurnsEnv
from galaktyka.envs.gym import SeatEnv
from galaktyka.envs.parallel import TogetherEnv
from galaktyka.envs.registration import NAMES, register_envs
from galaktyka.envs.vector import SeatsEnv
from galaktyka.games import packages
from tests.envs.tables import first_tables, settings_of
from tests.laws.tables import Table


def sent(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


each_way = pytest.mark.parametrize("copied", [copy.deepcopy, sent], ids=["copied", "pickled"])
Copied = Callable[[Any], Any]
Told = list[tuple[object, ...]]


class CountingBot:
    """A bot of somebody's own: it remembers how often it was asked, and has chance of its own."""

    name = "counting"

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.asked = 0

    def choose(self, outlook: Outlook) -> int:
        self.asked += 1
        return outlook.legal[(self.asked + self.rng.below(3)) % len(outlook.legal)]


def any_of(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def turns(env: TurnsEnv, steps: int) -> Told:
    """What everybody is told in so many steps, from one game to the next; the choices are always the same."""
    rng = np.random.default_rng(5)
    told: Told = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen, reward, over, broken_off, _ = env.last()
        assert seen is not None
        mask = seen["action_mask"]
        told.append((env.agent_selection, seen["observation"].tobytes(), mask.tobytes(), reward, over, broken_off))
        env.step(None if over or broken_off else any_of(mask, rng))
    return told


def together(env: TogetherEnv, steps: int) -> Told:
    rng = np.random.default_rng(5)
    told: Told = []
    observations = env.observations()
    for _ in range(steps):
        if not env.agents:
            observations, _ = env.reset()
        actions = {agent: any_of(seen["action_mask"], rng) for agent, seen in observations.items()}
        observations, rewards, over, broken_off, _ = env.step(actions)
        rows = [(seen["observation"].tobytes(), seen["action_mask"].tobytes()) for seen in observations.values()]
        told.append((rows, rewards, over, broken_off))
    return told


def seat(env: SeatEnv, steps: int) -> Told:
    rng = np.random.default_rng(5)
    told: Told = []
    for _ in range(steps):
        if env.over:
            env.reset()
        row, reward, over, _, info = env.step(any_of(env.action_masks(), rng))
        told.append((row.tobytes(), reward, over, info["action_mask"].tobytes()))
    return told


def seats(env: SeatsEnv, steps: int) -> Told:
    rng = np.random.default_rng(5)
    told: Told = []
    _, infos = env.batch()
    for _ in range(steps):
        actions = (rng.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(axis=1)
        rows, rewards, over, broken_off, infos = env.step(actions)
        masks = infos["action_mask"].tobytes()
        told.append((rows.tobytes(), rewards.tobytes(), over.tobytes(), broken_off.tobytes(), masks))
    return told


def check(env: Any, play: Callable[[Any, int], Told], copied: Copied, before: int = 60, after: int = 120) -> None:
    """A copy in the middle of a game, played on first, and a copy of the copy."""
    env.reset(seed=3)
    play(env, before)
    twin = copied(env)
    third = copied(twin)
    told = play(twin, after)
    assert play(env, after) == told
    assert play(third, after) == told


@first_tables
@each_way
def test_one_after_another(table: Table, copied: Copied):
    check(aec_env(**settings_of(table), max_cycles=40), turns, copied)


@first_tables
@each_way
def test_everybody_at_once(table: Table, copied: Copied):
    check(parallel_env(**settings_of(table), max_cycles=50), together, copied)


@first_tables
@pytest.mark.parametrize("bots", ["random", "novice", CountingBot], ids=str)
@each_way
def test_one_seat_with_the_chance_of_its_bots(table: Table, bots: Any, copied: Copied):
    check(gym_env(**settings_of(table), bots=bots), seat, copied)


@first_tables
@each_way
def test_many_tables(table: Table, copied: Copied):
    check(vector_env(**settings_of(table), num_envs=3, bots="novice", max_episode_steps=25), seats, copied, 40, 60)


@each_way
def test_bots_that_search_imagine_the_same(copied: Copied):
    """Their budget and their style come along, and the chance with which they imagine worlds."""
    env = gym_env("race", bots="search:12")
    check(env, seat, copied, 6, 10)
    bot, again = env.seated_bots.bots[1], copied(env).seated_bots.bots[1]
    assert (again.name, again.budget, again.style.loyal) == (bot.name, bot.budget, bot.style.loyal)


@each_way
@pytest.mark.parametrize("make", [aec_env, parallel_env, gym_env, vector_env])
def test_before_the_first_game(make: Any, copied: Copied):
    env = make("race")
    twin = copied(env)
    for one in (env, twin):
        one.reset(seed=4)
    plays: dict[Any, Callable[[Any, int], Told]] = {
        aec_env: turns,
        parallel_env: together,
        gym_env: seat,
        vector_env: seats,
    }
    assert plays[make](env, 20) == plays[make](twin, 20)


@each_way
def test_games_of_gymnasium_with_a_limit(copied: Copied):
    register_envs()
    env: Any = gymnasium.make(NAMES["race"], max_episode_steps=10)
    env.reset(seed=1)
    for _ in range(4):
        env.step(env.unwrapped.game_state.legal(0)[0])
    twin = copied(env)
    for one in (twin, env):
        ends = [one.step(one.unwrapped.game_state.legal(0)[0])[3] for _ in range(6)]
        assert ends == [False] * 5 + [True]
    assert twin.unwrapped.game_state.fingerprint() == env.unwrapped.game_state.fingerprint()


def test_a_pickle_holds_no_cards_and_no_rules():
    env = gym_env("artifacts", bots="greedy")
    env.reset(seed=1)
    assert b"galaktyka.games" not in pickle.dumps(env)


@each_way
def test_a_pack_comes_along(tmp_path: Path, copied: Copied):
    shipped = (packages()["race"].folder / "content.toml").read_text("utf-8")
    (tmp_path / "content.toml").write_text(shipped.replace("vp_per_player = 12", "vp_per_player = 3"), "utf-8")
    for lang in ("en", "pl"):
        (tmp_path / f"{lang}.toml").write_text("", "utf-8")
    env = aec_env("race", pack=tmp_path)
    check(env, turns, copied, 10, 20)
    assert copied(env).game_state.view(None)["pool"] <= 6
