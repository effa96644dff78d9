from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteblanche.core.values import Message, Outcome, Points, Prompt, Seat, Value, from_plain, kind, ranks_by


class LittleGreenMessage(Message, frozen=True):
    number: int


class LittleValue(Value, frozen=True):
    number: int


def test_a_kind_is_the_name_in_kebab_case() -> None:
    assert kind(LittleGreenMessage) == kind(LittleGreenMessage(1)) == "little-green-message"
    assert msgspec.json.encode(LittleGreenMessage(1)) == b'{"kind":"little-green-message","number":1}'


def test_messages_refuse_what_they_do_not_know() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"kind":"little-green-message","number":1,"more":2}', type=LittleGreenMessage)
    with pytest.raises(msgspec.ValidationError, match="Invalid value"):
        msgspec.json.decode(b'{"kind":"prompt","number":1}', type=LittleGreenMessage)


@pytest.mark.parametrize("made", [LittleGreenMessage(1), LittleValue(1)])
def test_nothing_changes_once_it_is_made(made: LittleGreenMessage | LittleValue) -> None:
    with pytest.raises(AttributeError):
        setattr(made, "number", 2)  # noqa: B010


def test_values_are_compared_by_content() -> None:
    assert LittleValue(1) == LittleValue(1) != LittleValue(2)
    assert len({Prompt(("a",)), Prompt(("a",))}) == 1


def test_winners_are_all_of_the_first_rank() -> None:
    outcome = Outcome("done", (2, 1, 1), (Points(5), Points(3), Points(3)))
    assert outcome.winners == (Seat(1), Seat(2))


@pytest.mark.parametrize(
    ("keys", "ranks"), [([(3,), (1,), (2,)], (3, 1, 2)), ([(1, 2), (1, 2), (3, 0)], (1, 1, 3)), ([], ())]
)
def test_equal_keys_share_a_rank_and_the_next_is_skipped(keys: list[tuple[int, ...]], ranks: tuple[int, ...]) -> None:
    assert ranks_by(keys) == ranks


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=8))
def test_a_rank_says_how_many_are_better(keys: list[tuple[int, ...]]) -> None:
    assert ranks_by(keys) == tuple(1 + sum(other < key for other in keys) for key in keys)


class LittleRedMessage(Message):
    number: int


@pytest.mark.parametrize("words", [{"kind": "little-red-message", "number": 7}, {"number": 1 << 70}])
def test_plain_words_are_read_as_they_are_converted(words: dict[str, object]) -> None:
    words = {"kind": "little-green-message"} | words
    kinds = LittleGreenMessage | LittleRedMessage
    assert from_plain(words, kinds) == msgspec.convert(words, kinds)


@pytest.mark.parametrize("number", [1.5, "7", None, [1]])
def test_what_is_no_such_message_is_refused(number: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        from_plain({"kind": "little-red-message", "number": number}, LittleRedMessage)


@pytest.mark.parametrize(
    ("ranks", "returns"),
    [
        ((1, 2), (1.0, -1.0)),
        ((2, 1, 3), (0.0, 1.0, -1.0)),
        ((1, 1), (0.0, 0.0)),
        ((1, 1, 3), (0.5, 0.5, -1.0)),
        ((4, 1, 2, 2), (-1.0, 1.0, 0.0, 0.0)),
    ],
)
def test_what_an_end_is_worth_goes_by_rank_and_adds_up_to_nothing(
    ranks: tuple[int, ...], returns: tuple[float, ...]
) -> None:
    assert Outcome("over", ranks, tuple(Points(0) for _ in ranks)).returns == pytest.approx(returns)
    assert sum(Outcome("over", ranks, tuple(Points(0) for _ in ranks)).returns) == pytest.approx(0)


def test_an_end_is_worth_nothing_to_who_plays_alone() -> None:
    assert Outcome("done", (1,), (Points(3),)).returns == (0.0,)
