"""`./run bench [NAME …]`: finds the benchmarks of this folder and runs those named, or all that do not want to be named."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.contract import Bench

HERE = Path(__file__).resolve().parent
COMPILED = "CARTEBLANCHE_BENCH_COMPILED"
"""Set once everything is compiled."""
USAGE = """./run bench [NAME …]   run these benchmarks; without a name, all but those marked *
./run bench --list     what there is
./run bench --lock     renew bench/peers/package-lock.json"""


def found() -> dict[str, Bench]:
    """Every benchmark by name, from every module here that has some."""
    benches: dict[str, Bench] = {}
    for file in sorted(HERE.glob("*.py")):
        if file.stem in {"__init__", "run"}:
            continue
        listed: list[Bench] = getattr(importlib.import_module(f"bench.{file.stem}"), "BENCHES", [])
        benches.update({bench.name: bench for bench in listed})
    return dict(sorted(benches.items()))


def main(words: list[str]) -> int:
    sys.path[0] = str(HERE.parent)
    if words in (["-h"], ["--help"]):
        print(USAGE)
        return 0
    if words == ["--lock"]:
        from bench.node import lock

        lock()
        return 0
    benches = found()
    if words == ["--list"]:
        for bench in benches.values():
            print(f"{bench.name + ('*' if bench.by_name_only else ''):16} {bench.about}")
        return 0
    unknown = [word for word in words if word not in benches]
    if unknown:
        print(f"no benchmark is called {unknown[0]}; there are {', '.join(benches)}", file=sys.stderr)
        return 2
    if COMPILED not in os.environ and os.environ.get("CARTEBLANCHE_PURE") != "1":
        # Machine code is taken up when a module is imported, and some have been: what is measured begins anew.
        print("compiling what runs often", file=sys.stderr, flush=True)
        command = [sys.executable, "-m", "carteblanche.compiled.build"]
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
        return subprocess.call([sys.executable, __file__, *words], env={**os.environ, COMPILED: "1"})
    from bench.stage import Terminal

    stage = Terminal()
    stage.introduce()
    for bench in benches.values():
        if bench.name in words or not (words or bench.by_name_only):
            stage.say(f"\n{bench.name}: {bench.about}")
            bench.run(stage)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
