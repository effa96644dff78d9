from __future__ import annotations

import pytest

from carteblanche.core.values import Seat
from carteblanche.server.rooms.document import ChatMessage, Document, Friend, Seated


def gathered() -> Document:
    chairs = [Seated("human", "Ada", None, "ada"), Seated("human", "Ben", None, "ben"), Seated("bot", "Pip", "novice")]
    return Document("room", "blockers", {}, "ada", chairs, rules=1)


@pytest.mark.parametrize(
    ("started", "over", "phase"), [(False, False, "gathering"), (True, False, "playing"), (True, True, "over")]
)
def test_the_phase_of_a_room(started: bool, over: bool, phase: str) -> None:
    document = gathered()
    document.started, document.over = started, over
    assert document.phase == phase


def test_a_copy_is_another_one() -> None:
    document = gathered()
    copy = document.copy()
    copy.chairs[0].name = "Zoe"
    assert document.chairs[0].name == "Ada"


def test_who_plays_which_seat() -> None:
    document = gathered()
    document.friends = [Friend(Seat(1), "cem", "Cem", plays=True), Friend(Seat(0), "dua", "Dua")]
    assert [document.seat_of(person) for person in ("ada", "ben", "cem", "dua", None)] == [0, 1, 1, None, None]
    assert document.own_seat_of("cem") is None
    assert (document.player_of(Seat(1)), document.name_of(Seat(1))) == ("cem", "Cem")
    assert (document.player_of(Seat(0)), document.name_of(Seat(2))) == ("ada", "Pip")
    assert (document.is_friend("cem"), document.is_friend("dua")) == (True, False)


def test_a_rematch_moves_everybody_one_chair_on_in_another_room() -> None:
    document = gathered()
    document.started = document.over = True
    again = document.rematch()
    assert again.id != document.id
    assert [chair.name for chair in again.chairs] == ["Ben", "Pip", "Ada"]
    assert (again.phase, again.rules, again.host) == ("gathering", 1, "ada")


def test_who_is_forgotten_leaves_no_trace() -> None:
    document = gathered()
    document.said = [ChatMessage(0, "ada", "Ada", "hello"), ChatMessage(1, "ben", "Ben", "well")]
    document.friends = [Friend(Seat(1), "ada", "Ada", plays=True)]
    after = document.without("ada")
    assert after.chairs[0] == Seated("human")
    assert after.host == "ben"
    assert [message.person for message in after.said] == ["ben"]
    assert after.friends == []
    assert document.chairs[0].name == "Ada"
    assert after.without("ben").host == ""
