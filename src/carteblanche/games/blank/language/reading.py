"""A sentence as a card: what somebody wrote, understood, or an error that points at the words and says what would work.

The parser is made from the same table as the printer. It reads every phrase of an entry, in any grammatical form, without regard to case,
accents and punctuation. All readings of a text are found; the one with the least free text and the fewest effects is taken, and of
equals the first in the order of the constructs. What is not in the table's words may still be said in one of the language's other ways
(`ways/`). What somebody says or does may be free text: quoted, or, where nothing else fits, as it stands.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, Final, final

import msgspec
from msgspec.structs import replace

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.data import COLOURS
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language import phrases as p
from carteblanche.games.blank.language.constructs import BY_KEY, Construct
from carteblanche.games.blank.language.grammar import LANGUAGES, Grammar, grammar
from carteblanche.games.blank.language.settling import settled

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
    strict = _Reader(g, text, words)
    found = _Reader(g, text, words, table=True).sentence() or strict.sentence() or _otherwise(g, text, rule=rule)
    if found is None:
        raise strict.misread()
    found = settled(found, rule=rule)
    if len(found.then) > n.LONGEST or n.depth(found.then) > n.DEEPEST:
        raise Misread("this is more than fits on a card", 0, len(text), ())
    return found


def _otherwise(g: Grammar, text: str, *, rule: bool) -> n.Sentence | None:
    """A text that is not understood as it stands: said in another way, or with free text in it."""
    rewritten = _rewritten(g, text)
    ways = tuple(dict.fromkeys((rewritten, text)))
    for one, free in ((rewritten, False), *((one, True) for one in ways)):
        found = _Reader(g, one, p.tokens(one), free=free).sentence()
        if found is not None and not (rule and _idle(found)):
            return found
    return _custom(g, (text, rewritten)) if rule else None


def _rewritten(g: Grammar, text: str) -> str:
    """A text in the table's own words, as far as they are known; what is quoted stays as it was written."""
    marks = {f"q{i}q": said[1] for i, said in enumerate(p.QUOTED.finditer(text))}
    names = iter(marks)
    text = p.QUOTED.sub(lambda said: said[0].replace(said[1], next(names)), text)
    for pattern, instead in g.rewrites:
        text = " ".join(pattern.sub(instead, text).split())[: 2 * LONGEST]
    for mark, said in marks.items():
        text = text.replace(mark, said)
    return text


def _custom(g: Grammar, texts: tuple[str, str]) -> n.Sentence | None:
    """A rule about what only people can see: they report it, in the words in which it was written."""
    for (pattern, instead), free, text in product(g.customs, (False, True), texts):
        said = pattern.match(text.strip())
        if said is None:
            continue
        event = _QUOTES.sub("’", said["event"]).strip(" .,;:!")
        made = instead.format(event=f"{g.quotes[0]}{event}{g.quotes[1]}", rest=said.groupdict().get("rest") or "")
        found = _Reader(g, made, p.tokens(made), free=free).sentence()
        if found is not None and found.when is not None:
            return found
    return None


_STOP: Final = re.compile(r"[.;!?]\s")
"""Where a sentence ends; what somebody says or does in free words does not go on behind it."""
_QUOTES: Final = re.compile(r'[“”„"]|«\s*|\s*»')


def _idle(sentence: n.Sentence) -> bool:
    """Whether nothing ever sets off what somebody is to do in free text: as a rule, that was not understood."""
    return sentence.when is None and any(
        isinstance(effect, n.Act) and isinstance(effect.do, n.Perform | n.Say) for effect in sentence.then
    )


def guess(text: str) -> str:
    """The language in which a text is understood, or seems to be written."""
    words = p.tokens(text)
    for language in LANGUAGES:
        if len(text) <= LONGEST and _Reader(grammar(language), text, words).sentence() is not None:
            return language
    vocabularies = {language: _vocabulary(grammar(language)) for language in LANGUAGES}
    known = {language: sum(token.word in vocabularies[language] for token in words) for language in LANGUAGES}
    return max(LANGUAGES, key=lambda language: known[language])


def _vocabulary(g: Grammar) -> set[str]:
    return {word for phrases in g.read.by_key.values() for phrase in phrases for word in p.literals(phrase)}


_Found = tuple[int, Any, int]
"""Where a reading ends, what it means, and how many characters of it are free text."""


