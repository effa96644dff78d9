"""Our own cards as decks had them before the calculus: by their texts they are found again."""

from __future__ import annotations

from typing import Final

RULES: Final = (
    (
        "When a 3 is played, the next player must skip the next turn.",
        "Wenn eine 3 gespielt wird: der nächste Spieler muss den nächsten Zug aussetzen.",
        "Quand une carte 3 est jouée : le joueur suivant doit passer son prochain tour.",
        "Gdy zagrana zostaje karta z numerem 3: następny gracz musi pominąć następną turę.",
        "Когда сыграна карта с числом 3: следующий игрок должен пропустить следующий ход.",
    ),
    (
        "When a violet card is played, that player must swap hands with another player of choice.",
        "Wenn eine violette Karte gespielt wird: dieser Spieler muss mit einem anderen Spieler nach Wahl die Hand tauschen.",
        "Quand une carte violette est jouée : ce joueur doit échanger sa main avec un autre joueur au choix.",
        "Gdy zagrana zostaje fioletowa karta: ten gracz musi wymienić się ręką z innym wybranym graczem.",
        "Когда сыграна фиолетовая карта: этот игрок должен обменяться рукой с другим игроком на выбор.",
    ),
    (
        "When a 5 is played, the direction of play changes.",
        "Wenn eine 5 gespielt wird: die Spielrichtung wechselt.",
        "Quand une carte 5 est jouée : le sens du jeu change.",
        "Gdy zagrana zostaje karta z numerem 5: zmienia się kierunek gry.",
        "Когда сыграна карта с числом 5: меняется направление игры.",
    ),
    (
        "When a player plays only one card, that player must draw 1 card.",
        "Wenn ein Spieler nur eine Karte spielt: dieser Spieler muss 1 Karte ziehen.",
        "Quand un joueur ne joue qu'une carte : ce joueur doit piocher 1 carte.",
        "Gdy gracz zagrywa tylko jedną kartę: ten gracz musi dobrać 1 kartę.",
        "Когда игрок сыграл только одну карту: этот игрок должен взять 1 карту.",
    ),
    (
        "When a player coughs, that player must take 1 card from a player of choice.",
        "Wenn ein Spieler hustet: dieser Spieler muss einem Spieler nach Wahl 1 Karte wegnehmen.",
        "Quand un joueur tousse : ce joueur doit prendre 1 carte de la main d'un joueur au choix.",
        "Gdy gracz kaszle: ten gracz musi zabrać 1 kartę od wybranego gracza.",
        "Когда игрок кашляет: этот игрок должен забрать 1 карту у игрока на выбор.",
    ),
    (
        "When a blue card is played, the next player must do this “bark” 3 times.",
        "Wenn eine blaue Karte gespielt wird: der nächste Spieler muss 3 Mal dies tun: „bellen“.",
        "Quand une carte bleue est jouée : le joueur suivant doit faire ceci : « aboyer » 3 fois.",
        "Gdy zagrana zostaje niebieska karta: następny gracz musi zrobić to: „zaszczekać” 3 razy.",
        "Когда сыграна синяя карта: следующий игрок должен сделать это: «гавкнуть» 3 раза.",
    ),
    (
        "When a player does not play within 5 seconds, all other players may discard 1 card.",
        "Wenn ein Spieler nicht innerhalb von 5 Sekunden spielt: alle anderen Spieler dürfen 1 Karte abwerfen.",
        "Quand un joueur ne joue pas dans les 5 secondes : tous les autres joueurs peuvent défausser 1 carte.",
        "Gdy gracz nie zagra w ciągu 5 sekund: wszyscy inni gracze mogą odrzucić 1 kartę.",
        "Когда игрок не сыграл за 5 секунд: все другие игроки могут сбросить 1 карту.",
    ),
    (
        "When a player plays two or more cards, name a colour, then cards of that colour must not be played until your next turn.",
        (
            "Wenn ein Spieler zwei oder mehr Karten spielt: dieser Spieler muss eine Farbe nennen, dann: bis dieser "
            "Spieler wieder am Zug ist, gilt: Karten der genannten Farbe dürfen nicht gespielt werden."
        ),
        (
            "Quand un joueur joue deux cartes ou plus : ce joueur doit nommer une couleur, puis jusqu'au prochain tour de "
            "ce joueur, les cartes de la couleur nommée sont interdites."
        ),
        (
            "Gdy gracz zagrywa dwie karty lub więcej: ten gracz musi nazwać kolor, potem do następnej tury tego gracza: "
            "karty nazwanego koloru nie mogą być zagrywane."
        ),
        (
            "Когда игрок сыграл две карты или больше: этот игрок должен назвать цвет, затем до следующего хода этого "
            "игрока: карты названного цвета играть нельзя."
        ),
    ),
    (
        "When a 6 is played and it lies on a 6, all hands move on in the direction of play.",
        "Wenn eine 6 gespielt wird und darunter eine 6 liegt: alle Hände wandern in Spielrichtung weiter.",
        "Quand une carte 6 est jouée et qu'elle est posée sur une carte 6 : toutes les mains avancent dans le sens du jeu.",
        "Gdy zagrana zostaje karta z numerem 6 i gdy pod nią leży karta z numerem 6: wszystkie ręce przechodzą dalej w kierunku gry.",
        "Когда сыграна карта с числом 6 и под ней лежит карта с числом 6: все руки переходят дальше по ходу игры.",
    ),
    (
        "When an even card is played and it has the colour of the card before, the next player must draw 1 card.",
        "Wenn eine gerade Karte gespielt wird und sie die Farbe der Karte davor hat: der nächste Spieler muss 1 Karte ziehen.",
        "Quand une carte paire est jouée et qu'elle a la couleur de la carte d'avant : le joueur suivant doit piocher 1 carte.",
        "Gdy zagrana zostaje parzysta karta i gdy ma kolor poprzedniej: następny gracz musi dobrać 1 kartę.",
        "Когда сыграна чётная карта и у неё цвет предыдущей: следующий игрок должен взять 1 карту.",
    ),
    (
        "When a player comes to hold 1 card, that player must say “this is my last one”.",
        "Wenn ein Spieler auf 1 Karte kommt: dieser Spieler muss „das ist meine letzte“ sagen.",
        "Quand un joueur se retrouve avec 1 carte : ce joueur doit dire « c'est ma dernière ».",
        "Gdy graczowi zostaje 1 karta: ten gracz musi powiedzieć „to moja ostatnia”.",
        "Когда у игрока становится 1 карта: этот игрок должен сказать «это моя последняя».",
    ),
    (
        "When an orange card is played, the next player must say “a town that nobody has named yet”.",
        "Wenn eine orange Karte gespielt wird: der nächste Spieler muss „eine Stadt, die noch niemand genannt hat“ sagen.",
        "Quand une carte orange est jouée : le joueur suivant doit dire « une ville que personne n'a encore nommée ».",
        "Gdy zagrana zostaje pomarańczowa karta: następny gracz musi powiedzieć „miasto, którego nikt jeszcze nie wymienił”.",
        "Когда сыграна оранжевая карта: следующий игрок должен сказать «город, который ещё никто не назвал».",
    ),
    (
        "When a card is played and the last two cards add up to 10, all players pass 1 card on to the right.",
        "Wenn eine Karte gespielt wird und die letzten zwei Karten zusammen 10 ergeben: alle Spieler geben 1 Karte nach rechts weiter.",
        "Quand une carte est jouée et que les deux dernières cartes font 10 : tous les joueurs font passer 1 carte vers la droite.",
        "Gdy zagrana zostaje karta i gdy dwie ostatnie karty dają razem 10: wszyscy gracze podają 1 kartę w prawo.",
        "Когда сыграна карта и две последние карты дают вместе 10: все игроки передают 1 карту направо.",
    ),
    (
        "When a player laughs, that player must draw 1 card.",
        "Wenn ein Spieler lacht: dieser Spieler muss 1 Karte ziehen.",
        "Quand un joueur rit : ce joueur doit piocher 1 carte.",
        "Gdy gracz się śmieje: ten gracz musi dobrać 1 kartę.",
        "Когда игрок смеётся: этот игрок должен взять 1 карту.",
    ),
)
"""By the place of a rule in the deck that comes with the product: English, German, French, Polish, Russian."""

