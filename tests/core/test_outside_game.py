"""A game from outside: plain Python that derives from the contract, whether the contract is compiled or not."""

import copy
from collections.abc import Mapping

import pytest

from galaktyka.core.actions import ActionTable
from galaktyka.core.errors import IllegalMove, SetupError
from galaktyka.core.game import (
    EVERYBODY,
    Document,
    Event,
    Game,
    Reason,
    Score,
    ScoreItem,
    SeatedState,
    State,
    View,
    illegal,
)
from galaktyka.core.records import Header, Move, Record, RecordSeat, format_record, parse_record
from galaktyka.core.replays import replay
from galaktyka.core.rng import Rng, seeded


class NimState(State):
    """Take one, two or three matches; who takes the last one wins."""

    def __init__(self, rules: "Nim", matches: int, turn: int) -> None:
        self.rules, self.matches, self.turn = rules, matches, turn

    def game(self) -> Game:
        return self.rules

    def seats(self) -> int:
        return 2

    def deciders(self) -> list[int]:
        return [self.turn] if self.matches else []

    def legal(self, seat: int) -> list[int]:
        return list(range(min(3, self.matches))) if seat in self.deciders() else []

    def apply(self, seat: int, action: int) -> None:
        if reason := self.why_not(seat, action):
            raise illegal(reason)
        self.matches -= action + 1
        self.turn = 1 - self.turn

    def why_not(self, seat: int, action: int) -> Reason | None:
        return None if action in self.legal(seat) else Reason("nim.no", left=self.matches)

    def clone(self) -> "NimState":
        return NimState(self.rules, self.matches, self.turn)

    def view(self, seat: int | None) -> View:
        return {"matches": self.matches}

    def determinise(self, seat: int, rng: Rng) -> "NimState":
        return self.clone()

    def scores(self) -> list[Score]:
        return [Score(seat, [ScoreItem("last", "", int(seat != self.turn))], 0) for seat in range(2)]

    def winners(self) -> list[int]:
        return [1 - self.turn]

    def revelations(self) -> int:
        return 0

    def keep_events(self, on: bool) -> None:
        """There is nothing to tell."""

    def all_events(self) -> list[Event]:
        return []

    def to_document(self) -> Document:
        return {"matches": self.matches, "turn": self.turn}


class Nim(Game):
    def __init__(self) -> None:
        super().__init__("nim", "1", "none", (2,), (), ActionTable(["take 1", "take 2", "take 3"]))

    def start(
        self, seats: int, seed: int, options: Mapping[str, bool] | None = None, keep_events: bool = False
    ) -> State:
        self.check_start(seats, seed, options)
        return NimState(self, 10, 0)

    def from_document(self, document: Document, source: str = "document") -> State:
        return NimState(self, document["matches"], document["turn"])


def test_it_is_played_through_the_contract():
    state = Nim().start(2, 1)
    state.play(0, "take 2")
    assert state.legal(1) == [0, 1, 2]
    with pytest.raises(IllegalMove):
        state.apply(0, 0)  # it is the other's turn
    state.play(1, "Take  3")
    assert state.to_document() == {"matches": 5, "turn": 0}
    assert state.fingerprint() == Nim().from_document({"matches": 5, "turn": 0}).fingerprint()


def test_several_choices_are_all_played_or_none():
    state = Nim().start(2, 1)
    with pytest.raises(IllegalMove):
        state.play(0, "take 1, take 1")
    assert state.to_document()["matches"] == 10


def test_a_random_game_comes_to_its_end():
    state = Nim().start(2, 1)
    assert 4 <= state.playout(seeded(3)) <= 10  # ten matches, one to three at a time
    assert state.is_over()
    assert [score.total for score in state.scores()] == [int(seat in state.winners()) for seat in range(2)]


