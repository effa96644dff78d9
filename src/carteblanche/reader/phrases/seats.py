"""Rules of the chart for people by where they sit: before or after somebody, beside somebody."""

from __future__ import annotations

from typing import Any, Final

from carteblanche.games.blank.calculus.parts import Beside, Chosen
from carteblanche.reader.phrases.joining import Made, join
from carteblanche.reader.phrases.sketch import Item, Phrase, Who

WAYS: Final = {"before": "previous", "after": "next"}
REFERRING: Final = ("~they", "~that")


@join("W PP", "C PP", "N PP")
def _before_somebody(a: Item, b: Item) -> Made | None:
    """*the player | before you*, *the one | after him*, *der | vor ihr*."""
    phrase: Phrase = b.val
    if phrase.prep not in WAYS or phrase.cat != "W" or not _somebody(a):
        return None
    seated = _seat(Beside(WAYS[phrase.prep]), phrase.item)  # type: ignore[arg-type]
    return ("W", Who(seated, case=a.val.case if a.cat == "W" else ""), -0.2) if seated is not None else None


@join("det seat", "W seat")
def _one_before(a: Item, b: Item) -> Made | None:
    """*der | davor*, *der Spieler | danach*."""
    if a.cat == "W" and not (_somebody(a) and a.val.value != "~they"):
        return None
    return "W", Who(("~of", Beside(b.val.value)), case=a.val.case if a.cat == "W" else ""), -0.3


def _somebody(item: Item) -> bool:
    """Whether it only says that it is a person: *the player*, *the one*, *the guy*."""
    if item.cat == "C":
        return bool(item.val.ref == "one" and item.val.num is None)
    if item.cat == "N":
        return bool(item.val.n == 1 and not item.val.more and not item.val.digits)
    who: Who = item.val
    plain = who.rel is None and who.has is None and not who.free and who.num is None
    return plain and (who.value == "~they" or (who.any and who.value in ("all", Chosen())))


def _seat(beside: Beside, who: Who) -> Any:
    """The seat reckoned from somebody."""
    if who.rel is not None or who.has is not None or who.free:
        return None
    if who.value in ("you", "~self"):
        return beside
    if who.value in REFERRING or who.bare:
        return ("~of", beside)
    return None
