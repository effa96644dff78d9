from __future__ import annotations

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blanko.actions import Exchange, Pass, Redraw
from carteblanche.games.blanko.plays import Place, Swap
from carteblanche.games.blanko.position import Given
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.view import facts, facts_of

ADA, BEN = Seat(0), Seat(1)
GAME = Blanko({"lexicon": ["BAU", "BAUM", "SAUM", "SAU"]})
LUCK = KeyedLuck.seeded(1)


def test_a_swapped_tile_is_known_until_it_may_have_gone() -> None:
    given = Given(board={"BAUM": "H8 across"}, racks={"Ada": "SX", "Ben": "E"}, bag="NN")
    state = GAME.play(GAME.position(given, ["Ada", "Ben"]), Millis(0), ADA, Swap("H8", "S"), LUCK)
    assert GAME.view(state, BEN).racks[0] == ("B", None)
    state = GAME.play(state, Millis(0), BEN, Pass(), LUCK)
    state = GAME.play(state, Millis(0), ADA, Exchange(), LUCK)
    assert GAME.view(state, BEN).racks[0].count(None) == len(GAME.view(state, BEN).racks[0])


def test_after_a_redraw_nobody_knows_what_stayed() -> None:
    given = Given(phase="redraw", card="T6", racks={"Ada": "BX", "Ben": "E"}, known={"Ada": "B"}, bag="NN")
    state = GAME.position(given, ["Ada", "Ben"])
    assert GAME.view(state, BEN).racks[0] == ("B", None)
    after = GAME.play(state, Millis(0), ADA, Redraw("X"), LUCK)
    assert set(GAME.view(after, BEN).racks[0]) == {None}
    kept = GAME.play(state, Millis(0), ADA, Redraw(""), LUCK)
    assert GAME.view(kept, BEN).racks[0] == ("B", None)


def test_an_imagined_state_keeps_what_is_known() -> None:
    given = Given(
        board={"BAu": "H8 across"},
        racks={"Ada": "MX", "Ben": "EEE"},
        known={"Ben": "E"},
        bag="*",
        pile=["T1", "R2"],
        used=["L3"],
    )
    state = GAME.position(given, ["Ada", "Ben"])
    view = GAME.view(state, ADA)
    for seed in range(5):
        imagined = GAME.imagine(view, KeyedLuck.seeded(seed))
        assert GAME.view(imagined, ADA) == view
        assert imagined.pieces.census() == []


def test_the_view_decides_as_the_state_does() -> None:
    given = Given(board={"BAU": "H8 across"}, racks={"Ada": "MX", "Ben": "E"}, bag="N")
    state = GAME.position(given, ["Ada", "Ben"])
    mine, same = facts(GAME.view(state, ADA)), facts_of(state, ADA)
    assert mine._replace(stood=(), rack=[], letters=()) == same._replace(stood=(), rack=[], letters=())
    assert list(mine.rack) == list(same.rack)
    assert Place("H8", "across", "BAUM") in GAME.options(GAME.view(state, ADA))
