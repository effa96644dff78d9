"""Rules of the chart for clauses that say who is meant, or when: *whoever plays a 6*, *the last to clap*."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carteblanche.games.blank.calculus.parts import (
    Beside,
    Chosen,
)
from carteblanche.reader.phrases.joining import Made, join, single
from carteblanche.reader.phrases.sketch import (
    Arg,
    Frame,
    Item,
    Phrase,
    Who,
)

SEATS: Final = ("left", "right", "opposite")


@join("W mark")
def _whoever_comma(a: Item, b: Item) -> Made | None:
    """*Wer eine 6 legt, | zieht*: the comma behind a clause that says who."""
    stated = a.val.rel is not None or a.val.free or a.val.value in ("first", "last")
    return ("W", a.val, 0.0) if b.val == "," and stated else None


@join("R mark")
def _relative_comma(a: Item, b: Item) -> Made | None:
    """*gracz, który ma 5 kart, | dobiera*."""
    return ("R", a.val, 0.0) if b.val == "," else None


@join("mark R")
def _comma_relative(a: Item, b: Item) -> Made | None:
    """*der Spieler, | der die meisten Karten hat*: the verb stands last."""
    if a.val != "," or (b.val.has("W", "L") and b.val.pred != "sit"):
        return None
    return "R", b.val, 0.0 if b.val.at >= b.end - 2 else 0.8


@join("W W")
def _apposition(a: Item, b: Item) -> Made | None:
    """*any player | who has more than five cards*."""
    who: Who = b.val
    if who.rel is None or a.val.rel is not None or not who.any:
        return None
    others = isinstance(who.value, Chosen) and a.val.value == "~they"
    anybody = a.val.any or a.val.value == "all"
    return "W", replace(a.val, rel=who.rel, value="others" if others else a.val.value, any=anybody), 0.1


def _sitting(frame: Frame) -> Who | None:
    """*who sits opposite you*: who that is."""
    beside = [arg.item for arg in frame.args if arg.cat == "W" and isinstance(arg.item.value, Beside | tuple)]
    sides = [arg.item for arg in frame.args if arg.cat == "S"]
    plain = all(arg.cat in ("W", "S") for arg in frame.args) and not frame.neg and not frame.modal
    if frame.pred not in ("sit", "skip", "be") or not plain or len(beside) + len(sides) != 1:
        return None
    if frame.pred != "sit" and beside and not (isinstance(beside[0].value, Beside) and beside[0].value.way in SEATS):
        return None
    return replace(beside[0], any=False) if beside else Who(sides[0])


@join("W R", "W RC")
def _seated(a: Item, b: Item) -> Made | None:
    """*the player | who sits opposite you*."""
    who = _sitting(b.val)
    return None if who is None or a.val.rel or not (a.val.any or a.val.value == "~they") else ("W", who, 0.0)


@join("w V")
def _whoever_sits(a: Item, b: Item) -> Made | None:
    """*wer links von dir sitzt*."""
    who = _sitting(b.val) if a.val.value == "whoever" else None
    return None if who is None else ("W", who, 0.0)


def picks(frame: Frame) -> bool:
    """Whether a clause about somebody says that they are chosen: *whom you designate*, *kogo wybiorę*."""
    if frame.pred not in ("choose", "name") or frame.neg or frame.modal not in ("", "want", "may"):
        return False
    people = [arg for arg in frame.args if arg.cat == "W" and arg.item.value in ("you", "~they", "~self")]
    by = all(arg.prep in ("", "by") for arg in people)
    stated = any(arg.item.value != "~self" for arg in people) or bool(frame.form & {"1", "2"})
    return by and stated and len(people) == len(frame.args)


@join("W V")
def _whom_you_choose(a: Item, b: Item) -> Made | None:
    """*a player | you designate*, *a player | designated by you*."""
    stated = b.val.has("W", "L") or any(arg.prep == "by" for arg in b.val.args)
    plain = a.val.any and a.val.rel is None and a.val.has is None and not a.val.relative
    return ("W", Who(Chosen(), any=True, case=a.val.case), 0.1) if plain and stated and picks(b.val) else None


@join("W R", "W RC")
def _relative(a: Item, b: Item) -> Made | None:
    if a.val.rel or not (a.val.any or a.val.every or a.val.value == "~they"):
        return None
    if b.val.pred == "causer":
        return "W", Who("causer", case=a.val.case), 0.0
    if picks(b.val):
        return "W", Who(Chosen(), any=True, case=a.val.case), 0.0
    who = Who("all", any=True, every=True, case=a.val.case) if a.val.value in ("~they", "all") else a.val
    if a.val.value == "~they" and a.val.every:
        return "W", several(replace(who, rel=b.val)), 0.0
    if b.val.pred == "free":
        return ("W", replace(who, free=b.val.args[0].item), 0.0) if not who.free else None
    return "W", replace(who, rel=b.val), 0.0


def several(who: Who) -> Who:
    """The same, of whom there may be several: *those who have the fewest cards*."""
    best = (
        [arg.item for arg in who.rel.args if arg.cat == "D"] if who.rel is not None and who.rel.pred == "have" else []
    )
    return replace(who, rel=None, has=best[0], any=False, every=True) if len(best) == 1 else who


@join("W R", "W RC")
def _who_decides(a: Item, b: Item) -> Made | None:
    """*for the next player, | who decides*: it is theirs to choose anyway."""
    decides = b.val.pred == "choose" and not b.val.args and not b.val.neg
    return ("W", a.val, 0.0) if decides and not a.val.any and a.val.rel is None else None


@join("prep V")
def _to_do(a: Item, b: Item) -> Made | None:
    """*(le dernier) | à lever la main*."""
    marks = a.val.value in ("to", "at") and "fin" not in b.val.form
    return ("IV", b.val, 0.0) if marks and not b.val.has("W", "L") else None


@join("W IV", "W R", "W RC")
def _first_to(a: Item, b: Item) -> Made | None:
    """*the first | to play a 6*, *le dernier | qui lève la main*."""
    if a.val.value not in ("first", "last") or a.val.rel is not None:
        return None
    if b.val.pred == "free":
        return "W", a.val, 0.2
    return "W", Who("all", any=True, every=True, rel=replace(b.val, mods=b.val.mods | {a.val.value})), 0.0


@join("prep V")
def _doing(a: Item, b: Item) -> Made | None:
    """*po zagraniu szóstki*, *after playing a 6*: an event."""
    if a.val.value not in ("after", "at", "on", "per", "for") or b.val.has("W") or b.val.modal or b.val.neg:
        return None
    if a.val.value in ("for", "per") and (
        b.start != b.val.at or b.val.pred not in ("play", "draw", "reverse", "skip", "accuse", "shuffle")
    ):
        return None
    if b.val.form and not b.val.form & {"ger", "ing"}:
        return None
    return "TR", b.val, 0.0 if b.val.form else 0.3


@single("V")
def _having_done(item: Item) -> Made | None:
    """*zagrywając kartę*, *сыграв шестёрку*."""
    return ("TR", item.val, 0.0) if "conv" in item.val.form and not item.val.has("W", "L") else None


@join("conj V")
def _which_clause(a: Item, b: Item) -> Made | None:
    """*który zagrał szóstkę*: a pronoun that begins nothing but relative clauses."""
    return ("RC", b.val, 0.0) if a.val.value == "which" else None


@join("mark RC", "RC mark")
def _which_comma(a: Item, b: Item) -> Made | None:
    clause, mark = (a, b) if b.cat == "mark" else (b, a)
    return ("RC", clause.val, 0.0) if mark.val == "," else None


@join("mark W")
def _comma_who(a: Item, b: Item) -> Made | None:
    """*тот, | кто сыграл шестёрку*."""
    if a.val == "," and b.val.value == "causer":
        return "RC", Frame("causer"), -0.2
    if a.val == "," and b.val.value == Chosen() and b.val.case in ("acc.gen", "acc", "gen"):
        return "RC", Frame("choose", (Arg(Who("you"), "W", side="L"),)), 0.0
    if a.val != "," or b.val.value != "all":
        return None
    if b.val.free:
        return "RC", Frame("free", (Arg(b.val.free, "quote"),)), 0.0
    return ("RC", b.val.rel, 0.0) if b.val.rel is not None else None


@single("V")
def _says_who(item: Item) -> Made | None:
    """*у кого меньше всего карт*, *któremu została jedna karta*: the clause of a pronoun, wherever it stands in it."""
    frame: Frame = item.val
    if "agent" in frame.form:
        if frame.has("W", "L"):
            return None
        case = ".".join(sorted(frame.form & {"nom", "gen", "dat", "acc", "ins", "loc"}))
        seated = _sitting(replace(frame, form=frozenset()))
        if seated is not None:
            return "W", replace(seated, case=case), -0.3
        bare = 0.3 if not frame.args else -0.3
        return "W", Who("all", any=True, every=True, rel=replace(frame, form=frozenset()), case=case), bare
    found = [arg for arg in frame.args if arg.cat == "W" and arg.item.relative and arg.item.rel is None]
    if len(found) != 1 or not (found[0].side == "L" or found[0].prep):
        return None
    rest = replace(frame, args=tuple(arg for arg in frame.args if arg is not found[0]))
    if found[0].prep in ("by", "because") and any(arg.cat == "T" and arg.item.name == "penalty" for arg in rest.args):
        return "RC", Frame("causer"), -0.3
    if found[0].item.value == "~which":
        return "RC", rest, 0.0
    if picks(rest) and "nom" not in found[0].item.case.split("."):
        return "W", Who(Chosen(), any=True, case=found[0].item.case), 0.0
    return "W", Who("all", any=True, every=True, rel=rest), 0.1


@join("mark V", "W V")
def _agent(a: Item, b: Item) -> Made | None:
    """*игрок, | сыгравший шестёрку*."""
    if "agent" not in b.val.form or b.val.has("W", "L"):
        return None
    if _takes_part(b.val) and a.cat == "W" and a.val.every:
        return "W", a.val, 0.0
    rel = replace(b.val, form=frozenset())
    seated = _sitting(rel)
    if seated is not None and a.cat == "W" and a.val.any:
        return "W", seated, -0.3
    if a.cat == "mark":
        return ("RC", rel, -0.3) if a.val == "," else None
    return ("W", replace(a.val, rel=rel), -0.3) if a.val.any and a.val.rel is None else None


def _takes_part(frame: Frame) -> bool:
    """*everyone playing*: whoever is in the game."""
    return frame.pred == "play" and not frame.args and not frame.mods and not frame.neg


@join("clit V")
def _while_doing(a: Item, b: Item) -> Made | None:
    """*en posant un 6*."""
    if a.val.value != "en" or "conv" not in b.val.form or b.val.has("W", "L"):
        return None
    return "PP", Phrase("by", replace(b.val, form=frozenset(), mods=b.val.mods | {"shared"}), "V"), 0.0


@join("W V")
def _having(a: Item, b: Item) -> Made | None:
    """*tout joueur | ayant posé un 6*."""
    if "conv" not in b.val.form or b.val.has("W", "L") or a.val.rel is not None or not (a.val.any or a.val.every):
        return None
    return "W", replace(a.val, rel=replace(b.val, form=frozenset())), 0.0


@join("W W")
def _resumed(a: Item, b: Item) -> Made | None:
    """*Kto zagra szóstkę, | ten*: the pronoun that takes up whom the clause before it told of."""
    stated = a.val.rel is not None or a.val.free or a.val.value in ("first", "last")
    return ("W", replace(a.val, case=b.val.case), 0.0) if stated and resumes(b.val) else None


@join("W PP")
def _resumed_behind(a: Item, b: Item) -> Made | None:
    """*У кого шестёрка, | у того*."""
    if (a.val.rel is None and not a.val.free) or b.val.cat != "W" or not resumes(b.val.item):
        return None
    return "PP", replace(b.val, item=replace(a.val, case=b.val.item.case)), 0.0


def resumes(who: Who) -> bool:
    return who.value == "~they" and who.rel is None


@join("C R", "C RC")
def _relative_cards(a: Item, b: Item) -> Made | None:
    return None if a.val.rel or b.val.pred == "causer" else ("C", replace(a.val, rel=b.val), 0.3)


@join("W neg")
def _who_does_not(a: Item, b: Item) -> Made | None:
    """*anyone who | doesn't*."""
    return ("W", replace(a.val, relative=False, rel=Frame("do", neg=True)), 0.8) if a.val.relative else None


