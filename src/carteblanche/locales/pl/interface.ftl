## The house

app-tagline = Własny stół do czterech gier. Siadaj, wyślij link, graj.
app-skip = Przejdź do treści
app-home = Strona główna
app-settings = Ustawienia
app-language = Język
app-theme = Wygląd
app-theme-auto = jak na tym urządzeniu
app-theme-light = jasny
app-theme-dark = ciemny
# after a name or a word, before what is said of it
app-colon = :
app-close = Zamknij
app-cancel = Anuluj
app-dismiss = Ukryj
app-nowhere = Tu nic nie ma.
app-nowhere-why = Link może być niepełny.
app-to-home = Na stronę główną
app-loading = Chwileczkę…
app-unreachable = Serwer nie odpowiada. Czy działa?
app-retry = Spróbuj ponownie

## Games

game-blockers = Blockers!
game-blockers-line = Układaj płytki w jak najmniejszej liczbie grup. Chwytaj cudze, ale nie za dużo w jednym kolorze.
game-blank = BLANK
game-blank-line = Gra karciana, do której samemu pisze się zasady.
game-blanko = BLANKO
game-blanko-line = Słowa, które się krzyżują, zmieniają i rosną.
game-blitz = Blitz
game-blitz-line = Wszyscy naraz, a wygrywa najszybsza ręka.
game-players = graczy: { $fewest }–{ $most }
level-random = Beztroski
level-easy = Łatwy
level-medium = Średni
level-greedy = Zachłanny
level-hard = Trudny
level-expert = Mistrzowski

## Name

name-title = Jak mamy się do ciebie zwracać?
name-label = Twoje imię
name-hint = Widzą je wszyscy przy stole. Bez konta, bez hasła.
name-go = To ja
name-sit = Siadam
name-watch = Tylko popatrzę
name-change = Zmień imię
name-tell = Podaj swoje imię
name-guest = Gość
name-greeting = Cześć, { $name }.

## The door

door-title = Ten dom ma hasło
door-label = Hasło
door-go = Wejdź

## An invitation

invite-title = { $host } zaprasza cię do gry { $game }
invite-title-none = Zaproszenie do gry { $game }
invite-players = Przy stole: { $names }
invite-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
invite-full = Wszystkie miejsca są zajęte.
invite-begun = Gra już się zaczęła.
invite-over = Ta gra się skończyła.

## Home

home-play = Zagraj teraz
home-play-bots = { $bots ->
    [one] przeciwko jednemu botowi
    [few] przeciwko { $bots } botom
    [many] przeciwko { $bots } botom
   *[other] przeciwko { $bots } botom
}
home-play-label = Zagraj teraz: { $game }
home-make = Ze znajomymi
home-yours = Twoje stoły
home-open = Otwarte stoły
home-open-none = Nikt teraz nie szuka współgraczy. Wybierz przy grze „Ze znajomymi” i wyślij link.
home-continue = Graj dalej
home-clear = Sprzątnij
home-clear-label = Sprzątnij: { $game }
home-clear-all = Sprzątnij wszystkie gry z botami
home-join = Dołącz
home-your-turn = Twoja kolej
home-gathering = czeka na graczy
home-playing = gra trwa
home-unreadable = nie do odczytania
home-free-chairs = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}

## Making a table

make-title = Nowy stół: { $game }
make-chairs = Miejsca
make-options = Opcje
make-numbers = Czasy i liczby
make-seconds = sekund
make-milliseconds = milisekund
make-luck = losowo
make-others = Pozostałe miejsca
make-others-friends = dla znajomych, przez link
make-others-bots = dla botów
make-open = Pokaż wśród „Otwartych stołów”, żeby każdy w tym domu mógł dołączyć
make-go = Utwórz stół

## The room before the game

