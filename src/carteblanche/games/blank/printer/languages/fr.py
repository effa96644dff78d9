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

    roles = {
        "latest-cause": "=celui qui a causé ceci en dernier ({event})",
        "unsaid": "=…",
        "named": "={name}",
        "marked": "every player|avec la marque {mark}",
        "marked-some": "a player|avec la marque {mark}",
        "played-by": "the player|qui a joué {cards}",
        "latest": "the bottom player|à {infinitive}",
        "which": "=qui",
        "which-group": "3p=qui",
        "each-of": "=chacun de {of:obj}",
        "did-plays": "=celui qui a joué",
        "did-draws": "=celui qui a pioché",
        "did-turn": "=celui dont c'est le tour",
        "did-did": "=celui qui l'a fait",
        "did-it": "=celui dont il s'agit",
        "them": "the player|choisi",
        "them-group": "the player+|choisis",
        "all": "=chacun",
        "all-group": "3p=tous les joueurs",
        "others": "every other player",
        "others-group": "3p=les autres",
        "each": "every player",
        "outer": "the player|en question",
        "nobody": "=personne",
        "active": "the player|dont c'est le tour",
        "causer": "=celui qui en est la cause",
        "author": "=l'auteur de cette carte",
        "owner": "=le propriétaire des cartes",
        "oldest": "=le joueur le plus âgé",
        "youngest": "=le plus jeune joueur",
        "winner": "=le gagnant",
        "loser": "=le perdant",
        "first": "=le premier à finir",
        "last": "=le dernier à finir",
        "voted": "the player|avec le plus de voix",
        "previous-them": "the player|choisi avant",
        "next": "the player|suivant",
        "previous": "the player|précédent",
        "after-next": "the player|d'après le suivant",
        "next-far": "=le {n} joueur à suivre",
        "previous-far": "=le {n} joueur en arrière",
        "left": "- left-neighbour",
        "right": "- right-neighbour",
        "next-of": "the player|après {of:obj}",
        "previous-of": "the player|avant {of:obj}",
        "left-of": "the left-neighbour|de {of:obj}",
        "right-of": "the right-neighbour|de {of:obj}",
        "opposite-of": "the player|en face de {of:obj}",
        "next-far-of": "=le {n} joueur après {of:obj}",
        "previous-far-of": "=le {n} joueur avant {of:obj}",
        "left-far-of": "=le {n} joueur à gauche de {of:obj}",
        "right-far-of": "=le {n} joueur à droite de {of:obj}",
        "opposite-far-of": "=le {n} joueur en face de {of:obj}",
        "ranked": "the player|{said}",
        "ranked-group": "the player+|{said}",
        "who": "every player|{said}",
        "who-group": "the player+|{said}",
        "who-some": "a player|{said}",
        "who-other-some": "a other player|{said}",
        "who-other": "every other player|{said}",
        "who-other-group": "the other player+|{said}",
        "somebody": "=quelqu'un",
        "somebody-else": "=quelqu'un d'autre",
        "one-of-them": "=l'un de {of:obj}",
        "that-player": "this player",
        "self-2s": "=toi",
        "self-2p": "=vous",
        "self-3s": "=lui",
        "self-3p": "=eux",
        "hand": "- hand",
        "hand-of": "the hand|de {of:obj}",
        "hands-of": "the hand+|de {of:obj}",
        "draw": "=la pioche",
        "discard": "=la défausse",
        "rules": "3p=les règles en vigueur",
        "rule-pile": "=le paquet de règles",
        "out": "3p=les cartes hors du jeu",
        "middle": "3p=les cartes au milieu",
        "top": "=la carte du dessus",
        "below": "=la carte du dessous",
        "bottom": "=la dernière carte de la défausse",
        "played": "3p=les cartes qui viennent d'être jouées",
        "drawn": "3p=les cartes qui viennent d'être piochées",
        "these": "3p=ces cartes",
        "these-one": "=cette carte-là",
        "this": "=cette carte",
        "one-of": "=une de {cards}",
        "count": "=le nombre de {cards:bare}",
        "face": "=le chiffre de {cards}",
        "sum": "=la somme des chiffres de {cards}",
        "heads": "=le nombre de {who:bare}",
        "heads-all": "=le nombre de joueurs",
        "times": "=le nombre de fois {within} que {event}",
        "streak": "=le nombre de {cards:bare} à la suite sur le dessus",
        "counter": "=le compteur {name}",
        "counter-of": "=le compteur {name} de {of:obj}",
        "age": "- age",
        "age-of": "the age|de {of:obj}",
        "calculation +": "={left} plus {right}",
        "calculation -": "={left} moins {right}",
        "calculation ~": "=la différence entre {left} et {right}",
        "calculation *": "={left} fois {right}",
        "calculation /": "={left} divisé par {right}, arrondi vers le bas",
        "calculation /+": "={left} divisé par {right}, arrondi vers le haut",
        "calculation mod": "=le reste de {left} divisé par {right}",
        "calculation max": "=le plus grand de {left} et {right}",
        "calculation min": "=le plus petit de {left} et {right}",
        "half": "=la moitié de {left}, arrondie vers le bas",
        "best-most": "=le maximum parmi {among:obj} pour {of}",
        "best-fewest": "=le minimum parmi {among:obj} pour {of}",
        "best-most-cards": "=le plus grand nombre de cartes parmi {among:obj}",
        "best-fewest-cards": "=le plus petit nombre de cartes parmi {among:obj}",
        "die": "=ce que montre un dé",
        "die-of": "=ce que montre un dé à {n} faces",
        "amount": "=tout autant",
        "remembered": "=le nombre annoncé",
        "remembered-as": "=le nombre {name}",
        "any-number": "=un nombre au choix",
        "any-from": "=un nombre au choix à partir de {least}",
        "any-between": "=un nombre au choix de {least} à {most}",
    }
    places = {
        "hand": "dans:obj de:obj dans:obj",
        "front": "devant:obj de_devant:obj devant:obj",
        "draw": "dans:nom de:nom sur:nom",
        "discard": "dans:nom de:nom sur:nom",
        "rules": "en_vigueur:- _:- en_vigueur:-",
        "rule-pile": "dans:nom de:nom sous:nom",
        "out": "hors_du_jeu:- de_hors_du_jeu:- hors_du_jeu:-",
        "middle": "au_milieu:- du_milieu:- au_milieu:-",
        "top": "comme:nom de:nom sur:nom",
        "below": "comme:nom de:nom sur:nom",
        "bottom": "comme:nom de:nom sous:nom",
        "played": "parmi:nom parmi:nom avec:nom",
        "drawn": "parmi:nom parmi:nom avec:nom",
        "these": "parmi:nom parmi:nom avec:nom",
        "this": "comme:nom de:nom sur:nom",
    }
    words = {
        "all-laid": "(toutes les cartes posées comptent, pas seulement celles du dessus)",
        "for-cards": "jusqu'à ce que {cards} aient été jouées,",
        "allow-per-": "aussi souvent que voulu",
        "allow-per-turn": "une fois par tour",
        "allow-per-round": "une fois par manche",
        "allow-per-game": "une fois par partie",
        "letter": "{letter} est {number}",
        "and": "et",
        "and-given": "et que",
        "or": "ou",
        "then": "ensuite,",
        "comma": ",",
        "if": "si {condition},",
        "otherwise": "sinon,",
        "or-else": "faute de quoi",
        "if-so": "si oui,",
        "if-not": "en cas de refus,",
        "when": "quand {event},",
        "whenever": "chaque fois que {event},",
        "next-time": "la prochaine fois que {event},",
        "as-soon-as": "dès que {event},",
        "as-long": "tant que {condition},",
        "unless": "sauf si {condition}",
        "provided": "à condition que ceci soit vrai ({condition})",
        "instead": "à la place,",
        "about-to": "ceci va se passer ({event})",
        "react": "tu peux jouer cette carte, même hors de ton tour, quand {event}",
        "people": "les joueurs s'en occupent : {text}",
        "fitting": "à qui {text} correspond",
        "fitting-group": "à qui {text} correspond",
        "for-whom": "pour qui il est vrai que {condition}",
        "for-whom-group": "pour qui il est vrai que {condition}",
        "among": "parmi {of:obj}",
        "but": "sauf {without:obj}",
        "but-n": "sauf {n}",
        "most cards": "avec le plus de cartes",
        "fewest cards": "avec le moins de cartes",
        "most": "pour qui ceci est le plus grand ({number})",
        "fewest": "pour qui ceci est le plus petit ({number})",
        "tie-all": "en cas d'égalité, tous",
        "tie-none": "en cas d'égalité, personne",
        "tie-choice": "en cas d'égalité, au choix",
        "tie-random": "en cas d'égalité, au sort",
        "tie-first": "en cas d'égalité, le premier dans l'ordre",
        "choice": "de {own} choix",
        "choice-form": "m",
        "card-choice": "de {own} choix",
        "of-pile": "de {pile}",
        "of-named": "de la couleur annoncée",
        "of-numbers": "avec un {numbers}",
        "of-colours": "de couleur {colours}",
        "colour-red": "rouge",
        "colour-orange": "orange",
        "colour-green": "verte",
        "colour-blue": "bleue",
        "colour-violet": "violette",
        "colour-pink": "rose",
        "colour-named": "annoncée",
        "than =": "dont le chiffre est {n}",
        "than !=": "dont le chiffre n'est pas {n}",
        "than <": "dont le chiffre est plus petit que {n}",
        "than >": "dont le chiffre est plus grand que {n}",
        "than <=": "dont le chiffre est au plus {n}",
        "than >=": "dont le chiffre est au moins {n}",
        "than-card <": "d'un chiffre plus petit que {cards}",
        "than-card >": "d'un chiffre plus grand que {cards}",
        "than divides": "dont le chiffre divise {n}",
        "than multiple": "dont le chiffre est un multiple de {n}",
        "like-colour": "de la même couleur que {cards}",
        "like-number": "du même chiffre que {cards}",
        "like-both": "de la même couleur et du même chiffre que {cards}",
        "unlike-colour": "d'une autre couleur que {cards}",
        "unlike-number": "d'un autre chiffre que {cards}",
        "unlike-both": "d'une autre couleur ou d'un autre chiffre que {cards}",
        "made-text": "avec du texte",
        "made-no-text": "sans texte",
        "made-picture": "avec une image",
        "made-no-picture": "sans image",
        "made-playable": "que l'on peut jouer maintenant",
        "titled": "avec {text} dans son titre ou son texte",
        "among-cards": "parmi {cards}",
        "other-than": "autre que {cards}",
        "within-turn": "pendant ce tour",
        "within-round": "pendant cette manche",
        "within-game": "pendant cette partie",
        "alike-colour": "de la même couleur",
        "alike-number": "du même chiffre",
        "alike-both": "de la même couleur et du même chiffre",
        "laid-by": "jouées par {by:obj}",
        "at-once": "d'un coup",
        "any-fits": "avec {cards} parmi elles",
        "top-fits": "avec {cards} sur le dessus",
        "any-card": "(même si elle n'est pas sur le dessus)",
        "as-last": "comme dernière carte",
        "until-covered": "jusqu'à la prochaine carte jouée,",
        "until-turn": "jusqu'à la fin de ce tour,",
        "until-game": "jusqu'à la fin de la partie,",
        "until-rule": "tant que cette règle est en vigueur,",
        "for-turns": "pendant {turns},",
        "for-turns-of": "pendant {turns} de {of:obj},",
        "for-rounds": "pendant {rounds},",
        "until-own-turn-start": "jusqu'au début de {own} prochain tour,",
        "until-own-turn-end": "jusqu'à la fin de {own} prochain tour,",
        "until-turn-start": "jusqu'au début du prochain tour de {of:obj},",
        "until-turn-end": "jusqu'à la fin du prochain tour de {of:obj},",
        "turn-form": "m",
        "till": "jusqu'au moment où {event},",
        "while": "tant que {condition},",
        "for-time": "pendant {time},",
        "why-any": "",
        "why-effect": "à cause d'un effet",
        "why-penalty": "comme pénalité",
        "why-unable": "faute de pouvoir jouer",
        "by-any": "",
        "by-game-card": "à cause d'une carte de jeu",
        "by-rule": "à cause d'une règle",
        "by-others": "à cause d'un autre joueur",
        "nth": "pour la {n} fois {within}",
        "every-nth": "toutes les {n} fois {within}",
        "all-together": "(tous comptés ensemble)",
        "penalised-any": "",
        "penalised-fault": "pour une faute",
        "penalised-unable": "pour n'avoir pas pu jouer",
        "penalised-accusation": "pour une fausse accusation",
        "penalised-card": "à cause d'une carte",
        "caused-by": "à cause de {by:obj}",
        "starting-with": ", en commençant par {who:obj}",
        "whatever": "quoi qu'elles montrent",
        "seen-by": "(vu par {who:obj})",
        "at-top": "tout en haut de {pile}",
        "at-under": "sous la carte du dessus de {pile}",
        "at-bottom": "tout en dessous de {pile}",
        "at-shuffled": "dans {pile}, en mélangeant",
        "within": "en moins de {time}",
        "each-at-once": "tous en même temps,",
        "each-in-turn": "l'un après l'autre,",
        "way-left": "dans le sens des aiguilles d'une montre,",
        "way-right": "dans le sens inverse des aiguilles d'une montre,",
        "way-oldest": "du plus âgé au plus jeune,",
        "way-youngest": "du plus jeune au plus âgé,",
        "for-each": "pour chacun de {of:obj}",
        "repeat-times": "{times} de suite :",
        "repeat-on": "encore et encore :",
        "repeat-until": "encore et encore, jusqu'au moment où {condition} :",
        "repeat-until-times": "encore et encore, jusqu'au moment où {condition}, mais au plus {times} :",
        "and-again": "encore et encore, jusqu'au moment où {condition}",
        "and-again-times": "encore et encore, jusqu'au moment où {condition}, mais au plus {times}",
        "later": "après {time},",
        "when-on-top": "sur {cards},",
        "anytime": "même hors de son tour",
        "together": "plusieurs ensemble",
        "as-colour": "{colour}",
        "as-colour-any": "toutes les couleurs",
        "as-colour-named": "la couleur annoncée",
        "as-colour-red": "rouge",
        "as-colour-orange": "orange",
        "as-colour-green": "vert",
        "as-colour-blue": "bleu",
        "as-colour-violet": "violet",
        "as-colour-pink": "rose",
        "as-number": "{number}",
        "any-number-face": "tous les chiffres",
        "per-once": "à la fois",
        "per-turn": "par tour",
        "per-round": "par manche",
        "per-game": "par partie",
        "only-for": "mais seulement pour {to:obj}",
        "for-players": "pour {who:obj}",
        "once-turn": "au plus une fois par tour",
        "once-round": "au plus une fois par manche",
        "once-game": "au plus une fois par partie",
        "allow-turn": "pendant son tour,",
        "allow-anytime": "à tout moment,",
        "allow-instead-of-playing": "au lieu de jouer une carte,",
        "house-tie": "là où les cartes parlent du plus ou du moins : {tie}",
    }
    frames = {
        "rule-comes-of": "cards|entrer|en vigueur",
        "rule-goes-of": "cards|sortir|du jeu",
        "run": "les chiffres de {cards} se suivent un à un (au moins {n} cartes)",
        "run-up": "les chiffres de {cards} montent un à un (au moins {n} cartes)",
        "run-down": "les chiffres de {cards} descendent un à un (au moins {n} cartes)",
        "finish-lose": "who|perdre|la partie, et tous les autres gagnent",
        "as-labelled": "{said}",
        "chooses": "who|choisir|",
        "chooses-one": "who|choisir|",
        "wants": "who|vouloir|bien",
        "nothing": "il ne se passe rien",
        "is": "who|être|{among}",
        "not-is": "who|être|pas {among}",
        "fits": "who|être|{cards}",
        "not-fits": "who|être|pas {cards}",
        "fact": "ceci est vrai ({text})",
        "not-fact": "ceci n'est pas vrai ({text})",
        "fact-of": "ceci est vrai pour {of:obj} ({text})",
        "not-fact-of": "ceci n'est pas vrai pour {of:obj} ({text})",
        "fact-by": "by|dire|que ceci est vrai ({text})",
        "fact-of-by": "by|dire|que ceci est vrai pour {of:obj} ({text})",
        "agree-majority": "la majorité de {by:obj} est d'accord{text}",
        "agree-all": "chacun de {by:obj} est d'accord{text}",
        "agree-any": "au moins un de {by:obj} est d'accord{text}",
        "agree-n": "au moins {n} de {by:obj} sont d'accord{text}",
        "not-agree-majority": "la majorité de {by:obj} n'est pas d'accord{text}",
        "not-agree-all": "l'un de {by:obj} au moins n'est pas d'accord{text}",
        "not-agree-any": "aucun de {by:obj} n'est d'accord{text}",
        "able": "who|avoir|une carte que l'on peut jouer",
        "not-able": "who|avoir|aucune carte que l'on peut jouer",
        "coin": "une pièce tombe sur face",
        "not-coin": "une pièce tombe sur pile",
        "own-turn": "c'est le tour de {who:obj}",
        "not-own-turn": "ce n'est pas le tour de {who:obj}",
        "extra-turn": "ce tour est un tour supplémentaire",
        "not-extra-turn": "ce tour n'est pas un tour supplémentaire",
        "not": "ceci est faux ({said})",
        "never": "ceci n'est jamais arrivé {within} ({event})",
        "compare =": "{left} est égal à {right}",
        "compare !=": "{left} n'est pas égal à {right}",
        "compare <": "{left} vaut moins que {right}",
        "compare >": "{left} vaut plus que {right}",
        "compare <=": "{left} vaut au plus {right}",
        "compare >=": "{left} vaut au moins {right}",
        "compare divides": "{left} divise {right}",
        "compare multiple": "{left} est un multiple de {right}",
        "have": "who|avoir|{cards}",
        "have-n": "who|avoir|{cards}",
        "have-none": "who|avoir|{cards}",
        "have =": "who|avoir|autant de cartes que {other:obj}",
        "have !=": "who|avoir|pas autant de cartes que {other:obj}",
        "have <": "who|avoir|moins de cartes que {other:obj}",
        "have >": "who|avoir|plus de cartes que {other:obj}",
        "have <=": "who|avoir|au plus autant de cartes que {other:obj}",
        "have >=": "who|avoir|au moins autant de cartes que {other:obj}",
        "this-played": "cette carte est jouée",
        "plays": "who|jouer|{cards}",
        "plays-on": "who|jouer|{cards} {adverb} sur {on}",
        "draws": "who|piocher|{cards}",
        "loses-any": "who|perdre|{cards} autrement qu'en jouant",
        "loses-discard": "who|défausser|{cards}",
        "loses-give": "who|céder|{cards}",
        "loses-taken": "who|perdre|{cards} que quelqu'un prend",
        "loses-show": "who|montrer|{cards}",
        "receives-any": "who|recevoir|{cards} d'un autre joueur",
        "receives-given": "who|recevoir|{cards} en cadeau d'un autre joueur",
        "receives-take": "who|prendre|{cards} à un autre joueur",
        "misses": "who|passer|un tour",
        "turn-start": "who|commencer|{own:m} tour",
        "turn-end": "who|finir|{own:m} tour",
        "round-start": "la manche|commencer|",
        "round-end": "la manche|finir|",
        "game-start": "la partie|commencer|",
        "game-end": "la partie|finir|",
        "reversed": "le sens du jeu|changer|",
        "reshuffled": "la pioche est remélangée",
        "rule-comes": "une nouvelle règle|entrer|en vigueur",
        "rule-goes": "une règle|sortir|du jeu",
        "clock": "time|avoir|passé",
        "clock-every": "time|avoir|encore passé",
        "clock-wall": "une vraie horloge sonne (chaque fois après {time})",
        "clock-wall-once": "une vraie horloge sonne après {time}",
        "idle": "who|mettre|plus de {time} à jouer",
        "accuses-any": "who|accuser|quelqu'un",
        "accuses-right": "who|accuser|quelqu'un avec raison",
        "accuses-wrong": "who|accuser|quelqu'un à tort",
        "penalised": "who|recevoir|une pénalité",
        "hit-any": "who|subir|l'effet d'une carte",
        "hit-game-card": "who|subir|l'effet d'une carte de jeu",
        "hit-rule": "who|subir|l'effet d'une règle",
        "hit-others": "who|subir|l'effet d'une carte d'un autre joueur",
        "ends-win": "who|gagner|",
        "ends-out": "who|sortir|du jeu",
        "ends-leave": "who|quitter|la table",
        "becomes": "ceci devient vrai pour {who:obj} : {said}",
        "reported": "who|faire|ceci ({text})",
        "reported-thing": "ceci se passe ({text})",
        "share-evenly": "on mélange {cards} et on les distribue à parts égales entre {among:obj}",
        "share-as-before": "on mélange {cards} et on les distribue entre {among:obj}, à chacun autant qu'avant",
        "pick": "who|désigner|{cards}",
        "choose": "who|choisir|{chosen}",
        "is-chosen": "on choisit {who}",
        "arrange": "who|remettre|{cards} dans l'ordre voulu après les avoir regardées",
        "shuffle": "on mélange {pile}",
        "play": "who|jouer|{cards}",
        "apply": "who|faire|ce que dit {cards}",
        "skip": "who|passer|{own:m} prochain tour",
        "skip-n": "who|passer|{turns}",
        "extra": "who|recevoir|{turns}",
        "reverse-normal": "on joue dans le sens du début",
        "reverse-reversed": "on joue dans le sens contraire du début",
        "end-turn": "le tour|finir|",
        "go-on": "who|jouer|ensuite, et le jeu continue à partir de là",
        "swap-seats": "who|échanger|{own:f} place avec {other:obj}",
        "pause": "on fait une pause de {time}",
        "pause-open": "on fait une pause jusqu'au moment où tous veulent continuer",
        "penalise": "who|recevoir|{penalties}",
        "finish-win": "who|gagner|la partie",
        "finish-out": "who|être|hors de la partie",
        "cancel-effect": "l'effet de la carte d'avant est annulé, autant que possible",
        "cancel-play": "la carte d'avant revient dans la main d'où elle venait",
        "cancel-turn": "le tour d'avant est annulé et rejoué",
        "edit": "le nombre dans {cards} devient {n}",
        "name-colour": "who|annoncer|une couleur",
        "name-number": "who|annoncer|un nombre de {least} à {most}",
        "name-word": "who|annoncer|un mot",
        "contest": "who|jouer|l'un contre l'autre à ceci : {text}",
        "race": "who|faire|ceci le plus vite possible : {text}",
        "vote-all": "who|voter|pour un joueur",
        "vote": "who|voter|pour l'un de {among:obj}",
        "mark": "who|recevoir|la marque {mark}",
        "unmark": "who|perdre|la marque {mark}",
        "tally": "{counter} augmente de {n}",
        "tally-set": "{counter} passe à {n}",
        "keep": "on retient {n} comme {name}",
        "draw": "who|piocher|{cards}",
        "take": "who|prendre|{cards} {other:dat}",
        "take-chosen": "who|prendre|{cards} de {own:m} choix {other:dat}",
        "give": "who|donner|{cards} {to:dat}",
        "take-cards": "who|prendre|{cards} en main",
        "get-cards": "who|recevoir|{cards} en main",
        "new-rule": "cards|entrer|en vigueur",
        "drop-rule": "who|retirer|{cards}",
        "discard": "who|défausser|{cards}",
        "put": "who|mettre|{cards} {where}",
        "go": "cards|aller|{where}",
        "swap-hands": "who|échanger|toute {own:f} main avec {other:obj}",
        "replace": "on remplace {one} par {other}",
        "exchange": "on échange {one} et {other}",
        "show": "who|montrer|{cards} {to:dat}",
        "look": "who|regarder|{cards}",
        "say": "who|dire|{text}",
        "do": "who|faire|ceci {adverb} : {text}",
        "counts": "cela compte {times}",
        "broken": "quelqu'un|enfreindre|cela",
        "require": "who|pouvoir|jouer seulement {cards}",
        "permit": "who|jouer|{cards} {adverb} sur toute carte, même si elles ne vont pas ensemble",
        "permit-on": "who|jouer|{cards} {adverb} sur {on}, même si elles ne vont pas ensemble",
        "count-as": "who|compter|comme {as}",
        "open": "who|jouer|cartes sur table",
        "order-first": "who|commencer|",
        "order-first-in-round": "who|commencer|à chaque manche",
        "order-oldest": "on joue par âge, du plus âgé au plus jeune",
        "order-youngest": "on joue par âge, du plus jeune au plus âgé",
        "order-choice": "celui qui vient de jouer choisit qui joue ensuite",
        "order-free": "il n'y a pas de tours : chacun peut jouer à tout moment",
        "deal": "who|recevoir|{cards} au début",
        "off": "who|être|hors de vigueur",
        "house-penalty": "une pénalité coûte {n}",
        "house-wrong-accusation": "une fausse accusation coûte {n}",
        "house-too-late": "après {n}, il est trop tard pour protester",
        "house-rules": "{n} sont en vigueur",
        "house-inflation": "tous les nombres des textes augmentent de {n}",
        "forbidden": "ceci ne doit pas se passer : {said}",
        "cap": "ceci compte au plus {times} {per} : {said}",
        "refuse": "who|refuser|cela",
        "does-not-happen": "cela n'arrive pas",
        "do-this": "who|faire|ceci",
    }


def _spelt(n: int | str, noun: str) -> int | str:
    """*deux 6*, since *2 6* would be hard to read."""
    words = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
    return words[n] if isinstance(n, int) and noun[1:].isdigit() and n < len(words) else n
