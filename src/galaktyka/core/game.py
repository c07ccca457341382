"""The contract between the rules and everything else: games, states, options, events, scores, reasons.

A `Game` is one rulebook with one content pack and never changes. A `State` is one position: plain data that
decides everything that happens next. Terminal, browser, bots, environments, replays and tests reach the rules
through these two classes alone. They do without ABCMeta: compiled classes would share what it remembers, and
`isinstance` would confuse the games. mypy asks for every abstract method all the same; at run time the missing one says
so.
"""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol, final

from galaktyka.core.actions import ActionTable
from galaktyka.core.errors import IllegalMove, SetupError
from galaktyka.core.gestures import COMMON, Gestures, question_in
from galaktyka.core.rng import SEED_LIMIT, Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

try:  # only mypyc reads this mark; it lets games from outside derive from the contract in plain Python
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Any:  # type: ignore[misc]
        """Nothing at run time."""
        return lambda cls: cls


Document = dict[str, Any]
View = dict[str, Any]

DOCUMENT_VERSION: Final = 1


@final
class Reason:
    """Why something is not possible: a message id with the numbers; `text` turns it into words."""

    def __init__(self, message_id: str, **values: object) -> None:
        self.message_id = message_id
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.message_id == other.message_id and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.message_id, tuple(sorted((k, str(v)) for k, v in self.values.items()))))

    def __repr__(self) -> str:
        return f"Reason({self.message_id!r}, {self.values!r})"


@final
class Option:
    """A declared variant of a game: yes or no, with its default; words are `<game>.option.<key>` in `text`."""

    def __init__(self, key: str, default: bool, seats: tuple[int, ...]) -> None:
        self.key = key
        self.default = default
        self.seats = seats


# Who is told of an event: everybody; everybody, but what it is about only its own seat; its own seat; the others.
EVERYBODY: Final = "everybody"
OWN_CARDS: Final = "own-cards"
OWN_SEAT: Final = "own-seat"
OTHER_SEATS: Final = "other-seats"


@final
class Event:
    """Something that happened: for the log, the animation and the screen reader.

    `objects` are ids (cards, action cards, phases).
    """

    def __init__(self, kind: str, seat: int, objects: tuple[str, ...], number: int, audience: str) -> None:
        self.kind = kind
        self.seat = seat
        self.objects = objects
        self.number = number
        self.audience = audience

    def seen_by(self, viewer: int | None) -> Event | None:
        """The event as `viewer` (None: a spectator) may know it; None if it is not told at all."""
        if self.audience == EVERYBODY:
            return self
        if viewer == self.seat:
            return None if self.audience == OTHER_SEATS else self
        if self.audience == OWN_CARDS:
            return Event(self.kind, self.seat, (), self.number, OWN_CARDS)
        return self if self.audience == OTHER_SEATS else None

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.objects!r}, {self.number}, {self.audience!r})"


def told_to(viewer: int | None, events: list[Event]) -> list[Event]:
    """What happened, as `viewer` (None: a spectator) may know it."""
    told: list[Event] = []
    for event in events:
        seen = event.seen_by(viewer)
        if seen is not None:
            told.append(seen)
    return told


@final
class ScoreItem:
    """One line of a score: where some of the points come from."""

    def __init__(self, kind: str, card: str, points: int) -> None:
        self.kind = kind
        self.card = card
        self.points = points

    def __repr__(self) -> str:
        return f"ScoreItem({self.kind!r}, {self.card!r}, {self.points})"


