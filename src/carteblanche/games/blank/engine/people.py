"""What people say, do, judge and compete in because a card says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank.affairs import Block, Duty, Frame, Seats
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.data import COLOURS
from carteblanche.games.blank.engine import lasting
from carteblanche.games.blank.engine.guard import carry_out
from carteblanche.games.blank.engine.moves import unspared
from carteblanche.games.blank.evaluate.players import seats_in

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work
    from carteblanche.games.blank.evaluate.context import Context

DUTIES: Final = 48
LONGEST_PAUSE: Final = 600


def pause(context: Context, step: s.Pause, path: str) -> None:
    """Nobody plays until the time is over, or everybody wants to go on."""
    w = context.w
    until = Millis(w.now + (step.seconds or LONGEST_PAUSE) * 1000)
    context.gather(
        tuple(w.order(context.you)),
        lambda seat: context.ask(context.key(path, seat), seat, "word", words=("go-on",), optional=True, until=until),
    )


def name(context: Context, step: s.Name, path: str) -> None:
    """A card remembers what was named."""
    w = context.w
    who = context.concerned(step.who, f"{path}.who")
    if not who:
        return
    numbered = tuple(map(str, range(step.least, max(step.least, step.most) + 1)))
    words = {"colour": COLOURS, "number": numbered, "word": ("said",)}[step.what]
    answer = context.ask(context.key(path), who[0], "word", words=words)
    if not isinstance(answer, str) or answer not in words:
        return
    memory, card = w.memory, context.card
    if step.what == "colour":
        kept = tuple(pair for pair in memory.colours if pair[0] != card)
        w.remember(colours=(*kept, (card, COLOURS.index(answer))))
    elif step.what == "number":
        numbers = tuple(one for one in memory.numbers if one[:2] != (card, "number"))
        w.remember(numbers=(*numbers, (card, "number", int(answer))))
        w.numbers = tuple(one for one in w.numbers if one[:2] != (card, "number"))
    w.note("names", who[0], card, path, text=answer)


def oblige(context: Context, step: s.Oblige, path: str) -> None:
    w = context.w
    seats, instead = unspared(context, context.concerned(step.who, f"{path}.who"))
    times = max(1, min(99, context.amount(step.times, f"{path}.times")))
    around = tuple(seat for seat in (*context.each(1), *context.each()))
    for guarded, happening in instead:
        carry_out(w, guarded, happening)
    for seat in seats:
        holds = -1
        if step.until is not None:
            made = replace(
                lasting.until(context, step.until, f"{path}.until"), path=path, bound=((f"{path}.who", (seat,)),)
            )
            lasting.start(w, made)
            holds = made.n
        due = None if holds >= 0 and not step.seconds else w.deadline()
        if step.seconds:
            due = Millis(w.now + step.seconds * 1000)
        owe(
            w,
            Duty(
                w.number(), seat, context.card, path, context.you, "pending", w.acts, due, holds, times, bool(step.seconds),
                context.frame.them, around,
            ),
        )  # fmt: skip
        w.note("owes", seat, context.card, path, times)


def owe(w: Work, duty: Duty) -> None:
    """A new obligation: what was not done before is forgotten."""
    w.duties = (*w.duties[-DUTIES + 1 :], duty)
    if w.lapsed:
        w.lapsed = tuple(old for old in w.lapsed if old != (duty.seat, duty.card))


def overdue_duties(w: Work, late: Callable[[Duty], bool], until: Millis | None = None) -> None:
    """What was not done in time: what the card says follows, else it can be pointed out."""
    kept: list[Duty] = []
    for duty in w.duties:
        if duty.stage != "pending" or not late(duty):
            kept.append(duty)
        elif not failed(w, duty):
            kept.append(replace(duty, stage="overdue", acts=w.acts + 1, until=until))
    w.duties = tuple(kept)


def failed(w: Work, duty: Duty) -> bool:
    """What follows from what was not done, if the card says. Whether it does: where the card speaks of those who had to do it, only who
    failed is meant.
    """
    step = w.box.code(duty.card, w.memory.edits).part(duty.path)
    if not isinstance(step, s.Oblige) or not step.fail:
        return False
    same = [at for at, part in _players(step.fail, f"{duty.path}.fail") if part == step.who]
    frame = Frame(
        w.number(), duty.card, duty.you, (Block(f"{duty.path}.fail"),), them=(duty.seat,), previous=duty.them, each=duty.each,
        bound=tuple((at, (duty.seat,)) for at in same), by_hand=True,
    )  # fmt: skip
    w.note("failed", duty.seat, duty.card, duty.path)
    w.push(frame)
    return True


def _players(part: Any, path: str) -> list[tuple[str, Any]]:
    """Where players are named in a part, by the names of the fields that hold them."""
    found: list[tuple[str, Any]] = []
    for at, one in walk(part, path):
        named = [name for name in one.__struct_fields__ if name in ("who", "of", "to", "among", "by")]
        found += [(f"{at}.{name}", getattr(one, name)) for name in named]
    return found


def contest(context: Context, step: s.Contest, path: str) -> None:
    """All say who won; if they do not agree the others do, and if these do not either, luck (L-09)."""
    w = context.w
    rivals = context.concerned(step.who, f"{path}.who")
    if len(rivals) < 2:
        return
    said = context.gather(
        rivals, lambda seat: context.ask(context.key(path, seat), seat, "players", among=rivals, optional=True)
    )
    winner = _agreed([answer for answer in said if answer])
    if winner is None:
        judges = tuple(seat for seat in w.order(context.you) if seat not in rivals)
        votes = context.gather(
            judges,
            lambda seat: context.ask(context.key(f"{path}#judge", seat), seat, "players", among=rivals, optional=True),
        )
        leaders = _leaders(votes, rivals)
        among = leaders or rivals
        winner = among[0] if len(among) == 1 else among[context.luck(context.key(f"{path}#luck"), len(among))]
    losers = tuple(seat for seat in rivals if seat != winner)
    context.frame = replace(context.frame, winner=(winner,), loser=losers)
    w.note("contest-won", winner, context.card, path, text=step.text)


def _agreed(answers: list[Any]) -> Seat | None:
    """Whom all who said anything named."""
    named = {seat for answer in answers for seat in seats_in(answer)}
    return next(iter(named)) if len(named) == 1 else None


def _leaders(votes: Any, among: Seats) -> Seats:
    given = [seat for vote in votes for seat in seats_in(vote)]
    most = max((given.count(seat) for seat in among), default=0)
    return tuple(seat for seat in among if given.count(seat) == most > 0)


def race(context: Context, step: s.Race, path: str) -> None:
    """The first is known at once, the last as soon as only one is missing (L-09)."""
    w = context.w
    racers = context.concerned(step.who, f"{path}.who")
    if not racers:
        return
    order = [key for key in context.memo if key.startswith(f"{path}@")]
    done = [seat for key in order for seat in racers if key == context.key(path, seat) and context.memo[key] == "done"]
    late = [seat for seat in racers if context.key(path, seat) in context.memo and seat not in done]
    if len(done) + len(late) < len(racers) - (0 if late else 1) and len(racers) > 1:
        context.gather(
            racers, lambda seat: context.ask(context.key(path, seat), seat, "word", words=("done",), optional=True)
        )
    missing = tuple(seat for seat in racers if seat not in done)
    last = missing or tuple(done[-1:])
    context.frame = replace(context.frame, first=tuple(done[:1]), last=last)
    w.note("race-over", done[0] if done else None, context.card, path, text=step.text)


def vote(context: Context, step: s.Vote, path: str) -> None:
    """Everybody points at somebody, at the same time and unseen until all have."""
    w = context.w
    voters, among = context.who(step.by, f"{path}.by"), context.who(step.among, f"{path}.among")
    votes = context.gather(
        voters, lambda seat: context.ask(context.key(path, seat), seat, "players", among=among, optional=True)
    )
    leaders = _leaders(votes, among)
    if len(leaders) > 1:
        match step.tie:
            case "none":
                leaders = ()
            case "random":
                leaders = (leaders[context.luck(context.key(f"{path}#tie"), len(leaders))],)
            case "choice":
                answer = context.ask(context.key(f"{path}#tie"), context.you, "players", among=leaders)
                leaders = seats_in(answer)
            case _:
                pass
    context.frame = replace(context.frame, voted=leaders)
    for seat, vote in zip(voters, votes, strict=True):
        if vote:
            w.note("voted", seat, context.card, path, text=str(vote))