@final
class _Reader:
    def __init__(self, g: Grammar, text: str, words: list[p.Token], *, free: bool = False, table: bool = False) -> None:
        """`free` text is allowed where it fits; only the phrases of the `table` are read, and not all ways to say it."""
        self._g = g
        self._read = g.table if table else g.read
        self._text = text
        self._words = words
        self._free = free
        self._memo: dict[tuple[str, int], list[_Found]] = {}
        self._frames: dict[tuple[str, int], list[int]] = {}
        self._steps = 0
        self._furthest = 0
        self._expected: dict[str, None] = {}

    def sentence(self) -> n.Sentence | None:
        """The best reading of the whole text."""
        best: n.Sentence | None = None
        least = (0, 0)
        for end, value, free in self._sentences():
            if end == len(self._words) and (best is None or (free, len(value.then)) < least):
                best, least = value, (free, len(value.then))
        return best

    def _sentences(self) -> Iterator[_Found]:
        for start, once in self._limits(0):
            for begin in (*self._frame("frame.this-card", start), start):
                for end, when, given, bare in self._conditions(begin):
                    for after, effects, more in self._consequences(end, when):
                        free = more + bare
                        for last, limit in self._limits(after):
                            yield last, n.Sentence(effects, when, given, limit or once), free
                        if when is None:
                            yield from self._afterwards(after, effects, once, free)

    def _afterwards(self, at: int, effects: tuple[Any, ...], once: Any, free: int) -> Iterator[_Found]:
        """The trigger after what it sets off: *draw a card when a 2 is played*."""
        for begin in self._frame("frame.when", at):
            for end, when, _ in self._category("trigger", begin):
                for last, _, given in self._given(end, when, ()):
                    yield last, n.Sentence(effects, when, given, once), free

    def _consequences(self, at: int, when: Any) -> Iterator[tuple[int, tuple[Any, ...], int]]:
        """What follows, with or without a word like *then* before it."""
        for begin in (*(self._frame("frame.then", at) if when is not None else ()), at):
            yield from self._effects(begin)

    def _limits(self, at: int) -> list[tuple[int, Any]]:
        found: list[tuple[int, Any]] = [(end, "turn") for end in self._frame("frame.turn", at)]
        found += [(end, "game") for end in self._frame("frame.game", at)]
        return [*found, (at, "")]

    def _conditions(self, at: int) -> Iterator[tuple[int, Any, tuple[Any, ...], int]]:
        """What stands before the effects; a trigger without a word like *when* is a little less likely."""
        for begin in self._frame("frame.when", at):
            for end, when, _ in self._category("trigger", begin):
                for last, _, given in self._given(end, when, ()):
                    yield last, when, given, 0
        yield at, None, (), 0
        for end, when, _ in self._category("trigger", at):
            for last, _, given in self._given(end, when, ()):
                yield last, when, given, 1

    def _given(self, at: int, when: Any, given: tuple[Any, ...]) -> Iterator[tuple[int, Any, tuple[Any, ...]]]:
        if len(given) < 4:
            for begin in (*self._frame("frame.and", at), at):
                for end, condition, _ in self._category("condition", begin):
                    yield from self._given(end, when, (*given, condition))
        yield at, when, given

    def _effects(self, at: int) -> Iterator[tuple[int, tuple[Any, ...], int]]:
        """One effect after the other."""
        for end, effect, free in self._category("effect", at):
            yield end, (effect,), free
            if end < len(self._words):
                for begin in (*self._frame("frame.then", end), *((end,) if not free or self._parted(end) else ())):
                    for last, more, freer in self._effects(begin):
                        self._steps += 1
                        if self._steps > READINGS * 20:
                            return
                        same = begin in self._frame("frame.and", end) and self._same(effect, more[0], begin)
                        then = (replace(more[0], who=n.Who("target")), *more[1:]) if same else more
                        yield last, (effect, *then), free + freer

    def _same(self, before: Any, after: Any, at: int) -> bool:
        """Whether one goes on about those who did something just now: *the next player draws a card and skips a turn*."""
        if not isinstance(before, n.Act) or not isinstance(after, n.Act) or before.who.role == "actor":
            return False
        return not after.may and any(do == after.do for _, do, _ in self._category("do", at))

    def _frame(self, key: str, at: int) -> list[int]:
        found = self._frames.get((key, at))
        if found is None:
            phrases = self._read.by_key[key]
            found = [end for phrase in phrases for end, _, _ in self._match(phrase, 0, at, {}, 0, BY_KEY.get(key))]
            self._frames[key, at] = found
        return found

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
        openings = self._read.by_category[category]
        self._missed(at, openings.by_word)
        word = self._words[at].word if at < len(self._words) else ""
        for construct, phrase in openings.by_word.get(word, openings.others):
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
                    if freer and (construct.node is n.Event or self._unclear(construct, value, filled, at)):
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

    def _unclear(self, construct: Construct, value: Any, filled: dict[str, Any], at: int) -> bool:
        """Whether free text stands where nobody is said to do it, and it is not even an order such as *sing a song*."""
        if construct.node is not n.Act or "who" in filled or not isinstance(value, n.Perform):
            return False
        return self._words[at].word in self._g.openers or not self._parted(at)

    def _parted(self, at: int) -> bool:
        """Whether a new part of the sentence begins here: at its start, after a comma or a word like *then*."""
        if at == 0 or at >= len(self._words):
            return True
        between = self._text[self._words[at - 1].end : self._words[at].start]
        return any(sign in between for sign in ",;:.!–—") or self._words[at - 1].word in self._g.joints

    def _literal(self, tokens: tuple[str, ...], at: int) -> int | None:
        for token in tokens:
            if at >= len(self._words) or self._words[at].word != token:
                self._missed(at, (token,))
                return None
            at += 1
        return at

    def _missed(self, at: int, words: Iterable[str]) -> None:
        """One of these words would have been understood here."""
        if at > self._furthest:
            self._furthest, self._expected = at, {}
        if at == self._furthest:
            self._expected.update(dict.fromkeys(words))

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
                    self._missed(at, ("2",))
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
                    self._missed(at, (next(iter(self._g.colours)),))
            case "colours":
                yield from self._list(at, lambda i: self._g.colours.get(self._words[i].word), COLOURS.index)
            case _:
                yield from self._list(at, self._face, lambda number: number)

    def _face(self, at: int) -> int | None:
        word = self._words[at].word
        face = int(word) if word.isdecimal() and len(word) < 3 else self._g.faces.get(word)
        if face is None or 1 <= face <= 6:
            return face
        self._missed(at, ("1 … 6",))
        return None

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
                    ordered = any(word.word in self._g.orders for word in self._words[at:end])
                    if len(text) <= 200 and not (
                        ordered or _STOP.search(text) or self._words[at].word in self._g.links
                    ):
                        yield end, text, len(text) + CHUNK
        else:
            self._missed(at, ("“…”",))

    def _block(self, at: int) -> Iterator[_Found]:
        if at < len(self._words) and self._words[at].word == "(":
            for end, effects, free in self._effects(at + 1):
                if end < len(self._words) and self._words[end].word == ")":
                    yield end + 1, effects, free
            return
        for end, effect, free in self._category("effect", at):
            yield end, (effect,), free

    def _said(self, key: str) -> str:
        """The words that are printed for something without gaps."""
        return " ".join(p.printed(self._g.printed[key][""]))

    def misread(self) -> Misread:
        """What was not understood, and what would be."""
        at = min(self._furthest, len(self._words) - 1)
        token = self._words[at]
        seen = self._text[token.start : token.end]
        expected = list(self._expected) if self._furthest else [*map(self._said, _OPENINGS)]
        near = [word for word in expected if "…" in word and token.word.isdecimal()]
        near = near or difflib.get_close_matches(token.word, expected, 3, 0.6) or expected[:6]
        if self._furthest >= len(self._words):
            return Misread("here something is missing", token.end, token.end, tuple(expected[:6]))
        return Misread(f"{seen[:40]!r} is not understood here", token.start, token.end, tuple(near))


_OPENINGS: Final = ("frame.when", "who.next", "who.all", "who.actor", "who.chosen")
"""With what a sentence can begin, for whom nothing was understood."""
_TERMINALS: Final = frozenset(("n", "face", "time", "text", "colour", "colours", "numbers", "block"))


def _made(construct: Construct, filled: dict[str, Any]) -> n.Node | None:
    """The node that a phrase stands for; nothing if its values are out of bounds."""
    if construct.node is n.Act and "who" not in filled:
        filled = {**filled, "who": n.Who("actor")}
    elif construct.node is n.Contest and "one" not in filled:
        filled = {**filled, "one": n.Who("actor")}
    try:
        made = construct.build(filled)
        msgspec.convert(msgspec.to_builtins(made), type(made))
    except (TypeError, msgspec.ValidationError):
        return None
    return made
