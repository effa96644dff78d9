"""Kernels as machine code, where this machine can make it: compiled once, as all machine code here, by `carteblanche.compiled`.
Unless another is named, it is BLANKO's.

Chosen here and nowhere else, and handed in as a value, so that a program that is running takes up what was compiled meanwhile.
Without Cython, a C compiler or Python's headers, or with CARTEBLANCHE_PURE=1, the same file runs as plain Python.
"""

from __future__ import annotations

import subprocess
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from threading import Lock
from types import ModuleType
from typing import Final

from carteblanche import compiled
from carteblanche.compiled import build
from carteblanche.games.blanko import kernel as plain

_LOADING: Final = Lock()
_loaded: Final[dict[str, ModuleType]] = {}


def find_kernel(plain: ModuleType = plain) -> ModuleType:
    """The fastest kernel there is now. Nothing is compiled here, so nobody waits."""
    library = None if compiled.asks_for_plain("kernels") else compiled.find_library(str(plain.__file__))
    if library is None:
        return plain
    try:
        return _load(plain.__name__, library)
    except ImportError:
        return plain


def compile_kernel(plain: ModuleType = plain) -> ModuleType:
    """The kernel as machine code, compiled if need be; the plain one where that cannot be."""
    source = str(plain.__file__)
    if find_obstacle() is None and compiled.find_library(source) is None:
        try:
            build.compile_source(source, compiled.find_cache())
        except (OSError, subprocess.SubprocessError):
            return plain
    return find_kernel(plain)


def find_obstacle() -> str | None:
    """What is missing for machine code; nothing if nothing is."""
    if compiled.asks_for_plain("kernels"):
        return "CARTEBLANCHE_PURE=1 asks for plain Python"
    return build.find_obstacle()


def _load(name: str, library: str) -> ModuleType:
    """What was compiled, opened once: Python can open machine code only once in a process, whatever thread asks first."""
    with _LOADING:
        if library not in _loaded:
            _loaded[library] = _open(name, library)
        return _loaded[library]


def _open(name: str, library: str) -> ModuleType:
    spec = spec_from_file_location(name, library, loader=ExtensionFileLoader(name, library))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
