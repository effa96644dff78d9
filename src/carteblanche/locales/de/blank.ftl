## Cards

blank-colour = { $colour ->
    [red] rot
    [orange] orange
    [green] grün
    [blue] blau
    [violet] violett
   *[pink] pink
}
blank-card = { $number } ({ $colour })
blank-card-titled = { $card } „{ $title }“
blank-card-hidden = eine verdeckte Karte
blank-rule = Regel { $number }
blank-rule-short = Nr. { $number }
blank-rule-more = … antippen, um alles zu lesen
blank-illustrated = mit Bild
blank-no-words = Auf dieser Karte steht nichts.
blank-by = von { $name }
blank-imported = importiert
blank-written-in = Geschrieben auf { $language }:
blank-class = { $category ->
    [machine] macht der Rechner
    [helped] der Rechner hilft
   *[people] Leute kümmern sich darum
}
blank-class-why = { $category ->
    [machine] Alles darin führt der Tisch selbst aus und prüft es.
    [helped] Der Tisch weiß, wann es geschieht und wen es trifft; ob es getan wurde, sagen die Leute.
   *[people] Nur Menschen können sehen, ob man sich daran hält.
}

## Options

blank-option-effects = Was auf Karten steht
blank-option-effects-automatic = geschieht von selbst (Schiedsrichter)
blank-option-effects-by-hand = führt ihr selbst aus (scharfe Augen)
blank-option-wrong = Falsches Ausspielen
blank-option-wrong-fined = kostet eine Strafe
blank-option-wrong-refused = geht nicht
blank-option-wrong-lie = gilt, bis jemand Einspruch erhebt
blank-option-reading = Zuerst die Regeln lesen
blank-option-reading-help = Die erste Karte fällt, wenn alle die Regeln verstanden haben.
blank-option-rewards = Wer gewinnt, schreibt eine Karte
blank-option-rewards-help = Sie bleibt für immer im Deck.
blank-option-people = Karten, um die sich Leute kümmern
blank-option-people-help = Auch Regeln und Spielkarten, für die man etwas sehen, sagen oder tun oder sich beeilen muss, kommen ins Spiel.
blank-option-clocks = Karten mit Uhr
blank-option-clocks-help = Auch Regeln und Spielkarten, nach denen nach einer Weile etwas geschieht, sogar das Spielende, kommen ins Spiel.
blank-option-owner = Platz, dem das Deck gehört
blank-option-owner-help = Wer dort sitzt, entscheidet über neue Karten.
blank-option-starts = Platz, der beginnt
blank-option-patience = Zeit für Antworten und Abstimmungen

## The table

blank-players = Spieler; gespielt wird { $way ->
    [right] im Uhrzeigersinn
   *[left] gegen den Uhrzeigersinn
}
blank-direction = { $way ->
    [right] im Uhrzeigersinn
   *[left] gegen den Uhrzeigersinn
}
blank-on-turn = am Zug:
blank-acts = ist gefragt
blank-reads = liest noch
blank-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
blank-cards-left = { $count ->
    [0] keine Karte übrig
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
}
blank-skips = { $count ->
    [one] setzt aus
   *[other] setzt { $count }-mal aus
}
blank-extra = { $count ->
    [one] hat noch einen Zug
   *[other] hat noch { $count } Züge
}
blank-gone = nicht mehr dabei
blank-mark = trägt ein Zeichen
blank-front = Karten, die offen vor { $name } liegen
blank-known = Karten von { $name }, die du kennst
blank-draw-pile = Nachziehstapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
blank-middle = In der Mitte: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
blank-discard-pile = Ablagestapel. Obenauf: { $card }
blank-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
blank-card-fits = passt
blank-card-chosen = gewählt, als Nummer { $place }
blank-card-on-top = gewählt, obenauf
blank-top = oben
blank-choose = Farbe oder Zahl wie obenauf. Mehrere, wenn alle sie teilen.
blank-choose-sharp = Du bist am Zug. Spiele, was passt, und tu, was die Regeln verlangen.
blank-choose-free = Es gibt keine Züge. Alle dürfen spielen!
blank-choose-anytime = { $name } ist am Zug, aber du hast eine Karte für jetzt.
blank-chosen = { $card }
blank-chosen-along = { $card }. Angehobene Karten gehen mit.
blank-chosen-many = { $count ->
    [one] { $count } Karte. Es zählt die oberste: { $card }
   *[other] { $count } Karten. Es zählt die oberste: { $card }
}
blank-would-be-wrong = Das würde eine Strafe kosten: { $why }
blank-would-fire = löst vielleicht aus
blank-must-draw = Nichts passt: Zieh eine Karte. Für die Regeln zählt das als Strafe.
blank-waiting = { $name } ist gefragt …
blank-play = { $count ->
    [one] Ausspielen
   *[other] { $count } ausspielen
}
blank-play-anyway = Trotzdem
blank-draw = Ziehen
blank-object = Einspruch!
blank-sort = Hand sortieren
blank-sort-by = { $order ->
    [colour] nach Farbe
    [number] nach Zahl
   *[dealt] wie ausgeteilt
}
blank-rules = Geltende Regeln
blank-rules-none = Zurzeit gilt keine Regel.
blank-rule-pile = { $count ->
    [0] keine mehr im Stapel
    [one] noch { $count } im Stapel
   *[other] noch { $count } im Stapel
}
blank-edited = geändert
blank-off = gilt gerade nicht
blank-counter = Zähler: { $count }
blank-ruled = Der Tisch hat entschieden: { $text }
blank-mods = Außerdem gilt gerade
blank-until-turn = Bis zum nächsten Zug von { $name }: { $text }
blank-named = { $text } Genannt: { $named }.
blank-mod-plays = { $count ->
    [one] noch für einmal Ausspielen
   *[other] noch für { $count }-mal Ausspielen
}
blank-content = Nichts zu sagen
blank-closing = Jemand hat keine Karten mehr. Hat noch jemand etwas auszuführen oder zu sagen?

