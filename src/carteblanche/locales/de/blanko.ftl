## Pieces

blanko-tile = { $letter }, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
blanko-joker = BLANKO-Stein
blanko-joker-as = BLANKO-Stein als { $letter }
blanko-tile-away = { $tile }, abgelegt
blanko-square = BLANKO-Quadrat
blanko-card = BLANKO-Kärtchen

## Options

blanko-option-language = Sprache der Wörter
blanko-option-language-de = Deutsch
blanko-option-language-en = Englisch
blanko-option-language-fr = Französisch
blanko-option-language-pl = Polnisch
blanko-option-language-ru = Russisch
blanko-option-words = Ein Wort, das nicht in der Wortliste steht,
blanko-option-words-strict = kostet den Zug
blanko-option-words-friendly = wird zurückgenommen, neuer Versuch
blanko-option-words-challenge = liegt, bis jemand es anzweifelt
blanko-option-foreign = Fremdwörter und Eigennamen gelten
blanko-option-polite = Derbe Wörter auslassen
blanko-option-house = Über unbekannte Wörter abstimmen
blanko-option-house-help = Wenn jemand auf einem Wort besteht. Was angenommen wird, gilt auch an späteren Tischen dieses Hauses.
blanko-option-mini_letter_required = Ein Mini-Kreuzworträtsel braucht den aufgedruckten Buchstaben
blanko-option-mini_letter_required-help = Ohne ihn zählt nichts darin.
blanko-option-challenge_seconds = Zeit zum Anzweifeln oder Abstimmen
blanko-option-challenge_cost = Punkte, die falsches Anzweifeln kostet
blanko-option-challenge_turn = Wer zu Unrecht anzweifelt, verliert den nächsten Zug
blanko-option-mini_seconds = Zeit für ein Mini-Kreuzworträtsel
blanko-option-mini_scoring = Mini-Kreuzworträtsel: ein Feld in einer Reihe, die kein Wort ist,
blanko-option-mini_scoring-strict = zählt nicht
blanko-option-mini_scoring-literal = zählt, wenn die andere Reihe ein Wort ist

## The board in words

blanko-board = Spielbrett
blanko-rack = Dein Vorrat
blanko-track = Zählerleiste
blanko-track-why = Bahn um das Brett: Jede Figur geht für jeden Punkt einen Schritt
blanko-track-pin = { $name } { $points }
blanko-tools = Was du sonst tun kannst
blanko-cell-empty = { $cell }, leer
blanko-cell-tile = { $cell }, { $tile }
blanko-cell-tried = { $cell }, dein { $tile }, noch nicht gespielt
blanko-cell-asked = { $cell }, { $tile }, angezweifelt
blanko-cell-swap = wird getauscht gegen { $tile }
blanko-across = schreibt waagerecht
blanko-down = schreibt senkrecht

## What to do

blanko-choose = { $touch ->
    [yes] Tippe auf ein Feld, dann auf deine Buchstaben. Nochmals tippen: senkrecht. Ein Stern bringt ein Kärtchen.
   *[no] Klicke auf ein Feld und schreib. Nochmals klicken: senkrecht. Ein Stern bringt ein Kärtchen.
}
blanko-choose-first = { $touch ->
    [yes] Das erste Wort bedeckt einen der zwei umrahmten Sterne, und ein Stern bringt ein Kärtchen. Tippe auf ein Feld.
   *[no] Das erste Wort bedeckt einen der zwei umrahmten Sterne, und ein Stern bringt ein Kärtchen. Klicke auf ein Feld und schreib.
}
blanko-choose-cell = Wohin? Tippe auf ein Feld.
blanko-write-across = Du schreibst waagerecht. Jetzt die Buchstaben.
blanko-write-down = Du schreibst senkrecht. Jetzt die Buchstaben.
blanko-planned = Du bist noch nicht dran. Deine Buchstaben warten, wo du sie hingelegt hast.
blanko-waiting = { $name } überlegt …
blanko-place = Legen
blanko-clear = Zurücknehmen
blanko-shuffle = Vorrat mischen
blanko-swap = Auf dem Brett tauschen
blanko-swap-cell = Welchen Buchstaben vom Brett möchtest du? Tippe ihn an.
blanko-swap-tile = Welcher deiner Buchstaben soll dort liegen?
blanko-swap-go = Tauschen
blanko-exchange = Neue Buchstaben
blanko-exchange-ask = Den ganzen Vorrat austauschen?
blanko-exchange-why = Alle Buchstaben kommen in den Beutel, und du ziehst neue. Das ist dein Zug. { $count ->
    [one] Im Beutel ist { $count } Stein.
   *[other] Im Beutel sind { $count } Steine.
}
blanko-pass = Passen
blanko-pass-ask = Passen?
blanko-pass-why = Passen alle der Reihe nach, ist das Spiel zu Ende.
blanko-near = Näher heran
blanko-far = Ganzes Brett
blanko-details = Züge und Kärtchen
blanko-joker-ask = Welcher Buchstabe soll der BLANKO-Stein sein?
blanko-insist = Falls unbekannt, soll der Tisch abstimmen
blanko-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
blanko-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
blanko-squares = { $count ->
    [one] ein Kärtchen
   *[other] ein Kärtchen, Punkte × { $count }
}
blanko-valid = bekannt

