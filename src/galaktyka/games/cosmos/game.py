"""Micro Cosmos behind the contract of `core`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from galaktyka.core.actions import ActionTable
from galaktyka.core.errors import SetupError
from galaktyka.core.game import Document, Game, Option, Reason, Score, View, illegal
from galaktyka.core.rng import Rng, seeded
from galaktyka.games.cosmos.box import Box
from galaktyka.games.cosmos.cards import LEVELS, Pack
from galaktyka.games.cosmos.document import document_of
from galaktyka.games.cosmos.document_reader import read_position
from galaktyka.games.cosmos.pack import shipped_pack
from galaktyka.games.cosmos.reasons import reason_against
from galaktyka.games.cosmos.rules.flow import advance, playout, take_choice
from galaktyka.games.cosmos.rules.setting_up import lay_out
from galaktyka.games.cosmos.rules.travel import space_name
from galaktyka.games.cosmos.scoring import leaders, score_of
from galaktyka.games.cosmos.state import Player, Position
from galaktyka.games.cosmos.view import hide_from, view_of
from galaktyka.games.cosmos.vocabulary import CELLS, COLOURS, NO_SEAT, RESOURCES, SPACE_COUNT, UPGRADES

RULES_VERSION: Final = "2"
SEATS: Final = (1, 2, 3, 4)
TOGETHER: Final = (2, 3, 4)
LONG: Final = "four-planets"


def notations_of(box: Box) -> list[str]:
    """Every action of the game, by id."""
    notations = ["pass", "above", "below", "use", "draw", "gather", "terraform", "explore", "colony", "keep"]
    notations += [f"gain {resource}" for resource in RESOURCES]
    notations += [f"pay {resource}" for resource in RESOURCES]
    notations += [f"raise {resource}" for resource in RESOURCES]
    notations += [f"ready {colour}" for colour in COLOURS]
    notations += [f"leader {colour}" for colour in COLOURS]
    notations += ["outpost", *[f"outpost {cell}" for cell in CELLS]]
    notations += [f"upgrade {upgrade}" for upgrade in UPGRADES]
    notations += [f"discover {cell}" for cell in CELLS]
    notations += [f"move {space_name(space)}" for space in range(SPACE_COUNT)]
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

    def deciders(self) -> list[int]:
        """The seat that owes a choice now."""
        return [self.asked] if self.asked != NO_SEAT else []

    def legal(self, seat: int) -> list[int]:
        """The actions that the seat may take now, ascending."""
        return self.options[:] if seat == self.asked and seat != NO_SEAT else []

    def apply(self, seat: int, action: int) -> None:
        """Take an action and go on to the next choice."""
        if seat != self.asked or seat == NO_SEAT or action not in self.options:
            reason = self.why_not(seat, action)
            raise illegal(reason if reason is not None else Reason("cosmos.not-now"))
        if self.log is not None:
            self.log = []
        take_choice(self, action)

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
        return view_of(self, -1 if seat is None else seat, self.rules.actions.notations, options_of(self))

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

    def playout(self, rng: Rng) -> int:
        """Play to the end with random choices, without leaving the compiled engine."""
        return playout(self, rng)

    def to_document(self) -> Document:
        """The whole position as a document."""
        return document_of(self, self.rules.content, options_of(self))


def options_of(state: Position) -> dict[str, bool]:
    """The options that the game is played with."""
    options = {LONG: state.long}
    for number in range(1, len(LEVELS)):
        options[LEVELS[number]] = state.level == number
    return options


@final
class CosmosGame(Game):
    """Micro Cosmos with one content pack."""

    def __init__(self, pack: Pack) -> None:
        self.box = Box(pack)
        levels = [Option(level, False, (1,)) for level in LEVELS[1:]]
        super().__init__(
            key="cosmos",
            rules_version=RULES_VERSION,
            content=pack.fingerprint,
            seats=SEATS,
            options=(Option(LONG, False, TOGETHER), *levels),
            actions=ActionTable(notations_of(self.box)),
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
        advance(state)
        return state

    def from_document(self, document: Document, source: str = "document") -> CosmosState:
        """The position that the document describes."""
        state = CosmosState(self, [], seeded(0), 0)
        read_position(state, document, source, self.content)
        return state


GAME: Final = CosmosGame(shipped_pack())