room-title = { $game } – kto gra?
room-invite = Zaproś
room-invite-line = Wyślij ten link albo daj zeskanować kod. Kto go ma, może usiąść.
room-copy = Kopiuj link
room-copied = Link skopiowany.
room-copied-local = Link skopiowany. Działa tylko na tym komputerze.
room-copy-failed = Ta przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go samodzielnie.
room-share = Udostępnij…
room-qr = Kod QR z linkiem zaproszenia
room-lan = Ten link działa u osób, które mogą połączyć się z tym komputerem, na przykład w tej samej sieci Wi-Fi.
room-local = Ten link działa tylko na tym komputerze.
room-local-host = Aby znajomi mogli wejść, osoba, która uruchomiła Carte Blanche, otwiera adres z „/admin” pokazany przy starcie i włącza tam „Wpuść znajomych”.
room-chairs = Miejsca
room-chair = Miejsce { $number }
room-chair-empty = wolne
room-chair-invited = dla kogoś, kto ma link
room-chair-you = Ty
room-chair-away = poza stołem
room-bot = Bot
room-bot-level = Bot, { $level }
room-sit = Usiądź tutaj
room-stand = Wstań
room-add-bot = Posadź tu bota
room-clear = Zwolnij to miejsce
room-swap = Zamień z następnym miejscem
room-resize = Liczba miejsc
room-fewer = O jedno miejsce mniej
room-more = O jedno miejsce więcej
room-start = Rozpocznij grę
room-start-without = Puste miejsca znikną.
room-start-few = { $missing ->
    [one] Brakuje jeszcze jednego gracza lub bota.
    [few] Brakuje jeszcze { $missing } graczy lub botów.
    [many] Brakuje jeszcze { $missing } graczy lub botów.
   *[other] Brakuje jeszcze { $missing } gracza lub bota.
}
room-wait-host = Grę rozpoczyna gospodarz.
room-watchers = { $count ->
    [0] nikt nie ogląda
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
    [many] ogląda { $count } osób
   *[other] ogląda { $count } osoby
}
room-watching = Oglądasz grę.
room-options-host = Opcje wybiera gospodarz.

rules-pace = Czas do namysłu
rules-pace-none = ile kto chce
rules-pace-minutes = { $minutes } min + { $seconds } s na ruch
rules-away = Gdy ktoś straci połączenie
rules-away-cover = bot gra do jego powrotu
rules-away-wait = stół czeka
rules-open = Kto może usiąść
rules-open-no = tylko kto ma link
rules-open-yes = każdy w tym domu

## The table

table-dealing = Tasowanie…
table-dealing-why = Każdy dokłada do tasowania swoją tajną liczbę, więc nikt nie może wybrać losowania.
table-your-turn = Twoja kolej
table-turn = Kolej: { $name }
table-turn-title = ● Twoja kolej – { $game }
table-menu = Stół
table-undo = Cofnij ruch
table-hint = Podpowiedź
table-hint-is = Może: { $move }
table-hint-thinking = Szukamy podpowiedzi…
table-pause = Przerwa
table-resume = Gramy dalej
table-paused = Przerwa przy stole. Zegary stoją.
table-leave = Poddaj się
table-leave-title = Poddać tę grę?
table-leave-two = Wygra druga osoba.
table-leave-more = Bot zagra za ciebie do końca, a ty zajmiesz ostatnie miejsce.
table-leave-stay = Zostaję
table-abort = Zakończ bez wyniku
table-rematch = Jeszcze raz
table-rematch-go = Do następnej gry
table-help = Klawisze
table-invite = Zaproś do oglądania
table-watching = Oglądasz
absent = { $name } – brak połączenia.
absent-minutes = { $minutes ->
    [one] { $name } – brak od minuty.
    [few] { $name } – brak od { $minutes } minut.
    [many] { $name } – brak od { $minutes } minut.
   *[other] { $name } – brak od { $minutes } minuty.
}
absent-cover = Niech zagra bot
absent-offer = Zagram za: { $name }
absent-offered = { $friend } chce zagrać za: { $name }.
absent-offered-you = Chcesz zagrać za: { $name }. Decyduje gospodarz.
absent-friend = { $friend } gra za: { $name }, do powrotu.
absent-friend-you = Grasz za: { $name }, do powrotu.
absent-give-back = Oddaj miejsce
admin-kick = Odeślij: { $name }
table-remove-sure = { $name } odpada z tej gry i zajmuje ostatnie miejsce. Dalej gra bot.
table-covered = { $name } – chwilowa nieobecność. Do powrotu gra bot.
table-covered-you = Podczas twojej nieobecności grał za ciebie bot.
table-left = { $name } – poddanie gry. Dalej gra bot.
table-clock = zostało { $time }

