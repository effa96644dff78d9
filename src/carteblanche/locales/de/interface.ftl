## The house

app-tagline = Dein eigener Spieltisch für vier Spiele. Hinsetzen, Link schicken, spielen.
app-skip = Zum Inhalt springen
app-home = Startseite
app-settings = Einstellungen
app-language = Sprache
app-theme = Aussehen
app-theme-auto = wie auf diesem Gerät
app-theme-light = hell
app-theme-dark = dunkel
# after a name or a word, before what is said of it
app-colon = :
app-close = Schließen
app-cancel = Abbrechen
app-dismiss = Ausblenden
app-nowhere = Hier ist nichts.
app-nowhere-why = Vielleicht ist der Link unvollständig.
app-to-home = Zur Startseite
app-loading = Einen Moment …
app-unreachable = Der Server antwortet nicht. Läuft er?
app-retry = Noch einmal versuchen

## Games

game-blockers = Blockers!
game-blockers-line = Lege deine Plättchen in möglichst wenigen Gruppen. Schlage fremde Plättchen, aber nicht zu viele von einer Farbe.
game-blank = BLANK
game-blank-line = Ein Kartenspiel, dessen Regeln man selbst schreibt.
game-blanko = BLANKO
game-blanko-line = Wörter, die sich kreuzen, verwandeln und wachsen.
game-blitz = Blitz
game-blitz-line = Alle zugleich, und die schnellste Hand gewinnt.
game-players = { $most ->
    [one] { $fewest }–{ $most } Person
   *[other] { $fewest }–{ $most } Personen
}
level-random = Sorglos
level-easy = Leicht
level-medium = Mittel
level-greedy = Gierig
level-hard = Schwer
level-expert = Meisterlich

## Name

name-title = Wie sollen wir dich nennen?
name-label = Dein Name
name-hint = Alle am Tisch sehen ihn. Kein Konto, kein Passwort.
name-go = Das bin ich
name-sit = Hinsetzen
name-watch = Nur zuschauen
name-change = Name ändern
name-tell = Sag uns deinen Namen
name-guest = Gast
name-greeting = Hallo, { $name }.

## The door

door-title = Dieses Haus hat ein Passwort
door-label = Passwort
door-go = Eintreten

## An invitation

invite-title = { $host } lädt dich zu { $game } ein
invite-title-none = Du bist zu { $game } eingeladen
invite-players = Am Tisch: { $names }
invite-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
invite-full = Alle Plätze sind besetzt.
invite-begun = Das Spiel hat schon begonnen.
invite-over = Dieses Spiel ist zu Ende.

## Home

home-play = Jetzt spielen
home-play-bots = { $bots ->
    [one] gegen einen Bot
   *[other] gegen { $bots } Bots
}
home-play-label = Jetzt spielen: { $game }
home-make = Mit Freunden
home-yours = Deine Tische
home-open = Offene Tische
home-open-none = Gerade sucht niemand Mitspieler. Wähle bei einem Spiel „Mit Freunden“ und verschicke den Link.
home-continue = Weiterspielen
home-clear = Wegräumen
home-clear-label = Wegräumen: { $game }
home-clear-all = Alle Spiele gegen Bots wegräumen
home-join = Mitspielen
home-your-turn = du bist am Zug
home-gathering = wartet auf Mitspieler
home-playing = wird gespielt
home-unreadable = nicht lesbar
home-free-chairs = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}

## Making a table

make-title = Ein neuer Tisch: { $game }
make-chairs = Plätze
make-options = Optionen
make-numbers = Zeiten und Zahlen
make-seconds = Sekunden
make-milliseconds = Millisekunden
make-luck = zufällig
make-others = Die anderen Plätze
make-others-friends = für Freunde, per Link
make-others-bots = für Bots
make-open = Unter „Offene Tische“ zeigen, damit alle in diesem Haus mitspielen können
make-go = Tisch anlegen

## The room before the game

