"""Many whole games: they end, by a rule of the game, and nothing is lost or made on the way.

Of every game, shared among its variants, 2,000 are played every day with random choices and 80 with greedy bots.
When a rule has changed, `./test full` plays 20,000 and 400.
"""

import pytest

from galaktyka.bots import Outlook, bot_names, find_bot
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from tests.daily import often
from tests.laws.tables import TABLES, Table, knowledge_of

RANDOM_GAMES = often(2_000, 20_000)
BOT_GAMES = often(80, 400)
MOST_DECISIONS = 20_000
SHARES = 2
"""Each table's games are played in shares, so that several workers have something to do."""


def part(table: Table, games: int, share: int) -> range:
    """The seeds of one share of the games at one table."""
    tables = sum(1 for other in TABLES if other.key == table.key)
    size = -(-games // (tables * SHARES))
    return range(share * size, (share + 1) * size)


def check(state: State, key: str) -> None:
    insides = knowledge_of(key)
    assert state.is_over()
    assert state.winners()
    insides.check_conservation(state)
    insides.check_end(state)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games(table: Table, share: int):
    insides = knowledge_of(table.key)
    for seed in part(table, RANDOM_GAMES, share):
        state = table.start(seed)
        rng = seeded(seed)
        decisions = seed
        deciders = state.deciders()
        while deciders:
            seat = deciders[0]
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
            decisions += 1
            if decisions % table.checked_after() == 0:
                insides.check_conservation(state)
            deciders = state.deciders()
        check(state, table.key)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_of_bots(table: Table, share: int):
    insides = knowledge_of(table.key)
    names = [name for name in bot_names(table.key) if name.startswith("greedy")]
    for name in names:
        for seed in part(table, BOT_GAMES // len(names), share):
            state = table.start(seed)
            bots = [find_bot(name, table.key, seed + seat) for seat in range(table.seats)]
            rng = seeded(seed)
            decisions = 0
            while deciders := state.deciders():
                seat = deciders[0]
                state.apply(seat, bots[seat].choose(Outlook(state, seat, rng)))
                decisions += 1
                if (seed + decisions) % table.checked_after() == 0:
                    insides.check_conservation(state)
                assert decisions < MOST_DECISIONS, f"{name} does not come to an end with seed {seed}"
            check(state, table.key)
