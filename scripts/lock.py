"""The exact versions and hashes of everything that ./play, ./test and bench/run install: the files in locks/.

    python scripts/lock.py            makes them anew, with the newest versions that pyproject.toml allows
    python scripts/lock.py --keep     the same, but keeps the versions that are there as far as possible

One file serves every system and every Python from 3.11 on; markers say what is for which. uv does the work; it is
fetched into an environment that is thrown away. Where pip finds packages is everybody's own business, so no address
is written down. The packages of the page are locked in web/package-lock.json: `npm update` there makes it anew.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "locks"
OLDEST_PYTHON = "3.11"

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TO_COMPILE: list[str] = SETTINGS["build-system"]["requires"]
TO_BUILD = [requirement for requirement in TO_COMPILE if requirement.startswith("setuptools")]

CONSTRAINTS = ("argon2-cffi-bindings<26",)  # newer ones have no wheel for Macs with Intel processors


def requirements() -> dict[str, list[str]]:
    """What each lock has to hold; the first is the largest, and the others follow its versions."""
    project = SETTINGS["project"]
    play, extras = project["dependencies"], project["optional-dependencies"]
    testing = [wanted for wanted in extras["dev"] if wanted.startswith(("hypothesis", "pytest"))]
    return {
        "test": [*play, *TO_COMPILE, *extras["dev"], *extras["lab"], *extras["plots"]],
        "play": [*play, *TO_BUILD],
        "compile": TO_COMPILE,
        "plots": extras["plots"],
        "page": [node_package()],
        "bench": [*play, *TO_COMPILE, *extras["bench"]],
        "train": [*play, *TO_BUILD, *extras["train"], *testing],
    }


def node_package() -> str:
    """The Node.js of PyPI, for machines that have none."""
    script = (ROOT / "scripts" / "page.py").read_text(encoding="utf-8")
    found = re.search(r'^NODE_PACKAGE = "(.+)"', script, re.MULTILINE)
    assert found
    return found[1]


def lock(uv: Path, name: str, wanted: list[str], keep: bool) -> None:
    """Resolve a set of requirements for all systems."""
    target, first = LOCKS / f"{name}.txt", LOCKS / "test.txt"
    constraints = [] if name in ("test", "bench") else ["--constraint", str(first)]
    with tempfile.TemporaryDirectory() as folder:
        limits = Path(folder, "constraints.txt")
        limits.write_text("\n".join(CONSTRAINTS))
        command = [str(uv), "pip", "compile", "-", "--universal", "--python-version", OLDEST_PYTHON]
        command += ["--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-header", "--no-annotate"]
        command += [*constraints, "--constraint", str(limits), "--quiet", "--output-file", str(target)]
        subprocess.run([*command, *([] if keep else ["--upgrade"])], input="\n".join(wanted), text=True, check=True)
    target.write_text(f"# Made by scripts/lock.py from pyproject.toml.\n{target.read_text()}")
    print(f"{target.relative_to(ROOT)}: {len(re.findall('^[^ #]', target.read_text(), re.MULTILINE))} packages")


def main(keep: bool) -> None:
    """Make all locks anew."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts" if sys.platform == "win32" else "bin", "python")
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", "uv"], check=True)
        uv = python.with_name("uv.exe" if sys.platform == "win32" else "uv")
        LOCKS.mkdir(exist_ok=True)
        for name, wanted in requirements().items():
            lock(uv, name, wanted, keep)


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--keep"]):
        sys.exit(__doc__)
    main(bool(sys.argv[1:]))
