"""Race for the Galaxy behind the contract of `core`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from galaktyka.core.actions import ActionTable
from galaktyka.core.game import Document, Game, Option, Positions, Reason, Score, View, illegal
from galaktyka.core.gestures import Gestures
from galaktyka.core.rng import Rng, seeded
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box
from galaktyka.games.race.engine.cards import Pack
from galaktyka.games.race.engine.rules.flow import advance, playout, reason_against, take_choice
from galaktyka.games.race.engine.rules.setting_up import lay_out
from galaktyka.games.race.engine.scoring import leaders, score_of
from galaktyka.games.race.engine.state import Player, Position, is_option, options_of
from galaktyka.games.race.engine.view import hide_from, view_of

RULES_VERSION: Final = "2"
SEATS: Final = (2, 3, 4)

GESTURES: Final = Gestures(("pay", "keep", "discard", "spend", "choose"))


def notations_of(box: Box) -> list[str]:
    """Every action of the game, by id."""
    notations = ["pass", "conquer"]
    notations += [f"choose {card}" for card in v.ACTION_CARDS]
    notations += [f"gamble {number}" for number in range(v.LOWEST_WAGER, v.HIGHEST_WAGER + 1)]
    for verb, word in enumerate(v.VERBS):
        for card in box.pack.cards:
            shown = ("settle" if card.world else "develop") if verb == v.V_PLACE else word
            notations.append(f"{shown} {card.id}")
    return notations


def options_of_pack(pack: Pack) -> tuple[Option, ...]:
    """The variants: preset hands where the pack has them, and the advanced game of two."""
    advanced = Option("advanced", False, (2,))
    if not any(card.first_hand for card in pack.cards):
        return (advanced,)
    return (Option("first-game", False, SEATS), advanced)


@final
class RaceState(Position):
    """A position of Race for the Galaxy."""

    def __init__(self, rules: RaceGame, players: list[Player], rng: Rng) -> None:
        super().__init__(rules.box, players, rng)
        self.rules = rules

    def game(self) -> Game:
        """The game that this is a position of."""
        return self.rules

    def deciders(self) -> list[int]:
        """The seats that owe a choice now."""
        if self.waiting == 0:
            return []
        return [seat for seat in range(self.count) if self.players[seat].ask != v.NOTHING]

    def legal(self, seat: int) -> list[int]:
        """The actions that the seat may take now, ascending."""
        return options_of(self.players[seat])

    def apply(self, seat: int, action: int) -> None:
        """Take an action and go on to the next choice."""
        if not 0 <= seat < self.count or not is_option(self.players[seat], action):
            reason = self.why_not(seat, action)
            raise illegal(reason if reason is not None else Reason("race.not-now"))
        if self.log is not None:
            self.log = []
        take_choice(self, seat, action)

    def reason_against(self, seat: int, action: int) -> Reason | None:
        """The rule that forbids the action now."""
        return reason_against(self, seat, action)

    def clone(self) -> RaceState:
        """An independent copy, without the event log."""
        players = [player.clone() for player in self.players]
        twin = RaceState(self.rules, players, self.rng.clone())
        self.copy_to(twin)
        return twin

    def view(self, seat: int | None) -> View:
        """Everything that the seat (None: a spectator) may know."""
        return cast(View, view_of(self, -1 if seat is None else seat, self.rules.actions.notations))

    def determinise(self, seat: int, rng: Rng) -> RaceState:
        """A copy with everything that the seat cannot know drawn anew."""
        twin = self.clone()
        hide_from(twin, seat, rng)
        return twin

    def scores(self) -> list[Score]:
        """The points of every seat as if the game ended now."""
        return [score_of(self, seat) for seat in range(self.count)]

    def winners(self) -> list[int]:
        """The seats that lead."""
        return leaders(self)

    def playout(self, rng: Rng) -> int:
        """Play to the end with random choices, without leaving the compiled engine."""
        return playout(self, rng)

    def to_document(self) -> Document:
        """The whole position as a document."""
        return self.rules.positions.document_of(self, self.rules.content)


@final
class RaceGame(Game):
    """Race for the Galaxy with one content pack."""

    def __init__(self, pack: Pack, positions: Positions) -> None:
        self.box = Box(pack)
        self.positions = positions
        super().__init__(
            key="race",
            rules_version=RULES_VERSION,
            content=pack.fingerprint,
            seats=SEATS,
            options=options_of_pack(pack),
            actions=ActionTable(notations_of(self.box)),
            gestures=GESTURES,
        )

    def start(
        self, seats: int, seed: int, options: Mapping[str, bool] | None = None, keep_events: bool = False
    ) -> RaceState:
        """A new game; its set-up is in its events, if they are kept."""
        chosen = self.check_start(seats, seed, options)
        state = RaceState(self, [Player(b"", b"", b"") for _ in range(seats)], seeded(seed))
        state.advanced = chosen["advanced"]
        state.first_game = chosen.get("first-game", False)
        state.keep_events(keep_events)
        lay_out(state)
        advance(state)
        return state

    def from_document(self, document: Document, source: str = "document") -> RaceState:
        """The position that the document describes."""
        state = RaceState(self, [], seeded(0))
        self.positions.read_position(state, document, source, self.content)
        return state
