from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import commit
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blanko.actions import Admit
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.plays import Place
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import BlankoState
from carteblanche.games.blanko.view import facts_of
from carteblanche.games.blanko.words import built_in
from carteblanche.library.words import house_words, lexicons
from carteblanche.table.log import Chair, Header
from carteblanche.table.table import Table

SECRET = "5e" * 32


@pytest.mark.parametrize(
    ("word", "language"), [("B1", "de"), ("A", "de"), ("BAU", "xx"), ("A\0B", "de"), ("ЖУК", "de")]
)
def test_what_cannot_be_added(word: str, language: str) -> None:
    with pytest.raises(Unreadable):
        house_words.check_word(word, language)


def voted(answer: str) -> tuple[Table, str]:
    """A table of three where somebody insists on a word, and the others answer."""
    chairs = (Chair("bot", "Ada", "greedy"), Chair("bot", "Ben", "greedy"), Chair("bot", "Cem", "greedy"))
    header = Header("blanko", 1, {"house": True}, chairs, commit(bytes.fromhex(SECRET)), lexicon=built_in().hash)
    table = Table(header, SECRET)
    table.begin_deal()
    game, seat = table.game, next(iter(table.game.prompts(table.state)))
    assert isinstance(game, Blanko)
    assert isinstance(table.state, BlankoState)
    moves = Moves(facts_of(table.state, seat), game.referee)
    laid = moves.placed(max(moves.placements(), key=lambda raw: len(raw[3]))).action
    assert isinstance(laid, Place)
    word = laid.word[::-1]
    table.play(Millis(1), seat, Place(laid.cell, laid.direction, word, insist=True), "a", by="bot")
    for other in (Seat((seat + 1) % 3), Seat((seat + 2) % 3)):
        table.play(Millis(2), other, Admit(answer), f"v{other}", by="bot")  # type: ignore[arg-type]
    return table, word.upper()


def test_a_log_tells_what_its_table_has_voted_in() -> None:
    table, word = voted("yes")
    (found,) = house_words.find_admitted(table.header, table.entries)
    assert (found.word, found.language, found.no) == (word, "de", ())
    assert set(found.yes) == {0, 1, 2} - {found.seat}
    table, _ = voted("no")
    assert house_words.find_admitted(table.header, table.entries) == []


def test_a_lexicon_with_words_of_the_house_is_found_again_when_the_house_has_others(tmp_path: Path) -> None:
    grown = lexicons.extend(built_in(), ["GRÜNKRAM"], tmp_path)
    found = lexicons.load(grown.hash, tmp_path)
    assert found is not None
    assert (found.hash, found.added) == (grown.hash, grown.added)
