from __future__ import annotations

import random
from itertools import islice

from carteblanche.reader.learnt.tokens import unspell
from drivers.reader.examples import Source, held_sources, make, sources, unmark
from drivers.reader.mixing import COLOURS, Mixer
from drivers.reader.recombining import recombine

SAID = Source("en", "rule", "machine", "Whoever sneezes draws two.", ('(when (reported "sneezes") (draw you 2))',))


def test_marks_are_taken_out_and_their_places_kept() -> None:
    text, places = unmark('Say "{1|hello}" or {2|clap twice}.')
    assert text == 'Say "hello" or clap twice.'
    assert {name: text[start:end] for name, (start, end) in places.items()} == {"$1": "hello", "$2": "clap twice"}


def test_an_example_says_its_meaning() -> None:
    one = make(SAID)
    assert one is not None
    assert one.targets == (("(when", "(reported", '"', 1, 1, ")", "[", "(draw", "you", "2", ")", "]", ")"),)


def test_what_is_quoted_must_stand_in_the_text() -> None:
    assert (
        make(Source("en", "rule", "machine", "Whoever coughs draws.", ('(when (reported "sneezes") (draw you))',)))
        is None
    )


def test_what_is_learnt_is_not_measured_on() -> None:
    held = {(one.language, one.text) for one in held_sources()}
    assert len(held) > 500
    assert not [one.text for one in sources() if (one.language, one.text) in held]


def test_a_mixed_example_has_other_colours_in_text_and_meaning_alike() -> None:
    one = make(
        Source(
            "en", "rule", "machine", "Red on blue is forbidden.", ("(always (forbid (plays cards: [red] on: [blue])))",)
        )
    )
    assert one is not None
    mixer = Mixer([one], random.Random(1))
    seen = set()
    for _ in range(40):
        mixed = mixer.mix(one)
        said = [concept[2:] for concepts, _ in mixed.rows for concept in concepts if concept.startswith("f.")]
        meant = [token for token in mixed.target if token in COLOURS]
        if len(said) == len(meant) == 2:
            assert said == meant
            seen.add(tuple(said))
    assert len(seen) > 5


def test_recombined_meanings_are_meanings_in_the_words_of_the_printer() -> None:
    known = [one for source in islice(sources(), 120) if (one := make(source)) is not None and one.meanings]
    made = list(recombine(known, 20, random.Random(2)))
    assert len(made) == 20
    for one in made:
        assert unspell(one.targets[0], one.words, one.text) is not None
