"""Whether two meanings come to the same: both are played as one card in the same positions, with the same acts, answers and luck.

After every act all that anybody could notice is compared: where the cards lie and who knows them, whose turn it is, what is asked, owed
and waited for, and what each hand may play. The first difference ends it. Positions are made from the parts of both meanings, so that
what they speak of happens; they are the same for the same pair for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, final

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, Pieces, Viewers, viewers
from carteblanche.core.values import Alarm, Millis, Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.affairs import Affairs
from carteblanche.games.blank.box import DISCARD, DRAW, PILE, RULES, Box, hand
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.checks import find_law, of_state, uses
from carteblanche.games.blank.data import FACES
from carteblanche.games.blank.deck import Deck, GameCard, RuleCard, Words
from carteblanche.games.blank.engine.lasting import clocks
from carteblanche.games.blank.engine.reports import reports
from carteblanche.games.blank.evaluate.filters import printed
from carteblanche.games.blank.evaluate.plays import Plays, fitting
from carteblanche.games.blank.position import awake
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import BlankState, Config

POSITIONS: Final = 200
ACTS: Final = 8
"""How many acts follow each other in a position."""
SIZES: Final = (1, 1, 2, 2, 3, 3, 4, 5, 7)
BESIDE: Final = (
    "(when (plays cards: [2]) (draw next 4))",
    "(when (plays cards: [violet]) (draw (most)))",
    "(when (plays cards: [4]) (penalise next))",
    "(when (plays cards: [5]) (skip next))",
    "(when (plays cards: [6]) (take you 1 next))",
    "(when (plays cards: [1]) (discard next))",
    "(when (plays cards: [3]) (reverse))",
)
"""Rules in the company of which a card is played, so that what it waits for happens."""
NOTHING: Final = Meaning((s.When(p.Plays(least=99), (s.EndTurn(),)),))
"""A card that does nothing."""
MARK: Final = "this card"
NAMES: Final = ("Ada", "Ben", "Cy", "Dot", "Eve")

Kind = Literal["rule", "game"]


def difference(one: Meaning, other: Meaning, kind: Kind, positions: int = POSITIONS) -> str:
    """What two meanings first differ in, and in which position; nothing if in none of them. What people are told or asked has to be the
    same to the letter, and a card that is never seen to do anything is like no other.
    """
    if other != NOTHING and sorted(_texts(one)) != sorted(_texts(other)):
        return "what people are told"
    tables = (_Table(one, kind), _Table(other, kind))
    focus = _focus((one, other), kind, tables[0].box)
    names = _names((one, other))
    seen = False
    for number in range(positions):
        luck = KeyedLuck.seeded(number, "traces")
        made = _position(tables[0].box, luck, focus, names, kind)
        for table in tables:
            table.begin(made)
        found = _differ(*tables, luck, made.card)
        if found:
            return f"{found} in position {number}"
        seen = seen or tables[0].acted
    if seen or other == NOTHING or difference(one, NOTHING, kind, positions):
        return ""
    return "neither is seen to do anything"


def _texts(meaning: Meaning) -> list[str]:
    """Words that only people understand."""
    found = [(part, getattr(part, "text", "")) for _, part in walk(meaning.clauses, "")]
    return [f"{type(part).__name__} {text}" for part, text in found if text]


class _Made(NamedTuple):
    """A position, but for what the card means."""

    places: tuple[tuple[Piece, ...], ...]
    known: tuple[Viewers, ...]
    seats: int
    config: Config
    card: int
    """The card that is played first."""


@final
class _Table:
    """One of the two games."""

    def __init__(self, meaning: Meaning, kind: Kind) -> None:
        self.game = Blank(_deck(meaning, kind))
        self.box = self.game.box
        self.state: BlankState
        self.acted = False
        """Whether anything has been seen of the card."""

    def begin(self, made: _Made) -> None:
        pieces = Pieces(self.box.layout, made.places, made.known)
        pile = made.places[DISCARD]
        affairs = Affairs(
            "play", Seat(0), 1, turns=1, history=pile, layers=(-1,) * len(pile), skips=(0,) * made.seats,
            timers=clocks(self.box, made.places[RULES], (), Millis(0)),
        )  # fmt: skip
        state = BlankState(pieces, (), made.config, made.seats, self.box.hash, affairs)
        self.state = awake(self.box, state)

    def play(self, at: Millis, seat: Seat, action: a.Action, luck: Luck) -> str:
        """Why it is refused, or nothing."""
        try:
            self._take(self.game.play(self.state, at, seat, action, luck))
        except Illegal as refusal:
            return refusal.code
        return ""

    def ring(self, alarm: Alarm, luck: Luck) -> None:
        self._take(self.game.ring(self.state, alarm, luck))

    def _take(self, state: BlankState) -> None:
        self.state = state
        for note in state.affairs.trace:
            words = self.box.words[self.box.piece[note.card]] if note.card and not self.acted else None
            self.acted = self.acted or (words is not None and words.text == MARK and note.path != "")


def _deck(meaning: Meaning, kind: Kind) -> Deck:
    beside = tuple(RuleCard(Words(notation.read(text))) for text in BESIDE)
    mine = Words(meaning, MARK)
    rules = (RuleCard(mine), *beside) if kind == "rule" else beside
    bearing = _bearing() if kind == "game" else ()
    return Deck(
        "traces", "*", (), rules, tuple(GameCard(face, "*", mine if face in bearing else None) for face in FACES)
    )


@lru_cache(maxsize=1)
def _bearing() -> tuple[str, ...]:
    """The faces that carry a game card: two of every colour and of every number."""
    return tuple(f"{'ROGBVP'[i]}{(i + more) % 6 + 1}a" for i in range(6) for more in (0, 3))


def _focus(meanings: tuple[Meaning, ...], kind: Kind, box: Box) -> list[frozenset[int]]:
    """The cards that the meanings speak of; of a game card first of all those that carry it."""
    found: list[frozenset[int]] = []
    for meaning in meanings:
        for _, part in walk(meaning.clauses, ""):
            tests = [getattr(part, name) for name in ("cards", "on", "fit") if hasattr(part, name)]
            for one in tests:
                fit = printed(box, one) if isinstance(one, tuple) and one else None  # pyright: ignore[reportUnknownArgumentType]
                cards = frozenset[int](card for card in fit or () if card < box.cards)
                if cards and cards not in found:
                    found.append(cards)
    if kind == "game":
        mine = frozenset(int(box.piece[face]) for face in _bearing())
        return [mine] * (1 + 2 * len(found)) + found
    return found or [frozenset(range(box.cards))]


def _names(meanings: tuple[Meaning, ...]) -> tuple[str, ...]:
    """Whoever is named sits at the table."""
    named = [part.name for one in meanings for _, part in walk(one.clauses, "") if isinstance(part, p.Named)]
    return (*dict.fromkeys(named), *NAMES)[:5]


def _position(box: Box, luck: Luck, focus: list[frozenset[int]], names: tuple[str, ...], kind: Kind) -> _Made:
    seats = 2 + luck.below(4)
    cards = sorted(luck.pick(focus))
    order = list(luck.shuffle(range(box.cards)))
    hands: list[list[int]] = [[] for _ in range(seats)]
    for mine in hands:
        if mine is hands[0] or luck.below(2):
            card = luck.pick(cards)
            if card in order:
                order.remove(card)
                mine.append(card)
    first = hands[0][0]
    alike = [one for one in order if box.colours[one] == box.colours[first] or box.numbers[one] == box.numbers[first]]
    top = order.pop(order.index(luck.pick(alike)))
    for mine in hands:
        for _ in range(luck.pick(SIZES) - len(mine)):
            mine.append(order.pop())
    pile = [order.pop() for _ in range(luck.below(5))]
    draw = order[: 3 + luck.below(3)] if luck.below(8) == 0 else order
    places: list[tuple[Piece, ...]] = [()] * len(box.layout.places)
    known = [NOBODY] * len(box.names)
    for seat, mine in enumerate(hands):
        places[hand(seat)] = tuple(map(Piece, luck.shuffle(mine)))
        for card in mine:
            known[card] = viewers(Seat(seat))
    places[DISCARD], places[DRAW] = (*map(Piece, pile), Piece(top)), tuple(map(Piece, draw))
    places[2] = tuple(Piece(card) for card in order if card not in draw)
    rules = [Piece(box.cards + i) for i in range(len(box.deck.rules))]
    tested = rules[:1] if kind == "rule" else []
    beside = luck.shuffle(rules[len(tested) :])
    count = luck.below(3)
    places[RULES] = (*tested, *beside[:count]) if luck.below(2) else (*beside[:count], *tested)
    places[PILE] = beside[count:]
    for card in (*places[DISCARD], *places[RULES], *places[2]):
        known[card] = EVERYBODY
    ages = tuple(7 + 9 * one for one in luck.shuffle(range(5)))
    config = Config(reading=False, rewards=False, names=names[:seats], ages=ages, owner=luck.below(seats))
    return _Made(tuple(places), tuple(known), seats, config, first)


def _differ(one: _Table, other: _Table, luck: Luck, first: int) -> str:
    """Plays both, and says in what they differ."""
    now = 0
    for number in range(ACTS + 1):
        found = next((name for (name, x), (_, y) in zip(_facts(one), _facts(other), strict=True) if x != y), "")
        if found or number == ACTS or one.state.affairs.phase != "play":
            return found
        now += 1000
        acts = list(_acts(one, luck, first if number == 0 else -1))
        if not acts:
            return ""
        at, seat, action = luck.pick(acts)
        key = luck.below(1 << 30)
        if action is None:
            now = max(now, at)
            alarm = min(one.game.alarms(one.state), key=lambda alarm: alarm.at)
            for table in (one, other):
                table.ring(alarm, KeyedLuck.seeded(key))
            continue
        refusals = [table.play(Millis(now), seat, action, KeyedLuck.seeded(key)) for table in (one, other)]
        if refusals[0] != refusals[1]:
            return "what is refused"
    return ""


def _acts(table: _Table, luck: Luck, first: int) -> Iterator[tuple[int, Seat, a.Action | None]]:
    """What may be done next, in the order of its likelihood: of each sort one."""
    game, state, box = table.game, table.state, table.box
    affairs = state.affairs
    prompts = game.prompts(state)
    if prompts:
        seat = luck.pick(sorted(prompts))
        if first >= 0 and affairs.turn in prompts and first in state.pieces.places[hand(affairs.turn)]:
            yield 0, affairs.turn, a.Play((box.names[first],))
            return
        options = game.options(game.view(state, seat))
        if len(options):
            for _ in range(6):
                yield 0, seat, options.sample(luck)
    idle = not (affairs.asks or affairs.agenda or affairs.motion or affairs.resolving)
    if idle:
        rules = state.pieces.places[RULES]
        for card in (*rules[:1], *rules[-1:], *state.pieces.places[DISCARD][-1:]):
            for n, _ in enumerate(reports(box, rules, affairs.memory, card)):
                yield 0, Seat(luck.below(state.seats)), a.Report(box.names[card], Seat(luck.below(state.seats)), n)
        mine = state.pieces.places[hand(affairs.turn)]
        if mine:
            yield 0, affairs.turn, a.Play((box.names[luck.pick(mine)],))
        yield 0, Seat(1), a.Accuse(Seat(0), box.names[rules[0]] if rules else "")
        late = [duty for duty in affairs.duties if duty.stage == "overdue" or duty.lasting >= 0]
        for duty in late[:1]:
            yield 0, Seat((duty.seat + 1) % state.seats), a.Accuse(duty.seat, box.names[duty.card])
    alarms = game.alarms(state)
    if alarms:
        yield min(alarm.at for alarm in alarms), Seat(0), None


def _facts(table: _Table) -> Iterator[tuple[str, Any]]:
    """All that anybody could notice, without how it came about."""
    state, box = table.state, table.box
    affairs, memory = state.affairs, state.affairs.memory
    places = state.pieces.places
    yield "where the cards lie", places
    yield "who knows the cards", state.pieces.known
    yield (
        "whose turn it is",
        (affairs.turn, affairs.direction, affairs.phase, affairs.resolving, affairs.free, affairs.extra),
    )
    yield "who is next", (affairs.skips, affairs.extras, affairs.lead, affairs.seating, affairs.gone)
    yield "who has won", (affairs.winners, affairs.reason)
    choices, closed = dict(state.record.choices), dict(state.record.closed)
    yield (
        "what is asked",
        [
            (
                ask.seat,
                ask.what,
                ask.until,
                ask.least,
                ask.most,
                ask.among,
                ask.words,
                ask.optional,
                choices.get(ask.n),
                closed.get(ask.n),
            )
            for ask in affairs.asks
        ],
    )
    yield (
        "what is owed",
        [
            (
                duty.seat,
                _owed(box, duty.card, duty.path),
                duty.stage,
                duty.until,
                duty.times,
                duty.timed,
                duty.lasting >= 0,
            )
            for duty in affairs.duties
        ],
    )
    yield (
        "what the clock will do",
        sorted((timer.what, timer.at, -1 if timer.seat is None else timer.seat) for timer in affairs.timers),
    )
    yield "what is voted on", None if affairs.motion is None else (affairs.motion.what, affairs.motion.voters)
    yield "what may be reported", [len(reports(box, places[RULES], memory, card)) for card in places[RULES]]
    yield "who may do something", affairs.users
    if affairs.phase == "play" and not affairs.asks and not affairs.agenda:
        yield "what may be played", [_playable(box, state, Seat(seat)) for seat in range(state.seats)]
    else:
        yield "what may be played", None


def _owed(box: Box, card: int, path: str) -> Any:
    step = box.code(card).part(path)
    return (step.how, step.text) if isinstance(step, s.Oblige) else None


def _playable(box: Box, state: BlankState, seat: Seat) -> Any:
    facts = of_state(state, seat)
    law, top = find_law(box, facts), facts.pile[-1]
    open_ways = [bool(path) for paths in uses(box, facts).values() for path in paths]
    single = [fitting(law, card, top, len(facts.hand)) for card in facts.hand]
    anytime = [law.anytime >> card & 1 for card in facts.hand]
    return single, anytime, Plays(law, facts.hand, top).count if len(facts.hand) > 1 else 0, open_ways