## Reading

blank-reading = Die Regeln dieses Spiels
blank-reading-line = Lest sie einander vor. Das Spiel beginnt, wenn alle verstanden haben.
blank-reading-alone = Das Spiel beginnt, sobald du sie verstanden hast.
blank-reading-deck = Das Deck: { $deck }
blank-understood = Verstanden
blank-new = neu
blank-first-card = Die erste Karte: { $card }

## Obligations

blank-duties = Was zu tun ist
blank-duties-now = Jetzt zu tun
blank-duty-you = Du
blank-duty-stage = { $stage ->
    [pending] vor der nächsten Karte
    [done] angeblich erledigt
    [overdue] nicht rechtzeitig getan
   *[lasting] bis auf Weiteres
}
blank-call = Wir telefonieren oder sitzen beisammen
blank-call-you = Jetzt du
blank-done = Erledigt
blank-apply = Ausführen
blank-apply-card = „{ $card }“ ausführen
blank-use-may = Du darfst:
blank-use = Tun
blank-deed = { $how ->
    [say] { $count ->
        [one] „{ $text }“ sagen
       *[other] „{ $text }“ sagen, { $count }-mal
    }
   *[do] { $count ->
        [one] { $text }
       *[other] { $text }, { $count }-mal
    }
}
blank-accuse = Anklagen
blank-accuse-whom = Wer hat sich nicht an diese Karte gehalten?
blank-accuse-warning = Eine falsche Anschuldigung kostet dich eine Strafe.
blank-report = Es ist passiert!
blank-report-what = Was ist passiert?
blank-report-short = Passiert
blank-report-line = Wen betrifft es? Wer gemeint ist, kann es abstreiten; dann stimmen die anderen ab.
blank-report-contest = Die anderen können es abstreiten; dann stimmen alle ab.
blank-report-now = Gerade eben passiert
blank-table-decides = Den Tisch entscheiden lassen
blank-order-earlier = Diese Regel soll früher kommen
blank-order-later = Diese Regel soll später kommen
blank-ruling = Wie ist diese Karte zu verstehen?
blank-ruling-propose = Zur Abstimmung stellen
blank-referee = Als Schiedsrichter
blank-referee-line = Die anderen stimmen darüber ab.
blank-referee-move = Diese Karte kommt
blank-referee-do = Dorthin legen
blank-place = { $place ->
    [discard-pile] auf den Ablagestapel
    [draw-pile] auf den Nachziehstapel
    [rule-pile] auf den Regelstapel
   *[rules] zu den Regeln
}
blank-place-hand = auf die Hand von { $name }
blank-correct = { $card } kommt { $place }.

