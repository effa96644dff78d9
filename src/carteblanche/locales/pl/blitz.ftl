## Cards and places

blitz-colour = { $colour ->
    [red] czerwona
    [yellow] żółta
    [green] zielona
   *[blue] niebieska
}
blitz-sign = { $sign ->
    [sun] słońce
   *[moon] księżyc
}
blitz-card = { $colour } { $number } ({ $sign })
blitz-back = { $back ->
    [lark] skowronek
    [poppy] mak
    [maple] klon
    [brook] strumień
    [owl] sowa
    [ivy] bluszcz
    [comet] kometa
   *[ember] żar
}
blitz-deck = Talia blitz
blitz-work = Pole robocze
blitz-slot = Rząd { $number }
blitz-reserve = Rezerwa
blitz-turned = Rezerwa, odkryta
blitz-in-hand = Rezerwa, w ręce
blitz-centre = Środek stołu
blitz-stack = Stos { $number }
blitz-stack-top = { $place }: { $card }
blitz-new = Nowy stos
blitz-own = Twoje karty
blitz-nothing = nic
blitz-finished = odłożone: { $count }
blitz-fits = pasuje
blitz-goes = może iść na środek
blitz-held = w twojej ręce

## Options

blitz-option-pace = Tempo
blitz-option-pace-race = wyścig
blitz-option-pace-slow = wolno: odpoczynek po każdej karcie
blitz-option-pace-turns = ćwiczenie: po kolei, bez zegara
blitz-option-target = Punkty do zwycięstwa
blitz-option-target-help = Wygrywa, kto ma je na koniec rundy.
blitz-option-rounds = Najwięcej rund
blitz-option-rounds-help = 0 oznacza brak limitu.
blitz-option-youngest = Miejsce, które zaczyna pierwszą rundę
blitz-option-auto_go = Runda zaczyna się sama po
blitz-option-countdown = Odliczanie
blitz-option-between = Przerwa między rundami
blitz-option-idle = Kto tak długo nic nie robi, uchodzi za kogoś, kto przejrzał rezerwę
blitz-option-grace = Od zastoju do pierwszej zmiany rytmu
blitz-option-decide = Czas na decyzję o rytmie
blitz-option-browse = Czas na przejście w nowym rytmie
blitz-option-rest = Wolna gra: przerwa po każdym ruchu
blitz-option-cap = Największe wyrównanie za wolne łącze
blitz-option-spacing = Najkrótszy czas między dwoma zagraniami na środek

## The start

blitz-word = { $set ->
    [night] Noc!
   *[day] Dzień!
}
blitz-round = Runda { $round }
blitz-get-ready = Przygotuj się…
blitz-now-left = { $count ->
    [one] Graj! Jeszcze { $count } karta blitz
    [few] Graj! Jeszcze { $count } karty blitz
    [many] Graj! Jeszcze { $count } kart blitz
   *[other] Graj! Jeszcze { $count } karty blitz
}
blitz-won-round = Rundę kończy { $name }. Zobacz punkty!
blitz-won-round-you = Kończysz rundę. Zobacz punkty!
blitz-stands = { $total } z { $target }
blitz-start = { $name } woła „{ $word }”
blitz-start-you = Ty wołasz „{ $word }”
blitz-start-why = To słowo zaczyna rundę: potem wszyscy grają jednocześnie.
blitz-go = { $word }
blitz-auto-go = Zacznie się samo za

## The race

blitz-race = Dotknij karty: na środek albo do ręki.
blitz-race-goes = Dotknij ▲: każdy kolor rośnie 1, 2, 3…
blitz-race-lay = { $card } → { $under }: talia blitz zmaleje.
blitz-race-none = Nic na środek: odkryj rezerwę, na dole po prawej.
blitz-race-wait = Nic na środek: poczekaj na innych.
blitz-in-your-hand = { $card }: dokąd? Zaznaczone miejsca pasują.
blitz-goes-nowhere = { $card } na razie nigdzie nie pasuje.
blitz-turn = Teraz { $name }…
blitz-turn-you = Twoja kolej: jeden ruch albo pas.
blitz-resting = Chwila odpoczynku…
blitz-flip = { $count ->
    [one] Odkryj { $count } kartę
    [few] Odkryj { $count } karty
    [many] Odkryj { $count } kart
   *[other] Odkryj { $count } karty
}
blitz-take-up = Podnieś rezerwę
blitz-stuck = Brak ruchu
blitz-stuck-why = Powiedz, że nie masz ruchu. Gdy nikt go nie ma, wolno zmienić rytm.
blitz-stuck-said = Nie masz ruchu. Gdy nikt go nie ma, ktoś będzie mógł zmienić rytm.
blitz-pass = Pas
blitz-marks = Zaznaczaj karty, które mogą iść na środek
blitz-area = Talia blitz: { $count }, na wierzchu { $top }. Pole robocze: { $slots }. Rezerwa: { $reserve }.
blitz-laid = Kart na środku: { $count }.
blitz-still = nie ma ruchu
blitz-total = Razem

## When nobody gets on

