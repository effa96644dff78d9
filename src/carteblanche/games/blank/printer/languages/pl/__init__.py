"""Polish."""

from __future__ import annotations

import re
from typing import Final

from carteblanche.games.blank.printer.grammar import Nominal
from carteblanche.games.blank.printer.languages.pl.frames import FRAMES
from carteblanche.games.blank.printer.languages.pl.roles import PLACES, ROLES
from carteblanche.games.blank.printer.languages.pl.words import WORDS
from carteblanche.games.blank.printer.slavic import CASES, Slavic


def _ka(stem: str) -> str:
    """Numbers on cards: *szóstka*."""
    single = f"{stem}ka {stem}ki {stem}ce {stem}kę {stem}ką {stem}ce"
    return f"{single} {stem}ki {stem}ek {stem}kom {stem}ki {stem}kami {stem}kach f"


def _stack(of: str) -> str:
    ends = ("stos", "stosu", "stosowi", "stos", "stosem", "stosie")
    many = ("stosy", "stosów", "stosom", "stosy", "stosami", "stosach")
    return " ".join(f"{form}_{of}" for form in ends + many) + " i"


NOUNS: Final = {
    "card": "karta karty karcie kartę kartą karcie karty kart kartom karty kartami kartach f",
    "rule": "zasada zasady zasadzie zasadę zasadą zasadzie zasady zasad zasadom zasady zasadami zasadach f",
    "player": "gracz gracza graczowi gracza graczem graczu gracze graczy graczom graczy graczami graczach m",
    "turn": "tura tury turze turę turą turze tury tur turom tury turami turach f",
    "round": "runda rundy rundzie rundę rundą rundzie rundy rund rundom rundy rundami rundach f",
    "penalty": "kara kary karze karę karą karze kary kar karom kary karami karach f",
    "second": (
        "sekunda sekundy sekundzie sekundę sekundą sekundzie sekundy sekund sekundom sekundy sekundami sekundach f"
    ),
    "minute": "minuta minuty minucie minutę minutą minucie minuty minut minutom minuty minutami minutach f",
    "hour": "godzina godziny godzinie godzinę godziną godzinie godziny godzin godzinom godziny godzinami godzinach f",
    "time": "raz razu razowi raz razem razie razy razy razom razy razami razach i",
    "hand": "ręka ręki ręce rękę ręką ręce ręce rąk rękom ręce rękami rękach f",
    "age": "wiek wieku wiekowi wiek wiekiem wieku wieki wieków wiekom wieki wiekami wiekach i",
    "neighbour": (
        "sąsiad sąsiada sąsiadowi sąsiada sąsiadem sąsiedzie sąsiedzi sąsiadów sąsiadom sąsiadów sąsiadami sąsiadach m"
    ),
    "draw-pile": _stack("dobierania"),
    "discard-pile": _stack("odrzuconych"),
    "rule-pile": _stack("zasad"),
    "number": "liczba liczby liczbie liczbę liczbą liczbie liczby liczb liczbom liczby liczbami liczbach f",
    "face": "cyfra cyfry cyfrze cyfrę cyfrą cyfrze cyfry cyfr cyfrom cyfry cyframi cyfrach f",
    "sum": "suma sumy sumie sumę sumą sumie sumy sum sumom sumy sumami sumach f",
    "half": "połowa połowy połowie połowę połową połowie połowy połów połowom połowy połowami połowach f",
    "counter": (
        "licznik licznika licznikowi licznik licznikiem liczniku "
        "liczniki liczników licznikom liczniki licznikami licznikach i"
    ),
    "n1": _ka("jedyn"),
    "n2": _ka("dwój"),
    "n3": _ka("trój"),
    "n4": _ka("czwór"),
    "n5": _ka("piąt"),
    "n6": _ka("szóst"),
}
ADJECTIVES: Final = {
    "red": "czerwony",
    "orange": "pomarańczowy",
    "green": "zielony",
    "blue": "niebieski",
    "violet": "fioletowy",
    "pink": "różowy",
    "even": "parzysty",
    "odd": "nieparzysty",
    "random": "losowy",
    "highest": "najwyższy",
    "lowest": "najniższy",
    "newest": "najnowszy",
    "oldest": "najstarszy",
    "top": "wierzchni",
    "bottom": "spodni",
    "other": "inny",
    "next": "następny",
    "extra": "dodatkowy",
    "new": "nowy",
    "more": "kolejny",
}
IRREGULAR: Final = {
    "tamten": {
        "m": "tamten tamtego tamtemu tamtego tamtym tamtym",
        "i": "tamten tamtego tamtemu tamten tamtym tamtym",
        "f": "tamta tamtej tamtej tamtą tamtą tamtej",
        "p": "tamte tamtych tamtym tamte tamtymi tamtych",
        "v": "tamci tamtych tamtym tamtych tamtymi tamtych",
    },
    "ten": {
        "m": "ten tego temu tego tym tym",
        "i": "ten tego temu ten tym tym",
        "f": "ta tej tej tę tą tej",
        "p": "te tych tym te tymi tych",
        "v": "ci tych tym tych tymi tych",
    },
    "własny": {
        "m": "swój swojego swojemu swojego swoim swoim",
        "i": "swój swojego swojemu swój swoim swoim",
        "f": "swoja swojej swojej swoją swoją swojej",
        "p": "swoje swoich swoim swoje swoimi swoich",
        "v": "swoi swoich swoim swoich swoimi swoich",
    },
    "twój": {
        "m": "twój twojego twojemu twojego twoim twoim",
        "i": "twój twojego twojemu twój twoim twoim",
        "f": "twoja twojej twojej twoją twoją twojej",
        "p": "twoje twoich twoim twoje twoimi twoich",
        "v": "twoi twoich twoim twoich twoimi twoich",
    },
    "wasz": {
        "m": "wasz waszego waszemu waszego waszym waszym",
        "i": "wasz waszego waszemu wasz waszym waszym",
        "f": "wasza waszej waszej waszą waszą waszej",
        "p": "wasze waszych waszym wasze waszymi waszych",
        "v": "wasi waszych waszym waszych waszymi waszych",
    },
}
VIRILE: Final = (
    ("szy", "si"),
    ("ny", "ni"),
    ("wy", "wi"),
    ("ły", "li"),
    ("ty", "ci"),
    ("dy", "dzi"),
    ("ry", "rzy"),
    ("ki", "cy"),
    ("ni", "ni"),
)
VERBS: Final = {
    "lose the game": "przegrywasz przegrywa przegrywają przegrać",
    "be": "jesteś jest są być",
    "be hit": "jesteś,objęty jest,objęty są,objęci zostać,objęty",
    "have": "masz ma mają mieć",
    "may": "możesz może mogą móc",
    "must": "musisz musi muszą musieć",
    "draw": "dobierasz dobiera dobierają dobrać",
    "play": "zagrywasz zagrywa zagrywają zagrać",
    "game": "grasz gra grają grać",
    "discard": "odrzucasz odrzuca odrzucają odrzucić",
    "give": "dajesz daje dają dać",
    "take": "bierzesz bierze biorą wziąć",
    "get": "dostajesz dostaje dostają dostać",
    "lose": "tracisz traci tracą stracić",
    "say": "mówisz mówi mówią powiedzieć",
    "do": "robisz robi robią zrobić",
    "choose": "wybierasz wybiera wybierają wybrać",
    "look": "oglądasz ogląda oglądają obejrzeć",
    "show": "pokazujesz pokazuje pokazują pokazać",
    "put": "kładziesz kładzie kładą położyć",
    "put back": "odkładasz odkłada odkładają odłożyć",
    "swap": "zamieniasz,się zamienia,się zamieniają,się zamienić,się",
    "begin": "zaczynasz zaczyna zaczynają zacząć",
    "end": "kończysz kończy kończą zakończyć",
    "accuse": "oskarżasz oskarża oskarżają oskarżyć",
    "win": "wygrywasz wygrywa wygrywają wygrać",
    "drop out": "odpadasz odpada odpadają odpaść",
    "leave": "opuszczasz opuszcza opuszczają opuścić",
    "go": "trafiasz trafia trafiają trafić",
    "enter": "wchodzisz wchodzi wchodzą wejść",
    "go out": "wychodzisz wychodzi wychodzą wyjść",
    "remove": "usuwasz usuwa usuwają usunąć",
    "name": "podajesz podaje podają podać",
    "compete": "rywalizujesz rywalizuje rywalizują rywalizować",
    "vote": "głosujesz głosuje głosują zagłosować",
    "count": "liczysz,się liczy,się liczą,się liczyć,się",
    "want": "chcesz chce chcą chcieć",
    "refuse": "odmawiasz odmawia odmawiają odmówić",
    "be in force": "obowiązujesz obowiązuje obowiązują obowiązywać",
    "wait": "zwlekasz zwleka zwlekają zwlekać",
    "give up": "oddajesz oddaje oddają oddać",
    "pass": "mijasz mija mijają minąć",
}