## Questions

blank-asked = Du bist gefragt
blank-ask = { $what ->
    [players] { $count ->
        [one] Wähle jemanden.
       *[other] Wähle { $count } Leute.
    }
    [name] Wen nennst du?
    [cards] { $count ->
        [0] Wähle Karten.
        [one] Wähle eine Karte.
       *[other] Wähle { $count } Karten.
    }
    [arrange] Ordne diese Karten, wie du magst.
    [react] Gleich passiert dir etwas. Spielst du eine Karte dagegen?
    [report] { $name } sagt, dass es passiert ist.
    [either] Wähle eines davon.
    [colour] Nenne eine Farbe.
    [number] Nenne eine Zahl.
    [said] Sag es laut.
    [done] Schnell! Drücke, sobald du es getan hast.
    [go-on] Das Spiel ruht. Soll es weitergehen?
    [fact] Stimmt das?
   *[yes] Möchtest du?
}
blank-ask-hand = Tippe eine Karte deiner Hand an.
blank-ask-none = Keine Karte passt, oder zu wenige. Niemand erfährt es.
blank-ask-price = Was grau ist, kannst du nicht bezahlen. Niemand erfährt es.
blank-ask-look = Karten ansehen
blank-ask-order = Tippe die Karten in der Reihenfolge an, in der sie gezogen werden sollen.
blank-answer-yes = Ja
blank-answer-no = Nein
blank-answer-done = Fertig!
blank-answer-go-on = Weiter
blank-answer-said = Gesagt
blank-answer-report-no = Das stimmt nicht
blank-answer-number = Zahl
blank-answer-give = Antworten
blank-answer-nothing = Ohne weiter
blank-answer-these = { $count ->
    [0] Keine
    [one] Diese
   *[other] Diese { $count }
}
blank-decline = Nein
blank-decline-name = Ich sage nichts
blank-decline-react = Geschehen lassen
blank-decline-done = Ich gebe auf
blank-decline-fact = Ich weiß es nicht
blank-decline-report = Stimmt

## Votes

blank-vote = Abstimmung
blank-motion = { $what ->
    [verdict] { $by } sagt, { $name } habe das nicht richtig gemacht.
    [report] { $by } sagt, es sei { $name } passiert; das wird bestritten.
    [ruling] { $by } fragt, wie diese Karte zu verstehen ist:
    [order] { $by } möchte die Regeln in dieser Reihenfolge:
    [correct] { $by } möchte als Schiedsrichter eine Karte verlegen:
    [consent] { $by } möchte das von Hand. Ist { $name } einverstanden?
    [tool] { $by }, von Hand:
   *[tool-vote] Jemand ist dagegen. Soll das geschehen?
}
blank-choice-guilty = Schuldig
blank-choice-innocent = Unschuldig
blank-choice-yes = Ja
blank-choice-no = Nein
blank-choice-fine = In Ordnung
blank-choice-object = Einspruch!
blank-vote-waiting = es fehlt noch: { $names }

## What happened, and why?

