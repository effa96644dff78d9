"""Does what is pending, one step after the other, until somebody must be asked or nothing is left.

A frame is a card that is being obeyed. Its stack says which lists of steps are open and where in each it stands. Every step is looked at
as a whole (`Context`), then done. Everything is bounded: one action may take so many steps, a repetition as many rounds as there are cards,
each clause fires once in an action; what would exceed it is waived, and noted.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Block, Frame, Seats
from carteblanche.games.blank.box import RULES
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.parts import MOST_PARTS
from carteblanche.games.blank.engine.doing import STEPS
from carteblanche.games.blank.engine.events import fire, waits
from carteblanche.games.blank.engine.guard import hit
from carteblanche.games.blank.engine.laying import PLAY, settle_play
from carteblanche.games.blank.engine.penalties import settle_penalty
from carteblanche.games.blank.engine.prices import payable, quiet, unpayable, unwilling
from carteblanche.games.blank.engine.refresh import became, keep_rules, refresh, refresh_off
from carteblanche.games.blank.engine.turns import NEXT, choose_next, settle
from carteblanche.games.blank.evaluate.context import Context, Needs
from carteblanche.games.blank.state import Hidden, Memo

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

TURNS: Final = 16
"""How many turns may end in one action: where every turn is replaced, somebody has one all the same."""
DONE: Final = 80
"""How many moves are kept to be taken back."""
_CLAUSE: Final = re.compile(r"\d+\.then")


def run(w: Work) -> None:
    """Goes on until somebody must answer, or all is done."""
    blocked: set[int] = _waiting(w) if w.asks else set()
    turns = 0
    while w.motion is None:
        if w.touched and w.phase == "play":
            if w.force.watchful or w.truths or w.memory.off:
                _notice(w)
            else:
                w.touched = False
        if w.agenda:
            frame = w.agenda[0] if not blocked else _next(w, blocked)
            if frame is None:
                break
            w.budget -= 1
            if w.budget < 0:
                _waive(w)
            elif not _step(w, frame):
                blocked.add(frame.n)
            continue
        turns += 1
        if turns > TURNS and not w.asks:
            w.resolving = 0
            break
        if w.asks or not settle(w):
            break
    refresh(w)


def _notice(w: Work) -> None:
    """Something has changed: other rules may be in force, and conditions may have begun to hold."""
    if s.House in w.force.of:
        keep_rules(w)
    if w.force.switches or w.memory.off:
        refresh_off(w)
    became(w)


def _waiting(w: Work) -> set[int]:
    """Frames that somebody has still to answer; of a group all wait, so that nobody sees what others do before choosing."""
    asking = {ask.frame for ask in w.asks}
    groups = {frame.group for frame in w.agenda if frame.group and frame.n in asking}
    return (asking - w.woken) | {frame.n for frame in w.agenda if frame.group in groups}


def _waive(w: Work) -> None:
    """The budget is spent: what is left is not done, and everybody sees it."""
    for frame in w.agenda:
        w.note("waived", frame.you, frame.card, frame.stack[-1].path if frame.stack else "")
        w.drop_asks(frame.n)
    w.agenda.clear()
    w.hidden.clear()


def _next(w: Work, blocked: set[int]) -> Frame | None:
    """The first frame that can go on; of a group each may."""
    head = w.agenda[0]
    if head.n not in blocked:
        return head
    if head.group:
        for frame in w.agenda[1:]:
            if frame.group == head.group and frame.n not in blocked:
                return frame
    return None


def _index(w: Work, n: int) -> int:
    for index, frame in enumerate(w.agenda):
        if frame.n == n:
            return index
    raise ValueError(f"there is no frame {n}")


def _end(w: Work, frame: Frame) -> None:
    del w.agenda[0 if w.agenda[0].n == frame.n else _index(w, frame.n)]
    w.hidden.pop(frame.n, None)
    if w.asks:
        w.drop_asks(frame.n)


def _step(w: Work, frame: Frame) -> bool:
    """The next step of a frame. Whether it could go on."""
    card, stack = frame.card, frame.stack
    if card < 0:
        return _table(w, frame)
    gone = card >= w.box.cards and (card not in w.places[RULES] or card in w.memory.off)
    if not stack or (gone and _is_late(frame)):
        _end(w, frame)
        return True
    block = stack[-1]
    at, lines = block.at, w.box.code(card, w.memory.edits).lines(block.path)
    path, step = lines[at] if 0 <= at < len(lines) else (f"{block.path}.{at}", None)
    context = Context(w, frame, path=path)
    try:
        if at < 0:
            _given(w, context, block)
        elif step is None:
            _finish_block(w, context, block)
        elif type(step) in _FLOW:
            _FLOW[type(step)](w, context, step, path)
        else:
            moved = len(w.moves)
            STEPS[type(step)](context, step, path)
            w.touched = True
            if card < w.box.cards and len(w.moves) > moved:
                done = tuple((card, move.piece, move.source, move.target) for move in w.moves[moved:])
                w.done = (*w.done, *done)[-DONE:]
            if context.hits and waits(w, p.Hit):
                for seat in dict.fromkeys(context.hits):
                    fire(w, hit(context, seat))
            if len(stack) == 1 and at + 1 == len(lines) and not block.left and not block.times:
                _end(w, frame)
            else:
                _put(w, context, _advanced(stack))
    except Needs:
        context.save()
        return False
    return True


def _table(w: Work, frame: Frame) -> bool:
    """A frame of the table's own: a penalty on its way, or the choice who is next."""
    context = Context(w, frame)
    try:
        if frame.word == NEXT:
            choose_next(context)
        elif frame.word == PLAY:
            settle_play(context)
        else:
            settle_penalty(context)
    except Needs:
        context.save()
        return False
    _end(w, frame)
    return True


