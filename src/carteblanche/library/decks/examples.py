"""Texts to begin with, as people write them, in every language: none of them has to be used, all of them are understood at once."""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, tuple[str, ...]]] = {
    "en": (
        "Sixes skip the next player.",
        "Whoever laughs draws two cards.",
        "Red cards can be played on anything.",
        "When a 1 is played, the direction changes.",
        "Nobody may talk.",
        "At most two cards per turn.",
    ),
    "de": (
        "Bei einer 6 setzt der Nächste aus.",
        "Wer lacht, zieht zwei Karten.",
        "Rote Karten dürfen auf alles gelegt werden.",
        "Bei einer 1 wechselt die Richtung.",
        "Niemand darf reden.",
        "Höchstens zwei Karten pro Zug.",
    ),
    "fr": (
        "Si on joue un 6, le joueur suivant passe son tour.",
        "Celui qui rit pioche deux cartes.",
        "On peut poser une carte rouge sur n’importe quelle carte.",
        "Quand on joue un 1, le sens du jeu change.",
        "Interdit de parler.",
        "Deux cartes au maximum par tour.",
    ),
    "pl": (
        "Jeśli ktoś zagra 6, następny gracz traci kolejkę.",
        "Kto się śmieje, dobiera dwie karty.",
        "Czerwone karty można kłaść na każdą kartę.",
        "Gdy ktoś zagra 1, zmienia się kierunek gry.",
        "Nie wolno rozmawiać.",
    ),
    "ru": (
        "Если сыграли шестёрку, следующий пропускает ход.",
        "Кто засмеялся, берёт две карты.",
        "Красные карты можно класть на любую карту.",
        "Если сыграли 1, меняется направление.",
        "Нельзя разговаривать.",
    ),
}
CARDS: Final[dict[str, tuple[str, ...]]] = {
    "en": (
        "Everyone else draws a card.",
        "Swap hands with another player.",
        "Take another turn.",
        "Look at the hand of another player.",
        "Give two cards to the player on your left.",
        "Everybody discards a card.",
    ),
    "de": (
        "Alle anderen ziehen eine Karte.",
        "Tausche deine Hand mit einem anderen Spieler.",
        "Du bist noch einmal dran.",
        "Sieh dir die Karten eines anderen Spielers an.",
        "Gib deinem linken Nachbarn zwei Karten.",
        "Alle werfen eine Karte ab.",
    ),
    "fr": (
        "Tous les autres piochent une carte.",
        "Échange ta main avec un autre joueur.",
        "Tu rejoues.",
        "Regarde les cartes d’un autre joueur.",
        "Donne deux cartes à ton voisin de gauche.",
        "Tout le monde défausse une carte.",
    ),
    "pl": (
        "Wszyscy inni dobierają kartę.",
        "Zamień się kartami z innym graczem.",
        "Masz jeszcze jedną turę.",
        "Zobacz karty innego gracza.",
        "Daj dwie karty sąsiadowi po lewej.",
        "Każdy odrzuca jedną kartę.",
    ),
    "ru": (
        "Все остальные берут по одной карте.",
        "Поменяйся картами с другим игроком.",
        "Ты ходишь ещё раз.",
        "Посмотри карты другого игрока.",
        "Отдай две карты соседу слева.",
        "Каждый сбрасывает одну карту.",
    ),
}
