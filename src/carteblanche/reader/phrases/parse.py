"""A card's text as rows of items: one row for each stretch between full stops, colons and the like."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from typing import Final

from carteblanche.reader.phrases import (
    alone,
    auxiliaries,
    cards,
    counting,
    filters,
    people,
    relative,
    rest,
    seats,
    things,
    times,
    verbs,
    whoever,
)
from carteblanche.reader.phrases.chart import WIDEST, Chart, Row, lexical
from carteblanche.reader.phrases.descriptions import described
from carteblanche.reader.phrases.joining import RULES, SINGLES
from carteblanche.reader.phrases.sketch import Item
from carteblanche.reader.words.inflect import is_word
from carteblanche.reader.words.lexicon import Lexicon
from carteblanche.reader.words.morphology import names
from carteblanche.reader.words.tokens import Token, tokenise

VOWELS: Final = frozenset("aeiouyhàâéèêëîïôœùû")
"""With which words begin that others are shortened before."""
STOPS: Final = frozenset((*".!?;:=()[]–—→§", "..."))
EQUALS: Final = frozenset({"=", "→"})
HEAD: Final = 3
"""Words that stand before an equals sign at most, behind a comma."""
THINGS: Final = frozenset({"n", "card", "f", "fs", "face", "q", "w", "deg", "rel", "num", "side"})
"""What may belong to somebody."""
LOADED: Final = (
    alone,
    filters,
    cards,
    counting,
    people,
    whoever,
    things,
    rest,
    seats,
    relative,
    times,
    verbs,
    auxiliaries,
)
"""These fill the table of rules."""
_CHART: Final = Chart(RULES, SINGLES)


@dataclass(frozen=True, slots=True)
class Stretch:
    """The words between two marks, what they are taken for, and the mark behind them."""

    tokens: tuple[Token, ...]
    rows: tuple[Row, ...]
    mark: str
    row: tuple[Item, ...] = ()
    source: str = ""
    """The whole text."""

    def said(self, start: int, end: int) -> str:
        """The author's own words from one token to another."""
        start, end = max(start, 0), min(end, len(self.tokens))
        return self.source[self.tokens[start].start : self.tokens[end - 1].end].strip() if start < end else ""


def parse(text: str, words: Lexicon) -> list[Stretch]:
    found: list[Stretch] = []
    held: list[Token] = []
    article = False
    idle = words.dropped - words.determiners
    source = unicodedata.normalize("NFC", text)
    apart = list(_apart(_polite(tokenise(text), words), words))
    tokens = list(_said([_sign(one, words) for one in _spelt(apart, words)], words))
    for place, token in enumerate(tokens):
        if _spoken(tokens, place, words):
            held.append(replace(token, kind="quote"))
        elif token.text == "." and _abbreviated(tokens, place, words):
            continue
        elif (
            token.kind == "mark" and (token.text in STOPS or (token.text == "-" and held)) and not _minus(tokens, place)
        ):
            if token.text in EQUALS:
                ended, held = _listed(held, found, words)
                found += [_stretch(ended, ";", words, source)] if ended else []
            found.append(_stretch(held, token.text, words, source))
            held = []
        elif token.kind == "word" and token.lower in idle:
            article = token.lower in words.articles
            continue
        else:
            held.append(replace(token, article=True) if article else token)
            article = token.lower in words.articles
            if len(held) >= WIDEST:
                found.append(_stretch(held, "", words, source))
                held = []
    if held:
        found.append(_stretch(held, ".", words, source))
    return [one for one in found if one.tokens or one.mark in "():="]


def _listed(held: list[Token], before: list[Stretch], words: Lexicon) -> tuple[list[Token], list[Token]]:
    """What stands before an equals sign, apart from the end of what stands before it in a list: *6 = draw two, 3 = skip*."""
    cut = 0
    if any(one.mark in EQUALS for one in before):
        joints = [at for at, one in enumerate(held) if one.text == "," or words.means(one.lower, "conj", "and")]
        cut = joints[-1] if joints and 0 < len(held) - joints[-1] - 1 <= HEAD else 0
    head = held[cut + 1 :] if cut else held
    if len(head) == 1 and head[0].kind == "number":
        head = [replace(head[0], article=True)]
    return held[:cut], head


def _spelt(tokens: list[Token], words: Lexicon) -> Iterator[Token]:
    """Misspelt words with what they are meant for, where there is no doubt; what somebody has to say is left as it is."""
    for place, token in enumerate(tokens):
        near = (*tokens[max(place - 1, 0) : place], *tokens[place + 1 : place + 2])
        if token.kind != "word" or token.spelt or any(words.says(one.lower) for one in near):
            yield token
        else:
            meant = words.meant(token.lower, name=token.text[0].isupper())
            named = not meant and token.lower not in words.forms and names(token.lower, words.language)
            yield replace(token, spelt=meant, named=named)


