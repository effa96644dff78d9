from __future__ import annotations

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.library.words.hunspell import Dictionary

AFF = """SET UTF-8
NEEDAFFIX h
ONLYINCOMPOUND o
FORBIDDENWORD d
CIRCUMFIX f
PFX U Y 1
PFX U 0 un .
PFX G Y 1
PFX G 0 ge/f .
SFX S Y 2
SFX S 0 s [^s]
SFX S 0 es s
SFX E Y 1
SFX E e er/S e
SFX T Y 1
SFX T en t/f en
SFX O N 1
SFX O 0 o/o .
"""


def forms(*entries: str, aff: str = AFF) -> set[str]:
    return set(Dictionary(aff, "\n".join(["9", *entries])).forms(lambda _: None))


def test_suffixes_by_condition() -> None:
    assert forms("Haus/S", "Tag/S") == {"Haus", "Hauses", "Tag", "Tags"}


def test_a_suffix_on_a_suffix() -> None:
    assert forms("leise/E") == {"leise", "leiser", "leisers"}


def test_prefix_and_suffix_together() -> None:
    assert forms("klar/US") == {"klar", "klars", "unklar", "unklars"}


def test_what_goes_round_a_word_goes_round_on_both_sides() -> None:
    assert forms("spielen/GT") == {"spielen", "gespielt"}


def test_stems_parts_and_wrong_words_are_no_words() -> None:
    assert forms("alt/hS", "fugen/o", "falsch/d", "rad/O") == {"alts", "rad"}


def test_long_flags_numbers_and_aliases() -> None:
    assert forms("tag/Xx", aff="FLAG long\nSFX Xx Y 1\nSFX Xx 0 e .\n") == {"tag", "tage"}
    assert forms("tag/12,7", aff="FLAG num\nSFX 7 Y 1\nSFX 7 0 e .\n") == {"tag", "tage"}
    assert forms("tag/1", aff="AF 1\nAF S\nSFX S Y 1\nSFX S 0 e .\n") == {"tag", "tage"}


def test_rules_that_add_a_sign_can_be_left_out() -> None:
    aff = "PFX L Y 1\nPFX L 0 l' .\n"
    assert set(Dictionary(aff, "1\nami/L").forms(lambda _: None)) == {"ami", "l'ami"}
    assert set(Dictionary(aff, "1\nami/L", without="'").forms(lambda _: None)) == {"ami"}


def test_a_broken_rule_is_refused_with_its_line() -> None:
    with pytest.raises(Unreadable, match="line 2"):
        Dictionary("SFX A Y 1\nSFX A 0\n", "0")


def test_what_another_dictionary_has_is_left_out_only_if_its_rules_are_the_same() -> None:
    first, second = (Dictionary(AFF, f"9\nTag/S\n{entry}") for entry in ("color/S", "colour/S"))
    second.leave_out(first)
    assert set(second.forms(lambda _: None)) == {"colour", "colours"}
    other = Dictionary(AFF + "PFX A Y 1\nPFX A 0 a .\n", "9\nTag/S")
    other.leave_out(first)
    assert set(other.forms(lambda _: None)) == {"Tag", "Tags"}
    signs = Dictionary(AFF, "9\nTag/S", without="e")
    signs.leave_out(first)
    assert len(signs) == 1, "it has fewer rules"
