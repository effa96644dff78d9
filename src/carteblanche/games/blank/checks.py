"""BLANK: is this action refused, accepted as a fault, or proper? From what the seat itself can see, so that a refusal tells no secret.

The codes of all refusals are here. `play` and `options` ask the same function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat, Value
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.affairs import Affairs, Ask
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.check import check as check_meaning
from carteblanche.games.blank.deck import INK, ink
from carteblanche.games.blank.engine.answers import open_ask
from carteblanche.games.blank.engine.disputes import reports
from carteblanche.games.blank.engine.laying import judge
from carteblanche.games.blank.evaluate import tools
from carteblanche.games.blank.evaluate.changes import Changes, find_changes
from carteblanche.games.blank.evaluate.law import Law, law_of
from carteblanche.games.blank.evaluate.plays import can_play
from carteblanche.games.blank.prompting import may_speak
from carteblanche.games.blank.questions import Answer, Answers
from carteblanche.games.blank.state import Ground, found
from carteblanche.games.blank.view import places_of

if TYPE_CHECKING:
    from carteblanche.games.blank.box import Box
    from carteblanche.games.blank.state import BlankState, Config
    from carteblanche.games.blank.view import BlankView


class Eyes(Value):
    """What a seat needs to see to know what it may do."""

    seat: Seat | None
    seats: int
    config: Config
    affairs: Affairs
    hand: tuple[int, ...]
    rules: tuple[int, ...]
    pile: tuple[int, ...]
    out: tuple[int, ...]
    choices: tuple[int, ...]
    closed: tuple[str, ...]
    grounds: tuple[Ground, ...]


def of_state(state: BlankState, seat: Seat) -> Eyes:
    places, record = state.pieces.places, state.record
    ask = open_ask(state.affairs.asks, seat) if state.affairs.asks else None
    choices = () if ask is None else found(record.choices, ask.n) or ()
    closed = () if ask is None else found(record.closed, ask.n) or ()
    grounds = record.grounds[seat] if record.grounds else ()
    return Eyes(
        seat,
        state.seats,
        state.config,
        state.affairs,
        places[5 + seat],
        places[3],
        places[1],
        places[2],
        choices,
        closed,
        grounds,
    )


def of_view(box: Box, view: BlankView) -> Eyes:
    places = places_of(box, view)
    return Eyes(
        view.viewer,
        view.seats,
        view.config,
        view.affairs,
        () if view.viewer is None else places[5 + view.viewer],
        places[3],
        places[1],
        places[2],
        tuple(box.piece[name] for name in view.choices),
        view.closed,
        view.grounds,
    )


def find_held(box: Box, eyes: Eyes) -> Changes:
    return find_changes(box, eyes.rules, eyes.out, eyes.affairs.memory)


def find_law(box: Box, eyes: Eyes) -> Law:
    return law_of(box, eyes.affairs, eyes.seat, eyes.rules, eyes.pile, eyes.out, eyes.grounds)


def uses(box: Box, eyes: Eyes) -> dict[int, list[str]]:
    """By card: the things that it allows, as paths; empty where this seat may not do it now."""
    known = {(one.card, one.path, one.lasting): one for one in eyes.grounds}
    own = eyes.seat == eyes.affairs.turn or eyes.affairs.free
    ways: dict[int, list[str]] = {}
    for held in find_held(box, eyes).get(s.Allow):
        ground = known.get((held.card, held.path, -1 if held.lasting is None else held.lasting.n))
        open_now = ground is not None and ground.n >= 0 and (own or held.change.when == "anytime")
        ways.setdefault(held.card, []).append(held.path if open_now else "")
    return ways


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
            if can_play(find_law(box, eyes), eyes.hand, eyes.pile[-1]):
                raise Illegal("can-play")
        case Answer():
            ask = _asked(eyes)
            if action not in Answers(box, ask, eyes.choices, eyes.closed):
                raise Illegal("no-answer", asked=ask.what)
        case a.Decline():
            _declining(eyes)
        case a.Done(number):
            _duty(eyes, number)
        case a.Use(card, n):
            _use(box, eyes, card, n)
        case a.Apply(card):
            _carrying_out(box, eyes, card)
        case a.Accuse() | a.Object():
            return _accusation(box, eyes, action)
        case a.Report():
            _report(box, eyes, action)
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
        case a.Tool():
            _tool(box, eyes, action)
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
    on_turn = eyes.seat == eyes.affairs.turn or eyes.affairs.free
    turn, reason = judge(find_law(box, eyes), eyes.pile[-1], tuple(cards), len(hand), on_turn=on_turn)
    fault = turn or reason
    if fault and eyes.config.wrong == "refused":
        raise Illegal(fault, cards=list(names), top=box.names[eyes.pile[-1]])
    return fault


def _asked(eyes: Eyes) -> Ask:
    if eyes.affairs.motion is not None:
        raise Illegal("not-while-voting")
    ask = open_ask(eyes.affairs.asks, eyes.seat)
    if ask is None:
        raise Illegal("nothing-asked")
    return ask


def _declining(eyes: Eyes) -> None:
    if eyes.affairs.asks or not may_speak(eyes.affairs, eyes.config, eyes.seat):
        ask = _asked(eyes)
        if not ask.optional:
            raise Illegal("must-answer", asked=ask.what)


def _duty(eyes: Eyes, number: int) -> None:
    affairs = eyes.affairs
    if affairs.motion is not None:
        raise Illegal("not-while-voting")
    if not any(
        duty.n == number and duty.seat == eyes.seat and duty.lasting < 0 and duty.stage == "pending"
        for duty in affairs.duties
    ):
        raise Illegal("no-such-duty", duty=number)


def _speaking(affairs: Affairs) -> None:
    """Whether one may speak up or carry something out now."""
    if affairs.phase != "play" or affairs.motion is not None or affairs.asks:
        raise Illegal("not-while-voting" if affairs.motion is not None else "not-now", phase=affairs.phase)


def _use(box: Box, eyes: Eyes, name: str, n: int) -> None:
    _idle(eyes.affairs)
    paths = uses(box, eyes).get(box.piece.get(name, -1), [])
    if not 0 <= n < len(paths) or not paths[n]:
        raise Illegal("not-allowed", card=name)


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
    if card is None or box.words[card] is None:
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
    if eyes.config.effects == "by-hand":
        return ""
    spoken = [duty for duty in affairs.duties if duty.seat == action.seat and duty.card == card]
    overdue = any(duty.stage == "overdue" for duty in spoken)
    judged = (action.seat, card, affairs.plays) in affairs.judged
    doubtful = any(duty.stage == "done" or duty.lasting >= 0 for duty in spoken) and not judged
    return "" if overdue or doubtful else "false-accusation"


def _report(box: Box, eyes: Eyes, action: a.Report) -> None:
    _idle(eyes.affairs)
    card = box.piece.get(action.card)
    waited = [] if card is None else reports(box, eyes.rules, eyes.affairs.memory, card)
    if not 0 <= action.n < len(waited):
        raise Illegal("no-such-event", card=action.card)
    if not 0 <= action.seat < eyes.seats or action.seat in eyes.affairs.gone:
        raise Illegal("no-such-player", seat=action.seat)


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
    if isinstance(action, a.Write):
        if ink(action.picture) > INK:
            raise Illegal("too-much-ink", most=INK)
        found = check_meaning(action.meaning, rule=not action.card)
        if errors := [one.code for one in found if one.level == "error"]:
            raise Illegal("not-a-card", findings=errors)
    if isinstance(action, a.Write) and action.card:
        card = box.piece.get(action.card)
        if card is None or card >= box.cards:
            raise Illegal("no-such-card", card=action.card)
        if box.words[card] is not None or any(wish.card == action.card for wish in affairs.written):
            raise Illegal("written-already", card=action.card)
        if not action.title.strip():
            raise Illegal("no-title")


def _tool(box: Box, eyes: Eyes, action: a.Tool) -> None:
    _speaking(eyes.affairs)
    if eyes.affairs.agenda:
        raise Illegal("not-now", phase="resolving")
    card = _written(box, action.card)
    if not box.code(card).people or card not in (*eyes.rules, *eyes.pile):
        raise Illegal("not-for-people", card=action.card)
    if action.tool not in tools.NAMES:
        raise Illegal("no-such-tool", tool=action.tool, tools=list(tools.NAMES))
    for seat in (action.seat, action.to):
        if not 0 <= seat < eyes.seats or seat in eyes.affairs.gone:
            raise Illegal("no-such-player", seat=seat)
    if action.tool in ("give", "swap") and action.seat == action.to:
        raise Illegal("no-such-player", seat=action.to)
    if not 1 <= action.n <= tools.MOST.get(action.tool, tools.FEW):
        raise Illegal("not-so-many", n=action.n, most=tools.MOST.get(action.tool, tools.FEW))


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
    if card == eyes.pile[-1]:
        raise Illegal("top-card-stays", card=action.card)
