"""Step 4, AKCJE CELU PODRÓŻY: what an Ark does where it has landed (pp. 15 to 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.bits import bit, count_bits
from galaktyka.core.piles import index_of, with_card, without
from galaktyka.games.cosmos.rules import terraforming
from galaktyka.games.cosmos.rules.cargo import all_held
from galaktyka.games.cosmos.rules.crew import shuffled
from galaktyka.games.cosmos.rules.specialists import can_spend, discard_crew, spending
from galaktyka.games.cosmos.rules.system import gather_effect, has_colony, is_finished
from galaktyka.games.cosmos.rules.upgrades import has_upgrade
from galaktyka.games.cosmos.state import Player, Position, answered, ask, do_next, is_automa, task_of
from galaktyka.games.cosmos.vocabulary import (
    ASK_DESTINATION,
    ASK_KEEP,
    ASK_RESOLVE,
    ASK_TOKEN,
    ASTEROID,
    CELL_COUNT,
    COLONISE,
    COLONISED,
    COLONY,
    ENGINEER,
    ENOUGH,
    EXPLORE,
    EXPLORED,
    GAIN,
    GATHER,
    GATHERED,
    KEEP,
    KEEP_IT,
    OUTPOST,
    OUTPOST_FIRST,
    PASS,
    PAY_ANY,
    PLANET,
    PORTAL,
    READY_FIRST,
    RED_LEADER,
    REVEAL,
    ROBOTICS,
    SCOUTING,
    SETTLED,
    SPECIALISTS,
    TERRAFORM_IT,
    TERRAFORMED,
    TRADED,
    TRAINED,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def on_planet(player: Player) -> bool:
    """Whether the Ark is on a planet."""
    return player.ark != PORTAL and player.ark % 4 == PLANET


def may_act(state: Position, player: Player) -> bool:
    """One action on a planet, two different ones with Robotics and an own colony there; elsewhere each once."""
    if state.deeds & ENOUGH:
        return False
    if player.ark == PORTAL:
        return True
    place = player.ark % 4
    if place != PLANET:
        return place != ASTEROID
    done = count_bits(state.deeds)
    return done == 0 or (done == 1 and has_upgrade(player, ROBOTICS) and has_colony(player, player.ark // 4))


def offer_destination(state: Position) -> None:
    """What can be done here, or enough."""
    player = state.players[state.asked]
    options: list[int] = [PASS]
    if not state.deeds & GATHERED:
        options.append(GATHER)
    if on_planet(player):
        offer_planet(state, player, options)
    elif not state.deeds & TRAINED:
        offer_training(state, player, options)
    state.options = options


def offer_planet(state: Position, player: Player, options: list[int]) -> None:
    """The actions of a planet other than Gather."""
    cell = player.ark // 4
    deeds = state.deeds
    if not deeds & TERRAFORMED and terraforming.can_terraform(state, player, cell):
        options.append(TERRAFORM_IT)
    if not deeds & EXPLORED and can_explore(state, state.asked, cell):
        options.append(EXPLORE)
    if not deeds & COLONISED and can_colonise(state, state.asked, cell):
        options.append(COLONY)
    if not deeds & TRADED:
        offer_outposts(player, cell, options)
    if not deeds & SETTLED and is_finished(state, cell):
        colour = state.box.colour[state.cells[cell]]
        for i in range(len(player.survivors)):
            if state.box.survivor_colour[player.survivors[i]] == colour:
                options.append(state.box.first_settle + player.survivors[i])


def enough(state: Position) -> None:
    """No more actions this turn."""
    answered(state)
    state.deeds |= ENOUGH


def ask_to_act(state: Position) -> None:
    """One of the actions of this place."""
    ask(state, state.active, ASK_DESTINATION)


# ------------------------------------------------------------------ gather and terraform


def gather(state: Position) -> None:
    """What is shown here."""
    seat = state.asked
    answered(state)
    state.deeds |= GATHERED
    if state.log is not None:
        state.note("gathers", seat, (), 0)
    do_next(state, task_of(GAIN, seat, gather_effect(state, state.players[seat].ark)))


def terraform(state: Position) -> None:
    """Raise the tracks of the planet."""
    seat = state.asked
    answered(state)
    state.deeds |= TERRAFORMED
    terraforming.begin(state, seat)


# ------------------------------------------------------------------ explore and settle


def can_explore(state: Position, seat: i64, cell: i64) -> bool:
    """A leader of the planet's colour is needed."""
    return can_spend(state, seat, 0, 0, 1, state.box.colour[state.cells[cell]])


