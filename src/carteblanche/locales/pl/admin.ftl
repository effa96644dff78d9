## Running the house

admin-title = Dom
admin-wrong = Ta strona wymaga linku, który serwer pokazuje przy starcie.
admin-open = otwarty od { $time }
admin-again = Odśwież
admin-rooms = Stoły ({ $count })
admin-people = Ludzie ({ $count })
admin-connections = { $count ->
    [one] { $count } połączenie
    [few] { $count } połączenia
   *[many] { $count } połączeń
}
admin-entries = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}
admin-end = Zakończ tę partię
admin-end-sure = Partia kończy się bez wyniku, dla wszystkich przy tym stole.
admin-forget = Zapomnij
admin-forget-sure = Imię { $name } zniknie wszędzie, a trwające partie tej osoby zostaną poddane.
admin-kick-sure = { $name } odchodzi od tego stołu. Przed partią miejsce znów jest wolne; w trakcie partii liczy się to jak odejście.
admin-decks = Talie ({ $count })
admin-no-owner = bez właściciela
admin-hand-on = Przekaż
admin-hand-on-title = Przekaż talię „{ $deck }”
admin-hand-on-line = Wybrana osoba zostaje właścicielem: decyduje o nowych kartach, może pisać i zmieniać nazwę. Dotychczasowi właściciele nimi zostają.
admin-hand-on-to = Komu?
admin-hand-on-go = Przekaż
admin-storage = Zajęte miejsce: { $size }
admin-limit = { $count } na { $time }
admin-limit-seconds = { $count } s
admin-limit-minutes = { $count } min
admin-limit-what = { $what ->
    [messages] wiadomości przy stole
    [sockets] połączenia
    [requests] zapytania
    [crowd] zapytania z jednego adresu
    [people] nowe osoby z jednego adresu
    [previews] podglądy ruchów
    [names] imiona
    [rooms] nowe stoły i talie
    [says] wypowiedzi w rozmowie
    [hands] ręce widoczne w wyścigu
    [devices] drugie urządzenia
    [passwords] próby hasła
    [tokens] klucze dla programów
    [readings] odczytane karty
    [card-proposals] zaproponowane karty
    [pasts] spojrzenia wstecz
    [trials] gry próbne kart
    [prints] wydrukowane talie
    [hints] podpowiedzi
   *[other] { $what }
}
admin-sure = Na pewno?
admin-yes = Tak
admin-words = Słowa domu ({ $count })
admin-votes = tak: { $yes }; nie: { $no }
admin-word-sure = { $word } nie liczy się już przy nowych stołach.
admin-precedents = Rozstrzygnięcia w BLANK ({ $count })
admin-precedent-sure = To rozstrzygnięcie nie obowiązuje już przy nowych stołach.
admin-take-out = Usuń
admin-starter = talia z gry
admin-nobody = bez imienia
admin-asleep = śpi od { $day }
admin-sleep = Uśpij
admin-delete = Usuń na zawsze
admin-delete-sure = Stół, jego zapis i wiersze z tabel wyników zostaną usunięte na zawsze.
admin-ban = Zablokuj
admin-unban = Wpuść znowu
admin-ban-sure = { $name } zostanie odesłany i nie wejdzie więcej.
admin-mute = Wycisz
admin-unmute = Pozwól mówić
admin-tokens = Klucze dla programów ({ $count })
admin-token-end = Unieważnij
admin-token-sure = Program { $name } nie wejdzie już z tym kluczem.
admin-token-owner = dla: { $name }
admin-audit = Co tu zrobiono
admin-resources = pamięć { $memory } · dane { $disk } · wolne { $free }
admin-failures = błędy: { $count }, zobacz dziennik
admin-addresses = Zablokowane adresy ({ $count })
admin-limits = Limity
admin-no-limits = Wszystkie limity są wyłączone.
