from __future__ import annotations

from typing import Any

from carteblanche.games.blank.calculus import notation
from carteblanche.reader.answer import Answer
from carteblanche.reader.score import judge, same, score, texts

CARDS: list[dict[str, Any]] = [
    {"id": "en-a", "lang": "en", "card": "game", "kind": "machine", "text": "Everyone draws."},
    {"id": "en-b", "lang": "en", "card": "game", "kind": "machine", "text": "Everyone draws."},
    {"id": "en-c", "lang": "en", "card": "game", "kind": "people", "text": "Make someone smile."},
    {"id": "en-d", "lang": "en", "card": "game", "kind": "nonsense", "text": "Everyone draws."},
]
GOLD = {"en-a": ["(when this (draw all))"], "en-b": ["(when this (draw you))"], "en-c": [], "en-d": []}


def test_every_text_gets_its_verdict() -> None:
    found = score(texts(CARDS, GOLD))
    verdicts = {text.id: verdict for text, _, verdict in found.shown}
    assert verdicts == {"en-b": "wrong", "en-d": "wrong"} | ({"en-c": verdicts["en-c"]} if "en-c" in verdicts else {})
    assert sum(counts["right"] for counts in found.counts.values()) == 1


def test_offers_are_judged_by_whether_one_of_them_is_right() -> None:
    (text,) = texts(CARDS[:1], GOLD)
    right, other = notation.read("(when this (draw all))"), notation.read("(when this (draw you))")
    assert judge(text, Answer("choose", "en", (right, other))) == "among"
    assert judge(text, Answer("choose", "en", (other,))) == "misled"
    assert judge(text, Answer("choose", "en", (right,))) == "right"
    assert judge(text, Answer("nearly", "en", (other, right))) == "close"
    assert judge(text, Answer("nearly", "en", (other,))) == "nearly"


def test_free_text_may_differ_in_a_few_words() -> None:
    one = notation.read('(when this (do you "sing a song for us"))')
    assert same(one, notation.read('(when this (do you "sing a song"))'))
    assert not same(one, notation.read('(when this (do you "clap"))'))
    assert not same(one, notation.read('(when this (say you "sing a song for us"))'), "game")
    assert same(
        notation.read('(when this (draw next) (draw next) (do you "sing a song for us"))'),
        notation.read('(when this (draw next 2) (do you "sing a song"))'),
        "game",
    )


def test_texts_of_the_check_fifth_are_counted_and_not_shown() -> None:
    ids = [f"en-{n}" for n in range(60)]
    cards = [dict(CARDS[1], id=one) for one in ids]
    found = score(texts(cards, dict.fromkeys(ids, GOLD["en-b"])))
    hidden = sum(counts.total() for (_, _, checks), counts in found.counts.items() if checks)
    assert hidden > 0
    assert len(found.shown) == len(ids) - hidden
