"""Every rule has a scenario, and the table that says so is up to date."""

from __future__ import annotations

from pathlib import Path

from carteblanche.games import catalogue
from carteblanche.testing.scenarios import coverage

ROOT = Path(__file__).parents[3]


def test_every_rule_has_a_scenario_and_every_scenario_its_rules() -> None:
    assert coverage.gaps(ROOT) == []


def test_every_game_has_its_rules_written_down() -> None:
    assert set(coverage.rules(ROOT)) == set(catalogue.NAMES)


def test_the_table_is_up_to_date() -> None:
    found = (ROOT / coverage.PATH).read_text(encoding="utf-8")
    assert found == coverage.text(ROOT), "run python -m carteblanche.testing.scenarios.coverage"


def test_every_rule_has_its_anchor() -> None:
    for game, rules in coverage.rules(ROOT).items():
        text = (ROOT / coverage.RULES / f"{game}.md").read_text(encoding="utf-8")
        assert all(f'<a id="{rule.lower()}"></a>\n### {rule} ' in text for rule in rules)


def test_what_is_missing_is_found(tmp_path: Path) -> None:
    (tmp_path / coverage.RULES).mkdir(parents=True)
    (tmp_path / coverage.SCENARIOS).mkdir(parents=True)
    (tmp_path / coverage.RULES / "chess.md").write_text("### CH-01 The board\n### CH-02 The men\n")
    (tmp_path / coverage.SCENARIOS / "a.yaml").write_text("game: chess\ncases: [{name: a, rules: [CH-02, CH-03]}]\n")
    assert coverage.gaps(tmp_path) == [
        "CH-01 has no scenario",
        "tests/scenarios/a.yaml names CH-03, which is not in docs/rules/chess.md",
    ]
    assert "| [CH-01](chess.md#ch-01) | The board | **nothing** |" in coverage.text(tmp_path)
