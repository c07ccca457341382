"""Exchange (p. 12): cards of one colour, gold among them, for a credit each icon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.building import triggered
from galaktyka.games.artifacts.engine.rules.empire import exchange_limit
from galaktyka.games.artifacts.engine.rules.gains import gain_credits
from galaktyka.games.artifacts.engine.rules.paying import start_paying, usable_stored
from galaktyka.games.artifacts.engine.rules.turns import begin_action
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64

BIT: Final = bytes([1, 2, 4, 8])
"""Colours as members of a set."""


def offer(state: Position, player: Player, options: list[int]) -> None:
    """A colour of which there is some; gold goes with any of them, or alone."""
    there = colours_there(state, player)
    for colour in range(v.GOLD + 1):
        if there & BIT[colour]:
            add_in_order(options, v.EXCHANGE_FIRST + colour)


def colours_there(state: Position, player: Player) -> i64:
    """The colours that the cards of the hand and under planets show, as a set."""
    colours = state.box.colour
    there: i64 = 0
    hand = player.hand
    for i in range(len(hand)):
        card: i64 = hand[i]
        there |= BIT[colours[2 * card]] | BIT[colours[2 * card + 1]]
    stored = player.stored
    for i in range(len(stored)):
        if usable_stored(state, player, i):
            there |= BIT[colours[stored[i]]]
    return there


def take(state: Position, seat: i64, colour: i64) -> None:
    """Any number of cards within the limit."""
    slots = exchange_limit(state, state.players[seat])
    begin_action(state, task_of(v.EXCHANGED, seat))
    start_paying(state, seat, colour, True, 0, slots, state.raised_planets, False)


def exchanged(state: Position) -> None:
    """The credits for what was exchanged, and whatever waits for an Exchange."""
    seat: i64 = state.task[1]
    gain_credits(state, seat, state.paid, "exchange")
    do_next(state, triggered(state, seat, v.ON_EXCHANGE, v.LOGISTICAL, False, "", v.NONE, v.NONE))


def against(state: Position, player: Player, colour: i64) -> Reason:
    """No card shows the colour."""
    return Reason("artifacts.no-such-icons", colour=v.COLOURS[colour])