room-title = { $game } – wer spielt mit?
room-invite = Einladen
room-invite-line = Schick diesen Link oder lass den Code scannen. Wer ihn hat, kann sich dazusetzen.
room-copy = Link kopieren
room-copied = Link kopiert.
room-copied-local = Link kopiert. Er funktioniert nur auf diesem Rechner.
room-copy-failed = Dieser Browser lässt uns nicht kopieren. Bitte markiere den Link und kopiere ihn selbst.
room-share = Teilen …
room-qr = QR-Code des Einladungslinks
room-lan = Der Link funktioniert für alle, die diesen Rechner erreichen, zum Beispiel im selben WLAN.
room-local = Dieser Link funktioniert nur auf diesem Rechner.
room-local-host = Freunde hereinlassen kann, wer Carte Blanche gestartet hat: die Adresse mit „/admin“ öffnen, die beim Start erschienen ist, und dort „Freunde hereinlassen“ einschalten.
room-chairs = Plätze
room-chair = Platz { $number }
room-chair-empty = frei
room-chair-invited = für jemanden mit dem Link
room-chair-you = du
room-chair-away = weg
room-bot = Bot
room-bot-level = Bot, { $level }
room-sit = Hier hinsetzen
room-stand = Aufstehen
room-add-bot = Einen Bot hinsetzen
room-clear = Platz frei machen
room-swap = Mit dem nächsten Platz tauschen
room-resize = Zahl der Plätze
room-fewer = Ein Platz weniger
room-more = Ein Platz mehr
room-start = Spiel beginnen
room-start-without = Leere Plätze fallen weg.
room-start-few = { $missing ->
    [one] Eine Person oder ein Bot fehlt noch.
   *[other] { $missing } Personen oder Bots fehlen noch.
}
room-wait-host = Wer den Tisch angelegt hat, startet das Spiel.
room-watchers = { $count ->
    [0] niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
room-watching = Du schaust zu.
room-options-host = Die Optionen wählt, wer den Tisch angelegt hat.

rules-pace = Bedenkzeit
rules-pace-none = so lange man mag
rules-pace-minutes = { $minutes } min + { $seconds } s je Zug
rules-away = Wenn eine Verbindung abreißt
rules-away-cover = spielt ein Bot, bis die Person zurück ist
rules-away-wait = wartet der Tisch
rules-open = Wer sich setzen darf
rules-open-no = nur wer den Link hat
rules-open-yes = alle in diesem Haus

## The table

table-dealing = Es wird gemischt …
table-dealing-why = Alle mischen mit einer geheimen Zahl mit, damit sich niemand das Glück aussuchen kann.
table-your-turn = Du bist am Zug
table-turn = { $name } ist am Zug
table-turn-title = ● Du bist am Zug – { $game }
table-menu = Tisch
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-is = Vielleicht: { $move }
table-hint-thinking = Ein Tipp wird überlegt …
table-pause = Pause
table-resume = Weiter
table-paused = Der Tisch macht Pause. Die Uhren stehen still.
table-leave = Aufgeben
table-leave-title = Dieses Spiel aufgeben?
table-leave-two = Die andere Person gewinnt.
table-leave-more = Ein Bot spielt für dich weiter, und du kommst auf den letzten Platz.
table-leave-stay = Bleiben
table-abort = Ohne Ergebnis beenden
table-rematch = Noch einmal
table-rematch-go = Zum nächsten Spiel
table-help = Tasten
table-invite = Zum Zuschauen einladen
table-watching = Du schaust zu
absent = { $name } ist nicht da.
absent-minutes = { $minutes ->
    [one] { $name } ist seit einer Minute weg.
   *[other] { $name } ist seit { $minutes } Minuten weg.
}
absent-cover = Einen Bot spielen lassen
absent-offer = Ich spiele für { $name }
absent-offered = { $friend } würde für { $name } spielen.
absent-offered-you = Du würdest für { $name } spielen. Wer eingeladen hat, entscheidet.
absent-friend = { $friend } spielt für { $name }, bis zur Rückkehr.
absent-friend-you = Du spielst für { $name }, bis zur Rückkehr.
absent-give-back = Platz zurückgeben
admin-kick = { $name } wegschicken
table-remove-sure = { $name } scheidet aus und kommt auf den letzten Platz. Ein Bot spielt weiter.
table-covered = { $name } ist gerade weg. Solange spielt ein Bot.
table-covered-you = Während du weg warst, hat ein Bot für dich gespielt.
table-left = { $name } hat aufgegeben. Ein Bot spielt weiter.
table-clock = noch { $time }

proposal-undo = { $name } möchte den letzten Zug zurücknehmen.
proposal-pause = { $name } möchte eine Pause.
proposal-abort = { $name } möchte das Spiel ohne Ergebnis beenden.
proposal-rematch = { $name } möchte noch einmal spielen.
proposal-undo-you = Du möchtest deinen letzten Zug zurücknehmen.
proposal-pause-you = Du möchtest eine Pause.
proposal-abort-you = Du möchtest das Spiel ohne Ergebnis beenden.
proposal-rematch-you = Du möchtest noch einmal spielen.
proposal-yes = Einverstanden
proposal-no = Ablehnen
proposal-withdraw = Zurückziehen
proposal-waiting = noch offen: { $names }
proposal-agreed = { $name } ist einverstanden

## The result

result-title = Das Spiel ist aus
result-won = { $name } gewinnt
result-won-you = Du gewinnst!
result-shared = Geteilter erster Platz: { $names }
result-none = Das Spiel endete ohne Ergebnis.
result-rank = { $rank }.
result-board = Brett ansehen
result-back = Ergebnis
result-reason-played-out = Alle haben bis auf die letzten vier Plättchen alles gespielt.
result-reason-blocked = Niemand konnte mehr etwas legen.
result-reason-resigned = { $name } hat aufgegeben.
result-mark-undone = mit zurückgenommenen Zügen
result-mark-covered = ein Bot ist eingesprungen
result-mark-left = jemand hat aufgegeben

## Finished games

home-over = Beendete Partien
home-over-all = Alle zeigen: { $count }
replay-open = Wiederholung
replay-title = Wiederholung: { $game }
replay-missing = So eine Partie gibt es hier nicht.
replay-controls = Wiedergabe
replay-at = { $move } von { $moves }
replay-position = Zug
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-eyes = Gesehen von
replay-eyes-all = alles offen
replay-eyes-watcher = jemandem, der zuschaut
replay-speed = Tempo
replay-speed-calm = gemütlich
replay-speed-brisk = zügig
replay-speed-swift = schnell
replay-speed-half = halb so schnell
replay-speed-true = wie es war
replay-speed-double = doppelt so schnell
replay-link = Link zu diesem Zug
replay-keys = ← und → gehen Zug für Zug, Pos1 und Ende zum Anfang und zum Ende, die Leertaste spielt ab und hält an.
replay-moves = Was geschah
replay-advice = Eine zweite Meinung
replay-advice-about = Für jeden Zug mit einer Wahl: was ein starker Bot getan hätte, der dasselbe sieht, wie viel eher das gewinnt, und wo sich das Spiel entschied.
replay-advice-ask = Einen starken Bot fragen
replay-advice-working = Der Bot sieht sich das Spiel an …
replay-advice-alike = Ein starker Bot hätte dasselbe getan.
replay-advice-none = Hier hatte niemand eine Wahl.
replay-advice-chance = Aussicht zu gewinnen, wie er meint: { $made } %.
replay-advice-gain = Aussicht zu gewinnen, wie er meint: { $best } % statt { $made } %.
replay-advice-turned = Wo es sich entschied
replay-advice-share = { $alike } von { $all } gleich
replay-advice-next = Nächster Zug, den er anders gespielt hätte
replay-chart = Punkte
replay-chart-label = Verlauf der Punkte. Bei diesem Zug: { $scores }
replay-event-dealt = Es wird ausgeteilt
replay-event-missed = { $name } kam zu spät
replay-event-rang = Die Zeit lief ab
replay-event-refused = { $name } lehnt ab
replay-event-expired = Niemand hat geantwortet
replay-event-resumed = { $name } spielt weiter
replay-event-left = { $name } gibt auf
replay-event-covered = Ein Bot spielt für { $name }
replay-event-returned = { $name } ist zurück
replay-event-closed = Das Ende

## Checking the deal

replay-verify = Austeilen prüfen
verify-title = Ging es beim Austeilen mit rechten Dingen zu?
verify-holds = Alles stimmt.
verify-broken = Hier stimmt etwas nicht!
verify-chain = { $count ->
    [one] { $count } Eintrag: Die Kette der Prüfsummen ist heil.
   *[other] { $count } Einträge: Die Kette der Prüfsummen ist heil.
}
verify-secret = Das Geheimnis des Servers ist das, auf das er sich vor dem Austeilen festgelegt hatte.
verify-numbers = { $count ->
    [0] Kein Mensch hat eine Zahl beigesteuert.
    [one] Die Zahl von { $count } Person ist die vorher festgelegte.
   *[other] Die Zahlen von { $count } Personen sind die vorher festgelegten; alle lagen fest, ehe die erste gezeigt wurde.
}
verify-own = Dieser Browser war dabei: Die Festlegung und deine Zahl sind die, die er gesehen hat.
verify-own-not = Dieser Browser war beim Austeilen nicht dabei und kann nicht vergleichen, was damals gezeigt wurde.
verify-draws = { $count ->
    [one] { $count } Zufallszahl wurde aus alledem neu gezogen: Es kam dieselbe heraus.
   *[other] { $count } Zufallszahlen wurden aus alledem neu gezogen: Es kamen dieselben heraus.
}
verify-witnessed = { $count ->
    [one] { $count } Auskunft einer Wortliste wurde hier nicht geprüft.
   *[other] { $count } Auskünfte einer Wortliste wurden hier nicht geprüft.
}
verify-limits = Hier nicht geprüft: ob alle Züge den Regeln folgten und wie viele Möglichkeiten jede Ziehung hatte. Sichere dafür das Protokoll und rufe „carteblanche verify“ auf einem Rechner auf, dem du traust.
verify-save = Protokoll sichern
verify-broken-chain = Die Kette der Prüfsummen reißt bei Eintrag { $n }: Etwas wurde geändert, entfernt oder verschoben.
verify-broken-secret = Das Geheimnis des Servers fehlt oder ist nicht das vorher festgelegte (Eintrag { $n }).
verify-broken-numbers = Die Zahl eines Spielers ist nicht die festgelegte oder wurde zu früh gezeigt (Eintrag { $n }).
verify-broken-draws = Bei Eintrag { $n } wurde etwas anderes gezogen, als die Zahlen ergeben.
verify-broken-own = Das ist nicht das Austeilen, das dieser Browser gesehen hat: Die Festlegung oder deine eigene Zahl ist eine andere.

## Talking

chat-open = Chat
chat-open-new = { $count ->
    [one] Chat, { $count } neue Zeile
   *[other] Chat, { $count } neue Zeilen
}
chat-title = Chat
chat-lines = Was gesagt wurde
chat-none = Noch hat niemand etwas gesagt.
chat-emotes = Schnelle Worte
chat-label = Etwas sagen
chat-say = Sagen
chat-line = { $name }: { $text }
chat-mute = Stummschalten
chat-mute-line = Wen du stummschaltest, hörst nur du nicht mehr.
emote-well-played = Gut gespielt!
emote-thanks = Danke!
emote-oops = Hoppla!
emote-hurry = Schneller!
emote-laugh = Haha!
emote-wow = Wow!
emote-good-luck = Viel Glück!
emote-again = Noch mal!

## You

you-title = Name und Geräte
you-device = Ein anderes Gerät
you-device-line = Auf einem Telefon oder anderen Rechner als dieselbe Person weitermachen: mit deinen Tischen, Decks und Punkten.
you-device-go = Link erstellen
you-device-once = Öffne ihn auf dem anderen Gerät. Er gilt einmal, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} lang. Gib ihn niemandem sonst.
you-forget = Mich vergessen
you-forget-line = Dein Name verschwindet überall in diesem Haus, und dieser Browser vergisst, wer du bist. Laufende Partien werden aufgegeben.
you-forget-sure = Das lässt sich nicht rückgängig machen.
join-title = Dein anderes Gerät
join-line = In diesem Browser als die Person weitermachen, die diesen Link erstellt hat?
join-instead = Bisher bist du in diesem Browser { $name }. Das endet dann.
join-go = Ja, das bin ich
join-none = Dieser Link ist unvollständig. Erstelle auf deinem anderen Gerät einen neuen.
refused-no-such-code = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf deinem anderen Gerät einen neuen.

