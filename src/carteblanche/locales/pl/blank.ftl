## Cards

blank-colour = { $colour ->
    [red] czerwony
    [orange] pomarańczowy
    [green] zielony
    [blue] niebieski
    [violet] fioletowy
   *[pink] różowy
}
blank-card = { $number } ({ $colour })
blank-card-titled = { $card } „{ $title }”
blank-card-hidden = zakryta karta
blank-rule = Zasada { $number }
blank-illustrated = z obrazkiem
blank-no-words = Na tej karcie nic nie napisano.
blank-by = autor: { $name }
blank-written-in = Napisano w języku { $language }:
blank-class = { $category ->
    [machine] robi to maszyna
    [helped] maszyna pomaga
   *[honour] na słowo honoru
}
blank-class-why = { $category ->
    [machine] Wszystko wykonuje i sprawdza stół.
    [helped] Stół wie, kiedy to się dzieje i kogo dotyczy; czy zostało zrobione, mówią ludzie.
   *[honour] Tylko ludzie widzą, czy ktoś się do niej stosuje.
}

## Options

blank-option-effects = To, co mówią karty,
blank-option-effects-automatic = dzieje się samo (sędzia)
blank-option-effects-by-hand = wykonujecie sami (bystre oczy)
blank-option-wrong = Błędne zagrania
blank-option-wrong-fined = kosztują karę
blank-option-wrong-refused = są odrzucane
blank-option-wrong-lie = leżą, póki ktoś nie zaprotestuje
blank-option-reading = Najpierw czytamy zasady
blank-option-reading-help = Pierwsza karta pada, gdy wszyscy zrozumieli zasady.
blank-option-rewards = Zwycięzcy piszą kartę
blank-option-rewards-help = Zostaje w talii na zawsze.
blank-option-honour = Karty na słowo honoru
blank-option-honour-help = Rozdaje się też karty, których mogą dopilnować tylko ludzie.
blank-option-owner = Miejsce właściciela talii
blank-option-owner-help = Kto tam siedzi, decyduje o nowych kartach.
blank-option-starts = Miejsce, które zaczyna
blank-option-patience = Czas na odpowiedzi i głosowania
level-beginner = początkujący
level-reader = czyta karty
level-sharp = bystre oczy

## The table

