"""ROZGRYWKA and KONIEC RUNDY: choosing action cards, the phases of the round, the hand limit, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.race.state import Player, Position, answered, ask
from galaktyka.games.race.vocabulary import (
    ACTION_CARDS,
    ASK_ACTION,
    ASK_DISCARD,
    BEGIN,
    CHOOSE,
    CHOOSE_FIRST,
    DEVELOP,
    DEVELOP_CARD,
    EXPLORE,
    FINISH,
    NO_CARD,
    ONE,
    OVER,
    PHASE_OF_CARD,
    PHASES,
    PRODUCE,
    PRODUCE_CARD,
    ROUND_END,
    SETTLE,
    SETTLE_CARD,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin_round(state: Position) -> None:
    """A new round: everybody chooses in secret."""
    state.round += 1
    state.phase = CHOOSE
    state.stage = BEGIN
    state.again = False
    for player in state.players:
        player.first = NO_CARD
        player.second = NO_CARD
    if state.log is not None:
        state.note_words("round", -1, (), state.round)


def step_choose(state: Position) -> bool:
    """Ask everybody for action cards; when all have chosen they are revealed and the phases planned."""
    if state.stage == BEGIN:
        state.stage = FINISH
        for player in state.players:
            ask(player, state, ASK_ACTION, 2 if state.advanced else 1)
        return False
    state.revealed += 1
    if state.log is not None:
        for seat in range(state.count):
            p = state.players[seat]
            cards = [ACTION_CARDS[card] for card in (p.first, p.second) if card != NO_CARD]
            state.note_words("chooses", seat, tuple(cards), 0)
    state.plan = planned_phases(state)
    return True


def offer_actions(state: Position, player: Player, out: list[int]) -> None:
    """Seven cards; a second one in ascending order, and only Develop and Settle are there twice."""
    lowest: i64 = 0
    highest: i64 = PRODUCE_CARD
    if player.owe == 2:
        highest = PRODUCE_CARD - 1
    elif player.first != NO_CARD:
        lowest = player.first
        if lowest != DEVELOP_CARD and lowest != SETTLE_CARD:
            lowest += 1
    for card in range(lowest, highest + 1):
        out.append(CHOOSE_FIRST + card)


def choose_action(state: Position, seat: i64, card: i64) -> None:
    """An action card is laid face down."""
    player = state.players[seat]
    if player.first == NO_CARD:
        player.first = card
    else:
        player.second = card
    player.owe -= 1
    if player.owe == 0:
        answered(player, state)


def planned_phases(state: Position) -> bytes:
    """Every phase that somebody chose, once; Develop or Settle twice if one player chose it twice."""
    plan = b""
    for phase in range(EXPLORE, PRODUCE + 1):
        times: i64 = 0
        for player in state.players:
            own: i64 = 0
            if player.first != NO_CARD and PHASE_OF_CARD[player.first] == phase:
                own += 1
            if player.second != NO_CARD and PHASE_OF_CARD[player.second] == phase:
                own += 1
            if own == 2 and phase != DEVELOP and phase != SETTLE:
                own = 1
            times = max(times, own)
        for _ in range(times):
            plan += ONE[phase]
    return plan


def begin_next_phase(state: Position) -> None:
    """The next phase of the round, or its end. Powers count from now on for every card in the tableau."""
    if not state.plan:
        state.phase = ROUND_END
        state.again = False
    else:
        state.again = state.plan[0] == state.phase
        state.phase = state.plan[0]
        state.plan = state.plan[1:]
    state.stage = BEGIN
    state.turn = 0
    for player in state.players:
        player.active = len(player.tableau)
        player.placing = NO_CARD
        player.contact = False
        player.temporary = 0
        player.used = b""
        player.wagered = False
        player.made = b""
    if state.log is not None:
        state.note_words("phase", -1, (PHASES[state.phase],), 2 if state.again else 1)


def step_round_end(state: Position) -> bool:
    """Everybody discards down to the hand limit; then the end of the game is tested."""
    if state.stage != BEGIN:
        return True
    state.stage = FINISH
    limit = state.box.hand_limit
    for player in state.players:
        if len(player.hand) > limit:
            ask(player, state, ASK_DISCARD, len(player.hand) - limit)
    return False


def game_ends(state: Position) -> bool:
    """KONIEC GRY: a tableau of twelve or more, or the pool is exhausted."""
    if state.pool <= 0:
        return True
    for player in state.players:
        if len(player.tableau) >= state.box.tableau_end:
            return True
    return False


def end_game(state: Position) -> None:
    """Nobody owes a choice any more."""
    state.phase = OVER
    state.stage = BEGIN
    state.revealed += 1
    if state.log is not None:
        state.note_words("game-over", -1, (), state.round)
