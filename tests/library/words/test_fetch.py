from __future__ import annotations

import shutil
from pathlib import Path
from unittest.mock import Mock

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.library.words import fetch


def test_npm_is_that_of_the_extra_or_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    node, script = fetch._find_npm()[0]
    assert Path(node).stem == "node"
    assert Path(script).is_file()
    monkeypatch.setattr(fetch, "find_spec", Mock(return_value=None))
    monkeypatch.setattr(shutil, "which", Mock(side_effect="/somewhere/{}".format))
    assert fetch._find_npm()[0] == ["/somewhere/npm"]
    monkeypatch.setattr(shutil, "which", Mock(return_value=None))
    with pytest.raises(Unreadable, match=r"carteblanche\[words\]"):
        fetch._find_npm()
