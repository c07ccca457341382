"""Step 4, AKCJE CELU PODRÓŻY: what an Ark does where it has landed (pp. 15 to 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import ask, do_next, task_of
from galaktyka.core.bits import bit, count_bits
from galaktyka.core.piles import index_of, with_card, without
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.crew import shuffled
from galaktyka.games.cosmos.engine.rules.specialists import discard_crew, spending
from galaktyka.games.cosmos.engine.rules.system import gather_effect, has_colony
from galaktyka.games.cosmos.engine.rules.upgrades import has_upgrade
from galaktyka.games.cosmos.engine.state import Player, Position, is_automa

if TYPE_CHECKING:
    from mypy_extensions import i64


def on_planet(player: Player) -> bool:
    """Whether the Ark is on a planet."""
    return player.ark != v.PORTAL and player.ark % 4 == v.PLANET


def may_act(state: Position, player: Player) -> bool:
    """One action on a planet, two different ones with Robotics and an own colony there; elsewhere each once."""
    if state.actions_done & v.ENOUGH:
        return False
    if player.ark == v.PORTAL:
        return True
    place = player.ark % 4
    if place != v.PLANET:
        return place != v.ASTEROID
    done = count_bits(state.actions_done)
    return done == 0 or (done == 1 and has_upgrade(player, v.ROBOTICS) and has_colony(player, player.ark // 4))


def ask_to_act(state: Position) -> None:
    """One of the actions of this place."""
    ask(state, state.active, v.ASK_DESTINATION)


# ------------------------------------------------------------------ gather


def gather(state: Position, seat: i64) -> None:
    """What is shown here."""
    if state.log is not None:
        state.note("gathers", seat, (), 0)
    do_next(state, task_of(v.GAIN, seat, gather_effect(state, state.players[seat].ark)))


# ------------------------------------------------------------------ explore and settle


def send_explorers(state: Position, seat: i64) -> None:
    """The leader of the planet's colour, then a survivor."""
    colour: i64 = state.box.colour[state.cells[state.players[seat].ark // 4]]
    if state.log is not None:
        state.note("explores", seat, (), 0)
    do_next(state, spending(seat, 0, 0, 1, colour) + task_of(v.REVEAL, seat))


def reveal(state: Position) -> None:
    """The top survivor; with Scouting Vehicles two, of which one is resolved."""
    seat: i64 = state.task[1]
    player = state.players[seat]
    scouts = has_upgrade(player, v.SCOUTING) and not is_automa(state, seat)
    draw_survivor(state, seat)
    if scouts:
        draw_survivor(state, seat)
    if len(state.looked) > 1:
        ask(state, seat, v.ASK_RESOLVE)
    elif state.looked:
        resolve(state, seat, state.looked[0])


def draw_survivor(state: Position, seat: i64) -> None:
    """From the deck; the discard pile is shuffled when it is empty; if that is empty too, nothing is revealed."""
    if not state.survivor_deck:
        if not state.survivor_discard:
            return
        state.survivor_deck = shuffled(state, state.survivor_discard)
        state.survivor_discard = b""
        if state.log is not None:
            state.note("reshuffles", -1, ("survivors",), 0)
    survivor: i64 = state.survivor_deck[len(state.survivor_deck) - 1]
    state.survivor_deck = state.survivor_deck[:-1]
    state.looked = with_card(state.looked, survivor)
    state.revealed += 1
    if state.log is not None:
        state.note("finds", seat, (state.box.survivor_ids[survivor],), 0)


def resolve(state: Position, seat: i64, survivor: i64) -> None:
    """Its resources first; then it may be kept."""
    effect = state.box.first_survivor_effect + survivor
    do_next(state, task_of(v.GAIN, seat, effect) + task_of(v.KEEP, seat, survivor))


def survivors_full(state: Position, player: Player) -> bool:
    """Whether no more can be kept."""
    return len(player.survivors) >= state.box.survivors_held


def may_keep(state: Position, seat: i64, survivor: i64) -> bool:
    """One of the planet's colour, if fewer than three are held; the Automa keeps none."""
    player = state.players[seat]
    if is_automa(state, seat) or survivors_full(state, player):
        return False
    return state.box.survivor_colour[survivor] == state.box.colour[state.cells[player.ark // 4]]


def keep(state: Position) -> None:
    """Ask, where it may be kept."""
    seat: i64 = state.task[1]
    survivor: i64 = state.task[2]
    if may_keep(state, seat, survivor):
        ask(state, seat, v.ASK_KEEP)
    else:
        leave(state, survivor)


def leave(state: Position, survivor: i64) -> None:
    """To the discard pile."""
    state.looked = without(state.looked, index_of(state.looked, survivor))
    state.survivor_discard = with_card(state.survivor_discard, survivor)
    if state.log is not None:
        state.note("leaves", -1, (state.box.survivor_ids[survivor],), 0)


def settle(state: Position, seat: i64, survivor: i64) -> None:
    """One survivor finds a home."""
    player = state.players[seat]
    player.survivors = without(player.survivors, index_of(player.survivors, survivor))
    player.settled = with_card(player.settled, survivor)
    if state.log is not None:
        state.note("settles", seat, (state.box.survivor_ids[survivor],), len(player.settled))


# ------------------------------------------------------------------ colonies and outposts


def pay_for_colony(state: Position, seat: i64) -> None:
    """Specialists, then resources of any kind, then the marker."""
    box = state.box
    player = state.players[seat]
    number = count_bits(player.colonies)
    colour: i64 = box.colour[state.cells[player.ark // 4]]
    engineers: i64 = box.colony_engineers[number]
    tasks = spending(seat, engineers, box.colony_leaders[number], box.colony_of_colour[number], colour)
    if box.colony_resources[number]:
        tasks = tasks + task_of(v.PAY_ANY, seat, box.colony_resources[number])
    do_next(state, tasks + task_of(v.COLONISE, seat))


def colonise(state: Position) -> None:
    """The marker stands on the planet."""
    seat: i64 = state.task[1]
    player = state.players[seat]
    cell = player.ark // 4
    player.colony_pool -= 1
    player.colonies |= bit(cell)
    if state.log is not None:
        state.note("colonises", seat, (state.box.planet_ids[state.cells[cell]],), count_bits(player.colonies))


def outposts_elsewhere(player: Player, cell: i64) -> list[int]:
    """The cells of outposts on other planets."""
    return [other for other in range(v.CELL_COUNT) if other != cell and other in player.outposts]


def found_outpost(state: Position, seat: i64) -> None:
    """From the pool to the planet where the Ark is."""
    state.players[seat].outpost_pool -= 1
    put_outpost(state, seat)


def move_outpost(state: Position, seat: i64, cell: i64) -> None:
    """From another planet to the one where the Ark is."""
    player = state.players[seat]
    player.outposts = without(player.outposts, index_of(player.outposts, cell))
    put_outpost(state, seat)


def put_outpost(state: Position, seat: i64) -> None:
    """Points if an own colony stands there."""
    player = state.players[seat]
    cell = player.ark // 4
    player.outposts = with_card(player.outposts, cell)
    points = state.box.outpost_placed_vp if has_colony(player, cell) else 0
    player.placed_vp += points
    if state.log is not None:
        state.note("outpost", seat, (state.box.planet_ids[state.cells[cell]],), points)


# ------------------------------------------------------------------ gain a specialist


def train(state: Position, seat: i64, card: i64) -> None:
    """An engineer readies any leader, a leader the engineer."""
    if state.log is not None:
        state.note("trains", seat, (state.box.crew_ids[card],), 0)
    discard_crew(state, state.players[seat], card)
    if state.box.specialist[card] == v.ENGINEER:
        ask(state, seat, v.ASK_TOKEN)
    else:
        ready(state, seat, v.ENGINEER)


def ready(state: Position, seat: i64, token: i64) -> None:
    """The token may be used from now on."""
    state.players[seat].ready |= bit(token)
    if state.log is not None:
        state.note("readies", seat, (v.SPECIALISTS[token],), 0)
