from __future__ import annotations

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games.blanko.bots import BOTS
from carteblanche.games.blanko.data import tiles
from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.games.blanko.lexicon import Graph, Lexicon
from carteblanche.games.blanko.plays import Place
from carteblanche.games.blanko.position import Given
from carteblanche.games.blanko.referee import Referee
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import Config
from carteblanche.games.blanko.words import COMMON, RARE, VERY_COMMON, built_in

ALPHABET = LETTER_SETS["de"].alphabet
NEEDED = "BAU BAUM ALT FALTE FALTER ROSE ROT SO ER ORT SAUM RAT RASEN OHR OST TOR EI EIS UHR ZU"


def test_a_graph_holds_its_words_in_order_and_no_others() -> None:
    words = sorted({*COMMON.split(), *RARE.split()})
    graph = Graph.build(ALPHABET, {word: len(word) for word in words})
    assert list(graph) == words
    assert [graph.number(word) for word in words] == list(range(len(words)))
    assert all(graph.frequency(word) == len(word) for word in words)
    assert not any(word in graph for word in ("", "X", "BAUMX", "BAUМ", "baum", "ROS"))


def test_a_graph_is_small() -> None:
    graph = Graph.build(ALPHABET, {a + b + c: 0 for a in "BDF" for b in "AEI" for c in "KLM"})
    assert (len(graph), len(graph.codes)) == (27, 9)


def test_a_word_can_be_added() -> None:
    luck = KeyedLuck.seeded(1)
    words = luck.shuffle(sorted({*COMMON.split()}))
    graph = Graph.build(ALPHABET, dict.fromkeys(words[:200], 9))
    for n, word in enumerate(words[200:260]):
        graph = graph.with_word(word, n)
        assert graph.with_word(word) is graph
    assert list(graph) == sorted(words[:260])
    assert [graph.frequency(word) for word in words[200:260]] == list(range(60))
    assert [graph.number(word) for word in sorted(words[:260])] == list(range(260))


@pytest.mark.parametrize("word", ["A", "A" * 17, "BAU-M", "ßA", "Ж" * 3, "ba"])
def test_what_is_no_word_is_refused(word: str) -> None:
    with pytest.raises(Unreadable, match="not a word"):
        Graph.build(ALPHABET, {word: 0})


def test_letters_of_another_alphabet_cannot_be_added() -> None:
    with pytest.raises(Unreadable):
        built_in().words.with_word("ЖУК")


def test_the_built_in_list_has_what_the_rulebook_needs() -> None:
    words = built_in().words
    assert all(word in words for word in NEEDED.split())
    assert 300 <= len(words) <= 2000
    assert words.frequency("UND") == 200
    assert set(VERY_COMMON.split()) <= set(words)


def test_a_lexicon_is_known_by_its_words() -> None:
    one, same, other = Lexicon.of("de", ["AB", "BAU"]), Lexicon.of("de", ["BAU", "AB"]), Lexicon.of("de", ["AB"])
    assert one.hash == same.hash != other.hash
    grown = other.with_added(["BAU", "AB"])
    assert list(grown.words) == ["AB", "BAU"]
    assert grown.added == ("BAU",)
    assert grown.hash not in (one.hash, other.hash)
    assert other.with_added(["AB"]) is other


@pytest.mark.parametrize("code", LETTER_SETS)
def test_every_language_has_112_tiles(code: str) -> None:
    language = LETTER_SETS[code]
    assert len(tiles(language)) == 112
    assert all(1 <= value <= 10 for value in language.valued.values())


def test_words_are_taken_out_and_the_others_keep_how_common_they_are() -> None:
    graph = Graph.build(LETTER_SETS["de"].alphabet, {"BAU": 1, "BAUM": 2, "RAUM": 3})
    less = graph.without(["BAUM", "SAUM"])
    assert list(less) == ["BAU", "RAUM"]
    assert (less.frequency("BAU"), less.frequency("RAUM")) == (1, 3)
    assert graph.without(["SAUM"]) is graph


def rude() -> Lexicon:
    graph = Graph.build(LETTER_SETS["de"].alphabet, {"ARG": 200, "BAUM": 200, "RAU": 200, "AU": 200})
    return Lexicon("de", graph, None, "0" * 64, rude=frozenset({"ARG"}))


def test_a_table_may_leave_rude_words_out() -> None:
    referee = Referee(rude())
    assert [referee.valid("ARG", Config(polite=polite)) for polite in (False, True)] == [True, False]
    assert list(referee.graph(Config(polite=True))) == ["AU", "BAUM", "RAU"]
    assert "ARG" in referee.graph(Config())
    assert rude().with_added(["ROSE"]).rude == {"ARG"}


@pytest.mark.parametrize("level", BOTS)
def test_bots_do_not_lay_rude_words(level: str) -> None:
    polite, careless = (
        Blanko({"lexicon": lexicon}) for lexicon in (rude(), Lexicon("de", rude().words, None, "1" * 64))
    )
    laid = {game: {lay(game, level, seed) for seed in range(6)} for game in (polite, careless)}
    assert "ARG" in laid[careless], "it would bring most"
    assert laid[polite] & {"RAU", "AU"}
    assert "ARG" not in laid[polite]


def lay(game: Blanko, level: str, seed: int) -> str:
    state = game.position(Given(racks={"Ada": "ARGU", "Ben": "E"}), ["Ada", "Ben"])
    view = game.view(state, Seat(0))
    assert Place("H8", "across", "ARG") in game.options(view), "people may"
    chosen = BOTS[level](game).choose(view, KeyedLuck.seeded(seed))
    return chosen.word if isinstance(chosen, Place) else ""
