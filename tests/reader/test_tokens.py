from __future__ import annotations

from carteblanche.reader.words.tokens import LONGEST, tokenise


def test_words_numbers_marks_and_quotations_keep_their_places() -> None:
    text = 'If u play a 6: say "merci beaucoup"!'
    tokens = tokenise(text)
    assert [(token.kind, token.text) for token in tokens] == [
        ("word", "If"), ("word", "u"), ("word", "play"), ("word", "a"), ("number", "6"), ("mark", ":"), ("word", "say"),
        ("quote", "merci beaucoup"), ("mark", "!"),
    ]  # fmt: skip
    assert all(token.text in text[token.start : token.end] for token in tokens)


def test_quotation_marks_of_all_five_languages_are_known() -> None:
    for text in ("„Servas“", "« chaud »", "„elo”", "«изи»", "“sheesh”"):
        assert [token.kind for token in tokenise(text)] == ["quote"], text


def test_an_apostrophe_opens_no_quotation() -> None:
    assert [token.text for token in tokenise("the player's hand")] == ["the", "player's", "hand"]


def test_a_plural_of_a_number_is_a_word() -> None:
    assert [(token.kind, token.text) for token in tokenise("No 1s")] == [("word", "No"), ("word", "1s")]


def test_no_more_is_read_than_fits_on_a_card() -> None:
    assert tokenise("a " * LONGEST)[-1].end <= LONGEST
