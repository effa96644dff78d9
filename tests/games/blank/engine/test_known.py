"""Who still knows which card lies where, once cards have gone somewhere unseen (rules version 3)."""

from __future__ import annotations

from carteblanche.testing.blank.sitting import Sitting, played

OPEN = "(always (open) given: (fits (some top) [red]))"


def seen(table: Sitting, by: str, whose: str) -> list[str]:
    """The cards of a hand that somebody knows."""
    view = table.game.view(table.state, table.seat(by))
    return [card for card in view.hands[table.seat(whose)] if card is not None]


def test_a_hand_that_lay_open_is_remembered_but_shows_nothing_new() -> None:
    table = Sitting(
        OPEN,
        hands={"Ada": ["R4", "B6"], "Ben": ["B4", "P2"], "Cy": ["P4", "P3"]},
        discard=["R6"],
        draw=["G1", "G2", "G3"],
    )
    table.act("Ada", "R4").act("Ben", "B4").act("Cy", "P4")
    assert seen(table, "Ada", "Ben") == ["P2a"], "what was seen and cannot have changed is known"
    table.act("Ada", "draw")
    assert seen(table, "Ben", "Ada") == ["B6a"], "what was drawn when no hand was open is not"


HANDS = {"Ada": ["R1", "R2"], "Ben": ["R6", "V1", "P2"], "Cy": ["B1"], "Dot": ["R4", "G3", "G5"]}


def open_then(effect: str, version: int = 3) -> Sitting:
    """All hands lie open after a red card; then Ada plays a blue one, which does this."""
    table = Sitting(
        OPEN,
        effects={"B4": effect},
        hands={**HANDS, "Ada": ["B4", "R2", "O3"]},
        discard=["R5"],
        turn="Dot",
        version=version,
    )
    return table.act("Dot", "R4").act("Ada", "B4")


def test_an_unseen_gift_is_forgotten_by_those_who_did_not_see_it() -> None:
    table = open_then("(when this (move (some (hand next) n: 1) (hand (beside next n: 2))))")
    table.act("Ben", "pick V1")
    assert sorted(seen(table, "Cy", "Ben")) == ["P2a", "R6a"], "who gets it knows what stays"
    assert (seen(table, "Ada", "Ben"), seen(table, "Dot", "Ben")) == ([], [])
    assert (seen(table, "Ada", "Cy"), seen(table, "Ben", "Cy")) == (["B1a"], ["B1a", "V1a"])
    old = open_then("(when this (move (some (hand next) n: 1) (hand (beside next n: 2))))", version=2)
    old.act("Ben", "pick V1")
    assert sorted(seen(old, "Ada", "Cy")) == ["B1a", "V1a"], "before, everybody saw what was given"


def test_a_whole_hand_that_goes_is_known_where_it_is() -> None:
    table = open_then("(when this (move (some (hand next)) (hand (beside next n: 2))))")
    assert sorted(seen(table, "Dot", "Cy")) == ["B1a", "P2a", "R6a", "V1a"]
    table = open_then("(when this (swap-hands next (beside next n: 2)))")
    assert (seen(table, "Dot", "Ben"), sorted(seen(table, "Dot", "Cy"))) == (["B1a"], ["P2a", "R6a", "V1a"])


def test_a_card_put_away_unseen_is_forgotten() -> None:
    table = open_then("(when this (move (some (hand next) n: 1) draw at: bottom))")
    table.act("Ben", "pick P2")
    assert seen(table, "Dot", "Ben") == []
    view = table.game.view(table.state, table.seat("Dot"))
    assert view.draw[0] is None


def test_what_is_shown_first_is_known_where_it_goes() -> None:
    effect = "(when this [(show (some (hand next) n: 1)) (move (some these) (hand (beside next n: 2)))])"
    table = open_then(effect).act("Ben", "pick V1")
    assert sorted(seen(table, "Dot", "Cy")) == ["B1a", "V1a"]
    assert sorted(seen(table, "Dot", "Ben")) == ["P2a", "R6a"]


def test_cards_that_change_hands_one_by_one_are_forgotten() -> None:
    table = open_then("(when this (exchange (some (hand next) n: 1) (some (hand (beside next n: 2)) n: 1)))")
    table.act("Ben", "pick P2")
    assert (seen(table, "Dot", "Ben"), sorted(seen(table, "Cy", "Ben"))) == (["B1a"], ["B1a", "R6a", "V1a"])
    table = open_then("(when this (exchange (some (hand next) n: 1) (some draw n: 1 how: top)))")
    table.act("Ben", "pick P2")
    assert seen(table, "Dot", "Ben") == []


def test_cards_dealt_out_of_one_hand_are_forgotten() -> None:
    table = open_then("(when this (share (some (hand next)) others))")
    assert not {"R6a", "V1a", "P2a"} & {
        *seen(table, "Ada", "Cy"),
        *seen(table, "Ada", "Dot"),
        *seen(table, "Ada", "Ben"),
    }


def test_nobody_forgets_where_nothing_was_known() -> None:
    table = played("R1", "(when this (move (some (hand next) n: 1) (hand previous)))").act("Ben", "pick P2")
    assert sorted(seen(table, "Cy", "Cy")) == ["B1a", "G3a", "P2a", "P3a"]
