"""BLANK: what the game adds to the kit of laws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.affairs import Block, Frame
from carteblanche.games.blank.checks import check, of_state
from carteblanche.games.blank.engine.reports import reports
from carteblanche.games.blank.evaluate.tools import NAMES
from carteblanche.games.blank.state import Debt, Hidden, Record, is_sharp

if TYPE_CHECKING:
    from carteblanche.core.luck import Luck
    from carteblanche.games.blank.rules import Blank
    from carteblanche.games.blank.state import BlankState
    from carteblanche.games.blank.view import BlankView


def is_fault(game: Blank, state: BlankState, seat: Seat, action: Any) -> bool:
    """Whether this is a wrong play that is fined or lies, or a false accusation (BK-50 to BK-57)."""
    try:
        return bool(check(game.box_of(state), of_state(state, seat), action))
    except Illegal:
        return False


def followed(state: BlankState, twin: BlankState) -> BlankState:
    """A twin whose record speaks of the cards that lie where those of the state lay."""
    becomes = {
        int(old): int(new)
        for before, after in zip(state.pieces.places, twin.pieces.places, strict=True)
        for old, new in zip(before, after, strict=True)
    }

    def cards(some: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(becomes.get(card, card) for card in some)

    def hidden(one: Hidden) -> Hidden:
        memo = tuple((key, cards(value) if isinstance(value, tuple) else value) for key, value in one.memo)
        return Hidden(cards(one.these), cards(one.event), tuple(map(cards, one.hands)), memo)

    record = state.record
    return replace(
        twin,
        record=replace(
            record,
            hidden=tuple((n, hidden(one)) for n, one in record.hidden),
            choices=tuple((n, cards(some)) for n, some in record.choices),
            kept=tuple((n, path, cards(some)) for n, path, some in record.kept),
            done=tuple((card, becomes.get(piece, piece), here, there) for card, piece, here, there in record.done),
            lastly=tuple((card, path, seat, cards(some)) for card, path, seat, some in record.lastly),
            debts=tuple(replace(debt, hidden=hidden(debt.hidden)) for debt in record.debts),
        ),
    )


def otherwise(game: Blank, state: BlankState, luck: Luck) -> BlankState:
    """The same state with another record of what nobody is told: whether the last play was wrong, what is owed, and what has fired."""
    if not is_sharp(state.config) or state.affairs.phase != "play":
        return state
    box = game.box_of(state)
    written = [
        (card, path)
        for card, code in enumerate(box.codes)
        if code is not None
        for path in (one.path for one in code.clauses)
    ]
    seats = [Seat(seat) for seat in range(state.seats)]
    chosen = [luck.pick(written) for _ in range(luck.below(4))] if written else []
    debts: list[Debt] = []
    for card, path in chosen:
        frame = Frame(-2, card, luck.pick(seats), (Block(f"{path}.then"),), by_hand=True)
        debts.append(Debt(luck.pick(seats), frame, late=luck.below(2) == 0))
    record: Record = replace(
        state.record,
        faults=luck.below(3) if state.config.wrong == "lie" else 0,
        debts=tuple(debts) if state.config.effects == "by-hand" else (),
        lapsed=tuple((luck.pick(seats), card) for card, _ in chosen),
        fired=tuple(chosen),
    )
    return replace(state, record=record, before=None if record.faults == 0 else replace(state, before=None))


def act(game: Blank, view: BlankView, luck: Luck) -> a.Action | None:
    """What a careless player might do besides what is listed: lay a wrong card, speak up, carry something out; mostly nothing."""
    if view.viewer is None or view.affairs.phase != "play" or luck.below(4):
        return None
    box, me = game.box_of(view), view.viewer
    others = [Seat(seat) for seat in range(view.seats) if seat != me]
    said = [name for name in (*view.rules, *view.discard[-2:]) if box.words[box.piece[name]] is not None]
    tried: list[a.Action] = [a.Object(), a.Propose("ruling", "so be it")]
    if said:
        card = luck.pick(said)
        tried += [a.Accuse(luck.pick(others), card)]
        rules = tuple(box.piece[name] for name in view.rules)
        waited = reports(box, rules, view.affairs.memory, box.piece[card])
        tried += [a.Report(card, luck.pick([*others, me]), luck.below(len(waited)))] * 3 if waited else []
        if view.config.effects == "by-hand":
            tried += [a.Apply(card)] * 4
    if view.hand and view.config.wrong != "refused":
        tried.append(a.Play((luck.pick(view.hand),)))
    seen = [name for name in (*view.rules, *view.discard) if (words := box.codes[box.piece[name]]) and words.people]
    if seen:
        tool = a.Tool(luck.pick(seen), luck.pick(NAMES), Seat(luck.below(view.seats)), Seat(luck.below(view.seats)), 1)
        tried += [tool] * 2
    if view.hand and luck.below(4) == 0:
        tried.append(a.Correct(luck.pick(view.hand), "draw pile"))
    chosen = luck.pick(tried)
    try:
        game.options(view).check(chosen)
    except Illegal:
        return None
    return chosen
