"""A small seeded generator (sfc32), written out so that it is the same on every platform and in both builds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 2**96
WARM_UP: Final = 16


def word(value: i64) -> i64:
    """The low 32 bits: every product and shift stays below 2**63 in the compiled build."""
    return value & 0xFFFFFFFF


@final
class Rng:
    """Three words of seed and a counter; the same words give the same numbers everywhere."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next(self) -> i64:
        """The next 32 bits."""
        out = word(self.a + self.b + self.counter)
        self.counter = word(self.counter + 1)
        self.a = self.b ^ (self.b >> 9)
        self.b = word(self.c + (self.c << 3))
        self.c = word(word((self.c << 21) | (self.c >> 11)) + out)
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        product = self.next() * n
        if word(product) < n:
            threshold = (0x100000000 - n) % n
            while word(product) < threshold:
                product = self.next() * n
        return product >> 32

    def shuffled(self, pile: bytes) -> bytes:
        """The same cards in random order."""
        cards: list[int] = list(pile)
        for i in range(len(cards) - 1, 0, -1):
            j: i64 = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return bytes(cards)

    def clone(self) -> Rng:
        """An independent generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        """The whole state of the generator, for documents."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int) -> Rng:
    """The generator of a seed from 0 to 2**96 - 1."""
    rng = Rng(seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, 1)
    for _ in range(WARM_UP):
        rng.next()
    return rng
