## Pieces

blockers-colour = { $colour ->
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [red] Rot
   *[violet] Violett
}
blockers-area = { $area ->
    [sun] Sonne
    [star] Stern
    [cloud] Wolke
    [leaf] Blatt
    [flame] Flamme
    [drop] Tropfen
    [moon] Mond
    [shell] Muschel
   *[key] Schlüssel
}
# $face is a number, a letter, a symbol in words, or the wild tile
blockers-tile = { $face } ({ $colour })
blockers-wild = BLOCKERS!

## Options

blockers-option-two = Zu zweit
blockers-option-two-advanced = je zwei Farben
blockers-option-two-basic = je eine Farbe
blockers-option-scoring = Wertung
blockers-option-scoring-blockers = Gruppen + größter Stapel
blockers-option-scoring-uptown = nur Gruppen (Uptown)

## The board in words

blockers-board = Spielbrett
blockers-rack = Dein Bänkchen, { $colour }
blockers-cell-empty = { $cell }, { $area }, leer
blockers-cell-tile = { $cell }, { $area }, hier liegt { $tile }
blockers-cell-can-place = passt
blockers-cell-can-capture = schlagbar
blockers-choose = Wähle ein Plättchen von deinem Bänkchen.
blockers-choose-cell = Wohin damit? Markierte Felder passen.
blockers-choose-capture = Wohin damit? Kreise passen. Rote Ecken: Du schlägst dieses Plättchen.
blockers-choose-wild = BLOCKERS! passt auf jedes freie Feld. Rote Ecken: Du schlägst dieses Plättchen.
blockers-choose-tile = Welches Plättchen? Die für { $cell } sind angehoben.
blockers-no-tile-fits = Keins deiner Plättchen passt auf { $cell }.
blockers-held = { $tile } in der Hand. { $places ->
    [0] Kein leeres Feld passt
    [one] { $places } leeres Feld passt
   *[other] { $places } leere Felder passen
}, { $captures ->
    [0] nichts zu schlagen.
    [one] { $captures } Plättchen zu schlagen.
   *[other] { $captures } Plättchen zu schlagen.
}
blockers-preview = { $tile } auf { $cell }
blockers-preview-capture = { $tile } auf { $cell }, schlägt { $captured }
blockers-preview-score = { $name } { $before } → { $after }
blockers-preview-same = Kein Punktestand ändert sich.
blockers-place = Legen
blockers-capture = Schlagen
blockers-waiting = { $name } wählt ein Plättchen …

## What happened

blockers-moved = { $name } legt { $tile } auf { $cell }.
blockers-moved-you = Du legst { $tile } auf { $cell }.
blockers-captured = { $name } legt { $tile } auf { $cell } und schlägt { $captured }.
blockers-captured-you = Du legst { $tile } auf { $cell } und schlägst { $captured }.
blockers-skipped = { $name } kann nichts legen und setzt aus.
blockers-taken-back = Ein Zug wurde zurückgenommen.
blockers-moves = Züge
blockers-moves-none = Noch liegt nichts.

## Panels

blockers-score = Punkte
blockers-groups = { $count ->
    [one] { $count } Gruppe
   *[other] { $count } Gruppen
}
blockers-pile = Geschlagen
blockers-pile-none = nichts geschlagen
blockers-pile-count = { $colour }: { $count }
blockers-on-rack = { $count ->
    [one] { $count } auf dem Bänkchen
   *[other] { $count } auf dem Bänkchen
}
blockers-in-stock = im Vorrat: { $count }
blockers-tracker = Was noch kommt
blockers-tracker-line = Welche Plättchen jede Farbe noch nicht gelegt hat: die auf dem Bänkchen und die im Vorrat. Ein Punkt heißt: schon gelegt. Das dürfen alle wissen.
blockers-tracker-gone = gespielt: { $face }
blockers-details = Was noch kommt, und Züge

## The result

blockers-sum = { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
} + { $pile } aus dem größten Stapel
blockers-tie = Bei Gleichstand zählt, wer weniger geschlagen hat: { $captured ->
    [0] nichts
   *[other] { $captured }
} geschlagen.
blockers-lowest = Wer am wenigsten Punkte hat, gewinnt.

## Keys

blockers-keys-title = Spielen mit der Tastatur
blockers-keys-tile = nimmt das Plättchen mit diesem Zeichen; noch einmal: das nächste
blockers-keys-wild = nimmt das BLOCKERS!-Plättchen
blockers-keys-symbol = nimmt ein Plättchen mit Symbol; noch einmal: das nächste
blockers-keys-arrows = gehen über das Brett und zeigen die Vorschau
blockers-keys-enter = legt das Plättchen
blockers-keys-escape = legt es zurück
blockers-keys-help = zeigt diese Liste

## Refusals

