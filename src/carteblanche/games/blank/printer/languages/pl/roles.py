"""Polish: who and what, and where."""

from __future__ import annotations

from typing import Final


def _one_who(said: str) -> str:
    return "=" + "/".join(f"{form}, {said}," for form in ("ten", "tego", "temu", "tego", "tym", "tym"))


ROLES: Final = {
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
        "=każdy z {of:gen}/każdego z {of:gen}/każdemu z {of:gen}/każdego z {of:gen}/każdym z {of:gen}/każdym z {of:gen}"
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
        "=właściciel talii/właściciela talii/właścicielowi talii/właściciela talii/właścicielem talii/właścicielu talii"
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
    "cards-of": "- card+|, których to ostatnio dotyczyło ({event}),",
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
    "calculation +": ("={left} plus {right}/{left:gen} plus {right}/{left:dat} plus {right}/{left:acc} plus {right}"),
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
PLACES: Final = {
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
