"""Labels of parts and of their slots, in the order English, German, French, Polish, Russian."""

from __future__ import annotations

from typing import Final

PARTS: Final = {
    "run": "numbers in a row | Zahlen in einer Reihe | chiffres à la suite | cyfry po kolei | цифры подряд",
    "next-cards": "for some cards | für einige Karten | pendant des cartes | przez kilka kart | на несколько карт",
    "count": "how many cards | wie viele Karten | combien de cartes | ile kart | сколько карт",
    "sum": "sum of the numbers | Summe der Zahlen | somme des chiffres | suma cyfr | сумма цифр",
    "heads": "how many players | wie viele Spieler | combien de joueurs | ilu graczy | сколько игроков",
    "times": "how often | wie oft | combien de fois | ile razy | сколько раз",
    "streak": (
        "cards alike in a row | gleiche Karten hintereinander | "
        "cartes pareilles à la suite | takie same karty z rzędu | одинаковые карты подряд"
    ),
    "counter": "counter | Zähler | compteur | licznik | счётчик",
    "age": "age | Alter | âge | wiek | возраст",
    "calculation": "calculation | Rechnung | calcul | działanie | вычисление",
    "best": (
        "largest or smallest | größter oder kleinster Wert | maximum ou minimum | "
        "największa lub najmniejsza wartość | наибольшее или наименьшее"
    ),
    "die": "die | Würfel | dé | kostka | кубик",
    "amount": "as many | ebenso viele | autant | tyle samo | столько же",
    "remembered": "remembered number | gemerkte Zahl | nombre retenu | zapamiętana liczba | запомненное число",
    "any-number": "any number | beliebige Zahl | nombre au choix | dowolna liczba | любое число",
    "colour": "colour | Farbe | couleur | kolor | цвет",
    "numbered": "with these numbers | mit diesen Zahlen | avec ces chiffres | z tymi cyframi | с этими цифрами",
    "than": "number compared | Zahl im Vergleich | chiffre comparé | cyfra w porównaniu | цифра в сравнении",
    "like": "the same as | gleich wie | pareil que | tak jak | так же, как",
    "made": "what is on it | was darauf ist | ce qu'il y a dessus | co na niej jest | что на ней",
    "titled": "with these words | mit diesen Worten | avec ces mots | z tymi słowami | с этими словами",
    "one": "one of these cards | eine dieser Karten | une de ces cartes | jedna z tych kart | одна из этих карт",
    "none-of": "none of these | nichts davon | rien de cela | nic z tego | ничего из этого",
    "any-of": "any of these | eins davon | l'un de ceux-ci | coś z tego | что-то из этого",
    "hand": "hand | Hand | main | ręka | рука",
    "front": "in front of | vor | devant | przed | перед",
    "some": "cards | Karten | cartes | karty | карты",
    "beside": "seat beside | Sitz daneben | place à côté | miejsce obok | место рядом",
    "chosen": "chosen players | ausgewählte Spieler | joueurs choisis | wybrani gracze | выбранные игроки",
    "random": "random players | zufällige Spieler | joueurs au hasard | losowi gracze | случайные игроки",
    "ranked": (
        "most or fewest | am meisten oder wenigsten | le plus ou le moins | "
        "najwięcej lub najmniej | больше или меньше всех"
    ),
    "who": (
        "players for whom it holds | Spieler, auf die es zutrifft | "
        "joueurs pour qui c'est vrai | gracze, o których to prawda | игроки, о которых это верно"
    ),
    "fitting": (
        "players whom words fit | Spieler, auf die Worte passen | joueurs décrits par ces mots | "
        "gracze, do których pasują słowa | игроки, к которым подходят слова"
    ),
    "named": "player called | Spieler namens | joueur nommé | gracz o imieniu | игрок по имени",
    "marked": (
        "players with a mark | Spieler mit Marke | joueurs avec une marque | gracze ze znakiem | игроки с меткой"
    ),
    "played-by": "who played it | wer sie gelegt hat | qui l'a jouée | kto ją zagrał | кто её сыграл",
    "latest": (
        "whom it happened to last | wem es zuletzt passierte | "
        "le dernier concerné | komu zdarzyło się ostatnio | с кем было в последний раз"
    ),
    "cards-of": (
        "the cards it was about last | die Karten, um die es zuletzt ging | les cartes concernées en dernier | "
        "karty, których to ostatnio dotyczyło | карты, которых это касалось в последний раз"
    ),
    "but": "all except | alle außer | tous sauf | wszyscy oprócz | все, кроме",
    "together": "together | zusammen | ensemble | razem | вместе",
    "plays": "somebody plays | jemand legt | quelqu'un joue | ktoś zagrywa | кто-то кладёт",
    "draws": "somebody draws | jemand zieht | quelqu'un pioche | ktoś dobiera | кто-то берёт",
    "loses": (
        "somebody loses cards | jemand verliert Karten | "
        "quelqu'un perd des cartes | ktoś traci karty | кто-то теряет карты"
    ),
    "receives": (
        "somebody gets cards | jemand bekommt Karten | "
        "quelqu'un reçoit des cartes | ktoś dostaje karty | кто-то получает карты"
    ),
    "misses": (
        "somebody misses a turn | jemand setzt aus | quelqu'un passe un tour | ktoś traci turę | кто-то пропускает ход"
    ),
    "turn": (
        "a turn begins or ends | ein Zug beginnt oder endet | un tour commence ou finit | "
        "tura zaczyna się lub kończy | ход начинается или кончается"
    ),
    "stage": (
        "round or game begins or ends | Runde oder Spiel beginnt oder endet | manche ou partie commence ou finit | "
        "runda lub gra zaczyna się lub kończy | круг или игра начинается или кончается"
    ),
    "happens": "something happens | etwas passiert | il se passe quelque chose | coś się dzieje | что-то происходит",
    "clock": "clock | Uhr | horloge | zegar | часы",
    "idle": (
        "somebody takes too long | jemand braucht zu lange | "
        "quelqu'un met trop de temps | ktoś zwleka | кто-то долго думает"
    ),
    "accuses": "somebody accuses | jemand beschuldigt | quelqu'un accuse | ktoś oskarża | кто-то обвиняет",
    "penalised": (
        "somebody gets a penalty | jemand bekommt eine Strafe | "
        "quelqu'un reçoit une pénalité | ktoś dostaje karę | кто-то получает штраф"
    ),
    "hit": (
        "a card affects somebody | eine Karte trifft jemanden | "
        "une carte touche quelqu'un | karta dotyczy kogoś | карта действует на кого-то"
    ),
    "ends": (
        "somebody wins or is out | jemand gewinnt oder scheidet aus | "
        "quelqu'un gagne ou sort | ktoś wygrywa lub odpada | кто-то выигрывает или выбывает"
    ),
    "becomes": (
        "something becomes true | etwas wird wahr | quelque chose devient vrai | "
        "coś staje się prawdą | что-то становится верным"
    ),
    "reported": "people report | Leute melden | les joueurs signalent | gracze zgłaszają | игроки сообщают",
    "one-of": (
        "one of these events | eins dieser Ereignisse | "
        "l'un de ces événements | jedno z tych zdarzeń | одно из этих событий"
    ),
    "nth": "the n-th time | zum n-ten Mal | la n-ième fois | po raz n-ty | в n-й раз",
    "compare": "comparison | Vergleich | comparaison | porównanie | сравнение",
    "is": "is one of | ist einer von | est l'un de | jest jednym z | — один из",
    "fits": "cards are such | Karten sind so | les cartes sont ainsi | karty są takie | карты такие",
    "fact": "people say so | Leute sagen es | les joueurs le disent | gracze tak mówią | игроки так говорят",
    "agree": (
        "vote yes or no | Abstimmung ja oder nein | vote oui ou non | głosowanie tak lub nie | голосование да или нет"
    ),
    "able": "can play | kann legen | peut jouer | może zagrać | может сходить",
    "coin": "coin shows heads | Münze zeigt Kopf | pièce sur face | moneta: orzeł | монета: орёл",
    "during": "during | während | pendant | podczas | во время",
    "not": "not | nicht | non | nie | не",
    "and": "all of these hold | alles davon gilt | tout est vrai | wszystko to prawda | всё это верно",
    "or": "one of these holds | eins davon gilt | l'un est vrai | coś z tego to prawda | что-то из этого верно",
    "turns": "for some turns | für einige Züge | pendant des tours | przez kilka tur | на несколько ходов",
    "rounds": "for some rounds | für einige Runden | pendant des manches | przez kilka rund | на несколько кругов",
    "turn-of": (
        "until the next turn of | bis zum nächsten Zug von | "
        "jusqu'au prochain tour de | do następnej tury | до следующего хода"
    ),
    "till": "until something happens | bis etwas passiert | jusqu'à un événement | do zdarzenia | до события",
    "while": "as long as | solange | tant que | dopóki | пока",
    "seconds": (
        "for some seconds | für einige Sekunden | pendant des secondes | przez kilka sekund | на несколько секунд"
    ),
    "move": "move cards | Karten bewegen | déplacer des cartes | przenieś karty | переместить карты",
    "exchange": "exchange cards | Karten tauschen | échanger des cartes | wymień karty | обменять карты",
    "share": "deal out cards | Karten verteilen | distribuer des cartes | rozdaj karty | раздать карты",
    "show": "show cards | Karten zeigen | montrer des cartes | pokaż karty | показать карты",
    "pick": "pick cards | Karten aussuchen | désigner des cartes | wybierz karty | выбрать карты",
    "choose": "choose players | Spieler auswählen | choisir des joueurs | wybierz graczy | выбрать игроков",
    "arrange": (
        "look and put back | ansehen und zurücklegen | regarder et remettre | obejrzyj i odłóż | посмотреть и вернуть"
    ),
    "shuffle": "shuffle | mischen | mélanger | tasuj | перемешать",
    "play": "play cards | Karten legen | jouer des cartes | zagraj karty | сыграть карты",
    "apply": (
        "do what cards say | tun, was Karten sagen | "
        "faire ce que disent des cartes | rób, co mówią karty | сделать, что на картах"
    ),
    "skip": "miss turns | aussetzen | passer des tours | strać tury | пропустить ходы",
    "extra": "extra turns | zusätzliche Züge | tours supplémentaires | dodatkowe tury | дополнительные ходы",
    "reverse": "change direction | Richtung wechseln | changer de sens | zmień kierunek | сменить направление",
    "end-turn": "end the turn | Zug beenden | finir le tour | zakończ turę | закончить ход",
    "go-on": "play next | als Nächster dran | jouer ensuite | gra następny | ходит следующим",
    "swap-seats": "swap seats | Plätze tauschen | échanger les places | zamień miejsca | поменяться местами",
    "pause": "pause | Pause | pause | przerwa | перерыв",
    "penalise": "penalty | Strafe | pénalité | kara | штраф",
    "finish": (
        "win or be out | gewinnen oder ausscheiden | gagner ou sortir | wygraj lub odpadnij | выиграть или выбыть"
    ),
    "cancel": "cancel | aufheben | annuler | anuluj | отменить",
    "edit": (
        "change a number in rules | Zahl in Regeln ändern | "
        "changer un nombre dans des règles | zmień liczbę w zasadach | изменить число в правилах"
    ),
    "name": "name something | etwas nennen | annoncer quelque chose | podaj coś | назвать что-то",
    "oblige": (
        "must say or do | muss sagen oder tun | doit dire ou faire | "
        "musi powiedzieć lub zrobić | должен сказать или сделать"
    ),
    "contest": "contest | Wettkampf | duel | pojedynek | состязание",
    "race": (
        "who is first and last | wer ist Erster und Letzter | "
        "premier et dernier | kto pierwszy i ostatni | кто первый и последний"
    ),
    "vote": (
        "vote for somebody | für jemanden stimmen | voter pour quelqu'un | głosuj na kogoś | голосовать за кого-то"
    ),
    "if": "if … otherwise | wenn … sonst | si … sinon | jeśli … inaczej | если … иначе",
    "may": "may | darf | peut | może | может",
    "either": "choose one | eins auswählen | choisir l'un | wybierz jedno | выбрать одно",
    "each": "for each player | für jeden Spieler | pour chaque joueur | dla każdego gracza | для каждого игрока",
    "repeat": "repeat | wiederholen | répéter | powtarzaj | повторять",
    "let": (
        "holds for a while | gilt eine Zeit lang | vaut un moment | obowiązuje przez czas | действует какое-то время"
    ),
    "whenever": (
        "whenever, for a while | immer wenn, eine Zeit lang | "
        "chaque fois, un moment | zawsze gdy, przez czas | каждый раз, какое-то время"
    ),
    "later": "later | später | plus tard | później | позже",
    "mark": "mark | Marke | marque | znak | метка",
    "tally": "change a counter | Zähler ändern | changer un compteur | zmień licznik | изменить счётчик",
    "keep": "remember a number | Zahl merken | retenir un nombre | zapamiętaj liczbę | запомнить число",
    "forbid": "forbid | verbieten | interdire | zabroń | запретить",
    "require": "require | verlangen | exiger | wymagaj | требовать",
    "permit": "permit | erlauben | permettre | pozwól | разрешить",
    "count-as": "counts as | gilt als | compte comme | liczy się jako | считается как",
    "cap": "at most | höchstens | au plus | najwyżej | не больше",
    "instead": "instead | stattdessen | à la place | zamiast | вместо",
    "multiply": (
        "counts several times | zählt mehrfach | compte plusieurs fois | "
        "liczy się wielokrotnie | считается несколько раз"
    ),
    "open": "open hands | offene Karten | cartes sur table | otwarte karty | открытые карты",
    "order": "order of play | Reihenfolge | ordre du jeu | kolejność gry | порядок ходов",
    "deal": "cards at the deal | Karten am Anfang | cartes au début | karty na początku | карт в начале",
    "off": "not in force | gilt nicht | hors de vigueur | nie obowiązuje | не действует",
    "house": "house rule | Hausregel | règle de la maison | zasada domowa | домашнее правило",
    "allow": (
        "a further thing to do | etwas Weiteres zu tun | une action de plus | dodatkowa czynność | ещё одно действие"
    ),
    "when": "when … then | wenn … dann | quand … alors | gdy … to | когда … то",
    "always": "always | immer | toujours | zawsze | всегда",
    "react": (
        "played against something | dagegen gespielt | jouée en réponse | zagrana w odpowiedzi | сыграна в ответ"
    ),
    "people": "for people | für Leute | pour les joueurs | dla graczy | для игроков",
    "meaning": "card | Karte | carte | karta | карта",
}
FIELDS: Final = {
    "role": "in which part | in welcher Rolle | dans quel rôle | w jakiej roli | в какой роли",
    "round": "which way round | in welche Richtung | dans quel sens | w którą stronę | в какую сторону",
    "start": "starting with | angefangen bei | en commençant par | zaczynając od | начиная с",
    "about": "about a player | über einen Spieler | sur un joueur | o graczu | об игроке",
    "alike": "alike in | gleich in | pareilles par | takie same pod względem | одинаковы по",
    "among": "among | unter | parmi | spośród | среди",
    "any_card": "any of the cards | eine der Karten | une des cartes | dowolna z kart | любая из карт",
    "anytime": "out of turn too | auch außer der Reihe | même hors du tour | nawet poza turą | и вне своего хода",
    "at": "where or when | wo oder wann | où ou quand | gdzie lub kiedy | где или когда",
    "at_once": "all at once | alle gleichzeitig | tous à la fois | wszyscy naraz | все сразу",
    "but_last": (
        "except with the last cards | außer mit den letzten Karten | sauf avec les dernières cartes | "
        "z wyjątkiem ostatnich kart | кроме последних карт"
    ),
    "by": "by | durch | par | przez | кем",
    "cards": "cards | Karten | cartes | karty | карты",
    "cause": "set off by | ausgelöst von | causé par | spowodowane przez | вызвано",
    "change": "change | Änderung | changement | zmiana | изменение",
    "clauses": "clauses | Sätze | phrases | zdania | части",
    "colour": "colour | Farbe | couleur | kolor | цвет",
    "each": "counted for each | für jeden gezählt | compté pour chacun | liczone dla każdego | считать для каждого",
    "event": "event | Ereignis | événement | zdarzenie | событие",
    "events": "events | Ereignisse | événements | zdarzenia | события",
    "every": "every time | jedes Mal | chaque fois | za każdym razem | каждый раз",
    "fail": "if not done | wenn nicht | sinon | jeśli nie | если нет",
    "first": "starting with | angefangen bei | en commençant par | zaczynając od | начиная с",
    "fit": "which show | die zeigen | qui montrent | które mają | на которых",
    "fits": "condition | Bedingung | condition | warunek | условие",
    "free": (
        "whatever they show | egal, was sie zeigen | quoi qu'elles montrent | "
        "bez względu na to, co pokazują | что бы на них ни было"
    ),
    "given": "provided that | vorausgesetzt | à condition que | pod warunkiem | при условии",
    "holds": "condition | Bedingung | condition | warunek | условие",
    "how": "how | wie | comment | jak | как",
    "last": "last card | letzte Karte | dernière carte | ostatnia karta | последняя карта",
    "least": "at least | mindestens | au moins | co najmniej | не меньше",
    "left": "left side | linke Seite | côté gauche | lewa strona | левая часть",
    "mark": "mark | Marke | marque | znak | метка",
    "most": "at most | höchstens | au plus | najwyżej | не больше",
    "n": "how many | wie viele | combien | ile | сколько",
    "name": "name | Name | nom | nazwa | название",
    "need": "needed | nötig | nécessaire | potrzeba | нужно",
    "number": "number | Zahl | chiffre | cyfra | цифра",
    "of": "of | von | de | czego | чего",
    "on": "on | auf | sur | na | на",
    "once": "how often | wie oft | combien de fois | jak często | как часто",
    "one": "the one | das eine | l'un | jedno | одно",
    "op": (
        "comparison or sum | Vergleich oder Rechenart | comparaison ou opération | "
        "porównanie lub działanie | сравнение или действие"
    ),
    "optional": "if they want | wenn sie wollen | s'ils veulent | jeśli chcą | если хотят",
    "options": "options | Möglichkeiten | options | możliwości | варианты",
    "other": "the other | das andere | l'autre | drugie | другое",
    "otherwise": "otherwise | sonst | sinon | w przeciwnym razie | иначе",
    "per": "per | pro | par | na | за",
    "place": "place | Ort | lieu | miejsce | место",
    "play": "play | Zug | coup | zagranie | ход",
    "right": "right side | rechte Seite | côté droit | prawa strona | правая часть",
    "seconds": "seconds | Sekunden | secondes | sekundy | секунды",
    "seen": "seen by | sichtbar für | vu par | widziane przez | видят",
    "set": "set to it | darauf setzen | mettre à | ustaw na | установить",
    "sides": "sides | Seiten | faces | ściany | грани",
    "tests": "tests | Prüfungen | critères | warunki | признаки",
    "text": "words | Worte | mots | słowa | слова",
    "then": "then | dann | alors | wtedy | тогда",
    "tie": "in a tie | bei Gleichstand | en cas d'égalité | przy remisie | при равенстве",
    "times": "times | Male | fois | razy | раз",
    "to": "to | nach | vers | do | куда",
    "together": "several at once | mehrere zusammen | plusieurs ensemble | kilka razem | несколько вместе",
    "unless": "unless | es sei denn | sauf si | chyba że | если не",
    "until": "until | bis | jusqu'à | do kiedy | до",
    "verdict": "verdict | Urteil | verdict | werdykt | решение",
    "wall": "real clock | echte Uhr | vraie horloge | prawdziwy zegar | настоящие часы",
    "way": "which way | welche Richtung | quel sens | w którą stronę | каким образом",
    "what": "what | was | quoi | co | что",
    "when": "when | wann | quand | kiedy | когда",
    "who": "who | wer | qui | kto | кто",
    "why": "why | warum | pourquoi | dlaczego | почему",
    "within": "within | innerhalb | pendant | w czasie | за",
    "without": "without | ohne | sans | bez | без",
}
