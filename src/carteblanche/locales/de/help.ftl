## What it is about, in one line

aim-blockers = Wer die wenigsten Punkte hat, gewinnt: einer je Gruppe, einer je Plättchen im größten Stapel geschlagener.
aim-blanko = Wer die meisten Punkte hat, gewinnt: Lege Wörter, die liegende kreuzen oder verlängern.
aim-blitz = Werde deinen Blitzstapel los und lege so viele Karten wie möglich in die Mitte. Alle spielen zugleich.
aim-blank = Werde als Erstes alle Karten los. Die drei Regelkarten gelten für alle.

## What to do now

help-title = Hilfe
help-aim = So gewinnt man
help-now = Was jetzt zu tun ist
help-end = Wie lange es noch dauert
help-steps = So geht es
help-keys = Mit der Tastatur
help-go-on = Weiterspielen
help-offer = Nicht sicher, was zu tun ist?
help-offer-hint = Zeig mir einen Zug
help-offer-how = Erklär es mir
help-progress-blockers = { $left ->
    [0] Alle haben gelegt, was sich legen lässt.
    [one] Du hast noch { $left } Plättchen zu legen. Schluss ist, wenn alle nur noch vier haben.
   *[other] Du hast noch { $left } Plättchen zu legen. Schluss ist, wenn alle nur noch vier haben.
}
help-progress-blanko = { $bag ->
    [0] Der Beutel ist leer. Schluss ist, sobald jemand keine Buchstaben mehr hat.
    [one] Im Beutel ist noch { $bag } Buchstabe. Ist er leer, endet das Spiel, sobald jemand keine Buchstaben mehr hat.
   *[other] Im Beutel sind noch { $bag } Buchstaben. Ist er leer, endet das Spiel, sobald jemand keine Buchstaben mehr hat.
}
help-progress-blitz = Runde { $round }. Vorn liegt, wer { $best } von { $target } Punkten hat; Schluss ist nach der Runde, in der jemand sie erreicht.

## Whom the table waits for, and for what

now-blockers = Du legst ein Plättchen
now-blockers-of = { $name } legt ein Plättchen
now-blitz = Alle zugleich: Karten in die Mitte, und weg mit dem Blitzstapel!
now-blanko = Du legst ein Wort
now-blanko-of = { $name } sucht ein Wort
now-blanko-mini = Füll das Mini-Kreuzworträtsel
now-blanko-mini-of = { $name } füllt ein Mini-Kreuzworträtsel
now-blanko-redraw = Welche Buchstaben legst du zurück?
now-blanko-redraw-of = { $name } legt Buchstaben zurück
now-blanko-challenge = Lässt du das Wort von { $name } gelten?
now-blanko-challenge-of = Die anderen prüfen das Wort von { $name }
now-blanko-vote = Soll das Wort von { $name } zählen?
now-blanko-vote-of = Alle stimmen über das Wort von { $name } ab

## How strong the bots are

strength-label = Bots
strength-easy = leicht
strength-medium = mittel
strength-hard = stark
strength-mixed = gemischt

## What happened

recap-open = Was ist passiert?
recap-none = Seit deinem letzten Zug ist nichts passiert.
recap-step = { $step } von { $steps }
recap-again = Noch einmal

## Why a hint is good

hint-worth = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-square = Es bedeckt ein BLANKO-Quadrat: Du deckst ein Kärtchen auf.
hint-exchange = Gutes lässt sich nicht legen; neue Buchstaben sind einen Zug wert.
hint-pass = Es lässt sich nichts legen, und der Beutel ist leer.
hint-swap = Ein Buchstabe verändert jedes Wort, zu dem er gehört.
hint-blitz-deck = Sie kommt vom Blitzstapel, wo jede übrige Karte zwei Punkte kostet.
hint-blitz-centre = Eine Karte in der Mitte zählt einen Punkt.
hint-blitz-work = Das schafft Platz: In die Lücke kommt eine Karte vom Blitzstapel.
hint-blitz-flip = Keine sichtbare Karte passt in die Mitte; vielleicht die nächsten.