blitz-stall-notice = Gra utknęła. Wkrótce { $name } będzie mieć prawo zmienić rytm:
blitz-stall-notice-you = Gra utknęła. Wkrótce możesz zmienić rytm swojej rezerwy:
blitz-now-stalled = Gra utknęła
blitz-now-rhythm = Możesz zmienić rytm
blitz-stall-right = { $name } ma prawo zmienić rytm:
blitz-stall-right-you = Rezerwa od początku, w innym rytmie?
blitz-stall-pass = { $name } próbuje: najpierw { $first ->
    [one] jedna karta.
   *[other] dwie karty.
}
blitz-stall-pass-you = { $first ->
    [one] Najpierw jedna karta, potem po trzy. Odkrywaj!
   *[other] Najpierw dwie karty, potem po trzy. Odkrywaj!
}
blitz-rhythm = { $first ->
    [one] najpierw 1
   *[other] najpierw 2
}
blitz-enough = Dość
blitz-waive = Nie

## The end of a round

blitz-called = Blitz!
blitz-blitz = { $name }: Blitz!
blitz-blitz-you = Blitz!
blitz-dead = Martwa runda
blitz-scored = Runda { $round }
blitz-dead-round = Runda { $round }: bez blitzu
blitz-player = Gracz
blitz-score-centre = na środku
blitz-score-left = zostało, po −2
blitz-score-points = punkty
blitz-chart = Sumy po rundach; { $target } wygrywa
blitz-next = Następna runda
blitz-next-deal = Nowe rozdanie za
blitz-next-waiting = Czekamy na pozostałych…
blitz-no-round = Nie ukończono żadnej rundy.
result-reason-target = Cel został osiągnięty.
result-reason-rounds = Rozegrano ostatnią rundę.

## For who listens

blitz-act-flip = odkryć karty
blitz-act-go = dać sygnał do startu
blitz-said-shown = Rezerwa: { $card }
blitz-said-flip = { $name } odkrywa: { $card }
blitz-said-laid = { $name }: { $card }, { $place }
blitz-said-laid-you = { $card }, { $place }
blitz-said-goes = { $source }: { $card } → { $place }.
blitz-said-left = Zostało kart blitz: { $count }.
blitz-said-none = Żadna karta nigdzie nie pasuje.

## Keys

blitz-keys-title = Jak grać w Blitz
blitz-keys-line = Dotknięcie wysyła kartę na środek, jeśli tam pasuje; jeśli nie, masz ją w ręce: dotknij miejsca, gdzie ma leżeć. Można też przeciągać.
blitz-keys-deck = wierzchnia karta twojej talii blitz
blitz-keys-slot = wierzchnia karta rzędu; z kartą w ręce: połóż ją tam
blitz-keys-reserve = widoczna karta twojej rezerwy
blitz-keys-space = Spacja
blitz-keys-flip = odkrywa rezerwę i podnosi ją z powrotem
blitz-keys-hold = bierze kartę do ręki, nawet gdy może iść na środek
blitz-keys-words = mówi, że nie masz ruchu; pasuje, gdy gra się po kolei
blitz-keys-what = mówi, co dokąd pasuje
blitz-keys-enter = zaczyna rundę i przechodzi do następnej
blitz-keys-escape = odkłada kartę
blitz-keys-help = pokazuje tę pomoc

## Refusals

blitz-refused-not-started = Runda jeszcze się nie zaczęła.
blitz-refused-started-already = Runda już się zaczęła.
blitz-refused-game-over = Gra jest skończona.
blitz-refused-stack-moved-on = Ktoś był szybszy: { $stack } pokazuje teraz { $top }.
blitz-refused-round-over = Runda była już skończona.
blitz-refused-not-the-starter = Tę rundę zaczyna { $starter }.
blitz-refused-card-not-there = { $card } już tam nie leży.
blitz-refused-only-the-top = { $top } leży na karcie { $card }.
blitz-refused-no-such-source = Nie ma takiego miejsca.
blitz-refused-no-such-stack = Nie ma takiego stosu.
blitz-refused-no-such-slot = Nie ma takiego rzędu.
blitz-refused-does-not-fit = { $card } nie pasuje: { $stack } czeka na { $needs }.
blitz-refused-stack-starts-with-one = Nowy stos zaczyna się od 1.
blitz-refused-wrong-number = Na kartę { $top } można położyć tylko { $needs }.
blitz-refused-same-sign = Słońce i księżyc na przemian: { $top } oraz { $card } mają ten sam znak.
blitz-refused-slot-full = { $most ->
    [one] Leży tam najwyżej { $most } karta.
    [few] Jedna na drugiej leżą najwyżej { $most } karty.
    [many] Jedna na drugiej leży najwyżej { $most } kart.
   *[other] Jedna na drugiej leżą najwyżej { $most } karty.
}
blitz-refused-empty-slot = Do pustego rzędu nic się nie kładzie; uzupełnia go talia blitz.
blitz-refused-same-slot = Ta karta już tam leży.
blitz-refused-hand-empty = Najpierw podnieś rezerwę.
blitz-refused-hand-not-empty = Są jeszcze karty do odkrycia.
blitz-refused-no-reserve = Twoja rezerwa jest pusta.
blitz-refused-said-already = To już padło.
blitz-refused-stall-noticed = Wszyscy już wiedzą, że nikt nie ma ruchu.
blitz-refused-no-right = Nie masz teraz prawa zmienić rytmu.
blitz-refused-no-such-rhythm = Najpierw jedna karta albo dwie.
blitz-refused-rhythm-tried = Ten rytm był już próbowany.
blitz-refused-no-turns = Tu nie ma tur; nikt nie musi pasować.
blitz-refused-resting = Najpierw chwila odpoczynku.
blitz-refused-too-many-acts = Za dużo kart naraz.