def _is_late(frame: Frame) -> bool:
    """Whether a rule that lies no more, or is not in force, went before its turn came (BK-35b)."""
    block = frame.stack[0]
    first = len(frame.stack) == 1 and frame.word != "applied" and block.at <= 0
    return first and _CLAUSE.fullmatch(block.path) is not None


def _given(w: Work, context: Context, block: Block) -> None:
    """A condition that somebody has to be asked about."""
    clause = w.box.code(context.card, w.memory.edits).part(block.path.removesuffix(".then"))
    if isinstance(clause, s.When) and clause.given is not None:
        holds = context.holds(clause.given, block.path.removesuffix(".then") + ".given")
        if not holds:
            _end(w, context.frame)
            return
    _put(w, context, (*context.frame.stack[:-1], replace(block, at=0)))


def _put(w: Work, context: Context, stack: tuple[Block, ...]) -> None:
    """The frame stands elsewhere now, and what its last step asked is forgotten."""
    frame = context.frame
    if context.met:
        met: Seats = tuple(context.met)
        frame = replace(frame, them=met, previous=frame.them) if met != frame.them else frame
    w.drop_asks(frame.n)
    w.agenda[_index(w, frame.n)] = replace(frame, stack=stack)
    old = context.hidden
    new = Hidden(context.these, old.event, old.hands)
    if new == _NO_SECRETS:
        w.hidden.pop(frame.n, None)
    else:
        w.hidden[frame.n] = new


_NO_SECRETS: Final = Hidden()


def _advanced(stack: tuple[Block, ...]) -> tuple[Block, ...]:
    """Behind the step that is done."""
    return (*stack[:-1], replace(stack[-1], at=stack[-1].at + 1)) if stack else ()


def _finish_block(w: Work, context: Context, block: Block) -> None:
    """A list of steps is done: again for the next player or the next time, or on behind it. Who could not play and has drawn until that
    changed goes on with the turn.
    """
    stack = context.frame.stack
    if block.left:
        again = replace(block, at=0, each=block.left[0], left=block.left[1:])
        _put(w, context, (*stack[:-1], again))
        return
    if block.times > 0:
        path = block.path.removesuffix(".then")
        step = w.box.code(context.card, w.memory.edits).part(path)
        over = isinstance(step, s.Repeat) and step.until is not None and context.holds(step.until, f"{path}.until")
        if not over:
            if block.times > 1:
                _put(w, context, (*stack[:-1], replace(block, at=0, times=block.times - 1)))
                return
            if isinstance(step, s.Repeat) and step.until is not None:
                w.note("waived", context.you, context.card, path)
        elif isinstance(step, s.Repeat) and step.until == p.Able() and context.you == w.turn and not w.laid:
            w.resolving = 0
    if len(stack) == 1:
        _end(w, context.frame)
    else:
        _put(w, context, _advanced(stack[:-1]))


def _if(w: Work, context: Context, step: s.If, path: str) -> None:
    _open(w, context, f"{path}.then" if context.holds(step.holds, f"{path}.holds") else f"{path}.otherwise")


def _may(w: Work, context: Context, step: s.May, path: str) -> None:
    """Who is to choose cards of the own hand first is asked for them at once: to choose none is to decline."""
    seats = context.who(step.who, f"{path}.who")
    first = step.then[0] if step.then else None
    if (
        len(seats) == 1
        and isinstance(first, s.Move)
        and first.cards == p.Some(p.Hand(step.who), first.cards.fit, first.cards.n)
    ):
        at = f"{path}.then.0.cards"
        if isinstance(first.cards.n, int) and context.who(step.who, f"{at}.place.of") == seats:
            can_pay = payable(quiet(context), seats[0], f"{path}.then")
            chosen = context.cards(first.cards, at, optional=True, only=None if can_pay else _none)
            memo = tuple(pair for pair in context.memo.items() if pair[0].startswith(at))
            _decided(w, context, step, path, memo if chosen else None)
            return
    said = context.gather(
        seats,
        lambda seat: context.ask(
            context.key(path, seat), seat, "word", words=("yes",), optional=True,
            closed=lambda: unwilling(context, seat, f"{path}.then", several=len(seats) > 1),
        ),
    )  # fmt: skip
    willing = [seat for seat, word in zip(seats, said, strict=True) if word == "yes"]
    if len(seats) > 1:
        context.met = willing
    _decided(w, context, step, path, () if willing else None)


