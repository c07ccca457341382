"""Files of weights: what a network has learned, as small integers under the names of what they are for.

    galaktyka weights 1                    this line
    {"game": "race", ...}                  one line of JSON: sizes, and for each section how long it is and its CRC
    ...                                    the sections, each compressed for itself, one after another

Reading is strict and executes nothing. Whatever is wrong with a file is a `WeightsError` that says what.
docs/weights.md describes every field.
"""

from __future__ import annotations

import json
import os
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from galaktyka.bots.network.plain import MOST_WIDTH
from galaktyka.core.errors import WeightsError

MAGIC: Final = b"galaktyka weights 1\n"
FAMILY: Final = b"galaktyka weights "
LARGEST_FILE: Final = 64_000_000
LONGEST_HEADER: Final = 60_000
LONGEST_NAMES: Final = 8_000_000
MOST_INPUTS: Final = 65_536
MOST_SHIFT: Final = 30
MOST_SUM: Final = 524_287
"""The sizes of a row make at most this, so that its sum with numbers of 12 bits fits into 32."""
MOST_ROW: Final = 32_767
MOST_FACTOR: Final = 255
"""A number of 8 bits times this fits into 16 bits."""
BYTE: Final = 1
WORD: Final = 4
NAMES: Final = "names"
SIZES: Final = ("features", "choices", "first", "second", "live", "shift_first", "shift_second")

Calibration = dict[str, list[tuple[int, int]]]
"""For a number of players: values and the chances of winning that they came to, both in thousandths, ascending."""


@dataclass(frozen=True)
class Weights:
    """A network and what it is for. Numbers of 8 bits are bytes, those of 32 bits lists."""

    game: str
    rules: str
    content: str
    """The fingerprint of the box that it learned with."""
    features: tuple[str, ...]
    choices: tuple[str, ...]
    first: int
    second: int
    shifts: tuple[int, int]
    live: bytes
    """For each feature, then for each choice: 1 if it has a row in the first layer; the others' are zero."""
    rows: bytes
    row_factors: Sequence[int]
    first_bias: Sequence[int]
    weights: bytes
    second_factors: Sequence[int]
    second_bias: Sequence[int]
    policy: bytes
    """A row for each choice."""
    value: Sequence[int]
    """The row that makes the value: finer numbers, since chances of winning are told from it."""
    policy_factors: Sequence[int]
    """For each choice, and the last for the value."""
    policy_bias: Sequence[int]
    printed: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """For each thing of the box the words printed on it."""
    winning: Calibration = field(default_factory=dict)
    trained: Mapping[str, object] = field(default_factory=dict)
    """How it was trained: whatever is worth knowing."""


def lengths_of(sizes: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """For each section of numbers, in their order, how many there are and of how many bytes."""
    features, choices, first, second, live, *_ = (sizes[name] for name in SIZES)
    return {
        "live": (features + choices, BYTE),
        "rows": (live * first, BYTE),
        "row_factors": (live, WORD),
        "first_bias": (first, WORD),
        "weights": (first * second, BYTE),
        "second_factors": (second, WORD),
        "second_bias": (second, WORD),
        "policy": (choices * second, BYTE),
        "value": (second, WORD),
        "policy_factors": (choices + 1, WORD),
        "policy_bias": (choices + 1, WORD),
    }


# ------------------------------------------------------------------ writing


def write_weights(path: Path, weights: Weights) -> None:
    """Write the file, all of it or nothing."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(written(weights))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def written(weights: Weights) -> bytes:
    """The bytes of the file: the same for the same network."""
    sizes = sizes_of(weights)
    names = {"features": weights.features, "choices": weights.choices, "printed": weights.printed}
    raw = {NAMES: line_of(names)}
    for name, (_, width) in lengths_of(sizes).items():
        numbers = getattr(weights, name)
        raw[name] = numbers if width == BYTE else in_order(array("i", numbers)).tobytes()
    packed = {name: compressed(data) for name, data in raw.items()}
    header = {
        "game": weights.game,
        "rules": weights.rules,
        "content": weights.content,
        **sizes,
        "sections": {name: [len(packed[name]), len(data), zlib.crc32(data)] for name, data in raw.items()},
        "winning": weights.winning,
        "trained": weights.trained,
    }
    data = MAGIC + line_of(header) + b"\n" + b"".join(packed.values())
    parsed(data, "")  # nothing is written that could not be read
    return data


def sizes_of(weights: Weights) -> dict[str, int]:
    """As the header says them."""
    numbers = (len(weights.features), len(weights.choices), weights.first, weights.second, sum(weights.live))
    return dict(zip(SIZES, (*numbers, *weights.shifts), strict=True))


def line_of(value: object) -> bytes:
    """JSON in one line, the same for the same value."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False).encode()


def compressed(data: bytes) -> bytes:
    """As small as zlib makes it: numbers of a network repeat nothing, so looking for what does costs bits."""
    tried = []
    for strategy in (zlib.Z_HUFFMAN_ONLY, zlib.Z_DEFAULT_STRATEGY):
        packer = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, strategy)
        tried.append(packer.compress(data) + packer.flush())
    return min(tried, key=len)


