"""Modules that run often, as machine code made by Cython from the same source; without it the same files run as plain Python.

What is compiled lies in a folder named by the hash of its source, never beside it: a module that was edited since runs plain until it is
compiled again. It is looked for here and nowhere else: in the wheel, and in a cache (`find_cache`). `build` makes it.

A module may have types for C beside it, in a .pxd file. `CARTEBLANCHE_PURE=1` asks for plain Python everywhere, `CARTEBLANCHE_PURE=modules`
only for `MODULES` and not for kernels, the few other modules with types for C, which a program chooses itself once they are compiled:
`carteblanche.library.words.kernels`.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

MODULES: Final = tuple(
    f"carteblanche.{folder}.{name}"
    for folder, names in (
        ("core", "luck options pieces values"),
        (
            "games.blank.engine",
            "answers counting doing events flow guard lasting laying moves prices refresh turns work",
        ),
        ("games.blitz", "actions judging options race rounds rules stalls state steps view"),
        ("games.blockers", "actions kernel options rules state view"),
    )
    for name in names.split()
)
"""What is compiled so that importing it gives the machine code."""

BITS: Final = "carteblanche.core.bits"
"""What stands there are functions of C in a module that has types for C, which imports them on a line of their own."""
PACKAGE: Final = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SUFFIX: Final = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ".none"
"""Tells the Python, the system and the processor that a file is for."""
RECIPE: Final = "2"
"""Raised when the way of compiling changes, so that all is compiled anew."""


def asks_for_plain(what: str) -> bool:
    """Whether the environment asks for plain `modules` or plain `kernels`."""
    return os.environ.get("CARTEBLANCHE_PURE", "") in {"1", what}


def find_wheel_folder() -> str:
    """Where a wheel brings what was compiled when it was built."""
    return os.path.join(PACKAGE, "compiled", "libraries")


def find_checkout() -> str | None:
    """The checkout that this package runs in, if it does."""
    root = os.path.dirname(os.path.dirname(PACKAGE))
    return root if os.path.isfile(os.path.join(root, "hatch_build.py")) else None


def find_cache() -> str:
    """Where this machine keeps what it compiles: `CARTEBLANCHE_CACHE`, else the checkout's own cache, else the platform's place for one. It
    is made anew when it is gone.
    """
    named = os.environ.get("CARTEBLANCHE_CACHE")
    if named:
        return os.path.join(named, "compiled")
    root = find_checkout()
    if root is not None:
        return os.path.join(root, ".cache", "compiled")
    from platformdirs import user_cache_dir

    return os.path.join(user_cache_dir("carteblanche", appauthor=False), "compiled")


def source_of(name: str) -> str:
    """The file of a module of this package."""
    return os.path.join(PACKAGE, *name.split(".")[1:]) + ".py"


def hash_of(source: str) -> str:
    """Names what this source, with its types for C, is compiled into."""
    import hashlib

    whole = hashlib.sha256(f"{RECIPE} {SUFFIX} ".encode())
    types = os.path.splitext(source)[0] + ".pxd"
    for file in (source, types, source_of(BITS)[:-3] + ".pxd") if os.path.isfile(types) else (source,):
        with open(file, "rb") as content:
            whole.update(content.read())
    return whole.hexdigest()[:24]


def name_library(source: str, folder: str) -> str:
    """Where in this folder the library lies that this source is compiled into, or will lie."""
    stem = os.path.splitext(os.path.basename(source))[0]
    return os.path.join(folder, hash_of(source), stem + SUFFIX)


def find_library(source: str) -> str | None:
    """What this source was compiled into, if it was compiled as it is now."""
    for folder in (find_wheel_folder(), find_cache()):
        library = name_library(source, folder)
        if os.path.isfile(library):
            return library
    return None


def is_compiled(module: ModuleType) -> bool:
    """Whether this module is machine code."""
    return isinstance(module.__loader__, ExtensionFileLoader)


class _Finder:
    """Finds the machine code of `MODULES` before Python finds their source."""

    @staticmethod
    def find_spec(
        name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in MODULES:
            return None
        library = find_library(source_of(name))
        if library is None:
            return None
        loader = _Loader(name, library)
        spec = spec_from_file_location(name, library, loader=loader)
        return spec if spec is not None and loader.can_open(spec) else None


class _Loader(ExtensionFileLoader):
    """Opens a library before anybody counts on it: what was compiled on another system may not open here, and then the source runs."""

    _opened: ModuleType | None = None

    def can_open(self, spec: ModuleSpec) -> bool:
        try:
            self._opened = super().create_module(spec)
        except ImportError:
            return False
        return True

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        assert self._opened is not None
        return self._opened

    def get_source(self, fullname: str) -> str:  # type: ignore[override]  # the stubs know of no source here
        """What it was compiled from: tracebacks show its lines."""
        with open(source_of(fullname), encoding="utf-8") as source:
            return source.read()


def install() -> None:
    """From now on imports give machine code where there is some."""
    if asks_for_plain("modules") or sys.implementation.name != "cpython" or _Finder in sys.meta_path:
        return
    if any(map(os.path.isdir, (find_wheel_folder(), find_cache()))):
        sys.meta_path.insert(0, _Finder)
