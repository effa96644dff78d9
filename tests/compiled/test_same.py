"""Machine code does what the source does: the same random games, the same released games, the same tests of what is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from carteblanche import compiled
from carteblanche.compiled import build

ROOT = Path(__file__).parents[2]
TESTS = (
    "tests/core",
    *(f"tests/games/blitz/test_{name}.py" for name in ("options", "rules", "view")),
    *(f"tests/games/blockers/test_{name}.py" for name in ("actions", "kernel", "options", "rules", "view")),
    "tests/testing/test_archive.py",
)
"""Tests of what is compiled, run once more on the machine code."""
pytestmark = pytest.mark.skipif(build.find_obstacle() is not None, reason=f"no compiler: {build.find_obstacle()}")


@pytest.fixture(scope="module", autouse=True)
def everything() -> None:
    assert build.build(build.find_sources(), compiled.find_cache()) == []


def run(*words: str, pure: str = "") -> str:
    env = {**os.environ, "CARTEBLANCHE_PURE": pure, "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_all_that_is_named_is_machine_code() -> None:
    code = """
from importlib import import_module
from carteblanche import compiled
print([name for name in compiled.MODULES if not compiled.is_compiled(import_module(name))])
"""
    assert run("-c", code).strip() == "[]"
    assert run("-c", code, pure="modules").strip() == str(list(compiled.MODULES))


def test_random_games_are_the_same() -> None:
    plain = run("-m", "drivers.games.transcripts", pure="modules")
    assert run("-m", "drivers.games.transcripts") == plain
    assert len(plain.splitlines()) > 50


def test_states_can_be_pickled_and_types_read() -> None:
    code = """
import pickle, typing
from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from carteblanche.games.blockers import state, view
for name in ("blank", "blitz", "blockers"):
    game = catalogue.open(name)
    made = game.setup(game.CONFIG(), 2, KeyedLuck.seeded(1))
    assert pickle.loads(pickle.dumps(made)) == made
    assert typing.get_type_hints(game.VIEW)["viewer"]
print(typing.get_type_hints(view.view)["state"] is state.BlockersState)
"""
    assert run("-c", code).strip() == "True"


def test_tests_pass_on_machine_code() -> None:
    assert " passed" in run("-m", "pytest", *TESTS, "-q", "-p", "no:xdist")
