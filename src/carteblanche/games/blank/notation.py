"""BLANK: actions as text and the table as a picture.

Cards are a colour's letter, a number and a copy: `R4a`; without the copy, `a` is meant. A play is cards, the last one on top: `R4 R2`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final, assert_never, final

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.calculus import notation as calculus
from carteblanche.games.blank.data import LETTERS, SIGNS
from carteblanche.games.blank.questions import Answer
from carteblanche.games.blank.view import BlankView

_CARD: Final = re.compile(r"([ROGBVP][1-6])([ab]?)((?:·\S+)?)", re.IGNORECASE)
_WISH: Final = re.compile(r'(\S+)(?: ([^"\s]+))? ("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*") (.+)', re.DOTALL)
_TOOL: Final = re.compile(r"(\S+) (.+?) @(-?\d{1,9})(?: >(-?\d{1,9}))?(?: x(-?\d{1,9}))?")
_PLAIN: Final[dict[str, a.Action]] = {
    "draw": a.Draw(), "no": a.Decline(), "object": a.Object(), "understood": a.Understood(), "forgo": a.Forgo(),
    "approve": a.Approve(), "veto": a.Veto(),
}  # fmt: skip
_WRITTEN: Final = {action: word for word, action in _PLAIN.items()}


def card(text: str) -> str:
    """A card's whole name."""
    found = _CARD.fullmatch(text)
    if found is None:
        raise Unreadable(f"a card is a letter of {LETTERS}, a number 1 to 6 and a or b, like R4a, not {text[:20]!r}")
    return found[1].upper() + (found[2].lower() or "a") + found[3]


@final
class BlankNotation:
    STYLES: Mapping[str, str] = {
        r"\S?R[1-6][ab]\b": "red",
        r"\S?O[1-6][ab]\b": "dark_orange",
        r"\S?G[1-6][ab]\b": "green",
        r"\S?B[1-6][ab]\b": "blue",
        r"\S?V[1-6][ab]\b": "purple",
        r"\S?P[1-6][ab]\b": "deep_pink2",
    }

    def write(self, action: a.Action) -> str:
        match action:
            case a.Play(cards):
                return " ".join(cards) or "nothing"
            case Answer(cards, seats, word):
                parts = [f"pick {', '.join(cards)}"] if cards else []
                parts += [f"seat {' '.join(map(str, seats))}"] if seats else []
                parts += [f"say {word}"] if word else []
                return "; ".join(parts) or "say"
            case a.Done(duty):
                return f"done {duty}"
            case a.Use(name, n):
                return f"use {n} {name}"
            case a.Apply(name):
                return f"apply {name}"
            case a.Accuse(seat, name):
                return f"accuse {seat} {name}"
            case a.Report(name, seat, n):
                return f"report {seat} {name}" + (f" #{n}" if n else "")
            case a.Vote(choice):
                return f"vote {choice}"
            case a.Propose(what, text, name):
                return f"{what} {name}: {text}"
            case a.Write(meaning, text, name, title, language):
                said = calculus.write(meaning).replace("\n", " ")
                return f"write {language} {name}{' ' if name else ''}{json.dumps(title)} {json.dumps(text)} {said}"
            case a.Correct(name, place):
                return f"move {name} to {place}"
            case a.Tool(name, tool, seat, to, n):
                return f"tool {tool} {name} @{seat} >{to} x{n}"
            case a.Veto(reason) if reason:
                return f"veto {reason}"
            case a.Draw() | a.Decline() | a.Object() | a.Understood() | a.Forgo() | a.Approve() | a.Veto():
                return _WRITTEN[action]
            case _:
                assert_never(action)

    def read(self, text: str) -> a.Action:
        text = text.strip()
        verb, _, rest = text.partition(" ")
        verb, rest = verb.lower().rstrip(";:"), rest.strip()
        if text.lower() in _PLAIN:
            return _PLAIN[text.lower()]
        match verb:
            case "done":
                return a.Done(_number(rest))
            case "use":
                which, _, name = rest.partition(" ")
                return a.Use(_named(name), _number(which)) if which.isdigit() and name else a.Use(_named(rest))
            case "apply":
                return a.Apply(_named(rest))
            case "accuse":
                seat, _, name = rest.partition(" ")
                return a.Accuse(Seat(_number(seat)), _named(name))
            case "report":
                seat, _, name = rest.partition(" ")
                name, _, which = name.partition("#")
                return a.Report(_named(name), Seat(_number(seat)), _number(which) if which else 0)
            case "vote":
                return a.Vote(rest)
            case "pick" | "seat" | "say":
                return _answer(text)
            case "ruling" | "order":
                name, colon, said = rest.partition(":")
                text = said.strip() if colon else rest
                about = _named(name) if colon else ""
                return a.Propose("ruling", text, about) if verb == "ruling" else a.Propose("order", text, about)
            case "write":
                return _wish(rest)
            case "veto":
                return a.Veto(rest)
            case "move":
                name, _, place = rest.partition(" to ")
                return a.Correct(_named(name), place.strip())
            case "tool":
                return _tool(rest)
            case "nothing":
                return a.Play(())
            case _:
                return a.Play(tuple(card(word) for word in text.split()))

    def draw(self, view: BlankView) -> str:
        affairs = view.affairs
        lines = [f"rules: {', '.join(view.rules) or '-'}; rule pile {len(view.pile)}"]
        top = view.discard[-1] if view.discard else "-"
        lines.append(f"discard pile {len(view.discard)}, top {mark(top)}; draw pile {len(view.draw)}")
        way = "clockwise" if affairs.direction > 0 else "anticlockwise"
        lines.append(f"{affairs.phase}, turn of seat {affairs.turn}, {way}")
        for seat, cards in enumerate(view.hands):
            shown = " ".join("??" if name is None else mark(name) for name in cards)
            lying = " ".join(mark(name) for name in view.fronts[seat])
            lines.append(f" seat {seat}: {len(cards)} {shown or '-'}{f' | {lying}' if lying else ''}")
        lines += [f" asked: seat {ask.seat} {ask.what}" for ask in affairs.asks]
        lines += [f" owes: seat {duty.seat} by card {duty.card}, {duty.stage}" for duty in affairs.duties]
        if affairs.motion is not None:
            lines.append(f" vote on {affairs.motion.what}: {', '.join(affairs.motion.choices)}")
        lines += [
            f" · {note.what} {'' if note.seat is None else note.seat} {note.card} {note.text}".rstrip()
            for note in affairs.trace
        ]
        return "\n".join(lines)

    def help(self) -> str:
        return (
            "Play cards, the last one on top: R4, or R4 R2b. Nothing fits: draw.\n"
            "Asked for cards: pick R4, or pick R4, B2. For players: seat 1, or seat 0 2. For a word: say red. To decline: no.\n"
            "done 3 for what you have said or done, use rule 2 for what a card allows, apply rule 2 for what you carry out.\n"
            "tool draw rule 2 @1 x3 for what a card for people says: seat 1 draws three; tool give rule 2 @1 >2; vote object, or fine.\n"
            "accuse 1 rule 2; object; report 1 rule 2; vote guilty; nothing to say: no.\n"
            'ruling rule 2: text; order: rule 2, rule 1; write en "title" "words" (when …), or write en R4b "title" "words" (when …).'
        )