@join("W V")
def _last_to(a: Item, b: Item) -> Made | None:
    """*the last one | to clap*: of a race that was spoken of."""
    frame: Frame = b.val
    if a.val.value not in ("last", "first") or "to" not in frame.mods or a.val.rel is not None:
        return None
    if frame.pred not in ("social", "say", "do") or frame.has("W") or frame.has("C"):
        return None
    return "W", Who("all", any=True, every=True, rel=replace(frame, mods=frame.mods - {"to"} | {a.val.value})), 0.0


@join("conj V")
def _relative_clause(a: Item, b: Item) -> Made | None:
    return ("R", b.val, 0.3) if a.val.value in ("that", "who") else None


@join("w V")
def _who_clause(a: Item, b: Item) -> Made | None:
    if a.val.value != "whoever":
        return None
    mine = all(arg.cat == "W" and not arg.prep and arg.item.value == "you" for arg in b.val.args)
    mine = mine and (bool(b.val.args) or bool(b.val.form & {"1", "2"}))
    if b.val.modal == "want" and not b.val.pred and mine:
        return "W", Who(Chosen(), any=True, case=a.val.cases), -0.3
    if any(arg.cat == "W" and arg.side == "L" and not arg.prep for arg in b.val.args):
        return None
    if a.val.form and "nom" not in a.val.form:
        return None
    order = _placed(b.val)
    if order:
        return "W", Who(order), 0.0
    return "W", Who("all", any=True, every=True, rel=b.val), 0.0


