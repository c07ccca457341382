"""Positions on their way between our own processes: a few hundred bytes, read many times faster than a document.

A snapshot holds the attributes of a state as they are, and says which game, rules, content and attributes they belong
to; whoever reads it with others is refused. It is never stored: databases, records and links hold documents, which
later versions can still read. A game from outside that keeps more in its states than plain values travels as its
document.

    bytes = MARK, checksum of the rest, marshal of (game, rules, content, form, seats, values)
"""

from __future__ import annotations

import json
import marshal
import zlib
from typing import Any, Final

from galaktyka.core.errors import SnapshotError
from galaktyka.core.game import Game, State
from galaktyka.core.rng import Rng

MARK: Final = b"galaktyka snapshot 1\n"
"""The version of the format."""
MARSHAL_VERSION: Final = 4
"""Read alike by every Python that we support."""
CHECKSUM: Final = 4
AS_DOCUMENT: Final = "document"
PLAIN: Final = (bool, int, str, bytes, type(None))
LOG: Final = "log"
"""Stays behind, as it does in clones."""


def snapshot_of(state: State) -> bytes:
    """The whole position, hidden parts too, for `state_from`."""
    layout = layout_of(state.game(), state.seats())
    values = layout.read(state)
    if values is not None:
        try:
            return packed(state, layout.form, values)
        except ValueError:  # a value that is no longer plain
            pass
    return packed(state, AS_DOCUMENT, json.dumps(state.to_document()))


def packed(state: State, form: str, values: Any) -> bytes:
    """The values, with what they belong to."""
    game = state.game()
    body = marshal.dumps((game.key, game.rules_version, game.content, form, state.seats(), values), MARSHAL_VERSION)
    return MARK + zlib.crc32(body).to_bytes(CHECKSUM, "big") + body


def state_from(snapshot: bytes, game: Game) -> State:
    """The position; `SnapshotError` if it is damaged, or of another game, rules, content or program."""
    key, rules, content, form, seats, values = opened(snapshot)
    if key != game.key:
        raise SnapshotError("snapshot.other-game", {"found": key, "expected": game.key})
    played = game.under(rules)
    if played is None:
        raise SnapshotError("snapshot.other-rules", {"found": rules, "expected": game.rules_version})
    if content != game.content:
        raise SnapshotError("snapshot.other-content", {"found": content[:12], "expected": game.content[:12]})
    if form == AS_DOCUMENT:
        return played.from_document(json.loads(values), "snapshot")
    layout = layout_of(played, seats)
    if form != layout.form:
        raise SnapshotError("snapshot.other-program", {"game": key})
    return layout.made_from(values)


def opened(snapshot: bytes) -> tuple[str, str, str, str, int, Any]:
    """What is in the bytes, if they are all there."""
    if not snapshot.startswith(MARK):
        raise SnapshotError("snapshot.other-format", {})
    body = snapshot[len(MARK) + CHECKSUM :]
    if zlib.crc32(body).to_bytes(CHECKSUM, "big") != snapshot[len(MARK) : len(MARK) + CHECKSUM]:
        raise SnapshotError("snapshot.damaged", {})
    key, rules, content, form, seats, values = marshal.loads(body)
    return key, rules, content, form, seats, values


class Layout:
    """Which attributes the states of a game with so many seats have, found once by looking at one of them.

    Attributes are plain values, the generator, lists of records (the players), and what belongs to the game and is the
    same for every state of it.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.blank = game.start(seats, 0)
        self.names = attribute_names(self.blank)
        self.plain: list[str] = []
        self.generators: list[str] = []
        self.records: list[tuple[str, int, list[str]]] = []
        """Their number, and their attributes."""
        self.shared: list[str] = []
        for name in self.names:
            self.place(name, getattr(self.blank, name))
        self.form = f"{zlib.crc32(repr((self.plain, self.generators, self.records)).encode()):08x}"
        """Another one where the attributes are others."""

    def place(self, name: str, value: Any) -> None:
        """Note what kind of attribute it is."""
        if name == LOG and value is None:
            return
        if is_plain(value):
            self.plain.append(name)
        elif isinstance(value, Rng):
            self.generators.append(name)
        elif isinstance(value, list) and are_records(value):
            self.records.append((name, len(value), attribute_names(value[0])))
        else:
            self.shared.append(name)

    def read(self, state: State) -> tuple[Any, ...] | None:
        """The values of the attributes; None if there are others than those that were found."""
        if attribute_names(state) != self.names:
            return None
        if any(getattr(state, name) is not getattr(self.blank, name) for name in self.shared):
            return None
        plain = [getattr(state, name) for name in self.plain]
        generators = [getattr(state, name).words() for name in self.generators]
        records = []
        for name, number, fields in self.records:
            rows = [[getattr(record, field) for field in fields] for record in getattr(state, name)]
            if len(rows) != number:
                return None
            records.append(rows)
        return plain, generators, records

    def made_from(self, values: tuple[Any, ...]) -> State:
        """A state with these values."""
        plain, generators, records = values
        state = self.blank.clone()
        for name, value in zip(self.plain, plain, strict=True):
            setattr(state, name, value)
        for name, words in zip(self.generators, generators, strict=True):
            setattr(state, name, Rng(*words))
        for (name, _, fields), rows in zip(self.records, records, strict=True):
            for record, row in zip(getattr(state, name), rows, strict=True):
                for field, value in zip(fields, row, strict=True):
                    setattr(record, field, value)
        return state


layouts: dict[tuple[int, int], tuple[Game, Layout]] = {}
"""By game and number of seats. The game is kept with its layout, so that no other can have its identity."""


def layout_of(game: Game, seats: int) -> Layout:
    """The layout, made when it is first asked for."""
    known = layouts.get((id(game), seats))
    if known is None:
        known = layouts[id(game), seats] = game, Layout(game, seats)
    return known[1]


def attribute_names(thing: object) -> list[str]:
    """The attributes of an object, in the same order in both builds: compiled classes list theirs."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return sorted([name for name in names if name != "__dict__" and hasattr(thing, name)])


def is_plain(value: object) -> bool:
    """Whether it is a number, text, bytes, nothing, or made of such values alone."""
    if isinstance(value, dict):
        return all(is_plain(key) and is_plain(one) for key, one in value.items())
    if isinstance(value, list | tuple | set | frozenset):
        return all(is_plain(one) for one in value)
    return type(value) in PLAIN


def are_records(values: list[Any]) -> bool:
    """Whether these are objects of one class that have plain attributes only."""
    return all(type(one) is type(values[0]) and is_record(one) for one in values)


def is_record(value: object) -> bool:
    """Whether it has plain attributes only."""
    names = attribute_names(value)
    return bool(names) and all(is_plain(getattr(value, name)) for name in names)