def mark(name: str) -> str:
    """A card with its symbol: colour alone never tells."""
    return f"{SIGNS[LETTERS.index(name[0])]}{name}" if name[:1] in LETTERS and name[1:2].isdigit() else name


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", text.strip()):
        raise Unreadable(f"a number was expected, not {text[:20]!r}")
    return int(text)


def _named(text: str) -> str:
    text = text.strip()
    return card(text) if _CARD.fullmatch(text) else text


def _answer(text: str) -> Answer:
    cards: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()
    word = ""
    for part in text.split(";"):
        verb, _, rest = part.strip().partition(" ")
        if verb == "pick":
            several = rest.split(",") if "," in rest or rest.startswith("rule") else rest.split()
            cards = tuple(_named(one) for one in several)
        elif verb == "seat":
            seats = tuple(Seat(_number(one)) for one in rest.split())
        else:
            word = rest.strip()
    return Answer(cards, seats, word)


def _tool(rest: str) -> a.Tool:
    found = _TOOL.fullmatch(rest.strip())
    if found is None:
        raise Unreadable("a tool is its name, a card, @ and whom it concerns, > and who gets something, x and how much")
    tool, name, seat, to, n = found.groups()
    return a.Tool(_named(name), tool, Seat(int(seat)), Seat(int(to or 0)), int(n or 1))


def _wish(rest: str) -> a.Write:
    found = _WISH.fullmatch(rest.strip())
    if found is None:
        raise Unreadable('a wish is a language, a card or none, "title", "words" and what it means')
    language, name, title, text, meaning = found.groups()
    return a.Write(calculus.read(meaning), json.loads(text), _named(name or ""), json.loads(title), language)
