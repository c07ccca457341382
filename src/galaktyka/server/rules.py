"""The rules page: the catalogues of docs/rules, which every test of a rule names, made readable."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.games import Rule, RuleSection, RulesPage
from galaktyka.text.catalogue import Words, game_name

CARRIED = Path(__file__).parent / "rules"
IN_THE_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"
"""Where the catalogues lie in an installed package, and in a checkout."""

HEADING = "## "
BETWEEN_LANGUAGES = " · "
COLUMNS = 4


@cache
def rules_page(game: str, lang: Lang) -> RulesPage | None:
    """The rules of a game in a language; None if it has no catalogue."""
    text = catalogue(game)
    if text is None:
        return None
    sections: list[RuleSection] = []
    for line in text.splitlines():
        if line.startswith(HEADING):
            heading = line.removeprefix(HEADING)
            sections.append(RuleSection(anchor(heading), in_language(heading, lang), []))
        elif sections and (rule := rule_in(game, line, lang)):
            sections[-1].rules.append(rule)
    return RulesPage(game, game_name(Words(lang), game), [section for section in sections if section.rules])


def catalogue(game: str) -> str | None:
    """The text of a game's catalogue."""
    if not game.isidentifier():
        return None
    for folder in (CARRIED, IN_THE_REPOSITORY):
        file = folder / f"{game}.md"
        if file.is_file():
            return file.read_text("utf-8")
    return None


def in_language(heading: str, lang: Lang) -> str:
    """`Set-up · Przygotowanie` in one of the two."""
    english, _, polish = heading.partition(BETWEEN_LANGUAGES)
    return polish if lang == "pl" and polish else english


def anchor(heading: str) -> str:
    """What a link to the section is called, in every language: `set-up`."""
    words = "".join(letter if letter.isalnum() else " " for letter in in_language(heading, "en").lower())
    return "-".join(words.split())


def rule_in(game: str, line: str, lang: Lang) -> Rule | None:
    """The rule in a row of a table; None for anything else."""
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if len(cells) != COLUMNS or not cells[0].startswith(f"{game}."):
        return None
    identity, source, english, polish = cells
    return Rule(identity, polish if lang == "pl" else english, source)
