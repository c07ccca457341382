"""Files of weights: what is written is read again, and whatever is wrong with one is said, never carried out."""

import contextlib
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from galaktyka.bots.network.weights import MAGIC, Weights, lengths_of, parsed, read_weights, write_weights, written
from galaktyka.core.errors import WeightsError
from galaktyka.core.rng import seeded
from galaktyka.text.catalogue import Words
from tests.bots.networks import ORDER, by_chance, with_header, with_section

SIGNS = b'0123456789-"{}[],:.eE aN\x00\xff'
Change = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def weights() -> Weights:
    return by_chance("race", winning={"2": [(-900, 20), (0, 480), (900, 985)]}, trained={"seconds": 480, "seed": 1})


@pytest.fixture(scope="module")
def data(weights: Weights) -> bytes:
    return written(weights)


def fault_in(data: bytes) -> str:
    with pytest.raises(WeightsError) as caught:
        parsed(data, "race.weights")
    error = caught.value
    for lang in ("en", "pl"):
        assert Words(lang).say(error.message_id, **error.values)
    assert error.source == "race.weights"
    return f"{error.message_id} {error.values.get('where', error.values.get('name', ''))}".strip()


def test_what_is_written_is_read_again(weights: Weights, tmp_path: Path):
    path = tmp_path / "race.weights"
    write_weights(path, weights)
    found = read_weights(path)
    for name in Weights.__dataclass_fields__:
        now, then = getattr(found, name), getattr(weights, name)
        assert (list(now) == list(then)) if name in ORDER else (now == then), name
    assert [file.name for file in tmp_path.iterdir()] == ["race.weights"]


def test_the_same_network_gives_the_same_bytes(weights: Weights, data: bytes):
    assert written(weights) == written(parsed(data, "")) == data


def test_a_writing_that_fails_leaves_the_file_as_it_was(weights: Weights, tmp_path: Path):
    path = tmp_path / "race.weights"
    write_weights(path, weights)
    before = path.read_bytes()
    with pytest.raises(WeightsError, match=r"row_factors"):
        write_weights(path, by_chance("race", row_factors=[256] * sum(weights.live)))
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["race.weights"]


def test_a_section_lies_in_the_file_in_the_order_that_is_documented(weights: Weights, data: bytes):
    header = json.loads(data[len(MAGIC) :].partition(b"\n")[0])
    assert tuple(lengths_of(header)) == ORDER


def test_a_file_that_is_not_there_or_none_of_ours(tmp_path: Path):
    with pytest.raises(WeightsError, match=r"weights\.no-file"):
        read_weights(tmp_path / "race.weights")
    assert fault_in(b"") == "weights.not-weights"
    assert fault_in(b"\x80\x04\x95 a pickle") == "weights.not-weights"
    assert fault_in(b"galaktyka weights 2\n{}\n") == "weights.other-format"
    assert fault_in(MAGIC) == "weights.damaged header"
    assert fault_in(MAGIC + b" " * 70_000 + b"\n") == "weights.damaged header"


def test_a_file_that_is_cut_anywhere_is_refused(data: bytes):
    rng = seeded(1)
    for _ in range(40):
        assert fault_in(data[: rng.below(len(data))]).startswith("weights.")


def test_a_byte_that_has_changed_in_a_section_is_noticed(data: bytes):
    rng, begin = seeded(2), data.index(b"\n", len(MAGIC)) + 1
    for _ in range(60):
        place = begin + rng.below(len(data) - begin)
        changed = data[:place] + bytes([data[place] ^ (1 + rng.below(255))]) + data[place + 1 :]
        assert fault_in(changed).startswith("weights.damaged")


def test_a_header_that_was_changed_anywhere_is_read_or_refused(data: bytes):
    rng, end = seeded(3), data.index(b"\n", len(MAGIC))
    for _ in range(200):
        changed = bytearray(data)
        for _ in range(1 + rng.below(3)):
            changed[len(MAGIC) + rng.below(end - len(MAGIC))] = SIGNS[rng.below(len(SIGNS))]
        with contextlib.suppress(WeightsError):
            parsed(bytes(changed), "race.weights")


def test_nothing_may_follow(data: bytes):
    assert fault_in(data + b"more") == "weights.damaged end"


def number(key: str, value: object) -> Change:
    return lambda header: header.update({key: value})


