"""Which ship attacks next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.core.piles import with_card
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import not_among, other_question, too_poor
from galaktyka.games.artifacts.engine.rules import building
from galaktyka.games.artifacts.engine.rules.empire import place_of, toll
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_SHIP: Final = 1
OTHER_SHIP: Final = 2
HAS_ATTACKED: Final = 3
TOO_EXPENSIVE: Final = 4


def offer(state: Position, player: Player) -> None:
    """Any ship that may attack; the first one is owed, the others are free to stay."""
    task = state.task
    first = state.box.first(v.V_SEND)
    options = [first + ship for ship in ships_to_send(state, player, task[2], task[3])]
    if complete(state):
        options.insert(0, v.DONE)
    state.options = options


def complete(state: Position) -> bool:
    """Some ship has attacked."""
    return state.task[7] % 2 == 1


def obstacle(state: Position, player: Player, i: i64) -> i64:
    """An operational ship that has not attacked this turn; a blockaded one costs its tokens."""
    if i < 0 or state.box.type[player.empire[i]] != v.SHIP or player.sides[i] != v.OPERATIONAL:
        return NO_SHIP
    if player.empire[i] in state.attacked:
        return HAS_ATTACKED
    return v.FINE if toll(state, player, i) <= player.credits else TOO_EXPENSIVE


def can_send(state: Position, player: Player, i: i64) -> bool:
    """The card at this place of the empire may attack."""
    return obstacle(state, player, i) == v.FINE


def can_attack(state: Position, player: Player) -> bool:
    """Some ship may."""
    return any(obstacle(state, player, i) == v.FINE for i in range(len(player.empire)))


def ships_to_send(state: Position, player: Player, mode: i64, ship: i64) -> bytes:
    """The ships that may attack now, sorted."""
    found = b""
    for i in range(len(player.empire)):
        if obstacle(state, player, i) == v.FINE and (mode != v.THIS_SHIP or player.empire[i] == ship):
            found = with_card(found, player.empire[i])
    return found


def answer(state: Position, seat: i64, action: i64) -> None:
    """A ship attacks: what waits for it, then the card; afterwards perhaps another ship. Or no more ships."""
    task = state.task
    answered(state)
    if action == v.DONE:
        finish(state)
        return
    ship = state.box.card_of(action)
    player = state.players[seat]
    price = toll(state, player, place_of(player, ship))
    player.credits -= price
    blank_again = b""
    if price and ship not in state.switched:
        state.switched = with_card(state.switched, ship)
        blank_again = task_of(v.SWITCH_OFF, seat, ship)
    state.attacked = with_card(state.attacked, ship)
    against_whom = "aliens" if task[5] == v.ALIENS else "empires"
    tasks = building.triggered(state, seat, v.ON_ATTACK, v.OPERATIONAL, False, against_whom, ship, task[5])
    tasks = tasks + task_of(v.STRIKE, seat, ship, task[5], task[6], task[4]) + blank_again
    scouts: i64 = 1 if state.box.scout[ship] or task[7] >= 2 else 0
    tasks = tasks + task_of(v.SENDING, seat, task[2], task[3], task[4], task[5], task[6], 1 + 2 * scouts)
    if state.log is not None:
        state.note("sends", seat, (state.box.ids[ship],), price)
    do_next(state, tasks)


def finish(state: Position) -> None:
    """The attack is over, if a ship took part."""
    if complete(state):
        do_next(state, task_of(v.END_ATTACK, state.task[1], state.task[5], state.task[7] // 2))


def against(state: Position, player: Player, action: i64) -> Reason:
    """No ship, not the one that attacks, one that has attacked, or a blockaded one that cannot be paid for."""
    if action == v.DONE:
        return Reason("artifacts.must-send")
    if not state.box.has_verb(action, v.V_SEND):
        return other_question(state)
    card = state.box.card_of(action)
    i = place_of(player, card)
    of_others = state.task[2] == v.THIS_SHIP and state.task[3] != card
    if not of_others and obstacle(state, player, i) == TOO_EXPENSIVE:
        return too_poor(toll(state, player, i), player.credits)
    return not_among(state, card)
