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
from carteblanche.games.blank.engine.laying import judge
from carteblanche.games.blank.engine.reports import reports
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


class Facts(Value):
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


def of_state(state: BlankState, seat: Seat) -> Facts:
    places, record = state.pieces.places, state.record
    ask = open_ask(state.affairs.asks, seat) if state.affairs.asks else None
    choices = () if ask is None else found(record.choices, ask.n) or ()
    closed = () if ask is None else found(record.closed, ask.n) or ()
    grounds = record.grounds[seat] if record.grounds else ()
    return Facts(
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


def of_view(box: Box, view: BlankView) -> Facts:
    places = places_of(box, view)
    return Facts(
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


def find_held(box: Box, facts: Facts) -> Changes:
    return find_changes(box, facts.rules, facts.out, facts.affairs.memory)


def find_law(box: Box, facts: Facts) -> Law:
    return law_of(box, facts.affairs, facts.seat, facts.rules, facts.pile, facts.out, facts.grounds)


def uses(box: Box, facts: Facts) -> dict[int, list[str]]:
    """By card: the things that it allows, as paths; empty where this seat may not do it now."""
    known = {(one.card, one.path, one.lasting): one for one in facts.grounds}
    own = facts.seat == facts.affairs.turn or facts.affairs.free
    ways: dict[int, list[str]] = {}
    for held in find_held(box, facts).get(s.Allow):
        ground = known.get((held.card, held.path, -1 if held.lasting is None else held.lasting.n))
        open_now = ground is not None and ground.n >= 0 and (own or held.change.when == "anytime")
        ways.setdefault(held.card, []).append(held.path if open_now else "")
    return ways


def check(box: Box, facts: Facts, action: a.Action) -> str:  # noqa: C901 - a branch for each kind
    """What is wrong with an action that is accepted as a fault; nothing if it is proper; `Illegal` if it is refused."""
    affairs, seat = facts.affairs, facts.seat
    if affairs.phase == "over":
        raise Illegal("game-over")
    if seat is None:
        raise Illegal("only-watching")
    match action:
        case a.Play(cards):
            return _play(box, facts, cards)
        case a.Draw():
            _idle(affairs)
            if seat != affairs.turn:
                raise Illegal("not-your-turn")
            if can_play(find_law(box, facts), facts.hand, facts.pile[-1]):
                raise Illegal("can-play")
        case Answer():
            ask = _asked(facts)
            if action not in Answers(box, ask, facts.choices, facts.closed):
                raise Illegal("no-answer", asked=ask.what)
        case a.Decline():
            _declining(facts)
        case a.Done(number):
            _duty(facts, number)
        case a.Use(card, n):
            _use(box, facts, card, n)
        case a.Apply(card):
            _carrying_out(box, facts, card)
        case a.Accuse() | a.Object():
            return _accusation(box, facts, action)
        case a.Report():
            _report(box, facts, action)
        case a.Vote(choice):
            _vote(facts, choice)
        case a.Propose():
            _proposal(box, facts, action)
        case a.Understood():
            if affairs.phase != "reading" or seat in affairs.understood:
                raise Illegal("nothing-to-read")
        case a.Write() | a.Forgo() | a.Approve() | a.Veto():
            _reward(box, facts, action)
        case a.Correct():
            _correction(box, facts, action)
        case a.Tool():
            _tool(box, facts, action)
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


def _play(box: Box, facts: Facts, names: tuple[str, ...]) -> str:
    _idle(facts.affairs)
    if not names or (len(names) > 1 and len(set(names)) < len(names)):
        raise Illegal("no-cards" if not names else "card-twice")
    hand = facts.hand
    cards: list[int] = []
    for name in names:
        card = box.piece.get(name, -1)
        if card not in hand:
            raise Illegal("not-in-your-hand", card=name)
        cards.append(card)
    on_turn = facts.seat == facts.affairs.turn or facts.affairs.free
    turn, reason = judge(find_law(box, facts), facts.pile[-1], tuple(cards), len(hand), on_turn=on_turn)
    fault = turn or reason
    if fault and facts.config.wrong == "refused":
        raise Illegal(fault, cards=list(names), top=box.names[facts.pile[-1]])
    return fault


def _asked(facts: Facts) -> Ask:
    if facts.affairs.motion is not None:
        raise Illegal("not-while-voting")
    ask = open_ask(facts.affairs.asks, facts.seat)
    if ask is None:
        raise Illegal("nothing-asked")
    return ask


def _declining(facts: Facts) -> None:
    if facts.affairs.asks or not may_speak(facts.affairs, facts.config, facts.seat):
        ask = _asked(facts)
        if not ask.optional:
            raise Illegal("must-answer", asked=ask.what)


def _duty(facts: Facts, number: int) -> None:
    affairs = facts.affairs
    if affairs.motion is not None:
        raise Illegal("not-while-voting")
    if not any(
        duty.n == number and duty.seat == facts.seat and duty.lasting < 0 and duty.stage == "pending"
        for duty in affairs.duties
    ):
        raise Illegal("no-such-duty", duty=number)


def _speaking(affairs: Affairs) -> None:
    """Whether one may speak up or carry something out now."""
    if affairs.phase != "play" or affairs.motion is not None or affairs.asks:
        raise Illegal("not-while-voting" if affairs.motion is not None else "not-now", phase=affairs.phase)


def _use(box: Box, facts: Facts, name: str, n: int) -> None:
    _idle(facts.affairs)
    paths = uses(box, facts).get(box.piece.get(name, -1), [])
    if not 0 <= n < len(paths) or not paths[n]:
        raise Illegal("not-allowed", card=name)


def _carrying_out(box: Box, facts: Facts, name: str) -> None:
    """Whether the card asks anything of this seat is not checked here: nobody is told (BK-60)."""
    _speaking(facts.affairs)
    if facts.affairs.agenda:
        raise Illegal("not-now", phase="resolving")
    _written(box, name)
    if facts.config.effects != "by-hand":
        raise Illegal("no-such-duty", duty=name)


def _written(box: Box, name: str) -> int:
    """A card that says something."""
    card = box.piece.get(name)
    if card is None or box.words[card] is None:
        raise Illegal("no-such-card", card=name)
    return card


def _accusation(box: Box, facts: Facts, action: a.Accuse | a.Object) -> str:
    """Where people must notice what is wrong, every accusation is proper; what comes of it the record decides."""
    affairs = facts.affairs
    _speaking(affairs)
    if isinstance(action, a.Object):
        if facts.config.wrong != "lie":
            raise Illegal("no-objections-here")
        if affairs.doubt is None:
            raise Illegal("too-late")
        if affairs.doubt.seat == facts.seat:
            raise Illegal("own-play")
        return ""
    if action.seat == facts.seat or not 0 <= action.seat < facts.seats:
        raise Illegal("no-such-player", seat=action.seat)
    card = _written(box, action.card)
    if facts.config.effects == "by-hand":
        return ""
    spoken = [duty for duty in affairs.duties if duty.seat == action.seat and duty.card == card]
    overdue = any(duty.stage == "overdue" for duty in spoken)
    judged = (action.seat, card, affairs.plays) in affairs.judged
    doubtful = any(duty.stage == "done" or duty.lasting >= 0 for duty in spoken) and not judged
    return "" if overdue or doubtful else "false-accusation"


def _report(box: Box, facts: Facts, action: a.Report) -> None:
    _idle(facts.affairs)
    card = box.piece.get(action.card)
    waited = [] if card is None else reports(box, facts.rules, facts.affairs.memory, card)
    if not 0 <= action.n < len(waited):
        raise Illegal("no-such-event", card=action.card)
    if not 0 <= action.seat < facts.seats or action.seat in facts.affairs.gone:
        raise Illegal("no-such-player", seat=action.seat)


def _vote(facts: Facts, choice: str) -> None:
    motion = facts.affairs.motion
    if motion is None or facts.seat not in motion.voters or any(voter == facts.seat for voter, _ in motion.votes):
        raise Illegal("no-vote")
    if choice not in motion.choices:
        raise Illegal("no-such-choice", choice=choice, choices=list(motion.choices))


def _proposal(box: Box, facts: Facts, action: a.Propose) -> None:
    affairs = facts.affairs
    if affairs.phase != "play" or affairs.motion is not None:
        raise Illegal("not-now", phase=affairs.phase)
    if action.card and action.card not in box.piece:
        raise Illegal("no-such-card", card=action.card)
    if action.what == "order":
        names = sorted(name.strip() for name in action.text.split(","))
        mine = [box.names[rule] for rule in facts.rules]
        if names != sorted(mine):
            raise Illegal("not-the-rules", rules=mine)
    elif not action.text.strip():
        raise Illegal("no-text")


def _reward(box: Box, facts: Facts, action: a.Write | a.Forgo | a.Approve | a.Veto) -> None:
    affairs = facts.affairs
    if affairs.phase != "reward":
        raise Illegal("not-now", phase=affairs.phase)
    if isinstance(action, a.Approve | a.Veto):
        if affairs.wish is None:
            raise Illegal("nothing-to-approve")
        if facts.seat != facts.config.owner % facts.seats:
            raise Illegal("not-the-owner")
        return
    if affairs.wish is not None or affairs.rewards[0] != facts.seat:
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


def _tool(box: Box, facts: Facts, action: a.Tool) -> None:
    _speaking(facts.affairs)
    if facts.affairs.agenda:
        raise Illegal("not-now", phase="resolving")
    card = _written(box, action.card)
    if not box.code(card).people or card not in (*facts.rules, *facts.pile):
        raise Illegal("not-for-people", card=action.card)
    if action.tool not in tools.NAMES:
        raise Illegal("no-such-tool", tool=action.tool, tools=list(tools.NAMES))
    for seat in (action.seat, action.to):
        if not 0 <= seat < facts.seats or seat in facts.affairs.gone:
            raise Illegal("no-such-player", seat=seat)
    if action.tool in ("give", "swap") and action.seat == action.to:
        raise Illegal("no-such-player", seat=action.to)
    if not 1 <= action.n <= tools.MOST.get(action.tool, tools.FEW):
        raise Illegal("not-so-many", n=action.n, most=tools.MOST.get(action.tool, tools.FEW))


def _correction(box: Box, facts: Facts, action: a.Correct) -> None:
    affairs = facts.affairs
    if affairs.phase != "play" or affairs.motion is not None or affairs.asks or affairs.agenda:
        raise Illegal("not-now", phase=affairs.phase)
    if facts.seat != facts.config.owner % facts.seats:
        raise Illegal("not-the-owner")
    card = box.piece.get(action.card)
    hands = [f"hand {seat}" for seat in range(facts.seats)]
    places = ["draw pile", "discard pile", *hands] if card is not None and card < box.cards else ["rules", "rule pile"]
    if card is None:
        raise Illegal("no-such-card", card=action.card)
    if action.place not in places:
        raise Illegal("no-such-place", place=action.place, places=places)
    if card == facts.pile[-1]:
        raise Illegal("top-card-stays", card=action.card)
