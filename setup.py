"""Builds the package: compiled with mypyc where there is a C compiler, as plain Python elsewhere.

`GALAKTYKA_PURE` decides when it is set: 1 = plain Python, 0 = compiled or a failed build. `GALAKTYKA_ONE_FILE`
compiles everything as one C file (bench/compiling.py compares).
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent

# What is compiled, as globs below src/galaktyka: one group, so that calls between its modules are direct.
# Packages' __init__.py files stay plain, and so does what is read once or asked by people: compiling it would double
# the time that everybody waits for the first start, and nobody would notice the difference.
COMPILED = (
    "core/**/*.py",
    "games/*/engine/**/*.py",
    "games/*/bots/**/*.py",
    "games/*/observer/**/*.py",
    "bots/compiled/**/*.py",
    "envs/compiled/**/*.py",
)
# The types of views are asked for their annotations, which mypyc does not keep.
PLAIN = ("core/content.py", "core/keeping.py", "core/records.py", "core/replays.py", "games/*/engine/view_types.py")

# Shows mypyc how to read and write single bytes.
BYTEARRAYS = Path("src", "galaktyka", "core", "bytearrays.h")

PROCESSORS = os.cpu_count() or 1
# gcc generates the code when it links, in several processes where it has `make`. Where a compiler cannot do this, all
# is one C file, as fast and slower to compile.
LINK_TIME = [f"-flto={PROCESSORS}" if shutil.which("make") else "-flto"]

# setuptools runs this file for these too, and they need no compiled code.
WITHOUT_CODE = {"egg_info", "dist_info", "sdist", "clean", "--version", "--help"}


def compiled_sources() -> list[Path]:
    """The files of the compiled group, relative to the root, in a fixed order."""
    package = ROOT / "src" / "galaktyka"
    files = {file for glob in COMPILED for file in package.glob(glob) if file.name != "__init__.py"}
    files -= {file for glob in PLAIN for file in package.glob(glob)}
    return sorted(file.relative_to(ROOT) for file in files)


def compiled_modules() -> list[str]:
    """The names of the modules of the compiled group."""
    return [".".join(source.relative_to("src").with_suffix("").parts) for source in compiled_sources()]


def missing_compiler(*flags: str) -> str | None:
    """Why no extension can be built here, or None: a trivial one with Python.h is compiled and linked to find out.

    `flags` are for the compiler and the linker.
    """
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        probed = Extension("probe", [str(source)], extra_compile_args=[*flags], extra_link_args=[*flags])
        build = Distribution({"ext_modules": [probed]}).get_command_obj("build_ext")
        build.build_lib = build.build_temp = scratch
        try:
            build.ensure_finalized()
            build.run()
        except Exception as error:  # each platform's compiler class has errors of its own
            return f"{type(error).__name__}: {error}"
    return None


def extensions() -> list[Extension]:
    """The extension modules to build; none for a plain Python build."""
    wish = os.environ.get("GALAKTYKA_PURE", "")
    if WITHOUT_CODE.intersection(sys.argv[1:]):
        return []
    if wish not in ("", "0"):
        note("GALAKTYKA_PURE is set: building plain Python, without the compiled engine.")
        return []
    if reason := missing_compiler():
        if wish == "0":
            sys.exit(f"GALAKTYKA_PURE=0 asks for the compiled engine, but no extension can be built here: {reason}")
        note(
            "no working C compiler (with Python.h) was found: building plain Python.",
            "Everything works; simulations take several times longer, and strong bots see less in their time.",
            f"The compiler's answer: {reason}",
        )
        return []

    from mypyc.build import mypycify

    know_bytearrays()
    # Types are checked with the project's strict settings by ./test; a build needs them only to be right.
    os.environ["MYPYPATH"] = "src"
    options = ["--config-file=", "--explicit-package-bases", "--cache-dir=build/mypy_cache"]
    sources = [str(source) for source in compiled_sources()]
    in_parts = not os.environ.get("GALAKTYKA_ONE_FILE") and missing_compiler(*LINK_TIME) is None
    compiled = mypycify(
        [*options, *sources], opt_level="3", debug_level="0", group_name="galaktyka", multi_file=in_parts
    )
    compiled[0].include_dirs.append(str(BYTEARRAYS.parent))
    compiled[0].depends.append(str(BYTEARRAYS))
    if in_parts:
        split(compiled[0])
    if sys.platform != "win32":
        for extension in compiled:
            # Without these no C compiler may inline a function of ours into another: a tenth of the speed.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
            # mypyc indents its C ever deeper; with this check on, gcc spends two thirds of its time reading spaces.
            extension.extra_compile_args += ["-Wno-misleading-indentation"]
    return [*compiled, kernel()]


def know_bytearrays() -> None:
    """Tell mypyc how a byte of a bytearray is read and written (BYTEARRAYS); it would make Python numbers of both.

    Half the time of writing observations goes there. A mypyc that takes this otherwise builds the same, slower.
    """
    try:
        from mypyc.ir.deps import HeaderDep
        from mypyc.ir.ops import ERR_MAGIC
        from mypyc.ir.rtypes import bytearray_rprimitive, c_int_rprimitive, int64_rprimitive, int_rprimitive
        from mypyc.primitives.registry import ERR_NEG_INT, method_op

        header = HeaderDep(BYTEARRAYS.name)
        ways = [
            ("byte", int64_rprimitive, int64_rprimitive),
            ("byte_of_int", int64_rprimitive, int_rprimitive),
            ("byte_at_int", int_rprimitive, int_rprimitive),
        ]
        for priority, (name, place, number) in enumerate(reversed(ways), 1):
            method_op(
                name="__setitem__",
                arg_types=[bytearray_rprimitive, place, number],
                return_type=c_int_rprimitive,
                c_function_name=f"galaktyka_set_{name}",
                error_kind=ERR_NEG_INT,
                priority=priority,
                dependencies=[header],
            )
        method_op(
            name="__getitem__",
            arg_types=[bytearray_rprimitive, int64_rprimitive],
            return_type=int_rprimitive,
            c_function_name="galaktyka_get_byte",
            error_kind=ERR_MAGIC,
            dependencies=[header],
        )
    except (ImportError, TypeError) as error:
        note(f"this mypyc does not take our bytearrays; observations are written more slowly: {error}")


def kernel() -> Extension:
    """What plays a network, in C: a loop over integers, which every compiler makes quick if it is asked to."""
    quick = ["/O2"] if sys.platform == "win32" else ["-O3"]
    return Extension("galaktyka.bots.network.kernel", ["src/galaktyka/bots/network/kernel.c"], extra_compile_args=quick)


def split(library: Extension) -> None:
    """One C file for each game and one for what they share, instead of one for all.

    They are compiled side by side, each in a third of the memory, and the linker sees the whole program again: so
    functions of `core` are inlined into the games as if all were one file.
    """
    parts: dict[str, list[str]] = {}
    others: list[str] = []
    for source in library.sources:
        if not Path(source).name.startswith("__native"):
            others.append(source)  # of mypyc's own library
            continue
        of_a_game = re.search(r"___games___([a-z]+)___", source)
        parts.setdefault(of_a_game[1] if of_a_game else "shared", []).append(source)
    library.sources = others
    for name, sources in parts.items():
        part = Path(sources[0]).with_name(f"part_{name}.c")
        part.write_text("".join(f'#include "{Path(source).name}"\n' for source in sources))
        library.sources.append(str(part))
    library.extra_compile_args += LINK_TIME
    library.extra_link_args += ["-O3", *LINK_TIME]


class BuildSideBySide(build_ext):
    """Compiles as many files at once as there are processors."""

    def finalize_options(self) -> None:
        """Several extensions at once, too: every compiled module has a small one of its own."""
        super().finalize_options()
        self.parallel = self.parallel or PROCESSORS

    def build_extensions(self) -> None:
        """As usual, but for the files of one extension, which setuptools takes one after the other."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(PROCESSORS) as pool:
                made = pool.map(lambda source: one_by_one([source], *args, **kwargs), sources)
                return [file for files in made for file in files]

        self.compiler.compile = side_by_side
        super().build_extensions()


