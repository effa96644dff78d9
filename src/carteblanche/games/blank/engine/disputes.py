"""Obligations, accusations and votes (BK-33, BK-41, BK-50, BK-51, BK-53, BK-58, BK-59, BK-95).

The engine knows what is mechanical and decides it from its own record; what only people can have seen or heard is decided by the
vote of all who are not part of it, by majority of those asked. A tie, or nobody to ask, means *not proven*: nobody draws. What was judged
is remembered: who accuses of the same thing again, before another card is played, accuses wrongly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from carteblanche.core.ballots import Ballot
from carteblanche.core.pieces import EVERYBODY, Piece, Place, Viewers
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Block, Duty, Frame, Motion, Ruling
from carteblanche.games.blank.box import DISCARD, DRAW, RULES, hand, peeked
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.engine import tools
from carteblanche.games.blank.engine.events import fire
from carteblanche.games.blank.engine.laying import price_of
from carteblanche.games.blank.engine.moves import relocate, where
from carteblanche.games.blank.engine.penalties import house, stands_before
from carteblanche.games.blank.engine.people import failed, overdue_duties
from carteblanche.games.blank.engine.reports import happened, reports
from carteblanche.games.blank.engine.turns import GRACE, call_on
from carteblanche.games.blank.evaluate.patterns import Happening

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

RULINGS: Final = 40
JUDGED: Final = 24


# Obligations


def done(w: Work, seat: Seat, number: int) -> None:
    """Somebody says: I have done it. The others may find that it was not, until the player after that has acted (BK-58)."""
    duty = next(duty for duty in w.duties if duty.n == number)
    after = w.acts + (1 if w.resolving or seat == w.turn else 0)
    _put(w, duty, replace(duty, stage="done", acts=after, until=None))
    w.note("done", seat, duty.card, duty.path, duty.times)


def _put(w: Work, old: Duty, new: Duty) -> None:
    w.duties = tuple(new if duty is old else duty for duty in w.duties)


def duty_alarm(w: Work, at: Millis) -> None:
    """The time for something is over."""
    w.silent = ()
    w.duties = tuple(
        replace(duty, until=None) if duty.stage == "overdue" and duty.until is not None and duty.until <= at else duty
        for duty in w.duties
    )
    overdue_duties(w, lambda duty: duty.until is not None and duty.until <= at, Millis(at + GRACE))


def applied(w: Work, seat: Seat, card: int) -> None:
    """Somebody carries out what a card says, if effects are by hand (BK-60). What no card asks is a fault like any other (BK-41)."""
    mine = [debt for debt in w.debts if debt.seat == seat and debt.frame.card == card]
    due = next((debt for debt in mine if not debt.late), None)
    w.silent = ()
    w.applied = (*w.applied[-JUDGED + 1 :], (seat, card, w.plays))
    if due is not None:
        w.debts = tuple(debt for debt in w.debts if debt is not due)
        w.note("applies", seat, card, due.frame.stack[0].path)
        w.push(due.frame, due.hidden)
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


def used(w: Work, seat: Seat, card: int, path: str) -> None:
    """Somebody does of their own accord what a card allows."""
    held = next(one for one in w.force.get(s.Allow) if (one.card, one.path) == (card, path))
    w.note("uses", seat, card, path)
    w.fired = ()
    if held.change.per:
        w.used = (*w.used, (card, path, int(seat), held.change.per))
    frame = Frame(w.number(), card, seat, (Block(f"{path}.then"),), by_hand=True)
    if held.lasting is not None:
        frame = replace(frame, them=held.lasting.them, previous=(held.lasting.you,), each=held.lasting.each)
    w.push(frame)
    if held.change.when == "instead-of-playing":
        w.resolving = 1


# Accusations


def accused(w: Work, seat: Seat, whom: Seat, card: int) -> None:
    """One says that another has not obeyed a card (BK-33, BK-58)."""
    if stands_before(w, Happening(p.Accuses, seat, word="any", causer=seat)):
        return
    mine = [duty for duty in w.duties if duty.seat == whom and duty.card == card]
    late = next((duty for duty in mine if duty.stage == "overdue"), None)
    missed = next((debt for debt in w.debts if debt.late and (debt.seat, debt.frame.card) == (whom, card)), None)
    spoken = next((duty for duty in mine if duty.stage == "done" or duty.lasting >= 0), None)
    w.silent = ()
    if late is not None or missed is not None:
        w.duties = tuple(duty for duty in w.duties if duty is not late)
        w.debts = tuple(debt for debt in w.debts if late is not None or debt is not missed)
        _judged(w, whom, card)
        w.note("accused-rightly", seat, card, text=str(whom))
        _guilty(w, seat, whom, late)
    elif spoken is not None and (whom, card, w.plays) not in w.judged:
        voters = tuple(one for one in w.order(seat) if one not in (seat, whom))
        if voters:
            w.motion = Motion(
                "verdict", ("guilty", "innocent"), voters, w.deadline(), (), seat, whom, card, spoken.n, since=w.now
            )
        else:
            _judged(w, whom, card)
            w.note("not-proven", seat, card, text=str(whom))
    elif not mine and (whom, card) in w.lapsed:
        _judged(w, whom, card)
        w.note("accused-too-late", seat, card, text=str(whom))
    else:
        _judged(w, whom, card)
        slandered(w, seat, whom, card)


def _judged(w: Work, whom: Seat, card: int) -> None:
    w.judged = (*w.judged[-JUDGED + 1 :], (whom, card, w.plays))


def _guilty(w: Work, by: Seat, whom: Seat, duty: Duty | None) -> None:
    """The price that the card states, else a penalty."""
    if duty is None or not failed(w, duty):
        w.penalise(whom, 1, by, "not-obeyed")
    _verdict(w, by, "right")


def _verdict(w: Work, by: Seat, verdict: str) -> None:
    happening = Happening(p.Accuses, by, word=verdict)
    if stands_before(w, happening) != "instead":
        fire(w, happening)


def slandered(w: Work, seat: Seat, whom: Seat, card: int = -1) -> None:
    """A wrong accusation falls back on whoever made it (BK-51)."""
    w.note("accused-wrongly", seat, card, text=str(whom))
    w.penalise(seat, house(w, "wrong-accusation", 1, seat), whom, "false-accusation")
    _verdict(w, seat, "wrong")


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
    price = price_of(w, doubt.seat, tuple(map(Piece, doubt.cards)))
    if price is not None:
        w.push(price)
        faults -= 1
    if faults:
        w.penalise(doubt.seat, faults, seat, "wrong-play")
    _verdict(w, seat, "right")


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
    w.look()
    for piece, old in enumerate(before.pieces.known):
        same = any(piece in there and piece in here for there, here in zip(kept, w.places, strict=True))
        w.known[piece] = Viewers(old | seen[piece]) if (same and piece not in lost) or piece in cards else old
    w.peeked = peeked(w.places, w.known)
    w.show(tuple(map(Piece, cards)), EVERYBODY)
    w.began = w.now


# The table decides


def proposed(w: Work, seat: Seat, what: str, text: str, card: int) -> None:
    """A ruling, or another order of the rules; all vote (BK-34, BK-95)."""
    sort = "order" if what == "order" else "ruling"
    voters = tuple(w.order(seat))
    w.motion = Motion(sort, ("yes", "no"), voters, w.deadline(), (), seat, None, card, text=text, since=w.now)  # type: ignore[arg-type]


def correcting(w: Work, seat: Seat, card: int, place: str) -> None:
    """The owner, as a referee, wants to put a card somewhere; the others must agree (BK-95)."""
    voters = tuple(one for one in w.order(seat) if one != seat)
    w.motion = Motion("correct", ("yes", "no"), voters, w.deadline(), (), seat, None, card, text=place, since=w.now)


def voted(w: Work, seat: Seat, choice: str) -> None:
    motion = w.motion
    assert motion is not None
    if motion.what == "tool" and choice == "object":
        tools.objected(w, motion, seat)
        return
    ballot = Ballot(motion.voters, motion.choices, votes=motion.votes).cast(seat, choice)
    w.motion = replace(motion, votes=ballot.votes)
    if ballot.closed or (ballot.majority() is not None and motion.what != "tool"):
        closed(w)


def closed(w: Work) -> None:
    """The vote is over: what it means. Clocks that stood go on (BK-94)."""
    motion, w.motion = w.motion, None
    assert motion is not None
    gone = w.now - motion.since
    if gone:
        w.timers = tuple(replace(timer, at=Millis(timer.at + gone)) for timer in w.timers)
        w.asks = tuple(replace(ask, until=Millis(ask.until + gone)) for ask in w.asks)
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
    _decided(w, motion, winner)


def _decided(w: Work, motion: Motion, winner: str | None) -> None:
    by = motion.by
    assert by is not None
    match motion.what:
        case "verdict":
            assert motion.seat is not None
            duty = next((duty for duty in w.duties if duty.n == motion.duty), None)
            w.duties = tuple(duty for duty in w.duties if duty.n != motion.duty or duty.lasting >= 0)
            _judged(w, motion.seat, motion.card)
            if winner == "guilty":
                _guilty(w, by, motion.seat, duty)
            elif winner == "innocent":
                slandered(w, by, motion.seat, motion.card)
            else:
                w.note("not-proven", by, motion.card, text=str(motion.seat))
        case "report":
            found = reports(w.box, w.places[RULES], w.memory, motion.card)
            index = int(motion.path)
            if winner == "yes" and motion.seat is not None and index < len(found):
                happened(w, motion.card, motion.seat, found[index].text, by)
        case "ruling":
            if winner == "yes":
                ruling = Ruling(w.box.names[motion.card] if motion.card >= 0 else "", motion.text)
                w.remember(rulings=(*w.memory.rulings[-RULINGS + 1 :], ruling))
        case "order":
            if winner == "yes":
                names = [name.strip() for name in motion.text.split(",")]
                order = tuple(w.box.piece[name] for name in names if name in w.box.piece)
                if sorted(order) == sorted(w.places[RULES]):
                    w.put_rules(order)
        case "consent" | "tool" | "tool-vote":
            tools.decided(w, motion, winner)
        case "correct":
            if winner == "yes":
                _correct(w, by, Piece(motion.card), Place(w.box.layout.places.index(motion.text)))


def _correct(w: Work, seat: Seat, card: Piece, place: Place) -> None:
    """The referee moves a card, for all to see."""
    if relocate(w, card, where(w, card), place, "top"):
        w.show((card,), EVERYBODY)
        w.note("corrected", seat, card, text=w.box.layout.places[place])
