"""German."""

from __future__ import annotations

import re
from typing import Final

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
from carteblanche.games.blank.printer.languages.de.frames import FRAMES
from carteblanche.games.blank.printer.languages.de.roles import PLACES, ROLES
from carteblanche.games.blank.printer.languages.de.words import WORDS

# singular, plural, gender, genitive
NOUNS: Final = {
    "card": "Karte Karten f Karte",
    "rule": "Regel Regeln f Regel",
    "player": "Spieler Spieler m Spielers",
    "turn": "Zug Züge m Zuges",
    "round": "Runde Runden f Runde",
    "penalty": "Strafe Strafen f Strafe",
    "second": "Sekunde Sekunden f Sekunde",
    "minute": "Minute Minuten f Minute",
    "hour": "Stunde Stunden f Stunde",
    "time": "Mal Mal n Mals",
    "hand": "Hand Hände f Hand",
    "age": "Alter Alter n Alters",
    "neighbour": "Nachbar Nachbarn w Nachbarn",
    "draw-pile": "Nachziehstapel Nachziehstapel m Nachziehstapels",
    "discard-pile": "Ablagestapel Ablagestapel m Ablagestapels",
    "rule-pile": "Regelstapel Regelstapel m Regelstapels",
    "number": "Anzahl Anzahlen f Anzahl",
    "face": "Zahl Zahlen f Zahl",
    "sum": "Summe Summen f Summe",
    "counter": "Zähler Zähler m Zählers",
    "winner": "Gewinner Gewinner m Gewinners",
    "loser": "Verlierer Verlierer m Verlierers",
    "owner": "Besitzer Besitzer m Besitzers",
    "n1": "1 Einsen f 1",
    "n2": "2 Zweien f 2",
    "n3": "3 Dreien f 3",
    "n4": "4 Vieren f 4",
    "n5": "5 Fünfen f 5",
    "n6": "6 Sechsen f 6",
}
ADJECTIVES: Final = {
    "red": "rot",
    "green": "grün",
    "blue": "blau",
    "violet": "violett",
    "even": "gerad",
    "odd": "ungerad",
    "random": "zufällig",
    "highest": "höchst",
    "lowest": "niedrigst",
    "newest": "neuest",
    "oldest": "ältest",
    "youngest": "jüngst",
    "top": "oberst",
    "bottom": "unterst",
    "other": "ander",
    "next": "nächst",
    "previous": "vorig",
    "extra": "zusätzlich",
    "new": "neu",
    "more": "weiter",
    "left": "link",
    "right": "recht",
    "chosen": "ausgewählt",
    "named": "genannt",
}
INVARIABLE: Final = {"orange": "orange", "pink": "rosa"}
QUANTITIES: Final = {
    "=": "{n}",
    "=!": "genau {n}",
    "!=": "nicht genau {n}",
    "<": "weniger als {n}",
    ">": "mehr als {n}",
    "<=": "höchstens {n}",
    ">=": "mindestens {n}",
    "+": "{n} oder mehr",
}
CASES: Final = ("nom", "gen", "dat", "acc")
DEFINITE: Final = {"m": "der des dem den", "f": "die der der die", "n": "das des dem das", "p": "die der den die"}
ENDINGS: Final = {"m": "er es em en", "f": "e er er e", "n": "es es em es", "p": "e er en e"}
INDEFINITE: Final = {"m": "- es em en", "f": "e er er e", "n": "- es em -", "p": "e er en e"}
STRONG: Final = {"m": "er en em en", "f": "e er er e", "n": "es en em es", "p": "e er en e"}
MIXED: Final = {"m": "er en en en", "f": "e en en e", "n": "es en en es", "p": "en en en en"}
WEAK: Final = {"m": "e en en en", "f": "e en en e", "n": "e en en e", "p": "en en en en"}
PRONOUNS: Final = {
    "2s": "du deiner dir dich",
    "3s": "er seiner ihm ihn",
    "3p": "sie ihrer ihnen sie",
    "2p": "ihr euer euch euch",
}
OWNERS: Final = {"2s": "dein", "3s": "sein", "3p": "ihr", "2p": "eur"}
# second and third person of the singular; the plural is the infinitive
VERBS: Final = {
    "folgen": "folgst folgt",
    "sein": "bist ist sind seid",
    "haben": "hast hat",
    "werden": "wirst wird",
    "dürfen": "darfst darf",
    "müssen": "musst muss",
    "sollen": "sollst soll",
    "ziehen": "ziehst zieht",
    "legen": "legst legt",
    "werfen": "wirfst wirft",
    "geben": "gibst gibt",
    "nehmen": "nimmst nimmt",
    "bekommen": "bekommst bekommt",
    "setzen": "setzt setzt",
    "tauschen": "tauschst tauscht",
    "sagen": "sagst sagt",
    "tun": "tust tut",
    "wählen": "wählst wählt",
    "suchen": "suchst sucht",
    "sehen": "siehst sieht",
    "zeigen": "zeigst zeigt",
    "verlieren": "verlierst verliert",
    "beginnen": "beginnst beginnt",
    "beenden": "beendest beendet",
    "brauchen": "brauchst braucht",
    "beschuldigen": "beschuldigst beschuldigt",
    "gewinnen": "gewinnst gewinnt",
    "scheiden": "scheidest scheidet",
    "verlassen": "verlässt verlässt",
    "nennen": "nennst nennt",
    "treten": "trittst tritt",
    "stimmen": "stimmst stimmt",
    "wollen": "willst will",
    "kommen": "kommst kommt",
    "gelten": "giltst gilt",
    "spielen": "spielst spielt",
    "lehnen": "lehnst lehnt",
    "verstoßen": "verstößt verstößt",
    "fallen": "fällst fällt",
    "wechseln": "wechselst wechselt",
    "enden": "endest endet",
    "fangen": "fängst fängt",
    "erinnern": "erinnerst erinnert",
    "mischen": "mischst mischt",
    "verteilen": "verteilst verteilt",
    "steigen": "steigst steigt",
    "passieren": "passierst passiert",
    "zählen": "zählst zählt",
    "liegen": "liegst liegt",
    "gehen": "gehst geht",
    "schlagen": "schlägst schlägt",
    "merken": "merkst merkt",
    "stehen": "stehst steht",
    "treffen": "triffst trifft",
    "ersetzen": "ersetzt ersetzt",
    "vergehen": "vergehst vergeht",
    "pausieren": "pausierst pausiert",
    "behalten": "behältst behält",
    "kosten": "kostest kostet",
    "laufen": "läufst läuft",
    "betragen": "beträgst beträgt",
    "teilen": "teilst teilt",
    "machen": "machst macht",
    "ordnen": "ordnest ordnet",
    "entfernen": "entfernst entfernt",
}


