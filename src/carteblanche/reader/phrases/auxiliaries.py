"""Rules of the chart for two verbs that are one: modal verbs, passives, making somebody do something, forgetting to."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carteblanche.reader.phrases.joining import Made, join
from carteblanche.reader.phrases.sketch import Arg, Frame, Item

FINITE: Final = 1.0
"""What it costs to take a finite form for an infinitive or a participle, as people who cannot spell do."""


PERSONS: Final = frozenset({"1", "2", "3", "1p", "2p", "3p", "imp"})
"""Forms that are no participle."""


@join("V V")
def _verbs(a: Item, b: Item) -> Made | None:
    made = _as_one(a, b)
    if made is None:
        return None
    cat, frame, cost = made
    own = a.val.own | b.val.own
    return cat, replace(frame, own=own | {a.val.at} if a.val.pred in ("make", "let", "forget") else own), cost


def _as_one(a: Item, b: Item) -> Made | None:  # noqa: C901 - a branch for each pair
    """Two verbs that are one: a modal, a passive, making somebody do something, forgetting to."""
    one: Frame = a.val
    verb: Frame = b.val
    odd = FINITE if "fin" in (verb if one.pred in ("", "be", "have") else one).form else 0.0
    moved = tuple(replace(arg, side="L") for arg in one.args)
    if one.pred == "" and one.modal and verb.pred == "" and verb.modal:
        made = replace(verb, args=(*moved, *verb.args), neg=one.neg or verb.neg, mods=one.mods | verb.mods)
        return "V", replace(made, form=one.form), 0.0
    if one.pred == "" and one.modal and not verb.modal and verb.pred:
        joined = replace(
            verb, args=(*moved, *verb.args), modal=one.modal, neg=one.neg or verb.neg, mods=verb.mods | one.mods
        )
        return "V", replace(joined, form=one.form, finite=one.at), odd
    if verb.pred == "" and verb.modal and not one.modal and one.pred and not verb.args:
        return "V", replace(one, modal=verb.modal, neg=one.neg or verb.neg, form=verb.form), 0.2 + odd
    if (
        one.pred == "have"
        and verb.pred not in ("", "have", "be")
        and not verb.form & PERSONS
        and not verb.has("W", "L")
        and all(arg.cat == "W" or (arg.cat == "T" and arg.prep) for arg in one.args)
    ):
        if "to" in verb.mods and not one.modal and not one.neg:
            return "V", replace(_merged(one, replace(verb, mods=verb.mods - {"to"}), set()), modal="must"), 0.1
        asked = {"asked"} if one.at == a.start and one.verb_first() and one.has("W", "R") else set[str]()
        return "V", _merged(one, verb, asked), 0.1 + odd
    if (
        (one.pred == "be" or "get" in one.mods)
        and verb.pred not in ("be", "")
        and not verb.has("W", "L")
        and all(arg.side == "L" or (arg.cat in ("C", "F", "W", "T") and one.at == a.start) for arg in one.args)
    ):
        first = one.pred == "be" and one.at == a.start and one.verb_first()
        if "to" in verb.mods and one.pred == "be" and not one.modal and not one.neg:
            made = _merged(one, replace(verb, mods=verb.mods - {"to"}), {"passive"})
            return "V", replace(made, modal="must"), 0.2
        by = any(arg.prep == "by" and arg.cat == "W" for arg in (*one.args, *verb.args))
        return "V", _merged(one, verb, {"passive", "asked"} if first else {"passive"}), (0.1 if by else 0.2) + odd
    if verb.pred in ("be", "have") and not verb.args and one.pred not in ("be", "have", ""):
        made = replace(one, modal=one.modal or verb.modal, neg=one.neg or verb.neg, mods=one.mods | verb.mods)
        return "V", replace(made, mods=made.mods | {"passive"}) if verb.pred == "be" else made, 0.1 + odd
    if (
        "signed" in verb.mods
        and one.pred in ("take", "draw", "have", "be")
        and all(_idle_before(arg) for arg in one.args)
    ):
        doer = tuple(arg for arg in moved if arg.cat == "W")
        return "V", replace(verb, args=(*doer, *verb.args), modal=one.modal), 0.0
    if one.pred == "choose" and "to" in verb.mods and verb.pred and not one.neg:
        return _chosen_to(one, verb)
    if one.pred in ("make", "let") and verb.pred:
        people = [arg for arg in one.args if arg.cat == "W"]
        whom = people[-1:] if "passive" in one.mods or any(arg.side == "R" for arg in people) or len(people) > 1 else ()
        if not whom and verb.pred in ("draw", "discard", "take", "skip", "show", "play", "out"):
            behind = [arg for arg in verb.args if arg.cat == "W" and arg.prep in ("", "dat", "to", "at", "by")][:1]
            whom = [replace(arg, prep="") for arg in behind]
            verb = replace(verb, args=tuple(arg for arg in verb.args if arg not in behind))
        if verb.pred == "look" and whom:
            doers = [replace(arg, side="L") for arg in people if arg not in whom]
            seen = [replace(arg, prep="" if arg.prep in ("at", "in", "to") else arg.prep) for arg in verb.args]
            shown = (*doers, *seen, *(replace(arg, prep="dat", side="R") for arg in whom))
            return "V", replace(verb, pred="show", args=shown, modal=one.modal, mods=verb.mods | one.mods), 0.1
        causer = [replace(arg, prep="cause") for arg in people if arg not in whom and (arg.item.rel or arg.item.free)]
        rest = [arg for arg in one.args if arg.cat != "W"]
        spared = any(arg.item.value == "nobody" for arg in people) or one.modal == "maynot" or one.neg
        if spared:
            args = (*(replace(arg, side="L") for arg in whom), *verb.args)
            return "V", replace(verb, args=args, mods=verb.mods | {"immune"}), 0.1
        made = replace(
            verb,
            args=(
                *causer,
                *(replace(arg, side="L", prep="") for arg in whom),
                *(replace(arg, side="L") for arg in rest),
                *verb.args,
            ),
            at=one.at,
            modal=one.modal or "must",
            neg=one.neg,
        )
        return "V", replace(made, mods=(verb.mods | one.mods | {"made", one.pred}) - {"to", "make"}), 0.1
    if one.pred == "forget" and verb.pred:
        return "V", _merged(one, verb, {"forgotten"}), 0.0
    return None


def _idle_before(arg: Arg) -> bool:
    """*kassiert +2*, *it's plus two*: what may stand before it."""
    return arg.cat == "W" or (arg.cat == "C" and arg.item.ref == "it")


