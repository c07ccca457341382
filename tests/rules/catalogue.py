"""The rule catalogues in docs/rules, and the mark that ties a test to the rules it proves.

Nothing here imports a test: which rules are proven is read from the source files, so that it is the same on both
builds, on one worker or many.
"""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent.parent
CATALOGUES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
COLUMNS = ["id", "section", "English", "Polski"]
RULE_ID = re.compile(r"[a-z]+\.[a-z0-9-]+\.[a-z0-9-]+")

Test = TypeVar("Test", bound=Callable[..., object])


def proves(*rules: str) -> Callable[[Test], Test]:
    """The decorated test proves these rules of the catalogue: it would fail without each of them."""
    unknown = [rule for rule in rules if rule not in known_rules()]
    assert rules, "a test that proves nothing needs no mark"
    assert not unknown, f"not in docs/rules: {', '.join(unknown)}"

    def mark(test: Test) -> Test:
        return test

    return mark


@dataclass(frozen=True)
class Rule:
    """One line of a catalogue."""

    id: str
    section: str
    english: str
    polish: str
    place: str
    """Where it stands: `race.md:31`."""


def rows(catalogue: Path) -> Iterator[tuple[str, list[str]]]:
    """The cells of every table row, with their place; headings and rulers too."""
    for number, line in enumerate(catalogue.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("|"):
            yield f"{catalogue.name}:{number}", [cell.strip() for cell in line.strip().strip("|").split("|")]


def is_ruler(cells: list[str]) -> bool:
    return all(set(cell) <= {"-"} for cell in cells)


@cache
def all_rules() -> list[Rule]:
    """Every rule of every catalogue, in order."""
    rules = []
    for catalogue in sorted(CATALOGUES.glob("*.md")):
        for place, cells in rows(catalogue):
            if cells != COLUMNS and not is_ruler(cells):
                assert len(cells) == len(COLUMNS), f"{place}: {len(cells)} columns instead of {len(COLUMNS)}"
                identity, section, english, polish = cells
                rules.append(Rule(identity, section, english, polish, place))
    return rules


@cache
def known_rules() -> frozenset[str]:
    return frozenset(rule.id for rule in all_rules())


@dataclass(frozen=True)
class Proof:
    """A rule named by a test."""

    rule: str
    test: str
    place: str
    daily: bool
    """It is run by every `./test`, not by `./test full` alone."""


@cache
def all_proofs() -> list[Proof]:
    """Every rule that a test names, read from the source of all tests."""
    files = sorted(TESTS.rglob("test_*.py"))
    return [proof for file in files for proof in proofs_in(file.read_text("utf-8"), str(file.relative_to(ROOT)))]


def proofs_in(source: str, file: str) -> Iterator[Proof]:
    """The proofs of a file with tests."""
    if "proves(" not in source:
        return
    tree = ast.parse(source)
    daily = not any(is_full(node.value) for node in tree.body if isinstance(node, ast.Assign) and is_mark(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            every_day = daily and not any(map(is_full, node.decorator_list))
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and called_name(decorator) == "proves":
                    place = f"{file}:{decorator.lineno}"
                    for argument in decorator.args:
                        assert isinstance(argument, ast.Constant), f"{place}: rules are named in plain text"
                        yield Proof(str(argument.value), node.name, place, every_day)


def called_name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def is_mark(assignment: ast.Assign) -> bool:
    """Marks for all tests of a file."""
    return ast.unparse(assignment.targets[0]) == "pytestmark"


def is_full(marks: ast.expr) -> bool:
    """Whether the tests with these marks wait for `./test full`; one of several parameters may."""
    return bool(re.search(r"\bmark\.full\b", ast.unparse(marks))) and "parametrize" not in ast.unparse(marks)
