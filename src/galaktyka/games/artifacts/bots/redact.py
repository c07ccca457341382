"""A position of Alien Artifacts with everything blank that one seat may not know.

It shows what `view` shows, as a position, so that the rules' own functions (costs, limits, attack values) can be asked
about it. It can be looked at, not played on: the decks are blank below their top cards and there is no chance in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games.artifacts.engine.game import ArtifactsState

if TYPE_CHECKING:
    from mypy_extensions import i64

BLANK: Final[list[bytes]] = [bytes(number) for number in range(256)]
BLANK_DECKS: Final[list[list[int]]] = [[0] * number for number in range(256)]
NO_CHANCE: Final = seeded(0)


def redacted(state: State, seat: i64) -> ArtifactsState:
    """The position as the seat may know it; everything else is blank."""
    assert isinstance(state, ArtifactsState)
    players = [player.clone() for player in state.players]
    shown = ArtifactsState(state.rules, players, NO_CHANCE)
    state.copy_to(shown)
    for other in range(state.count):
        if other != seat:
            player = players[other]
            player.hand = BLANK[len(player.hand)]
            player.plans = player.shown_plans + BLANK[len(player.plans) - len(player.shown_plans)]
    shown.deck = BLANK_DECKS[len(state.deck) - state.top]
    shown.top = 0
    shown.decks = [below_top(state.decks[0]), below_top(state.decks[1]), below_top(state.decks[2])]
    shown.systems = BLANK[len(state.systems)]
    shown.plan_deck = BLANK[len(state.plan_deck)]
    shown.artifact_deck = BLANK[len(state.artifact_deck)]
    if state.asked != seat:
        shown.looked = BLANK[len(state.looked)]
        shown.options = []
    return shown


def below_top(deck: bytes) -> bytes:
    """The top card, and blanks."""
    return deck[:1] + BLANK[len(deck) - 1] if deck else deck
