## Each game in a few steps

howto-blockers-1 = Du hast 28 Plättchen deiner Farbe und siehst fünf davon. Bist du am Zug, lege eines und ziehe eines nach.
howto-blockers-2 = Eine Zahl kommt in ihre Spalte, ein Buchstabe in seine Reihe, ein Symbol in sein Gebiet. Das BLOCKERS!-Plättchen passt überall.
howto-blockers-3 = Lege es auf ein freies Feld oder auf ein fremdes Plättchen: Das schlägst du dann. Eine Gruppe darf dabei nie zerrissen werden.
howto-blockers-4 = Plättchen einer Farbe, die sich an einer Seite berühren, sind eine Gruppe. Jede deiner Gruppen kostet am Ende einen Punkt.
howto-blockers-5 = Ebenso jedes Plättchen deines größten Stapels geschlagener Plättchen einer Farbe. Wer am wenigsten Punkte hat, gewinnt.

howto-blitz-1 = Alle haben vierzig Karten: Zehn sind der Blitzstapel, einige liegen offen im Arbeitsbereich, der Rest ist die Reserve.
howto-blitz-2 = Niemand ist am Zug. Alle spielen zugleich, und wer zuerst kommt, ist zuerst da.
howto-blitz-3 = In der Mitte wachsen Stapel einer Farbe von 1 bis 10. Sie gehören niemandem; lege an, was als Nächstes passt.
howto-blitz-4 = Blättere deine Reserve durch, um passende Karten zu finden. Lücken im Arbeitsbereich füllt der Blitzstapel.
howto-blitz-5 = Ist ein Blitzstapel leer, endet die Runde. Jede eigene Karte in der Mitte zählt einen Punkt, jede Karte im Blitzstapel kostet zwei. 101 Punkte gewinnen.

howto-blanko-1 = Du hast acht Buchstaben. Bist du am Zug, lege ein Wort, das ein liegendes kreuzt, oder verlängere eines.
howto-blanko-2 = Oder tausche einen Buchstaben auf dem Brett gegen einen von deinen, sodass jedes Wort, zu dem er gehört, ein anderes wird.
howto-blanko-3 = Alle neuen Wörter zählen, mit den Werten aller ihrer Buchstaben.
howto-blanko-4 = Wer ein BLANKO-Feld bedeckt, deckt eine Karte auf. Manche beginnen ein Kreuzworträtsel von einer Minute für alle.
howto-blanko-5 = Ist der Beutel leer und hat jemand keine Buchstaben mehr, wird abgezogen, was auf den Bänkchen liegt. Die meisten Punkte gewinnen.

howto-blank-1 = Werde als Erstes deine Karten los. Lege eine Karte gleicher Farbe oder gleicher Zahl; passen mehrere zusammen, auch mehrere.
howto-blank-2 = Drei Regelkarten sagen, was sonst noch geschieht, und wem. Sie gelten immer.
howto-blank-3 = Passt nichts, ziehe eine Karte. Wer eine Regel bricht, zieht eine Strafkarte.
howto-blank-4 = Wer gewinnt, schreibt eine neue Regel oder Worte auf eine Spielkarte. Das bleibt für immer im Deck.
howto-blank-5 = So wird das Spiel mit jeder Runde ein anderes: eures.
