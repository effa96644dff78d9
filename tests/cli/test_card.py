from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

from carteblanche.cli import main
from carteblanche.cli.plots import WIDTH, draw_bar
from carteblanche.cli.shelf import write
from carteblanche.games.blank.deck import empty, with_rule
from carteblanche.games.blank.language.grammar import LANGUAGES
from carteblanche.games.blank.starter import words

SKIP = "When a 3 is played the next player skips a turn"
DRAW = "When a 2 is played, the next player must draw 2 cards."


def run(*words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(main, ["card", *words], input=given)


def test_a_sentence_is_said_back_in_five_languages() -> None:
    result = run("check", SKIP)
    assert result.exit_code == 0
    first, *others = result.output.splitlines()
    assert first == "a rule, written in en: the machine does it"
    assert [line.split()[0] for line in others] == list(LANGUAGES)
    assert "der nächste Spieler muss den nächsten Zug aussetzen" in others[1]


@pytest.mark.parametrize(
    ("text", "language", "rule"),
    [
        ("Alle Spieler müssen 1 Karte ziehen.", "de", False),
        ("Tous les joueurs doivent piocher 1 carte.", "fr", False),
        ("Gdy zagrana zostaje karta z numerem 3: następny gracz musi pominąć następną turę.", "pl", True),
        ("Все игроки должны взять 1 карту.", "ru", False),
        ("Odd and even must alternate.", "en", True),
        ("When you are about to take a penalty: whoever caused it must draw 1 card.", "en", False),
    ],
)
def test_language_and_kind_are_guessed(text: str, language: str, rule: bool) -> None:
    result = run("check", "--json", text)
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)
    assert (found["language"], found["rule"], found["understood"]) == (language, rule, True)
    assert set(found["says"]) == set(LANGUAGES)


def test_what_is_not_understood_is_pointed_at() -> None:
    result = run("check", "When a 3 is plaid the next player must skip the next turn")
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert lines[1][lines[2].index("^") :].startswith("plaid")
    assert lines[3] == "  would work here: played"


def test_the_author_is_warned_and_one_wrong_sentence_of_many_is_told_by_the_status() -> None:
    result = run("check", given=f"When a 3 is played, that player wins\n\n{SKIP}\nxyzzy\n")
    assert result.exit_code == 1
    assert "Careful: It can end the game at once." in result.output
    assert result.output.count("\n\n") == 2
    as_card = run("check", "--as", "card", SKIP)
    assert as_card.exit_code == 0
    assert "Not like this: A game card works when it is played" in as_card.output


def test_circles_with_the_rules_of_a_deck_are_told(tmp_path: Path) -> None:
    file = tmp_path / "ours.deck.json"
    write(
        file, with_rule(empty("Ours", "oak", ()), words("When a card is discarded, that player must draw 1 card."), "")
    )
    sentence = "When a card is drawn, the next player must discard 1 card."
    assert "Careful" not in run("check", sentence).output
    result = run("check", "--deck", str(file), sentence)
    assert result.exit_code == 0
    assert "Careful: It sets off other rules that set it off again." in result.output


@pytest.mark.parametrize(
    "words", [["check", "--lang", "xx", SKIP], ["check", "--as", "poem", SKIP], ["check"], ["try"]]
)
def test_wrong_usage_is_told(words: list[str]) -> None:
    assert run(*words, given="").exit_code == 2


def test_a_trial_is_shown_and_drawn_and_the_same_again(tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    words = ("try", DRAW, "--games", "6", "--seats", "3", "--level", "beginner", "--seed", "5")
    result = run(*words, "--plot", str(file))
    assert result.exit_code == 0, result.output
    for part in ("rule 15: 6 pairs of games, 3 players", "fires", "length", "wins by seat"):
        assert part in result.output
    assert run(*words).stdout == result.stdout
    drawing = ET.fromstring(file.read_text(encoding="utf-8"))
    assert sum(one.tag.endswith("circle") for one in drawing.iter()) == 6
    found = json.loads(run(*words, "--json").stdout)
    assert (found["games"], found["seats"]) == (6, 3)
    assert found["fires"]["low"] <= found["fires"]["value"] <= found["fires"]["high"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["plaid and simple"], "not understood: "),
        ([DRAW, "--level", "genius"], "there is no level 'genius'"),
        ([DRAW, "--on", "R4b"], "Not like this: A game card works when it is played"),
        (["All players must draw 1 card.", "--on", "X9z"], "There is no such card"),
        ([DRAW, "--deck", "nowhere.deck.json"], "No such file"),
    ],
)
def test_what_cannot_be_tried_is_told(words: list[str], said: str) -> None:
    result = run("try", "--games", "2", *words)
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_meaning_is_put_into_words() -> None:
    notation = "(when (plays cards: [6]) (draw next 2))"
    result = run("print", notation)
    assert result.exit_code == 0
    assert [line[:2] for line in result.output.splitlines()] == ["en", "de", "fr", "pl", "ru"]
    assert (
        run("print", notation, "--lang", "pl").output == "Gdy ktoś zagrywa szóstkę, następny gracz dobiera 2 karty.\n"
    )


def test_what_is_no_meaning_is_told() -> None:
    result = run("print", "(when")
    assert result.exit_code == 2
    assert "not closed" in result.output


def test_a_text_is_read_and_said_back() -> None:
    done = run("read", "Wer lacht, zieht zwei Karten.", "--as", "rule", "--echo", "en")
    assert done.exit_code == 0
    assert done.output.splitlines()[0] == "understood (de)"
    assert "draw 2 cards" in done.output or "draws 2 cards" in done.output


def test_words_that_are_missing_are_named() -> None:
    done = run("read", "Swap hands with the wobbly quux of the moon", "--lang", "en")
    assert done.exit_code == 1
    assert "not understood" in done.output


def test_there_are_cards_to_begin_with() -> None:
    result = run("samples", "--lang", "pl")
    assert result.exit_code == 0
    assert "rule  “Tęcza” Gdy" in result.output


def test_bars_are_as_long_as_their_share() -> None:
    assert draw_bar(0) == ""
    assert draw_bar(0.0001) == "▏"
    assert draw_bar(1) == "█" * (WIDTH - 2)
    assert len(draw_bar(0.5)) == (WIDTH - 2) // 2
