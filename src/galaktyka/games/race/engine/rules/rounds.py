"""ROZGRYWKA and KONIEC RUNDY: choosing action cards, the phases of the round, the hand limit, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.rules.setting_up import ask_to_discard
from galaktyka.games.race.engine.state import Position, activate, ask

if TYPE_CHECKING:
    from mypy_extensions import i64

PHASE_BIT: Final = bytes([1, 1, 2, 4, 8, 8, 16])
"""For each action card the bit of its phase, I to V."""
PLANS: Final[list[bytes]] = [bytes([phase for phase in range(1, 6) if bits >> (phase - 1) & 1]) for bits in range(32)]
"""For each set of phases the phases in their order."""
SEVEN_CARDS: Final = bytes(range(v.PRODUCE_CARD + 1))


def begin_round(state: Position) -> None:
    """A new round: everybody chooses in secret."""
    state.round += 1
    state.phase = v.CHOOSE
    state.stage = v.BEGIN
    state.again = False
    for player in state.players:
        player.first = v.NO_CARD
        player.second = v.NO_CARD
    if state.log is not None:
        state.note_words("round", -1, (), state.round)


def step_choose(state: Position) -> bool:
    """Ask everybody for action cards; when all have chosen they are revealed and the phases planned."""
    if state.stage == v.BEGIN:
        state.stage = v.FINISH
        for player in state.players:
            ask(player, state, v.ASK_ACTION, 2 if state.advanced else 1)
        return False
    state.revealed += 1
    if state.log is not None:
        for seat in range(state.count):
            p = state.players[seat]
            cards = [v.ACTION_CARDS[card] for card in (p.first, p.second) if card != v.NO_CARD]
            state.note_words("chooses", seat, tuple(cards), 0)
    state.plan = planned_phases(state)
    return True


def planned_phases(state: Position) -> bytes:
    """Every phase that somebody chose, once; Develop or Settle twice if one player chose it twice."""
    chosen: i64 = 0
    develops = ONE[v.DEVELOP]
    settles = ONE[v.SETTLE]
    for player in state.players:
        chosen |= PHASE_BIT[player.first]
        if player.second != v.NO_CARD:
            chosen |= PHASE_BIT[player.second]
            if player.second == player.first:
                if player.first == v.DEVELOP_CARD:
                    develops = ONE[v.DEVELOP] + ONE[v.DEVELOP]
                else:
                    settles = ONE[v.SETTLE] + ONE[v.SETTLE]
    if state.advanced:
        return PLANS[chosen].replace(ONE[v.DEVELOP], develops).replace(ONE[v.SETTLE], settles)
    return PLANS[chosen]


def begin_next_phase(state: Position) -> None:
    """The next phase of the round, or its end."""
    if not state.plan:
        state.phase = v.ROUND_END
        state.again = False
    else:
        state.again = state.plan[0] == state.phase
        state.phase = state.plan[0]
        state.plan = state.plan[1:]
    state.stage = v.BEGIN
    state.turn = 0
    if state.log is not None:
        state.note_words("phase", -1, (v.PHASES[state.phase],), 2 if state.again else 1)


def clear_up(state: Position) -> None:
    """What a phase noted about the players means nothing after it; what was placed in it counts from now on."""
    phase = state.phase
    if phase in (v.DEVELOP, v.SETTLE):
        for player in state.players:
            if player.placing != v.NO_CARD:
                player.placing = v.NO_CARD
                player.contact = False
                activate(state.box, player, len(player.tableau))
            player.temporary = 0
    elif phase == v.CONSUME:
        for player in state.players:
            player.used = b""
            player.wagered = False
    elif phase == v.PRODUCE:
        for player in state.players:
            player.made = b""


def step_round_end(state: Position) -> bool:
    """Everybody discards down to the hand limit; then the end of the game is tested."""
    if state.stage != v.BEGIN:
        return True
    state.stage = v.FINISH
    limit = state.box.hand_limit
    for seat in state.order:
        surplus = len(state.players[seat].hand) - limit
        if surplus > 0:
            ask_to_discard(state, seat, surplus)
    return False


def game_ends(state: Position) -> bool:
    """KONIEC GRY: a tableau of twelve or more, or the pool is exhausted."""
    if state.pool <= 0:
        return True
    return any(len(player.tableau) >= state.box.tableau_end for player in state.players)


def end_game(state: Position) -> None:
    """Nobody owes a choice any more."""
    state.phase = v.OVER
    state.stage = v.BEGIN
    state.revealed += 1
    if state.log is not None:
        state.note_words("game-over", -1, (), state.round)
