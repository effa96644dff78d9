"""What Polish and Russian share: six cases, and how a number changes the noun that follows it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from carteblanche.games.blank.printer.grammar import Clause, Language, Modal, Mode, Nominal, Phrase, Possessive, join

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc")


def counted(n: int | str) -> str:
    """`one`, `few` (2 to 4, 22 to 24 …) or `many`; what has no number yet is many."""
    if not isinstance(n, int):
        return "many"
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


class Slavic(Language):
    cases = CASES
    nouns: Mapping[str, str]
    """Six forms of the singular, six of the plural, and the gender: m (persons), i (things), f, n."""
    adjectives: Mapping[str, str]
    quantities: Mapping[str, tuple[str, str]]
    """Words before a number, and the case they ask for, if any."""
    determiners: Mapping[str, str]
    """Words that agree; of *any number of*, *as many* and *half of* all cases."""
    many_agreement = "3p"
    """Of *five cards*."""

    @abstractmethod
    def adjective(self, word: str, gender: str, case: str, *, many: bool) -> str: ...

    @abstractmethod
    def one_of(self, gender: str, case: str) -> str:
        """The number one, which agrees."""

    @abstractmethod
    def after_number(self, size: str, case: str, gender: str) -> tuple[str, bool]:
        """The case of a noun after a number of this size, and whether it is in the plural."""

    def size(self, n: int | str) -> str:
        """How a number changes what follows it."""
        return counted(n)

    def noun(self, key: str, case: str, *, many: bool) -> str:
        forms = self.nouns[key].split()
        return forms[CASES.index(case) + (6 if many else 0)].replace("_", " ")

    def gender(self, key: str) -> str:
        return self.nouns[key].split()[12]

    def nominal(self, one: Nominal, case: str) -> str:
        gender = self.gender(one.noun)
        count = one.count
        many = one.plural
        number = ""
        inner = case
        if count is not None:
            words, governed = self.quantities[count.op]
            case = governed or case
            size = self.size(count.n)
            inner = case
            if size == "one":
                number = words.format(n=self.one_of(gender, case))
            else:
                number = words.format(n=count.n)
                inner, many = self.after_number(size, case, gender)
        several = many or (count is not None and self.size(count.n) in ("few", "many"))
        det, governed = self.determiner(one, gender, case, many=several)
        inner = governed or inner
        adjective_case, plural = self.adjective_after(one, inner, gender, many=many)
        adjectives = [self.adjective(word, gender, adjective_case, many=plural) for word in one.adjectives]
        return join(det, number, *adjectives, self.noun(one.noun, inner, many=many), one.detail, one.after)

    def adjective_after(self, one: Nominal, case: str, gender: str, *, many: bool) -> tuple[str, bool]:
        del one, gender
        return case, many

    def determiner(self, one: Nominal, gender: str, case: str, *, many: bool) -> tuple[str, str]:
        """The words before the noun, and the case they ask for, if any."""
        own = self.possessive(one.whose, f"{case},{'p' if many else gender}") if one.whose is not None else ""
        if one.det in ("all", "this", "every", "no"):
            word = self.determiners[one.det]
            return join(self.adjective(word, gender, case, many=many), own), ""
        if one.det in ("any", "as-many", "half"):
            if one.whose is not None:
                own = self.possessive(one.whose, "gen,p")
            words = self.determiners[one.det].split("/")
            return join(words[CASES.index(case)], own), "gen"
        return own, ""

    def nominal_agreement(self, one: Nominal) -> str:
        if one.count is not None:
            return {"few": "3p", "many": self.many_agreement}.get(self.size(one.count.n), "3s")
        return "3s" if one.det in ("any", "as-many", "half") else "3p" if one.plural else "3s"

    def order(self, subject: Phrase, verb: str, rest: str, one: Clause, mode: Mode, modal: Modal) -> str:
        """*Nobody* negates the verb too, and Polish what it is done to as well."""
        negative = subject.negative or modal == "may-not" or verb.startswith("!")
        verb = verb.removeprefix("!")
        said = self.rest(self.negated(rest) if negative else rest, subject, one).replace("^", "")
        if mode == "infinitive":
            return join(self.infinitive(verb), said)
        finite = self.finite(self.modals[modal] if modal else verb, subject.agreement)
        return join(
            subject(), self.words["not"] if negative else "", finite, self.infinitive(verb) if modal else "", said
        )

    def negated(self, rest: str) -> str:
        return rest

    pronouns: Mapping[str, str]
    """The cases, then `own` for *of whom* and `str` for a nominative that is not left out."""

    def pronoun(self, agreement: str) -> Phrase:
        forms: dict[str, str] = dict(zip((*CASES, "own", "str"), self.pronouns[agreement].split(), strict=True))
        return Phrase(lambda case: forms[case].replace("-", ""), agreement, pronoun=True)

    def stressed(self, one: Phrase) -> Phrase:
        return Phrase(lambda case: one("str" if case == "nom" else case), one.agreement)

    def described(self, key: str, slots: Mapping[str, Phrase | str] | None = None, **changes: Any) -> Phrase:
        made = super().described(key, slots, **changes)
        return Phrase(lambda case: made(_plain(case)), made.agreement)

    def phrase(self, one: Nominal) -> Phrase:
        return Phrase(lambda case: self.nominal(one, _plain(case)), self.nominal_agreement(one))

    def finite(self, verb: str, agreement: str) -> str:
        """Verbs are given as: second and third person of the singular, third of the plural, infinitive; words after a comma stay."""
        second, third, plural, _ = self.verbs[verb].split()
        form = {"2s": second, "3s": third, "3p": plural, "2p": self.you_all(second, third)}[agreement]
        return form.replace(",", " ")

    @abstractmethod
    def you_all(self, second: str, third: str) -> str: ...

    def infinitive(self, verb: str) -> str:
        return self.verbs[verb.removeprefix("!")].split()[3].replace(",", " ")

    def possessive(self, whose: Possessive, form: str) -> str:
        case, gender = form.split(",")
        if whose.own:
            return self.own_adjective("own", gender, case)
        return self.own_adjective(whose.agreement, gender, case)

    @abstractmethod
    def own_adjective(self, key: str, gender: str, case: str) -> str: ...


def _plain(case: str) -> str:
    return {"own": "gen", "str": "nom"}.get(case, case)
