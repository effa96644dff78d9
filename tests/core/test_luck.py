from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import islice, permutations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck, RecordedLuck, ScriptedLuck, commit, mix

if TYPE_CHECKING:
    from collections.abc import Iterator


def words(key: bytes, name: str) -> Iterator[int]:
    """The stream as its description says, written down a second time."""
    block = 0
    while True:
        digest = hmac.new(key, name.encode() + block.to_bytes(8, "big"), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
        block += 1


@given(st.binary(max_size=100), st.text(max_size=10), st.lists(st.integers(1, 2**32), min_size=1, max_size=40))
def test_the_stream_is_as_described(key: bytes, name: str, questions: list[int]) -> None:
    stream = words(key, name)
    luck = KeyedLuck(key, name)
    for n in questions:
        expected = 0 if n == 1 else next(word for word in stream if word < 2**32 // n * n) % n
        assert luck.below(n) == expected


def test_the_first_numbers_of_a_stream_stay_as_they_are() -> None:
    luck = KeyedLuck.seeded(1, "game")
    assert [luck.below(1000) for _ in range(8)] == [word % 1000 for word in islice(words(b"1", "game"), 8)]
    assert [KeyedLuck(b"key").below(10**6) for _ in range(2)] == [next(words(b"key", "")) % 10**6] * 2


def test_numbers_larger_than_a_word_take_several() -> None:
    first, second, third = islice(words(b"key", ""), 3)
    assert KeyedLuck(b"key").below(1 << 64) == first << 32 | second
    assert KeyedLuck(b"key").below(1 << 96) == first << 64 | second << 32 | third
    assert KeyedLuck(b"key").below(1 << 32) == first
    n = (1 << 36) + 160
    assert all(KeyedLuck.seeded(seed).below(n) < n for seed in range(50))


def test_below_one_takes_no_word() -> None:
    one, other = KeyedLuck(b"k"), KeyedLuck(b"k")
    assert one.below(1) == 0
    assert one.below(100) == other.below(100)


@pytest.mark.parametrize("n", [0, -1])
def test_below_nothing_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        KeyedLuck(b"k").below(n)


@pytest.mark.parametrize("n", [2, 3, 7, 10])
def test_numbers_are_equally_likely(n: int) -> None:
    luck = KeyedLuck.seeded(7)
    counts = Counter(luck.below(n) for _ in range(1000 * n))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 30


def test_orders_are_equally_likely() -> None:
    luck = KeyedLuck.seeded(3)
    counts = Counter(luck.shuffle("abcd") for _ in range(24 * 200))
    assert set(counts) == set(permutations("abcd"))
    assert all(130 < count < 270 for count in counts.values())


@given(st.lists(st.integers(), max_size=30), st.integers(0, 1000))
def test_shuffling_keeps_what_is_there(items: list[int], seed: int) -> None:
    assert sorted(KeyedLuck.seeded(seed).shuffle(items)) == sorted(items)


def test_pick_takes_one() -> None:
    luck = KeyedLuck.seeded(1)
    assert {luck.pick("ab") for _ in range(20)} == {"a", "b"}


@given(st.lists(st.integers(1, 50), max_size=20), st.integers(0, 100))
def test_what_was_recorded_can_be_read_back(questions: list[int], seed: int) -> None:
    recorded = RecordedLuck(KeyedLuck.seeded(seed))
    answers = [recorded.below(n) for n in questions]
    scripted = ScriptedLuck(recorded.drawn)
    assert [scripted.below(n) for n in questions] == answers
    assert scripted.left == 0


def test_a_script_that_ends_too_early() -> None:
    luck = ScriptedLuck([1])
    assert luck.left == 1
    luck.below(2)
    with pytest.raises(Unreadable, match="no more"):
        luck.below(2)


@pytest.mark.parametrize("drawn", [2, -1])
def test_a_script_that_does_not_fit_the_question(drawn: int) -> None:
    with pytest.raises(Unreadable, match="written down"):
        ScriptedLuck([drawn]).below(2)


def test_a_commitment_fits_one_number() -> None:
    assert commit(b"a") == commit(b"a") != commit(b"b")
    assert len(commit(b"a")) == 64
    assert commit(b"a") != hashlib.sha256(b"a").hexdigest()


def test_every_number_and_their_order_make_the_key() -> None:
    keys = {
        mix(numbers) for numbers in ([b"a", b"b"], [b"b", b"a"], [b"ab"], [b"ab", b""], [b"", b"ab"], [b"a", b"b", b""])
    }
    assert len(keys) == 6
    assert mix([b"a"]) == mix([b"a"])


def test_an_answer_from_outside_that_is_not_written_down_cannot_be_replayed() -> None:
    with pytest.raises(Unreadable):
        ScriptedLuck([]).recall(1, None)


def test_what_a_source_outside_says_is_recorded_and_checked_when_it_is_asked_again() -> None:
    recorded = RecordedLuck(KeyedLuck.seeded(1))
    drawn = [recorded.below(6), recorded.witness(7), recorded.below(6)]
    assert recorded.drawn == drawn
    scripted = ScriptedLuck(drawn)
    assert [scripted.below(6), scripted.witness(7), scripted.below(6)] == drawn
    assert (scripted.left, scripted.unwitnessed) == (0, 0)
    unasked = ScriptedLuck([7])
    assert (unasked.witness(None), unasked.unwitnessed) == (7, 1)
    with pytest.raises(Unreadable, match="says 8, but 7"):
        ScriptedLuck([7]).witness(8)
    with pytest.raises(Unreadable, match="not at hand"):
        KeyedLuck.seeded(1).witness(None)
