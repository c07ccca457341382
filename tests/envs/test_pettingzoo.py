"""PettingZoo's own tests pass, and what they do not ask holds too."""

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.utils import TerminateIllegalWrapper, parallel_to_aec

from galaktyka.core.errors import IllegalMove, SetupError
from galaktyka.core.rng import seeded
from galaktyka.envs import aec_env, parallel_env
from galaktyka.envs.aec import TurnsEnv
from tests.envs.faults import refused
from tests.envs.tables import every_table, first_tables, settings_of
from tests.laws.tables import Table

with warnings.catch_warnings():
    # Where pygame is there, their tests import a game of theirs in a way that they themselves call old.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

pytestmark = [
    # The peers' test knows the names of its own games that show a mask beside the numbers, and warns of all others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]

CYCLES = 60


def sampled(env: TurnsEnv) -> int:
    observation = env.observe(env.agent_selection)
    return int(env.action_space(env.agent_selection).sample(observation["action_mask"]))


def played(env: TurnsEnv, seed: int) -> dict[str, float]:
    """What everybody got in a random game."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, terminated, _, _ = env.last()
        if terminated:
            got[agent] = reward
        env.step(None if terminated else sampled(env))
    return got


@every_table
def test_their_api_test(table: Table, capsys: Any):
    api_test(aec_env(**settings_of(table)), CYCLES)


@every_table
def test_their_api_test_to_the_end_of_a_game(table: Table, capsys: Any):
    """A game that is broken off ends like one that is over."""
    api_test(aec_env(**settings_of(table), max_cycles=20), CYCLES)


@every_table
def test_their_seed_test(table: Table):
    seed_test(lambda: aec_env(**settings_of(table)), CYCLES)


@every_table
def test_their_parallel_api_test(table: Table, capsys: Any):
    parallel_api_test(parallel_env(**settings_of(table)), CYCLES)


@every_table
def test_their_parallel_seed_test(table: Table):
    """It samples without a mask, so that the nearest legal actions are taken."""
    parallel_seed_test(lambda: parallel_env(**settings_of(table), illegal="nearest"), CYCLES)


@every_table
def test_their_max_cycles_test(table: Table):
    """It wants everybody to act equally often, as in the parallel environment and in what PettingZoo makes of it."""

    def together(max_cycles: int) -> Any:
        return parallel_env(**settings_of(table), illegal="nearest", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles)))
    )


@first_tables
def test_after_so_many_choices_of_one_agent_a_game_is_broken_off(table: Table):
    env = aec_env(**settings_of(table), max_cycles=5)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(sampled(env))
    assert max(env.turns.values()) == 5
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    for _ in range(table.seats):
        env.step(None)
    assert env.agents == []


@first_tables
def test_a_game_goes_as_the_engine_plays_it(table: Table):
    env = aec_env(**settings_of(table))
    env.reset(seed=3)
    twin = env.game_state.clone()
    for _ in range(40):
        seat = env.seat_of[env.agent_selection]
        action = twin.legal(seat)[0]
        twin.apply(seat, action)
        env.step(action)
        assert env.game_state.fingerprint() == twin.fingerprint()


def test_ranks_of_two_add_up_to_nothing():
    got = played(aec_env("race"), 5)
    assert sorted(got.values()) in ([-1.0, 1.0], [0.0, 0.0])
    assert sum(got.values()) == 0


def test_points_are_the_reward_where_they_are_asked_for():
    env = aec_env("race", rewards="score")
    got = played(env, 5)
    assert list(got.values()) == env.game_state.totals()


def test_the_victory_is_worth_one():
    env = aec_env("frontiers", players=4, rewards="win")
    got = played(env, 5)
    assert sum(got.values()) == pytest.approx(1)
    assert {env.seat_of[agent] for agent, reward in got.items() if reward} == set(env.game_state.winners())


def test_the_same_seed_is_the_same_game_and_the_next_one_follows_from_it():
    one, two = aec_env("race"), aec_env("race")
    for env in (one, two):
        env.reset(seed=8)
    first = one.game_state.fingerprint()
    assert two.game_state.fingerprint() == first
    for env in (one, two):
        env.reset()
    assert one.game_state.fingerprint() == two.game_state.fingerprint() != first


def test_who_decides_in_secret_is_not_seen_by_the_next():
    """Everybody discards two cards at the start; the second player sees nothing of what the first has chosen."""
    env = aec_env("race")
    rows = []
    for choice in (0, -1):
        env.reset(seed=2)
        while env.agent_selection == "player_0":
            env.step(env.game_state.legal(0)[choice])
        rows.append(env.observe("player_1"))
    assert np.array_equal(rows[0]["observation"], rows[1]["observation"])
    assert np.array_equal(rows[0]["action_mask"], rows[1]["action_mask"])


def test_together_all_who_decide_act_in_one_step():
    env = parallel_env("race")
    observations, _ = env.reset(seed=2)
    assert all(observation["action_mask"][env.wait] == 0 for observation in observations.values())
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    env.step(actions)
    assert [env.game_state.view(seat)["players"][seat]["owe"] for seat in range(2)] == [1, 1]  # of two cards each


def test_who_has_nothing_to_decide_waits():
    env = parallel_env("frontiers")
    observations, _ = env.reset(seed=2)
    (decider,) = env.game_state.deciders()
    waiting = observations[f"player_{1 - decider}"]["action_mask"]
    assert list(np.flatnonzero(waiting)) == [env.wait]
    assert observations[f"player_{decider}"]["action_mask"][env.wait] == 0
    legal = env.game_state.legal(decider)
    with refused(IllegalMove, "envs.only-wait"):
        env.step({f"player_{decider}": legal[0], f"player_{1 - decider}": 0})


def test_a_parallel_game_ends_with_rewards():
    env = parallel_env("race", rewards="score")
    observations, _ = env.reset(seed=4)
    rng = np.random.default_rng(1)
    while env.agents:
        actions = {a: int(rng.choice(np.flatnonzero(o["action_mask"]))) for a, o in observations.items()}
        observations, rewards, terminations, truncations, _ = env.step(actions)
    assert all(terminations.values())
    assert not any(truncations.values())
    assert list(rewards.values()) == env.game_state.totals()


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_an_illegal_action_is_refused_with_its_reason(make: Any):
    env = make("race")
    env.reset(seed=1)
    forbidden = env.setting.game.actions.id("choose settle")
    before = env.game_state.fingerprint()
    with pytest.raises(IllegalMove):
        env.step(forbidden if make is aec_env else {"player_0": forbidden, "player_1": forbidden})
    assert env.game_state.fingerprint() == before


def test_together_one_illegal_action_leaves_everything_as_it_was():
    env = parallel_env("race")
    env.reset(seed=1)
    before = env.game_state.fingerprint()
    legal, forbidden = env.game_state.legal(0)[0], env.setting.game.actions.id("choose settle")
    with pytest.raises(IllegalMove):
        env.step({"player_0": legal, "player_1": forbidden})
    assert env.game_state.fingerprint() == before


def test_the_nearest_legal_action_can_be_taken_instead():
    env = aec_env("race", illegal="nearest")
    env.reset(seed=1)
    legal = env.game_state.legal(0)
    twin = env.game_state.clone()
    env.step(legal[0] + 1 if legal[1] > legal[0] + 1 else 0)
    twin.apply(0, legal[1] if legal[1] > legal[0] + 1 else legal[0])
    assert env.game_state.fingerprint() == twin.fingerprint()


def test_above_the_highest_legal_action_the_nearest_is_the_lowest():
    env = aec_env("race", illegal="nearest")
    env.reset(seed=1)
    twin = env.game_state.clone()
    env.step(env.setting.actions - 1)
    twin.apply(0, twin.legal(0)[0])
    assert env.game_state.fingerprint() == twin.fingerprint()


def test_their_wrapper_ends_a_game_at_an_illegal_action():
    env = TerminateIllegalWrapper(aec_env("race"), illegal_reward=-1)
    env.reset(seed=1)
    env.step(env.unwrapped.setting.game.actions.id("choose settle"))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == -1


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_a_position_can_be_read(make: Any, monkeypatch: Any):
    monkeypatch.setenv("LC_ALL", "en")
    env = make("race", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "player_1: " in text
    assert f"> {env.setting.game.actions.notation(env.game_state.legal(0)[0])}" in text
    assert make("race").render_mode is None


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_the_end_of_a_game_can_be_read(make: Any, monkeypatch: Any):
    monkeypatch.setenv("LC_ALL", "en")
    env = make("race", render_mode="ansi", rewards="score")
    env.reset(seed=1)
    env.game_state.playout(seeded(1))
    env.agents = []
    assert f"player_1: {env.game_state.totals()[1]}" in env.render()


def test_before_the_first_reset_there_is_no_game():
    env, together = aec_env("race", render_mode="ansi"), parallel_env("race", render_mode="ansi")
    actions = {"player_0": 0, "player_1": 0}
    for go_on in (
        lambda: env.step(0),
        lambda: env.observe("player_0"),
        env.last,
        env.agent_iter,
        env.render,
        lambda: together.step(actions),
        together.render,
    ):
        with pytest.raises(ResetNeeded, match="reset"):
            go_on()


def test_after_the_end_there_is_nothing_to_do():
    env, together = aec_env("race", max_cycles=1), parallel_env("race", max_cycles=1)
    played_out(env)
    for go_on in (lambda: env.step(None), env.last):
        with pytest.raises(ResetNeeded):
            go_on()
    assert list(env.agent_iter()) == []
    observations, _ = together.reset(seed=1)
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    together.step(actions)
    for more in (actions, {}):
        with pytest.raises(ResetNeeded):
            together.step(more)


def played_out(env: TurnsEnv) -> None:
    env.reset(seed=1)
    for agent in env.agent_iter():
        env.step(None if env.truncations[agent] else sampled(env))


@pytest.mark.parametrize("illegal", ["raise", "nearest"])
def test_an_action_that_has_not_come_is_missed(illegal: str):
    env, together = aec_env("race", illegal=illegal), parallel_env("race", illegal=illegal)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="player_0"):
        env.step(None)
    together.reset(seed=1)
    before = together.game_state.fingerprint()
    for actions in ({}, {"player_1": together.game_state.legal(1)[0]}):
        with pytest.raises(IllegalMove, match="player_0"):
            together.step(actions)
    assert together.game_state.fingerprint() == before


@pytest.mark.parametrize("make", [aec_env, parallel_env])
@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "race", "players": 9}, "wrong-number-of-seats"),
        ({"game": "race", "options": ["gravity"]}, "unknown-option"),
        ({"game": "frontiers", "options": ["goals", "first-game"]}, "options-exclude"),
        ({"game": "race", "rewards": "glory"}, "envs.unknown-rewards"),
        ({"game": "race", "illegal": "lose"}, "envs.unknown-illegal"),
        ({"game": "race", "render_mode": "human"}, "envs.unknown-render-mode"),
        ({"game": "race", "max_cycles": 0}, "envs.less-than-one"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused(make: Any, settings: dict[str, Any], fault: str):
    with pytest.raises(SetupError) as refused:
        make(**settings)
    assert refused.value.message_id == fault
