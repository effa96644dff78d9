from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteblanche.core.ballots import Ballot, Vote
from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat

ANN, BOB, CAT = map(Seat, range(3))


def opened(*, sealed: bool = False) -> Ballot:
    return Ballot((ANN, BOB, CAT), ("yes", "no"), sealed)


def test_it_closes_by_itself_when_all_have_voted() -> None:
    ballot = opened().cast(ANN, "yes").cast(BOB, "no")
    assert not ballot.closed
    assert ballot.waiting() == (CAT,)
    ballot = ballot.cast(CAT, "yes")
    assert ballot.closed
    assert ballot.waiting() == ()
    assert ballot.count() == {"yes": 2, "no": 1}
    assert ballot.majority() == "yes"


@pytest.mark.parametrize(
    ("seat", "choice", "code"),
    [(Seat(7), "yes", "no-vote"), (BOB, "maybe", "no-such-choice"), (ANN, "no", "voted-already")],
)
def test_what_is_refused(seat: Seat, choice: str, code: str) -> None:
    ballot = opened().cast(ANN, "yes")
    with pytest.raises(Illegal) as caught:
        ballot.cast(seat, choice)
    assert caught.value.code == code
    assert ballot.votes == ((ANN, "yes"),)


def test_nobody_votes_after_it_is_closed() -> None:
    closed = opened().cast(ANN, "yes").close()
    with pytest.raises(Illegal) as caught:
        closed.cast(BOB, "yes")
    assert caught.value.code == "ballot-closed"
    assert closed.majority() is None, "more than half of all voters, not of those who voted"
    assert closed.leaders() == ("yes",)


def test_a_tie_has_two_leaders_and_silence_none() -> None:
    assert opened().cast(ANN, "yes").cast(BOB, "no").close().leaders() == ("yes", "no")
    assert opened().close().leaders() == ()


def test_an_open_ballot_shows_every_vote() -> None:
    assert opened().cast(ANN, "yes").shown(None) == (Vote(ANN, True, "yes"), Vote(BOB, False), Vote(CAT, False))


def test_a_sealed_ballot_shows_who_voted_and_the_own_vote() -> None:
    ballot = opened(sealed=True).cast(ANN, "yes").cast(BOB, "no")
    assert ballot.shown(BOB) == (Vote(ANN, True), Vote(BOB, True, "no"), Vote(CAT, False))
    assert ballot.shown(None)[0] == Vote(ANN, True)
    assert ballot.close().shown(None)[0] == Vote(ANN, True, "yes")


@given(st.lists(st.tuples(st.integers(0, 4), st.sampled_from("ab")), max_size=12))
def test_every_seat_votes_once_at_most(tries: list[tuple[int, str]]) -> None:
    ballot = Ballot(tuple(map(Seat, range(4))), ("a", "b"))
    for seat, choice in tries:
        with suppress(Illegal):
            ballot = ballot.cast(Seat(seat), choice)
    assert sum(ballot.count().values()) == len(ballot.votes) == len({seat for seat, _ in ballot.votes})
    assert ballot.closed == (len(ballot.votes) == 4)
