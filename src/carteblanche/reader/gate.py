"""The gate: every word that carries meaning leaves a trace in the reading, whatever the interpreter made of it.

`traces.yaml` names for each word of the lexicon the parts of the calculus that it may have become. A word of which the reading shows none,
and that stands neither in what the author says in free words nor in what was set aside, was lost on the way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import Calculation, Count, Fact, Part, Plays, Reported
from carteblanche.games.blank.calculus.steps import (
    Forbid,
    Meaning,
    Oblige,
)
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.reader.meaning.interpret import Reading
from carteblanche.reader.phrases.chart import lexical
from carteblanche.reader.phrases.parse import Stretch
from carteblanche.reader.words.lexicon import Lexicon, Sense
from carteblanche.reader.words.tokens import Token

_WORDS: Final = re.compile(r"\w+")
SPOKEN: Final = frozenset({"o", "name", "num", "f", "n", "face", "v", "adv", "card", "verdict"})
"""Categories of words that may be what people say or do."""
NO_DEEDS: Final = frozenset(
    [
        ("neg", "not"),
        ("w", "you"),
        ("w", "nobody"),
        ("v", "give"),
        ("v", "draw"),
        ("v", "discard"),
        ("v", "countas"),
        ("v", "goes"),
        ("v", "keep"),
        ("n", "text"),
        ("n", "rule"),
        ("n", "rule-pile"),
        ("n", "draw-pile"),
        ("n", "discard-pile"),
        ("n", "penalty"),
        ("n", "direction"),
    ]
)
"""Concepts that are in no words for what people do outside the game."""
DEEDS: Final = frozenset({("v", "say"), ("v", "name"), ("v", "guess"), ("v", "look"), ("v", "affect"), ("n", "word")})
"""What people do outside the game with whatever they like."""
OUTSIDE: Final = frozenset({"o", "name", "kind", "verdict"})
SEEN: Final = frozenset(
    [
        ("n", "turn"),
        ("n", "penalty"),
        ("n", "draw-pile"),
        ("n", "discard-pile"),
        ("n", "rule"),
        ("n", "rule-pile"),
        ("n", "direction"),
        ("n", "majority"),
        ("n", "coin"),
        ("n", "heads"),
        ("n", "tails"),
        ("n", "colour"),
        ("n", "number"),
        ("n", "round"),
        ("n", "second"),
        ("n", "minute"),
        ("n", "tie"),
    ]
)
"""Things of the game, of which nobody has to tell the machine."""
MANY: Final = 2
"""So many unknown words may be offered to be set aside."""
_CODE: Final = re.compile(r"[a-z-]* ?[A-Z]{1,2}|~.*|who\?|when\?|until|otherwise|\?")
"""What the interpreter notes instead of words."""


@lru_cache(maxsize=1)
def _table() -> dict[str, frozenset[str]]:
    """For each concept the parts of the calculus that it may have become."""
    import yaml

    text = resources.files("carteblanche.reader").joinpath("traces.yaml").read_text(encoding="utf-8")
    data: dict[str, str] = yaml.safe_load(text)
    return {concept: frozenset(traces.split()) for concepts, traces in data.items() for concept in concepts.split()}


def lost(stretches: Sequence[Stretch], reading: Reading, words: Lexicon) -> list[str]:
    """The words that left no trace."""
    assert reading.meaning is not None
    traces, free = _traces(reading.meaning)
    reasons = {word for text in reading.reasons for word in _WORDS.findall(text.lower())} - free
    free |= reasons
    obliged = list(_obliged(reading.meaning))
    owed = {word for one in obliged for word in _WORDS.findall(one.text.lower())}
    """No place for colours, which are words of the game."""
    stated = free | {word for text in reading.commentary for word in _WORDS.findall(text.lower())}
    missing = [
        text for text in _free(reading.meaning) if not any(_own(word, words) for word in _WORDS.findall(text.lower()))
    ]
    missing += [word for text in _reports(reading.meaning) for word in _foreign(text, words)]
    if "Permit" not in traces:  # *whatever the colour*
        missing += [
            text for text in reading.commentary[_is_titled(stretches, reading) :] if _is_about_cards(text, words)
        ]
    merely = [one.text for one in obliged if not one.fail and not _is_deed(one.text, words)]
    missing += [word for text in merely for word in _WORDS.findall(text.lower()) if _is_no_deed(word, words)]
    bans = [one.text for one in _banned_reports(reading.meaning)]
    missing += [word for text in bans for word in _WORDS.findall(text.lower()) if _is_no_deed(word, words, nouns=True)]
    for stretch in stretches:
        senses = _senses(stretch.tokens, words)
        for place, token in enumerate(stretch.tokens):
            if token.kind in ("mark", "other"):
                continue
            known = senses.get(place, [])
            said = set(_WORDS.findall(token.text.lower()))
            if token.kind != "quote" and said <= owed and any(_shown(one) for one in known):
                missing.append(token.text)
                continue
            looks = said <= reasons and (token.kind == "number" or any(one.cat in ("f", "fs", "face") for one in known))
            if not looks and (
                said <= free
                or (_spoken(known) and all(_akin(word, free) for word in said))
                or (said <= stated and not any(_strict(one) or one.cat == "w" for one in known))
            ):
                continue
            if said <= stated and any(one.cat == "w" for one in known):
                missing.append(token.text)
                continue
            onward = stretch.tokens[place + 1].text.lower() if place + 1 < len(stretch.tokens) else ""
            if onward in stated and any(one.cat == "conj" for one in known):
                continue
            if not (any(_traced(one, traces) for one in known) if known else token.lower in words.determiners):
                missing.append(token.text)
    return missing


@lru_cache(maxsize=64)
def _senses(tokens: tuple[Token, ...], words: Lexicon) -> dict[int, list[Sense]]:
    """What every word may stand for; it is asked for again with every way to take a text."""
    found: dict[int, list[Sense]] = {}
    for item in lexical(tokens, words):
        if isinstance(item.val, Sense):
            for place in range(item.start, item.end):
                found.setdefault(place, []).append(item.val)
    return found


def _free(meaning: Meaning) -> Iterator[str]:
    """What people are asked to do or to report, in the author's words."""
    for name, value in _walk(meaning, ""):
        if name == "text" and isinstance(value, str):
            yield value


