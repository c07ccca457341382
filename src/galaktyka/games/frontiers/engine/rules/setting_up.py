"""PRZYGOTOWANIE DO ROZGRYWKI: technologies, pools, the track, credits, Empire boards and home worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE, with_card
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import put_good
from galaktyka.games.frontiers.engine.state import Player, Position, ask, refresh

if TYPE_CHECKING:
    from mypy_extensions import i64

TWO_PAWNS: Final = 2
"""With so many players everybody has a second pawn on the track."""
HELPED_TWICE: Final = 4
"""From so many players on the last but one has an extra credit too."""


def lay_out(state: Position) -> None:
    """Everything before the home worlds are chosen."""
    pack = state.box.pack
    state.vp_pool = pack.vp_per_player * state.count
    state.colonist_pool = pack.colonists_per_player * state.count
    state.bag = state.box.planets
    lay_out_technologies(state)
    lay_out_goals(state)
    line_up_pawns(state)
    deal_boards(state)


def lay_out_technologies(state: Position) -> None:
    """A stack of each; in later games a coin for every tile or stack that has another side."""
    box = state.box
    copies = box.pack.copies[state.count]
    supply = bytearray(box.size)
    faces = b""
    turned = b""
    for stack in box.stacks:
        face = stack.white
        if stack.reverse != v.NO_TILE and not state.first_game and state.rng.below(2) == 1:
            face = stack.reverse
            turned = turned + ONE[face]
        faces = with_card(faces, face)
        supply[face] = 1 if stack.large else copies
    state.faces = faces
    state.supply = bytes(supply)
    if state.log is not None and turned:
        state.note("turned", -1, turned, 0)


def lay_out_goals(state: Position) -> None:
    """With goals: all of them face down in one stack."""
    if state.with_goals:
        goals = list(range(state.box.goals))
        state.rng.shuffle(goals)
        state.goal_stack = bytes(goals)


def line_up_pawns(state: Position) -> None:
    """A random order; two players have a second pawn each, behind the first two, in the same order."""
    seats = list(range(state.count))
    state.rng.shuffle(seats)
    state.track = bytes(seats)
    if state.count == TWO_PAWNS:
        state.track = state.track + state.track
    for seat in seats:
        state.players[seat].credits = state.box.pack.credits
    state.players[seats[-1]].credits += 1
    if state.count >= HELPED_TWICE:
        state.players[seats[-2]].credits += 1
    if state.log is not None:
        state.note_words("track", -1, tuple([str(seat) for seat in state.track]), 0)


def deal_boards(state: Position) -> None:
    """A board for everybody; in a first game its side with the white square is the home world."""
    boards = list(state.box.boards)
    state.rng.shuffle(boards)
    for seat in range(state.count):
        player = state.players[seat]
        player.board = boards[seat]
        if state.log is not None:
            white, reverse = state.box.boards[boards[seat]]
            state.note("board", seat, ONE[white] + ONE[reverse], boards[seat])


def step(state: Position) -> bool:
    """In turn order everybody chooses a side; True when all have one."""
    if state.stage == v.BEGIN:
        state.stage = v.FINISH
        state.turn = 0
    while state.turn < state.count:
        seat: i64 = state.track[state.turn]
        state.turn += 1
        if not state.first_game:
            ask(state, seat, v.ASK_HOME, 0)
            return False
        settle_home(state, seat, state.box.boards[state.players[seat].board][0])
    return True


def settle_home(state: Position, seat: i64, home: i64) -> None:
    """A colonist from the pool lives on the home world; one with a halo has a good."""
    player = state.players[seat]
    found_home(player, home)
    refresh(state.box, player)
    state.colonist_pool -= state.box.colonists[home]
    if state.log is not None:
        state.note("home", seat, ONE[home], 0)
    if state.box.windfall[home]:
        put_good(state, seat, 0, "good")


def found_home(player: Player, home: i64) -> None:
    """The first colony of the empire."""
    player.colonies = ONE[home]
    player.goods = ONE[0]
    player.active = 1
