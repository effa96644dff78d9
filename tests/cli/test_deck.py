from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from carteblanche.cli import main
from carteblanche.cli.decks.stored import read
from drivers.server.clients import Server

SNACK = "All players must draw 1 card."
DRAW = "Wenn eine 2 gespielt wird: der nächste Spieler muss 2 Karten ziehen."


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house of its own for each test."""
    folder = tmp_path / "house"
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(folder))
    return folder


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["deck", *words])


def done(*words: str) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_deck_lives_in_a_file(tmp_path: Path) -> None:
    file = str(tmp_path / "home.deck.json")
    assert "14 rules" in done("new", "Home", "--mark", "H", "-o", file)
    assert "rule 15" in done("add", file, DRAW, "--by", "Ada", "--date", "2026-11-15")
    assert "version 2" in done("add", file, SNACK, "--on", "R4b", "--title", "Snack")
    assert done("history", file).splitlines() == ["   1  rule 15    2026-11-15, by Ada", "   2  R4b"]
    assert done("rename", file, "Ours") == "Ours\n"
    shown = done("show", file, "--lang", "fr")
    assert shown.startswith("Ours: mark H, version 2\n23 rule cards and 65 game cards can still be written on\n")
    assert f"“Snack” {SNACK}\n           = Chacun pioche une carte." in shown
    assert read(Path(file)).version == 2


def test_a_deck_lives_in_the_house_and_goes_out_and_comes_in(tmp_path: Path) -> None:
    file = tmp_path / "out.deck.json"
    made = done("new", "Home", "-m", "H", "--lang", "ru").split()[0]
    assert done("list").split() == [made, "version", "0", "Home"]
    assert json.loads(done("list", "--json")) == {"id": made, "version": 0, "name": "Home"}
    done("add", "Home", SNACK, "--on", "R4b", "--title", "Snack")
    done("export", made, str(file))
    assert read(file).version == 1
    assert "this file is there already" in run("export", made, str(file)).stderr
    done("import", str(file))
    assert len(done("list").splitlines()) == 2
    assert "several decks are called 'Home'" in run("show", "Home").stderr
    assert "Snack" not in done("show", f"{made}@0")
    assert "has no version 7" in run("show", f"{made}@7").stderr


def test_two_versions_are_compared() -> None:
    made = done("new", "Home", "-m", "H").split()[0]
    done("add", made, SNACK, "--on", "R4b", "--title", "Snack")
    same, forth, back = run("diff", made, made), run("diff", f"{made}@0", made), run("diff", made, f"{made}@0")
    assert (same.exit_code, same.stdout) == (0, "")
    assert (forth.exit_code, forth.stdout) == (
        1,
        f"+ R4b        “Snack” {SNACK}\n           = Everybody draws a card.\n",
    )
    assert back.stdout[0] == "-"


def test_decks_are_mixed_and_separated(tmp_path: Path) -> None:
    one, other, mix = (str(tmp_path / f"{name}.json") for name in ("one", "other", "mix"))
    done("new", "One", "-m", "1", "-o", one)
    done("new", "Other", "-m", "2", "--blank", "-o", other)
    done("mix", one, other, "--name", "Both", "-o", mix)
    done("add", mix, SNACK, "--on", "R4b·2", "--title", "Snack")
    assert done("show", mix).startswith("Both: marks 1, 2, version 1")
    assert done("separate", mix, one, other) == "One: 0 new\nOther: 1 new\n"
    assert "R4b" in done("show", other)
    assert run("mix", one).exit_code == 2
    assert run("mix", one, one).exit_code == 2


def test_a_deck_is_printed(tmp_path: Path) -> None:
    file, pdf = str(tmp_path / "home.json"), tmp_path / "deck.pdf"
    done("new", "Home", "-m", "H", "--blank", "-o", file)
    assert run("print", file, str(pdf), "--cards", "rules").exit_code == 2
    done("add", file, DRAW)
    done("print", file, str(pdf), "--cards", "rules", "--blanks", "2", "--paper", "letter", "--lang", "pl")
    assert pdf.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "nowhere"], "there is no house here yet"),
        (["show", "nowhere.json"], "No such file"),
        (["rename", "starter", "x"], "stays as it is"),
        (["new", "x", "--mark", ""], "1 to 12 characters"),
        (["new", "x" * 61, "--mark", "x"], "1 to 12 characters"),
        (["add", "starter", "plaid"], "understood"),
        (["add", "starter", "Back!", "--means", "(when this (reverse))"], "Not like this"),
        (["add", "starter", "Back!", "--means", "(when this (reverse))", "--people"], "either people"),
        (["rename", "starter", ""], "1 to 60"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(words: list[str], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said.casefold() in result.stderr.casefold()


def test_a_strange_file_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(b"[" * 100_000)
    result = run("import", str(tmp_path / "bad.json"))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"Error: {tmp_path / 'bad.json'}: this is not a deck")


def test_the_shell_writes_while_the_house_is_open(house: Path) -> None:
    house.mkdir()
    server = Server(house, "--no-limits")
    server.start()
    try:
        ada = server.person("Ada")
        wanted = {"name": "Home", "mark": "H", "written": False}
        deck = server.ask("POST", "/api/decks", wanted, cookie=ada)[1]["id"]
        done("add", deck, DRAW)
        assert server.ask("GET", f"/api/decks/{deck}")[1]["version"] == 1
        status, pdf, headers = server.ask("GET", f"/api/decks/{deck}/print?cards=rules&paper=letter&language=de")
        assert (status, pdf[:5]) == (200, b"%PDF-")
        assert headers["content-disposition"] == 'attachment; filename="home.pdf"'
        assert server.ask("GET", f"/api/decks/{deck}/print?since=1")[1]["code"] == "nothing-to-print"
        assert server.ask("GET", f"/api/decks/{deck}/print?paper=a3")[0] == 400
    finally:
        server.stop()
