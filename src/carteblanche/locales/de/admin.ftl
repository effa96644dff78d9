## Running the house

admin-title = Das Haus
admin-wrong = Diese Seite braucht den Link, den der Server beim Start zeigt.
admin-open = offen seit { $time }
admin-again = Neu laden
admin-rooms = Tische ({ $count })
admin-people = Leute ({ $count })
admin-connections = { $count ->
    [one] { $count } Verbindung
   *[other] { $count } Verbindungen
}
admin-entries = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
admin-end = Partie beenden
admin-end-sure = Die Partie endet ohne Ergebnis, für alle an diesem Tisch.
admin-forget = Vergessen
admin-forget-sure = Der Name { $name } verschwindet überall, und laufende Partien dieser Person werden aufgegeben.
admin-kick-sure = { $name } wird von diesem Tisch weggeschickt. Vor der Partie ist der Platz wieder frei; während einer Partie zählt es als Aufgeben.
admin-decks = Decks ({ $count })
admin-no-owner = gehört niemandem
admin-hand-on = Weitergeben
admin-hand-on-title = „{ $deck }“ weitergeben
admin-hand-on-line = Wen du wählst, dem gehört das Deck auch: mit dem letzten Wort bei neuen Karten und dem Recht zu schreiben und umzubenennen. Wem es jetzt gehört, dem bleibt es.
admin-hand-on-to = An wen?
admin-hand-on-go = Weitergeben
admin-storage = Gespeichert: { $size }
admin-limit = { $count } in { $time }
admin-limit-seconds = { $count } s
admin-limit-minutes = { $count } min
admin-limit-what = { $what ->
    [messages] Nachrichten am Tisch
    [sockets] Verbindungen
    [requests] Anfragen
    [crowd] Anfragen von einer Adresse
    [people] neue Leute von einer Adresse
    [previews] Vorschauen auf Züge
    [names] Namen
    [rooms] neue Tische und Decks
    [says] Sätze im Gespräch
    [hands] gezeigte Hände im Wettrennen
    [devices] zweite Geräte
    [passwords] Versuche mit Passwort
    [tokens] Schlüssel für Programme
    [readings] gelesene Karten
    [card-proposals] vorgeschlagene Karten
    [pasts] Rückblicke
    [trials] Probespiele
    [prints] gedruckte Decks
    [hints] Tipps
   *[other] { $what }
}
admin-sure = Sicher?
admin-yes = Ja
admin-words = Wörter des Hauses ({ $count })
admin-votes = ja: { $yes }; nein: { $no }
admin-word-sure = { $word } gilt an neuen Tischen nicht mehr.
admin-precedents = Entscheidungen bei BLANK ({ $count })
admin-precedent-sure = Diese Entscheidung gilt an neuen Tischen nicht mehr.
admin-take-out = Herausnehmen
admin-starter = das mitgelieferte Deck
admin-nobody = ohne Namen
admin-asleep = schläft seit { $day }
admin-sleep = Schlafen legen
admin-delete = Löschen
admin-delete-sure = Der Tisch, seine Aufzeichnung und seine Zeilen in den Listen werden endgültig gelöscht.
admin-ban = Aussperren
admin-unban = Wieder einlassen
admin-ban-sure = { $name } wird weggeschickt und darf nicht mehr herein.
admin-mute = Stummschalten
admin-unmute = Wieder reden lassen
admin-tokens = Schlüssel für Programme ({ $count })
admin-token-end = Beenden
admin-token-sure = Das Programm { $name } kommt mit diesem Schlüssel nicht mehr herein.
admin-token-owner = für { $name }
admin-audit = Was hier getan wurde
admin-resources = Speicher { $memory } · Daten { $disk } · frei { $free }
admin-failures = Fehler: { $count }, siehe Protokoll
admin-addresses = Ausgesperrte Adressen ({ $count })
admin-limits = Grenzen
admin-no-limits = Alle Grenzen sind aufgehoben.
