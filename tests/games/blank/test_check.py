from __future__ import annotations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank.language.check import BOUND, bound, check
from carteblanche.games.blank.language.making import make
from carteblanche.games.blank.language.reading import read


def codes(text: str, *, rule: bool = True, people: tuple[str, ...] = (), beside: tuple[str, ...] = ()) -> set[str]:
    report = check(read(text), rule=rule, people=people, beside=[read(one) for one in beside])
    return {finding.code for finding in report.findings}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (
            "When a 1 is played and it is one higher than the card before, the next player must draw 1 card.",
            "never-fires",
        ),
        ("When a red card is played and the top card is a blue card, the next player must draw 1 card.", "never-fires"),
        ("The next player must draw 1 card.", "never-fires"),
        ("When a 3 is played, the loser must draw 1 card.", "no-target"),
        ("When a 3 is played, cards of the named colour must not be played until the end of the game.", "no-target"),
        ("When a 3 is played, that player wins the game.", "wins-at-once"),
        ("When a 3 is played, that player must discard the whole hand.", "wins-at-once"),
        ("When a card is drawn, that player must draw 1 card.", "sets-itself-off"),
        ("When that player is about to take a penalty: all players must draw 1 card.", "reaction-on-a-rule"),
    ],
)
def test_what_an_author_is_told(text: str, code: str) -> None:
    assert code in codes(text)


def test_game_cards_need_no_trigger() -> None:
    assert codes("When a 3 is played, the next player must draw 1 card.", rule=False) == {"trigger-on-a-game-card"}
    assert codes("All hands lie open.", rule=False) == {"say-how-long"}


def test_circles_with_the_rules_beside_it() -> None:
    other = "When a card is discarded, the next player must draw 1 card."
    assert "circle" in codes("When a card is drawn, the next player must discard 1 card.", beside=(other,))


def test_cards_that_single_out_a_person() -> None:
    text = "When a 3 is played, the next player must say “Gerda, Gerda, Gerda”."
    assert "singles-out" in codes(text, people=("Gerda", "Otto"))
    assert codes(text, people=("Otto",)) == set()


def test_classes() -> None:
    def category(text: str) -> str:
        return check(read(text), rule=True).category

    assert category("When a 3 is played, the next player must draw 1 card.") == "machine"
    assert category("When a 3 is played, the next player must say “three”.") == "helped"
    assert (
        category("When a player laughs, that player must do this: “keep quiet” until the end of the game.") == "honour"
    )


def test_everything_ends_within_a_stated_bound() -> None:
    luck = KeyedLuck.seeded(4)
    assert all(bound(make(luck, rule=True).then) <= BOUND for _ in range(80))
