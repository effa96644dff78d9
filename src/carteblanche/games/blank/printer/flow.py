"""Steps that have steps in them, in words."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.trees import count_of
from carteblanche.games.blank.printer.grammar import Clause, join
from carteblanche.games.blank.printer.sentences import Sentence, actor
from carteblanche.games.blank.printer.steps import StepWords
from carteblanche.games.blank.printer.writer import Scope


class FlowWords(StepWords):
    def flow(self, step: s.Step, scope: Scope, *, last: bool, level: int) -> Sentence | None:
        match step:
            case s.Oblige():
                return self._oblige(step, scope, last=last, level=level)
            case s.If(holds, then, otherwise):
                lead = self.language.word("if", condition=self.subordinate(holds, scope))
                text = self.run(then, scope, level=level + 1, last=last and not otherwise, lead=lead)
                return _nested(text + self._or_else("otherwise", otherwise, scope, last=last, level=level))
            case s.May():
                return self._may(step, scope, last=last, level=level)
            case s.Either(who, options):
                return self._either(who, options, scope, last=last, level=level)
            case s.Each():
                return self._each(step, scope, last=last, level=level)
            case s.Repeat(then, until, times):
                return _nested(self._repeat(then, until, times, scope, last=last, level=level))
            case s.Let(change, until):
                return _nested(self.holds(change, scope, self.until(until, scope), last=last))
            case s.Whenever(event, then, until, once):
                lead = self.language.word("next-time" if once else "whenever", event=self.happening(event, scope))
                lead = f"{self.until(until, scope)}: {lead}"
                return _nested(self.run(then, self.after(event, scope), level=level + 1, last=last, lead=lead))
            case s.Later(seconds, then):
                lead = self.language.word("later", time=self.time(seconds))
                return _nested(self.run(then, scope, level=level + 1, last=last, lead=lead))
            case _:
                return None

    def _or_else(self, key: str, steps: s.Steps, scope: Scope, *, last: bool, level: int) -> str:
        if not steps:
            return ""
        return f"; {self.run(steps, scope, level=level + 1, last=last, lead=self.language.words[key])}"

    def _oblige(self, step: s.Oblige, scope: Scope, *, last: bool, level: int) -> Sentence:
        words = self.language.words
        who = self.players(step.who, scope.about(None))
        adverb = "" if step.times == 1 else self.often(step.times, scope)("acc")
        if step.seconds:
            adverb = join(adverb, self.language.word("within", time=self.time(step.seconds)))
        clause = Clause(step.how, {"who": who, "text": self.quote(step.text)}, adverb)
        front = self.until(step.until, scope) if step.until is not None else ""
        after = ""
        if step.fail:
            inside = replace(scope.going_on_with(step.who), alias=None if step.who == "you" else step.who)
            after = f"; {self.run(step.fail, inside, level=level + 1, last=last, lead=words['or-else'])}"
        return Sentence(clause, "must", front, after, subject=step.who, nested=bool(step.fail))

    def _may(self, step: s.May, scope: Scope, *, last: bool, level: int) -> Sentence:
        """*You may draw a card; if so, …*; where somebody else would do it, *if you want*."""
        who = step.who
        rest = step.then[1:]
        first = step.then[0] if step.then else None
        free = last and not step.otherwise
        one = self.sentence(first, scope, last=free and not rest, level=level + 1) if first is not None else None
        verbal = one is not None and one.plain and not one.modal and one.subject == who and self.is_verbal(one)
        if verbal and one is not None:
            said = replace(one, modal="may")
        else:
            wants = self.language.clause(Clause("wants", {"who": self.players(who, scope.about(None))}), "sub")
            lead = self.language.word("if", condition=wants)
            said = Sentence(text=self.led(lead, one or Sentence(Clause("nothing"))), subject=who, nested=True)
        inside = scope.going_on_with(who)
        tail = (
            f"; {self.run(rest, inside, level=level + 1, last=free, lead=self.language.words['if-so'])}" if rest else ""
        )
        tail += self._or_else("if-not", step.otherwise, inside, last=last, level=level)
        if said.clause is None:
            return replace(said, text=said.text + tail)
        return replace(said, after=said.after + tail, nested=said.nested or bool(tail))

    def is_verbal(self, one: Sentence) -> bool:
        """Whether its clause has a subject and a verb that can be an infinitive."""
        return one.clause is not None and self.language.frames[one.clause.frame].startswith("who|")

    def _either(
        self, who: p.Players, options: tuple[s.Steps, ...], scope: Scope, *, last: bool, level: int
    ) -> Sentence:
        text = self.language.clause(Clause("chooses-one", {"who": self.players(who, scope.about(None))}))
        inside = scope.going_on_with(who)
        said = [
            self.run(option, inside, level=level + 1, last=last and index == len(options) - 1 and len(option) < 2)
            for index, option in enumerate(options)
        ]
        marked = [f"({one})" if len(option) > 1 else one for one, option in zip(said, options, strict=True)]
        link = f"; {self.language.words['or']} "
        return Sentence(text=f"{text}: {link.join(marked)}", subject=who, nested=True)

    def _each(self, step: s.Each, scope: Scope, *, last: bool, level: int) -> Sentence:
        words = self.language.words
        lead = words["each-at-once"] if step.at_once else words["each-in-turn"]
        if step.way != "play":
            lead = join(lead, words[f"way-{step.way}"])
        if step.first is not None:
            lead = join(lead, self.language.word("starting-with", who=self.players(step.first, scope)) + words["comma"])
        first = step.then[0] if step.then else None
        pronoun = self.language.pronoun("3s")
        inner = scope.one_by_one(self.language.described("that-player"), scope.each)
        if first is None or actor(first) != "each":
            of = self.players(step.who, scope).group
            return _nested(
                self.run(
                    step.then,
                    inner,
                    level=level + 1,
                    last=last,
                    lead=f"{lead} {self.language.word('for-each', of=of)}:".strip(": ") + ":",
                )
            )
        distributed = replace(inner, each=self.distributed(step.who, scope.about(None)))
        one = self.sentence(first, distributed, last=last and len(step.then) == 1, level=level + 1)
        text = self.settled(self.led(lead, one))
        if step.then[1:]:
            after = replace(inner, each=pronoun, salient=scope.you == "second")
            text += ", " + self.run(step.then[1:], after, level=level + 1, last=last, lead=words["then"])
        return _nested(text)

    def _repeat(
        self, then: s.Steps, until: p.Condition | None, times: p.Number | None, scope: Scope, *, last: bool, level: int
    ) -> str:
        """What has to hold is said first, unless it is about the cards of the last time."""
        say = self.language.word
        many = "" if times is None else self.often(times, scope)
        if until is not None and count_of(until, "these"):
            done = self.run(then, scope, level=level + 1, last=False)
            condition = self.subordinate(until, replace(scope, subject=None))
            return self.settled(
                f"{done}, {say('and-again-times' if many else 'and-again', condition=condition, times=many)}"
            )
        condition = "" if until is None else self.subordinate(until, scope)
        key = "repeat-on" if not many else "repeat-times"
        if until is not None:
            key = "repeat-until-times" if many else "repeat-until"
        return self.run(then, scope, level=level + 1, last=last, lead=say(key, condition=condition, times=many))


def _nested(text: str) -> Sentence:
    return Sentence(text=text, nested=True)
