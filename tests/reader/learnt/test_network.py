from __future__ import annotations

import math

import numpy as np
import pytest

from carteblanche.reader.learnt.features import MOST_WORDS, look
from carteblanche.reader.learnt.network import LONGEST, network, pack, unpack
from carteblanche.reader.words.lexicon import lexicon

TEXTS = [
    ("Sixes skip.", "rule", "en"),
    ("Wer niest, zieht zwei Karten.", "rule", "de"),
    ("Tout le monde pioche une carte, sauf toi.", "game", "fr"),
    ("?!", "game", "pl"),
    ("дракон " * MOST_WORDS, "rule", "ru"),
]


@pytest.mark.parametrize(("text", "card", "language"), TEXTS)
def test_guesses_are_ranked_bounded_and_as_likely_as_they_weigh(text: str, card: str, language: str) -> None:
    seen = network().look(look(text, lexicon(language)), language, card)
    found = network().guess(seen)
    assert found
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert sum(math.exp(one.score) for one in found) <= 1.001
    for one in found:
        assert len(one.tokens) < LONGEST
        assert network().weigh(seen, one.tokens) == pytest.approx(one.score, abs=0.01)


def test_more_beams_find_nothing_worse() -> None:
    seen = network().look(look("Every player passes their hand to the left.", lexicon("en")), "en", "game")
    assert network().guess(seen, 5)[0].score >= network().guess(seen, 1)[0].score - 1e-4


def test_every_word_of_the_text_and_no_other_can_be_pointed_at() -> None:
    words = look("Sixes skip.", lexicon("en"))
    seen = network().look(words, "en", "rule")
    assert network().weigh(seen, ('"', 0, len(words) - 1)) > -math.inf
    assert network().weigh(seen, ('"', 0, len(words))) == -math.inf


def test_what_was_never_seen_is_not_likely() -> None:
    seen = network().look(look("Sixes skip.", lexicon("en")), "en", "rule")
    assert network().weigh(seen, ("(frob", ")")) == -math.inf
    assert network().weigh(seen, ('"', 50, 51)) == -math.inf
    assert network().weigh(seen, (")",) * LONGEST) == -math.inf


def test_arrays_are_stored_a_byte_a_number() -> None:
    matrix = np.linspace(-3, 3, 60, dtype=np.float32).reshape(6, 10)
    row = np.arange(4, dtype=np.float32)
    packed = pack({"matrix": matrix, "row": row}, ["a.b"], ["<s>", "(draw"])
    assert packed["matrix"].dtype == np.int8
    arrays, concepts, vocabulary = unpack(packed)
    assert (concepts, vocabulary) == (["a.b"], ["<s>", "(draw"])
    assert np.abs(arrays["matrix"] - matrix).max() <= 3 / 127
    assert np.array_equal(arrays["row"], row)
