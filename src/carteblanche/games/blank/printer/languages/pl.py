"""Polish."""

from __future__ import annotations

import re
from typing import Final

from carteblanche.games.blank.printer.grammar import Nominal
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


def _one_who(said: str) -> str:
    return "=" + "/".join(f"{form}, {said}," for form in ("ten", "tego", "temu", "tego", "tym", "tym"))


class Polish(Slavic):
    code = "pl"
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

    roles = {
        "latest-cause": (
            "=ten, kto ostatnio to spowodował ({event}),/tego, kto ostatnio to spowodował ({event}),/"
            "temu, kto ostatnio to spowodował ({event}),/tego, kto ostatnio to spowodował ({event}),"
        ),
        "unsaid": "=…",
        "named": "={name}",
        "marked": "every player|ze znakiem {mark}",
        "marked-some": "- player|ze znakiem {mark}",
        "played-by": "- player|, który zagrał {cards:acc},",
        "latest": "- ostatni player|, {clause},",
        "which": "=który/którego/któremu/którego/którym/którym",
        "which-group": "3p=którzy/których/którym/których/którymi/których",
        "each-of": (
            "=każdy z {of:gen}/każdego z {of:gen}/każdemu z {of:gen}/"
            "każdego z {of:gen}/każdym z {of:gen}/każdym z {of:gen}"
        ),
        "did-plays": _one_who("kto zagrał"),
        "did-draws": _one_who("kto dobrał"),
        "did-turn": _one_who("czyja jest tura"),
        "did-did": _one_who("kto to zrobił"),
        "did-it": _one_who("o kogo chodzi"),
        "them": "- wybrany player",
        "them-group": "- wybrany player+",
        "all": "=każdy/każdego/każdemu/każdego/każdym/każdym",
        "all-group": "all player+",
        "others": "every other player",
        "others-group": "- pozostały player+",
        "each": "every player",
        "outer": "this player",
        "nobody": "=nikt/nikogo/nikomu/nikogo/nikim/nikim",
        "active": "- player|, którego jest tura,",
        "causer": _one_who("kto to spowodował"),
        "author": (
            "=autor tej karty/autora tej karty/autorowi tej karty/autora tej karty/autorem tej karty/autorze tej karty"
        ),
        "owner": (
            "=właściciel talii/właściciela talii/właścicielowi talii/"
            "właściciela talii/właścicielem talii/właścicielu talii"
        ),
        "oldest": "- najstarszy player",
        "youngest": "- najmłodszy player",
        "winner": "=zwycięzca/zwycięzcy/zwycięzcy/zwycięzcę/zwycięzcą/zwycięzcy",
        "loser": "=przegrany/przegranego/przegranemu/przegranego/przegranym/przegranym",
        "first": _one_who("kto był pierwszy"),
        "last": _one_who("kto był ostatni"),
        "voted": "- player|z największą liczbą głosów",
        "previous-them": "- wcześniej_wybrany player",
        "next": "- następny player",
        "previous": "- poprzedni player",
        "after-next": "- player|po następnym",
        "next-far": "- player|{n} z kolei",
        "previous-far": "- player|{n} wstecz",
        "left": "- lewy neighbour",
        "right": "- prawy neighbour",
        "next-of": "- player|po {of:loc}",
        "previous-of": "- player|przed {of:ins}",
        "left-of": "- lewy neighbour|{of:own}",
        "right-of": "- prawy neighbour|{of:own}",
        "opposite-of": "- player|naprzeciwko {of:gen}",
        "next-far-of": "- player|{n} po {of:loc}",
        "previous-far-of": "- player|{n} przed {of:ins}",
        "left-far-of": "- player|{n} na lewo od {of:gen}",
        "right-far-of": "- player|{n} na prawo od {of:gen}",
        "opposite-far-of": "- player|{n} naprzeciwko {of:gen}",
        "ranked": "- player|{said}",
        "ranked-group": "- player+|{said}",
        "who": "every player|, {said},",
        "who-group": "- player+|, {said},",
        "who-some": "- player|, {said},",
        "who-other-some": "- other player|, {said},",
        "who-other": "every other player|, {said},",
        "who-other-group": "- inny player+|, {said},",
        "somebody": "=ktoś/kogoś/komuś/kogoś/kimś/kimś",
        "somebody-else": "=ktoś inny/kogoś innego/komuś innemu/kogoś innego/kimś innym/kimś innym",
        "one-of-them": (
            "=ktoś z {of:gen}/kogoś z {of:gen}/komuś z {of:gen}/kogoś z {of:gen}/kimś z {of:gen}/kimś z {of:gen}"
        ),
        "that-player": "this player",
        "self-2s": "=siebie/siebie/sobie/siebie/sobą/sobie",
        "self-2p": "=siebie/siebie/sobie/siebie/sobą/sobie",
        "self-3s": "=siebie/siebie/sobie/siebie/sobą/sobie",
        "self-3p": "=siebie/siebie/sobie/siebie/sobą/sobie",
        "hand": "- hand",
        "hand-of": "- hand|{of:own}",
        "hands-of": "- hand+|{of:own}",
        "draw": "- draw-pile",
        "discard": "- discard-pile",
        "rules": "- obowiązujący rule+",
        "rule-pile": "- rule-pile",
        "out": "- card+|poza grą",
        "middle": "- card+|na środku",
        "top": "- wierzchni card",
        "below": "- card|pod spodem",
        "bottom": "- spodni card|ze stosu odrzuconych",
        "played": "- właśnie_zagrany card+",
        "drawn": "- właśnie_dobrany card+",
        "these": "- tamten card+",
        "these-one": "- tamten card",
        "this": "this card",
        "one-of": (
            "=jedna z {cards:gen}/jednej z {cards:gen}/jednej z {cards:gen}/"
            "jedną z {cards:gen}/jedną z {cards:gen}/jednej z {cards:gen}"
        ),
        "count": "- number|{cards:gen}",
        "face": "- face|na {cards:loc}",
        "sum": "- sum|cyfr na {cards:loc}",
        "heads": "- number|{who:gen}",
        "heads-all": "- number|graczy",
        "times": "- number|zdarzeń {within} ({event})",
        "streak": "- number|{cards:gen} z rzędu na wierzchu",
        "counter": "- counter|{name}",
        "counter-of": "- counter|{name} {of:own}",
        "age": "- age",
        "age-of": "- age|{of:own}",
        "calculation +": (
            "={left} plus {right}/{left:gen} plus {right}/{left:dat} plus {right}/{left:acc} plus {right}"
        ),
        "calculation -": (
            "={left} minus {right}/{left:gen} minus {right}/{left:dat} minus {right}/{left:acc} minus {right}"
        ),
        "calculation ~": "=różnica między {left:ins} a {right:ins}/różnicy między {left:ins} a {right:ins}",
        "calculation *": "={left} razy {right}/{left:gen} razy {right}",
        "calculation /": "={left} podzielone przez {right:acc} i zaokrąglone w dół",
        "calculation /+": "={left} podzielone przez {right:acc} i zaokrąglone w górę",
        "calculation mod": (
            "=reszta z dzielenia {left:gen} przez {right:acc}/reszty z dzielenia {left:gen} przez {right:acc}"
        ),
        "calculation max": "=większa z liczb: {left} i {right}/większej z liczb: {left} i {right}",
        "calculation min": "=mniejsza z liczb: {left} i {right}/mniejszej z liczb: {left} i {right}",
        "half": "- half|{left:gen}, zaokrąglona w dół",
        "best-most": (
            "=największa wśród {among:gen} wartość: {of}/największej wśród "
            "{among:gen} wartości: {of}/największej wśród {among:gen} wartości: {of}"
        ),
        "best-fewest": (
            "=najmniejsza wśród {among:gen} wartość: {of}/najmniejszej wśród "
            "{among:gen} wartości: {of}/najmniejszej wśród {among:gen} wartości: {of}"
        ),
        "best-most-cards": "=największa liczba kart wśród {among:gen}/największej liczby kart wśród {among:gen}",
        "best-fewest-cards": "=najmniejsza liczba kart wśród {among:gen}/najmniejszej liczby kart wśród {among:gen}",
        "die": "=wynik rzutu kostką/wyniku rzutu kostką",
        "die-of": "=wynik rzutu kostką o {n} ścianach/wyniku rzutu kostką o {n} ścianach",
        "amount": "=tyle samo",
        "remembered": "- podany number",
        "remembered-as": "- number|{name}",
        "any-number": "- dowolny number",
        "any-from": "- dowolny number|od {least} w górę",
        "any-between": "- dowolny number|od {least} do {most}",
    }
    places = {
        "hand": "na:loc z:gen na:acc",
        "front": "przed:ins sprzed:gen przed:acc",
        "draw": "w:loc z:gen na:acc",
        "discard": "w:loc z:gen na:acc",
        "rules": "w_mocy:- _:- w_życie:-",
        "rule-pile": "w:loc z:gen pod:acc",
        "out": "poza_grą:- spoza_gry:- poza_grę:-",
        "middle": "na_środku:- ze_środka:- na_środek:-",
        "top": "jako:nom spośród:gen na:acc",
        "below": "jako:nom spośród:gen na:acc",
        "bottom": "jako:nom spośród:gen pod:acc",
        "played": "wśród:gen spośród:gen do:gen",
        "drawn": "wśród:gen spośród:gen do:gen",
        "these": "wśród:gen spośród:gen do:gen",
        "this": "jako:nom spośród:gen na:acc",
    }
    words = {
        "all-laid": "(liczą się wszystkie zagrane karty, nie tylko wierzchnie)",
        "for-cards": "do zagrania {cards:gen}",
        "allow-per-": "dowolnie często",
        "allow-per-turn": "raz na turę",
        "allow-per-round": "raz na rundę",
        "allow-per-game": "raz na grę",
        "not": "nie",
        "letter": "{letter} to {number}",
        "and": "i",
        "and-given": "i",
        "or": "lub",
        "then": "potem",
        "comma": "",
        "if": "jeśli {condition},",
        "otherwise": "w przeciwnym razie",
        "or-else": "inaczej",
        "if-so": "jeśli tak,",
        "if-not": "jeśli nie,",
        "when": "gdy {event},",
        "whenever": "zawsze gdy {event},",
        "next-time": "gdy następnym razem {event},",
        "as-soon-as": "jak tylko {event},",
        "as-long": "dopóki {condition},",
        "unless": "chyba że {condition}",
        "provided": "pod warunkiem, że {condition}",
        "instead": "zamiast tego",
        "about-to": "zaraz się to stanie ({event})",
        "react": "możesz zagrać tę kartę, nawet poza swoją turą, gdy {event}",
        "people": "tego pilnują gracze: {text}",
        "fitting": "do którego pasuje {text}",
        "fitting-group": "do których pasuje {text}",
        "for-whom": "o którym prawdą jest, że {condition}",
        "for-whom-group": "o których prawdą jest, że {condition}",
        "among": "spośród {of:gen}",
        "but": "oprócz {without:gen}",
        "but-n": "oprócz {n}",
        "most cards": "z największą liczbą kart",
        "fewest cards": "z najmniejszą liczbą kart",
        "most": ", dla którego {number} jest największa,",
        "fewest": ", dla którego {number} jest najmniejsza,",
        "tie-all": "przy remisie wszyscy",
        "tie-none": "przy remisie nikt",
        "tie-choice": "przy remisie do wyboru",
        "tie-random": "przy remisie decyduje los",
        "tie-first": "przy remisie pierwszy w kolejności",
        "chosen-adjective": "dowolny",
        "choice-form": "gen,i",
        "card-choice": "według {own} wyboru",
        "of-pile": "z {pile:gen}",
        "of-named": "w podanym kolorze",
        "of-numbers": "z cyfrą {numbers}",
        "of-colours": "w kolorze {colours}",
        "colour-red": "czerwonym",
        "colour-orange": "pomarańczowym",
        "colour-green": "zielonym",
        "colour-blue": "niebieskim",
        "colour-violet": "fioletowym",
        "colour-pink": "różowym",
        "colour-named": "podanym",
        "than =": "o cyfrze równej {n:dat}",
        "than !=": "z cyfrą inną niż {n}",
        "than <": "z cyfrą mniejszą niż {n}",
        "than >": "z cyfrą większą niż {n}",
        "than <=": "z cyfrą nie większą niż {n}",
        "than >=": "z cyfrą nie mniejszą niż {n}",
        "than-card <": "z cyfrą niższą niż {cards}",
        "than-card >": "z cyfrą wyższą niż {cards}",
        "than divides": "z cyfrą, która dzieli {n:acc},",
        "than multiple": "z cyfrą, która jest wielokrotnością {n:gen},",
        "like-colour": "w tym samym kolorze co {cards}",
        "like-number": "z tą samą cyfrą co {cards}",
        "like-both": "z tym samym kolorem i tą samą cyfrą co {cards}",
        "unlike-colour": "w innym kolorze niż {cards}",
        "unlike-number": "z inną cyfrą niż {cards}",
        "unlike-both": "z innym kolorem lub inną cyfrą niż {cards}",
        "made-text": "z tekstem",
        "made-no-text": "bez tekstu",
        "made-picture": "z obrazkiem",
        "made-no-picture": "bez obrazka",
        "made-playable": "do zagrania w tej chwili",
        "titled": "z {text} w tytule lub tekście",
        "among-cards": "spośród {cards:gen}",
        "other-than": "innego rodzaju niż {cards}",
        "within-turn": "w tej turze",
        "within-round": "w tej rundzie",
        "within-game": "w tej grze",
        "alike-colour": "w tym samym kolorze",
        "alike-number": "z tą samą cyfrą",
        "alike-both": "z tym samym kolorem i tą samą cyfrą",
        "laid-by": "zagranych przez {by:acc}",
        "at-once": "naraz",
        "any-fits": "(wśród nich {cards})",
        "top-fits": "(na wierzchu {cards})",
        "any-card": "(nawet jeśli nie na wierzchu)",
        "as-last": "jako ostatnią kartę",
        "until-covered": "do następnej zagranej karty",
        "until-turn": "do końca tej tury",
        "until-game": "do końca gry",
        "until-rule": "dopóki ta zasada obowiązuje,",
        "for-turns": "przez {turns:acc}",
        "for-turns-of": "przez {turns:acc} {of:own}",
        "for-rounds": "przez {rounds:acc}",
        "until-own-turn-start": "do początku {own} następnej tury",
        "until-own-turn-end": "do końca {own} następnej tury",
        "until-turn-start": "do początku następnej tury {of:own}",
        "until-turn-end": "do końca następnej tury {of:own}",
        "turn-form": "gen,f",
        "till": "do chwili, gdy {event},",
        "while": "dopóki {condition},",
        "for-time": "przez {time:acc}",
        "why-any": "",
        "why-effect": "z powodu efektu",
        "why-penalty": "za karę",
        "why-unable": "z braku karty do zagrania",
        "by-any": "",
        "by-game-card": "przez kartę gry",
        "by-rule": "przez zasadę",
        "by-others": "przez innego gracza",
        "nth": "po raz {n} {within}",
        "every-nth": "co {n} raz {within}",
        "all-together": "(licząc wszystkich razem)",
        "penalised-any": "",
        "penalised-fault": "za błąd",
        "penalised-unable": "za brak karty do zagrania",
        "penalised-accusation": "za fałszywe oskarżenie",
        "penalised-card": "przez kartę",
        "caused-by": "z winy {by:gen}",
        "starting-with": ", zaczynając od {who:gen},",
        "whatever": "bez względu na to, co pokazują,",
        "seen-by": "(widzi to {who:nom})",
        "at-top": "na sam wierzch {pile:gen}",
        "at-under": "pod wierzchnią kartę {pile:gen}",
        "at-bottom": "na sam spód {pile:gen}",
        "at-shuffled": "w głąb {pile:gen} i tasuje",
        "within": "w czasie {time:gen}",
        "each-at-once": "równocześnie",
        "each-in-turn": "po kolei",
        "way-left": "zgodnie z ruchem wskazówek zegara",
        "way-right": "przeciwnie do ruchu wskazówek zegara",
        "way-oldest": "od najstarszego do najmłodszego",
        "way-youngest": "od najmłodszego do najstarszego",
        "for-each": "dla każdego z {of:gen}",
        "repeat-times": "{times:acc} z rzędu:",
        "repeat-on": "raz za razem:",
        "repeat-until": "raz za razem, do chwili, gdy {condition}:",
        "repeat-until-times": "raz za razem, do chwili, gdy {condition}, ale najwyżej {times:acc}:",
        "and-again": "raz za razem, do chwili, gdy {condition}",
        "and-again-times": "raz za razem, do chwili, gdy {condition}, ale najwyżej {times:acc}",
        "later": "po upływie {time:gen}",
        "when-on-top": "na {cards:acc}",
        "anytime": "nawet poza swoją turą",
        "together": "kilka razem",
        "as-colour": "{colour}",
        "as-colour-any": "każdy kolor",
        "as-colour-named": "podany kolor",
        "as-colour-red": "czerwony kolor",
        "as-colour-orange": "pomarańczowy kolor",
        "as-colour-green": "zielony kolor",
        "as-colour-blue": "niebieski kolor",
        "as-colour-violet": "fioletowy kolor",
        "as-colour-pink": "różowy kolor",
        "as-number": "cyfra {number}",
        "any-number-face": "dowolna",
        "per-once": "naraz",
        "per-turn": "na turę",
        "per-round": "na rundę",
        "per-game": "na grę",
        "only-for": "ale widzi je tylko {to:nom}",
        "for-players": "dla {who:gen}",
        "once-turn": "najwyżej raz na turę",
        "once-round": "najwyżej raz na rundę",
        "once-game": "najwyżej raz na grę",
        "allow-turn": "w swojej turze",
        "allow-anytime": "w dowolnej chwili",
        "allow-instead-of-playing": "zamiast zagrywać kartę,",
        "house-tie": "gdy karty mówią o największej lub najmniejszej liczbie: {tie}",
    }
    frames = {
        "rule-comes-of": "cards|enter|w życie",
        "rule-goes-of": "cards|go out|z gry",
        "run": "cyfry na {cards:loc} następują po sobie po kolei (co najmniej {n} karty)",
        "run-up": "cyfry na {cards:loc} rosną po kolei (co najmniej {n} karty)",
        "run-down": "cyfry na {cards:loc} maleją po kolei (co najmniej {n} karty)",
        "finish-lose": "who|lose the game|grę, a wszyscy inni wygrywają",
        "as-labelled": "{said}",
        "chooses": "who|choose|",
        "chooses-one": "who|choose|",
        "wants": "who|want|",
        "nothing": "nic się nie dzieje",
        "is": "who|be|{among:ins}",
        "not-is": "who|!be|{among:ins}",
        "fits": "who|be|{cards:ins}",
        "not-fits": "who|!be|{cards:ins}",
        "fact": "to prawda ({text})",
        "not-fact": "to nieprawda ({text})",
        "fact-of": "to prawda o {of:loc} ({text})",
        "not-fact-of": "to nieprawda o {of:loc} ({text})",
        "fact-by": "by|say|, że to prawda ({text})",
        "fact-of-by": "by|say|, że to prawda o {of:loc} ({text})",
        "agree-majority": "większość spośród {by:gen} się zgadza{text}",
        "agree-all": "każdy spośród {by:gen} się zgadza{text}",
        "agree-any": "co najmniej jeden spośród {by:gen} się zgadza{text}",
        "agree-n": "zgadza się co najmniej {n} spośród {by:gen}{text}",
        "not-agree-majority": "większość spośród {by:gen} się nie zgadza{text}",
        "not-agree-all": "nie każdy spośród {by:gen} się zgadza{text}",
        "not-agree-any": "nikt spośród {by:gen} się nie zgadza{text}",
        "able": "who|have|kartę do zagrania",
        "not-able": "who|!have|żadnej karty do zagrania",
        "coin": "w rzucie monetą wypada orzeł",
        "not-coin": "w rzucie monetą wypada reszka",
        "own-turn": "trwa tura {who:own}",
        "not-own-turn": "nie trwa tura {who:own}",
        "extra-turn": "ta tura jest dodatkowa",
        "not-extra-turn": "ta tura nie jest dodatkowa",
        "not": "to nieprawda, że {said}",
        "never": "nie zdarzyło się {within}, że {event}",
        "compare =": "{left} to {right:nom}",
        "compare !=": "{left} to nie {right:nom}",
        "compare <": "{left} wynosi mniej niż {right:nom}",
        "compare >": "{left} wynosi więcej niż {right:nom}",
        "compare <=": "{left} wynosi najwyżej {right:acc}",
        "compare >=": "{left} wynosi co najmniej {right:acc}",
        "compare divides": "{left} dzieli bez reszty {right:acc}",
        "compare multiple": "{left} dzieli się bez reszty przez {right:acc}",
        "have": "who|have|{cards:acc}",
        "have-n": "who|have|{cards:acc}",
        "have-none": "who|!have|{cards:gen}",
        "have =": "who|have|tyle samo kart co {other:str}",
        "have !=": "who|!have|tylu samo kart co {other:str}",
        "have <": "who|have|mniej kart niż {other:str}",
        "have >": "who|have|więcej kart niż {other:str}",
        "have <=": "who|have|najwyżej tyle kart co {other:str}",
        "have >=": "who|have|co najmniej tyle kart co {other:str}",
        "this-played": "zagrano tę kartę",
        "plays": "who|play|{cards:acc}",
        "plays-on": "who|play|{cards:acc} {adverb} na {on:acc}",
        "draws": "who|draw|{cards:acc}",
        "loses-any": "who|lose|{cards:acc} inaczej niż przez zagranie",
        "loses-discard": "who|discard|{cards:acc}",
        "loses-give": "who|give up|{cards:acc}",
        "loses-taken": "who|lose|{cards:acc} na rzecz kogoś, kto ją bierze,",
        "loses-show": "who|show|{cards:acc}",
        "receives-any": "who|get|{cards:acc} od innego gracza",
        "receives-given": "who|get|{cards:acc} w prezencie od innego gracza",
        "receives-take": "who|take|{cards:acc} od innego gracza",
        "misses": "who|lose|turę",
        "turn-start": "who|begin|{own:acc,f} turę",
        "turn-end": "who|end|{own:acc,f} turę",
        "round-start": "zaczyna się runda",
        "round-end": "kończy się runda",
        "game-start": "zaczyna się gra",
        "game-end": "kończy się gra",
        "reversed": "zmienia się kierunek gry",
        "reshuffled": "przetasowano stos dobierania",
        "rule-comes": "nowa zasada|enter|w życie",
        "rule-goes": "zasada|go out|z gry",
        "clock": "time|pass|",
        "clock-every": "time|pass|po raz kolejny",
        "clock-wall": "bije prawdziwy zegar (co {time:acc})",
        "clock-wall-once": "bije prawdziwy zegar po upływie {time:gen}",
        "idle": "who|wait|z zagraniem dłużej niż {time:acc}",
        "accuses-any": "who|accuse|kogoś",
        "accuses-right": "who|accuse|kogoś słusznie",
        "accuses-wrong": "who|accuse|kogoś niesłusznie",
        "penalised": "who|get|karę",
        "hit-any": "who|be hit|działaniem karty",
        "hit-game-card": "who|be hit|działaniem karty gry",
        "hit-rule": "who|be hit|działaniem zasady",
        "hit-others": "who|be hit|działaniem karty innego gracza",
        "ends-win": "who|win|",
        "ends-out": "who|drop out|z gry",
        "ends-leave": "who|leave|stół",
        "becomes": "dla {who:gen} staje się prawdą: {said}",
        "reported": "who|do|to ({text})",
        "reported-thing": "dzieje się to ({text})",
        "share-evenly": "tasuje się {cards:acc} i rozdaje po równo między {among:acc}",
        "share-as-before": "tasuje się {cards:acc} i rozdaje między {among:acc}, każdemu tyle co przedtem",
        "pick": "who|choose|{cards:acc}",
        "choose": "who|choose|{chosen:acc}",
        "is-chosen": "wybrany zostaje {who:nom}",
        "arrange": "who|put back|{cards:acc} po obejrzeniu w dowolnej kolejności",
        "shuffle": "tasuje się {pile:acc}",
        "play": "who|play|{cards:acc}",
        "apply": "who|do|to, co jest napisane na {cards:loc}",
        "skip": "who|lose|{own:acc,f} następną turę",
        "skip-n": "who|lose|{turns:acc}",
        "extra": "who|get|{turns:acc}",
        "reverse-normal": "gra toczy się w początkowym kierunku",
        "reverse-reversed": "gra toczy się przeciwnie do początkowego kierunku",
        "end-turn": "kończy się tura",
        "go-on": "who|game|jako następny i dalej gra się od tego miejsca",
        "swap-seats": "who|swap|miejscami z {other:ins}",
        "pause": "następuje przerwa: {time:nom}",
        "pause-open": "następuje przerwa do chwili, gdy wszyscy chcą grać dalej",
        "penalise": "who|get|{penalties:acc}",
        "finish-win": "who|win|grę",
        "finish-out": "who|drop out|z gry",
        "cancel-effect": "działanie poprzedniej karty zostaje cofnięte, o ile to jeszcze możliwe",
        "cancel-play": "poprzednia karta wraca na rękę, z której przyszła",
        "cancel-turn": "poprzednia tura zostaje cofnięta i powtórzona",
        "edit": "liczba w {cards:loc} zmienia się na {n:acc}",
        "name-colour": "who|name|kolor",
        "name-number": "who|name|liczbę od {least} do {most}",
        "name-word": "who|name|słowo",
        "contest": "who|compete|ze sobą: {text}",
        "race": "who|do|to jak najszybciej: {text}",
        "vote-all": "who|vote|na jednego z graczy",
        "vote": "who|vote|na kogoś spośród {among:gen}",
        "mark": "who|get|znak {mark}",
        "unmark": "who|lose|znak {mark}",
        "tally": "{counter} rośnie o {n:acc}",
        "tally-set": "{counter} zmienia się na {n:acc}",
        "keep": "zapamiętuje się {n:acc} jako {name}",
        "draw": "who|draw|{cards:acc}",
        "take": "who|take|{cards:acc} od {other:gen}",
        "take-chosen": "who|take|{cards:acc} według {own:gen,i} wyboru od {other:gen}",
        "give": "who|give|{to:dat} {cards:acc}",
        "take-cards": "who|take|{cards:acc} na rękę",
        "get-cards": "who|get|{cards:acc} na rękę",
        "new-rule": "cards|enter|w życie",
        "drop-rule": "who|remove|{cards:acc}",
        "discard": "who|discard|{cards:acc}",
        "put": "who|put|{cards:acc} {where}",
        "go": "cards|go|{where}",
        "swap-hands": "who|swap|wszystkimi kartami z ręki z {other:ins}",
        "replace": "wymienia się {one:acc} na {other:acc}",
        "exchange": "zamienia się miejscami {one:acc} i {other:acc}",
        "show": "who|show|{to:dat} {cards:acc}",
        "look": "who|look|{cards:acc}",
        "say": "who|say|{text}",
        "do": "who|do|to {adverb}: {text}",
        "counts": "liczy się to {times:acc}",
        "broken": "ktoś to łamie",
        "require": "who|may|zagrać tylko {cards:acc}",
        "permit": "who|play|{cards:acc} {adverb} na każdą kartę, nawet jeśli nie pasują",
        "permit-on": "who|play|{cards:acc} {adverb} na {on:acc}, nawet jeśli nie pasują",
        "count-as": "who|count|jako {as}",
        "open": "who|game|w otwarte karty",
        "order-first": "who|begin|grę",
        "order-first-in-round": "who|begin|każdą rundę",
        "order-oldest": "gra się według wieku, od najstarszego do najmłodszego",
        "order-youngest": "gra się według wieku, od najmłodszego do najstarszego",
        "order-choice": "kto właśnie zagrał, wybiera, kto gra następny",
        "order-free": "nie ma tur: każdy może grać w dowolnej chwili",
        "deal": "who|get|na początku {cards:acc}",
        "off": "who|!be in force|",
        "house-penalty": "kara to {n:nom}",
        "house-wrong-accusation": "fałszywe oskarżenie kosztuje {n:acc}",
        "house-too-late": "po zagraniu {n:gen} na sprzeciw jest za późno",
        "house-rules": "n|be in force|",
        "house-inflation": "wszystkie liczby w tekstach kart rosną o {n:acc}",
        "forbidden": "to nie może się stać: {said}",
        "cap": "najwyżej {times:acc} {per} liczy się to: {said}",
        "refuse": "who|refuse|",
        "does-not-happen": "to się nie dzieje",
        "do-this": "who|do|to",
    }
