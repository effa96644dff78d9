"""Blitz: which acts are proper, and why the others are refused.

All is judged from what is public, and rules, options and previews ask here alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Message
from carteblanche.games.blitz.actions import (
    NEW,
    Action,
    Centre,
    Flip,
    Go,
    Lay,
    Next,
    Pass,
    Rhythm,
    Stuck,
    Turn,
    Waive,
)
from carteblanche.games.blitz.data import BEFORE, HIGH_STACK, NUMBER, ONES, SIGN, SLOT, STACK, WORK
from carteblanche.games.blitz.state import Area, Public


class Aim(NamedTuple):
    """A proper act with cards: how many travel, from which slot (-1: none) to which stack or slot, and whether it frees its slot."""

    cards: int
    slot: int
    target: int
    frees: bool


def source_card(area: Area, source: str) -> str:
    """The card that may be taken from there; nothing if there is none."""
    if source == "blitz":
        return area.top
    if source == "reserve":
        return area.reserve[area.turned - 1] or "" if area.turned else ""
    slot = SLOT.get(source, len(WORK))
    if slot >= len(area.slots):
        raise Illegal("no-such-source", source=source)
    pile = area.slots[slot]
    return pile[-1] if pile else ""


def judge_centre(public: Public, seat: int, action: Centre) -> Aim:
    area, source, card = public.areas[seat], action.source, action.card
    there = source_card(area, source)
    if there != card or not card:
        if source in SLOT and card in area.slots[SLOT[source]]:
            raise Illegal("only-the-top", source=source, card=card, top=there)
        raise Illegal("card-not-there", source=source, card=card, there=there)
    if action.stack == NEW:
        if card not in ONES:
            raise Illegal("stack-starts-with-one", card=card)
        if action.top:
            raise Illegal("stack-moved-on", stack=NEW, expected=action.top, top="")
        stack = public.fits.index("")
    else:
        stack = STACK.get(action.stack, len(STACK))
        if stack >= len(public.fits):
            raise Illegal("no-such-stack", stack=action.stack)
        top = BEFORE.get(public.fits[stack], "")
        if top != action.top or not top:
            raise Illegal("stack-moved-on", stack=action.stack, expected=action.top, top=top)
        if public.fits[stack] != card:
            raise Illegal("does-not-fit", stack=action.stack, card=card, needs=public.fits[stack])
    slot = SLOT.get(source, -1)
    return Aim(1, slot, stack, slot >= 0 and len(area.slots[slot]) == 1)


def judge_lay(public: Public, seat: int, action: Lay) -> Aim:
    area, source, card = public.areas[seat], action.source, action.card
    target = SLOT.get(action.slot, len(WORK))
    if target >= len(area.slots):
        raise Illegal("no-such-slot", slot=action.slot)
    there, slot, count, frees = source_card(area, source), SLOT.get(source, -1), 1, False
    if slot >= 0:
        pile = area.slots[slot]
        if card not in pile:
            raise Illegal("card-not-there", source=source, card=card, there=there)
        if slot == target:
            raise Illegal("same-slot", slot=action.slot)
        count = len(pile) - pile.index(card)
        frees = count == len(pile)
    elif there != card or not card:
        raise Illegal("card-not-there", source=source, card=card, there=there)
    below = area.slots[target]
    if not below:
        raise Illegal("empty-slot", slot=action.slot)
    top = below[-1]
    if NUMBER[card] != NUMBER[top] - 1:
        raise Illegal("wrong-number", card=card, top=top, needs=NUMBER[top] - 1)
    if SIGN[card] == SIGN[top]:
        raise Illegal("same-sign", card=card, top=top, sign=SIGN[top])
    if len(below) + count > HIGH_STACK:
        raise Illegal("slot-full", slot=action.slot, cards=len(below) + count, most=HIGH_STACK)
    return Aim(count, slot, target, frees)


def _judge_flip(public: Public, seat: int, _: Flip) -> None:
    area = public.areas[seat]
    if area.turned == len(area.reserve):
        raise Illegal("hand-empty" if area.reserve else "no-reserve")


def _judge_turn(public: Public, seat: int, _: Turn) -> None:
    area = public.areas[seat]
    if area.turned < len(area.reserve):
        raise Illegal("hand-not-empty", cards=len(area.reserve) - area.turned)
    if not area.turned:
        raise Illegal("no-reserve")


def _judge_stuck(public: Public, seat: int, _: Stuck) -> None:
    if public.stall is not None:
        raise Illegal("stall-noticed", stage=public.stall.stage)
    if public.stuck[seat]:
        raise Illegal("said-already")


def _judge_rhythm(public: Public, seat: int, action: Rhythm) -> None:
    stall = public.stall
    if stall is None or stall.stage != "right" or stall.seat != seat:
        raise Illegal("no-right")
    if action.first not in (1, 2):
        raise Illegal("no-such-rhythm", first=action.first)
    if action.first == stall.offsets[seat]:
        raise Illegal("rhythm-tried", first=action.first)


def _judge_waive(public: Public, seat: int, _: Waive) -> None:
    if public.stall is None or public.stall.seat != seat:
        raise Illegal("no-right")


def _judge_pass(public: Public, _seat: int, _: Pass) -> None:
    if public.config.pace != "turns":
        raise Illegal("no-turns")


_JUDGES: Final[dict[type[Message], Callable[[Public, int, Any], Aim | None]]] = {
    Centre: judge_centre,
    Lay: judge_lay,
    Flip: _judge_flip,
    Turn: _judge_turn,
    Stuck: _judge_stuck,
    Rhythm: _judge_rhythm,
    Waive: _judge_waive,
    Pass: _judge_pass,
}


def judge(public: Public, seat: int, action: Action) -> Aim | None:
    """How this act is to be carried out, or `Illegal` with the reason."""
    phase = public.phase
    if phase == "racing":
        if public.turn is not None or public.config.pace == "slow":
            _judge_moment(public, seat, action)
        judged = _JUDGES.get(type(action))
        if judged is not None:
            return judged(public, seat, action)
        raise Illegal("started-already")
    if phase == "over":
        raise Illegal("game-over")
    if phase == "scored":
        if not isinstance(action, Next):
            raise Illegal("round-over")
        if public.ready[seat]:
            raise Illegal("said-already")
        return None
    if phase == "countdown" or not isinstance(action, Go):
        raise Illegal("not-started")
    if seat != public.starter:
        raise Illegal("not-the-starter", starter=public.starter)
    return None


def _judge_moment(public: Public, seat: int, action: Action) -> None:
    """Where turns are taken, or rests."""
    if public.resting[seat]:
        raise Illegal("resting", until=public.resting[seat])
    if public.turn is not None and public.turn != seat and not isinstance(action, Rhythm | Waive):
        raise Illegal("not-your-turn")


def frees(area: Area, action: Centre | Lay) -> bool:
    """Whether this act, if it is proper, takes a card off the blitz deck, itself or to fill a slot."""
    if action.source == "blitz":
        return True
    slot = SLOT.get(action.source, len(WORK))
    pile = area.slots[slot] if slot < len(area.slots) else ()
    return bool(pile) and (len(pile) == 1 if isinstance(action, Centre) else pile[0] == action.card)


def ends_round(public: Public, seat: int, action: Action, behind: int = 0) -> bool:
    """Whether this act, if it is proper, takes the last card off the blitz deck (BZ-13, BZ-22), or could do so after `behind` others."""
    area = public.areas[seat]
    if area.blitz > 1 + behind or not isinstance(action, Centre | Lay):
        return False
    return behind > 0 or frees(area, action)