## Cards

blanko-card-t1 = 5 Punkte.
blanko-card-t2 = 8 Punkte.
blanko-card-t3 = 1 Punkt für jeden Buchstaben des längsten neuen Wortes.
blanko-card-t4 = Der Wert des wertvollsten neuen Steins, noch einmal.
blanko-card-t5 = 1 Punkt für jeden Selbstlaut im längsten neuen Wort.
blanko-card-t6 = Lege bis zu drei Buchstaben zurück und ziehe ebenso viele.
blanko-card-t7 = 2 Punkte für jeden Mitspieler.
blanko-card-t8 = Ergänze deinen Vorrat und spiele noch einen Zug.
blanko-card-colours = Bilde auf den blauen Feldern Wörter mit zwei oder drei Buchstaben. Rote Felder bleiben leer.
blanko-card-letter = Bilde Wörter mit zwei oder drei Buchstaben und binde den aufgedruckten ein.
blanko-card-won = +{ $bonus }
blanko-card-won-times = +{ $bonus } (× { $times })
blanko-card-again = Noch ein Zug!
blanko-card-of = { $name } hat ein Kärtchen aufgedeckt.
blanko-card-of-you = Du hast ein Kärtchen aufgedeckt.
blanko-last-card = Letztes Kärtchen
blanko-times = Alle Punkte dieses Kärtchens zählen { $times }-fach.
blanko-redraw-choose = Gewählt: { $count } von höchstens { $most }
blanko-redraw-go = { $count ->
    [one] { $count } zurücklegen
   *[other] { $count } zurücklegen
}
blanko-redraw-none = Alle behalten

## The mini crossword

blanko-mini = Mini-Kreuzworträtsel
blanko-mini-of = Mini-Kreuzworträtsel von { $name }
blanko-tray = Offene Buchstaben
blanko-field = Reihe { $row }, Spalte { $column }
blanko-field-red = rot, bleibt leer
blanko-field-empty = leer
blanko-field-printed = aufgedrucktes { $letter }
blanko-filled = { $filled } von { $fields } Feldern gefüllt
blanko-mini-rule = 1 Punkt je Feld im Wort, egal welcher Buchstabe; alle: +2
blanko-mini-worth = { $times ->
    [1] bringt { $bonus }
   *[other] bringt { $counted } × { $times } = { $bonus }
}
blanko-done = Fertig
blanko-fold = Zum Spielbrett
blanko-sand = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}

## Questions to the table

blanko-challenge = Anzweifeln
blanko-challenge-asked = { $name } legt { $words }, zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Einverstanden?
blanko-challenge-yours = Du hast { $words } gelegt, zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Zweifelt jemand?
blanko-accept = Einverstanden
blanko-challenge-go = Nachschlagen
blanko-challenge-cost = Nachschlagen (Risiko −{ $cost })
blanko-vote = Abstimmung
blanko-vote-asked = { $name } besteht auf { $wrong }. Soll das gelten?
blanko-vote-yours = Der Tisch stimmt über { $wrong } ab.
blanko-vote-yes = Gilt
blanko-vote-no = Gilt nicht
blanko-vote-abstain = Enthaltung
blanko-vote-waiting = es fehlt noch: { $names }
blanko-vote-cast = hat geantwortet
blanko-vote-open = hat noch nicht geantwortet

## What happened

