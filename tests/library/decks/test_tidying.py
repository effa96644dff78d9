from __future__ import annotations

from carteblanche.games.blank.calculus.notation import read
from carteblanche.library.decks.tidying import LONGEST, tidy, tidy_meaning


def test_a_text_is_one_line_of_bounded_length() -> None:
    assert tidy(" Draw\n\ttwo\u202e. ") == "Draw two."
    assert len(tidy("x" * (LONGEST + 50))) == LONGEST


def test_what_a_meaning_quotes_is_tidied_wherever_it_stands() -> None:
    written = read('(when this [(each all [(oblige each say " sheesh \u202e ")])])')
    assert tidy_meaning(written) == read('(when this [(each all [(oblige each say "sheesh")])])')
