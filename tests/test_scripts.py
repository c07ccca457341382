"""./play prepares its environment once, again when it must, and says what is wrong.

Python is real here; making a virtual environment and pip are played by two small scripts, so nothing is downloaded.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.building import ROOT

pytestmark = pytest.mark.once

NEEDED = ("play", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICE.md", "CHANGELOG.md")

TOOLS = (
    *("bash", "cat", "chmod", "cp", "dirname", "env", "find", "grep"),
    *("ls", "mkdir", "mktemp", "mv", "ps", "rm", "sleep", "tail"),
)

PYTHON = """#!/bin/bash
if [ "$1 $2" = "-m venv" ]; then
    mkdir -p "$3/bin" "$3/lib" && cp "{stage}/pip" "$3/bin/python" && exit
fi
[ "$1" != "-c" ] || [[ "$2" != *sys.executable* ]] || {{ echo "$0"; exit; }}
exec "{python}" "$@"
"""

PIP = """#!/bin/bash
echo "$@" >>"{stage}/calls"
[ ! -e "{stage}/slow" ] || exec sleep 60
[ ! -e "{stage}/broken" ] || {{ echo "the network is down"; exit 1; }}
[[ "$*" != *plots.txt ]] || [ ! -e "{stage}/offline" ] || exit 1
if [[ "$*" == *--target* ]]; then # the compiled engine
    [ ! -e "{stage}/slow compiler" ] || sleep 2
    [ ! -e "{stage}/broken compiler" ] || exit 1
    while [ "$1" != --target ]; do shift; done
    mkdir "$2" && exit
fi
printf '#!/bin/bash\\necho "started with:" "$@"; echo "$PYTHONPATH" >"{stage}/engine"\\n' >"$(dirname "$0")/galaktyka"
chmod +x "$(dirname "$0")/galaktyka"
"""


class Stage:
    """A copy of the scripts with a small package, and a PATH on which only the scripted Python is found."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.project = folder / "a project"
        self.venv = self.project / ".venv"
        self.bin = folder / "bin"
        self.bin.mkdir()
        (self.project / "src" / "galaktyka").mkdir(parents=True)
        self.module = self.project / "src" / "galaktyka" / "__init__.py"
        self.module.write_text("one = 1\n")
        for name in NEEDED:
            shutil.copy(ROOT / name, self.project / name)
        for taken in ("scripts", "locks"):
            shutil.copytree(ROOT / taken, self.project / taken)
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found
            (self.bin / tool).symlink_to(found)
        self.script("bin/python3", PYTHON)
        self.script("pip", PIP)

    def script(self, name: str, text: str) -> None:
        file = self.folder / name
        file.write_text(text.format(stage=self.folder, python=sys.executable))
        file.chmod(0o755)

    def environment(self, lang: str, pure: str = "") -> dict[str, str]:
        path = {"PATH": str(self.bin), "HOME": os.environ.get("HOME", "")}
        return {**path, "LANG": lang, "GALAKTYKA_PURE": pure}

    def play(self, *words: str, lang: str = "en_GB.UTF-8", pure: str = "") -> subprocess.CompletedProcess[str]:
        command = [str(self.project / "play"), *words]
        return subprocess.run(command, env=self.environment(lang, pure), capture_output=True, text=True, timeout=60)

    def calls(self) -> list[str]:
        calls = self.folder / "calls"
        return calls.read_text().splitlines() if calls.exists() else []

    def installs(self) -> int:
        """How often the package was installed as plain Python."""
        return len([call for call in self.builds() if "--target" not in call])

    def compilations(self) -> int:
        return len([call for call in self.builds() if "--target" in call])

    def builds(self) -> list[str]:
        return [call for call in self.calls() if "--no-build-isolation" in call]

    def fetched(self) -> list[str]:
        """The locks whose packages were fetched, in order."""
        return [Path(call.split()[-1]).stem for call in self.calls() if "--require-hashes" in call]

    def engine(self) -> str:
        """Where the program that ran last looks for its code first: nowhere else than where it is installed."""
        return (self.folder / "engine").read_text().strip()

    def await_compilation(self) -> None:
        deadline = time.monotonic() + 30
        while (self.venv / "compiling").exists() and time.monotonic() < deadline:
            time.sleep(0.02)


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    return Stage(tmp_path)


def test_first_run_installs_and_starts_the_program(stage: Stage):
    run = stage.play("replay", "my game.json")
    assert run.returncode == 0
    assert run.stdout == "started with: replay my game.json\n"
    assert "First start" in run.stderr
    assert stage.installs() == 1
    assert stage.fetched() == ["play"]


def test_everything_that_is_fetched_is_locked(stage: Stage):
    stage.script("bin/cc", "#!/bin/bash\n")
    stage.play("lab", "match", "race")
    assert stage.fetched() == ["play", "compile", "plots"]
    for call in stage.calls():
        if " install " in call:
            assert ("--require-hashes" in call) != ("--no-deps --no-build-isolation" in call), call