proposal-undo = { $name } prosi o cofnięcie ostatniego ruchu.
proposal-pause = { $name } prosi o przerwę.
proposal-abort = { $name } proponuje zakończenie bez wyniku.
proposal-rematch = { $name } chce zagrać jeszcze raz.
proposal-undo-you = Prosisz o cofnięcie swojego ostatniego ruchu.
proposal-pause-you = Prosisz o przerwę.
proposal-abort-you = Proponujesz zakończenie bez wyniku.
proposal-rematch-you = Chcesz zagrać jeszcze raz.
proposal-yes = Zgoda
proposal-no = Odmów
proposal-withdraw = Wycofaj
proposal-waiting = czekamy na odpowiedź: { $names }
proposal-agreed = { $name } się zgadza

## The result

result-title = Koniec gry
result-won = Wygrywa { $name }
result-won-you = Wygrywasz!
result-shared = Wspólne pierwsze miejsce: { $names }
result-none = Gra zakończyła się bez wyniku.
result-rank = { $rank }.
result-board = Obejrzyj planszę
result-back = Wynik
result-reason-played-out = Każdy zagrał wszystkie płytki oprócz ostatnich czterech.
result-reason-blocked = Nikt nie mógł już nic położyć.
result-reason-resigned = { $name } się poddaje.
result-mark-undone = z cofniętymi ruchami
result-mark-covered = kogoś zastępował bot
result-mark-left = ktoś się poddał

## Finished games

home-over = Zakończone partie
home-over-all = Pokaż wszystkie: { $count }
replay-open = Powtórka
replay-title = Powtórka: { $game }
replay-missing = Nie ma tu takiej partii.
replay-controls = Odtwarzanie
replay-at = { $move } z { $moves }
replay-position = Ruch
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwórz
replay-stop = Zatrzymaj
replay-next = Ruch naprzód
replay-last = Na koniec
replay-eyes = Oczami
replay-eyes-all = wszystko odkryte
replay-eyes-watcher = widza
replay-speed = Tempo
replay-speed-calm = spokojne
replay-speed-brisk = żwawe
replay-speed-swift = szybkie
replay-speed-half = dwa razy wolniej
replay-speed-true = jak było
replay-speed-double = dwa razy szybciej
replay-link = Link do tego ruchu
replay-keys = ← i → przechodzą ruch po ruchu, Home i End na początek i koniec, spacja odtwarza i zatrzymuje.
replay-moves = Co się działo
replay-advice = Druga opinia
replay-advice-about = W każdej turze z wyborem: co zrobiłby silny bot, widząc to samo, o ile większa byłaby szansa i gdzie gra się odwróciła.
replay-advice-ask = Zapytaj silnego bota
replay-advice-working = Bot ogląda grę…
replay-advice-alike = Silny bot zrobiłby to samo.
replay-advice-none = Tu nikt nie miał wyboru.
replay-advice-chance = Szansa na wygraną według niego: { $made } %.
replay-advice-gain = Szansa na wygraną według niego: { $best } % zamiast { $made } %.
replay-advice-turned = Gdzie gra się odwróciła
replay-advice-share = { $alike } z { $all } tak samo
replay-advice-next = Następna tura, którą zagrałby inaczej
replay-chart = Punkty
replay-chart-label = Wykres punktów. Przy tym ruchu: { $scores }
replay-event-dealt = Rozdanie
replay-event-missed = { $name }: za późno
replay-event-rang = Czas minął
replay-event-refused = { $name } odmawia
replay-event-expired = Nikt nie odpowiedział
replay-event-resumed = { $name } gra dalej
replay-event-left = { $name } poddaje się
replay-event-covered = Bot gra za: { $name }
replay-event-returned = { $name } wraca
replay-event-closed = Koniec

## Checking the deal

