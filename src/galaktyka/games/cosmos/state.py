"""The position: plain data. Nothing here knows a rule.

What is still to be done stands on an agenda of tasks, so that a chain of gains can stop for a decision anywhere and
go on after it. Tasks are records of six numbers; the record that is being carried out is `task`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import EVERYBODY, Event, SeatedState
from galaktyka.core.rng import Rng
from galaktyka.games.cosmos.box import Box
from galaktyka.games.cosmos.vocabulary import CELL_COUNT, EMPTY, NO_SEAT, NOBODY, NOTHING, PORTAL, SETUP, TASK_SIZE

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_OPTIONS: Final[list[int]] = []
"""Option lists are replaced, never changed in place."""
NO_LINES: Final[list[bytes]] = []
MOST_PLAYERS: Final = 4


@final
class Player:
    """One seat, or the Automa. Piles are bytes: replaced, never changed in place."""

    def __init__(self) -> None:
        self.ark: i64 = PORTAL
        """The space where the Ark is."""
        self.cargo: i64 = 0
        """Four bits for each resource."""
        self.ready: i64 = 0
        """Specialist tokens that may be used, as bits."""
        self.upgrades: i64 = 0
        """Unlocked fields of the Ark, as bits; Engines once both steps are paid."""
        self.engines: i64 = 0
        """How often Engines were paid."""
        self.top: bytes = b""
        """Crew above the cargo hold, sorted."""
        self.bottom: bytes = b""
        """Crew below it, sorted."""
        self.symbols: bytes = b""
        """The crew of the Automa, sorted: it uses nothing but their symbols."""
        self.survivors: bytes = b""
        """Held, sorted."""
        self.settled: bytes = b""
        """Sorted."""
        self.colonies: i64 = 0
        """Cells with an own colony, as bits."""
        self.colony_pool: i64 = 0
        self.outposts: bytes = b""
        """The cells of own outposts, sorted."""
        self.outpost_pool: i64 = 0
        self.merit_vp: i64 = 0
        """Points for spaces of terraform tracks ..."""
        self.bonus_vp: i64 = 0
        """... for being first or second there ..."""
        self.unlocked_vp: i64 = 0
        """... for unlocked outposts ..."""
        self.placed_vp: i64 = 0
        """... and for outposts placed where a colony stands."""

    def clone(self) -> Player:
        """An independent copy; the piles are shared because nobody changes them in place."""
        p = Player()
        p.ark = self.ark
        p.cargo = self.cargo
        p.ready = self.ready
        p.upgrades = self.upgrades
        p.engines = self.engines
        p.top = self.top
        p.bottom = self.bottom
        p.symbols = self.symbols
        p.survivors = self.survivors
        p.settled = self.settled
        p.colonies = self.colonies
        p.colony_pool = self.colony_pool
        p.outposts = self.outposts
        p.outpost_pool = self.outpost_pool
        p.merit_vp = self.merit_vp
        p.bonus_vp = self.bonus_vp
        p.unlocked_vp = self.unlocked_vp
        p.placed_vp = self.placed_vp
        return p


class Position(SeatedState):
    """The table: everything that decides what happens next. The Automa, if it plays, is the player after the seats."""

    def __init__(self, box: Box, players: list[Player], rng: Rng, count: i64) -> None:
        super().__init__(rng, count)
        self.box = box
        self.players = players
        self.level: i64 = 0
        """Of the Automa."""
        self.long: bool = False

        # The map.
        self.cells: bytes = bytes([EMPTY] * CELL_COUNT)
        """The planet card of each cell."""
        self.finished: i64 = 0
        """Cells with a terraformed planet, as bits."""
        self.levels: bytes = bytes(4 * CELL_COUNT)
        """Four resource levels for each cell."""
        self.merit: bytes = bytes(MOST_PLAYERS * CELL_COUNT)
        """The space of each player's marker on the terraform track of each cell; 0: none."""
        self.ranks: bytes = bytes([NOBODY] * (MOST_PLAYERS * CELL_COUNT))
        """Who is first, second ... on each track."""
        self.lines: list[bytes] = NO_LINES
        """Derived: the spaces that each space is joined to; replaced when a planet is discovered."""
        self.brinks: list[bytes] = NO_LINES
        """Derived: the empty cells that a line of each space leads to."""

        # Decks; the top is at the end.
        self.planet_deck: bytes = b""
        self.crew_deck: bytes = b""
        self.crew_discard: bytes = b""
        """Sorted."""
        self.cantina: bytes = b""
        """Sorted."""
        self.survivor_deck: bytes = b""
        self.survivor_discard: bytes = b""
        """Sorted."""
        self.automa_deck: bytes = b""
        self.automa_discard: bytes = b""
        """Sorted."""

        # The round and the turn.
        self.round: i64 = 0
        self.first: i64 = 0
        """The first player of the round."""
        self.turns: i64 = 0
        """Turns of this round that have begun."""
        self.active: i64 = NO_SEAT
        self.step: i64 = SETUP
        self.completed: i64 = 0
        """How many planets are terraformed."""
        self.closing: i64 = 0
        """1: this round is played to its end; 2: it is the last one."""
        self.plays: i64 = 0
        """Crew cards that may still be played."""
        self.deeds: i64 = 0
        """Destination actions done this turn, as bits."""

        # What is being done.
        self.agenda: bytes = b""
        self.task: bytes = b""
        self.looked: bytes = b""
        """Survivors that lie revealed, sorted."""

        # The question.
        self.asked: i64 = NO_SEAT
        self.question: i64 = NOTHING
        self.floor: i64 = 0
        """Several things are chosen in ascending order: nothing below this may be chosen any more."""
        self.options: list[int] = NO_OPTIONS
        """Derived: what may be chosen now, ascending."""

    def copy_to(self, twin: Position) -> None:
        """Make `twin` the same table; players and generator were cloned by the caller."""
        twin.level = self.level
        twin.long = self.long
        twin.cells = self.cells
        twin.finished = self.finished
        twin.levels = self.levels
        twin.merit = self.merit
        twin.ranks = self.ranks
        twin.lines = self.lines
        twin.brinks = self.brinks
        twin.planet_deck = self.planet_deck
        twin.crew_deck = self.crew_deck
        twin.crew_discard = self.crew_discard
        twin.cantina = self.cantina
        twin.survivor_deck = self.survivor_deck
        twin.survivor_discard = self.survivor_discard
        twin.automa_deck = self.automa_deck
        twin.automa_discard = self.automa_discard
        twin.round = self.round
        twin.first = self.first
        twin.turns = self.turns
        twin.active = self.active
        twin.step = self.step
        twin.completed = self.completed
        twin.closing = self.closing
        twin.plays = self.plays
        twin.deeds = self.deeds
        twin.agenda = self.agenda
        twin.task = self.task
        twin.looked = self.looked
        twin.asked = self.asked
        twin.question = self.question
        twin.floor = self.floor
        twin.revealed = self.revealed
        twin.options = self.options

    def note(self, kind: str, seat: i64, words: tuple[str, ...], number: i64, audience: str = EVERYBODY) -> None:
        """Write an event into the log, if one is kept."""
        if self.log is not None:
            self.log.append(Event(kind, seat, words, number, audience))


def is_automa(state: Position, seat: i64) -> bool:
    """Whether the player is the Automa."""
    return seat == state.count


def task_of(task: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> bytes:
    """A record for the agenda."""
    return bytes([task, seat, a, b, c, d])


def do_next(state: Position, tasks: bytes) -> None:
    """These tasks come before everything that is on the agenda."""
    state.agenda = tasks + state.agenda


def take_task(state: Position) -> None:
    """The first task of the agenda is carried out now."""
    state.task = state.agenda[:TASK_SIZE]
    state.agenda = state.agenda[TASK_SIZE:]


def ask(state: Position, seat: i64, question: i64) -> None:
    """The seat owes an answer from now on."""
    state.asked = seat
    state.question = question
    state.floor = 0


def answered(state: Position) -> None:
    """Nobody owes an answer any more."""
    state.asked = NO_SEAT
    state.question = NOTHING
    state.floor = 0
