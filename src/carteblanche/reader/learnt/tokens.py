"""Meanings as the network writes them: tokens of the notation, and places of words for what people say or do.

`(when (reported "sneezes") [(draw you)])` is `(when (reported " 1 1 ) [ (draw you ) ] )`, if *sneezes* is the word in place 1.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.reader.learnt.features import Word

Tokens: TypeAlias = "tuple[str | int, ...]"
IDLE: Final = frozenset({("people",), ("nonsense",)})
"""What is written for a text that is for people, or that says nothing."""
WIDEST: Final = 25
"""Words that somebody says or does, at the most."""
ALIKE: Final = 0.5
"""How much of a stretch of the text is in the words that are looked for, at the least."""
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[()\[\]]|[^\s()\[\]"]+')
_WORDS: Final = re.compile(r"\w+")
_MARKS: Final = ' "„“”«»‚‘’‹›.,;:!?'


def spell(
    meaning: Meaning, words: Sequence[Word], text: str, places: Mapping[str, tuple[int, int]] | None = None
) -> Tokens | None:
    """The tokens of a meaning in its normal form; none if something that it quotes is not in the text. `places`: where, if it is known."""
    found: list[str | int] = []
    opened = False
    for token in _TOKEN.findall(notation.write(normal(meaning))):
        if token == "(":  # noqa: S105
            opened = True
        elif token.startswith('"'):
            said = re.sub(r"\\(.)", r"\1", token[1:-1])
            known = (places or {}).get(said)
            place = _find(said, words, text) if known is None else _between(words, *known)
            if place is None:
                return None
            found += ['"', *place]
        else:
            found.append(f"({token}" if opened else token)
            opened = False
    return tuple(found)


def unspell(tokens: Tokens, words: Sequence[Word], text: str) -> Meaning | None:
    """The meaning that these tokens say, or none if they say that there is none."""
    if tokens in IDLE:
        return None
    written: list[str] = []
    rest = iter(tokens)
    for token in rest:
        if token == '"':  # noqa: S105
            first, last = next(rest, None), next(rest, None)
            if not (isinstance(first, int) and isinstance(last, int) and 0 <= first <= last < len(words)):
                raise Unreadable("a quotation is of no words")
            said = text[words[first].start : words[last].end].strip(_MARKS)
            written.append('"' + said.replace("\\", "\\\\").replace('"', '\\"') + '"')
        elif isinstance(token, int):
            raise Unreadable("words of the text stand where none can")
        else:
            written.append(token)
    return normal(notation.read(" ".join(written)))


def _between(words: Sequence[Word], start: int, end: int) -> tuple[int, int] | None:
    inside = [place for place, word in enumerate(words) if word.start < end and word.end > start]
    return (inside[0], inside[-1]) if inside else None


def _find(said: str, words: Sequence[Word], text: str) -> tuple[int, int] | None:
    """Where these words stand in the text, or the stretch of it that is most like them."""
    at = text.lower().find(said.lower().strip())
    if at >= 0:
        return _between(words, at, at + len(said.strip()))
    wanted = set(_WORDS.findall(said.lower()))
    known = [place for place, word in enumerate(words) if text[word.start : word.end].lower() in wanted]
    best: tuple[float, tuple[int, int]] | None = None
    for first in known:
        for last in (one for one in known if first <= one <= first + WIDEST):
            inside = set(_WORDS.findall(text[words[first].start : words[last].end].lower()))
            alike = len(inside & wanted) / len(inside | wanted)
            if best is None or alike > best[0]:
                best = alike, (first, last)
    return best[1] if best is not None and best[0] >= ALIKE else None