EFFECTS: Final = {
    "R1a": (
        "A player of choice must do this “speak and move very slowly” until the end of the game.",
        "Ein Spieler nach Wahl muss bis zum Ende des Spiels dies tun: „ganz langsam sprechen und sich bewegen“.",
        "Un joueur au choix doit faire ceci : « parler et bouger très lentement » jusqu'à la fin de la partie.",
        "Wybrany gracz musi robić to: „bardzo powoli mówić i się ruszać” do końca gry.",
        "Игрок на выбор должен делать это: «очень медленно говорить и двигаться» до конца игры.",
    ),
    "O2a": (
        "After 2 minutes the game ends and the fewest cards win.",
        "Nach 2 Minuten endet das Spiel und die wenigsten Karten gewinnen.",
        "Après 2 minutes, la partie finit et le moins de cartes gagne.",
        "Za 2 minuty gra się kończy i wygrywa gracz z najmniejszą liczbą kart.",
        "Через 2 минуты игра кончается и побеждает игрок с наименьшим числом карт.",
    ),
    "G3a": (
        "When that player is about to take a penalty: whoever caused it must draw 1 card.",
        "Wenn dieser Spieler eine Strafe nehmen soll: der Verursacher muss 1 Karte ziehen.",
        "Quand ce joueur va prendre une pénalité : le responsable doit piocher 1 carte.",
        "Gdy ten gracz ma ponieść karę: sprawca musi dobrać 1 kartę.",
        "Когда этот игрок должен получить штраф: виновник должен взять 1 карту.",
    ),
    "B4a": (
        "Cards must have the number of the top card until the next card is played.",
        "Bis die nächste Karte gespielt wird, gilt: Karten müssen die Zahl der obersten Karte haben.",
        "Jusqu'à la prochaine carte jouée, les cartes doivent avoir le nombre de la carte du dessus.",
        "Do zagrania następnej karty: karty muszą mieć numer wierzchniej karty.",
        "Пока не сыграна следующая карта: карты должны быть с числом верхней карты.",
    ),
    "V5a": (
        "That player may look through the draw pile, take one card and shuffle it.",
        "Dieser Spieler darf den Nachziehstapel durchsehen, eine Karte nehmen und ihn mischen.",
        "Ce joueur peut parcourir la pioche, prendre une carte et la mélanger.",
        "Ten gracz może przejrzeć stos dobierania, wziąć jedną kartę i przetasować go.",
        "Этот игрок может просмотреть колоду, взять одну карту и перетасовать её.",
    ),
    "P6a": (
        "That player must discard the whole hand, then that player must draw 5 cards.",
        "Dieser Spieler muss die ganze Hand abwerfen, dann: dieser Spieler muss 5 Karten ziehen.",
        "Ce joueur doit défausser toute la main, puis ce joueur doit piocher 5 cartes.",
        "Ten gracz musi odrzucić całą rękę, potem ten gracz musi dobrać 5 kart.",
        "Этот игрок должен сбросить всю руку, затем этот игрок должен взять 5 карт.",
    ),
}
"""By the face of a game card."""
