"""A position of Micro Cosmos with everything blank that nobody may know: the order of the decks.

It shows what `view` shows, as a position, so that the rules' own functions (reach, levels, specialists) can be asked
about it. It can be looked at, not played on: the decks are blank, there is no chance in it, and the players, about whom
everything is open, are those of the true position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games.cosmos.engine.game import CosmosState

if TYPE_CHECKING:
    from mypy_extensions import i64

BLANK: Final[list[bytes]] = [bytes(number) for number in range(256)]
NO_CHANCE: Final = seeded(0)


def redacted(state: State, seat: i64) -> CosmosState:
    """The position as every seat may know it; the decks are blank."""
    assert isinstance(state, CosmosState)
    shown = CosmosState(state.rules, state.players, NO_CHANCE, state.count)
    state.copy_to(shown)
    shown.planet_deck = BLANK[len(state.planet_deck)]
    shown.crew_deck = BLANK[len(state.crew_deck)]
    shown.survivor_deck = BLANK[len(state.survivor_deck)]
    shown.automa_deck = BLANK[len(state.automa_deck)]
    if state.asked != seat:
        shown.options = []
    return shown
