"""What several tests of experiments share."""

import sys

import pytest


@pytest.fixture
def without_drawings(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch):
    """Drawing takes longer than most of what is tested of the command `lab`; reports come without matplotlib, too."""
    if not request.node.get_closest_marker("slow"):
        monkeypatch.setitem(sys.modules, "matplotlib", None)
