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
    from carteblanche.games.blank.evaluate.scene import Scene

DUTIES: Final = 48
LONGEST_PAUSE: Final = 600


def pause(scene: Scene, step: s.Pause, path: str) -> None:
    """Nobody plays until the time is over, or everybody wants to go on."""
    w = scene.w
    until = Millis(w.now + (step.seconds or LONGEST_PAUSE) * 1000)
    scene.gather(
        tuple(w.order(scene.you)),
        lambda seat: scene.ask(scene.key(path, seat), seat, "word", words=("go-on",), optional=True, until=until),
    )


def name(scene: Scene, step: s.Name, path: str) -> None:
    """A card remembers what was named."""
    w = scene.w
    who = scene.concerned(step.who, f"{path}.who")
    if not who:
        return
    numbered = tuple(map(str, range(step.least, max(step.least, step.most) + 1)))
    words = {"colour": COLOURS, "number": numbered, "word": ("said",)}[step.what]
    answer = scene.ask(scene.key(path), who[0], "word", words=words)
    if not isinstance(answer, str) or answer not in words:
        return
    memory, card = w.memory, scene.card
    if step.what == "colour":
        kept = tuple(pair for pair in memory.colours if pair[0] != card)
        w.remember(colours=(*kept, (card, COLOURS.index(answer))))
    elif step.what == "number":
        numbers = tuple(one for one in memory.numbers if one[:2] != (card, "number"))
        w.remember(numbers=(*numbers, (card, "number", int(answer))))
        w.numbers = tuple(one for one in w.numbers if one[:2] != (card, "number"))
    w.note("names", who[0], card, path, text=answer)


def oblige(scene: Scene, step: s.Oblige, path: str) -> None:
    w = scene.w
    seats, instead = unspared(scene, scene.concerned(step.who, f"{path}.who"))
    times = max(1, min(99, scene.amount(step.times, f"{path}.times")))
    around = tuple(seat for seat in (*scene.each(1), *scene.each()))
    for guarded, happening in instead:
        carry_out(w, guarded, happening)
    for seat in seats:
        holds = -1
        if step.until is not None:
            made = replace(
                lasting.until(scene, step.until, f"{path}.until"), path=path, bound=((f"{path}.who", (seat,)),)
            )
            lasting.start(w, made)
            holds = made.n
        due = None if holds >= 0 and not step.seconds else w.deadline()
        if step.seconds:
            due = Millis(w.now + step.seconds * 1000)
        owe(
            w,
            Duty(
                w.number(), seat, scene.card, path, scene.you, "pending", w.acts, due, holds, times, bool(step.seconds),
                scene.frame.them, around,
            ),
        )  # fmt: skip
        w.note("owes", seat, scene.card, path, times)


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


def contest(scene: Scene, step: s.Contest, path: str) -> None:
    """All say who won; if they do not agree the others do, and if these do not either, luck (L-09)."""
    w = scene.w
    rivals = scene.concerned(step.who, f"{path}.who")
    if len(rivals) < 2:
        return
    said = scene.gather(
        rivals, lambda seat: scene.ask(scene.key(path, seat), seat, "players", among=rivals, optional=True)
    )
    winner = _agreed([answer for answer in said if answer])
    if winner is None:
        judges = tuple(seat for seat in w.order(scene.you) if seat not in rivals)
        votes = scene.gather(
            judges,
            lambda seat: scene.ask(scene.key(f"{path}#judge", seat), seat, "players", among=rivals, optional=True),
        )
        leaders = _leaders(votes, rivals)
        among = leaders or rivals
        winner = among[0] if len(among) == 1 else among[scene.luck(scene.key(f"{path}#luck"), len(among))]
    losers = tuple(seat for seat in rivals if seat != winner)
    scene.frame = replace(scene.frame, winner=(winner,), loser=losers)
    w.note("contest-won", winner, scene.card, path, text=step.text)


def _agreed(answers: list[Any]) -> Seat | None:
    """Whom all who said anything named."""
    named = {seat for answer in answers for seat in seats_in(answer)}
    return next(iter(named)) if len(named) == 1 else None


def _leaders(votes: Any, among: Seats) -> Seats:
    given = [seat for vote in votes for seat in seats_in(vote)]
    most = max((given.count(seat) for seat in among), default=0)
    return tuple(seat for seat in among if given.count(seat) == most > 0)


def race(scene: Scene, step: s.Race, path: str) -> None:
    """The first is known at once, the last as soon as only one is missing (L-09)."""
    w = scene.w
    racers = scene.concerned(step.who, f"{path}.who")
    if not racers:
        return
    order = [key for key in scene.memo if key.startswith(f"{path}@")]
    done = [seat for key in order for seat in racers if key == scene.key(path, seat) and scene.memo[key] == "done"]
    late = [seat for seat in racers if scene.key(path, seat) in scene.memo and seat not in done]
    if len(done) + len(late) < len(racers) - (0 if late else 1) and len(racers) > 1:
        scene.gather(
            racers, lambda seat: scene.ask(scene.key(path, seat), seat, "word", words=("done",), optional=True)
        )
    missing = tuple(seat for seat in racers if seat not in done)
    last = missing or tuple(done[-1:])
    scene.frame = replace(scene.frame, first=tuple(done[:1]), last=last)
    w.note("race-over", done[0] if done else None, scene.card, path, text=step.text)


def vote(scene: Scene, step: s.Vote, path: str) -> None:
    """Everybody points at somebody, at the same time and unseen until all have."""
    w = scene.w
    voters, among = scene.who(step.by, f"{path}.by"), scene.who(step.among, f"{path}.among")
    votes = scene.gather(
        voters, lambda seat: scene.ask(scene.key(path, seat), seat, "players", among=among, optional=True)
    )
    leaders = _leaders(votes, among)
    if len(leaders) > 1:
        match step.tie:
            case "none":
                leaders = ()
            case "random":
                leaders = (leaders[scene.luck(scene.key(f"{path}#tie"), len(leaders))],)
            case "choice":
                answer = scene.ask(scene.key(f"{path}#tie"), scene.you, "players", among=leaders)
                leaders = seats_in(answer)
            case _:
                pass
    scene.frame = replace(scene.frame, voted=leaders)
    for seat, vote in zip(voters, votes, strict=True):
        if vote:
            w.note("voted", seat, scene.card, path, text=str(vote))
