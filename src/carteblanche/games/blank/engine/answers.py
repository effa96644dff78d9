"""An answer is carried out: it is kept for the card that asked, which looks at its step again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Ask
from carteblanche.games.blank.engine.reports import report_denied, report_stands
from carteblanche.games.blank.questions import Answer, Answers
from carteblanche.games.blank.state import Answered, Hidden

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work


def open_ask(asks: tuple[Ask, ...], seat: Seat | None) -> Ask | None:
    """The question that this seat is to answer first."""
    return next((ask for ask in asks if ask.seat == seat), None)


def answered(w: Work, seat: Seat, answer: Answer) -> None:
    ask = open_ask(w.asks, seat)
    assert ask is not None
    _carried_out(w, ask, answer)


def _carried_out(w: Work, ask: Ask, answer: Answer) -> None:
    match ask.what:
        case "report":
            report_denied(w, ask)
        case "players":
            _keep(w, ask, " ".join(map(str, answer.seats)))
        case "cards" | "arrange" | "react":
            _keep(w, ask, tuple(int(w.box.piece[card]) for card in answer.cards))
        case "word":
            _keep(w, ask, answer.word)


def declined(w: Work, seat: Seat) -> None:
    ask = open_ask(w.asks, seat)
    assert ask is not None
    _declined(w, ask)


def _declined(w: Work, ask: Ask) -> None:
    if ask.what == "report":
        report_stands(w, ask)
        return
    w.note("declines", ask.seat, ask.card, ask.path)
    _keep(w, ask, "" if ask.what in ("word", "players") else ())


def _keep(w: Work, ask: Ask, value: Answered) -> None:
    w.asks = tuple(one for one in w.asks if one is not ask)
    w.choices.pop(ask.n, None)
    w.closed.pop(ask.n, None)
    w.woken.add(ask.frame)
    old = w.hidden.get(ask.frame, Hidden())
    w.hidden[ask.frame] = replace(old, memo=(*old.memo, (ask.key, value)))


def timed_out(w: Work, ask: Ask) -> None:
    """Nobody answered: what may be declined is, else luck chooses (BK-97)."""
    w.note("no-answer", ask.seat, ask.card, ask.path)
    possible = Answers(w.box, ask, w.choices.get(ask.n, ()), w.closed.get(ask.n, ()))
    if ask.optional or not possible.count:
        _declined(w, ask)
    else:
        _carried_out(w, ask, possible.draw(w.luck))