blanko-report-dealt = { $name } beginnt.
blanko-report-dealt-you = Du beginnst.
blanko-report-placed = { $name } legt { $words }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
blanko-report-placed-you = Du legst { $words }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
blanko-report-swapped = { $name } tauscht einen Buchstaben und bildet { $words }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
blanko-report-swapped-you = Du tauschst einen Buchstaben und bildest { $words }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
blanko-report-laid = { $name } legt { $words }.
blanko-report-laid-you = Du legst { $words }.
blanko-report-rejected = { $name } hat { $words } gelegt. Nicht in der Wortliste: { $wrong }. Die Buchstaben kommen zurück in den Vorrat.
blanko-report-rejected-you = Nicht in der Wortliste: { $wrong }. Deine Buchstaben sind wieder im Vorrat.
blanko-report-exchanged = { $name } tauscht den ganzen Vorrat aus.
blanko-report-exchanged-you = Du tauschst den ganzen Vorrat aus.
blanko-report-passed = { $name } passt.
blanko-report-passed-you = Du passt.
blanko-report-arranged = { $name } sitzt am Mini-Kreuzworträtsel.
blanko-report-arranged-you = Du sitzt am Mini-Kreuzworträtsel.
blanko-report-mini = { $name } bekommt { $bonus ->
    [one] { $bonus } Punkt
   *[other] { $bonus } Punkte
} für das Mini-Kreuz­wort­rätsel.
blanko-report-mini-you = Du bekommst { $bonus ->
    [one] { $bonus } Punkt
   *[other] { $bonus } Punkte
} für das Mini-Kreuz­wort­rätsel.
blanko-report-redrawn = { $count ->
    [0] { $name } behält alle Buchstaben.
    [one] { $name } legt { $count } Buchstaben zurück und zieht neu.
   *[other] { $name } legt { $count } Buchstaben zurück und zieht neu.
}
blanko-report-redrawn-you = { $count ->
    [0] Du behältst alle Buchstaben.
    [one] Du legst { $count } Buchstaben zurück und ziehst neu.
   *[other] Du legst { $count } Buchstaben zurück und ziehst neu.
}
blanko-report-accepted = { $name } ist einverstanden.
blanko-report-accepted-you = Du bist einverstanden.
blanko-report-challenged = { $name } lässt nachschlagen.
blanko-report-challenged-you = Du lässt nachschlagen.
blanko-report-voted = { $name } hat abgestimmt.
blanko-report-voted-you = Du hast abgestimmt.
blanko-report-card = Auf dem Kärtchen steht: { $card }
blanko-taken-back = Ein Zug wurde zurückgenommen.
blanko-moves = Züge
blanko-moves-none = Noch liegt nichts.
blanko-starter = Wer beginnt, nach dem höchsten Wert: { $round }
blanko-short-rejected = { $wrong }
blanko-short-exchanged = neue Buchstaben
blanko-short-passed = passt
blanko-short-redrawn = { $count ->
    [0] behält alle Buchstaben
    [one] { $count } Buchstabe zurückgelegt
   *[other] { $count } Buchstaben zurückgelegt
}

## Panels

blanko-score = Punkte
blanko-last-gain = letzter Zug
blanko-counters = { $count ->
    [one] { $count } Zählstein (100 Punkte)
   *[other] { $count } Zählsteine (je 100 Punkte)
}
blanko-on-rack = { $count ->
    [one] { $count } Buchstabe
   *[other] { $count } Buchstaben
}
blanko-extra = Zusatzzug
blanko-bag = { $count ->
    [one] { $count } Stein im Beutel
   *[other] { $count } Steine im Beutel
}
blanko-pile = { $count ->
    [one] { $count } Kärtchen für die Sterne
   *[other] { $count } Kärtchen für die Sterne
}

## The result

blanko-deducted = { $before } − { $lost }
blanko-rack-empty = Vorrat aufgebraucht
blanko-deduction-why = Was im Vorrat bleibt, wird abgezogen, je BLANKO-Stein 10; ebenso 10 für jeden BLANKO-Stein im letzten Zug, der den Vorrat leert.
blanko-admitted = Per Abstimmung gültig: { $words }
result-reason-out = Der Beutel ist leer und ein Vorrat aufgebraucht.
result-reason-passed = Alle haben gepasst.
result-reason-barren = Vier Runden brachten keinen Punkt.