replay-verify = Sprawdź rozdanie
verify-title = Czy rozdanie było uczciwe?
verify-holds = Wszystko się zgadza.
verify-broken = Coś się nie zgadza!
verify-chain = { $count ->
    [one] { $count } wpis: łańcuch skrótów jest nieprzerwany.
    [few] { $count } wpisy: łańcuch skrótów jest nieprzerwany.
   *[many] { $count } wpisów: łańcuch skrótów jest nieprzerwany.
}
verify-secret = Sekret serwera jest tym, do którego zobowiązał się przed rozdaniem.
verify-numbers = { $count ->
    [0] Nikt nie dodał liczby.
    [one] Liczba { $count } osoby jest tą, do której się zobowiązała, zanim ją pokazano.
    [few] Liczby { $count } osób są tymi, do których się zobowiązały, zanim pokazano pierwszą.
   *[many] Liczby { $count } osób są tymi, do których się zobowiązały, zanim pokazano pierwszą.
}
verify-own = Ta przeglądarka tam była: zobowiązanie i twoja liczba są tymi, które widziała.
verify-own-not = Ta przeglądarka nie brała udziału w rozdaniu, więc nie może porównać tego, co wtedy pokazano.
verify-draws = { $count ->
    [one] { $count } liczba losowa wyciągnięta z tego wszystkiego ponownie: wyszła ta sama.
    [few] { $count } liczby losowe wyciągnięte z tego wszystkiego ponownie: wyszły te same.
   *[many] { $count } liczb losowych wyciągniętych z tego wszystkiego ponownie: wyszły te same.
}
verify-witnessed = { $count ->
    [one] { $count } odpowiedzi listy słów tu nie sprawdzono.
    [few] { $count } odpowiedzi listy słów tu nie sprawdzono.
   *[many] { $count } odpowiedzi listy słów tu nie sprawdzono.
}
verify-limits = Tu nie sprawdzono, czy wszystkie ruchy były zgodne z zasadami ani ile możliwości miało każde losowanie. W tym celu zapisz dziennik i wywołaj „carteblanche verify” na komputerze, któremu ufasz.
verify-save = Zapisz dziennik
verify-broken-chain = Łańcuch skrótów pęka przy wpisie { $n }: coś zmieniono, usunięto lub przestawiono.
verify-broken-secret = Brakuje sekretu serwera albo nie jest tym, do którego się zobowiązał (wpis { $n }).
verify-broken-numbers = Liczba gracza nie jest tą, do której się zobowiązał, albo pokazano ją za wcześnie (wpis { $n }).
verify-broken-draws = Przy wpisie { $n } wylosowano coś innego, niż dają liczby.
verify-broken-own = To nie jest rozdanie, które widziała ta przeglądarka: zobowiązanie lub twoja liczba jest inna.

## Talking

chat-open = Czat
chat-open-new = { $count ->
    [one] Czat, { $count } nowa wypowiedź
    [few] Czat, { $count } nowe wypowiedzi
   *[many] Czat, { $count } nowych wypowiedzi
}
chat-title = Czat
chat-lines = Co powiedziano
chat-none = Nikt jeszcze nic nie powiedział.
chat-emotes = Szybkie słowa
chat-label = Powiedz coś
chat-say = Powiedz
chat-line = { $name }: { $text }
chat-mute = Wycisz
chat-mute-line = Wyciszonych nie słyszysz tylko ty.
emote-well-played = Dobra gra!
emote-thanks = Dzięki!
emote-oops = Ojej!
emote-hurry = Szybciej!
emote-laugh = Ha, ha!
emote-wow = Wow!
emote-good-luck = Powodzenia!
emote-again = Jeszcze raz!

## You

you-title = Imię i urządzenia
you-device = Inne urządzenie
you-device-line = Graj dalej jako ta sama osoba na telefonie lub innym komputerze: ze swoimi stołami, taliami i punktami.
you-device-go = Utwórz link
you-device-once = Otwórz go na innym urządzeniu. Działa raz, przez { $minutes } min. Nie dawaj go nikomu innemu.
you-forget = Zapomnij mnie
you-forget-line = Twoje imię zniknie wszędzie w tym domu, a ta przeglądarka zapomni, kim jesteś. Trwające partie zostaną poddane.
you-forget-sure = Tego nie da się cofnąć.
join-title = Twoje inne urządzenie
join-line = Grać dalej w tej przeglądarce jako osoba, która utworzyła ten link?
join-instead = Dotąd w tej przeglądarce grasz jako { $name }. To się skończy.
join-go = Tak, to ja
join-none = Ten link jest niepełny. Utwórz nowy na innym urządzeniu.
refused-no-such-code = Ten link był już użyty albo jest za stary. Utwórz nowy na innym urządzeniu.

