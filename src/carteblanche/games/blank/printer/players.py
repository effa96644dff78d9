"""Players in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.printer.grammar import Clause, Nominal, Phrase, Possessive, join
from carteblanche.games.blank.printer.writer import Scope, Writer, bracketed

_EACH_HAND = p.Count(p.Some(p.Hand("each")))


class PlayerWords(Writer):
    def players(self, who: p.Players, scope: Scope) -> Phrase:  # noqa: C901 - a branch for each kind
        if self.spent():
            return self.language.described("unsaid")
        if scope.alias is not None and who == scope.alias:
            return self.language.pronoun("3s" if not isinstance(who, p.Together) else "3p")
        if isinstance(who, str):
            return self._role(who, scope)
        part: Any = who
        match part:
            case p.Beside():
                return self._beside(part, scope)
            case p.Chosen():
                return self._chosen(part, scope)
            case p.Random(n, among):
                return self._picked(n, among, scope, "random", "")
            case p.Ranked():
                return self._ranked(part, scope)
            case p.Who(fits, among):
                return self._relative(
                    self._one_by_one(fits, scope, "which"), self._one_by_one(fits, scope, "which-group"), among, scope
                )
            case p.Fitting(text, among):
                quoted = self.quote(text)
                one, many = (self.language.word(key, text=quoted) for key in ("fitting", "fitting-group"))
                return self._relative(one, many, among, scope)
            case p.Named(name):
                return self.language.described("named", {"name": self.quote(name)})
            case p.Marked(mark):
                marked = {"mark": self.quote(mark)}
                return replace(
                    self.language.described("marked", marked), some=self.language.described("marked-some", marked)
                )
            case p.PlayedBy(cards):
                return self.language.described("played-by", {"cards": self.cards(cards, replace(scope, subject=None))})
            case p.Latest(event, "causer"):
                return self.language.described(
                    "latest-cause", {"event": self.language.clause(self.event(event, replace(scope, subject=None)))}
                )
            case p.Latest(event):
                relative = self.language.described("which")
                happened = self.event(event, scope, relative)
                slots = {
                    "clause": self.language.clause(happened, "sub"),
                    "infinitive": self.language.clause(happened, "infinitive"),
                }
                latest = self.language.described("latest", slots)
                of: Any = getattr(event, "who", "all")
                if of == "all":
                    return latest
                return self._and_after(latest, self.language.word("among", of=self.players(of, scope).group))
            case p.But(of, without):
                kept, left_out = self.players(of, scope), self.players(without, scope)
                return self._and_after(kept, self.language.word("but", without=left_out.group))
            case p.Together(several):
                return self._together([self.players(one, scope) for one in several])
            case _:
                return self.language.described("named", {"name": self.plain(part)})

    def owned(self, who: p.Players, scope: Scope) -> Possessive | None:
        """How to say that something is theirs without naming them, if one may."""
        if scope.subject is not None and who == scope.subject:
            return Possessive(self.players(who, scope).agreement, own=True)
        if who == "you" and scope.you == "second":
            return Possessive("2s", own=False)
        if scope.subject is None and (
            (who == "you" and scope.salient) or (who == "each" and scope.each is not None) or who == scope.alias
        ):
            several = who == "each" and scope.each is not None and scope.each.agreement == "3p"
            return Possessive("3p" if several else "3s", own=False)
        return None

    def distributed(self, who: p.Players, scope: Scope) -> Phrase:
        """The first time that each of them is spoken of one by one."""
        if who in ("all", "others") or isinstance(who, p.Who | p.Fitting | p.Marked):
            return self.players(who, scope)
        phrase = self.players(who, scope)
        return phrase if phrase.agreement == "3s" else self.language.described("each-of", {"of": phrase.group})

    def _role(self, who: str, scope: Scope) -> Phrase:
        if who == "you":
            if scope.you == "second":
                return self.language.pronoun("2s")
            return self.language.pronoun("3s") if scope.salient else self.language.described(f"did-{scope.you}")
        if who == "each" and scope.each is not None:
            return scope.each
        if who == "outer" and scope.outer is not None:
            return scope.outer
        if who == "them":
            return self.language.described("them" if self.them == "3s" else "them-group")
        phrase = self.language.described(who)
        if who in ("all", "others"):
            return replace(phrase, many=self.language.described(f"{who}-group"))
        return replace(phrase, negative=who == "nobody")

    def _beside(self, who: p.Beside, scope: Scope) -> Phrase:
        far = who.n > 1
        way = f"{who.way}-far" if far else who.way
        nth = self.language.ordinal(who.n)
        if who.way in ("next", "previous") and who.of == "you":
            key = "after-next" if who.way == "next" and who.n == 2 else way
            return self.language.described(key, {"n": nth})
        whose = self.owned(who.of, scope)
        if whose is not None and who.way in ("left", "right") and not far:
            return self.language.described(way, whose=whose)
        of = self.players(who.of, scope)
        if scope.subject is not None and who.of == scope.subject and of.agreement == "3s":
            of = self.language.pronoun("3s")
        return self.language.described(f"{way}-of", {"of": of, "n": nth})

    def chooses(self, by: p.Players, scope: Scope) -> str:
        subject = self.players(by, replace(scope, subject=None))
        return f"({self.language.clause(Clause('chooses', {'who': subject}))})"

    def _picked(self, n: p.Number, among: p.Players, scope: Scope, adjective: str, how: str) -> Phrase:
        count = self.quantity(n, scope) if n != p.AnyNumber() else None
        plural = count is None or count.n != 1
        self.them = "3p" if plural else "3s"
        adjectives = tuple(one for one in (adjective, "other" if among == "others" else "") if one)
        after = how
        if among not in ("others", "all"):
            after = join(how, self.language.word("among", of=self.players(among, scope).group))
        if count is None:
            return self.language.phrase(Nominal("player", "any", adjectives=adjectives, after=after, plural=True))
        shape = Nominal("player", "" if plural else "a", count if plural else None, adjectives, after=after)
        return self.language.phrase(shape)

    def _chosen(self, who: p.Chosen, scope: Scope) -> Phrase:
        """Whoever the sentence is about chooses, or it is said who does."""
        words = self.language.words
        whose = self.owned(who.by, scope)
        if scope.subject is not None and who.by == scope.subject and "chosen-adjective" in words:
            adjective = words["chosen-adjective"] if who.n != p.AnyNumber() else ""
            return self._picked(who.n, who.among, scope, adjective, "")
        if whose is not None and who.by == "you" and "choice" in words:
            own = self.language.possessive(whose, words["choice-form"])
            return self._picked(who.n, who.among, scope, "", self.language.word("choice", own=own))
        return self._picked(who.n, who.among, scope, "", self.chooses(who.by, scope))

    def _ranked(self, who: p.Ranked, scope: Scope) -> Phrase:
        self.them = "3p" if who.tie == "all" else "3s"
        of = _EACH_HAND
        if who.of == of:
            said = self.language.word(f"{who.way} cards")
        else:
            number = self.number(who.of, scope.one_by_one(self.language.pronoun("3s"), scope.each))
            said = self.language.word(who.way, number=number)
        if who.among != "all":
            said = f"{self.language.word('among', of=self.players(who.among, scope).group)} {said}"
        if who.tie:
            said = bracketed(said, self._tie(who, scope))
        group = self.language.described("ranked-group", {"said": said}) if who.tie == "all" else None
        return replace(self.language.described("ranked", {"said": said}), many=group)

    def _tie(self, who: p.Ranked, scope: Scope) -> str:
        words = self.language.words
        said = words[f"tie-{who.tie}"]
        if who.tie != "first":
            return said
        if who.round != "play":
            said = f"{said} {words[f'way-{who.round}']}".rstrip(",")
        if who.start is not None:
            said += self.language.word("starting-with", who=self.players(who.start, scope))
        return said.rstrip(",")

    def _one_by_one(self, fits: p.Condition, scope: Scope, which: str) -> str:
        """A condition about each of them, as a relative clause if it is about what they have."""
        outer = self.language.described("outer")
        match fits:
            case p.Compare(p.Count(p.Some(p.Hand("each"), _, None)), _, int()):
                inner = scope.one_by_one(self.language.described(which), outer)
                return self.language.clause(self.condition(fits, inner), "sub")
            case _:
                them = self.language.pronoun("3s" if which == "which" else "3p")
                inner = scope.one_by_one(them, outer)
                pending = list(self.pending)
                said = self.language.word(
                    "for-whom" if which == "which" else "for-whom-group", condition=self.subordinate(fits, inner)
                )
                if which != "which":
                    self.pending = pending
                return said

    def _relative(self, one: str, many: str, among: p.Players, scope: Scope) -> Phrase:
        self.them = "3p"
        other = "-other" if among == "others" else ""
        if among not in ("all", "others"):
            of = self.language.word("among", of=self.players(among, scope).group)
            one, many = f"{of}, {one}", f"{of}, {many}"
        group = self.language.described(f"who{other}-group", {"said": many})
        some = self.language.described(f"who{other}-some", {"said": one})
        return replace(self.language.described(f"who{other}", {"said": one}), many=group, some=some)

    def _and_after(self, one: Phrase, after: str) -> Phrase:
        return Phrase(lambda case: f"{one(case)} {after}", one.agreement, many=_with(one.many, after))

    def _together(self, several: list[Phrase]) -> Phrase:
        second = any(one.agreement == "2s" for one in several)
        parts = [self.language.stressed(one) if one.pronoun else one for one in several]
        return Phrase(lambda case: self.language.listed([one(case) for one in parts], "and"), "2p" if second else "3p")


def _with(one: Phrase | None, after: str) -> Phrase | None:
    return one and Phrase(lambda case: f"{one(case)} {after}", one.agreement)
