"""Labels of the words of the calculus, in the order English, German, French, Polish, Russian."""

from __future__ import annotations

from typing import Final

VALUES: Final = {
    "up": "rising | steigend | en montant | rosnąco | по возрастанию",
    "down": "falling | fallend | en descendant | malejąco | по убыванию",
    "lose": "loses | verliert | perd | przegrywa | проигрывает",
    "": "– | – | – | – | –",
    "true": "yes | ja | oui | tak | да",
    "false": "no | nein | non | nie | нет",
    "None": "– (none) | – (keins) | – (aucun) | – (brak) | – (нет)",
    "you": "you | du | toi | ty | ты",
    "all": "all | alle | tous | wszyscy | все",
    "others": "the others | die anderen | les autres | pozostali | остальные",
    "each": "each | jeder | chacun | każdy | каждый",
    "outer": "the player in question | der betreffende Spieler | le joueur en question | ten gracz | этот игрок",
    "them": "the chosen ones | die Ausgewählten | les choisis | wybrani | выбранные",
    "nobody": "nobody | niemand | personne | nikt | никто",
    "active": "whose turn it is | wer am Zug ist | celui dont c'est le tour | czyja jest tura | чей ход",
    "causer": "who caused it | wer es auslöste | celui qui en est la cause | kto to spowodował | кто это вызвал",
    "author": "the author | der Autor | l'auteur | autor | автор",
    "owner": "the owner | der Besitzer | le propriétaire | właściciel | владелец",
    "oldest": "oldest | der, die Älteste | le plus ancien | najstarszy | самый старший",
    "youngest": "youngest | der, die Jüngste | le plus jeune | najmłodszy | самый младший",
    "winner": "the winner | der Gewinner | le gagnant | zwycięzca | победитель",
    "loser": "the loser | der Verlierer | le perdant | przegrany | проигравший",
    "first": "first | Erster | premier | pierwszy | первый",
    "last": "last | Letzter | dernier | ostatni | последний",
    "voted": (
        "with the most votes | mit den meisten Stimmen | avec le plus de voix | "
        "z największą liczbą głosów | набравший больше голосов"
    ),
    "previous-them": "chosen before | zuvor ausgewählt | choisi avant | wybrany wcześniej | выбранный ранее",
    "this": "this card | diese Karte | cette carte | ta karta | эта карта",
    "turn": "turn | Zug | tour | tura | ход",
    "round": "round | Runde | manche | runda | круг",
    "game": "game | Spiel | partie | gra | игра",
    "colour": "colour | Farbe | couleur | kolor | цвет",
    "number": "number | Zahl | chiffre | cyfra | цифра",
    "both": "colour and number | Farbe und Zahl | couleur et chiffre | kolor i cyfra | цвет и цифра",
    "+": "plus | plus | plus | plus | плюс",
    "-": "minus | minus | moins | minus | минус",
    "~": "difference | Unterschied | différence | różnica | разница",
    "*": "times | mal | fois | razy | умножить",
    "/": (
        "divided, rounded down | geteilt, abgerundet | divisé, arrondi vers le bas | podzielić, w dół | разделить, вниз"
    ),
    "/+": (
        "divided, rounded up | geteilt, aufgerundet | "
        "divisé, arrondi vers le haut | podzielić, w górę | разделить, вверх"
    ),
    "mod": "remainder | Rest | reste | reszta | остаток",
    "max": "the larger | das größere | le plus grand | większe | большее",
    "min": "the smaller | das kleinere | le plus petit | mniejsze | меньшее",
    "most": "most | am meisten | le plus | najwięcej | больше всего",
    "fewest": "fewest | am wenigsten | le moins | najmniej | меньше всего",
    "red": "red | rot | rouge | czerwony | красный",
    "orange": "orange | orange | orange (couleur) | pomarańczowy | оранжевый",
    "green": "green | grün | vert | zielony | зелёный",
    "blue": "blue | blau | bleu | niebieski | синий",
    "violet": "violet | violett | violet | fioletowy | фиолетовый",
    "pink": "pink | rosa | rose | różowy | розовый",
    "named": "the named one | die genannte | celle annoncée | podany | названный",
    "=": "= | = | = | = | =",
    "!=": "≠ | ≠ | ≠ | ≠ | ≠",
    "<": "< | < | < | < | <",
    ">": "> | > | > | > | >",
    "<=": "≤ | ≤ | ≤ | ≤ | ≤",
    ">=": "≥ | ≥ | ≥ | ≥ | ≥",
    "divides": "divides | teilt | divise | dzieli | делит",
    "multiple": "is a multiple of | ist Vielfaches von | est un multiple de | jest wielokrotnością | кратно",
    "text": "with text | mit Text | avec du texte | z tekstem | с текстом",
    "no-text": "without text | ohne Text | sans texte | bez tekstu | без текста",
    "picture": "with a picture | mit Bild | avec une image | z obrazkiem | с картинкой",
    "no-picture": "without a picture | ohne Bild | sans image | bez obrazka | без картинки",
    "playable": (
        "that may be played | die gelegt werden darf | que l'on peut jouer | do zagrania | которой можно ходить"
    ),
    "draw": "draw pile | Nachziehstapel | pioche | stos dobierania | колода",
    "discard": "discard pile | Ablagestapel | défausse | stos odrzuconych | сброс",
    "rules": "rules in force | geltende Regeln | règles en vigueur | obowiązujące zasady | действующие правила",
    "rule-pile": "rule pile | Regelstapel | paquet de règles | stos zasad | стопка правил",
    "out": "out of the game | aus dem Spiel | hors du jeu | poza grą | вне игры",
    "middle": "middle | Mitte | milieu | środek | середина",
    "top": "top | oben | dessus | wierzch | верх",
    "below": "underneath | darunter | dessous | pod spodem | под ней",
    "bottom": "bottom | unten | fond | spód | низ",
    "played": "just played | gerade gelegt | juste jouées | właśnie zagrane | только что сыгранные",
    "drawn": "just drawn | gerade gezogen | juste piochées | właśnie dobrane | только что взятые",
    "these": "those cards | jene Karten | ces cartes-là | tamte karty | те карты",
    "choice": "by choice | nach Wahl | au choix | do wyboru | на выбор",
    "random": "at random | zufällig | au hasard | losowo | случайно",
    "highest": "highest | höchste | la plus haute | najwyższa | самая высокая",
    "lowest": "lowest | niedrigste | la plus basse | najniższa | самая низкая",
    "newest": "newest | neueste | la plus récente | najnowsza | самая новая",
    "next": "next | nächster | suivant | następny | следующий",
    "previous": "previous | voriger | précédent | poprzedni | предыдущий",
    "left": "left | links | gauche | lewo | слева",
    "right": "right | rechts | droite | prawo | справа",
    "opposite": "opposite | gegenüber | en face | naprzeciwko | напротив",
    "none": "nobody | keiner | personne | nikt | никто",
    "any": "any | beliebig | n'importe | dowolny | любой",
    "effect": "effect | Effekt | effet | efekt | эффект",
    "penalty": "penalty | Strafe | pénalité | kara | штраф",
    "unable": "unable to play | kann nicht legen | ne peut pas jouer | nie może zagrać | нечем ходить",
    "game-card": "game card | Spielkarte | carte de jeu | karta gry | игровая карта",
    "rule": "rule | Regel | règle | zasada | правило",
    "give": "gives away | gibt her | cède | oddaje | отдаёт",
    "taken": "taken away | weggenommen | prises | zabrane | забраны",
    "show": "shows | zeigt | montre | pokazuje | показывает",
    "given": "given | geschenkt | données | dane | подарены",
    "take": "takes | nimmt | prend | bierze | берёт",
    "start": "start | Beginn | début | początek | начало",
    "end": "end | Ende | fin | koniec | конец",
    "reversed": (
        "direction changes | Richtung wechselt | le sens change | kierunek się zmienia | направление меняется"
    ),
    "reshuffled": "pile reshuffled | Stapel neu gemischt | pioche remélangée | stos przetasowany | колода перемешана",
    "rule-comes": "rule comes | Regel kommt | une règle arrive | zasada wchodzi | правило приходит",
    "rule-goes": "rule goes | Regel geht | une règle part | zasada wychodzi | правило уходит",
    "wrong": "wrong | zu Unrecht | à tort | niesłusznie | напрасно",
    "fault": "fault | Fehler | faute | błąd | ошибка",
    "accusation": (
        "wrong accusation | falsche Beschuldigung | fausse accusation | fałszywe oskarżenie | ложное обвинение"
    ),
    "card": "card | Karte | carte | karta | карта",
    "win": "wins | gewinnt | gagne | wygrywa | выигрывает",
    "leave": "leaves | verlässt den Tisch | quitte la table | opuszcza stół | покидает стол",
    "majority": "majority | Mehrheit | majorité | większość | большинство",
    "extra-turn": "extra turn | zusätzlicher Zug | tour supplémentaire | dodatkowa tura | дополнительный ход",
    "own-turn": "own turn | eigener Zug | son propre tour | własna tura | свой ход",
    "under": "under the top card | unter der obersten | sous le dessus | pod wierzchnią | под верхней",
    "shuffled": "shuffled in | eingemischt | mélangée dedans | wtasowana | вмешана",
    "evenly": "evenly | gleichmäßig | à parts égales | po równo | поровну",
    "as-before": "as many as before | so viele wie zuvor | autant qu'avant | tyle co przedtem | сколько было",
    "normal": (
        "original direction | ursprüngliche Richtung | sens du début | początkowy kierunek | начальное направление"
    ),
    "play": "order of play | Spielreihenfolge | ordre du jeu | kolejność gry | порядок ходов",
    "word": "word | Wort | mot | słowo | слово",
    "say": "say | sagen | dire | powiedzieć | сказать",
    "do": "do | tun | faire | zrobić | сделать",
    "covered": (
        "until another card | bis zur nächsten Karte | "
        "jusqu'à la prochaine carte | do następnej karty | до следующей карты"
    ),
    "once": "at once | auf einmal | à la fois | naraz | за раз",
    "first-in-round": (
        "first in every round | Erster in jeder Runde | premier à chaque manche | "
        "pierwszy w każdej rundzie | первый в каждом круге"
    ),
    "free": "no turns | keine Reihenfolge | sans tours | bez tur | без очереди",
    "wrong-accusation": (
        "price of a wrong accusation | Preis einer falschen Beschuldigung | "
        "prix d'une fausse accusation | cena fałszywego oskarżenia | цена ложного обвинения"
    ),
    "tie": "ties | Gleichstand | égalités | remisy | равенство",
    "too-late": (
        "too late to object | zu spät zum Einspruch | "
        "trop tard pour protester | za późno na sprzeciw | поздно возражать"
    ),
    "inflation": "numbers grow | Zahlen wachsen | les nombres augmentent | liczby rosną | числа растут",
    "anytime": "at any time | jederzeit | à tout moment | w dowolnej chwili | в любой момент",
    "instead-of-playing": "instead of playing | statt zu legen | au lieu de jouer | zamiast zagrywać | вместо хода",
}