## Score sheets

scores-title = Tabela wyników
scores-none = Nie ma jeszcze zakończonej partii.
scores-all = wszystkie gry
scores-game = Gra
scores-day = Dzień
scores-result = Wynik
scores-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
scores-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}

## Wpuszczanie znajomych

friends-title = Znajomi w twojej sieci
friends-open = Wpuść znajomych
friends-line = Każdy w twojej sieci będzie mógł wejść za pomocą linku, dopóki nie zamkniesz dostępu albo serwer się nie zatrzyma.
friends-are-in = Dostęp z twojej sieci jest otwarty. Po zamknięciu wyjdą też ci, którzy już są.
friends-are-in-password = Dostęp z twojej sieci jest otwarty, z hasłem. Po zamknięciu wyjdą też ci, którzy już są.
friends-secure = Połączenie jest szyfrowane.
friends-no-network = Ten komputer nie jest w żadnej sieci.
friends-more = Hasło i inne ustawienia
friends-where = W której sieci?
friends-password = Hasło (puste: nikt nie jest o nie pytany)
friends-tls = Szyfruj połączenie
friends-tls-own = Z twoim własnym certyfikatem.
friends-tls-local = Z certyfikatem, który wystawi ten komputer. Nikt za niego nie ręczy, więc przeglądarki ostrzegą przy pierwszych odwiedzinach: znajomi muszą wybrać, że idą dalej.
friends-no-tls = Tu nie da się szyfrować: nie ma ani openssl, ani pakietu cryptography dla Pythona, a opcją --tls-certificate nie podano certyfikatu.

## Being called

alert-sound = Dźwięk
alert-sound-on = włączony
alert-sound-off = wyłączony
alert-vibration = Wibracja, gdy jest mój ruch
alert-vibration-on = włączona
alert-vibration-off = wyłączona
alert-notify = Gdy mój ruch, a strona jest w tle
alert-notify-ask = Powiadom mnie
alert-notify-on = Dostaniesz powiadomienie.
alert-notify-denied = Powiadomienia tej strony są zablokowane w ustawieniach przeglądarki.
alert-notify-missing = Ta przeglądarka nie ma powiadomień. Tytuł karty mówi, czyj jest ruch.
alert-install = Zainstaluj jako aplikację
alert-plain = Ta strona została otwarta przez zwykłe http, jak to bywa w domu. Wtedy ta przeglądarka nie ma powiadomień, pozwala ekranowi zgasnąć i nie może zainstalować strony jako aplikacji. Wszystko inne działa, także sprawdzanie rozdania.

## Rules in the app

rules-how = Jak grać
rules-how-beside = Jak grać (w nowej karcie)
rules-title = Jak grać w { $game }
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] Znaleziono w { $count } miejscu
    [few] Znaleziono w { $count } miejscach
    [many] Znaleziono w { $count } miejscach
   *[other] Znaleziono w { $count } miejsca
}
rules-whole = Każda zasada z numerem
rules-whole-line = Dokładne zasady, według których gra komputer, dla tych, którzy chcą wiedzieć wszystko albo na nich budować: po angielsku i w językach instrukcji gry.
rules-contents = Spis treści
rules-play = Zagraj teraz
rules-none = Nie ma zasad o tej nazwie.

## Together in one room

tv-fill = Pełny ekran
tv-open = Pokaż ten stół na telewizorze lub tablecie
tv-join = Zagraj lub oglądaj
tv-gathering = Czekamy na graczy
tv-gathering-line = Zeskanuj kod telefonem: on jest twoją ręką, a ten ekran stołem.

## The connection

