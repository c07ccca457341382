"""PRZEBIEG GRY and KONIEC RUNDY: picking action tiles, the order of resolving them, the end of round and game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import gain_credits, gain_points, put_back
from galaktyka.games.frontiers.engine.state import Position, ask, begin_part

if TYPE_CHECKING:
    from mypy_extensions import i64

BITS: Final = b"\x01\x02\x04\x08\x10\x20\x40\x80"


def is_taken(state: Position, tile: i64) -> bool:
    """Whether the action tile was chosen this round."""
    return (state.taken >> tile) & 1 == 1


def is_in_play(state: Position, tile: i64) -> bool:
    """Isolation and Review Goals are two sides of one tile."""
    if tile == v.ISOLATION - v.FIRST_ACTION:
        return not state.with_goals
    if tile == v.REVIEW - v.FIRST_ACTION:
        return state.with_goals
    return True


def begin_round(state: Position) -> None:
    """All action tiles are free, and the first pawn is to pick."""
    state.round += 1
    state.phase = v.PICK
    state.stage = v.BEGIN
    state.turn = 0
    state.picking = 0
    state.taken = 0
    if state.log is not None:
        state.note_words("round", -1, (), state.round)


def step_pick(state: Position) -> None:
    """The owner of the next pawn chooses an action tile."""
    ask(state, state.track[state.picking], v.ASK_PICK, 0)


def turn_up_goal(state: Position) -> None:
    """The face-down goal lies face up from now on."""
    if state.log is not None:
        goal = state.box.pack.goals[state.hidden_goal]
        state.note_words("reveals", state.hidden_owner, (goal.id,), 0)
    state.goals_up = state.goals_up + ONE[state.hidden_goal]
    state.hidden_goal = v.NO_TILE
    state.hidden_owner = v.NO_SEAT
    state.revealed += 1


def begin_action(state: Position) -> None:
    """Everybody resolves the action once; some action tiles are only a bonus for the chooser."""
    state.phase = state.action + v.FIRST_ACTION
    state.stage = v.BEGIN
    state.turn = 0
    if v.DEVELOP <= state.phase <= v.SELL:
        state.resolve = resolve_order(state)
    begin_part(state)


def resolve_order(state: Position) -> bytes:
    """The seats from the picking pawn on, round the end of the track, each once."""
    if state.count == len(state.track):
        return state.track[state.picking :] + state.track[: state.picking]
    first: i64 = state.track[state.picking]
    return ONE[first] + ONE[1 - first]


def step_isolation(state: Position) -> bool:
    """IZOLACJA: credits for the chooser and no action."""
    gain_credits(state, state.chooser, state.box.isolation_credits, v.NO_TILE)
    return True


def step_diplomats(state: Position) -> bool:
    """WYSŁANIE DYPLOMATÓW: a point, and the pawn moves to the first place at once."""
    seat = state.chooser
    if state.log is not None:
        state.note_words("points", seat, (v.ACTION_TILES[v.DIPLOMATS - v.FIRST_ACTION],), state.box.diplomats_vp)
    gain_points(state, seat, state.box.diplomats_vp)
    at = state.picking
    state.track = ONE[seat] + state.track[:at] + state.track[at + 1 :]
    if state.log is not None:
        state.note_words("to-front", seat, (), 0)
    return True


def finish_action(state: Position) -> None:
    """The next pawn picks; after the last one the round ends."""
    state.picking += 1
    state.action = v.NO_TILE
    state.chooser = v.NO_SEAT
    state.resolve = b""
    state.turn = 0
    state.stage = v.BEGIN
    state.phase = v.PICK if state.picking < len(state.track) else v.ROUND_END
    begin_part(state)


def finish_round(state: Position) -> None:
    """KONIEC RUNDY: the end of the game is tested; a credit comes onto Produce if nobody chose it."""
    if state.ends:
        end_game(state)
        return
    if not is_taken(state, v.PRODUCE - v.FIRST_ACTION):
        state.produce_credits += 1
        if state.log is not None:
            state.note_words("produce-credit", -1, (), state.produce_credits)
    begin_round(state)


def end_game(state: Position) -> None:
    """KONIEC GRY: discovered planets leave the empires, a hidden goal is turned up."""
    if state.hidden_goal != v.NO_TILE:
        turn_up_goal(state)
    for player in state.players:
        put_back(state, player.discovered)
        player.discovered = b""
    state.phase = v.OVER
    state.revealed += 1
    if state.log is not None:
        state.note_words("game-over", -1, (), state.round)
