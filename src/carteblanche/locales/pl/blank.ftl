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
blank-rule-short = Nr { $number }
blank-rule-more = … dotknij, by przeczytać całość
blank-illustrated = z obrazkiem
blank-no-words = Na tej karcie nic nie napisano.
blank-by = autor: { $name }
blank-imported = zaimportowana
blank-written-in = Napisano w języku { $language }:
blank-class = { $category ->
    [machine] robi to komputer
    [helped] komputer pomaga
   *[people] pilnują tego ludzie
}
blank-class-why = { $category ->
    [machine] Wszystko wykonuje i sprawdza stół.
    [helped] Stół wie, kiedy to się dzieje i kogo dotyczy; czy zostało zrobione, mówią ludzie.
   *[people] Tylko ludzie widzą, czy ktoś się do niej stosuje.
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
blank-option-people = Karty, których pilnują ludzie
blank-option-people-help = Rozdaje się też zasady i karty, które wymagają, by coś zauważyć, powiedzieć, zrobić albo się pospieszyć.
blank-option-clocks = Karty z zegarem
blank-option-clocks-help = Rozdaje się też zasady i karty, przez które po pewnym czasie coś się dzieje, nawet kończy się gra.
blank-option-owner = Miejsce właściciela talii
blank-option-owner-help = Kto tam siedzi, decyduje o nowych kartach.
blank-option-starts = Miejsce, które zaczyna
blank-option-patience = Czas na odpowiedzi i głosowania

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
blank-acts = może grać
blank-reads = jeszcze czyta
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
blank-extra = { $count ->
    [one] ma dodatkową turę
    [few] ma { $count } dodatkowe tury
    [many] ma { $count } dodatkowych tur
   *[other] ma { $count } dodatkowej tury
}
blank-gone = poza grą
blank-mark = nosi znak
blank-front = Odkryte karty, które ma przed sobą { $name }
blank-known = Znane ci karty, które ma { $name }
blank-draw-pile = Stos dobierania, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
blank-middle = Na środku: { $count ->
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
blank-choose = Kolor lub liczba jak na wierzchu. Kilka, jeśli wszystkie to mają.
blank-choose-sharp = Twoja tura. Zagraj, co pasuje, i zrób, co każą zasady.
blank-choose-free = Nie ma tur. Każdy może zagrać!
blank-choose-anytime = Turę ma { $name }, ale masz kartę na teraz.
blank-chosen = { $card }
blank-chosen-along = { $card }. Uniesione karty mogą iść razem z nią.
blank-chosen-many = Kart: { $count }. Liczy się ta na wierzchu: { $card }
blank-would-be-wrong = To kosztowałoby karę: { $why }
blank-would-fire = może uruchomić
blank-must-draw = Nic nie pasuje: dobierz kartę. Dla zasad to kara.
blank-waiting = Teraz działa { $name }…
blank-play = { $count ->
    [one] Zagraj
   *[other] Zagraj { $count }
}
blank-play-anyway = Mimo to
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
blank-edited = zmieniona
blank-off = na razie nie działa
blank-counter = licznik: { $count }
blank-ruled = Stół postanowił: { $text }
blank-mods = Poza tym teraz
blank-until-turn = Do następnej tury ({ $name }): { $text }
blank-named = { $text } Podano: { $named }.
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
blank-reading-alone = Gra zacznie się, gdy je zrozumiesz.
blank-reading-deck = Talia: { $deck }
blank-understood = Rozumiem
blank-new = nowa
blank-first-card = Pierwsza karta: { $card }

## Obligations

blank-duties = Co jest do zrobienia
blank-duties-now = Do zrobienia teraz
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
blank-apply-card = Wykonaj „{ $card }”
blank-use-may = Możesz:
blank-use = Zrób to
blank-deed = { $how ->
    [say] { $count ->
        [one] powiedz „{ $text }”
       *[other] powiedz „{ $text }”, razy: { $count }
    }
   *[do] { $count ->
        [one] { $text }
       *[other] { $text }, razy: { $count }
    }
}
blank-accuse = Oskarż
blank-accuse-whom = Kto nie zastosował się do tej karty?
blank-accuse-warning = Fałszywe oskarżenie kosztuje cię karę.
blank-report = Stało się!
blank-report-what = Co się stało?
blank-report-short = Stało się
blank-report-line = Kogo to dotyczy? Ta osoba może zaprzeczyć; wtedy głosują pozostali.
blank-report-contest = Pozostali mogą zaprzeczyć; wtedy głosują wszyscy.
blank-report-now = Właśnie się stało
blank-table-decides = Niech zdecyduje stół
blank-order-earlier = Ta zasada powinna być wcześniej
blank-order-later = Ta zasada powinna być później
blank-ruling = Jak rozumieć tę kartę?
blank-ruling-propose = Poddaj pod głosowanie
blank-referee = Jako sędzia
blank-referee-line = Pozostali nad tym głosują.
blank-referee-move = Połóż tę kartę
blank-referee-do = Połóż tam
blank-place = { $place ->
    [discard-pile] na stosie kart odrzuconych
    [draw-pile] na stosie dobierania
    [rule-pile] na stosie zasad
   *[rules] wśród zasad
}
blank-place-hand = na ręce, którą ma { $name }
blank-correct = { $card } ląduje { $place }.

## Questions

blank-asked = Pytanie do ciebie
blank-ask = { $what ->
    [players] { $count ->
        [one] Wybierz gracza.
       *[other] Wybierz graczy: { $count }.
    }
    [name] Kogo wskazujesz?
    [cards] { $count ->
        [0] Wybierz karty.
        [one] Wybierz kartę.
        [few] Wybierz { $count } karty.
        [many] Wybierz { $count } kart.
       *[other] Wybierz { $count } karty.
    }
    [arrange] Ułóż te karty w dowolnej kolejności.
    [react] Zaraz coś ci się stanie. Zagrasz kartę przeciwko temu?
    [report] { $name } mówi, że to się stało.
    [either] Wybierz jedno z nich.
    [colour] Wymień kolor.
    [number] Wymień liczbę.
    [said] Powiedz to na głos.
    [done] Szybko! Naciśnij, gdy to zrobisz.
    [go-on] Gra stoi. Gramy dalej?
    [fact] Czy to prawda?
   *[yes] Chcesz?
}
blank-ask-hand = Dotknij karty z ręki.
blank-ask-none = Żadna karta nie pasuje albo pasuje ich za mało. Nikt się nie dowie.
blank-ask-price = Na to, co wyszarzone, cię nie stać. Nikt się nie dowie.
blank-ask-look = Obejrzyj karty
blank-ask-order = Dotykaj kart w kolejności, w jakiej mają być dobierane.
blank-answer-yes = Tak
blank-answer-no = Nie
blank-answer-done = Gotowe!
blank-answer-go-on = Dalej
blank-answer-said = Powiedziane
blank-answer-report-no = To nieprawda
blank-answer-number = Liczba
blank-answer-give = Odpowiedz
blank-answer-nothing = Dalej bez tego
blank-answer-these = { $count ->
    [0] Żadna
    [one] Ta
   *[other] Te: { $count }
}
blank-decline = Nie
blank-decline-name = Nic nie mówię
blank-decline-react = Niech się stanie
blank-decline-done = Poddaję się
blank-decline-fact = Nie wiem
blank-decline-report = Prawda

## Votes

blank-vote = Głosowanie
blank-motion = { $what ->
    [verdict] { $by } mówi, że { $name } nie robi tego, jak należy.
    [report] { $by } mówi, że to się stało ({ $name }); ktoś zaprzecza.
    [ruling] { $by } pyta, jak rozumieć tę kartę:
    [order] { $by } chce zasad w tej kolejności:
    [correct] { $by } chce jako sędzia przełożyć kartę:
    [consent] { $by } chce zrobić to ręcznie. Czy { $name } się zgadza?
    [tool] { $by }, ręcznie:
   *[tool-vote] Ktoś jest przeciw. Czy to ma się stać?
}
blank-choice-guilty = Winny
blank-choice-innocent = Niewinny
blank-choice-yes = Tak
blank-choice-no = Nie
blank-choice-fine = W porządku
blank-choice-object = Sprzeciw!
blank-vote-waiting = czekamy: { $names }

## What happened, and why?

blank-why = Co się stało i dlaczego?
blank-story-none = Jeszcze nic się nie wydarzyło.
blank-played = { $name } zagrywa { $cards }.
blank-played-top = Z nich liczy się ta na wierzchu: { $card }.
blank-note-understood = { $name } rozumie zasady.
blank-note-effect = Działa sama karta.
blank-note-fired = Działa { $card }.
blank-note-people = Tego pilnują ludzie: { $card }.
blank-note-multiplied = { $card } liczy się kilka razy.
blank-note-waived = Reszta to za dużo i przepada.
blank-note-instead = Zamiast tego dzieje się coś innego ({ $name }).
blank-note-reacts = { $name } odpowiada kartą: { $card }.
blank-note-cancelled = To zostaje cofnięte.
blank-note-turn-ends = Koniec tury: { $name }.
blank-note-leads = Dalej gra { $name }.
blank-note-plays-again = { $name } zagra dodatkową turę.
blank-note-seats-swapped = { $name } i { $other } zamieniają się miejscami.
blank-note-out = { $name } odpada z gry.
blank-note-marked = { $name } nosi znak.
blank-note-unmarked = { $name } nie nosi już znaku.
blank-note-counts = Licznik pokazuje { $n }.
blank-note-time-is-up = Czas minął.
blank-note-picks = { $name } wybiera kartę.
blank-note-shuffles = Karty są tasowane.
blank-note-shared = { $name } rozdziela { $cards }.
blank-note-uses = { $name } korzysta z karty: { $card }.
blank-note-failed = { $name } nie zdąża tego zrobić.
blank-note-tool = { $name }, ręcznie: { $use }
blank-note-objects = { $name } zgłasza sprzeciw.
blank-note-tool-refused = To się nie dzieje.
blank-note-die = { $name } rzuca kostką: { $n }.
blank-note-coin = { $why ->
    [heads] Moneta pokazuje orła.
   *[tails] Moneta pokazuje reszkę.
}
blank-note-player = Los wskazuje: { $name }.
blank-note-reversed = Kierunek gry się zmienia.
blank-note-countdown = { $name } nastawia zegar, sekundy: { $n }.
blank-note-contest-won = { $name } wygrywa zawody.
blank-note-race-over = Najszybciej: { $name }.
blank-note-holds = Przez jakiś czas obowiązuje coś nowego.
blank-note-declines = { $name } odmawia.
blank-note-no-answer = { $name } nie odpowiada na czas.
blank-note-names = { $name } wybiera: { $thing }.
blank-note-gives = { $name } oddaje { $cards }.
blank-note-receives = { $name } dostaje { $cards }.
blank-note-loses = { $name } traci { $cards }.
blank-note-puts-away = { $name } odkłada { $cards }.
blank-note-edited = { $card }: liczba to teraz { $n }.
blank-note-arranges = { $name } układa { $cards }.
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
blank-note-happened = Stało się ({ $name }): { $why }.
blank-note-voted = { $why ->
    [guilty] Głosowanie: winny.
    [innocent] Głosowanie: niewinny.
    [yes] Głosowanie: tak.
    [no] Głosowanie: nie.
    [fine] Nikt się nie sprzeciwia.
   *[other] Głosowanie skończone.
}
blank-note-voted-for = { $name } głosuje: { $other }.
blank-note-taken-back = { $name } zabiera karty z powrotem: { $why ->
    [not-your-turn] to nie ta tura.
    [no-match] nie pasuje ani kolor, ani liczba.
    [no-common-mark] karty do siebie nie pasują.
    [forbidden] zabrania tego zasada.
    [not-required] zasada wymaga innych kart.
   *[other] zagranie było błędne.
}
blank-note-cannot-play = { $name } nie ma nic, co pasuje.
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
    [forbidden] zabrania tego karta.
    [unable] nic nie pasuje.
    [not-your-turn] to nie ta tura.
    [no-match] karta nie pasowała.
    [no-common-mark] karty do siebie nie pasowały.
    [card] tak mówi karta.
   *[other] zagranie było błędne.
}
blank-note-shows = { $name } pokazuje { $cards }.
blank-note-wins = { $name } wygrywa dzięki karcie.
blank-note-draws = { $name } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
blank-note-nothing-to-draw = Nie ma już czego dobierać.
blank-note-discards = { $name } odrzuca { $cards }.
blank-note-swaps = { $name } zamienia się z kimś kartami.
blank-note-will-skip = { $n ->
    [one] { $name } straci turę.
    [few] { $name } straci { $n } tury.
    [many] { $name } straci { $n } tur.
   *[other] { $name } straci { $n } tury.
}
blank-note-skipped = { $name } traci turę.
blank-note-rule-discarded = { $card } zostaje odrzucona.
blank-note-rule-revealed = { $card } jest nowa.
blank-note-won = { $name } wygrywa.
blank-note-reshuffled = Stos dobierania zostaje odnowiony.
blank-note-forgoes = { $name } niczego nie pisze.
blank-note-approved = { $name } przyjmuje nową kartę.
blank-note-vetoed = { $name } prosi o zmianę.
blank-note-wishes = { $name } proponuje kartę.
blank-note-corrected = { $name } przekłada jako sędzia: { $card }.

## The studio

blank-reward = Wygrywa { $name } i może napisać kartę
blank-reward-you = Wygrana! Zmień grę na zawsze!
blank-reward-waiting = { $name } pisze kartę. Porozmawiajcie: jak będzie działać?
blank-studio-line = To, co napiszesz, od następnej gry należy do tej talii.
blank-studio-starter = W tej grze używana jest talia domu. To, co napiszesz, będzie w wyniku, ale pamięta tylko własna talia.
blank-studio-what = Co chcesz napisać?
blank-studio-rule = nową zasadę
blank-studio-card = tekst na karcie do gry
blank-studio-which = Która karta?
blank-studio-title = Tytuł
blank-studio-how = Jak?
blank-studio-write = własnymi słowami
blank-studio-click = z klocków
blank-studio-sentence-rule = Twoja zasada
blank-studio-sentence-card = Co się dzieje, gdy karta zostaje zagrana
blank-studio-hint = Napisz to tak, jak to mówisz, w jednym z naszych języków. Zobaczysz, co zostało zrozumiane.
blank-studio-example = Pokaż przykład
blank-studio-reading = Czytam…
blank-studio-languages = W innych językach
blank-answer-understood = Tak to zostało zrozumiane:
blank-answer-nearly = Prawie. Tyle zostało zrozumiane; brakuje w tym podkreślonych słów:
blank-answer-people = Komputer sam tego nie dopilnuje.
blank-answer-too-slow = Czytanie tego trwało zbyt długo.
blank-answer-not-a-card = Te klocki nie tworzą jeszcze karty.
blank-answer-this = To mam na myśli
blank-answer-take = Niech tak będzie
blank-answer-mend = Popraw klockami
blank-answer-keep = Niech dopilnują tego ludzie, dokładnie jak napisano
blank-answer-kept = Tej karty pilnują ludzie, tak jak jest napisana. Przy stole wykonują ją ręcznie.
blank-suggestion = Propozycja tłumacza
blank-suggestion-why = Nikt tego nie sprawdził. Przeczytaj: liczy się tylko wtedy, gdy potwierdzisz, że o to ci chodzi.
blank-suggestion-ask = Zapytaj tłumacza
blank-suggestion-asking = Pytamy tłumacza…
blank-suggestion-none = Tłumacz nie ma na to propozycji.
blank-answer-left = niezrozumiane
blank-answer-commentary = uznane za tytuł lub opowieść
blank-blocks-number = liczba
blank-blocks-text = własne słowa
blank-blocks-nothing = nic
blank-blocks-more = więcej…
blank-blocks-add = Dodaj: { $slot }
blank-blocks-back = Z powrotem do słów
blank-finding-people-and-machine = Karty pilnują albo ludzie, albo komputer.
blank-answer-choose = { $count ->
    [one] Czy to masz na myśli?
   *[other] Które z tych masz na myśli?
}
blank-studio-propose = Zaproponuj (decyduje { $name })
blank-studio-enter = Wpisz do talii
blank-studio-forgo = Nic nie piszę
blank-blocks-remove = Usuń
blank-finding-level = { $level ->
    [error] Tak nie można:
   *[warning] Uwaga:
}
blank-finding-reaction-on-a-rule = Na karę może odpowiedzieć tylko karta do gry.
blank-finding-too-long = To więcej, niż mieści się na karcie.
blank-finding-never-fires = To nigdy się nie zdarzy.
blank-finding-singles-out = Wskazuje jedną osobę: { $part }. Czy to uczciwe na lata?
blank-finding-left-out = Brakuje w niej: { $part }
blank-finding-wins-at-once = Może od razu zakończyć grę.
blank-finding-nobody-wins = Dopóki obowiązuje, nikt nie może wygrać.
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
blank-accept-soon = Trafi do talii sama za { $seconds } s.
blank-accept-hold = Wstrzymaj
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
blank-try-per-game = razy na grę: { $count }
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
blank-try-bar = tury: { $turns }; { $with } % gier z kartą, { $without } % bez niej
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
blank-reason-time = Czas minął: wygrywa, kto ma najmniej kart.
blank-reason-card = Zdecydowała karta.
blank-written = Napisano dzisiaj
blank-kept = { $count ->
    [one] Karta jest już w talii „{ $deck }”. Zagrajcie jeszcze raz, a wejdzie do gry.
   *[other] Karty są już w talii „{ $deck }”. Zagrajcie jeszcze raz, a wejdą do gry.
}
blank-kept-waits = { $count ->
    [one] Karta czeka na zgodę właściciela talii „{ $deck }”.
   *[other] Karty czekają na zgodę właściciela talii „{ $deck }”.
}
blank-kept-not = Graliście talią domu, a ta się nie zmienia.

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
blank-fault-not-your-turn = to nie twoja tura.
refused-no-match = Ani kolor, ani liczba nie pasuje do wierzchniej karty.
refused-no-common-mark = Karty zagrywane razem mają wspólny kolor albo liczbę.
refused-forbidden = Zasada zabrania tej karty.
refused-not-required = Zasada wymaga teraz innych kart.
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
refused-not-allowed = Żadna karta ci teraz na to nie pozwala.
refused-no-such-place = Karta nie może tam trafić.
refused-no-such-player = Nie ma takiego gracza.
refused-no-text = Napisz coś.
refused-no-title = Karta potrzebuje tytułu.
refused-no-vote = Twój głos nie jest potrzebny.
refused-not-now = Coś jeszcze się rozstrzyga. Chwileczkę.
refused-not-the-owner = Może to zrobić tylko właściciel talii.
refused-not-the-rules = To nie są obowiązujące zasady.
refused-not-understood = To jest niezrozumiałe.
refused-for-people = Boty nie mogą wypróbować tego, czego pilnują ludzie.
refused-not-while-voting = Najpierw głosowanie.
refused-nothing-to-approve = Nie ma karty do zatwierdzenia.
refused-nothing-to-read = Nie ma teraz nic do czytania.
refused-top-card-stays = Wierzchnia karta zostaje na miejscu.
refused-written-already = Na tej karcie już coś napisano.
refused-no-blank-rule = Wszystkie puste karty zasad tej talii są zużyte.

## Poziomy

blank-level-random = Gra cokolwiek, co pasuje.
blank-level-beginner = Pozbywa się wielu kart, gdy widzi okazję, i ich nie czyta.
blank-level-casual = Czyta karty i myśli o niewiele ponad połowie tego, co można zrobić.
blank-level-reader = Próbuje wszystkiego, co można, i widzi, co z tego wyjdzie.
blank-level-sharp = Śledzi najlepsze pomysły przez kilka tur i zauważa prawie wszystko.
blank-level-master = Rozważa, co możesz mieć w ręce i jak odpowiesz.

## Why a bot plays so

blank-why-wins = To wygrywa.
blank-why-burdens = { $cards ->
    [one] Pozostali biorą przez to kartę.
    [few] Pozostali biorą przez to { $cards } karty.
    [many] Pozostali biorą przez to { $cards } kart.
   *[other] Pozostali biorą przez to { $cards } karty.
}
blank-why-ready = To, co zostaje na ręce, może zejść za jednym razem.
blank-why-sheds = { $cards ->
    [one] O jedną kartę mniej na ręce.
    [few] O { $cards } karty mniej na ręce.
    [many] O { $cards } kart mniej na ręce.
   *[other] O { $cards } karty mniej na ręce.
}
blank-why-costs = { $cards ->
    [one] Bierzesz przez to kartę, ale wszystko inne wygląda gorzej.
    [few] Bierzesz przez to { $cards } karty, ale wszystko inne wygląda gorzej.
    [many] Bierzesz przez to { $cards } kart, ale wszystko inne wygląda gorzej.
   *[other] Bierzesz przez to { $cards } karty, ale wszystko inne wygląda gorzej.
}
blank-why-weighs = Wszystko inne wygląda gorzej.
blank-why-only = Nic innego nie da się zrobić.
blank-why-duty = To się stołowi należy.
blank-why-notices = Coś nie zostało zrobione tak, jak mówią zasady.
blank-why-agrees = Nie ma tu nic do wygrania ani do stracenia.
blank-why-chance = Szacowana szansa na wygraną: { $chance } %; przy następnym najlepszym: { $next } %.

## The first game, step by step

guide-blank-aim = Witaj! Pozbądź się kart przed innymi. To coś niezwykłego: trzy zasady napisali gracze, a zwycięzca dopisuje kolejną.
guide-blank-rules = Te zasady obowiązują w tej grze. Przeczytaj je i powiedz, że rozumiesz; większości pilnuje komputer.
guide-blank-top = Ta karta leży na wierzchu. Zagraj kartę tego samego koloru lub tej samej liczby.
guide-blank-play = Uniesione karty pasują. Wybierz jedną i zagraj. Jeśli żadna nie pasuje, dobierz.
guide-blank-several = Możesz zagrać kilka naraz, jeśli wszystkie mają wspólny kolor lub liczbę z wierzchnią. Spróbuj albo zagraj jedną.
guide-blank-why = Gdy zasada działa, jej karta się kiwa. Dotknij zasady lub karty, by ją przeczytać; „Co się stało i dlaczego?” opowiada wszystko po kolei.
guide-blank-win = Kto nie ma już kart, wygrywa i pisze nową zasadę albo słowa na karcie, i zostają one w talii. Teraz to twoja gra.

## Help at the table

help-progress-blank = { $count ->
    [0] Nie masz już kart.
    [one] Masz jeszcze { $count } kartę.
    [few] Masz jeszcze { $count } karty.
    [many] Masz jeszcze { $count } kart.
   *[other] Masz jeszcze { $count } karty.
}
help-progress-blank-others = { $count ->
    [0] Ktoś inny nie ma już żadnej.
    [one] Każdy z pozostałych ma jeszcze co najmniej { $count } kartę. Gra kończy się, gdy ktoś nie ma żadnej.
    [few] Każdy z pozostałych ma jeszcze co najmniej { $count } karty. Gra kończy się, gdy ktoś nie ma żadnej.
    [many] Każdy z pozostałych ma jeszcze co najmniej { $count } kart. Gra kończy się, gdy ktoś nie ma żadnej.
   *[other] Każdy z pozostałych ma jeszcze co najmniej { $count } karty. Gra kończy się, gdy ktoś nie ma żadnej.
}
now-blank = Twoja kolej: zagraj pasującą kartę
now-blank-draw = Twoja kolej: nic nie pasuje, dobierz kartę
now-blank-asked = Odpowiedz na pytanie karty
now-blank-read = Przeczytaj zasady tej gry
now-blank-read-of = Jeszcze czytają: { $names }
now-blank-write = Wygrana: napisz kartę
now-blank-write-of = { $name } wygrywa i pisze kartę

## In a few steps

howto-blank-1 = Pozbądź się kart przed innymi. Połóż kartę tego samego koloru lub tej samej liczby; gdy pasuje do siebie kilka, to kilka naraz: wtedy liczy się ostatnia.
howto-blank-2 = Trzy karty zasad mówią, co jeszcze się dzieje i komu. Obowiązują zawsze.
howto-blank-3 = Gdy nic nie pasuje, dobierz kartę. Kto złamie zasadę, dobiera kartę karną.
howto-blank-4 = Kto wygra, pisze nową zasadę albo tekst na karcie do gry. Zostaje to w talii na zawsze.
howto-blank-5 = Tak z każdą grą staje się coraz bardziej wasza.
