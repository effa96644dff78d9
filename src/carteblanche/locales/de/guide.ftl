## The first game, with somebody at one's side

guide-learn = Zum ersten Mal hier? Spielend lernen
guide-learnt = Gelernt – das erste Spiel noch einmal
guide-learn-title = { $game } spielend lernen
guide-learn-line = Ein erstes Spiel gegen einen leichten Bot, mit einem Rat bei jedem Schritt. Es dauert etwa fünf Minuten. Keine Uhr läuft, und du kannst jederzeit aufhören.
guide-learnt-again = Das hast du schon gemacht. Noch einmal schadet nicht.
guide-begin = Anfangen
guide-read-instead = Ich lese lieber die Regeln
guide-title = Dein erstes Spiel
guide-step = Dein erstes Spiel: { $step } von { $steps }
guide-next = Weiter
guide-back = Zurück
guide-later = Später
guide-play-on = Allein weiterspielen
guide-your-turn = Probier es jetzt.
guide-fold = Zettel falten oder entfalten
guide-end = Ohne Hilfe weiter

guide-blockers-aim = Willkommen! Lege deine Plättchen so, dass sie möglichst wenige Gruppen bilden. Wer am Ende die wenigsten Punkte hat, gewinnt.
guide-blockers-rack = Das sind deine Plättchen. Eine Zahl gehört in ihre Spalte, ein Buchstabe in seine Reihe, ein Symbol in das Gebiet, das es zeigt. Das BLOCKERS!-Plättchen mit dem Zackenstern passt überall.
guide-blockers-lay = Wähle ein Plättchen. Wo es passt, zeigt das Brett einen Ring. Wähle so ein Feld, sieh nach, was sich ändern würde, und lege das Plättchen.
guide-blockers-group = Gut gemacht. Plättchen deiner Farbe, die sich an einer Seite berühren, sind eine Gruppe. Lege das nächste daneben, wenn dort eines von dir passt.
guide-blockers-score = Hier stehen die Punkte: einer für jede Gruppe. Zwei Plättchen nebeneinander kosten einen Punkt, zwei getrennte kosten zwei.
guide-blockers-capture = Du kannst auch auf ein fremdes Plättchen legen: Vier Ecken zeigen, welche du schlagen kannst. Was eine Gruppe zusammenhält, ist sicher. Probier es, wenn du eines siehst.
guide-blockers-pile = Was du schlägst, liegt hier. Von deinen Stapeln zählt nur der größte einer Farbe, ein Punkt je Plättchen; schlage also verschiedene. Mehr musst du nicht wissen.

guide-blitz-aim = Willkommen! In diesem Spiel handeln alle zugleich; heute geht es reihum, du musst dich also nicht beeilen. Rufe das Wort, das die Runde beginnt.
guide-blitz-deck = Das ist dein Blitzstapel: zehn Karten, die du loswerden willst. Wer ihn zuerst leert, beendet die Runde. Jede Karte, die darin bleibt, kostet zwei Punkte.
guide-blitz-centre = In der Mitte liegen die Stapel, die allen gehören: je eine Farbe, von 1 bis 10. Lege dort eine Karte an, die passt; sie ist markiert. Jede ist ein Punkt für dich.
guide-blitz-work = Diese offenen Karten sind dein Arbeitsbereich. Die obersten dürfen in die Mitte, und du darfst absteigend auf sie legen, Sonne und Mond im Wechsel. Lücken füllt der Blitzstapel.
guide-blitz-reserve = Passt nichts, decke Karten deiner Reserve auf. Die oberste darfst du spielen.
guide-blitz-score = Die Runde endet, wenn ein Blitzstapel leer ist: ein Punkt für jede deiner Karten in der Mitte, zwei weniger für jede in deinem Stapel. Sonst geht es bis 101, und alle zugleich.

guide-blanko-aim = Willkommen! Lege Wörter, die sich kreuzen und verändern. Alle neuen Wörter zählen. Die meisten Punkte gewinnen.
guide-blanko-rack = Das sind deine Buchstaben und was jeder wert ist. Ein Joker steht für jeden Buchstaben.
guide-blanko-lay = Wähle ein Feld und lege oder tippe ein Wort: Das erste geht durch die Mitte, spätere berühren, was schon liegt. Die Zeile darunter sagt, was es wert wäre. Dann lege es.
guide-blanko-more = Jedes Wort, das deine Buchstaben bilden, zählt, auch die quer dazu, und mit allen Buchstaben. Lange und kreuzende Wörter sind also viel wert.
guide-blanko-swap = Statt ein Wort zu legen, kannst du einen Buchstaben des Bretts gegen einen von deinen tauschen, sodass andere Wörter entstehen. Oder neue Buchstaben ziehen. Probier eines davon, oder lege noch ein Wort.
guide-blanko-square = Wer ein BLANKO-Quadrat bedeckt, deckt eine Karte dieses Stapels auf: Punkte, noch ein Zug oder ein kleines Kreuzworträtsel aus neun Feldern. Dafür hast du heute zehn Minuten.
guide-blanko-end = Das Spiel endet, wenn der Beutel leer ist und jemand keine Buchstaben mehr hat. Was übrig ist, wird abgezogen. Mehr musst du nicht wissen.

guide-blank-aim = Willkommen! Werde als Erstes deine Karten los. Das Besondere: drei Regeln, die Spieler geschrieben haben – und wer gewinnt, fügt eine hinzu.
guide-blank-rules = Diese Regeln gelten in diesem Spiel. Lies sie und sage dann, dass du sie verstanden hast; um die meisten kümmert sich der Rechner.
guide-blank-top = Diese Karte liegt oben. Spiele eine Karte gleicher Farbe oder gleicher Zahl.
guide-blank-play = Angehobene Karten passen. Wähle eine und spiele sie. Passt keine, ziehe.
guide-blank-several = Du darfst mehrere auf einmal spielen, wenn alle eine Farbe oder eine Zahl mit der obersten gemeinsam haben. Probier es, oder spiele eine.
guide-blank-why = Wenn eine Regel zuschlägt, nickt sie. Tippe eine Regel oder Karte an, um sie zu lesen; „Warum ist das passiert?“ erzählt alles der Reihe nach.
guide-blank-win = Wer keine Karten mehr hat, gewinnt und schreibt eine neue Regel oder Worte auf eine Karte, und die bleiben im Deck. Jetzt ist es dein Spiel.
