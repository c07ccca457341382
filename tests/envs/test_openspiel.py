"""OpenSpiel's own tests pass, and information states tell what a player has seen and done, and nothing else."""

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from galaktyka.core.errors import SetupError
from galaktyka.envs import spiel_game
from galaktyka.envs.openspiel import SpielState
from galaktyka.games import race
from tests.envs.tables import every_table, first_tables, long_tables, short_tables
from tests.laws.tables import Table


def game_at(table: Table, **parameters: Any) -> pyspiel.Game:
    options = [key for key, on in table.options if on]
    return spiel_game(table.key, players=table.seats, options=options, **parameters)


def dealt(game: pyspiel.Game, deal: int = 0) -> SpielState:
    state: SpielState = game.new_initial_state()
    if state.is_chance_node():
        state.apply_action(deal)
    return state


def walked(game: pyspiel.Game, steps: int, deal: int = 0) -> SpielState:
    """A position after so many choices, the lowest and the highest in turn."""
    state = dealt(game, deal)
    for number in range(steps):
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[-(number % 2)])
    return state


@short_tables
def test_their_random_simulation(table: Table):
    pyspiel.random_sim_test(game_at(table), num_sims=1, serialize=True, verbose=False)


@long_tables
def test_their_random_simulation_of_long_games(table: Table):
    """Without their test of masks, which costs as much as all others."""
    pyspiel.random_sim_test(game_at(table), num_sims=1, serialize=True, verbose=False, mask_test=False)


@every_table
def test_their_simulation_in_python(table: Table, capsys: Any):
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(game_at(table, rewards="win"))


@first_tables
def test_their_environment_for_learners(table: Table):
    env = rl_environment.Environment(game_at(table), seed=1)
    step = env.reset()
    for _ in range(30):
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
        assert len(step.observations["info_state"]) == table.seats


@pytest.mark.parametrize("key", ["race", "frontiers", "artifacts", "cosmos"])
def test_every_game_is_registered(key: str):
    spiel_game(key)
    assert f"galaktyka_{key}" in pyspiel.registered_names()
    game = pyspiel.load_game(f"galaktyka_{key}(players=3,rewards=score)")
    assert game.num_players() == 3
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_one_deal_needs_no_chance():
    game = spiel_game("race", deals=1, seed=7)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    state = game.new_initial_state()
    assert not state.is_chance_node()
    assert state.play.state.fingerprint() == game.setting.start(7).fingerprint()
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_deals_are_seeds_from_the_first_on():
    game = spiel_game("race", deals=10, seed=100)
    outcomes = game.new_initial_state().chance_outcomes()
    assert [deal for deal, _ in outcomes] == list(range(10))
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert dealt(game, 3).play.state.fingerprint() == game.setting.start(103).fingerprint()


@first_tables
def test_a_clone_goes_its_own_way(table: Table):
    state = walked(game_at(table), 9)
    twin = state.clone()
    before = str(state)
    assert str(twin) == before
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


@first_tables
def test_the_tensor_has_the_numbers_of_all_environments(table: Table):
    game = game_at(table)
    state = walked(game, 12)
    for player in range(table.seats):
        expected = game.setting.observe(state.play.state, player)
        assert state.observation_tensor(player) == expected.tolist()
    assert game.observation_tensor_shape() == [len(expected)]


@first_tables
def test_the_observation_string_is_the_view(table: Table):
    state = walked(game_at(table), 12)
    for player in range(table.seats):
        assert json.loads(state.observation_string(player)) == state.play.state.view(player)


def test_a_spectator_has_an_observer_too():
    game = spiel_game("race")
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    state = walked(game, 12)
    observer = make_observation(game, kind)
    assert json.loads(observer.string_from(state, 0)) == state.play.state.view(None)
    assert observer.tensor is None


# ------------------------------------------------------------------ what a player has seen and done


