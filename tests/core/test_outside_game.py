"""A game from outside: plain Python that derives from the contract, whether the contract is compiled or not."""

from collections.abc import Mapping

import pytest

from galaktyka.core.actions import ActionTable
from galaktyka.core.errors import IllegalMove, SetupError
from galaktyka.core.game import Document, Event, Game, Reason, Score, ScoreItem, State, View, illegal
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


def test_the_wrong_number_of_seats_is_refused():
    with pytest.raises(SetupError) as refused:
        Nim().start(3, 1)
    assert refused.value.message_id == "wrong-number-of-seats"
