"""The packages that environments need come as extras; who has not installed them is told which."""

from __future__ import annotations

from importlib.util import find_spec

from galaktyka.envs.messages import said


def require(package: str, extra: str) -> None:
    """An `ImportError` that says what to install, if the package is missing."""
    if find_spec(package) is None:
        raise ImportError(said("envs.missing-package", package=package, extra=extra))
