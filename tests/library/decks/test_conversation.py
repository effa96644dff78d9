from __future__ import annotations

import msgspec
import pytest

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.library.decks.conversation import (
    accept_card,
    explain_blocks,
    explain_meaning,
    explain_text,
    find_how,
    find_spans,
    for_people,
    from_blocks,
    too_slow,
)

SKIP = "Sixes skip"
MEANT = notation.read("(when (plays cards: [6]) (skip next))")
UNSURE = "If you play a red card the glorbix draws two"


def test_a_text_is_understood_and_said_back_in_every_language() -> None:
    found = explain_text(SKIP, "de", rule=True)
    (offer,) = found.offers
    assert (found.answer, found.language, found.left, found.why) == ("understood", "en", (), "")
    assert set(offer.says) == set(LANGUAGES)
    assert (offer.meaning, offer.category) == (MEANT, "machine")


def test_words_that_were_not_understood_are_pointed_at() -> None:
    found = explain_text(UNSURE, "en", rule=True)
    assert found.answer in ("choose", "nearly")
    assert "glorbix" in [UNSURE[span.start : span.end] for span in found.left]


def test_blocks_mean_what_their_text_means() -> None:
    (offer,) = explain_text(SKIP, "fr", rule=True).offers
    again = explain_blocks(msgspec.to_builtins(offer.blocks), "fr", rule=True)
    assert again.offers == (offer,)
    assert explain_meaning(offer.meaning, "fr", rule=True).offers == (offer,)


def test_blocks_that_make_no_card_are_told() -> None:
    deep = {"kind": "part-block", "part": "meaning", "label": "", "slots": []}
    many = {"a": [{"b": 1}] * 5000}
    nested: dict[str, object] = {}
    for _ in range(300):
        nested = {"a": nested}
    for blocks in (deep, many, nested, {}, {"kind": "part-block", "part": "exec", "label": ""}):
        found = explain_blocks(blocks, "en", rule=True)
        assert (found.answer, found.offers, found.why) == ("nearly", (), "not-a-card")
        with pytest.raises(Unreadable):
            from_blocks(blocks)


@pytest.mark.parametrize(
    ("text", "words", "spans"),
    [
        ("Red red, Redo", ("red",), [(0, 3), (4, 7)]),
        ("draw two cards", ("draw two", "two cards"), [(0, 14)]),
        ("draw", ("who?", ""), []),
        ("a (b", ("(b",), [(2, 4)]),
    ],
)
def test_words_are_found_where_they_stand(text: str, words: tuple[str, ...], spans: list[tuple[int, int]]) -> None:
    assert [(span.start, span.end) for span in find_spans(text, words)] == spans


def test_how_a_card_was_understood_is_kept() -> None:
    offered = explain_text(UNSURE, "en", rule=True).offers[0]
    built = notation.read("(when (plays cards: [6]) (skip next 2))")
    assert accept_card(SKIP, "en", rule=True).how == "read"
    assert accept_card(SKIP, "en", MEANT, rule=True).how == "read"
    assert accept_card(UNSURE, "en", offered.meaning, rule=True).how == "chosen"
    assert accept_card(SKIP, "en", built, rule=True).how == "blocks"
    assert find_how(SKIP, "en", for_people(SKIP), rule=True) == "people"
    words = accept_card("  Sing\n a song ", "en", for_people("something else"), rule=True)
    assert (words.text, words.meaning, words.how) == ("Sing a song", for_people("Sing a song"), "people")
    said = accept_card("", "de", MEANT, rule=True)
    assert (said.text, said.language, said.how) == (
        "Wenn jemand eine 6 legt, setzt der nächste Spieler in seinem nächsten Zug aus.",
        "de",
        "blocks",
    )


def test_a_text_is_taken_for_the_language_that_it_is_in() -> None:
    assert accept_card("Wer lacht, zieht zwei Karten.", "en", rule=True).language == "de"


@pytest.mark.parametrize(
    ("text", "rule", "code"),
    [
        (UNSURE, True, "not-understood"),
        ("", True, "not-understood"),
        ("Everybody sings along until dawn breaks over the quux", True, "not-understood"),
    ],
)
def test_what_is_not_understood_is_no_card_until_its_author_says_what_it_means(
    text: str, rule: bool, code: str
) -> None:
    with pytest.raises(Illegal, match=code):
        accept_card(text, "en", rule=rule)


def test_what_cannot_be_a_card_is_refused() -> None:
    with pytest.raises(Illegal, match="not-a-card"):
        accept_card("Reverse!", "en", notation.read("(when this (reverse))"), rule=True)


def test_what_takes_too_long_is_for_people() -> None:
    found = too_slow(" a  b ", "pl")
    assert (found.answer, found.why, found.offers) == ("people", "too-slow", ())
    assert found.kept == for_people("a b")
