"""What every test run shares: markers, Hypothesis profiles, and a header that says which build is tested."""

import os
import signal
from collections import Counter
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import hypothesis
import pytest

import galaktyka
from tests.building import compiled_modules

hypothesis.settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
hypothesis.settings.register_profile("dev", deadline=None)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


# Shells let what runs in the background ignore interrupts. Tests send them to themselves and to what they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "once: needs only one of the two builds (terminal, command line, documents)")
    config.addinivalue_line("markers", "slow: takes seconds; left out by ./test quick")
    config.addinivalue_line(
        "markers", "full: takes minutes, or repeats what every day proves; run by ./test full alone"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Some tests need no mark of their own to be known as `once`.

    Matches between bots measure their strength, not the build. Packs and documents are read by plain Python on both;
    so are experiments and environments, but what observers see has to be the same.
    """
    for item in items:
        room, file = item.path.parent.name, item.path.stem
        matches = room == "bots" and item.get_closest_marker("slow")
        plain = room in ("envs", "lab") and file != "test_observations"
        plain = plain or file.startswith(("test_pack", "test_document"))
        if matches or plain:
            item.add_marker(pytest.mark.once)


def pytest_report_header() -> str:
    kinds = Counter(kind_of_file(name) for name in compiled_modules())
    described = ", ".join(f"{count} modules {kind}" for kind, count in sorted(kinds.items())) or "no engine modules"
    return f"galaktyka {galaktyka.__version__}: {described}, in {Path(galaktyka.__file__).parent}"


def kind_of_file(module: str) -> str:
    """What `import module` would load, found out without importing it."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return "missing"
    return "compiled" if spec.origin.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
