"""A game is one folder: without it everything builds, and the other games are played as before.

Every day the package and the page are built, and each of the other games is played by bots, at the terminal and
through the service. `./test full` runs all tests of these games too, and the laws.
"""

from pathlib import Path

import pytest

from tests.games.less import GONE, LEFT, Copy, copy_without_a_game, play_at_the_terminal, play_through_the_service

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOMS = [*(f"tests/games/{key}" for key in LEFT), "tests/laws", "tests/rules"]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    copied = copy_without_a_game(tmp_path_factory.mktemp("less") / "galaktyka")
    copied.run("setup.py", "-q", "build_py", "--build-lib", str(copied.built), environ={"GALAKTYKA_PURE": "1"})
    return copied


def test_nothing_is_left_of_it_and_the_rest_is_built(copy: Copy):
    package = copy.built / "galaktyka"
    assert not (package / "games" / GONE).exists()
    assert (package / "server" / "page" / "index.html").is_file()
    assert sorted(file.stem for file in (package / "server" / "rules").glob("*.md")) == sorted(LEFT)
    listed = copy.run("-c", "from galaktyka.games import shipped_keys; print(*shipped_keys())")
    assert listed.split() == list(LEFT)


@pytest.mark.parametrize("key", LEFT)
def test_the_others_are_played_by_bots(copy: Copy, key: str):
    copy.run("-m", "galaktyka", "simulate", key, "--games", "1", "--bots", "greedy,greedy", "--quiet")


@pytest.mark.parametrize("key", LEFT)
def test_the_others_are_played_at_the_terminal(copy: Copy, key: str, tmp_path: Path):
    play_at_the_terminal(copy, key, tmp_path)


@pytest.mark.parametrize("key", LEFT)
def test_the_others_are_played_through_the_service(copy: Copy, key: str, tmp_path: Path):
    play_through_the_service(copy, key, tmp_path)


def test_imports_still_point_one_way(copy: Copy):
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    copy.run("-c", program, package=copy.root / "src")


def test_their_tests_are_found_and_the_laws_hold(copy: Copy):
    """All of their files are read; what is run is one law, and that every rule is proven."""
    tables = " or ".join(f"{key}-2]" for key in LEFT)
    wanted = f"survives_being_written_down and ({tables}) or every_rule_is_proven"
    copy.pytest(*ROOMS, "-n", "0", "-m", "not full", "-k", wanted)


@pytest.mark.full
def test_all_their_tests_and_laws_pass(copy: Copy):
    copy.pytest(*ROOMS, "-n", "2", "--dist", "worksteal", "-m", "not full")


@pytest.mark.full
def test_the_page_fits_the_service(copy: Copy):
    copy.run("scripts/page.py", "check")
