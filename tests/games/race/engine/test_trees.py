"""Counted trees: how many ways there are to play on from a position, move by move.

The small numbers are worked out by hand in the comments. The large ones are counted once and written down: they change
when any rule about what may be chosen does. A move is one atomic choice; where several seats owe one, the lowest goes
first (it does not matter: see the laws).
"""

import pytest

from galaktyka.core.game import State
from galaktyka.games.race.game import GAME
from tests.games.race.scenario import scenario
from tests.laws.golden import counted


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


def test_choosing_action_cards():
    """Seven cards each: 7, 7 x 7, and in a three-player game 7 x 7 x 7."""
    assert counts(scenario("choose").state, 2) == [7, 49]
    assert counts(scenario("choose", others=({}, {})).state, 3) == [7, 49, 343]


def test_choosing_two_action_cards():
    """The first may be any but Produce: 6. Pairs: 6 + 5 + (4 + 1) + (3 + 1) + 2 + 1 = 23, where the last one, Consume
    2x and Produce, is complete after one choice; the second choice is then already the other player's: 22 + 6 = 28."""
    state = scenario("choose", options={"advanced": True}).state
    assert counts(state, 2) == [6, 22 + 6]


def test_discarding_two_of_six():
    """Ascending pairs of six different cards: the first is one of the first five, 5 + 4 + 3 + 2 + 1 = 15 pairs, but the
    pair of the last two needs one choice only (the second is forced). So after two choices: 14 pairs, and one pair
    followed by five choices of the other player."""
    hand = ["gem-world", "space-port", "spice-world", "comet-zone", "new-earth", "plague-world"]
    other = ["mining-world", "distant-world", "artist-colony", "secluded-world", "new-vinland", "prosperous-world"]
    state = scenario("setup", deck=[*hand, *other]).state
    assert counts(state, 2) == [5, 14 + 5]


def test_exploring():
    """+1,+1 against +5: two of three cards, then one of seven. Pairs of three: (1,2), (1,3), (2,3); the first choice is
    card 1 or 2, and after card 2 card 3 is forced. Depth 2: card 1 and one of two, or card 2-3 and one of seven: 2 + 7.
    Depth 3: two pairs with seven each, and the third pair with 7 cards and then seven action cards each: 14 + 49."""
    state = scenario("explore", action="explore-1-1", others=({"action": "explore-5"},)).state
    assert counts(state, 3) == [2, 9, 14 + 49]


def test_developing():
    """Nothing, Public Works (cost 1) or Space Marines (cost 2), and two worlds as coins.

    Choices: 3. Then: after passing a new round begins: 7.
    Public Works is paid with one of three cards: 3. Space Marines are paid with two of three: first card 1 or 2: 2.
    So depth 2: 7 + 3 + 2 = 12.
    Depth 3: passing: 7 x 7 = 49; Public Works: 3 x 7 = 21; Space Marines: card 1, then one of two: 2; cards 2 and 3
    (forced), then a new round: 7. Together 49 + 21 + 9 = 79."""
    state = scenario("develop", hand=["gem-world", "comet-zone", "public-works", "space-marines"]).state
    assert counts(state, 3) == [3, 12, 79]


def test_settling():
    """New Sparta (strength 2) with Tactics: Rebel Miners (2), Pirate World (3) or nothing: 3.

    Miners: conquer, or use Tactics first (then conquering is forced): 2. Pirate World: Tactics and conquest are forced,
    so a new round begins: 7. Nothing: Tactics may still go: 2. Depth 2: 2 + 7 + 2 = 11.
    Depth 3: 2 x 7 + 7 x 7 + 2 x 7 = 77."""
    tableau = ["new-sparta", "new-military-tactics"]
    state = scenario("settle", tableau=tableau, hand=["rebel-miners", "pirate-world"]).state
    assert counts(state, 3) == [3, 11, 77]


