"""The deck that comes with the product: 14 rules and 6 effects, and a library of more. All titles and sentences are ours."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from carteblanche.games.blank.data import FACES
from carteblanche.games.blank.deck import Deck, GameCard, RuleCard, Words
from carteblanche.games.blank.language.nodes import Sentence
from carteblanche.games.blank.language.reading import read
from carteblanche.games.blank.language.writing import write

AUTHOR: Final = "Carte Blanche"
MARK: Final = "CB"

RULES: Final = (
    "When a 3 is played, the next player must skip the next turn.",
    "When a violet card is played, that player must swap hands with another player of choice.",
    "When a 5 is played, the direction of play changes.",
    "When a player plays only one card, that player must draw 1 card.",
    "When a player coughs, that player must take 1 card from a player of choice.",
    "When a blue card is played, the next player must do this “bark” 3 times.",
    "When a player does not play within 5 seconds, all other players may discard 1 card.",
    "When a player plays two or more cards, name a colour, then cards of that colour must not be played until your next turn.",
    "When a 6 is played and it lies on a 6, all hands move on in the direction of play.",
    "When an even card is played and it has the colour of the card before, the next player must draw 1 card.",
    "When a player comes to hold 1 card, that player must say “this is my last one”.",
    "When an orange card is played, the next player must say “a town that nobody has named yet”.",
    "When a card is played and the last two cards add up to 10, all players pass 1 card on to the right.",
    "When a player laughs, that player must draw 1 card.",
)
"""The fourteen rules. The first eight follow the samples of the rulebook in our words; the other six are ours."""

EFFECTS: Final = {
    "R1a": ("Slow motion", "A player of choice must do this “speak and move very slowly” until the end of the game."),
    "O2a": ("Two minutes left", "After 2 minutes the game ends and the fewest cards win."),
    "G3a": ("Looking glass", "When that player is about to take a penalty: whoever caused it must draw 1 card."),
    "B4a": ("By the numbers", "Cards must have the number of the top card until the next card is played."),
    "V5a": ("Deep dive", "That player may look through the draw pile, take one card and shuffle it."),
    "P6a": ("Spring cleaning", "That player must discard the whole hand, then that player must draw 5 cards."),
}
"""The six effects, one for each colour, on six different numbers."""

LIBRARY: Final = (
    ("Musical chairs", "Two players of choice must swap hands with each other."),
    ("Magnet on the left", "All players must take 1 card from the player on the left."),
    (
        "Don't blink",
        "That player and another player of choice compete in “a staring contest”, then the winner must give 1 card to the loser.",
    ),
    ("Sandcastle", "That player is immune to game cards until that player's next turn."),
    ("Half and half", "That player must give half of the hand to the next player."),
    ("Open book", "That player must show the hand to all for 10 seconds."),
    ("Fortune teller", "That player must look at the next 3 cards of the draw pile and put them back in any order."),
    ("Thirty wild seconds", "There are no turns and anyone may play for 30 seconds."),
    ("Fair shares", "All hands are shuffled together and dealt again."),
    ("Out with the old", "That player must discard a rule, then 1 new rule is revealed."),
)
"""Effects that a winner may take as an example."""


def words(text: str, *, title: str = "", rule: bool = True) -> Words:
    return Words(read(text, "en", rule=rule), text, "en", AUTHOR, title, ours=True)


SAID: Final[dict[str, dict[str, str]]] = {
    "bark": {"de": "bellen", "fr": "aboyer", "pl": "zaszczekać", "ru": "гавкнуть"},
    "this is my last one": {
        "de": "das ist meine letzte",
        "fr": "c'est ma dernière",
        "pl": "to moja ostatnia",
        "ru": "это моя последняя",
    },
    "a town that nobody has named yet": {
        "de": "eine Stadt, die noch niemand genannt hat",
        "fr": "une ville que personne n'a encore nommée",
        "pl": "miasto, którego nikt jeszcze nie wymienił",
        "ru": "город, который ещё никто не назвал",
    },
    "speak and move very slowly": {
        "de": "ganz langsam sprechen und sich bewegen",
        "fr": "parler et bouger très lentement",
        "pl": "bardzo powoli mówić i się ruszać",
        "ru": "очень медленно говорить и двигаться",
    },
    "a staring contest": {
        "de": "ein Anstarren ohne Blinzeln",
        "fr": "ne pas cligner des yeux",
        "pl": "patrzenie bez mrugania",
        "ru": "гляделки",
    },
    "Slow motion": {"de": "Zeitlupe", "fr": "Au ralenti", "pl": "Zwolnione tempo", "ru": "Замедленная съёмка"},
    "Two minutes left": {
        "de": "Noch zwei Minuten",
        "fr": "Plus que deux minutes",
        "pl": "Jeszcze dwie minuty",
        "ru": "Осталось две минуты",
    },
    "Looking glass": {"de": "Spiegelbild", "fr": "Effet miroir", "pl": "Odbicie", "ru": "Отражение"},
    "By the numbers": {"de": "Nach Zahlen", "fr": "Par les nombres", "pl": "Według numerów", "ru": "По числам"},
    "Deep dive": {"de": "Tauchgang", "fr": "En plongée", "pl": "Nurkowanie", "ru": "Погружение"},
    "Spring cleaning": {
        "de": "Frühjahrsputz",
        "fr": "Grand ménage",
        "pl": "Wiosenne porządki",
        "ru": "Весенняя уборка",
    },
    "Musical chairs": {
        "de": "Reise nach Jerusalem",
        "fr": "Chaises musicales",
        "pl": "Gorące krzesła",
        "ru": "Музыкальные стулья",
    },
    "Magnet on the left": {"de": "Magnet links", "fr": "Aimant à gauche", "pl": "Magnes z lewej", "ru": "Магнит слева"},
    "Don't blink": {"de": "Nicht blinzeln", "fr": "Sans ciller", "pl": "Nie mrugaj", "ru": "Не моргай"},
    "Sandcastle": {"de": "Sandburg", "fr": "Château de sable", "pl": "Zamek z piasku", "ru": "Песочный замок"},
    "Half and half": {"de": "Halbe-halbe", "fr": "Moitié-moitié", "pl": "Pół na pół", "ru": "Пополам"},
    "Open book": {"de": "Offenes Buch", "fr": "Livre ouvert", "pl": "Otwarta księga", "ru": "Открытая книга"},
    "Fortune teller": {"de": "Wahrsagerin", "fr": "Voyante", "pl": "Wróżka", "ru": "Гадалка"},
    "Thirty wild seconds": {
        "de": "Dreißig wilde Sekunden",
        "fr": "Trente secondes folles",
        "pl": "Trzydzieści szalonych sekund",
        "ru": "Тридцать безумных секунд",
    },
    "Fair shares": {"de": "Gerecht geteilt", "fr": "Parts égales", "pl": "Sprawiedliwy podział", "ru": "Поровну"},
    "Out with the old": {"de": "Weg mit dem Alten", "fr": "Du balai", "pl": "Precz ze starym", "ru": "Долой старое"},
}
"""Titles and what is said or done, in the other languages."""


def said(text: str, language: str) -> str:
    """A title or a free text of ours in this language."""
    return SAID.get(text, {}).get(language, text)


def _translated(sentence: Sentence, language: str) -> Sentence:
    plain = msgspec.to_builtins(sentence)
    return msgspec.convert(_spoken(plain, language), Sentence)


def _spoken(plain: Any, language: str) -> Any:
    if isinstance(plain, dict):
        items = cast("dict[str, Any]", plain)
        return {
            key: said(value, language) if key == "text" and isinstance(value, str) else _spoken(value, language)
            for key, value in items.items()
        }
    if isinstance(plain, list | tuple):
        parts: list[Any] = list(plain)  # pyright: ignore[reportUnknownArgumentType]
        return [_spoken(one, language) for one in parts]
    return plain


@lru_cache
def starter(language: str = "en") -> Deck:
    """The deck of a new box, in one of the languages."""
    if language != "en":
        return _in(starter(), language)
    cards = tuple(
        GameCard(face, MARK, words(EFFECTS[face][1], title=EFFECTS[face][0], rule=False))
        if face in EFFECTS
        else GameCard(face, MARK)
        for face in FACES
    )
    return Deck("Starter", MARK, (), tuple(RuleCard(words(text), MARK) for text in RULES), cards)


def _in(deck: Deck, language: str) -> Deck:
    def other(old: Words) -> Words:
        sentence = _translated(old.sentence, language)
        return replace(
            old, sentence=sentence, text=write(sentence, language), language=language, title=said(old.title, language)
        )

    return replace(
        deck,
        rules=tuple(replace(card, words=other(card.words)) for card in deck.rules),
        cards=tuple(card if card.words is None else replace(card, words=other(card.words)) for card in deck.cards),
    )
