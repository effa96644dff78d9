from __future__ import annotations

import gzip
import lzma
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.games.blanko.lexicon import Graph
from carteblanche.library.words import fetch, graphs, lexicons, recipes
from carteblanche.library.words.frequency import byte
from carteblanche.library.words.lemmas import read_capitals
from carteblanche.library.words.letters import Letters, Words, compile_patterns, fold
from carteblanche.library.words.small_lists import find_small_list

ALPHABET = LETTER_SETS["de"].alphabet


@pytest.fixture
def kept(tmp_path: Path) -> lexicons.KeptLexicon:
    graph = Graph.build(ALPHABET, {"BAU": 10, "BAUM": 140})
    wider = Graph.build(ALPHABET, {"BAU": 10, "BAUM": 140, "BERTA": 3})
    return lexicons.keep("de", graph, wider, ["a list 1"], ["a list: ours"], tmp_path)


def test_what_is_kept_comes_back(kept: lexicons.KeptLexicon, tmp_path: Path) -> None:
    assert lexicons.find_current("de", tmp_path) == kept
    found = lexicons.load(kept.hash, tmp_path)
    assert found is not None
    assert (list(found.words), list(found.wider)) == (["BAU", "BAUM"], ["BAU", "BAUM", "BERTA"])
    assert found.words.frequency("BAUM") == 140
    assert found.hash == kept.hash
    assert lexicons.find_current("fr", tmp_path) is None
    assert lexicons.load("0" * 64, tmp_path) is None
    assert lexicons.load("../de", tmp_path) is None


@pytest.mark.parametrize("damage", ["short", "long", "zeros", "empty"])
def test_a_damaged_file_is_refused_with_a_way_out(damage: str, kept: lexicons.KeptLexicon, tmp_path: Path) -> None:
    file = tmp_path / f"{kept.hash}.lexicon"
    data = file.read_bytes()
    file.write_bytes({"short": data[:-1], "long": data + b"x", "zeros": b"\0" * len(data), "empty": b""}[damage])
    with pytest.raises(Unreadable, match="build it again"):
        lexicons.load(kept.hash, tmp_path)
    assert not lexicons.is_sound("de", tmp_path)
    file.write_bytes(data)
    assert lexicons.is_sound("de", tmp_path)


def test_a_file_with_another_hash_is_refused(kept: lexicons.KeptLexicon, tmp_path: Path) -> None:
    other = "0" * 64
    (tmp_path / f"{kept.hash}.lexicon").rename(tmp_path / f"{other}.lexicon")
    with pytest.raises(Unreadable, match="build it again"):
        lexicons.load(other, tmp_path)


def test_a_damaged_pointer_is_refused(tmp_path: Path) -> None:
    (tmp_path / "de.json").write_bytes(b"{")
    with pytest.raises(Unreadable, match="lexicon build de"):
        lexicons.find_current("de", tmp_path)
    assert lexicons.is_named("de", tmp_path)
    assert not lexicons.is_sound("de", tmp_path)


def test_words_of_the_house_have_a_hash_of_their_own(kept: lexicons.KeptLexicon, tmp_path: Path) -> None:
    base = lexicons.load(kept.hash, tmp_path)
    assert base is not None
    grown = lexicons.extend(base, ["QUARKS"], tmp_path)
    again = lexicons.load(grown.hash, tmp_path)
    assert again is not None
    assert list(again.words) == ["BAU", "BAUM", "QUARKS"]
    assert lexicons.extend(base, [], tmp_path) is base


@pytest.mark.parametrize("language", LETTER_SETS)
def test_no_small_list_has_a_rude_word(language: str) -> None:
    small = find_small_list(language)
    made = recipes.read_recipe(language)
    assert small is not None
    assert made.rude
    assert lexicons.list_rude(made, small.words) == []


def test_there_is_no_such_language() -> None:
    with pytest.raises(Unreadable, match="there are de, en"):
        lexicons.find_current("xx")


