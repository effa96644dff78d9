"""A language made by one recipe file in the house's folder: built, played, and read again without the recipe."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import msgspec
import pytest

from carteblanche.cli.terminal import open_table, play_bot
from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis
from carteblanche.games.blanko.bots import BOTS
from carteblanche.games.blanko.letters import LETTER_SETS, LetterSet
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import BlankoState, Config
from carteblanche.library.resources import find_for_header, find_for_table
from carteblanche.library.words import lexicons
from carteblanche.library.words.recipes import find_letters, list_languages, read_recipe
from carteblanche.library.words.small_lists import find_small_list, unfold
from carteblanche.table.fold import open_game
from carteblanche.table.log import Chair, read, write
from carteblanche.table.table import Table

SPANISH = Path(__file__).parents[3] / "examples" / "languages" / "es.toml"
ENTRIES = """10
canción
casa/S
cosa/S
España
mesa/S
niño/S
osa/S
rana/S
sana/S
tía/S
"""


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    monkeypatch.setenv("CARTEBLANCHE_PURE", "1")
    (tmp_path / "languages").mkdir()
    return tmp_path


@pytest.fixture
def recipe(house: Path) -> Path:
    return Path(shutil.copy(SPANISH, house / "languages"))


def bring_sources(house: Path) -> None:
    """What would be fetched, as it lies there when it was."""
    sources = house / "lexicons" / "sources"
    package = sources / "dictionary-es-4.0.0" / "package"
    package.mkdir(parents=True)
    (package / "index.aff").write_text("SFX S Y 1\nSFX S 0 s .\n")
    (package / "index.dic").write_text(ENTRIES)
    data = sources / "wordfreq-3.1.1" / "wordfreq" / "data"
    data.mkdir(parents=True)
    lists: list[object] = [{"format": "cB", "version": 1}, *([] for _ in range(300)), ["casa", "niño"]]
    (data / "small_es.msgpack.gz").write_bytes(gzip.compress(msgspec.msgpack.encode(lists)))


def test_one_file_makes_a_language_that_is_built_and_played(house: Path, recipe: Path) -> None:
    bring_sources(house)
    assert list_languages() == [*LETTER_SETS, "es"]
    kept = lexicons.build("es", lambda _: None)
    found = lexicons.load(kept.hash)
    assert found is not None
    assert {"CASAS", "NIÑO", "NIÑOS", "CANCION", "TIAS", "YO"} <= set(found.words)
    assert "ESPAÑA" not in found.words
    assert "ESPAÑA" in found.wider
    assert found.words.frequency("NIÑO") == 192

    chairs = [Chair("bot", "Ada", "greedy"), Chair("bot", "Ben", "greedy")]
    table, secret = open_table("blanko", chairs, ["language=es"])
    assert table.header.lexicon == kept.hash
    while (seat := next(iter(table.game.prompts(table.state)), None)) is not None:
        play_bot(table, secret, seat)
    assert table.outcome is not None
    assert isinstance(table.state, BlankoState)
    assert table.state.stood

    recipe.unlink()
    header, entries = read(write(table.header, table.entries))
    again = Table.replay(header, entries, game=open_game(header, find_for_header(header)))
    assert again.state == table.state
    assert again.outcome == table.outcome


def test_a_language_without_a_lexicon_is_played_with_the_small_list_of_its_recipe(recipe: Path) -> None:
    small = find_small_list("es")
    assert small is not None
    assert {"NIÑA", "CASAS", "ALTAS", "HABLAMOS"} <= set(small.words)
    ready = find_for_table("blanko", {"language": "es"})
    assert ready.lexicon == small.hash
    recipe.write_text(recipe.read_text().replace("CASA CENA", "CENA"))
    assert find_small_list("es") != small
    kept = lexicons.load(small.hash)
    assert kept is not None, "a table that began with it goes on"
    assert kept.hash == small.hash
    assert kept.words.frequency("CASA") == small.words.frequency("CASA")
    config = msgspec.convert({"language": "es", **ready.config}, Config)
    assert config.letter_set == find_letters("es")
    assert "Ñ" in config.letter_set.alphabet


def test_without_a_small_list_it_has_to_be_built_first(recipe: Path) -> None:
    text = recipe.read_text()
    start, end = text.index("[small]"), text.index("[[sources]]")
    recipe.write_text(text[:start] + text[end:])
    with pytest.raises(Unreadable, match="lexicon build es"):
        find_for_table("blanko", {"language": "es"})


def test_options_without_letters_do_not_make_a_language() -> None:
    with pytest.raises(Unreadable, match="which letters"):
        _ = Config(language="es").letter_set
    with pytest.raises(Unreadable, match="the lexicon is for de"):
        Blanko().setup(Config(language="es"), 2, None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("A13", "A12", "108 tiles"),
        ("A13", "A13 A1", "'A1' does not say how many"),
        ("A13", "A9 a4", "counts and values differ in a"),
        ("1:AEOIU", "1:AEOI", "counts and values differ in U"),
        ("10:X", "99:X", "worth 20 points at most"),
        ("10:X", "10X", "'10X' does not say which letters"),
        ('printed = "OETASRN"', 'printed = "OETASR"', "printed has 7"),
        ('vowels = "AEIOU"', 'vowels = "AEIOUÜ"', "vowels are some"),
        ('language = "es"', 'language = "it"', "the recipe of 'it'"),
        ("[letters]", "[tiles]", "unknown field `tiles`"),
        ("[letters]", "[letters", "cannot be read"),
    ],
)
def test_a_recipe_that_nobody_could_play_with_is_refused(recipe: Path, old: str, new: str, why: str) -> None:
    text = recipe.read_text()
    assert old in text
    recipe.write_text(text.replace(old, new, 1))
    with pytest.raises(Unreadable, match=why):
        read_recipe("es")
    assert find_for_table("blanko", {}).lexicon, "it harms no other language"


def test_a_recipe_without_letters_is_refused(recipe: Path) -> None:
    text = recipe.read_text()
    start, end = text.index("[letters]"), text.index("[small]")
    recipe.write_text(text[:start] + text[end:])
    with pytest.raises(Unreadable, match="which letters there are"):
        read_recipe("es")


def test_there_is_no_language_without_a_recipe(house: Path) -> None:
    (house / "languages" / "Not a code.toml").write_text("")
    assert list_languages() == list(LETTER_SETS)
    for code in ("es", "../de", "", "DE"):
        with pytest.raises(Unreadable, match="there is no language"):
            read_recipe(code)


def test_letters_that_cannot_be_told_apart_from_jokers_are_refused() -> None:
    with pytest.raises(ValueError, match="no capital letter"):
        LetterSet("A54 ʰ55", "1:Aʰ", "A", "AAAAAAA")
    many = "".join(chr(point) for point in range(ord("А"), ord("А") + 32)) + "Ё"
    counts = " ".join([f"{many[0]}77", *(f"{letter}1" for letter in many[1:])])
    with pytest.raises(ValueError, match="33 letters, not 2 to 32"):
        LetterSet(counts, f"1:{many}", "А", "А" * 7)


def test_stems_are_written_once() -> None:
    assert list(unfold("0 E EN: TAG BERG\nUND ODER\n\n")) == [
        "TAG",
        "TAGE",
        "TAGEN",
        "BERG",
        "BERGE",
        "BERGEN",
        "UND",
        "ODER",
    ]


@pytest.mark.parametrize("language", LETTER_SETS)
def test_every_language_has_a_small_list_to_begin_with(language: str) -> None:
    found = find_small_list(language)
    assert found is not None
    assert found.language == language
    assert len(found.words) > 2000
    assert sum(len(word) < 4 for word in found.words) > 150
    for seed in range(2):
        game, luck = Blanko({"lexicon": found}), KeyedLuck.seeded(seed, language)
        state = game.setup(msgspec.convert({"language": language}, Config), 2, luck)
        for turn in range(12):
            if game.outcome(state) is not None:
                break
            seat = next(iter(game.prompts(state)))
            action = BOTS["greedy"](game).choose(game.view(state, seat), luck)
            state = game.play(state, Millis(turn), seat, action, luck)
        assert sum(state.scores) > 20
