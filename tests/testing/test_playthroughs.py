"""The games on record are played again and compared line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.games import catalogue
from carteblanche.testing import playthroughs
from carteblanche.testing.variants import VARIANTS, Variant

ROOT = Path(__file__).parents[2]
GOLDEN = [variant for variant in VARIANTS if variant.golden]


@pytest.mark.parametrize("variant", GOLDEN, ids=[variant.title for variant in GOLDEN])
def test_it_is_played_as_on_record(variant: Variant) -> None:
    recorded = (ROOT / playthroughs.path(variant)).read_text(encoding="utf-8").splitlines()
    assert playthroughs.text(variant).splitlines() == recorded, "run python -m carteblanche.testing.playthroughs"


def test_every_game_has_a_playthrough() -> None:
    assert {variant.game for variant in GOLDEN} == set(catalogue.NAMES)


def test_no_file_is_left_over() -> None:
    files = {path.relative_to(ROOT) for path in (ROOT / playthroughs.FOLDER).rglob("*.txt")}
    assert files == {playthroughs.path(variant) for variant in GOLDEN}


def test_one_command_writes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert playthroughs.main([GOLDEN[0].game]) == 0
    written = tmp_path / playthroughs.path(GOLDEN[0])
    assert written.read_text(encoding="utf-8") == playthroughs.text(GOLDEN[0])
