"""The glossary: every term in both languages, in the order of the alphabet."""

import pytest

from galaktyka.games import shipped_keys
from galaktyka.server.glossary import glossary, in_order, terms
from galaktyka.server.messages.common import Lang
from galaktyka.text.catalogue import load

pytestmark = pytest.mark.once

LANGS: tuple[Lang, ...] = ("en", "pl")


@pytest.mark.parametrize("lang", LANGS)
def test_every_term_is_explained_once(lang: Lang):
    assert {path.partition(".")[0] for path in load(lang, "glossary")} == set(terms())
    entries = glossary(lang).terms
    assert sorted(term.key for term in entries) == sorted(terms())
    assert all(len(term.text) > len(term.term) for term in entries)


def test_every_game_has_terms_of_its_own():
    for game in shipped_keys():
        assert len([games for games in terms().values() if game in games]) >= 5
    assert {game for games in terms().values() for game in games} <= set(shipped_keys())


def test_polish_letters_stand_where_a_polish_dictionary_has_them():
    assert sorted(["świat", "stół", "talia", "łódź", "lot", "mapa"], key=in_order) == [
        "lot",
        "łódź",
        "mapa",
        "stół",
        "świat",
        "talia",
    ]
    english = ["bot", "go out", "gold", "good", "quarry", "upgrade", "victory point chip", "world", "xenon"]
    assert sorted(set(english), key=in_order) == english


@pytest.mark.parametrize("lang", LANGS)
def test_the_terms_come_in_order(lang: Lang):
    names = [term.term for term in glossary(lang).terms]
    assert names == sorted(names, key=in_order)