def test_a_secret_choice_is_known_to_its_player_only():
    """Everybody discards two cards at the start."""
    game = spiel_game("race")
    first, last = dealt(game), dealt(game)
    for state, choice in ((first, 0), (last, -1)):
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[choice])
    assert first.information_state_string(0) != last.information_state_string(0)
    assert first.information_state_string(1) == last.information_state_string(1)


def test_the_past_is_remembered_also_when_nothing_shows_it():
    """In two games a player sees the same in the end, but has seen different things before."""
    game = spiel_game("race")
    state = walked(game, 30)
    same = walked(game, 30)
    assert same.information_state_string(0) == state.information_state_string(0)
    memory = state.play.memory(0)
    shorter = type(memory)(state.play.state.clone(), 0)  # has seen this position and nothing else
    assert shorter.view == memory.view
    assert shorter.digest != memory.digest


@first_tables
def test_memories_do_not_depend_on_when_they_are_asked_for(table: Table):
    game = game_at(table)
    often, once = dealt(game), dealt(game)
    for number in range(40):
        if often.is_terminal():
            break
        action = often.legal_actions()[-(number % 2)]
        for player in range(table.seats):
            often.information_state_string(player)
        often.apply_action(action)
        once.apply_action(action)
        often = often.clone()
    for player in range(table.seats):
        assert often.information_state_string(player) == once.information_state_string(player)


@first_tables
def test_a_saved_game_remembers(table: Table):
    game = game_at(table)
    state = walked(game, 25)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    for player in range(table.seats):
        assert again.information_state_string(player) == state.information_state_string(player)


# ------------------------------------------------------------------ rewards and faults


@pytest.mark.parametrize(
    ("rewards", "players", "utility"),
    [("rank", 2, "ZERO_SUM"), ("win", 3, "CONSTANT_SUM"), ("score", 2, "GENERAL_SUM"), ("rank", 1, "GENERAL_SUM")],
)
def test_rewards_decide_what_they_add_up_to(rewards: str, players: int, utility: str):
    game = spiel_game("cosmos", players=players, rewards=rewards)
    assert game.get_type().utility == getattr(pyspiel.GameType.Utility, utility)


@pytest.mark.parametrize(
    ("parameters", "fault"),
    [
        ({"players": 9}, "wrong-number-of-seats"),
        ({"options": "gravity"}, "unknown-option"),
        ({"rewards": "glory"}, "unknown-rewards"),
        ({"deals": 0}, "wrong-deals"),
    ],
)
def test_what_cannot_be_is_refused(parameters: dict[str, Any], fault: str):
    with pytest.raises(SetupError, match=fault):
        spiel_game("race", **parameters)


def test_options_may_be_given_in_every_way_of_the_other_environments(tmp_path: Path):
    for options in ("first-game", ["first-game"], {"first-game": True, "advanced": False}):
        assert spiel_game("race", options=options).setting.options == {"first-game": True}
    assert spiel_game("race", options={"first-game": False}).setting.options == {}
    content = Path(race.__file__).with_name("content.toml").read_text("utf-8")
    for name, text in (("content", content), ("en", "[cards]\n"), ("pl", "[cards]\n")):
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    assert spiel_game("race", pack=tmp_path).new_initial_state().current_player() == pyspiel.PlayerId.CHANCE


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_game_can_be_copied_and_pickled(copied: Callable[[Any], Any]):
    game = spiel_game("race", players=3, options=["first-game"], seed=5, deals=1)
    again = copied(game)
    assert str(again) == str(game)
    first, second = game.new_initial_state(), again.new_initial_state()
    assert first.observation_string(0) == second.observation_string(0)
    assert again.observation_tensor_shape() == game.observation_tensor_shape()


def test_an_unknown_game_is_refused():
    with pytest.raises(SetupError, match="unknown-game"):
        spiel_game("chess")


def test_observers_have_no_parameters():
    with pytest.raises(SetupError, match="no-parameters"):
        spiel_game("race").make_py_observer(None, {"colour": "red"})


def test_python_ends_in_peace():
    """OpenSpiel holds what was registered until after Python's own end."""
    code = "from galaktyka.envs import spiel_game; spiel_game('race').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