def _none(_card: int) -> bool:
    return False


def _decided(w: Work, context: Context, step: s.May, path: str, memo: Memo | None) -> None:
    """They want to, with what they have answered already; or they do not, which ends a repetition."""
    block = context.frame.stack[-1]
    if memo is None and not step.otherwise and block.times:
        _put(w, context, (*context.frame.stack[:-1], replace(block, at=MOST_PARTS, times=0)))
        return
    _open(w, context, f"{path}.otherwise" if memo is None else f"{path}.then")
    if memo:
        n = context.frame.n
        w.hidden[n] = replace(w.hidden.get(n, _NO_SECRETS), memo=memo)


def _either(w: Work, context: Context, step: s.Either, path: str) -> None:
    chooser = context.who(step.who, f"{path}.who")
    words = tuple(str(i + 1) for i in range(len(step.options)))
    answer: object = ""
    if chooser and words:
        answer = context.ask(
            context.key(path),
            chooser[0],
            "word",
            words=words,
            closed=lambda: unpayable(context, chooser[0], words, f"{path}.options"),
        )
    chosen = int(answer) - 1 if isinstance(answer, str) and answer.isdigit() else 0
    _open(w, context, f"{path}.options.{chosen}")


def _repeat(w: Work, context: Context, step: s.Repeat, path: str) -> None:
    until, times = step.until, step.times
    most = len(w.box.names)
    count = most if times is None else min(most, context.amount(times, f"{path}.times"))
    if count and not (until is not None and times is not None and context.holds(until, f"{path}.until")):
        _open(w, context, f"{path}.then", times=count)
    else:
        _put(w, context, _advanced(context.frame.stack))


def _open(w: Work, context: Context, path: str, *, times: int = 0) -> None:
    """A list of steps inside the running one is next."""
    stack = context.frame.stack
    if not w.box.code(context.card, w.memory.edits).lines(path):
        _put(w, context, _advanced(stack))
    else:
        _put(w, context, (*stack, Block(path, times=times)))


def _each(w: Work, context: Context, step: s.Each, path: str) -> None:
    """One after the other, or all at once: then each runs in a frame of its own, with hands as they are now."""
    seats = _ordered(context, step, context.who(step.who, f"{path}.who"), path)
    stack = context.frame.stack
    if not seats or not step.then:
        _put(w, context, _advanced(stack))
        return
    if not step.at_once and not _is_own_affair(step):
        _put(w, context, (*stack, Block(f"{path}.then", each=seats[0], left=seats[1:])))
        return
    around = (*context.frame.each, *(block.each for block in stack if block.each is not None))
    hands = tuple(tuple(map(int, w.hand(seat))) for seat in range(w.seats))
    hidden = Hidden(context.these, context.hidden.event, hands)
    _put(w, context, _advanced(stack))
    parent = context.frame
    group = w.number()
    for seat in reversed(seats):
        child = replace(
            parent, n=w.number(), stack=(Block(f"{path}.then"),), each=(*around, seat), group=group, bound=()
        )
        w.push(child, hidden, front=True)


def _is_own_affair(step: s.Each) -> bool:
    """Whether each may do something with the own cards alone, so that all can be asked at once; it is done in order."""
    (may,) = step.then if len(step.then) == 1 else (None,)
    own = p.Hand("each")
    return (
        isinstance(may, s.May)
        and may.who == "each"
        and not may.otherwise
        and all(
            isinstance(one, s.Move) and (one.cards.place, one.to) in ((own, "discard"), ("draw", own))
            for one in may.then
        )
    )


def _ordered(context: Context, step: s.Each, seats: Seats, path: str) -> Seats:
    """In play order from the next player on, or as the card says."""
    w = context.w
    ages = w.config.ages
    match step.way:
        case "left" | "right":
            way = 1 if step.way == "left" else -1
            round_table = [w.beside(context.you, way * i) for i in range(1, w.seats + 1)]
            order = [seat for seat in dict.fromkeys(round_table) if seat in seats]
        case "oldest" | "youngest" if len(ages) >= w.seats:
            order = sorted(seats, key=lambda seat: ages[seat], reverse=step.way == "oldest")
        case _:
            order = list(seats)
    first = context.who(step.first, f"{path}.first") if step.first is not None else ()
    if first and first[0] in order:
        index = order.index(first[0])
        order = order[index:] + order[:index]
    return tuple(map(Seat, order))


_FLOW: Final[dict[type[Any], Callable[[Work, Context, Any, str], None]]] = {
    s.If: _if, s.May: _may, s.Either: _either, s.Each: _each, s.Repeat: _repeat,
}  # fmt: skip
"""The steps that decide what is done next."""
