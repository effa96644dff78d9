from __future__ import annotations

import pytest

from carteblanche.reader.answer import available
from carteblanche.reader.phrases.alone import ROLES
from carteblanche.reader.words.lexicon import Lexicon, lexicon


def test_a_word_brings_its_forms_phrases_and_irregular_forms() -> None:
    words = Lexicon("en", {"words": {"v.draw": "draw(drew drawn), pick up", "neg.not": "=not"}})
    assert {"draw", "draws", "drawing", "drew", "drawn", "pick", "picks", "up", "not"} <= words.forms


def test_a_separable_verb_is_known_whole_and_apart() -> None:
    words = Lexicon("de", {"words": {"v.discard": "ab|werfen(wirft geworfen)"}})
    assert {"abwirft", "abgeworfen", "wirft"} <= words.forms
    assert words.root.next["wirft"].senses[0].particle == "ab"


def test_accents_and_one_wrong_letter_are_forgiven() -> None:
    words = Lexicon("fr", {"words": {"v.discard": "défausser", "card.card": "carte"}})
    assert words.corrected("defausser")[0][0] == "défausser"
    assert words.corrected("crate")[0][0] == "carte"
    assert words.corrected("chat") == []


@pytest.mark.parametrize("language", available())
def test_every_lexicon_uses_concepts_that_the_rules_know(language: str) -> None:
    players = {
        sense.value for form in lexicon(language).root.next.values() for sense in form.senses if sense.cat == "w"
    }
    assert players <= set(ROLES)
