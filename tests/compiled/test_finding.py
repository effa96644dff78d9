"""Which machine code is found, and when the source runs instead."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from carteblanche import compiled
from carteblanche.compiled import build

NAME = "carteblanche.core.options"
SOURCE = compiled.source_of(NAME)
needs_compiler = pytest.mark.skipif(build.find_obstacle() is not None, reason=f"no compiler: {build.find_obstacle()}")


def run(cache: Path, code: str, pure: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "CARTEBLANCHE_CACHE": str(cache), "CARTEBLANCHE_PURE": pure}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)


def loaded(cache: Path, pure: str = "") -> str:
    return run(cache, f"import {NAME} as m; print(m.__file__)", pure).stdout.strip()


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cache")
    build.compile_source(SOURCE, str(folder / "compiled"))
    return folder


@needs_compiler
def test_what_was_compiled_is_what_is_imported(cache: Path) -> None:
    assert loaded(cache) == compiled.name_library(SOURCE, str(cache / "compiled"))


@needs_compiler
@pytest.mark.parametrize("pure", ["1", "modules"])
def test_plain_python_can_be_asked_for(cache: Path, pure: str) -> None:
    assert loaded(cache, pure) == SOURCE


@needs_compiler
def test_a_traceback_shows_the_line_of_the_source(cache: Path) -> None:
    code = f"""
import traceback, {NAME} as m
class None_(m.Options):
    def listed(self): return []
    def is_proper(self, action): return False
try:
    None_().sample(None)
except IndexError:
    print(traceback.format_exc())
"""
    said = run(cache, code).stdout
    assert 'raise IndexError("no options")' in said
    assert str(Path("carteblanche", "core", "options.py")) in said


def test_nothing_compiled_is_no_trouble(tmp_path: Path) -> None:
    assert loaded(tmp_path) == SOURCE
    (tmp_path / "compiled").mkdir()
    assert loaded(tmp_path) == SOURCE


def test_a_library_that_does_not_open_is_no_trouble(tmp_path: Path) -> None:
    library = Path(compiled.name_library(SOURCE, str(tmp_path / "compiled")))
    library.parent.mkdir(parents=True)
    library.write_bytes(b"for another machine")
    assert loaded(tmp_path) == SOURCE


def test_what_was_edited_since_has_another_name(tmp_path: Path) -> None:
    source = tmp_path / "options.py"
    source.write_text("A = 1\n")
    before = compiled.name_library(str(source), "")
    source.write_text("A = 2\n")
    edited = compiled.name_library(str(source), "")
    (tmp_path / "options.pxd").write_text("cdef int A\n")
    assert len({before, edited, compiled.name_library(str(source), "")}) == 3


def test_every_module_named_exists_and_none_is_a_kernel() -> None:
    sources = {compiled.source_of(name) for name in compiled.MODULES}
    assert all(Path(source).is_file() for source in sources)
    assert len(sources) == len(compiled.MODULES)
    assert sources.isdisjoint(build.find_kernels())
    assert compiled.source_of(compiled.BITS) not in build.find_kernels()


def test_what_is_a_function_of_c_is_imported_on_a_line_of_its_own() -> None:
    for source in map(Path, (*build.find_sources(), *build.find_kernels())):
        if source.with_suffix(".pxd").exists():
            imports = [line for line in source.read_text().splitlines() if compiled.BITS in line]
            assert all(line.startswith(f"from {compiled.BITS} import ") and "(" not in line for line in imports), source


def test_a_compiler_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(command: list[str], folder: Path) -> None:
        raise subprocess.CalledProcessError(1, command, stderr=b"no such option")

    monkeypatch.setattr(build, "_run", fails)
    said: list[str] = []
    assert build.build([SOURCE], str(tmp_path), progress=said.append) in ([SOURCE], [])
    assert list(tmp_path.iterdir()) == []


def test_what_no_source_is_compiled_into_any_more_is_removed(tmp_path: Path) -> None:
    current = Path(compiled.name_library(SOURCE, str(tmp_path)))
    for folder in (current.parent, tmp_path / "0123456789abcdef01234567"):
        folder.mkdir()
    build.tidy(str(tmp_path), [SOURCE])
    assert list(tmp_path.iterdir()) == [current.parent]
