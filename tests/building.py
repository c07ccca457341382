"""What setup.py says about the build, for the tests."""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


@cache
def build_script() -> ModuleType:
    """setup.py as a module; importing it builds nothing."""
    spec = spec_from_file_location("galaktyka_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_modules() -> list[str]:
    """The names of the modules that the compiled build compiles."""
    names: list[str] = build_script().compiled_modules()
    return names


def compiled_sources() -> list[Path]:
    """Their source files, relative to the root."""
    paths: list[Path] = build_script().compiled_sources()
    return paths