link-connecting = Łączenie…
link-away = Utracono połączenie. Próbujemy dalej; twoja gra czeka.
link-back = Połączono ponownie.
link-moved = Twój stół przeniósł się na inny serwer. Gra zaraz ruszy dalej.
link-stopping = Serwer uruchamia się ponownie. Twoja gra jest bezpieczna.
link-too-slow = To urządzenie nie nadążało. Łączymy ponownie…
link-silent = Od chwili nie ma odpowiedzi. Łączymy ponownie…
link-removed = Ten dom już cię nie pamięta. Podaj imię, żeby wrócić.
link-locked = Ten dom ma hasło.
link-too-many-messages = Za dużo naraz. Łączymy ponownie…
link-no-such-room = Nie ma takiego stołu.
link-unreadable-version = Przy tym stole grano według zasad, których ten dom nie zna, więc jest odłożony. Nowsza wersja może go otworzyć.
link-unreadable-damaged = Zapis tego stołu jest uszkodzony, więc jest odłożony. Kto prowadzi dom, może wyeksportować to, co z niego zostało.
link-unreadable-deck = Brakuje talii tego stołu, więc jest odłożony. Kto prowadzi dom, może wyeksportować to, co z niego zostało.
link-unreadable-words = Brakuje listy słów tego stołu, więc jest odłożony, aż lista wróci.
link-unreadable-failed = Tego stołu nie udało się otworzyć, więc jest odłożony. Dziennik serwera podaje przyczynę.
link-banned = Gospodarz tego domu cię nie wpuszcza.
link-wrong-origin = Tego stołu nie można stąd otworzyć.

## Refusals that every game knows

refused-unreachable = Jeszcze brak odpowiedzi.
refused-stale = Przed chwilą coś się wydarzyło. Spójrz jeszcze raz i zdecyduj od nowa.
refused-not-your-turn = To nie twoja kolej.
refused-game-over = Gra się skończyła.
refused-not-while-paused = Przy stole jest przerwa.
refused-not-while-committing = Losowanie jeszcze trwa.
refused-not-while-numbering = Losowanie jeszcze trwa.
refused-not-started = Gra się jeszcze nie zaczęła.
refused-started-already = Gra już się zaczęła.
refused-only-watching = Tylko oglądasz.
refused-not-the-host = To może zrobić tylko gospodarz.
refused-no-name = Najpierw podaj swoje imię.
refused-chair-taken = Tam ktoś siedzi.
refused-no-such-level = Nie ma takiego bota.
refused-wrong-number-of-chairs = Graczy w tej grze: od { $fewest } do { $most }.
refused-wrong-number-of-players = Graczy w tej grze: od { $fewest } do { $most }.
refused-proposal-open = Jedno pytanie już czeka. Najpierw odpowiedz na nie.
refused-nothing-proposed = To pytanie jest już nieaktualne.
refused-nothing-to-undo = Nie masz ruchu, który można cofnąć.
refused-hints-in-practice-only = Podpowiedzi są tylko tam, gdzie wszyscy inni to boty.
refused-no-hints-in-a-race = W wyścigu nie ma podpowiedzi.
refused-no-undo-in-a-race = W wyścigu niczego się nie cofa.
refused-revealed = Tego ruchu nie można już cofnąć: pokazał coś innym.
refused-voted-already = Odpowiedź już padła.
refused-no-person-there = Tam nikt już nie decyduje.
refused-not-paused = Przy stole nie ma przerwy.
refused-too-often = Za dużo naraz. Poczekaj { $seconds } s.
refused-wrong-password = To nie jest to hasło.
refused-locked = Ten dom ma hasło.
refused-no-such-room = Nie ma takiego stołu.
refused-room-unreadable = Tego stołu nie da się odczytać.
refused-no-such-chair = Nie ma takiego miejsca.
refused-no-such-option = Nie ma takiej opcji.
refused-no-such-pace = Taki czas do namysłu jest niemożliwy.
refused-no-clock-here = W tę grę gra się bez czasu do namysłu.
refused-no-such-person = Tej osoby już tu nie ma.
refused-still-there = Ta osoba już wróciła.
refused-not-over = Gra jeszcze trwa.
refused-not-alone = Możesz sprzątnąć tylko stół, przy którym grają z tobą same boty.
refused-words-not-ready = Lista słów tego języka właśnie powstaje. Zacznij ponownie za minutę lub dwie.
refused-words-missing = Ten dom nie ma listy słów dla tego języka. Gospodarz może ją zbudować: carteblanche lexicon build { $language }
refused-too-large-for-the-log = Ten stół byłby zbyt duży, aby go zachować. Weź mniejszą talię.
refused-muted = Gospodarz cię wyciszył.
refused-banned = Gospodarz tego domu cię nie wpuszcza.
refused-nothing-said = Nie ma w tym nic do czytania.
refused-somebody-is-there = Ktoś jest przy tym stole.
refused-no-such-token = Nie ma takiego klucza.
refused-translator-failed = Tłumacz nie odpowiedział. Spróbuj później albo zapytaj gospodarza.
refused-no-translator = Ten dom nie ma tłumacza.
refused-too-busy = Dom jest teraz zajęty czym innym. Spróbuj za chwilę.
refused-not-saved = Nie udało się zapisać. Spróbuj ponownie.
refused-unreadable = Serwer tego nie zrozumiał. Czy ta strona jest aktualna?
refused-network-open = Dostęp z sieci jest już otwarty.
refused-network-address = Nie można tam użyć portu { $port } ({ $why }).
refused-no-such-address = Ten komputer nie ma adresu { $address }.
refused-no-certificate = Nie ma tu czym wystawić certyfikatu.
refused-bad-certificate = Nie można użyć tego certyfikatu ({ $why }).
refused-no-network = Tego serwera nie da się otworzyć dla sieci w trakcie działania.
refused-other = To niemożliwe ({ $code }).