## Score sheets

scores-title = Punktezettel
scores-none = Noch keine beendete Partie.
scores-all = alle Spiele
scores-game = Spiel
scores-day = Tag
scores-result = Ergebnis
scores-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
scores-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}

## Freunde hereinlassen

friends-title = Freunde in deinem Netz
friends-open = Freunde hereinlassen
friends-line = Dann können alle in deinem Netz mit dem Link hereinkommen, bis du wieder schließt oder das Haus anhält.
friends-are-in = Das Haus ist für dein Netz offen. Wenn du schließt, müssen auch die gehen, die schon da sind.
friends-are-in-password = Das Haus ist für dein Netz offen, mit Passwort. Wenn du schließt, müssen auch die gehen, die schon da sind.
friends-secure = Die Verbindung ist verschlüsselt.
friends-no-network = Dieser Rechner ist in keinem Netz.
friends-more = Passwort und mehr
friends-where = In welchem Netz?
friends-password = Passwort (bleibt es leer, wird niemand gefragt)
friends-tls = Verbindung verschlüsseln
friends-tls-own = Mit deinem eigenen Zertifikat.
friends-tls-local = Mit einem Zertifikat, das dieser Rechner selbst ausstellt. Niemand bürgt dafür, also warnen Browser beim ersten Besuch: Deine Freunde müssen dann trotzdem weitergehen.
friends-no-tls = Hier lässt sich nicht verschlüsseln: Es gibt weder openssl noch das Python-Paket cryptography, und mit --tls-certificate wurde kein Zertifikat angegeben.

