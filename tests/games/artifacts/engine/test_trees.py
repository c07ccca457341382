"""Counted trees: how many ways there are to play on from a position, move by move.

The small numbers are worked out by hand in the comments. The large ones are counted once and written down: they change
when any rule about what may be chosen does. A move is one atomic choice.
"""

import re
from collections.abc import Callable

import pytest

from galaktyka.core.game import State
from galaktyka.games.artifacts.game import ArtifactsGame, ArtifactsState, game_with
from galaktyka.games.artifacts.pack import reader as pack
from tests.games.artifacts.engine.moments import MOMENTS, at, offensive
from tests.games.artifacts.pack.stories import GAME, TEXT
from tests.games.artifacts.scenario import Scenario


def leaves(state: State, depth: int) -> int:
    """The number of sequences of `depth` choices; a game that ends earlier counts once."""
    deciders = state.deciders()
    if depth == 0 or not deciders:
        return 1
    options = state.legal(deciders[0])
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        after = state.clone()
        after.apply(deciders[0], action)
        total += leaves(after, depth - 1)
    return total


def counts(state: State, depth: int) -> list[int]:
    return [leaves(state, d) for d in range(1, depth + 1)]


def test_exchanging():
    """One card, 3 red or 2 blue, and no credits: Exchange Red or Exchange Blue. Both are paid by themselves and leave
    an empty hand; three cards are drawn and the other player, with 3 green or 2 gold, has the same choice."""
    state = at(hand=["r01"], deck=["r13", "r14", "r15"]).state
    assert counts(state, 2) == [2, 4]


def test_building_a_ship():
    """Three cards of 3 red, a ship of cost 5, blue on the other halves: build, prepare, exchange red or blue: 4.

    Build: the first of two cards is r01 or r02 (the last one has none after it). Prepare: one of three. Exchange: one
    of three, in either colour. Depth 2: 2 + 3 + 3 + 3."""
    state = at(hand=["r01", "r02", "r03"], projects=["sonne"], faction="clone-clans").state
    assert counts(state, 2) == [4, 11]


def test_paying():
    """The first of two cards is r01 or r02. After r01 there are r02 and r03; r02 is followed by r03 by itself, so that
    the two sides come next: 2 + 2."""
    state = at(hand=["r01", "r02", "r03"], projects=["sonne"]).play("build sonne").state
    assert counts(state, 2) == [2, 4]


def test_an_offensive():
    """Two ships against nobody, the aliens or the other player: 3. Then one of two ships; or, if it is called off,
    the card in hand to discard or keep: 2 + 2 + 2. Depth 3: after an attack on the aliens, who are harmless, the
    other ship may follow: 2 x 2; the same against a player without cards; otherwise the next turn, with green or gold
    to exchange: 2 x 2."""
    state = offensive("sonne", "veto", deck=["r04", "r23", "r26", "r32"], system="still-water").state
    assert counts(state, 3) == [3, 6, 12]


def test_buying():
    """Nine credits, a price of five: none to four more cards; then one of so many (one is taken by itself, then there
    is the card in hand to keep or discard): 2 + 2 + 3 + 4 + 5."""
    state = MOMENTS["more cards to look at"][1]().state
    assert counts(state, 2) == [5, 16]


def test_blockading():
    """Two tokens on two planets: 2, then 2 again."""
    state = MOMENTS["a card to blockade"][1]().state
    assert counts(state, 2) == [2, 4]


def two_sifted() -> ArtifactsGame:
    """The game with a Milestone that draws and discards two cards; no card of our box does."""
    text = TEXT
    changed, times = re.subn(r'(id = "milestone"\n(?:.+\n)*.+"sift", cards = )1', r"\g<1>2", text)
    assert times == 1
    return game_with(pack.read_pack(changed, "changed"))


THREE_VICTIMS = ({"hand": ["r72"], "empire": ["tern", "gault", "calcine"], "credits": 3},)
SELECTIONS: dict[str, tuple[Callable[[], Scenario], int]] = {
    # Two tokens on three cards: both on one (3), or on two (3).
    "tokens laid": (lambda: offensive("sonne", deck=["r03"], others=THREE_VICTIMS).play("target 1"), 6),
    # Two tokens of 2 + 1 + 1: both of Sonne's, one of them and another one (2), or the two others.
    "tokens lifted": (
        lambda: at(
            hand=["r01", "r02", "r45"], empire={"sonne": {"tokens": 2}, "veto": {"tokens": 1}, "mallet": {"tokens": 1}}
        ).play("unblock ship, extra 2"),
        4,
    ),
    # Three technologies of one token each, two credits: none, one (3) or two (3) of them.
    "technologies paid for at the end": (
        lambda: at(
            phase="final",
            ending=True,
            marker=1,
            credits=2,
            empire={
                card: {"side": "operational", "tokens": 1} for card in ("star-charts", "sovereign-fund", "free-port")
            },
        ),
        7,
    ),
    # Two of three cards, the spare one and two that are drawn.
    "cards sifted": (
        lambda: offensive("milestone", deck=["r69", "r70"], game=two_sifted()).play("target aliens"),
        3,
    ),
    # Any of three cards.
    "cards discarded": (lambda: MOMENTS["a card to discard"][1](), 8),
    # One, two or all of three cards that show red: 7, but three are over the limit.
    "cards exchanged": (lambda: at(hand=["r01", "r02", "r03"]).play("exchange red"), 6),
}


@pytest.mark.parametrize("what", SELECTIONS)
def test_each_selection_has_one_way(what: str):
    story, results = SELECTIONS[what]
    table = story()
    asked, question = table.state.deciders()[0], table.question()
    ends: list[str] = []

    def choose_on(state: ArtifactsState) -> None:
        if state.deciders() != [asked] or Scenario(state).question(asked) != question:
            ends.append(state.fingerprint())
            return
        for action in state.legal(asked):
            after = state.clone()
            after.apply(asked, action)
            choose_on(after)

    choose_on(table.state)
    assert len(ends) == len(set(ends)) == results


def test_choosing_factions():
    """Six factions, five for the other player, then for each of them one of two cards of one deck; the other decks of
    the set-up show one card only."""
    assert counts(GAME.start(2, 1, {"choose-factions": True}), 4) == [6, 30, 60, 120]


# ------------------------------------------------------------------ counted once

WHOLE_GAMES: list[tuple[int, int, dict[str, bool], list[int]]] = [
    (2, 1, {}, [2, 4, 44, 124, 456, 1916, 8628]),
    (2, 2, {"choose-factions": True}, [6, 30, 60, 120, 1200, 3960, 11852]),
    (3, 3, {}, [2, 4, 8, 80, 240, 800, 3824, 17768]),
    (4, 4, {}, [2, 4, 8, 16, 160, 512, 2016, 8352]),
    (5, 5, {"choose-factions": True}, [6, 30, 120, 360, 720, 1440, 2880, 5760]),
]


@pytest.mark.parametrize(("seats", "seed", "options", "expected"), WHOLE_GAMES)
def test_trees_of_whole_games(seats: int, seed: int, options: dict[str, bool], expected: list[int]):
    assert counts(GAME.start(seats, seed, options), len(expected)) == expected
