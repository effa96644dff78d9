"""Events and durations in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.printer.grammar import Clause, Nominal, Phrase, Quantity, join
from carteblanche.games.blank.printer.writer import Scope, Writer

MANY: Final = 99
DID: Final[dict[type[p.Part], str]] = {p.Plays: "plays", p.Draws: "draws", p.Turn: "turn", p.Reported: "did"}
"""By what they did `you` is told from others; else by what it is about."""


class EventWords(Writer):
    def after(self, one: p.Event, scope: Scope) -> Scope:
        """`you` is now whom the event was about; if that was `you`, nothing changes."""
        if isinstance(one, p.Nth):
            return self.after(one.event, scope)
        if isinstance(one, str) or getattr(one, "who", "all") == "you":
            return replace(scope, subject=None)
        inner = one.events[0] if isinstance(one, p.OneOf) and one.events else one
        if isinstance(inner, p.Becomes) and not inner.about:
            return replace(scope, you="turn", salient=False, subject=None)
        did = next((word for kind, word in DID.items() if isinstance(inner, kind)), "it")
        return replace(scope, you=did, salient=True, subject=None)

    def subject(self, who: p.Players, scope: Scope) -> Phrase:
        """Whom an event is about: anybody, or one of those who are named."""
        if who == "all":
            return self.language.described("somebody")
        if who == "others":
            return self.language.described("somebody-else")
        phrase = self.players(who, scope)
        if phrase.some is not None:
            return phrase.some
        return (
            phrase
            if phrase.agreement in ("2s", "3s") or phrase.pronoun
            else self.language.described("one-of-them", {"of": phrase})
        )

    def happening(self, one: p.Event, scope: Scope) -> str:
        if isinstance(one, p.OneOf):
            said = [self.happening(inner, scope) for inner in one.events]
            nested = [isinstance(inner, p.OneOf) for inner in one.events]
            marked = [f"({text})" if inside else text for text, inside in zip(said, nested, strict=True)]
            return self.language.listed(marked, "or-event")
        return self.language.clause(self.event(one, scope), "sub")

    def event(self, one: p.Event, scope: Scope, subject: Phrase | None = None) -> Clause:  # noqa: C901 - a branch for each kind
        if self.spent():
            return Clause("as-labelled", {"said": "…"})
        if isinstance(one, str):
            return Clause("this-played")
        who: Any = getattr(one, "who", None)
        if who is not None and subject is None:
            subject = self.subject(who, scope.about(None))
        inside = scope.about(who)
        slots: dict[str, Phrase | str] = {"who": subject or ""}
        part: Any = one
        match part:
            case p.Plays():
                return self.playing(part, inside, subject or self.subject(part.who, scope))
            case p.Draws(_, cards, why, least, by, cause):
                drawn = self.kind(cards, inside, _at_least(least))
                because = join(self.language.words[f"why-{why}"], self._because(by, cause, scope))
                return Clause("draws", {**slots, "cards": drawn}, because)
            case p.Loses(_, how, cards, by, cause):
                return Clause(
                    f"loses-{how}",
                    {**slots, "cards": self.kind(cards, inside, Nominal("card", "a"))},
                    self._because(by, cause, scope),
                )
            case p.Receives(_, how, cards):
                return Clause(f"receives-{how}", {**slots, "cards": self.kind(cards, inside, Nominal("card", "a"))})
            case p.Misses():
                return Clause("misses", slots)
            case p.Turn(at):
                return Clause(f"turn-{at}", slots)
            case p.Stage(of, at):
                return Clause(f"{of}-{at}")
            case p.Happens(what, cards) if cards and what in ("rule-comes", "rule-goes"):
                return Clause(f"{what}-of", {"cards": self.kind(cards, inside, Nominal("rule", "a"))})
            case p.Happens(what):
                return Clause(what, {}, self.notes(part, "cards"))
            case p.Clock(seconds, every, wall):
                key = ("clock-wall" if every else "clock-wall-once") if wall else "clock-every" if every else "clock"
                return Clause(key, {"time": self.time(seconds)})
            case p.Idle(seconds):
                return Clause("idle", {**slots, "time": self.time(seconds)})
            case p.Accuses(_, verdict):
                return Clause(f"accuses-{verdict}", slots)
            case p.Penalised(_, why):
                return Clause("penalised", slots, self.language.words[f"penalised-{why}"])
            case p.Hit(_, by, cause):
                return Clause(f"hit-{by}", slots, self._because("any", cause, scope))
            case p.Ends(_, how):
                return Clause(f"ends-{how}", slots)
            case p.Becomes(fits, _, False):
                return self.condition(fits, replace(scope, subject=None))
            case p.Becomes(fits):
                return self._becoming(fits, scope, subject or self.subject(part.who, scope))
            case p.Reported(text, _, about):
                said: dict[str, Phrase | str] = {**slots, "text": self.quote(text)}
                return Clause("reported" if about else "reported-thing", said, "" if about else self.notes(one, "who"))
            case p.OneOf():
                return Clause("as-labelled", {"said": self.happening(one, scope)})
            case p.Nth():
                return self._nth(part, scope, subject)
            case _:
                return Clause("as-labelled", {"said": self.plain(one)})

    def playing(
        self, one: p.Plays, scope: Scope, subject: Phrase, count: Quantity | None = None, *, every: bool = False
    ) -> Clause:
        """A play; where `every` card is looked at, several are several of the kind."""
        words = self.language.words
        if count is None:
            count = _how_many(one)
        adverb = ""
        if count is None:
            cards = self.kind(one.cards, scope, Nominal("card", "" if every else "a", plural=every))
        elif every or not one.cards or count.n == 1:
            cards = self.kind(one.cards, scope, Nominal("card", count=count))
        else:
            cards = self.kind((), scope, Nominal("card", count=count))
            adverb = self.language.word(
                "any-fits" if one.any_card else "top-fits", cards=self.kind(one.cards, scope, Nominal("card", "a"))
            )
        if count is not None and count.op != "<=" and count.n != 1:
            adverb = join(words["at-once"], adverb)
        if one.any_card and not (one.cards and count is not None and count.n != 1 and not every):
            adverb = join(adverb, words["any-card"])
        if one.last:
            adverb = join(adverb, self.language.word("as-last"))
        if one.on:
            on = self.kind(one.on, scope, Nominal("card", "a"))
            return Clause("plays-on", {"who": subject, "cards": cards, "on": on}, adverb)
        return Clause("plays", {"who": subject, "cards": cards}, adverb)

    def until(self, one: p.Until, scope: Scope) -> str:
        scope = scope.about(None)
        say = self.language.word
        part: Any = one
        match part:
            case str():
                return self.language.words[f"until-{one}"]
            case p.Turns(n, of):
                turns = self.language.phrase(Nominal("turn", count=self.quantity(n, scope)))
                return (
                    say("for-turns", turns=turns)
                    if of == "all"
                    else say("for-turns-of", turns=turns, of=self.players(of, scope).group)
                )
            case p.Rounds(n):
                return say("for-rounds", rounds=self.language.phrase(Nominal("round", count=self.quantity(n, scope))))
            case p.NextCards(n):
                more = Nominal("card", count=self.quantity(n, scope), adjectives=("more",))
                return say("for-cards", cards=self.language.phrase(more))
            case p.TurnOf(who, at):
                whose = self.owned(who, scope)
                if whose is not None:
                    return say(
                        f"until-own-turn-{at}", own=self.language.possessive(whose, self.language.words["turn-form"])
                    )
                return say(f"until-turn-{at}", of=self.players(who, scope).group)
            case p.Till(event):
                return say("till", event=self.happening(event, scope))
            case p.While(holds):
                return say("while", condition=self.subordinate(holds, scope))
            case p.Seconds(n):
                return say("for-time", time=self.time(n))
            case _:
                return self.plain(one)

    def _because(self, by: str, cause: p.Players, scope: Scope) -> str:
        caused = "" if cause == "all" else self.language.word("caused-by", by=self.players(cause, scope))
        return join(self.language.words[f"by-{by}"] if by != "any" else "", caused)

    def _becoming(self, fits: p.Condition, scope: Scope, subject: Phrase) -> Clause:
        """The condition itself, if somebody is its subject."""
        clause = self.condition(fits, replace(scope, each=subject, subject=None))
        if clause.slots.get("who") is subject:
            return clause
        inner = replace(scope, each=self.language.pronoun("3s"), subject=None)
        return Clause("becomes", {"who": subject, "said": self.subordinate(fits, inner)})

    def _nth(self, one: p.Nth, scope: Scope, subject: Phrase | None) -> Clause:
        clause = self.event(one.event, scope, subject)
        key = "every-nth" if one.every else "nth"
        within = self.language.words[f"within-{one.within}"]
        adverb = self.language.word(key, n=self.language.ordinal(one.n), within=within)
        if not one.each:
            adverb = join(adverb, self.language.words["all-together"])
        return replace(clause, adverb=join(clause.adverb, adverb))


def _at_least(least: int) -> Nominal:
    return Nominal("card", "a") if least == 1 else Nominal("card", count=Quantity(least, "+"))


def _how_many(play: p.Plays) -> Quantity | None:
    if play.least == 1 and play.most == MANY:
        return None
    if play.most == MANY:
        return Quantity(play.least, "+")
    if play.least == play.most:
        return Quantity(play.least, "=!")
    return Quantity(play.most, "<=") if play.least == 1 else Quantity(f"{play.least}–{play.most}")
