from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.deck import digest, empty, mixed
from carteblanche.games.blank.starter import starter, words
from carteblanche.library.decks.files import LARGEST, DeckFile, file_name, read_deck_file, write_deck_file


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "ru"])
def test_a_deck_goes_out_and_comes_in_the_same(language: str) -> None:
    assert read_deck_file(write_deck_file(starter(language))) == starter(language)


def test_mixtures_go_out_too_and_owners_stay_behind() -> None:
    mix = mixed((starter(), empty("Ours", "oak", ("Ada",))))
    assert read_deck_file(write_deck_file(mix)) == replace(mix, owners=())
    assert b"Ada" not in write_deck_file(mix)


def test_the_file_has_a_plain_name() -> None:
    assert file_name(replace(starter(), name="Bei Müllers / 1")) == "bei-m-llers---1.deck.json"
    assert file_name(replace(starter(), name="Наша")) == "deck.deck.json"


def damaged(change: Callable[[dict[str, Any]], object], *, sealed: bool = True) -> bytes:
    """The starter's file after a change, with a hash that fits again if it can be had."""
    whole = json.loads(write_deck_file(starter()))
    change(whole)
    if sealed:
        with contextlib.suppress(msgspec.ValidationError):
            whole["hash"] = digest(msgspec.convert(whole, DeckFile, strict=False).deck)
    return json.dumps(whole).encode()


def test_a_changed_file_is_noticed() -> None:
    def other(file: dict[str, Any]) -> None:
        file["deck"]["rules"][0]["words"]["author"] = "Mallory"

    with pytest.raises(Unreadable, match="damaged"):
        read_deck_file(damaged(other, sealed=False))
    assert read_deck_file(damaged(other)).rules[0].words.author == "Mallory"


def deep(levels: int) -> Any:
    steps = "(reverse)"
    for _ in range(levels):
        steps = f"(may you {steps})"
    return msgspec.to_builtins(notation.read(f"(when (plays) {steps})"))


HOSTILE: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "later format": (lambda f: f.update(format=3), "newer version"),
    "later calculus": (lambda f: f["deck"].update(calculus=99), "newer version"),
    "later shape": (lambda f: f.update(format=3, deck=[]), "newer version"),
    "no format": (lambda f: f.update(format=0), "damaged"),
    "missing card": (lambda f: f["deck"]["cards"].pop(), "72 game cards"),
    "unknown face": (lambda f: f["deck"]["cards"][0].update(face="X1a"), "72 game cards"),
    "no cards": (lambda f: f["deck"].update(cards=[]), "72 game cards"),
    "strange mark": (lambda f: f["deck"]["rules"][0].update(mark="?"), "mark"),
    "two marks": (lambda f: f["deck"]["cards"][0].update(mark="?"), "mark"),
    "too many rules": (lambda f: f["deck"].update(rules=f["deck"]["rules"] * 40), "more than a deck"),
    "blanks without end": (lambda f: f["deck"].update(extra_rules=10**9), "more than a deck"),
    "negative version": (lambda f: f["deck"].update(version=-1), "history"),
    "unknown language": (lambda f: f["deck"]["rules"][0]["words"].update(language="xx"), "rule 1"),
    "long name": (lambda f: f["deck"].update(name="x" * 81), "not a deck"),
    "long text": (lambda f: f["deck"]["rules"][0]["words"].update(text="x" * 601), "not a deck"),
    "point off the sheet": (lambda f: f["deck"]["rules"][0]["words"].update(picture=[[[0, 1001]]]), "not a deck"),
    "too much ink": (lambda f: f["deck"]["rules"][0]["words"].update(picture=[[[0, 0]] * 6001]), "too large"),
    "ink everywhere": (
        lambda f: [rule["words"].update(picture=[[[0, 0]] * 18000]) for rule in f["deck"]["rules"]],
        "pictures",
    ),
    "unknown part": (
        lambda f: f["deck"]["rules"][0]["words"]["meaning"]["clauses"][0].update(then=[{"kind": "exec"}]),
        "not a deck",
    ),
    "nothing to do": (lambda f: f["deck"]["rules"][0]["words"]["meaning"].update(clauses=[]), "not a deck"),
    "too deep": (lambda f: f["deck"]["rules"][0]["words"].update(meaning=deep(30)), "too-long"),
    "effect on a rule": (
        lambda f: f["deck"]["rules"][0].update(words=f["deck"]["cards"][0]["words"]),
        "never-fires",
    ),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_files_are_refused_with_a_reason(what: str) -> None:
    change, said = HOSTILE[what]
    with pytest.raises(Unreadable, match=said):
        read_deck_file(damaged(change))


def test_huge_and_deep_files_are_refused() -> None:
    with pytest.raises(Unreadable, match="larger"):
        read_deck_file(b" " * (LARGEST + 1))
    for wrong in (
        b"[" * 100_000,
        b'{"kind":"deck-file","format":1,"hash":"","deck":' + b'{"a":' * 50_000,
        b"\xff",
        b"",
    ):
        with pytest.raises(Unreadable, match="not a deck"):
            read_deck_file(wrong)


@given(some.binary(max_size=200))
def test_noise_is_refused(noise: bytes) -> None:
    with pytest.raises(Unreadable):
        read_deck_file(noise)


@given(some.integers(0, 40_000), some.integers(0, 255))
def test_one_wrong_byte_is_refused_or_harmless(place: int, byte: int) -> None:
    whole = bytearray(write_deck_file(starter()))
    whole[place % len(whole)] = byte
    with contextlib.suppress(Unreadable):
        assert read_deck_file(bytes(whole)) == starter()


def test_a_card_of_a_stranger_is_data_only() -> None:
    said = "__import__('os')"
    text = words(f"Whoever plays a 3 says “{said}”.", f'(when (plays cards: [3]) (oblige you say "{said}"))')
    deck = replace(starter(), rules=(*starter().rules, replace(starter().rules[0], words=text)))
    assert read_deck_file(write_deck_file(deck)) == deck
