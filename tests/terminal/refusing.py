"""Commands that have to be refused, and records that were tampered with."""

import hashlib
from pathlib import Path

from tests.terminal.keyboard import run


def sealed(text: str) -> str:
    body, _, _ = text.partition("check: ")
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n"


def refused(tmp_path: Path, *arguments: str) -> str:
    """The message of a command that must end with exit code 2, the same in Polish, and nothing on standard output."""
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    english = run(tmp_path, "--lang", "en", *arguments)
    polish = run(tmp_path, "--lang", "pl", *arguments)
    assert (english.returncode, polish.returncode) == (2, 2), english.stderr + polish.stderr
    assert "Traceback" not in english.stderr + polish.stderr
    assert english.stdout == polish.stdout == ""
    assert english.stderr != polish.stderr
    after = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert after == before
    return english.stderr
