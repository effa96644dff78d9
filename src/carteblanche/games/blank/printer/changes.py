"""What holds for a while, in words."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.printer.events import EventWords
from carteblanche.games.blank.printer.grammar import Clause, Nominal, Phrase, join
from carteblanche.games.blank.printer.sentences import Sentence, SentenceWords
from carteblanche.games.blank.printer.writer import Scope


class ChangeWords(EventWords, SentenceWords):
    def holds(self, change: s.Change, scope: Scope, front: str, *, last: bool = True) -> str:
        if self.spent():
            return "…"
        match change:
            case s.Instead():
                return self._instead(change, scope, front, last=last)
            case s.Allow():
                return self._allow(change, scope, front, last=last)
            case s.Multiply(event, n):
                times = self.often(n, scope)
                lead = join(
                    f"{front}:" if front else "", self.language.word("whenever", event=self.happening(event, scope))
                )
                return self.settled(self.led(lead, Sentence(Clause("counts", {"times": times}))))
            case _:
                one = self._held(change, scope)
        text = self.settled(self.led(front, one))
        fail = change.fail if isinstance(change, s.Forbid | s.Require) else ()
        if isinstance(change, s.Forbid) and change.unless is not None:
            text += f", {self.language.word('unless', condition=self.subordinate(change.unless, scope))}"
        if fail:
            lead = self.language.word("if", condition=self.language.clause(Clause("broken"), "sub"))
            inner = replace(scope, you="did", salient=True, subject=None)
            text += f"; {self.run(fail, inner, level=1, last=last, lead=lead)}"
        return text

    def _held(self, change: s.Change, scope: Scope) -> Sentence:
        say = self.language.word
        match change:
            case s.Forbid(event):
                return self._forbidden(event, scope)
            case s.Require(play):
                inside = scope.about(play.who)
                cards = self._required(play, inside)
                on = say("when-on-top", cards=self.kind(play.on, inside, Nominal("card", "a"))) if play.on else ""
                slots: dict[str, Phrase | str] = {"who": self._whoever(play.who, scope), "cards": cards}
                adverb = say("as-last") if play.last else ""
                return Sentence(Clause("require", slots, adverb), front=on, after=self.notes(play, "any_card"))
            case s.Permit(play, anytime, together):
                clause = self.playing(play, scope.about(play.who), self._whoever(play.who, scope), every=True)
                extra = [
                    self.language.words[key] for key, holds in (("anytime", anytime), ("together", together)) if holds
                ]
                frame = {"plays": "permit", "plays-on": "permit-on"}[clause.frame]
                return Sentence(replace(clause, frame=frame, adverb=join(clause.adverb, *extra)), "may")
            case s.CountAs(cards, colour, number):
                kinds = [say("as-colour", colour=self.language.words[f"as-colour-{colour}"])] if colour else []
                kinds += (
                    [
                        say(
                            "as-number",
                            number=self.language.words["any-number-face"] if number == "any" else str(number),
                        )
                    ]
                    if number
                    else []
                )
                as_what = self.language.listed(kinds, "and")
                return Sentence(
                    Clause("count-as", {"who": self.kind(cards, scope, Nominal("card", plural=True)), "as": as_what})
                )
            case s.Cap(event, n, per, but_last):
                after = f", {self.language.words['but-last']}" if but_last else ""
                return replace(self._capped(event, n, per, scope), after=after)
            case s.Open(who, to):
                adverb = "" if to == "all" else say("only-for", to=self.players(to, scope))
                return Sentence(Clause("open", {"who": self.players(who, scope)}, adverb))
            case s.Order(how, who):
                if how in ("first", "first-in-round"):
                    return Sentence(Clause(f"order-{how}", {"who": self.players(who, scope)}))
                return Sentence(Clause(f"order-{how}"), after=self.notes(change, "who"))
            case s.Deal(n, who):
                dealt = self.language.phrase(Nominal("card", count=self.quantity(n, scope)))
                return Sentence(Clause("deal", {"who": self.players(who, scope), "cards": dealt}))
            case s.Off(cards, who):
                adverb = "" if who == "all" else say("for-players", who=self.players(who, scope).group)
                return Sentence(Clause("off", {"who": self.cards(cards, scope)}, adverb))
            case s.House():
                return self._house(change, scope)
            case _:
                return Sentence(text=self.plain(change))

    def _whoever(self, who: p.Players, scope: Scope) -> Phrase:
        return self.players(who, scope.about(None))

    def _forbidden(self, event: p.Event, scope: Scope) -> Sentence:
        """*Nobody may*, *the next player may not*; what nobody does simply must not happen."""
        who: p.Players | None = getattr(event, "who", None)
        thing = isinstance(event, p.Nth | p.OneOf | p.Becomes | str) or who is None or not getattr(event, "about", True)
        if thing or who is None:
            return Sentence(Clause("forbidden", {"said": self.language.clause(self.event(event, scope))}))
        subject = self.language.described("nobody") if who == "all" else self._whoever(who, scope)
        subject = replace(subject, negative=who == "all")
        clause = (
            self.playing(event, scope.about(who), subject, every=event.least > 1)
            if isinstance(event, p.Plays)
            else self.event(event, scope, subject)
        )
        if not self.language.frames[clause.frame].startswith("who|"):
            return Sentence(Clause("forbidden", {"said": self.language.clause(self.event(event, scope))}))
        return Sentence(clause, "may" if who == "all" else "may-not")

    def _required(self, play: p.Plays, scope: Scope) -> Phrase:
        clause = self.playing(replace_play(play), scope, self._whoever(play.who, scope), every=True)
        cards = clause.slots["cards"]
        adverb = clause.adverb
        assert isinstance(cards, Phrase)
        return Phrase(lambda case: join(cards(case), adverb), cards.agreement)

    def _capped(self, event: p.Event, n: p.Number, per: str, scope: Scope) -> Sentence:
        each = self.language.words[f"per-{per}"]
        if isinstance(event, p.Plays) and event == p.Plays(event.who, event.cards, event.on):
            subject, most = self._whoever(event.who, scope), self.quantity(n, scope, "<=")
            clause = self.playing(event, scope.about(event.who), subject, most, every=True)
            return Sentence(replace(clause, adverb=join(clause.adverb, each)), "may")
        if isinstance(event, p.Draws) and event == p.Draws(event.who, event.cards):
            most = self.quantity(n, scope, "<=")
            cards = self.kind(event.cards, scope.about(event.who), Nominal("card", count=most))
            return Sentence(Clause("draws", {"who": self._whoever(event.who, scope), "cards": cards}, each))
        said = self.language.clause(self.event(event, scope))
        return Sentence(Clause("cap", {"said": said, "times": self.often(n, scope), "per": each}))

    def _about(self, event: p.Event, scope: Scope) -> str:
        """Something is about to happen, as a subordinate clause."""
        if isinstance(event, p.OneOf):
            return self.language.listed([self._about(one, scope) for one in event.events], "or-event")
        clause = self.event(event, scope)
        if "|" in self.language.frames[clause.frame] and not isinstance(event, p.Becomes | p.Clock | p.Idle):
            return self.language.clause(clause, "sub", "about")
        return self.language.word("about-to", event=self.language.clause(clause))

    def _instead(self, change: s.Instead, scope: Scope, front: str, *, last: bool) -> str:
        words = self.language.words
        lead = self.language.word("when", event=self._about(change.event, scope))
        if change.per:
            lead = f"{words[f'once-{change.per}']}: {lead}"
        if front:
            lead = f"{front}: {lead}"
        inner = self.after(change.event, scope)
        if not change.then:
            if change.optional:
                refused = Clause("refuse", {"who": self.players("you", inner)})
                return self.led(lead, Sentence(refused, "may"))
            return self.led(lead, Sentence(Clause("does-not-happen")))
        steps = (s.May("you", change.then),) if change.optional else change.then
        return f"{lead}: {self.run(steps, inner, level=1, last=last, lead=words['instead'])}"

    def _allow(self, change: s.Allow, scope: Scope, front: str, *, last: bool) -> str:
        words = self.language.words
        inner = replace(
            scope, you="did" if scope.you != "second" or change.who != "you" else "second", salient=True, subject=None
        )
        lead = words[f"allow-{change.when}"]
        if front:
            lead = f"{front}: {lead}"
        subject = self._whoever(change.who, scope)
        text = self.led(lead, Sentence(Clause("do-this", {"who": subject}, words[f"allow-per-{change.per}"]), "may"))
        if change.given is not None:
            text += f", {self.language.word('provided', condition=self.subordinate(change.given, inner))}"
        return f"{text}: {self.run(change.then, inner, level=1, last=last)}"

    def _house(self, change: s.House, scope: Scope) -> Sentence:
        what = change.what
        if what == "tie":
            return Sentence(
                text=self.language.word("house-tie", tie=self.language.words[f"tie-{change.tie or 'choice'}"]),
                after=self.notes(change, "n"),
            )
        after = self.notes(change, "tie")
        n = change.n if change.n is not None else 1
        nouns = {"penalty": "card", "wrong-accusation": "card", "rules": "rule", "too-late": "card"}
        if what in nouns:
            more = ("more",) if what == "too-late" else ()
            shown = self.language.phrase(Nominal(nouns[what], count=self.quantity(n, scope), adjectives=more))
        else:
            shown = self.number(n, scope)
        if change.n is None:
            after += self.notes(change, "n") or ""
        return Sentence(Clause(f"house-{what}", {"n": shown}), after=after)


def replace_play(play: p.Plays) -> p.Plays:
    """Without what is said elsewhere."""
    return p.Plays(play.who, play.cards, (), play.least, play.most)
