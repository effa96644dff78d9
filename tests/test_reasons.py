"""Every reason that a bot can give is worded in every language: a code without words would be a hint that says nothing."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest
from tests.test_locales import LANGUAGES, messages

GAMES: Final = Path(__file__).parents[1] / "src" / "carteblanche" / "games"
VALUES: Final = {
    "blank": {"cards", "chance", "next"},
    "blanko": {"ahead", "denied", "less", "letters", "points", "squares"},
    "blitz": {"blitz", "card", "reserve", "then"},
    "blockers": {"chance", "colour", "free", "groups", "how", "searched"},
}
"""What else is named there: what reasons carry beside their codes, where cards lie."""


def said(game: str) -> set[str]:
    """Every text in the module that makes the reasons of a game, but for what describes it."""
    (file,) = (GAMES / game).rglob("reasons.py")
    tree = ast.parse(file.read_text("utf-8"))
    described = {
        node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    texts = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in described
    }
    return {text for text in texts if text}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(VALUES))
def test_every_reason_is_a_sentence_in_every_language(game: str, language: str) -> None:
    codes = said(game) - VALUES[game]
    assert len(codes) > 5
    assert {code for code in codes if f"{game}-why-{code}" not in messages(language)} == set()