blank-players = Gracze; gra toczy się { $way ->
    [right] zgodnie z ruchem wskazówek zegara
   *[left] przeciwnie do ruchu wskazówek zegara
}
blank-direction = { $way ->
    [right] zgodnie z zegarem
   *[left] przeciwnie do zegara
}
blank-on-turn = tura:
blank-acts = może działać
blank-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
blank-cards-left = { $count ->
    [0] bez kart
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
blank-skips = { $count ->
    [one] traci turę
    [few] traci { $count } tury
    [many] traci { $count } tur
   *[other] traci { $count } tury
}
blank-aside = { $count ->
    [one] odłożona { $count } karta
    [few] odłożone { $count } karty
    [many] odłożonych { $count } kart
   *[other] odłożone { $count } karty
}
blank-known = Znane ci karty, które ma { $name }
blank-draw-pile = Stos dobierania, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
blank-discard-pile = Stos kart odrzuconych. Na wierzchu: { $card }
blank-hand = Twoja ręka, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
blank-card-fits = pasuje
blank-card-chosen = wybrana, numer { $place }
blank-card-on-top = wybrana, na wierzchu
blank-top = wierzch
blank-choose = Twoja tura. Wybierz jedną lub kilka kart; ostatnia będzie na wierzchu.
blank-choose-sharp = Twoja tura. Zagraj, co pasuje, i zrób, co każą zasady.
blank-chosen = { $card }
blank-chosen-many = Kart: { $count }, na wierzchu: { $card }
blank-would-be-wrong = To kosztowałoby karę: { $why }
blank-would-fire = uruchamia
blank-must-draw = Nic nie pasuje. Dobierz kartę; to kara.
blank-waiting = Teraz działa { $name }…
blank-play = { $count ->
    [one] Zagraj
   *[other] Zagraj { $count }
}
blank-draw = Dobierz
blank-object = Sprzeciw!
blank-sort = Posortuj rękę
blank-sort-by = { $order ->
    [colour] według koloru
    [number] według liczby
   *[dealt] jak rozdano
}
blank-rules = Obowiązujące zasady
blank-rules-none = Na razie nie ma żadnej zasady.
blank-rule-pile = { $count ->
    [0] w stosie nie ma już żadnej
    [one] w stosie jeszcze { $count }
   *[other] w stosie jeszcze { $count }
}
blank-finish = Najmniej kart wygra za
blank-edited = zmieniona
blank-counter = licznik: { $count }
blank-ruled = Stół postanowił: { $text }
blank-mods = Na razie obowiązuje też
blank-mod-plays = { $count ->
    [one] jeszcze przez jedno zagranie
    [few] jeszcze przez { $count } zagrania
    [many] jeszcze przez { $count } zagrań
   *[other] jeszcze przez { $count } zagrania
}
blank-content = Nie mam nic do powiedzenia
blank-closing = Ktoś nie ma już kart. Czy ktoś ma jeszcze coś do wykonania albo do powiedzenia?

## Reading

blank-reading = Zasady tej gry
blank-reading-line = Przeczytajcie je na głos. Gra zacznie się, gdy wszyscy zrozumieją.
blank-understood = Rozumiem
blank-new = nowa
blank-first-card = Pierwsza karta: { $card }

## Obligations

blank-duties = Co jest do zrobienia
blank-duty-you = Ty
blank-duty-stage = { $stage ->
    [pending] przed następną kartą
    [done] podobno zrobione
    [overdue] nie zrobiono na czas
   *[lasting] do odwołania
}
blank-call = Rozmawiamy przez telefon albo siedzimy razem
blank-call-you = Teraz ty
blank-done = Zrobione
blank-apply = Wykonaj
blank-accuse = Oskarż
blank-accuse-whom = Kto nie zastosował się do tej karty?
blank-accuse-warning = Fałszywe oskarżenie kosztuje cię karę.
blank-report = Stało się!
blank-report-short = Stało się
blank-report-line = Kogo to dotyczy? Ta osoba może zaprzeczyć; wtedy głosują pozostali.
blank-report-now = Właśnie się stało
blank-table-decides = Niech zdecyduje stół
blank-order-earlier = Ta zasada powinna być wcześniej
blank-order-later = Ta zasada powinna być później
blank-ruling = Jak rozumieć tę kartę?
blank-ruling-propose = Poddaj pod głosowanie
blank-referee = Jako sędzia
blank-referee-move = Połóż tę kartę
blank-referee-do = Połóż tam
blank-place = { $place ->
    [discard] na stosie kart odrzuconych
    [draw] na stosie dobierania
    [pile] na stosie kart zasad
   *[rules] wśród zasad
}

## Questions

blank-asked = Pytanie do ciebie
blank-ask = { $what ->
    [player] { $count ->
        [one] Wybierz gracza.
       *[other] Wybierz graczy: { $count }.
    }
    [partner] Wybierz, z kim.
    [may] Chcesz?
    [fits] Czy to pasuje do ciebie?
    [colour] Nazwij kolor.
    [number] Podaj liczbę.
    [discard] { $count ->
        [one] Odrzuć kartę.
       *[other] Odrzucaj karty, jeszcze { $count }.
    }
    [limit] { $count ->
        [one] Masz za dużo kart. Odrzuć jedną.
       *[other] Masz za dużo kart. Odrzuć { $count }.
    }
    [give] { $count ->
        [one] Oddaj kartę. Dostanie ją { $name }.
       *[other] Oddaj karty, jeszcze { $count }. Dostanie je { $name }.
    }
    [pass] { $count ->
        [one] Wybierz kartę do przekazania.
       *[other] Wybierz karty do przekazania, jeszcze { $count }.
    }
    [search] Przejrzyj stos dobierania i weź kartę.
    [arrange] Ułóż następne karty stosu dobierania w dowolnej kolejności.
    [exchange] Którą kartę wymieniasz na wierzchnią ze stosu dobierania?
    [rule] Którą zasadę odrzucić?
    [edit] W której zasadzie zmieniasz liczbę?
    [mirror] Nadchodzi kara. Masz na nią odpowiedź?
    [fresh] Dobrana karta pasuje. Zagrać?
    [claim] { $count ->
        [one] Jak poszło? Przeciwnik: { $name }.
       *[other] Powiedz głośno swoją odpowiedź.
    }
    [race] Szybko! Naciśnij, gdy to zrobisz.
   *[report] { $name } mówi, że ci się to zdarzyło.
}
blank-ask-hand = Dotknij karty z ręki.
blank-ask-look = Obejrzyj karty
blank-ask-order = Dotykaj kart w kolejności, w jakiej mają być dobierane.
blank-answer-may-yes = Tak
blank-answer-fits-yes = Tak, to o mnie
blank-answer-claim-won = Moja wygrana
blank-answer-claim-lost = Moja przegrana
blank-answer-claim-answered = Odpowiedź padła
blank-answer-race-done = Gotowe!
blank-answer-report-no = To nieprawda
blank-decline = Nie
blank-decline-mirror = Przyjmuję karę
blank-decline-report = Prawda
blank-decline-fresh = Zatrzymaj

## Votes

blank-vote = Głosowanie
blank-motion = { $what ->
    [verdict] { $by } mówi, że { $name } nie robi tego, jak należy.
    [report] { $by } mówi, że to się zdarzyło ({ $name }); { $name } zaprzecza.
    [ruling] { $by } pyta, jak rozumieć tę kartę:
    [order] { $by } chce zasad w tej kolejności:
    [contest] Kto wygrał: { $name } czy { $other }?
    [answer] Czy to dobra odpowiedź? Odpowiada { $name }.
   *[vote] Zagłosuj na gracza.
}
blank-choice-guilty = Winny
blank-choice-innocent = Niewinny
blank-choice-yes = Tak
blank-choice-no = Nie
blank-choice-right = Dobrze
blank-choice-wrong = Źle
blank-vote-waiting = czekamy: { $names }

## Why did that happen?

blank-why = Dlaczego tak się stało?
blank-story-none = Jeszcze nic się nie wydarzyło.
blank-played = { $name } zagrywa { $cards }.
blank-note-understood = { $name } rozumie zasady.
blank-note-effect = Działa sama karta.
blank-note-fired = Uruchamia się { $card }.
blank-note-twice = { $card } działa dwa razy.
blank-note-out-of-budget = Reszty było za dużo i przepada.
blank-note-reversed = Kierunek gry się zmienia.
blank-note-countdown = Koniec blisko: { $n } s.
blank-note-contest = { $name } i { $n } stają do zawodów.
blank-note-contest-won = { $name } wygrywa zawody.
blank-note-race-over = Pierwszy gracz: { $name }, ostatni: { $other }.
blank-note-holds = Od teraz obowiązuje coś innego.
blank-note-scramble = Teraz nie ma tur.
blank-note-declines = { $name } odmawia.
blank-note-no-answer = { $name } nie odpowiada na czas.
blank-note-names = { $name } wybiera: { $thing }.
blank-note-gives = { $name } oddaje kartę. Bierze ją { $other }.
blank-note-edited = { $card }: liczba to teraz { $n }.
blank-note-searches = { $name } przegląda stos dobierania i bierze kartę.
blank-note-arranges = { $name } układa następne karty stosu dobierania.
blank-note-done = { $name } mówi: zrobione.
blank-note-applies = { $name } to wykonuje.
blank-note-owes = { $name } musi coś zrobić.
blank-note-accused-rightly = { $name } słusznie oskarża. Wina: { $other }.
blank-note-accused-wrongly = { $name } niesłusznie oskarża. Bez winy: { $other }.
blank-note-accused-too-late = { $name } oskarża za późno. Oskarżenie dotyczy: { $other }.
blank-note-applied-too-late = { $name } wykonuje to za późno.
blank-note-applied-wrongly = { $name } wykonuje coś, czego nikt nie wymaga.
blank-note-not-proven = Nie udowodniono; nikt nie dobiera.
blank-note-objected-rightly = { $name } słusznie protestuje; { $other } zabiera karty z powrotem.
blank-note-reported = { $name } zgłasza zdarzenie ({ $other }).
blank-note-reported-already = Przed chwilą to zgłoszono.
blank-note-happened = Stało się. Dotyczy: { $name }.
blank-note-voted = { $why ->
    [guilty] Głosowanie: winny.
    [innocent] Głosowanie: niewinny.
    [yes] Głosowanie: tak.
    [no] Głosowanie: nie.
    [right] Głosowanie: dobrze.
    [wrong] Głosowanie: źle.
   *[other] Głosowanie zakończone.
}
blank-note-taken-back = { $name } zabiera karty z powrotem: { $why ->
    [not-your-turn] nie ta tura.
    [no-match] nie pasuje ani kolor, ani liczba.
    [no-common-mark] karty nie pasują do siebie.
    [forbidden] zasada tego zabrania.
    [not-required] zasada wymaga innych kart.
    [not-the-picked-card] wylosowano inną kartę.
   *[other] zagranie było błędne.
}
blank-note-cannot-play = { $name } nie ma nic, co pasuje.
blank-note-immune = { $name } jest poza zasięgiem.
blank-note-penalty = { $name } ponosi { $n ->
    [one] karę
    [few] { $n } kary
    [many] { $n } kar
   *[other] { $n } kary
}: { $why ->
    [not-obeyed] nie zastosowano karty.
    [nothing-owed] żadna karta tego nie wymagała.
    [false-accusation] oskarżenie było fałszywe.
    [wrong-play] zagranie było błędne.
    [wrong-answer] odpowiedź była zła.
    [not-your-turn] nie ta tura.
    [no-match] karta nie pasowała.
    [no-common-mark] karty nie pasowały do siebie.
    [card] tak każe karta.
   *[other] zagranie było błędne.
}
blank-note-reflected = { $name } odpowiada na karę: { $card }.
blank-note-shows = { $name } pokazuje całą rękę.
blank-note-wins = { $name } wygrywa dzięki karcie.
blank-note-draws = { $name } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
blank-note-nothing-to-draw = Nie ma już czego dobierać.
blank-note-discards = { $name } odrzuca: { $thing }.
blank-note-looks = { $name } ogląda karty, które ma { $other }.
blank-note-takes = { $name } zabiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}. Traci je { $other }.
blank-note-swaps = { $name } i { $other } zamieniają się kartami.
blank-note-will-skip = { $name } straci turę.
blank-note-skipped = { $name } traci turę.
blank-note-rule-discarded = { $card } zostaje odrzucona.
blank-note-rule-revealed = { $card } jest nowa.
blank-note-flips = Na stos kart odrzuconych trafia: { $thing }.
blank-note-rotated = Wszystkie ręce wędrują { $why ->
    [left] w lewo.
    [right] w prawo.
   *[play] w kierunku gry.
}
blank-note-pooled = Wszystkie ręce zostają potasowane i rozdane od nowa.
blank-note-passed-on = Wszyscy przekazują karty.
blank-note-won = { $name } wygrywa.
blank-note-picked = { $name } losuje w ciemno: { $thing }.
blank-note-reshuffled = Stos dobierania zostaje odnowiony.
blank-note-forgoes = { $name } niczego nie pisze.
blank-note-approved = { $name } przyjmuje nową kartę.
blank-note-vetoed = { $name } prosi o zmianę.
blank-note-wishes = { $name } proponuje kartę.
blank-note-corrected = { $name } jako sędzia przekłada: { $card }.