def _chosen_to(one: Frame, verb: Frame) -> Made | None:
    """*choose somebody | to draw two*, *choose a rule | to remove*: what is done, with whom or with what."""
    doers = tuple(arg for arg in one.args if arg.cat == "W" and arg.side == "L" and not arg.prep)
    objects = tuple(arg for arg in one.args if arg not in doers)
    if len(objects) != 1 or objects[0].prep or len(doers) > 1:
        return None
    what = objects[0]
    mods = (verb.mods | one.mods) - {"to"}
    if what.cat == "C" and not verb.has("C") and not verb.has("N"):
        return "V", replace(verb, args=(*doers, what, *verb.args), mods=mods, modal=one.modal), 0.0
    if what.cat == "W" and not verb.has("W") and all(arg.item.value == "you" for arg in doers):
        made = replace(verb, args=(replace(what, side="L"), *verb.args), mods=mods)
        return "V", made, 0.0
    return None


def _merged(one: Frame, verb: Frame, mods: set[str] | frozenset[str]) -> Frame:
    args = (*(replace(arg, side="L") for arg in one.args), *verb.args)
    mods = (verb.mods | one.mods | mods) - {"get"}
    made = replace(verb, args=args, modal=one.modal or verb.modal, neg=one.neg or verb.neg, mods=mods)
    return replace(made, form=one.form or verb.form)
