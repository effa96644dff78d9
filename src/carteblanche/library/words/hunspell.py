"""Hunspell dictionaries, unfolded: an .aff and a .dic file become all the forms that they stand for.

An entry of the .dic is a word and flags; a flag names affix rules of the .aff: what to strip, what to add, and on which stems.
Rules may carry flags themselves, so that a suffix can take another (twofold at most); prefixes and suffixes combine where both
allow it. Compounds are not made: only what the dictionary lists as a word of its own is wanted here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple, final

from carteblanche.core.errors import Unreadable

STRIDE: Final = 100_000
"""After so many entries it is said how far one is."""


class _Rule(NamedTuple):
    strip: str
    add: str
    condition: re.Pattern[str] | None
    edge: re.Pattern[str] | None
    """What of the condition concerns the outermost letter alone."""
    flags: frozenset[str]
    cross: bool


@cache
def _compile(condition: str, prefix: bool) -> re.Pattern[str] | None:  # noqa: FBT001  # a key of the cache
    if condition == ".":
        return None
    text = condition.replace("-", r"\-") if "[" not in condition else condition
    return re.compile(f"^{text}" if prefix else f"{text}$")


@cache
def _compile_edge(condition: str, prefix: bool) -> re.Pattern[str] | None:  # noqa: FBT001  # a key of the cache
    parts: list[str] = re.findall(r"\[[^\]]*\]|.", condition)
    return None if condition == "." else _compile(parts[0 if prefix else -1], prefix)


@final
class Dictionary:
    def __init__(self, aff: str, dic: str, without: str = "") -> None:
        """Rules that add one of the signs in `without` are left out."""
        self._without = set(without)
        self._long = self._numbers = False
        self._aliases: list[frozenset[str]] = []
        self._prefixes: dict[str, list[_Rule]] = {}
        self._suffixes: dict[str, list[_Rule]] = {}
        self._near: dict[tuple[bool, str, str], list[_Rule]] = {}
        """By side, flag and outermost letter: the rules that may fit. Large dictionaries have hundreds for a flag."""
        self._special: dict[str, str] = {}
        self._lines = dic.removeprefix("\ufeff").splitlines()[1:]
        self._aff = aff
        self._read(aff.removeprefix("\ufeff"))

    def _read(self, aff: str) -> None:
        left = cross = 0
        for number, line in enumerate(aff.splitlines(), 1):
            words = line.split()
            if not words or words[0].startswith("#"):
                continue
            match words[0]:
                case "FLAG":
                    self._long, self._numbers = words[1] == "long", words[1] == "num"
                case "NEEDAFFIX" | "ONLYINCOMPOUND" | "FORBIDDENWORD" | "CIRCUMFIX":
                    self._special[words[0]] = words[1]
                case "AF" if len(words) > 1 and not words[1].isdigit():
                    self._aliases.append(frozenset(self._split(words[1])))
                case "PFX" | "SFX":
                    try:
                        if left:
                            left -= 1
                            self._rule(words, cross=bool(cross))
                        else:
                            cross, left = words[2] == "Y", int(words[3])
                    except (IndexError, ValueError, re.error) as error:
                        raise Unreadable(f"this affix rule cannot be read ({error})", f"line {number}") from None
                case _:
                    pass

    def _rule(self, words: list[str], *, cross: bool) -> None:
        prefix = words[0] == "PFX"
        add, _, flags = words[3].partition("/")
        if self._without.intersection(add):
            return
        condition = words[4] if len(words) > 4 else "."
        rule = _Rule(
            "" if words[2] == "0" else words[2],
            "" if add == "0" else add,
            _compile(condition, prefix),
            _compile_edge(condition, prefix),
            self._flags(flags),
            cross,
        )
        (self._prefixes if prefix else self._suffixes).setdefault(words[1], []).append(rule)

    def _split(self, flags: str) -> list[str]:
        if self._numbers:
            return flags.split(",")
        return [flags[n : n + 2] for n in range(0, len(flags), 2)] if self._long else list(flags)

    def _flags(self, flags: str) -> frozenset[str]:
        if flags.isdigit() and self._aliases and not self._numbers:
            return self._aliases[int(flags) - 1]
        return frozenset(self._split(flags))

    def __len__(self) -> int:
        return len(self._lines)

    @classmethod
    def read(cls, package: Path, without: str = "") -> Dictionary:
        """The dictionary of an unpacked package: its files `index.aff` and `index.dic`."""
        aff = (package / "index.aff").read_text(encoding="utf-8")
        return cls(aff, (package / "index.dic").read_text(encoding="utf-8"), without)

    def leave_out(self, other: Dictionary) -> None:
        """Forgets the entries of another dictionary whose forms are the same, because both have the same affix rules."""
        if self._aff == other._aff and self._without == other._without:
            known = set(other._lines)
            self._lines = [line for line in self._lines if line not in known]

    def entries(self, report: Callable[[str], None]) -> Iterator[tuple[str, Iterator[str]]]:
        """Every entry with all its forms, some more than once, in the order of the dictionary."""
        need, only = self._special.get("NEEDAFFIX"), self._special.get("ONLYINCOMPOUND")
        forbidden = self._special.get("FORBIDDENWORD")
        banned = {flag for flag in (only, forbidden) if flag}
        for number, line in enumerate(self._lines):
            if not number % STRIDE:
                report(f"unfolding {len(self):,} entries" + (f", {number:,} done" if number else ""))
            if not line or line[0] in "\t #":
                continue
            entry = line.split("\t")[0].split(" ")[0]
            word, _, flags = entry.partition("/")
            own = self._flags(flags) if flags else frozenset[str]()
            if banned & own:
                continue
            itself = () if need in own else (word,)
            yield word, chain(itself, self._unfold(word, own)) if own else iter(itself)

    def forms(self, report: Callable[[str], None]) -> Iterator[str]:
        """The forms of all entries."""
        return (form for _, forms in self.entries(report) for form in forms)

    def _unfold(self, word: str, flags: frozenset[str]) -> Iterator[str]:
        circumfix = self._special.get("CIRCUMFIX")
        yield from self._add_prefixes(word, flags, circumfixed=False)
        for rule, form in self._apply(word, flags, self._suffixes):
            circum = circumfix in rule.flags if circumfix else False
            if self._can_stand_alone(rule):
                if not circum:
                    yield form
                if rule.cross:
                    yield from self._add_prefixes(form, flags | rule.flags, circumfixed=circum)
            if not rule.flags.isdisjoint(self._suffixes):
                for second, longer in self._apply(form, rule.flags, self._suffixes):
                    if self._can_stand_alone(second):
                        yield longer
                        if second.cross:
                            yield from self._add_prefixes(longer, flags | second.flags, circumfixed=False)

    def _add_prefixes(self, word: str, flags: frozenset[str], *, circumfixed: bool) -> Iterator[str]:
        circumfix = self._special.get("CIRCUMFIX")
        if flags.isdisjoint(self._prefixes):
            return
        for rule, form in self._apply(word, flags, self._prefixes):
            if (bool(circumfix) and circumfix in rule.flags) == circumfixed and self._can_stand_alone(rule):
                yield form

    def _can_stand_alone(self, rule: _Rule) -> bool:
        """Whether a form made by this rule is a word of its own."""
        return not rule.flags or (
            self._special.get("NEEDAFFIX") not in rule.flags and self._special.get("ONLYINCOMPOUND") not in rule.flags
        )

    def _apply(self, word: str, flags: frozenset[str], rules: dict[str, list[_Rule]]) -> Iterator[tuple[_Rule, str]]:
        prefix = rules is self._prefixes
        letter = word[:1] if prefix else word[-1:]
        for flag in sorted(flags):
            near = self._near.get((prefix, flag, letter))
            if near is None:
                near = [rule for rule in rules.get(flag, ()) if rule.edge is None or rule.edge.search(letter)]
                self._near[prefix, flag, letter] = near
            for rule in near:
                strip = rule.strip
                if rule.condition is not None and not rule.condition.search(word):
                    continue
                if prefix:
                    if word.startswith(strip):
                        yield rule, rule.add + word[len(strip) :]
                elif word.endswith(strip):
                    yield rule, (word[: len(word) - len(strip)] if strip else word) + rule.add
