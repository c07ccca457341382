"""A network of integers: worked out by hand, and the same numbers in C as in plain Python."""

import os
from array import array
from typing import Any

import pytest

from galaktyka.bots.network import Network, plain
from galaktyka.core.rng import Rng, seeded
from galaktyka.envs.compiled.slots import SlotWriter
from galaktyka.games import find_game, room_of, shipped_keys

EXPECTED = os.environ.get("GALAKTYKA_EXPECT_BUILD")


def packed(kind: str, *numbers: int) -> bytes:
    return array(kind, numbers).tobytes()


def small(**other: bytes) -> dict[str, object]:
    """Two slots for three features, two choices, layers of two and one.

    The slots' features begin at 0 and 1. The layers are shifted by 1 and 2.
    """
    return {
        "sizes": (2, 3, 2, 1, 2, 1, 2),
        "first_features": packed("i", 0, 1),
        "rows": packed("h", 10, -4, 3, 7, -2, 100, 1, 1, -50, 2),
        "first_bias": packed("i", 4, -1),
        "weights": packed("h", 5, -3),
        "second_factors": packed("i", 2),
        "second_bias": packed("i", 10),
        "policy": packed("h", 3, -7, 11),
        "policy_factors": packed("i", 2, 1, 4),
        "policy_bias": packed("i", 0, 100, -5),
        **other,
    }


def every_kind(**arguments: object) -> list[Network]:
    """The network in plain Python and, where it is compiled, with all the instructions that the processor has."""
    ours: Any = plain.Network(**arguments)  # type: ignore[arg-type]
    if Network.__module__ == plain.Network.__module__:
        return [ours]
    from galaktyka.bots.network import kernel

    compiled = [kernel.Network(**arguments, instructions=name) for name in kernel.instructions()]  # type: ignore[arg-type]
    return [ours, *compiled]


def test_the_compiled_build_has_the_kernel():
    if EXPECTED:
        assert (Network.__module__ == plain.Network.__module__) == (EXPECTED == "pure")


def test_sums_by_hand():
    """Slot 0 holds 0: the row (10, -4). Slot 1 holds 1: the feature 2, the row (-2, 100). Choice 0 adds (1, 1).

    With the bias (4, -1) that is (13, 96), halved (6, 48); 5·6 − 3·48 = −114, twice that and 10 is −218: nothing.
    """
    for network in every_kind(**small()):
        assert network.answer(bytes([0, 1]), 0, [0]) == [-5, 0]


def test_what_gets_through():
    """Slot 1 holds 0: the row (3, 7); choice 1 adds (-50, 2) and then nothing of the first is left, 8 of the second.

    With choice 0 instead: (3 + 1 + 4, 7 + 1 − 1) is (8, 7), halved (4, 3); 5·4 − 3·3 = 11, twice that and 10 is 32, a
    quarter of it 8. The value is 4 · 11 · 8 − 5, choice 0 is 2 · 3 · 8, choice 1 would be −7 · 8 + 100.
    """
    for network in every_kind(**small()):
        assert network.answer(bytes([255, 0]), 0, [1]) == [-5, 100]
        assert network.answer(bytes([255, 0]), 0, [0]) == [347, 48]
        assert network.answer(bytes([9, 9, 255, 0]), 2, [0]) == [347, 48]


def test_an_activation_has_no_more_than_12_bits():
    """A sum of 30,004, halved 15,002, counts as 4,095: 5 · 4,095, twice, and 10 is 40,960.

    A quarter of that is cut, too.
    """
    for network in every_kind(**small(rows=packed("h", 30000, 0, 0, 0, 0, 0, 0, 0, 0, 0))):
        assert network.answer(bytes([0, 255]), 0, []) == [4 * 11 * 4095 - 5]


def random_network(rng: Rng, sizes: plain.Sizes, first_features: bytes) -> list[Network]:
    _, features, first, second, choices, _, _ = sizes

    def numbers(kind: str, count: int, most: int) -> bytes:
        return packed(kind, *(rng.below(2 * most + 1) - most for _ in range(count)))

    arguments: dict[str, object] = {
        "sizes": sizes,
        "first_features": first_features,
        "rows": numbers("h", (features + choices) * first, 32767),
        "first_bias": numbers("i", first, 100_000),
        "weights": numbers("h", first * second, 127),
        "second_factors": packed("i", *(rng.below(3000) for _ in range(second))),
        "second_bias": numbers("i", second, 2**30),
        "policy": numbers("h", (choices + 1) * second, 127),
        "policy_factors": packed("i", *(rng.below(3000) for _ in range(choices + 1))),
        "policy_bias": numbers("i", choices + 1, 2**30),
    }
    return every_kind(**arguments)


