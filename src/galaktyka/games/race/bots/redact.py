"""A position of Race for the Galaxy with everything blank that one seat may not know.

It shows what `view` shows, as a position, so that the rules' own functions (prices, strength, goods) can be asked
about it. It can be looked at, not played on: the deck is empty and the others hold blank cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import State
from galaktyka.core.piles import ONE
from galaktyka.core.rng import seeded
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box
from galaktyka.games.race.engine.game import RaceState
from galaktyka.games.race.engine.state import Player, activate, offer_choices
from galaktyka.games.race.engine.view import hand_size

if TYPE_CHECKING:
    from mypy_extensions import i64

BLANK: Final[list[bytes]] = [bytes(number) for number in range(256)]
NO_CARDS: Final[list[int]] = []
NO_CHANCE: Final = seeded(0)


def redacted(state: State, seat: i64) -> RaceState:
    """The position as the seat may know it; everything else is blank."""
    assert isinstance(state, RaceState)
    players: list[Player] = []
    for other in range(state.count):
        player = state.players[other]
        if other == seat:
            players.append(own_side(state.box, player))
        else:
            players.append(other_side(state, player))
    twin = RaceState(state.rules, players, NO_CHANCE)
    state.copy_to(twin)
    twin.deck = NO_CARDS
    twin.top = 0
    return twin


def face_down(goods: bytes) -> bytes:
    """Where goods lie; what they are on their hidden side is not shown."""
    shown = b""
    for i in range(len(goods)):
        shown += ONE[1 if goods[i] else 0]
    return shown


def own_side(box: Box, player: Player) -> Player:
    """All that is one's own; what lies in the tableau counts from now on if the question is about later."""
    p = player.clone()
    if p.stock:
        p.goods = face_down(player.goods)
    if p.ask == v.ASK_ACTION or p.ask == v.ASK_DISCARD or p.ask == v.ASK_KEEP or p.ask == v.ASK_PAY:
        activate(box, p, len(p.tableau))
    return p


def other_side(state: RaceState, player: Player) -> Player:
    """What everybody sees of a player."""
    p = player.clone()
    p.hand = BLANK[hand_size(player)]
    if p.stock:
        p.goods = face_down(player.goods)
    p.drawn = b""
    p.ask = v.NOTHING
    p.owe = 0
    p.floor = 0
    offer_choices(p, b"", 0)
    if state.phase == v.CHOOSE:
        p.first = v.NO_CARD
        p.second = v.NO_CARD
        activate(state.box, p, len(p.tableau))
    if state.stage == v.PLACE:
        p.placing = v.NO_CARD
    return p