def sources(
    folder: Path, entries: str, common: tuple[str, ...] = ("cat", "mère"), english: tuple[str, ...] = ()
) -> Path:
    """Packages as they would be unpacked."""
    package = folder / "dictionary" / "package"
    package.mkdir(parents=True)
    (package / "index.aff").write_text("SFX S Y 1\nSFX S 0 s .\n")
    (package / "index.dic").write_text("9\n" + entries)
    data = folder / "wordfreq" / "wordfreq" / "data"
    data.mkdir(parents=True)
    for language in LETTER_SETS:
        words = english if english and language == "en" else common
        lists: list[object] = [{"format": "cB", "version": 1}, *([] for _ in range(300)), list(words)]
        (data / f"large_{language}.msgpack.gz").write_bytes(gzip.compress(msgspec.msgpack.encode(lists)))
    return folder


def gathered(language: str, folder: Path, many: int = graphs.MANY, **lists: str) -> tuple[Graph, Graph]:
    """What a recipe with one dictionary makes of these sources: words, and the wider ones."""
    source = recipes.Source("npm", "dictionary", "1", "free", "0" * 64, "hunspell")
    made = msgspec.convert({"language": language, "sources": [source], "two": "", **lists}, recipes.Recipe)
    found = recipes.gather(made, {"dictionary": folder / "dictionary", "wordfreq": folder / "wordfreq"}, lambda _: None)
    return graphs.build_graphs(found, many)


def test_two_processes_make_the_same_graphs_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    folder = sources(tmp_path, "cat/S\nParis\n")
    alone, together = ([(*graph, graph.common) for graph in gathered("en", folder, n)] for n in (graphs.MANY, 1))
    assert [words[:-1] for words in alone] == [("CAT", "CATS"), ("CAT", "CATS", "PARIS")]
    assert together == alone