## Levels

level-beginner = Początkujący
level-reader = Czyta karty
level-sharp = Bystre oczy
level-novice = Nowicjusz
level-casual = Niedzielny gracz
level-club = Klubowicz
level-master = Arcymistrz
level-child = Dziecko

## Decks on the front page

decks-title = Talie BLANK
decks-counts = { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
}, { $cards ->
    [one] { $cards } zapisana karta do gry
    [few] { $cards } zapisane karty do gry
   *[many] { $cards } zapisanych kart do gry
}
decks-waiting = { $count ->
    [one] { $count } karta czeka na ciebie
    [few] { $count } karty czekają na ciebie
   *[many] { $count } kart czeka na ciebie
}
decks-next = Gra się talią

## The first game, with somebody at one’s side

guide-learn = Pierwszy raz? Naucz się, grając
guide-learnt = Umiesz – zagraj pierwszą grę jeszcze raz
guide-learn-title = { $game }: nauka przez grę
guide-learn-line = Pierwsza gra z łatwym botem, z radą na każdym kroku. Trwa około pięciu minut. Nic nie jest na czas i w każdej chwili możesz przerwać.
guide-learnt-again = To już za tobą. Jeszcze raz nie zaszkodzi.
guide-begin = Zaczynamy
guide-read-instead = Wolę przeczytać zasady
guide-title = Twoja pierwsza gra
guide-step = Twoja pierwsza gra: { $step } z { $steps }
guide-next = Dalej
guide-back = Wstecz
guide-later = Później
guide-play-on = Dalej gram bez pomocy
guide-your-turn = Spróbuj teraz.
guide-fold = Zwiń lub rozwiń przewodnik
guide-end = Zakończ przewodnik

## What a game is about, in one line

aim-blockers = Wygrywa, kto ma najmniej punktów: jeden za każdą grupę i jeden za każdą płytkę największego stosu schwytanych.
aim-blanko = Wygrywa, kto ma najwięcej punktów: układaj słowa, które krzyżują się z innymi lub je przedłużają.
aim-blitz = Pozbądź się talii blitz i połóż jak najwięcej kart na środku. Wszyscy grają jednocześnie.
aim-blank = Pozbądź się wszystkich kart przed innymi. Trzy karty zasad obowiązują wszystkich.

## Help

help-title = Pomoc
help-aim = Jak wygrać
help-now = Co teraz zrobić
help-end = Ile zostało do końca
help-steps = Jak się gra
help-keys = Klawiatura
help-key-space = Spacja
help-go-on = Graj dalej
help-offer = Nie wiesz, co zrobić?
help-offer-hint = Pokaż mi ruch
help-offer-how = Wyjaśnij mi

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
