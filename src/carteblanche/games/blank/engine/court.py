"""Obligations, accusations, reports and votes (BK-33, BK-41, BK-50, BK-51, BK-53, BK-58, BK-59, BK-93, BK-95).

The engine knows what is mechanical and decides it from its own record; what only people can have seen or heard is decided by the
vote of all who are not part of it, by majority of those asked. A tie, or nobody to ask, means *not proven*: nobody draws.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carteblanche.core.ballots import Ballot
from carteblanche.core.pieces import EVERYBODY, Piece, Viewers
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Ask, Duty, Motion, Ruling
from carteblanche.games.blank.box import DISCARD, DRAW, RULES, hand
from carteblanche.games.blank.engine.fire import fire, seen
from carteblanche.games.blank.engine.turns import call_on
from carteblanche.games.blank.language import nodes as n

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

CONTEST_REPORT = 5000
"""How long somebody may deny what was reported of him, in milliseconds."""
DEBOUNCE = 3000
"""How long after one report another changes nothing (BK-93)."""
RULINGS = 40
APPLIED = "Applied"
"""Among the happenings: somebody has carried out what a card says."""


def busy(w: Work) -> bool:
    """Whether something is being resolved, so that nothing else can begin."""
    return bool(w.asks or w.motion or w.agenda or w.threats)


# Obligations


def done(w: Work, seat: Seat, number: int) -> None:
    """Somebody says: I have done it."""
    duty = next(duty for duty in w.duties if duty.n == number)
    after = w.acts + (1 if w.resolving else 0)
    _put(w, duty, replace(duty, stage="done", acts=after, until=None))
    w.note("done", seat, duty.card, duty.path, duty.times)


def applied(w: Work, seat: Seat, card: int) -> None:
    """Somebody carries out what a card says, if effects are by hand (BK-60). What no card asks is a fault like any other (BK-41)."""
    mine = [debt for debt in w.debts if debt.seat == seat and debt.frame.card == card]
    due = next((debt for debt in mine if not debt.late), None)
    if due is not None:
        w.debts = tuple(debt for debt in w.debts if debt is not due)
        w.note("applies", seat, card, due.frame.steps[0])
        seen(w, APPLIED, seat, card)
        w.push(due.frame)
    elif mine:
        w.note("applied-too-late", seat, card)
    else:
        w.note("applied-wrongly", seat, card)
        w.penalise(seat, 1, None, "nothing-owed")


def content(w: Work, seat: Seat) -> None:
    """Somebody has nothing to say about what has happened."""
    w.silent = (*w.silent, seat)
    if w.closing is not None and len(w.silent) == w.seats:
        call_on(w)


def _put(w: Work, old: Duty, new: Duty) -> None:
    w.duties = tuple(new if duty is old else duty for duty in w.duties)


# Accusations


def accused(w: Work, seat: Seat, whom: Seat, card: int) -> None:
    """One says that another has not obeyed a card (BK-33, BK-58)."""
    mine = [duty for duty in w.duties if duty.seat == whom and duty.card == card]
    late = next((duty for duty in mine if duty.stage == "overdue"), None)
    missed = next((debt for debt in w.debts if debt.late and (debt.seat, debt.frame.card) == (whom, card)), None)
    spoken = next((duty for duty in mine if duty.stage == "done" or duty.lasting), None)
    if late is not None or missed is not None:
        w.duties = tuple(duty for duty in w.duties if duty is not late)
        w.debts = tuple(debt for debt in w.debts if late is not None or debt is not missed)
        w.note("accused-rightly", seat, card, text=str(whom))
        w.penalise(whom, 1, seat, "not-obeyed")
        fire(w, n.Accused, seat, word="right")
    elif spoken is not None:
        voters = tuple(one for one in w.order(seat) if one not in (seat, whom))
        if voters:
            w.motion = Motion(
                "verdict", ("guilty", "innocent"), voters, w.deadline(), (), seat, whom, card, spoken.n, since=w.now
            )
        else:
            w.note("not-proven", seat, card, text=str(whom))
    elif not mine and (whom, card) in w.lapsed:
        w.note("accused-too-late", seat, card, text=str(whom))
    else:
        slandered(w, seat, whom, card)


def slandered(w: Work, seat: Seat, whom: Seat, card: int = -1) -> None:
    """A wrong accusation falls back on whoever made it (BK-51)."""
    w.note("accused-wrongly", seat, card, text=str(whom))
    w.penalise(seat, w.law().slander, whom, "false-accusation")
    fire(w, n.Accused, seat, word="wrong")


def objected(w: Work, seat: Seat) -> None:
    """One says that the last play was wrong, where wrong plays lie until then (BK-57)."""
    doubt = w.doubt
    assert doubt is not None
    w.doubt, faults = None, w.faults
    if not faults:
        slandered(w, seat, doubt.seat)
        return
    _restore(w, doubt.cards, doubt.seat)
    w.doubt, w.faults = None, 0
    w.note("objected-rightly", seat, text=str(doubt.seat))
    w.penalise(doubt.seat, faults, seat, "wrong-play")
    fire(w, n.Accused, seat, word="right")


def _restore(w: Work, cards: tuple[int, ...], seat: Seat) -> None:
    """The position before a wrong play; the cards that lay there were seen. In an imagined game only they go back."""
    before, w.before = w.before, None
    if before is None:
        for card in map(Piece, cards):
            if card in w.places[DISCARD] and len(w.places[DISCARD]) > 1:
                w.move(card, DISCARD, hand(seat), EVERYBODY)
        w.on_top(w.top())
        return
    lost = set(w.places[DRAW]) if w.places[DRAW] else set[Piece]()
    seen, kept = w.known, w.places
    w.rewind(before)
    for piece, old in enumerate(before.pieces.known):
        same = any(piece in there and piece in here for there, here in zip(kept, w.places, strict=True))
        w.known[piece] = Viewers(old | seen[piece]) if (same and piece not in lost) or piece in cards else old
    w.show(tuple(map(Piece, cards)), EVERYBODY)
    w.began = w.now


# Reports


def reported(w: Work, seat: Seat, card: int, whom: Seat) -> None:
    """Something outside the game has happened, as a rule waits for it (BK-93)."""
    event = _event(w, card)
    assert event is not None
    if w.now < w.reported + DEBOUNCE:
        w.note("reported-already", seat, card)
        return
    w.reported = w.now
    w.fired = ()
    ask = Ask(whom, "report", Millis(w.now + CONTEST_REPORT), seat, card, among=(seat,), optional=True)
    if whom == seat or event.what in ("enter", "bell", "phone"):
        happened(w, ask)
    else:
        w.note("reported", seat, card, text=str(whom))
        w.ask(ask)


def _event(w: Work, card: int) -> n.Event | None:
    """The event that a rule waits for, if it lies there, or a card that holds for a while."""
    if card in w.places[RULES]:
        when = w.box.code(card, w.memory.edits).sentence.when
        if isinstance(when, n.Event):
            return when
    for mod in w.memory.meanwhile:
        effect = w.box.code(mod.card, w.memory.edits).parts.get(mod.path)
        if mod.card == card and isinstance(effect, n.Meanwhile) and isinstance(effect.when, n.Event):
            return effect.when
    return None


def happened(w: Work, ask: Ask) -> None:
    """Nobody denies it: it fires."""
    event = _event(w, ask.card)
    if event is not None:
        w.note("happened", ask.seat, ask.card)
        fire(w, n.Event, ask.seat, word=event.what, text=event.text)


def judged_by(w: Work, ask: Ask) -> None:
    """It is denied: the others vote."""
    by = ask.among[0]
    voters = tuple(one for one in w.order(by) if one not in (by, ask.seat))
    if voters:
        w.motion = Motion("report", ("yes", "no"), voters, w.deadline(), (), by, ask.seat, ask.card, since=w.now)
    else:
        w.note("not-proven", by, ask.card, text=str(ask.seat))


# The table decides


def proposed(w: Work, seat: Seat, what: str, text: str, card: int) -> None:
    """A ruling, or another order of the rules; all vote (BK-34, BK-95)."""
    voters = tuple(w.order(seat))
    motion = Motion(
        "order" if what == "order" else "ruling", ("yes", "no"), voters, w.deadline(), (), seat, None, card, text=text
    )
    w.motion = replace(motion, since=w.now)


def voted(w: Work, seat: Seat, choice: str) -> None:
    motion = w.motion
    assert motion is not None
    ballot = Ballot(motion.voters, motion.choices, votes=motion.votes).cast(seat, choice)
    w.motion = replace(motion, votes=ballot.votes)
    if ballot.closed or (ballot.majority() is not None and motion.what != "vote"):
        closed(w)


def closed(w: Work) -> None:
    """The vote is over: what it means. Clocks that stood go on (BK-94)."""
    motion, w.motion = w.motion, None
    assert motion is not None
    gone = w.now - motion.since
    if gone:
        w.timers = tuple(replace(timer, at=Millis(timer.at + gone)) for timer in w.timers)
        w.asks = tuple(replace(ask, until=Millis(ask.until + gone)) for ask in w.asks)
        w.memory = replace(
            w.memory,
            mods=tuple(replace(m, n=m.n + gone) if m.end == "seconds" else m for m in w.memory.mods),
            meanwhile=tuple(replace(m, n=m.n + gone) if m.end == "seconds" else m for m in w.memory.meanwhile),
        )
        w.duties = tuple(
            duty if duty.until is None else replace(duty, until=Millis(duty.until + gone)) for duty in w.duties
        )
        w.began = Millis(w.began + gone)
        if w.closing is not None:
            w.closing = replace(w.closing, until=Millis(w.closing.until + gone))
    ballot = Ballot(motion.voters, motion.choices, votes=motion.votes, closed=True)
    leaders = ballot.leaders()
    winner = leaders[0] if len(leaders) == 1 else None
    w.note("voted", motion.by, motion.card, text=winner or "")
    _decided(w, motion, winner, leaders)


def _decided(w: Work, motion: Motion, winner: str | None, leaders: tuple[str, ...]) -> None:
    match motion.what:
        case "verdict":
            assert motion.by is not None
            assert motion.seat is not None
            w.duties = tuple(duty for duty in w.duties if duty.n != motion.duty or duty.lasting)
            if winner == "guilty":
                w.penalise(motion.seat, 1, motion.by, "not-obeyed")
                fire(w, n.Accused, motion.by, word="right")
            elif winner == "innocent":
                slandered(w, motion.by, motion.seat, motion.card)
            else:
                w.note("not-proven", motion.by, motion.card, text=str(motion.seat))
        case "report":
            assert motion.seat is not None
            if winner == "yes":
                happened(w, Ask(motion.seat, "report", w.now, card=motion.card))
        case "answer":
            if winner == "wrong" and motion.seat is not None:
                w.penalise(motion.seat, 1, None, "wrong-answer")
        case "contest":
            one, other = Seat(int(motion.choices[0])), Seat(int(motion.choices[1]))
            won = Seat(int(winner)) if winner is not None else w.luck.pick((one, other))
            w.agenda[0] = replace(w.agenda[0], winner=won, loser=other if won == one else one)
        case "vote":
            w.agenda[0] = replace(w.agenda[0], voted=tuple(Seat(int(choice)) for choice in leaders))
        case "ruling":
            if winner == "yes":
                ruling = Ruling(w.box.names[motion.card] if motion.card >= 0 else "", motion.text)
                w.memory = replace(w.memory, rulings=(*w.memory.rulings[-RULINGS + 1 :], ruling))
        case "order":
            if winner == "yes":
                names = [name.strip() for name in motion.text.split(",")]
                order = tuple(w.box.piece[name] for name in names)
                if sorted(order) == sorted(w.places[RULES]):
                    w.places[RULES] = order
