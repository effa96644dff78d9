from __future__ import annotations

from sqlalchemy import delete

from carteblanche.store import schema
from carteblanche.store.database import APPEND, PERSON, ROOM, SEATED, sort_statements


def test_what_others_refer_to_is_written_first_and_the_lines_of_all_tables_together() -> None:
    clear = delete(schema.rooms)
    group = sort_statements(
        [
            (APPEND, [{"n": 1}]),
            (SEATED, [{"person": "p"}]),
            (clear, None),
            (ROOM, [{"id": "r"}]),
            (PERSON, [{"id": "p"}]),
            (APPEND, [{"n": 2}, {"n": 3}]),
        ]
    )
    assert group.single == [clear]
    assert [statement for statement, _ in group.many] == [PERSON, ROOM, SEATED]
    assert group.entries == [{"n": 1}, {"n": 2}, {"n": 3}]


def test_lines_alone_are_nothing_but_lines() -> None:
    assert sort_statements([(APPEND, [{"n": 1}]), (APPEND, None)]) == ([], [], [{"n": 1}])