@pytest.mark.parametrize(
    ("command", "fetched"),
    [("simulate race", []), ("simulate race --plot a.png", ["plots"]), ("--lang pl simulate --plot=a.png", ["plots"])],
)
def test_what_draws_charts_is_fetched_by_the_first_who_wants_one(stage: Stage, command: str, fetched: list[str]):
    stage.play()
    assert stage.fetched() == ["play"]
    told = [stage.play(*command.split()).stderr for _ in range(2)]
    assert stage.fetched() == ["play", *fetched]
    assert ["Fetching what draws charts" in text for text in told] == [bool(fetched), False]


@pytest.mark.parametrize(
    ("lang", "word"), [("en_GB.UTF-8", "takes a network connection"), ("pl_PL.UTF-8", "potrzebne jest połączenie")]
)
def test_without_a_network_there_are_no_charts_and_everything_else_goes_on(stage: Stage, lang: str, word: str):
    stage.play()
    (stage.folder / "offline").touch()
    run = stage.play("lab", "match", "race", lang=lang)
    assert word in run.stderr
    assert run.stdout == "started with: lab match race\n"
    (stage.folder / "offline").unlink()
    assert "Fetching what draws charts" in stage.play("lab", "match", "race").stderr


def test_second_run_starts_at_once(stage: Stage):
    stage.play()
    run = stage.play()
    assert (run.stdout, run.stderr) == ("started with:\n", "")
    assert stage.installs() == 1


@pytest.mark.parametrize(
    ("words", "built"),
    [
        *((words, True) for words in ("", "serve", "--lang pl", "--lang=pl serve --port 1")),
        *((words, False) for words in ("--help", "--version", "--lang pl --help", "--lang pl terminal")),
    ],
)
def test_the_page_is_built_for_those_who_open_it(stage: Stage, words: str, built: bool):
    (stage.project / "web").mkdir()
    stage.play(*words.split())
    assert any("page.py" in call for call in stage.calls()) == built


