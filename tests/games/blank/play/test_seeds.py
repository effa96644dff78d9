"""The seventeen cards of the samples, each as it is and with a twist."""

from __future__ import annotations

from carteblanche.testing.blank_sitting import Sitting, played

SKIP = "(when (plays cards: [3]) (skip next))"
SWAP = "(when (plays cards: [violet]) (swap-hands you someone))"
REVERSE = "(when (plays cards: [5]) (reverse))"
ONE = "(when (plays most: 1) (draw you))"
COUGH = '(when (reported "coughs") (take you 1 (chosen among: others)))'
BARK = '(when (plays cards: [blue]) (oblige next do "bark" times: 3))'
IDLE = "(when (idle 5) (each others [(may each (discard each))] at-once: true))"
NAME = "(when (plays least: 2) (name colour) (let (forbid (plays cards: [named])) (turn-of)))"
SLOW = '(when this (oblige someone do "speak and move very slowly" until: game))'
END = "(when this (later 120 (win (fewest tie: all))))"
MIRROR = "(react (penalised) (draw causer))"
SAME = "(when this (let (require (plays cards: [(same number)]))))"
DEEP = "(when this (may you [(move (some draw n: 1) (hand you)) (shuffle)]))"
TWO = "(when this (choose (chosen 2 among: all)) (exchange (some (hand them)) (some (hand them))))"
LEFT = "(when this (each all [(take each 1 (left each))] at-once: true))"
STARE = '(when this (choose someone) (contest (together [you them]) "a staring contest") (give winner 1 loser))'
CLEAN = "(when this (discard-all you) (draw you 5))"


def test_the_next_player_skips() -> None:
    table = Sitting(SKIP).act("Ada", "R3")
    assert table.turn == "Cy"
    assert "skipped" in table.notes


def test_with_two_players_one_plays_again_and_only_the_top_card_counts() -> None:
    table = Sitting(SKIP, hands={"Ada": ["R3", "R1", "B3"], "Ben": ["R6", "V1"]}).act("Ada", "R3 R1")
    assert table.turn == "Ben"
    table = Sitting(SKIP, hands={"Ada": ["R3", "R1", "B3"], "Ben": ["R6", "V1"]}).act("Ada", "R1 R3")
    assert table.turn == "Ada"


def test_hands_are_swapped_and_a_win_with_them() -> None:
    table = Sitting(SWAP).act("Ada", "V4")
    assert table.options("Ada") == ["seat 1", "seat 2"]
    table.act("Ada", "seat 2")
    assert table.turn == "Ben"
    assert table.hand("Ada") == ["B1a", "P3a", "G3a"]
    assert table.size("Cy") == 5
    assert "R3a" in table.game.view(table.state, table.seat("Ada")).hands[2]
    table = Sitting(SWAP, hands={"Ada": ["V4"], "Ben": ["R6", "V1", "P2"], "Cy": ["B1"]})
    assert table.act("Ada", "V4", "seat 1").won == ["Ben"]


def test_the_direction_changes_at_once() -> None:
    assert Sitting(REVERSE).act("Ada", "R5").turn == "Cy"
    table = Sitting(REVERSE, "(when (plays cards: [5]) (skip next))").act("Ada", "R5")
    assert (table.turn, table.direction) == ("Ben", "anticlockwise")


def test_one_card_alone_costs_one_and_does_not_win() -> None:
    assert Sitting(ONE).act("Ada", "R1").size("Ada") == 6
    table = Sitting(ONE, hands={"Ada": ["R1", "R2", "R3"], "Ben": ["R6"], "Cy": ["B1", "P3"]}).act("Ada", "R1 R2")
    assert table.size("Ada") == 1
    table.act("Ben", "R6")
    assert (table.won, table.turn, table.size("Ben")) == ([], "Cy", 1)


def test_a_cough_takes_a_card() -> None:
    table = Sitting(COUGH).act("Ben", "report 1 rule 1")
    assert table.options("Ben") == ["seat 0", "seat 2"]
    table.act("Ben", "seat 0", luck=[0])
    assert (table.turn, table.hand("Ben"), table.size("Ada")) == ("Ada", ["R6a", "V1a", "P2a", "R3a"], 5)
    table = Sitting(COUGH, hands={"Ada": ["R3", "V4"], "Ben": ["R6", "V1"], "Cy": ["B1"]})
    table.act("Ada", "report 1 rule 1").act("Ben", "no", "seat 2")
    assert table.won == ["Cy"]


def test_a_report_can_be_denied_and_is_then_voted_on() -> None:
    table = Sitting(COUGH).act("Ada", "report 1 rule 1").act("Ben", "say no")
    assert table.waiting == ["Cy"]
    assert table.act("Cy", "vote no").turn == "Ada"
    assert Sitting(COUGH).act("Ada", "report 1 rule 1").act("Ben", "say no").act("Cy", "vote yes").waiting == ["Ben"]


