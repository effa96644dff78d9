"""BLANK: the words of our own cards in every language: titles, and what is said, done or reported."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.games.blank.calculus.trees import rewritten
from carteblanche.games.blank.deck import Words
from carteblanche.games.blank.printer.text import print_meaning

_TABLE: Final = """
bark | bellen | aboyer | zaszczekać | гавкнуть
this is my last one | das ist meine letzte | c'est ma dernière | to moja ostatnia | это моя последняя
a town that nobody has named yet | eine Stadt, die noch niemand genannt hat | une ville que personne n'a encore nommée | \
miasto, którego nikt jeszcze nie wymienił | город, который ещё никто не назвал
speak and move very slowly | ganz langsam sprechen und sich bewegen | parler et bouger très lentement | \
bardzo powoli mówić i się ruszać | очень медленно говорить и двигаться
coughs | hustet | tousse | kaszle | кашляет
laughs | lacht | rit | śmieje się | смеётся
yawns | gähnt | bâille | ziewa | зевает
the doorbell rings | es läutet an der Tür | on sonne à la porte | dzwoni dzwonek do drzwi | звонят в дверь
a phone rings | ein Telefon klingelt | un téléphone sonne | dzwoni telefon | звонит телефон
a staring contest | ein Anstarren ohne Blinzeln | ne pas cligner des yeux | patrzenie bez mrugania | гляделки
Slow motion | Zeitlupe | Au ralenti | Zwolnione tempo | Замедленная съёмка
Two minutes left | Noch zwei Minuten | Plus que deux minutes | Jeszcze dwie minuty | Осталось две минуты
Looking glass | Spiegelbild | Effet miroir | Odbicie | Отражение
By the numbers | Nach Zahlen | Par les nombres | Według numerów | По числам
Deep dive | Tauchgang | En plongée | Nurkowanie | Погружение
Spring cleaning | Frühjahrsputz | Grand ménage | Wiosenne porządki | Весенняя уборка
Musical chairs | Reise nach Jerusalem | Chaises musicales | Gorące krzesła | Музыкальные стулья
Magnet on the left | Magnet links | Aimant à gauche | Magnes z lewej | Магнит слева
Don't blink | Nicht blinzeln | Sans ciller | Nie mrugaj | Не моргай
Sandcastle | Sandburg | Château de sable | Zamek z piasku | Песочный замок
Half and half | Halbe-halbe | Moitié-moitié | Pół na pół | Пополам
Open book | Offenes Buch | Livre ouvert | Otwarta księga | Открытая книга
Fortune teller | Wahrsagerin | Voyante | Wróżka | Гадалка
Thirty wild seconds | Dreißig wilde Sekunden | Trente secondes folles | Trzydzieści szalonych sekund | Тридцать безумных секунд
Fair shares | Gerecht geteilt | Parts égales | Sprawiedliwy podział | Поровну
Out with the old | Weg mit dem Alten | Du balai | Precz ze starym | Долой старое
Round trip | Hin und her | Aller et retour | Tam i z powrotem | Туда и обратно
Second helping | Nachschlag | Encore une part | Dokładka | Добавка
Rainbow | Regenbogen | Arc-en-ciel | Tęcza | Радуга
Stairs | Treppe | Escalier | Schody | Лестница
Left, right | Links, rechts | Gauche, droite | Lewa, prawa | Левой, правой
Citrus | Zitrusfrüchte | Agrumes | Cytrusy | Цитрусы
Silent six | Stille Sechs | Six silencieux | Cicha szóstka | Тихая шестёрка
keep silent | schweigen | se taire | milczeć | молчать
Visitors | Besuch | De la visite | Goście | Гости
Wrong number | Verwählt | Faux numéro | Pomyłka | Не туда попали
Bedtime | Schlafenszeit | L’heure du lit | Pora spać | Пора спать
Compliments | Komplimente | Compliments | Komplementy | Комплименты
something nice | etwas Nettes | quelque chose de gentil | coś miłego | что-нибудь приятное
Alms | Almosen | L’aumône | Jałmużna | Милостыня
Fair wind | Günstiger Wind | Bon vent | Pomyślny wiatr | Попутный ветер
Lucky seven | Glückliche Sieben | Le sept porte-bonheur | Szczęśliwa siódemka | Счастливая семёрка
Tides | Gezeiten | Marées | Pływy | Приливы
Applause | Applaus | Applaudissements | Oklaski | Аплодисменты
clap | klatschen | applaudir | zaklaskać | похлопать
At the zoo | Im Zoo | Au zoo | W zoo | В зоопарке
the name of an animal | den Namen eines Tieres | le nom d’un animal | nazwę zwierzęcia | название животного
Fresh air | Frische Luft | De l’air frais | Świeże powietrze | Свежий воздух
Echo | Echo | Écho | Echo | Эхо
Bottom drawer | Unterste Schublade | Le fond du tiroir | Dno szuflady | Нижний ящик
Encore | Zugabe | Bis | Bis | На бис
About turn | Kehrt um | Demi-tour | W tył zwrot | Кругом
Nap | Nickerchen | La sieste | Drzemka | Тихий час
Hailstorm | Hagel | La grêle | Gradobicie | Град
Left luggage | Gepäckaufbewahrung | La consigne | Przechowalnia bagażu | Камера хранения
Show of hands | Handzeichen | À main levée | Głosowanie | Голосование
Quick fingers | Flinke Finger | Doigts agiles | Szybkie palce | Ловкие пальцы
touch the table | den Tisch berühren | toucher la table | dotknąć stołu | коснуться стола
Out of fashion | Aus der Mode | Passé de mode | Niemodne | Вышло из моды
Statues | Statuen | Statues | Posągi | Статуи
sit quite still | ganz still sitzen | rester tout à fait immobile | siedzieć zupełnie nieruchomo | сидеть совсем неподвижно
Swap shop | Tauschbörse | La bourse aux échanges | Giełda wymiany | Обменный пункт
Tidy up | Aufräumen | Rangement | Porządki | Уборка
Peephole | Guckloch | Le judas | Wizjer | Глазок
Lucky dip | Wundertüte | Pochette surprise | Niespodzianka | Сюрприз
Once upon a time | Es war einmal | Il était une fois | Dawno, dawno temu | Жили-были
the beginning of a story | den Anfang einer Geschichte | le début d’une histoire | początek opowieści | начало истории
how it goes on | wie sie weitergeht | la suite | co było dalej | что было дальше
"""
"""A line for each: English, German, French, Polish, Russian."""

SAID: Final[dict[str, dict[str, str]]] = {
    english: dict(zip(("de", "fr", "pl", "ru"), others, strict=True))
    for english, *others in (line.split(" | ") for line in _TABLE.strip().splitlines())
}
"""By what it is in English."""

_ENGLISH: Final = {text: english for english, others in SAID.items() for text in (english, *others.values())}


def said(text: str, language: str) -> str:
    """A title or a free text of ours in this language; what is not ours stays as it is."""
    english = _ENGLISH.get(text)
    if english is None:
        return text
    return SAID[english].get(language, english)


def translated(words: Words, language: str) -> Words:
    """A card of ours in this language. What a player wrote is quoted as written."""
    if not words.ours or words.language == language:
        return words
    meaning: Meaning = rewritten(words.meaning, lambda one: said(one, language) if isinstance(one, str) else one)
    return replace(
        words,
        meaning=meaning,
        text=print_meaning(meaning, language),
        language=language,
        title=said(words.title, language),
    )
