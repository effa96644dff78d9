"""What SQLite and PostgreSQL say differently: the rest of the store writes each query once."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Insert, LargeBinary, Table, insert, literal
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.base import SyntaxExtension
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement
from sqlalchemy.sql.functions import GenericFunction
from sqlalchemy.sql.visitors import InternalTraversal

ADDED: Final = "added"
"""In PostgreSQL a column of the tables that are listed in the order in which their rows came; SQLite has `rowid`."""


class OnConflict(SyntaxExtension, ClauseElement):
    """The end of an insert: what to do with rows whose key is there already. The words are the same in both databases; importing the
    classes that SQLAlchemy has for PostgreSQL would cost every start a third of a second.
    """

    inherit_cache = True
    _traverse_internals = [("words", InternalTraversal.dp_string)]

    def __init__(self, words: str) -> None:
        self.words = words

    def apply_to_insert(self, insert_stmt: Insert) -> None:
        insert_stmt.apply_syntax_extension_point(self.append_replacing_same_type, "post_values")


@compiles(OnConflict)
def _write_conflict(element: OnConflict, _compiler: SQLCompiler, **_: Any) -> str:
    return f"ON CONFLICT {element.words}"


def insert_or_keep(table: Table) -> Insert:
    """Inserts a row; one with its key that is there already stays as it is."""
    return insert(table).ext(OnConflict("DO NOTHING"))


def insert_or_change(table: Table, key: str, *changed: str) -> Insert:
    """Inserts a row, or changes these columns of the one with its key."""
    new = ", ".join(f"{column} = excluded.{column}" for column in changed)
    return insert(table).ext(OnConflict(f"({key}) DO UPDATE SET {new}"))


class _find_bytes(GenericFunction[int]):  # noqa: N801  # a function of the database
    inherit_cache = True


@compiles(_find_bytes, "sqlite")
def _find_in_sqlite(element: _find_bytes, compiler: SQLCompiler, **words: Any) -> str:
    whole, part = (compiler.process(clause, **words) for clause in element.clauses)
    return f"instr({whole}, {part})"


@compiles(_find_bytes, "postgresql")
def _find_in_postgres(element: _find_bytes, compiler: SQLCompiler, **words: Any) -> str:
    whole, part = (compiler.process(clause, **words) for clause in element.clauses)
    return f"position({part} IN {whole})"


def contains_bytes(column: Column[bytes], part: bytes) -> ColumnElement[bool]:
    """Whether these bytes stand in the column."""
    return _find_bytes(column, literal(part, LargeBinary)) > 0


class _arrival(GenericFunction[int]):  # noqa: N801  # as above
    inherit_cache = True


@compiles(_arrival, "sqlite")
def _arrival_in_sqlite(_element: _arrival, _compiler: SQLCompiler, **_: Any) -> str:
    return "rowid"


@compiles(_arrival, "postgresql")
def _arrival_in_postgres(_element: _arrival, _compiler: SQLCompiler, **_: Any) -> str:
    return ADDED


def arrival() -> ColumnElement[int]:
    """In a query of one table, `people`, `rooms` or `seats`: a number that grows with every row that is inserted."""
    return _arrival()


def newest_first() -> ColumnElement[int]:
    """The order in which what was inserted last comes first."""
    return arrival().desc()