def test_the_next_player_barks_before_playing() -> None:
    table = Sitting(BARK).act("Ada", "B4")
    assert table.kinds("Ben") == ("done", "play", "draw")
    duty = table.affairs["duties"][0]
    assert duty["times"] == 3
    assert table.act("Ben", f"done {duty['n']}").turn == "Ben"


def test_who_plays_without_barking_may_be_accused() -> None:
    hands = {"Ada": ["B4", "R1"], "Ben": ["G4", "V1", "P2"], "Cy": ["G3", "P3"]}
    table = Sitting(BARK, hands=hands, draw=["O1", "O2"]).act("Ada", "B4").act("Ben", "G4")
    table.act("Cy", "accuse 1 rule 1")
    assert (table.size("Ben"), table.turn) == (3, "Cy")
    table.act("Ada", "accuse 1 rule 1")
    assert (table.size("Ben"), table.size("Ada")) == (3, 2), "what was judged is not judged again"


def test_who_dawdles_lets_the_others_discard() -> None:
    table = Sitting(IDLE).wait(5)
    assert table.waiting == ["Ben", "Cy"]
    table.act("Ben", "pick P2").act("Cy", "no")
    assert (table.turn, table.sizes, table.discard) == ("Ada", [6, 2, 3], ["R4a", "P2a"])
    assert table.wait(60).waiting == ["Ada"]


def test_any_end_of_the_turn_stops_the_clock() -> None:
    hands = {"Ada": ["B1", "P1"], "Ben": ["R6", "V1", "P2"], "Cy": ["R2", "P3", "G3"]}
    table = Sitting(IDLE, hands=hands).act("Ada", "draw", at=4000).act("Ben", "R6", at=8000)
    assert table.wait(4).waiting == ["Cy"]
    assert table.wait(1).waiting == ["Ada", "Ben"]


def test_a_named_colour_stays_away() -> None:
    table = Sitting(NAME).act("Ada", "R1 R2")
    table.act("Ada", "say red")
    assert table.turn == "Ben"
    assert "R6a" not in table.options("Ben")
    table = Sitting(NAME, "(always (permit (plays cards: [violet])))").act("Ada", "R1 R2", "say violet")
    assert not any("V1a" in option for option in table.options("Ben"))
    table.act("Ben", "R6").act("Cy", "draw")
    assert table.turn == "Ada"
    assert "V4a" in table.options("Ada")


def test_slowly_to_the_end() -> None:
    table = played("R1", SLOW).act("Ada", "seat 1")
    assert table.turn == "Ben"
    assert table.affairs["duties"][0]["seat"] == 1
    hands = {"Ada": ["R1", "B1"], "Ben": ["R6", "R5"], "Cy": ["R2"]}
    table = played("R1", SLOW, hands=hands).act("Ada", "seat 1").act("Ben", "R6").act("Ada", "accuse 1 R1")
    assert table.kinds("Cy") == ("vote",)
    table.act("Cy", "vote guilty")
    assert (table.size("Ben"), len(table.affairs["duties"]), table.turn) == (2, 1, "Cy")
    assert table.act("Cy", "R2").won == ["Cy"], "a win does not wait for what lasts"


def test_what_was_judged_costs_who_accuses_again() -> None:
    table = played("R1", SLOW).act("Ada", "seat 1").act("Ada", "accuse 1 R1").act("Cy", "vote guilty")
    before = table.size("Cy")
    table.act("Cy", "accuse 1 R1")
    assert table.size("Cy") == before + 1
    assert "accused-wrongly" in table.notes


def test_two_minutes() -> None:
    table = played("R1", END).wait(119)
    assert table.won == []
    assert table.wait(1).won == ["Ben", "Cy"]
    assert table.affairs["reason"] == "time"


def test_the_earliest_deadline_stands() -> None:
    table = Sitting(effects={"R1": END, "R6": END}).act("Ada", "R1").act("Ben", "R6", at=60_000).wait(61)
    assert table.won == ["Ben"]


def test_a_penalty_that_somebody_caused_is_reflected() -> None:
    hands = {"Ada": ["P1", "B4", "R1"], "Ben": ["R6", "V1", "P2"], "Cy": ["B1", "P3", "G3"]}
    table = Sitting(effects={"B4": MIRROR}, hands=hands, config={"wrong": "lie"}).act("Ada", "P1").act("Ben", "object")
    assert table.kinds("Ada") == ("answer", "decline")
    assert table.options("Ada") == ["no", "pick B4a"]
    table.act("Ada", "pick B4")
    assert (table.turn, table.top, table.sizes) == ("Ada", "B4a", [2, 4, 3])