blank-why = Was ist passiert, und warum?
blank-story-none = Noch ist nichts geschehen.
blank-played = { $name } spielt { $cards }.
blank-played-top = Von diesen zählt die oberste: { $card }.
blank-note-understood = { $name } hat die Regeln verstanden.
blank-note-effect = Die Karte selbst bewirkt etwas.
blank-note-fired = { $card } greift.
blank-note-people = Um { $card } kümmern sich Leute.
blank-note-multiplied = { $card } gilt mehrfach.
blank-note-waived = Der Rest war zu viel und entfällt.
blank-note-instead = Stattdessen passiert etwas anderes: { $name }.
blank-note-reacts = { $name } spielt { $card } dagegen.
blank-note-cancelled = Es wird rückgängig gemacht.
blank-note-turn-ends = Der Zug von { $name } endet.
blank-note-leads = { $name } macht weiter.
blank-note-plays-again = { $name } wird noch einen Zug haben.
blank-note-seats-swapped = { $name } und { $other } tauschen die Plätze.
blank-note-out = { $name } ist nicht mehr dabei.
blank-note-marked = { $name } trägt ein Zeichen.
blank-note-unmarked = { $name } trägt kein Zeichen mehr.
blank-note-counts = Ein Zähler steht auf { $n }.
blank-note-time-is-up = Die Zeit ist um.
blank-note-picks = { $name } sucht eine Karte aus.
blank-note-shuffles = Karten werden gemischt.
blank-note-shared = { $name } verteilt { $cards }.
blank-note-uses = { $name } nutzt { $card }.
blank-note-failed = { $name } hat es nicht rechtzeitig getan.
blank-note-tool = { $name }, von Hand: { $use }
blank-note-objects = { $name } erhebt Einspruch.
blank-note-tool-refused = Es geschieht nicht.
blank-note-die = { $name } würfelt eine { $n }.
blank-note-coin = { $why ->
    [heads] Die Münze zeigt Kopf.
   *[tails] Die Münze zeigt Zahl.
}
blank-note-player = Das Los trifft { $name }.
blank-note-reversed = Die Spielrichtung wechselt.
blank-note-countdown = { $name } stellt eine Uhr: { $n } Sekunden.
blank-note-contest-won = { $name } gewinnt den Wettstreit.
blank-note-race-over = { $name } war am schnellsten.
blank-note-holds = Eine Zeit lang gilt etwas Neues.
blank-note-declines = { $name } lehnt ab.
blank-note-no-answer = { $name } hat nicht rechtzeitig geantwortet.
blank-note-names = { $name } nennt: { $thing }.
blank-note-gives = { $name } gibt { $cards } her.
blank-note-receives = { $name } bekommt { $cards }.
blank-note-loses = { $name } verliert { $cards }.
blank-note-puts-away = { $name } legt { $cards } weg.
blank-note-edited = Die Zahl in { $card } ist jetzt { $n }.
blank-note-arranges = { $name } ordnet { $cards }.
blank-note-done = { $name } sagt: erledigt.
blank-note-applies = { $name } führt es aus.
blank-note-owes = { $name } muss etwas tun.
blank-note-accused-rightly = { $name } beschuldigt { $other } zu Recht.
blank-note-accused-wrongly = { $name } beschuldigt { $other } zu Unrecht.
blank-note-accused-too-late = { $name } beschuldigt { $other }, aber zu spät.
blank-note-applied-too-late = { $name } führt es zu spät aus.
blank-note-applied-wrongly = { $name } führt aus, was niemand verlangt.
blank-note-not-proven = Nicht bewiesen; niemand zieht.
blank-note-objected-rightly = Der Einspruch von { $name } stimmt; { $other } nimmt die Karten zurück.
blank-note-reported = { $name } meldet es von { $other }.
blank-note-reported-already = Das wurde gerade schon gemeldet.
blank-note-happened = Es ist { $name } passiert: { $why }.
blank-note-voted = { $why ->
    [guilty] Die Abstimmung: schuldig.
    [innocent] Die Abstimmung: unschuldig.
    [yes] Die Abstimmung: ja.
    [no] Die Abstimmung: nein.
    [fine] Niemand erhebt Einspruch.
   *[other] Die Abstimmung ist vorbei.
}
blank-note-voted-for = { $name } stimmt für { $other }.
blank-note-taken-back = { $name } nimmt die Karten zurück: { $why ->
    [not-your-turn] nicht am Zug.
    [no-match] weder Farbe noch Zahl passt.
    [no-common-mark] die Karten gehören nicht zusammen.
    [forbidden] eine Regel verbietet es.
    [not-required] eine Regel verlangt andere Karten.
   *[other] das Ausspielen war falsch.
}
blank-note-cannot-play = { $name } hat nichts Passendes.
blank-note-penalty = { $name } nimmt { $n ->
    [one] eine Strafe
   *[other] { $n } Strafen
}: { $why ->
    [not-obeyed] eine Karte wurde nicht befolgt.
    [nothing-owed] keine Karte hat es verlangt.
    [false-accusation] die Anschuldigung war falsch.
    [wrong-play] das Ausspielen war falsch.
    [forbidden] eine Karte verbietet es.
    [unable] nichts passt.
    [not-your-turn] nicht am Zug.
    [no-match] die Karte hat nicht gepasst.
    [no-common-mark] die Karten gehörten nicht zusammen.
    [card] eine Karte sagt es.
   *[other] das Ausspielen war falsch.
}
blank-note-shows = { $name } zeigt { $cards }.
blank-note-wins = { $name } gewinnt durch eine Karte.
blank-note-draws = { $name } zieht { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}.
blank-note-nothing-to-draw = Es gibt nichts mehr zu ziehen.
blank-note-discards = { $name } wirft { $cards } ab.
blank-note-swaps = { $name } tauscht Karten mit jemandem.
blank-note-will-skip = { $n ->
    [one] { $name } wird aussetzen.
   *[other] { $name } wird { $n }-mal aussetzen.
}
blank-note-skipped = { $name } setzt aus.
blank-note-rule-discarded = { $card } wird abgeworfen.
blank-note-rule-revealed = { $card } ist neu.
blank-note-won = { $name } hat gewonnen.
blank-note-reshuffled = Der Nachziehstapel wird neu gemischt.
blank-note-forgoes = { $name } schreibt nichts.
blank-note-approved = { $name } nimmt die neue Karte an.
blank-note-vetoed = { $name } bittet um eine Änderung.
blank-note-wishes = { $name } schlägt eine Karte vor.
blank-note-corrected = { $name } verlegt als Schiedsrichter: { $card }.

