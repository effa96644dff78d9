"""Texts as they are typed in haste: misspelt, short, without verbs, as lists."""

from __future__ import annotations

import pytest
from tests.reader.by_grammar import Kind, read

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.reader.words.lexicon import lexicon


@pytest.mark.parametrize(
    ("language", "misspelt", "meant"),
    [
        ("en", "evrybody", "everybody"), ("en", "discrad", "discard"), ("de", "spiler", "spieler"), ("de", "fergisst", "vergisst"),
        ("fr", "gacuhe", "gauche"), ("fr", "dernié", "dernier"), ("pl", "fszyscy", "wszyscy"), ("pl", "nastepny", "następny"),
        ("ru", "атдай", "отдай"), ("ru", "следуюший", "следующий"),
    ],
)  # fmt: skip
def test_a_misspelt_word_is_taken_for_the_one_it_sounds_like(language: str, misspelt: str, meant: str) -> None:
    assert lexicon(language).meant(misspelt) == meant


@pytest.mark.parametrize(
    ("language", "word"), [("en", "curd"), ("de", "frosch"), ("fr", "fromage"), ("pl", "ziemniak"), ("ru", "корт")]
)
def test_a_word_in_its_own_right_is_never_corrected(language: str, word: str) -> None:
    assert not lexicon(language).meant(word)
    assert not lexicon(language).corrected(word)


def test_a_name_with_a_capital_is_no_misspelling() -> None:
    assert lexicon("ru").corrected("миня")
    assert not lexicon("ru").corrected("миня", name=True)


@pytest.mark.parametrize(
    ("language", "card", "text", "meaning"),
    [
        ("en", "game", "next playr has to giv u a card", "(when this (give next 1 you))"),
        ("en", "game", "swop hands w/ the player on ur left", "(when this (swap-hands you left))"),
        ("de", "game", "alle auser mir zihen eine karte", "(when this (draw others))"),
        ("de", "rule", "wer ne 4 legt mus 2 karten nemen", "(when (plays cards: [4]) (draw you 2))"),
        ("fr", "game", "je done 2 carte a mamie", '(when this (give you 2 (named "mamie")))'),
        ("pl", "rule", "jak ktos da 3 to nast. pauzuje", "(when (plays cards: [3]) (skip next))"),
        ("ru", "rule", "если палажил красную то все бирут по адной", "(when (plays cards: [red]) (draw all))"),
        ("ru", "rule", "если кинул 6 то след. пропускает", "(when (plays cards: [6]) (skip next))"),
    ],
)  # fmt: skip
def test_misspelt_and_short_words_are_read(language: str, card: Kind, text: str, meaning: str) -> None:
    answer = read(text, card, language)
    assert answer.kind == "understood"
    assert answer.readings == (normal(notation.read(meaning)),)


@pytest.mark.parametrize(
    ("language", "text", "limit"),
    [
        ("en", "Hand limit: 7", 7), ("en", "Max 7 cards in hand", 7), ("de", "Handkartenlimit 8.", 8), ("de", "Maximal 7 Handkarten", 7),
        ("fr", "7 cartes max en main", 7), ("pl", "limit reki 7 kart", 7), ("ru", "Лимит руки — восемь карт.", 8),
    ],
)  # fmt: skip
def test_a_limit_of_the_hand_needs_no_verb(language: str, text: str, limit: int) -> None:
    meaning = notation.read(
        f"(when (becomes (compare (size each) > {limit})) (discard you (minus (size you) {limit})))"
    )
    assert read(text, "rule", language).readings == (normal(meaning),)


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("en", "6 = draw 2, 1 = reverse", "(when (plays cards: [6]) (draw you 2)) (when (plays cards: [1]) (reverse))"),
        ("de", "Rot = alle ziehen, Blau = Richtungswechsel",
         "(when (plays cards: [red]) (draw all)) (when (plays cards: [blue]) (reverse))"),
        ("fr", "1 = rejoue. 2 = le suivant pioche 2.", "(when (plays cards: [1]) (extra)) (when (plays cards: [2]) (draw next 2))"),
        ("pl", "zielone = bierzesz karte, rozowe = odrzucasz karte",
         "(when (plays cards: [green]) (draw you)) (when (plays cards: [pink]) (discard you))"),
    ],
)  # fmt: skip
def test_a_list_of_equals_signs_is_several_rules(language: str, text: str, meaning: str) -> None:
    assert read(text, "rule", language).readings == (normal(notation.read(meaning)),)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Skip next. Then me again."), ("de", "Nächster setzt aus. Dann wieder ich."),
        ("fr", "Le suivant saute son tour. Puis encore moi."),
        ("pl", "Następny pauzuje. Potem znowu ja."), ("ru", "Следующий пропускает. Потом опять я."),
    ],
)  # fmt: skip
def test_somebody_again_is_a_turn_in_a_sentence_of_its_own(language: str, text: str) -> None:
    assert read(text, "game", language).readings == (normal(notation.read("(when this (skip next) (extra))")),)


@pytest.mark.parametrize(
    ("language", "text", "meaning"),
    [
        ("pl", "Dobierz 2 karty, leniuchu!", "(when this (draw you 2))"),
        ("ru", "Следующий пропускает ход, бедняга!", "(when this (skip next))"),
        ("pl", "Dobierz 2 karty, zatańcz i odrzuć jedną.", '(when this (draw you 2) (do you "zatańcz") (discard you))'),
    ],
)
def test_what_only_calls_somebody_names_is_set_aside(language: str, text: str, meaning: str) -> None:
    assert read(text, "game", language).readings == (normal(notation.read(meaning)),)