class BuildWithPage(build_py):
    """Brings the rule catalogues and the built page into the package; in a checkout the page is built first."""

    def run(self) -> None:
        """Copy what lies outside src."""
        super().run()
        if (ROOT / "web" / "package.json").is_file():
            runpy.run_path(str(ROOT / "scripts" / "page.py"))["build"]()
        if not (ROOT / "web" / "build" / "page" / "index.html").is_file():
            note("the page for the browser is not built: `galaktyka serve` will have none to show.")
        for source, target in (("docs/rules", "rules"), ("web/build/page", "page")):
            if (ROOT / source).is_dir():
                place = Path(self.build_lib, "galaktyka", "server", target)
                shutil.copytree(ROOT / source, place, dirs_exist_ok=True)


def tools_for_the_page() -> list[str]:
    """The Node.js of PyPI, where the page must be built and the machine has none."""
    script = ROOT / "scripts" / "page.py"
    if not (ROOT / "web" / "package.json").is_file() or WITHOUT_CODE.intersection(sys.argv[2:]):
        return []
    page = runpy.run_path(str(script))
    return [] if page["is_built"]() or shutil.which("node") else [page["NODE_PACKAGE"]]


def note(*lines: str) -> None:
    """Tell the person who builds."""
    for line in lines:
        print(f"galaktyka: {line}", file=sys.stderr)


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildSideBySide, "build_py": BuildWithPage},
        setup_requires=tools_for_the_page(),
    )
