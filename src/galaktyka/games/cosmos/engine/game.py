"""Micro Cosmos behind the contract of `core`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast, final

from galaktyka.core.actions import ActionTable
from galaktyka.core.agenda import NO_SEAT
from galaktyka.core.errors import SetupError
from galaktyka.core.game import Document, Game, Option, Positions, Reason, Score, View
from galaktyka.core.gestures import Gestures
from galaktyka.core.rng import Rng, seeded
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import Box
from galaktyka.games.cosmos.engine.cards import LEVELS, Pack
from galaktyka.games.cosmos.engine.rules.flow import answer, carry_out, offer, reason_against
from galaktyka.games.cosmos.engine.rules.setting_up import lay_out
from galaktyka.games.cosmos.engine.rules.travel import space_name
from galaktyka.games.cosmos.engine.rules.turns import go_on
from galaktyka.games.cosmos.engine.scoring import leaders, score_of
from galaktyka.games.cosmos.engine.state import LONG, Player, Position, options_of
from galaktyka.games.cosmos.engine.view import hide_from, view_of

if TYPE_CHECKING:
    from mypy_extensions import i64

RULES_VERSION: Final = "2"
SEATS: Final = (1, 2, 3, 4)
TOGETHER: Final = (2, 3, 4)

GESTURES: Final = Gestures(("pay", "keep", "discard", "spend", "gain", "raise", "take"))


def notations_of(box: Box) -> list[str]:
    """Every action of the game, by id."""
    notations = ["pass", "above", "below", "use", "draw", "gather", "terraform", "explore", "colony", "keep"]
    notations += [f"gain {resource}" for resource in v.RESOURCES]
    notations += [f"pay {resource}" for resource in v.RESOURCES]
    notations += [f"raise {resource}" for resource in v.RESOURCES]
    notations += [f"ready {colour}" for colour in v.COLOURS]
    notations += [f"leader {colour}" for colour in v.COLOURS]
    notations += ["outpost", *[f"outpost {cell}" for cell in v.CELLS]]
    notations += [f"upgrade {upgrade}" for upgrade in v.UPGRADES]
    notations += [f"discover {cell}" for cell in v.CELLS]
    notations += [f"move {space_name(space)}" for space in range(v.SPACE_COUNT)]
    notations += [f"discard {card}" for card in box.crew_ids]
    notations += [f"spend {means}" for means in box.means_ids]
    for verb in ("play", "lift", "take", "train"):
        notations += [f"{verb} {card}" for card in box.crew_ids]
    for verb in ("resolve", "settle"):
        notations += [f"{verb} {survivor}" for survivor in box.survivor_ids]
    return notations


@final
class CosmosState(Position):
    """A position of Micro Cosmos."""

    def __init__(self, rules: CosmosGame, players: list[Player], rng: Rng, count: int) -> None:
        super().__init__(rules.box, players, rng, count)
        self.rules = rules

    def game(self) -> Game:
        """The game that this is a position of."""
        return self.rules

    # Not inherited: these three are called for every choice, and inherited ones take a tenth longer.

    def deciders(self) -> list[int]:
        """The seat that owes a choice now."""
        return [self.asked] if self.asked != NO_SEAT else []

    def legal(self, seat: int) -> list[int]:
        """The actions that the seat may take now, ascending."""
        return self.options[:] if seat == self.asked and seat != NO_SEAT else []

    def apply(self, seat: int, action: int) -> None:
        """Take an action and go on to the next choice."""
        if seat != self.asked or seat == NO_SEAT or action not in self.options:
            self.refuse(seat, action)
        self.take(action)

    def carry_out(self, task: i64) -> None:
        """The first task of the agenda."""
        carry_out(self, task)

    def go_on(self) -> bool:
        """The next step, turn or round."""
        go_on(self)
        return self.step != v.OVER

    def offer(self) -> None:
        """What may be answered to the question."""
        offer(self)

    def do(self, action: i64) -> None:
        """What the answer does."""
        answer(self, self.asked, action)

    def reason_against(self, seat: int, action: int) -> Reason | None:
        """The rule that forbids the action now."""
        return reason_against(self, seat, action)

    def clone(self) -> CosmosState:
        """An independent copy, without the event log."""
        players = [player.clone() for player in self.players]
        twin = CosmosState(self.rules, players, self.rng.clone(), self.count)
        self.copy_to(twin)
        return twin

    def view(self, seat: int | None) -> View:
        """Everything that the seat (None: a spectator) may know."""
        return cast(View, view_of(self, -1 if seat is None else seat, self.rules.actions.notations, options_of(self)))

    def determinise(self, seat: int, rng: Rng) -> CosmosState:
        """A copy with everything that the seat cannot know drawn anew."""
        twin = self.clone()
        hide_from(twin, rng)
        return twin

    def scores(self) -> list[Score]:
        """The points of every seat as if the game ended now, and of the Automa after them."""
        return [score_of(self, seat) for seat in range(len(self.players))]

    def winners(self) -> list[int]:
        """The seats that lead; the number after the last seat is the Automa."""
        return leaders(self)

    def to_document(self) -> Document:
        """The whole position as a document."""
        return self.rules.positions.document_of(self, self.rules.content)


@final
class CosmosGame(Game):
    """Micro Cosmos with one content pack."""

    def __init__(self, pack: Pack, positions: Positions) -> None:
        self.box = Box(pack)
        self.positions = positions
        levels = [Option(level, False, (1,)) for level in LEVELS[1:]]
        super().__init__(
            key="cosmos",
            rules_version=RULES_VERSION,
            content=pack.fingerprint,
            seats=SEATS,
            options=(Option(LONG, False, TOGETHER), *levels),
            actions=ActionTable(notations_of(self.box)),
            gestures=GESTURES,
        )

    def start(
        self, seats: int, seed: int, options: Mapping[str, bool] | None = None, keep_events: bool = False
    ) -> CosmosState:
        """A new game; alone one plays against the Automa, on its easy level unless an option says otherwise."""
        chosen = self.check_start(seats, seed, options)
        levels = [level for level in LEVELS[1:] if chosen[level]]
        if len(levels) > 1:
            raise SetupError("options-exclude", {"first": levels[0], "second": levels[1]})
        players = [Player() for _ in range(2 if seats == 1 else seats)]
        state = CosmosState(self, players, seeded(seed), seats)
        state.long = chosen[LONG]
        state.level = LEVELS.index(levels[0]) if levels else 0
        state.keep_events(keep_events)
        lay_out(state)
        state.advance()
        return state

    def from_document(self, document: Document, source: str = "document") -> CosmosState:
        """The position that the document describes."""
        state = CosmosState(self, [], seeded(0), 0)
        self.positions.read_position(state, document, source, self.content)
        return state
