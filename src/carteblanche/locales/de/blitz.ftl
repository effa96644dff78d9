## Cards and places

blitz-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
blitz-sign = { $sign ->
    [sun] Sonne
   *[moon] Mond
}
blitz-card = { $colour } { $number } ({ $sign })
blitz-back = { $back ->
    [lark] Lerche
    [poppy] Mohn
    [maple] Ahorn
    [brook] Bach
    [owl] Eule
    [ivy] Efeu
    [comet] Komet
   *[ember] Glut
}
blitz-deck = Blitzstapel
blitz-work = Arbeitsbereich
blitz-slot = Reihe { $number }
blitz-reserve = Reserve
blitz-turned = Reserve, aufgedeckt
blitz-in-hand = Reserve, auf der Hand
blitz-centre = Tischmitte
blitz-stack = Stapel { $number }
blitz-stack-top = { $place }: { $card }
blitz-new = Neuer Stapel
blitz-own = Deine Karten
blitz-nothing = nichts
blitz-finished = beiseitegelegt: { $count }
blitz-fits = passt
blitz-goes = kann in die Mitte
blitz-held = in deiner Hand

## Options

blitz-option-pace = Tempo
blitz-option-pace-race = Wettrennen
blitz-option-pace-slow = langsam: Pause nach jeder Karte
blitz-option-pace-turns = Übung: reihum, ohne Uhr
blitz-option-target = Punkte zum Sieg
blitz-option-target-help = Wer sie am Ende einer Runde hat, gewinnt.
blitz-option-rounds = Höchstens so viele Runden
blitz-option-rounds-help = 0 heißt: ohne Grenze.
blitz-option-youngest = Platz, der die erste Runde startet
blitz-option-auto_go = Eine Runde beginnt von selbst nach
blitz-option-countdown = Herunterzählen
blitz-option-between = Pause zwischen den Runden
blitz-option-idle = Wer so lange nichts tut, gilt als mit der Reserve durch
blitz-option-grace = Vom Stillstand bis zum ersten Rhythmuswechsel
blitz-option-decide = Zeit für die Entscheidung über den Rhythmus
blitz-option-browse = Zeit für einen Durchgang im neuen Rhythmus
blitz-option-rest = Langsames Spiel: Pause nach jedem Zug
blitz-option-cap = Höchster Ausgleich für eine langsame Leitung
blitz-option-spacing = Mindestabstand zwischen zwei Zügen einer Person in die Mitte

## The start

blitz-word = { $set ->
    [night] Nacht!
   *[day] Tag!
}
blitz-round = Runde { $round }
blitz-get-ready = Mach dich bereit …
blitz-now-left = { $count ->
    [one] Los! Noch { $count } Blitzkarte
   *[other] Los! Noch { $count } Blitzkarten
}
blitz-won-round = { $name } hat die Runde beendet. Schau auf die Punkte!
blitz-won-round-you = Du hast die Runde beendet. Schau auf die Punkte!
blitz-stands = { $total } von { $target }
blitz-start = { $name } ruft „{ $word }“
blitz-start-you = Du rufst „{ $word }“
blitz-start-why = Das Wort startet die Runde: Dann spielen alle gleichzeitig.
blitz-go = { $word }
blitz-auto-go = Beginnt von selbst in

## The race

blitz-race = Antippen: in die Mitte oder in deine Hand.
blitz-race-goes = Tipp ▲ an: Jede Farbe wächst 1, 2, 3 …
blitz-race-lay = { $card } passt auf { $under }: Dein Blitzstapel wird kleiner.
blitz-race-none = Nichts für die Mitte: Reserve aufdecken, unten rechts.
blitz-race-wait = Nichts für die Mitte: Warte auf die anderen.
blitz-in-your-hand = { $card }: Wohin? Markierte Plätze passen.
blitz-goes-nowhere = { $card } passt gerade nirgends.
blitz-turn = { $name } ist dran …
blitz-turn-you = Du bist dran: ein Zug, oder passen.
blitz-resting = Kurz verschnaufen …
blitz-flip = { $count ->
    [one] Eine Karte aufdecken
   *[other] { $count } Karten aufdecken
}
blitz-take-up = Reserve wieder aufnehmen
blitz-stuck = Nichts geht
blitz-stuck-why = Sagen, dass du nicht weiterkommst. Kommt niemand weiter, darf der Rhythmus geändert werden.
blitz-stuck-said = Du kommst nicht weiter. Geht es allen so, darf jemand den Rhythmus ändern.
blitz-pass = Passen
blitz-marks = Karten markieren, die in die Mitte können
blitz-area = Blitzstapel: { $count }, oben { $top }. Arbeitsbereich: { $slots }. Reserve: { $reserve }.
blitz-laid = { $count ->
    [one] { $count } Karte in der Mitte.
   *[other] { $count } Karten in der Mitte.
}
blitz-still = kommt nicht weiter
blitz-total = Gesamt

## When nobody gets on

