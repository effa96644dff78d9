## What it is about, in one line

aim-blockers = Wygrywa najmniej punktów: jeden za każdą grupę i jeden za każdą płytkę największego stosu schwytanych.
aim-blanko = Wygrywa najwięcej punktów: układaj słowa, które krzyżują się z innymi lub je przedłużają.
aim-blitz = Pozbądź się talii blitz i połóż jak najwięcej kart na środku. Wszyscy grają jednocześnie.
aim-blank = Pozbądź się wszystkich kart przed innymi. Trzy karty zasad obowiązują wszystkich.

## What to do now

help-title = Pomoc
help-aim = Jak wygrać
help-now = Co teraz zrobić
help-end = Ile zostało do końca
help-steps = Jak się gra
help-keys = Klawiatura
help-go-on = Graj dalej
help-offer = Nie wiesz, co zrobić?
help-offer-hint = Pokaż mi ruch
help-offer-how = Wyjaśnij mi
help-progress-blockers = { $left ->
    [0] Wszystko, co się dało, już leży.
    [one] Masz do położenia jeszcze { $left } płytkę. Gra kończy się, gdy wszystkim zostaną tylko cztery.
    [few] Masz do położenia jeszcze { $left } płytki. Gra kończy się, gdy wszystkim zostaną tylko cztery.
    [many] Masz do położenia jeszcze { $left } płytek. Gra kończy się, gdy wszystkim zostaną tylko cztery.
   *[other] Masz do położenia jeszcze { $left } płytki. Gra kończy się, gdy wszystkim zostaną tylko cztery.
}
help-progress-blanko = { $bag ->
    [0] Woreczek jest pusty. Gra kończy się, gdy komuś zabraknie liter.
    [one] W woreczku jest jeszcze { $bag } litera. Gdy się opróżni, gra kończy się, gdy komuś zabraknie liter.
    [few] W woreczku są jeszcze { $bag } litery. Gdy się opróżni, gra kończy się, gdy komuś zabraknie liter.
    [many] W woreczku jest jeszcze { $bag } liter. Gdy się opróżni, gra kończy się, gdy komuś zabraknie liter.
   *[other] W woreczku jest jeszcze { $bag } litery. Gdy się opróżni, gra kończy się, gdy komuś zabraknie liter.
}
help-progress-blitz = Runda { $round }. Na prowadzeniu: { $best } z { $target } punktów; gra kończy się po rundzie, w której ktoś je zdobędzie.

## Whom the table waits for, and for what

now-blockers = Twoja kolej: połóż płytkę
now-blockers-of = { $name } kładzie płytkę
now-blitz = Wszyscy naraz: kładźcie karty na środku i opróżniajcie talię blitz.
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

## How strong the bots are

strength-label = Boty
strength-easy = łatwe
strength-medium = średnie
strength-hard = mocne
strength-mixed = różne

## What happened

recap-open = Co się wydarzyło?
recap-none = Od twojego ostatniego ruchu nic się nie wydarzyło.
recap-step = { $step } z { $steps }
recap-again = Jeszcze raz

## Why a hint is good

hint-worth = To daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-square = Zakrywa pole BLANKO: odkrywasz kartę.
hint-exchange = Nic dobrego nie da się ułożyć; nowe litery są warte kolejki.
hint-pass = Nic nie da się ułożyć, a woreczek jest pusty.
hint-swap = Jedna litera zmienia każde słowo, do którego należy.
hint-blitz-deck = Schodzi z talii blitz, gdzie każda pozostała karta kosztuje dwa punkty.
hint-blitz-centre = Karta na środku to punkt.
hint-blitz-work = Robi miejsce: w lukę wchodzi karta z talii blitz.
hint-blitz-flip = Żadna widoczna karta nie pasuje na środek; może następne.
