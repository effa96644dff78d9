## The list

decks-line = Ein BLANK-Deck gehört einem Haushalt. Wer damit gewinnt, schreibt eine Karte, und die Karte bleibt.
decks-name-first = Ein Deck gehört jemandem. Wie heißt du?
decks-make = Neues Deck
decks-import = Deck importieren
decks-mix = Decks mischen
decks-owned = gehört dir
decks-everybodys = gehört allen im Haus
decks-wrote = du hast darin geschrieben
decks-mixed = gemischt
decks-none = Noch kein Deck. Leg eins an, spielt damit und lasst schreiben, wer gewinnt.

## Making, mixing

decks-name = Name des Decks
decks-mark = Zeichen
decks-mark-line = Ein, zwei Buchstaben, die auf jeder Karte dieses Decks stehen. So lässt es sich mit anderen mischen und wieder trennen.
decks-begin = Am Anfang
decks-begin-written = die Regeln und Effekte, die das Spiel mitbringt
decks-begin-empty = es steht noch nichts darin
decks-make-go = Deck anlegen
decks-mix-line = Die Karten mehrerer Decks werden zusammen gespielt. Ihre Zeichen halten sie auseinander, und später kommt alles Geschriebene dorthin zurück, wo es hingehört.
decks-mix-which = Welche Decks?
decks-mix-same = Zwei dieser Decks haben dasselbe Zeichen. Nur Decks mit verschiedenen Zeichen lassen sich mischen.
decks-mix-go = Mischen
decks-separate = Trennen
decks-separate-line = Was in diese Mischung geschrieben wurde, kommt nach seinem Zeichen zurück in: { $names }.
decks-separate-go = Trennen
decks-separated = Auf dem neuesten Stand: { $names }

## Owners

decks-recovery = Das Deck gehört dir
decks-recovery-line = Heb diesen Link auf: Er wird nur einmal gezeigt. Wer ihn öffnet, dem gehört das Deck auch. Schick ihn also jemandem, dem es mit dir gehören soll, oder heb ihn auf für den Tag, an dem dieses Gerät weg ist.
decks-recovery-link = Link für Eigentümer
decks-claim = „{ $name }“ soll auch dir gehören?
decks-claim-line = Wem ein Deck gehört, der hat das letzte Wort bei neuen Karten und darf schreiben, umbenennen und trennen.
decks-claim-go = Ja, es gehört auch mir
decks-claim-wrong = Dieser Link gilt nicht für dieses Deck.

## One deck

decks-all = Alle Decks
decks-nowhere = Dieses Deck gibt es hier nicht.
decks-open = Deck ansehen
decks-blanks = noch leer: { $rules ->
    [one] { $rules } Regelkarte
   *[other] { $rules } Regelkarten
} und { $cards ->
    [one] { $cards } Spielkarte
   *[other] { $cards } Spielkarten
}
decks-authors = Geschrieben von
decks-play = Damit spielen
decks-write = Karte schreiben
decks-card-written = Die Karte ist im Deck.
decks-export = Als Datei sichern
decks-rename = Umbenennen
decks-rename-go = Umbenennen
decks-more = Noch eine leere Regelkarte
decks-rules = Regeln ({ $count })
decks-rules-none = Es gibt noch keine Regeln.
decks-cards = Spielkarten
decks-show = Zeigen
decks-show-written = beschriebene ({ $count })
decks-show-all = alle
decks-cards-none = Auf den Spielkarten steht noch nichts.
decks-story = Die Geschichte dieses Decks
decks-story-fired = { $count ->
    [one] Sie hat einmal zugeschlagen: am { $day }.
   *[other] Sie hat { $count }-mal zugeschlagen, zuerst am { $day }.
}
decks-story-struck = { $count ->
    [one] Getroffen hat sie { $name }.
   *[other] Am häufigsten getroffen hat sie { $name }: { $count }-mal.
}
decks-story-waits = Durch sie ist noch nichts passiert.
decks-history = Wie es gewachsen ist
decks-history-none = Es wurde noch nichts hineingeschrieben. Gewinnt ein Spiel!
decks-wrote-card = { $name } schrieb { $card }.
decks-repair = Sagen, was sie bedeutet
decks-repair-line = Die Worte bleiben, wie sie sind. Vom nächsten Spiel an bedeutet die Karte, was du hier wählst; begonnene Spiele behalten, was sie bedeutete.
decks-repair-now = Jetzt:
decks-repair-go = Von nun an bedeutet sie das
decks-repaired = Die Karte bedeutet das vom nächsten Spiel an.
decks-repaired-card = { $name } hat gesagt, was { $card } bedeutet.
decks-old = { $count ->
    [one] Eine Karte dieses Decks stammt aus der Zeit, bevor Karten so gelesen wurden wie jetzt: Um sie kümmern sich die Leute, genau wie sie geschrieben ist.
   *[other] { $count } Karten dieses Decks stammen aus der Zeit, bevor Karten so gelesen wurden wie jetzt: Um sie kümmern sich die Leute, genau wie sie geschrieben sind.
} Wem das Deck gehört, kann sagen, was sie bedeuten.
decks-somebody = Jemand
decks-since = Was ist neu seit Fassung
decks-until = bis
decks-changes-none = Zwischen diesen Fassungen liegt nichts.

