"""Alien Artifacts behind the contract of `core`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from galaktyka.core.actions import ActionTable
from galaktyka.core.agenda import NO_SEAT
from galaktyka.core.game import Document, Game, Option, Positions, Reason, Score, View
from galaktyka.core.gestures import Gestures
from galaktyka.core.rng import Rng, seeded
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import RULES_4, Box
from galaktyka.games.artifacts.engine.cards import Pack
from galaktyka.games.artifacts.engine.rules import flow, turns
from galaktyka.games.artifacts.engine.rules.setting_up import lay_out
from galaktyka.games.artifacts.engine.scoring import leaders, score_of
from galaktyka.games.artifacts.engine.state import Player, Position
from galaktyka.games.artifacts.engine.view import view_of
from galaktyka.games.artifacts.engine.worlds import hide_from

if TYPE_CHECKING:
    from mypy_extensions import i64

RULES_VERSION: Final = "5"
SEATS: Final = (2, 3, 4, 5)
BUILD_WORDS: Final = ("build", "develop", "discover")

GESTURES: Final = Gestures(("pay", "keep", "discard", "choose", "take"), ("put", "to", "done", "pass"))


def rules_of(document: Document, usual: str) -> str:
    """The rules that a document names. Under rules 4 none was named: not by the program, which named its box then, too,
    and not by people, who may name neither."""
    rules = document.get("rules", RULES_4 if "content" in document else usual)
    return rules if isinstance(rules, str) else usual


def notations_of(box: Box) -> list[str]:
    """Every action of the game, by id."""
    notations = ["pass", "done", *v.SIDES, "offensive", "income", "mine", "faction"]
    notations += [f"buy {deck}" for deck in v.TYPES]
    notations += [f"prepare {row}" for row in v.TYPES]
    notations += [f"exchange {colour}" for colour in v.COLOURS[:4]]
    notations += [f"unblock {row}" for row in v.TYPES]
    notations += [f"extra {number}" for number in range(v.MOST_EXTRA + 1)]
    notations += ["show a", "show b", "target aliens"]
    notations += [f"target {seat}" for seat in range(5)]
    notations += ["boost", "reroll", "scout"]
    notations += [f"take {number}" for number in range(1, v.MOST_CHOICES + 1)]
    notations += [f"kind {kind}" for kind in v.KINDS]
    notations += [f"deck {deck}" for deck in v.TYPES]
    for verb, word in enumerate(v.CARD_VERBS):
        for card in range(box.size):
            shown = BUILD_WORDS[box.type[card]] if verb == v.V_BUILD else word
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
        flow.carry_out(self, task)

    def go_on(self) -> bool:
        """The next stage, turn or step of the end."""
        turns.go_on(self)
        return self.phase != v.OVER

    def offer(self) -> None:
        """What may be answered to the question."""
        flow.offer(self)

    def do(self, action: i64) -> None:
        """What the answer does."""
        flow.answer(self, action)

    def reason_against(self, seat: int, action: int) -> Reason | None:
        """The rule that forbids the action now."""
        return flow.reason_against(self, seat, action)

    def clone(self) -> ArtifactsState:
        """An independent copy, without the event log."""
        players = [player.clone() for player in self.players]
        twin = ArtifactsState(self.rules, players, self.rng.clone())
        self.copy_to(twin)
        return twin

    def view(self, seat: int | None) -> View:
        """Everything that the seat (None: a spectator) may know."""
        return dict(view_of(self, -1 if seat is None else seat, self.rules.actions.notations))

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

    def to_document(self) -> Document:
        """The whole position as a document."""
        return self.rules.positions.document_of(self, self.rules.content)


@final
class ArtifactsGame(Game):
    """Alien Artifacts with one content pack, by one version of its rules."""

    def __init__(self, pack: Pack, positions: Positions, rules: str = RULES_VERSION) -> None:
        self.box = Box(pack, rules)
        self.positions = positions
        self.earlier: ArtifactsGame | None = None
        """The same by rules 4, for games that were begun under them."""
        if rules != RULES_4:
            self.earlier = ArtifactsGame(pack, positions, RULES_4)
        super().__init__(
            key="artifacts",
            rules_version=rules,
            content=pack.fingerprint,
            seats=SEATS,
            options=(Option("choose-factions", False, SEATS),),
            actions=ActionTable(notations_of(self.box)),
            gestures=GESTURES,
        )

    def under(self, rules: str) -> ArtifactsGame | None:
        """The game by the rules of this version, ours or 4; None if it cannot be played by them."""
        if rules == self.rules_version:
            return self
        return self.earlier if rules == RULES_4 else None

    def start(
        self, seats: int, seed: int, options: Mapping[str, bool] | None = None, keep_events: bool = False
    ) -> ArtifactsState:
        """A new game; its set-up is in its events, if they are kept."""
        chosen = self.check_start(seats, seed, options)
        state = ArtifactsState(self, [Player() for _ in range(seats)], seeded(seed))
        state.choose_factions = chosen["choose-factions"]
        state.keep_events(keep_events)
        lay_out(state)
        state.advance()
        return state

    def from_document(self, document: Document, source: str = "document") -> ArtifactsState:
        """The position that the document describes, with the rules that it goes on by."""
        state = ArtifactsState(self.under(rules_of(document, self.rules_version)) or self, [], seeded(0))
        self.positions.read_position(state, document, source, self.content)
        return state
