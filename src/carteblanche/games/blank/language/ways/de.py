"""German: how else people say it."""

# ruff: noqa: E501 - an entry with all its readings stands on one line
# fmt: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_WHO: Final = (
    r"(?:der|die|dem|den) (?:nächste|vorige|vorherige|übernächste|linke|rechte|gleiche|andere)[nrs]? (?:Spieler|Nachbar)(?:in|n)?"
    r"|(?:der|die) (?:Gewinner|Sieger|Verlierer|Letzte|Erste|Langsamste|Schnellste|Verursacher)(?:in)?"
    r"|der Spieler mit den (?:meisten|wenigsten) (?:Karten|Stimmen)|(?:der|dieser) Spieler(?: (?:zur Linken|zur Rechten))?"
    r"|jeder andere(?: Spieler)?|alle (?:anderen |übrigen )?Spieler|alle anderen|alle übrigen|die anderen|alle|jeder(?: Spieler)?|die (?:nächsten (?:zwei|beiden)|(?:zwei|beiden) (?:nächsten|folgenden)) Spieler|(?:die |seine |deine )?beiden? Nachbarn|beide|der (?:Schuldige|Übeltäter|Betreffende|Täter)|derjenige|man|er|sie|du"
    r"|ein (?:anderer|beliebiger) Spieler(?: (?:nach|deiner|seiner) Wahl)?|ein Spieler(?: (?:nach|deiner|seiner) Wahl)?|zwei Spieler(?: (?:nach|deiner|seiner) Wahl)?"
)
_DOES: Final = (
    r"zieht|ziehen|nimmt|nehmen|wirft|werfen|gibt|geben|sagt|sagen|ruft|rufen|nennt|nennen|tauscht|tauschen|setzt|setzen|zeigt|zeigen|sieht|sehen"
    r"|spielt|spielen|stimmen|stimmt|singt|singen|macht|machen|legt|legen|bekommt|bekommen|bellt|bellen|ist|sind|gewinnt|gewinnen|deckt|decken|lässt|bestimmt|wählt|wünscht|verliert|klopft|klopfen"
)
_SOMEBODY: Final = r"(?:jemand|ein Spieler|man|du|einer)"

_COLOUR: Final = r"(?:rot|orange|grün|blau|violett|lila|pink|rosa)"
_KIND: Final = rf"(?:{_COLOUR}(?:n?e[nrsm]?|[nrm])?|(?:un)?gerade[nrsm]?)"
_CARD: Final = rf"(?:(?:eine|jede|irgendeine|die|diese|noch eine) (?:{_KIND} )?(?:[1-6](?: oder (?:eine )?[1-6])?|Karte(?: (?:mit|ohne) (?:Text|Bild))?|Primzahl(?:karte)?))"
_CARDS: Final = rf"(?:{_CARD}|(?:alle )?(?:{_KIND} (?:(?:und|oder) {_KIND} )?)?Karten(?: mit (?:einer )?[1-6](?: (?:und|oder) (?:einer )?[1-6])?| (?:mit|ohne) (?:Text|Bild))?|(?:alle )?Primzahl(?:kart)?en|(?:{_KIND} )?[1-6]|{_KIND} Karte)"
_ANYONE: Final = r"(?:jemand|irgendjemand|irgendwer|ein Spieler|eine Spielerin|einer|man|du|ihr|sie|wer)"
_PLAY: Final = r"(?:spielen|legen|ausspielen|ablegen|hinlegen)"
_PLAYED: Final = r"(?:gespielt|gelegt|ausgespielt|abgelegt|hingelegt)"
_ON_TOP: Final = r"(?:oben(?:auf)?|ganz oben|obenauf|auf dem (?:Ablage)?stapel)"
_FOLLOWS: Final = r"(?:kommen|folgen|gespielt werden|spielen|liegen)"
_PERSON: Final = r"(?:jemand|irgendjemand|irgendwer|einer|eine[rs]? von (?:uns|euch)|ein (?:anderer )?Spieler|eine (?:Spielerin|Person)|(?:zwei|beide|alle|mehrere|drei) (?:Spieler|Leute|Personen)?|man|du|ihr|sie)"
_GAME: Final = r"(?:(?:ge)?spielt|sp\w{0,3}lt|zi\w{0,3}t|zeiht|gesp\w+ wird|spielst|gespielt (?:wird|hat)|legt|legst|gelegt (?:wird|hat)|zieht|ziehst|gezogen (?:wird|hat)|hat|hast|haben|hält|abwirft|abgeworfen wird|tauscht|aussetzt|aussetzen muss|spielen kann|legen kann)"
_HOW: Final = r"(?:mit (?:der|den|dem|einer|beiden)|zu (?:langsam|schnell|laut|früh|spät)|falsch|außer der Reihe|ohne|im Stehen)"
_THEY: Final = r"(?:er|sie|man|du|ihr|derjenige|dieser Spieler|der Spieler|die Person)"
_SURE: Final = r"(?!.*\b(?:eine|einen|zwei|drei|vier|fünf|sechs|\d+) (?:Kart\w*|Runde|Zug) \w+n\W*$)"

