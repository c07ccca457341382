"""A training of seconds: it learns, it can be interrupted, and what comes of it plays. Needs PyTorch."""

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed; `./test train` installs it")
pytestmark = [pytest.mark.once]

import torch  # noqa: E402

from galaktyka.bots import Outlook, find_bot  # noqa: E402
from galaktyka.bots.network.weights import read_weights  # noqa: E402
from galaktyka.core.rng import seeded  # noqa: E402
from galaktyka.games import find_game  # noqa: E402
from galaktyka.text.catalogue import Words  # noqa: E402
from galaktyka.train.checkpoint import CHECKPOINT, write_settings  # noqa: E402
from galaktyka.train.finishing import finish  # noqa: E402
from galaktyka.train.settings import Kind, Settings  # noqa: E402
from galaktyka.train.training import Training  # noqa: E402

SMALL = Settings(
    "race",
    (Kind(2), Kind(3)),
    decisions=6000,
    device="cpu",
    workers=1,
    groups=1,
    together=1,
    tables=24,
    horizon=16,
    hidden=(64, 64),
    minibatch=128,
    keep=4,
    measured=0.1,
    league=0.2,
    members=2,
    pin=False,
)


def network_in(folder: Path) -> dict[str, torch.Tensor]:
    kept: dict[str, torch.Tensor] = torch.load(folder / CHECKPOINT, weights_only=True)["network"]
    return kept


def test_whoever_was_interrupted_comes_to_the_same(tmp_path: Path):
    """One training goes through; another one is stopped after its first checkpoint, in the middle of a round, while
    it still imitates."""
    torch.set_num_threads(1)
    whole = replace(SMALL, imitate=0.6, out=str(tmp_path / "whole"))
    write_settings(whole)
    Training(whole).run()
    stopped = replace(whole, out=str(tmp_path / "stopped"))
    write_settings(stopped)
    training = Training(stopped)
    training.segments.begin(stopped.lanes)
    while training.rounds < stopped.keep or training.rest == 0.0 or len(training.queue) == 0:
        training.step()
    training.close()
    assert (tmp_path / "stopped" / CHECKPOINT).is_file()
    Training(stopped, resumed=True).run()
    first, second = network_in(tmp_path / "whole"), network_in(tmp_path / "stopped")
    assert first.keys() == second.keys()
    assert all(torch.equal(first[name], second[name]) for name in first)


def test_what_was_trained_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    settings = replace(SMALL, decisions=2500, out=str(tmp_path))
    write_settings(settings)
    training = Training(settings)
    before = {name: tensor.clone() for name, tensor in training.learner.network.state_dict().items()}
    training.run()
    after = training.learner.network.state_dict()
    assert all(not torch.equal(before[name], after[name]) for name in after if name != "policy.shared")
    file, page = finish(training, Words("en"), games=3)
    weights = read_weights(file)
    assert weights.content == find_game("race").content
    assert set(weights.winning) == {"2", "3"}
    assert "Race for the Galaxy" in page.read_text(encoding="utf-8")
    monkeypatch.setenv("GALAKTYKA_WEIGHTS", str(tmp_path))
    state = find_game("race").start(2, 5)
    bot = find_bot("champion", "race", 1)
    for _ in range(20):
        seat = state.deciders()[0]
        state.apply(seat, bot.choose(Outlook(state, seat, seeded(1))))


def test_a_network_learns_to_play_like_the_greedy_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """After some seconds of imitation it wins nearly all of its games against chance."""
    settings = replace(
        SMALL, kinds=(Kind(2),), decisions=40_000, tables=64, measured=0.0, league=0.0, keep=1000, imitate=1.0,
        minibatch=256, rate=(2e-3, 5e-4), out=str(tmp_path),
    )  # fmt: skip
    write_settings(settings)
    training = Training(settings)
    training.run()
    finish(training, Words("en"), games=3)
    monkeypatch.setenv("GALAKTYKA_WEIGHTS", str(tmp_path))
    assert sum(won_against_chance(seed) for seed in range(30)) > 24


def won_against_chance(seed: int) -> float:
    """How much of the victory a champion has, at each seat in turn."""
    state = find_game("race").start(2, seed)
    own = seed % 2
    bots = [find_bot("champion" if seat == own else "random", "race", seed) for seat in range(2)]
    while deciders := state.deciders():
        seat = deciders[0]
        state.apply(seat, bots[seat].choose(Outlook(state, seat, seeded(seed))))
    winners = state.winners()
    return (own in winners) / len(winners)