def section(name: str, place: int, value: object) -> Change:
    return lambda header: header["sections"][name].__setitem__(place, value)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (number("first", -16), "first"),
        (number("first", 4096), "first"),
        (number("first", True), "first"),
        (number("first", 16.0), "first"),
        (number("second", 0), "second"),
        (number("features", 70_000), "features"),
        (number("live", 70_000), "live"),
        (number("live", 1), "rows"),
        (number("shift_second", 31), "shift_second"),
        (number("game", ""), "game"),
        (number("game", "a\nb"), "game"),
        (number("content", 7), "content"),
        (number("trained", []), "trained"),
        (number("winning", {"2": [[0, 500], [0, 600]]}), "winning"),
        (number("winning", {"2": [[0, 500], [1, 400]]}), "winning"),
        (number("winning", {"2": [[0, 1001]]}), "winning"),
        (number("winning", {"2": [[0]]}), "winning"),
        (number("sections", {}), "sections"),
        (section("rows", 0, -1), "rows"),
        (section("rows", 0, 10**9), "rows"),
        (section("rows", 1, 10**9), "rows"),
        (section("names", 1, 10**9), "names"),
        (section("names", 2, 1), "names"),
        (section("policy", 2, 1), "policy"),
        (lambda header: header["sections"]["policy"].append(0), "policy"),
        (lambda header: header["sections"].pop("value"), "sections"),
        (lambda header: header["sections"].update(extra=[0, 0, 0]), "sections"),
    ],
)
def test_a_header_that_cannot_be(data: bytes, change: Change, where: str):
    assert fault_in(with_header(data, change)) == f"weights.damaged {where}"


@pytest.mark.parametrize("header", [b"[]", b"{", b"[" * 50_000, b'{"first": NaN}', b'{"a": 1, "a": 2}', b"\xff"])
def test_a_header_that_is_no_table(header: bytes):
    assert fault_in(MAGIC + header + b"\n") == "weights.damaged header"


def test_a_bomb_is_not_blown_up(data: bytes):
    """A section that would fill a gigabyte, whatever the header says of it."""
    packer = zlib.compressobj(9)
    bomb = b"".join([packer.compress(bytes(10_000_000)) for _ in range(100)]) + packer.flush()
    line, _, sections = data[len(MAGIC) :].partition(b"\n")
    header = json.loads(line)
    stored, length, _ = header["sections"]["names"]
    header["sections"]["names"] = [len(bomb), length, 0]
    made = MAGIC + json.dumps(header).encode() + b"\n" + bomb + sections[stored:]
    assert fault_in(made) == "weights.damaged names"
    header["sections"]["names"] = [len(bomb), 10**9, 0]
    assert fault_in(MAGIC + json.dumps(header).encode() + b"\n" + bomb) == "weights.damaged names"


def names(weights: Weights, **other: object) -> bytes:
    return json.dumps(
        {"features": weights.features, "choices": weights.choices, "printed": weights.printed, **other}
    ).encode()


def test_names_must_be_names(weights: Weights, data: bytes):
    twice = [weights.features[1], *weights.features[1:]]
    assert fault_in(with_section(data, "names", names(weights, features=twice))) == f"weights.twice {twice[0]}"
    fewer = weights.choices[1:]
    assert fault_in(with_section(data, "names", names(weights, choices=fewer))) == "weights.damaged choices"
    numbered = list(range(len(weights.choices)))
    assert fault_in(with_section(data, "names", names(weights, choices=numbered))) == "weights.damaged choices"
    assert fault_in(with_section(data, "names", names(weights, printed={"a": "b"}))) == "weights.damaged printed"
    assert fault_in(with_section(data, "names", names(weights, more=1))) == "weights.damaged names"
    assert fault_in(with_section(data, "names", b"7")) == "weights.damaged names"


def test_numbers_in_their_ranges(weights: Weights, data: bytes):
    count = sum(weights.live)
    other = bytes([2, 0]) + weights.live[2:]
    assert fault_in(with_section(data, "live", other)) == "weights.damaged live"
    assert fault_in(with_section(data, "live", bytes(len(weights.live)))) == "weights.damaged live"
    negative = b"\xff\xff\xff\xff" + bytes(4 * (count - 1))
    assert fault_in(with_section(data, "row_factors", negative)) == "weights.damaged row_factors"
    assert fault_in(with_section(data, "value", b"\xff\xff\xff\x7f" * weights.second)) == "weights.damaged value"