def test_with_a_nodejs_the_page_is_built_while_the_rest_is_installed(stage: Stage):
    web = stage.project / "web"
    (web / "node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        (web / name).touch()
    stage.script("bin/node", "#!/bin/bash\necho v22.12.0\n")
    stage.script("bin/npm", '#!/bin/bash\necho "$@" >>"{stage}/npm calls"\n')
    run = stage.play()
    assert "installing it and building the page" in run.stderr
    assert (stage.folder / "npm calls").read_text().startswith("ci --omit=dev")
    assert (web / "node_modules" / ".galaktyka").read_text().endswith("to build")


def test_polish_is_spoken_to_poles(stage: Stage):
    assert "Pierwsze uruchomienie" in stage.play(lang="pl_PL.UTF-8").stderr


def test_changed_sources_are_installed_again(stage: Stage):
    stage.play()
    stage.module.write_text("one = 2\n")
    assert "refreshing" in stage.play().stderr
    assert stage.installs() == 2
    assert stage.play().stderr == ""


def test_leftovers_and_linter_settings_are_no_changes(stage: Stage):
    stage.play()
    (stage.module.parent / "__pycache__").mkdir()
    (stage.module.parent / "__pycache__" / "x.pyc").write_bytes(b"x")
    with (stage.project / "pyproject.toml").open("a") as file:
        file.write("[tool.another]\nsetting = 1\n")
    assert stage.play().stderr == ""


def test_a_failed_install_shows_the_log_and_is_tried_again(stage: Stage):
    (stage.folder / "broken").touch()
    run = stage.play()
    assert run.returncode == 1
    assert run.stdout == ""
    assert "the network is down" in run.stderr
    assert "The installation failed" in run.stderr
    assert "Instalacja się nie udała" in run.stderr
    (stage.folder / "broken").unlink()
    assert stage.play().returncode == 0
    assert stage.fetched() == ["play", "play"]
    assert stage.installs() == 1


def test_without_a_compiler_the_engine_stays_plain(stage: Stage):
    assert "Without a C compiler" in stage.play().stderr
    assert stage.play("simulate").stderr == ""
    assert (stage.compilations(), stage.engine()) == (0, "")


def test_the_engine_is_compiled_beside_the_first_game_and_taken_by_the_next(stage: Stage):
    stage.script("bin/cc", "#!/bin/bash\n")
    (stage.folder / "slow compiler").touch()
    first = stage.play()
    assert "is compiled in the background" in first.stderr
    assert stage.engine() == ""
    stage.play()
    assert stage.engine() == ""
    stage.await_compilation()
    assert stage.play().stderr == ""
    assert stage.compilations() == 1
    assert stage.engine().startswith(str(stage.venv / "compiled-"))


def test_changed_sources_are_compiled_again_and_a_running_program_keeps_its_engine(stage: Stage):
    stage.script("bin/cc", "#!/bin/bash\n")
    engines = []
    for number in range(3):
        stage.module.write_text(f"one = {number}\n")
        stage.play()
        stage.await_compilation()
        stage.play()
        engines.append(stage.engine())
    assert stage.compilations() == len(set(engines)) == 3
    assert {f"{folder}" for folder in stage.venv.glob("compiled-*")} == {*engines[1:]}


def test_who_has_the_number_of_a_compilation_that_was_cut_off_is_not_waited_for(stage: Stage):
    stage.script("bin/cc", "#!/bin/bash\n")
    stage.play(pure="1")
    with subprocess.Popen(["sleep", "60"]) as stranger:
        (stage.venv / "compiling").write_text(f"{stranger.pid}\n")
        assert stage.play("simulate").returncode == 0
        stranger.kill()
    assert stage.engine().startswith(str(stage.venv / "compiled-"))


def test_two_at_once_compile_once(stage: Stage):
    stage.script("bin/cc", "#!/bin/bash\n")
    (stage.bin / "flock").symlink_to(str(shutil.which("flock")))
    (stage.folder / "slow compiler").touch()
    command, environment = [str(stage.project / "play"), "simulate"], stage.environment("en_GB.UTF-8")
    with subprocess.Popen(command, env=environment) as one, subprocess.Popen(command, env=environment) as other:
        assert (one.wait(60), other.wait(60)) == (0, 0)
    assert (stage.installs(), stage.compilations()) == (1, 1)


@pytest.mark.parametrize("command", ["simulate race", "lab match race", "--lang pl simulate race"])
def test_many_games_wait_for_the_compiled_engine(stage: Stage, command: str):
    stage.script("bin/cc", "#!/bin/bash\n")
    (stage.folder / "slow compiler").touch()
    run = stage.play(*command.split())
    assert "Compiling the fast engine" in run.stderr
    assert stage.engine().startswith(str(stage.venv / "compiled-"))


def test_a_compiler_that_does_not_work_is_mentioned_once(stage: Stage):
    stage.script("bin/cc", "#!/bin/bash\n")
    (stage.folder / "broken compiler").touch()
    stage.play()
    stage.await_compilation()
    assert "could not be compiled" in stage.play().stderr
    assert stage.play().stderr == ""
    assert (stage.compilations(), stage.engine()) == (1, "")


def test_a_plain_engine_can_be_wished_for(stage: Stage):
    stage.script("bin/cc", "#!/bin/bash\n")
    run = stage.play(pure="1")
    assert run.returncode == 0
    assert "compiler" not in run.stderr
    assert (stage.compilations(), stage.engine()) == (0, "")


@pytest.mark.parametrize("compiler", ["none", "broken"])
def test_who_insists_on_the_compiled_engine_is_told_that_there_is_none(stage: Stage, compiler: str):
    if compiler == "broken":
        stage.script("bin/cc", "#!/bin/bash\n")
        (stage.folder / "broken compiler").touch()
    run = stage.play(pure="0")
    assert run.returncode == 1
    assert run.stdout == ""
    assert "it cannot be built here" in run.stderr
    assert "sudo apt install gcc python3-dev" in run.stderr
    assert ("compile.log" in run.stderr) == (compiler == "broken")


def heed_interrupts() -> None:
    """A program started in the background ignores them, and so would everything that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupted_install_is_done_again(stage: Stage):
    (stage.folder / "slow").touch()
    command = [str(stage.project / "play")]
    with subprocess.Popen(
        command,
        env=stage.environment("en_GB.UTF-8"),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    ) as running:
        deadline = time.monotonic() + 30
        while not stage.fetched() and time.monotonic() < deadline:
            time.sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)  # what Ctrl-C does: everything in the foreground gets it
        _, errors = running.communicate(timeout=30)
    assert running.returncode == 130
    assert "Interrupted" in errors
    (stage.folder / "slow").unlink()
    assert stage.play().returncode == 0
    assert stage.fetched() == ["play", "play"]
    assert stage.installs() == 1


def test_an_environment_of_somebody_else_is_left_alone(stage: Stage):
    stage.venv.mkdir()
    (stage.venv / "precious").touch()
    run = stage.play()
    assert run.returncode == 1
    assert "is not ours" in run.stderr
    assert (stage.venv / "precious").exists()


@pytest.mark.parametrize("python", [None, "#!/bin/bash\nexit 1\n"], ids=["no Python", "an old Python"])
def test_without_a_recent_python_both_languages_say_so(stage: Stage, python: str | None):
    (stage.bin / "python3").unlink()
    if python is not None:
        stage.script("bin/python3", python)
    run = stage.play()
    assert run.returncode == 1
    assert "needs Python 3.11 or newer" in run.stderr
    assert "potrzebuje Pythona 3.11" in run.stderr
    assert not stage.venv.exists()


@pytest.mark.parametrize("script", ["play", "test", ".ci/run", "scripts/environment.sh"])
def test_scripts_are_well_formed(script: str):
    subprocess.run(["bash", "-n", str(ROOT / script)], check=True)
