"""The glossary: words of the games and of the page, explained."""

from __future__ import annotations

from functools import cache

from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.games import Glossary, Term
from galaktyka.text.catalogue import Words

TERMS: dict[str, tuple[str, ...]] = {
    "action-card": ("race",),
    "action-tile": ("frontiers",),
    "alien-system": ("artifacts",),
    "ark": ("cosmos",),
    "artifact": ("artifacts",),
    "automa": ("cosmos",),
    "blockade": ("artifacts",),
    "bot": (),
    "cantina": ("cosmos",),
    "chip": ("race",),
    "clock": (),
    "colonist": ("frontiers",),
    "colony-frontiers": ("frontiers",),
    "colony-cosmos": ("cosmos",),
    "consume": ("race", "frontiers"),
    "crew": ("cosmos",),
    "defence": ("race", "frontiers"),
    "defence-plan": ("artifacts",),
    "development": ("race",),
    "discovered": ("frontiers",),
    "empire": ("frontiers", "artifacts"),
    "faction": ("artifacts",),
    "final": (),
    "goal": ("frontiers",),
    "gold": ("artifacts",),
    "good": ("race", "frontiers"),
    "hot-seat": (),
    "home-world": ("frontiers",),
    "keyword": ("race",),
    "logistical": ("artifacts",),
    "operational": ("artifacts",),
    "merit": ("cosmos",),
    "military": ("race", "frontiers"),
    "outpost": ("cosmos",),
    "phase": ("race",),
    "portal": ("cosmos",),
    "production": ("race", "frontiers"),
    "project": ("artifacts",),
    "record": (),
    "resource-card": ("artifacts",),
    "round": (),
    "shuffle": (),
    "specialist": ("cosmos",),
    "spectator": (),
    "survivors": ("cosmos",),
    "tableau": ("race",),
    "technology": ("frontiers", "artifacts"),
    "terraform": ("cosmos",),
    "tie": (),
    "undo": (),
    "upgrade": ("cosmos",),
    "windfall": ("race", "frontiers"),
    "world": ("race",),
}
"""Every term, and the games that use it; none: the page and all games."""

POLISH = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"


@cache
def glossary(lang: Lang) -> Glossary:
    """All terms, in the alphabetical order of the language."""
    words = Words(lang)
    terms = [
        Term(key, words.say(f"glossary.{key}.term"), words.say(f"glossary.{key}.text"), list(games))
        for key, games in TERMS.items()
    ]
    return Glossary(sorted(terms, key=lambda term: in_order(term.term)))


def in_order(term: str) -> list[int]:
    """Where a word stands in a Polish dictionary; English words stand where they always do."""
    return [POLISH.find(letter) + 1 if letter in POLISH else ord(letter) - 1000 for letter in term.lower()]