def test_packed_words_come_back_in_parts_of_any_size(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [(bytes([1] * length), length) for length in (2, 5, 16, 3, 2)]
    for size in range(40):
        monkeypatch.setattr(graphs, "PART", size)
        assert list(graphs._unpack(*graphs._pack(words))) == words
    assert list(graphs._unpack(*graphs._pack([]))) == []


def test_a_capital_means_a_name(tmp_path: Path) -> None:
    words, wider = gathered("en", sources(tmp_path, "cat/S\nLondon\nNATO\nwon't\nqi\nx-ray\n"))
    assert "CATS" in words
    assert "LONDON" not in words
    assert "LONDON" in wider
    assert not {"NATO", "QI", "WONT", "XRAY"} & set(wider)
    assert words.frequency("CAT") == byte(6.0) == 192
    assert words.frequency("CATS") == 0


def test_accents_are_folded_where_the_alphabet_has_none(tmp_path: Path) -> None:
    words, _ = gathered("fr", sources(tmp_path, "mère\nœuvre\nça\n"))
    assert {"MERE", "OEUVRE"} <= set(words)
    assert words.frequency("MERE") == 192
    assert fold("ёлка", LETTER_SETS["ru"].alphabet) == "ЕЛКА"
    assert fold("йод", LETTER_SETS["ru"].alphabet) == "ЙОД"
    assert fold("Straße", LETTER_SETS["de"].alphabet) == "STRASSE"
    assert fold("Café", LETTER_SETS["de"].alphabet) == "CAFE"
    assert fold("żółw", LETTER_SETS["pl"].alphabet) == "ŻÓŁW"
    assert fold("x1", LETTER_SETS["de"].alphabet) == "X1"


def test_what_looks_like_an_abbreviation_or_a_roman_number_is_no_word(tmp_path: Path) -> None:
    words, wider = gathered("fr", sources(tmp_path, "mgr\nxiv\ndix\nbrr\nrythme\n"), keep="DIX BRR")
    assert list(words) == ["BRR", "DIX", "RYTHME"]
    assert {"MGR", "XIV"} <= set(wider)


def test_a_form_far_more_common_than_its_stem_is_the_name_that_it_is_as_well(tmp_path: Path) -> None:
    folder = sources(tmp_path, "londre/S\nchat/S\nLondres\nChats\n", ("londres", "chats", "chat"))
    words, wider = gathered("fr", folder)
    assert list(words) == ["CHAT", "CHATS", "LONDRE"]
    assert "LONDRES" in wider


def test_an_english_word_without_forms_is_foreign(tmp_path: Path) -> None:
    words, wider = gathered("pl", sources(tmp_path, "the\nkot/S\n", ("kot",), ("the", "kot")))
    assert list(words) == ["KOT", "KOTS"]
    assert "THE" in wider


def test_a_recipe_has_the_last_word(tmp_path: Path) -> None:
    folder = sources(tmp_path, "cat/S\nax\nzz\n")
    words, _ = gathered("en", folder, two="AX OX", deny="CATS FUR", add="DOG")
    assert list(words) == ["AX", "CAT", "DOG", "OX"]


def test_a_list_of_short_words_is_all_of_them(tmp_path: Path) -> None:
    folder = sources(tmp_path, "cat/S\nzzz\nana\nax\n")
    words, wider = gathered("en", folder, two="AX", three="CAT OWL")
    assert list(words) == ["AX", "CAT", "CATS", "OWL"]
    assert "ANA" in wider


def test_with_an_entry_go_the_forms_that_no_other_has(tmp_path: Path) -> None:
    folder = sources(tmp_path, "ann/S\nmark/S\nmarks\n")
    words, wider = gathered("en", folder, deny="ANN MARK")
    assert list(words) == ["MARKS"]
    assert {"ANN", "ANNS", "MARK"} <= set(wider)


@pytest.mark.parametrize("language", LETTER_SETS)
def test_recipes_can_be_read_and_name_letters_of_their_language(language: str) -> None:
    made = recipes.read_recipe(language)
    letters = Letters(LETTER_SETS[language].alphabet)
    assert made.language == language
    assert all(len(word) == 2 and letters.encode(word) for word in made.two.split())
    assert all(len(word) == 3 and letters.encode(word) for word in made.three.split())
    for listed in (made.deny, made.keep, made.add):
        assert all(letters.encode(word) for word in listed.split())
    assert all(letters.encode(word.strip("*")) for word in made.rude.split())
    assert all(package.version[0].isdigit() and package.licence for package in made.packages)
    assert all(len(package.sha256) == 64 for package in made.packages)


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [
        ("de", "AAL UHR ÖRE", "BMW AMP ONS"),
        ("en", "CAT QUO ZOO", "VIZ MPH USA"),
        ("fr", "EAU DIX ZUT", "TEP KGB ETC"),
        ("pl", "DOM ŻUK ĆMA", "HPZ KCD ITD MGR ETC BMW USG NIP EKG"),
        ("ru", "ДОМ ЁЖ ЩИТ ВУЗ", "США МВД ТОВ ООН ИНЖ"),
    ],
)
def test_short_words_are_listed_and_abbreviations_are_none(language: str, good: str, bad: str) -> None:
    made = recipes.read_recipe(language)
    short = {*made.two.split(), *made.three.split(), *made.keep.split(), *made.add.split()}
    alphabet = LETTER_SETS[language].alphabet
    assert {fold(word, alphabet) for word in good.split()} <= short
    assert short.isdisjoint(bad.split())
    small = find_small_list(language)
    assert small is not None
    assert [word for word in small.words if len(word) <= 3 and word not in short] == []


def test_patterns_of_words() -> None:
    letters = Letters(LETTER_SETS["en"].alphabet)
    words = Words()
    words.update(letters.encode_list("ABC ABCS ARM ARMS ARMEND SEND ENDS AMIDST"))
    found = map(letters.decode, words.find(compile_patterns("ABC ARM* *END *MID*", letters)))
    assert sorted(found) == ["ABC", "AMIDST", "ARM", "ARMEND", "ARMS", "SEND"]
    assert list(words.find(compile_patterns("", letters))) == []


def nouns(folder: Path, rows: str) -> dict[str, Path]:
    """The sources of German: two dictionaries and a list of nouns."""
    common = ("haustür", "türlampe", "haushart", "bremen", "haus", "tür", "lampe")
    home = sources(folder, "Haus\nTür\nrot\nHart\nBremen\nTuxbook\nfahren\n", common, ("türlampe",))
    (home / "german_nouns").mkdir()
    (home / "german_nouns" / "nouns.csv").write_text("lemma,pos,genus,1,2,3,4,forms\n" + rows)
    trie = "TrieXv3\nbase=32\n__DATA__\nLampe$<<<<<"
    (home / "dictionary" / "package" / "de_DE.trie.gz").write_bytes(gzip.compress(trie.encode()))
    places = {"wordfreq": home / "wordfreq", "german-nouns": home}
    return places | dict.fromkeys(("dictionary-de", "@cspell/dict-de-de"), home / "dictionary")