@final
class Score:
    """The points of one seat, item by item, and what breaks a tie."""

    def __init__(self, seat: int, items: list[ScoreItem], tie_break: int) -> None:
        self.seat = seat
        self.items = items
        self.tie_break = tie_break
        self.total = sum([item.points for item in items])

    def __repr__(self) -> str:
        return f"Score(seat={self.seat}, total={self.total}, tie_break={self.tie_break})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. `apply` changes it in place; everything else only looks."""

    @abstractmethod
    def game(self) -> Game:
        """The game that this is a position of."""
        raise NotImplementedError

    @abstractmethod
    def seats(self) -> int:
        """How many players there are."""
        raise NotImplementedError

    @abstractmethod
    def deciders(self) -> list[int]:
        """The seats that owe a choice now: several when they choose at the same time, none when the game is over."""
        raise NotImplementedError

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` may take now, ascending; empty only for a seat that owes no choice."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, seat: int, action: int) -> None:
        """Take an action. An `IllegalMove` leaves the state untouched."""
        raise NotImplementedError

    @abstractmethod
    def why_not(self, seat: int, action: int) -> Reason | None:
        """The rule that forbids the action now, with its numbers; None if it is legal."""
        raise NotImplementedError

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, without the event log."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        """For `copy.deepcopy` of things that hold a state."""
        return self.clone()

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Everything that `seat` (None: a spectator) may know, as a document; nothing else."""
        raise NotImplementedError

    @abstractmethod
    def determinise(self, seat: int, rng: Rng) -> State:
        """A copy with everything that `seat` cannot know drawn anew; its view for that seat is the same."""
        raise NotImplementedError

    @abstractmethod
    def scores(self) -> list[Score]:
        """The points of every seat as if the game ended now, item by item; of an automa that plays along after them."""
        raise NotImplementedError

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that lead (after the end: that have won), ties broken by the rules; an automa comes after them."""
        raise NotImplementedError

    @abstractmethod
    def revelations(self) -> int:
        """Counts the moments at which something hidden came to light; undo goes back to the last one."""
        raise NotImplementedError

    @abstractmethod
    def keep_events(self, on: bool) -> None:
        """Whether `apply` notes what it does. Off at first: simulations need no log."""
        raise NotImplementedError

    @abstractmethod
    def all_events(self) -> list[Event]:
        """What the last `apply` (or the start) did, hidden things too: tell it through `told_to`."""
        raise NotImplementedError

    def events(self, viewer: int | None) -> list[Event]:
        """What the last `apply` (or the start) did, as `viewer` may know it."""
        return told_to(viewer, self.all_events())

    @abstractmethod
    def to_document(self) -> Document:
        """The whole position, hidden parts too, as a JSON-ready document; see docs/positions.md."""
        raise NotImplementedError

    def playout(self, rng: Rng) -> int:
        """Play to the end with random choices; how many there were."""
        decisions = 0
        while deciders := self.deciders():
            options = self.legal(deciders[0])
            self.apply(deciders[0], options[rng.below(len(options))])
            decisions += 1
        return decisions

    def question_to(self, seat: int) -> tuple[str, int]:
        """What the seat is asked, another text for every other question, and how many things it still chooses."""
        return question_in(self.view(seat), seat)

    def is_choice(self, seat: int) -> bool:
        """Whether the seat has more than one answer, so that it may want to take it back."""
        return len(self.legal(seat)) > 1

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.deciders()

    def totals(self) -> list[int]:
        """The points of every seat as if the game ended now."""
        return [score.total for score in self.scores()[: self.seats()]]

    def fingerprint(self) -> str:
        """The same for equal positions, in both builds and on every platform."""
        text = json.dumps(self.to_document(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def play(self, seat: int, notations: str) -> None:
        """Apply one or several actions in their notation, separated by commas: all of them or none."""
        actions = [self.game().actions.id(notation) for notation in notations.split(",")]
        rehearsal = self.clone()
        for action in actions:
            rehearsal.apply(seat, action)
        for action in actions:
            self.apply(seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatedState(State):
    """What positions have in common: seats, a generator, a count of revelations, and a log that may be kept."""

    def __init__(self, rng: Rng, count: i64) -> None:
        self.rng = rng
        self.count: i64 = count
        self.revealed: i64 = 0
        self.log: list[Event] | None = None

    @abstractmethod
    def reason_against(self, seat: int, action: int) -> Reason | None:
        """The rule that forbids an action of the game to one of its seats; None if it is legal."""
        raise NotImplementedError

    def seats(self) -> int:
        """How many players there are."""
        return self.count

    def why_not(self, seat: int, action: int) -> Reason | None:
        """The rule that forbids the action now."""
        if not 0 <= seat < self.count:
            return Reason("no-such-seat", seat=seat)
        if not 0 <= action < len(self.game().actions):
            return Reason("unknown-action", action=str(action))
        return self.reason_against(seat, action)

    def revelations(self) -> int:
        """How often something hidden came to light."""
        return self.revealed

    def keep_events(self, on: bool) -> None:
        """Whether `apply` notes what it does."""
        self.log = [] if on else None

    def all_events(self) -> list[Event]:
        """What the last `apply` did, hidden things too."""
        return self.log if self.log is not None else []


class Positions(Protocol):
    """How positions of a game are written down and read: the room `positions` of the game. See docs/positions.md."""

    def document_of(self, state: Any, content: str, /) -> Document:
        """The whole position, with the fingerprint of its box."""
        ...

    def read_position(self, state: Any, document: Document, source: str, content: str, /) -> None:
        """Fill a new state with what the document says; `DocumentError` names the place and the fault."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One rulebook with one content pack; immutable."""

    def __init__(
        self,
        key: str,
        rules_version: str,
        content: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        actions: ActionTable,
        gestures: Gestures = COMMON,
    ) -> None:
        self.key = key
        self.rules_version = rules_version
        self.content = content
        self.seats = seats
        self.options = options
        self.actions = actions
        self.gestures = gestures

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        """The game itself: it never changes."""
        return self

    def under(self, rules: str) -> Game | None:
        """The same game by the rules of this version, for games that were begun under them; None if it cannot."""
        return self if rules == self.rules_version else None

    @abstractmethod
    def start(
        self, seats: int, seed: int, options: Mapping[str, bool] | None = None, keep_events: bool = False
    ) -> State:
        """A new game. The same seats, seed and options always give the same game."""
        raise NotImplementedError

    @abstractmethod
    def from_document(self, document: Document, source: str = "document") -> State:
        """The position that the document describes; `DocumentError` names the place and the fault."""
        raise NotImplementedError

    def check_start(self, seats: int, seed: int, options: Mapping[str, bool] | None) -> dict[str, bool]:
        """The complete options of a new game, or a `SetupError` that says what cannot be."""
        if seats not in self.seats:
            raise SetupError(
                "wrong-number-of-seats",
                {"game": self.key, "seats": seats, "least": min(self.seats), "most": max(self.seats)},
            )
        if not 0 <= seed < SEED_LIMIT:
            raise SetupError("wrong-seed", {"seed": str(seed)})
        chosen = {option.key: option.default for option in self.options}
        for key, value in (options or {}).items():
            option = next((o for o in self.options if o.key == key), None)
            if option is None:
                raise SetupError("unknown-option", {"option": key, "game": self.key, "known": ", ".join(chosen)})
            if value and seats not in option.seats:
                allowed = ", ".join([str(n) for n in option.seats])
                raise SetupError("option-needs-seats", {"option": key, "seats": seats, "allowed": allowed})
            chosen[key] = value
        return chosen


def illegal(reason: Reason) -> IllegalMove:
    """The exception for a refused move."""
    return IllegalMove(reason.message_id, reason.values)