REWRITES: Final[tuple[tuple[str, str], ...]] = (
    # Ende, Anfang und der eigene Zug
    (
        r"\b(?:wenn|falls|sobald) (?:jemand|man|du|ein Spieler|einer) (?:genau )?(?:die gleiche|dieselbe) Karte wie (?:die )?(?:vorige|vorherige|letzte|davor|zuletzt|zuvor)(?: Karte)? (?:spielt|legt|spielst|legst)",
        "Wenn eine Karte gespielt wird und sie genau wie die Karte davor ist",
    ),
    (
        r"^\s*nach (\w+ Minuten?) gewinnt,? (?:wer|derjenige,? der|der Spieler,? der) (?:dann )?(?:die|am) wenigsten Karten hat",
        r"Wenn \1 vergangen sind, der Spieler mit den wenigsten Karten muss das Spiel gewinnen",
    ),
    (
        r"(?<=[,:] )(?:endet das Spiel|ist das Spiel (?:zu Ende|vorbei|aus)|das Spiel (?:endet|ist (?:zu Ende|vorbei|aus)))(?: sofort)?(?:,? und (?:es gewinnt,? )?wer die wenigsten Karten hat(?:,? gewinnt)?)?(?=\.|$)",
        "der Spieler mit den wenigsten Karten muss das Spiel gewinnen",
    ),
    (
        r"^\s*(?:der|die|das) (jüngste|älteste|größte|kleinste|lauteste|leiseste)(?: (?:Spieler(?:in)?|Person|von (?:uns|euch)))? (?:beginnt|fängt an|startet|darf anfangen|darf beginnen)(?: das Spiel)?\.?\s*$",
        r"Wenn das Spiel beginnt, alle Spieler, auf die „\1“ zutrifft, müssen als Nächster spielen",
    ),
    (
        r"^\s*(?:in|während) (?:deinem|seinem|dem eigenen|jedem|eurem|deines|seines)(?: eigenen)? Zuge?s? (?:darfst du|darf (?:man|jeder|ein Spieler)|dürft ihr|kannst du|kann man) ",
        "Wenn ein Zug beginnt, dieser Spieler darf ",
    ),
    (
        r"^\s*(?:jeder(?: Spieler)?|man|du|alle(?: Spieler)?) (?:darf|kann|darfst|dürfen|können) in (?:seinem|deinem|ihrem|jedem|dem eigenen)(?: eigenen)? Zug (.+)$",
        r"Wenn ein Zug beginnt, dieser Spieler darf \1",
    ),
    (r"\b(Karten?) zusätzlich (?=ziehen)", r"\1 "),
    (
        r"\b(?:wenn|falls|sobald) (?:jemand|man|du|ein Spieler) (zwei|drei|vier|fünf|[2-6]) (?:oder mehr )?Karten (?:auf einmal|gleichzeitig|zusammen|in einem Zug) (?:spielt|legt|spielst|legst)",
        r"Wenn ein Spieler mindestens \1 Karten spielt",
    ),
    (r"\bist (?:er|sie|man|dieser Spieler) (?:gleich )?(?:nochmal|noch mal|noch einmal|wieder|nochmals) (?:dran|am Zug|an der Reihe)", "dieser Spieler muss noch einmal spielen"),
    (
        r"^\s*bei (?:jeder|einer) ((?:\w+ )?[1-6]|\w+n Karte),? (?=(?:geben|gibt|ziehen|zieht|werfen|wirft|müssen|muss|setzt|sagen|sagt|wechselt|tauschen|tauscht|darf|dürfen)\b)",
        r"Wenn eine \1 gespielt wird, ",
    ),
    (
        r"\b(?:die )?(?:obersten|nächsten) (\w+) Karten (?:des|vom|im) (?:Nach)?[Zz]iehstapels? (?:ansehen|anschauen) und (?:sie )?(?:neu |beliebig |anders |um)?(?:ordnen|sortieren|anordnen|zurücklegen)",
        r"die nächsten \1 Karten des Nachziehstapels ansehen und beliebig zurücklegen",
    ),
    # ohne Umlaute geschrieben
    *(
        (rf"\b({before}){plain}", rf"\1{umlaut}")
        for before, plain, umlaut in (
            ("(?:über)?n", "ae?chste", "ächste"), ("m", "uessen", "üssen"), ("m", "ussen", "üssen"), ("d", "ue?rf", "ürf"), ("k", "oe?nnen", "önnen"),
            ("gr", "ue?n", "ün"), ("f", "ue?nf", "ünf"), ("f", "ue?r\\b", "ür"), ("h", "oe?chstens", "öchstens"), ("h", "oe?her", "öher"), ("l", "ae?sst", "ässt"),
            ("j", "ue?ngste", "üngste"), ("", "ae?lteste", "älteste"), ("", "(?:ae?|ä)ndert", "ändert"), ("w", "aehl", "ähl"), ("z", "aehl", "ähl"), ("w", "ue?nsch", "ünsch"),
            ("", "ue?ber", "über"), ("au", "sser\\b", "ßer"), ("hei", "sst\\b", "ßt"), ("w", "ae?hrend", "ährend"),
        )
    ),
    (r"\b(?:einfach|direkt|unbedingt|ebenfalls|umgehend|automatisch|augenblicklich|ab jetzt|ab sofort|von nun an|auf der Stelle|nämlich|übrigens)\b,?", " "),
    (r"\b(zieh|nimm|wirf|gib|sag|ruf|nenn|tausch|zeig|bekomm|mach|leg|spiel)st (?=du\b)", r"\1t "), (r"\bdu (zieh|nimm|wirf|gib|sag|ruf|nenn|tausch|zeig|bekomm|mach)st\b", r"du \1t"),
    (r"\bdie (?:Karten|Hand|Handkarten) (?:eines anderen (?:Mits|S)pielers|eines Mitspielers)", "die Karten von einem anderen Spieler"), (r"\bdie (?:Karten|Hand|Handkarten) (?:des|deines|seines) (nächsten|vorigen|linken|rechten) (Spieler|Nachbarn?)s?\b", r"die Karten von dem \1 \2"),
    # Mitspieler sind die anderen
    (r"\b(?:pro|je) Mitspieler(?:in)?|\bfür jede[nr]? (?:der )?(?:Mitspieler|Gegner)(?:in)?", "für jeden anderen Spieler"),
    (r"\bein (?:Mitspieler|Gegner)\b", "ein anderer Spieler"),
    (r"\b(eine[mn]) (?:(?:deiner|seiner|der) )?(?:Mitspieler|Gegner)[ns]?\b", r"\1 anderen Spieler"),
    (r"\b(alle|die) (?:Mitspieler|Gegner)\b", "alle anderen Spieler"),
    (r"\bjeder (?:Mitspieler|Gegner)\b", "jeder andere Spieler"), (r"\bjedem (?:anderen )?(?:Mitspieler|Gegner|anderen Spieler)\b", "allen anderen Spielern"),
    (r"\ballen (?:Mitspielern|Gegnern)\b", "allen anderen Spielern"),
    (r"\b(?:alle|jeder)(?: Spieler)? (?:außer|bis auf) (?:dem Spieler, der sie gespielt hat|dir selbst|dich|dir|ihm|ihr|diesem Spieler|dem, der sie gespielt hat)\b,?", "alle anderen Spieler"),
    # wie Karten heißen
    *(
        (rf"\bein(?:en|em)? {name}\b|\b(?:eine[rn]?|jede[rn]?|die|der) {word}\b(?! (?:\w+e[nr]? )?(?:Kart|Spiel|Minut|Sekund|Straf|Regel|weiter|Rund|Züge|Mal|oder mehr|Leute|Person|ander|gleich|letzt|nächst))", f"eine {number}")
        for number, (name, word) in enumerate((("Einser", "eins"), ("Zweier", "zwei"), ("Dreier", "drei"), ("Vierer", "vier"), ("Fünfer", "fünf"), ("Sechser", "sechs")), 1)
    ),
    *(
        (rf"\b(?:alle |die |den )?(?:{names})\b", f"Karten mit einer {number}")
        for number, names in enumerate(("Einser|Einsen", "Zweier|Zweien|Zweiern", "Dreier|Dreien|Dreiern", "Vierer|Vieren|Vierern", "Fünfer|Fünfen|Fünfern", "Sechser|Sechsen|Sechsern"), 1)
    ),
    (r"\bKarten mit einer ([1-6]) (und|oder) Karten mit einer ([1-6])\b", r"Karten mit einer \1 \2 \3"), (r"\bjede (?:andere |beliebige )?(?=[1-6]\b)", "eine "),
    (r"\b(eine|jede|keine|irgendeine)[rn]? ((?:un)?gerade)[nr]? Zahl\b", r"\1 \2 Karte"),
    (r"\b((?:un)?gerade)[nr]? Zahlen\b(?= (?!und|oder))", r"\1 Karten"),
    (rf"\b(?:eine|jede|irgendeine)[rn]? ({_KIND}) (?=Karte\b|[1-6]\b)", r"eine \1 "),
    (rf"\b(?:alle|die|den) ({_KIND}) (?=Karten\b)", r"\1 "),
    (r"(?<!mit )\b(?:jede[rn]?|einer|einen|irgendeine[rn]?|der) (?=[1-6]\b)(?! (?:Kart|Spiel|Min|Sek))", "eine "),
    (rf"\b(eine[rn]?) ({_COLOUR}e[nr]?|(?:un)?gerade[nr]?)(?= (?:gespielt|gelegt|spielt|legt|kommen|folgen|spielen|legen|darf|muss|wird|passt|liegt|oben|auf|und|oder|ist)\b|\s*[.,;:!]|\s*$)", r"eine \2 Karte"),
    (rf"\bauf ({_COLOUR}e?n?|(?:un)?gerade)(?= (?:gespielt|gelegt|spielen|legen|darf|dürfen|passt|passen|und umgekehrt|kann|können|folg\w+|kommt)\b|\s*[.,;:!]|\s*$)", r"auf \1 Karten"),
    (rf"\bauf ({_COLOUR}e?) (und|oder) ({_COLOUR}e?)(?= (?:gespielt|gelegt|spielen|legen|darf|dürfen)\b|\s*[.,;:!]|\s*$)", r"auf \1 \2 \3 Karten"),
    (rf"^\s*({_COLOUR}e?) (und|oder) ({_COLOUR}e?) (?=passen|gelten|zählen|sind|gehören|dürfen|gehen)", r"\1 \2 \3 Karten "),
    (rf"^\s*(nur |kein |)({_COLOUR}) (?=passt|passen|darf|dürfen|geht|gehen|kann|auf|heißt|bedeutet|ist|gilt|zählt|dreht|lässt|nur|nie|nicht)", r"\1\2 Karten "),
    (rf"\b(kein|nur|nur noch|nie|niemals) ({_COLOUR})(?= (?:gespielt|gelegt|spielen|legen|kommen|folgen|auf)\b|\s*[.,;:!]|\s*$)", r"\1 \2 Karten"),
    (rf"^\s*(bei|nach|mit) ({_COLOUR})\b(?! Karten)", r"\1 eine \2 Karte"),
    (rf"({_CARD}) (?:legt|legst|ausspielt|ausspielst|ablegt|ablegst|hinlegt|hinlegst|ausgespielt hat|gelegt hat)(?=\s*(?:[,:.]|$))", r"\1 spielt"),
    (rf"({_CARD}) {_PLAYED} (?=wird|wurde)", r"\1 gespielt "),
    # was eine Karte tut
    (r"^\s*(?:alle )?Karten mit einer ([1-6]) (?=drehen|ändern|wechseln|kehren|lassen|zwingen|bedeuten|heißen|überspringen|erlauben|bringen)", r"eine \1 "),
    (rf"^\s*(?:alle )?({_KIND}) Karten mit einer ([1-6]) (?=drehen|ändern|wechseln|kehren|lassen|zwingen|bedeuten|heißen|überspringen|erlauben|bringen)", r"eine \1 \2 "),
    (rf"^\s*(?:alle )?({_KIND}) Karten (?=drehen|ändern|wechseln|kehren|lassen|zwingen|bedeute[nt]|heiß(?:en|t)|überspringen|erlauben|bringen|dreht|lässt)", r"eine \1 Karte "),
    (rf"^\s*({_CARD} (?:lässt|lassen|zwingt|zwingen|überspringt|überspringen)) (?:den|die) (nächste|vorige|vorherige|übernächste)n?(?: (?:Spieler|Spielerin))?(?= |,)", r"\1 der \2 Spieler"),
    (rf"^\s*({_CARD} (?:lässt|lassen|zwingt|zwingen|überspringt|überspringen)) (?:den|deinen|seinen|die) (linke|rechte)n? Nachbarn?(?:in)?(?= |,)", r"\1 der \2 Nachbar"),
    (rf"^\s*({_CARD}) (?:dreht|drehen|ändert|ändern|wechselt|wechseln|kehrt|kehren) (?:die )?(?:Spielr|R)ichtung(?: um)?", r"Wenn \1 gespielt wird, die Spielrichtung wechselt"),
    (rf"^\s*({_CARD}) (?:lässt|lassen|zwingt|zwingen) (der \w+ (?:Spieler|Nachbar)|alle(?: anderen)?(?: Spieler)?|jeden(?: anderen)?(?: Spieler)?|einen Spieler(?: (?:deiner|nach|seiner) Wahl)?|dich|ihn),? (?:dazu,? )?(.+?)\.?\s*$", r"Wenn \1 gespielt wird, \2 muss \3"),
    (r", jeden( anderen)?(?: Spieler)? muss ", r", alle\1 Spieler müssen "), (r", (?:dich|ihn) muss ", ", dieser Spieler muss "), (r", einen Spieler(?: \w+ Wahl)? muss ", ", ein Spieler nach Wahl muss "),
    (r"\b(aus|ab|weg|an|auf|vor|weiter|zurück)zu(\w+en)\b", r"\1\2"),
    (r", (.+? muss .+?),? zu (ziehen|nehmen|sagen|rufen|geben|spielen|zeigen|tauschen|singen)\b", r", \1 \2"),
    (rf"^\s*({_CARD}) (?:überspringt|überspringen) (der \w+ (?:Spieler|Nachbar)|alle(?: anderen)?(?: Spieler)?)", r"Wenn \1 gespielt wird, \2 setzt aus"),
    (rf"^\s*({_CARD}) (?:heißt|heißen|bedeutet|bedeuten|ist|steht für|stehen für):? (?:eine |das )?(?:Aussetzen|Aussetzer|eine Runde aussetzen)", r"Wenn \1 gespielt wird, der nächste Spieler setzt aus"),
    (rf"^\s*({_CARD}) (?:heißt|heißen|bedeutet|bedeuten|ist|steht für|stehen für):? (?:ein |einen |den )?Richtungswechsel", r"Wenn \1 gespielt wird, die Spielrichtung wechselt"),
    (rf"^\s*({_CARD}) (?:heißt|heißen|bedeutet|bedeuten),? dass ({_WHO}) (.+?) (muss|müssen|darf|dürfen|soll|sollen)\W*$", r"Wenn \1 gespielt wird, \2 \4 \3"),
    (rf"^\s*({_CARD}) (?:heißt|heißen|bedeutet|bedeuten)[:,]? (?:dass )?", r"Wenn \1 gespielt wird, "),
    (rf"^\s*({_CARD}) (?:erlaubt|erlauben)(?: es)?(?: dir| einem| dem Spieler)?,? (?:es,? )?(.+?)(?: zu (\w+en)\b)?\.?\s*$", r"Wenn \1 gespielt wird, dieser Spieler darf \2 \3"),
    (rf"^\s*(?:bevor|ehe) (?:{_ANYONE} )?({_CARD}) (?:spielt|spielst|legt|gespielt wird|spielen)\s*[,:]", r"Wenn \1 gespielt wird,"),
    (rf"^\s*(?:(?:bei|nach|mit|für|vor|auf) (?:dem (?:Spielen|Legen|Ausspielen) (?:von )?)?|beim (?:Spielen|Legen|Ausspielen) (?:von )?)({_CARD})[,:]? (?=(?:muss|müssen|musst|darfst|wird|werden|ändert|wechselt|dreht|kehrt|ist|sind|sagt|ruft|zieh|nimm|gib|wirf|setz|tausch|zeig|bekomm|klopf|steh|sing|mach|der|die|alle|jeder|dieser|beide|ein|man|du)\w*\b|darf (?!(?:man )?(?:nur|kein|nicht)))(?!muss (?:eine? (?:{_KIND} )?(?:Karte )?|immer )?(?:kommen|folgen))", r"Wenn \1 gespielt wird, "),
    (rf"^\s*(?:wenn du )?(?:spiel|spiele|leg|lege|spielt|spielst) ({_CARD}),? und (?:dann )?", r"Wenn \1 gespielt wird, "),
    (rf"^\s*(?:spielt|spielst|legt|legst|spielen|legen) {_ANYONE} ({_CARD})(?: aus| ab| hin)?\s*[,:]", r"Wenn \1 gespielt wird,"),
    (rf"^\s*(?:wird|wurde) ({_CARD}) {_PLAYED}", r"Wenn \1 gespielt wird"),
    (rf"\bwenn (?:sie|ihr|wir) ({_CARD}) (?:spielen|spielt|legen|legt)\b", r"wenn ein Spieler \1 spielt"),
    (rf"^\s*(?:zieht|ziehst|nimmt) {_ANYONE} (?:eine Karte|nach)?\s*,", "Wenn eine Karte gezogen wird,"),
    (rf"^\s*(?:hat|hast|hält) {_ANYONE} (?:nur )?(?:noch |genau |bloß )?(\w+ Karten?)(?: übrig| auf der Hand| in der Hand)?\s*,", r"Wenn ein Spieler noch \1 hat,"),
    (rf"^\s*(?:kann|kannst) {_ANYONE} nicht {_PLAY}\s*,", "Wer nicht spielen kann,"),
    (r"^\s*(\w+t) ((?:jemand|ein Spieler|einer|man)\b[^,:]*?)(?: (auf|an|aus|ein|weg|ab|um|hin|herum|hoch|zu|nach|vor|mit))?\s*, (?:so )?(?=zieh|nimm|muss|bekomm|wirf|setz|gib|der|alle)", r"Wenn \2 \3\1, "),
    (rf"\bwenn {_ANYONE} ({_CARD}) auf ({_CARD}) (?:spielt|spielst|legt|legst)\b", r"Wenn \1 gespielt wird und sie auf \2 liegt"), (rf"^\s*(?:wird|wurde|kommt|liegt) ({_CARD}) auf ({_CARD})(?: {_PLAYED})?\s*,", r"Wenn \1 gespielt wird und sie auf \2 liegt,"), (rf"^\s*(?:spielt|spielst|legt|legst) {_ANYONE} ({_CARD}) auf ({_CARD})\s*,", r"Wenn \1 gespielt wird und sie auf \2 liegt,"), (rf"\bwenn ({_CARD}) auf ({_CARD}) (?:gespielt wird|gelegt wird|liegt|kommt|folgt)", r"Wenn \1 gespielt wird und sie auf \2 liegt"),
    (rf"^\s*({_CARD}) (?:bringt|bringen|gibt|geben|beschert|bescheren) dem (nächste|vorige|übernächste)n Spieler (\w+) (?:Straf)?karten?(?: ein)?\W*$", r"Wenn \1 gespielt wird, der \2 Spieler zieht \3 Karten"),
    (r"\btauschen (?:er|du|man|sie|dieser Spieler) und der (nächste|vorige|übernächste) Spieler (?:ihre|die) (?:Karten|Hand|Hände|Handkarten)", r"dieser Spieler tauscht mit dem \1n Spieler die Hand"),
    (r"\b(mehr|mehrere|zwei|drei|vier) Karten(?: auf einmal| gleichzeitig| zusammen)? (?:legt|legst|ablegt|ablegst|ausspielt|spielst)\b", r"\1 Karten spielt"), (r"\b(ein Spieler|jemand|du|man) (zwei|drei|vier|fünf|[2-6]) Karten spielt\b", r"\1 mindestens \2 Karten spielt"), (r"(?<=,) so (?=muss|zieh|nimm|darf|bekomm|setz|wirf)", " "),
    (r"\b(muss|musst|müssen) (du|er|man|sie|jeder|dieser Spieler) (?:zuerst|zunächst|erst einmal|erst) ", r"\1 \2 "),
    (rf"^\s*(?:spielt|spielst|legt|legst) {_ANYONE} (zwei|drei|vier|fünf|sechs|[2-6])( oder mehr)? Karten(?: auf einmal| gleichzeitig| zusammen)?\s*,", r"Wenn ein Spieler mindestens \1 Karten spielt,"),
    (r"\bund (?:er |sie )?(?:darf|kann) (?:dann |danach |in dieser Runde )?nicht (?:spielen|legen)\b", "und setzt aus"),
    # worauf etwas liegen darf
    (rf"^\s*(?:man|du|ihr|Spieler|wir|alle|es) (?:darf|darfst|dürft|dürfen|kann|können|kannst)(?: man)? (?:keine?n? ({_CARDS})|nie(?:mals)? ({_CARDS})|({_CARDS}) (?:nicht|nie|niemals)) auf ({_CARDS}) (?:{_PLAY}|{_PLAYED} werden)", r"\1\2\3 dürfen nicht auf \4 gespielt werden"),
    (rf"^\s*(?:leg|lege|legt|spiel|spiele|spielt)(?: (?:nie|niemals))? (?:keine?n? |nie(?:mals)? )({_CARDS}) auf ({_CARDS})", r"\1 dürfen nicht auf \2 gespielt werden"),
    (rf"^\s*(?:nie|niemals) ({_CARDS}) auf ({_CARDS})(?: {_PLAY})?", r"\1 dürfen nicht auf \2 gespielt werden"),
    (rf"^\s*(?:auf|nach) ({_CARDS}) (?:darf|dürfen|kann|können)(?: man)? (?:(?:keine?n?|nie|niemals) ({_CARDS})|({_CARDS}) nicht) {_FOLLOWS[:-1]}|legen|gelegt werden)", r"\2\3 dürfen nicht auf \1 gespielt werden"),
    (rf"^\s*keine?n? ({_CARDS}) auf ({_CARDS})\W*$", r"\1 dürfen nicht auf \2 gespielt werden"),
    (rf"^\s*(?:auf|nach) ({_CARDS}) (?:darf|dürfen|kann|können|muss|müssen)(?: man)? (?:nur (?:noch )?|immer )?({_CARDS}) {_FOLLOWS[:-1]}|legen|gelegt werden)", r"auf \1 dürfen nur \2 gespielt werden"),
    (rf"^\s*(?:auf|nach) ({_CARDS}) (?:kommt|kommen|folgt|folgen|passt|passen|geht|gehen) (?:immer )?nur ({_CARDS})", r"auf \1 dürfen nur \2 gespielt werden"),
    (rf"^\s*nur ({_CARDS}) (?:darf|dürfen|kann|können|passt|passen|geht|gehen|kommt|kommen)? ?auf ({_CARDS})(?: (?:{_PLAYED} werden|kommen|folgen))?", r"auf \2 dürfen nur \1 gespielt werden"),
    (rf"^\s*(?:man|du|ihr|Spieler|alle) (?:darf|darfst|dürft|dürfen|kann|können|kannst) ({_CARDS}) nur auf ({_CARDS}) {_PLAY}", r"\1 dürfen nur auf \2 gespielt werden"),
    (rf"^\s*({_CARDS}) (?:darf |dürfen |kann |können |passt |passen |geht |gehen |kommt |kommen |muss |müssen )?(?:immer )?nur auf ({_CARDS})(?: (?:{_PLAYED} werden|kommen|folgen|{_PLAY}))?", r"\1 dürfen nur auf \2 gespielt werden"),
    (rf"^\s*({_CARDS}) (?:darf|dürfen|kann|können|passt|passen|geht|gehen) (?:nicht|nie|niemals) auf ({_CARDS})(?: {_PLAYED} werden)?", r"\1 dürfen nicht auf \2 gespielt werden"),
    (rf"^\s*({_CARDS}) (?:darf|dürfen|kann|können|passt|passen|geht|gehen) (?:auch )?auf ({_CARDS})(?: {_PLAYED} werden)?,? und (?:umgekehrt|andersherum|anders herum|andersrum)", r"\1 dürfen auf \2 gespielt werden und \2 dürfen auf \1 gespielt werden"),
    (rf"^\s*({_CARDS}) (?:passt|geht|gehen|darf auch|dürfen auch|darf|kann|können) auf ({_CARDS})(?: {_PLAYED} werden)?", r"\1 dürfen auf \2 gespielt werden"),
    (rf"^\s*auf ({_CARDS}) (?:passt|passen|darf man|darf|dürfen|kann man) (?:auch )?({_CARDS})(?: (?:{_PLAY}|{_PLAYED} werden))?\W*$", r"\2 dürfen auf \1 gespielt werden"),
    (rf"^\s*(?:man|du|ihr|alle|jeder) (?:darf|darfst|dürft|dürfen|kann|können|kannst) (?:auch )?({_CARDS}) (?:auch )?auf ({_CARDS}) {_PLAY}\W*$", r"\1 dürfen auf \2 gespielt werden"),
    (rf"^\s*((?:bis (?:zu|zum) .+?|\w+ \w+ lang)) darf (?:niemand|keiner|man nicht) ({_COLOUR}|{_CARDS}) {_PLAY}\W*$", r"\1 gilt: \2 Karten dürfen nicht gespielt werden"), (r"(Karten?(?: mit einer [1-6])?|[1-6]) Karten dürfen nicht", r"\1 dürfen nicht"),
    (rf"^\s*({_CARDS}) (?:gehören zusammen|passen gegenseitig|passen aufeinander|passen zusammen|gelten als gleich|sind gleich)", r"\1 passen zueinander"),
    (rf"^\s*({_CARDS}) (?:sind|gelten als|zählen als|ist|gilt als|zählt als) (?:immer )?(?:eine? )?(?:Joker|Jokerkarten?|wild|spielbar)\b", r"\1 passen auf alles"),
    (rf"^\s*({_CARDS}) (?:darf|dürfen|kann|können|passt|passen|geht|gehen) (?:man )?(?:immer|überall|auf alles|auf jede Karte|jederzeit)(?: (?:{_PLAYED} werden|{_PLAY}))?\W*$", r"\1 passen auf alles"),
    (rf"^\s*({_CARDS}) (?:zählt|zählen|gilt|gelten) (?:auch )?als (?:die Farbe )?({_COLOUR})(?:e[nr]?)?(?: Karten?)?\W*$", r"\1 zählen als Farbe \2"),
    (rf"^\s*({_CARDS}) (?:zählt|zählen|gilt|gelten) (?:auch )?als (?:eine |die )?(?:Zahl )?([1-6])\b", r"\1 zählen als Zahl \2"),
    (rf"^\s*({_CARDS}) (?:ist|sind) (?:ab jetzt )?(?:verboten|gesperrt|tabu|nicht erlaubt)\W*$", r"\1 dürfen nicht gespielt werden"),
    (rf"^\s*(?:(?:niemand|keiner|kein Spieler) darf|(?:man|du|ihr|es|Spieler) (?:darf|darfst|dürft|dürfen) keine?n?) ({_CARDS}) (?:{_PLAY}|{_PLAYED} werden)\W*$", r"\1 dürfen nicht gespielt werden"),
    (rf"(^|\bauf |\bnur )((?:{_KIND} )?(?:[1-6]|Karte)) (?=dürfen )", r"\1eine \2 "),
    (rf"^\s*(?:man|du|ihr|alle|es) (?:darf|darfst|dürft|dürfen)(?: man)? nur ({_CARDS}) (?:{_PLAY}|{_PLAYED} werden)\W*$", r"nur \1 dürfen gespielt werden"),
    # hintereinander
    (rf"\b(?:wenn )?(zwei|drei|vier|fünf|sechs|[2-6])(?:mal)? ({_KIND})(?: Karten)? (?:hintereinander|nacheinander|in Folge|am Stück|in einer Reihe|direkt nacheinander)(?: {_PLAYED} (?:werden|wird|wurden))?", r"\1 \2 Karten hintereinander gespielt werden"),
    (rf"^\s*(?:wenn |bei |nach |werden |sobald |liegen )?(zwei|drei|vier|fünf|sechs|[2-6]) ({_KIND}) Karten hintereinander gespielt werden,?", r"Wenn eine Karte gespielt wird und die letzten \1 Karten \2 Karten waren,"),
    (rf"^\s*(?:wenn |bei |nach |werden |sobald )?(zwei|drei|vier|fünf|sechs|[2-6]) Karten mit einer ([1-6]) (?:hintereinander|nacheinander|in Folge|am Stück)(?: {_PLAYED} (?:werden|wurden)| {_PLAYED})?,?", r"Wenn eine Karte gespielt wird und die letzten \1 Karten Karten mit einer \2 waren,"),
    (rf"^\s*(?:wenn |wird |bei |sobald )(?:zweimal (?:hintereinander|nacheinander|in Folge) (?:dieselbe|die gleiche|der gleichen) (Farbe|Zahl)|(?:dieselbe|die gleiche|der gleichen) (Farbe|Zahl) (?:zweimal|zwei Mal) (?:hintereinander|nacheinander|in Folge)|zwei (?:gleiche|Karten mit der gleichen|Karten (?:mit )?derselben|Karten der gleichen) (Farbe|Zahl)e?n? (?:hintereinander|nacheinander|in Folge))(?: (?:{_PLAYED} (?:wird|werden)|{_PLAYED}|kommt|liegt|kommen|liegen|fallen))?,?", r"Wenn eine Karte gespielt wird und sie dieselbe \1\2\3 hat,"),
    (rf"\bwenn {_ANYONE} (?:dieselbe|die gleiche) (Zahl|Farbe) (?:wie (?:die Karte davor|die vorige(?: Karte)?|der Spieler davor|der Vorgänger|die letzte Karte) )?(?:spielt|legt|spielst|legst)", r"wenn eine Karte gespielt wird und sie dieselbe \1 hat"),
    (rf"^\s*wenn (zwei|drei|vier|fünf)mal (?:hintereinander|nacheinander|in Folge) ({_COLOUR}|eine {_KIND} Karte) {_PLAYED} wird,?", r"Wenn eine Karte gespielt wird und die letzten \1 Karten \2 Karten waren,"), (r"\beine (\w+) Karte Karten waren", r"\1 Karten waren"),
    (rf"^\s*(?:wenn |werden |bei |sobald |nach )?(drei|vier|fünf|sechs|[3-6]) (?:Karten (?:mit |in |von )?(?:der gleichen|der selben|derselben|gleicher|einer)|gleiche) (Farbe|Zahl)e?n? (?:hintereinander|nacheinander|in Folge|am Stück)(?: (?:{_PLAYED} (?:werden|wurden)|{_PLAYED}|liegen|kommen))?\s*[,:]?", r"Wenn eine Karte gespielt wird und die letzten \1 Karten dieselbe \2 haben,"),
    (r": Richtungswechsel\W*$", ": die Spielrichtung wechselt"), (rf"^\s*(?:wenn |wird |sobald )?(drei|vier|fünf|sechs)mal (?:hintereinander|nacheinander|in Folge) (?:dieselbe|die gleiche) (Farbe|Zahl)(?: {_PLAYED} wird| {_PLAYED})?\s*[,:]", r"Wenn eine Karte gespielt wird und die letzten \1 Karten dieselbe \2 haben,"), (rf"^\s*(?:wenn |wird |sobald )(?:dieselbe|die gleiche) (Farbe|Zahl) (drei|vier|fünf|sechs)mal (?:hintereinander|nacheinander|in Folge)(?: {_PLAYED} wird| {_PLAYED})?\s*,", r"Wenn eine Karte gespielt wird und die letzten \2 Karten dieselbe \1 haben,"),
    # was der nächste Spieler spielen muss
    (rf"\b(?:(?:der|dem) nächste(?: Spieler)? (?:muss|darf nur|kann nur)|(?:muss|darf) der nächste(?: Spieler)?(?: nur)?) (?:auch )?eine Karte (?:der|mit der|in der|von der) (?:gleichen|selben|derselben)?(?:derselben )? ?(Farbe|Zahl) {_PLAY}(?:,? (?:oder|sonst|ansonsten)\b[^.;]*)?", r"Karten müssen die \1 der obersten Karte haben bis die nächste Karte gespielt wird"),
    (rf"\b(?:der nächste(?: Spieler)? (?:muss|darf nur|kann nur)|(?:muss|darf) der nächste(?: Spieler)?(?: nur)?) (?:auch )?(?:dieselbe|die gleiche) (Farbe|Zahl) {_PLAY}(?:,? (?:oder|sonst|ansonsten)\b[^.;]*)?", r"Karten müssen die \1 der obersten Karte haben bis die nächste Karte gespielt wird"),
    (rf"\b(?:der nächste(?: Spieler)? (?:muss|darf nur|kann nur)|(?:muss|darf) der nächste(?: Spieler)?(?: nur)?) ({_CARDS}) {_PLAY}(?:,? (?:oder|sonst|ansonsten)\b[^.;]*)?", r"nur \1 dürfen gespielt werden bis die nächste Karte gespielt wird"),
    (rf"\b(?:der nächste(?: Spieler)? (?:muss|darf nur|kann nur)|(?:muss|darf) der nächste(?: Spieler)?(?: nur)?) ({_COLOUR}) {_PLAY}(?:,? (?:oder|sonst|ansonsten)\b[^.;]*)?", r"nur \1 Karten dürfen gespielt werden bis die nächste Karte gespielt wird"),
    (rf",? (?:wenn|solange|nach|falls) ({_CARD})(?: (?:oben )?liegt)\W*$", r", wenn \1 gespielt wird"),
    (rf"^\s*(?:man|jeder(?: Spieler)?|du|ihr|alle|es|pro Zug) (?:darf|darfst|dürft|dürfen)(?: man)? (?:pro Zug |in jedem Zug )?(?:nur|höchstens|maximal) eine (?:einzige )?Karte (?:pro Zug |auf einmal |in einem Zug |je Zug |gleichzeitig )?(?:{_PLAY}|{_PLAYED} werden)", "Wenn ein Spieler zwei oder mehr Karten spielt, dieser Spieler muss eine Strafe nehmen"),
    # wie viele Karten jemand noch hat
    (r"^\s*(?:alle |jeder |die )?(?:Spieler )?mit (?:nur )?(?:noch )?(?:einer|1) (?:einzigen )?(?:Hand)?karte(?: auf der Hand)?,? (?:muss|müssen)(?: man| du| alle)?", "Wenn ein Spieler noch 1 Karte hat, dieser Spieler muss"),
    (r"^\s*(?:alle |jeder )?Spieler mit (?:nur )?(?:noch |genau )?(\w+) Karten(?: auf der Hand)?,? (?:muss|müssen)", r"Wenn ein Spieler noch \1 Karten hat, dieser Spieler muss"),
    (rf"^\s*(?:wenn {_ANYONE} (?:die|seine|deine|ihre) vorletzte Karte (?:spielt|spielst|legt|legst|ablegt|ausspielt)|(?:bei|mit|nach|vor) (?:der|deiner|seiner) (?:vorletzten|letzten) Karte|vor (?:der|deiner|seiner) letzten Karte),?", "Wenn ein Spieler noch 1 Karte hat,"),
    (rf"\b{_ANYONE} (?:nur )?(?:noch )?(?:genau )?(\w+) Karten? (?:übrig|in der Hand|übrig auf der Hand) (?:hat|hast)", r"ein Spieler noch \1 Karten hat"),
    (rf"\bbei {_ANYONE} nur noch", "ein Spieler noch"),
    # was oben liegt
    (rf"\b(solange|wenn) ({_COLOUR}) (?=(?:ganz )?oben)", r"\1 eine \2 Karte "), (r"\bdarf nicht (ge\w+) werden\W*$", r"darf niemand \1 werden"),
    (rf"^\s*solange ({_CARD}) oben liegt,? darf niemand (ge\w+) werden", r"Wenn \1 gespielt wird, alle Spieler müssen solange \1 oben liegt dies tun: „es wird nicht \2“"), (r"\bdarf niemand (ge\w+) werden\W*$", r"darf nicht \1 werden"),
    (r"^\s*(?:niemand|keiner) darf ([^„“\",]+?),? (bis (?:zu|zum|du|er|die nächste|dieser) [^„“\"]+?)\.?\s*$", r"alle Spieler müssen \2 dies tun: „nicht \1“"),
    (r"^\s*alle (\w+ (?:Minuten|Sekunden)) (?=zieh|muss|müss|wirf|werf|wechsel|geb|gib|tausch|setz|dreh|nehm|bekomm)", r"alle \1, "),
    (r"^\s*(?:die|deine|eine) Hand darf (?:nie(?:mals)?|nicht) mehr als (\w+) Karten (?:haben|umfassen|enthalten)", r"das Handlimit ist \1 Karten"),
    (rf"^\s*(?:liegt ({_CARD}) {_ON_TOP}|(?:immer )?wenn ({_CARD}) (?:{_ON_TOP} )?liegt)\s*,?", r"solange \1\2 oben liegt,"),
    (rf"^\s*solange ({_CARD}) oben liegt, (?:muss|darf) (?:nur )?(ge\w+t|ge\w+en) werden\W*$", r"Wenn \1 gespielt wird, alle Spieler müssen solange \1 oben liegt dies tun: „es wird \2“"),
    (rf"^\s*solange ({_CARD}) (?:{_ON_TOP} )?liegt,? (?:darf niemand|darf keiner|darf man nicht|dürfen wir nicht|darf kein Spieler) ([^„“\"]+?)\.?\s*$", r"Wenn \1 gespielt wird, alle Spieler müssen solange \1 oben liegt dies tun: „nicht \2“"),
    (rf"^\s*solange ({_CARD}) (?:{_ON_TOP} )?liegt,? (?:müssen alle|muss jeder|muss man)(?: Spieler)? ([^„“\"]+?)\.?\s*$", r"Wenn \1 gespielt wird, alle Spieler müssen solange \1 oben liegt dies tun: „\2“"),
    (rf"^\s*(?:alle(?: Spieler)? müssen|jeder(?: Spieler)? muss) ([^„“\",]+?),? solange ({_CARD}) {_ON_TOP} liegt\.?\s*$", r"Wenn \2 gespielt wird, alle Spieler müssen solange \2 oben liegt dies tun: „\1“"),
    (rf"^\s*(?:niemand|keiner) darf ([^„“\",]+?),? solange ({_CARD}) {_ON_TOP} liegt\.?\s*$", r"Wenn \2 gespielt wird, alle Spieler müssen solange \2 oben liegt dies tun: „nicht \1“"),
    (r"^\s*(\w+ (?:Sekunden?|Minuten?)) lang (?:darf (?:niemand|keiner)|darf man nicht) ([^„“\"]+?)\.?\s*$", r"alle Spieler müssen \1 lang dies tun: „nicht \2“"), (r"^\s*(?:niemand|keiner) darf (\w+ (?:Sekunden?|Minuten?)) lang ([^„“\"]+?)\.?\s*$", r"alle Spieler müssen \1 lang dies tun: „nicht \2“"), (r"^\s*(\w+ (?:Sekunden?|Minuten?)) lang müssen alle(?: Spieler)? ([^„“\"]+?)\.?\s*$", r"alle Spieler müssen \1 lang dies tun: „\2“"),
    # Menschen, die man nur sehen kann
    (r"\b(?:der|die|das|dem|den) (jüngste|älteste|größte|kleinste|lauteste|leiseste|schönste|müdeste|hungrigste|dickste|dünnste|klügste)n?(?: (?:Spieler(?:in)?|Person|Mensch|von (?:uns|euch)|am Tisch))*(?=[ ,.;]|$)", r"alle Spieler, auf die „der oder die \1 sein“ zutrifft"),
    (r"\b(?:der |die |dein |sein |dem )?(?:Spieler|Spielerin|Person|Gegenüber)(?: (?:dir|ihm))? ?(?:gegenüber|auf der anderen Seite|direkt gegenüber)(?: (?:von )?(?:dir|ihm|sitzt))?(?=[ ,.;])|\b(?:dein|sein) Gegenüber\b", "alle Spieler, auf die „gegenüber sitzen“ zutrifft"),
    (r"\b(?:alle|jeder)(?: Spieler)? mit (?!(?:nur |noch |mehr |weniger |genau |mindestens |höchstens )*(?:eine[rm]|zwei|drei|vier|fünf|sechs|sieben|acht|\d+|den meisten|den wenigsten|offenen) )(\w+(?: \w+)?) (?=müssen|muss|dürfen|darf|ziehen|zieht|werfen|wirft|nehmen|nimmt|geben|gibt|setzen|setzt)", r"alle Spieler, auf die „\1 haben“ zutrifft "),
    (r"\b(?:alle |jeder )?(Brillenträger|Bartträger|Linkshänder|Rechtshänder|Raucher|Männer|Frauen|Kinder|Erwachsenen|Blonden|Rothaarigen|Dunkelhaarigen|Brünetten|Vegetarier|Studenten|Eltern)(?:innen)? (?=müssen|muss|dürfen|darf|ziehen|zieht|werfen|nehmen|geben|setzen)", r"alle Spieler, auf die „\1 sein“ zutrifft "),
    (r"\b(ziehen|werfen|nehmen|müssen|dürfen|geben) alle (Spieler, auf die „[^“]+“ zutrifft) ", r"alle \2 \1 "),
    (r"\b(zieht|wirft|nimmt|muss|darf|gibt) alle (Spieler, auf die „[^“]+“ zutrifft) ", r"alle \2 \1 "),
    # Verdopplung, Ziehen, Zeigen, Ende
    (r"^\s*(?:bei|für) (?:jede|einer|eine)r? Strafe (?:zieht|ziehen|nimmt) (?:man|alle|jeder|du) (\w+) (?:Straf)?karten(?: statt einer)?\W*$", r"eine Strafe sind \1 Karten"), (r"^\s*(?:(?:jede|eine|die|alle) )?Strafen? (?:kostet|kosten|beträgt|betragen|ist|sind|bedeutet|bedeuten) (?:jetzt |immer )?(\w+) (?:Straf)?karten\W*$", r"eine Strafe sind \1 Karten"),
    (rf"^\s*wenn {_ANYONE} eine Karte (?:zieht|ziehst),? (?:darf|kann|darfst|kannst) (?:er|sie|man|du) (?:sie|diese) (?:sofort |gleich |direkt |auch )*{_PLAY}\W*$", "die eben gezogene Karte darf gespielt werden"),
    (rf"^\s*wer (?:eine Karte )?zieht,? (?:darf|kann) (?:sie|die (?:eben )?gezogene Karte|diese Karte) (?:sofort |gleich |direkt |auch )*{_PLAY}\W*$", "die eben gezogene Karte darf gespielt werden"),
    (r"\bmuss (er|man|sie|du) (?:das|es|dies) (ansagen|zeigen|verkünden|zugeben)", r"muss \1 dies tun: „es \2“"),
    (r"\bwer als (Erste[rs]?|Letzte[rs]?) [„\"]([^“\"]+)[“\"] (ruft|sagt|schreit)", r"wer als \1 \2 \3"),
    (r"^\s*wer als Erste[rs]? ([^,]+?), ([^,]+?),? wenn (.+?)\.?\s*$", r"Wenn \3, alle Spieler tun um die Wette: „\1“, dann der Erste \2"),
    (r"^\s*(?:alle |jede )?Strafe?n?(?:karten)? (?:werden|wird|ist|sind|zählen|zählt|gelten|gilt) (?:ab jetzt )?(?:verdoppelt|doppelt|mal zwei)", "Strafen zählen doppelt"),
    (rf"^\s*(?:wer|wenn {_ANYONE}) nicht {_PLAY} (?:kann|kannst),? (?:zieht |ziehst |ziehe |zieh |muss (?:man |er |du )?)(?:er |du |man |sie )?(?:(?:so ?lange|Karten|weiter|nach|ziehen)\b,? ?)*,? ?bis (?:er|sie|man|du|es|eine Karte|etwas) (?:{_PLAY} )?(?:kannst|kann|geht|passt)\b(?: ziehen)?", "wer nicht spielen kann, zieht, bis es geht"),
    (r"^\s*(?:eine |die |alle |eben |gerade |frisch |soeben )*gezogene[n]? Karten? (?:darf|dürfen|kann|können)(?: man)? (?:sofort |gleich |direkt |auch |noch )*(?:gespielt werden|gelegt werden|ausgespielt werden|spielen|legen)(?: werden)?(?: im selben Zug)?", "die eben gezogene Karte darf gespielt werden"),
    (rf"^\s*(?:man|du|jeder|wer eine Karte zieht,?) (?:darf|darfst|kann|kannst) (?:eine |die |sie )?(?:eben |gerade |frisch )?(?:gezogene Karte )?(?:sofort |gleich |direkt |auch )*(?:wieder )?{_PLAY}\W*$", "die eben gezogene Karte darf gespielt werden"),
    (r"\bgegen den Uhrzeigersinn(?: weiter)?", "nach rechts"), (r"\bim Uhrzeigersinn(?: weiter)?", "nach links"),
    (r"\b(?:tauschen|geben|reichen) (?:alle|jeder)(?: Spieler)? (?:ihre|seine) (?:ganze )?(?:Hand|Hände|Karten|Handkarten) (?:reihum )?nach (links|rechts)(?: weiter)?|\b(?:alle|jeder)(?: Spieler)? (?:tauschen|tauscht|geben|gibt|reichen|reicht) (?:ihre|seine) (?:ganze |gesamten? )?(?:Hand|Hände|Karten|Handkarten) (?:reihum )?nach (links|rechts)(?: weiter)?", r"alle Hände wandern nach \1\2 weiter"),
    (r"\b(?:alle|jeder)(?: Spieler)? (?:geben|gibt|reichen|reicht) (?:ihrem|seinem|dem) (link|recht)en Nachbarn (.+? Karten?)", r"alle Spieler geben \2 nach \1s weiter"),
    (r"\b(?:nach|in) (\w+ Minuten?) (?:endet|ist) das Spiel(?: (?:vorbei|aus|zu Ende))?[,;.]?(?: und)? (?:es gewinnt )?(?:wer (?:dann )?die wenigsten Karten hat|der Spieler mit den wenigsten Karten|die wenigsten Karten),? ?(?:gewinnt|hat gewonnen|siegt)?|\bdas Spiel (?:endet|ist) (?:nach|in) (\w+ Minuten?)(?: vorbei| zu Ende)?[,;.]?(?: und)? (?:es gewinnt,? )?(?:wer (?:dann )?die wenigsten Karten hat|der Spieler mit den wenigsten Karten|die wenigsten Karten),? ?(?:gewinnt|hat gewonnen)?", r"nach \1\2 endet das Spiel und die wenigsten Karten gewinnen"),
    (r"^\s*wer als (?:Letzter?|Letzte[rs]?) ([^,]+?)(?<! fertig ist), ([^,]+?),? wenn (.+?)\.?\s*$", r"Wenn \3, alle Spieler tun um die Wette: „\1“, dann der Letzte \2"),
    (r"\bder Letzte,? der ([^,„“\"]+?),? (?=zieht|muss|nimmt|bekommt|setzt|wirft)", r"alle Spieler tun um die Wette: „\1“, dann der Letzte "),
    # außer, oder sonst
    (r"\b(muss|musst|müssen) (?:(er|sie|du|man|dieser Spieler|der nächste Spieler) )?eine (?:Straf)?karte (?:ziehen|nehmen),? (?:außer|es sei denn,?) (?:er|sie|man|du|dieser Spieler|der Spieler) (?:sagt|sagst|ruft|rufst) [„\"]?(\w+)[“\"]?", r"\1 \2 „\3“ sagen"),
    (r"\b(sagen|rufen|schreien|klopfen|singen|tun|machen|ansagen),? (?:oder|sonst|ansonsten) (?:er |sie |man |du |muss |zieht |ziehst )*(?:eine|zwei|drei|\d) (?:Straf)?[Kk]arten? ?(?:ziehen|nehmen)?", r"\1"),
    (r"^((?:wenn|falls|sobald) [^,:]+[,:]|)\s*(.+?),? (?:außer(?: wenn)?|es sei denn,?) (dieser Spieler|du|er|der Spieler|man|die oberste|sie|darunter)\b (.+?)\.?\s*$", r"\1 außer wenn \3 \4: \2"),
    # wer dasselbe tut wie eben
    (r"\b((?:der|die) (?:nächste|vorige|übernächste|linke|rechte) (?:Spieler|Nachbar)(?:in)?|alle anderen(?: Spieler)?|ein (?:anderer )?Spieler nach Wahl) ((?:setzt|setzen|zieht|ziehen|wirft|werfen|nimmt|nehmen|gibt)[^.,;]*?),? und (?:dann )?(setzt|setzen|zieht|ziehen|wirft|werfen|nimmt|gibt) ", r"\1 \2 und dieselben \3 "),
    (r"\b(?:wähle|wählt|bestimme|bestimmt|such dir) (?:einen|irgendeinen) (anderen )?Spieler(?: aus)?,? der (?:dann )?(.+?) (muss|darf)\b", r"ein \1Spieler nach Wahl \3 \2"), (r"\bein anderen Spieler\b", "ein anderer Spieler"),
    (r"\b(?:wähl\w*|bestimm\w*|such\w* dir|such\w*) (?:jemanden|einen (?:anderen )?(?:Mits|S)pieler)(?: aus)?,? der (.+?) zieht\b", r"ein Spieler nach Wahl zieht \1"), (r"\b(?:wähl\w*|bestimm\w*|such\w* dir|such\w*) (?:jemanden|einen (?:anderen )?(?:Mits|S)pieler)(?: aus)?,? der (?:eine Runde )?aussetzt\b", "ein Spieler nach Wahl setzt aus"), (r"\b(?:wähl\w*|bestimm\w*|such\w* dir|such\w*) jemanden(?: aus)?,? der (.+?) (muss|darf)\b", r"ein Spieler nach Wahl \2 \1"),
    (rf"^\s*wer (?!nicht {_PLAY} kann)([^,:]+?) (?=(?:zieht|nimmt|bekommt|muss|setzt|wirft|gibt|darf) [^,:]+$)", r"wer \1, "),
    (r"^\s*(?:alle|Spieler|alle Spieler|Leute|alle Leute|diejenigen),? die (?![^,]*\b(?:tragen|haben|sind),)([^,„“\"]+?),? (ziehen|müssen|nehmen|bekommen|werfen|setzen) ", r"Wenn dies geschieht: „Spieler, die \1“, dieser Spieler \2 "),
    (r"^\s*(?:jeder|derjenige|der Spieler|ein Spieler|jeder Spieler|der),? der ([^,]+), (?=muss|darf|zieht|nimmt|bekommt|wirft|setzt|gibt|kriegt|bestimmt|wählt|sagt|ruft|spielt)", r"wer \1, "),
    (r"\b(?:kriegt|erhält|kassiert)\b", "bekommt"), (r"\bbekommt ((?:er |sie |man |du )?)(zwei|drei|vier|fünf|sechs|[2-9]) (?:Straf)?karten\b", r"zieht \1\2 Karten"),
    (r"\b(?:bitte|sofort|gleich|auch|stattdessen|unverzüglich|laut|ganz)\b,?", " "),
    (r"^\s*(?:neue )?Regel\s*:\s*", ""),
    (r"\bMitspieler", "Spieler"),
    (r"\bpinkfarben(?:e|en)?\b|\brosa(?:ne|nen|farbene|farbenen)?\b", "pinke"),
    (r"\blila\b", "violette"),
    (r"\bvorherige\b", "vorige"),
    (r"\b(?:vor|zu)hin\b", ""),
    # was fehlt oder umgestellt ist
    (r"^\s*(?:wird|wurde) (.+?) gespielt\b", r"Wenn \1 gespielt wird"),
    (rf"^\s*(?:spielt|spielst) {_SOMEBODY} (.+?),", r"Wenn ein Spieler \1 spielt,"),
    (r"^\s*beim (?:Spielen|Ausspielen) einer (\w+?)n Karte\b,?", r"Wenn eine \1 Karte gespielt wird,"),
    (r"^\s*(?:bei|nach) (?:einer|jeder) (\w+?)n Karte\b,?", r"Wenn eine \1 Karte gespielt wird,"),
    (r"^\s*bei (?:einer|jeder) ([1-6])\b,?", r"Wenn eine \1 gespielt wird,"),
    (r"^\s*bei (?:einer|jeder) Strafe\b,?", "Wenn ein Spieler eine Strafe nimmt,"),
    (r"^\s*zu Beginn (?:des Spiels|der Partie)\b,?|^\s*am Anfang des Spiels\b,?", "Wenn das Spiel beginnt, "),
    (r"^\s*(?:zu Beginn|am Anfang) (?:deines|des|jedes|eines) Zug(?:e)?s\b,?", "Wenn ein Zug beginnt, "),
    (r"^\s*am Ende (?:deines|des|jedes|eines|seines) Zug(?:e)?s (?:darf|dürfen) (?:man|niemand|keiner|du|jeder|alle) (?:höchstens|nicht mehr als|mehr als) (\w+) Karten (?:auf der Hand )?(?:haben|halten|behalten)", r"das Handlimit ist \1 Karten"),
    (r"^\s*am Ende (?:deines|des|jedes|eines|seines) Zug(?:e)?s\b,?", "Wenn ein Zug endet, "),
    (r"^\s*ist eine (?:gespielte )?Karte (?:genau )?(?:um )?(eins (?:höher|niedriger)|höher|niedriger) als die (?:vorige|letzte|Karte davor)(?: Karte)?(?: und (?:hat|in) (dieselbe|die gleiche|derselben|der gleichen) Farbe)?,", r"Wenn eine Karte gespielt wird und sie um \1 ist als die Karte davor\2,"),
    (r"davor(?:dieselbe|die gleiche|derselben|der gleichen),", "davor und sie dieselbe Farbe hat,"),
    (r"um (höher|niedriger) ist", r"\1 ist"),
    (r"^\s*wenn (?:die Summe der|die) letzten (?:beiden|zwei) Karten (?:zusammen )?(\w+) (?:ergeben|ergibt|ist|sind)\b", r"Wenn eine Karte gespielt wird und die letzten zwei Karten zusammen \1 ergeben"),
    (r"^\s*wenn (?:die Summe der )letzten (?:beiden|zwei) Karten (\w+) (?:ergeben|ergibt|ist)\b", r"Wenn eine Karte gespielt wird und die letzten zwei Karten zusammen \1 ergeben"),
    (r"\bauf eine andere gerade (?:Karte|Zahl) gespielt wird", "gespielt wird und sie auf eine gerade Karte liegt und sie eine andere Zahl als die Karte davor hat"),
    (r"\bauf (eine \w+(?: Karte)?) gespielt wird", r"gespielt wird und sie auf \1 liegt"),
    (r"^\s*wenn zweimal hintereinander (?:dieselbe|die gleiche) (Zahl|Farbe) gespielt wird", r"Wenn eine Karte gespielt wird und sie dieselbe \1 hat"),
    # wer etwas tut
    (r"^\s*wer (?:den Namen eines (?:anderen )?Spielers|einen (?:anderen )?Spieler beim Namen) (?:sagt|nennt|ruft|ausspricht)", "Wenn ein Spieler den Namen eines anderen sagt"),
    (r"^\s*wer nicht (?:innerhalb von|in|binnen) (\w+ \w+) spielt\s*[:,]", r"Wenn ein Spieler nicht innerhalb von \1 spielt, "),
    (rf"^\s*wer (?!nicht spielen|die (?:meisten|wenigsten)|am )(.+?), (muss|darf|{_DOES}) ", r"Wenn ein Spieler \1, dieser Spieler \2 "),
    (r"\bwer die (meisten|wenigsten) (Karten|Stimmen) (?:hat|bekommt|erhält),?", r"der Spieler mit den \1 \2"),
    (r"\bwer (gewinnt|verliert|zuletzt fertig ist|als Letzter fertig ist),?", r"der \1"),
    (r"\bder gewinnt\b", "der Gewinner"), (r"\bder verliert\b", "der Verlierer"),
    (r"\bder (?:zuletzt|als Letzter) fertig ist\b", "der Letzte"),
    (r"\blässt (?:den|die) (nächste|vorige|übernächste)n Spieler (.+?) ziehen", r"der \1 Spieler zieht \2"),
    (r"\bdieser Spieler der (nächste|vorige|übernächste) Spieler\b", r"der \1 Spieler"),
    # wählen
    (r"\b(?:wähle|wählt|bestimme|bestimmt|nenne|suche) (?:einen|irgendeinen) (?:anderen )?Spieler(?: aus)?\s*[:.,;]?\s*(?:der|er|dieser|und der|und er)?\s*(?:muss|soll)\s+", "ein Spieler nach Wahl muss "),
    (r"\b(?:wähle|wählt|bestimme) (?:einen|irgendeinen) (?:anderen )?Spieler(?: aus)?\s*[:.,;]?\s*(?:der|er|dieser|und der|und er)\b", "ein Spieler nach Wahl"),
    (r"\b(?:wähle|wählt|bestimme) zwei Spieler(?: aus)?\s*[:.,;]?\s*(?:die|sie|diese)?\b", "zwei Spieler nach Wahl"),
    (r"\bSpieler (?:deiner|seiner|ihrer|eigener) Wahl", "Spieler nach Wahl"),
    (r"\beinem beliebigen Spieler\b", "einem Spieler nach Wahl"),
    (r"\bder Spieler mit den (meisten|wenigsten)(?: Karten)? und (?:der )?(?:Spieler )?(?:der )?mit den (meisten|wenigsten) Karten tauschen (?:ihre |die )?(?:Hände|Hand|Karten)", r"der Spieler mit den \1 Karten tauscht mit dem Spieler mit den \2 Karten die Hand"),
    (r"\bzwei Spieler nach Wahl tauschen (?:alle )?(?:ihre |die )?(?:Hände|Hand|Karten)\b(?: miteinander)?", "zwei Spieler nach Wahl tauschen mit einander die Hand"),
    (r"\btauscht? (?:deine|seine|die) (?:ganze )?(?:Hand|Karten) mit (dem|einem|der) ([\w ]+?Spieler(?: nach Wahl)?|[\w ]+Nachbarn)", r"tauscht mit \1 \2 die Hand"),
    (r"\btauscht? (?:alle )?(?:deine|seine) Karten mit (dem|einem) ([\w ]+?Spieler(?: nach Wahl)?)", r"tauscht mit \1 \2 die Hand"),
    # eine Farbe nennen
    (r"\b(?:nenne|nennt|wähle|wählt) (?:man |er |du )?eine Farbe,? die bis zu (deinem|seinem|ihrem) nächsten Zug nicht (?:mehr )?gespielt werden darf", r"dieser Spieler muss eine Farbe nennen, dann: Karten dieser Farbe dürfen nicht gespielt werden bis zu \1 nächsten Zug"),
    (r"\b(?:nennt|wählt) man eine (Farbe|Zahl)", r"dieser Spieler nennt eine \1"),
    (r"\bdie nächste Karte muss (?:diese|die genannte) Farbe haben", "nur Karten der genannten Farbe dürfen gespielt werden bis die nächste Karte gespielt wird"),
    (r"\bdie nächste Karte muss (?:dieselbe|die gleiche) Zahl haben,? (?:und |aber )?nicht (?:dieselbe |die gleiche )?Farbe", "die nächste Karte muss dieselbe Zahl haben"),
    (r"\bdie nächste Karte muss (rot|orange|grün|blau|violett|pink) sein", r"die nächste Karte muss eine \1e Karte sein"),
    (r"\borangee\b", "orange"),
    # sprechen und schweigen
    (r"^\s*solange (eine \w+ Karte) oben liegt,? (?:darf niemand|darf keiner) (\w+)", r"Wenn \1 gespielt wird, alle Spieler müssen solange \1 oben liegt dies tun: „nicht \2“"),
    (r"^\s*solange (eine \w+ Karte) oben liegt,? müssen alle ([^„“\"]+?)\.?\s*$", r"Wenn \1 gespielt wird, alle Spieler müssen solange \1 oben liegt dies tun: „\2“"),
    (r"\bmuss (der nächste Spieler|er|dieser Spieler) (eine[nsr]? [\w ]+?) nennen\b(?!.*Farbe)", r"\1 muss „\2“ sagen"),
    (r"\bmuss (?:er|sie|man) („[^“]+“|\"[^\"]+\") (?:rufen|sagen|schreien|ansagen)", r"dieser Spieler muss \1 sagen"),
    (r"(„[^“]+“|\"[^\"]+\") (?:rufen|schreien|ansagen|flüstern|singen)\b", r"\1 sagen"),
    (r"\bmuss sie (?:laut )?ansagen", "muss „ihren Namen“ sagen"),
    (r"\bmuss sich (.+?) bedanken", r"muss „danke \1“ sagen"),
    (r"^\s*(?:sprich|rede) (bis zu deinem nächsten Zug|bis zum Ende des Spiels|\w+ \w+ lang) (.+?)\.?\s*$", r"dieser Spieler muss \1 dies tun: „sprechen \2“"),
    (r"\bmuss (bis zum Ende des Spiels|bis zu \w+ nächsten Zug) ([^„“\"]+?) (sprechen|reden|gehen|sitzen|singen)\b", r"muss \1 dies tun: „\2 \3“"),
    # Wettkämpfe, Rennen, Abstimmungen
    (r"\b(?:fordere|fordert) (?:einen|irgendeinen) (?:anderen )?Spieler zu (?:einem |einer |)([^;,.]+?) heraus", r"dieser Spieler und ein anderer Spieler nach Wahl messen sich in „\1“"),
    (r"\b(?:spielt|spielen|spiele) (?:man |dieser Spieler |er )?([^;.„“\"]+?) (?:mit|gegen) (?:den|dem) nächsten Spieler", r"dieser Spieler und der nächste Spieler messen sich in „\1“"),
    (r"\b(?:müssen alle|alle müssen|muss jeder|jeder muss) ([^;,.„“\"]+?)[;,.]?(?: und)? (?:der|die) (?:Letzte|Langsamste)\b", r"alle Spieler tun um die Wette: „\1“, dann der Letzte"),
    (r"\bstimmen alle(?: Spieler)? ab\b", "alle stimmen ab"),
    (r"\balle(?: Spieler)?,? die (.+?) (tragen|haben|sind),? (?=werfen|ziehen|müssen|dürfen|nehmen|geben)", r"alle Spieler, auf die „\1 \2“ zutrifft "),
    (r"\b(werfen|ziehen|nehmen|geben|müssen|dürfen) alle(?: Spieler)?,? die (.+?) (tragen|haben|sind),? ", r"alle Spieler, auf die „\2 \3“ zutrifft \1 "),
    (r"\b(\w+ \w+) lang muss der Erste,? der (\w+),? eine Karte ziehen", r"\1 lang gilt beim ersten Mal, wenn ein Spieler \2: dieser Spieler muss eine Karte ziehen"),
    (r"\b(\w+ \w+) lang zieht der Erste,? der (\w+),? eine Karte", r"\1 lang gilt beim ersten Mal, wenn ein Spieler \2: dieser Spieler muss eine Karte ziehen"),
    # Stapel, Regeln, Grenzen
    (r"\bgerade und ungerade (?:Zahlen|Karten)\b", "gerade und ungerade"),
    (r"\bpassen aufeinander\b|\bpassen zusammen\b", "passen zueinander"),
    (r"\bdie (?:gerade|soeben|frisch) gezogene Karte\b", "die eben gezogene Karte"),
    (r"\bzählen (?:alle )?Strafen doppelt", "Strafen zählen doppelt"),
    (r"\bgibt es keine Züge\s*[:,;]?\s*(?:und )?jeder darf(?: jederzeit)? spielen", "es gibt keine Züge und jeder darf spielen"),
    (r"\bfalsche (?:Anschuldigungen|Beschuldigungen) kosten (\w+) (?:Karten|Strafen|Karte)", r"eine falsche Anschuldigung kostet \1 Strafen"),
    (r"\bwirken (?:Kartentexte|Spielkarten|Karten|Effekte) nicht auf (?:dich|ihn|sie|diesen Spieler)", "dieser Spieler ist gegen Spielkarten immun"),
    (r"\bzieht,? bis (?:er|sie|man) (?:spielen )?kann,?", "zieht, bis es geht, "),
    (r"\b(?:wenn du|wenn ein Spieler|wenn jemand) nicht spielen (?:kannst|kann),? (?:ziehe|ziehst|zieht) (?:du |er )?(?:Karten )?bis (?:du|er|es) (?:kannst|kann|geht),?", "wer nicht spielen kann, zieht, bis es geht, "),
    (r"\bsieh (?:dir )?die (?:nächsten|obersten) (\w+) Karten (?:des|vom) Nachziehstapels? an und lege sie (?:in )?(?:beliebiger Reihenfolge|beliebig) zurück", r"dieser Spieler muss die nächsten \1 Karten des Nachziehstapels ansehen und beliebig zurücklegen"),
    (r"\b(?:decke|drehe) die oberste Karte des Nachziehstapels (?:auf|um)? ?(?:auf )?und lege sie auf den Ablagestapel", "die oberste Karte des Nachziehstapels kommt auf den Ablagestapel"),
    (r"\btausche eine (?:Handkarte|Karte)(?: aus (?:deiner|der) Hand)? (?:mit|gegen) (?:der|die) obersten?(?: Karte)? des Nachziehstapels", "dieser Spieler muss eine Karte mit der obersten des Nachziehstapels tauschen"),
    (r"\b(?:du darfst|dieser Spieler darf) den Nachziehstapel durch(?:sehen|suchen) und (?:dir )?eine (?:beliebige )?Karte (?:ziehen|nehmen|aussuchen|daraus nehmen)(?:.*mischen)?", "dieser Spieler darf den Nachziehstapel durchsehen, eine Karte nehmen und ihn mischen"),
    (r"\b(?:ihr|alle|du) (?:habt|haben|hast) (?:jetzt |nun )?(?:noch )?(\w+ \w+),? um das Spiel zu beenden[;,.]?(?: und)? (?:der Spieler mit den wenigsten Karten|die wenigsten Karten),? (?:gewinnt|gewinnen)", r"nach \1 endet das Spiel und die wenigsten Karten gewinnen"),
    (r"\bzeige? allen(?: Spielern)? (\w+ \w+) lang (?:deine|die) (?:Hand|Karten)", r"dieser Spieler muss allen \1 lang die Hand zeigen"),
    (r"\bzeige? (?:deine|die) (?:Hand|Karten) allen(?: Spielern)? (\w+ \w+) lang", r"dieser Spieler muss allen \1 lang die Hand zeigen"),
    (r"\bgeben alle(?: Spieler)? ihre (?:Hand|Karten|Hände) an den nächsten Spieler weiter|\balle(?: Spieler)? geben ihre (?:Hand|Karten|Hände) (?:an den nächsten Spieler|in Spielrichtung) weiter", "alle Hände wandern in Spielrichtung weiter"),
    (r"\b(?:geben alle(?: Spieler)?|alle(?: Spieler)? geben) ihre (?:Hand|Karten|Hände) nach (links|rechts) weiter", r"alle Hände wandern nach \1 weiter"),
    (r"\bgeben alle(?: Spieler)? (.+?) nach (links|rechts) weiter", r"alle Spieler geben \1 nach \2 weiter"),
    (r"\bjede(?:r)?(?: Spieler)? gibt (.+?) (?:nach (links|rechts)|an (?:den|seinen) (linken|rechten) Nachbarn) weiter", r"alle Spieler geben \1 nach \2 weiter"),
    (r"\b(?:ersetze|tausche) alle Regeln(?: aus| durch neue)?", "alle Regeln werden durch neue ersetzt"),
    (r"\bdecke (\w+) neue(?: Regeln)? auf", r"\1 neue Regeln werden aufgedeckt"),
    (r"\ballen? Zahlen in (?:den )?Texten sind um (\w+) höher|\balle Zahlen in (?:den |allen )?(?:Texten|Regeln|Karten) sind um (\w+) höher", r"alle Mengen sind um \1\2 höher"),
    # zuletzt: wer nach dem Tuwort steht, kommt davor
    (r"\b(?:du|ein Spieler) eine Strafe (?:ziehen|nehmen|bekommen) (?:müsstest|müsste|sollst|solltest|soll|musst|muss)", "du eine Strafe nehmen sollst"),
    (rf"(?<=[,:;])\s*(?:und |dann )?({_DOES}) ({_WHO})\b", r" \2 \1"),
    (r"\b(?:ist|sind) noch einmal (?:dran|am Zug|an der Reihe)", "spielt noch einmal"),
    (r"\b(er|sie|man|du) (?=zieht|nimmt|wirft|gibt|sagt|ruft|nennt|tauscht|setzt|zeigt|spielt|gewinnt|muss|darf)", "dieser Spieler "),
)
"""Patterns over the text as it was written, in any case, and what they are read as."""

