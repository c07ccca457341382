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
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from galaktyka.core.errors import IllegalMove, SetupError
from galaktyka.envs import spiel_game
from galaktyka.envs.openspiel import SpielState
from galaktyka.games import packages
from tests.envs.faults import refused
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


def kind_of(public: bool, private: str, recall: bool) -> pyspiel.IIGObservationType:
    info = getattr(pyspiel.PrivateInfoType, private)
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=info)


def test_a_spectator_can_remember():
    """All that was open; not what the players discarded at the start."""
    game = spiel_game("race")
    observer = make_observation(game, kind_of(True, "NONE", True))
    first, last = dealt(game), dealt(game)
    for state, choice in ((first, 0), (last, -1)):
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[choice])
    assert observer.string_from(first, 0) == observer.string_from(last, 0) == observer.string_from(first, 1)
    view, digest = observer.string_from(walked(game, 12), 0).rsplit(" ", 1)
    assert json.loads(view) == walked(game, 12).play.state.view(None)
    assert digest != observer.string_from(first, 0).rsplit(" ", 1)[1]
    assert observer.tensor is None


@pytest.mark.parametrize(
    "kind",
    [(True, "ALL_PLAYERS", False), (True, "ALL_PLAYERS", True), (False, "SINGLE_PLAYER", False), (False, "NONE", True)],
)
def test_observations_that_cannot_be_made_are_refused(kind: tuple[bool, str, bool]):
    with refused(SetupError, "envs.no-such-observer"):
        make_observation(spiel_game("race"), kind_of(*kind))


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
    shorter = type(memory)(state.play.state.clone(), 0).look()  # has seen this position and nothing else
    assert shorter.view == memory.view
    assert shorter.digest != memory.digest


def test_what_was_open_for_a_moment_only_is_remembered():
    """Nobody can consume, so that all these action cards come to nothing; but everybody has seen them."""
    game = spiel_game("race")
    found = set()
    for card in ("consume-trade", "consume-2x", "produce"):
        state = dealt(game)
        for _ in range(4):  # two cards each
            state.apply_action(state.legal_actions()[0])
        for notation in ("choose produce", f"choose {card}"):
            state.apply_action(game.setting.game.actions.id(notation))
        found.add(state.information_state_string(0))
    assert len(found) == 3
    assert len({string.rsplit(" ", 1)[0] for string in found}) == 1


def test_which_cards_another_discards_keeps_and_pays_is_not_told():
    game = spiel_game("race", players=3)
    compared = {"discard": 0, "keep": 0, "pay": 0}
    for deal in range(3):
        state = dealt(game, deal)
        for number in range(120):
            player = state.current_player()
            question = state.play.state.view(player)["players"][player]["question"]
            if question in compared and len(state.legal_actions()) > 1:
                compared[question] += check_that_others_cannot_tell(state, player)
            state.apply_action(state.legal_actions()[number % len(state.legal_actions())])
    assert min(compared.values()) > 5


def check_that_others_cannot_tell(state: SpielState, player: int) -> int:
    """For how many others what the player does makes no difference to see; nor does it to their memories."""
    unseen = 0
    for other in {0, 1, 2} - {player}:
        state.information_state_string(other)  # the children remember it
        children = [state.child(action) for action in state.legal_actions()[:2]]
        if len({child.observation_string(other) for child in children}) == 1:
            unseen += 1
            assert len({child.information_state_string(other) for child in children}) == 1
    return unseen


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


# ------------------------------------------------------------------ what a player can imagine


@first_tables
def test_a_position_can_be_drawn_anew_as_a_player_may_imagine_it(table: Table):
    game = game_at(table)
    state, sampler = dealt(game, 3), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = 0
    for number in range(60):
        for player in range(table.seats):
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == state.information_state_string(player)
            others += str(twin) != str(state)
            if player == state.current_player():
                assert twin.current_player() == player
                assert twin.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[-(number % 2)])
    assert others > 30


