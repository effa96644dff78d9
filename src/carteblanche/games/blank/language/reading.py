"""A sentence as a card: what somebody wrote, understood, or an error that points at the words and says what would work.

The parser is made from the same table as the printer. It reads every phrase of an entry, in any grammatical form, without regard to case,
accents and punctuation. All readings of a text are found; the one with the least free text is taken, and of equals the first in the order
of the constructs. What somebody says or does may be free text: quoted, or, where nothing else fits, as it stands.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from typing import Any, Final, final

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.data import COLOURS
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language import phrases as p
from carteblanche.games.blank.language.constructs import BY_CATEGORY, BY_KEY, Construct
from carteblanche.games.blank.language.grammar import LANGUAGES, Grammar, grammar

LONGEST: Final = 600
"""How many characters a sentence may have."""
CHUNK: Final = 20
"""What a piece of free text costs besides its length: one long piece is better than many short ones."""
READINGS: Final = 4000
"""How many partial readings are followed before one gives up: no text can keep the parser busy."""


class Misread(Unreadable):
    """Words that were not understood: from where to where, and what would work there."""

    def __init__(self, message: str, start: int, end: int, suggestions: tuple[str, ...]) -> None:
        super().__init__(message)
        self.start = start
        self.end = end
        self.suggestions = suggestions


def read(text: str, language: str = "en", *, rule: bool = True) -> n.Sentence:
    """The card that a text means. `Misread` if it means none."""
    if len(text) > LONGEST:
        raise Misread(f"a card has at most {LONGEST} characters", LONGEST, len(text), ())
    g = grammar(language)
    words = p.tokens(text)
    if not words:
        raise Misread("nothing is written", 0, len(text), ())
    strict = _Reader(g, text, words, free=False)
    found = strict.sentence(rule=rule)
    if found is None:
        found = _Reader(g, text, words, free=True).sentence(rule=rule)
    if found is None:
        raise strict.misread()
    if len(found.then) > n.LONGEST or n.depth(found.then) > n.DEEPEST:
        raise Misread("this is more than fits on a card", 0, len(text), ())
    return found


def guess(text: str) -> str:
    """The language in which a text is understood, or seems to be written."""
    for language in LANGUAGES:
        try:
            read(text, language)
        except Unreadable:
            continue
        return language
    words = [token.word for token in p.tokens(text)]
    known = {language: sum(word in _vocabulary(grammar(language)) for word in words) for language in LANGUAGES}
    return max(LANGUAGES, key=lambda language: known[language])


def _vocabulary(g: Grammar) -> set[str]:
    return {word for phrases in g.read.values() for phrase in phrases for word in _literals(phrase)}


def _literals(phrase: p.Phrase) -> Iterator[str]:
    for one in phrase:
        match one:
            case p.Word(_, tokens):
                yield from tokens
            case p.Choice(options) | p.Plural(options) | p.Agree(options):
                for option in options:
                    yield from _literals(option)
            case _:
                pass


_Found = tuple[int, Any, int]
"""Where a reading ends, what it means, and how many characters of it are free text."""


@final
class _Reader:
    def __init__(self, g: Grammar, text: str, words: list[p.Token], *, free: bool) -> None:
        self._g = g
        self._text = text
        self._words = words
        self._free = free
        self._memo: dict[tuple[str, int], list[_Found]] = {}
        self._steps = 0
        self._furthest = 0
        self._expected: dict[str, None] = {}

    def sentence(self, *, rule: bool) -> n.Sentence | None:
        """The best reading of the whole text."""
        best: tuple[int, int, n.Sentence] | None = None
        for order, (end, value, free) in enumerate(self._sentences()):
            if end == len(self._words) and (best is None or free < best[0]):
                best = (free, order, value)
        return None if best is None else best[2]

    def _sentences(self) -> Iterator[_Found]:
        for start, once in self._limits(0):
            for begin in (*self._frame("frame.this-card", start), start):
                for end, when, given in self._conditions(begin):
                    for after, effects, free in self._consequences(end, when):
                        for last, limit in self._limits(after):
                            made = n.Sentence(effects, when, given, limit or once)
                            yield last, made, free

    def _consequences(self, at: int, when: Any) -> Iterator[tuple[int, tuple[Any, ...], int]]:
        """What follows, with or without a word like *then* before it."""
        for begin in (*(self._frame("frame.then", at) if when is not None else ()), at):
            yield from self._effects(begin)

    def _limits(self, at: int) -> list[tuple[int, Any]]:
        found: list[tuple[int, Any]] = [(end, "turn") for end in self._frame("frame.turn", at)]
        found += [(end, "game") for end in self._frame("frame.game", at)]
        return [*found, (at, "")]

    def _conditions(self, at: int) -> Iterator[tuple[int, Any, tuple[Any, ...]]]:
        for begin in self._frame("frame.when", at):
            for end, when, _ in self._category("trigger", begin):
                yield from self._given(end, when, ())
        yield at, None, ()
        for end, when, _ in self._category("trigger", at):
            yield from self._given(end, when, ())

    def _given(self, at: int, when: Any, given: tuple[Any, ...]) -> Iterator[tuple[int, Any, tuple[Any, ...]]]:
        if len(given) < 4:
            for begin in self._frame("frame.and", at):
                for end, condition, _ in self._category("condition", begin):
                    yield from self._given(end, when, (*given, condition))
        yield at, when, given

    def _effects(self, at: int) -> Iterator[tuple[int, tuple[Any, ...], int]]:
        """One effect after the other."""
        for end, effect, free in self._category("effect", at):
            yield end, (effect,), free
            if end < len(self._words):
                for begin in (*self._frame("frame.then", end), end):
                    for last, more, freer in self._effects(begin):
                        yield last, (effect, *more), free + freer

    def _frame(self, key: str, at: int) -> list[int]:
        return [end for phrase in self._g.read[key] for end, _, _ in self._match(phrase, 0, at, {}, 0, BY_KEY.get(key))]

    def _category(self, category: str, at: int) -> list[_Found]:
        key = (category, at)
        if key not in self._memo:
            self._memo[key] = []
            found: dict[Any, _Found] = {}
            for end, value, free in self._readings(category, at):
                old = found.get((end, value))
                if old is None or free < old[2]:
                    found[end, value] = (end, value, free)
            self._memo[key] = list(found.values())
        return self._memo[key]

    def _readings(self, category: str, at: int) -> Iterator[_Found]:
        if category in _TERMINALS:
            yield from self._terminal(category, at)
            return
        for construct in BY_CATEGORY[category]:
            for phrase in self._g.read[construct.key]:
                for end, filled, free in self._match(phrase, 0, at, {}, 0, construct):
                    made = _made(construct, filled)
                    if made is not None:
                        yield end, made, free

    def _match(
        self, phrase: p.Phrase, index: int, at: int, filled: dict[str, Any], free: int, construct: Construct | None
    ) -> Iterator[tuple[int, dict[str, Any], int]]:
        self._steps += 1
        if self._steps > READINGS * 20:
            return
        if index == len(phrase):
            yield at, filled, free
            return
        one = phrase[index]
        match one:
            case p.Word(_, tokens):
                end = self._literal(tokens, at)
                if end is not None:
                    yield from self._match(phrase, index + 1, end, filled, free, construct)
            case p.Slot(field, _):
                assert construct is not None
                for end, value, freer in self._category(construct.slots[field], at):
                    if freer and (construct.node is n.Event or (construct.node is n.Act and "who" not in filled)):
                        continue
                    if field not in filled or filled[field] == value:
                        yield from self._match(
                            phrase, index + 1, end, {**filled, field: value}, free + freer, construct
                        )
            case p.Given(field, value):
                yield from self._match(phrase, index + 1, at, {**filled, field: value}, free, construct)
            case p.Choice(options) | p.Plural(options) | p.Agree(options):
                ends: set[tuple[int, int]] = set()
                for option in options:
                    for end, more, freer in self._match(option, 0, at, filled, free, construct):
                        if more is not filled or (end, freer) not in ends:
                            ends.add((end, freer))
                            yield from self._match(phrase, index + 1, end, more, freer, construct)

    def _literal(self, tokens: tuple[str, ...], at: int) -> int | None:
        for token in tokens:
            if at >= len(self._words) or self._words[at].word != token:
                self._missed(at, token)
                return None
            at += 1
        return at

    def _missed(self, at: int, word: str) -> None:
        if at > self._furthest:
            self._furthest, self._expected = at, {}
        if at == self._furthest:
            self._expected[word] = None

    def _terminal(self, category: str, at: int) -> Iterator[_Found]:
        if category == "text":
            yield from self._quoted(at)
            return
        if category == "block":
            yield from self._block(at)
            return
        if at >= len(self._words):
            return
        word = self._words[at].word
        match category:
            case "n":
                number = int(word) if word.isdecimal() and len(word) < 5 else self._g.numerals.get(word)
                if number is not None:
                    yield at + 1, number, 0
                else:
                    self._missed(at, "2")
            case "face":
                face = self._face(at)
                if face is not None:
                    yield at + 1, face, 0
            case "time":
                for end, number, _ in self._terminal("n", at):
                    for key, factor in (("seconds", 1), ("minutes", 60)):
                        for last in self._frame(key, end):
                            yield last, number * factor, 0
            case "colour":
                if word in self._g.colours:
                    yield at + 1, self._g.colours[word], 0
                else:
                    self._missed(at, next(iter(self._g.colours)))
            case "colours":
                yield from self._list(at, lambda i: self._g.colours.get(self._words[i].word), COLOURS.index)
            case _:
                yield from self._list(at, self._face, lambda number: number)

    def _face(self, at: int) -> int | None:
        word = self._words[at].word
        face = int(word) if word.isdecimal() and len(word) < 3 else self._g.faces.get(word)
        return face if face is not None and 1 <= face <= 6 else None

    def _list(self, at: int, item: Callable[[int], Any], key: Callable[[Any], int]) -> Iterator[_Found]:
        """Several of a kind: a, b or c."""
        found: list[Any] = []
        while at < len(self._words) and (value := item(at)) is not None:
            found.append(value)
            at += 1
            yield at, tuple(sorted(dict.fromkeys(found), key=key)), 0
            for end in self._frame("frame.or", at):
                if end < len(self._words) and item(end) is not None:
                    at = end
                    break

    def _quoted(self, at: int) -> Iterator[_Found]:
        if at < len(self._words) and (quoted := self._words[at].quoted) is not None:
            yield at + 1, quoted, 0
        elif self._free and at < len(self._words):
            for end in range(len(self._words), at, -1):
                if all(word.quoted is None and word.word not in "()" for word in self._words[at:end]):
                    text = self._text[self._words[at].start : self._words[end - 1].end]
                    if len(text) <= 200:
                        yield end, text, len(text) + CHUNK
        else:
            self._missed(at, "“…”")

    def _block(self, at: int) -> Iterator[_Found]:
        if at < len(self._words) and self._words[at].word == "(":
            for end, effects, free in self._effects(at + 1):
                if end < len(self._words) and self._words[end].word == ")":
                    yield end + 1, effects, free
            return
        for end, effect, free in self._category("effect", at):
            yield end, (effect,), free

    def misread(self) -> Misread:
        """What was not understood, and what would be."""
        at = min(self._furthest, len(self._words) - 1)
        token = self._words[at]
        seen = self._text[token.start : token.end]
        expected = list(self._expected)
        near = difflib.get_close_matches(token.word, expected, 3, 0.6) or expected[:6]
        if self._furthest >= len(self._words):
            return Misread("here something is missing", token.end, token.end, tuple(expected[:6]))
        return Misread(f"{seen[:40]!r} is not understood here", token.start, token.end, tuple(near))


_TERMINALS: Final = frozenset(("n", "face", "time", "text", "colour", "colours", "numbers", "block"))


def _made(construct: Construct, filled: dict[str, Any]) -> n.Node | None:
    """The node that a phrase stands for; nothing if its values are out of bounds."""
    if construct.node is n.Act and "who" not in filled:
        filled = {**filled, "who": n.Who("actor")}
    try:
        made = construct.build(filled)
        msgspec.convert(msgspec.to_builtins(made), type(made))
    except (TypeError, msgspec.ValidationError):
        return None
    return made
