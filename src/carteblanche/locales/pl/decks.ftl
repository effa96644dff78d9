## The list

decks-line = Talia BLANK należy do domu. Kto nią wygra, pisze kartę, a karta zostaje.
decks-name-first = Talia ma właściciela. Jak masz na imię?
decks-make = Nowa talia
decks-import = Importuj talię
decks-mix = Pomieszaj talie
decks-owned = twoja
decks-everybodys = wspólna dla wszystkich
decks-wrote = jest w niej coś twojego
decks-mixed = pomieszana
decks-none = Nie ma jeszcze talii. Załóż jedną, grajcie nią i niech piszą ci, którzy wygrają.

## Making, mixing

decks-name = Nazwa talii
decks-mark = Znak
decks-mark-line = Jedna lub dwie litery, które są na każdej karcie tej talii. Dzięki nim można ją pomieszać z innymi i znów rozdzielić.
decks-begin = Na początek
decks-begin-written = zasady i efekty dołączone do gry
decks-begin-empty = nic nie jest jeszcze zapisane
decks-make-go = Załóż talię
decks-mix-line = Karty kilku talii są w jednej grze. Znaki pozwalają je odróżnić, a później wszystko, co zapisano, wraca na swoje miejsce.
decks-mix-which = Które talie?
decks-mix-same = Dwie z tych talii mają ten sam znak. Mieszać można tylko talie o różnych znakach.
decks-mix-go = Pomieszaj
decks-separate = Rozdziel
decks-separate-line = To, co zapisano w tej mieszance, wraca według znaku do: { $names }.
decks-separate-go = Rozdziel
decks-separated = Uzupełnione: { $names }

## Owners

decks-recovery = Talia jest twoja
decks-recovery-line = Zachowaj ten link: jest pokazany tylko raz. Kto go otworzy, też zostaje właścicielem. Wyślij go więc komuś, kto ma mieć talię razem z tobą, albo zachowaj na dzień, gdy tego urządzenia już nie będzie.
decks-recovery-link = Link dla właścicieli
decks-claim = Czy „{ $name }” ma być też twoja?
decks-claim-line = Właściciele mają ostatnie słowo w sprawie nowych kart i mogą pisać, zmieniać nazwę i rozdzielać.
decks-claim-go = Tak, jest też moja
decks-claim-wrong = Ten link nie dotyczy tej talii.

## One deck

decks-all = Wszystkie talie
decks-nowhere = Nie ma tu takiej talii.
decks-open = Zobacz talię
decks-blanks = jeszcze puste: { $rules ->
    [one] { $rules } karta zasad
    [few] { $rules } karty zasad
   *[many] { $rules } kart zasad
} i { $cards ->
    [one] { $cards } karta do gry
    [few] { $cards } karty do gry
   *[many] { $cards } kart do gry
}
decks-authors = Autorzy:
decks-play = Zagraj nią
decks-write = Napisz kartę
decks-card-written = Karta jest w talii.
decks-export = Zapisz do pliku
decks-rename = Zmień nazwę
decks-rename-go = Zmień
decks-more = Jeszcze jedna pusta karta zasad
decks-rules = Zasady ({ $count })
decks-rules-none = Nie ma jeszcze zasad.
decks-cards = Karty do gry
decks-show = Pokaż
decks-show-written = zapisane ({ $count })
decks-show-all = wszystkie
decks-cards-none = Na kartach do gry nic jeszcze nie napisano.
decks-story = Historia tej talii
decks-story-fired = { $count ->
    [one] Zadziałała raz: { $day }.
    [few] Zadziałała { $count } razy, pierwszy raz { $day }.
    [many] Zadziałała { $count } razy, pierwszy raz { $day }.
   *[other] Zadziałała { $count } razu, pierwszy raz { $day }.
}
decks-story-struck = { $count ->
    [one] Kogo dosięgła: { $name }.
    [few] Najczęściej dosięgła: { $name }, { $count } razy.
    [many] Najczęściej dosięgła: { $name }, { $count } razy.
   *[other] Najczęściej dosięgła: { $name }, { $count } razu.
}
decks-story-waits = Jeszcze nic się przez nią nie stało.
decks-history = Jak rosła
decks-history-none = Nic w niej jeszcze nie napisano. Wygrajcie grę!
decks-wrote-card = { $name }: { $card }.
decks-repair = Powiedz, co znaczy
decks-repair-line = Słowa pozostają. Od następnej gry karta znaczy to, co tu wybierzesz; rozpoczęte gry zachowują dawne znaczenie.
decks-repair-now = Teraz:
decks-repair-go = Odtąd znaczy to
decks-repaired = Karta znaczy to od następnej gry.
decks-repaired-card = { $name }: powiedziano, co znaczy { $card }.
decks-old = { $count ->
    [one] Jedna karta tej talii powstała, zanim karty czytano tak jak teraz: pilnują jej ludzie, dokładnie jak jest napisana.
    [few] { $count } karty tej talii powstały, zanim karty czytano tak jak teraz: pilnują ich ludzie, dokładnie jak są napisane.
   *[many] { $count } kart tej talii powstało, zanim karty czytano tak jak teraz: pilnują ich ludzie, dokładnie jak są napisane.
} Właściciel może powiedzieć, co znaczą.
decks-somebody = Ktoś
decks-since = Co nowego od wersji
decks-until = do
decks-changes-none = Między tymi wersjami nie ma nic.