@pytest.mark.parametrize(
    "sizes", [(30, 200, 64, 32, 50, 4, 20), (90, 120, 33, 17, 9, 0, 12), (5, 40, 256, 128, 20, 6, 24)]
)
def test_c_and_python_agree(sizes: plain.Sizes):
    rng = seeded(sum(sizes))
    slots, features, *_ = sizes
    ours, *compiled = random_network(rng, sizes, packed("i", *(rng.below(features - 20) for _ in range(slots))))
    for _ in range(40):
        row = bytes(rng.below(20) if rng.below(3) else 255 for _ in range(sizes[0]))
        legal = sorted({rng.below(sizes[4]) for _ in range(1 + rng.below(12))})
        expected = ours.answer(row, 0, legal)
        assert all(each.answer(row, 0, legal) == expected for each in compiled)


@pytest.mark.parametrize("game_key", shipped_keys())
@pytest.mark.parametrize("positions", [300, pytest.param(100_000, marks=pytest.mark.full)])
def test_the_same_in_positions_of_games(game_key: str, positions: int):
    """Of all players of random games, in a network whose layers are no multiples of what processors add at once."""
    game = find_game(game_key)
    room = room_of(game_key, "observer")
    assert room is not None
    writer: SlotWriter = room.slots(game)
    rng = seeded(positions)
    sizes = (writer.width, len(writer.features), 155, 90, len(game.actions), 11, 24)
    ours, *compiled = random_network(rng, sizes, packed("i", *writer.first_features))
    state = game.start(2, 1)
    for number in range(positions):
        if not state.deciders():
            state = game.start(2 + number % 3, number)
        seat = state.deciders()[0]
        legal = state.legal(seat)
        row = bytearray(writer.blank)
        writer.write(state, seat, row, 0)
        expected = ours.answer(row, 0, legal)
        assert all(each.answer(row, 0, legal) == expected for each in compiled)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.skipif(EXPECTED != "compiled", reason="plain Python knows no instructions")
def test_instructions_that_no_processor_has():
    from galaktyka.bots.network import kernel

    assert kernel.instructions()[-1] == "plain"
    with pytest.raises(ValueError, match="cannot be used here: abacus"):
        kernel.Network(**small(), instructions="abacus")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "wrong",
    [
        {"rows": packed("h", 1)},
        {"policy_bias": packed("i", 1)},
        {"sizes": (2, 3, 4096, 1, 2, 1, 2)},
        {"sizes": (0, 3, 2, 1, 2, 1, 2)},
        {"sizes": (2, 3, 2, 1, 2, 1, 40)},
        {"weights": packed("h", 5, 128)},
        {"policy": packed("h", 3, -129)},
    ],
    ids=str,
)
def test_what_does_not_fit_is_refused(wrong: dict[str, object]):
    for kind in (Network, plain.Network):
        with pytest.raises(ValueError, match=r"bytes instead of|that cannot be"):
            kind(**small(**wrong))  # type: ignore[arg-type]


def test_sums_that_do_not_fit_are_refused():
    """Rows of 32 numbers: 31 of 16,384 and one that makes 524,288 of it, or 524,287."""
    wide = {
        "sizes": (2, 3, 2, 32, 2, 1, 2),
        "weights": packed("h", *[5] * 64),
        "second_factors": packed("i", *[2] * 32),
        "second_bias": packed("i", *[10] * 32),
    }
    for kind in (Network, plain.Network):
        for last, fits in ((-16384, False), (-16383, True)):
            rows = packed("h", *[1] * 64, *[16384] * 31, last)
            if fits:
                kind(**small(**wide, policy=rows))  # type: ignore[arg-type]
            else:
                with pytest.raises(ValueError, match="do not fit into 32 bits"):
                    kind(**small(**wide, policy=rows))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("row", "legal"),
    [
        (b"\x00", [0]),
        (b"\x00\x07", [0]),
        (b"\x00\x00", [2]),
        (b"\x00\x00", [-1]),
        (b"\x00\x00", [0, 0, 0]),
    ],
)
def test_what_is_not_there_is_an_error(row: bytes, legal: list[int]):
    for network in every_kind(**small()):
        with pytest.raises(ValueError, match=r"too short|slot|choice"):
            network.answer(row, 0, legal)
