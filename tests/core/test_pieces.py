from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.pieces import (
    EVERYBODY,
    NOBODY,
    NOTHING,
    Layout,
    Move,
    Piece,
    Pieces,
    Place,
    State,
    moves_from_news,
    newly_known,
    news,
    shuffle_unknown,
    viewers,
)
from carteblanche.core.values import Moved, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

DECK, HAND, BOARD, OUT = map(Place, range(4))
LAYOUT = Layout(
    names=("ace", "king", "queen", "jack", "red", "blue"),
    backs=(0, 0, 0, 0, 1, 1),
    places=("deck", "hand", "board", "out"),
    cells=((), (), ("left", "right"), ()),
)
ACE, KING, QUEEN, JACK, RED, BLUE = map(Piece, range(6))


def laid(deck: Sequence[Piece] = (ACE, KING, QUEEN), hand: Sequence[Piece] = (JACK,)) -> Pieces:
    rest = tuple(Piece(piece) for piece in range(6) if piece not in (*deck, *hand))
    return Pieces(LAYOUT, (tuple(deck), tuple(hand), (NOTHING, NOTHING), rest), (NOBODY,) * 6)


def test_every_piece_lies_somewhere_once() -> None:
    assert laid().places == ((ACE, KING, QUEEN), (JACK,), (NOTHING, NOTHING), (RED, BLUE))
    assert laid().census() == []
    assert laid().known == (NOBODY,) * 6


def test_a_move_goes_on_top_and_is_seen_by_some() -> None:
    after = laid().moved([Move(QUEEN, DECK, HAND, viewers(Seat(1)))])
    assert after.places[:2] == ((ACE, KING), (JACK, QUEEN))
    assert after.knows(Seat(1), QUEEN)
    assert not after.knows(Seat(0), QUEEN)
    assert not after.knows(None, QUEEN)


def test_a_move_into_the_middle_of_a_pile_and_on_a_board() -> None:
    after = laid().moved([Move(JACK, HAND, DECK, cell=1), Move(RED, OUT, BOARD, EVERYBODY, 1)])
    assert after.places == ((ACE, JACK, KING, QUEEN), (), (NOTHING, RED), (BLUE,))
    back = after.moved([Move(RED, BOARD, OUT, origin=1)])
    assert back.places[BOARD] == (NOTHING, NOTHING)
    assert back.places[OUT] == (BLUE, RED)
    assert back.knows(None, RED), "what was seen stays known"


def test_a_board_leaves_a_hole_where_a_piece_is_found_by_itself() -> None:
    after = laid().moved([Move(RED, OUT, BOARD, cell=0), Move(RED, BOARD, OUT)])
    assert after.places[BOARD] == (NOTHING, NOTHING)


def test_a_cell_holds_one_piece() -> None:
    with pytest.raises(ValueError, match="taken"):
        laid().moved([Move(RED, OUT, BOARD, cell=0), Move(BLUE, OUT, BOARD, cell=0)])


def test_moving_leaves_the_old_pieces_as_they_were() -> None:
    before = laid()
    before.moved([Move(QUEEN, DECK, HAND, EVERYBODY)])
    assert before == laid()


def test_shuffling_is_forgetting_unless_seen() -> None:
    known = laid().shown([ACE, KING, QUEEN, JACK], EVERYBODY)
    after = known.shuffled(DECK, KeyedLuck.seeded(1), viewers(Seat(0)))
    assert sorted(after.places[DECK]) == [ACE, KING, QUEEN]
    assert after.knows(Seat(0), ACE)
    assert not after.knows(Seat(1), ACE)
    assert not after.knows(None, ACE)
    assert after.knows(None, JACK), "other places are not touched"


def test_shown_and_forgotten() -> None:
    shown = laid().shown([ACE], viewers(None, Seat(2)))
    assert [shown.knows(viewer, ACE) for viewer in (None, Seat(0), Seat(2))] == [True, False, True]
    assert not shown.forgotten([ACE], viewers(Seat(2))).knows(Seat(2), ACE)
    assert shown.forgotten([ACE], viewers(Seat(2))).knows(None, ACE)


