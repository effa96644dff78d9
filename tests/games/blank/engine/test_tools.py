"""Cards for people, carried out with hand tools."""

from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.evaluate import tools
from carteblanche.testing.blank.sitting import Sitting

CARD = '(people "whoever is loudest draws three")'


def table() -> Sitting:
    return Sitting(CARD, "(when (plays cards: [6]) (draw you))", pile=["(when (plays cards: [5]) (draw you))"])


def test_a_tool_is_used_if_nobody_objects_in_time() -> None:
    used = table().act("Ada", "tool draw rule 1 @1 x3")
    assert (used.size("Ben"), used.waiting) == (3, ["Ben", "Cy"])
    assert used.wait(4).size("Ben") == 3
    assert used.wait(1).size("Ben") == 6
    assert used.turn == "Ada"


def test_it_is_used_at_once_if_all_say_it_is_fine() -> None:
    assert (
        table().act("Ada", "tool skip rule 1 @1").act("Ben", "vote fine").act("Cy", "vote fine").act("Ada", "R3").turn
        == "Cy"
    )


def test_two_against_the_objection_of_a_third() -> None:
    used = table().act("Ada", "tool draw rule 1 @2 x3").act("Cy", "vote object")
    assert used.waiting == ["Ada", "Ben", "Cy"]
    assert used.act("Ada", "vote yes").act("Ben", "vote yes").size("Cy") == 6
    refused = table().act("Ada", "tool draw rule 1 @2 x3").act("Cy", "vote object")
    assert refused.act("Cy", "vote no").act("Ben", "vote no").size("Cy") == 3
    assert "tool-refused" in refused.notes


def test_another_hand_is_touched_with_consent_or_after_a_vote() -> None:
    used = table().act("Ada", "tool take rule 1 @1")
    assert used.waiting == ["Ben"]
    used.act("Ben", "vote yes").act("Cy", "vote fine")
    assert used.sizes == [7, 2, 3]
    used = table().act("Ada", "tool take rule 1 @1").act("Ben", "vote no")
    assert used.waiting == ["Ada", "Ben", "Cy"]
    assert used.act("Ada", "vote yes").act("Cy", "vote yes").sizes == [7, 2, 3]
    used = table().act("Ada", "tool look rule 1 @1").act("Ben", "vote yes").act("Cy", "vote fine")
    assert None not in used.game.view(used.state, used.seat("Ada")).hands[1]
    assert None in used.game.view(used.state, used.seat("Cy")).hands[1]


def test_the_clock_stands_meanwhile() -> None:
    used = Sitting(CARD, "(when (idle 7) (draw you))").act("Ada", "tool die rule 1 @0", at=1000)
    assert (used.wait(5).size("Ada"), used.notes) == (6, ["voted", "die"])
    assert used.wait(5).size("Ada") == 6
    assert used.wait(2).size("Ada") == 7


@pytest.mark.parametrize(
    ("tool", "sizes"),
    [
        ("draw rule 1 @0 x2", [8, 3, 3]),
        ("extra rule 1 @1", [6, 3, 3]),
        ("reverse rule 1 @0", [6, 3, 3]),
        ("coin rule 1 @0", [6, 3, 3]),
        ("player rule 1 @0", [6, 3, 3]),
        ("mark rule 1 @1", [6, 3, 3]),
        ("counter rule 1 @1 x5", [6, 3, 3]),
        ("rule-in rule 1 @0", [6, 3, 3]),
        ("timer rule 1 @0 x30", [6, 3, 3]),
    ],
)
def test_tools_that_touch_no_other_hand(tool: str, sizes: list[int]) -> None:
    used = table().act("Ada", f"tool {tool}").act("Ben", "vote fine").act("Cy", "vote fine")
    assert used.sizes == sizes
    noted = {"timer": "countdown", "extra": "plays-again", "rule-in": "rule-revealed", "reverse": "reversed"}
    name = tool.split(maxsplit=1)[0]
    assert noted.get(name, {"mark": "marked", "counter": "counts", "draw": "draws"}.get(name, name)) in used.notes


def test_a_hand_of_ones_own_needs_no_consent() -> None:
    used = table().act("Ada", "tool give rule 1 @0 >2 x2").act("Ben", "vote fine").act("Cy", "vote fine")
    assert used.act("Ada", "pick R3, V4").sizes == [4, 3, 5]


@pytest.mark.parametrize(
    ("tool", "code"),
    [
        ("tool draw rule 2 @1", "not-for-people"),
        ("tool draw rule 3 @1", "not-for-people"),
        ("tool fly rule 1 @1", "no-such-tool"),
        ("tool draw rule 1 @7", "no-such-player"),
        ("tool give rule 1 @1 >1", "no-such-player"),
        ("tool draw rule 1 @1 x40", "not-so-many"),
        ("tool draw rule 9 @1", "no-such-card"),
    ],
)
def test_what_is_refused(tool: str, code: str) -> None:
    with pytest.raises(Illegal, match=code):
        table().act("Ada", tool)


def test_every_tool_does_something_that_can_be_read() -> None:
    assert all(tools.steps(name) for name in tools.STEPS)
    assert not any(tools.steps(name) for name in tools.LUCK)
