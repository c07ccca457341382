"""Alien Artifacts behind the contract of `core`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from galaktyka.core.actions import ActionTable
from galaktyka.core.game import Document, Game, Option, Reason, Score, View, illegal
from galaktyka.core.rng import Rng, seeded
from galaktyka.games.artifacts.box import Box
from galaktyka.games.artifacts.cards import Pack
from galaktyka.games.artifacts.document import document_of
from galaktyka.games.artifacts.document_reader import read_position
from galaktyka.games.artifacts.pack import shipped_pack
from galaktyka.games.artifacts.reasons import reason_against
from galaktyka.games.artifacts.rules.flow import advance, playout, take_choice
from galaktyka.games.artifacts.rules.setting_up import lay_out
from galaktyka.games.artifacts.scoring import leaders, score_of
from galaktyka.games.artifacts.state import Player, Position
from galaktyka.games.artifacts.view import view_of
from galaktyka.games.artifacts.vocabulary import (
    CARD_VERBS,
    COLOURS,
    KINDS,
    MOST_CHOICES,
    MOST_EXTRA,
    NO_SEAT,
    SIDES,
    TYPES,
    V_BUILD,
)
from galaktyka.games.artifacts.worlds import hide_from

RULES_VERSION: Final = "4"
SEATS: Final = (2, 3, 4, 5)
BUILD_WORDS: Final = ("build", "develop", "discover")


def notations_of(box: Box) -> list[str]:
    """Every action of the game, by id."""
    notations = ["pass", "done", *SIDES, "offensive", "income", "mine", "faction"]
    notations += [f"buy {deck}" for deck in TYPES]
    notations += [f"prepare {row}" for row in TYPES]
    notations += [f"exchange {colour}" for colour in COLOURS[:4]]
    notations += [f"unblock {row}" for row in TYPES]
    notations += [f"extra {number}" for number in range(MOST_EXTRA + 1)]
    notations += ["show a", "show b", "target aliens"]
    notations += [f"target {seat}" for seat in range(5)]
    notations += ["boost", "reroll", "scout"]
    notations += [f"take {number}" for number in range(1, MOST_CHOICES + 1)]
    notations += [f"kind {kind}" for kind in KINDS]
    notations += [f"deck {deck}" for deck in TYPES]
    for verb, word in enumerate(CARD_VERBS):
        for card in range(box.size):
            shown = BUILD_WORDS[box.type[card]] if verb == V_BUILD else word
            notations.append(f"{shown} {box.ids[card]}")
    for spend in ("pay", "put"):
        notations += [f"{spend} {section}" for section in box.section_ids]
    notations += [f"discard {card}" for card in box.resource_ids]
    notations += [f"plan {plan.id}" for plan in box.pack.plans]
    notations += [f"play {artifact.id}" for artifact in box.pack.artifacts]
    notations += [f"choose {faction.id}" for faction in box.pack.factions]
    return notations


@final
class ArtifactsState(Position):
    """A position of Alien Artifacts."""

    def __init__(self, rules: ArtifactsGame, players: list[Player], rng: Rng) -> None:
        super().__init__(rules.box, players, rng)
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
            raise illegal(reason if reason is not None else Reason("artifacts.not-now"))
        if self.log is not None:
            self.log = []
        take_choice(self, action)

    def reason_against(self, seat: int, action: int) -> Reason | None:
        """The rule that forbids the action now."""
        return reason_against(self, seat, action)

    def clone(self) -> ArtifactsState:
        """An independent copy, without the event log."""
        players = [player.clone() for player in self.players]
        twin = ArtifactsState(self.rules, players, self.rng.clone())
        self.copy_to(twin)
        return twin

    def view(self, seat: int | None) -> View:
        """Everything that the seat (None: a spectator) may know."""
        return view_of(self, -1 if seat is None else seat, self.rules.actions.notations)

    def determinise(self, seat: int, rng: Rng) -> ArtifactsState:
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
        return document_of(self, self.rules.content)


@final
class ArtifactsGame(Game):
    """Alien Artifacts with one content pack."""

    def __init__(self, pack: Pack) -> None:
        self.box = Box(pack)
        super().__init__(
            key="artifacts",
            rules_version=RULES_VERSION,
            content=pack.fingerprint,
            seats=SEATS,
            options=(Option("choose-factions", False, SEATS),),
            actions=ActionTable(notations_of(self.box)),
        )

    def start(
        self, seats: int, seed: int, options: Mapping[str, bool] | None = None, keep_events: bool = False
    ) -> ArtifactsState:
        """A new game; its set-up is in its events, if they are kept."""
        chosen = self.check_start(seats, seed, options)
        state = ArtifactsState(self, [Player() for _ in range(seats)], seeded(seed))
        state.choose_factions = chosen["choose-factions"]
        state.keep_events(keep_events)
        lay_out(state)
        advance(state)
        return state

    def from_document(self, document: Document, source: str = "document") -> ArtifactsState:
        """The position that the document describes."""
        state = ArtifactsState(self, [], seeded(0))
        read_position(state, document, source, self.content)
        return state


GAME: Final = ArtifactsGame(shipped_pack())
