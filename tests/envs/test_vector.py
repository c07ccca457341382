"""Many tables at once behave like Gymnasium's own vector of single ones."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import SyncVectorEnv

from galaktyka.core.errors import IllegalMove, SetupError
from galaktyka.envs import vector_env
from galaktyka.envs.registration import NAMES, register_envs
from galaktyka.envs.vector import SeatsEnv
from tests.envs.faults import refused
from tests.envs.tables import first_tables, settings_of
from tests.laws.tables import Table

TABLES = 3


def ours_and_theirs(table: Table, limit: int) -> tuple[SeatsEnv, SyncVectorEnv]:
    """The same tables, as one environment and as a vector of single ones."""
    register_envs()
    settings = settings_of(table)
    key = settings.pop("game")

    def single() -> Any:
        return gymnasium.make(NAMES[key], max_episode_steps=limit, **settings)

    ours = gymnasium.make_vec(NAMES[key], num_envs=TABLES, max_episode_steps=limit, **settings)
    assert isinstance(ours, SeatsEnv)
    return ours, SyncVectorEnv([single] * TABLES)


def check_infos(ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    assert ours.keys() == theirs.keys()
    for name, values in theirs.items():
        assert ours[name].dtype == values.dtype
        assert np.array_equal(ours[name], values)


@first_tables
def test_games_are_broken_off_and_lost_as_in_their_vector(table: Table):
    ours, theirs = ours_and_theirs(table, 7)
    rng = np.random.default_rng(1)
    (rows, infos), (their_rows, their_infos) = ours.reset(seed=20), theirs.reset(seed=20)
    seen: set[tuple[bool, bool]] = set()
    for _ in range(60):
        assert np.array_equal(rows, their_rows)
        check_infos(infos, their_infos)
        actions = (rng.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(axis=1)
        actions[rng.integers(0, 8, TABLES) == 0] = ours.setting.actions - 1  # illegal, but for a moment or two
        rows, *outcome, infos = ours.step(actions)
        their_rows, *their_outcome, their_infos = theirs.step(actions)
        for mine, other in zip(outcome, their_outcome, strict=True):
            assert mine.dtype == other.dtype
            assert np.array_equal(mine, other)
        seen |= set(zip(outcome[1].tolist(), outcome[2].tolist(), strict=True))
    assert {(False, False), (True, False), (False, True)} <= seen


def test_only_marked_tables_begin_anew():
    envs, twin = vector_env("race", num_envs=3), vector_env("race", num_envs=3)
    for one in (envs, twin):
        _, infos = one.reset(seed=5)
    actions = infos["action_mask"].argmax(axis=1)
    for one in (envs, twin):
        rows, *_ = one.step(actions)
    again, infos = envs.reset(seed=[1, 2, 3], options={"reset_mask": np.array([False, True, False])})
    fresh, _ = vector_env("race", num_envs=3).reset(seed=[1, 2, 3])
    assert np.array_equal(again[[0, 2]], rows[[0, 2]])
    assert np.array_equal(again[1], fresh[1])
    assert infos["action_mask"].any(axis=1).all()
    actions = infos["action_mask"].argmax(axis=1)
    played, expected = envs.step(actions)[0], twin.step(actions)[0]
    assert np.array_equal(played[[0, 2]], expected[[0, 2]])


def test_a_table_that_was_over_can_be_begun_anew():
    envs = vector_env("race", num_envs=2, max_episode_steps=1)
    _, infos = envs.reset(seed=5)
    *_, broken_off, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert broken_off.all()
    begun, infos = envs.reset(options={"reset_mask": np.array([True, False])})
    rows, _, _, broken_off, _ = envs.step(infos["action_mask"].argmax(axis=1))
    assert broken_off.tolist() == [True, False]  # the second table has only begun its next game
    assert not np.array_equal(rows[0], begun[0])


@pytest.mark.parametrize(
    ("mask", "error"),
    [
        ([True, False], TypeError),
        (np.array([1, 0]), TypeError),
        (np.array([True]), ValueError),
        (np.array([False, False]), ValueError),
    ],
)
def test_a_mask_that_marks_nothing_is_refused(mask: Any, error: type[Exception]):
    envs = vector_env("race", num_envs=2)
    before, _ = envs.reset(seed=1)
    with pytest.raises(error, match="reset_mask"):
        envs.reset(options={"reset_mask": mask})
    assert np.array_equal(envs.batch()[0], before)


def test_an_illegal_action_leaves_all_tables_as_they_were():
    envs = vector_env("race", num_envs=2, illegal="raise")
    _, infos = envs.reset(seed=3)
    before = [state.fingerprint() for state in envs.states]
    with pytest.raises(IllegalMove):
        envs.step([infos["action_mask"][0].argmax(), envs.setting.game.actions.id("choose settle")])
    assert [state.fingerprint() for state in envs.states] == before


def test_why_an_action_was_illegal_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    envs = vector_env("race", num_envs=2)
    _, infos = envs.reset(seed=3)
    assert "illegal" not in infos
    *_, infos = envs.step([infos["action_mask"][0].argmax(), envs.setting.game.actions.id("choose settle")])
    assert infos["illegal"][0] is None
    assert infos["illegal"][1].startswith("Najpierw coś innego: ")
    assert infos["_illegal"].tolist() == [False, True]


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], 0, [[0], [0]]])
def test_there_is_one_action_for_each_table(actions: Any):
    envs = vector_env("race", num_envs=2)
    envs.reset(seed=1)
    before = [state.fingerprint() for state in envs.states]
    with pytest.raises(ValueError, match="actions"):
        envs.step(actions)
    assert [state.fingerprint() for state in envs.states] == before


@pytest.mark.parametrize("seeds", [[1], [1, 2, 3], ()])
def test_there_is_one_seed_for_each_table(seeds: Any):
    with pytest.raises(ValueError, match="seed"):
        vector_env("race", num_envs=2).reset(seed=seeds)


def test_seeds_and_actions_may_be_lists_and_arrays():
    rows = []
    for seeds, make in (([4, 9], list), ((4, 9), tuple), (np.array([4, 9]), np.array)):
        envs = vector_env("race", num_envs=2)
        _, infos = envs.reset(seed=seeds)
        rows.append(envs.step(make(infos["action_mask"].argmax(axis=1).tolist()))[0])
    assert all(np.array_equal(row, rows[0]) for row in rows)


def test_a_seed_is_not_below_zero():
    with pytest.raises(gymnasium.error.Error, match="zero"):
        vector_env("race", num_envs=2).reset(seed=-7)


def test_before_the_first_reset_there_is_no_game():
    envs = vector_env("race", num_envs=2, render_mode="ansi")
    for go_on in (lambda: envs.step([0, 0]), envs.render):
        with pytest.raises(ResetNeeded, match="reset"):
            go_on()
    with pytest.raises(ResetNeeded):
        envs.reset(options={"reset_mask": np.array([True, False])})


@pytest.mark.parametrize("settings", [{"num_envs": 0}, {"max_episode_steps": 0}])
def test_less_than_one_is_refused(settings: dict[str, int]):
    with refused(SetupError, "envs.less-than-one"):
        vector_env("race", **settings)