## Being called

alert-sound = Ton
alert-sound-on = an
alert-sound-off = aus
alert-vibration = Vibrieren, wenn ich am Zug bin
alert-vibration-on = an
alert-vibration-off = aus
alert-notify = Wenn ich am Zug bin und die Seite nicht sehe
alert-notify-ask = Benachrichtigen
alert-notify-on = Du wirst benachrichtigt.
alert-notify-denied = Benachrichtigungen sind in diesem Browser für diese Seite gesperrt.
alert-notify-missing = Dieser Browser hat keine Benachrichtigungen. Der Titel des Tabs sagt, wer am Zug ist.
alert-install = Als App installieren
alert-plain = Diese Seite kam über einfaches http, wie es zu Hause üblich ist. Dann kann dieser Browser nicht benachrichtigen, den Bildschirm nicht anlassen und die Seite nicht als App installieren. Alles andere geht, auch das Prüfen des Austeilens.

## Rules in the app

rules-how = So wird gespielt
rules-how-beside = So wird gespielt (in neuem Tab)
rules-title = So wird { $game } gespielt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden. Versuche ein anderes Wort.
    [one] An { $count } Stelle gefunden
   *[other] An { $count } Stellen gefunden
}
rules-whole = Jede Regel mit ihrer Nummer
rules-whole-line = Die genauen Regeln, nach denen der Rechner spielt, für alle, die es wissen oder darauf aufbauen wollen: auf Englisch und in den Sprachen der Spielanleitungen.
rules-contents = Inhalt
rules-play = Jetzt spielen
rules-none = Regeln dieses Namens gibt es nicht.