## In the replay: what was possible

blanko-study = Was möglich war
blanko-study-working = Die besten Züge werden gesucht …
blanko-study-best = Die besten Züge dieser Runde
blanko-study-across = { $cell }, waagerecht
blanko-study-down = { $cell }, senkrecht
blanko-study-swap = { $letter } für den Buchstaben auf { $cell }
blanko-study-left = { $points ->
    [one] { $points } Punkt blieb liegen.
   *[other] { $points } Punkte blieben liegen.
}
blanko-study-top = Besser ging es nicht!
blanko-study-nothing = Es ließ sich kein Wort legen und kein Buchstabe tauschen.
blanko-study-totals = Liegen gelassen
blanko-study-most = Wo am meisten liegen blieb
blanko-study-cards = Kärtchen zählen hier nicht: Die kann niemand vorhersehen.
blanko-study-missing = Keine Analyse: Die Wortliste dieses Spiels ist nicht mehr da.
blanko-study-retry = Noch einmal versuchen

## Keys

blanko-keys-title = Spielen mit der Tastatur
blanko-keys-letter = legt diesen Buchstaben aus dem Vorrat, sonst einen BLANKO-Stein dafür; was schon liegt, darf man mittippen
blanko-keys-arrows = bewegen den Stift und bestimmen die Richtung
blanko-keys-space = wechselt zwischen waagerecht und senkrecht
blanko-keys-joker = legt einen BLANKO-Stein und fragt nach dem Buchstaben
blanko-keys-back = nimmt den letzten Buchstaben zurück
blanko-keys-enter = spielt den Zug
blanko-keys-escape = nimmt alle Buchstaben zurück
blanko-keys-help = zeigt diese Liste
blanko-ours = Spielbrett, Buchstabenverteilung, die meisten Werte und die Texte der Kärtchen sind unsere Rekonstruktion; die Originale sind öffentlich nicht bekannt.

## Refusals

blanko-refused-nothing = Lege zuerst Buchstaben ab.
blanko-refused-not-a-line = Die Buchstaben eines Zuges liegen in einer Reihe oder einer Spalte.
blanko-refused-gap = Zwischen deinen Buchstaben ist eine Lücke.
blanko-refused-not-now = Darauf wartet das Spiel gerade nicht.
blanko-refused-bag-empty = Der Beutel ist leer, es gibt nichts auszutauschen.
blanko-refused-no-such-cell = Dieses Feld gibt es nicht.
blanko-refused-no-such-letter = { $letter } kommt in diesem Spiel nicht vor.
blanko-refused-too-short = Ein Wort hat mindestens zwei Buchstaben.
blanko-refused-off-the-board = { $word } passt ab { $cell } nicht aufs Brett.
blanko-refused-occupied = Auf { $cell } liegt { $lies }.
blanko-refused-nothing-laid = Keiner deiner Buchstaben würde gelegt.
blanko-refused-not-on-your-rack = Das hast du nicht im Vorrat: { $letter }.
blanko-refused-runs-on = Das Wort geht weiter: { $word }.
blanko-refused-not-in-the-middle = Das erste Wort belegt eines der Quadrate { $cells }.
blanko-refused-not-touching = Es muss an etwas anliegen, das schon auf dem Brett liegt.
blanko-refused-no-votes = An diesem Tisch wird nicht über Wörter abgestimmt.
blanko-refused-insisted-already = In diesem Zug wurde schon abgestimmt.
blanko-refused-not-a-word = Nicht in der Wortliste: { $words }.
blanko-refused-nine-fields = Ein Mini-Kreuzworträtsel hat neun Felder.
blanko-refused-printed-letter = Das aufgedruckte { $letter } bleibt, wo es ist.
blanko-refused-red-field = Rote Felder bleiben leer.
blanko-refused-not-among-your-letters = Nicht unter den offenen Buchstaben: { $letter }.
blanko-refused-too-many = { $most ->
    [one] Höchstens { $most } Buchstabe.
   *[other] Höchstens { $most } Buchstaben.
}
blanko-refused-joker-stays = Ein BLANKO-Stein wird nicht getauscht.
blanko-refused-nothing-to-swap = Auf { $cell } liegt kein Buchstabe.
blanko-refused-same-letter = Das ist derselbe Buchstabe.
blanko-refused-no-word = Der Buchstabe auf { $cell } gehört zu keinem Wort.
blanko-refused-stood-before = { $word } hat dort schon einmal gestanden.
blanko-refused-ballot-closed = Die Abstimmung ist vorbei.
blanko-refused-no-vote = Du stimmst hier nicht mit ab.
blanko-refused-no-such-choice = Dafür kann man nicht stimmen.
blanko-list-whole = Wortliste: die ganze. Wörter darin: { NUMBER($words) }.
blanko-list-small = Wortliste: eine kleine für den Anfang. Wörter darin: { NUMBER($words) }.
blanko-list-none = Für diese Sprache gibt es keine kleine Wortliste: Spiele beginnen, wenn die ganze da ist.
blanko-list-building = Die ganze Liste entsteht gerade: { $share } %
blanko-list-wait = Von selbst beginnen, wenn die ganze Liste da ist
blanko-list-waiting = Das Spiel beginnt von selbst, wenn die ganze Liste da ist.
blanko-list-wait-no-more = Nicht warten
blanko-list-failed = Die ganze Liste ließ sich nicht bauen:
blanko-list-again = Noch einmal versuchen
blanko-list-house = Davon eigene des Hauses: { NUMBER($words) }.
blanko-list-next = Inzwischen gibt es eine andere Liste: Das nächste Spiel hat sie.
blanko-mean = Was bedeuten die Wörter?
blanko-mean-looking = { $word } wird nachgeschlagen …
blanko-mean-unknown = Über { $word } ist hier nichts bekannt.
blanko-ruling = – gelegt von { $by }; dafür: { $yes }; dagegen: { $no }

