"""The one walk through meanings, and what is changed in them."""

from __future__ import annotations

from carteblanche.games.blank.calculus.notation import read
from carteblanche.games.blank.calculus.parts import Part
from carteblanche.games.blank.calculus.trees import count_of, depth_of, replaced, rewritten, walk

MEANING = read("(when (plays you cards: [green 3]) [(if (coin) [(draw you 4)] [(draw others 4)]) (draw next 2)])")


def test_every_part_has_the_path_that_leads_to_it() -> None:
    for path, part in walk(MEANING.clauses):
        found: object = MEANING.clauses
        for step in path.split("."):
            found = found[int(step)] if isinstance(found, tuple) else getattr(found, step)  # pyright: ignore[reportUnknownVariableType]
        assert found is part
        assert isinstance(part, Part)


def test_a_walk_from_elsewhere_begins_there() -> None:
    clause = MEANING.clauses[0]
    assert dict(walk(clause, "7")) == {"7" + path[1:]: part for path, part in walk(MEANING.clauses)}
    assert next(walk(clause)) == ("", clause)


def test_lists_make_nothing_deeper() -> None:
    assert [depth_of(path) for path in ("", "0", "0.event", "0.then.1", "0.then.1.then.0")] == [1, 1, 2, 2, 3]


def test_what_is_changed_is_changed_everywhere_and_nothing_else() -> None:
    others = replaced(MEANING, "you", "others")
    assert count_of(MEANING, "you") >= 2
    assert (count_of(others, "you"), count_of(others, "others")) == (
        0,
        count_of(MEANING, "others") + count_of(MEANING, "you"),
    )
    assert replaced(others, "left", "right") == others
    assert rewritten(MEANING, lambda one: "others" if one == "you" else one) == others


def test_what_is_inside_is_changed_first() -> None:
    seen: list[object] = []

    def note(one: object) -> object:
        seen.append(one)
        return one

    clause = MEANING.clauses[0]
    assert rewritten(clause, note) == clause
    assert seen[-1] == clause
    assert seen.index("you") < seen.index(getattr(clause, "event", None))