def _reports(meaning: Meaning) -> Iterator[str]:
    """What people report or judge, in the author's words."""
    return (part.text for _, part in walk(meaning) if isinstance(part, Reported | Fact))


def _foreign(text: str, words: Lexicon) -> list[str]:
    """What should not be in a report: things that the machine itself sees, or nothing but words of the game."""
    found: list[str] = []
    outside = acts = False
    for word in _WORDS.findall(text.lower()):
        forms = (word, *words.folded.get(words.fold(word), ()))
        senses = [one for form in forms if (node := words.root.next.get(form)) is not None for one in node.senses]
        known = {(one.cat, one.value) for one in senses}
        acts = acts or any(one.cat == "o" for one in senses) or bool(known & DEEDS)
        outside = outside or (not senses and word not in words.dropped) or any(one.cat in OUTSIDE for one in senses)
        found += [word] if known & SEEN else []
    if acts:
        return []
    return found if outside else [text]


def _is_titled(stretches: Sequence[Stretch], reading: Reading) -> bool:
    """Whether the text begins with what was set aside first."""
    first = next((token.lower for stretch in stretches for token in stretch.tokens if token.kind == "word"), "")
    return bool(reading.commentary) and reading.commentary[0].lower().startswith(first)


def _is_about_cards(text: str, words: Lexicon) -> bool:
    """Whether a title or a story speaks of what cards show and of nothing outside the game: it is neither."""
    nodes = [words.root.next.get(word) for word in _WORDS.findall(text.lower()) if word not in words.dropped]
    return all(nodes) and any(_shown(one) for node in nodes if node is not None for one in node.senses)


def _shown(sense: Sense) -> bool:
    """Whether it is a word for what cards show."""
    return sense.cat in ("f", "fs") or (sense.cat == "n" and sense.value in ("colour", "number"))


def _obliged(meaning: Meaning) -> Iterator[Oblige]:
    """What somebody has to do, in the author's words."""
    return (part for _, part in walk(meaning) if isinstance(part, Oblige) and part.how == "do")


def _banned_reports(meaning: Meaning) -> Iterator[Reported]:
    """What people see or hear and is forbidden."""
    bans = (part.event for _, part in walk(meaning) if isinstance(part, Forbid))
    return (event for event in bans if isinstance(event, Reported))


def _is_deed(text: str, words: Lexicon) -> bool:
    """Whether it begins with something that people do outside the game, whatever else stands behind it."""
    first = next(iter(_WORDS.findall(text.lower())), "")
    node = words.root.next.get(first)
    return node is not None and any(one.cat == "o" or (one.cat, one.value) in DEEDS for one in node.senses)


def _is_no_deed(word: str, words: Lexicon, *, nouns: bool = False) -> bool:
    """Whether a word says that something is not done, that it is oneself who does it, or something that is done with cards alone: no
    word for what people do outside the game.
    """
    forms = (word, *words.folded.get(words.fold(word), ()))
    nodes = [node for form in forms if (node := words.root.next.get(form)) is not None]
    senses = [sense for node in nodes for sense in node.senses]
    no_deeds = {one for one in NO_DEEDS if one[0] == "n"} if nouns else NO_DEEDS
    return any((one.cat, one.value) in no_deeds for one in senses) and not any(one.cat == "o" for one in senses)


def _own(word: str, words: Lexicon) -> bool:
    """Whether a word says something by itself, outside the game."""
    node = words.root.next.get(word)
    if word in words.settings.get("spoken", ()) or words.exclaims(word):
        return True
    return word not in words.dropped and (
        node is None or not node.senses or any(one.cat in SPOKEN for one in node.senses)
    )