## The studio

blank-reward = { $name } hat gewonnen und darf eine Karte schreiben
blank-reward-you = Du hast gewonnen. Ändere das Spiel für immer!
blank-reward-waiting = { $name } schreibt eine Karte. Sprecht darüber: Wie wird sie wirken?
blank-studio-line = Was du schreibst, gehört ab dem nächsten Spiel zu diesem Deck.
blank-studio-starter = Dieses Spiel benutzt das Deck des Hauses. Was du schreibst, steht im Ergebnis; merken kann es sich nur ein eigenes Deck.
blank-studio-what = Was möchtest du schreiben?
blank-studio-rule = eine neue Regel
blank-studio-card = Worte für eine Spielkarte
blank-studio-which = Welche Karte?
blank-studio-title = Titel
blank-studio-how = Wie?
blank-studio-write = in eigenen Worten
blank-studio-click = zusammenklicken
blank-studio-sentence-rule = Deine Regel
blank-studio-sentence-card = Was geschieht, wenn die Karte gespielt wird
blank-studio-hint = Schreib es, wie du es sagen würdest, in einer unserer Sprachen. Du siehst dann, was verstanden wurde.
blank-studio-example = Zeig mir ein Beispiel
blank-studio-reading = Ich lese …
blank-studio-languages = In den anderen Sprachen
blank-answer-understood = So ist es verstanden:
blank-answer-nearly = Beinahe. So viel ist verstanden; die unterstrichenen Wörter fehlen darin:
blank-answer-people = Darum kann sich der Rechner nicht selbst kümmern.
blank-answer-too-slow = Das zu lesen hat zu lange gedauert.
blank-answer-not-a-card = Diese Bausteine ergeben noch keine Karte.
blank-answer-this = Das meine ich
blank-answer-take = So nehmen
blank-answer-mend = Mit Bausteinen ausbessern
blank-answer-keep = Die Leute kümmern sich darum, genau wie geschrieben
blank-answer-kept = Um diese Karte kümmern sich die Leute, wie sie geschrieben ist. Am Tisch führen sie sie von Hand aus.
blank-suggestion = Vorschlag eines Übersetzers
blank-suggestion-why = Niemand hat das geprüft. Lies es nach: Es gilt nur, wenn du sagst, dass du es so meinst.
blank-suggestion-ask = Einen Übersetzer fragen
blank-suggestion-asking = Der Übersetzer wird gefragt …
blank-suggestion-none = Der Übersetzer hat dazu keinen Vorschlag.
blank-answer-left = nicht verstanden
blank-answer-commentary = als Titel oder Geschichte genommen
blank-blocks-number = eine Zahl
blank-blocks-text = eigene Worte
blank-blocks-nothing = nichts
blank-blocks-more = mehr …
blank-blocks-add = Hinzufügen: { $slot }
blank-blocks-back = Zurück zu den Worten
blank-finding-people-and-machine = Entweder kümmern sich die Leute um eine Karte oder der Rechner.
blank-answer-choose = { $count ->
    [one] Meinst du das?
   *[other] Was davon meinst du?
}
blank-studio-propose = { $name } vorschlagen
blank-studio-enter = Ins Deck schreiben
blank-studio-forgo = Nichts schreiben
blank-blocks-remove = Entfernen
blank-finding-level = { $level ->
    [error] So nicht:
   *[warning] Vorsicht:
}
blank-finding-reaction-on-a-rule = Nur eine Spielkarte kann auf eine Strafe antworten.
blank-finding-too-long = Das ist mehr, als auf eine Karte passt.
blank-finding-never-fires = Das kann nie geschehen.
blank-finding-singles-out = Sie hat es auf { $part } abgesehen. Ist das auf Jahre hinaus fair?
blank-finding-left-out = Nicht darin: { $part }
blank-finding-wins-at-once = Sie kann das Spiel auf der Stelle beenden.
blank-finding-nobody-wins = Solange sie gilt, kann niemand gewinnen.
blank-finding-written-already = Auf dieser Karte des Decks steht schon etwas ({ $part }). Nimm eine andere.
blank-finding-no-such-card = Diese Karte gibt es in diesem Deck nicht ({ $part }).
blank-finding-no-blank-rule = Alle leeren Regelkarten dieses Decks sind verbraucht. Wem es gehört, kann weitere erlauben.
blank-drawing = Bild
blank-drawing-here = hier zeichnen
blank-drawing-undo = Letzter Strich weg
blank-drawing-clear = Leeres Blatt
blank-proof = Deine Karte
blank-proof-choose = Wähle zuerst eine Karte.
blank-proposal = Vorschlag von { $name }:
blank-proposal-waiting = { $name } entscheidet, denn es ist das eigene Deck.
blank-proposal-absent = Niemand am Tisch besitzt dieses Deck. Die Karte wird warten, bis jemand entscheidet, dem es gehört.
blank-accept-soon = Sie kommt in { $seconds } s von selbst ins Deck.
blank-accept-hold = Noch zurückhalten
blank-approve = Annehmen
blank-veto = Um Änderung bitten
blank-veto-reason = Was sollte anders sein?
blank-vetoed = { $name } bittet um eine Änderung. Sprecht darüber und versuch es noch einmal.

