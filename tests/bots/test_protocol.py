"""The protocol of bots and the register of those that there are."""

import pytest

from galaktyka.bots import Outlook, bot_names, find_bot
from galaktyka.core.errors import SetupError
from galaktyka.core.rng import seeded
from galaktyka.games import find_game

GAME = find_game("race")
LEVELS = ["novice", "apprentice", "adept", "expert", "master"]


@pytest.mark.parametrize(
    ("key", "styles"),
    [("race", []), ("frontiers", []), ("artifacts", ["greedy-logistical", "greedy-operational"])],
)
def test_every_bot_of_a_game_has_its_name(key: str, styles: list[str]):
    names = bot_names(key)
    assert [names[0], *names[-1 - len(styles) :]] == ["random", *styles, "greedy"]  # the usual one stands last
    assert names[1:6] == LEVELS
    for name in bot_names(key):
        assert find_bot(name, key, 1).name == name


def test_a_game_that_nobody_knows_can_be_played_by_chance():
    assert bot_names("chess") == ["random"]


def test_an_unknown_bot_is_refused_with_the_names_of_the_others():
    with pytest.raises(SetupError) as caught:
        find_bot("grandmaster", "race", 1)
    assert caught.value.message_id == "unknown-bot"
    assert caught.value.values == {"bot": "grandmaster", "game": "race", "known": bot_names("race")}


def test_an_outlook_shows_what_the_seat_may_know():
    state = GAME.start(3, 5)
    outlook = Outlook(state, 1, seeded(1))
    assert (outlook.seat, outlook.seats) == (1, 3)
    assert outlook.game is GAME
    assert outlook.legal == state.legal(1)
    assert outlook.view() == state.view(1)


def test_what_is_imagined_looks_the_same_and_is_another_position():
    state = GAME.start(2, 5)
    outlook = Outlook(state, 0, seeded(1))
    first, second = outlook.imagine(), outlook.imagine()
    assert first.view(0) == second.view(0) == state.view(0)
    assert len({first.fingerprint(), second.fingerprint(), state.fingerprint()}) == 3


def test_an_imagined_game_can_be_played_without_touching_the_true_one():
    state = GAME.start(2, 5)
    before = state.fingerprint()
    Outlook(state, 0, seeded(1)).imagine().playout(seeded(2))
    assert state.fingerprint() == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_random_bot_plays_the_same_game_for_the_same_seed(seats: int):
    def game(seed: int) -> str:
        state = GAME.start(seats, 5)
        bots = [find_bot("random", "race", seed + seat) for seat in range(seats)]
        while deciders := state.deciders():
            for seat in deciders:
                state.apply(seat, bots[seat].choose(Outlook(state, seat, seeded(0))))
        return state.fingerprint()

    assert game(1) == game(1) != game(9)
