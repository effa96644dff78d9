"""How long from `./run` to the first page: on a second start, and on a fresh clone with empty caches."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from bench.contract import Bench, Contender, Contest, Missing, Stage
from bench.houses import ROOT, end, free_port, scratch, wait_for

OURS = "./run to the first page"
PYTHON = Path(sys.base_prefix) / "bin" / "python3"
"""The Python that a person starts `./run` with, not the one of this environment, which has no pip."""
BARE = "calibration: python -c 'import litestar, uvicorn'"


def first_page(checkout: Path, environment: dict[str, str], patience: float) -> float:
    """Seconds from `./run` until the page is served."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=scratch()) as data:
        port = free_port()
        began = perf_counter()
        process = subprocess.Popen(
            [PYTHON, checkout / "run", "serve", "--no-browser", "--port", str(port)],
            env={**environment, "CARTEBLANCHE_DATA": data},
            stdout=subprocess.DEVNULL,
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/", process, patience)
            return perf_counter() - began
        finally:
            end(process)


def bare(_: float) -> float:
    began = perf_counter()
    subprocess.run([sys.executable, "-c", "import litestar, uvicorn"], env=_environment(), check=True)
    return perf_counter() - began


def _environment() -> dict[str, str]:
    """As on a person's machine: Python may keep what it has compiled."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def again(stage: Stage) -> None:
    stage.progress("a first start, which may install and build")
    first_page(ROOT, _environment(), 600)

    def ours(_: float) -> float:
        return first_page(ROOT, _environment(), 60)

    title = "the second start"
    contenders = (Contender(OURS, ours), Contender(BARE, bare, "beside"))
    stage.contest(Contest(title, "seconds", contenders, more_is_better=False))
    stage.say("The goal is 3 s on a quiet machine; on a busy one the calibration grows as much as everything else.")


def fresh(stage: Stage) -> None:
    def ours(_: float) -> float:
        with tempfile.TemporaryDirectory(prefix="fresh-", dir=scratch()) as folder:
            clone = Path(folder) / "clone"
            git = shutil.which("git")
            if git is None:
                raise Missing("there is no git")
            subprocess.run([git, "clone", "--quiet", "--local", ROOT, clone], check=True)
            caches = {"UV_CACHE_DIR": "uv", "PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_CACHE_HOME": "xdg"}
            empty = {name: str(Path(folder) / "caches" / place) for name, place in caches.items()}
            return first_page(clone, {**_environment(), **empty}, 600)

    stage.say("This clones what is committed, and downloads everything anew.")
    contenders = (Contender("a fresh clone to the first page", ours), Contender(BARE, bare, "beside"))
    stage.contest(Contest("a fresh clone, empty caches", "seconds", contenders, more_is_better=False, rounds=2))
    stage.say("The goal is 15 s on a quiet machine; what the network gives is part of it.")


BENCHES = [
    Bench("start", "./run to the first page, on a second start", again),
    Bench("start-fresh", "a fresh clone with empty caches to the first page", fresh, by_name_only=True),
]
