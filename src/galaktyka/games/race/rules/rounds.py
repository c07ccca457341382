"""ROZGRYWKA and KONIEC RUNDY: choosing action cards, the phases of the round, the hand limit, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE
from galaktyka.games.race.rules.setting_up import ask_to_discard
from galaktyka.games.race.state import Player, Position, activate, answered, ask, offer_choices
from galaktyka.games.race.vocabulary import (
    ACTION_CARDS,
    ASK_ACTION,
    BEGIN,
    CHOOSE,
    CHOOSE_FIRST,
    CONSUME,
    DEVELOP,
    DEVELOP_CARD,
    FINISH,
    NO_CARD,
    OVER,
    PHASES,
    PRODUCE,
    PRODUCE_CARD,
    ROUND_END,
    SETTLE,
    SETTLE_CARD,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

PHASE_BIT: Final = bytes([1, 1, 2, 4, 8, 8, 16])
"""For each action card the bit of its phase, I to V."""
PLANS: Final[list[bytes]] = [bytes([phase for phase in range(1, 6) if bits >> (phase - 1) & 1]) for bits in range(32)]
"""For each set of phases the phases in their order."""
SEVEN_CARDS: Final = bytes(range(PRODUCE_CARD + 1))


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


def offer_actions(state: Position, player: Player) -> None:
    """Seven cards; a second one in ascending order, and only Develop and Settle are there twice."""
    cards = SEVEN_CARDS
    if state.advanced:
        if player.owe == 2:
            cards = SEVEN_CARDS[:PRODUCE_CARD]
        elif player.first == DEVELOP_CARD or player.first == SETTLE_CARD:
            cards = SEVEN_CARDS[player.first :]
        else:
            cards = SEVEN_CARDS[player.first + 1 :]
    offer_choices(player, cards, CHOOSE_FIRST)


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
    chosen: i64 = 0
    develops = ONE[DEVELOP]
    settles = ONE[SETTLE]
    for player in state.players:
        chosen |= PHASE_BIT[player.first]
        if player.second != NO_CARD:
            chosen |= PHASE_BIT[player.second]
            if player.second == player.first:
                if player.first == DEVELOP_CARD:
                    develops = ONE[DEVELOP] + ONE[DEVELOP]
                else:
                    settles = ONE[SETTLE] + ONE[SETTLE]
    if state.advanced:
        return PLANS[chosen].replace(ONE[DEVELOP], develops).replace(ONE[SETTLE], settles)
    return PLANS[chosen]


def begin_next_phase(state: Position) -> None:
    """The next phase of the round, or its end."""
    if not state.plan:
        state.phase = ROUND_END
        state.again = False
    else:
        state.again = state.plan[0] == state.phase
        state.phase = state.plan[0]
        state.plan = state.plan[1:]
    state.stage = BEGIN
    state.turn = 0
    if state.log is not None:
        state.note_words("phase", -1, (PHASES[state.phase],), 2 if state.again else 1)


def clear_up(state: Position) -> None:
    """What a phase noted about the players means nothing after it; what was placed in it counts from now on."""
    phase = state.phase
    if phase in (DEVELOP, SETTLE):
        for player in state.players:
            if player.placing != NO_CARD:
                player.placing = NO_CARD
                player.contact = False
                activate(state.box, player, len(player.tableau))
            player.temporary = 0
    elif phase == CONSUME:
        for player in state.players:
            player.used = b""
            player.wagered = False
    elif phase == PRODUCE:
        for player in state.players:
            player.made = b""


def step_round_end(state: Position) -> bool:
    """Everybody discards down to the hand limit; then the end of the game is tested."""
    if state.stage != BEGIN:
        return True
    state.stage = FINISH
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
    state.phase = OVER
    state.stage = BEGIN
    state.revealed += 1
    if state.log is not None:
        state.note_words("game-over", -1, (), state.round)
