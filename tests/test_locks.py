"""What ./play, ./test and bench/run install is locked: exact versions with hashes, from wherever pip finds packages."""

import json
import re
import runpy
import tomllib
from functools import cache

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.building import ROOT

pytestmark = pytest.mark.once

LOCKS = ROOT / "locks"
WANTED: dict[str, list[str]] = runpy.run_path(str(ROOT / "scripts" / "lock.py"))["requirements"]()
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (("linux", "Linux"), ("darwin", "Darwin"), ("win32", "Windows"))
MACHINES = ("x86_64", "aarch64")
HASH = r" {4}--hash=sha256:[0-9a-f]{64}(?: \\)?\n"
ENTRY = re.compile(rf"^([\w.-]+)==([^\s;]+)(?: ; (.+?))? \\\n(?:{HASH})+", re.MULTILINE)


@cache
def lock(name: str) -> list[tuple[str, Version, Marker | None]]:
    """The packages of a lock; everything in the file is one of them, with hashes."""
    text = (LOCKS / f"{name}.txt").read_text()
    rest = re.sub(r"^#.*\n", "", ENTRY.sub("", text), flags=re.MULTILINE)
    assert rest == "", rest[:200]
    return [(found[1], Version(found[2]), Marker(found[3]) if found[3] else None) for found in ENTRY.finditer(text)]


def environments() -> list[dict[str, str]]:
    return [
        {
            "python_version": python,
            "python_full_version": f"{python}.0",
            "sys_platform": sys_platform,
            "platform_system": system,
            "platform_machine": machine,
            "platform_python_implementation": "CPython",
            "implementation_name": "cpython",
            "extra": "",
        }
        for python in PYTHONS
        for sys_platform, system in SYSTEMS
        for machine in MACHINES
    ]


def test_there_is_a_lock_for_everything_that_is_installed():
    assert {file.stem for file in LOCKS.iterdir()} == set(WANTED)


@pytest.mark.parametrize("name", WANTED)
def test_every_requirement_is_locked_at_a_version_that_satisfies_it_everywhere(name: str):
    for environment in environments():
        locked: dict[str, Version] = {}
        for package, version, marker in lock(name):
            if marker is None or marker.evaluate(environment):
                assert package not in locked, f"{package} twice in {environment}"
                locked[package] = version
        for wanted in map(Requirement, WANTED[name]):
            if wanted.marker is None or wanted.marker.evaluate(environment):
                version = locked[canonicalize_name(wanted.name)]
                assert wanted.specifier.contains(version), f"{wanted} is locked at {version}: python scripts/lock.py"


def test_every_requirement_of_the_project_is_in_a_lock():
    """But for what is installed by those alone who have a cluster."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = settings["project"]["optional-dependencies"]
    required = [*settings["project"]["dependencies"], *settings["build-system"]["requires"]]
    required += [requirement for extra in extras.values() for requirement in extra]
    locked = {package for name in WANTED for package, _, _ in lock(name)}
    assert {canonicalize_name(Requirement(requirement).name) for requirement in required} <= locked


def test_what_one_environment_gets_from_two_locks_has_one_version():
    """`./play` installs what compiles and what draws into the environment of the program."""
    for environment in environments():
        locked: dict[str, Version] = {}
        for name in ("play", "compile", "plots", "page", "test"):
            for package, version, marker in lock(name):
                if marker is None or marker.evaluate(environment):
                    assert locked.setdefault(package, version) == version, (package, name)


@pytest.mark.parametrize("name", WANTED)
def test_no_lock_names_a_place(name: str):
    assert "://" not in (LOCKS / f"{name}.txt").read_text()


def test_the_packages_of_the_page_are_locked_and_name_no_registry():
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    wanted = json.loads((ROOT / "web" / "package.json").read_text())
    for name in (*wanted["dependencies"], *wanted["devDependencies"]):
        assert f"node_modules/{name}" in packages
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name
