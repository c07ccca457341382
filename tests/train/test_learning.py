"""What learning does to likelihoods, and what a choice turned out to be worth, by hand. Needs PyTorch."""

from dataclasses import replace

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed; `./test train` installs it")
pytestmark = [pytest.mark.once]

import torch  # noqa: E402

from galaktyka.train.league import League  # noqa: E402
from galaktyka.train.learner import Learner  # noqa: E402
from galaktyka.train.rollout import Segments  # noqa: E402
from galaktyka.train.settings import Kind, Settings  # noqa: E402
from galaktyka.train.training import network_for  # noqa: E402

SETTINGS = Settings(
    "race", (Kind(2),), device="cpu", workers=1, groups=1, together=1, tables=1, horizon=4, hidden=(64, 64),
    rate=(1e-3, 1e-3), entropy=(0.0, 0.0), pin=False,
)  # fmt: skip


def learner_and_batch(**changes: object) -> tuple[Learner, dict[str, torch.Tensor]]:
    """A new network, and one position with three choices, of which the second was made."""
    settings = replace(SETTINGS, **changes)  # type: ignore[arg-type]
    network, writer = network_for(settings)
    learner = Learner(settings, network)
    batch = {
        "rows": torch.full((1, writer.width), 255, dtype=torch.uint8),
        "legal": torch.zeros(1, settings.room, dtype=torch.int16),
        "counts": torch.tensor([3], dtype=torch.int16),
        "chosen": torch.tensor([1], dtype=torch.int16),
        "own": torch.tensor([True]),
        "advantage": torch.tensor([1.0]),
        "worth": torch.tensor([0.5]),
    }
    batch["legal"][0, :3] = torch.tensor([4, 5, 6])
    batch["likelihood"] = likely(learner, batch)[:, 1].clone()
    return learner, batch


def likely(learner: Learner, batch: dict[str, torch.Tensor]) -> torch.Tensor:
    with torch.no_grad():
        found: torch.Tensor = learner.network(batch["rows"], batch["legal"], batch["counts"])[0]
    return found


@pytest.mark.parametrize("advantage", [1.0, -1.0])
def test_what_turned_out_better_than_expected_becomes_likelier(advantage: float):
    learner, batch = learner_and_batch()
    batch["advantage"][:] = advantage
    before = likely(learner, batch)[0, 1]
    learner.learn(batch)
    assert (likely(learner, batch)[0, 1] > before) == (advantage > 0)


def test_what_others_chose_teaches_nothing():
    learner, batch = learner_and_batch()
    batch["own"][:] = False
    before = {name: tensor.clone() for name, tensor in learner.network.state_dict().items()}
    learner.learn(batch)
    assert all(torch.equal(before[name], tensor) for name, tensor in learner.network.state_dict().items())


def test_a_choice_that_has_become_likely_enough_is_left_alone():
    """The likelihood is 1.3 times what it was, beyond 1.2: no more of it."""
    learner, batch = learner_and_batch(value_weight=0.0)
    batch["likelihood"] -= torch.tensor(1.3).log()
    before = likely(learner, batch)
    learner.learn(batch)
    assert torch.equal(likely(learner, batch), before)


def test_who_imitates_follows_whatever_it_brings():
    learner, batch = learner_and_batch(imitate=1.0)
    batch["advantage"][:] = -1.0
    before = likely(learner, batch)[0, 1]
    learner.learn(batch)
    assert likely(learner, batch)[0, 1] > before


def test_advantages_by_hand():
    """Seat 0 chooses, then seat 1, then seat 0, whose choice ends the game; then seat 1 begins another one.

    The rewards are 1 and -1, all values 0.1 to 0.4 in turn. The last choice of seat 0: 1 - 0.3 = 0.7. Its first:
    0.3 - 0.1 + 0.5 · 0.7 = 0.55. Seat 1's first: -1 - 0.2 = -1.2. What came of the last one nobody knows: 0.
    """
    segments = Segments(SETTINGS, 5, 2, torch.device("cpu"))
    segments.seats[:4, 0] = torch.tensor([0, 1, 0, 1], dtype=torch.uint8)
    segments.value[:4, 0] = torch.tensor([0.1, 0.2, 0.3, 0.4])
    segments.ends[2, 0] = 1
    segments.rewards[2, 0] = torch.tensor([1.0, -1.0])
    advantage, worth = segments.advantages(torch.tensor([0]), 0.5)
    assert advantage.flatten().tolist() == pytest.approx([0.55, -1.2, 0.7, 0.0])
    assert worth.flatten().tolist() == pytest.approx([0.65, -1.0, 1.0, 0.4])


def test_segments_are_filled_lane_by_lane():
    """Two lanes, segments of four choices: what comes of a choice is noted at it, also over the end of a segment."""
    segments = Segments(replace(SETTINGS, groups=2, together=2), 5, 2, torch.device("cpu"))
    segments.begin(2)
    assert segments.places([0]) == ([segments.nowhere], [0])
    assert segments.places([0, 1]) == ([0, segments.nowhere], [1, 4])
    for _ in range(2):
        segments.places([0])
    assert segments.full == []
    assert segments.places([0]) == ([3], [8])
    assert segments.take_full(1) == [0]
    segments.give_back([0])
    assert segments.places([0]) == ([8], [9])


def test_earlier_selves_play_as_they_were():
    network, _ = network_for(SETTINGS)
    league = League(2, network.parts())
    with torch.no_grad():
        network.first_bias += 1.0
    league.remember(network.parts())
    with torch.no_grad():
        network.first_bias += 1.0
    import numpy as np

    league.invite(np.random.default_rng(1))
    assert all(torch.equal(member["first_bias"], network.first_bias - 1.0) for member in league.members)