def _pick(table: str, case: str) -> str:
    found = table.split()[CASES.index(case)]
    return "" if found == "-" else found


class German(Language):
    code = "de"
    roles = ROLES
    places = PLACES
    words = WORDS
    frames = FRAMES
    cases = CASES
    quotes = ("„", "“")
    verbs = VERBS
    modals = {"may": "dürfen", "must": "müssen", "may-not": "dürfen", "about": "sollen"}

    def nominal(self, one: Nominal, case: str) -> str:
        single, plural, gender, genitive = NOUNS[one.noun].split()
        count = one.count
        many = one.plural or (count is not None and count.n != 1)
        if one.det == "half":
            inner = Nominal(
                one.noun,
                "the" if one.whose is None else "",
                None,
                one.adjectives,
                one.detail,
                one.after,
                True,
                one.whose,
            )
            return f"{'der' if case == 'dat' else 'die'} Hälfte {self.nominal(inner, 'gen')}"
        weak = gender == "w"
        number = "p" if many else "m" if weak else gender
        det, endings = self._determiner(one, number, case)
        noun = plural if many else single
        if many and case == "dat" and not noun.endswith(("n", "s")):
            noun += "n"
        if not many and (case == "gen" or (weak and case != "nom")):
            noun = genitive
        amount = ""
        if count is not None:
            n = f"ein{_pick(INDEFINITE[number], case)}" if count.n == 1 else str(count.n)
            amount = QUANTITIES[count.op].format(n=n)
            endings = MIXED if count.n == 1 and not det else endings
        adjectives = [
            INVARIABLE.get(word) or ADJECTIVES.get(word, word) + _pick(endings[number], case) for word in one.adjectives
        ]
        before = [
            text for word, text in zip(one.adjectives, adjectives, strict=True) if word in ("next", "top", "bottom")
        ]
        adjectives = [text for text in adjectives if text not in before]
        return join(det, *before, amount, *adjectives, noun, one.detail, one.after)

    def _determiner(self, one: Nominal, number: str, case: str) -> tuple[str, dict[str, str]]:
        """The words before the noun, and how adjectives end after them."""
        if one.whose is not None:
            owner = OWNERS[one.whose.agreement] + _pick(INDEFINITE[number], case)
            return join(f"all{_pick(ENDINGS['p'], case)}" if one.det == "all" else "", owner), MIXED
        match one.det:
            case "a" | "no":
                return f"{'k' if one.det == 'no' else ''}ein{_pick(INDEFINITE[number], case)}", MIXED
            case "the":
                return _pick(DEFINITE[number], case), WEAK
            case "all" | "this" | "every":
                stem = {"all": "all", "this": "dies", "every": "jed"}[one.det]
                return stem + _pick(ENDINGS[number], case), WEAK
            case "any":
                return f"beliebig viel{_pick(ENDINGS['p'], case)}", STRONG
            case "as-many":
                return f"ebenso viel{_pick(ENDINGS['p'], case)}", STRONG
            case _:
                return "", STRONG

    def pronoun(self, agreement: str) -> Phrase:
        return Phrase(lambda case: _pick(PRONOUNS[agreement], case), agreement, pronoun=True)

    def possessive(self, whose: Possessive, form: str) -> str:
        case, gender = form.split(",")
        stem = OWNERS[whose.agreement]
        ending = _pick(INDEFINITE[gender], case)
        return "euer" if stem == "eur" and not ending else stem + ending

    def finite(self, verb: str, agreement: str) -> str:
        base = verb.rpartition("-")[2]
        second, third, *plurals = VERBS[base].split()
        stem = base.removesuffix("en").removesuffix("n")
        you_all = plurals[1] if len(plurals) > 1 else stem + ("et" if stem.endswith(("t", "d")) else "t")
        return {"2s": second, "3s": third, "3p": plurals[0] if plurals else base, "2p": you_all}[agreement]

    def infinitive(self, verb: str) -> str:
        return verb.replace("-", "")

    def order(self, subject: Phrase, verb: str, rest: str, one: Clause, mode: Mode, modal: Modal) -> str:
        """The verb comes second, in subordinate clauses last; what can be taken off it stays at the end."""
        said, _, tail = self.rest(rest, subject, one).partition("^")
        prefix = verb.rpartition("-")[0]
        finite = self.finite(self.modals[modal] if modal else verb, subject.agreement)
        if modal == "may-not":
            said = f"k{said}" if re.match(r"ein(e[rmns]?)?\b", said) else join("nicht", said)
        if mode == "infinitive":
            words = [said, self.infinitive(verb)]
        elif mode == "sub":
            words = [subject(), said, *((self.infinitive(verb), finite) if modal else (prefix + finite,))]
        else:
            last = self.infinitive(verb) if modal else prefix
            front = (finite, subject()) if mode == "inverted" else (subject(), finite)
            words = [*front, said, last]
        return join(*words) + tail

    def tidy(self, text: str) -> str:
        short = {"von": "vom", "in": "im", "zu": "zum", "an": "am", "bei": "beim"}
        return re.sub(r"\b(von|in|zu|an|bei) dem\b(?!,)", lambda found: short[found[1]], text)