## Proposals

decks-propose = Karte vorschlagen
decks-propose-line = Wem dieses Deck gehört, liest sie und entscheidet. Die Antwort findest du hier.
decks-propose-name = Deine Karte wird unterschrieben. Wie heißt du?
decks-propose-go = Vorschlagen
decks-propose-again = Noch einmal vorschlagen
decks-proposed = Deine Karte wartet auf Antwort.
decks-proposer = du hast eine Karte vorgeschlagen
decks-proposals = Vorgeschlagene Karten ({ $count })
decks-proposals-yours = Was du vorgeschlagen hast ({ $count })
decks-proposal-on = für { $card }
decks-proposal-rule = eine neue Regel
decks-proposal-state = { $state ->
    [waiting] wartet auf Antwort
    [vetoed] soll sich ändern
    [approved] ist im Deck
   *[declined] abgelehnt
}
decks-proposal-answer = { $state ->
    [vetoed] { $name } bittet um eine Änderung.
    [approved] { $name } hat sie angenommen.
   *[declined] { $name } möchte sie lieber nicht im Deck haben.
}
decks-proposal-owner = Wem das Deck gehört
decks-proposal-taken = { $why } Nimm eine andere Karte.
decks-proposal-sent-back = { $name } ist um eine Änderung gebeten.
decks-proposal-words = Ein Wort an { $name }, wenn du magst
decks-proposal-decline = Nein, danke
decks-proposal-answered = { $name } liest es hier.
decks-proposal-change = Ändern
decks-proposal-take-back = Zurückziehen
decks-proposal-put-away = Weglegen

## Print

decks-print = Drucken
decks-print-line = Ein PDF mit Karten zum Ausschneiden, in der Sprache, in der du gerade liest.
decks-print-which = Welche Karten?
decks-print-all = alle
decks-print-written = beschriebene
decks-print-rules = Regeln
decks-print-game = Spielkarten
decks-print-since = Nur was geschrieben wurde nach Fassung
decks-print-ever = – (alles)
decks-print-paper = Papier
decks-print-backs = mit Rückseiten, für beidseitigen Druck
decks-print-go = PDF holen

## At the table

decks-own = Deck von { $name }
decks-own-guest = Unser Deck
decks-house = Das Deck des Hauses
decks-house-mark = H
decks-choose = Das Deck
decks-starter = das mitgelieferte
decks-choose-own = Was geschrieben wird, bleibt in diesem Deck.
decks-choose-line = Mit einem eigenen Deck bleibt, was die Gewinner schreiben.
decks-choose-absent = Niemand hier am Tisch besitzt dieses Deck: Was geschrieben wird, wartet auf seine Leute.
decks-version = Fassung { $version }
decks-of = von { $names }

## Refusals

refused-no-such-deck = Dieses Deck gibt es nicht, oder es gehört dir nicht.
refused-no-deck-here = Dieses Spiel wird ohne Deck gespielt.
refused-no-deck-file = Diese Datei ist kein Deck.
refused-same-mark = Zwei Decks haben das Zeichen { $mark }. Nur Decks mit verschiedenen Zeichen lassen sich mischen.
refused-too-many-decks = { $most ->
    [one] Höchstens { $most } Deck lässt sich mischen, die in einer Mischung mitgezählt.
   *[other] Höchstens { $most } Decks lassen sich mischen, die in einer Mischung mitgezählt.
}
refused-too-much-ink = Dieses Bild hat zu viele Striche.
refused-not-the-author = Auf eine Karte zeichnet nur, wer sie geschrieben hat.
refused-not-a-card = Das kann keine Karte sein.
refused-no-fonts = In diesem Haus ist das Drucken nicht eingerichtet.
refused-nothing-to-print = In diesem Deck gibt es nichts, was so zu drucken wäre.
refused-enough-blank-rules = Es gibt genug leere Karten: { $most } mehr als in der Schachtel.
refused-no-such-trial = Die Probespiele wurden beendet.
refused-too-large = Das ist zu groß.
refused-nobody-accepts = In dieses Deck schreiben nur die Sieger: Niemand ist da, der eine Karte annimmt.
refused-no-such-proposal = Diese Karte ist nicht mehr vorgeschlagen.
refused-answered-already = Darauf wurde schon geantwortet.
refused-enough-proposals = { $most ->
    [one] Hier wartet schon { $most } Karte von dir. Warte auf eine Antwort oder zieh sie zurück.
   *[other] Hier warten schon { $most } Karten von dir. Warte auf eine Antwort oder zieh eine zurück.
}
refused-deck-has-enough-proposals = { $most ->
    [one] In diesem Deck wartet schon { $most } Karte. Versuch es wieder, wenn darüber entschieden ist.
   *[other] In diesem Deck warten schon { $most } Karten. Versuch es wieder, wenn darüber entschieden ist.
}
