from __future__ import annotations

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.library.words.cspell import words

HEAD = "#!/usr/bin/env cspell-trie reader\nTrieXv3\nbase=32\n__DATA__\n"


def test_letters_ends_and_ways_back() -> None:
    assert set(words(HEAD + "ab$c$$xy$")) == {"ab", "ac", "a", "xy"}
    assert set(words(HEAD + "Baum$s$4Ros$e$3")) == {"Baum", "Baus", "Ros", "Roe"}


def test_a_branch_taken_over() -> None:
    """Node 2 is what follows `ta`; `wa` goes on in the same ways."""
    assert set(words(HEAD + "tag$l$<<wa#2;<<")) == {"tag", "tal", "wag", "wal"}


def test_marked_words_are_left_out() -> None:
    assert set(words(HEAD + "\\!ab$<<x$")) == {"x"}


@pytest.mark.parametrize("text", ["", "TrieXv9\n__DATA__\n", HEAD + "a$$$$$$", HEAD + "a#zzz;", "\0"])
def test_damage_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        list(words(text))
