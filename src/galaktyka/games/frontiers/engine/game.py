"""New Frontiers behind the contract of `core`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from galaktyka.core.actions import ActionTable
from galaktyka.core.errors import SetupError
from galaktyka.core.game import Document, Game, Option, Positions, Reason, Score, View, illegal
from galaktyka.core.gestures import Gestures
from galaktyka.core.rng import Rng, seeded
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box
from galaktyka.games.frontiers.engine.rules.flow import advance, playout, reason_against, take_choice
from galaktyka.games.frontiers.engine.rules.setting_up import lay_out
from galaktyka.games.frontiers.engine.scoring import leaders, score_of
from galaktyka.games.frontiers.engine.state import Player, Position, is_option, options_of
from galaktyka.games.frontiers.engine.tiles import KINDS, Pack
from galaktyka.games.frontiers.engine.view import hide_from, view_of

RULES_VERSION: Final = "1"
SEATS: Final = (2, 3, 4, 5)

GESTURES: Final = Gestures(("pay", "keep", "spend", "choose", "return", "stock"))


def notations_of(box: Box) -> list[str]:
    """Every action of the game, by id."""
    notations = ["pass", "colonists", "conquer", "pay", "reveal"]
    notations += [f"choose {tile}" for tile in v.ACTION_TILES]
    notations += [f"name {kind}" for kind in KINDS]
    notations += [f"tax {number}" for number in range(v.HIGHEST_TAX + 1)]
    notations += [f"keep {goal.id}" for goal in box.pack.goals]
    notations += [f"bottom {goal.id}" for goal in box.pack.goals]
    for verb in v.VERBS:
        notations += [f"{verb} {tile}" for tile in box.ids]
    return notations


@final
class FrontiersState(Position):
    """A position of New Frontiers."""

    def __init__(self, rules: FrontiersGame, players: list[Player], rng: Rng) -> None:
        super().__init__(rules.box, players, rng)
        self.rules = rules

    def game(self) -> Game:
        """The game that this is a position of."""
        return self.rules

    def deciders(self) -> list[int]:
        """The seat that owes a choice now."""
        return [self.asked] if self.asked != v.NO_SEAT else []

    def legal(self, seat: int) -> list[int]:
        """The actions that the seat may take now, ascending."""
        return options_of(self) if seat == self.asked and seat != v.NO_SEAT else []

    def apply(self, seat: int, action: int) -> None:
        """Take an action and go on to the next choice."""
        if seat != self.asked or seat == v.NO_SEAT or not is_option(self, action):
            reason = self.why_not(seat, action)
            raise illegal(reason if reason is not None else Reason("frontiers.not-now"))
        if self.log is not None:
            self.log = []
        take_choice(self, action)

    def reason_against(self, seat: int, action: int) -> Reason | None:
        """The rule that forbids the action now."""
        return reason_against(self, seat, action)

    def clone(self) -> FrontiersState:
        """An independent copy, without the event log."""
        players = [player.clone() for player in self.players]
        twin = FrontiersState(self.rules, players, self.rng.clone())
        self.copy_to(twin)
        return twin

    def view(self, seat: int | None) -> View:
        """Everything that the seat (None: a spectator) may know."""
        return cast(View, view_of(self, -1 if seat is None else seat, self.rules.actions.notations))

    def determinise(self, seat: int, rng: Rng) -> FrontiersState:
        """A copy with everything that the seat cannot know drawn anew."""
        twin = self.clone()
        hide_from(twin, seat, rng)
        return twin

    def scores(self) -> list[Score]:
        """The points of every seat as if the game ended now; a hidden goal counts from its turning up."""
        return [score_of(self, seat) for seat in range(self.count)]

    def winners(self) -> list[int]:
        """The seats that lead."""
        return leaders(self)

    def is_choice(self, seat: int) -> bool:
        """Not the question about the face-down goal: going back to it would tell the others whether it had a choice."""
        return self.question != v.ASK_REVEAL and len(self.legal(seat)) > 1

    def playout(self, rng: Rng) -> int:
        """Play to the end with random choices, without leaving the compiled engine."""
        return playout(self, rng)

    def to_document(self) -> Document:
        """The whole position as a document."""
        return self.rules.positions.document_of(self, self.rules.content)


@final
class FrontiersGame(Game):
    """New Frontiers with one content pack."""

    def __init__(self, pack: Pack, positions: Positions) -> None:
        self.box = Box(pack)
        self.positions = positions
        super().__init__(
            key="frontiers",
            rules_version=RULES_VERSION,
            content=pack.fingerprint,
            seats=SEATS,
            options=(Option("first-game", False, SEATS), Option("goals", False, SEATS)),
            actions=ActionTable(notations_of(self.box)),
            gestures=GESTURES,
        )

    def start(
        self, seats: int, seed: int, options: Mapping[str, bool] | None = None, keep_events: bool = False
    ) -> FrontiersState:
        """A new game; its set-up is in its events, if they are kept."""
        chosen = self.check_start(seats, seed, options)
        if chosen["first-game"] and chosen["goals"]:
            raise SetupError("options-exclude", {"first": "first-game", "second": "goals"})
        state = FrontiersState(self, [Player() for _ in range(seats)], seeded(seed))
        state.first_game = chosen["first-game"]
        state.with_goals = chosen["goals"]
        state.keep_events(keep_events)
        lay_out(state)
        advance(state)
        return state

    def from_document(self, document: Document, source: str = "document") -> FrontiersState:
        """The position that the document describes."""
        state = FrontiersState(self, [], seeded(0))
        self.positions.read_position(state, document, source, self.content)
        return state
