"""The rules of the table: penalties, wrong plays in the three ways, obligations, accusations, effects by hand, rewards."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config
from carteblanche.testing.blank.sitting import Sitting

HANDS = {"Ada": ["R1", "R2", "G6b", "B6", "P1"], "Ben": ["R5", "P2", "V1"], "Cy": ["R6", "P3", "V2"]}
RED = '(when (plays cards: [red]) (oblige next say "red") once: game)'
TWO = "(when (plays cards: [red]) (draw next 2))"
SHARP = {"effects": "by-hand", "wrong": "lie"}


def sat(*rules: str, config: Any = None, **more: Any) -> Sitting:
    return Sitting(*rules, hands=more.pop("hands", HANDS), config=config, **more)


def test_wrong_plays_are_taken_back_and_fined() -> None:
    table = sat().act("Ben", "R5")
    assert (table.turn, table.size("Ben"), table.top) == ("Ada", 4, "R4a")
    assert "R5a" in table.game.view(table.state, table.seat("Ada")).hands[1]
    table = sat().act("Ada", "B6")
    assert (table.turn, table.size("Ada")) == ("Ben", 6)
    assert sat().act("Ada", "R1 B6").size("Ada") == 6, "one penalty for several cards"
    assert sat().act("Ben", "V1").size("Ben") == 5, "out of turn and not fitting are two penalties"


def test_wrong_plays_are_refused_for_learners() -> None:
    table = sat(config={"wrong": "refused"})
    for who, text, code in (
        ("Ben", "R5", "not-your-turn"),
        ("Ada", "B6", "no-match"),
        ("Ada", "R1 B6", "no-common-mark"),
    ):
        with pytest.raises(Illegal, match=code):
            table.act(who, text)
    assert table.size("Ada") == 5


def test_a_wrong_play_lies_until_somebody_objects() -> None:
    table = sat(config={"wrong": "lie"}).act("Ada", "B6")
    assert (table.waiting, table.top, table.size("Ada")) == (["Ben", "Cy"], "B6a", 4)
    table.act("Cy", "object")
    assert (table.turn, table.top, table.size("Ada")) == ("Ben", "R4a", 6)
    table = sat(config={"wrong": "lie"}).act("Ada", "R1").act("Cy", "object")
    assert (table.size("Cy"), table.top) == (4, "R1a")
    with pytest.raises(Illegal, match="too-late"):
        table.act("Cy", "object")


def test_the_last_card_has_not_won_before_everybody_could_object() -> None:
    hands = {"Ada": ["B6"], "Ben": ["R5", "P2"], "Cy": ["R6"]}
    table = sat(config={"wrong": "lie"}, hands=hands).act("Ada", "B6")
    assert (table.won, table.kinds("Ben")) == ([], ("object", "decline"))
    assert table.act("Cy", "object").size("Ada") == 2
    hands["Ada"] = ["R1"]
    table = sat(config={"wrong": "lie"}, hands=hands).act("Ada", "R1").wait(15)
    assert table.won == []
    assert table.act("Ben", "no").act("Cy", "no").act("Ada", "no").won == ["Ada"]


def test_what_is_owed_is_due_before_the_next_card_then_accusable() -> None:
    table = sat(RED).act("Ada", "R1")
    assert table.kinds("Ben") == ("done", "play", "draw")
    assert table.act("Cy", "accuse 1 rule 1").size("Cy") == 4, "still pending: a false accusation"
    table.act("Ben", "V1")
    assert table.kinds("Ada") == ("accuse", "decline")
    assert table.act("Ada", "accuse 1 rule 1").size("Ben") == 3
    assert table.act("Ada", "accuse 1 rule 1").size("Ada") == 5, "one verdict for each obligation"


def test_only_in_time() -> None:
    table = sat(RED).act("Ada", "R1").act("Ben", "V1").act("Cy", "V2")
    assert (table.turn, table.affairs["duties"]) == ("Ada", ())
    assert table.act("Ada", "accuse 1 rule 1").sizes == [4, 2, 2]
    assert table.notes == ["accused-too-late"]


def test_done_is_done_unless_the_others_find_otherwise() -> None:
    table = sat(RED).act("Ada", "R1")
    table.act("Ben", f"done {table.affairs['duties'][0]['n']}").act("Ada", "accuse 1 rule 1")
    assert table.kinds("Cy") == ("vote",)
    assert table.act("Cy", "vote guilty").size("Ben") == 4


def test_a_win_waits_for_what_is_still_owed() -> None:
    table = sat('(when (plays) (oblige you say "last"))', hands={"Ada": ["R1"], "Ben": ["R5", "V1"]}).act("Ada", "R1")
    assert table.won == []
    table.act("Ada", f"done {table.affairs['duties'][0]['n']}")
    assert table.won == ["Ada"]
    table = sat('(when (plays) (oblige you say "last"))', hands={"Ada": ["R1"], "Ben": ["R5", "V1"]}).act("Ada", "R1")
    assert table.wait(25).won == ["Ada"]


def test_by_hand_who_is_concerned_carries_it_out() -> None:
    table = sat(TWO, config=SHARP).act("Ada", "R1")
    assert (table.size("Ben"), table.notes, table.owed) == (3, [], {"Ben": ["rule 1"]})
    assert table.game.view(table.state, table.seat("Ben")).affairs.duties == ()
    table.act("Ben", "apply rule 1")
    assert (table.size("Ben"), table.turn, table.owed) == (5, "Ben", {})
    table = sat(TWO, config=SHARP).act("Ada", "R1").act("Cy", "apply rule 1")
    assert table.size("Cy") == 4, "nobody asked for that"
    table.act("Ben", "V1", "apply rule 1")
    assert table.notes == ["applied-too-late"]
    table = sat(TWO, config=SHARP).act("Ada", "R1").act("Ben", "V1").act("Cy", "accuse 1 rule 1")
    assert (table.size("Ben"), table.turn) == (3, "Cy")
    table = sat("(when (plays cards: [red]) (skip next))", config={"effects": "by-hand"}).act("Ada", "R1")
    assert table.act("Ben", "apply rule 1").turn == "Cy"


def test_by_hand_what_is_owed_shows_in_nobodys_prompt() -> None:
    table = sat("(when (plays cards: [1]) (draw next 2))", config={"effects": "by-hand"}).act("Ada", "R2")
    assert table.kinds("Ben") == ("play", "draw", "apply", "accuse", "decline")
    assert table.kinds("Cy") == ("apply", "accuse", "decline")


def test_a_referees_move_needs_the_others() -> None:
    table = sat().act("Ada", "move P2 to hand 0")
    assert table.waiting == ["Ben", "Cy"]
    table.act("Ben", "vote no").act("Cy", "vote no")
    assert "P2a" in table.hand("Ben")
    table.act("Ada", "move P2 to hand 0").act("Ben", "vote yes").act("Cy", "vote yes")
    assert "P2a" in table.hand("Ada")


def test_rulings_and_another_order_of_the_rules() -> None:
    table = sat(RED, TWO).act("Ada", "ruling rule 1: aloud").act("Ada", "vote yes").act("Ben", "vote yes")
    assert table.affairs["memory"]["rulings"][0]["text"] == "aloud"
    table.act("Ada", "order: rule 2, rule 1").act("Ada", "vote yes").act("Cy", "vote yes")
    assert table.rules == ["rule 2", "rule 1"]


def test_joint_winners_write_cards_and_the_owner_decides() -> None:
    game = Blank()
    text = 'write en "Title" "next draws two" (when (plays cards: [2]) (draw next 2))'
    assert game.notation.read(game.notation.write(game.notation.read(text))) == game.notation.read(text)
    table = sat(config={"rewards": True, "owner": 1}, hands={"Ada": ["R1"], "Ben": ["R5", "V1"]}).act("Ada", "R1")
    assert (table.phase, table.kinds("Ada")) == ("reward", ("write", "forgo"))
    table.act("Ada", text)
    assert table.kinds("Ben") == ("approve", "veto")
    table.act("Ben", "veto too dull").act("Ada", text).act("Ben", "approve")
    assert (table.phase, len(table.affairs["written"])) == ("over", 1)


def test_everybody_reads_the_rules_first() -> None:
    game = Blank()
    state = game.setup(Config(), 2, KeyedLuck.seeded(3))
    assert state.affairs.phase == "reading"
    for seat in (0, 1):
        state = game.play(state, Millis(5000), Seat(seat), a.Understood(), KeyedLuck.seeded(1))
    assert state.affairs.phase == "play"
    assert [len(state.pieces.places[5 + seat]) for seat in (0, 1)] == [7, 7]
    assert len(state.pieces.places[3]) == 3


def test_choices_time_out() -> None:
    table = sat("(when (plays) (discard you 1))").act("Ada", "R1").wait(20)
    assert (table.size("Ada"), table.turn) == (3, "Ben")
    table = sat("(when (plays) (may you (draw you)))").act("Ada", "R1").wait(20)
    assert (table.size("Ada"), table.turn) == (4, "Ben")
