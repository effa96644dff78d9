"""Everything that can be said, once for all languages: which node a phrase stands for, and what may stand in its gaps.

A construct has a key, a category, the class of its node, fields that are fixed by the phrase itself, and slots: fields that are filled by a
phrase of another category. A language's table gives each key its words. The same list makes the parser, the printer, and the
description from which a block editor is built; a construct that is missing in a table is found by a test.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from carteblanche.games.blank.language import nodes as n


class Construct(NamedTuple):
    key: str
    category: str
    node: type[n.Node]
    fixed: dict[str, Any]
    slots: dict[str, str]
    """By field: the category of what stands there."""

    def build(self, filled: dict[str, Any]) -> n.Node:
        return self.node(**self.fixed, **filled)

    def taken_apart(self, node: Any) -> dict[str, Any] | None:
        """What stands in the slots, if this construct says this node."""
        if type(node) is not self.node:
            return None
        found: dict[str, Any] = {}
        for field, default in _defaults(self.node).items():
            value = getattr(node, field)
            if field in self.slots:
                found[field] = value
                if not fits(self.slots[field], value):
                    return None
            elif value != self.fixed.get(field, default):
                return None
        return found


def _defaults(node: type[n.Node]) -> dict[str, Any]:
    found = _known.get(node)
    if found is None:
        fields = node.__struct_fields__
        given = node.__struct_defaults__
        found = dict.fromkeys(fields, None)
        found.update(zip(fields[len(fields) - len(given) :], given, strict=True))
        _known[node] = found
    return found


_known: dict[type[n.Node], dict[str, Any]] = {}


def fits(category: str, value: Any) -> bool:
    """Whether a value can stand in a slot of this category at all; the printer finds out the rest."""
    match category:
        case "colours" | "numbers" | "block":
            return bool(value)
        case "text":
            return isinstance(value, str) and bool(value) and '"' not in value
        case "colour" | "face" | "until":
            return value is not None
        case "n" | "time":
            return isinstance(value, int) and value > 0
        case _:
            return True


def _c(key: str, node: type[n.Node], slots: dict[str, str] | None = None, /, **fixed: Any) -> Construct:
    return Construct(key, key.partition(".")[0], node, fixed, slots or {})


ROLES: Final[tuple[str, ...]] = n.Role.__args__  # type: ignore[attr-defined]
EVENTS: Final = ("cough", "laugh", "sneeze", "yawn", "speak", "question", "name", "enter", "bell", "phone")

CONSTRUCTS: Final[tuple[Construct, ...]] = (
    # which cards
    _c("cards.even", n.Cards, numbers=(2, 4, 6)),
    _c("cards.odd", n.Cards, numbers=(1, 3, 5)),
    _c("cards.prime", n.Cards, numbers=(2, 3, 5)),
    _c("cards.any", n.Cards),
    _c("cards.both", n.Cards, {"colours": "colours", "numbers": "numbers"}),
    _c("cards.colours", n.Cards, {"colours": "colours"}),
    _c("cards.numbers", n.Cards, {"numbers": "numbers"}),
    *(
        _c(f"cards.{make}", n.Cards, make=make)
        for make in ("written", "unwritten", "illustrated", "plain", "named-colour", "named-number")
    ),
    # who
    *(_c(f"who.{role}", n.Who, role=role) for role in ROLES if role != "fitting"),
    _c("who.fitting", n.Who, {"text": "text"}, role="fitting"),
    # how many
    _c("amount.number", n.Number, {"n": "n"}),
    _c("amount.half", n.Half),
    _c("amount.whole", n.Whole),
    _c("amount.shown", n.Shown),
    _c("amount.counted", n.Counted),
    _c("amount.streak", n.Streak),
    _c("amount.heads", n.Heads),
    _c("amount.other-heads", n.Heads, others=True),
    _c("times.number", n.Number, {"n": "n"}),
    _c("times.shown", n.Shown),
    _c("times.counted", n.Counted),
    _c("times.streak", n.Streak),
    # how long
    _c("until.next-card", n.Until, end="next-card"),
    _c("until.plays", n.Until, {"n": "n"}, end="plays"),
    _c("until.own-turn", n.Until, end="own-turn"),
    _c("until.game", n.Until, end="game"),
    _c("until.rule", n.Until, end="rule"),
    _c("until.seconds", n.Until, {"n": "time"}, end="seconds"),
    _c("until.top", n.Until, {"cards": "cards"}, end="top"),
    # when
    _c("trigger.played", n.Played, {"cards": "cards"}),
    _c("trigger.played-one", n.Played, how="one"),
    _c("trigger.played-several", n.Played, how="several"),
    _c("trigger.played-least", n.Played, {"n": "n"}, how="several"),
    _c("trigger.drawn", n.Drawn),
    _c("trigger.drawn-penalty", n.Drawn, why="penalty"),
    _c("trigger.drawn-effect", n.Drawn, why="effect"),
    _c("trigger.discarded", n.Discarded, {"cards": "cards"}),
    _c("trigger.handed", n.Handed),
    _c("trigger.holding", n.Holding, {"n": "n"}),
    _c("trigger.turn-start", n.Turn, at="start"),
    _c("trigger.turn-end", n.Turn, at="end"),
    _c("trigger.turn-skipped", n.Turn, at="skipped"),
    _c("trigger.accused-right", n.Accused, right=True),
    _c("trigger.accused-wrong", n.Accused, right=False),
    _c("trigger.rule-revealed", n.Rules, event="revealed"),
    _c("trigger.rule-discarded", n.Rules, event="discarded"),
    _c("trigger.begins", n.Table, event="begins"),
    _c("trigger.reshuffled", n.Table, event="reshuffled"),
    _c("trigger.reversed", n.Table, event="reversed"),
    _c("trigger.clock", n.Clock, {"seconds": "time"}),
    _c("trigger.every", n.Clock, {"seconds": "time"}, every=True),
    _c("trigger.idle", n.Idle, {"seconds": "time"}),
    *(_c(f"trigger.{event}", n.Event, what=event) for event in EVENTS),
    _c("trigger.event", n.Event, {"text": "text"}, what="other"),
    _c("trigger.broken", n.Event, {"text": "text"}, what="broken"),
    _c("trigger.threatened", n.Threatened),
    # if
    *(
        _c(f"condition.{relation}", n.Relation, is_=relation)
        for relation in (
            "one-higher",
            "one-lower",
            "higher",
            "lower",
            "same-colour",
            "other-colour",
            "same-number",
            "other-number",
            "twin",
        )
    ),
    _c("condition.sum", n.Sum, {"n": "n"}),
    _c("condition.on", n.On, {"cards": "cards"}),
    _c("condition.top", n.Top, {"cards": "cards"}),
    _c("condition.run", n.Run, {"n": "n", "cards": "cards"}),
    _c("condition.row-colour", n.Row, {"n": "n"}, of="colour"),
    _c("condition.row-number", n.Row, {"n": "n"}, of="number"),
    *(
        _c(f"condition.holds-{than}", n.Holds, {"who": "who", "n": "n"}, than=than)
        for than in ("exactly", "at-least", "at-most")
    ),
    _c("condition.among", n.Among, {"who": "who"}),
    _c("condition.reached", n.Reached, {"n": "n"}),
    _c("condition.passed", n.Passed, {"seconds": "time"}),
    # do
    _c("do.draw", n.Draw, {"amount": "amount"}),
    _c("do.draw-discard", n.Draw, {"amount": "amount"}, pile="discard"),
    _c("do.suffer-one", n.Suffer),
    _c("do.suffer", n.Suffer, {"amount": "times"}),
    _c("do.discard", n.Discard, {"amount": "amount"}),
    _c("do.discard-blind", n.Discard, {"amount": "amount"}, blind=True),
    _c("do.discard-all-of", n.Discard, {"cards": "cards"}, amount=n.Whole()),
    _c("do.discard-one-of", n.Discard, {"cards": "cards"}),
    _c("do.give", n.Give, {"amount": "amount", "to": "who"}),
    _c("do.take", n.Take, {"amount": "amount", "source": "who"}),
    _c("do.swap", n.Swap, {"other": "who"}),
    _c("do.skip", n.Skip),
    _c("do.again", n.Again),
    _c("do.lead", n.Lead),
    _c("do.show", n.Show, {"seconds": "time"}),
    _c("do.peek", n.Peek, {"at": "who"}),
    _c("do.search", n.Search),
    _c("do.arrange", n.Arrange, {"n": "n"}),
    _c("do.exchange", n.Exchange),
    _c("do.retrieve", n.Retrieve),
    _c("do.name-colour", n.Name, what="colour"),
    _c("do.name-number", n.Name, what="number"),
    _c("do.say", n.Say, {"text": "text"}),
    _c("do.say-until", n.Say, {"text": "text", "until": "until"}),
    _c("do.say-times", n.Say, {"text": "text", "times": "times"}),
    _c("do.perform", n.Perform, {"text": "text"}),
    _c("do.perform-until", n.Perform, {"text": "text", "until": "until"}),
    _c("do.perform-times", n.Perform, {"text": "text", "times": "times"}),
    _c("do.answer", n.Answer, {"text": "text"}),
    *(
        _c(f"do.drop-{which}", n.Drop, which=which)
        for which in ("chosen", "this", "random", "all", "newest", "oldest", "other")
    ),
    _c("do.edit", n.Edit, {"n": "face"}),
    _c("do.win", n.Win),
    # what holds
    _c("modifier.forbid", n.Forbid, {"cards": "cards"}),
    _c("modifier.forbid-on", n.Forbid, {"cards": "cards", "on": "cards"}),
    _c("modifier.require", n.Require, {"cards": "cards"}),
    _c("modifier.require-on", n.Require, {"cards": "cards", "on": "cards"}),
    _c("modifier.confine", n.Confine, {"cards": "cards", "on": "cards"}),
    *(
        _c(f"modifier.follow-{how}", n.Follow, how=how)
        for how in ("same-number", "same-colour", "other-parity", "next-colour", "higher", "lower")
    ),
    _c("modifier.wild", n.Permit, {"cards": "cards"}),
    _c("modifier.permit", n.Permit, {"cards": "cards", "on": "cards"}),
    _c("modifier.alike", n.Alike, {"cards": "cards"}),
    _c("modifier.count-colour", n.Count, {"cards": "cards", "colour": "colour"}),
    _c("modifier.count-number", n.Count, {"cards": "cards", "number": "face"}),
    _c("modifier.runs", n.Runs),
    _c("modifier.limit", n.Limit, {"n": "n"}),
    _c("modifier.persist", n.Persist, {"n": "n"}),
    _c("modifier.fresh", n.Fresh),
    _c("modifier.blind", n.Blind),
    _c("modifier.double", n.Fine, n=0),
    _c("modifier.fine", n.Fine, {"n": "n"}),
    _c("modifier.slander", n.Slander, {"n": "n"}),
    _c("modifier.open", n.Open),
    _c("modifier.immune-cards", n.Immune, {"who": "who"}, to="cards"),
    _c("modifier.immune-rules", n.Immune, {"who": "who"}, to="rules"),
    _c("modifier.immune-penalties", n.Immune, {"who": "who"}, to="penalties"),
    _c("modifier.scramble", n.Scramble),
    _c("modifier.twice", n.Twice),
    _c("modifier.inflate", n.Inflate, {"n": "n"}),
    # what happens
    _c("effect.reverse", n.Reverse),
    _c("effect.flip", n.Flip),
    _c("effect.bury", n.Bury),
    _c("effect.shuffle-draw", n.Shuffle, pile="draw"),
    _c("effect.shuffle-discard", n.Shuffle, pile="discard"),
    _c("effect.mill", n.Mill, {"n": "n"}),
    _c("effect.rotate-play", n.Rotate, way="play"),
    _c("effect.rotate-left", n.Rotate, way="left"),
    _c("effect.rotate-right", n.Rotate, way="right"),
    _c("effect.pool", n.Pool),
    _c("effect.pass-play", n.Pass, {"amount": "amount"}, way="play"),
    _c("effect.pass-left", n.Pass, {"amount": "amount"}, way="left"),
    _c("effect.pass-right", n.Pass, {"amount": "amount"}, way="right"),
    _c("effect.must", n.Act, {"who": "who", "do": "do"}),
    _c("effect.may", n.Act, {"who": "who", "do": "do"}, may=True),
    _c("effect.reveal", n.Reveal, {"n": "n"}),
    _c("effect.renew", n.Renew),
    _c("effect.lasting", n.Lasting, {"modifier": "modifier", "until": "until"}),
    _c("effect.standing", n.Standing, {"modifier": "modifier"}),
    _c("effect.finish", n.Finish, {"seconds": "time"}),
    _c("effect.vote", n.Vote),
    _c("effect.vote-on", n.Vote, {"text": "text"}),
    _c("effect.contest", n.Contest, {"text": "text", "one": "who", "other": "who"}),
    _c("effect.race", n.Race, {"text": "text"}),
    _c("effect.tally", n.Tally, {"n": "n"}),
    _c("effect.reset", n.Tally, n=0),
    _c("effect.if", n.If, {"condition": "condition", "then": "block"}),
    _c("effect.unless", n.If, {"condition": "condition", "otherwise": "block"}, then=()),
    _c("effect.if-else", n.If, {"condition": "condition", "then": "block", "otherwise": "block"}),
    _c("effect.meanwhile", n.Meanwhile, {"when": "trigger", "then": "block", "until": "until"}),
    _c("effect.meanwhile-once", n.Meanwhile, {"when": "trigger", "then": "block", "until": "until"}, once=True),
)

BY_KEY: Final = {construct.key: construct for construct in CONSTRUCTS}
BY_CATEGORY: Final[dict[str, tuple[Construct, ...]]] = {
    category: tuple(one for one in CONSTRUCTS if one.category == category)
    for category in dict.fromkeys(one.category for one in CONSTRUCTS)
}
BY_NODE: Final[dict[type[n.Node], tuple[Construct, ...]]] = {
    node: tuple(one for one in CONSTRUCTS if one.node is node) for node in dict.fromkeys(one.node for one in CONSTRUCTS)
}
TERMINALS: Final = ("n", "face", "time", "text", "colour", "colours", "numbers", "block")
"""Categories that are not made of constructs: numbers, times, free text, colours, lists, and several effects in a row."""
FRAMES: Final = ("frame.when", "frame.and", "frame.then", "frame.or", "frame.turn", "frame.game", "frame.this-card")
"""The words that hold a sentence together."""
WORDS: Final = ("numerals", "colours", "seconds", "minutes")
