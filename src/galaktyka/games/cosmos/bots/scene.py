"""A moment of an imagined turn of Micro Cosmos: where the player is, what he has, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.bits import bit, count_bits
from galaktyka.games.cosmos.bots.situation import COLUMNS, ONE_TURN, UNITS, Appraisal, colony_points
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.cargo import capacity
from galaktyka.games.cosmos.engine.rules.system import has_colony, is_finished
from galaktyka.games.cosmos.engine.state import Player

if TYPE_CHECKING:
    from mypy_extensions import i64

NOWHERE: Final = -1
HIGHEST: Final = 1_000_000_000
"""No value is higher."""


@final
class Scene:
    """What the player has at some moment of the turn."""

    def __init__(self) -> None:
        self.cargo: i64 = 0
        self.capacity: i64 = 0
        self.top: bytes = b""
        self.bottom: bytes = b""
        self.ready: i64 = 0
        self.unseen: i64 = 0
        """Crew cards that were drawn in thought."""
        self.extra: i64 = 0
        """What the Cantina adds to them."""
        self.space: i64 = v.PORTAL
        self.planet: i64 = NOWHERE
        self.cell: i64 = NOWHERE
        """NOWHERE: the planet is not on the table yet."""
        self.want: i64 = 0
        """Levels that the planet here lacks, four bits for each resource."""
        self.finished: bool = False
        self.pool: i64 = 0
        self.colonies: i64 = 0
        self.here: bool = False
        """Whether an own colony is here."""
        self.outposts: i64 = 0
        """On planets."""
        self.outpost_pool: i64 = 0
        self.settled: i64 = 0
        self.held: i64 = 0
        """Survivors of the planet's colour."""
        self.kept: i64 = 0
        """Survivors of all colours."""
        self.deeds: i64 = 0
        self.upgrades: i64 = 0
        """Those that are unlocked now, or in thought."""
        self.engines: i64 = 0
        self.known: i64 = 0
        """What crew and tokens are worth, and for which of them that was worked out."""
        self.known_top: bytes = b""
        self.known_bottom: bytes = b""
        self.known_ready: i64 = NOWHERE

    def copy(self) -> Scene:
        """An independent copy."""
        s = Scene()
        s.cargo = self.cargo
        s.capacity = self.capacity
        s.top = self.top
        s.bottom = self.bottom
        s.ready = self.ready
        s.unseen = self.unseen
        s.extra = self.extra
        s.space = self.space
        s.planet = self.planet
        s.cell = self.cell
        s.want = self.want
        s.finished = self.finished
        s.pool = self.pool
        s.colonies = self.colonies
        s.here = self.here
        s.outposts = self.outposts
        s.outpost_pool = self.outpost_pool
        s.settled = self.settled
        s.held = self.held
        s.kept = self.kept
        s.deeds = self.deeds
        s.upgrades = self.upgrades
        s.engines = self.engines
        s.known = self.known
        s.known_top = self.known_top
        s.known_bottom = self.known_bottom
        s.known_ready = self.known_ready
        return s


def scene_of(a: Appraisal, player: Player) -> Scene:
    """As things are now."""
    s = Scene()
    s.cargo = player.cargo
    s.capacity = capacity(a.box, player)
    s.top = player.top
    s.bottom = player.bottom
    s.ready = player.ready
    s.pool = player.colony_pool
    s.colonies = count_bits(player.colonies)
    s.outposts = len(player.outposts)
    s.outpost_pool = player.outpost_pool
    s.settled = len(player.settled)
    s.kept = len(player.survivors)
    s.deeds = a.state.actions_done
    s.upgrades = player.upgrades
    s.engines = player.engines
    go_to(a, s, player.ark)
    return s


def go_to(a: Appraisal, s: Scene, space: i64) -> None:
    """The Ark is there now."""
    state = a.state
    s.space = space
    s.planet = NOWHERE
    s.cell = NOWHERE
    s.want = 0
    s.finished = False
    s.here = False
    if space == v.PORTAL or space % 4 != v.PLANET:
        return
    cell = space // 4
    s.cell = cell
    s.finished = is_finished(state, cell)
    s.here = has_colony(a.player, cell)
    be_on(a, s, state.cells[cell])
    if not s.finished:
        for resource in range(v.KINDS):
            level: i64 = state.levels[4 * cell + resource]
            s.want -= level << (4 * resource)