def test_a_game_without_options_has_records_that_can_be_read():
    seats = [RecordSeat("Ala", False), RecordSeat("Ola", False)]
    moves = [Move(number % 2, "take 2") for number in range(5)]  # ten matches: the last two go to the first seat
    text = format_record(Record(Header("nim", "1", "none", seats, {}, 1), moves, [1, 0], ""))
    record = parse_record(text, "")
    assert (record.header.options, format_record(record)) == ({}, text)
    assert len(replay(record, Nim())) == 6


def test_the_wrong_number_of_seats_is_refused():
    with pytest.raises(SetupError) as refused:
        Nim().start(3, 1)
    assert refused.value.message_id == "wrong-number-of-seats"


class SeatedNimState(SeatedState):
    """The same with what positions have in common taken from the contract."""

    def __init__(self, nim: NimState, rng: Rng) -> None:
        super().__init__(rng, 2)
        self.nim = nim

    def game(self) -> Game:
        return self.nim.rules

    def deciders(self) -> list[int]:
        return self.nim.deciders()

    def legal(self, seat: int) -> list[int]:
        return self.nim.legal(seat)

    def apply(self, seat: int, action: int) -> None:
        if reason := self.why_not(seat, action):
            raise illegal(reason)
        if self.log is not None:
            self.log = [Event("takes", seat, (), action + 1, EVERYBODY)]
        self.nim.apply(seat, action)
        self.revealed += 1

    def reason_against(self, seat: int, action: int) -> Reason | None:
        return self.nim.why_not(seat, action)

    def clone(self) -> "SeatedNimState":
        return SeatedNimState(self.nim.clone(), self.rng.clone())

    def view(self, seat: int | None) -> View:
        return self.nim.view(seat)

    def determinise(self, seat: int, rng: Rng) -> "SeatedNimState":
        return self.clone()

    def scores(self) -> list[Score]:
        return self.nim.scores()

    def winners(self) -> list[int]:
        return self.nim.winners()

    def to_document(self) -> Document:
        return self.nim.to_document()


def seated_nim() -> SeatedNimState:
    return SeatedNimState(NimState(Nim(), 10, 0), seeded(1))


def test_seats_events_and_revelations_come_with_the_contract():
    state = seated_nim()
    assert state.seats() == 2
    state.play(0, "take 2")
    assert (state.all_events(), state.revelations()) == ([], 1)  # nobody asked for events
    state.keep_events(True)
    state.play(1, "take 3")
    assert [(event.kind, event.seat, event.number) for event in state.events(None)] == [("takes", 1, 3)]
    assert state.revelations() == 2
    state.keep_events(False)
    assert state.all_events() == []


def test_seats_and_actions_that_do_not_exist_are_refused_before_the_game_is_asked():
    state = seated_nim()
    assert state.why_not(2, 0) == Reason("no-such-seat", seat=2)
    assert state.why_not(-1, 0) == Reason("no-such-seat", seat=-1)
    assert state.why_not(0, 3) == Reason("unknown-action", action="3")
    assert state.why_not(1, 0) == Reason("nim.no", left=10)
    assert state.why_not(0, 0) is None


class HalfMadeState(State):
    """Nothing of the contract is written yet."""


class HalfMadeGame(Game):
    """Without a start."""


HALF_MADE = HalfMadeState()  # type: ignore[abstract]


@pytest.mark.parametrize(
    "ask",
    [
        HALF_MADE.is_over,  # deciders
        HALF_MADE.totals,  # scores
        HALF_MADE.fingerprint,  # to_document
        lambda: HALF_MADE.play(0, "take 1"),  # game
        lambda: HALF_MADE.is_choice(0),  # legal
        lambda: HALF_MADE.events(None),  # all_events
        lambda: copy.deepcopy(HALF_MADE),  # clone
        HALF_MADE.winners,
        lambda: HalfMadeGame("half", "1", "none", (2,), (), ActionTable([])).start(2, 1),  # type: ignore[abstract]
    ],
)
def test_a_half_made_game_is_told_what_is_missing(ask):
    with pytest.raises(NotImplementedError):
        ask()