blitz-stall-notice = Niemand kommt weiter. Gleich darf { $name } den Rhythmus ändern:
blitz-stall-notice-you = Niemand kommt weiter. Gleich darfst du den Rhythmus deiner Reserve ändern:
blitz-now-stalled = Niemand kommt weiter
blitz-now-rhythm = Du darfst den Rhythmus ändern
blitz-stall-right = { $name } darf den Rhythmus ändern:
blitz-stall-right-you = Reserve von vorn, in anderem Rhythmus?
blitz-stall-pass = { $name } versucht es mit { $first ->
    [one] zuerst einer Karte.
   *[other] zuerst zwei Karten.
}
blitz-stall-pass-you = { $first ->
    [one] Zuerst eine Karte, dann je drei. Aufdecken!
   *[other] Zuerst zwei Karten, dann je drei. Aufdecken!
}
blitz-rhythm = { $first ->
    [one] erst 1
   *[other] erst 2
}
blitz-enough = Genug
blitz-waive = Nein

## The end of a round

blitz-called = Blitz!
blitz-blitz = { $name }: Blitz!
blitz-blitz-you = Blitz!
blitz-dead = Tote Runde
blitz-scored = Runde { $round }
blitz-dead-round = Runde { $round }: niemand hat geblitzt
blitz-player = Spieler
blitz-score-centre = Mitte
blitz-score-left = übrig, je −2
blitz-score-points = Punkte
blitz-chart = Gesamtpunkte nach Runden; { $target } gewinnt
blitz-next = Nächste Runde
blitz-next-deal = Neue Karten in
blitz-next-waiting = Warten auf die anderen …
blitz-no-round = Keine Runde wurde beendet.
result-reason-target = Das Ziel ist erreicht.
result-reason-rounds = Die letzte Runde ist gespielt.

## For who listens

blitz-act-flip = Karten aufdecken
blitz-act-go = den Start ausrufen
blitz-said-shown = Reserve: { $card }
blitz-said-flip = { $name } deckt auf: { $card }
blitz-said-laid = { $name }: { $card }, { $place }
blitz-said-laid-you = { $card }, { $place }
blitz-said-goes = { $source }: { $card } → { $place }.
blitz-said-left = { $count ->
    [one] Noch { $count } Blitzkarte.
   *[other] Noch { $count } Blitzkarten.
}
blitz-said-none = Keine Karte passt irgendwo.

## Keys

blitz-keys-title = Blitz spielen
blitz-keys-line = Antippen schickt eine Karte in die Mitte, wenn sie dort passt; sonst ist sie in deiner Hand: Tippe an, wo sie liegen soll. Ziehen geht auch.
blitz-keys-deck = die oberste Karte deines Blitzstapels
blitz-keys-slot = die oberste Karte einer Reihe; mit einer Karte in der Hand: dort ablegen
blitz-keys-reserve = die sichtbare Karte deiner Reserve
blitz-keys-space = Leertaste
blitz-keys-flip = deckt die Reserve auf und nimmt sie wieder auf
blitz-keys-hold = nimmt die Karte in die Hand, auch wenn sie in die Mitte könnte
blitz-keys-words = sagt, dass nichts geht; passt, wo reihum gespielt wird
blitz-keys-what = sagt, was wohin passt
blitz-keys-enter = startet die Runde und geht zur nächsten
blitz-keys-escape = legt die Karte zurück
blitz-keys-help = zeigt diese Hilfe

## Refusals

blitz-refused-not-started = Die Runde hat noch nicht begonnen.
blitz-refused-started-already = Die Runde hat schon begonnen.
blitz-refused-game-over = Das Spiel ist vorbei.
blitz-refused-stack-moved-on = Jemand war schneller: { $stack } zeigt jetzt { $top }.
blitz-refused-round-over = Die Runde war schon vorbei.
blitz-refused-not-the-starter = { $starter } ruft diese Runde aus.
blitz-refused-card-not-there = { $card } liegt dort nicht mehr.
blitz-refused-only-the-top = { $top } liegt auf { $card }.
blitz-refused-no-such-source = Diesen Platz gibt es nicht.
blitz-refused-no-such-stack = Diesen Stapel gibt es nicht.
blitz-refused-no-such-slot = Diese Reihe gibt es nicht.
blitz-refused-does-not-fit = { $card } passt nicht: { $stack } braucht { $needs }.
blitz-refused-stack-starts-with-one = Ein neuer Stapel beginnt mit einer 1.
blitz-refused-wrong-number = Auf { $top } kommt nur eine { $needs }.
blitz-refused-same-sign = Sonne und Mond im Wechsel: { $top } und { $card } haben dasselbe Zeichen.
blitz-refused-slot-full = { $most ->
    [one] Höchstens { $most } Karte liegt dort.
   *[other] Höchstens { $most } Karten liegen aufeinander.
}
blitz-refused-empty-slot = In eine leere Reihe wird nichts gelegt; sie wird vom Blitzstapel gefüllt.
blitz-refused-same-slot = Die Karte liegt schon dort.
blitz-refused-hand-empty = Nimm zuerst die Reserve wieder auf.
blitz-refused-hand-not-empty = Es sind noch Karten aufzudecken.
blitz-refused-no-reserve = Deine Reserve ist leer.
blitz-refused-said-already = Das hast du schon gesagt.
blitz-refused-stall-noticed = Alle wissen schon, dass niemand weiterkommt.
blitz-refused-no-right = Du darfst den Rhythmus jetzt nicht ändern.
blitz-refused-no-such-rhythm = Zuerst eine Karte oder zwei.
blitz-refused-rhythm-tried = Diesen Rhythmus hast du schon versucht.
blitz-refused-no-turns = Hier gibt es keine Züge; niemand muss passen.
blitz-refused-resting = Erst kurz verschnaufen.
blitz-refused-too-many-acts = Zu viele Karten auf einmal.

