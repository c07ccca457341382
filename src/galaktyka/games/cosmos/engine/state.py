"""The position: plain data. Nothing here knows a rule. What is still to be done stands on an agenda of tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.agenda import AgendaState
from galaktyka.core.rng import Rng
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import Box
from galaktyka.games.cosmos.engine.cards import LEVELS

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_LINES: Final[list[bytes]] = []
MOST_PLAYERS: Final = 4
LONG: Final = "four-planets"
"""The option of the longer game."""


@final
class Player:
    """One seat, or the Automa. Piles are bytes: replaced, never changed in place."""

    def __init__(self) -> None:
        self.ark: i64 = v.PORTAL
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


class Position(AgendaState):
    """The table: everything that decides what happens next. The Automa, if it plays, is the player after the seats."""

    def __init__(self, box: Box, players: list[Player], rng: Rng, count: i64) -> None:
        super().__init__(rng, count)
        self.box = box
        self.players = players
        self.level: i64 = 0
        """Of the Automa."""
        self.long: bool = False

        # The map.
        self.cells: bytes = bytes([v.EMPTY] * v.CELL_COUNT)
        """The planet card of each cell."""
        self.finished: i64 = 0
        """Cells with a terraformed planet, as bits."""
        self.levels: bytes = bytes(4 * v.CELL_COUNT)
        """Four resource levels for each cell."""
        self.merit: bytes = bytes(MOST_PLAYERS * v.CELL_COUNT)
        """The space of each player's marker on the terraform track of each cell; 0: none."""
        self.ranks: bytes = bytes([v.NOBODY] * (MOST_PLAYERS * v.CELL_COUNT))
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
        self.active: i64 = v.NO_SEAT
        self.step: i64 = v.SETUP
        self.completed: i64 = 0
        """How many planets are terraformed."""
        self.closing: i64 = 0
        """1: this round is played to its end; 2: it is the last one."""
        self.plays: i64 = 0
        """Crew cards that may still be played."""
        self.actions_done: i64 = 0
        """Destination actions done this turn, as bits."""

    def copy_to(self, twin: Position) -> None:
        """Make `twin` the same table; players and generator were cloned by the caller."""
        self.copy_agenda_to(twin)
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
        twin.actions_done = self.actions_done


def is_automa(state: Position, seat: i64) -> bool:
    """Whether the player is the Automa."""
    return seat == state.count


def options_of(state: Position) -> dict[str, bool]:
    """The options that the game is played with."""
    options = {LONG: state.long}
    for number in range(1, len(LEVELS)):
        options[LEVELS[number]] = state.level == number
    return options
