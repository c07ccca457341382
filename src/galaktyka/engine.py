"""Which build of the engine runs: the compiled one or the plain sources."""

from importlib.machinery import EXTENSION_SUFFIXES


def is_compiled() -> bool:
    """Whether the engine that is imported here is compiled."""
    from galaktyka.core import rng

    return str(rng.__file__).endswith(tuple(EXTENSION_SUFFIXES))