## Why a bot plays so

blanko-why-most = Mehr bringt auf einen Schlag nichts.
blanko-why-empties = Damit ist dein Vorrat aufgebraucht.
blanko-why-square = { $squares ->
    [one] Es bedeckt ein BLANKO-Quadrat; der punktbeste Zug brächte nur { $less } mehr.
   *[other] Es bedeckt { $squares } BLANKO-Quadrate; der punktbeste Zug brächte nur { $less } mehr.
}
blanko-why-keeps = { $less ->
    [one] Ein Punkt weniger als der punktbeste Zug, aber gute Buchstaben bleiben: { $letters }.
   *[other] { $less } Punkte weniger als der punktbeste Zug, aber gute Buchstaben bleiben: { $letters }.
}
blanko-why-denies = { $less ->
    [one] Ein Punkt weniger als der punktbeste Zug, aber wer danach dran ist, macht etwa { $denied } weniger daraus.
   *[other] { $less } Punkte weniger als der punktbeste Zug, aber wer danach dran ist, macht etwa { $denied } weniger daraus.
}
blanko-why-weighs = { $less ->
    [one] Ein Punkt weniger als der punktbeste Zug, aber besser, wenn man mitrechnet, was danach kommt.
   *[other] { $less } Punkte weniger als der punktbeste Zug, aber besser, wenn man mitrechnet, was danach kommt.
}
blanko-why-exchange = Neue Buchstaben sind mehr wert als jeder Zug.
blanko-why-only = Etwas anderes lässt sich nicht spielen.
blanko-why-solved = { $ahead ->
    [0] Bis zum Ende gerechnet: Es endet unentschieden.
   *[other] Bis zum Ende gerechnet; Vorsprung in Punkten am Schluss: { $ahead }.
}
blanko-why-pass = Nichts zu legen ist am besten, soweit das Ende abzusehen ist.
blanko-why-seen = Etwas Besseres ist nicht zu sehen.
blanko-why-mini = Keine andere Anordnung dieser Buchstaben bringt mehr.
blanko-why-redraw = Ohne diese Buchstaben ist der Rest mehr wert.
blanko-why-stay = Alle deine Buchstaben sind es wert, zu bleiben.
blanko-why-doubt = Nicht alle diese Wörter stehen in der Wortliste.
blanko-why-fine = Alle diese Wörter stehen in der Wortliste.
blanko-why-vote = Ob das Wort gilt, bleibt den anderen überlassen.

## Levels