## Together in one room

tv-fill = Ganzer Bildschirm
tv-open = Diesen Tisch auf einem Fernseher oder Tablet zeigen
tv-join = Mitspielen oder zusehen
tv-gathering = Wer spielt mit?
tv-gathering-line = Scanne den Code mit dem Handy: Es ist deine Hand, dieser Bildschirm ist der Tisch.

## The connection

link-connecting = Verbinden …
link-away = Die Verbindung ist weg. Wir versuchen es weiter; dein Spiel wartet.
link-back = Wieder verbunden.
link-moved = Dein Tisch ist auf einen anderen Server umgezogen. Es geht gleich weiter.
link-stopping = Der Server startet neu. Deinem Spiel passiert nichts.
link-too-slow = Dieses Gerät kam nicht mit. Es wird neu verbunden …
link-silent = Eine Weile kam keine Antwort. Es wird neu verbunden …
link-removed = Hier kennt man dich nicht mehr. Nenne deinen Namen, um wiederzukommen.
link-locked = Dieses Haus hat ein Passwort.
link-too-many-messages = Das war zu viel auf einmal. Es wird neu verbunden …
link-no-such-room = Diesen Tisch gibt es nicht.
link-unreadable-version = Dieser Tisch wurde nach Regeln gespielt, die dieses Haus nicht kennt, und ist beiseitegelegt. Eine neuere Version kann ihn vielleicht öffnen.
link-unreadable-damaged = Die Aufzeichnung dieses Tischs ist beschädigt; er ist beiseitegelegt. Wer das Haus betreibt, kann exportieren, was davon da ist.
link-unreadable-deck = Das Deck dieses Tischs fehlt; er ist beiseitegelegt. Wer das Haus betreibt, kann exportieren, was davon da ist.
link-unreadable-words = Die Wortliste dieses Tischs fehlt; er ist beiseitegelegt, bis sie wieder da ist.
link-unreadable-failed = Dieser Tisch ließ sich nicht öffnen und ist beiseitegelegt. Warum, steht im Protokoll des Servers.
link-banned = Der Gastgeber dieses Hauses lässt dich nicht herein.
link-wrong-origin = Dieser Tisch darf von hier aus nicht geöffnet werden.

