"""Conditions in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.printer.grammar import Clause, Nominal, Phrase, Quantity
from carteblanche.games.blank.printer.numbers import is_single
from carteblanche.games.blank.printer.writer import Scope, Writer

NEGATED: Final = "not-"
"""Frames whose names begin so say the opposite of what follows."""


class ConditionWords(Writer):
    def subordinate(self, one: p.Condition, scope: Scope) -> str:
        """*And* and *or* stand between whole clauses; one inside the other stands in brackets."""
        if isinstance(one, p.And | p.Or):
            said: list[str] = []
            for inner in one.of:
                text = self.subordinate(inner, scope)
                said.append(f"({text})" if isinstance(inner, p.And | p.Or) else text)
            return self.language.listed(said, "and" if isinstance(one, p.And) else "or")
        return self.language.clause(self.condition(one, scope), "sub")

    def condition(self, one: p.Condition, scope: Scope) -> Clause:  # noqa: C901 - a branch for each kind
        if self.spent():
            return Clause("as-labelled", {"said": "…"})
        scope = scope.about(None)
        part: Any = one
        match part:
            case p.Compare(left, op, right):
                return self._compare(left, op, right, scope)
            case p.Is(who, among):
                return Clause("is", {"who": self.players(who, scope), "among": self.players(among, scope)})
            case p.Fits(cards, fit):
                single = is_single(cards) or (cards == p.Some("these") and self.these == 1)
                shape = Nominal("card", "a" if single else "", plural=not single)
                return Clause("fits", {"who": self.cards(cards, scope), "cards": self.kind(fit, scope, shape)})
            case p.Run(cards, way, least):
                return Clause(f"run-{way}" if way else "run", {"cards": self.cards(cards, scope), "n": str(least)})
            case p.Fact(text, who, by):
                slots: dict[str, Phrase | str] = {"text": self.quote(text)}
                key = "fact"
                if who is not None:
                    slots["of"] = self.players(who, scope)
                    key = "fact-of"
                if by != "all":
                    slots["by"] = self.players(by, scope)
                    key += "-by"
                return Clause(key, slots)
            case p.Agree(by, need, text):
                key = f"agree-{need}" if isinstance(need, str) else "agree-n"
                said = f": {self.quote(text)}" if text else ""
                return Clause(key, {"by": self.players(by, scope).group, "n": str(need), "text": said})
            case p.Able(who):
                return Clause("able", {"who": self.players(who, scope)})
            case p.Coin():
                return Clause("coin")
            case p.During("own-turn"):
                return Clause("own-turn", {"who": self.players("you", scope)})
            case p.During():
                return Clause("extra-turn")
            case p.Not(inner):
                return self._opposite(inner, scope)
            case p.And() | p.Or():
                return Clause("as-labelled", {"said": f"({self.subordinate(one, scope)})"})
            case _:
                return Clause("as-labelled", {"said": self.plain(one)})

    def _opposite(self, one: p.Condition, scope: Scope) -> Clause:
        if not isinstance(one, p.And | p.Or | p.Not | p.Compare):
            clause = self.condition(one, scope)
            if NEGATED + clause.frame in self.language.frames:
                return replace(clause, frame=NEGATED + clause.frame)
            return Clause("not", {"said": self.language.clause(clause, "sub")})
        return Clause("not", {"said": self.subordinate(one, scope)})

    def _compare(self, left: p.Number, op: p.Comparison, right: p.Number, scope: Scope) -> Clause:
        match left:
            case p.Count(p.Some(p.Hand(who), fit, None, "choice", None)) if op not in ("divides", "multiple"):
                have = self._have(who, fit, op, right, scope)
                if have is not None:
                    return have
            case p.Times(event, within) if right == 0 and op == "=":
                inner = replace(scope, each=scope.each or self.language.pronoun("3s"))
                slots = {"event": self.happening(event, inner), "within": self.language.words[f"within-{within}"]}
                return Clause("never", slots)
            case _:
                pass
        return Clause(f"compare {op}", {"left": self.number(left, scope), "right": self.number(right, scope)})

    def _have(self, who: p.Players, fit: p.Filter, op: str, right: p.Number, scope: Scope) -> Clause | None:
        """Somebody has so many cards, or more or fewer than somebody else."""
        subject = self.players(who, scope)
        own = scope.about(who)
        slots: dict[str, Phrase | str] = {"who": subject}
        if subject.agreement not in ("2s", "3s") and not subject.pronoun and who != "each":
            return None
        if isinstance(right, int):
            if (right == 0 and op == "=") or (right == 1 and op == "<"):
                return Clause("have-none", {**slots, "cards": self.kind(fit, own, Nominal("card", "no"))})
            if right == 1 and op == ">=" and fit:
                return Clause("have", {**slots, "cards": self.kind(fit, own, Nominal("card", "a"))})
            quantity = Quantity(right, "=!" if op == "=" else op)
            return Clause("have-n", {**slots, "cards": self.kind(fit, own, Nominal("card", count=quantity))})
        other: Any = None
        match right:
            case p.Count(p.Some(p.Hand(of), (), None, "choice", None)):
                other = of
            case p.Best("most", p.Count(p.Some(p.Hand("each"), (), None, "choice", None)), among) if op == ">":
                other = among
            case p.Best("fewest", p.Count(p.Some(p.Hand("each"), (), None, "choice", None)), among) if op == "<":
                other = among
            case _:
                pass
        if fit or other is None:
            return None
        return Clause(f"have {op}", {**slots, "other": self.players(other, scope)})