## The studio

blank-reward = Wygrywa { $name } i może napisać kartę
blank-reward-you = Wygrana! Zmień grę na zawsze!
blank-reward-waiting = { $name } pisze kartę. Porozmawiajcie: jak będzie działać?
blank-studio-line = To, co napiszesz, od następnej gry należy do tej talii.
blank-studio-starter = W tej grze używana jest talia domu. To, co napiszesz, będzie w wyniku, ale pamięta tylko własna talia.
blank-studio-what = Co chcesz napisać?
blank-studio-rule = nową zasadę
blank-studio-card = tekst na karcie gry
blank-studio-which = Która karta?
blank-studio-title = Tytuł
blank-studio-how = Jak?
blank-studio-write = własnymi słowami
blank-studio-click = z klocków
blank-studio-sentence-rule = Kiedy … , to ktoś …
blank-studio-sentence-card = Kiedy ta karta zostanie zagrana, ktoś …
blank-studio-hint = Napisz zdanie. To, co ktoś mówi lub robi, może być dowolne, w cudzysłowie.
blank-studio-example = Pokaż przykład
blank-studio-reading = Czytam…
blank-studio-misread = Nie rozumiem tutaj tego słowa:
blank-studio-missing = Tu czegoś brakuje:
blank-studio-try = Może tak:
blank-studio-understood = Tak to rozumiem:
blank-studio-languages = W innych językach
blank-studio-propose = Zaproponuj (decyduje { $name })
blank-studio-enter = Wpisz do talii
blank-studio-forgo = Nic nie piszę
blank-blocks-when = Kiedy
blank-blocks-and = i
blank-blocks-then = Wtedy
blank-blocks-next = potem
blank-blocks-always = Dopóki ta zasada leży:
blank-blocks-trigger = Dodaj, kiedy to się dzieje
blank-blocks-condition = Dodaj warunek
blank-blocks-effect = Dodaj efekt
blank-blocks-remove = Usuń
blank-blocks-once = Jak często?
blank-blocks-once-always = za każdym razem
blank-blocks-once-turn = raz na turę
blank-blocks-once-game = raz na grę
blank-blocks-category = { $category ->
    [cards] jakie karty
    [who] kto
    [amount] ile
    [times] ile razy
    [until] jak długo
    [trigger] kiedy
    [condition] warunek
    [do] co robi
    [modifier] co obowiązuje
    [effect] co się dzieje
    [n] liczba
    [face] liczba na karcie
    [time] sekundy
    [text] tekst
    [colour] kolor
    [colours] kolory
    [numbers] liczby
   *[block] co się dzieje
}
blank-finding-level = { $level ->
    [error] Tak nie można:
   *[warning] Uwaga:
}
blank-finding-cannot-be-said = Te części do siebie nie pasują.
blank-finding-reaction-on-a-rule = Na karę może odpowiedzieć tylko karta gry.
blank-finding-say-how-long = Powiedz, jak długo to obowiązuje.
blank-finding-too-long = To więcej, niż mieści się na karcie.
blank-finding-trigger-on-a-game-card = Karta gry działa, gdy zostanie zagrana; nie potrzebuje „kiedy”.
blank-finding-circle = Uruchamia inne zasady, które uruchamiają ją. Każda działa tylko raz, ale może być gorąco.
blank-finding-never-fires = To nigdy się nie zdarzy.
blank-finding-no-target = W tym miejscu nikogo jeszcze nie wybrano ani niczego nie nazwano ({ $part }).
blank-finding-sets-itself-off = Uruchamia samą siebie. Działa tylko raz.
blank-finding-singles-out = Wskazuje jedną osobę: { $part }. Czy to uczciwe na lata?
blank-finding-wins-at-once = Może od razu zakończyć grę.
blank-finding-written-already = Na tej karcie talii już coś napisano ({ $part }). Wybierz inną.
blank-finding-no-such-card = W tej talii nie ma takiej karty ({ $part }).
blank-finding-no-blank-rule = Wszystkie puste karty zasad tej talii są zużyte. Właściciel może dołożyć nowe.
blank-drawing = Obrazek
blank-drawing-here = rysuj tutaj
blank-drawing-undo = Usuń ostatnią kreskę
blank-drawing-clear = Czysta kartka
blank-proof = Twoja karta
blank-proof-choose = Najpierw wybierz kartę.
blank-proposal = { $name } proponuje:
blank-proposal-waiting = Decyduje { $name }, bo do tej osoby należy talia.
blank-proposal-absent = Przy stole nie ma właściciela tej talii. Karta na niego poczeka.
blank-approve = Przyjmij
blank-veto = Poproś o zmianę
blank-veto-reason = Co należałoby zmienić?
blank-vetoed = { $name } prosi o zmianę. Porozmawiajcie i spróbuj jeszcze raz.