def explore(state: Position) -> None:
    """Spend the leader."""
    seat = state.asked
    answered(state)
    state.deeds |= EXPLORED
    send_explorers(state, seat)


def send_explorers(state: Position, seat: i64) -> None:
    """The leader of the planet's colour, then a survivor."""
    colour: i64 = state.box.colour[state.cells[state.players[seat].ark // 4]]
    if state.log is not None:
        state.note("explores", seat, (), 0)
    do_next(state, spending(seat, 0, 0, 1, colour) + task_of(REVEAL, seat))


def reveal(state: Position) -> None:
    """The top survivor; with Scouting Vehicles two, of which one is resolved."""
    seat: i64 = state.task[1]
    player = state.players[seat]
    scouts = has_upgrade(player, SCOUTING) and not is_automa(state, seat)
    draw_survivor(state, seat)
    if scouts:
        draw_survivor(state, seat)
    if len(state.looked) > 1:
        ask(state, seat, ASK_RESOLVE)
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


def offer_resolve(state: Position) -> None:
    """One of two."""
    state.options = [state.box.first_resolve + survivor for survivor in state.looked]


def choose_resolve(state: Position, survivor: i64) -> None:
    """The other one is discarded."""
    seat = state.asked
    answered(state)
    for other in state.looked:
        if other != survivor:
            leave(state, other)
    resolve(state, seat, survivor)


def resolve(state: Position, seat: i64, survivor: i64) -> None:
    """Its resources first; then it may be kept."""
    effect = state.box.first_survivor_effect + survivor
    do_next(state, task_of(GAIN, seat, effect) + task_of(KEEP, seat, survivor))


def may_keep(state: Position, seat: i64, survivor: i64) -> bool:
    """One of the planet's colour, if fewer than three are held; the Automa keeps none."""
    player = state.players[seat]
    if is_automa(state, seat) or len(player.survivors) >= state.box.survivors_held:
        return False
    return state.box.survivor_colour[survivor] == state.box.colour[state.cells[player.ark // 4]]


def keep(state: Position) -> None:
    """Ask, where it may be kept."""
    seat: i64 = state.task[1]
    survivor: i64 = state.task[2]
    if may_keep(state, seat, survivor):
        ask(state, seat, ASK_KEEP)
    else:
        leave(state, survivor)


def offer_keep(state: Position) -> None:
    """Keep it or not."""
    state.options = [PASS, KEEP_IT]


def choose_keep(state: Position, kept: bool) -> None:
    """It lies open below the bridge, or on the discard pile."""
    seat = state.asked
    survivor: i64 = state.task[2]
    answered(state)
    if not kept:
        leave(state, survivor)
        return
    player = state.players[seat]
    player.survivors = with_card(player.survivors, survivor)
    state.looked = without(state.looked, index_of(state.looked, survivor))
    if state.log is not None:
        state.note("keeps", seat, (state.box.survivor_ids[survivor],), 0)


def leave(state: Position, survivor: i64) -> None:
    """To the discard pile."""
    state.looked = without(state.looked, index_of(state.looked, survivor))
    state.survivor_discard = with_card(state.survivor_discard, survivor)
    if state.log is not None:
        state.note("leaves", -1, (state.box.survivor_ids[survivor],), 0)


def settle(state: Position, survivor: i64) -> None:
    """One survivor finds a home."""
    seat = state.asked
    player = state.players[seat]
    answered(state)
    state.deeds |= SETTLED
    player.survivors = without(player.survivors, index_of(player.survivors, survivor))
    player.settled = with_card(player.settled, survivor)
    if state.log is not None:
        state.note("settles", seat, (state.box.survivor_ids[survivor],), len(player.settled))


# ------------------------------------------------------------------ colonies and outposts


def can_colonise(state: Position, seat: i64, cell: i64) -> bool:
    """A marker in the pool, no own colony here, and the cost of the next colony."""
    box = state.box
    player = state.players[seat]
    number = count_bits(player.colonies)
    if player.colony_pool == 0 or has_colony(player, cell) or number >= len(box.colony_engineers):
        return False
    if all_held(player) < box.colony_resources[number]:
        return False
    colour: i64 = box.colour[state.cells[cell]]
    engineers: i64 = box.colony_engineers[number]
    return can_spend(state, seat, engineers, box.colony_leaders[number], box.colony_of_colour[number], colour)


def colony(state: Position) -> None:
    """Create Colony."""
    seat = state.asked
    answered(state)
    state.deeds |= COLONISED
    pay_for_colony(state, seat)


def pay_for_colony(state: Position, seat: i64) -> None:
    """Specialists, then resources of any kind, then the marker."""
    box = state.box
    player = state.players[seat]
    number = count_bits(player.colonies)
    colour: i64 = box.colour[state.cells[player.ark // 4]]
    engineers: i64 = box.colony_engineers[number]
    tasks = spending(seat, engineers, box.colony_leaders[number], box.colony_of_colour[number], colour)
    if box.colony_resources[number]:
        tasks = tasks + task_of(PAY_ANY, seat, box.colony_resources[number])
    do_next(state, tasks + task_of(COLONISE, seat))


def colonise(state: Position) -> None:
    """The marker stands on the planet."""
    seat: i64 = state.task[1]
    player = state.players[seat]
    cell = player.ark // 4
    player.colony_pool -= 1
    player.colonies |= bit(cell)
    if state.log is not None:
        state.note("colonises", seat, (state.box.planet_ids[state.cells[cell]],), count_bits(player.colonies))


def offer_outposts(player: Player, cell: i64, options: list[int]) -> None:
    """From the pool; if all are on planets, one of them from elsewhere."""
    if player.outpost_pool:
        options.append(OUTPOST)
        return
    for other in range(CELL_COUNT):
        if other != cell and other in player.outposts:
            options.append(OUTPOST_FIRST + other)


def outpost(state: Position) -> None:
    """Create Trading Outpost, with one from the pool."""
    seat = state.asked
    answered(state)
    state.deeds |= TRADED
    found_outpost(state, seat)


def found_outpost(state: Position, seat: i64) -> None:
    """From the pool to the planet where the Ark is."""
    state.players[seat].outpost_pool -= 1
    put_outpost(state, seat)


def move_outpost(state: Position, seat: i64, cell: i64) -> None:
    """From another planet to the one where the Ark is."""
    player = state.players[seat]
    answered(state)
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


def offer_training(state: Position, player: Player, options: list[int]) -> None:
    """A card whose discarding readies a token that is not ready."""
    box = state.box
    engineer_wanted = not player.ready & 1
    leader_wanted = player.ready >> RED_LEADER != 7
    crew = player.top
    for i in range(len(player.bottom)):
        crew = with_card(crew, player.bottom[i])
    for i in range(len(crew)):
        if leader_wanted if box.specialist[crew[i]] == ENGINEER else engineer_wanted:
            options.append(box.first_train + crew[i])


def train(state: Position, card: i64) -> None:
    """An engineer readies any leader, a leader the engineer."""
    seat = state.asked
    player = state.players[seat]
    answered(state)
    state.deeds |= TRAINED
    if state.log is not None:
        state.note("trains", seat, (state.box.crew_ids[card],), 0)
    discard_crew(state, player, card)
    if state.box.specialist[card] == ENGINEER:
        ask(state, seat, ASK_TOKEN)
    else:
        ready(state, seat, ENGINEER)


def offer_tokens(state: Position) -> None:
    """Leaders that are not ready."""
    player = state.players[state.asked]
    state.options = [READY_FIRST + colour for colour in range(3) if not (player.ready >> (RED_LEADER + colour)) & 1]


def choose_token(state: Position, colour: i64) -> None:
    """This leader."""
    seat = state.asked
    answered(state)
    ready(state, seat, RED_LEADER + colour)


def ready(state: Position, seat: i64, token: i64) -> None:
    """The token may be used from now on."""
    state.players[seat].ready |= bit(token)
    if state.log is not None:
        state.note("readies", seat, (SPECIALISTS[token],), 0)
