from __future__ import annotations

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blanko.actions import Accept, Action, Admit, Arrange, Challenge, Done, Exchange, Pass, Redraw
from carteblanche.games.blanko.notation import BlankoNotation
from carteblanche.games.blanko.plays import Place, Swap
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import Config

NOTATION = BlankoNotation()
WRITTEN: dict[str, Action] = {
    "H8 across BAUM": Place("H8", "across", "BAUM"),
    "P16 down äpfeL!": Place("P16", "down", "äpfeL", insist=True),
    "swap H8 S": Swap("H8", "S"),
    "swap A1 Ü!": Swap("A1", "Ü", insist=True),
    "exchange": Exchange(),
    "pass": Pass(),
    "accept": Accept(),
    "challenge": Challenge(),
    "done": Done(),
    "redraw QX?": Redraw("QX?"),
    "redraw nothing": Redraw(""),
    "grid OHR/S../TOR": Arrange("OHRS..TOR"),
    "vote abstain": Admit("abstain"),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_both_ways(text: str) -> None:
    assert NOTATION.read(text) == WRITTEN[text]
    assert NOTATION.write(WRITTEN[text]) == text


def test_other_ways_to_write_the_same() -> None:
    assert NOTATION.read(" h8  > (BAU)M ") == Place("H8", "across", "BAUM")
    assert NOTATION.read("PASS") == Pass()
    assert NOTATION.read("redraw") == Redraw("")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "BAUM",
        "Z9 across BAU",
        "H17 down BAU",
        "H8 sideways BAU",
        "swap H8",
        "vote maybe",
        "grid",
        "\0",
        "pass pass",
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        NOTATION.read(text)


def test_a_drawing_shows_squares_and_hides_racks() -> None:
    game = Blanko()
    state = game.setup(Config(), 2, KeyedLuck.seeded(1))
    drawn = NOTATION.draw(game.view(state, None))
    assert drawn.count("*") == 22
    assert drawn.count("rack _ _ _ _ _ _ _ _") == 2
    assert "swap" in NOTATION.help()
