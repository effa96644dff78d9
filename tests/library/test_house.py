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
from carteblanche.library import house
from carteblanche.table.log import Chair, Header
from carteblanche.table.table import Table

SECRET = "5e" * 32


def test_words_come_and_go_and_their_history_stays(tmp_path: Path) -> None:
    assert house.words("de", tmp_path) == []
    word = house.HouseWord("GRÜNKRAM", "de", "host", by="Ada")
    assert house.add([word], tmp_path) == [word]
    assert house.add([word], tmp_path) == []
    assert house.words("de", tmp_path) == ["GRÜNKRAM"]
    assert house.words("en", tmp_path) == []
    house.add([house.HouseWord("GRÜNKRAM", "de", "host", removed="by the host")], tmp_path)
    assert house.words("de", tmp_path) == []
    assert len(house.read(tmp_path)) == 2


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "house.json").write_text('[{"word": 1}]')
    with pytest.raises(Unreadable, match="mend it"):
        house.words("de", tmp_path)


@pytest.mark.parametrize(
    ("word", "language"), [("B1", "de"), ("A", "de"), ("BAU", "xx"), ("A\0B", "de"), ("ЖУК", "de")]
)
def test_what_cannot_be_added(word: str, language: str) -> None:
    with pytest.raises(Unreadable):
        house.checked(word, language)


def voted(answer: str) -> tuple[Table, str]:
    """A table of three where somebody insists on a word, and the others answer."""
    chairs = (Chair("bot", "Ada", "greedy"), Chair("bot", "Ben", "greedy"), Chair("bot", "Cem", "greedy"))
    header = Header("blanko", 1, {"house": True}, chairs, commit(bytes.fromhex(SECRET)), lexicon=built_in().hash)
    table = Table(header, SECRET)
    table.begin()
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
    (found,) = house.admitted(table.header, table.entries)
    assert (found.word, found.source, len(found.yes), found.no) == (word, "vote", 2, ())
    table, _ = voted("no")
    assert house.admitted(table.header, table.entries) == []