## Trial games

blank-try = Was macht sie mit dem Spiel?
blank-try-line = Bots spielen dieselben Spiele mit dieser Karte und ohne sie.
blank-try-go = Ausprobieren
blank-try-stale = Die Karte hat sich seitdem geändert.
blank-try-failed = Die Probespiele haben nicht geklappt.
blank-try-playing = { $games } von { $wanted } Spielen
blank-try-length = Züge in einem Spiel
blank-try-without = statt { $count }
blank-try-pace = { $pace ->
    [longer] länger
    [shorter] kürzer
   *[same] etwa so lang wie vorher
}
blank-try-fires = Sie wirkt in
blank-try-games = der Spiele ({ $range } %)
blank-try-per-game = je Spiel: { $count }-mal
blank-try-fair = Fair für alle?
blank-try-fair-yes = Ja
blank-try-fair-no = Nicht ganz
blank-try-fair-line = Soweit diese Spiele es zeigen, gewinnt oder verliert kein Platz dadurch.
blank-try-seat-more = Platz { $seat } gewinnt öfter
blank-try-seat-less = Platz { $seat } gewinnt seltener
blank-try-endless = { $count ->
    [one] Mit ihr fand { $count } Spiel kein Ende.
   *[other] Mit ihr fanden { $count } Spiele kein Ende.
}
blank-try-lengths = Wie lang Spiele sind, in Zügen
blank-try-bar = Züge: { $turns }; { $with } % der Spiele mit der Karte, { $without } % ohne sie
blank-try-with-card = mit der Karte
blank-try-without-card = ohne sie
blank-try-seats = Wer gewinnt, nach Plätzen
blank-try-seat = Platz { $seat }: { $share } %, ohne die Karte { $before } %
blank-try-seats-line = Platz 1 beginnt. Voller Punkt: mit der Karte, offener: ohne; die Striche zeigen, wie sicher das ist.
blank-try-beside = { $count ->
    [one] Trifft auf { $count } andere Karte
   *[other] Trifft auf { $count } andere Karten
}

## The result

