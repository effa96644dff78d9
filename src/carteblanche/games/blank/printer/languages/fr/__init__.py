"""French."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from carteblanche.games.blank.printer.grammar import (
    Clause,
    Language,
    Modal,
    Mode,
    Nominal,
    Phrase,
    Possessive,
    join,
)
from carteblanche.games.blank.printer.languages.fr.frames import FRAMES
from carteblanche.games.blank.printer.languages.fr.roles import PLACES, ROLES
from carteblanche.games.blank.printer.languages.fr.words import WORDS

# singular, plural, gender
NOUNS: Final = {
    "card": "carte cartes f",
    "rule": "règle règles f",
    "player": "joueur joueurs m",
    "turn": "tour tours m",
    "round": "manche manches f",
    "penalty": "pénalité pénalités f",
    "second": "seconde secondes f",
    "minute": "minute minutes f",
    "hour": "heure heures f",
    "time": "fois fois f",
    "hand": "main mains f",
    "age": "âge âges m",
    "left-neighbour": "voisin,de,gauche voisins,de,gauche m",
    "right-neighbour": "voisin,de,droite voisins,de,droite m",
    **{f"n{n}": f"{n} {n} m" for n in range(1, 7)},
}
# masculine, feminine, plurals by an s unless given; those before the noun
ADJECTIVES: Final = {
    "red": "rouge rouge",
    "orange": "orange orange orange orange",
    "green": "vert verte",
    "blue": "bleu bleue",
    "violet": "violet violette",
    "pink": "rose rose",
    "even": "pair paire",
    "odd": "impair impaire",
    "random": "au,hasard au,hasard au,hasard au,hasard",
    "highest": "plus,haut plus,haute",
    "lowest": "plus,bas plus,basse plus,bas plus,basses",
    "newest": "le,plus,récent la,plus,récente les,plus,récents les,plus,récentes",
    "oldest": "le,plus,ancien la,plus,ancienne les,plus,anciens les,plus,anciennes",
    "top": "premier première",
    "bottom": "dernier dernière",
    "other": "autre autre",
    "next": "prochain prochaine",
    "extra": "supplémentaire supplémentaire",
    "new": "nouveau nouvelle nouveaux nouvelles",
    "more": "de,plus de,plus de,plus de,plus",
}
BEFORE: Final = ("highest", "lowest", "top", "bottom", "other", "next", "new")
QUANTITIES: Final = {
    "=": "{n}",
    "=!": "exactement {n}",
    "!=": "pas exactement {n}",
    "<": "moins de {n}",
    ">": "plus de {n}",
    "<=": "au plus {n}",
    ">=": "au moins {n}",
    "+": "{n}",
}
OWNERS: Final = {"2s": "ton ta tes", "3s": "son sa ses", "3p": "leur leur leurs", "2p": "votre votre vos"}
# infinitive: second and third person of the singular, third and second of the plural
VERBS: Final = {
    "subir": "subis subit subissent subissez",
    "céder": "cèdes cède cèdent cédez",
    "être": "es est sont êtes",
    "avoir": "as a ont avez",
    "pouvoir": "peux peut peuvent pouvez",
    "devoir": "dois doit doivent devez",
    "faire": "fais fait font faites",
    "prendre": "prends prend prennent prenez",
    "dire": "dis dit disent dites",
    "mettre": "mets met mettent mettez",
    "choisir": "choisis choisit choisissent choisissez",
    "perdre": "perds perd perdent perdez",
    "recevoir": "reçois reçoit reçoivent recevez",
    "finir": "finis finit finissent finissez",
    "aller": "vas va vont allez",
    "vouloir": "veux veut veulent voulez",
    "sortir": "sors sort sortent sortez",
    "remettre": "remets remet remettent remettez",
    "commencer": "commences commence commencent commencez",
    "valoir": "vaux vaut valent valez",
    "enfreindre": "enfreins enfreint enfreignent enfreignez",
    "entrer": "entres entre entrent entrez",
    "devenir": "deviens devient deviennent devenez",
    "retirer": "retires retire retirent retirez",
}
CLITICS: Final = {
    "2s": ("te", "te", "toi"),
    "3s": ("lui", "le", "lui"),
    "3p": ("leur", "les", "eux"),
    "2p": ("vous", "vous", "vous"),
}


class French(Language):
    code = "fr"
    roles = ROLES
    places = PLACES
    words = WORDS
    frames = FRAMES
    cases = ("nom", "dat")
    quotes = ("« ", " »")
    verbs = VERBS
    modals = {"may": "pouvoir", "must": "devoir", "may-not": "pouvoir", "about": "devoir"}

    def nominal(self, one: Nominal, case: str) -> str:
        single, plural, gender = (part.replace(",", " ") for part in NOUNS[one.noun].split())
        count = one.count
        many = one.plural or (count is not None and count.n != 1)
        before = [self._adjective(word, gender, many=many) for word in one.adjectives if word in BEFORE]
        behind = [self._adjective(word, gender, many=many) for word in one.adjectives if word not in BEFORE]
        noun = plural if many else single
        one_word = "un" if gender == "m" else "une"
        amount = ""
        more = ""
        if count is not None:
            amount = QUANTITIES[count.op].format(n=one_word if count.n == 1 else _spelt(count.n, one.noun))
            more = "ou plus" if count.op == "+" else ""
        text = join(
            self._determiner(one, gender, many=many), amount, *before, noun, more, *behind, one.detail, one.after
        )
        return f"à {text}" if case == "dat" else text

    def _determiner(self, one: Nominal, gender: str, *, many: bool) -> str:
        the = "les" if many else "le" if gender == "m" else "la"
        all_ = "tous" if gender == "m" else "toutes"
        if one.whose is not None:
            mine = OWNERS[one.whose.agreement].split()[2 if many else 0 if gender == "m" else 1]
            return {"all": f"{all_} {mine}", "half": f"la moitié de {mine}"}.get(one.det, mine)
        some = "de" if any(word in BEFORE for word in one.adjectives) else "des"
        return {
            "a": "un" if gender == "m" else "une",
            "the": the,
            "all": f"{all_} les",
            "half": "la moitié des",
            "no": "aucun" if gender == "m" else "aucune",
            "any": "un nombre quelconque de",
            "as-many": "autant de",
            "every": "chaque",
            "this": "ces" if many else "ce" if gender == "m" else "cette",
            "bare": "",
        }.get(one.det, some if many and one.count is None else "")

    def _adjective(self, word: str, gender: str, *, many: bool) -> str:
        forms = ADJECTIVES[word].split()
        form = forms[gender == "f"]
        if many:
            form = forms[2 + (gender == "f")] if len(forms) > 2 else form + "s"
        return form.replace(",", " ")

    def phrase(self, one: Nominal) -> Phrase:
        bare = Nominal(one.noun, one.det or "bare", one.count, one.adjectives, one.detail, one.after, one.plural)
        return Phrase(
            lambda case: self.nominal(bare, "nom") if case == "bare" else self.nominal(one, case),
            self.nominal_agreement(one),
        )

    def pronoun(self, agreement: str) -> Phrase:
        subject = {"2s": "tu", "3s": "il", "3p": "ils", "2p": "vous"}[agreement]
        stressed = CLITICS[agreement][2]
        forms = {"nom": subject, "dat": f"<{CLITICS[agreement][0]}>"}
        return Phrase(lambda case: forms.get(case, stressed), agreement, pronoun=True)

    def stressed(self, one: Phrase) -> Phrase:
        return Phrase(lambda case: f"à {one('obj')}" if case == "dat" else one("obj"), one.agreement)

    def described(self, key: str, slots: Mapping[str, Phrase | str] | None = None, **changes: Any) -> Phrase:
        made = super().described(key, slots, **changes)
        if "=" in self.roles[key]:
            return Phrase(lambda case: f"à {made('nom')}" if case == "dat" else made("nom"), made.agreement)
        return made

    def possessive(self, whose: Possessive, form: str) -> str:
        return OWNERS[whose.agreement].split()[("m", "f", "p").index(form)]

    def finite(self, verb: str, agreement: str) -> str:
        first, _, rest = verb.partition(" ")
        index = ("2s", "3s", "3p", "2p").index(agreement)
        stem = first[:-2]
        soft = f"{stem}e" if stem.endswith("g") else stem
        forms = VERBS.get(
            first, f"{stem}es {stem}e {stem}ent {soft.removesuffix('e') if soft != stem else stem}ez"
        ).split()
        return join(forms[index], rest)

    def infinitive(self, verb: str) -> str:
        return verb

    def order(self, subject: Phrase, verb: str, rest: str, one: Clause, mode: Mode, modal: Modal) -> str:
        """Unstressed pronouns go before the verb; *personne* takes a *ne*."""
        said = self.rest(rest, subject, one).replace("^", "")
        clitic = " ".join(re.findall(r"<(\w+)>", said))
        said = re.sub(r"<\w+>", "", said)
        ne = "ne" if subject.negative or modal == "may-not" or re.match(r"(pas|aucune?)\b", said) else ""
        if mode == "infinitive":
            return join(clitic, self.infinitive(verb), said)
        if not modal:
            return join(subject(), ne, clitic, self.finite(verb, subject.agreement), said)
        pas = "pas" if modal == "may-not" else ""
        finite = self.finite(self.modals[modal], subject.agreement)
        return join(subject(), ne, finite, pas, clitic, self.infinitive(verb), said)

    def ordinal(self, n: int) -> str:
        return f"{n}e"

    def tidy(self, text: str) -> str:
        vowel = "(?=[aeiouyâàéèêîôûhAEIOUÉ])"
        text = re.sub(
            r"<(\w+)>", lambda found: {"te": "à toi", "lui": "à lui", "leur": "à eux", "vous": "à vous"}[found[1]], text
        )
        text = re.sub(r"  +", " ", text)
        text = re.sub(r"\b([Dd])e le\b", r"\1u", text)
        text = re.sub(r"\b([Dd])e les\b", r"\1es", text)
        text = re.sub(r"\bà le\b", "au", text)
        text = re.sub(r"\bà les\b", "aux", text)
        text = re.sub(r"\b([Ss])i (?=ils?\b)", r"\1'", text)
        text = re.sub(rf"\b([Qq]u|[LlDdNnTtSs]|[Jj]usqu|[Ll]orsqu)(?:e|a) {vowel}(?!haut|hors|onz|huit)", r"\1'", text)
        return re.sub(r" ?([;:])", "\u00a0\\1", text)


def _spelt(n: int | str, noun: str) -> int | str:
    """*deux 6*, since *2 6* would be hard to read."""
    words = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
    return words[n] if isinstance(n, int) and noun[1:].isdigit() and n < len(words) else n