blanko-level-novice = Kennt Alltagswörter, legt wenige Buchstaben und übersieht die meisten Stellen.
blanko-level-casual = Kennt gängige Wörter und übersieht so manche Stelle.
blanko-level-club = Hat einen guten Wortschatz und übersieht selten eine Stelle.
blanko-level-greedy = Kennt jedes Wort, zählt aber nur die Punkte des nächsten Zugs.
blanko-level-expert = Denkt an die Buchstaben, die bleiben, an die Kärtchen, die kommen, und an ein paar Antworten.
blanko-level-master = Prüft viele Züge daran, was die anderen tun könnten, und rechnet den Schluss aus.

## The first game, step by step

guide-blanko-aim = Willkommen! Lege Wörter, die sich kreuzen und verändern. Alle neuen Wörter zählen. Wer die meisten Punkte hat, gewinnt.
guide-blanko-rack = Das sind deine Buchstaben und was jeder wert ist. Ein BLANKO-Stein steht für jeden Buchstaben.
guide-blanko-lay = Wähle ein Feld und lege oder tippe ein Wort: Das erste geht durch die Mitte, spätere berühren, was schon liegt. Die Zeile darunter sagt, was es wert wäre. Dann lege es.
guide-blanko-more = Jedes Wort, das deine Buchstaben bilden, zählt, auch die quer dazu, und mit allen Buchstaben. Lange und kreuzende Wörter sind also viel wert.
guide-blanko-swap = Statt ein Wort zu legen, kannst du einen Buchstaben des Bretts gegen einen von deinen tauschen, sodass andere Wörter entstehen. Oder neue Buchstaben ziehen. Probier eines davon, oder lege noch ein Wort.
guide-blanko-square = Wer ein BLANKO-Quadrat bedeckt, deckt ein Kärtchen dieses Stapels auf: Punkte, noch ein Zug oder ein Mini-Kreuzworträtsel aus neun Feldern. Dafür hast du heute zehn Minuten.
guide-blanko-end = Das Spiel endet, wenn der Beutel leer ist und jemand keine Buchstaben mehr hat. Was übrig ist, wird abgezogen. Mehr musst du nicht wissen.

## Help at the table

help-progress-blanko = { $bag ->
    [0] Der Beutel ist leer. Schluss ist, sobald jemand keine Buchstaben mehr hat.
    [one] Im Beutel ist noch { $bag } Buchstabe. Ist er leer, endet das Spiel, sobald jemand keine Buchstaben mehr hat.
   *[other] Im Beutel sind noch { $bag } Buchstaben. Ist er leer, endet das Spiel, sobald jemand keine Buchstaben mehr hat.
}
now-blanko = Dein Zug: Leg ein Wort
now-blanko-of = { $name } sucht ein Wort
now-blanko-mini = Füll das Mini-Rätsel
now-blanko-mini-of = { $name } füllt ein Mini-Kreuzworträtsel
now-blanko-redraw = Welche Buchstaben legst du zurück?
now-blanko-redraw-of = { $name } legt Buchstaben zurück
now-blanko-challenge = Lässt du das Wort von { $name } gelten?
now-blanko-challenge-of = Die anderen prüfen das Wort von { $name }
now-blanko-vote = Soll das Wort von { $name } zählen?
now-blanko-vote-of = Alle stimmen über das Wort von { $name } ab
hint-worth = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-square = Es bedeckt ein BLANKO-Quadrat: Du deckst ein Kärtchen auf.
hint-exchange = Gutes lässt sich nicht legen; neue Buchstaben sind einen Zug wert.
hint-pass = Es lässt sich nichts legen, und der Beutel ist leer.
hint-swap = Ein Buchstabe verändert jedes Wort, zu dem er gehört.

## In a few steps

howto-blanko-1 = Du hast acht Buchstaben. Bist du am Zug, lege ein Wort, das eines auf dem Brett kreuzt, oder verlängere eines.
howto-blanko-2 = Oder tausche einen Buchstaben auf dem Brett gegen einen von deinen, sodass jedes Wort, zu dem er gehört, ein anderes wird.
howto-blanko-3 = Alle neuen Wörter zählen, mit den Werten aller ihrer Buchstaben.
howto-blanko-4 = Wer ein BLANKO-Quadrat bedeckt, deckt ein Kärtchen auf: Punkte, noch ein Zug oder ein Mini-Kreuzworträtsel gegen die Sanduhr.
howto-blanko-5 = Ist der Beutel leer und hat jemand keine Buchstaben mehr, wird abgezogen, was die anderen noch im Vorrat haben. Wer die meisten Punkte hat, gewinnt.
