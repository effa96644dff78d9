## Pieces

blanko-tile = { $letter }, { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
blanko-joker = joker
blanko-joker-as = joker jako { $letter }
blanko-tile-away = { $tile }, położone
blanko-square = pole BLANKO
blanko-card = Karta BLANKO

## Options

blanko-option-language = Język słów
blanko-option-language-de = niemiecki
blanko-option-language-en = angielski
blanko-option-language-fr = francuski
blanko-option-language-pl = polski
blanko-option-language-ru = rosyjski
blanko-option-words = Słowo spoza listy słów
blanko-option-words-strict = kosztuje turę
blanko-option-words-friendly = wraca do ręki, można próbować dalej
blanko-option-words-challenge = leży, póki ktoś go nie zakwestionuje
blanko-option-foreign = Słowa obce i nazwy własne dozwolone
blanko-option-polite = Bez słów wulgarnych
blanko-option-house = Głosowanie nad nieznanymi słowami
blanko-option-house-help = Jeśli ktoś się upiera przy słowie. Przyjęte słowo liczy się też przy następnych stołach tego domu.
blanko-option-mini_letter_required = Minikrzyżówka wymaga wydrukowanej litery
blanko-option-mini_letter_required-help = Bez niej nic się w niej nie liczy.
blanko-option-challenge_seconds = Czas na sprzeciw lub głosowanie
blanko-option-challenge_cost = Punkty za niesłuszny sprzeciw
blanko-option-challenge_turn = Kto niesłusznie zgłosi sprzeciw, traci następną turę
blanko-option-mini_seconds = Czas na minikrzyżówkę
blanko-option-mini_scoring = Minikrzyżówka: pole w rzędzie, który nie jest słowem,
blanko-option-mini_scoring-strict = nie liczy się
blanko-option-mini_scoring-literal = liczy się, jeśli drugi rząd jest słowem

## The board in words

blanko-board = Plansza
blanko-rack = Twój stojak
blanko-track = Tor punktów
blanko-track-why = Tor wokół planszy: każdy pionek idzie o krok za punkt
blanko-track-pin = { $name } { $points }
blanko-tools = Co jeszcze możesz zrobić
blanko-cell-empty = { $cell }, puste
blanko-cell-tile = { $cell }, { $tile }
blanko-cell-tried = { $cell }, twoje { $tile }, jeszcze niezagrane
blanko-cell-asked = { $cell }, { $tile }, pod znakiem zapytania
blanko-cell-swap = do wymiany na { $tile }
blanko-across = pisanie poziomo
blanko-down = pisanie pionowo

## What to do

blanko-choose = { $touch ->
    [yes] Dotknij pola, potem swoich liter. Drugie dotknięcie: pionowo. Gwiazda daje kartę.
   *[no] Kliknij pole i pisz. Drugie kliknięcie: pionowo. Gwiazda daje kartę.
}
blanko-choose-first = { $touch ->
    [yes] Pierwsze słowo zakrywa jedną z dwóch gwiazd w ramce, a gwiazda daje kartę. Dotknij pola.
   *[no] Pierwsze słowo zakrywa jedną z dwóch gwiazd w ramce, a gwiazda daje kartę. Kliknij pole i pisz.
}
blanko-choose-cell = Dokąd? Dotknij pola.
blanko-write-across = Piszesz poziomo. Teraz litery.
blanko-write-down = Piszesz pionowo. Teraz litery.
blanko-planned = To jeszcze nie twoja kolej. Litery czekają tam, gdzie je położono.
blanko-waiting = { $name } myśli…
blanko-place = Połóż
blanko-clear = Zabierz z powrotem
blanko-shuffle = Pomieszaj litery
blanko-swap = Zamień na planszy
blanko-swap-cell = Którą leżącą literę chcesz? Dotknij jej.
blanko-swap-tile = Która z twoich liter ma tam leżeć?
blanko-swap-go = Zamień
blanko-exchange = Nowe litery
blanko-exchange-ask = Wymienić wszystkie litery?
blanko-exchange-why = Wszystkie wracają do woreczka i ciągniesz nowe. To cała twoja tura. { $count ->
    [one] W woreczku jest { $count } płytka.
    [few] W woreczku są { $count } płytki.
    [many] W woreczku jest { $count } płytek.
   *[other] W woreczku jest { $count } płytki.
}
blanko-pass = Pas
blanko-pass-ask = Spasować?
blanko-pass-why = Jeśli wszyscy spasują po kolei, gra się kończy.
blanko-near = Przybliż
blanko-far = Cała plansza
blanko-details = Ruchy i karty
blanko-joker-ask = Jaką literą ma być joker?
blanko-insist = Jeśli nieznane, niech stół głosuje
blanko-points = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
blanko-worth = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
blanko-squares = { $count ->
    [one] karta
   *[other] karta, punkty × { $count }
}
blanko-valid = znane

## Cards

blanko-card-t1 = 5 punktów.
blanko-card-t2 = 8 punktów.
blanko-card-t3 = 1 punkt za każdą literę najdłuższego słowa z tego ruchu.
blanko-card-t4 = Jeszcze raz wartość najcenniejszej płytki z tego ruchu.
blanko-card-t5 = 1 punkt za każdą samogłoskę najdłuższego słowa z tego ruchu.
blanko-card-t6 = Odłóż do trzech liter i dobierz tyle samo.
blanko-card-t7 = 2 punkty za każdego przeciwnika.
blanko-card-t8 = Dobierz litery i graj jeszcze raz.
blanko-card-colours = Ułóż na niebieskich polach słowa z dwóch lub trzech liter. Czerwone pola zostają puste.
blanko-card-letter = Ułóż słowa z dwóch lub trzech liter i wpleć wydrukowaną literę.
blanko-card-won = +{ $bonus }
blanko-card-won-times = +{ $bonus } (× { $times })
blanko-card-again = Jeszcze jeden ruch!
blanko-card-of = { $name } odkrywa kartę.
blanko-card-of-you = Odkrywasz kartę.
blanko-last-card = Ostatnia karta
blanko-times = Wszystkie punkty tej karty mnoży się przez { $times }.
blanko-redraw-choose = Wybrano: { $count }, najwyżej { $most }
blanko-redraw-go = Odłóż: { $count }
blanko-redraw-none = Zostaw wszystkie

## The mini crossword

blanko-mini = Minikrzyżówka
blanko-mini-of = Minikrzyżówka: { $name }
blanko-tray = Odkryte litery
blanko-field = rząd { $row }, kolumna { $column }
blanko-field-red = czerwone, zostaje puste
blanko-field-empty = puste
blanko-field-printed = wydrukowane { $letter }
blanko-filled = Wypełnione pola: { $filled } z { $fields }
blanko-mini-rule = 1 punkt za pole w słowie, bez względu na literę; wszystkie: +2
blanko-mini-worth = { $times ->
    [1] warte { $bonus }
   *[other] warte { $counted } × { $times } = { $bonus }
}
blanko-done = Gotowe
blanko-fold = Pokaż planszę
blanko-sand = { $seconds ->
    [one] jeszcze { $seconds } sekunda
    [few] jeszcze { $seconds } sekundy
    [many] jeszcze { $seconds } sekund
   *[other] jeszcze { $seconds } sekundy
}

## Questions to the table

blanko-challenge = Sprawdzenie
blanko-challenge-asked = { $name } kładzie { $words }, razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Zgoda?
blanko-challenge-yours = Leży { $words }, razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Czy ktoś się sprzeciwia?
blanko-accept = Zgoda
blanko-challenge-go = Sprawdź
blanko-challenge-cost = Sprawdź (ryzyko −{ $cost })
blanko-vote = Głosowanie
blanko-vote-asked = { $name } upiera się przy { $wrong }. Uznać?
blanko-vote-yours = Stół głosuje nad { $wrong }.
blanko-vote-yes = Uznaję
blanko-vote-no = Nie uznaję
blanko-vote-abstain = Wstrzymuję się
blanko-vote-waiting = czekamy na: { $names }
blanko-vote-cast = odpowiedź jest
blanko-vote-open = jeszcze bez odpowiedzi

## What happened

blanko-report-dealt = Zaczyna { $name }.
blanko-report-dealt-you = Zaczynasz.
blanko-report-placed = { $name } kładzie { $words }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
blanko-report-placed-you = Kładziesz { $words }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
blanko-report-swapped = { $name } zamienia literę i tworzy { $words }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
blanko-report-swapped-you = Zamieniasz literę i tworzysz { $words }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
blanko-report-laid = { $name } kładzie { $words }.
blanko-report-laid-you = Kładziesz { $words }.
blanko-report-rejected = { $name } kładzie { $words }. Nie ma na liście słów: { $wrong }. Litery wracają na stojak.
blanko-report-rejected-you = Nie ma na liście słów: { $wrong }. Twoje litery wróciły na stojak.
blanko-report-exchanged = { $name } wymienia wszystkie litery.
blanko-report-exchanged-you = Wymieniasz wszystkie litery.
blanko-report-passed = { $name } pasuje.
blanko-report-passed-you = Pasujesz.
blanko-report-arranged = { $name } układa minikrzyżówkę.
blanko-report-arranged-you = Układasz minikrzyżówkę.
blanko-report-mini = { $name } dostaje { $bonus ->
    [one] { $bonus } punkt
    [few] { $bonus } punkty
    [many] { $bonus } punktów
   *[other] { $bonus } punktu
} za minikrzyżówkę.
blanko-report-mini-you = Dostajesz { $bonus ->
    [one] { $bonus } punkt
    [few] { $bonus } punkty
    [many] { $bonus } punktów
   *[other] { $bonus } punktu
} za minikrzyżówkę.
blanko-report-redrawn = { $count ->
    [0] { $name } zatrzymuje wszystkie litery.
    [one] { $name } odkłada { $count } literę i dobiera nową.
    [few] { $name } odkłada { $count } litery i dobiera nowe.
    [many] { $name } odkłada { $count } liter i dobiera nowe.
   *[other] { $name } odkłada { $count } litery i dobiera nowe.
}
blanko-report-redrawn-you = { $count ->
    [0] Zatrzymujesz wszystkie litery.
    [one] Odkładasz { $count } literę i dobierasz nową.
    [few] Odkładasz { $count } litery i dobierasz nowe.
    [many] Odkładasz { $count } liter i dobierasz nowe.
   *[other] Odkładasz { $count } litery i dobierasz nowe.
}
blanko-report-accepted = { $name } się zgadza.
blanko-report-accepted-you = Zgadzasz się.
blanko-report-challenged = { $name } każe sprawdzić.
blanko-report-challenged-you = Każesz sprawdzić.
blanko-report-voted = { $name } oddaje głos.
blanko-report-voted-you = Oddajesz głos.
blanko-report-card = Na karcie: { $card }
blanko-taken-back = Ruch został cofnięty.
blanko-moves = Ruchy
blanko-moves-none = Nic jeszcze nie leży.
blanko-starter = Kto zaczyna, według najwyższej wartości: { $round }
blanko-short-rejected = { $wrong }
blanko-short-exchanged = nowe litery
blanko-short-passed = pas
blanko-short-redrawn = { $count ->
    [0] zatrzymuje litery
   *[other] odłożone litery: { $count }
}

## Panels

blanko-score = Punkty
blanko-last-gain = ostatni ruch
blanko-counters = { $count ->
    [one] { $count } żeton po 100
    [few] { $count } żetony po 100
    [many] { $count } żetonów po 100
   *[other] { $count } żetonu po 100
}
blanko-on-rack = { $count ->
    [one] { $count } litera
    [few] { $count } litery
    [many] { $count } liter
   *[other] { $count } litery
}
blanko-extra = dodatkowy ruch
blanko-bag = { $count ->
    [one] { $count } płytka w woreczku
    [few] { $count } płytki w woreczku
    [many] { $count } płytek w woreczku
   *[other] { $count } płytki w woreczku
}
blanko-pile = { $count ->
    [one] { $count } karta za gwiazdy
    [few] { $count } karty za gwiazdy
    [many] { $count } kart za gwiazdy
   *[other] { $count } karty za gwiazdy
}

## The result

blanko-deducted = { $before } − { $lost }
blanko-rack-empty = stojak pusty
blanko-deduction-why = Odejmuje się to, co zostało na stojaku, za jokera 10; tak samo 10 za każdego jokera w ostatnim ruchu, który opróżnia stojak.
blanko-admitted = Uznane w głosowaniu: { $words }
result-reason-out = Woreczek jest pusty, a jeden stojak zużyty.
result-reason-passed = Wszyscy spasowali.
result-reason-barren = Cztery rundy bez punktu.

## In the replay: what was possible

blanko-study = Co było możliwe
blanko-study-working = Szukamy najlepszych ruchów…
blanko-study-best = Najlepsze ruchy w tej turze
blanko-study-across = { $cell }, poziomo
blanko-study-down = { $cell }, pionowo
blanko-study-swap = { $letter } zamiast litery na { $cell }
blanko-study-left = { $points ->
    [one] { $points } punkt został na stole.
    [few] { $points } punkty zostały na stole.
    [many] { $points } punktów zostało na stole.
   *[other] { $points } punktu zostało na stole.
}
blanko-study-top = Lepiej się nie dało!
blanko-study-nothing = Nie dało się położyć słowa ani wymienić litery.
blanko-study-totals = Zostawione na stole
blanko-study-most = Gdzie zostało najwięcej
blanko-study-cards = Karty się nie liczą: nikt nie może ich przewidzieć.
blanko-study-missing = Nie ma analizy: listy słów tej gry już tu nie ma.
blanko-study-retry = Spróbuj jeszcze raz

## Keys

blanko-keys-title = Gra na klawiaturze
blanko-keys-letter = kładzie tę literę ze stojaka, a gdy jej brak, jokera; można też wpisywać to, co już leży
blanko-keys-arrows = przesuwają pióro i wyznaczają kierunek
blanko-keys-space = zmienia poziomo i pionowo
blanko-keys-joker = kładzie jokera i pyta o literę
blanko-keys-back = zabiera ostatnią literę
blanko-keys-enter = gra ruch
blanko-keys-escape = zabiera wszystkie litery
blanko-keys-help = pokazuje tę listę
blanko-ours = Plansza, liczba liter, większość wartości i teksty kart to nasza rekonstrukcja; oryginały nie są publicznie znane.

## Refusals

blanko-refused-nothing = Najpierw połóż litery.
blanko-refused-not-a-line = Litery jednego ruchu leżą w jednym rzędzie albo w jednej kolumnie.
blanko-refused-gap = Między twoimi literami jest przerwa.
blanko-refused-not-now = Gra czeka teraz na coś innego.
blanko-refused-bag-empty = Woreczek jest pusty, nie ma na co wymieniać.
blanko-refused-no-such-cell = Nie ma takiego pola.
blanko-refused-no-such-letter = { $letter } nie jest literą tej gry.
blanko-refused-too-short = Słowo ma co najmniej dwie litery.
blanko-refused-off-the-board = { $word } nie mieści się na planszy od { $cell }.
blanko-refused-occupied = Na { $cell } leży { $lies }.
blanko-refused-nothing-laid = Żadna z twoich liter nie zostałaby położona.
blanko-refused-not-on-your-rack = Tego nie ma na twoim stojaku: { $letter }.
blanko-refused-runs-on = Słowo ciągnie się dalej: { $word }.
blanko-refused-not-in-the-middle = Pierwsze słowo zakrywa jedno z pól { $cells }.
blanko-refused-not-touching = Musi dotykać tego, co już leży.
blanko-refused-no-votes = Przy tym stole nie głosuje się nad słowami.
blanko-refused-insisted-already = W tej turze już było głosowanie.
blanko-refused-not-a-word = Nie ma na liście słów: { $words }.
blanko-refused-nine-fields = Minikrzyżówka ma dziewięć pól.
blanko-refused-printed-letter = Wydrukowane { $letter } zostaje na miejscu.
blanko-refused-red-field = Czerwone pola zostają puste.
blanko-refused-not-among-your-letters = Nie ma wśród odkrytych liter: { $letter }.
blanko-refused-too-many = { $most ->
    [one] Najwyżej { $most } litera.
    [few] Najwyżej { $most } litery.
    [many] Najwyżej { $most } liter.
   *[other] Najwyżej { $most } litery.
}
blanko-refused-joker-stays = Jokera się nie zamienia.
blanko-refused-nothing-to-swap = Na { $cell } nie ma litery.
blanko-refused-same-letter = To ta sama litera.
blanko-refused-no-word = Litera na { $cell } nie należy do żadnego słowa.
blanko-refused-stood-before = { $word } już tam stało.
blanko-refused-ballot-closed = Głosowanie jest skończone.
blanko-refused-no-vote = Nie masz tu głosu.
blanko-refused-no-such-choice = Na to nie można głosować.
blanko-list-whole = Lista słów: pełna, liczba słów: { NUMBER($words) }.
blanko-list-small = Lista słów: mała na początek, liczba słów: { NUMBER($words) }.
blanko-list-none = Ten język nie ma małej listy słów: gry zaczynają się, gdy pełna jest gotowa.
blanko-list-building = Powstaje pełna lista: { $share } %
blanko-list-wait = Zacznij sam, gdy pełna lista będzie gotowa
blanko-list-waiting = Gra zacznie się sama, gdy pełna lista będzie gotowa.
blanko-list-wait-no-more = Nie czekaj
blanko-list-failed = Nie udało się zbudować pełnej listy:
blanko-list-again = Spróbuj ponownie
blanko-list-house = W tym własnych słów domu: { NUMBER($words) }.
blanko-list-next = Jest już inna lista: będzie ją miała następna gra.
blanko-mean = Co znaczą te słowa?
blanko-mean-looking = Szukam: { $word }…
blanko-mean-unknown = Nic tu nie wiadomo o słowie { $word }.
blanko-ruling = – wyłożone przez: { $by }; za: { $yes }; przeciw: { $no }

## Why a bot plays so

blanko-why-most = Nic nie daje więcej od razu.
blanko-why-empties = Twój stojak będzie pusty.
blanko-why-square = { $squares ->
    [one] Zakrywa pole BLANKO; najwyżej punktowany ruch dałby tylko o { $less } więcej.
   *[other] Zakrywa pola BLANKO ({ $squares }); najwyżej punktowany ruch dałby tylko o { $less } więcej.
}
blanko-why-keeps = Mniej niż najwyżej punktowany ruch (o { $less }), ale zostają dobre litery: { $letters }.
blanko-why-denies = Mniej niż najwyżej punktowany ruch (o { $less }), ale następny gracz zyska mniej (około { $denied }).
blanko-why-weighs = Mniej niż najwyżej punktowany ruch (o { $less }), ale lepiej, jeśli liczyć to, co potem.
blanko-why-exchange = Nowe litery są warte więcej niż jakikolwiek ruch.
blanko-why-only = Nic innego nie da się zagrać.
blanko-why-solved = { $ahead ->
    [0] Policzone do końca: będzie remis.
   *[other] Policzone do końca; przewaga w punktach na końcu: { $ahead }.
}
blanko-why-pass = Najlepiej nic nie kłaść, o ile da się przewidzieć koniec.
blanko-why-seen = Nic lepszego nie widać.
blanko-why-mini = Żaden inny układ tych liter nie daje więcej.
blanko-why-redraw = Bez tych liter reszta jest więcej warta.
blanko-why-stay = Wszystkie twoje litery warto zatrzymać.
blanko-why-doubt = Nie wszystkie te słowa są na liście słów.
blanko-why-fine = Wszystkie te słowa są na liście słów.
blanko-why-vote = O tym, czy słowo się liczy, niech zdecydują inni.

## Levels

blanko-level-novice = Zna codzienne słowa, kładzie mało liter i nie widzi większości miejsc.
blanko-level-casual = Zna popularne słowa i przeocza niejedno miejsce.
blanko-level-club = Ma dobre słownictwo i rzadko coś przeocza.
blanko-level-greedy = Zna każde słowo, ale liczy tylko punkty najbliższego ruchu.
blanko-level-expert = Myśli o literach, które zostają, o kartach, które przyjdą, i o kilku odpowiedziach.
blanko-level-master = Sprawdza wiele ruchów wobec tego, co mogą zrobić inni, i dokładnie liczy końcówkę.

## The first game, step by step

guide-blanko-aim = Witaj! Układaj słowa, które się krzyżują i zmieniają. Liczą się wszystkie nowe słowa. Wygrywa, kto ma najwięcej punktów.
guide-blanko-rack = To twoje litery i ich wartości. Joker zastępuje dowolną literę.
guide-blanko-lay = Wybierz pole i ułóż lub wpisz słowo: pierwsze przechodzi przez środek, dalsze stykają się z tym, co leży. Wiersz poniżej mówi, ile byłoby warte. Potem je połóż.
guide-blanko-more = Liczy się każde słowo, które tworzą twoje litery, także w poprzek, i ze wszystkimi literami. Długie i krzyżujące się słowa są więc dużo warte.
guide-blanko-swap = Zamiast układać słowo możesz zamienić jedną literę na planszy na swoją tak, by powstały inne słowa. Albo wziąć nowe litery. Spróbuj albo ułóż kolejne słowo.
guide-blanko-square = Kto zakryje pole BLANKO, odkrywa kartę z tego stosu: punkty, dodatkową turę albo minikrzyżówkę z dziewięciu pól. Dziś masz na nią dziesięć minut.
guide-blanko-end = Gra kończy się, gdy woreczek jest pusty i ktoś nie ma już liter. To, co zostało, odejmuje się. Wiesz już wszystko, co trzeba.

## Help at the table

help-progress-blanko = { $bag ->
    [0] Woreczek jest pusty. Gra kończy się, gdy komuś zabraknie liter.
    [one] W woreczku jest jeszcze { $bag } litera. Gdy się opróżni, gra kończy się, gdy komuś zabraknie liter.
    [few] W woreczku są jeszcze { $bag } litery. Gdy się opróżni, gra kończy się, gdy komuś zabraknie liter.
    [many] W woreczku jest jeszcze { $bag } liter. Gdy się opróżni, gra kończy się, gdy komuś zabraknie liter.
   *[other] W woreczku jest jeszcze { $bag } litery. Gdy się opróżni, gra kończy się, gdy komuś zabraknie liter.
}
now-blanko = Twoja kolej: ułóż słowo
now-blanko-of = { $name } szuka słowa
now-blanko-mini = Wypełnij minikrzyżówkę
now-blanko-mini-of = { $name } wypełnia minikrzyżówkę
now-blanko-redraw = Które litery odkładasz?
now-blanko-redraw-of = { $name } odkłada litery
now-blanko-challenge = Uznajesz słowo gracza { $name }?
now-blanko-challenge-of = Pozostali sprawdzają słowo gracza { $name }
now-blanko-vote = Czy słowo gracza { $name } ma się liczyć?
now-blanko-vote-of = Wszyscy głosują nad słowem gracza { $name }
hint-worth = To daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-square = Zakrywa pole BLANKO: odkrywasz kartę.
hint-exchange = Nic dobrego nie da się ułożyć; nowe litery są warte jednej tury.
hint-pass = Nic nie da się ułożyć, a woreczek jest pusty.
hint-swap = Jedna litera zmienia każde słowo, do którego należy.

## In a few steps

howto-blanko-1 = Masz osiem liter. W swojej turze ułóż słowo krzyżujące się z leżącym albo przedłuż któreś.
howto-blanko-2 = Albo wymień jedną literę na planszy na swoją tak, by każde słowo, do którego należy, stało się innym.
howto-blanko-3 = Liczą się wszystkie nowe słowa, z wartościami wszystkich liter.
howto-blanko-4 = Kto zakryje pole BLANKO, odkrywa kartę: punkty, dodatkowa tura albo minikrzyżówka na czas.
howto-blanko-5 = Gdy woreczek jest pusty i ktoś nie ma już liter, odejmuje się to, co zostało na stojakach. Wygrywa, kto ma najwięcej punktów.
