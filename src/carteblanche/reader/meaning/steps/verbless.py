"""Cards that come or go without a verb: *two for the next player*, *one card from you to the left*."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carteblanche.games.blank.calculus.parts import (
    Beside,
    Coin,
    Condition,
    Not,
)
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Frame, Item, Thing, Who


def _sent(part: Part) -> Frame | None:
    """*One card from you to the next player*, *all your reds onto the discard pile*: cards that somebody has, without a verb."""
    items = sorted((part.item, *part.extra), key=lambda item: item.start)
    cards = [one.val for one in items if one.cat == "C"]
    places = [one.val for one in items if one.cat == "PP" and one.val.cat in ("W", "PL", "S", "C")]
    people = [one.val for one in items if one.cat == "W"]
    at_random = [one for one in items if one.cat == "adv" and one.val.value == "random"]
    if len(cards) != 1 or len(items) != len(cards) + len(places) + len(people) + len(at_random):
        return None
    np: CardsNP = cards[0]
    whose = [one.item for one in places if one.prep == "from" and one.cat == "W"]
    whose += [one.item.owner for one in places if one.prep == "from" and one.cat == "C" and one.item.hand]
    owner = np.owner or (whose[0] if whose else None)
    held = owner is not None or np.own or np.hand or np.ref == "rest"
    targets = [
        Arg(one.item, one.cat, one.prep) for one in places if one.prep in ("to", "for", "at", "on", "in", "under")
    ]
    targets += [Arg(who, "W", "dat") for who in people]
    if (
        not held
        or len(targets) != 1
        or len(places) + len(people) > 2
        or (targets[0].cat == "C" and not targets[0].item.hand)
    ):
        return None
    piled = targets[0].cat == "PL"
    if targets[0].cat == "W" and targets[0].prep != "dat":
        targets = [replace(targets[0], prep="dat")]
    frame = Frame("put" if piled else "give", mods=frozenset({"random"} if at_random else ()))
    for arg in (Arg(owner or Who("you"), "W", side="L"), Arg(replace(np, owner=None, own=False), "C"), *targets):
        frame = replace(frame, args=(*frame.args, arg))
    return frame


def hand_limit(part: Part) -> int | None:
    """*Hand limit 7*, *at most seven cards in hand*: how many cards everybody may hold, without a verb."""
    items = (part.item, *part.extra)
    limits = [one for one in items if one.cat == "T" and one.val.name == "hand-limit"]
    counted = [one.val.num if one.cat == "C" else one.val for one in items if one.cat in ("C", "N")]
    cards = [one.val for one in items if one.cat == "C"]
    hands = [one.val for one in items if one.cat == "PP" and one.val.cat == "C" and one.val.item.hand]
    counted = [limits[0].val.num] if limits and limits[0].val.num is not None and not counted else counted
    if len(counted) != 1 or counted[0] is None or not isinstance(counted[0].n, int) or any(np.fit for np in cards):
        return None
    rest = [one for one in items if one.cat in ("V", "W", "T", "PP", "X", "neg") and one not in limits]
    if len(rest) != len(hands) or len(limits) > 1 or any(np.owner is not None for np in cards):
        return None
    held = bool(hands) or any(np.held or np.hand or np.place == "hand" for np in cards)
    most = counted[0].op == "<=" or (bool(limits) and counted[0].op == "=")
    return counted[0].n if most and (held or limits) else None


IDLE: Final = frozenset({"more", "also", "again", "now", "each", "together", "extra"})
"""What may stand beside cards or turns without a verb and changes nothing."""


def verbless(part: Part) -> Frame | None:
    """What happens without a verb: cards are drawn or given, a turn is had or missed."""
    if part.row is not None and part.first and part.row.tokens[part.first - 1].text in ("-", "–", "−"):
        return None
    return _passed(part) or _sent(part) or _drawn(part) or _turn(part) or _once_more(part)


def _passed(part: Part) -> Frame | None:
    """*Everybody: one card to the left*, *une carte vers la gauche pour tous*."""
    items = (part.item, *part.extra)
    people = [who for one in items if (who := _receiver(one)) is not None]
    several = [who for who in people if who.every and who.value in ("all", "others")]
    beside = [who for who in people if isinstance(who.value, Beside)]
    cards = [one.val for one in items if one.cat == "C"]
    if len(several) != 1 or len(beside) != 1 or len(cards) != 1 or len(items) != 3:
        return None
    return Frame("give", (Arg(several[0], "W", side="L"), Arg(cards[0], "C"), Arg(beside[0], "W", "dat")))


def _receiver(one: Item) -> Who | None:
    """Whom something is for: *the next player*, *for the next player*, *следующему*."""
    who: Who
    if one.cat == "W":
        who = one.val
        return replace(who, case="", bare=who.bare and "nom" in who.case)
    if one.cat == "PP" and one.val.cat == "W" and one.val.prep in ("for", "to", "at"):
        who = one.val.item
        return replace(who, case="", bare=False)
    if one.cat == "PP" and one.val.cat == "S" and one.val.prep in ("for", "to", "at"):
        return Who(one.val.item)
    return None


def _drawn(part: Part) -> Frame | None:
    """*Two cards*, *Everybody one card*, *One more rule*, *two for the next player*: cards without a verb are drawn."""
    found = Frame("draw")
    for one in sorted((part.item, *part.extra), key=lambda item: item.start):
        who = _receiver(one)
        if who is not None and not found.has("W"):
            found = found.plus(Arg(who, "W", side="L"))
            continue
        match one.cat:
            case "C" | "N" if not found.has("C"):
                np: CardsNP = one.val if one.cat == "C" else CardsNP(num=one.val, named=False)
                if np.ref in ("them", "next", "rest") or (np.num is None and (not np.named or np.plural)):
                    return None
                found = found.plus(Arg(np, "C"))
            case "adv" | "q" if one.val.value in IDLE:
                pass
            case _:
                return None
    return found if found.has("C") else None


def _turn(part: Part) -> Frame | None:
    """*One more turn for you*, *No turn for the next player*."""
    things: list[Thing] = []
    people: list[Who] = []
    for one in (part.item, *part.extra):
        who = _receiver(one)
        if who is not None:
            people.append(who)
        elif one.cat == "T" and one.val.name == "turn":
            things.append(one.val)
        elif one.cat not in ("adv", "q") or one.val.value not in IDLE:
            return None
    if len(things) != 1 or len(people) > 1:
        return None
    turn = things[0]
    none = "no" in turn.mods
    more = bool(turn.mods & {"another", "more", "extra"}) or (turn.num is not None and turn.num.more)
    if none == more or turn.mods - {"no", "another", "more", "extra", "next"}:
        return None
    owner = people[0] if people else turn.owner
    if owner is None and none:
        return None
    doer = (Arg(owner, "W", side="L"),) if owner is not None else ()
    count = replace(turn.num, more=False) if turn.num is not None else None
    return Frame("skip" if none else "have", (*doer, Arg(Thing("turn", count), "T")))


def _once_more(part: Part) -> Frame | None:
    """*You again*, *nochmal du*: one more turn."""
    items = (part.item, *part.extra)
    people = [who for one in items if (who := _receiver(one)) is not None and who.value == "you"]
    again = [one for one in items if one.cat in ("adv", "q") and one.val.value == "again"]
    if len(people) != 1 or len(again) != 1 or len(items) != 2:
        return None
    return Frame("again", (Arg(people[0], "W", side="L"),))


def tossed(part: Part) -> Condition | None:
    """*Heads you win*, *bei Kopf ziehst du*: the side of a coin that a clause depends on, which is taken out of it."""
    frame = part.frame
    for arg in frame.args if frame is not None else ():
        if arg.cat == "T" and arg.item.name in ("heads", "tails") and frame is not None:
            part.item = replace(part.item, val=replace(frame, args=tuple(one for one in frame.args if one is not arg)))
            return Coin() if arg.item.name == "heads" else Not(Coin())
    return None
