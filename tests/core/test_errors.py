from __future__ import annotations

import pickle

from carteblanche.core.errors import CarteBlancheError, Illegal, Unreadable
from carteblanche.core.rules import Impossible


def test_unreadable_says_where() -> None:
    error = Unreadable("no such word", "line 3")
    assert str(error) == "line 3: no such word"
    assert (error.message, error.where) == ("no such word", "line 3")
    assert str(Unreadable("no such word")) == "no such word"


def test_illegal_has_a_code_and_details_and_no_sentence() -> None:
    illegal = Illegal("splits-group", cell="G2", group=["G1", "G2"])
    assert illegal.code == "splits-group"
    assert illegal.details == {"cell": "G2", "group": ["G1", "G2"]}
    assert str(illegal) == "splits-group (cell=G2, group=['G1', 'G2'])"
    assert str(Illegal("game-over")) == "game-over"


def test_an_impossible_position_has_all_its_faults() -> None:
    impossible = Impossible(["one", "two"])
    assert impossible.faults == ["one", "two"]
    assert str(impossible) == "one; two"


def test_one_root() -> None:
    assert issubclass(Unreadable, CarteBlancheError)
    assert issubclass(Illegal, CarteBlancheError)
    assert issubclass(Impossible, Unreadable)


def test_a_refusal_comes_back_whole_from_a_worker() -> None:
    back = pickle.loads(pickle.dumps(Illegal("splits-group", group=["D2", "D3"])))
    assert (back.code, dict(back.details)) == ("splits-group", {"group": ["D2", "D3"]})
