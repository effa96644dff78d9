"""A meaning as text in one of five languages, for a reader of ten: what will happen, no more and no less."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.printer.cards import CardWords
from carteblanche.games.blank.printer.changes import ChangeWords
from carteblanche.games.blank.printer.conditions import ConditionWords
from carteblanche.games.blank.printer.flow import FlowWords
from carteblanche.games.blank.printer.grammar import capital, join
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.games.blank.printer.numbers import NumberWords
from carteblanche.games.blank.printer.players import PlayerWords
from carteblanche.games.blank.printer.writer import Scope

LONGEST: Final = 8_000
"""No text is longer, whatever the meaning."""


class Printer(PlayerWords, NumberWords, CardWords, ConditionWords, ChangeWords, FlowWords):
    """One meaning being put into words."""

    def text(self, meaning: s.Meaning) -> str:
        """The text of all clauses, each on a line of its own."""
        lines = [capital(self.clause(clause)) for clause in meaning.clauses]
        text = self.language.finished("\n".join(lines), self.quoted)
        return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"

    def clause(self, clause: s.Clause) -> str:
        self.them, self.these = "3s", 0
        part: Any = clause
        match part:
            case s.When():
                return self._when(part)
            case s.Always(change, given):
                scope = Scope(you="it")
                front = (
                    self.language.word("as-long", condition=self.subordinate(given, scope)) if given is not None else ""
                )
                return f"{self.holds(change, scope, front)}."
            case s.React(event, then):
                return self._react(event, then)
            case s.People(text):
                return self.language.word("people", text=self.quote(text))
            case _:
                return f"{self.plain(clause)}."

    def _when(self, clause: s.When) -> str:
        once = f"{self.language.words[f'once-{clause.once}']}: " if clause.once else ""
        if clause.event == "this":
            scope = Scope()
            lead = (
                self.language.word("if", condition=self.subordinate(clause.given, scope))
                if clause.given is not None
                else ""
            )
            return once + self.run(clause.then, scope, level=0, lead=lead)
        before = Scope(you="it", salient=False)
        said = self.happening(clause.event, before)
        scope = self.after(clause.event, before)
        if clause.given is not None:
            said = join(said, self.language.words["and-given"], self.subordinate(clause.given, scope))
        key = "as-soon-as" if isinstance(clause.event, p.Becomes) else "when"
        return once + self.run(clause.then, scope, level=0, lead=self.language.word(key, event=said))

    def _react(self, event: p.Event, then: s.Steps) -> str:
        """Its holder is whom the event is about."""
        held = replace_who(event)
        lead = self.language.word("react", event=self._about(held, Scope()))
        return f"{lead}. {self.run(then, Scope(), level=0, lead=capital(self.language.words['instead']))}"


def replace_who(event: p.Event) -> p.Event:
    """About the holder of a card, if it says nothing else."""
    return replace(event, who="you") if isinstance(event, p.Part) and getattr(event, "who", None) == "all" else event


def print_meaning(meaning: s.Meaning, language: str) -> str:
    """The meaning in words of this language."""
    return Printer(LANGUAGES[language]).text(meaning)