def test_consuming():
    """Two novelties, Earth's Lost Colony (one good) and Tourist World (two goods).

    Tourist World takes both without asking, then nothing is left: a new round, 7. Earth's Lost Colony chooses one of
    two, then Tourist World has too few. Depth 1: 2; depth 2: 7 + 2; depth 3: 49 + 2 x 7 = 63."""
    tableau = ["earths-lost-colony", "tourist-world", "gem-world"]
    goods = ["earths-lost-colony", "gem-world"]
    other = {"tableau": ["epsilon-eridani"], "action": "consume-trade"}
    state = scenario("consume", tableau=tableau, goods=goods, others=(other,)).state
    assert counts(state, 3) == [2, 9, 63]


def test_producing():
    """The bonus and Genetics Lab, three empty windfall worlds: one rare (A), two genes (B, C).

    First: bonus A, B or C, or the lab on B or C: 5. After bonus A the lab chooses B or C: 2. After bonus B the lab
    fills C without asking: a new round, 7 (the same after bonus C). After the lab on B the bonus goes to A or C: 2
    (the same for C). Depth 2: 2 + 7 + 7 + 2 + 2 = 20. Depth 3: 2 x 7 + 49 + 49 + 2 x 7 + 2 x 7 = 140."""
    tableau = ["new-sparta", "genetics-lab", "asteroid-belt", "empath-world", "pre-sentient-race"]
    state = scenario("produce", tableau=tableau, action="produce").state
    assert counts(state, 3) == [5, 20, 140]


# ------------------------------------------------------------------ counted once

# seats, seed, options, moves
WHOLE_GAMES: list[tuple[int, int, dict[str, bool], int]] = [
    (2, 1, {"first-game": True}, 6),
    (2, 2, {}, 6),
    (2, 3, {"advanced": True, "first-game": True}, 7),
    (3, 4, {"first-game": True}, 6),
    (4, 5, {"first-game": True}, 6),
]


def whole_games() -> dict[str, list[int]]:
    """What `golden.py` writes down."""
    return {f"{seats}-{seed}": counts(GAME.start(seats, seed, options), n) for seats, seed, options, n in WHOLE_GAMES}


@pytest.mark.parametrize(("seats", "seed", "options", "moves"), WHOLE_GAMES)
def test_trees_of_whole_games(seats: int, seed: int, options: dict[str, bool], moves: int):
    assert counts(GAME.start(seats, seed, options), moves) == counted("race")["trees"][f"{seats}-{seed}"]


def test_a_rich_consume_phase():
    """Four goods to sell. With novelty, rare and genes left ten powers can be used and seven numbers named: 17, twice
    (one of two novelties sold). Without rare no three kinds: 16; without genes no Plague World either: 15. 65 in all.
    """
    tableau = [
        "old-earth", "new-vinland", "gambling-world", "free-trade-association", "diversified-economy", "tourist-world",
        "trade-league", "pilgrimage-world", "gem-world", "comet-zone", "plague-world", "deficit-spending",
    ]  # fmt: skip
    goods = ["new-vinland", "gem-world", "comet-zone", "plague-world"]
    state = scenario("consume", tableau=tableau, goods=goods, hand=["rebel-base"], action="consume-trade").state
    assert counts(state, 4) == [4, 65, 488, 2696]


def test_a_rich_settle_phase():
    """All six worlds can be had somehow, or nothing: 7. The other one has three worlds and nothing: 7 x 4."""
    state = scenario(
        "settle",
        tableau=["new-sparta", "contact-specialist", "colony-ship", "new-military-tactics", "mining-robots"],
        hand=["rebel-miners", "pirate-world", "comet-zone", "new-earth", "rebel-homeworld", "deserted-alien-outpost"],
        others=({"tableau": ["old-earth", "colony-ship"], "hand": ["gem-world", "space-port", "empath-world"]},),
    ).state
    assert counts(state, 4) == [7, 28, 70, 241]