blank-reason-empty-hand = Eine leere Hand gewinnt.
blank-reason-time = Die Zeit ist um: Wer die wenigsten Karten hat, gewinnt.
blank-reason-card = Eine Karte hat es entschieden.
blank-written = Heute geschrieben
blank-kept = { $count ->
    [one] Die Karte ist jetzt in „{ $deck }“. Spielt noch einmal, dann ist sie dabei.
   *[other] Die Karten sind jetzt in „{ $deck }“. Spielt noch einmal, dann sind sie dabei.
}
blank-kept-waits = { $count ->
    [one] Die Karte wartet, bis jemand zustimmt, dem „{ $deck }“ gehört.
   *[other] Die Karten warten, bis jemand zustimmt, dem „{ $deck }“ gehört.
}
blank-kept-not = Gespielt wurde mit dem Deck des Hauses, und das bleibt, wie es ist.

## Keys

blank-keys-title = Spielen mit der Tastatur
blank-keys-number = geht zur nächsten Karte mit dieser Zahl
blank-keys-arrows = gehen durch die Hand
blank-keys-space = wählt eine Karte oder legt sie zurück
blank-keys-enter = spielt die gewählten Karten aus
blank-keys-draw = zieht
blank-keys-object = erhebt Einspruch
blank-keys-escape = legt alle gewählten Karten zurück
blank-keys-help = zeigt das hier

## Faults and refusals

blank-fault-no-match = weder Farbe noch Zahl passt.
blank-fault-no-common-mark = die Karten müssen eine Farbe oder Zahl gemeinsam haben.
blank-fault-forbidden = eine Regel verbietet diese Karte.
blank-fault-not-required = eine Regel verlangt gerade andere Karten.
blank-fault-not-your-turn = du bist nicht am Zug.
refused-no-match = Weder Farbe noch Zahl passt zur obersten Karte.
refused-no-common-mark = Zusammen gespielte Karten haben eine Farbe oder Zahl gemeinsam.
refused-forbidden = Eine Regel verbietet diese Karte.
refused-not-required = Eine Regel verlangt gerade andere Karten.
refused-can-play = Du hast eine passende Karte, also darfst du nicht ziehen.
refused-card-twice = Jede Karte kann nur einmal gespielt werden.
refused-no-cards = Wähle zuerst eine Karte.
refused-not-in-your-hand = { $card } ist nicht auf deiner Hand.
refused-must-answer = Das muss beantwortet werden.
refused-no-answer = Das ist keine Antwort auf diese Frage.
refused-nothing-asked = Es wird nichts gefragt.
refused-no-objections-here = An diesem Tisch fällt falsches Ausspielen von selbst auf.
refused-own-play = Gegen dich selbst kannst du keinen Einspruch erheben.
refused-too-late = Dafür ist es zu spät.
refused-no-reward = Du bist jetzt nicht mit Schreiben dran.
refused-no-such-card = Diese Karte gibt es nicht.
refused-no-such-choice = Dafür kann man nicht stimmen.
refused-no-such-duty = Diese Karte verlangt jetzt nichts von dir.
refused-no-such-event = Diese Karte wartet auf nichts.
refused-not-allowed = Keine Karte erlaubt dir das jetzt.
refused-no-such-place = Dorthin kann die Karte nicht.
refused-no-such-player = Diesen Spieler gibt es nicht.
refused-no-text = Schreib bitte etwas.
refused-no-title = Die Karte braucht einen Titel.
refused-no-vote = Deine Stimme ist nicht gefragt.
refused-not-now = Es wird noch etwas ausgeführt. Einen Augenblick.
refused-not-the-owner = Das kann nur, wem das Deck gehört.
refused-not-the-rules = Das sind nicht die geltenden Regeln.
refused-not-understood = Das ist nicht verständlich.
refused-for-people = Was Menschen regeln, können Bots nicht ausprobieren.
refused-not-while-voting = Erst wird abgestimmt.
refused-nothing-to-approve = Über keine Karte ist zu entscheiden.
refused-nothing-to-read = Es gibt jetzt nichts zu lesen.
refused-top-card-stays = Die oberste Karte bleibt liegen.
refused-written-already = Auf dieser Karte steht schon etwas.
refused-no-blank-rule = Alle leeren Regelkarten dieses Decks sind verbraucht.

## Spielstärken

blank-level-random = Spielt irgendetwas, das geht.
blank-level-beginner = Legt viele Karten ab, wenn sich die Gelegenheit bietet, und liest sie nicht.
blank-level-casual = Liest die Karten und denkt an wenig mehr als die Hälfte dessen, was geht.
blank-level-reader = Probiert alles, was geht, und sieht, was die Karten daraus machen.
blank-level-sharp = Verfolgt die besten Einfälle einige Züge weit und bemerkt fast alles.
blank-level-master = Überlegt, was du halten könntest und was du antworten würdest.

