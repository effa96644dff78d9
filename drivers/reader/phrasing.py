"""Texts with meanings from a phrase grammar: what people write for players, cards, events, effects and laws (`phrasebook`), put together in
their frames. Nobody wrote such a text, but the words of its phrases and of its frames are people's, and its meaning is right.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.check import check, fits_on_a_card
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.reader.words.lexicon import LANGUAGES
from drivers.reader.examples import Source
from drivers.reader.phrasebook import Choice, Grammar, Node, Phrase, Shared, Template, Wording
from drivers.reader.typed import SIGNS, as_typed

LONGEST: Final = 330
"""Characters of a text, and of a meaning."""
_GAP: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")
_YOURS: Final = re.compile(r"\byou\b")
_SIGNS: Final = re.compile(f"[{SIGNS}]")
_NOBODY: Final = Phrase("", "", "", {})
_YOU: Final = Phrase("who", "you", "you", {})
_QUOTED: Final = ("sayings", "deeds", "acts", "facts", "contests", "races")
_CLAUSES: Final = ("effects", "events", "happenings", "conditions", "asked", "laws")


class Broken(Exception):
    """No wording of a phrase fits here."""


class Writer:
    """Makes one text after the other in one language."""

    def __init__(self, grammar: Grammar, shared: Shared, dice: random.Random) -> None:
        self.grammar, self.shared, self.dice = grammar, shared, dice
        self.person = "2"
        self.subject = _YOU
        self.named = False
        """Whether `you` has to be named, since the sentence has spoken of others."""
        self.table = False
        """Whether the event is about nobody, so that there is no `you`."""
        self.said = 0
        self.pools: dict[str, tuple[list[str], list[float]]] = {}

    # --- choosing what is meant --------------------------------------------------------------------------------------

    def pick(self, gap: str) -> Phrase:
        """A phrase that may fill this gap, with its own gaps filled."""
        if self.table and gap == "who":
            gap = "anyone"
        if gap not in self.pools:
            kind, known = self.shared.gaps[gap]
            have = self.grammar.words.get(kind, {})
            chosen = [key for key in (have if known is None else known) if key in have]
            self.pools[gap] = chosen, [(known or self.shared.weights).get(key, 1.0) for key in chosen]
        keys, weights = self.pools[gap]
        return self.fill(self.shared.gaps[gap][0], self.dice.choices(keys, weights)[0])

    def fill(self, kind: str, key: str) -> Phrase:
        if self.table and (_YOURS.search(key) or re.search(":fixed|:single|{one}", key)):
            raise Broken
        if kind in _QUOTED:
            self.said += 1
            return Phrase(kind, key, f"${self.said}", {}, self.said)
        inner: dict[str, Phrase] = {}
        for name, pool in _GAP.findall(key):
            if name not in inner:
                inner[name] = self.pick(pool or name)
        people = [one.meaning for one in inner.values() if one.kind == "who"]
        if len(set(people)) < len(people):
            raise Broken
        return Phrase(kind, key, _GAP.sub(lambda gap: inner[gap[1]].meaning, key), inner)

    # --- saying it ---------------------------------------------------------------------------------------------------

    def say(self, phrase: Phrase, form: str = "") -> str:
        if phrase.kind in _CLAUSES:
            return self.clause(phrase, form or "main")
        return self.quoted(phrase, form) if phrase.kind in _QUOTED else self.noun(phrase, form)[0]

    def noun(self, phrase: Phrase, form: str = "") -> tuple[str, str]:
        """A wording in one of its cases, and `p` if it is of several."""
        if form == "x":
            return phrase.key, "p"
        wording = self.choose(phrase)
        cases = self.grammar.cases.get(phrase.kind, [])
        place = cases.index(form) if form in cases else 0
        template = wording.forms[place if place < len(wording.forms) else 0]
        return self.expand(template, phrase), "p" if "s" in wording.tags else "3"

    def choose(self, phrase: Phrase, wanted: str = "", fit: Callable[[Wording], bool] | None = None) -> Wording:
        who = phrase.inner.get("who")
        mine = "" if who is None else "y" if who.key == "you" else "x"
        fitting: list[Wording] = []
        for one in self.grammar.words[phrase.kind][phrase.key]:
            persons = [tag for tag in one.tags if tag in "123h"] if phrase.kind not in ("events", "happenings") else []
            if persons and self.person not in persons:
                continue
            if mine and ("x" in one.tags or "y" in one.tags) and mine not in one.tags:
                continue
            if (wanted and wanted not in one.tags) or (fit is not None and not fit(one)):
                continue
            fitting.append(one)
        if not fitting:
            raise Broken
        return self.dice.choice(fitting)

    def expand(self, template: Template, phrase: Phrase) -> str:
        said: list[str] = []
        for node in template:
            if isinstance(node, str):
                said.append(node)
            elif isinstance(node, Choice):
                said.append(self.expand(self.dice.choice(node.of), phrase))
            else:
                said.append(self.gap(node[0], node[1], phrase))
        return "".join(said)

    def gap(self, name: str, form: str, phrase: Phrase) -> str:
        number, _, other = name.partition("+")
        if other:
            count = phrase.inner[number].key
            named = phrase.inner.get(other) or Phrase(other, "a", "", phrase.inner)
            if count == "1" and not form:
                return self.say(named, self.grammar.counted[1])
            many = self.grammar.counted[min(int(count), 5)]
            return f"{self.count(phrase.inner[number])} {self.say(named, many)}"
        if name in phrase.inner:
            return self.say(phrase.inner[name], form)
        if name in self.grammar.persons:
            forms = self.grammar.persons[name]
            who = phrase.inner.get("who", self.subject)
            person = "3" if name.startswith("own") and who.key != "you" else self.person
            return forms.get(person, forms["2"])
        return self.expand(self.dice.choice(self.grammar.words["bits"][name]).forms[0], phrase)

    def count(self, number: Phrase) -> str:
        return self.noun(Phrase("counts", number.key, number.meaning, {}))[0]

    def quoted(self, phrase: Phrase, form: str, slot: str = "") -> str:
        """What people say or do, with signs around it; of what they do `form` is `w`, `n` or a form of the verb."""
        text = self.expand(self.choose(phrase).forms[0], phrase)
        if phrase.kind in ("deeds", "acts"):
            form = form or "n"
            text = self.grammar.finish(text, "", form if slot or form == "n" else "v", slot or form)
        at = 2 * (phrase.slot - 1)
        return SIGNS[at] + text + SIGNS[at + 1]

    # --- clauses -----------------------------------------------------------------------------------------------------

    def clause(self, phrase: Phrase, form: str) -> str:
        """A clause in a form: `main`, `inv` (German verb before its subject), `sub` (German verb at the end), `v` (after *whoever …*, no
        subject), `n` (infinitive); of an event also `w` (after *whoever*), `m` (*you play a 6*), `h` (a heading), `a` (an adverbial).
        """
        if phrase.kind in ("events", "happenings"):
            return self.event(phrase, form)
        wording = self.choose(phrase, fit=(lambda one: one.verbal) if form in ("v", "n") else None)
        who = phrase.inner.get("who")
        self.subject = who or _YOU
        amount = phrase.inner.get("n")
        if who and amount and who.key != "you" and self.person in "3h" and _YOURS.search(amount.meaning):
            raise Broken  # as many as they have: as who has?
        if self.person == "h" and who is not None and who.key == "you":
            self.person = "2" if self.named or phrase.kind != "effects" else self.dice.choice("hhh3")
        text = self.expand(wording.forms[-1], phrase)
        if len(wording.forms) == 2:
            return self.grammar.finish(
                text, self.expand(wording.forms[0], phrase), form, "p" if "s" in wording.tags else "3"
            )
        if not wording.verbal or who is None:
            return text.replace("~", "")
        if form == "n":
            return self.grammar.finish(text, "", "n", "n")
        modal = text.startswith(self.grammar.modals)
        must = phrase.kind == "effects" and not modal and self.dice.random() < 0.1
        if must:
            text = self.bit("must").replace("@", self.grammar.finish(text, "", "n", "n"))
        if form == "v":
            return self.grammar.finish(text, "", "v", "3")
        if who.key == "you" and phrase.kind == "effects" and not (must or modal or self.named) and self.person in "2h":
            ordered = self.dice.random()
            if ordered < 0.6:
                return self.grammar.finish(text, "", "v", "i")
            if self.person == "h":
                return self.grammar.finish(text, "", "n", "n")
        if who.key == "you" and self.person == "h":
            self.person = "2"
        subject, number = self.noun(who)
        slot = self.person if who.key == "you" and self.person in "12" else number
        return self.grammar.finish(text, subject, form, slot)

    def event(self, phrase: Phrase, form: str) -> str:
        if form in "ha":
            return self.expand(self.choose(phrase, form).forms[0], phrase)
        verbal = phrase.kind == "events" and (form in "wm" or self.person in "12")
        wording = self.choose(phrase, fit=lambda one: one.verbal or ("c" in one.tags and not verbal))
        if not wording.verbal:
            return self.expand(wording.forms[0], phrase)
        self.subject, person = _YOU, self.person
        if form == "w":
            self.person = "3"
        subject, number = self.noun(Phrase("subjects", self.person, "", {}))
        slot = self.person if self.person in "12" else number
        if form == "w":
            subject, slot = "", self.dice.choice(("3", "3", "t"))
        elif form == "m" and self.grammar.past and self.dice.random() < 0.6:
            subject, slot = "", "t"
        form = "v" if form == "m" else "w"
        act = phrase.inner.get("act")
        said = (
            self.quoted(act, form, slot)
            if act
            else self.grammar.finish(self.expand(wording.forms[0], phrase), "", form, slot)
        )
        self.person = person
        return f"{subject} {said}".strip()

    def bit(self, name: str) -> str:
        return self.expand(self.dice.choice(self.grammar.words["bits"][name]).forms[0], _NOBODY)

    def steps(self, effects: Sequence[Phrase], form: str) -> str:
        said = self.clause(effects[0], form)
        for before, one in pairwise(effects):
            self.named = before.inner.get("who", _YOU).key != "you"
            joint = self.bit("then")
            if form == "v" and one.inner.get("who", _NOBODY).key == "you" and "@i" not in joint:
                following = self.clause(one, "v")
            else:
                following = self.clause(one, "inv" if "@i" in joint else "main")
            said = joint.replace("@i", "@2").replace("@2", following).replace("@1", said)
        self.named = False
        return said

    def frame(self, name: str, mine: str, **parts: Sequence[Phrase]) -> str:
        """Parts in a frame. `mine`: `y` if the first effect is about `you`, else `x`."""
        frames = [
            one for one in self.grammar.words["frames"][name] if not {"x", "y"} & set(one.tags) or mine in one.tags
        ]
        chosen = self.dice.choice(frames)
        persons = [tag for tag in chosen.tags if tag in "123h"]
        if persons:
            self.person = self.dice.choice(persons)
        return "".join(self.part(node, parts) for node in chosen.forms[0])

    def part(self, node: Node, parts: Mapping[str, Sequence[Phrase]]) -> str:
        if isinstance(node, str):
            return node
        if isinstance(node, Choice):
            return "".join(self.part(one, parts) for one in self.dice.choice(node.of))
        name, form = node
        if name not in parts:
            return self.bit(name)
        if name in ("then", "else"):
            return self.steps(parts[name], form or "main")
        return self.say(parts[name][0], form)

    # --- whole cards -------------------------------------------------------------------------------------------------

    def card(self) -> tuple[str, str, str]:
        """The kind of a card, its meaning and its text."""
        self.said, self.person = 0, self.dice.choices("231", (6, 3, 1))[0]
        kind = self.dice.choice(("rule", "rule", "game"))
        names = self.shared.cards[kind]
        shape = self.dice.choices(list(names), list(names.values()))[0]
        gaps, meaning = self.shared.shapes[shape]
        self.table = shape.startswith("table")
        parts: dict[str, list[Phrase]] = {}
        for name, gap in gaps.items():
            count = self.dice.choices((1, 2, 3), (70, 26, 4))[0] if name == "then" else 1
            parts[name] = [self.pick(gap) for _ in range(count)]
        first = (parts.get("then") or parts.get("else") or [_NOBODY])[0]
        mine = "y" if first.inner.get("who", _NOBODY).key == "you" else "x"
        text = self.frame(shape, mine, **parts)
        if not all(stands(one.kind, one.meaning) for some in parts.values() for one in some):
            raise Broken
        written = _GAP.sub(lambda gap: " ".join(one.meaning for one in parts[gap[1]]), meaning)
        return kind, written, text

    def source(self) -> Source | None:
        try:
            kind, meaning, text = self.card()
        except Broken:
            return None
        if len(meaning) > LONGEST:
            return None
        text = as_typed(text, self.grammar.fixes, self.bit("remarks"), self.dice)
        places: dict[str, tuple[int, int]] = {}
        while sign := _SIGNS.search(text):
            number, end = divmod(SIGNS.index(sign[0]), 2)
            text = text[: sign.start()] + text[sign.end() :]
            name = f"${number + 1}"
            if not end and name not in places:
                places[name] = (sign.start(), sign.start())
            elif end and places[name][0] == places[name][1]:
                places[name] = (places[name][0], sign.start())
        if len(places) != self.said or len(text) > LONGEST:
            return None
        return Source(self.grammar.language, kind, "machine", text, (meaning,), places)


_TRIED: Final = {
    "effects": "(when (draws) [(if (coin) [(if (coin) [{}])])])",
    "events": "(when {} [(draw you)])",
    "happenings": "(when {} [(draw you)])",
    "conditions": "(when (draws) [(if {} [(draw you)])])",
    "asked": "(when (draws) [(if {} [(draw you)])])",
    "laws": "(when (draws) [(let {})])",
    "untils": "(when (draws) [(let (forbid (draws)) {})])",
}
"""Cards on which a phrase of each kind is tried: if all parts of a card can stand there, they can stand together."""


@lru_cache(maxsize=1 << 17)
def stands(kind: str, meaning: str) -> bool:
    """Whether such a phrase can stand on a card."""
    return valid(_TRIED[kind].replace("{}", meaning), rule=True)


def valid(meaning: str, *, rule: bool) -> bool:
    """Whether this can be read, is not too much for a card and can happen."""
    try:
        value = normal(notation.read(meaning))
    except (Unreadable, RecursionError):
        return False
    return fits_on_a_card(value) and not any(one.level == "error" for one in check(value, rule=rule))


def phrases(count: int, dice: random.Random) -> Iterator[Source]:
    """So many texts with their meanings, of all languages in turn."""
    shared = Shared()
    writers = [Writer(Grammar(language), shared, dice) for language in LANGUAGES]
    made = 0
    while made < count:
        found = writers[made % len(writers)].source()
        if found is not None:
            made += 1
            yield found
