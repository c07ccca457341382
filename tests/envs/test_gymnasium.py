"""Gymnasium's own check passes, alone and in a batch, and bots answer at the other seats."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from galaktyka.bots import Outlook, bot_names
from galaktyka.core.errors import IllegalMove, SetupError
from galaktyka.envs import gym_env, vector_env
from galaktyka.envs.gym import SeatEnv
from galaktyka.envs.registration import NAMES, register_envs
from galaktyka.games import find_game, shipped_keys
from tests.envs.tables import every_table, first_tables, settings_of
from tests.laws.tables import Table


class LowestBot:
    """Takes the lowest action, and remembers how often it was asked."""

    name = "lowest"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked = 0

    def choose(self, outlook: Outlook) -> int:
        self.asked += 1
        return outlook.legal[0]


def legal(info: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(info["action_mask"])]


def last_of(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """The reward of a random game."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        _, reward, terminated, _, info = env.step(rng.choice(legal(info)))
        if terminated:
            return float(reward), info


@every_table
@pytest.mark.parametrize("illegal", ["lose", "nearest"])
def test_their_check(table: Table, illegal: str):
    register_envs()
    options = {key: value for key, value in settings_of(table).items() if key != "game"}
    env = gymnasium.make(NAMES[table.key], **options, illegal=illegal, disable_env_checker=True)
    check_env(env.unwrapped)


@first_tables
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_against_bots_comes_to_an_end(table: Table, bot: str):
    env = gym_env(**settings_of(table), bots=bot, rewards="score")
    reward, _ = last_of(env, 1)
    assert env.game_state.is_over()
    assert reward == env.game_state.totals()[0]


def test_every_bot_of_a_game_can_be_asked_for():
    for name in [name for name in bot_names("artifacts") if name.startswith(("random", "greedy"))]:
        env = gym_env("artifacts", players=3, bots=["random", name])
        assert [bot.name for bot in seated(env).values()] == ["random", name]


def seated(env: SeatEnv) -> dict[int, Any]:
    env.reset(seed=1)
    return env.seated_bots.bots


def test_bots_sit_clockwise_from_the_own_seat():
    env = gym_env("race", players=3, seat=1, bots=["greedy", "random"])
    assert {seat: bot.name for seat, bot in seated(env).items()} == {2: "greedy", 0: "random"}


def test_a_bot_of_ones_own_can_play():
    env = gym_env("race", bots=LowestBot)
    last_of(env, 2)
    assert env.seated_bots.bots[1].asked > 10


def test_the_own_seat_may_be_any():
    env = gym_env("race", players=4, seat=3)
    env.reset(seed=1)
    assert 3 in env.game_state.deciders()


def test_an_illegal_action_loses_the_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    env = gym_env("race")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(env.setting.game.actions.id("choose settle"))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"] == "Something else comes first: discard cards."


def test_what_was_lost_is_over():
    env = gym_env("race")
    env.reset(seed=1)
    env.step(env.setting.game.actions.id("choose settle"))
    before = env.game_state.fingerprint()
    with pytest.raises(ResetNeeded):
        env.step(env.game_state.legal(0)[0])
    assert env.game_state.fingerprint() == before
    _, info = env.reset()
    assert env.step(legal(info)[0])[2] is False


@pytest.mark.parametrize("illegal", ["lose", "raise", "nearest"])
def test_after_the_end_there_is_nothing_to_do(illegal: str):
    env = gym_env("race", illegal=illegal)
    last_of(env, 1)
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)


def test_before_the_first_reset_there_is_no_game():
    env = gym_env("race", render_mode="ansi")
    for go_on in (lambda: env.step(0), env.action_masks, env.render):
        with pytest.raises(ResetNeeded, match="reset"):
            go_on()


def test_bots_and_what_they_imagine_have_chance_of_their_own():
    env = gym_env("race", players=4, seat=2)
    bots = seated(env)
    streams = [tuple(rng.words()) for rng in (env.seated_bots.rng, *(bot.rng for bot in bots.values()))]
    assert len(set(streams)) == 4