def _spoken(tokens: list[Token], place: int, words: Lexicon) -> bool:
    """Whether a word that mostly says nothing is what somebody has to say: *say please*, *muss bitte sagen*."""
    word = tokens[place].lower
    if word not in words.settings.get("spoken", ()) and not words.exclaims(word) and not words.sounds(word):
        return False
    near = [one.lower for one in (*tokens[max(place - 1, 0) : place], *tokens[place + 1 : place + 2])]
    return any(words.says(one) for one in near)


def _minus(tokens: list[Token], place: int) -> bool:
    """Whether a dash belongs to the number behind it: *next player -2*, *3–5*."""
    token, onward = tokens[place], tokens[place + 1] if place + 1 < len(tokens) else None
    if token.text not in ("-", "–") or onward is None or onward.kind != "number" or onward.start != token.end:
        return False
    return not place or tokens[place - 1].end < token.start or tokens[place - 1].kind == "number"


def _abbreviated(tokens: list[Token], place: int, words: Lexicon) -> bool:
    """Whether a full stop only belongs to the short word before it: *max. 3 cards*."""
    if not place or place + 1 >= len(tokens) or tokens[place].kind != "mark":
        return False
    return tokens[place - 1].lower in words.settings.get("abbreviations", ())


def _sign(token: Token, words: Lexicon) -> Token:
    """A word that stands for an equals sign, as one: *a 3 means …*; a sign that stands for a word, as that: *A / B*, *A <-> B*."""
    spoken: dict[str, str] = words.settings.get("signs", {})
    if token.kind in ("mark", "other") and token.text in spoken:
        return replace(token, text=spoken[token.text], kind="word")
    signs: tuple[str, ...] = tuple(words.settings.get("equals", ()))
    return replace(token, text="=", kind="mark") if token.kind == "word" and token.lower in signs else token


def _said(tokens: list[Token], words: Lexicon) -> Iterator[Token]:
    """Without phrases that say nothing new, and without letters that number things: *(a)*."""
    index = 0
    while index < len(tokens):
        width = next(
            (n for n in (6, 5, 4, 3, 2, 1) if tuple(one.lower for one in tokens[index : index + n]) in words.skipped), 0
        )
        if width and (_begins(tokens, index, width, words) or (index and words.opens(tokens[index - 1].lower))):
            width = 0
        if (
            not width
            and [one.text for one in tokens[index : index + 3 : 2]] == ["(", ")"]
            and len(tokens[index + 1].text) == 1
        ):
            width = 3
        if _ending(tokens, index):
            yield replace(tokens[index], several=True)
            index += 4
            continue
        if more := _or_several(tokens, index, words):
            if tokens[index + 1].text == "(":
                yield replace(tokens[index], several=True)
            index += more
            continue
        if not width:
            yield tokens[index]
        index += width or 1


def _begins(tokens: list[Token], index: int, width: int, words: Lexicon) -> bool:
    """Whether a phrase that mostly says nothing is the subject and verb of a clause: *You choose a player*."""
    first = index == 0 or tokens[index - 1].kind == "mark"
    onward = tokens[index + width] if index + width < len(tokens) else None
    return first and onward is not None and onward.kind != "mark" and words.names(tokens[index].lower)


def _polite(tokens: list[Token], words: Lexicon) -> list[Token]:
    """Pronouns that address somebody where they are written with a capital: *Ziehen Sie*, *Ihre Karten*."""
    polite: dict[str, str] = words.settings.get("polite", {})
    inside = [before.text not in STOPS for before in tokens]
    said = any(one.text in polite and inner for one, inner in zip(tokens[1:], inside, strict=False))
    if not said:
        return tokens
    return [replace(one, text=polite[one.text]) if one.text in polite else one for one in tokens]


def _ending(tokens: list[Token], index: int) -> bool:
    """Whether a word has an ending in brackets: *gracz(e)*."""
    marks = [one.text for one in tokens[index + 1 : index + 4]]
    if len(marks) != 3 or marks[0] != "(" or marks[2] != ")" or tokens[index].kind != "word":
        return False
    return tokens[index + 1].start == tokens[index].end and len(marks[1]) <= 3


def _or_several(tokens: list[Token], index: int, words: Lexicon) -> int:
    """How many words say only that there may be several: *(the player) (or players)*, *le ou (les joueurs)*."""
    near = [one.lower for one in tokens[index : index + 6]]
    if len(near) > 4 and near[1] == "(" and ")" in near[3:] and words.means(near[2], "conj", "or"):
        end = near.index(")")
        return end + 1 if words.means(near[end - 1], "n", "player") or words.means(near[end - 1], "w", "they") else 0
    if len(near) < 3 or not words.means(near[1], "conj", "or"):
        return 0
    either = near[0] in words.determiners and near[2] in words.determiners and near[0] != near[2]
    player = words.means(near[0], "n", "player") and near[2] in words.plurals
    return 2 if either or player else 0


