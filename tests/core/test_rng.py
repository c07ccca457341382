"""The generator: the numbers of sfc32, without a bias, the same on both builds."""

import copy
import pickle
from collections import Counter

import pytest

from galaktyka.core.rng import SEED_LIMIT, Rng, seeded

WORD = 2**32
ALMOST = Rng(7, 8, 9, WORD - 2)  # the counter is about to begin anew
NOUGHT = Rng(0, 0, 5, 0)  # its next number is 0, the likeliest to be drawn again


def numbers(rng: Rng, many: int) -> list[int]:
    """What the published definition of sfc32 gives from the same words."""
    a, b, c, counter = rng.words()
    found = []
    for _ in range(many):
        out = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a, b, c = b ^ b >> 9, 9 * c % WORD, (c * 2**21 % WORD + c // 2**11 + out) % WORD
        found.append(out)
    return found


def with_below(rng: Rng, cards: list[int]) -> list[int]:
    """The cards as Fisher and Yates shuffle them."""
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


@pytest.mark.parametrize("rng", [seeded(0), seeded(SEED_LIMIT - 1), ALMOST, NOUGHT])
def test_the_numbers_are_those_of_sfc32(rng: Rng):
    twin = rng.clone()
    assert [twin.next() for _ in range(500)] == numbers(rng, 500)


def test_a_seed_is_three_words_and_the_generator_has_run_a_while():
    rng = seeded(3 + 5 * WORD + 7 * WORD**2)
    assert numbers(Rng(3, 5, 7, 1), 20)[16:] == numbers(rng, 4)


@pytest.mark.parametrize("copied", [Rng.clone, copy.copy, copy.deepcopy, lambda rng: pickle.loads(pickle.dumps(rng))])
def test_a_copy_gives_the_same_numbers_and_goes_its_own_way(copied):
    rng = seeded(11)
    twin = copied(rng)
    assert [twin.next() for _ in range(5)] == [rng.next() for _ in range(5)]
    twin.next()
    assert twin.words() != rng.words()


def test_every_number_below_is_equally_likely():
    rng = seeded(4)
    times = Counter(rng.below(6) for _ in range(60_000))
    assert set(times) == set(range(6))
    assert sum((many - 10_000) ** 2 / 10_000 for many in times.values()) < 20.5  # chance exceeds it once in a thousand


def test_the_number_that_would_make_one_likelier_is_drawn_again():
    first, second = numbers(NOUGHT, 2)
    assert first == 0
    assert NOUGHT.clone().below(3) == 3 * second // WORD  # 2**32 is no multiple of 3: the first zero is one too many
    assert NOUGHT.clone().below(4) == 0


def test_the_largest_range():
    twin = seeded(2)
    assert [twin.below(2**31) for _ in range(200)] == [number // 2 for number in numbers(seeded(2), 200)]


@pytest.mark.parametrize("rng", [seeded(1), ALMOST, NOUGHT])
@pytest.mark.parametrize("size", [0, 1, 2, 3, 95])
def test_a_shuffle_is_the_one_of_fisher_and_yates(rng: Rng, size: int):
    twin, cards = rng.clone(), list(range(size))
    shuffler = rng.clone()
    shuffler.shuffle(cards)
    assert cards == with_below(twin, list(range(size)))
    assert shuffler.words() == twin.words()