## Why a bot plays so

blank-why-wins = Das gewinnt.
blank-why-burdens = { $cards ->
    [one] Die anderen nehmen dadurch eine Karte auf.
   *[other] Die anderen nehmen dadurch { $cards } Karten auf.
}
blank-why-ready = Was auf der Hand bleibt, kann auf einmal gespielt werden.
blank-why-sheds = { $cards ->
    [one] Eine Karte weniger auf der Hand.
   *[other] { $cards } Karten weniger auf der Hand.
}
blank-why-costs = { $cards ->
    [one] Das kostet dich eine Karte, aber alles andere sieht schlechter aus.
   *[other] Das kostet dich { $cards } Karten, aber alles andere sieht schlechter aus.
}
blank-why-weighs = Alles andere sieht schlechter aus.
blank-why-only = Etwas anderes lässt sich nicht tun.
blank-why-duty = Das bist du dem Tisch schuldig.
blank-why-notices = Etwas ist nicht so geschehen, wie es die Regeln sagen.
blank-why-agrees = Dabei ist nichts zu gewinnen und nichts zu verlieren.
blank-why-chance = Geschätzte Aussicht zu gewinnen: { $chance } %; mit dem Nächstbesten: { $next } %.

## The first game, step by step

guide-blank-aim = Willkommen! Werde als Erstes deine Karten los. Das Besondere: drei Regeln, die Spieler geschrieben haben – und wer gewinnt, fügt eine hinzu.
guide-blank-rules = Diese Regeln gelten in diesem Spiel. Lies sie und sage dann, dass du sie verstanden hast; um die meisten kümmert sich der Rechner.
guide-blank-top = Diese Karte liegt oben. Spiele eine Karte gleicher Farbe oder gleicher Zahl.
guide-blank-play = Angehobene Karten passen. Wähle eine und spiele sie. Passt keine, ziehe.
guide-blank-several = Du darfst mehrere auf einmal spielen, wenn alle eine Farbe oder eine Zahl mit der obersten gemeinsam haben. Probier es, oder spiele eine.
guide-blank-why = Wenn eine Regel greift, nickt ihre Karte. Tippe eine Regel oder Karte an, um sie zu lesen; „Was ist passiert, und warum?“ erzählt alles der Reihe nach.
guide-blank-win = Wer keine Karten mehr hat, gewinnt und schreibt eine neue Regel oder Worte auf eine Karte, und die bleiben im Deck. Jetzt ist es dein Spiel.

## Help at the table

help-progress-blank = { $count ->
    [0] Du hast keine Karten mehr.
    [one] Du hast noch { $count } Karte.
   *[other] Du hast noch { $count } Karten.
}
help-progress-blank-others = { $count ->
    [0] Jemand anderes hat keine mehr.
    [one] Alle anderen haben noch mindestens { $count } Karte. Schluss ist, wenn jemand keine mehr hat.
   *[other] Alle anderen haben noch mindestens { $count } Karten. Schluss ist, wenn jemand keine mehr hat.
}
now-blank = Dein Zug: Leg eine passende Karte
now-blank-draw = Dein Zug: Nichts passt, zieh eine Karte
now-blank-asked = Beantworte die Frage einer Karte
now-blank-read = Lies die Regeln dieses Spiels
now-blank-read-of = Es lesen noch: { $names }
now-blank-write = Gewonnen! Schreib eine Karte
now-blank-write-of = { $name } hat gewonnen und schreibt eine Karte

## In a few steps

howto-blank-1 = Werde als Erstes deine Karten los. Lege eine Karte gleicher Farbe oder gleicher Zahl; passen mehrere zusammen, auch mehrere: Dann zählt die letzte.
howto-blank-2 = Drei Regelkarten sagen, was sonst noch geschieht, und wem. Sie gelten immer.
howto-blank-3 = Passt nichts, ziehe eine Karte. Wer eine Regel bricht, zieht eine Strafkarte.
howto-blank-4 = Wer gewinnt, schreibt eine neue Regel oder Worte auf eine Spielkarte. Das bleibt für immer im Deck.
howto-blank-5 = So wird es mit jedem Spiel mehr euer eigenes.
