"""Proposals: who is asked, what a no does, and how one lapses."""

from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Millis, Seat
from carteblanche.table.log import Expired
from carteblanche.testing.tables import deal_table

ADA, BEN, CEM = Seat(0), Seat(1), Seat(2)


def test_one_no_is_enough() -> None:
    table = deal_table(3)
    table.propose(Millis(5), ADA, "abort", "p")
    table.answer(Millis(6), BEN, "no", yes=False)
    assert table.view(None).proposal is None
    with pytest.raises(Illegal, match="nothing-proposed"):
        table.answer(Millis(7), CEM, "yes", yes=True)


def test_all_must_agree_and_watchers_see_who_has() -> None:
    table = deal_table(3, 1)
    table.propose(Millis(5), ADA, "abort", "p")
    table.answer(Millis(6), CEM, "yes", yes=True)
    proposal = table.view(None).proposal
    assert proposal is not None
    assert [(vote.seat, vote.choice) for vote in proposal.votes] == [(BEN, None), (CEM, "yes")]
    table.answer(Millis(7), BEN, "yes", yes=True)
    assert table.phase == "over"
    assert table.outcome is None
    assert table.aborted


def test_one_proposal_at_a_time() -> None:
    table = deal_table(3)
    table.propose(Millis(5), ADA, "abort", "p")
    with pytest.raises(Illegal, match="proposal-open"):
        table.propose(Millis(6), BEN, "pause", "q")


def test_the_proposer_has_no_vote() -> None:
    table = deal_table(3)
    table.propose(Millis(5), ADA, "abort", "p")
    with pytest.raises(Illegal, match="no-vote"):
        table.answer(Millis(6), ADA, "yes", yes=True)


def test_a_proposal_lapses_after_a_minute() -> None:
    table = deal_table(3)
    table.propose(Millis(5), ADA, "abort", "p")
    assert table.due() == 60_005
    assert [type(entry.event) for entry in table.tick(Millis(60_005))] == [Expired]
    assert table.view(None).proposal is None


def test_a_bot_proposes_nothing() -> None:
    table = deal_table(1, 1)
    with pytest.raises(Illegal, match="no-person-there"):
        table.propose(Millis(5), BEN, "pause", "p")
