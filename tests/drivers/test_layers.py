"""The picture and the list of contracts follow pyproject.toml."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers import layers

CONTRACTS = """
[[tool.importlinter.contracts]]
name = "Imports go down only"
type = "layers"
containers = ["shop"]
layers = ["(till) | counter", "(planned)", "shelf"]

[[tool.importlinter.contracts]]
name = "No clock"
type = "forbidden"
source_modules = ["shop.shelf"]
forbidden_modules = ["time"]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "src" / "shop" / "counter").mkdir(parents=True)
    (tmp_path / "src" / "shop" / "counter" / "__init__.py").write_text('"""Where <people> pay. And wait."""\n')
    (tmp_path / "src" / "shop" / "till.py").write_text('"""Keeps\n  the money.\n\n  More.\n"""\n')
    (tmp_path / "src" / "shop" / "shelf.py").write_text('"""Goods"""\n')
    (tmp_path / "pyproject.toml").write_text(CONTRACTS)
    return tmp_path


def test_layers_are_those_that_exist_with_their_own_first_sentence(root: Path) -> None:
    stack, _ = layers.read_contracts(root)
    assert layers.read_layers(stack, root) == [
        [("till", "Keeps the money"), ("counter", "Where <people> pay")],
        [("shelf", "Goods")],
    ]


def test_the_picture_has_a_box_for_every_layer(root: Path) -> None:
    picture = layers.draw(layers.read_contracts(root), root)
    assert picture.count("<rect x=") == 2
    assert "Where &lt;people&gt; pay" in picture
    assert "planned" not in picture


def test_the_list_has_every_contract(root: Path) -> None:
    listed = layers.list_contracts(layers.read_contracts(root))
    assert listed.splitlines() == [
        "- **Imports go down only**: in `shop`, from the top: `till` and `counter`, then `planned`, then `shelf`.",
        "- **No clock**: `shop.shelf` import, also by others, none of `time`.",
    ]


def test_a_page_that_is_out_of_date_is_found(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(layers, "ROOT", root)
    (root / "docs" / "pictures").mkdir(parents=True)
    (root / layers.PAGE).write_text(f"# Shop\n\n{layers.BEGIN}\n{layers.END}\n\nMore.\n")
    assert layers.main(["--check"]) == 1
    assert "docs/architecture.md" in capsys.readouterr().out
    assert layers.main([]) == 0
    assert layers.main(["--check"]) == 0
    assert (root / layers.PAGE).read_text().endswith("`time`.\n" + layers.END + "\n\nMore.\n")