## Proposals

decks-propose = Zaproponuj kartę
decks-propose-line = Właściciel tej talii ją czyta i decyduje. Odpowiedź znajdziesz tutaj.
decks-propose-name = Karta będzie podpisana. Jak masz na imię?
decks-propose-go = Zaproponuj
decks-propose-again = Wyślij jeszcze raz
decks-proposed = Twoja karta czeka na właściciela talii.
decks-proposer = czeka w niej twoja propozycja
decks-proposals = Zaproponowane karty ({ $count })
decks-proposals-yours = Twoje propozycje ({ $count })
decks-proposal-on = na kartę: { $card }
decks-proposal-rule = nowa zasada
decks-proposal-state = { $state ->
    [waiting] czeka na właściciela
    [vetoed] do zmiany
    [approved] jest w talii
   *[declined] odrzucona
}
decks-proposal-answer = { $state ->
    [vetoed] { $name } prosi o zmianę.
    [approved] Przyjmuje ją { $name }.
   *[declined] { $name } woli nie mieć jej w talii.
}
decks-proposal-owner = Właściciel
decks-proposal-taken = { $why } Wybierz inną kartę.
decks-proposal-sent-back = Prośbę o zmianę ma { $name }.
decks-proposal-words = Jeśli chcesz, napisz coś (czyta { $name })
decks-proposal-decline = Nie, dziękuję
decks-proposal-answered = Tutaj przeczyta to { $name }.
decks-proposal-change = Zmień
decks-proposal-take-back = Wycofaj
decks-proposal-put-away = Odłóż

## Print

decks-print = Drukuj
decks-print-line = PDF z kartami do wycięcia, w języku, w którym teraz czytasz.
decks-print-which = Które karty?
decks-print-all = wszystkie
decks-print-written = zapisane
decks-print-rules = zasady
decks-print-game = karty do gry
decks-print-since = Tylko to, co zapisano po wersji
decks-print-ever = – (wszystko)
decks-print-paper = Papier
decks-print-backs = z rewersami, do druku dwustronnego
decks-print-go = Pobierz PDF

## At the table

decks-own = Talia: { $name }
decks-own-guest = Nasza talia
decks-house = Wspólna talia
decks-house-mark = W
decks-choose = Talia
decks-starter = ta, którą dołączono do gry
decks-choose-own = To, co napiszą zwycięzcy, zostaje w tej talii.
decks-choose-line = Z własną talią to, co napiszą zwycięzcy, zostaje.
decks-choose-absent = Przy stole nie ma właściciela tej talii: to, co napiszą zwycięzcy, poczeka na niego.
decks-version = wersja { $version }
decks-of = należy do: { $names }

## Refusals

refused-no-such-deck = Nie ma takiej talii albo nie jest twoja.
refused-no-deck-here = W tę grę gra się bez talii.
refused-no-deck-file = Ten plik nie jest talią.
refused-same-mark = Dwie talie mają znak { $mark }. Mieszać można tylko talie o różnych znakach.
refused-too-many-decks = { $most ->
    [one] Zmieszać można najwyżej { $most } talię, licząc te w mieszance.
    [few] Zmieszać można najwyżej { $most } talie, licząc te w mieszance.
    [many] Zmieszać można najwyżej { $most } talii, licząc te w mieszance.
   *[other] Zmieszać można najwyżej { $most } talie, licząc te w mieszance.
}
refused-too-much-ink = Ten rysunek ma za dużo kresek.
refused-not-the-author = Na karcie rysuje tylko ten, kto ją napisał.
refused-not-a-card = To nie może być karta.
refused-no-fonts = W tym domu drukowanie nie jest przygotowane.
refused-nothing-to-print = W tej talii nie ma nic takiego do wydrukowania.
refused-enough-blank-rules = Pustych kart jest dość: o { $most } więcej niż w pudełku.
refused-no-such-trial = Gry próbne zostały zakończone.
refused-too-large = To jest za duże.
refused-nobody-accepts = W tej talii piszą tylko zwycięzcy: nie ma nikogo, kto by przyjął kartę.
refused-no-such-proposal = Ta karta nie jest już proponowana.
refused-answered-already = Właściciel już odpowiedział.
refused-enough-proposals = Liczba twoich kart, które tu czekają: { $most }. Poczekaj na odpowiedź albo wycofaj którąś.
refused-deck-has-enough-proposals = Liczba kart czekających w tej talii: { $most }. Spróbuj znowu, gdy właściciele zdecydują.