## What time did, in a replay

blitz-rang-go = Odliczanie rusza samo
blitz-rang-start = Wyścig się zaczyna
blitz-rang-deal = Rozdanie następnej rundy
blitz-rang-rested = { $name } – koniec odpoczynku
blitz-rang-idle = { $name } – od dłuższej chwili bez ruchu
blitz-rang-notice = Nikt nie miał ruchu: teraz można zmienić rytm
blitz-rang-right = { $name } nie zmienia rytmu
blitz-rang-pass = { $name } – rezerwa przejrzana w nowym rytmie

## Poziomy

blitz-level-random = Gra cokolwiek, co pasuje.
blitz-level-child = Wolne ręce; kładzie karty tylko na środek i przeocza co piątą.
blitz-level-easy = Nie spieszy się, ale buduje też na polu roboczym.
blitz-level-medium = Buduje i wydobywa inne karty, gdy nic się nie rusza.
blitz-level-hard = Szybki; planuje, która karta którą uwolni.
blitz-level-expert = Najszybsze ręce; planuje naprzód i niczego ci nie zostawia.

## Why a bot plays so

blitz-why-ends = To kończy rundę.
blitz-why-off = Jedna karta schodzi z talii blitz, gdzie każda pozostała kosztuje dwa punkty.
blitz-why-before = Karta na środku to punkt, a ktoś inny mógłby położyć tam taką samą.
blitz-why-centre = Karta na środku to punkt.
blitz-why-leads-off = Potem jedna karta schodzi z talii blitz, dzięki: { $card }.
blitz-why-leads-centre = Potem na środek: { $card }.
blitz-why-browse = Żadna widoczna karta nie pasuje na środek; może następne.
blitz-why-room = Karty leżą tak lepiej.
blitz-why-rhythm = Tak pojawia się więcej pasujących kart.
blitz-why-moment = Tego teraz trzeba.
blitz-why-then = { $then ->
    [one] Potem jeszcze jedna karta na środek.
    [few] Potem jeszcze { $then } karty na środek.
    [many] Potem jeszcze { $then } kart na środek.
   *[other] Potem jeszcze { $then } karty na środek.
}

## The first game, step by step

guide-blitz-aim = Witaj! W tej grze wszyscy działają naraz; dziś idzie po kolei, więc nie ma pośpiechu. Zawołaj słowo, które zaczyna rundę.
guide-blitz-deck = To twoja talia blitz: dziesięć kart do pozbycia się. Kto pierwszy ją opróżni, kończy rundę. Każda karta, która w niej zostanie, kosztuje dwa punkty.
guide-blitz-centre = Na środku leżą wspólne stosy: każdy jednego koloru, od 1 do 10. Dołóż kartę, która pasuje; takie są oznaczone. Każda to punkt dla ciebie.
guide-blitz-work = Te odkryte karty to twoje pole robocze. Wierzchnie mogą iść na środek, a ty możesz dokładać na nie w dół, słońce i księżyc na zmianę. Luki wypełnia talia blitz.
guide-blitz-reserve = Gdy nic nie pasuje, odkryj karty z rezerwy. Wierzchnią wolno zagrać.
guide-blitz-score = Runda kończy się, gdy czyjaś talia blitz jest pusta: punkt za każdą twoją kartę na środku, dwa mniej za każdą w twojej talii. Zwykle gra się do 101 i wszyscy naraz.

## Help at the table

help-progress-blitz = Runda { $round }. Na prowadzeniu: { $best } z { $target } punktów; gra kończy się po rundzie, w której ktoś je zdobędzie.
now-blitz = Wszyscy naraz: kładźcie karty na środku i opróżniajcie talię blitz.

## In a few steps

howto-blitz-1 = Każdy ma czterdzieści kart: dziesięć to talia blitz, kilka leży odkrytych na polu roboczym, reszta to rezerwa.
howto-blitz-2 = Nie ma tur. Wszyscy grają naraz; kto pierwszy, ten lepszy.
howto-blitz-3 = Na środku rosną stosy jednego koloru od 1 do 10. Nie należą do nikogo; dokładaj to, co następne.
howto-blitz-4 = Odkrywaj rezerwę, by znaleźć pasujące karty. Luki na polu roboczym wypełnia talia blitz.
howto-blitz-5 = Gdy czyjaś talia blitz jest pusta, runda się kończy. Każda karta na środku to punkt dla właściciela, każda pozostała w talii blitz kosztuje dwa. Wygrywa 101 punktów.
