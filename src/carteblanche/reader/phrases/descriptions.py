"""People described in words that have nothing to do with the game: *Kto wstaje po herbatę, …*, *тому, кто смеялся*."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from carteblanche.reader.phrases.sketch import Arg, Frame, Item, Who
from carteblanche.reader.words.lexicon import Sense
from carteblanche.reader.words.morphology import find_form
from carteblanche.reader.words.tokens import Token

GAME: Final = frozenset({"card", "face", "f", "deg", "cmp", "mod", "ban", "c", "u", "ev", "w", "conj", "judged"})
VERBS: Final = frozenset(
    [
        "play",
        "draw",
        "lot",
        "take",
        "get",
        "discard",
        "give",
        "giveback",
        "pass",
        "steal",
        "swap",
        "replace",
        "show",
        "shuffle",
        "deal",
        "skip",
        "reverse",
        "again",
        "win",
        "out",
        "vote",
        "put",
    ]
)
THINGS: Final = frozenset(
    [
        "hand",
        "draw-pile",
        "discard-pile",
        "pile",
        "rule",
        "rule-pile",
        "penalty",
        "turn",
        "neighbour",
        "opponent",
        "player",
    ]
)
PRICE: Final = 0.7
LONGEST: Final = 9


def described(tokens: Sequence[Token], items: Sequence[Item], language: str) -> Iterator[Item]:
    """Clauses that begin with *who* or *which* and speak of nothing in the game, whatever their words are."""
    senses: dict[int, list[Sense]] = {}
    for item in items:
        if isinstance(item.val, Sense):
            for place in range(item.start, item.end):
                senses.setdefault(place, []).append(item.val)
    for item in items:
        if item.cat == "w" and item.val.value == "whoever":
            for end in _ends(tokens, senses, item.end, language):
                text = " ".join(one.text for one in tokens[item.end : end])
                order = _order(senses, item.end, end)
                if order:
                    rel = Frame("social", mods=frozenset({order}))
                    yield Item("W", item.start, end, Who("all", any=True, every=True, rel=rel), PRICE)
                    continue
                yield Item(
                    "W", item.start, end, Who("all", any=True, every=True, free=text, case=item.val.cases), PRICE
                )
        elif item.cat == "conj" and item.val.value == "which":
            for end in _ends(tokens, senses, item.end, language):
                text = " ".join(one.text for one in tokens[item.end : end])
                yield Item("RC", item.start, end, Frame("free", (Arg(text, "quote"),)), PRICE)


def _order(senses: dict[int, list[Sense]], start: int, end: int) -> str:
    """Whether somebody does something first or last."""
    stated = [one for place in range(start, end) for one in senses.get(place, ()) if one.cat in ("adv", "w")]
    return next((one.value for one in stated if one.value in ("first", "last")), "")


def _ends(tokens: Sequence[Token], senses: dict[int, list[Sense]], start: int, language: str) -> Iterator[int]:
    """Where such a clause may end: before a comma, before what takes it up, or with the sentence."""
    end = start
    while end < len(tokens) and tokens[end].kind in ("word", "number", "quote") and end - start < LONGEST:
        if any(_of_the_game(one) for one in senses.get(end, ())):
            break
        form = find_form([tokens[end].lower], "v", language)
        if "2" in form and "3" not in form:
            return
        end += 1
    inside = [one.cat for place in range(start, end) for one in senses.get(place, ())]
    free = any(not senses.get(place) and tokens[place].kind == "word" for place in range(start, end)) or "o" in inside
    if end > start and free and (end == len(tokens) or tokens[end].text == "," or _takes_up(senses.get(end, ()))):
        yield end


def _takes_up(senses: Sequence[Sense]) -> bool:
    return any(
        one.cat == "v" or (one.cat == "w" and one.value == "they") or (one.cat == "conj" and one.value == "then")
        for one in senses
    )


def _of_the_game(sense: Sense) -> bool:
    match sense.cat:
        case "v":
            return sense.value in VERBS
        case "n":
            return sense.value in THINGS
        case "conj":
            return sense.value not in ("or", "that", "because")
        case cat:
            return cat in GAME
