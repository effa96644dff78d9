from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from carteblanche import compiled
from carteblanche.compiled import build
from carteblanche.games.blanko import kernel as plain
from carteblanche.library.words import kernels


def test_without_a_compiled_one_the_plain_one_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_CACHE", str(tmp_path))
    assert kernels.find_kernel() is plain
    assert list(tmp_path.iterdir()) == []


def test_plain_python_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_PURE", "1")
    assert kernels.find_kernel() is plain
    assert kernels.find_obstacle() == "CARTEBLANCHE_PURE=1 asks for plain Python"


def test_a_compiler_that_fails_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(command: list[str], folder: Path) -> None:
        raise subprocess.CalledProcessError(1, command)

    monkeypatch.setenv("CARTEBLANCHE_CACHE", str(tmp_path))
    monkeypatch.delenv("CARTEBLANCHE_PURE", raising=False)
    monkeypatch.setattr(build, "_run", fails)
    monkeypatch.setattr(kernels, "find_obstacle", lambda: None)
    assert kernels.compile_kernel() is plain
    assert list((tmp_path / "compiled").iterdir()) == []


def test_a_damaged_library_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_CACHE", str(tmp_path))
    monkeypatch.delenv("CARTEBLANCHE_PURE", raising=False)
    library = Path(compiled.name_library(str(plain.__file__), compiled.find_cache()))
    library.parent.mkdir(parents=True)
    library.write_bytes(b"no library")
    assert kernels.find_kernel() is plain


def test_threads_that_ask_at_the_same_time_open_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    together = Barrier(8)

    def load(_: int) -> None:
        together.wait()
        kernels._load("kernel", str(tmp_path))

    def opens(_: str, library: str) -> None:
        opened.append(library)

    monkeypatch.setattr(kernels, "_open", opens)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(load, range(8)))
    assert opened == [str(tmp_path)]


def test_nothing_compiled_lies_beside_its_source() -> None:
    source = Path(str(plain.__file__))
    assert source.suffix == ".py"
    assert not list(source.parent.glob("kernel*.so")) + list(source.parent.glob("kernel*.c"))
    assert source.parent not in Path(compiled.find_cache()).parents