refused-wrong-column = { $tile } gehört in Spalte { $needs }.
refused-wrong-row = { $tile } gehört in Reihe { $needs }.
refused-wrong-area = { $tile } gehört in das Gebiet mit dem Symbol { $needs }.
refused-occupied = Auf { $cell } liegt { $colour }.
refused-nothing-to-capture = Auf { $cell } gibt es nichts zu schlagen.
refused-own-tile = Ein Plättchen der Farbe, die du spielst, kannst du nicht schlagen.
refused-splits-group = Das würde die Gruppe { $group } ({ $colour }) zerteilen.
refused-colour-closed = { $colour } hat das letzte Plättchen gespielt.
refused-not-on-your-rack = { $tile } steht nicht auf deinem Bänkchen.
refused-no-such-tile = So ein Plättchen gibt es nicht.
refused-no-such-cell = So ein Feld gibt es nicht.

## Warum ein Bot so spielt

blockers-why-joins = { $groups ->
    [2] Das verbindet zwei deiner Gruppen.
   *[other] Das verbindet { $groups } deiner Gruppen.
}
blockers-why-joins-by-taking = Ein geschlagenes Plättchen ({ $colour }), und { $groups } deiner Gruppen sind verbunden.
blockers-why-blocks = Dort hätte ein Mitspieler ({ $colour }) zwei Gruppen verbinden können.
blockers-why-takes = { $free ->
    [1] Das schlägt ein Plättchen ({ $colour }) und kostet nichts.
   *[0] Das schlägt ein Plättchen ({ $colour }) und ist den Punkt wert.
}
blockers-why-towards = Das bringt zwei deiner Gruppen näher zusammen.
blockers-why-grows = Eine Gruppe wächst, und keine neue entsteht.
blockers-why-founds = Eine neue Gruppe, aber alles andere sieht schlechter aus.
blockers-why-only = Etwas anderes lässt sich nicht spielen.
blockers-why-searched = Von 100 gedachten Partien gewinnst du { $chance }.
blockers-why-solved = Bis zum Ende durchgerechnet.

## Spielstärken

blockers-level-random = Spielt irgendetwas, das passt.
blockers-level-novice = Schaut auf die eigenen Gruppen und übersieht das meiste andere.
blockers-level-casual = Übersieht manchen Schlag und achtet nicht auf dich.
blockers-level-greedy = Sieht jeden Zug, aber nur den nächsten.
blockers-level-club = Überlegt, was noch verbunden werden kann, und von wem.
blockers-level-expert = Spielt einige Züge im Kopf zu Ende.
blockers-level-master = Spielt viele Partien im Kopf zu Ende und rechnet den Schluss genau aus.

## The first game, step by step

guide-blockers-aim = Willkommen! Lege deine Plättchen so, dass sie möglichst wenige Gruppen bilden. Wer am Ende die wenigsten Punkte hat, gewinnt.
guide-blockers-rack = Das sind deine Plättchen. Eine Zahl gehört in ihre Spalte, ein Buchstabe in seine Reihe, ein Symbol in das Gebiet, das es zeigt. Das BLOCKERS!-Plättchen mit dem Zackenstern passt überall.
guide-blockers-lay = Wähle ein Plättchen. Wo es passt, zeigt das Brett einen Ring. Wähle so ein Feld, sieh nach, was sich ändern würde, und lege das Plättchen.
guide-blockers-group = Gut gemacht. Plättchen deiner Farbe, die sich an einer Seite berühren, sind eine Gruppe. Lege das nächste daneben, wenn dort eines von dir passt.
guide-blockers-score = Hier stehen die Punkte: einer für jede Gruppe. Zwei Plättchen nebeneinander kosten einen Punkt, zwei getrennte kosten zwei.
guide-blockers-capture = Du kannst auch auf ein fremdes Plättchen legen: Vier Ecken zeigen, welche du schlagen kannst. Was eine Gruppe zusammenhält, ist sicher. Probier es, wenn du eines siehst.
guide-blockers-pile = Was du schlägst, liegt hier. Von deinen Stapeln zählt nur der größte einer Farbe, ein Punkt je Plättchen; schlage also verschiedene. Mehr musst du nicht wissen.

## Help at the table

help-progress-blockers = { $left ->
    [0] Alle haben gelegt, was sich legen lässt.
    [one] Du hast noch { $left } Plättchen zu legen. Schluss ist, wenn alle nur noch vier haben.
   *[other] Du hast noch { $left } Plättchen zu legen. Schluss ist, wenn alle nur noch vier haben.
}
now-blockers = Dein Zug: Leg ein Plättchen
now-blockers-of = { $name } legt ein Plättchen

## In a few steps

howto-blockers-1 = Du hast 28 Plättchen deiner Farbe und siehst fünf davon. Bist du am Zug, lege eines und ziehe eines nach.
howto-blockers-2 = Eine Zahl kommt in ihre Spalte, ein Buchstabe in seine Reihe, ein Symbol in sein Gebiet. Das BLOCKERS!-Plättchen passt überall.
howto-blockers-3 = Lege es auf ein freies Feld oder auf ein fremdes Plättchen: Das schlägst du dann. Eine Gruppe darf dabei nie zerrissen werden.
howto-blockers-4 = Plättchen einer Farbe, die sich an einer Seite berühren, sind eine Gruppe. Jede deiner Gruppen kostet am Ende einen Punkt.
howto-blockers-5 = Ebenso jedes Plättchen deines größten Stapels geschlagener Plättchen einer Farbe. Wer am wenigsten Punkte hat, gewinnt.