## Refusals that every game knows

refused-unreachable = Noch keine Antwort.
refused-stale = Kurz vorher ist etwas passiert. Schau noch einmal hin und entscheide neu.
refused-not-your-turn = Du bist nicht am Zug.
refused-game-over = Das Spiel ist aus.
refused-not-while-paused = Der Tisch macht Pause.
refused-not-while-committing = Es ist noch nicht ausgelost.
refused-not-while-numbering = Es ist noch nicht ausgelost.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-started-already = Das Spiel hat schon begonnen.
refused-only-watching = Du schaust nur zu.
refused-not-the-host = Das kann nur, wer den Tisch angelegt hat.
refused-no-name = Bitte nenne uns erst deinen Namen.
refused-chair-taken = Da sitzt schon jemand.
refused-no-such-level = So einen Bot gibt es nicht.
refused-wrong-number-of-chairs = Personen in diesem Spiel: { $fewest } bis { $most }.
refused-wrong-number-of-players = Personen in diesem Spiel: { $fewest } bis { $most }.
refused-proposal-open = Es steht schon eine Frage im Raum. Beantworte erst die.
refused-nothing-proposed = Die Frage hat sich erledigt.
refused-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
refused-hints-in-practice-only = Tipps gibt es nur, wo alle anderen Bots sind.
refused-no-hints-in-a-race = In einem Wettrennen gibt es keine Tipps.
refused-no-undo-in-a-race = In einem Wettrennen wird nichts zurückgenommen.
refused-revealed = Dieser Zug lässt sich nicht mehr zurücknehmen: Er hat den anderen etwas gezeigt.
refused-voted-already = Du hast schon geantwortet.
refused-no-person-there = Dort entscheidet niemand mehr.
refused-not-paused = Der Tisch macht keine Pause.
refused-too-often = Das war zu viel auf einmal. Bitte warte { $seconds } s.
refused-wrong-password = Das ist nicht das Passwort.
refused-locked = Dieses Haus hat ein Passwort.
refused-no-such-room = Diesen Tisch gibt es nicht.
refused-room-unreadable = Dieser Tisch ist nicht lesbar.
refused-no-such-chair = Diesen Platz gibt es nicht.
refused-no-such-option = Diese Option gibt es nicht.
refused-no-such-pace = Diese Bedenkzeit geht nicht.
refused-no-clock-here = Dieses Spiel wird ohne Bedenkzeit gespielt.
refused-no-such-person = Diese Person gibt es hier nicht mehr.
refused-still-there = Die Person ist schon wieder da.
refused-not-over = Das Spiel ist noch nicht aus.
refused-not-alone = Wegräumen kannst du nur einen Tisch, an dem du allein mit Bots spielst.
refused-words-not-ready = Die Wortliste dieser Sprache entsteht gerade. Starte in ein, zwei Minuten noch einmal.
refused-words-missing = Dieses Haus hat keine Wortliste für diese Sprache. Wer es betreibt, kann sie bauen: carteblanche lexicon build { $language }
refused-too-large-for-the-log = Dieser Tisch wäre zu groß, um aufbewahrt zu werden. Nimm ein kleineres Deck.
refused-muted = Der Gastgeber hat dich stummgeschaltet.
refused-banned = Der Gastgeber dieses Hauses lässt dich nicht herein.
refused-nothing-said = Darin ist nichts zu lesen.
refused-somebody-is-there = An diesem Tisch ist jemand.
refused-no-such-token = Diesen Schlüssel gibt es nicht.
refused-translator-failed = Der Übersetzer hat nicht geantwortet. Versuche es später noch einmal oder frage, wer das Haus betreibt.
refused-no-translator = Dieses Haus hat keinen Übersetzer.
refused-too-busy = Das Haus ist gerade mit anderem beschäftigt. Versuche es gleich noch einmal.
refused-not-saved = Das ließ sich nicht speichern. Bitte versuche es noch einmal.
refused-unreadable = Der Server hat das nicht verstanden. Ist diese Seite veraltet?
refused-network-open = Das Haus ist schon für das Netz offen.
refused-network-address = Port { $port } lässt sich dort nicht verwenden ({ $why }).
refused-no-such-address = Dieser Rechner hat keine Adresse { $address }.
refused-no-certificate = Hier gibt es nichts, womit sich ein Zertifikat ausstellen ließe.
refused-bad-certificate = Das Zertifikat lässt sich nicht verwenden ({ $why }).
refused-no-network = Dieses Haus lässt sich im laufenden Betrieb nicht für das Netz öffnen.
refused-other = Das geht nicht ({ $code }).

