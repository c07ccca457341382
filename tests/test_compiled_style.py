"""What the types cannot say about code that mypyc compiles."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import ROOT, compiled_sources


@pytest.fixture(scope="module", params=compiled_sources(), ids=str)
def tree(request: pytest.FixtureRequest) -> ast.Module:
    path: Path = request.param
    return ast.parse((ROOT / path).read_text(encoding="utf-8"), filename=str(path))


# --- no constant is shifted to the left: mypyc 2.4 writes it as a 32-bit C int, so `1 << k` is wrong from k = 31 on


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope, without those of the functions in it."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from own_nodes(child)


def is_number(node: ast.AST | None) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def names_for_numbers(scope: ast.AST) -> set[str]:
    """Names that are bound once in the scope, to a literal number: mypyc puts the literal in their place."""
    stores = [node.id for node in own_nodes(scope) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    numbers = set()
    for node in own_nodes(scope):
        if isinstance(node, ast.Assign | ast.AnnAssign) and is_number(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            numbers |= {target.id for target in targets if isinstance(target, ast.Name)}
    return {name for name in numbers if stores.count(name) == 1}


def is_constant(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in names or node.id.isupper()
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    return is_number(node)


def shifted_constants(tree: ast.Module) -> list[str]:
    scopes = [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))]
    return [shift for scope in scopes for shift in shifts_in(scope)]


def shifts_in(scope: ast.AST) -> Iterator[str]:
    names = names_for_numbers(scope)
    for node in own_nodes(scope):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_constant(node.left, names):
            yield f"line {node.lineno}: {ast.unparse(node)}"


def test_no_constant_is_shifted_left(tree: ast.Module):
    assert shifted_constants(tree) == [], "write it with a function: def shl(x: i64, k: i64) -> i64: return x << k"


@pytest.mark.parametrize(
    "code",
    [
        "def f(k): return 1 << k",
        "def f(k): return -1 << k",
        "ONE: Final = 1\ndef f(k): return ONE << k",
        "def f(k): return masks.ONE << k",
        "def f(k):\n    one: i64 = 1\n    return one << k",
        "class C:\n    def f(self, k): return 3 | (1 << k)",
        "MASK = 1 << 40",
        "bit = lambda k: 1 << k",
    ],
)
def test_a_shifted_constant_is_noticed(code: str):
    assert len(shifted_constants(ast.parse(code))) == 1


@pytest.mark.parametrize(
    "code",
    [
        "def f(x, k): return x << k",
        "def f(x): return x << 3",
        "def f(xs):\n    sum = 0\n    for x in xs:\n        sum = (sum << 8) | x\n    return sum",
        "def f(k): return 1 >> k",
    ],
)
def test_other_shifts_are_left_alone(code: str):
    assert shifted_constants(ast.parse(code)) == []


# --- the engine stands on its own


def imported_packages(tree: ast.AST) -> Iterator[str]:
    """The top-level packages without which the code does not run."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Try) and "except ImportError:" in ast.unparse(node):
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]
        else:
            yield from imported_packages(node)


def imports_star(tree: ast.AST) -> bool:
    return any(isinstance(node, ast.ImportFrom) and node.names[0].name == "*" for node in ast.walk(tree))


def test_the_engine_imports_the_standard_library_and_itself(tree: ast.Module):
    assert set(imported_packages(tree)) <= sys.stdlib_module_names | {"galaktyka", "__future__"}


def test_names_are_imported_one_by_one(tree: ast.Module):
    assert not imports_star(tree), "`import *` of names that are not Final fails in the compiled build"
