"""The rules page of the browser shows the rule catalogue, all of it, in both languages."""

import pytest

from galaktyka.games import shipped_keys
from galaktyka.server.rules import rules_page
from tests.rules.catalogue import all_rules

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", shipped_keys())
def test_every_rule_of_the_catalogue_is_on_the_page_in_its_order(game: str):
    expected = [rule for rule in all_rules() if rule.id.startswith(f"{game}.")]
    for lang, words in (("en", [rule.english for rule in expected]), ("pl", [rule.polish for rule in expected])):
        page = rules_page(game, lang)
        assert page is not None
        lines = [line for section in page.sections for line in section.rules]
        assert [line.id for line in lines] == [rule.id for rule in expected]
        assert [line.text for line in lines] == words


@pytest.mark.parametrize("game", shipped_keys())
def test_every_heading_is_in_both_languages(game: str):
    english, polish = rules_page(game, "en"), rules_page(game, "pl")
    assert english
    assert polish
    for one, other in zip(english.sections, polish.sections, strict=True):
        assert "·" not in one.title + other.title
        assert one.title != other.title, one.title
        assert one.key == other.key


@pytest.mark.parametrize("game", ["chess", "../rules/race", "race.md", ""])
def test_a_game_without_a_catalogue_has_no_page(game: str):
    assert rules_page(game, "en") is None