@first_tables
def test_what_was_drawn_anew_can_be_played_copied_and_saved(table: Table):
    game = game_at(table, max_game_length=80)
    twin = walked(game, 25).resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, twin))
    strings = []
    for state in (twin.clone(), saved, twin):
        for _ in range(20):
            state.apply_action(state.legal_actions()[0])
        strings.append([state.information_state_string(player) for player in range(table.seats)])
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        assert state.play.choices == 80
    assert strings[0] == strings[1] == strings[2]


def test_before_the_deal_there_is_nothing_to_imagine():
    state = spiel_game("race").new_initial_state()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    assert state.resample_from_infostate(0, sampler).is_chance_node()
    with refused(SetupError, "envs.wrong-seat"):
        state.resample_from_infostate(2, sampler)


def test_their_search_plays():
    """Where all choose action cards in secret, each search imagines those of the others."""
    game = spiel_game("race", max_game_length=60)
    state = walked(game, 25)
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 12, random_state=np.random.RandomState(2)
    )
    for _ in range(6):
        state.apply_action(bot.step(state))


# ------------------------------------------------------------------ rewards and faults


@first_tables
@pytest.mark.parametrize("rewards", ["rank", "win", "score"])
def test_a_game_is_broken_off_after_so_many_choices(table: Table, rewards: str):
    game = game_at(table, rewards=rewards, max_game_length=30)
    assert game.max_game_length() == 30
    state = dealt(game)
    for number in range(30):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[-(number % 2)])
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.returns() == game.setting.final_rewards(state.play.state)
    assert not state.play.state.is_over()
    with refused(IllegalMove, "envs.over"):
        state.apply_action(0)


def test_a_game_that_goes_on_for_ever_is_broken_off():
    """Everybody explores in every round, and nobody builds anything."""
    game = spiel_game("race", max_game_length=600)
    state = dealt(game)
    explore = game.setting.game.actions.id("choose explore-5")
    while not state.is_terminal():
        state.apply_action(explore if explore in state.legal_actions() else state.legal_actions()[0])
    assert not state.play.state.is_over()
    assert state.play.state.view(None)["round"] > 50
    pyspiel.random_sim_test(spiel_game("race", max_game_length=50), num_sims=1, serialize=True, verbose=False)


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
        ({"options": None}, "envs.wrong-options"),
        ({"rewards": "glory"}, "envs.unknown-rewards"),
        ({"deals": 0}, "envs.out-of-range"),
        ({"deals": 2_000_000}, "envs.out-of-range"),
        ({"seed": -5}, "envs.out-of-range"),
        ({"seed": 2**31}, "envs.out-of-range"),
        ({"max_game_length": 0}, "envs.out-of-range"),
    ],
)
def test_what_cannot_be_is_refused(parameters: dict[str, Any], fault: str):
    with refused(SetupError, fault):
        spiel_game("race", **parameters)


def test_a_deal_that_there_is_not_is_refused():
    state = spiel_game("race", deals=10).new_initial_state()
    for deal in (10, 99999):
        with refused(SetupError, "envs.no-such-deal"):
            state.apply_action(deal)
    assert state.is_chance_node()
    with refused(SetupError, "envs.out-of-range"):
        pyspiel.load_game("galaktyka_race(seed=-5)")


def test_options_may_be_given_in_every_way_of_the_other_environments(tmp_path: Path):
    for options in ("first-game", ["first-game"], {"first-game": True, "advanced": False}):
        assert spiel_game("race", options=options).setting.options == {"first-game": True}
    assert spiel_game("race", options={"first-game": False}).setting.options == {}
    content = (packages()["race"].folder / "content.toml").read_text("utf-8")
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
    with refused(SetupError, "unknown-game"):
        spiel_game("chess")


def test_observers_have_no_parameters():
    with refused(SetupError, "envs.no-parameters"):
        spiel_game("race").make_py_observer(None, {"colour": "red"})


def test_python_ends_in_peace():
    """OpenSpiel holds what was registered until after Python's own end."""
    code = "from galaktyka.envs import spiel_game; spiel_game('race').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
