from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.store.lock import lock_house


def test_a_house_is_held_once_and_free_again_afterwards(tmp_path: Path) -> None:
    with lock_house(tmp_path), pytest.raises(Unreadable, match="open already"), lock_house(tmp_path):
        pass
    with lock_house(tmp_path):
        pass
