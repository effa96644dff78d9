"""BLANK's *sharp* as it was: tries its options on imagined tables and follows the best of them for a few steps.

What there is to notice in sharp-eyes play (who owes what, which play was wrong) it asks `games.blank.bots.attention`, as it did: that is
the engine's knowledge of its own rules, and not frozen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.bots.attention import looks_wrong, owed
from carteblanche.games.blank.box import DISCARD, Box, hand
from carteblanche.games.blank.engine.answers import open_ask
from carteblanche.games.blank.state import BlankState
from carteblanche.games.blank.view import BlankView

WORLDS, WIDTH, DEEP, AHEAD, OVERLOOKS = 4, 6, 16, 6, 5
LATER: Final = 10**12
LISTED, MOST, ANSWERS = 400, 24, 6
SURE, WON = 40.0, 50.0
NEEDED: Final = (0.0, 1.0, 1.8, 2.4, 2.9, 3.3, 3.7, 4.1, 4.4, 4.7, 5.0, 5.3, 5.6)


@final
class Sharp:
    def __init__(self, game: Any) -> None:
        self._game = game

    def choose(self, view: Any, luck: Luck) -> Any:
        said = _agreed(view, luck) or _spoken(self._game, view, luck)
        if said is not None:
            return said
        listed = self._listed(view, luck)
        if (ready := _at_once(listed)) is not None:
            return ready
        best = self._ranked(view, listed, WORLDS, 0, luck)
        if len(best) > 1 and best[0][0] < SURE:
            best = self._ranked(view, [action for _, action in best[:WIDTH]], DEEP, AHEAD, luck)
        return best[0][1]

    def _listed(self, view: BlankView, luck: Luck) -> list[Any]:
        options = self._game.options(view)
        listed = list(options) if len(options) <= LISTED else [options.sample(luck) for _ in range(LISTED // 4)]
        if not view.affairs.asks and view.viewer == view.affairs.turn:
            listed = [action for action in listed if not isinstance(action, a.Decline)] or listed
        if luck.below(2):
            listed = [action for action in listed if not isinstance(action, a.Use)] or listed
        if len(listed) > MOST:
            listed = sorted(luck.shuffle(listed), key=_cards, reverse=True)[:MOST]
        return listed

    def _ranked(
        self, view: BlankView, listed: list[Any], worlds: int, ahead: int, luck: Luck
    ) -> list[tuple[float, Any]]:
        imagined = [(self._game.imagine(view, luck), luck.below(1 << 30)) for _ in range(worlds)]
        assert view.viewer is not None
        found: list[tuple[float, Any]] = []
        for action in luck.shuffle(listed):
            worth = sum(
                self._tried(world, view.viewer, action, KeyedLuck.seeded(seed), ahead) for world, seed in imagined
            )
            found.append((worth / worlds, action))
        return sorted(found, key=lambda one: -one[0])

    def _tried(self, world: Any, seat: Seat, action: Any, luck: Luck, ahead: int) -> float:
        game, now = self._game, Millis(LATER)
        state = game.play(world, now, seat, action, luck)
        for step in range(ANSWERS + ahead):
            affairs = state.affairs
            if affairs.winners or (step >= ahead and not affairs.asks):
                break
            prompts = game.prompts(state)
            if not prompts:
                break
            asked = affairs.asks[0].seat if affairs.asks else affairs.turn if affairs.turn in prompts else min(prompts)
            options = game.options(game.view(state, asked))
            if not len(options):
                break
            state = game.play(state, now, asked, max((options.sample(luck) for _ in range(3)), key=_cards), luck)
        return _prospects(game.box_of(state), state, seat)


def _cards(action: Any) -> int:
    return len(getattr(action, "cards", ()))


def _at_once(listed: list[Any]) -> Any:
    if len(listed) == 1:
        return listed[0]
    return next((one for one in listed if isinstance(one, a.Done | a.Understood | a.Forgo | a.Approve)), None)


def _agreed(view: BlankView, luck: Luck) -> a.Action | None:
    if view.prompt is None:
        return None
    motion = view.affairs.motion
    if motion is not None and "vote" in view.prompt.kinds:
        if motion.what in ("verdict", "report"):
            return a.Vote(luck.pick(motion.choices))
        refused = motion.what == "correct" and motion.text == f"hand {view.viewer}"
        return a.Vote(motion.choices[1 if refused else 0])
    ask = open_ask(view.affairs.asks, view.viewer)
    return a.Decline() if ask is not None and ask.what == "report" else None


def _spoken(game: Any, view: BlankView, luck: Luck) -> a.Action | None:
    kinds = () if view.prompt is None else view.prompt.kinds
    if "decline" not in kinds or view.affairs.asks:
        return None
    box: Box = game.box_of(view)
    names, me = box.names, view.viewer
    found: list[a.Action] = []
    if view.config.effects == "by-hand":
        debts = owed(box, view, luck)
        found += [a.Apply(names[debt.frame.card]) for debt in debts if debt.seat == me and not debt.late]
        found += [a.Accuse(debt.seat, names[debt.frame.card]) for debt in debts if debt.seat != me and debt.late]
    if looks_wrong(box, view):
        found.append(a.Object())
    judged = {(seat, card) for seat, card, plays in view.affairs.judged if plays == view.affairs.plays}
    late = [duty for duty in view.affairs.duties if duty.stage == "overdue" and duty.seat != me]
    found += [a.Accuse(duty.seat, names[duty.card]) for duty in late if (duty.seat, duty.card) not in judged]
    return next((action for action in found if luck.below(100) >= OVERLOOKS and action in game.options(view)), None)


def _prospects(box: Box, state: BlankState, seat: Seat) -> float:
    affairs, places = state.affairs, state.pieces.places
    if affairs.winners:
        return WON if seat in affairs.winners else -WON
    mine, top = places[hand(seat)], places[DISCARD][-1]
    others = [_guessed(len(places[hand(one)])) for one in range(state.seats) if one != seat]
    fits = any(box.colours[card] == box.colours[top] or box.numbers[card] == box.numbers[top] for card in mine)
    own = _needed(box, mine) + 0.15 * len(mine) - (0.35 if fits else 0.0)
    tempo = 0.5 if affairs.turn == seat else 0.0
    return min(others) + 0.3 * sum(others) / len(others) - 1.3 * own + tempo - 0.4 * affairs.skips[seat]


def _needed(box: Box, cards: Sequence[int]) -> int:
    left, plays = set(cards), 0
    while left:
        plays += 1
        if len(left) == 1:
            break
        groups: dict[int, list[int]] = {}
        for card in left:
            groups.setdefault(box.colours[card], []).append(card)
            groups.setdefault(-box.numbers[card], []).append(card)
        largest: list[int] = max(groups.values(), key=len)
        left.difference_update(largest)
    return plays


def _guessed(size: int) -> float:
    return NEEDED[size] if size < len(NEEDED) else NEEDED[-1] + 0.25 * (size - len(NEEDED) + 1)
