from __future__ import annotations

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blitz.data import CARDS, DECK, SIGN, UNDER, places_for, slots, word
from carteblanche.games.blitz.state import Config, deal, face_of, points, setup


def test_there_are_twenty_suns_and_twenty_moons() -> None:
    assert len(CARDS) == DECK == 40
    assert sorted(SIGN.values()).count("sun") == 20


def test_what_lies_on_what() -> None:
    assert UNDER["red 7"] == ("green 6", "blue 6")
    assert UNDER["blue 2"] == ("red 1", "yellow 1")
    assert UNDER["green 1"] == ()


def test_every_seat_has_its_places_and_every_1_its_stack() -> None:
    for seats in range(2, 9):
        lies = places_for(seats)
        names = lies.layout.places
        assert len(set(names)) == len(names) == seats * (3 + slots(seats)) + 4 * seats + 2
        assert names[lies.hand(seats - 1)] == f"hand {seats - 1}"
        assert names[lies.stack(0)] == "C1"
        assert names[lies.finished] == "finished"
        assert len(lies.layout.names) == 40 * seats


def test_a_deal_uses_every_card_and_shows_what_lies_open() -> None:
    pieces = deal(3, KeyedLuck.seeded(1))
    assert pieces.census() == []
    assert sum(map(bool, pieces.known)) == 3 * (4 + 1)


def test_the_starter_is_the_youngest_there_is() -> None:
    assert setup(Config(youngest=5), 4, KeyedLuck.seeded(1)).public.starter == 1
    assert word(3) == "Day!"
    assert word(4) == "Night!"


def test_at_the_start_everybody_has_twenty_points_to_make_up() -> None:
    state = setup(Config(), 4, KeyedLuck.seeded(1))
    assert points(state.public) == (-20,) * 4


def test_a_card_without_its_back() -> None:
    assert face_of("red 10 owl") == "red 10"