class Polish(Slavic):
    code = "pl"
    roles = ROLES
    places = PLACES
    words = WORDS
    frames = FRAMES
    many_agreement = "3s"
    quotes = ("„", "”")
    nouns = NOUNS
    adjectives = ADJECTIVES
    verbs = VERBS
    modals = {"may": "may", "must": "must", "may-not": "may", "about": "have"}
    determiners = {
        "all": "wszystki",
        "this": "ten",
        "every": "każdy",
        "no": "żadny",
        "any": "dowolna liczba/dowolnej liczby/dowolnej liczbie/dowolną liczbę/dowolną liczbą/dowolnej liczbie",
        "as-many": "tyle samo/tylu samo/tylu samo/tyle samo/tyloma samo/tylu samo",
        "half": "połowa/połowy/połowie/połowę/połową/połowie",
    }
    quantities = {
        "=": ("{n}", ""),
        "=!": ("dokładnie {n}", ""),
        "!=": ("nie dokładnie {n}", ""),
        "<": ("mniej niż {n}", ""),
        ">": ("więcej niż {n}", ""),
        "<=": ("najwyżej {n}", ""),
        ">=": ("co najmniej {n}", ""),
        "+": ("{n} lub więcej", "gen"),
    }
    pronouns = {
        "2s": "- ciebie ci ciebie tobą tobie ciebie ty",
        "3s": "- niego mu niego nim nim jego on",
        "3p": "- nich im nich nimi nich ich oni",
        "2p": "- was wam was wami was was wy",
    }

    def adjective(self, word: str, gender: str, case: str, *, many: bool) -> str:
        full = self.adjectives.get(word, word).replace("_", " ")
        column = ("v" if gender == "m" else "p") if many else gender
        index = CASES.index(case)
        if full in IRREGULAR:
            return IRREGULAR[full][column].split()[index]
        if (
            full in ("żadny", "jedny")
            and not many
            and (case == "nom" or (case == "acc" and gender == "i"))
            and gender in "mi"
        ):
            return full.replace("dny", "den")
        if column == "v" and case == "nom":
            if full == "wszystki":
                return "wszyscy"
            return next((full.removesuffix(old) + new for old, new in VIRILE if full.endswith(old)), full)
        return full[:-1] + self._ending(full, column, index)

    def _ending(self, full: str, column: str, index: int) -> str:
        hard = {
            "m": "y ego emu ego ym ym",
            "i": "y ego emu y ym ym",
            "f": "a ej ej ą ą ej",
            "p": "e ych ym e ymi ych",
            "v": "i ych ym ych ymi ych",
        }[column].split()[index]
        if full.endswith("y"):
            return hard
        soft = hard.replace("y", "i")
        velar = full[-2] in "kg"
        return soft if soft.startswith("i") or (velar and soft[0] in "aą") else f"i{soft}"

    def one_of(self, gender: str, case: str) -> str:
        return self.adjective("jedny", gender, case, many=False)

    def after_number(self, size: str, case: str, gender: str) -> tuple[str, bool]:
        if case in ("nom", "acc") and (size == "many" or gender == "m"):
            return "gen", True
        return case, True

    def nominal_agreement(self, one: Nominal) -> str:
        if one.count is not None and one.count.n != 1 and self.gender(one.noun) == "m":
            return "3s"
        return super().nominal_agreement(one)

    def negated(self, rest: str) -> str:
        return re.sub(r"^to\b", "tego", rest.replace("{cards:acc}", "{cards:gen}"))

    def you_all(self, second: str, third: str) -> str:
        if third.startswith("jest"):
            return third.replace("jest", "jesteście").replace("ty", "ci")
        first, comma, rest = third.partition(",")
        return f"{first}cie{comma}{rest}"

    def own_adjective(self, key: str, gender: str, case: str) -> str:
        word = {"own": "własny", "2s": "twój", "2p": "wasz"}.get(key)
        if word is None:
            return "jego" if key == "3s" else "ich"
        many = gender == "p"
        return self.adjective(word, "i" if many else gender, case, many=many)

    def tidy(self, text: str) -> str:
        text = re.sub(r"\b([Zz]) (?=(?:st|sw|wsz|zn|mn))", r"\1e ", text)
        return re.sub(r"\b([Ww]) (?=(?:wsz|w[łt]))", r"\1e ", text)