def test_an_illegal_action_can_be_an_error():
    env = gym_env("race", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(env.setting.game.actions.id("choose settle"))


def test_the_mask_can_be_asked_for():
    env = gym_env("race")
    _, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert legal(info) == env.game_state.legal(0)


def test_observations_are_kept_by_whoever_gets_them():
    env = gym_env("race")
    first, info = env.reset(seed=1)
    before = first.copy()
    env.step(legal(info)[0])
    assert np.array_equal(first, before)


@pytest.mark.parametrize("key", shipped_keys())
def test_every_game_has_a_name_in_gymnasium(key: str):
    register_envs()
    register_envs()
    env = gymnasium.make(NAMES[key])
    assert isinstance(env.unwrapped, SeatEnv)
    assert env.unwrapped.setting.game_key == key


def test_a_time_limit_breaks_a_game_off():
    register_envs()
    env = gymnasium.make(NAMES["race"], max_episode_steps=3)
    _, info = env.reset(seed=1)
    for number in range(3):
        _, _, terminated, truncated, info = env.step(legal(info)[0])
        assert (terminated, truncated) == (False, number == 2)


# ------------------------------------------------------------------ many tables


@first_tables
def test_a_table_of_many_plays_like_one_alone(table: Table):
    """Table i has the games of the seed + i; after the end of one the next begins with the next step."""
    many = vector_env(**settings_of(table), num_envs=3)
    alone = [gym_env(**settings_of(table)) for _ in range(3)]
    rows, infos = many.reset(seed=10)
    starts = [env.reset(seed=10 + i) for i, env in enumerate(alone)]
    over = [False] * 3
    for i in range(3):
        assert np.array_equal(rows[i], starts[i][0])
    for _ in range(400):
        masks = infos["action_mask"]
        actions = np.array([int(np.flatnonzero(mask)[-1]) if mask.any() else 0 for mask in masks])
        rows, rewards, terminations, truncations, infos = many.step(actions)
        for i, env in enumerate(alone):
            if over[i]:
                row, info = env.reset()
                reward, over[i] = 0.0, False
            else:
                row, reward, over[i], _, info = env.step(actions[i])
            assert np.array_equal(rows[i], row)
            assert np.array_equal(infos["action_mask"][i], info["action_mask"])
            assert (rewards[i], terminations[i], truncations[i]) == (reward, over[i], False)


def test_a_batch_keeps_to_its_spaces():
    register_envs()
    envs = gymnasium.make_vec(NAMES["race"], num_envs=4, players=3)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    rows, infos = envs.reset(seed=3)
    assert rows in envs.observation_space
    assert rows.shape == envs.observation_space.shape
    assert infos["action_mask"].shape == (4, len(find_game("race").actions))
    assert envs.action_space.shape == (4,)
    rows, rewards, terminations, truncations, _ = envs.step(np.zeros(4, np.int64))
    assert rows in envs.observation_space
    assert rewards.shape == terminations.shape == truncations.shape == (4,)


def test_illegal_actions_end_only_their_own_table():
    envs = vector_env("race", num_envs=2)
    _, infos = envs.reset(seed=3)
    good = int(np.flatnonzero(infos["action_mask"][0])[0])
    _, rewards, over, _, _ = envs.step(np.array([good, envs.setting.game.actions.id("choose settle")]))
    assert list(over) == [False, True]
    assert list(rewards) == [0.0, -1.0]


def test_a_batch_can_treat_illegal_actions_as_an_error():
    envs = vector_env("race", num_envs=2, illegal="raise")
    envs.reset(seed=3)
    with pytest.raises(IllegalMove):
        envs.step(np.full(2, envs.setting.game.actions.id("choose settle")))


def test_tables_can_have_seeds_of_their_own():
    envs = vector_env("race", num_envs=2)
    rows, _ = envs.reset(seed=[5, 5])
    assert np.array_equal(rows[0], rows[1])


def test_without_a_seed_the_games_differ():
    rows, _ = vector_env("race", num_envs=8).reset()
    assert len({row.tobytes() for row in rows}) > 1


def test_a_batch_can_be_read(monkeypatch: Any):
    monkeypatch.setenv("LC_ALL", "pl")
    envs = vector_env("race", num_envs=2, render_mode="ansi")
    envs.reset(seed=1)
    frames = envs.render()
    assert frames is not None
    assert len(frames) == 2
    assert all("player_1: " in frame for frame in frames)
    assert vector_env("race").render() is None


@pytest.mark.parametrize("make", [gym_env, vector_env])
@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "race", "bots": "clairvoyant"}, "unknown-bot"),
        ({"game": "race", "bots": ["random", "random"]}, "envs.wrong-number-of-bots"),
        ({"game": "race", "seat": 2}, "envs.wrong-seat"),
        ({"game": "race", "illegal": "ignore"}, "envs.unknown-illegal"),
        ({"game": "race", "rewards": "glory"}, "envs.unknown-rewards"),
        ({"game": "race", "players": "2"}, "envs.no-whole-number"),
        ({"game": "race", "seat": None}, "envs.no-whole-number"),
        ({"game": "race", "options": None}, "envs.wrong-options"),
        ({"game": "race", "options": {"advanced": "yes"}}, "envs.wrong-options"),
        ({"game": "race", "bots": None}, "envs.wrong-bots"),
        ({"game": "race", "bots": [7]}, "envs.wrong-bots"),
        ({"game": "race", "render_mode": "human"}, "envs.unknown-render-mode"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused(make: Any, settings: dict[str, Any], fault: str):
    with pytest.raises(SetupError) as refused:
        make(**settings)
    assert refused.value.message_id == fault