## Trial games

blank-try = Co robi z grą?
blank-try-line = Boty rozgrywają te same gry z tą kartą i bez niej.
blank-try-go = Wypróbuj
blank-try-stale = Karta od tego czasu się zmieniła.
blank-try-failed = Gry próbne się nie udały.
blank-try-playing = { $games } z { $wanted } gier
blank-try-length = Tury w grze
blank-try-without = zamiast { $count }
blank-try-pace = { $pace ->
    [longer] dłużej
    [shorter] krócej
   *[same] mniej więcej jak dotąd
}
blank-try-fires = Działa w
blank-try-games = gier ({ $range } %)
blank-try-per-game = { $count } razy na grę
blank-try-fair = Sprawiedliwa dla wszystkich?
blank-try-fair-yes = Tak
blank-try-fair-no = Nie całkiem
blank-try-fair-line = O ile te gry mogą to pokazać, żadne miejsce na niej nie zyskuje ani nie traci.
blank-try-seat-more = miejsce { $seat } wygrywa częściej
blank-try-seat-less = miejsce { $seat } wygrywa rzadziej
blank-try-endless = { $count ->
    [one] Z nią { $count } gra nie miała końca.
    [few] Z nią { $count } gry nie miały końca.
   *[many] Z nią { $count } gier nie miało końca.
}
blank-try-lengths = Jak długie są gry, w turach
blank-try-bar = { $turns } tur: { $with } % gier z kartą, { $without } % bez niej
blank-try-with-card = z kartą
blank-try-without-card = bez niej
blank-try-seats = Kto wygrywa, według miejsc
blank-try-seat = miejsce { $seat }: { $share } %, bez karty { $before } %
blank-try-seats-line = Zaczyna miejsce 1. Pełna kropka: z kartą, pusta: bez niej; kreski pokazują, jak pewny jest wynik.
blank-try-beside = { $count ->
    [one] Spotyka { $count } inną kartę
    [few] Spotyka { $count } inne karty
   *[many] Spotyka { $count } innych kart
}