def test_german_nouns_names_and_compounds(tmp_path: Path) -> None:
    rows = "Haus,Substantiv,n,,,,,Häuser\nTür,Substantiv,f,,,,,Türen\nBreme,Substantiv,f,,,,,Bremen\n"
    rows += 'Bremen,"Substantiv,Toponym",n,,,,,Bremens\n'
    found = recipes.gather(recipes.read_recipe("de"), nouns(tmp_path, rows), lambda _: None)
    alphabet = LETTER_SETS["de"].alphabet
    words, wider = set(Graph.sorted(alphabet, found.words())), set(Graph.sorted(alphabet, found.wider()))
    assert {"HAUS", "HÄUSER", "TÜR", "ROT", "FAHREN", "BREME"} <= words
    assert "HAUSTÜR" in words, "people write it, and both parts are nouns"
    assert "TÜRLAMPE" not in words, "it is as common in English"
    assert "HAUSHART" not in words, "it ends as first names do"
    assert not {"BREMEN", "BREMENS", "TUXBOOK"} & words
    assert {"BREMEN", "BREMENS", "TUXBOOK"} <= wider


def test_what_a_list_of_lemmas_has_with_capitals_alone_is_a_name(tmp_path: Path) -> None:
    home = sources(tmp_path, "iwan\niwana\nwilk\nwujek\n")
    forms = ["Iwan", "Iwana", "Wilk", "Wujek", "wilk"]
    data = b"SMFC1\0" + bytes([len(forms)])
    for form in forms:  # nothing shared with the form before, its base form literally
        data += bytes([0, len(form)]) + form.encode() + bytes([255, len(form)]) + form.encode()
    data += bytes([4, 1]) + b"a" + bytes([254])  # wilka
    folder = tmp_path / "simplemma" / "strategies" / "dictionaries" / "data"
    folder.mkdir(parents=True)
    (folder / "pl.plzma").write_bytes(lzma.compress(data))
    assert read_capitals(tmp_path, "pl") == {"iwan", "iwana", "wujek"}
    kinds: list[Literal["hunspell", "lemmas"]] = ["hunspell", "lemmas"]
    made = recipes.Recipe(
        "pl", [recipes.Source("npm", kind, "1", "free", "0" * 64, kind) for kind in kinds], "", keep="WUJEK"
    )
    places = {"hunspell": home / "dictionary", "lemmas": tmp_path, "wordfreq": home / "wordfreq"}
    found = recipes.gather(made, places, lambda _: None)
    assert list(Graph.sorted(found.letters.alphabet, found.words())) == ["WILK", "WUJEK"]
    assert "IWANA" in Graph.sorted(found.letters.alphabet, found.wider())

    for damaged in (b"SMFC2", data[:-3]):
        (folder / "pl.plzma").write_bytes(lzma.compress(damaged))
        with pytest.raises(Unreadable, match="list of lemmas"):
            read_capitals(tmp_path, "pl")


@pytest.mark.parametrize("damage", ["index.dic", "large_en.msgpack.gz"])
def test_sources_that_were_damaged_are_refused_with_a_way_out(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = sources(tmp_path / "sources", "cat/S\n")

    def fetched(package: fetch.Package, _: Path) -> Path:
        return folder / package.name.split("-")[0]

    monkeypatch.setattr(lexicons, "fetch", fetched)
    file = next(folder.rglob(damage))
    file.write_bytes(b"\xff" + file.read_bytes()[:20])
    with pytest.raises(Unreadable, match="delete this folder and build again"):
        lexicons.build("en", lambda _: None, tmp_path)
    assert lexicons.find_current("en", tmp_path) is None


def test_a_lexicon_that_comes_later_is_found_without_a_restart(tmp_path: Path) -> None:
    source = tmp_path / "list.txt"
    source.write_text("HAUS\nBAUM\n")
    kept = lexicons.import_list("de", source, tmp_path / "here")
    file = tmp_path / "here" / f"{kept.hash}.lexicon"
    content = file.read_bytes()
    file.unlink()
    assert lexicons.load(kept.hash, tmp_path / "here") is None
    file.write_bytes(content)
    found = lexicons.load(kept.hash, tmp_path / "here")
    assert found is not None
    assert found.hash == kept.hash