def in_order(numbers: array[int]) -> array[int]:
    """Numbers of 32 bits from or for the file: the lowest byte first."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


# ------------------------------------------------------------------ reading


def read_weights(path: Path) -> Weights:
    """The weights in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise WeightsError("weights.no-file", {"fault": error.strerror or type(error).__name__}, str(path)) from None
    return parsed(data, str(path))


def parsed(data: bytes, source: str) -> Weights:
    """The weights in the bytes of a file."""
    return Reading(data, source).weights()


class Reading:
    """One file that is being read."""

    def __init__(self, data: bytes, source: str) -> None:
        self.data = data
        self.source = source

    def fault(self, message: str, **values: object) -> WeightsError:
        """What is wrong, with the file."""
        return WeightsError(message, values, self.source)

    def weights(self) -> Weights:
        """Everything, checked."""
        header, at = self.header()
        sizes = self.sizes(header)
        sections = self.sections(header, at, sizes)
        names = self.names(sections[NAMES], sizes)
        numbers: dict[str, Any] = {}
        for name, (_, width) in lengths_of(sizes).items():
            raw = sections[name]
            numbers[name] = raw if width == BYTE else in_order(array("i", raw))
        self.check_numbers(numbers, sizes)
        return Weights(
            game=self.text(header, "game"),
            rules=self.text(header, "rules"),
            content=self.text(header, "content"),
            first=sizes["first"],
            second=sizes["second"],
            shifts=(sizes["shift_first"], sizes["shift_second"]),
            winning=self.winning(header),
            trained=self.table(header, "trained"),
            **names,
            **numbers,
        )

    def header(self) -> tuple[dict[str, Any], int]:
        """The second line, and where the sections begin."""
        if len(self.data) > LARGEST_FILE:
            raise self.fault("weights.too-big", most=LARGEST_FILE // 1_000_000)
        if not self.data.startswith(FAMILY):
            raise self.fault("weights.not-weights")
        if not self.data.startswith(MAGIC):
            raise self.fault("weights.other-format")
        end = self.data.find(b"\n", len(MAGIC), len(MAGIC) + LONGEST_HEADER)
        if end < 0:
            raise self.fault("weights.damaged", where="header")
        return self.document(self.data[len(MAGIC) : end], "header"), end + 1

    def document(self, text: bytes, where: str) -> dict[str, Any]:
        """A table in JSON; nothing twice in it, and no numbers that are none."""

        def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
            table = dict(pairs)
            if len(table) != len(pairs):
                raise ValueError
            return table

        def no_number(_: str) -> None:
            raise ValueError

        try:
            found = json.loads(text.decode(), object_pairs_hook=once, parse_constant=no_number)
        except (ValueError, RecursionError):
            raise self.fault("weights.damaged", where=where) from None
        if not isinstance(found, dict):
            raise self.fault("weights.damaged", where=where)
        return found

    def text(self, header: dict[str, Any], key: str) -> str:
        """A word of the header."""
        value = header.get(key)
        if not isinstance(value, str) or not 0 < len(value) <= 100 or not value.isprintable():
            raise self.fault("weights.damaged", where=key)
        return value

    def table(self, header: dict[str, Any], key: str) -> dict[str, Any]:
        """A table of the header."""
        value = header.get(key)
        if not isinstance(value, dict):
            raise self.fault("weights.damaged", where=key)
        return value

    def sizes(self, header: dict[str, Any]) -> dict[str, int]:
        """Numbers that can be."""
        widest = {"first": MOST_WIDTH, "second": MOST_WIDTH, "shift_first": MOST_SHIFT, "shift_second": MOST_SHIFT}
        sizes: dict[str, int] = {}
        for name in SIZES:
            least = 0 if name.startswith("shift") or name == "live" else 1
            size: Any = header.get(name)
            if not is_whole(size, least, widest.get(name, MOST_INPUTS)):
                raise self.fault("weights.damaged", where=name)
            sizes[name] = size
        if sizes["live"] > sizes["features"] + sizes["choices"]:
            raise self.fault("weights.damaged", where="live")
        return sizes

    def sections(self, header: dict[str, Any], at: int, sizes: Mapping[str, int]) -> dict[str, bytes]:
        """What lies in the sections, each exactly as long as it must be, and nothing after them."""
        lengths = lengths_of(sizes)
        declared = self.table(header, "sections")
        if declared.keys() != {NAMES, *lengths}:
            raise self.fault("weights.damaged", where="sections")
        found = {}
        for name in (NAMES, *lengths):
            entry = declared[name]
            if not isinstance(entry, list) or len(entry) != 3 or not all(is_whole(n, 0, 2**32 - 1) for n in entry):
                raise self.fault("weights.damaged", where=name)
            stored, length, checksum = entry
            if name == NAMES:
                possible = length <= LONGEST_NAMES
            else:
                possible = length == lengths[name][0] * lengths[name][1] <= LARGEST_FILE
            if not possible or at + stored > len(self.data):
                raise self.fault("weights.damaged", where=name)
            found[name] = self.unpacked(name, self.data[at : at + stored], length, checksum)
            at += stored
        if at != len(self.data):
            raise self.fault("weights.damaged", where="end")
        return found

    def unpacked(self, name: str, stored: bytes, length: int, checksum: int) -> bytes:
        """A section; never more of it than it says."""
        unpacker = zlib.decompressobj()
        try:
            data = unpacker.decompress(stored, length + 1)
        except zlib.error:
            raise self.fault("weights.damaged", where=name) from None
        whole = unpacker.eof and not unpacker.unused_data and not unpacker.unconsumed_tail
        if not whole or len(data) != length or zlib.crc32(data) != checksum:
            raise self.fault("weights.damaged", where=name)
        return data

    def names(self, data: bytes, sizes: Mapping[str, int]) -> dict[str, Any]:
        """Features, choices and what is printed on things."""
        document = self.document(data, NAMES)
        if document.keys() != {"features", "choices", "printed"}:
            raise self.fault("weights.damaged", where=NAMES)
        for key in ("features", "choices"):
            names = document[key]
            if not are_words(names) or len(names) != sizes[key]:
                raise self.fault("weights.damaged", where=key)
            if len(set(names)) != len(names):
                raise self.fault("weights.twice", name=next(name for name in names if names.count(name) > 1))
        printed = self.table(document, "printed")
        if not all(are_words(words) for words in printed.values()):
            raise self.fault("weights.damaged", where="printed")
        return {"features": tuple(document["features"]), "choices": tuple(document["choices"]), "printed": printed}

    def winning(self, header: dict[str, Any]) -> Calibration:
        """Values and chances, each higher than the one before."""
        table = self.table(header, "winning")
        found = {}
        for players, points in table.items():
            if not isinstance(points, list) or not all(is_point(point) for point in points):
                raise self.fault("weights.damaged", where="winning")
            pairs = [(value, chance) for value, chance in points]
            if not all(one[0] < two[0] and one[1] <= two[1] for one, two in pairwise(pairs)):
                raise self.fault("weights.damaged", where="winning")
            found[players] = pairs
        return found

    def check_numbers(self, numbers: Mapping[str, Any], sizes: Mapping[str, int]) -> None:
        """Those that must lie in a range of their own."""
        live = numbers["live"]
        if live.count(0) + live.count(1) != len(live) or live.count(1) != sizes["live"]:
            raise self.fault("weights.damaged", where="live")
        if not all(0 <= factor <= MOST_FACTOR for factor in numbers["row_factors"]):
            raise self.fault("weights.damaged", where="row_factors")
        sizes_of_value = [abs(number) for number in numbers["value"]]
        if sum(sizes_of_value) > MOST_SUM or max(sizes_of_value) > MOST_ROW:
            raise self.fault("weights.damaged", where="value")


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether it is a whole number in a range; yes and no are none."""
    return type(value) is int and least <= value <= most


def are_words(value: object) -> bool:
    """Whether it is a list of texts."""
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def is_point(value: object) -> bool:
    """Whether it is a value and a chance, in thousandths."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and is_whole(value[0], -10_000, 10_000)
        and is_whole(value[1], 0, 1000)
    )
