"""Where a price or a strength comes from: "5 − 2 Replicant Robots = 3"."""

from collections.abc import Sequence
from dataclasses import dataclass

from galaktyka.text.catalogue import Words


@dataclass(frozen=True)
class Term:
    """What something adds, or takes off."""

    name: str
    number: int


def price_sum(words: Words, name: str, cost: int, terms: Sequence[Term]) -> str:
    """What a thing costs."""
    return words.say("voices.sum.price", name=name, amount=amount(words, cost, terms))


def strength_sum(words: Words, name: str, need: int, terms: Sequence[Term]) -> str:
    """How strong one is against a thing that is conquered."""
    have = sum(term.number for term in terms)
    told = " ".join(shown(words, term, first=number == 0) for number, term in enumerate(terms))
    which = "strength" if len(terms) > 1 else "strength-of-one" if terms else "no-strength"
    return words.say(f"voices.sum.{which}", name=name, need=need, terms=told, have=have)


def or_price(words: Words, first: str, cost: int, terms: Sequence[Term]) -> str:
    """The same thing can also be paid for."""
    return words.say("voices.sum.or-price", first=first, amount=amount(words, cost, terms))


def amount(words: Words, cost: int, terms: Sequence[Term]) -> str:
    """A price and what it is made of; it is never below 0."""
    if not terms:
        return words.say("voices.sum.plain", n=cost)
    told = " ".join(shown(words, term, first=False) for term in terms)
    price = cost + sum(term.number for term in terms)
    return words.say("voices.sum.less" if price >= 0 else "voices.sum.free", cost=cost, terms=told, price=price)


def shown(words: Words, term: Term, first: bool) -> str:
    """One term with its sign; the first of a sum needs no plus."""
    if first:
        return words.say("voices.sum.first", n=term.number, name=term.name)
    return words.say("voices.sum.minus" if term.number < 0 else "voices.sum.plus", n=abs(term.number), name=term.name)
