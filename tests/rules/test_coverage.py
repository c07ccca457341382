"""Every rule of a catalogue is proven by a test, and every proof is of a rule."""

import itertools
from collections import Counter

import pytest

from galaktyka.games import shipped_keys
from tests.rules.catalogue import (
    CATALOGUES,
    COLUMNS,
    RULE_ID,
    all_proofs,
    all_rules,
    is_ruler,
    known_rules,
    proofs_in,
    rows,
)


def test_every_rule_is_proven_every_day():
    proven = {proof.rule for proof in all_proofs() if proof.daily}
    assert [f"{rule.place}: {rule.id}" for rule in all_rules() if rule.id not in proven] == []


def test_every_proof_is_of_a_known_rule():
    assert [f"{proof.place}: {proof.rule}" for proof in all_proofs() if proof.rule not in known_rules()] == []


def test_only_tests_prove():
    assert [proof.place for proof in all_proofs() if not proof.test.startswith("test_")] == []


@pytest.mark.parametrize(
    ("source", "daily"),
    [
        ("@proves('a.b.c')\ndef test_x(): ...", True),
        ("@pytest.mark.slow\n@proves('a.b.c')\ndef test_x(): ...", True),
        ("@pytest.mark.full\n@proves('a.b.c')\ndef test_x(): ...", False),
        ("pytestmark = [pytest.mark.once, pytest.mark.full]\n@proves('a.b.c')\ndef test_x(): ...", False),
        ("@proves('a.b.c')\n@pytest.mark.parametrize('n', [1, pytest.param(2, marks=pytest.mark.full)])\n"
         "def test_x(n): ...", True),
    ],
)  # fmt: skip
def test_what_waits_for_the_full_run_proves_nothing_every_day(source: str, daily: bool):
    (proof,) = proofs_in(source, "test_x.py")
    assert proof.daily is daily


def test_no_id_is_used_twice():
    assert [rule for rule, times in Counter(rule.id for rule in all_rules()).items() if times > 1] == []


def test_ids_say_their_game_and_are_well_formed():
    for rule in all_rules():
        assert RULE_ID.fullmatch(rule.id), f"{rule.place}: {rule.id}"
        assert rule.id.split(".")[0] == rule.place.split(".")[0], rule.place


def test_every_rule_has_its_section_and_both_languages():
    for rule in all_rules():
        assert rule.section, rule.place
        assert len(rule.english) > 10, rule.place
        assert len(rule.polish) > 10, rule.place
        assert rule.english != rule.polish, rule.place


def test_no_two_rules_of_a_section_say_the_same():
    for language in ("english", "polish"):
        said = Counter((rule.id.split(".")[0], rule.section, getattr(rule, language)) for rule in all_rules())
        assert [text for text, times in said.items() if times > 1] == []


def test_every_table_has_the_four_columns():
    for catalogue in CATALOGUES.glob("*.md"):
        found = list(rows(catalogue))
        for (_, before), (place, cells) in itertools.pairwise(found):
            assert not is_ruler(cells) or before == COLUMNS, place


@pytest.mark.parametrize("game", shipped_keys())
def test_every_shipped_game_has_a_catalogue(game: str):
    assert (CATALOGUES / f"{game}.md").exists()