def be_on(a: Appraisal, s: Scene, planet: i64) -> None:
    """On a planet whose tracks are empty."""
    box = a.box
    s.planet = planet
    s.held = 0
    colour: i64 = box.colour[planet]
    survivors = a.player.survivors
    for i in range(len(survivors)):
        if box.survivor_colour[survivors[i]] == colour:
            s.held += 1
    if not s.finished:
        for resource in range(v.KINDS):
            most: i64 = box.tracks[4 * planet + resource]
            s.want += most << (4 * resource)


def matches(a: Appraisal, s: Scene, colour: i64) -> bool:
    """Whether a crew card's edge of this colour works here."""
    if s.space == v.PORTAL:
        return True
    if s.planet != NOWHERE:
        return a.box.colour[s.planet] == colour
    return colour == v.ORBIT and s.space % 4 in (v.MOON, v.STATION)


# ------------------------------------------------------------------ worth


def worth(a: Appraisal, s: Scene) -> i64:
    """What everything in the hold and in the rows is worth."""
    units = a.units
    cargo = s.cargo
    total: i64 = units[cargo & 15] + units[UNITS + ((cargo >> 4) & 15)]
    total += units[2 * UNITS + ((cargo >> 8) & 15)] + units[3 * UNITS + (cargo >> 12)]
    crew = s.unseen * a.taste.unseen + s.extra
    if len(s.top) + len(s.bottom) + s.unseen >= 2 * a.box.row:
        crew -= a.taste.full
    if s.pool:
        total += markers_worth(a, s.colonies, s.pool)
    return total + crew_worth(a, s) + crew * a.crew_use // 100


def crew_worth(a: Appraisal, s: Scene) -> i64:
    """What the cards in the rows and the tokens are worth; most deeds leave them as they are."""
    if s.top is s.known_top and s.bottom is s.known_bottom and s.ready == s.known_ready:
        return s.known
    total = edges_worth(a, s)
    numbers = specialists(a, s)
    for specialist in range(4):
        number = (numbers >> (4 * specialist)) & 15
        total += a.specialists[COLUMNS * specialist + (number if number < COLUMNS else COLUMNS - 1)]
    s.known = total
    s.known_top = s.top
    s.known_bottom = s.bottom
    s.known_ready = s.ready
    return total


def markers_worth(a: Appraisal, colonies: i64, pool: i64) -> i64:
    """Colony markers in the pool: part of the points of the colonies that they will be."""
    if a.left < 2 * ONE_TURN:
        return 0
    asked = 16 * colonies + pool
    if asked == a.markers_asked:
        return a.markers
    total: i64 = 0
    part: i64 = a.taste.marker
    for i in range(pool):
        total += colony_points(a, colonies + i) * part // 100
        part = part * a.taste.spare // 100
    a.markers_asked = asked
    a.markers = total
    return total


def specialists(a: Appraisal, s: Scene) -> i64:
    """Four bits for each kind: cards and tokens."""
    table = a.box.specialist
    numbers: i64 = 0
    top = s.top
    for i in range(len(top)):
        numbers += bit(4 * table[top[i]])
    bottom = s.bottom
    for i in range(len(bottom)):
        numbers += bit(4 * table[bottom[i]])
    ready = s.ready
    return numbers + (ready & 1) + ((ready & 2) << 3) + ((ready & 4) << 6) + ((ready & 8) << 9)


def number_of(a: Appraisal, s: Scene, specialist: i64) -> i64:
    """Cards and tokens of one kind."""
    return (specialists(a, s) >> (4 * specialist)) & 15


def edges_worth(a: Appraisal, s: Scene) -> i64:
    """What playing the crew promises."""
    total: i64 = 0
    top = s.top
    for i in range(len(top)):
        total += a.lore.lower[top[i]] * a.taste.near_edge
    bottom = s.bottom
    for i in range(len(bottom)):
        total += a.lore.upper[bottom[i]] * a.taste.near_edge + a.lore.lower[bottom[i]] * a.taste.far_edge
    return total * a.crew_use // 10000


def marginal(a: Appraisal, s: Scene, resource: i64) -> i64:
    """What the last unit of a resource is worth."""
    number = (s.cargo >> (4 * resource)) & 15
    at = UNITS * resource + number
    return a.units[at] - a.units[at - 1] if number else 0
