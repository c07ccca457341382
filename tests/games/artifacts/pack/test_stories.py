"""The box of the stories and the shipped one agree in all that is not a matter of balance."""

import tomllib
from typing import Any

import pytest

from galaktyka.games import packages
from galaktyka.games.artifacts.game import GAME
from tests.games.artifacts.pack import stories

SHIPPED: dict[str, Any] = tomllib.loads((packages()["artifacts"].folder / "content.toml").read_text("utf-8"))
STORIES: dict[str, Any] = tomllib.loads(stories.TEXT)

PRINTED = {
    "technology": ("kind", "keyword", "pay", "do", "effects"),
    "plan": ("rows",),
    "artifact": ("do",),
}
"""What the rulebook shows of a card that it names; scoring tables, attack bonuses and actions of factions are ours."""


def fields(entries: list[dict[str, Any]], keys: tuple[str, ...]) -> dict[str, list[Any]]:
    """These fields of the entries that come from the rulebook."""
    return {entry["id"]: [entry.get(key) for key in keys] for entry in entries if entry["origin"] == "rulebook"}


@pytest.mark.parametrize("deck", PRINTED)
def test_cards_of_the_rulebook_are_the_same(deck: str):
    shipped = fields(SHIPPED[deck], PRINTED[deck])
    assert shipped
    assert shipped == fields(STORIES[deck], PRINTED[deck])


def test_costs_limits_and_other_numbers_are_the_same():
    assert SHIPPED["numbers"] == STORIES["numbers"]


def test_the_set_up_of_the_star_union_is_the_same():
    (shipped,) = [entry["setup"] for entry in SHIPPED["faction"] if entry["id"] == "star-union"]
    assert shipped == next(entry["setup"] for entry in STORIES["faction"] if entry["id"] == "star-union")


def test_the_same_cards_have_the_same_kinds_and_actions():
    assert GAME.actions.notations == stories.GAME.actions.notations
    assert (GAME.box.type, GAME.box.kind) == (stories.GAME.box.type, stories.GAME.box.kind)
