"""A small seeded generator (sfc32), written out so that it is the same on every platform and in both builds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 2**96
WARM_UP: Final = 16


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
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) & MASK | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at most 2**31."""
        product = self.next() * n
        if product & MASK < n:
            product = self.unbiased(product, n)
        return product >> 32

    def unbiased(self, product: i64, n: i64) -> i64:
        """Draw again in the rare case that would make some numbers likelier than others."""
        threshold = (0x100000000 - n) % n
        while product & MASK < threshold:
            product = self.next() * n
        return product

    def shuffle(self, cards: list[Any]) -> None:
        """Put the cards into random order, in place: `below` and `next` written out, because decks are long."""
        a = self.a
        b = self.b
        c = self.c
        counter = self.counter
        for i in range(len(cards) - 1, 0, -1):
            out = (a + b + counter) & MASK
            counter += 1
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = (((c << 21) & MASK | (c >> 11)) + out) & MASK
            n: i64 = i + 1
            product = out * n
            if product & MASK < n:
                self.a, self.b, self.c, self.counter = a, b, c, counter & MASK
                product = self.unbiased(product, n)
                a, b, c, counter = self.a, self.b, self.c, self.counter
            j = product >> 32
            other = cards[j]
            cards[j] = cards[i]
            cards[i] = other
        self.a, self.b, self.c, self.counter = a, b, c, counter & MASK

    def clone(self) -> Rng:
        """An independent generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[type[Rng], tuple[int, ...]]:
        """For `copy` and `pickle`, which cannot look into compiled objects."""
        return Rng, tuple(self.words())

    def words(self) -> list[int]:
        """The whole state of the generator, for documents."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int) -> Rng:
    """The generator of a seed from 0 to 2**96 - 1."""
    rng = Rng(seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, 1)
    for _ in range(WARM_UP):
        rng.next()
    return rng
