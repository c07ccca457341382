"""The packages that environments need come as extras; who has not installed them is told which."""

from __future__ import annotations

import os
from importlib.util import find_spec

from galaktyka.text.catalogue import Words, choose_language


def require(package: str, extra: str) -> None:
    """An `ImportError` that says what to install, if the package is missing."""
    if find_spec(package) is None:
        words = Words(choose_language(None, None, os.environ))
        raise ImportError(words.say("envs.missing-package", package=package, extra=extra))
