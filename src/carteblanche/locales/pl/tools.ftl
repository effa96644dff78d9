## Ręczne narzędzia: co ludzie robią przy stole, bo mówi tak karta, której tylko oni mogą dopilnować

blank-tools = Ręcznie
blank-tools-line = Tej karty pilnują ludzie. Wybierz, co się dzieje; najpierw dowiadują się o tym wszyscy.
blank-tools-card = „{ $card }”: ręcznie
blank-tools-group = { $group ->
    [cards] Karty
    [turns] Tury
    [rules] Zasady
    [luck] Los
   *[signs] Zegar i znaki
}
blank-tool = { $tool ->
    [draw] Dobierz
    [discard] Odrzuć
    [give] Daj
    [take] Weź w ciemno
    [take-seen] Obejrzyj i weź
    [show] Pokaż rękę
    [look] Obejrzyj rękę
    [swap] Zamień ręce
    [under] Pod stos
    [shuffle-in] Wtasuj
    [skip] Strata tury
    [extra] Dodatkowa tura
    [reverse] Zmień kierunek
    [rule-in] Nowa zasada
    [rule-out] Usuń zasadę
    [die] Rzut kostką
    [coin] Rzut monetą
    [player] Wylosuj gracza
    [timer] Stoper
    [counter] Licznik
    [mark] Znak
   *[unmark] Zdejmij znak
}
blank-tool-whom = { $tool ->
    [draw] Kto dobiera?
    [discard] Kto odrzuca?
    [give] Kto daje?
    [take] Od kogo?
    [take-seen] Od kogo?
    [show] Kto pokazuje?
    [look] Czyja ręka?
    [swap] Kto się zamienia?
    [counter] Komu?
   *[other] Kto?
}
blank-tool-to = { $tool ->
    [swap] Z kim?
   *[give] Komu?
}
blank-tool-count = { $tool ->
    [timer] Sekundy
    [skip] Tury
    [extra] Tury
    [rule-in] Zasady
    [rule-out] Zasady
    [counter] Punkty
   *[draw] Karty
}
blank-tool-less = mniej
blank-tool-more = więcej
blank-n-cards = { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
blank-tool-says = { $tool ->
    [draw] { $name } dobiera { $cards }.
    [discard] { $name } odrzuca { $cards }.
    [give] { $name } daje { $cards }. Dostaje: { $to }.
    [take] { $by } bierze w ciemno { $cards }. Oddaje: { $name }.
    [take-seen] { $by } ogląda rękę, którą ma { $name }, i bierze { $cards }.
    [show] { $name } pokazuje całą rękę.
    [look] { $by } ogląda rękę, którą ma { $name }.
    [swap] { $name } i { $to } zamieniają się kartami.
    [under] { $name } wkłada { $cards } pod stos dobierania.
    [shuffle-in] { $name } wtasowuje { $cards } w stos dobierania.
    [skip] { $n ->
        [one] { $name } traci turę.
        [few] { $name } traci { $n } tury.
        [many] { $name } traci { $n } tur.
       *[other] { $name } traci { $n } tury.
    }
    [extra] { $n ->
        [one] { $name } ma dodatkową turę.
        [few] { $name } ma { $n } dodatkowe tury.
        [many] { $name } ma { $n } dodatkowych tur.
       *[other] { $name } ma { $n } dodatkowej tury.
    }
    [reverse] Zmienia się kierunek gry.
    [rule-in] { $n ->
        [one] Dochodzi nowa zasada.
        [few] Dochodzą { $n } nowe zasady.
        [many] Dochodzi { $n } nowych zasad.
       *[other] Dochodzi { $n } nowej zasady.
    }
    [rule-out] { $n ->
        [one] Odpada zasada.
        [few] Odpadają { $n } zasady.
        [many] Odpada { $n } zasad.
       *[other] Odpada { $n } zasady.
    }
    [die] { $by } rzuca kostką.
    [coin] { $by } rzuca monetą.
    [player] Los wskazuje gracza.
    [timer] { $n ->
        [one] Rusza stoper: { $n } sekunda.
        [few] Rusza stoper: { $n } sekundy.
        [many] Rusza stoper: { $n } sekund.
       *[other] Rusza stoper: { $n } sekundy.
    }
    [counter] Licznik rośnie o { $n }: { $name }.
    [mark] { $name } dostaje znak.
   *[unmark] { $name } traci znak.
}
blank-tool-consent = Najpierw zgadza się { $name }. Potem pozostali mają pięć sekund na sprzeciw.
blank-tool-objection = Pozostali mają pięć sekund na sprzeciw.
blank-tool-do = Ogłoś
blank-tool-other = Coś innego
blank-keys-tools = wykonanie ręczne
refused-not-for-people = To nie jest karta, której pilnują ludzie.
refused-no-such-tool = Nie ma takiego narzędzia.
refused-not-so-many = Najwyżej { $most }.
