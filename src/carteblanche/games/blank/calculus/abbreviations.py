"""Short forms of the notation: what each stands for, with its fields as `$name`; `name=value` is what holds if it is not given."""

from __future__ import annotations

from typing import Final

ABBREVIATIONS: Final[dict[str, str]] = {
    # moves
    "draw who n=1": "(move (some draw n: $n how: top) (hand $who))",
    "discard who n=1 fit=[]": "(move (some (hand $who) $fit n: $n) discard)",
    "discard-all who fit=[]": "(move (some (hand $who) $fit) discard)",
    "discard-random who n=1 fit=[]": "(move (some (hand $who) $fit n: $n how: random) discard)",
    "give who n to fit=[]": "(move (some (hand $who) $fit n: $n) (hand $to))",
    "give-all who to fit=[]": "(move (some (hand $who) $fit) (hand $to))",
    "take who n from fit=[]": "(move (some (hand $from) $fit n: $n how: random) (hand $who))",
    "take-chosen who n from fit=[]": "(move (some (hand $from) $fit n: $n by: $who) (hand $who))",
    "swap-hands one other": "(exchange (some (hand $one)) (some (hand $other)))",
    "new-rule n=1": "(move (some rule-pile n: $n how: top) rules)",
    "drop-rule n=1": "(move (some rules n: $n) rule-pile)",
    "drop-rules": "(move (some rules) rule-pile)",
    "look who at": "(show (some (hand $at)) $who)",
    "reveal who": "(show (some (hand $who)))",
    "say who text": "(oblige $who say $text)",
    "do who text": "(oblige $who do $text)",
    "win who": "(finish $who win)",
    "out who": "(finish $who out)",
    # numbers and conditions
    "size who": "(count (some (hand $who)))",
    "half n": "(calculation / $n 2)",
    "plus left right": "(calculation + $left $right)",
    "minus left right": "(calculation - $left $right)",
    "has who fit n=1": "(compare (count (some (hand $who) $fit)) >= $n)",
    "has-none who fit": "(compare (count (some (hand $who) $fit)) = 0)",
    "top-is fit": "(fits (some top) $fit)",
    # players
    "most among=all tie=": "(ranked most (size each) $among tie: $tie)",
    "fewest among=all tie=": "(ranked fewest (size each) $among tie: $tie)",
    "next of=you": "(beside next $of)",
    "previous of=you": "(beside previous $of)",
    "left of=you": "(beside left $of)",
    "right of=you": "(beside right $of)",
    "opposite of=you": "(beside opposite $of)",
    "after-next": "(beside next n: 2)",
    "neighbours": "(together [(beside left) (beside right)])",
    "someone": "(chosen)",
    # filters
    "even": "(numbered [2 4 6])",
    "odd": "(numbered [1 3 5])",
    "prime": "(numbered [2 3 5])",
    "same what as=top": "(like $what (some $as))",
    "other what as=top": "(none-of (like $what (some $as)))",
}  # fmt: skip
