"""An answer is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from carteblanche.core.pieces import Piece, viewers
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Ask, Motion
from carteblanche.games.blank.box import DRAW, RULES, aside, hand
from carteblanche.games.blank.data import COLOURS
from carteblanche.games.blank.engine.court import happened, judged_by
from carteblanche.games.blank.engine.fire import fire
from carteblanche.games.blank.engine.laying import laid
from carteblanche.games.blank.engine.penalties import reflect, take_penalty
from carteblanche.games.blank.engine.perform import between, discarded, dropped, name, perform, remembered
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.questions import Answer, answers

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


def open_ask(asks: tuple[Ask, ...], seat: Seat) -> Ask | None:
    """The question that this seat is to answer first."""
    return next((ask for ask in asks if ask.seat == seat), None)


def allowed(w: Work, ask: Ask) -> list[Answer]:
    rules = w.places[RULES]
    return answers(w.box, w.law(), w.memory, ask, w.hand(ask.seat), w.places[DRAW], rules, w.top())


def answered(w: Work, seat: Seat, answer: Answer) -> None:
    ask = open_ask(w.asks, seat)
    assert ask is not None
    carried_out(w, ask, answer)


def declined(w: Work, seat: Seat) -> None:
    ask = open_ask(w.asks, seat)
    assert ask is not None
    _declined(w, ask)


def _declined(w: Work, ask: Ask) -> None:
    w.asks = tuple(one for one in w.asks if one is not ask)
    w.note("declines", ask.seat, ask.card, ask.path)
    match ask.what:
        case "mirror":
            take_penalty(w)
        case "report":
            happened(w, ask)
        case "fresh":
            w.resolving = 1
        case "search":
            w.shuffle(DRAW)
        case _:
            pass


def timed_out(w: Work, ask: Ask) -> None:
    """Nobody answered: what may be declined is, else luck chooses (BK-97)."""
    w.note("no-answer", ask.seat, ask.card, ask.path)
    possible = allowed(w, ask)
    if ask.optional or not possible:
        _declined(w, ask)
    else:
        carried_out(w, ask, w.luck.pick(possible))


def carried_out(w: Work, ask: Ask, answer: Answer) -> None:  # noqa: C901 - a branch for each kind
    w.asks = tuple(one for one in w.asks if one is not ask)
    seat = ask.seat
    cards = tuple(w.box.piece[card] for card in answer.cards)
    match ask.what:
        case "player":
            w.agenda[0] = replace(w.agenda[0], chosen=answer.seats, asked=True)
        case "fits":
            w.agenda[0] = replace(w.agenda[0], chosen=(*w.agenda[0].chosen, seat))
        case "partner":
            between(w, seat, answer.seats[0], ask.card, ask.path, ask.n)
        case "may":
            effect = w.box.code(ask.card, w.memory.edits).parts[ask.path]
            assert isinstance(effect, n.Act)
            perform(w, effect.do, seat, w.agenda[0], ask.path)
        case "colour" | "number":
            name(w, ask.card, ask.what, COLOURS.index(answer.word) if ask.what == "colour" else int(answer.word))
            w.note("names", seat, ask.card, ask.path, text=answer.word)
        case "discard" | "limit":
            discarded(w, seat, cards[0])
            _more(w, ask)
        case "give":
            other = ask.among[0]
            w.move(cards[0], hand(seat), hand(other), viewers(seat, other))
            w.note("gives", seat, n=1, text=str(other))
            fire(w, n.Handed, seat)
            _more(w, ask)
        case "pass":
            w.move(cards[0], hand(seat), aside(seat), viewers(seat))
            _more(w, ask)
        case "search" | "arrange" | "exchange":
            _with_draw_pile(w, ask, cards)
        case "rule":
            dropped(w, w.box.piece[answer.word], seat)
        case "edit":
            rule = w.box.piece[answer.word]
            w.memory = replace(w.memory, edits=remembered(w.memory.edits, rule, ask.n))
            w.note("edited", seat, rule, n=ask.n)
        case "mirror":
            reflect(w, cards[0])
        case "fresh":
            laid(w, seat, cards)
        case "report":
            judged_by(w, ask)
        case "claim":
            _claimed(w, ask, answer.word)
        case "race":
            _raced(w, ask)
        case _:
            assert_never(ask.what)


def _more(w: Work, ask: Ask) -> None:
    """One card at a time: the same question again, as long as more is wanted and there."""
    if ask.n > 1 and w.hand(ask.seat):
        again = replace(ask, n=ask.n - 1, optional=ask.optional, until=w.deadline())
        if allowed(w, again):
            w.asks = (again, *w.asks)


def _with_draw_pile(w: Work, ask: Ask, cards: tuple[Piece, ...]) -> None:
    seat = ask.seat
    if ask.what == "search":
        w.move(cards[0], DRAW, hand(seat), viewers(seat))
        w.shuffle(DRAW)
        w.note("searches", seat, ask.card, ask.path)
        fire(w, n.Drawn, seat, word="effect")
    elif ask.what == "arrange":
        pile = w.places[DRAW]
        w.places[DRAW] = (*pile[: len(pile) - len(cards)], *cards)
        for card in cards:
            w.known[card] = viewers(seat)
        w.peeked = True
        w.note("arranges", seat, ask.card, ask.path, len(cards))
    else:
        top = w.places[DRAW][-1]
        w.move(top, DRAW, hand(seat), viewers(seat))
        w.move(cards[0], hand(seat), DRAW, viewers(seat))


def _claimed(w: Work, ask: Ask, word: str) -> None:
    """Both contestants say how it went; if they do not agree, the others vote (L-09). An answered question is judged by the others."""
    frame = w.agenda[0]
    if ask.n == 2:
        voters = tuple(one for one in w.order(ask.seat) if one != ask.seat)
        w.motion = Motion("answer", ("right", "wrong"), voters, w.deadline(), seat=ask.seat, card=ask.card, since=w.now)
        return
    one, other = ask.among
    rival = other if ask.seat == one else one
    says = ask.seat if word == "won" else rival
    if open_ask(w.asks, rival) is not None:
        w.agenda[0] = replace(frame, winner=says)
    elif frame.winner is None or frame.winner == says:
        contest_won(w, says, one, other)
    else:
        voters = tuple(seat for seat in w.order(frame.actor) if seat not in ask.among)
        choices = (str(one), str(other))
        if voters:
            w.motion = Motion(
                "contest", choices, voters, w.deadline(), seat=one, card=ask.card, duty=other, since=w.now
            )
        else:
            contest_won(w, w.luck.pick((one, other)), one, other)


def contest_won(w: Work, winner: Seat, one: Seat, other: Seat) -> None:
    w.agenda[0] = replace(w.agenda[0], winner=winner, loser=other if winner == one else one)
    w.note("contest-won", winner, w.agenda[0].card)


def _raced(w: Work, ask: Ask) -> None:
    """The first is known at once, the last as soon as only one is missing (L-09)."""
    frame = w.agenda[0]
    if frame.first is None:
        frame = replace(frame, first=ask.seat)
    missing = [one for one in w.asks if one.what == "race"]
    if len(missing) == 1:
        frame = replace(frame, last=missing[0].seat)
        w.asks = tuple(one for one in w.asks if one.what != "race")
        w.note("race-over", frame.first, frame.card, text=str(frame.last))
    w.agenda[0] = frame
