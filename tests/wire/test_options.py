from __future__ import annotations

from typing import Any

import msgspec
import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games import catalogue
from carteblanche.wire import options


@pytest.mark.parametrize("name", ["blockers", "blank"])
def test_all_that_are_listed_are_sent_whatever_form_they_have(name: str) -> None:
    """Blockers! has a form of its own for the wire."""
    game: Any = catalogue.open(name)
    state = game.setup(game.CONFIG(), 2, KeyedLuck.seeded(1))
    view = game.view(state, Seat(next(iter(game.prompts(state)))))
    sent = msgspec.json.decode(msgspec.json.encode(options.list_options(game, view)))
    assert sent == msgspec.to_builtins(list(game.options(view)))
    assert sent


def test_too_many_are_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = catalogue.open("blockers")
    view = game.view(game.setup(game.CONFIG(), 2, KeyedLuck.seeded(1)), Seat(0))
    count = len(game.options(view))
    monkeypatch.setattr(options, "MOST_OPTIONS", count)
    assert options.list_options(game, view) is not None
    monkeypatch.setattr(options, "MOST_OPTIONS", count - 1)
    assert options.list_options(game, view) is None
