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
    r"|alle (?:anderen |übrigen )?Spieler|alle anderen|alle übrigen|die anderen|alle|jeder(?: Spieler)?|beide Nachbarn|beide|man|er|sie|du"
    r"|ein (?:anderer|beliebiger) Spieler(?: (?:nach|deiner|seiner) Wahl)?|ein Spieler(?: (?:nach|deiner|seiner) Wahl)?|zwei Spieler(?: (?:nach|deiner|seiner) Wahl)?"
)
_DOES: Final = (
    r"zieht|ziehen|nimmt|nehmen|wirft|werfen|gibt|geben|sagt|sagen|ruft|rufen|nennt|nennen|tauscht|tauschen|setzt|setzen|zeigt|zeigen|sieht|sehen"
    r"|spielt|spielen|stimmen|stimmt|singt|singen|macht|machen|legt|legen|bekommt|bekommen|bellt|bellen|ist|sind|gewinnt|gewinnen|deckt|decken|lässt"
)
_SOMEBODY: Final = r"(?:jemand|ein Spieler|man|du|einer)"

REWRITES: Final[tuple[tuple[str, str], ...]] = (
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
    (r"\b(?:müssen alle|alle müssen) ([^;,.„“\"]+?)[;,.]?(?: und)? (?:der|die) (?:Letzte|Langsamste)\b", r"alle Spieler tun um die Wette: „\1“, dann der Letzte"),
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

ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    "frame.when": ("(immer dann wenn|jedesmal wenn|nachdem)",),
    "frame.then": ("(und anschließend|aber|sowie)",),
    "cards.any": ("(eine|noch eine|eine weitere|eine beliebige) Karte",),
    "cards.colours": ("(eine|einer) {colours} Karte", "(etwas|alles) {colours}"),
    "cards.numbers": ("(einer|die|eine Karte mit der) {numbers}", "eine Karte mit (einer|der Zahl) {numbers}"),
    "who.actor": ("(der Spieler der sie gespielt hat|wer dran ist|ihm|ihr|dir)",),
    "who.next": ("(nächster Spieler|den nächsten Spieler|der Nächste)",),
    "who.left": ("(der|sein|dein|ihr|ihrem|seinem|deinem|dem) (linke|linken|linker) (Nachbar|Nachbarn)", "(der|dem) Spieler links (von dir|von ihm|)"),
    "who.right": ("(der|sein|dein|ihr|ihrem|seinem|deinem|dem) (rechte|rechten|rechter) (Nachbar|Nachbarn)", "(der|dem) Spieler rechts (von dir|von ihm|)"),
    "who.previous": ("(der vorherige Spieler|der Spieler davor|der Spieler vor dir|dem vorherigen Spieler)",),
    "who.all": ("(jeder|alle) (Spieler|) (zusammen|)", "jedem"),
    "who.others": ("(alle übrigen|die übrigen|jeder andere|alle außer dir|alle außer ihm) (Spieler|)",),
    "who.chosen": ("(ein|einem|einen) (beliebiger|beliebigen|) Spieler (nach Wahl|nach Belieben|)", "irgendeinem Spieler"),
    "who.chosen-other": ("(ein|einem|einen) (anderer|anderen|weiterer) Spieler (nach Wahl|)", "(jemand anders|jemand anderem)"),
    "who.voted": ("der mit den meisten Stimmen",),
    "who.most": ("der mit den meisten Karten", "der reichste Spieler"),
    "who.fewest": ("der mit den wenigsten Karten", "der ärmste Spieler"),
    "amount.number": ("{n}", "noch {n} (Karte|Karten|)", "{n} (Handkarte|Handkarten|Strafkarte|Strafkarten)", "{n} (seiner|deiner|ihrer) Karten", "{n} (Karte|Karten) (aus der|von der|auf der|aus deiner|aus seiner) Hand"),
    "amount.half": ("die Hälfte (seiner|der|ihrer|deiner) (Hand|Karten|Handkarten) (abgerundet|)",),
    "amount.whole": ("(seine|deine|ihre|die) (ganze|gesamte|) Hand", "alle (seine|ihre|deine|) (Handkarten|Karten)"),
    "until.next-card": ("bis zur nächsten Karte", "bis (jemand|ein Spieler) eine Karte spielt"),
    "until.own-turn": ("bis (du|er|sie|dieser Spieler) wieder (dran|am Zug|an der Reihe) (bist|ist)", "bis zum nächsten (eigenen|) Zug", "eine Runde lang"),
    "until.game": ("bis zum (Ende|Schluss) (des Spiels|der Partie|)", "für den Rest des Spiels"),
    "trigger.played": ("(jemand|ein Spieler|du|man|er) {cards:sg} (spielt|spielst|legt|legst|gespielt hat|gespielt hast|ausspielt)", "{cards:sg} (gelegt wird|gelegt wurde|gespielt worden ist|ausgespielt wird)"),
    "trigger.played-one": ("(du|jemand|ein Spieler|man) (nur|bloß|genau) eine (einzige|) Karte (gespielt hast|gespielt hat|spielst|spielt)", "nur eine Karte gespielt (wird|wurde)"),
    "trigger.played-several": ("(du|jemand|ein Spieler|man) (zwei oder mehr|mehrere|mehr als eine|mindestens zwei) (Karten|Karte) (auf einmal|) (gespielt hast|gespielt hat|spielst|spielt)",),
    "trigger.played-least": ("(du|jemand|ein Spieler|man) {n} oder mehr Karten (auf einmal|) (gespielt hast|gespielt hat|spielst|spielt)",),
    "trigger.drawn-penalty": ("(jemand|ein Spieler|du) eine (Strafe|Strafkarte) (nimmt|bekommt|zieht|erhält|ziehst|nehmen muss)",),
    "trigger.drawn": ("(jemand|ein Spieler|du) eine Karte (zieht|ziehst|gezogen hat)",),
    "trigger.holding": ("(jemand|ein Spieler|du) (nur noch|noch|genau|nur|) {n} [Karte|Karten] (auf der Hand|) (hat|hast)",),
    "trigger.idle": ("(jemand|ein Spieler|du) (nicht binnen|nicht in|innerhalb von) {seconds} (nicht|) (spielt|gespielt hat)", "(jemand|ein Spieler) länger als {seconds} (braucht|nachdenkt|überlegt)"),
    "trigger.begins": ("(das Spiel|die Partie) (beginnt|anfängt|losgeht)",),
    "trigger.name": ("(jemand|ein Spieler|du) (den|einen) Namen (eines|) (Spielers|anderen Spielers|anderen|eines anderen Spielers) (sagt|nennt|ausspricht)",),
    "trigger.enter": ("(jemand|ein Mensch) (ins Zimmer|in den Raum|zur Tür herein|das Zimmer) (kommt|betritt|hereinkommt)",),
    "trigger.speak": ("(jemand|ein Spieler|du) (etwas sagt|redet|spricht)",),
    "trigger.reshuffled": ("(der Nachziehstapel|der Stapel|der Ablagestapel) (neu|) (gemischt|aufgebraucht) (wird|ist)", "der Nachziehstapel leer ist"),
    "trigger.bell": ("es klingelt", "jemand klingelt"),
    "trigger.phone": ("(das|ein) (Telefon|Handy) klingelt",),
    "condition.one-higher": ("sie (genau|) (um|) eins höher als die (Karte davor|vorige|vorige Karte) ist",),
    "condition.same-colour": ("sie (dieselbe|die gleiche) Farbe (wie die Karte davor|wie die vorige|) hat",),
    "condition.same-number": ("sie (dieselbe|die gleiche) Zahl (wie die Karte davor|wie die vorige|) hat",),
    "do.draw": ("(ziehe|zieh|zieht|ziehen|nimm|nehme) {amount} (nach|)", "=(zieht|ziehen|ziehe|zieh) {amount} (vom Nachziehstapel|)"),
    "do.discard": ("(wirf|werfe|wirft|werfen) {amount} (ab|weg)", "(lege|legt|legen) {amount} ab", "{amount} (ablegen|wegwerfen|loswerden)"),
    "do.give": ("(gib|gebe|gibt|geben|schenke|schenkt) {to:dat} {amount}", "(gib|gebe|gibt|geben) {amount} an {to} (weiter|)", "{amount} an {to} (geben|weitergeben|abgeben)", "{to:dat} {amount} (schenken|abgeben)"),
    "do.take": ("(nimm|nehme|nimmt|nehmen|zieh|ziehe|zieht|ziehen|stiehl|stiehlt) {amount} (blind|) (von|bei) {source:dat}", "{amount} (blind|) (von|bei) {source:dat} (nehmen|ziehen|stehlen)", "(stiehl|stiehlt|klaut|nimm|nimmt) {source:dat} {amount} (weg|)"),
    "do.swap": ("(tausche|tauscht|tauschen) mit {other:dat} (die Hand|die Hände|alle Karten|die Karten|seine Karten|seine Hand)", "(die Hand|die Karten|alle Karten|seine Hand|alle seine Karten|die ganze Hand) mit {other:dat} tauschen", "(tausche|tauscht|tauschen) (die Hand|die Karten|alle Karten|seine Hand|alle seine Karten|die ganze Hand) mit {other:dat}"),
    "do.skip": ("(setze|setzt|setzen) (eine Runde|einen Zug|den nächsten Zug|einmal|) aus", "(eine Runde|einen Zug|einmal) aussetzen", "wird übersprungen", "werden übersprungen"),
    "do.again": ("(spielt|spielen|spiele|ist|bist|darf) (noch einmal|nochmal|erneut) (spielen|dran|am Zug|an der Reihe|)", "(nochmal|noch einmal|erneut) (spielen|dran sein)", "hat einen weiteren Zug"),
    "do.suffer-one": ("(bekommt|bekommen|zieht|ziehen|kassiert) eine (Strafe|Strafkarte)", "eine (Strafe|Strafkarte) (bekommen|ziehen|nehmen)"),
    "do.say": ("(sag|sage|rufe|ruf|schreie|schreit|nennt|nennen) {text}", "{text} (rufen|schreien|ansagen|singen|flüstern)"),
    "do.say-times": ("(ruft|rufen|sagt|sagen) {text} {times}", "{text} {times} (sagen|rufen)"),
    "do.name-colour": ("(nenne|nennt|wähle|wählt|bestimmt|sage|sagt) eine Farbe", "eine Farbe (wählen|bestimmen|sagen)"),
    "do.name-number": ("(nenne|nennt|wähle|wählt|bestimmt) eine Zahl", "eine Zahl (wählen|bestimmen)"),
    "do.drop-chosen": ("(wirf|wirft|werfen|entferne|entfernt) eine (Regel|Regelkarte) (nach Wahl|) (ab|weg|)", "(wirf|entferne) eine der Regeln (ab|)", "eine (Regel|Regelkarte) (nach Wahl|) (entfernen|wegwerfen)"),
    "do.drop-all": ("(wirf|wirft|werfen|entferne|entfernt) alle (Regeln|Regelkarten) (ab|weg|)",),
    "do.drop-this": ("(wirf|wirft|entferne) diese Regel (ab|)",),
    "do.drop-random": ("(wirf|wirft|werfen) eine zufällige Regel ab",),
    "do.edit": ("(ändere|ändert|ändern) (die|eine) Zahl in einer anderen Regel (auf|in|zu) {n}",),
    "do.win": ("(hat|haben) gewonnen",),
    "do.perform-times": ("{times} {text} (machen|tun|)",),
    "modifier.forbid": ("{cards:pl} (können|dürfen) nicht (mehr|) (gespielt|gelegt) werden", "keine {cards:pl} dürfen gespielt werden", "es dürfen keine {cards:pl} gespielt werden"),
    "modifier.require": ("es dürfen nur {cards:pl} gespielt werden",),
    "modifier.permit": ("{cards:pl} (können|dürfen) (auch|) auf {on:pl} (gelegt|gespielt) werden", "{cards:sg} darf (auch|) auf (jede|eine|) {on:sg} (gelegt|gespielt) werden"),
    "modifier.wild": ("{cards:pl} (passen auf jede Karte|passen immer|sind Joker|dürfen auf alles gespielt werden|dürfen auf jede Karte gespielt werden)",),
    "modifier.limit": ("(man|niemand|keiner) darf (mehr als|höchstens) {n} [Karte|Karten] (auf der Hand|) (haben|halten)", "das Handkartenlimit ist {n} (Karten|)"),
    "modifier.open": ("(alle|jeder) (Spieler|) (spielt|spielen) mit (offenen|aufgedeckten) (Karten|Händen)", "alle (Karten|Handkarten) (liegen|sind) offen"),
    "modifier.double": ("(alle|) Strafen (zählen|sind|gelten) doppelt",),
    "modifier.runs": ("(Reihen|Folgen|Straßen) (von Zahlen|) (in|) einer Farbe dürfen zusammen gespielt werden",),
    "modifier.immune-cards": ("{who} <ist|sind> (immun gegen|geschützt vor) (Spielkarten|Karteneffekte|Karteneffekten|Effekte|Effekten)",),
    "modifier.fresh": ("(die|eine) (eben|) gezogene Karte darf (sofort|gleich|) gespielt werden",),
    "modifier.twice": ("die nächste Regel (die ausgelöst wird|) (wirkt|gilt|wird ausgeführt) (doppelt|zweimal)",),
    "effect.must": ("{who} (müssen|muss|soll|sollen|braucht) {do}", "(müssen|muss|soll|sollen) {who} {do}"),
    "effect.may": ("{who} (darf|dürfen|kann|können|darfst|kannst) {do}", "(darfst|kannst) {who} {do}"),
    "effect.reverse": ("die (Spielrichtung|Richtung) (wird gewechselt|dreht sich um|wird umgekehrt|kehrt sich um|wechselt)", "(ändere|wechsle|drehe) die (Spielrichtung|Richtung) (um|)", "(dreht sich|kehrt sich) die (Spielrichtung|Richtung) um"),
    "effect.mill": ("(wirf|werft) die (nächsten|obersten) {n} [Karte|Karten] (des Nachziehstapels|vom Nachziehstapel) ab",),
    "effect.pass-left": ("alle (Spieler|) geben {amount} (nach links|an den linken Nachbarn|an ihren linken Nachbarn) (weiter|)",),
    "effect.pass-right": ("alle (Spieler|) geben {amount} (nach rechts|an den rechten Nachbarn|an ihren rechten Nachbarn) (weiter|)",),
    "effect.contest": ("{one} und {other} (spielen|machen) {text}",),
    "effect.race": ("alle (Spieler|) (machen|tun) um die Wette {text}",),
}
"""Further phrases by the key of the construct they stand for."""

OPENERS: Final = (
    "der die das den dem ein eine einen alle kein keine jeder wenn falls und oder aber wer zu mit von er sie es man niemand jemand du ihr ihre seine "
    "zieht ziehen ziehe zieh nimmt nehmen nimm wirft werfen wirf gibt geben gib tauscht tauschen tausche setzt setzen setze decke deckt zeige zeigt "
    "sieh sieht stimmen stimmt spielt spielen spiele nennt nenne wahle fordere ersetze ist sind wird wurde ander andere karte karten regel regeln "
    "strafe strafen darfst darf muss mussen hat haben habt kann konnen nachste bis"
)
LINKS: Final = "und oder aber wer dann zu als nach deiner"
