## Handgriffe: was Leute am Tisch tun, weil eine Karte es sagt, um die nur sie sich kümmern können

blank-tools = Von Hand
blank-tools-line = Um diese Karte kümmern sich Leute. Wähle, was geschieht; alle erfahren es vorher.
blank-tools-card = „{ $card }“: von Hand
blank-tools-group = { $group ->
    [cards] Karten
    [turns] Züge
    [rules] Regeln
    [luck] Zufall
   *[signs] Uhr und Zeichen
}
blank-tool = { $tool ->
    [draw] Ziehen
    [discard] Abwerfen
    [give] Geben
    [take] Blind nehmen
    [take-seen] Ansehen, nehmen
    [show] Hand zeigen
    [look] Hand ansehen
    [swap] Hände tauschen
    [under] Unter den Stapel
    [shuffle-in] Einmischen
    [skip] Aussetzen
    [extra] Noch ein Zug
    [reverse] Richtung wenden
    [rule-in] Neue Regel
    [rule-out] Regel weg
    [die] Würfeln
    [coin] Münze werfen
    [player] Spieler losen
    [timer] Stoppuhr
    [counter] Zähler
    [mark] Zeichen
   *[unmark] Zeichen weg
}
blank-tool-whom = { $tool ->
    [draw] Wer zieht?
    [discard] Wer wirft ab?
    [give] Wer gibt?
    [take] Von wem?
    [take-seen] Von wem?
    [show] Wer zeigt?
    [look] Wessen Hand?
    [swap] Wer tauscht?
    [counter] Für wen?
   *[other] Wer?
}
blank-tool-to = { $tool ->
    [swap] Mit wem?
   *[give] An wen?
}
blank-tool-count = { $tool ->
    [timer] Sekunden
    [skip] Züge
    [extra] Züge
    [rule-in] Regeln
    [rule-out] Regeln
    [counter] Punkte
   *[draw] Karten
}
blank-tool-less = weniger
blank-tool-more = mehr
blank-n-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
blank-tool-says = { $tool ->
    [draw] { $name } zieht { $cards }.
    [discard] { $name } wirft { $cards } ab.
    [give] { $name } gibt { $cards } an { $to }.
    [take] { $by } nimmt blind { $cards } von { $name }.
    [take-seen] { $by } sieht sich die Hand von { $name } an und nimmt { $cards }.
    [show] { $name } zeigt die ganze Hand.
    [look] { $by } sieht sich die Hand von { $name } an.
    [swap] { $name } und { $to } tauschen die Hände.
    [under] { $name } legt { $cards } unter den Nachziehstapel.
    [shuffle-in] { $name } mischt { $cards } in den Nachziehstapel.
    [skip] { $n ->
        [one] { $name } setzt einmal aus.
       *[other] { $name } setzt { $n }-mal aus.
    }
    [extra] { $n ->
        [one] { $name } hat noch einen Zug.
       *[other] { $name } hat noch { $n } Züge.
    }
    [reverse] Die Spielrichtung wechselt.
    [rule-in] { $n ->
        [one] Eine neue Regel kommt.
       *[other] { $n } neue Regeln kommen.
    }
    [rule-out] { $n ->
        [one] Eine Regel geht.
       *[other] { $n } Regeln gehen.
    }
    [die] { $by } würfelt.
    [coin] { $by } wirft eine Münze.
    [player] Das Los bestimmt jemanden.
    [timer] { $n ->
        [one] Eine Stoppuhr läuft: { $n } Sekunde.
       *[other] Eine Stoppuhr läuft: { $n } Sekunden.
    }
    [counter] Der Zähler von { $name } steigt um { $n }.
    [mark] { $name } bekommt ein Zeichen.
   *[unmark] { $name } verliert das Zeichen.
}
blank-tool-consent = Erst wird { $name } gefragt. Danach haben die anderen fünf Sekunden für einen Einspruch.
blank-tool-objection = Die anderen haben fünf Sekunden für einen Einspruch.
blank-tool-do = Ankündigen
blank-tool-other = Etwas anderes
blank-keys-tools = von Hand ausführen
refused-not-for-people = Um diese Karte kümmern sich nicht Leute, sondern der Tisch.
refused-no-such-tool = Diesen Handgriff gibt es nicht.
refused-not-so-many = Höchstens { $most }.
