"""The glossary: words of the games and of the page, explained."""

from __future__ import annotations

from functools import cache

from galaktyka.games import packages
from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.games import Glossary, Term
from galaktyka.text.catalogue import Words

OF_THE_PAGE = ("bot", "clock", "final", "hot-seat", "record", "round", "shuffle", "spectator", "tie", "undo")
"""Terms that belong to the page and all games; the others are named by the games that use them."""

POLISH = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"


@cache
def terms() -> dict[str, list[str]]:
    """Every term, and the games that use it; none: the page and all games."""
    found: dict[str, list[str]] = {term: [] for term in OF_THE_PAGE}
    for key, package in packages().items():
        for term in package.terms:
            found.setdefault(term, []).append(key)
    return found


@cache
def glossary(lang: Lang) -> Glossary:
    """All terms, in the alphabetical order of the language."""
    words = Words(lang)
    explained = [
        Term(key, words.say(f"glossary.{key}.term"), words.say(f"glossary.{key}.text"), games)
        for key, games in terms().items()
    ]
    return Glossary(sorted(explained, key=lambda term: in_order(term.term)))


def in_order(term: str) -> list[int]:
    """The sort key of a word in Polish order; English words keep theirs."""
    return [POLISH.find(letter) + 1 if letter in POLISH else ord(letter) - 1000 for letter in term.lower()]
