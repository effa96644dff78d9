"""Cards go somewhere: one way to draw, discard, give, take, bury, search, put back, and to bring rules in and out of force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Place, Viewers, viewers
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Seats
from carteblanche.games.blank.box import DISCARD, DRAW, MIDDLE, OTHERS, OUT, PILE, RULES, front, hand
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.engine.events import fire, waits
from carteblanche.games.blank.engine.guard import Guarded, carry_out, guard, hit, is_guarded, spares
from carteblanche.games.blank.engine.lasting import clocks
from carteblanche.games.blank.evaluate.context import Context, still
from carteblanche.games.blank.evaluate.patterns import Happening
from carteblanche.games.blank.evaluate.which import inflation

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work

TARGETS = {
    "draw": DRAW, "discard": DISCARD, "top": DISCARD, "below": DISCARD, "bottom": DISCARD, "rules": RULES, "rule-pile": PILE,
    "out": OUT, "middle": MIDDLE,
}  # fmt: skip


_LOST = {"discard": "discards", "give": "gives", "taken": "loses", "": "puts-away"}


def source_of(context: Context) -> str:
    """What sort of card does this."""
    return "" if context.card < 0 else "rule" if context.card >= context.box.cards else "game-card"


def unspared(context: Context, seats: Seats) -> tuple[Seats, list[tuple[Guarded, Happening]]]:
    """Those of these players whom the card really concerns, and what happens instead to the others."""
    if not context.box.hits:
        return seats, []
    found: list[Seat] = []
    instead: list[tuple[Guarded, Happening]] = []
    for seat in seats:
        guarded = spares(context, seat)
        if guarded.n:
            found.append(seat)
            context.hits.append(seat)
        else:
            instead.append((guarded, hit(context, seat)))
    return tuple(found), instead


def move(context: Context, step: s.Move, path: str) -> None:
    """Who, how many and which is found out first; then the cards move."""
    w, to, cards = context.w, step.to, step.cards
    targets: Seats | None = None
    instead: list[tuple[Guarded, Happening]] = []
    if not isinstance(to, str):
        targets, instead = unspared(context, context.concerned(to.of, f"{path}.to.of"))
        if not targets:
            carry_out_all(w, instead)
            return
    seen = context.who(step.seen, f"{path}.seen") if step.seen != "nobody" else ()
    from_top = cards.place == "draw" and cards.how == "top" and cards.n is not None
    if from_top and targets and not cards.fit and isinstance(to, p.Hand):
        _draw(context, cards, targets, path, seen, instead)
        return
    found = context.cards(cards, f"{path}.cards", len(targets) if targets else 1, tie="choice")
    taken = _is_taken(cards)
    moving = found
    if context.box.hits or is_guarded(w, p.Loses):
        moving = _unguarded(context, found, to, instead, taken=taken)
    if targets and isinstance(to, p.Hand):
        targets = tuple(seat for seat in targets if _may_receive(context, seat, moving, instead))
    _go(context, moving, step, targets, seen, taken=taken)
    context.these = moving
    if instead:
        carry_out_all(w, instead)


def _unguarded(
    context: Context, cards: tuple[int, ...], to: Any, instead: list[tuple[Guarded, Happening]], *, taken: bool
) -> tuple[int, ...]:
    """Those of these cards that may leave the hands in which they are; what happens instead is added."""
    kept: list[int] = []
    for owner, mine in _owners(context.w, cards).items():
        losing = () if owner is None else _losing(context, owner, tuple(mine), to, taken=taken)
        left = len(mine)
        for guarded, happening in losing:
            if guarded.n < happening.n:
                instead.append((guarded, happening))
                left = min(left, guarded.n)
        kept += mine[:left]
    return tuple([card for card in cards if card in kept])


def carry_out_all(w: Work, instead: list[tuple[Guarded, Happening]]) -> None:
    for guarded, happening in instead:
        carry_out(w, guarded, happening)


def _draw(
    context: Context, cards: p.Some, targets: Seats, path: str, seen: Seats, instead: list[tuple[Guarded, Happening]]
) -> None:
    w, by = context.w, source_of(context)
    count = context.amount(cards.n, f"{path}.cards.n")
    if count and s.House in w.force.of and isinstance(cards.n, int):
        count += inflation(context)
    count = min(count, len(w.box.names))
    wanted: list[tuple[Seat, int]] = []
    guarding = is_guarded(w, p.Draws)
    for seat in targets:
        if not guarding:
            wanted.append((seat, count))
            continue
        happening = Happening(p.Draws, seat, (), count, "effect", by, context.you, context.card)
        guarded = guard(context, happening)
        wanted.append((seat, guarded.n))
        if guarded.instead or guarded.reaction >= 0:
            instead.append((guarded, happening))
    found: list[Piece] = []
    for seat, n in wanted:
        mine = drawn(w, seat, n, "effect", by, context.you, context.card, path)
        if seen:
            w.show(tuple(mine), viewers(*seen))
        found += mine
    context.these = tuple(found)
    if instead:
        carry_out_all(w, instead)


def drawn(
    w: Work, seat: Seat, count: int, why: str, by: str = "", causer: Seat | None = None, card: int = -1, path: str = ""
) -> list[Piece]:
    """Draws so many cards, as far as there are any (BK-61, BK-70)."""
    found: list[Piece] = []
    for _ in range(count):
        if not w.places[DRAW]:
            reshuffled = Happening(p.Happens, seat, word="reshuffled")
            if p.Happens in w.force.guarding and not guard(still(w, -1, seat), reshuffled).n:
                break
            if not w.refill():
                break
            fire(w, reshuffled)
        found.append(w.draw(seat))
    if found:
        w.note("draws", seat, card, path, len(found), "penalty" if why == "unable" else why)
        if p.Draws in w.force.kinds:
            fire(w, Happening(p.Draws, seat, tuple(found), len(found), why, by, causer, card))
    elif count:
        w.note("nothing-to-draw", seat, card, path)
    return found


def _owners(w: Work, cards: Iterable[int]) -> dict[Seat | None, list[int]]:
    """Cards by in whose hand they are."""
    found: dict[Seat | None, list[int]] = {}
    for card in cards:
        place = where(w, card)
        found.setdefault(Seat(place - 5) if 5 <= place <= 10 else None, []).append(card)
    return found


def _is_taken(cards: p.Some) -> bool:
    """Whether another than the owner has the say which cards go."""
    return cards.how == "random" or cards.by is not None


def _losing(
    context: Context, owner: Seat, mine: tuple[int, ...], to: Any, *, taken: bool
) -> list[tuple[Guarded, Happening]]:
    """What stands before cards leaving this hand."""
    found: list[tuple[Guarded, Happening]] = []
    if context.box.hits:
        guarded = spares(context, owner)
        if not guarded.n:
            return [(Guarded(0, guarded.instead), replace(hit(context, owner), n=len(mine)))]
        context.hits.append(owner)
    if is_guarded(context.w, p.Loses):
        word = "discard" if to == "discard" else "taken" if taken else "give" if isinstance(to, p.Hand) else ""
        happening = Happening(p.Loses, owner, mine, len(mine), word, source_of(context), context.you, context.card)
        found.append((guard(context, happening), happening))
    return found


def may_trade(context: Context, seat: Seat, cards: tuple[int, ...], instead: list[tuple[Guarded, Happening]]) -> bool:
    """Whether a hand may lose those of these cards that are in it and get others; what happens instead is added."""
    if context.box.hits or is_guarded(context.w, p.Loses):
        mine = tuple(card for card in cards if card in context.w.hand(seat))
        kept = [pair for pair in _losing(context, seat, mine, p.Hand(), taken=False) if pair[0].n < pair[1].n]
        if kept:
            instead += kept
            return False
    return _may_receive(context, seat, cards, instead)


def _may_receive(
    context: Context, seat: Seat, cards: tuple[int, ...], instead: list[tuple[Guarded, Happening]]
) -> bool:
    if p.Receives not in context.w.force.guarding:
        return True
    happening = Happening(
        p.Receives, seat, cards, max(1, len(cards)), "given", source_of(context), context.you, context.card
    )
    guarded = guard(context, happening)
    if not guarded.n:
        instead.append((guarded, happening))
    return bool(guarded.n)


def _go(
    context: Context, cards: tuple[int, ...], step: s.Move, targets: Seats | None, seen: Seats, *, taken: bool
) -> None:
    """The cards move, each on its way, and what that sets off is looked for."""
    w, to = context.w, step.to
    lost: dict[tuple[Seat, str], list[int]] = {}
    got: dict[Seat, list[int]] = {}
    drew: dict[Seat, list[int]] = {}
    if to in ("played", "drawn", "these", "this") or (targets is not None and not targets):
        return
    if isinstance(to, p.Hand) or to in ("draw", "middle", "rule-pile"):
        _lose_sight(context, cards, step, targets, seen)
    if cards and targets and len(targets) == 1 and isinstance(to, p.Hand) and not seen:
        giver = where(w, cards[0])
        if 5 <= giver <= 10 and giver != hand(targets[0]) and all(card in w.places[giver] for card in cards):
            _hand_over(context, cards, Seat(giver - 5), targets[0], taken=taken)
            return
    for index, card in enumerate(cards):
        source = where(w, card)
        owner = Seat(source - 5) if 5 <= source <= 10 else None
        seat = targets[index % len(targets)] if targets else None
        if seat is not None:
            target = hand(seat) if isinstance(to, p.Hand) else front(seat)
        else:
            target = TARGETS[to] if isinstance(to, str) else MIDDLE
        if RULES in (source, target) and not _may_change_rules(context, card, target):
            continue
        if not relocate(w, Piece(card), source, target, step.at or _place(to), seen):
            continue
        if owner is not None and seat is not None and target == hand(seat):
            lost.setdefault((owner, "taken" if taken else "give"), []).append(card)
            got.setdefault(seat, []).append(card)
        elif owner is not None:
            lost.setdefault((owner, "discard" if target == DISCARD else ""), []).append(card)
        elif seat is not None and target == hand(seat):
            drew.setdefault(seat, []).append(card)
    if step.at == "shuffled" and isinstance(to, str):
        w.shuffle(TARGETS[to])
    _note_moves(context, lost, got, drew, context.path, taken=taken)


def _lose_sight(context: Context, cards: tuple[int, ...], step: s.Move, targets: Seats | None, seen: Seats) -> None:
    """Whoever sees only that some of the cards they knew go, and not which, does not know any more what is where."""
    w, taken = context.w, step.cards
    if w.box.version < 3 or not w.peeked or not cards:
        return
    if isinstance(taken.place, str) and taken.how in ("top", "bottom", "newest", "oldest") and not taken.fit:
        return
    if taken.place == "these" and _is_shown(context):
        return
    apart = targets is not None and len(targets) > 1
    choosing = () if taken.by is None else context.who(taken.by, f"{context.path}.cards.by")
    knowing = viewers(*choosing, *seen, *(() if apart or targets is None else targets))
    for place in dict.fromkeys(where(w, card) for card in cards):
        searched = not 5 <= place <= 10 and taken.by is None and taken.how != "random"
        mingle(w, place, cards, Viewers(knowing | viewers(context.you)) if searched else knowing, apart=apart)


def _is_shown(context: Context) -> bool:
    """Whether the step before has shown its cards to everybody."""
    block = context.frame.stack[-1]
    lines = context.box.code(context.card, context.w.memory.edits).lines(block.path)
    before = lines[block.at - 1][1] if 0 < block.at <= len(lines) else None
    return isinstance(before, s.Show) and before.to == "all"


def mingle(w: Work, place: Place, cards: Sequence[int], knowing: Viewers = NOBODY, *, apart: bool = False) -> None:
    """Some of the cards of a place go, and those who need not know them do not see which: they forget what they knew of that place. If all
    go together, they know where they are. What a hand has in it its owner knows.
    """
    here = w.places[place]
    if w.box.version < 3 or not w.peeked >> place & 1 or (not apart and set(here) <= set(cards)):
        return
    for card in here:
        w.known[card] = Viewers(w.known[card] & ~(OTHERS[place] & ~knowing))


def _hand_over(context: Context, cards: tuple[int, ...], owner: Seat, seat: Seat, *, taken: bool) -> None:
    """Cards of one hand go to another."""
    context.w.move_all(cards, hand(owner), hand(seat), viewers(owner, seat))
    how = "taken" if taken else "give"
    _note_moves(context, {(owner, how): cards}, {seat: cards}, {}, context.path, taken=taken)


def _may_change_rules(context: Context, rule: int, target: Place) -> bool:
    """Whether a rule may come or go."""
    w = context.w
    if p.Happens not in w.force.guarding:
        return True
    word = "rule-comes" if target == RULES else "rule-goes"
    quiet = Context(w, context.frame, asking=False)
    return guard(quiet, Happening(p.Happens, context.you, (rule,), 1, word, source_of(context), context.you)).n > 0


def _place(to: Any) -> str:
    return to if to in ("top", "bottom") else "under" if to == "below" else ""


def _note_moves(
    context: Context,
    lost: Mapping[tuple[Seat, str], Sequence[int]],
    got: Mapping[Seat, Sequence[int]],
    drew: Mapping[Seat, Sequence[int]],
    path: str,
    *,
    taken: bool,
) -> None:
    w, by, you, card = context.w, source_of(context), context.you, context.card
    for (seat, how), cards in lost.items():
        w.note(_LOST[how], seat, card, path, len(cards))
        if waits(w, p.Loses):
            fire(w, Happening(p.Loses, seat, tuple(cards), len(cards), how, by, you, card))
    for seat, cards in got.items():
        w.note("receives", seat, card, path, len(cards))
        if waits(w, p.Receives):
            word = "take" if taken else "given"
            fire(w, Happening(p.Receives, seat, tuple(cards), len(cards), word, by, you, card))
    for seat, cards in drew.items():
        w.note("draws", seat, card, path, len(cards), "effect")
        if waits(w, p.Draws):
            fire(w, Happening(p.Draws, seat, tuple(cards), len(cards), "effect", by, you, card))


def where(w: Work, card: int) -> Place:
    for place, heap in enumerate(w.places):
        if card in heap:
            return Place(place)
    raise ValueError(f"card {card} is nowhere")


def relocate(w: Work, card: Piece, source: Place, target: Place, at: str, seen: Seats = ()) -> bool:
    """A card goes to a place, and all who may see it do. Rules stay with rules, and the discard pile keeps a card. Whether it went."""
    is_rule = card >= w.box.cards
    if is_rule != (target in (RULES, PILE)) and not (is_rule and target == OUT):
        return False
    if source == target and at == "" and target not in (PILE, DRAW, DISCARD):
        return False
    if source == DISCARD and len(w.places[DISCARD]) < 2:
        return False
    was_top = source == DISCARD and w.top() == card
    heap = w.places[target]
    size = len(heap) - (1 if source == target else 0)
    cell: int | None = None
    if at == "bottom" or (target == PILE and at == ""):
        cell = 0
    elif at == "under" or (target == DISCARD and at == ""):
        cell = max(0, size - 1) if size else None
    known = EVERYBODY
    if 5 <= target <= 10:
        owner = viewers(Seat(target - 5))
        known = Viewers(owner | viewers(Seat(source - 5))) if 5 <= source <= 10 else owner
    elif target in (DRAW, MIDDLE, PILE):
        known = NOBODY if source == PILE or not 5 <= source <= 10 else viewers(Seat(source - 5))
    w.move(card, source, target, Viewers(known | viewers(*seen)) if seen else known, cell)
    if source == DISCARD and target != DISCARD and card in w.history:
        index = len(w.history) - 1 - w.history[::-1].index(card)
        w.history = w.history[:index] + w.history[index + 1 :]
        w.layers = w.layers[:index] + w.layers[index + 1 :]
        w.under = tuple(one for one in w.under if one != card)
    if (was_top or (target == DISCARD and cell is None)) and w.history[-1:] != (w.top(),):
        w.on_top(w.top())
    if source == RULES and target != RULES:
        rule_gone(w, card)
    elif target == RULES and source != RULES:
        rule_come(w, card)
    return True


def rule_gone(w: Work, rule: Piece) -> None:
    """Face down to the rule pile: its clocks stop (BK-31)."""
    w.timers = tuple(timer for timer in w.timers if timer.card != rule or timer.lasting >= 0)
    if w.ages:
        w.ages = tuple(one for one in w.ages if one != rule)
    w.note("rule-discarded", w.turn, rule)
    fire(w, Happening(p.Happens, w.turn, (rule,), word="rule-goes"))


def rule_come(w: Work, rule: Piece) -> None:
    """A rule is read aloud and holds from now on (BK-32)."""
    w.timers += clocks(w.box, (rule,), w.memory.edits, w.now)
    w.note("rule-revealed", w.turn, rule)
    people = w.box.code(rule).people
    if people:
        w.note("people", w.turn, rule, text=people)
    fire(w, Happening(p.Happens, w.turn, (rule,), word="rule-comes"))
