"""Random decks of random meanings under all laws, in every way to play."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Alarm, Millis, Seat
from carteblanche.games.blank.affairs import Affairs, Closing, Duty
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.making import make
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.deck import empty, mixed, written
from carteblanche.games.blank.engine.timing import alarms
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.starter import starter
from carteblanche.games.blank.state import Config
from carteblanche.testing import laws
from carteblanche.testing.blank import decks
from carteblanche.testing.blank.decks import WAYS, card, game, hooks
from carteblanche.testing.laws import LawBroken

ASKING = (
    "(when (plays cards: [red]) (if (has next [blue]) (draw next 2) (discard next 1 [red])))",
    "(always (forbid (plays cards: [blue]) unless: (has-none you [(none-of blue)])))",
    "(when (plays cards: [even]) (each others [(may each (give each 1 (next each)))] at-once: true))",
    "(when (draws cards: [6]) (show (some drawn)))",
)
"""Cards that look into hands."""


@pytest.mark.parametrize("seed", range(6))
def test_random_meanings_keep_all_laws(seed: int) -> None:
    report = game(seed, every=15, steps=60)
    assert report.twins > 0


def test_cards_made_at_random_keep_all_laws() -> None:
    reports = [card(seed, closely=seed < 4) for seed in range(16)]
    assert sum(report.twins for report in reports) > 0


@pytest.mark.parametrize("way", range(len(WAYS)))
def test_the_starter_deck_keeps_all_laws_in_every_way_to_play(way: int) -> None:
    effects, wrong = WAYS[way]
    config: Any = Config(effects=effects, wrong=wrong, reading=way == 0)  # type: ignore[arg-type]
    blank = Blank(starter())
    report = laws.check(blank, config, 2 + way % 5, way, every=15, limit=80, hooks=hooks(blank))
    assert report.twins > 0


def test_what_lies_open_stays_known_when_it_is_shuffled() -> None:
    """This card shuffles what is played into the cards that are out of the game."""
    assert card(7000885).twins > 0


def test_a_rule_that_is_to_be_played_is_no_card_that_could_be() -> None:
    assert card(4093).games == 1


def test_a_crash_names_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def divide(seed: int) -> int:
        return 1 // (seed - 8)

    monkeypatch.setattr(decks, "card", divide)
    with pytest.raises(LawBroken, match=r"ZeroDivisionError: .*blank\.card\(8\)"):
        decks.cards(range(8, 9))


def test_mixed_decks_are_played() -> None:
    blank = Blank(mixed((starter(), empty("Ours", "oak", ()))))
    laws.check(blank, Config(), 3, 1, every=30, limit=80, hooks=hooks(blank))


def test_when_all_have_spoken_only_what_is_still_to_be_done_rings() -> None:
    """A win waits for it; the last call is over and does not ring again."""
    waits = Duty(1, Seat(0), 3, "0", Seat(0), "pending", 0, Millis(9000))
    affairs = Affairs("play", Seat(0), 1, duties=(waits,), closing=Closing("over", Millis(5000)))
    assert alarms(affairs) == (Alarm("duty", Millis(9000)),)


def test_cards_that_look_into_hands_tell_nobody() -> None:
    blank = Blank(written(ASKING))
    for seed in range(2):
        laws.check(blank, Config(reading=False), 3, seed, every=20, limit=60, hooks=hooks(blank))


def test_a_leak_is_noticed() -> None:
    """The law can fail: a view that shows what others may choose from is found out."""
    blank = Blank(written(("(when (plays) (discard others 1))",)))

    class Leaky:
        def __getattr__(self, name: str) -> Any:
            return getattr(blank, name)

        def view(self, state: Any, viewer: Any) -> Any:
            shown = blank.view(state, viewer)
            every = tuple(blank.box.names[card] for _, cards in state.record.choices for card in cards)
            return replace(shown, middle=every)

    leaky: Any = Leaky()
    with pytest.raises(LawBroken, match="secrecy"):
        laws.check_many(leaky, Config(reading=False), 3, range(4), every=1, limit=30, hooks=hooks(blank))


def test_every_part_of_the_calculus_is_made_and_can_be_written() -> None:
    made: set[str] = set()
    for seed in range(700):
        meaning = make(KeyedLuck.seeded(seed), rule=seed % 2 == 0)
        made |= {type(part).__name__ for _, part in walk(meaning.clauses, "")}
        if seed % 50 == 0:
            assert notation.read(notation.write(meaning)) == meaning
    assert {cls.__name__ for cls in notation.classes().values()} - made == {"Meaning"}
