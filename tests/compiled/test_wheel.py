"""What a wheel brings of machine code."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from carteblanche import compiled
from carteblanche.compiled import build

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(sys, "path", [*sys.path])  # the hook puts the sources there
    return module


def compiles(*_: Any, **__: Any) -> list[str]:
    return []


def fails(sources: list[str], *_: Any, **__: Any) -> list[str]:
    return sources


def test_everything_is_put_where_the_package_looks_for_it(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "find_obstacle", lambda: None)
    monkeypatch.setattr(build, "build", compiles)
    data: dict[str, Any] = {"force_include": {}}
    hook.compile_modules(data)
    assert not data["pure_python"]
    assert data["infer_tag"]
    sources = [*build.find_sources(), *build.find_kernels()]
    wanted = {Path(compiled.name_library(source, compiled.find_wheel_folder())) for source in sources}
    assert {Path(compiled.PACKAGE).parent / inside for inside in data["force_include"].values()} == wanted


def test_without_a_compiler_the_wheel_is_plain(
    hook: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "find_obstacle", lambda: "there is no C compiler")
    data: dict[str, Any] = {"force_include": {}}
    hook.compile_modules(data)
    assert data == {"force_include": {}}
    assert "no C compiler" in capsys.readouterr().out


def test_no_wheel_is_made_of_half_of_it(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "find_obstacle", lambda: None)
    monkeypatch.setattr(build, "build", fails)
    with pytest.raises(SystemExit, match="CARTEBLANCHE_PURE=1"):
        hook.compile_modules({"force_include": {}})