CUSTOMS: Final[tuple[tuple[str, str], ...]] = (
    (
        rf"wer (?P<event>(?=[^,:]*\b(?:einer|jeder|einem) )(?![^,:]*\b{_GAME}[,:])[^,:]+?), (?P<rest>(?:muss|darf|zieht|nimmt|bekommt|setzt|wirft|gibt|sagt) .+)",
        "Wenn dies geschieht: {event}, dieser Spieler {rest}",
    ),
    (
        rf"(?:immer |jedes Mal,? |jedesmal,? )?(?:wenn|falls|sobald) (?P<event>{_PERSON} (?!(?![^,:]*\b{_HOW}\b)[^,:]*\b(?:{_GAME}|eine (?:{_KIND} Karte|[1-9]) \w+)[,:])[^,:]+?(?:, [^,:]*?\bzu \w+)?)[,:] (?:dann )?(?:muss|musst|müssen) {_THEY} (?P<rest>.+)",
        "Wenn dies geschieht: {event}, dieser Spieler muss {rest}",
    ),
    *(
        (
            rf"(?:immer |jedes Mal,? |jedesmal,? )?(?:wenn|falls|sobald) (?P<event>{_PERSON} (?!(?![^,:]*\b{_HOW}\b)[^,:]*\b(?:{_GAME}|eine (?:{_KIND} Karte|[1-9]) \w+)[,:])[^,:]+?(?:, [^,:]*?\bzu \w+)?)[,:] (?:dann )?{verb} {_THEY} (?P<rest>.+)",
            f"Wenn dies geschieht: {{event}}, dieser Spieler {verb} {{rest}}",
        )
        for verb in ("zieht", "nimmt", "bekommt", "setzt", "wirft", "gibt", "sagt", "darf", "verliert", "tauscht", "zeigt")
    ),
    (
        rf"(?:immer |jedes Mal,? |jedesmal,? )?(?:wenn|falls|sobald) (?P<event>{_PERSON} (?!(?![^,:]*\b{_HOW}\b)[^,:]*\b(?:{_GAME}|eine (?:{_KIND} Karte|[1-9]) \w+)[,:])[^,:]+?(?:, [^,:]*?\bzu \w+)?)[,:] (?P<rest>.+)",
        "Wenn dies geschieht: {event}, {rest}",
    ),
    (
        rf"(?P<rest>.+?\b(?:muss|müssen|darf|dürfen|{_DOES})\b.+?),? (?:immer |jedes Mal,? )?(?:wenn|falls|sobald) (?P<event>{_PERSON} (?![^,:]*\b{_GAME}\W*$)[^,:]+)",
        "Wenn dies geschieht: {event}, {rest}",
    ),
    (
        r"(?:wenn|falls|sobald) (?P<event>(?:gegen )?eine Regel (?:gebrochen|verletzt|verstoßen|vergessen) wird|eine Karte (?:\w+ )*(?:verkehrt herum|falsch|zu \w+|herunter\w*|hin\w*|runter\w*|außer der Reihe)\b[^,:]*)[,:] (?P<rest>.+)",
        "Wenn dies geschieht: {event}, {rest}",
    ),
    (
        rf"(?P<event>{_SURE}(?:es ist|ist es) (?:streng(?:stens)? )?(?:verboten|untersagt|nicht erlaubt|nicht gestattet|tabu|Pflicht)\b.+|{_SURE}[\w\s„“\"-]+? (?:ist|sind|bleibt|bleiben)\b(?: [\w„“\"-]+){{0,6}}? (?:verboten|untersagt|nicht erlaubt|nicht gestattet|tabu|Pflicht))\W*$",
        "Wenn ein Spieler dies nicht einhält: {event}, dieser Spieler muss eine Strafe nehmen",
    ),
    (
        rf"(?P<event>{_SURE}(?:niemand|keiner|kein Spieler|keine Spielerin) (?:darf|soll|sagt|redet|spricht|lacht|kann|zeigt|benutzt|schaut|hat)\b .+|{_SURE}(?:niemand|keiner) (?:darf|redet|spricht|lacht))\W*$",
        "Wenn ein Spieler dies nicht einhält: {event}, dieser Spieler muss eine Strafe nehmen",
    ),
    (
        rf"(?P<event>{_SURE}(?:man|du|ihr|sie|wir|es|alle(?: Spieler)?|jeder(?: Spieler)?|die Spieler|Spieler|Karten|alle Karten) (?:muss|musst|müssen|müsst|soll|sollen|darf(?:st)? (?:[\w„“\"-]+ ){{0,6}}?(?:nicht|kein\w*|nie|niemals|nur|niemanden|nichts)|dürfen (?:[\w„“\"-]+ ){{0,6}}?(?:nicht|kein\w*|nie|niemals|nur|niemanden|nichts)|dürft (?:[\w„“\"-]+ ){{0,6}}?(?:nicht|kein\w*|nie|niemals|nur|niemanden|nichts)|(?:spielt|spielen|werden) (?:immer |nur |stets )?(?:mit|im|ohne|auf)) .+)",
        "Wenn ein Spieler dies nicht einhält: {event}, dieser Spieler muss eine Strafe nehmen",
    ),
    (
        rf"(?P<event>{_SURE}(?:während|beim|bei|am|im|vor|nach|mit|ohne|zwischen|in|auf|das Wort|den Namen|wer dran ist,?)\b[^,:]+? (?:darf|dürfen|muss|müssen|soll) (?:man|niemand|keiner|jeder|alle|kein|keine|nicht|niemals|nie|du|ihr|nur)\b .+)",
        "Wenn ein Spieler dies nicht einhält: {event}, dieser Spieler muss eine Strafe nehmen",
    ),
    (
        r"(?P<event>(?:sag|red|sprich|sprech|lach|lächel|zeig|schau|guck|sieh|seht|benutz|verwend|berühr|steh|iss|esst|trink|fass|mach|nenn|fluch|frag|antwort|sitz|hust|grins|blinz|beweg|sing|pfeif|flüster|schrei|lüg|schummel|verrat|deut|tu|lass)\w*(?: Sie| euch| dich)?\b(?: [\w„“\"-]+){0,5}? (?:nicht|nie|niemals|kein\w*)\b.*)",
        "Wenn ein Spieler dies nicht einhält: {event}, dieser Spieler muss eine Strafe nehmen",
    ),
    (
        r"(?P<event>keine?n? (?!Ahnung|Problem|Sorge|Lust|Zeit|Idee|Angst|Panik|Karte|Regel|Frage|Wunder|Zweifel)\w+\W*$|(?:nicht|nie|niemals) (?:\w+ )+\w+(?:en|ern|eln)(?<!Karten)\W*$|(?:nicht|nie|niemals) (?:\w+ )*?(?:reden|sprechen|lachen|lächeln|zeigen|schauen|gucken|benutzen|sagen|aufstehen|essen|trinken|anfassen|berühren|fluchen|fragen|grinsen|schummeln|pfeifen|schreien|flüstern)\b.*|kein \w+e(?:l|r)?n\b(?: (?:während|beim|bei|am|im|auf|in|mit|vor|nach|mehr|bitte)\b.*)?|keine?n? \w+ (?:während|beim|bei|am|im|in|auf|mit|vor|nach)\b (?!(?:eine|rot|blau|grün|orange|violett|pink)).*)",
        "Wenn ein Spieler dies nicht einhält: {event}, dieser Spieler muss eine Strafe nehmen",
    ),
)
"""What only people can see, and how it becomes a card: where nothing else is understood."""

ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    "frame.when": ("(immer dann wenn|jedesmal wenn|nachdem)",),
    "frame.then": ("(und anschließend|aber|sowie)",),
    "cards.any": ("(eine|noch eine|eine weitere|eine beliebige) Karte",),
    "cards.colours": ("(eine|einer) {colours} Karte", "(etwas|alles) {colours}"),
    "cards.numbers": ("(einer|die|eine Karte mit der) {numbers}", "eine Karte mit (einer|der Zahl) {numbers}"),
    "who.actor": ("(der|dieser) (Schuldige|Übeltäter|Betreffende|Täter)", "derjenige", "man", "(der Spieler der sie gespielt hat|wer dran ist|ihm|ihr|dir)"),
    "who.next": ("(dem Nächsten|der folgende Spieler|dein Nachfolger|der danach)", "(nächster Spieler|den nächsten Spieler|der Nächste)"),
    "who.left": ("(deinen|seinen|ihren|den) linken Nachbarn", "(der|sein|dein|ihr|ihrem|seinem|deinem|dem) (linke|linken|linker) (Nachbar|Nachbarn)", "(der|dem) Spieler links (von dir|von ihm|)"),
    "who.right": ("(deinen|seinen|ihren|den) rechten Nachbarn", "(der|sein|dein|ihr|ihrem|seinem|deinem|dem) (rechte|rechten|rechter) (Nachbar|Nachbarn)", "(der|dem) Spieler rechts (von dir|von ihm|)"),
    "who.previous": ("(der vorherige Spieler|der Spieler davor|der Spieler vor dir|dem vorherigen Spieler)",),
    "who.all": ("(jeder|alle) (Spieler|) (zusammen|)", "jedem"),
    "who.others": ("(alle übrigen|die übrigen|jeder andere|alle außer dir|alle außer ihm) (Spieler|)",),
    "who.chosen": ("(ein|einem|einen) (beliebiger|beliebigen|) Spieler (nach Wahl|nach Belieben|)", "irgendeinem Spieler"),
    "who.chosen-other": ("(ein|einem|einen) (anderer|anderen|weiterer) Spieler (nach Wahl|)", "(jemand anders|jemand anderem)"),
    "who.voted": ("der mit den meisten Stimmen",),
    "who.most": ("der mit den meisten Karten", "der reichste Spieler"),
    "who.fewest": ("der mit den wenigsten Karten", "der ärmste Spieler"),
    "amount.number": ("die oberste Karte {n=1}", "(je|jeweils) {n} (Karte|Karten|)", "eine neue {n=1}", "{n} neue (Karte|Karten|)", "{n}", "noch {n} (Karte|Karten|)", "{n} (Handkarte|Handkarten|Strafkarte|Strafkarten)", "{n} (seiner|deiner|ihrer) Karten", "{n} (Karte|Karten) (aus der|von der|auf der|aus deiner|aus seiner) Hand"),
    "amount.half": ("die Hälfte (seiner|der|ihrer|deiner) (Hand|Karten|Handkarten) (abgerundet|)",),
    "amount.whole": ("(seine|deine|ihre|die) (ganze|gesamte|) Hand", "alle (seine|ihre|deine|) (Handkarten|Karten)"),
    "until.next-card": ("bis zur nächsten Karte", "bis (jemand|ein Spieler) eine Karte spielt"),
    "until.own-turn": ("bis (du|er|sie|dieser Spieler) wieder (dran|am Zug|an der Reihe) (bist|ist)", "bis zum nächsten (eigenen|) Zug", "eine Runde lang"),
    "until.game": ("bis zum (Ende|Schluss) (des Spiels|der Partie|)", "für den Rest des Spiels"),
    "trigger.played": ("(irgendjemand|irgendwer|einer|ihr|wer) {cards:sg} (spielt|legt)", "(jemand|ein Spieler|du|man|er) {cards:sg} (spielt|spielst|legt|legst|gespielt hat|gespielt hast|ausspielt)", "{cards:sg} (gelegt wird|gelegt wurde|gespielt worden ist|ausgespielt wird)"),
    "trigger.played-one": ("(du|jemand|ein Spieler|man) (nur|bloß|genau) eine (einzige|) Karte (gespielt hast|gespielt hat|spielst|spielt)", "nur eine Karte gespielt (wird|wurde)"),
    "trigger.played-several": ("(du|jemand|ein Spieler|man) (zwei oder mehr|mehrere|mehr als eine|mindestens zwei) (Karten|Karte) (auf einmal|) (gespielt hast|gespielt hat|spielst|spielt)",),
    "trigger.played-least": ("(du|jemand|ein Spieler|man) {n} oder mehr Karten (auf einmal|) (gespielt hast|gespielt hat|spielst|spielt)",),
    "trigger.drawn-penalty": ("(jemand|ein Spieler|du) eine (Strafe|Strafkarte) (nimmt|bekommt|zieht|erhält|ziehst|nehmen muss)",),
    "trigger.drawn": ("(jemand|ein Spieler|man|du|er) (zieht|ziehst|nachzieht|ziehen muss|Karten zieht|eine Karte ziehen muss|eine Karte nachzieht)", "(jemand|ein Spieler|du) eine Karte (zieht|ziehst|gezogen hat)"),
    "trigger.holding": ("(jemand|ein Spieler|man|du|er) (nur noch|noch|genau|nur|bloß noch|) {n} [Karte|Karten] (auf der Hand|in der Hand|übrig|) (hat|hast|hält)", "(jemand|ein Spieler|du) (nur noch|noch|genau|nur|) {n} [Karte|Karten] (auf der Hand|) (hat|hast)"),
    "trigger.idle": ("(jemand|ein Spieler|du) (nicht binnen|nicht in|innerhalb von) {seconds} (nicht|) (spielt|gespielt hat)", "(jemand|ein Spieler) länger als {seconds} (braucht|nachdenkt|überlegt)"),
    "trigger.begins": ("(das Spiel|die Partie) (beginnt|anfängt|losgeht)",),
    "trigger.name": ("(jemand|ein Spieler|du) (den|einen) Namen (eines|) (Spielers|anderen Spielers|anderen|eines anderen Spielers) (sagt|nennt|ausspricht)",),
    "trigger.enter": ("(jemand|ein Mensch) (ins Zimmer|in den Raum|zur Tür herein|das Zimmer) (kommt|betritt|hereinkommt)",),
    "trigger.speak": ("(jemand|ein Spieler|du) (etwas sagt|redet|spricht)",),
    "trigger.reshuffled": ("(der Nachziehstapel|der Stapel|der Ziehstapel) (leer|aufgebraucht|alle|zu Ende) ist", "(der Nachziehstapel|der Stapel|der Ablagestapel) (neu|) (gemischt|aufgebraucht) (wird|ist)", "der Nachziehstapel leer ist"),
    "trigger.bell": ("es klingelt", "jemand klingelt"),
    "trigger.phone": ("(das|ein) (Telefon|Handy) klingelt",),
    "condition.one-higher": ("sie (genau|) (um|) eins höher als die (Karte davor|vorige|vorige Karte) ist",),
    "condition.same-colour": ("sie (dieselbe|die gleiche) Farbe (wie die Karte davor|wie die vorige|) hat",),
    "condition.same-number": ("sie (dieselbe|die gleiche) Zahl (wie die Karte davor|wie die vorige|) hat",),
    "do.draw": ("(ziehe|zieh|zieht|ziehen|nimm|nehme) {amount} (nach|)", "=(zieht|ziehen|ziehe|zieh) {amount} (vom Nachziehstapel|)"),
    "do.discard": ("(wirf|werfe|wirft|werfen) {amount} (ab|weg)", "(lege|legt|legen) {amount} ab", "{amount} (ablegen|wegwerfen|loswerden)"),
    "do.give": ("(gib|gebe|gibt|geben|schenke|schenkt) {to:dat} {amount}", "(gib|gebe|gibt|geben) {amount} an {to} (weiter|)", "{amount} an {to} (geben|weitergeben|abgeben)", "{to:dat} {amount} (schenken|abgeben)"),
    "do.take": ("(nimm|nehme|nimmt|nehmen|zieh|ziehe|zieht|ziehen|stiehl|stiehlt) {amount} (blind|) (von|bei) {source:dat}", "{amount} (blind|) (von|bei) {source:dat} (nehmen|ziehen|stehlen)", "(stiehl|stiehlt|klaut|nimm|nimmt) {source:dat} {amount} (weg|)"),
    "do.swap": ("(tausche|tauscht|tauschen|tausch) (deine|seine|ihre|die|eure) (ganze|gesamte|gesamten|) (Hand|Karten|Handkarten|Hände) mit {other:dat}", "(deine|seine|ihre|die) (ganze|gesamten|) (Hand|Karten|Handkarten) mit {other:dat} tauschen", "(tausche|tauscht|tauschen) mit {other:dat} (die Hand|die Hände|alle Karten|die Karten|seine Karten|seine Hand)", "(die Hand|die Karten|alle Karten|seine Hand|alle seine Karten|die ganze Hand) mit {other:dat} tauschen", "(tausche|tauscht|tauschen) (die Hand|die Karten|alle Karten|seine Hand|alle seine Karten|die ganze Hand) mit {other:dat}"),
    "do.skip": ("(setz|setze|setzt) (eine Runde|einen Zug|) aus", "(ist|sind) (eine Runde|) (nicht dran|raus)", "(eine Runde|) (übersprungen werden|pausieren)", "(pausiert|pausieren) (eine Runde|)", "(setze|setzt|setzen) (eine Runde|einen Zug|den nächsten Zug|einmal|) aus", "(eine Runde|einen Zug|einmal) aussetzen", "wird übersprungen", "werden übersprungen"),
    "do.again": ("bist (noch mal|nochmal|noch einmal|wieder) (dran|am Zug|an der Reihe)", "(spiel|spiele|spielt|leg|lege) (noch mal|nochmal|noch einmal|noch eine Karte)", "noch eine Karte (spielen|legen|ausspielen)", "(noch einmal|nochmal|noch mal|nochmals|erneut)", "(spielt|spielen|spiele|ist|bist) (noch einmal|nochmal|erneut) (spielen|dran|am Zug|an der Reihe|)", "(nochmal|noch einmal|erneut) (spielen|dran sein)", "hat einen weiteren Zug"),
    "do.suffer-one": ("(nimmt|nehmen|nimm|kriegt|kriegen|erhält|erhalten) eine (Strafe|Strafkarte)", "(bekommt|bekommen|zieht|ziehen|kassiert) eine (Strafe|Strafkarte)", "eine (Strafe|Strafkarte) (bekommen|ziehen|nehmen)"),
    "do.say": ("(sag|sage|rufe|ruf|schreie|schreit|nennt|nennen) {text}", "{text} (rufen|schreien|ansagen|singen|flüstern)"),
    "do.say-times": ("(ruft|rufen|sagt|sagen) {text} {times}", "{text} {times} (sagen|rufen)"),
    "do.name-colour": ("(bestimmt|bestimme|wählt|wähle|nennt|sagt) die (nächste|neue|) Farbe", "die (nächste|neue) Farbe (bestimmen|wählen|aussuchen|nennen)", "(dir|sich|euch|) eine (neue|) Farbe (wünschen|aussuchen|wählen)", "(wünsch|wünsche|wünscht|such|sucht) (dir|sich|er sich|) eine Farbe (aus|)", "(nenne|nennt|wähle|wählt|bestimmt|sage|sagt) eine Farbe", "eine Farbe (wählen|bestimmen|sagen)"),
    "do.name-number": ("(nenne|nennt|wähle|wählt|bestimmt) eine Zahl", "eine Zahl (wählen|bestimmen)"),
    "do.drop-chosen": ("eine Regel (abschaffen|aufheben|streichen|löschen)", "(streich|streiche|streicht|lösch|lösche) eine Regel", "(wirf|wirft|werfen|entferne|entfernt) eine (Regel|Regelkarte) (nach Wahl|) (ab|weg|)", "(wirf|entferne) eine der Regeln (ab|)", "eine (Regel|Regelkarte) (nach Wahl|) (entfernen|wegwerfen)"),
    "do.drop-all": ("(heb|hebe|hebt) alle Regeln auf", "(streich|streiche|lösch|lösche) alle Regeln", "alle Regeln (werden|sind) (abgeschafft|aufgehoben|gelöscht|abgeworfen)", "(wirf|wirft|werfen|entferne|entfernt) alle (Regeln|Regelkarten) (ab|weg|)"),
    "do.drop-this": ("(wirf|wirft|entferne) diese Regel (ab|)",),
    "do.drop-random": ("(wirf|wirft|werfen) eine zufällige Regel ab",),
    "do.edit": ("(ändere|ändert|ändern) (die|eine) Zahl in einer anderen Regel (auf|in|zu) {n}",),
    "do.win": ("(hat|haben) gewonnen",),
    "do.perform-times": ("{times} {text} (machen|tun|)",),
    "modifier.forbid": ("{cards:pl} (können|dürfen) nicht (mehr|) (gespielt|gelegt) werden", "keine {cards:pl} dürfen gespielt werden", "es dürfen keine {cards:pl} gespielt werden"),
    "modifier.require": ("es dürfen nur {cards:pl} gespielt werden",),
    "modifier.permit": ("{cards:pl} (können|dürfen) (auch|) auf {on:pl} (gelegt|gespielt) werden", "{cards:sg} darf (auch|) auf (jede|eine|) {on:sg} (gelegt|gespielt) werden"),
    "modifier.wild": ("{cards:pl} (passen auf jede Karte|passen immer|sind Joker|dürfen auf alles gespielt werden|dürfen auf jede Karte gespielt werden)",),
    "modifier.limit": ("(jeder|jeder Spieler|alle|man|du) (darf|dürfen|darfst) (höchstens|maximal|nicht mehr als|nur) {n} [Karte|Karten] (auf der Hand|in der Hand|) (haben|halten|behalten)", "(kein Spieler|keiner|niemand|man) darf (am Ende seines Zuges|) (mehr als|höchstens) {n} [Karte|Karten] (auf der Hand|in der Hand|) (haben|halten|behalten)", "(man|niemand|keiner) darf (mehr als|höchstens) {n} [Karte|Karten] (auf der Hand|) (haben|halten)", "das Handkartenlimit ist {n} (Karten|)"),
    "modifier.open": ("(alle|jeder) (Spieler|) (spielt|spielen) mit (offenen|aufgedeckten) (Karten|Händen)", "alle (Karten|Handkarten) (liegen|sind) offen"),
    "modifier.double": ("(alle|) Strafen (zählen|sind|gelten) doppelt",),
    "modifier.runs": ("(Reihen|Folgen|Straßen) (von Zahlen|) (in|) einer Farbe dürfen zusammen gespielt werden",),
    "modifier.immune-cards": ("{who} <ist|sind> (immun gegen|geschützt vor) (Spielkarten|Karteneffekte|Karteneffekten|Effekte|Effekten)",),
    "modifier.fresh": ("(die|eine) (eben|) gezogene Karte darf (sofort|gleich|) gespielt werden",),
    "modifier.twice": ("die nächste Regel (die ausgelöst wird|) (wirkt|gilt|wird ausgeführt) (doppelt|zweimal)",),
    "effect.must": ("(musst|sollst|müsst) {who} {do}", "{who} (musst|sollst|müsst) {do}", "{who} (müssen|muss|soll|sollen|braucht) {do}", "(müssen|muss|soll|sollen) {who} {do}"),
    "effect.may": ("(dürft|könnt) {who} {do}", "{who} (dürft|könnt) {do}", "{who} (darf|dürfen|kann|können|darfst|kannst) {do}", "(darfst|kannst) {who} {do}"),
    "effect.reverse": ("(wird|) die (Spielrichtung|Richtung) (wird|) (gewechselt|umgedreht|geändert|umgekehrt)", "(es|) geht (es|) in die andere Richtung (weiter|)", "(dreh|drehe|dreht|wechsel|wechselt|ändere|kehrt|kehre) die (Spielrichtung|Richtung) (um|)", "die (Spielrichtung|Richtung) (wird gewechselt|dreht sich um|wird umgekehrt|kehrt sich um|wechselt)", "(ändere|wechsle|drehe) die (Spielrichtung|Richtung) (um|)", "(dreht sich|kehrt sich) die (Spielrichtung|Richtung) um"),
    "effect.mill": ("(wirf|werft) die (nächsten|obersten) {n} [Karte|Karten] (des Nachziehstapels|vom Nachziehstapel) ab",),
    "effect.pass-left": ("alle (Spieler|) geben {amount} (nach links|an den linken Nachbarn|an ihren linken Nachbarn) (weiter|)",),
    "effect.pass-right": ("alle (Spieler|) geben {amount} (nach rechts|an den rechten Nachbarn|an ihren rechten Nachbarn) (weiter|)",),
    "effect.contest": ("{one} und {other} (spielen|machen) {text}",),
    "effect.race": ("alle (Spieler|) (machen|tun) um die Wette {text}",),
    "amount.other-heads": ("so viele Karten wie (du|er|man|) (Mitspieler|Gegner|andere Spieler) (hast|hat|)", "(für jeden anderen|pro anderem) Spieler eine Karte", "so viele Karten wie (es|) andere Spieler (gibt|mitspielen|da sind|)"),
    "amount.heads": ("(für jeden|pro) Spieler eine Karte", "so viele Karten wie (es|) Spieler (gibt|mitspielen|)"),
    "modifier.persist": ("wer nicht spielen kann, zieht bis es geht {n=10}",),
    "do.show": ("(decken|deckt|decke|deck) (ihre|seine|deine) (Hand|Karten|Handkarten) auf {seconds=30}", "(zeig|zeige|zeigt|zeigen) (allen|jedem|) (Spielern|anderen|anderen Spielern|) (deine|seine|ihre|die|eure) (Hand|Karten|Handkarten) (allen|jedem|) (Spielern|anderen|) {seconds=30}", "(allen|) (anderen|Spielern|anderen Spielern|) (deine|seine|ihre|die) (Hand|Karten|Handkarten) (allen|offen|) zeigen {seconds=30}", "(deckt|deckst|decke) (deine|seine|ihre) (Hand|Karten) auf {seconds=30}", "(deine|seine|ihre) (Hand|Karten) aufdecken {seconds=30}"),
    "trigger.turn-skipped": ("(jemand|ein Spieler|man|du) (aussetzen muss|übersprungen wird|aussetzt|eine Runde aussetzt|aussetzen musst)",),
    "do.peek": ("(schau|schaue|schaut|sieh|seht|sieht|guck) (dir|sich|) die (Karten|Hand) von {at:dat} an", "(dir|sich|) die (Karten|Hand) von {at:dat} (ansehen|anschauen)"),
    "who.neighbours": ("(die|seine|deine|ihre) (beiden|) Nachbarn",),
    "trigger.turn-start": ("(du|jemand|ein Spieler|man|er) (dran|am Zug|an der Reihe) (bist|ist|kommst|kommt)",),
    "do.draw-discard": ("(nimm|nimmt|zieh|ziehe|nehmen) {amount} (vom|des) (Ablagestapel|Ablagestapels)", "{amount} (vom|des) (Ablagestapel|Ablagestapels) (nehmen|ziehen)"),
    "do.discard-all-of": ("(wirf|wirft|werfen|leg|lege) alle {cards:pl} ab", "alle {cards:pl} (abwerfen|ablegen)"),
    "effect.reveal": ("(decke|deck|deckt) {n} neue (Regel|Regeln) auf",),
    "effect.pool": ("alle (Karten|Hände|Handkarten) werden (eingesammelt|zusammengelegt|) (gemischt|) (und|) (neu|) (verteilt|ausgeteilt)", "(mischt|mische|misch) alle (Hände|Handkarten) (zusammen|) und (verteilt|verteile) sie (neu|)"),
    "trigger.accused-wrong": ("(jemand|ein Spieler|du|man) (jemanden|) (falsch|zu Unrecht|fälschlich) (beschuldigt|anklagt)",),
    "who.next-two": ("die nächsten beiden Spieler",),
}
"""Further phrases by the key of the construct they stand for."""

OPENERS: Final = (
    "der die das den dem ein eine einen alle kein keine jeder wenn falls und oder aber wer zu mit von er sie es man niemand jemand du ihr ihre seine "
    "zieht ziehen ziehe zieh nimmt nehmen nimm wirft werfen wirf gibt geben gib tauscht tauschen tausche setzt setzen setze decke deckt zeige zeigt "
    "sieh sieht stimmen stimmt spielt spielen spiele nennt nenne wahle fordere ersetze ist sind wird wurde ander andere karte karten regel regeln "
    "strafe strafen darfst darf muss mussen hat haben habt kann konnen nachste bis"
)
LINKS: Final = "und oder aber wer dann zu als nach deiner ohne ausser so"
