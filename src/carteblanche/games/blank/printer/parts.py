"""The parts of a meaning in words, each by its path: what a question, an obligation or something lasting at the table is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.printer.grammar import Language, capital
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.games.blank.printer.sentences import Sentence
from carteblanche.games.blank.printer.text import Printer
from carteblanche.games.blank.printer.writer import Scope

MOST_PARTS: Final = 200
"""So many parts of a card are printed one by one."""


class _Parts(Printer):
    """A meaning being put into words, of which every part that it meets is also said on its own: nobody in it is *they*."""

    def __init__(self, language: Language, paths: dict[int, str]) -> None:
        super().__init__(language)
        self._paths = paths
        self.found: dict[str, str] = {}

    def clause(self, clause: s.Clause) -> str:
        text = super().clause(clause)
        path = self._paths.get(id(clause))
        if path is not None:
            self.found[path] = self.language.finished(capital(text), self.quoted)
        return text

    def sentence(self, step: s.Step, scope: Scope, *, last: bool, level: int) -> Sentence:
        self._print_alone((step,), step, scope)
        return super().sentence(step, scope, last=last, level=level)

    def run(self, steps: s.Steps, scope: Scope, *, level: int, last: bool = True, lead: str = "") -> str:
        self._print_alone(steps, steps, scope)
        return super().run(steps, scope, level=level, last=last, lead=lead)

    def holds(self, change: s.Change, scope: Scope, front: str, *, last: bool = True) -> str:
        path = self._paths.get(id(change))
        if path is not None and path not in self.found:
            alone = self._alone()
            self.found[path] = alone.finished(f"{alone.holds(change, _apart(scope), '')}.")
        return super().holds(change, scope, front, last=last)

    def _print_alone(self, steps: s.Steps, part: object, scope: Scope) -> None:
        path = self._paths.get(id(part))
        if path is not None and path not in self.found:
            alone = self._alone()
            self.found[path] = alone.finished(alone.run(steps, _apart(scope), level=0))

    def _alone(self) -> _Alone:
        alone = _Alone(self.language)
        alone.them, alone.these = self.them, self.these
        return alone


class _Alone(Printer):
    def finished(self, text: str) -> str:
        return self.language.finished(capital(text), self.quoted)


def _apart(scope: Scope) -> Scope:
    return replace(scope, salient=scope.you == "second", alias=None, subject=None)


def _list_parts(meaning: s.Meaning) -> Iterator[tuple[str, object]]:
    """Parts with their paths, and the lists between which somebody chooses."""
    for path, part in walk(meaning.clauses):
        yield path, part
        if isinstance(part, s.Either):
            yield from ((f"{path}.options.{index}", option) for index, option in enumerate(part.options))


def print_parts(meaning: s.Meaning, language: str) -> dict[str, str]:
    """By path: the clauses, steps, changes and choices of a meaning, in words of this language."""
    paths: dict[int, str] = {}
    for path, part in _list_parts(meaning):
        if part and len(paths) < MOST_PARTS:
            paths.setdefault(id(part), path)
    printer = _Parts(LANGUAGES[language], paths)
    printer.text(meaning)
    return printer.found
