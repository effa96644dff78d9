"""What an event sets off — the second of the two phases of every card.

The order is fixed (BK-34, BK-35): the effect of the game card first, then the rules from left to right as they lie, then rules that
hold only for a while. What is set off is collected when the event happens and goes to the end of the agenda; each rule fires at most once
in one action of a player; a rule that has gone when its turn comes does nothing; a rule revealed meanwhile is not retroactive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Frame, Happening, Mod
from carteblanche.games.blank.box import RULES, Box
from carteblanche.games.blank.engine.whom import holds, plain, spared
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.compiled import Compiled, below
from carteblanche.games.blank.law import named
from carteblanche.games.blank.state import Debt

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

_Dispatch = dict[type[n.Node], list[tuple[int, Compiled]]]
_dispatches: dict[object, _Dispatch] = {}
_last: list[Any] = [(None, None, None, None)]
"""The answer given last."""
KEPT: Final = 4096
EVENTS: Final = 32
DEBTS: Final = 48
SPENT: Final = 32


def dispatch(box: Box, active: tuple[int, ...], edits: tuple[tuple[int, int], ...]) -> _Dispatch:
    """The active rules by what sets them off."""
    last = _last[0]
    if last[0] is box and last[1] is active and last[2] is edits:
        kept: _Dispatch = last[3]
        return kept
    key = (box.hash, active, edits)
    found = _dispatches.get(key)
    if found is None:
        if len(_dispatches) >= KEPT:
            _dispatches.clear()
        found = _dispatches[key] = {}
        for rule in active:
            code = box.code(rule, edits)
            if code.trigger is not None and code.steps:
                found.setdefault(code.trigger, []).append((rule, code))
    _last[0] = (box, active, edits, found)
    return found


def fire(
    w: Work, trigger: type[n.Node], actor: Seat, *, card: int = -1, word: str = "", count: int = 0, text: str = ""
) -> None:
    """Something has happened: collect the rules that it sets off. `card` is the card it is about, `word` and `count` what happened."""
    if not w.told:
        seen(w, trigger.__name__, actor, card, word, count, text)
    for rule, code in dispatch(w.box, w.places[RULES], w.memory.edits).get(trigger, ()):
        when = code.sentence.when
        assert when is not None
        if matches(w, when, rule, card, word, count, text):
            _set_off(w, rule, code, actor)
    if w.memory.meanwhile:
        _meanwhile(w, trigger, actor, card, word, count, text)


def seen(w: Work, what: str, seat: Seat, card: int = -1, word: str = "", count: int = 0, text: str = "") -> None:
    """Everybody has seen this, and may have something to say about it."""
    w.events = (*w.events[-EVENTS + 1 :], Happening(what, w.plays, seat, card, word, count, text))
    w.silent = ()


def _set_off(w: Work, rule: int, code: Compiled, actor: Seat) -> None:
    sentence = code.sentence
    if (rule, "") in w.fired:
        return
    if sentence.once and rule in (w.turn_fired if sentence.once == "turn" else w.game_fired):
        return
    if sentence.given and not all(holds(w, condition, actor, rule) for condition in sentence.given):
        return
    w.fired = (*w.fired, (rule, ""))
    if sentence.once == "turn":
        w.turn_fired = (*w.turn_fired, rule)
    elif sentence.once == "game":
        w.game_fired = (*w.game_fired, rule)
    if w.told:
        w.note("fired", actor, rule)
    steps = code.steps
    if twice := [mod for mod in w.law().twice if mod.card != rule and not _is_spent(w, mod)]:
        steps += steps
        _spend(w, twice[0])
        if w.told:
            w.note("twice", actor, rule)
    begin(w, Frame(rule, actor, steps))


def _spend(w: Work, mod: Mod) -> None:
    """What held for one time is over; where nobody is told what fired, that is not told either."""
    if w.told:
        memory = w.memory
        w.memory = replace(
            memory,
            mods=tuple(one for one in memory.mods if not one.renews(mod)),
            meanwhile=tuple(one for one in memory.meanwhile if not one.renews(mod)),
        )
    else:
        w.spent = (*w.spent[-SPENT + 1 :], mod)


def _is_spent(w: Work, mod: Mod) -> bool:
    return any(one.renews(mod) for one in w.spent)


def _meanwhile(w: Work, trigger: type[n.Node], actor: Seat, card: int, word: str, count: int, text: str) -> None:
    for mod in w.memory.meanwhile:
        effect = w.box.code(mod.card, w.memory.edits).parts.get(mod.path)
        if not isinstance(effect, n.Meanwhile) or not isinstance(effect.when, trigger):
            continue
        if (mod.card, mod.path) in w.fired or _is_spent(w, mod):
            continue
        if not matches(w, effect.when, mod.card, card, word, count, text):
            continue
        w.fired = (*w.fired, (mod.card, mod.path))
        if effect.once:
            _spend(w, mod)
        if w.told:
            w.note("fired", actor, mod.card, mod.path)
        steps = below(mod.path, "then", len(effect.then))
        begin(w, Frame(mod.card, actor, steps, "card" if mod.card < w.box.cards else "rule"))


def matches(w: Work, when: n.Trigger, rule: int, card: int, word: str, count: int, text: str) -> bool:
    """Whether this is what a trigger waits for; the kind of event is known to be right."""
    match when:
        case n.Played(cards):
            if not when.fits(count):
                return False
            if not cards.make:
                return w.law().fits(card, cards)
            return w.law().fits(card, cards, named(w.memory.colours, rule, -1), named(w.memory.numbers, rule, 0))
        case n.Drawn(why):
            return why in ("any", word)
        case n.Discarded(cards):
            return w.law().fits(card, cards)
        case n.Holding(number):
            return count == number
        case n.Turn(at):
            return at == word
        case n.Accused(right):
            return right == (word == "right")
        case n.Rules(event) | n.Table(event):
            return event == word
        case n.Event(what, said):
            return what == word and (what not in ("other", "broken") or said == text)
        case n.Clock() | n.Idle():
            return rule == card
        case n.Handed():
            return True
        case n.Threatened():
            return False


def begin(w: Work, frame: Frame) -> None:
    """A card is to be obeyed: by the machine, or, if effects are by hand, by those whom it concerns (BK-60)."""
    if w.told or frame.by_hand:
        w.push(frame)
        return
    for seat, part in _shares(w, frame):
        w.debts = (*w.debts[-DEBTS + 1 :], Debt(seat, replace(part, by_hand=True)))
        w.owing(seat, frame.card)


_CONCERNED: Final = frozenset(
    (
        "actor",
        "next",
        "previous",
        "after-next",
        "left",
        "right",
        "all",
        "others",
        "most",
        "fewest",
        "neighbours",
        "next-two",
    )
)


def _shares(w: Work, frame: Frame) -> list[tuple[Seat, Frame]]:
    """Who has to carry out what: each player concerned a share of their own, where a card is as simple as that."""
    parts = w.box.code(frame.card, w.memory.edits).parts
    effects = [parts[step] for step in frame.steps]
    if len(effects) == 1 and isinstance(effects[0], n.Act) and effects[0].who.role in _CONCERNED:
        act = effects[0]
        seats = plain(w, act.who, frame.actor, frame) or []
        if not isinstance(act.do, n.Take | n.Say | n.Perform | n.Name):
            return [(seat, replace(frame, chosen=(seat,), asked=True)) for seat in spared(w, seats, frame)]
    return [(frame.actor, frame)]