def _placed(frame: Frame) -> str:
    """*who is last*: first or last of those who do something."""
    if frame.pred != "be" or frame.neg or frame.modal:
        return ""
    stated = {arg.item.value for arg in frame.args if arg.cat == "W" and not arg.prep and arg.item.rel is None}
    found = (stated | frame.mods) & {"first", "last"}
    return next(iter(found)) if len(found) == 1 and len(frame.args) == len(stated) <= 1 else ""


@join("W PP")
def _player_of(a: Item, b: Item) -> Made | None:
    """*the player | of a green card*: whoever plays it."""
    phrase: Phrase = b.val
    if phrase.prep != "of" or phrase.cat not in ("C", "F") or a.val.value != "all" or not a.val.any or a.val.rel:
        return None
    if phrase.cat == "C" and (not phrase.item.fit or phrase.item.hand or phrase.item.owner is not None):
        return None
    return "W", replace(a.val, rel=Frame("play", (Arg(phrase.item, phrase.cat),))), -0.3


@join("W V")
def _doing_it(a: Item, b: Item) -> Made | None:
    """*anyone | putting down a 2*, *a player | holding ten cards*."""
    stated = "ing" in b.val.form and not b.val.has("W", "L") and not b.val.modal and b.val.at == b.start
    if stated and _takes_part(b.val) and a.val.rel is None:
        return "W", a.val, 0.0
    return (
        ("W", replace(a.val, rel=replace(b.val, form=frozenset())), 0.0)
        if stated and a.val.any and not a.val.rel
        else None
    )
