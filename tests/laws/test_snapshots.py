"""Laws of snapshots: what travels to another process is the same position there, or refused."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from galaktyka.core.errors import SnapshotError
from galaktyka.core.game import Document, Game, State
from galaktyka.core.rng import seeded
from galaktyka.core.snapshots import MARK, opened, snapshot_of, state_from
from tests.building import ROOT
from tests.core.test_outside_game import Nim, NimState
from tests.laws.tables import FIRST_OF_EACH, Table, every_table, examples, position, seeds, steps, walk

FIRST, ANOTHER, *_ = FIRST_OF_EACH
one_table_a_game = pytest.mark.parametrize("table", FIRST_OF_EACH, ids=str)


def rest_of(state: State) -> list[tuple[int, int]]:
    """The moves of a game that is played to its end by chance."""
    return walk(state, seeded(7), 10_000)


@every_table
@given(seed=seeds, at=steps)
@examples(6)
def test_a_position_is_the_same_in_another_process(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    again = state_from(snapshot_of(state), table.game())
    assert again.to_document() == state.to_document()  # the generator's words are in it
    assert again.deciders() == state.deciders()
    assert again.revelations() == state.revelations()
    for seat in range(state.seats()):
        assert again.legal(seat) == state.legal(seat)
        assert again.view(seat) == state.view(seat)
    assert rest_of(again) == rest_of(state)
    assert again.fingerprint() == state.fingerprint()


@one_table_a_game
def test_two_positions_from_one_snapshot_know_nothing_of_each_other(table: Table):
    state = position(table, 5, 40)
    snapshot = snapshot_of(state)
    played, kept = (state_from(snapshot, table.game()) for _ in range(2))
    rest_of(played)
    assert kept.fingerprint() == state.fingerprint()
    assert state_from(snapshot_of(kept), table.game()).fingerprint() == state.fingerprint()


@one_table_a_game
def test_the_log_stays_behind(table: Table):
    state = table.start(3, keep_events=True)
    assert state.all_events()
    assert state_from(snapshot_of(state), table.game()).all_events() == []


@one_table_a_game
def test_our_games_need_no_document(table: Table):
    form = opened(snapshot_of(position(table, 5, 40)))[3]
    assert form != "document"


@one_table_a_game
def test_the_plain_build_reads_it(table: Table):
    state = position(table, 5, 40)
    code = (
        "import sys; from galaktyka.games import find_game; from galaktyka.core.snapshots import *\n"
        f"state = state_from(bytes.fromhex(sys.stdin.read()), find_game({table.key!r}))\n"
        "print(state.fingerprint(), opened(snapshot_of(state))[3])"
    )
    said = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT / "src")},
        input=snapshot_of(state).hex(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == [state.fingerprint(), opened(snapshot_of(state))[3]]


# ------------------------------------------------------------------ what is refused


def fault_of(snapshot: bytes, game: Game) -> str:
    with pytest.raises(SnapshotError) as refused:
        state_from(snapshot, game)
    return refused.value.message_id


@one_table_a_game
def test_a_damaged_snapshot_is_refused(table: Table):
    snapshot = snapshot_of(table.start(3))
    for place in range(len(MARK), len(snapshot)):
        broken = bytearray(snapshot)
        broken[place] ^= 0x10
        assert fault_of(bytes(broken), table.game()) == "snapshot.damaged"
    for length in range(len(MARK), len(snapshot)):
        assert fault_of(snapshot[:length], table.game()) == "snapshot.damaged"


def test_another_format_is_refused():
    game = FIRST.game()
    later = snapshot_of(FIRST.start(3)).replace(b"snapshot 1", b"snapshot 2")
    for found in (b"", b"{}", MARK[:-1], later):
        assert fault_of(found, game) == "snapshot.other-format"


def test_another_game_is_refused():
    assert fault_of(snapshot_of(ANOTHER.start(3)), FIRST.game()) == "snapshot.other-game"


class Other(Nim):
    """Nim as another program has it."""

    def __init__(self, state: type[NimState] = NimState, **changed: str) -> None:
        super().__init__()
        self.state = state
        for name, value in changed.items():
            setattr(self, name, value)

    def start(self, *args: Any, **kwargs: Any) -> State:
        return self.state(self, 21, 0)


class WithHeaps(NimState):
    """Keeps one more number."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.heaps = 1


@pytest.mark.parametrize(
    ("other", "fault"),
    [
        (Other(rules_version="of tomorrow"), "snapshot.other-rules"),
        (Other(content="another box"), "snapshot.other-content"),
        (Other(WithHeaps), "snapshot.other-program"),
    ],
)
def test_what_was_made_by_others_is_refused(other: Game, fault: str):
    assert fault_of(snapshot_of(Nim().start(2, 3)), other) == fault


# ------------------------------------------------------------------ games from outside


class Heap:
    """Something of which nobody knows whether it may be shared."""

    def __init__(self, matches: int) -> None:
        self.matches = matches


class WithHeap(NimState):
    """Keeps an object, and says all of it in its document."""

    def __init__(self, rules: Nim, matches: int, turn: int) -> None:
        super().__init__(rules, matches, turn)
        self.heap = Heap(matches)

    def clone(self) -> "WithHeap":
        return WithHeap(self.rules, self.matches, self.turn)


class FromDocuments(Other):
    def from_document(self, document: Document, source: str = "") -> State:
        return WithHeap(self, document["matches"], document["turn"])


def test_a_game_from_outside_travels_too():
    nim = Nim()
    state = nim.start(2, 3)
    state.apply(0, 2)
    again = state_from(snapshot_of(state), nim)
    assert again.to_document() == state.to_document()
    assert again.game() is nim


def test_a_state_that_keeps_more_than_plain_values_travels_as_its_document():
    game = FromDocuments(WithHeap)
    state = WithHeap(game, 13, 1)
    snapshot = snapshot_of(state)
    assert opened(snapshot)[3] == "document"
    again = state_from(snapshot, game)
    assert isinstance(again, WithHeap)
    assert again.heap.matches == 13


# ------------------------------------------------------------------ speed


def seconds(work: Callable[[], object]) -> float:
    """Processor time of the quickest of some runs, so that nothing else on the machine counts."""
    times = []
    for _ in range(9):
        begun = time.process_time()
        for _ in range(20):
            work()
        times.append(time.process_time() - begun)
    return min(times)


@one_table_a_game
def test_it_is_smaller_and_quicker_than_a_document(table: Table):
    game, state = table.game(), position(table, 5, 60)
    document = json.dumps(state.to_document())
    snapshot = snapshot_of(state)
    assert len(snapshot) < len(document) / 2
    by_document = seconds(lambda: game.from_document(json.loads(json.dumps(state.to_document()))))
    assert seconds(lambda: state_from(snapshot_of(state), game)) < by_document