def _apart(tokens: list[Token], words: Lexicon) -> Iterator[Token]:
    """Contractions as two words: *you're*, *l'effet*, *s'il*."""
    after: tuple[str, ...] = tuple(words.settings.get("suffixes", ()))
    before: tuple[str, ...] = tuple(words.settings.get("prefixes", ()))
    pieces = [part for one in tokens for part in _hyphened(one, words)]
    for place, token in enumerate(pieces):
        lower = token.lower
        onward = pieces[place + 1] if place + 1 < len(pieces) else None
        if token.kind == "word" and (several := _several(lower, onward, words)):
            yield from (replace(token, spelt=one) for one in several)
            continue
        if token.kind == "word" and f"{lower}'" in before and onward is not None and onward.lower[:1] in VOWELS:
            yield replace(token, spelt=f"{lower}'")
            continue
        if token.kind == "word" and (elided := _elided(lower, before, words)):
            yield from (replace(token, spelt=one) for one in elided)
            continue
        letters = lower.rstrip("0123456789")
        if token.kind == "word" and letters and letters != lower and lower not in words.forms:
            cut = len(letters)
            yield Token(token.text[:cut], token.start, token.start + cut, "word")
            yield Token(token.text[cut:], token.start + cut, token.end, "number")
            continue
        if token.kind != "word" or "'" not in lower or lower in words.forms:
            yield token
            continue
        cut = next((len(lower) - len(one) for one in after if lower.endswith(one) and len(lower) > len(one)), 0)
        cut = cut or next((len(one) for one in before if lower.startswith(one) and len(lower) > len(one)), 0)
        if cut:
            yield Token(token.text[:cut], token.start, token.start + cut, "word")
            yield Token(token.text[cut:], token.start + cut, token.end, "word")
        else:
            yield token


def _several(word: str, onward: Token | None, words: Lexicon) -> Sequence[str]:
    """The words that one word stands for: *gimme*, *atleast*; *its* before a thing is no short form."""
    if word not in words.long:
        return words.parted(word) or ()
    if word in words.forms and onward is not None and onward.kind != "mark":
        node = words.root.next.get(onward.lower)
        full = [words.root.next[one] for one in words.short.get(word, ()) if one in words.root.next]
        senses = node.senses if node is not None else []
        if not senses or any(one.cat in THINGS for one in senses) or any(onward.lower in one.next for one in full):
            return ()
    return words.long[word]


def _elided(word: str, before: tuple[str, ...], words: Lexicon) -> Sequence[str]:
    """A short word and what it was written together with, without an apostrophe: *dun*, *lautre*."""
    if not before or word in words.forms or word in words.idle or is_word(word, words.language):
        return ()
    for one in before:
        rest = word.removeprefix(one[:-1])
        if len(rest) > 1 and rest != word and rest[0] in VOWELS and rest in words.forms:
            return one, rest
    return ()


def _hyphened(token: Token, words: Lexicon) -> Iterator[Token]:
    """A word with hyphens as it is, if it is known, otherwise in pieces: *défaussez-vous*."""
    if token.kind != "word" or "-" not in token.text or token.lower in words.forms or token.lower in words.dropped:
        yield token
        return
    place = token.start
    for piece in token.text.split("-"):
        yield Token(piece, place, place + len(piece), "word")
        place += len(piece) + 1


def _stretch(tokens: list[Token], mark: str, words: Lexicon, source: str) -> Stretch:
    items = lexical(tokens, words)
    rows = _CHART.parse([*items, *described(tokens, items, words.language)], len(tokens))
    return Stretch(tuple(tokens), tuple(rows), mark, rows[0].items if rows else (), source)


def ways(stretches: list[Stretch], most: int) -> Iterator[tuple[float, list[Stretch]]]:
    """The cheapest ways to take a whole text, with how much more each costs than the cheapest."""
    heap: list[tuple[float, tuple[int, ...]]] = [(0.0, (0,) * len(stretches))]
    seen = {heap[0][1]}
    while heap and most:
        most -= 1
        extra, chosen = heappop(heap)
        yield (
            extra,
            [replace(one, row=one.rows[n].items) if n else one for one, n in zip(stretches, chosen, strict=True)],
        )
        for index, one in enumerate(stretches):
            n = chosen[index] + 1
            further = (*chosen[:index], n, *chosen[index + 1 :])
            if n < len(one.rows) and further not in seen:
                seen.add(further)
                heappush(heap, (extra + one.rows[n].cost - one.rows[n - 1].cost, further))
