"""Polish: how else people say it."""

# ruff: noqa: E501 - an entry with all its readings stands on one line
# fmt: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_ALL: Final = r"(?:wszyscy(?: gracze)?|każdy(?: gracz)?)"
_DOES: Final = (
    r"dobiera|odrzuca|bierze|zabiera|oddaje|daje|mówi|musi|może|traci|pomija|wymienia|pokazuje|ciągnie|nazywa|gra|wygrywa|ponosi|podaje|krzyczy|woła|śpiewa|szczeka"
)

REWRITES: Final[tuple[tuple[str, str], ...]] = (
    (r"\b(?:natychmiast|od razu|także|też|proszę|zamiast tego|głośno|na głos|w tej turze)\b,?", " "),
    (r"^\s*(?:nowa )?zasada\s*:\s*", ""),
    (r"\bkartę (?:o|z) numer(?:ze|em) ([1-6])", r"\1"),
    (r"\b(czerwoną|pomarańczową|zieloną|niebieską|fioletową|różową|parzystą|nieparzystą) kartę\b", r"\1 karta"),
    (r"\bparzystą karta\b", "parzysta karta"), (r"\bnieparzystą karta\b", "nieparzysta karta"),
    (r"\bpięciu (?=sekund|minut)", "5 "), (r"\bdziesięciu (?=sekund|minut)", "10 "), (r"\bdwóch (?=sekund|minut)", "2 "), (r"\btrzech (?=sekund|minut)", "3 "),
    (r"\b(sekund|minut)ach\b", r"\1"),
    (r"\bkolejkę\b", "turę"),
    # co się stało
    (r"\b(?:zagrałeś|zagrałaś|zagrasz|gracz zagrał|gracz zagra|ktoś zagra|ktoś zagrał|gracz zagrywa) tylko jedną kartę", "gracz zagrywa tylko jedną kartę"),
    (r"\b(?:zagrałeś|zagrałaś|zagrasz|gracz zagrał|gracz zagra|ktoś zagra|zagrano) (?:dwie|2) (?:lub|albo) więcej kart", "gracz zagrywa dwie karty lub więcej"),
    (r"\b(?:zagrałeś|zagrałaś|zagrasz|zagrywasz|gracz zagrał|gracz zagra|gracz zagrywa|ktoś zagrywa|ktoś zagrał|została zagrana|zostanie zagrana)\b", "zagrano"),
    (r"\bkto zagra(?:ł|)? ", "gdy zagrano "),
    (r"^\s*gdy zagrano (.+?), (?=musi|dobiera|bierze|oddaje|odrzuca|traci)", r"Gdy zagrano \1, ten gracz "),
    (r"^\s*po zagraniu (czerwon|pomarańczow|zielon|niebiesk|fioletow|różow)(?:ej|iej) karty,?", r"Gdy zagrano \1ą karta, "),
    (r"\bniebieską\b|\bniebieską karta\b|\bniebiesk ą\b", "niebieską"), (r"\bniebieskąą\b", "niebieską"),
    (r"^\s*po zagraniu ([1-6]),?", r"Gdy zagrano \1, "),
    (r"^\s*(?:na początku|z początkiem) gry,?", "Gdy zaczyna się gra, "),
    (r"^\s*na początku (?:swojej |każdej |twojej )?tury,?", "Gdy zaczyna się tura, "),
    (r"^\s*(?:na koniec|na końcu) (?:swojej|każdej|twojej) tury (?:można mieć|gracz może mieć|możesz mieć) (?:najwyżej|co najwyżej|nie więcej niż) (\w+) kart\w*", r"na końcu swojej tury nikt nie może mieć więcej niż \1 kart"),
    (r"^\s*(?:na koniec|na końcu) (?:każdej|twojej) tury,?", "Gdy kończy się tura, "),
    (r"^\s*po (\w+ (?:sekund|minut|minucie))\b,?", r"gdy minie \1, "),
    (r"\bsuma (?:dwóch )?ostatnich (?:dwóch )?kart (?:wynosi|to|jest równa) (\w+)", r"zagrana zostaje karta i dwie ostatnie karty dają razem \1"),
    (r"\b(?:gdy|jeśli) dwie ostatnie karty dają (?:razem )?(\w+)", r"gdy zagrana zostaje karta i dwie ostatnie karty dają razem \1"),
    (r"\bna inną (parzystą|nieparzystą)(?: karta| kartę)?", r"i pod nią leży parzysta karta i ma inny numer niż poprzednia"),
    # kto
    (r"\b(?:gracz, który|ten, kto|osoba, która) ją spowodował(?:a)?,?", "sprawca"),
    (r"\bpozostali gracze\b|\bwszyscy pozostali\b(?! gracze)", "wszyscy inni gracze"),
    (r"\bgracza po (?:swojej|twojej|jego) (lewej|prawej)(?: stronie)?", r"gracza po \1"),
    (r"\bgracz po (?:swojej|twojej|jego) (lewej|prawej)(?: stronie)?", r"gracz po \1"),
    (r"\b(?:lewego|prawego) sąsiada\b", "gracza po lewej"),
    (r"^\s*kto (?:powie|wypowie|wymówi|wymieni) imię (?:innego )?gracza,", "Gdy gracz wymawia imię innego gracza, ten gracz"),
    (r"^\s*kto (?:dostanie|otrzyma|ponosi|poniesie|weźmie|dobierze) karę,", "Gdy gracz ponosi karę, ten gracz"),
    (r"^\s*kto (?:zada|zadaje) pytanie,", "Gdy gracz zadaje pytanie, ten gracz"),
    (r"^\s*kto się (?:zaśmieje|śmieje|roześmieje),", "Gdy gracz się śmieje, ten gracz"),
    (r"^\s*kto (?:zakaszle|kaszle|kaszlnie),", "Gdy gracz kaszle, ten gracz"),
    (r"^\s*kto się (?:odezwie|odzywa),", "Gdy gracz się odzywa, ten gracz"),
    (r"\bgracz (?:zakaszle|kaszlnie)\b", "gracz kaszle"), (r"\bgracz się zaśmieje\b", "gracz się śmieje"),
    (r"\bkto nie może zagrać,? (?:musi )?(?:ciągnie|ciągnąć|dobiera|dobierać)(?: karty)?,? (?:aż|dopóki nie) (?:będzie mógł|może|zagra)(?: zagrać)?,?(?: ale)? (?:najwyżej|co najwyżej|maksymalnie) (\w+)(?: kart\w*)?", r"kto nie może zagrać, dobiera, aż będzie mógł, najwyżej \1 karty"),
    # wybór
    (r"\bwybierz (?:jednego |dowolnego |innego )?gracza\s*[:,.;]?\s*(?:który|on|ten gracz)?\s*(?:musi )?(?=mówić|poruszać|dobrać|oddać|odrzucić|zrobić|\w+ć)", "wybrany gracz musi "),
    (r"\bwybierz (?:jednego |dowolnego |innego )?gracza\s*[:,.;]?\s*(?:który|on|ten gracz)?\s*(?=dobiera|oddaje|odrzuca|traci|pomija)", "wybrany gracz "),
    (r"\bwybierz dwóch graczy\s*[:,.;]?\s*(?:którzy|oni)?\s*wymieniają się (?:wszystkimi )?(?:swoimi )?kartami", "dwaj wybrani gracze wymieniają się ręką z sobą nawzajem"),
    (r"\bdwaj wybrani gracze wymieniają się (?:wszystkimi )?(?:swoimi )?kartami(?! z)", "dwaj wybrani gracze wymieniają się ręką z sobą nawzajem"),
    (r"\bgracz z (najmniejszą|największą)(?: liczbą kart)? i gracz z (najmniejszą|największą) liczbą kart wymieniają się (?:rękami|kartami|ręką)", r"gracz z \1 liczbą kart wymienia się ręką z graczem z \2 liczbą kart"),
    # kolor
    (r"\b(?:nazwij|wybierz|podaj|wybiera|nazywa) kolor, którego nie (?:wolno|można|da się) zagrać", "ten gracz musi nazwać kolor, potem nie wolno zagrać tego: karty tego koloru"),
    (r"\b(?:nazwij|wybierz|podaj) (kolor|numer)", r"ten gracz musi nazwać \1"),
    (r"\bnastępna karta musi (?:być w|mieć) (?:tym kolorze|ten kolor|nazwany kolor|nazwanym kolorze)", "wolno zagrać tylko karty tego koloru do zagrania następnej karty"),
    (r"\bnastępna karta musi mieć ten sam numer,? (?:a )?nie (?:ten sam )?kolor", "następna karta musi mieć ten sam numer"),
    # mówienie
    (r"^\s*dopóki na wierzchu leży (\w+) karta,? nikt nie (?:może|powinien) (\w+)", r"Gdy zagrana zostaje \1 karta, wszyscy gracze muszą robić to: „nie \2” dopóki na wierzchu leży \1 karta"),
    (r"\bmusi ją nazwać", "musi powiedzieć „jej nazwę”"),
    (r"\bmusi podać (nazwę [^.,;„”]+|imię [^.,;„”]+)", r"musi powiedzieć „\1”"),
    (r"\b(?:krzyknąć|zawołać|zaśpiewać|wykrzyknąć|ogłosić) (?=[„\"])", "powiedzieć "),
    (r"(?<=[,:])\s*musi (?=powiedzieć|dobrać|odrzucić|oddać|zrobić|wziąć)", " ten gracz musi "),
    # zawody i głosowania
    (r"\bwyzwij (?:innego |dowolnego )?gracza na ([^.;,„”]+)", r"ten gracz i inny wybrany gracz zmierzą się w tym: „\1”"),
    (r"\bzagraj(?: w)? ([^.;„”]+?) z następnym graczem", r"ten gracz i następny gracz zmierzą się w tym: „\1”"),
    (rf"\b{_ALL} głosują,? (?:a |i )?", "wszyscy gracze głosują na jednego z nich, potem "),
    (rf"\b{_ALL} (?:musi|muszą) ([^.;,„”]+?)[;,]? (?:a )?ostatni\b", r"wszyscy gracze ścigają się w tym: „\1”, potem ostatni"),
    # stosy, zasady, ręce
    (r"\bliczby parzyste i nieparzyste muszą (?:się przeplatać|iść na zmianę)|\bparzyste i nieparzyste (?:liczby |karty )?muszą się przeplatać", "parzyste i nieparzyste muszą iść na zmianę"),
    (r"\b(?:właśnie )?dobraną kartę można (?:od razu )?zagrać", "właśnie dobraną kartę można od razu zagrać"),
    (r"\b(czerwon|pomarańczow|zielon|niebiesk|fioletow|różow)ą (?:karta|kartę) można zagrać na (?:każdą )?(czerwon|pomarańczow|zielon|niebiesk|fioletow|różow)ą(?: karta| kartę)?", r"\1e karty można zagrać na \2e karty"),
    (r"\bniebieske\b", "niebieskie"),
    (r"\b(?:wszyscy|gracze)(?: gracze)? grają (?:w|z) (?:otwarte karty|otwartymi kartami|odkrytymi kartami)", "wszystkie ręce są odkryte"),
    (r"\bnie ma tur\s*[:,;]?\s*(?:i )?każdy może grać", "nie ma tur i każdy może grać"),
    (r"^\s*(przez \w+ \w+)\s+(nie ma tur)", r"\1: \2"),
    (r"\bfałszywe oskarżenia kosztują\b", "fałszywe oskarżenie kosztuje"),
    (r"\bfałszywe oskarżenie kosztuje (\w+) kart\w*", r"fałszywe oskarżenie kosztuje \1 kary"),
    (r"\bstos dobierania (?:jest|zostaje|zostanie) (?:tasowany na nowo|przetasowany|potasowany na nowo|tasowany)", "stos dobierania zostaje przetasowany"),
    (r"\b(?:wymień|zastąp) wszystkie zasady(?: nowymi)?", "wszystkie zasady zostają zastąpione nowymi"),
    (r"\bodkryj (\w+) nowe(?: zasady)?", r"odkrywa się \1 nowe zasady"),
    (r"\bodkryj wierzchnią kartę stosu dobierania i połóż ją na stos(?:ie)? odrzuconych", "wierzchnia karta stosu dobierania trafia na stos odrzuconych"),
    (r"\bwymień (?:jedną )?kartę(?: z ręki)? (?:na|z) wierzchni\w+ kart\w+ stosu dobierania", "ten gracz musi wymienić kartę z wierzchnią kartą stosu dobierania"),
    (r"\b(?:obejrzyj|podejrzyj) (\w+) (?:wierzchnie|następne|wierzchnich) kart\w* stosu dobierania i odłóż je w dowolnej kolejności", r"ten gracz musi obejrzeć \1 następne karty stosu dobierania i odłożyć je w dowolnej kolejności"),
    (r"\bprzejrzeć stos dobierania i (?:dobrać|wziąć) (?:wybraną |jedną )?kartę(?:,? (?:a )?potem .*)?$", "przejrzeć stos dobierania, wziąć jedną kartę i przetasować go"),
    (r"\bpokaż wszystkim (?:swoje karty|swoją rękę|rękę) przez", "ten gracz musi pokazać wszystkim rękę przez"),
    (r"\bmacie (?:teraz )?(\w+ (?:minut\w*|sekund\w*)) na dokończenie gry\s*[;,.]?\s*(?:i )?(?:wygrywa|wygrywają) gracze? z najmniejszą liczbą kart", r"po tym czasie gra się kończy i wygrywa najmniej kart: \1"),
    (rf"\b{_ALL} (?:oddaje|oddają|podaje|podają) (?:swoje |swoją )?(?:karty|rękę|ręce) następnemu(?: graczowi)?", "wszystkie ręce przechodzą dalej w kierunku gry"),
    (rf"\b{_ALL} (?:oddaje|oddają|podaje|podają) (?:swoje |swoją )(?:karty|rękę|ręce) w (lewo|prawo)", r"wszystkie ręce przechodzą dalej w \1"),
    (rf"\b{_ALL} (?:podaje|podają|oddaje|oddają) (.+?) w (lewo|prawo)", r"wszyscy gracze podają \1 w \2"),
    (r"\bpozbądź się wszystkich swoich kart", "ten gracz musi odrzucić całą rękę"),
    (r"\boddaj (jedną kartę|kartę|\w+ karty|połowę swoich kart|\w+ kart) (\w+ graczowi|\w+ wybranemu graczowi)", r"ten gracz musi oddać \2 \1"),
    (r"\bdobierz (?:jeszcze jedną|jedną więcej)(?! kart)", "ten gracz musi dobrać jedną kartę"),
    (r"\bdobierz (\w+)(?=[\s.;,]*$)", r"ten gracz musi dobrać \1 kart"),
    (r"\bdobierz\b", "ten gracz musi dobrać"), (r"\bodrzuć\b", "ten gracz musi odrzucić"), (r"\bjedną zasadę\b", "zasadę"),
    (r"\bweź\b", "ten gracz musi wziąć"),
    (r"^\s*zagraj(?: tę kartę| ją)?,? (?=gdy|kiedy)", ""),
    (r"\bgraczowi zostanie (jedna|\w+) kart\w*", r"graczowi zostaje \1 karta"),
    (rf"(?<!zagrać,)(?<=,) (?=(?:{_DOES})\b)", " ten gracz "),
)
"""Patterns over the text as it was written, in any case, and what they are read as."""

ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    "frame.when": ("(zawsze gdy|zawsze kiedy|po tym jak|gdyby|jak)",),
    "frame.then": ("(a następnie|a|oraz|po czym)",),
    "cards.any": ("(jakąkolwiek|dowolną|jedną|) kartę",),
    "cards.colours": ("{colours} (kartę|karta|)",),
    "cards.numbers": ("(kartę z numerem|kartę) {numbers}",),
    "cards.even": ("parzystą (kartę|karta|)", "parzysta"),
    "cards.odd": ("nieparzystą (kartę|karta|)", "nieparzysta"),
    "who.actor": ("(gracz który ją zagrał|gracz który zagrał|ty)",),
    "who.next": ("(kolejny gracz|gracz następny|kolejnego gracza|kolejnemu graczowi|kolejnym graczem)",),
    "who.left": ("(sąsiad|sąsiada|sąsiadowi|sąsiadem) po lewej", "(gracz|gracza|graczowi|graczem) po lewej stronie", "lewy sąsiad"),
    "who.right": ("(sąsiad|sąsiada|sąsiadowi|sąsiadem) po prawej", "(gracz|gracza|graczowi|graczem) po prawej stronie", "prawy sąsiad"),
    "who.all": ("(wszyscy|każdy) (gracze|gracz|) (razem|)",),
    "who.others": ("(wszyscy pozostali|pozostali|reszta) (gracze|)",),
    "who.chosen": ("(wybrany|dowolny|jakiś|wybranemu|dowolnemu|wybranego|dowolnego) (gracz|graczowi|gracza) (przez ciebie|)",),
    "who.most": ("(gracz|ten) (z największą ilością kart|który ma najwięcej kart|kto ma najwięcej kart)",),
    "who.fewest": ("(gracz|ten) (z najmniejszą ilością kart|który ma najmniej kart|kto ma najmniej kart)",),
    "who.voted": ("(gracz|ten) (z największą ilością głosów|który ma najwięcej głosów)",),
    "amount.number": ("{n}", "{n} [kartę|karty|kart] (z ręki|ze swojej ręki|)", "(jedną|kartę) (kartę|) z ręki {n=1}", "{n} (swoją kartę|swoje karty|swoich kart)"),
    "amount.half": ("połowę (swojej ręki|kart)",),
    "amount.whole": ("(całą|swoją|) rękę", "wszystkie (swoje|) karty (z ręki|)", "(swoje|wszystkie) karty"),
    "until.next-card": ("(do następnej karty|aż ktoś zagra kartę)",),
    "until.own-turn": ("do (swojej|twojej|jego|) (następnej|kolejnej) tury", "do następnej tury (tego gracza|)"),
    "until.game": ("(do końca|do końca tej gry|do końca partii)",),
    "trigger.played": ("(ktoś|gracz) (zagrywa|zagra|zagrał) {cards:sg}", "zagrano {cards:sg}", "zostanie zagrana {cards:sg}", "{cards:sg} zostanie zagrana"),
    "trigger.played-least": ("(gracz|ktoś) (zagrywa|zagra|zagrał) {n} (lub|albo) więcej kart", "gracz zagrywa {n} karty lub więcej"),
    "trigger.drawn-penalty": ("(gracz|ktoś) (dobiera|dostaje|otrzymuje|bierze|dostanie) karę",),
    "trigger.holding": ("(gracz|ktoś) ma (tylko|dokładnie|) {n} [kartę|karty|kart]",),
    "trigger.idle": ("(gracz|ktoś) (nie zagra przez|myśli dłużej niż|nie zagrywa w ciągu) {seconds}",),
    "trigger.enter": ("(ktoś|osoba) (wejdzie|wchodzi) (do pokoju|do pomieszczenia|)",),
    "trigger.threatened": ("(gracz|ten gracz|) (masz|ma|musisz|musi) (ponieść|dobrać|wziąć) karę",),
    "condition.one-higher": ("jest o (jeden|1) wyższa (od|niż) (poprzedniej|poprzednia|poprzedniej karty)",),
    "condition.same-colour": ("(ma|jest w) (ten sam|tym samym) (kolor|kolorze) (co poprzednia|)",),
    "condition.same-number": ("ma ten sam numer (co poprzednia|)",),
    "do.draw": ("(dobiera|dobierają|dobierz|ciągnie|ciągną|bierze) {amount}", "(dociągnąć|pociągnąć|wziąć) {amount}"),
    "do.discard": ("(odrzuca|odrzucają|odrzuć|wyrzuca|pozbywa się) {amount}", "(wyrzucić|pozbyć się) {amount}"),
    "do.give": ("(oddaje|oddają|daje|dają|przekazuje) {amount} {to:dat}", "(oddać|dać|przekazać) {amount} {to:dat}"),
    "do.take": ("(bierze|biorą|zabiera|zabierają|kradnie|dobiera) {amount} (w ciemno|) od {source:gen}", "(ukraść|dobrać) {amount} od {source:gen}"),
    "do.swap": ("(wymienia|wymieniają|zamienia|zamieniają) się (ręką|rękami|kartami|wszystkimi kartami|całą ręką) z {other:ins}", "(zamienić|wymienić) się (kartami|rękami|całą ręką|ręką) z {other:ins}"),
    "do.skip": ("(traci|tracą|opuszcza|pomija|pomijają) (turę|kolejkę|swoją turę|następną turę)", "(stracić|opuścić) (turę|kolejkę|swoją turę)"),
    "do.again": ("(gra|grają|zagrywa) (jeszcze raz|ponownie|znowu)", "(zagrać|grać) (ponownie|znowu)"),
    "do.suffer-one": ("(dostaje|otrzymuje|bierze|dobiera) karę", "(dostać|wziąć|dobrać) karę"),
    "do.say": ("(krzyczy|krzyczą|woła|wołają|śpiewa|śpiewają|ogłasza) {text}", "(krzyknąć|zawołać|zaśpiewać|ogłosić) {text}"),
    "do.name-colour": ("(wybiera|nazywa|podaje|mówi) kolor", "(podać|wskazać) kolor"),
    "do.drop-chosen": ("(odrzuca|usuwa|odrzuć|usuń) (jedną|wybraną|dowolną|) zasadę", "(usunąć|odrzucić) (jedną|wybraną|dowolną|) zasadę"),
    "do.drop-all": ("(usuwa|usuń|odrzuć) wszystkie zasady", "usunąć wszystkie zasady"),
    "do.edit": ("(zmień|zmienia) numer w innej zasadzie na {n}",),
    "modifier.forbid": ("nie (można|wolno) (zagrać|zagrywać) {cards:pl}", "{cards:pl} nie mogą być zagrywane"),
    "modifier.require": ("można (zagrać|zagrywać) tylko {cards:pl}",),
    "modifier.permit": ("{cards:pl} (można|wolno) (też|) (zagrać|zagrywać|kłaść) na {on:pl}", "{cards:pl} pasują na {on:pl}"),
    "modifier.wild": ("{cards:pl} (można zagrać na wszystko|pasują na wszystko|są jokerami)",),
    "modifier.double": ("(wszystkie|) kary (są podwójne|liczą się podwójnie|są podwajane)",),
    "modifier.open": ("(wszyscy|gracze) grają (z odkrytymi|odkrytymi|z otwartymi) (kartami|rękami)",),
    "modifier.limit": ("(nikt|gracz) nie może mieć więcej niż {n} [kartę|karty|kart] (na końcu (swojej|) tury|na ręce|)", "limit kart (na ręce|) to {n}"),
    "modifier.follow-other-parity": ("(parzyste i nieparzyste|nieparzyste i parzyste) (karty|numery|liczby|) muszą (się przeplatać|iść na zmianę)",),
    "effect.must": ("{who} (musi|muszą|powinien|powinni|ma|mają) {do}",),
    "effect.may": ("{who} (może|mogą|wolno) {do}",),
    "effect.reverse": ("(kierunek|kierunek gry) (zmienia się|się odwraca|się zmienia)", "(zmień|odwróć) kierunek (gry|)"),
    "effect.rotate-play": ("(wszyscy|wszyscy gracze|każdy|każdy gracz) (oddaje|oddają|podaje|podają) (swoje|swoją|całą|) (karty|rękę|ręce) (następnemu|następnemu graczowi|w kierunku gry)",),
    "effect.contest": ("{one} i {other} grają w {text}",),
}
"""Further phrases by the key of the construct they stand for."""

OPENERS: Final = (
    "ten ta to tego wszyscy wszystkie kazdy zaden jesli gdy kiedy i lub albo ale kto z do od na po przez on ona nikt ktos ty wy macie masz nastepny nastepna "
    "gracz gracze karta karte karty dobiera dobierz odrzuca odrzuc bierze wez oddaje oddaj daje daj zabiera wymien wymienia pokaz odkryj obejrzyj wybierz "
    "nazwij podaj wyzwij zagraj zagrano pozbadz musi musza moze moga traci pomija kara kary zasada zasady nie dopoki"
)
LINKS: Final = "i lub albo ale a kto potem niz ktory ktorzy ktora"