## The result

blank-reason-empty-hand = Wygrywa pusta ręka.
blank-reason-time = Czas minął: wygrywa najmniej kart.
blank-reason-card = Zdecydowała karta.
blank-written = Napisano dzisiaj

## Keys

blank-keys-title = Gra z klawiatury
blank-keys-number = przechodzi do następnej karty z tą liczbą
blank-keys-arrows = przechodzą przez rękę
blank-keys-space = wybiera kartę albo odkłada ją
blank-keys-enter = zagrywa wybrane karty
blank-keys-draw = dobiera
blank-keys-object = protestuje przeciw ostatniemu zagraniu
blank-keys-escape = odkłada wszystkie wybrane karty
blank-keys-help = pokazuje tę pomoc

## Faults and refusals

blank-fault-no-match = nie pasuje ani kolor, ani liczba.
blank-fault-no-common-mark = karty muszą mieć wspólny kolor albo liczbę.
blank-fault-forbidden = zasada zabrania tej karty.
blank-fault-not-required = zasada wymaga teraz innych kart.
blank-fault-not-the-picked-card = musi być wśród nich wylosowana karta.
blank-fault-not-your-turn = to nie twoja tura.
refused-no-match = Ani kolor, ani liczba nie pasuje do wierzchniej karty.
refused-no-common-mark = Karty zagrywane razem mają wspólny kolor albo liczbę.
refused-forbidden = Zasada zabrania tej karty.
refused-not-required = Zasada wymaga teraz innych kart.
refused-not-the-picked-card = Musi być wśród nich wylosowana karta.
refused-can-play = Masz pasującą kartę, więc nie możesz dobierać.
refused-card-twice = Każdą kartę można zagrać tylko raz.
refused-no-cards = Najpierw wybierz kartę.
refused-not-in-your-hand = Nie masz na ręce: { $card }.
refused-must-answer = Na to trzeba odpowiedzieć.
refused-no-answer = To nie jest odpowiedź na to pytanie.
refused-nothing-asked = O nic nie pytano.
refused-no-objections-here = Przy tym stole błędne zagrania wychodzą na jaw same.
refused-own-play = Nie możesz protestować przeciw własnemu zagraniu.
refused-too-late = Na to jest za późno.
refused-no-reward = Teraz nie ty piszesz kartę.
refused-no-such-card = Nie ma takiej karty.
refused-no-such-choice = Na to nie można głosować.
refused-no-such-duty = Ta karta niczego teraz od ciebie nie wymaga.
refused-no-such-event = Ta karta na nic nie czeka.
refused-no-such-place = Karta nie może tam trafić.
refused-no-such-player = Nie ma takiego gracza.
refused-no-text = Napisz coś.
refused-no-title = Karta potrzebuje tytułu.
refused-no-vote = Twój głos nie jest potrzebny.
refused-not-now = Coś jeszcze się rozstrzyga. Chwileczkę.
refused-not-the-owner = Może to zrobić tylko właściciel talii.
refused-not-the-rules = To nie są obowiązujące zasady.
refused-not-understood = To jest niezrozumiałe: { $why }
refused-not-while-voting = Najpierw głosowanie.
refused-nothing-to-approve = Nie ma karty do zatwierdzenia.
refused-nothing-to-read = Nie ma teraz nic do czytania.
refused-top-card-stays = Wierzchnia karta zostaje na miejscu.
refused-written-already = Na tej karcie już coś napisano.
refused-no-blank-rule = Wszystkie puste karty zasad tej talii są zużyte.
