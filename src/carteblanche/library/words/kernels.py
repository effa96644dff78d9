"""Kernels as machine code, where this machine can make it: compiled once by Cython into a folder named by the source's hash. Unless another
is named, it is BLANKO's.

Chosen here and nowhere else. Without Cython, a C compiler or Python's headers, or with CARTEBLANCHE_PURE=1, the same file runs as
plain Python. No compiled file ever lies beside its source, where it would shadow later edits.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Final

from carteblanche.games.blanko import kernel as plain
from carteblanche.library import folders

NAME: Final = "kernel"
PATIENCE: Final = 300
_LOADING: Final = Lock()
_loaded: Final[dict[Path, ModuleType]] = {}


def find_kernel(plain: ModuleType = plain) -> ModuleType:
    """The fastest kernel there is now. Nothing is compiled here, so nobody waits."""
    library = _library(plain)
    if os.environ.get("CARTEBLANCHE_PURE") == "1" or not library.is_file():
        return plain
    try:
        return _load(library)
    except ImportError:
        return plain


def compile_kernel(plain: ModuleType = plain) -> ModuleType:
    """The kernel as machine code, compiled if need be; the plain one where that cannot be."""
    library = _library(plain)
    if not library.is_file() and find_obstacle() is None:
        try:
            _compile(plain, library)
        except (OSError, subprocess.SubprocessError):
            return plain
    return find_kernel(plain)


def find_obstacle() -> str | None:
    """What is missing for machine code; nothing if nothing is."""
    if os.environ.get("CARTEBLANCHE_PURE") == "1":
        return "CARTEBLANCHE_PURE=1 asks for plain Python"
    if importlib.util.find_spec("Cython") is None:
        return "Cython is not installed"
    if _find_compiler() is None:
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python.h is not installed"
    return None


def _find_compiler() -> str | None:
    wanted = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(wanted) or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def _source(plain: ModuleType) -> tuple[Path, Path]:
    source = Path(str(plain.__file__))
    return source, source.with_suffix(".pxd")


def _library(plain: ModuleType = plain) -> Path:
    source, types = _source(plain)
    digest = hashlib.sha256(source.read_bytes() + types.read_bytes() + sys.version.encode()).hexdigest()[:24]
    return folders.kernels() / digest / f"{NAME}{EXTENSION_SUFFIXES[0]}"


def _load(library: Path) -> ModuleType:
    """What was compiled, opened once: Python can open machine code only once in a process, whatever thread asks first."""
    with _LOADING:
        if library not in _loaded:
            _loaded[library] = _open(library)
        return _loaded[library]


def _open(library: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(NAME, library, loader=ExtensionFileLoader(NAME, str(library)))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _compile(plain: ModuleType, library: Path) -> None:
    source, types = _source(plain)
    folder = library.parent
    work = folders.name_draft(folder)
    work.mkdir(parents=True)
    try:
        shutil.copy(source, work / f"{NAME}.py")
        shutil.copy(types, work / f"{NAME}.pxd")
        directives = "boundscheck=False,wraparound=False,initializedcheck=False,cdivision=True,annotation_typing=False"
        _run([sys.executable, "-m", "cython", "-3", "-X", directives, f"{NAME}.py"], work)
        compiler = _find_compiler()
        assert compiler is not None
        include = sysconfig.get_path("include")
        shared = ["-dynamiclib", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
        _run([compiler, "-O3", "-fPIC", "-w", *shared, f"-I{include}", f"{NAME}.c", "-o", library.name], work)
        folder.mkdir(parents=True, exist_ok=True)
        (work / library.name).replace(library)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=PATIENCE)  # noqa: S603  # our own tools
