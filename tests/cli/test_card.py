from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

from carteblanche.cli import main
from carteblanche.cli.decks.plots import WIDTH, draw_bar
from carteblanche.games.blank.printer.languages import LANGUAGES

SKIP = "When a 3 is played the next player skips a turn"
DRAW = "When a 2 is played, the next player must draw 2 cards."


def run(*words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(main, ["card", *words], input=given)


def test_a_text_is_read_and_said_back() -> None:
    result = run("read", SKIP)
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "understood (en, rule)",
        "  When somebody plays a 3, the next player misses their next turn.",
        "  (when (plays cards: [3]) [(skip next)])",
        "  the machine does it",
    ]
    done = run("read", "Wer lacht, zieht zwei Karten.", "--as", "rule", "--echo", "en")
    assert done.exit_code == 0
    assert done.output.splitlines()[0] == "understood (de, rule)"
    assert "they draw 2 cards" in done.output


@pytest.mark.parametrize(
    ("text", "language", "kind"),
    [
        ("Alle anderen ziehen eine Karte.", "de", "game"),
        ("Tous les autres piochent une carte.", "fr", "game"),
        ("Kto się śmieje, dobiera dwie karty.", "pl", "rule"),
        ("Каждый сбрасывает одну карту.", "ru", "game"),
        ("Whoever laughs draws two cards.", "en", "rule"),
    ],
)
def test_language_and_kind_are_guessed(text: str, language: str, kind: str) -> None:
    result = run("read", "--json", text)
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)
    assert (found["language"], found["as"], found["answer"]) == (language, kind, "understood")
    assert set(found["offers"][0]["says"]) == set(LANGUAGES)


def test_the_author_is_warned_and_one_wrong_text_of_many_is_told_by_the_status() -> None:
    result = run("read", "--as", "rule", given=f"When a 3 is played, that player wins\n\n{SKIP}\nxyzzy\n")
    assert result.exit_code == 1
    assert "Careful: It can end the game at once." in result.output
    assert result.output.count("\n\n") == 2


@pytest.mark.parametrize("words", [["read", "--lang", "xx", SKIP], ["read", "--as", "poem", SKIP], ["read"], ["try"]])
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
        (["Xyzzy frobnicates the quux"], "not understood"),
        ([DRAW, "--level", "genius"], "there is no level 'genius'"),
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


@pytest.mark.parametrize(
    ("given", "said"), [("\n \n", "no sentence on standard input"), ("Draw.\n" * 10_001, "more than 10000 sentences")]
)
def test_sentences_come_on_standard_input_and_not_too_many(given: str, said: str) -> None:
    result = run("read", given=given)
    assert result.exit_code == 2
    assert said in result.output
