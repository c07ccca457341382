"""The packages of the peers are extras: who has none of them is told what to install, and can play all the same."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from galaktyka.core.errors import IllegalMove, SetupError
from galaktyka.core.rng import seeded
from galaktyka.envs import aec_env, gym_env
from galaktyka.envs.extras import require
from galaktyka.envs.messages import SpokenIllegalMove
from galaktyka.envs.setting import Setting, setting, take
from galaktyka.games import find_game, packages
from tests.envs.faults import refused

PEERS = ("numpy", "gymnasium", "pettingzoo", "pyspiel")


def without_peers(code: str) -> subprocess.CompletedProcess[str]:
    """Run code where none of the peers can be found."""
    hide = f"""
import sys, importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name in {PEERS} else find(name, *rest)
for name in {PEERS}: sys.modules[name] = None
"""
    return subprocess.run([sys.executable, "-c", hide + code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "extra"),
    [("aec", "envs"), ("parallel", "envs"), ("gym", "envs"), ("vector", "envs"), ("openspiel", "openspiel")],
)
def test_a_missing_package_is_named_with_its_extra(module: str, extra: str):
    done = without_peers(f"import galaktyka.envs.{module}")
    assert done.returncode == 1
    assert f'pip install "galaktyka[{extra}]"' in done.stderr


def test_the_message_speaks_the_language_of_the_machine(monkeypatch: Any):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    with pytest.raises(ImportError, match="potrzebny jest pakiet no_such_package"):
        require("no_such_package", "envs")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    with pytest.raises(ImportError, match="needs the package no_such_package"):
        require("no_such_package", "envs")


def test_the_engine_and_the_observers_need_no_peers():
    done = without_peers(
        "import galaktyka.envs\n"
        "from galaktyka.games import find_game\n"
        "from galaktyka.envs.observers import observer_for\n"
        "for key in ('race', 'frontiers', 'artifacts', 'cosmos'): observer_for(find_game(key), 2)\n"
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en_GB.UTF-8", "The number of bots is 0, and the number of other seats is 1. Name one"),
        ("pl_PL.UTF-8", "Liczba botów to 0, a liczba miejsc dla nich: 1. Podaj po jednym"),
    ],
)
def test_what_cannot_be_is_said_in_words(lang: str, told: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", lang)
    with pytest.raises(SetupError, match=told) as caught:
        gym_env("race", bots=[])
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.message_id, str(again)) == ("envs.wrong-number-of-bots", str(caught.value))


def test_what_a_game_from_outside_refuses_may_have_no_words():
    assert str(SpokenIllegalMove("nim.no", {"left": 3})) == "nim.no (left=3)"


# ------------------------------------------------------------------ settings


def test_options_may_be_given_by_their_names():
    assert setting("race", 2, ["advanced"]).start(1).view(None)["options"]["advanced"] is True
    assert setting("race", 2, {"advanced": False}).start(1).view(None)["options"]["advanced"] is False


def test_one_name_or_several_may_be_a_string():
    assert setting("race", 2, "first-game").options == {"first-game": True}
    assert setting("race", 2, "first-game+advanced").options == {"first-game": True, "advanced": True}
    assert setting("race", 2, "").options == {}


def test_no_action_is_the_nearest_where_there_is_none():
    state = setting("race", 2).start(1)
    state.playout(seeded(1))
    with pytest.raises(IllegalMove):
        take(state, 0, 0, "nearest")


def test_without_a_number_there_are_two_players():
    assert setting("cosmos", None).players == 2


def test_a_setting_can_be_sent_to_another_process():
    kept = setting("race", 3, ["first-game"], "win")
    assert kept.game.key == "race"  # made from it once, and not sent along
    again: Setting = pickle.loads(pickle.dumps(kept))
    assert again == kept
    assert hash(again) == hash(kept)
    assert again.start(5).fingerprint() == kept.start(5).fingerprint()


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The shipped cards of Race for the Galaxy with one good more for each player in the pool."""
    shipped = (packages()["race"].folder / "content.toml").read_text("utf-8")
    number = f"vp_per_player = {find_game('race').start(2, 0).view(None)['pool'] // 2}"
    assert number in shipped
    (tmp_path / "content.toml").write_text(shipped.replace(number, "vp_per_player = 3"), "utf-8")
    for lang in ("en", "pl"):
        (tmp_path / f"{lang}.toml").write_text("", "utf-8")
    return tmp_path


def test_a_pack_changes_the_game(pack: Path):
    env = aec_env("race", pack=pack)
    env.reset(seed=1)
    assert env.game_state.view(None)["pool"] == 6
    names = env.setting.observer.names
    assert env.observe("player_0")["observation"][names.index("pool/left")] == 6


def test_a_pack_of_another_game_is_refused(pack: Path):
    with pytest.raises(Exception, match="content"):
        gym_env("frontiers", pack=pack)


def test_an_unknown_game_has_no_pack(pack: Path):
    with refused(SetupError, "unknown-game"):
        aec_env("chess", pack=pack)


def test_the_own_generator_is_not_touched():
    """An environment has chance of its own: nothing outside changes its games."""
    one = aec_env("race")
    one.reset(seed=1)
    import random

    random.seed(99)
    two = aec_env("race")
    two.reset(seed=1)
    assert one.game_state.fingerprint() == two.game_state.fingerprint()