def test_the_mirror_can_win_and_its_window_opens_for_whoever_could_hold_it() -> None:
    rule = '(when (plays cards: [red]) (oblige next say "red"))'
    hands = {"Ada": ["R1", "P1"], "Ben": ["V1", "B4"], "Cy": ["G3", "P3"]}
    table = Sitting(rule, effects={"B4": MIRROR}, hands=hands).act("Ada", "R1").act("Ben", "V1")
    table.act("Cy", "accuse 1 rule 1").act("Ben", "pick B4")
    assert (table.won, table.size("Cy")) == (["Ben"], 3)
    hands = {"Ada": ["R1", "P1"], "Ben": ["V1", "V2", "V3"], "Cy": ["G3", "P3", "B4"]}
    table = Sitting(rule, effects={"B4": MIRROR}, hands=hands).act("Ada", "R1").act("Ben", "V1")
    table.act("Cy", "accuse 1 rule 1")
    assert table.kinds("Ben") == ("answer", "decline")
    assert table.options("Ben") == ["no"]
    assert table.act("Ben", "no").size("Ben") == 3


def test_the_same_number_not_the_colour() -> None:
    assert played("R1", SAME).options("Ben") == ["V1a"]
    hands = {"Ada": ["R1", "R2"], "Ben": ["R6"], "Cy": ["B1", "R3"]}
    table = played("R1", SAME, hands=hands, draw=["O2"]).act("Ben", "draw")
    assert table.options("Cy") == ["B1a"]
    table.act("Cy", "B1")
    assert (table.turn, table.affairs["memory"]["lasting"]) == ("Ada", ())


def test_a_card_of_choice_from_the_draw_pile() -> None:
    table = played("R1", DEEP).act("Ada", "say yes")
    assert len(table.options("Ada")) == 8
    assert "pick O5a" in table.options("Ada")
    assert set(table.game.view(table.state, table.seat("Ben")).draw) == {None}
    table.act("Ada", "pick O5")
    assert table.turn == "Ben"
    assert "O5a" in table.hand("Ada")
    assert set(table.game.view(table.state, table.seat("Ada")).draw) == {None}
    table = played("R1", DEEP, draw=[]).act("Ada", "say yes")
    assert (table.turn, "R4a" in table.hand("Ada")) == ("Ben", True), "of one card there is nothing to choose"


def test_two_players_swap() -> None:
    table = played("R1", TWO)
    assert table.options("Ada") == ["seat 0 1", "seat 0 2", "seat 1 2"]
    table.act("Ada", "seat 1 2")
    assert (table.turn, table.hand("Ben"), table.hand("Cy")) == ("Ben", ["B1a", "P3a", "G3a"], ["R6a", "V1a", "P2a"])
    hands = {"Ada": ["R1"], "Ben": ["R6", "V1"], "Cy": ["B1", "P3"]}
    assert played("R1", TWO, hands=hands).act("Ada", "seat 0 2").won == ["Cy"]


def test_everybody_takes_from_the_left_at_once() -> None:
    table = Sitting(effects={"R1": LEFT}).act("Ada", "R1", luck=[0, 0, 0])
    assert table.hand("Ben") == ["V1a", "P2a", "B1a"]
    assert table.hand("Cy") == ["P3a", "G3a", "R3a"]
    assert table.hand("Ada") == ["V4a", "R5a", "B4a", "R2a", "R6a"]
    table = Sitting(effects={"R1": LEFT}, hands={"Ada": ["R1"], "Ben": ["R6", "V1"], "Cy": ["B1", "P3"]})
    table.act("Ada", "R1", luck=[0, 0])
    assert (table.won, table.sizes, table.turn) == ([], [1, 2, 1], "Ben")


def test_a_contest_whose_winner_gives_a_card_to_the_loser() -> None:
    table = played("R1", STARE).act("Ada", "seat 1")
    assert table.waiting == ["Ada", "Ben"]
    table.act("Ada", "seat 1").act("Ben", "seat 1")
    assert table.kinds("Ben") == ("answer",)
    table.act("Ben", "pick P2")
    assert (table.turn, table.sizes) == ("Ben", [6, 2, 3])
    hands = {"Ada": ["R1", "R2"], "Ben": ["R6", "V1"], "Cy": ["B1", "P3"]}
    table = played("R1", STARE, hands=hands).act("Ada", "seat 1").act("Ada", "seat 0").act("Ben", "seat 1")
    assert table.waiting == ["Cy"]
    table.act("Cy", "seat 0")
    assert table.won == ["Ada"], "giving the last card wins"


def test_away_with_the_hand_then_five_new_cards() -> None:
    table = played("R1", CLEAN)
    assert (table.turn, table.hand("Ada"), table.top) == ("Ben", ["G1a", "G2a", "G4a", "O5a", "O1a"], "R1a")
    table = played("R1", CLEAN, hands={"Ada": ["R1"], "Ben": ["R6", "V1"], "Cy": ["B1", "P3"]})
    assert (table.won, table.size("Ada")) == ([], 5)