## What time did, in a replay

blitz-rang-go = Es wird von selbst angezählt
blitz-rang-start = Das Rennen beginnt
blitz-rang-deal = Die nächste Runde wird ausgeteilt
blitz-rang-rested = { $name } hat verschnauft
blitz-rang-idle = { $name } hat sich eine Weile nicht gerührt
blitz-rang-notice = Niemand kam weiter: jetzt darf jemand den Rhythmus ändern
blitz-rang-right = { $name } ändert den Rhythmus nicht
blitz-rang-pass = { $name } ist im neuen Rhythmus durch die Reserve

## Spielstärken

blitz-level-random = Spielt irgendetwas, das geht.
blitz-level-child = Langsame Hände; legt nur in die Mitte und übersieht jede fünfte Karte.
blitz-level-easy = Lässt sich Zeit und baut auch im Arbeitsbereich.
blitz-level-medium = Baut und holt andere Karten hervor, wenn nichts mehr geht.
blitz-level-hard = Flink; plant, welche seiner Karten welche frei macht.
blitz-level-expert = Die flinksten Hände; plant voraus und lässt dir nichts offen.

## Why a bot plays so

blitz-why-ends = Das beendet die Runde.
blitz-why-off = Eine Karte verlässt den Blitzstapel, wo jede übrige zwei Punkte kostet.
blitz-why-before = Eine Karte in der Mitte zählt einen Punkt, und jemand anderes könnte dort dieselbe legen.
blitz-why-centre = Eine Karte in der Mitte zählt einen Punkt.
blitz-why-leads-off = Danach verlässt eine Karte den Blitzstapel, durch: { $card }.
blitz-why-leads-centre = Danach in die Mitte: { $card }.
blitz-why-browse = Keine sichtbare Karte passt in die Mitte; vielleicht die nächsten.
blitz-why-room = So liegen die Karten besser.
blitz-why-rhythm = So kommen mehr Karten zum Vorschein, die passen.
blitz-why-moment = Das ist jetzt gefragt.
blitz-why-then = { $then ->
    [one] Noch eine Karte für die Mitte kann folgen.
   *[other] Noch { $then } Karten für die Mitte können folgen.
}

## The first game, step by step

guide-blitz-aim = Willkommen! In diesem Spiel handeln alle zugleich; heute geht es reihum, du musst dich also nicht beeilen. Rufe das Wort, das die Runde beginnt.
guide-blitz-deck = Das ist dein Blitzstapel: zehn Karten, die du loswerden willst. Wer ihn zuerst leert, beendet die Runde. Jede Karte, die darin bleibt, kostet zwei Punkte.
guide-blitz-centre = In der Mitte liegen die Stapel, die allen gehören: je eine Farbe, von 1 bis 10. Lege dort eine Karte an, die passt; sie ist markiert. Jede ist ein Punkt für dich.
guide-blitz-work = Diese offenen Karten sind dein Arbeitsbereich. Die obersten dürfen in die Mitte, und du darfst absteigend auf sie legen, Sonne und Mond im Wechsel. Lücken füllt der Blitzstapel.
guide-blitz-reserve = Passt nichts, decke Karten deiner Reserve auf. Die oberste darfst du spielen.
guide-blitz-score = Die Runde endet, wenn ein Blitzstapel leer ist: ein Punkt für jede deiner Karten in der Mitte, zwei weniger für jede in deinem Stapel. Sonst geht es bis 101, und alle zugleich.

## Help at the table

help-progress-blitz = Runde { $round }. In Führung: { $best } von { $target } Punkten; Schluss ist nach der Runde, in der jemand sie erreicht.
now-blitz = Alle zugleich: Karten in die Mitte, und weg mit dem Blitzstapel!

## In a few steps

howto-blitz-1 = Alle haben vierzig Karten: Zehn sind der Blitzstapel, einige liegen offen im Arbeitsbereich, der Rest ist die Reserve.
howto-blitz-2 = Niemand ist am Zug. Alle spielen zugleich, und wer zuerst kommt, mahlt zuerst.
howto-blitz-3 = In der Mitte wachsen Stapel einer Farbe von 1 bis 10. Sie gehören niemandem; lege an, was als Nächstes passt.
howto-blitz-4 = Blättere deine Reserve durch, um passende Karten zu finden. Lücken im Arbeitsbereich füllt der Blitzstapel.
howto-blitz-5 = Ist ein Blitzstapel leer, endet die Runde. Jede eigene Karte in der Mitte zählt einen Punkt, jede Karte im Blitzstapel kostet zwei. 101 Punkte gewinnen.
