"""Compiles what `carteblanche.compiled` finds: Cython makes C of a module, a C compiler makes a library of that.

    python -m carteblanche.compiled.build           compile every one of `MODULES` that is not
    python -m carteblanche.compiled.build --list    what is compiled
    python -m carteblanche.compiled.build --stamp FILE TEXT
                                                    beside a program: compile, unless another does so, with low priority, and then write
                                                    this text into this file

Several are compiled at once, each written whole or not at all; whoever compiles the same at the same time only does it for nothing.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from carteblanche import compiled

PATIENCE: Final = 600
LOW: Final = 15
"""The priority beside a program that has begun: whoever plays meanwhile comes first."""
SAFE: Final = ("annotation_typing=False",)
"""Directives for modules: what Python checks is checked, and annotations say no more than they do in Python."""
FAST: Final = (*SAFE, "boundscheck=False", "wraparound=False", "initializedcheck=False", "cdivision=True")
"""Directives for kernels."""


def find_obstacle() -> str | None:
    """What is missing for compiling; nothing if nothing is."""
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} is not CPython"
    if find_spec("Cython") is None:
        return "Cython is not installed"
    if _find_compiler() is None:
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python.h is not installed"
    return None


def build(
    sources: Iterable[str], folder: str, jobs: int = 0, progress: Callable[[str], None] = lambda _: None
) -> list[str]:
    """Compiles each of these sources that is not, as many at once as there are processors. Answers with those that could not be."""
    missing = [source for source in sources if compiled.find_library(source) is None]
    failed: list[str] = []

    def one(source: str) -> None:
        try:
            compile_source(source, folder)
        except (OSError, subprocess.SubprocessError) as error:
            failed.append(source)
            said = getattr(error, "stderr", None)
            progress(f"not compiled: {source}: {said.decode(errors='replace')[-2000:] if said else error}")
        else:
            progress(f"compiled {os.path.relpath(source, compiled.PACKAGE)}")

    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        list(pool.map(one, missing))
    return failed


def compile_source(source: str, folder: str) -> str:
    """Compiles one source into its library in this folder, and answers with its path."""
    library = Path(compiled.name_library(source, folder))
    work = library.parent.with_name(f".{library.parent.name}.{secrets.token_hex(8)}")
    # As in the package, so that Cython knows the module's name, and tracebacks show lines of the source.
    relative = Path(os.path.relpath(source, os.path.dirname(compiled.PACKAGE)))
    types = Path(source).with_suffix(".pxd")
    copy = work / relative
    copy.parent.mkdir(parents=True)
    try:
        for package in (*relative.parents[:-1], Path("carteblanche/core")):
            (work / package).mkdir(parents=True, exist_ok=True)
            (work / package / "__init__.py").touch()
        text = Path(source).read_text(encoding="utf-8")
        if types.is_file():
            bits = Path(compiled.source_of(compiled.BITS)).with_suffix(".pxd")
            for file in (types, bits):
                place = work / file.relative_to(os.path.dirname(compiled.PACKAGE))
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, place)
            text = re.sub(rf"^from {re.escape(compiled.BITS)} import ", "# ", text, flags=re.MULTILINE)
        copy.write_text(text, encoding="utf-8")
        kernel = source in find_kernels()
        directives = ",".join(FAST if kernel else SAFE)
        _run([sys.executable, "-m", "cython", "-3", "-X", directives, str(relative)], work)
        compiler = _find_compiler()
        assert compiler is not None
        shared = ["-dynamiclib", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
        optimised = "-O3" if kernel else "-O2"
        options = (optimised, "-fPIC", "-w", *shared, f"-I{sysconfig.get_path('include')}")
        _run([compiler, *options, str(relative.with_suffix(".c")), "-o", library.name], work)
        library.parent.mkdir(parents=True, exist_ok=True)
        (work / library.name).replace(library)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return str(library)


def tidy(folder: str, sources: Iterable[str]) -> None:
    """Removes from a checkout's own cache what no source is compiled into any more."""
    current = {os.path.basename(os.path.dirname(compiled.name_library(source, folder))) for source in sources}
    with contextlib.suppress(FileNotFoundError):
        for entry in os.scandir(folder):
            if entry.name not in current and not entry.name.startswith("."):
                shutil.rmtree(entry.path, ignore_errors=True)


def find_sources() -> list[str]:
    """The sources of all `MODULES`."""
    return [compiled.source_of(name) for name in compiled.MODULES]


def find_kernels() -> list[str]:
    """The sources of all kernels: whatever else has types for C beside it."""
    typed = [str(types.with_suffix(".py")) for types in sorted(Path(compiled.PACKAGE).rglob("*.pxd"))]
    return [source for source in typed if source not in {*find_sources(), compiled.source_of(compiled.BITS)}]


def _find_compiler() -> str | None:
    wanted = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(wanted) or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=PATIENCE)  # noqa: S603  # our own tools


def _alone(folder: str) -> bool:
    """Whether no other process says that it compiles into this folder. The lock ends with this process."""
    try:
        import fcntl
    except ImportError:
        return True
    os.makedirs(folder, exist_ok=True)
    lock = os.open(os.path.join(folder, ".lock"), os.O_CREAT | os.O_RDWR)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def main(words: list[str]) -> int:
    everything, cache = [*find_sources(), *find_kernels()], compiled.find_cache()
    if words == ["--list"]:
        for source in everything:
            found = compiled.find_library(source)
            _say(f"{'compiled' if found else 'plain':9} {os.path.relpath(source, compiled.PACKAGE)}")
        return 0
    obstacle = find_obstacle()
    if obstacle is not None:
        _say(f"nothing is compiled: {obstacle}")
        return 0
    if words and not _alone(cache):
        return 0
    if words and hasattr(os, "nice"):
        os.nice(LOW)
    failed = build(everything, cache, progress=_say)
    if compiled.find_checkout() is not None and not os.environ.get("CARTEBLANCHE_CACHE"):
        tidy(cache, everything)
    if words:
        Path(words[1]).write_text(words[2], encoding="utf-8")
    return 1 if failed else 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