## Levels

level-beginner = Anfänger
level-reader = Liest mit
level-sharp = Scharfe Augen
level-novice = Neuling
level-casual = Gelegenheitsspieler
level-club = Vereinsspieler
level-master = Meister
level-child = Kind

## Decks on the front page

decks-title = BLANK-Decks
decks-counts = { $rules ->
    [one] { $rules } Regel
   *[other] { $rules } Regeln
}, { $cards ->
    [one] { $cards } beschriebene Spielkarte
   *[other] { $cards } beschriebene Spielkarten
}
decks-waiting = { $count ->
    [one] { $count } Karte wartet auf dich
   *[other] { $count } Karten warten auf dich
}
decks-next = Gespielt wird mit

## The first game, with somebody at one’s side

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
guide-fold = Anleitung ein- oder ausklappen
guide-end = Ohne Hilfe weiter

## What a game is about, in one line

aim-blockers = Wer die wenigsten Punkte hat, gewinnt: einer je Gruppe, einer je Plättchen im größten Stapel der geschlagenen.
aim-blanko = Wer die meisten Punkte hat, gewinnt: Lege Wörter, die liegende kreuzen oder verlängern.
aim-blitz = Werde deinen Blitzstapel los und lege so viele Karten wie möglich in die Mitte. Alle spielen zugleich.
aim-blank = Werde als Erstes alle Karten los. Die drei Regelkarten gelten für alle.

## Help

help-title = Hilfe
help-aim = So gewinnt man
help-now = Was jetzt zu tun ist
help-end = Wie lange es noch dauert
help-steps = So geht es
help-keys = Mit der Tastatur
help-key-space = Leertaste
help-go-on = Weiterspielen
help-offer = Nicht sicher, was zu tun ist?
help-offer-hint = Zeig mir einen Zug
help-offer-how = Erklär es mir

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