def weighty(left: Sequence[str], meaning: Meaning, words: Lexicon) -> list[str]:
    """Those of the words left over that may change what a card does; the others are unknown, or say nothing by themselves."""
    traces, _ = _traces(meaning)
    several = len({text.lower() for text in left}) > MANY
    return [text for text in left if several or _CODE.fullmatch(text) or " " in text or _weighs(text, traces, words)]


def _weighs(word: str, traces: set[str], words: Lexicon) -> bool:
    node = words.root.next.get(word.lower().strip(".,!?;:"))
    if node is None:
        return word.isdigit() and int(word) > 1
    return bool(node.senses) and not any(_traced(sense, traces) for sense in node.senses)


def _spoken(known: list[Sense]) -> bool:
    """Whether a word may be one of those that people do outside the game."""
    return any(one.cat == "o" for one in known)


def _akin(word: str, free: set[str]) -> bool:
    """Whether the author's words have another form of this one: *clap*, *claps*."""
    return any(one[: max(3, len(word) - 3)] == word[: max(3, len(word) - 3)] for one in free)


def _needs(sense: Sense) -> frozenset[str]:
    match sense.cat:
        case "num" if int(sense.value) > 1:
            n = int(sense.value)
            pair = ("Like",) if n == 2 else ()
            return frozenset((str(n), str(60 * n), str(3600 * n), *pair))
        case "fs":
            return frozenset((sense.value,))
        case "f" if sense.value not in ("even", "odd", "prime", "pair", "playable"):
            return frozenset((sense.value,))
        case "face":
            return frozenset((sense.value,))
        case "ord" if int(sense.value) > 1:
            return frozenset((sense.value,))
        case _:
            return _table().get(f"{sense.cat}.{sense.value}", frozenset())


def _strict(sense: Sense) -> bool:
    """Whether a word counts even in a title or a story: whoever writes it there may mean it."""
    if (sense.cat, sense.value) in (("prep", "except"), ("n", "tie")):
        return True
    return sense.cat in ("f", "w", "neg", "mod", "conj", "u", "face", "ban", "num", "deg", "adv", "hard") and bool(
        _needs(sense)
    )


def _traced(sense: Sense, traces: set[str]) -> bool:
    if sense.cat in ("o", "name", "kind"):
        return False
    needed = _needs(sense)
    return not needed or bool(needed & traces)


def _traces(meaning: Meaning) -> tuple[set[str], set[str]]:
    """What parts a meaning has, and the words in which it quotes its author."""
    traces: set[str] = set()
    free: set[str] = set()
    for name, value in _walk(meaning, ""):
        if name in ("text", "name", "mark") and isinstance(value, str):
            free |= set(_WORDS.findall(value.lower()))
        traces.add(str(value))
    return traces, free


def _walk(value: Any, name: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Part):
        kind = type(value).__name__
        yield "", kind
        for field in value.__struct_fields__:
            inner = getattr(value, field)
            if (
                inner in (None, "", ())
                or inner is False
                or (field, inner) in (("seen", "nobody"), ("least", 1), ("most", 99))
            ):
                continue
            yield "", field
            if field in ("least", "most") and isinstance(inner, int):
                yield "", inner + (-1 if field == "least" else 1)
            yield from _walk(inner, field)
        if kind in ("Or", "AnyOf", "OneOf", "Either") or (kind in ("Colour", "Numbered") and len(value.of) > 1):  # type: ignore[attr-defined]
            yield "", "or"
        if kind in ("When", "Whenever", "React") and getattr(value, "event") != "this":  # noqa: B009
            yield "", "event"
        if getattr(value, "fail", None) or getattr(value, "otherwise", None):
            yield "", "or"
        if kind == "Some" and (value.place == "middle" or (value.place == "these" and isinstance(value.n, int))):  # type: ignore[attr-defined]
            yield "", "leftover"
        if kind == "Exchange" or (kind == "Plays" and value.on and value.on == value.cards):  # type: ignore[attr-defined]
            yield "", 2
        yield from (("", trace) for trace in _implied(value))
        if kind == "Compare" and 0 in (value.left, value.right):  # type: ignore[attr-defined]
            yield "", "zero"
        if kind == "Compare" and isinstance(value.right, int):  # type: ignore[attr-defined]
            yield "", value.right + {">=": -1, "<=": 1}.get(value.op, 0)  # type: ignore[attr-defined]
    elif isinstance(value, tuple):
        for one in value:  # pyright: ignore[reportUnknownVariableType]
            yield from _walk(one, name)
    else:
        yield name, value


def _implied(value: Part) -> Iterator[Any]:
    """What a part says without naming it: two in a row, a limit."""
    if isinstance(value, Plays) and value.on and value.on == value.cards:
        yield 2
    if isinstance(value, Calculation) and value.op == "-" and isinstance(value.left, Count):
        yield "limit"
