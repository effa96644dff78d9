"""Steps in words."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.printer.grammar import Clause, Nominal, Phrase, Possessive, join
from carteblanche.games.blank.printer.numbers import is_single
from carteblanche.games.blank.printer.sentences import Sentence, SentenceWords, actor, is_taken, is_whole
from carteblanche.games.blank.printer.writer import Scope


class StepWords(SentenceWords):
    def sentence(self, step: s.Step, scope: Scope, *, last: bool, level: int) -> Sentence:
        if self.spent():
            return Sentence(text="…")
        who = actor(step)
        inside = scope.about(who)
        slots: dict[str, Phrase | str] = {}
        if who is not None:
            slots["who"] = self.players(who, scope.about(None))
        flow = self.flow(step, scope, last=last, level=level)
        if flow is not None:
            return replace(flow, subject=flow.subject or who)
        clause = self._done(step, slots, inside)
        if isinstance(step, s.Move | s.Show | s.Pick | s.Arrange | s.Play):
            self._keep_in_mind(step.cards)
        return clause if isinstance(clause, Sentence) else Sentence(clause, subject=who)

    @abstractmethod
    def flow(self, step: s.Step, scope: Scope, *, last: bool, level: int) -> Sentence | None:
        """Steps that have steps in them."""

    def _done(self, step: s.Step, slots: dict[str, Phrase | str], scope: Scope) -> Clause | Sentence:  # noqa: C901
        """What a step without others in it says."""
        say = self.language.word
        match step:
            case s.Move():
                return self._move(step, slots, scope)
            case s.Exchange(one, other):
                return self._exchange(one, other, slots, scope)
            case s.Share(cards, among, how, first):
                dealt = {"cards": self.cards(cards, scope), "among": self.players(among, scope).group}
                adverb = say("starting-with", who=self.players(first, scope)) if first is not None else ""
                return Clause(f"share-{how}", dealt, adverb)
            case s.Show(cards, to):
                return self._show(cards, to, slots, scope)
            case s.Pick(cards):
                return Clause("pick", {**slots, "cards": self.cards(cards, scope)})
            case s.Choose(p.Chosen(n, among, by)):
                chosen = self.players(p.Chosen(n, among, by), replace(scope, subject=None))
                plain = p.Chosen(n, among, by)
                return Clause("choose", {**slots, "chosen": self._bare(plain, scope) or chosen})
            case s.Choose():
                return Clause("is-chosen", slots)
            case s.Arrange(_, cards):
                return Clause("arrange", {**slots, "cards": self.cards(cards, scope)})
            case s.Shuffle(place):
                pile = self.language.described(place) if isinstance(place, str) else self._whole_place(place, scope)
                return Clause("shuffle", {"pile": pile})
            case s.Play(cards, _, free):
                return Clause(
                    "play",
                    {**slots, "cards": self.cards(cards, scope)},
                    self.language.words["whatever"] if free else "",
                )
            case s.Apply(cards):
                return Clause("apply", {**slots, "cards": self.cards(cards, scope)})
            case s.Skip(_, n):
                if n == 1:
                    return Clause("skip", slots)
                subject = slots["who"]
                whose = Possessive(subject.agreement if isinstance(subject, Phrase) else "3s", own=True)
                turns = Nominal("turn", count=self.quantity(n, scope), adjectives=("next",), whose=whose)
                return Clause("skip-n", {**slots, "turns": self.language.phrase(turns)})
            case s.Extra(_, n):
                return Clause("extra", {**slots, "turns": self._some("turn", n, scope, "extra")})
            case s.Reverse(way):
                return Clause(f"reverse-{way}" if way else "reversed")
            case s.EndTurn():
                return Clause("end-turn")
            case s.GoOn():
                return Clause("go-on", slots)
            case s.SwapSeats(_, other):
                return Clause("swap-seats", {**slots, "other": self.players(other, scope)})
            case s.Pause(seconds):
                return Clause("pause", {"time": self.time(seconds)}) if seconds else Clause("pause-open")
            case s.Penalise(_, n):
                return Clause("penalise", {**slots, "penalties": self._some("penalty", n, scope)})
            case s.Finish(_, how):
                return Clause(f"finish-{how}", slots)
            case s.Cancel(what):
                return Clause(f"cancel-{what}")
            case s.Edit(cards, n):
                return Clause(
                    "edit", {"cards": self.cards(cards, scope), "n": self.number(n, replace(scope, subject=None))}
                )
            case s.Name(what, _, least, most):
                return Clause(f"name-{what}", {**slots, "least": str(least), "most": str(most)})
            case s.Contest(_, text):
                return Clause("contest", {"who": self._group(slots), "text": self.quote(text)})
            case s.Race(text):
                return Clause("race", {"who": self._group(slots), "text": self.quote(text)})
            case s.Vote(_, among, text, tie):
                adverb = join(
                    f"({self.quote(text)})" if text else "", f"({self.language.words[f'tie-{tie}']})" if tie else ""
                )
                return Clause(
                    "vote-all" if among == "all" else "vote",
                    {**slots, "among": self.players(among, scope).group},
                    adverb,
                )
            case s.Mark(_, mark, on):
                return Clause("mark" if on else "unmark", {**slots, "mark": self.quote(mark)})
            case s.Tally(n, name, of, set_):
                counter = self.number(p.Counter(name, of), replace(scope, subject=None))
                return Clause(
                    "tally-set" if set_ else "tally",
                    {"counter": counter, "n": self.number(n, replace(scope, subject=None))},
                )
            case s.Keep(n, name):
                return Clause("keep", {"n": self.number(n, scope), "name": self.quote(name)})
            case _:
                return Sentence(text=self.plain(step))

    def _keep_in_mind(self, cards: p.Cards) -> None:
        """Whether `these` are now one card."""
        if cards != p.Some("these"):
            owner = cards.place.of if isinstance(cards.place, p.Hand | p.Front) else "you"
            several = owner in ("all", "others", "them") or isinstance(owner, p.Together | p.Who | p.But | p.Fitting)
            self.these = 1 if is_single(cards) and not several else 0

    # Cards that go somewhere

    def _some(self, noun: str, n: p.Number, scope: Scope, adjective: str = "") -> Phrase:
        adjectives = (adjective,) if adjective else ()
        if isinstance(n, p.Amount):
            return self.language.phrase(Nominal(noun, "as-many", adjectives=adjectives, plural=True))
        if n == p.AnyNumber():
            return self.language.phrase(Nominal(noun, "any", adjectives=adjectives, plural=True))
        quantity = self.quantity(n, scope)
        if quantity.n == 1:
            return self.language.phrase(Nominal(noun, "a", adjectives=adjectives))
        return self.language.phrase(Nominal(noun, count=quantity, adjectives=adjectives))

    def _move(self, step: s.Move, slots: dict[str, Phrase | str], scope: Scope) -> Clause:
        cards, to, at = step.cards, step.to, step.at
        seen = self.language.word("seen-by", who=self.players(step.seen, scope)) if step.seen != "nobody" else ""
        place = cards.place
        if isinstance(to, p.Hand) and not at:
            if place == "draw" and cards == p.Some("draw", n=cards.n, how="top") and cards.n is not None:
                return Clause("draw", {**slots, "cards": self._some("card", cards.n, scope)}, seen)
            if isinstance(place, p.Hand):
                if is_taken(cards, to):
                    taken = p.Some("drawn", cards.fit, cards.n, cards.how)
                    loose = self.loose(taken, scope)
                    key = "take" if cards.how == "random" else "take-chosen"
                    return Clause(key, {**slots, "cards": loose, "other": self.players(place.of, scope).group}, seen)
                return Clause(
                    "give", {**slots, "cards": self.cards(cards, scope), "to": self.players(to.of, scope)}, seen
                )
            key = "take-cards" if to.of in ("you", "each") else "get-cards"
            return Clause(key, {**slots, "cards": self.cards(cards, scope)}, seen)
        if (
            place == "rule-pile"
            and to == "rules"
            and cards == p.Some(place, n=cards.n, how="top")
            and cards.n is not None
            and not at
        ):
            new = self._some("rule", cards.n, scope, "new")
            return Clause("new-rule", {"cards": new}, seen)
        if place == "rules" and to == "rule-pile" and cards.by is not None and cards.n is not None and not at:
            dropped = p.Some("rules", cards.fit, cards.n, cards.how)
            return Clause("drop-rule", {**slots, "cards": self.loose(dropped, scope)}, seen)
        if isinstance(place, p.Hand) and to == "discard" and not at:
            return Clause("discard", {**slots, "cards": self.cards(cards, scope)}, seen)
        where = self._going(to, at, scope)
        key = "put" if "who" in slots else "go"
        return Clause(key, {**slots, "cards": self.cards(cards, scope), "where": where}, seen)

    def loose(self, cards: p.Cards, scope: Scope) -> Phrase:
        """The cards without where they are and who chooses them."""
        return self.kind(cards.fit, scope, replace(self.shape(cards, scope), after="", whose=None))

    def _going(self, to: p.Place, at: str, scope: Scope) -> str:
        if not at:
            return self.place(to, "to", scope)
        pile = self.language.described(to) if isinstance(to, str) else self._whole_place(to, scope)
        return self.language.word(f"at-{at}", pile=pile)

    def _whole_place(self, place: p.Hand | p.Front, scope: Scope) -> Phrase:
        return self.cards(p.Some(place), scope)

    def _exchange(self, one: p.Cards, other: p.Cards, slots: dict[str, Phrase | str], scope: Scope) -> Clause:
        if is_whole(one) and is_whole(other) and isinstance(other.place, p.Hand):
            return Clause("swap-hands", {**slots, "other": self.players(other.place.of, scope)})
        both = {"one": self.cards(one, scope), "other": self.cards(other, scope)}
        return Clause("replace" if one.place == "rules" and other.place == "rule-pile" else "exchange", both)

    def _show(self, cards: p.Cards, to: p.Players, slots: dict[str, Phrase | str], scope: Scope) -> Clause:
        seen = (
            self.hand(cards.place.of, scope)
            if is_whole(cards) and isinstance(cards.place, p.Hand)
            else self.cards(cards, scope)
        )
        if isinstance(cards.place, p.Hand) and (to == "all" or cards.n is not None):
            return Clause("show", {**slots, "cards": seen, "to": self.players(to, scope).group})
        return Clause("look", {**slots, "cards": seen})

    # People

    def _group(self, slots: dict[str, Phrase | str]) -> Phrase | str:
        who = slots["who"]
        return who.group if isinstance(who, Phrase) else who

    def _bare(self, who: p.Chosen, scope: Scope) -> Phrase | None:
        """Whom somebody chooses, where the sentence says already who chooses."""
        count = self.quantity(who.n, scope) if who.n != p.AnyNumber() else None
        plural = count is None or count.n != 1
        self.them = "3p" if plural else "3s"
        adjectives = ("other",) if who.among == "others" else ()
        after = (
            ""
            if who.among in ("others", "all")
            else self.language.word("among", of=self.players(who.among, scope).group)
        )
        det: Any = "any" if count is None else "" if plural else "a"
        return self.language.phrase(
            Nominal("player", det, count if plural else None, adjectives, after=after, plural=count is None)
        )
