"""BLANK: is this action refused, accepted as a fault, or proper? From what the seat itself can see, so that a refusal tells no secret.

The codes of all refusals are here. `play` and `options` ask the same function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, assert_never

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.values import Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.affairs import Affairs, Ask, Duty
from carteblanche.games.blank.deck import INK, ink
from carteblanche.games.blank.engine.laying import judge
from carteblanche.games.blank.kernel import fitting, picked_card
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.law import Law, law
from carteblanche.games.blank.prompting import may_speak
from carteblanche.games.blank.questions import Answer, answers

if TYPE_CHECKING:
    from carteblanche.games.blank.box import Box
    from carteblanche.games.blank.state import BlankState, Config
    from carteblanche.games.blank.view import BlankView


class Eyes(NamedTuple):
    """What a seat needs to see to know what it may do."""

    seat: Seat | None
    seats: int
    config: Config
    affairs: Affairs
    hand: tuple[int, ...]
    rules: tuple[int, ...]
    top: int
    draw: tuple[int, ...]


def of_state(state: BlankState, seat: Seat) -> Eyes:
    places = state.pieces.places
    return Eyes(seat, state.seats, state.config, state.affairs, places[5 + seat], places[3], places[1][-1], places[0])


def of_view(box: Box, view: BlankView) -> Eyes:
    piece = box.piece
    return Eyes(
        view.viewer,
        view.seats,
        view.config,
        view.affairs,
        tuple(piece[name] for name in view.hand),
        tuple(piece[name] for name in view.rules),
        piece[view.discard[-1]],
        tuple(piece[name] for name in view.draw if name is not None),
    )


def in_force(box: Box, eyes: Eyes) -> Law:
    return law(box, eyes.rules, eyes.affairs.memory, eyes.top)


def check(box: Box, eyes: Eyes, action: a.Action) -> str:  # noqa: C901 - a branch for each kind
    """What is wrong with an action that is accepted as a fault; nothing if it is proper; `Illegal` if it is refused."""
    affairs, seat = eyes.affairs, eyes.seat
    if affairs.phase == "over":
        raise Illegal("game-over")
    if seat is None:
        raise Illegal("only-watching")
    match action:
        case a.Play(cards):
            return _play(box, eyes, cards)
        case a.Draw():
            _idle(affairs)
            if seat != affairs.turn:
                raise Illegal("not-your-turn")
            inforce = in_force(box, eyes)
            if any(fitting(inforce, card, eyes.top) for card in eyes.hand):
                raise Illegal("can-play")
        case Answer():
            _answer(box, eyes, action)
        case a.Decline():
            _declining(eyes)
        case a.Done(number):
            _duty(eyes, number)
        case a.Apply(card):
            _carrying_out(box, eyes, card)
        case a.Accuse() | a.Object():
            return _accusation(box, eyes, action)
        case a.Report(card, whom):
            _report(box, eyes, card, whom)
        case a.Vote(choice):
            _vote(eyes, choice)
        case a.Propose():
            _proposal(box, eyes, action)
        case a.Understood():
            if affairs.phase != "reading" or seat in affairs.understood:
                raise Illegal("nothing-to-read")
        case a.Write() | a.Forgo() | a.Approve() | a.Veto():
            _reward(box, eyes, action)
        case a.Correct():
            _correction(box, eyes, action)
        case _:
            assert_never(action)
    return ""


def _idle(affairs: Affairs) -> None:
    """Nothing is being resolved, and a card may be played."""
    if affairs.phase != "play":
        raise Illegal("not-now", phase=affairs.phase)
    if affairs.motion is not None:
        raise Illegal("not-while-voting")
    if affairs.asks or affairs.agenda or affairs.resolving or affairs.closing is not None:
        raise Illegal("not-now", phase="resolving")


def _play(box: Box, eyes: Eyes, names: tuple[str, ...]) -> str:
    _idle(eyes.affairs)
    if not names or (len(names) > 1 and len(set(names)) < len(names)):
        raise Illegal("no-cards" if not names else "card-twice")
    hand = eyes.hand
    cards: list[int] = []
    for name in names:
        card = box.piece.get(name, -1)
        if card not in hand:
            raise Illegal("not-in-your-hand", card=name)
        cards.append(card)
    on_turn = eyes.seat == eyes.affairs.turn
    inforce = in_force(box, eyes)
    picked = picked_card(inforce, hand, eyes.affairs.picked, eyes.top)
    turn, reason = judge(inforce, eyes.top, tuple(cards), picked, on_turn=on_turn)
    fault = turn or reason
    if fault and eyes.config.wrong == "refused":
        raise Illegal(fault, cards=list(names), top=box.names[eyes.top])
    return fault


def _asked(eyes: Eyes) -> Ask:
    if eyes.affairs.motion is not None:
        raise Illegal("not-while-voting")
    for ask in eyes.affairs.asks:
        if ask.seat == eyes.seat:
            return ask
    raise Illegal("nothing-asked")


def _answer(box: Box, eyes: Eyes, action: Answer) -> None:
    ask = _asked(eyes)
    possible = answers(box, in_force(box, eyes), eyes.affairs.memory, ask, eyes.hand, eyes.draw, eyes.rules, eyes.top)
    if action not in possible:
        raise Illegal("no-answer", asked=ask.what)


def _declining(eyes: Eyes) -> None:
    if eyes.affairs.asks or not may_speak(eyes.affairs, eyes.config, eyes.seat):
        ask = _asked(eyes)
        if not ask.optional:
            raise Illegal("must-answer", asked=ask.what)


def _duty(eyes: Eyes, number: int) -> Duty:
    affairs = eyes.affairs
    if affairs.motion is not None:
        raise Illegal("not-while-voting")
    for duty in affairs.duties:
        if duty.n == number and duty.seat == eyes.seat and not duty.lasting and duty.stage == "pending":
            return duty
    raise Illegal("no-such-duty", duty=number)


def _speaking(affairs: Affairs) -> None:
    """Whether one may speak up or carry something out now."""
    if affairs.phase != "play" or affairs.motion is not None or affairs.asks:
        raise Illegal("not-while-voting" if affairs.motion is not None else "not-now", phase=affairs.phase)


def _carrying_out(box: Box, eyes: Eyes, name: str) -> None:
    """Whether the card asks anything of this seat is not checked here: nobody is told (BK-60)."""
    _speaking(eyes.affairs)
    if eyes.affairs.agenda:
        raise Illegal("not-now", phase="resolving")
    _written(box, name)
    if eyes.config.effects != "by-hand":
        raise Illegal("no-such-duty", duty=name)


def _written(box: Box, name: str) -> int:
    """A card that says something."""
    card = box.piece.get(name)
    if card is None or box.sentences[card] is None:
        raise Illegal("no-such-card", card=name)
    return card


def _accusation(box: Box, eyes: Eyes, action: a.Accuse | a.Object) -> str:
    """Where people must notice what is wrong, every accusation is proper; what comes of it the record decides."""
    affairs = eyes.affairs
    _speaking(affairs)
    if isinstance(action, a.Object):
        if eyes.config.wrong != "lie":
            raise Illegal("no-objections-here")
        if affairs.doubt is None:
            raise Illegal("too-late")
        if affairs.doubt.seat == eyes.seat:
            raise Illegal("own-play")
        return ""
    if action.seat == eyes.seat or not 0 <= action.seat < eyes.seats:
        raise Illegal("no-such-player", seat=action.seat)
    card = _written(box, action.card)
    spoken = [duty for duty in affairs.duties if duty.seat == action.seat and duty.card == card]
    if eyes.config.effects == "by-hand" or any(duty.stage != "pending" or duty.lasting for duty in spoken):
        return ""
    return "false-accusation"


def _report(box: Box, eyes: Eyes, name: str, whom: int) -> None:
    _idle(eyes.affairs)
    card = box.piece.get(name)
    if card is None or not _waits_for_event(box, eyes, card):
        raise Illegal("no-such-event", card=name)
    if not 0 <= whom < eyes.seats:
        raise Illegal("no-such-player", seat=whom)


def _waits_for_event(box: Box, eyes: Eyes, card: int) -> bool:
    memory = eyes.affairs.memory
    if card in eyes.rules and isinstance(box.code(card, memory.edits).sentence.when, n.Event):
        return True
    for mod in memory.meanwhile:
        effect = box.code(mod.card, memory.edits).parts.get(mod.path)
        if mod.card == card and isinstance(effect, n.Meanwhile) and isinstance(effect.when, n.Event):
            return True
    return False


def _vote(eyes: Eyes, choice: str) -> None:
    motion = eyes.affairs.motion
    if motion is None or eyes.seat not in motion.voters or any(voter == eyes.seat for voter, _ in motion.votes):
        raise Illegal("no-vote")
    if choice not in motion.choices:
        raise Illegal("no-such-choice", choice=choice, choices=list(motion.choices))


def _proposal(box: Box, eyes: Eyes, action: a.Propose) -> None:
    affairs = eyes.affairs
    if affairs.phase != "play" or affairs.motion is not None:
        raise Illegal("not-now", phase=affairs.phase)
    if action.card and action.card not in box.piece:
        raise Illegal("no-such-card", card=action.card)
    if action.what == "order":
        names = sorted(name.strip() for name in action.text.split(","))
        mine = [box.names[rule] for rule in eyes.rules]
        if names != sorted(mine):
            raise Illegal("not-the-rules", rules=mine)
    elif not action.text.strip():
        raise Illegal("no-text")


def _reward(box: Box, eyes: Eyes, action: a.Write | a.Forgo | a.Approve | a.Veto) -> None:
    affairs = eyes.affairs
    if affairs.phase != "reward":
        raise Illegal("not-now", phase=affairs.phase)
    if isinstance(action, a.Approve | a.Veto):
        if affairs.wish is None:
            raise Illegal("nothing-to-approve")
        if eyes.seat != eyes.config.owner % eyes.seats:
            raise Illegal("not-the-owner")
        return
    if affairs.wish is not None or affairs.rewards[0] != eyes.seat:
        raise Illegal("no-reward")
    if isinstance(action, a.Forgo):
        return
    if ink(action.picture) > INK:
        raise Illegal("too-much-ink", most=INK)
    _card(action)
    if action.card:
        card = box.piece.get(action.card)
        if card is None or card >= box.cards:
            raise Illegal("no-such-card", card=action.card)
        if box.sentences[card] is not None or any(wish.card == action.card for wish in affairs.written):
            raise Illegal("written-already", card=action.card)
        if not action.title.strip():
            raise Illegal("no-title")


def _card(action: a.Write) -> None:
    """Whether what is written is understood, and can be a card of its kind."""
    from carteblanche.games.blank.language.check import check as checked
    from carteblanche.games.blank.language.reading import read

    rule = not action.card
    try:
        report = checked(read(action.sentence, action.language, rule=rule), rule=rule)
    except Unreadable as error:
        raise Illegal("not-understood", why=error.message) from None
    if not report.accepted:
        raise Illegal("not-a-card", findings=[one.code for one in report.findings if one.level == "error"])


def _correction(box: Box, eyes: Eyes, action: a.Correct) -> None:
    affairs = eyes.affairs
    if affairs.phase != "play" or affairs.motion is not None or affairs.asks or affairs.agenda:
        raise Illegal("not-now", phase=affairs.phase)
    if eyes.seat != eyes.config.owner % eyes.seats:
        raise Illegal("not-the-owner")
    card = box.piece.get(action.card)
    hands = [f"hand {seat}" for seat in range(eyes.seats)]
    places = ["draw pile", "discard pile", *hands] if card is not None and card < box.cards else ["rules", "rule pile"]
    if card is None:
        raise Illegal("no-such-card", card=action.card)
    if action.place not in places:
        raise Illegal("no-such-place", place=action.place, places=places)
    if card == eyes.top:
        raise Illegal("top-card-stays", card=action.card)
