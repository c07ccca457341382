"""Counted trees: how many ways there are to play on from a position, move by move.

The small numbers are worked out by hand in the comments. The large ones are counted once and written down: they change
when any rule about what may be chosen does. A move is one atomic choice.
"""

import pytest

from galaktyka.core.game import State
from galaktyka.games.frontiers.game import GAME
from tests.games.frontiers.scenario import scenario

PIONEERS = ({"colonies": ["homesteading-pioneers"]},)


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


def test_picking_an_action_tile():
    """Seven tiles. Old Earth and Homesteading Pioneers have no planets, goods or credits.

    Isolation, Develop (nobody can pay for anything), Settle (all take colonists), Produce, Sell and Diplomats: the
    next pawn has six tiles. Explore: seven planets. Together 6 x 6 + 7 = 43."""
    assert counts(scenario(others=PIONEERS).state, 2) == [7, 43]


def test_developing():
    """Two credits and one off: seven technologies of cost 1 to 3, or nothing. Then the next of six tiles."""
    assert counts(scenario("develop", credits=2, others=PIONEERS).state, 2) == [8, 48]


def test_exploring():
    """Seven planets, six for the other player, five for the chooser's second one, then six action tiles."""
    assert counts(scenario("explore", others=PIONEERS).state, 4) == [7, 42, 210, 1260]


def test_settling():
    """Strength 2 and a good for 2 more. The other player, who chose Settle, can only take colonists.

    Colonists, Guerrilla Moon (2), or the good first; with strength 4 Rebel Shipyards too: three. Otherwise the next
    pawn picks one of six. Depth 2: 6 + 6 + 3."""
    state = scenario(
        "settle",
        chooser=1,
        track=[1, 0, 1, 0],
        colonies=["bastion-of-kesh", "derelict-ore-convoy"],
        goods=["derelict-ore-convoy"],
        discovered=["guerrilla-moon", "rebel-shipyards"],
        colonists=3,
        others=PIONEERS,
    ).state
    assert counts(state, 2) == [3, 15]


def test_selling_and_consuming():
    """Three goods, Old Earth (two goods) and Toymaker Moon (one).

    Sell one of three or none: 4. Then one of the two powers: 8. With all three goods Old Earth begins with one of two
    (the last cannot be the first of two), Toymaker Moon takes one of three: 5. With two goods left Old Earth takes both
    and the next pawn picks one of six, Toymaker Moon takes one of two: 8, three times. Depth 3: 5 + 24."""
    colonies = ("old-earth", "comet-zone", "spice-world", "toymaker-moon")
    state = scenario("sell", colonies=colonies, goods=colonies[1:], others=PIONEERS).state
    assert counts(state, 3) == [4, 8, 29]


def test_producing():
    """The bonus and a power for rare elements; windfall colonies: two rare (A, B), one novelty (C).

    Bonus on A, B or C, or the power on A or B: 5. After the bonus on A the power fills B without asking and the next
    pawn has six tiles; the same after B. After the bonus on C the power has A or B; after the power on A the bonus has
    B or C, and the other way round. Depth 2: 6 + 6 + 2 + 2 + 2."""
    colonies = ("old-earth", "slag-heap-moon", "shattered-moon", "devolved-uplift-race")
    state = scenario("produce", colonies=colonies, technologies=["excavation-drones"], others=PIONEERS).state
    assert counts(state, 2) == [5, 18]


def test_reviewing_goals():
    """One of three goals is kept, one of two goes to the bottom first, then six tiles. Whoever keeps Exploration may
    turn it up after the pick, the other two have one answer: 2 x 6 x (2 + 1 + 1)."""
    stack = ["exploration", "diversity", "civil-service"]
    rest = [goal.id for goal in GAME.box.pack.goals if goal.id not in stack]
    state = scenario("review-goals", goal_stack=[*stack, *rest], others=PIONEERS).state
    assert counts(state, 4) == [3, 6, 36, 48]


def test_choosing_home_worlds():
    """Two sides each, and seven action tiles."""
    assert counts(GAME.start(3, 1), 4) == [2, 4, 8, 56]


# ------------------------------------------------------------------ counted once

WHOLE_GAMES: list[tuple[int, int, dict[str, bool], list[int]]] = [
    (2, 1, {"first-game": True}, [7, 43, 309, 2057, 11763]),
    (2, 2, {}, [2, 4, 28, 176, 1269, 8201]),
    (3, 3, {"goals": True}, [2, 4, 8, 56, 332, 1974, 16250]),
    (4, 4, {"first-game": True}, [7, 43, 270, 2087]),
    (5, 5, {"goals": True}, [2, 4, 8, 16, 32, 224, 1328, 7544]),
]


@pytest.mark.parametrize(("seats", "seed", "options", "expected"), WHOLE_GAMES)
def test_trees_of_whole_games(seats: int, seed: int, options: dict[str, bool], expected: list[int]):
    assert counts(GAME.start(seats, seed, options), len(expected)) == expected


def test_a_rich_settle_action():
    """Two planets, engineers, temporary strength and contact. Colonists; five planets, of which Rebel Shipyards are
    paid for; the good of Derelict Ore Convoy; two colonies to exchange, one for the planet of any kind: 9."""
    state = scenario(
        "settle",
        colonies=["bastion-of-kesh", "derelict-ore-convoy", "artist-settlement"],
        goods=["derelict-ore-convoy", "artist-settlement"],
        technologies=["improved-logistics", "terraforming-engineers", "contact-specialist"],
        discovered=["guerrilla-moon", "rebel-shipyards", "spice-world", "toymaker-moon", "alien-oort-cloud-refinery"],
        credits=5,
        colonists=6,
        others=PIONEERS,
    ).state
    assert counts(state, 4) == [9, 39, 152, 687]
