"""How many: cards to look at besides the one that is bought, or blockade tokens to remove."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.actions import unblock
from galaktyka.games.artifacts.engine.questions.objections import other_question, too_poor
from galaktyka.games.artifacts.engine.rules import buying, empire, paying
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW_CREDITS: Final = 1
FEW_CARDS: Final = 2
NONE_LIFTED: Final = 3
FEW_TOKENS: Final = 4
FEW_ICONS: Final = 5


def is_buying(state: Position) -> bool:
    """Cards are counted; otherwise tokens."""
    return len(state.task) > 0 and state.task[0] == v.BUY


def offer(state: Position, player: Player) -> None:
    """All numbers that can be paid for."""
    number: i64 = 0 if is_buying(state) else 1
    options: list[int] = []
    while number <= v.MOST_EXTRA and obstacle(state, player, number) == v.FINE:
        options.append(v.EXTRA_FIRST + number)
        number += 1
    state.options = options


def obstacle(state: Position, player: Player, number: i64) -> i64:
    """More cards cost a credit each; of tokens there is at least one, and each costs two icons."""
    if is_buying(state):
        if empire.price_to_buy(state, player) + number > player.credits:
            return FEW_CREDITS
        return FEW_CARDS if number > 0 and number >= len(state.decks[state.task[2]]) else v.FINE
    if number == 0:
        return NONE_LIFTED
    if number > unblock.tokens_on(state, player, state.owe - 1):
        return FEW_TOKENS
    return FEW_ICONS if 2 * number > unblock.icons_for(state, player, state.owe - 1) else v.FINE


def answer(state: Position, seat: i64, action: i64) -> None:
    """The price of the cards is paid at once, that of the tokens with resource cards."""
    number = action - v.EXTRA_FIRST
    if is_buying(state):
        buy(state, seat, number)
    else:
        lift(state, seat, number)


def buy(state: Position, seat: i64, number: i64) -> None:
    """The price is paid and the cards are drawn; one is kept."""
    deck: i64 = state.task[2]
    answered(state)
    player = state.players[seat]
    price = empire.price_to_buy(state, player) + number
    player.credits -= price
    if state.log is not None:
        state.note("buys", seat, (v.TYPES[deck],), price)
    buying.look_at(state, seat, deck, 1 + number + empire.sum_of(state, player, state.box.preview[deck]))


def lift(state: Position, seat: i64, number: i64) -> None:
    """The icons are paid, then the tokens come off."""
    type = state.owe - 1
    answered(state)
    state.agenda = state.agenda[:3] + ONE[number] + state.agenda[4:]
    limit = state.box.base_limit + state.raised
    paying.start_paying(state, seat, type, True, 2 * number, limit, state.raised_planets, False)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Too many, or none at all."""
    number = action - v.EXTRA_FIRST
    if not 0 <= number <= v.MOST_EXTRA:
        return other_question(state)
    code = obstacle(state, player, number)
    if code == FEW_CREDITS:
        return too_poor(empire.price_to_buy(state, player) + number, player.credits)
    if code == FEW_CARDS:
        deck: i64 = state.task[2]
        return Reason("artifacts.deck-holds", deck=v.TYPES[deck], n=len(state.decks[deck]))
    if code == NONE_LIFTED:
        return Reason("artifacts.lift-one")
    row = state.owe - 1
    if code == FEW_TOKENS:
        return Reason("artifacts.tokens-there", n=unblock.tokens_on(state, player, row), row=v.TYPES[row])
    return Reason(
        "artifacts.lift-price",
        n=number,
        colour=v.COLOURS[row],
        need=2 * number,
        have=unblock.icons_for(state, player, row),
        limit=state.box.base_limit + state.raised,
    )