def test_everybody_is_everybody() -> None:
    shown = laid().shown([ACE], EVERYBODY)
    assert all(shown.knows(viewer, ACE) for viewer in (None, *map(Seat, range(60))))


def test_where() -> None:
    assert laid().where(JACK) == HAND
    with pytest.raises(ValueError, match="nowhere"):
        laid().where(Piece(99))


@pytest.mark.parametrize(
    ("places", "fault"),
    [
        (((ACE, KING), (JACK,), (NOTHING, NOTHING), (RED, BLUE)), "missing"),
        (((ACE, ACE, QUEEN), (JACK,), (NOTHING, NOTHING), (RED, BLUE)), "twice"),
        (((ACE, KING, QUEEN), (JACK,), (NOTHING,), (RED, BLUE)), "1 cells"),
        (((ACE, KING, QUEEN), (JACK, NOTHING), (NOTHING, NOTHING), (RED, BLUE)), "hole"),
    ],
)
def test_the_census_finds(places: tuple[tuple[Piece, ...], ...], fault: str) -> None:
    assert any(fault in found for found in replace(laid(), places=places).census())


def test_the_census_counts_who_knows() -> None:
    assert replace(laid(), known=(NOBODY,)).census() == ["not every piece has its set of who knows it"]


@given(st.integers(0, 2**30), st.sampled_from([None, Seat(0), Seat(1)]))
def test_a_twin_keeps_what_the_viewer_knows(seed: int, viewer: Seat | None) -> None:
    pieces = laid().shown([KING], viewers(viewer)).shown([JACK], viewers(Seat(2)))
    twin = pieces.exchanged(viewer, KeyedLuck.seeded(seed))
    assert twin.census() == []
    assert twin.where(KING) == DECK
    assert twin.places[DECK].index(KING) == 1
    assert {LAYOUT.backs[piece] for piece in twin.places[OUT]} == {1}, "only equal backs are exchanged"
    assert twin.knows(Seat(2), twin.places[HAND][0]), "who knows goes with the position"
    assert twin.knows(viewer, KING)


def test_twins_do_differ() -> None:
    twins = {laid().exchanged(None, KeyedLuck.seeded(seed)).places for seed in range(40)}
    assert len(twins) > 10


def test_news_names_only_what_the_viewer_knows() -> None:
    moves = (Move(QUEEN, DECK, HAND, viewers(Seat(0))), Move(RED, OUT, BOARD, EVERYBODY, 1))
    state = State(laid().moved(moves), moves)
    assert news(state, Seat(0)) == (Moved("queen", "deck", "hand"), Moved("red", "out", "right"))
    assert news(state, None) == (Moved(None, "deck", "hand"), Moved("red", "out", "right"))


def test_recalled_moves_give_the_same_news() -> None:
    moves = (Move(QUEEN, DECK, HAND, viewers(Seat(0))), Move(RED, OUT, BOARD, EVERYBODY, 1))
    pieces = laid().moved(moves)
    for viewer in (None, Seat(0)):
        seen = news(State(pieces, moves), viewer)
        assert news(State(pieces, moves_from_news(LAYOUT, seen)), viewer) == seen


def test_what_is_unknown_is_dealt_by_back() -> None:
    dealt = shuffle_unknown(LAYOUT, [ACE, RED], KeyedLuck.seeded(1))
    assert {back: sorted(pieces) for back, pieces in dealt.items()} == {0: [KING, QUEEN, JACK], 1: [BLUE]}


def test_what_an_undo_cannot_take_back() -> None:
    before = laid().shown([JACK], viewers(Seat(0)))
    after = before.shown([JACK], EVERYBODY).shown([QUEEN], viewers(Seat(0))).shown([KING], viewers(Seat(1)))
    assert newly_known(before, after, Seat(0)) == {KING: viewers(Seat(1))}


def test_spots_have_names() -> None:
    assert LAYOUT.spot(BOARD, 1) == "right"
    assert LAYOUT.spot(DECK, None) == LAYOUT.spot(DECK, 2) == "deck"
    assert LAYOUT.spot(BOARD, None) == "board"
