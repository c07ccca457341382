"""Survivors in Micro Cosmos: the chance to find one, and what it will be worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE
from galaktyka.games.cosmos.bots.merit import length_of
from galaktyka.games.cosmos.bots.situation import ONE_TURN, Appraisal, missing_in_all, settle_points
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.system import is_finished

if TYPE_CHECKING:
    from mypy_extensions import i64

SEEN: Final = 1


def hidden_survivors(a: Appraisal) -> bytes:
    """How many of each colour may be revealed next: those in the deck, or in the discard pile if it is empty."""
    if a.hidden:
        return a.hidden
    state = a.state
    box = a.box
    seen = [0] * box.survivors
    piles = [state.survivor_discard] if state.survivor_deck else []
    for player in state.players:
        piles += [player.survivors, player.settled]
    for pile in piles:
        for i in range(len(pile)):
            seen[pile[i]] = SEEN
    numbers = [0] * len(v.COLOURS)
    for survivor in range(box.survivors):
        if not seen[survivor]:
            numbers[box.survivor_colour[survivor]] += 1
    a.hidden = ONE[numbers[0]] + ONE[numbers[1]] + ONE[numbers[2]]
    return a.hidden


def chance_to_find(a: Appraisal, colour: i64, upgrades: i64) -> i64:
    """Percent: that one of the revealed survivors is of the colour."""
    numbers = hidden_survivors(a)
    every: i64 = numbers[0] + numbers[1] + numbers[2]
    fitting: i64 = numbers[colour]
    if every == 0:
        return 0
    others = every - fitting
    if (upgrades >> v.SCOUTING) & 1 and every > 1:
        return 100 - 100 * others * (others - 1) // (every * (every - 1))
    return 100 * fitting // every


def survivor_worth(a: Appraisal, colour: i64, settled: i64, kept: i64) -> i64:
    """The points of the next survivor, as far as there is time and a home for it."""
    if a.left < ONE_TURN * (kept + 1):
        return 0
    return settle_points(a, settled + kept) * home_for(a, colour) // 100


def home_for(a: Appraisal, colour: i64) -> i64:
    """Percent of the points: by how far the best planet of the colour is terraformed."""
    state = a.state
    taste = a.taste
    best: i64 = taste.homeless // 2
    for cell in range(v.CELL_COUNT):
        if state.cells[cell] == v.EMPTY or a.box.colour[state.cells[cell]] != colour:
            continue
        if is_finished(state, cell):
            return taste.settle
        length = length_of(a, state.cells[cell])
        raised = length - missing_in_all(state, cell)
        value = taste.homeless + (taste.settle - taste.homeless) * raised // length
        best = value if value > best else best
    return best
