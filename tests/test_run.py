"""The script `./run`: what it takes for changed, and where each word goes."""

from __future__ import annotations

import re
import tomllib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def run() -> Any:
    loader = SourceFileLoader("run_script", str(ROOT / "run"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def handed(run: Any, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What `./run` would have installed and started, in order."""
    calls: list[Any] = []

    def prepare(*groups: str, client: bool = False) -> None:
        calls.append((set(groups), client))

    def hand_over(*command: str) -> int:
        calls.append([part.removeprefix(f"{ROOT}/") for part in command])
        return 0

    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(run, "prepare", prepare)
    monkeypatch.setattr(run, "hand_over", hand_over)
    monkeypatch.setattr(run, "compile_behind", lambda: None)
    monkeypatch.setenv("CARTEBLANCHE_PURE", "modules")
    return calls


@pytest.mark.parametrize(
    ("words", "groups", "client", "command"),
    [
        ("serve --port 1", set(), True, "carteblanche serve --port 1"),
        ("verify a.log", set(), False, "carteblanche verify a.log"),
        ("lexicon build de", set(), False, "carteblanche lexicon build de"),
        ("test tests/core -x", {"test"}, True, "python -m pytest tests/core -x"),
        ("test --long blitz", {"test"}, True, "python -m drivers.long blitz"),
        ("test --coverage tests/core", {"test"}, True, "python -m drivers.coverage tests/core"),
        ("test web board", {"test"}, True, "python hatch_build.py run --silent test -- board"),
        ("compile --list", set(), False, "python -m carteblanche.compiled.build --list"),
        ("bench perft", {"bench"}, False, "python bench/run.py perft"),
        ("npm run dev", set(), False, "python hatch_build.py run dev"),
    ],
)
def test_words_go_where_they_belong(
    run: Any, handed: list[Any], words: str, groups: set[str], client: bool, command: str
) -> None:
    assert run.main(words.split()) == 0
    assert handed == [(groups, client), command.split()]


def test_alone_it_starts_the_product(run: Any, handed: list[Any]) -> None:
    assert run.main([]) == 0
    assert handed[-1] == ["carteblanche", *run.START]


def test_compiling_is_started_once_for_each_state_of_the_sources_and_waited_for_by_nobody(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []

    def start(command: list[str], **how: Any) -> None:
        assert how["start_new_session"]
        started.append(command)

    source = tmp_path / "src" / "carteblanche" / "core" / "luck.py"
    source.parent.mkdir(parents=True)
    (tmp_path / ".tools").mkdir()
    source.write_text("A = 1\n")
    monkeypatch.setattr(run, "ROOT", str(tmp_path))
    monkeypatch.setattr("subprocess.Popen", start)
    monkeypatch.setenv("CARTEBLANCHE_PURE", "modules")
    run.compile_behind()
    assert started == []
    monkeypatch.delenv("CARTEBLANCHE_PURE")
    run.compile_behind()
    (*_, stamp, digest) = started.pop()
    Path(stamp).write_text(digest)
    run.compile_behind()
    assert started == []
    source.write_text("A = 2\n")
    run.compile_behind()
    assert started[0][-1] != digest


def test_an_unknown_check_is_refused_in_one_line(
    run: Any, handed: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(["check", "speling"]) == 1
    assert re.fullmatch(r"\./run: no check is called speling; there are .*\n", capsys.readouterr().err)
    assert handed == []


def test_the_client_is_rebuilt_for_what_it_is_made_of_and_for_nothing_else(run: Any, tmp_path: Path) -> None:
    def touch(name: str, text: str) -> str:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        digest = run.fingerprint(run.client_sources(str(tmp_path)))
        assert isinstance(digest, str)
        return digest

    first = touch("hatch_build.py", "")
    assert touch("web/src/App.svelte", "<h1>") != first
    built = touch("web/src/App.svelte", "<h2>")
    assert touch("web/src/App.svelte", "<h1>") != built
    assert touch("web/src/App.svelte", "<h2>") == built
    assert touch("web/src/App.test.ts", "test()") == built
    assert touch("web/node_modules/svelte/index.js", "") == built
    assert touch("src/carteblanche/core/rules.py", "") == built
    assert touch("src/carteblanche/locales/de.ftl", "play = Spielen") != built


def test_an_unfinished_or_moved_environment_counts_for_nothing(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = tmp_path / "stamp"
    monkeypatch.setattr(run, "VENV_STAMP", str(stamp))

    def program(name: str) -> str:
        return str(ROOT / "run")

    monkeypatch.setattr(run, "program", program)
    assert not run.venv_has(set())
    stamp.write_text("\n".join(("run test", str(ROOT), run.venv_fingerprint(["run", "test"]))))
    assert run.venv_has({"run"})
    assert run.venv_has({"run", "test"})
    assert not run.venv_has({"run", "bench"})
    stamp.write_text("\n".join(("run test", "/elsewhere", run.venv_fingerprint(["run", "test"]))))
    assert run.venv_stamp() == ([], "")
    stamp.write_text("")
    assert run.venv_stamp() == ([], "")


def test_locks_name_no_registry(run: Any) -> None:
    assert run.refuse_addresses() == 0


def test_the_build_is_pinned_the_same_in_both_places() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


def test_every_lock_holds_what_is_asked_for(run: Any) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups, extras = project["dependency-groups"], project["project"]["optional-dependencies"]
    wanted = {**groups, **extras, "run": project["project"]["dependencies"] + groups["build"]}
    for group in run.LOCKS:
        locked = (ROOT / "requirements" / f"{group}.txt").read_text()
        for requirement in wanted[group]:
            name = re.split(r"[\[<>=]", requirement)[0].replace(".", "-")
            assert re.search(rf"^{re.escape(name)}==", locked, re.MULTILINE), f"{name} of {group}: ./run lock"
