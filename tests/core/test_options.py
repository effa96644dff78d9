from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import ScriptedLuck
from carteblanche.core.options import Options
from carteblanche.core.values import Message


class Say(Message):
    word: str


class Shout(Message):
    word: str


class Words(Options[Say | Shout]):
    def listed(self) -> list[Say | Shout]:
        return [Say("yes"), Shout("no"), Say("no")]

    def is_proper(self, action: object) -> bool:
        if action == Say("never"):
            raise Illegal("never")
        return action in self.listed()


class Silence(Words):
    def listed(self) -> list[Say | Shout]:
        return []


def test_what_is_proper_is_among_them_and_a_refusal_says_no() -> None:
    assert Say("yes") in Words()
    assert Say("perhaps") not in Words()
    assert Say("never") not in Words()
    assert "yes" not in Words()


def test_they_are_counted_listed_and_drawn() -> None:
    assert len(Words()) == 3
    assert list(Words()) == [Say("yes"), Shout("no"), Say("no")]
    assert Words().sample(ScriptedLuck([2])) == Say("no")
    with pytest.raises(IndexError, match="no options"):
        Silence().sample(ScriptedLuck([]))


def test_one_kind_alone_can_be_listed() -> None:
    assert list(Words().of_kind("say")) == [Say("yes"), Say("no")]
    assert list(Words().of_kind("whisper")) == []
