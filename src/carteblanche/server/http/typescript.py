"""The calls of the HTTP interface in TypeScript, from the same handlers that answer them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from inspect import Parameter, signature
from typing import Any, Final, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from carteblanche.wire.typescript import HEAD, Writer, named_structs

_IN_PATH: Final = re.compile(r"\{(\w+):\w+\}")
_WHAT: Final = "/** By method and path: what stands in its path, in its query and in its body, and what is answered. */"


def calls(handlers: Iterable[HTTPRouteHandler]) -> str:
    """The whole file. Messages are imported from the file of messages; bodies, which are nobody else's, are written here."""
    elsewhere = named_structs()
    bodies = Writer(elsewhere=elsewhere.values(), lenient=True)
    found = [_call(handler, bodies, elsewhere) for handler in sorted(handlers, key=_name)]
    names = [struct.__name__ for struct, text in bodies.structs.items() if text]
    if clash := {name for name in names if names.count(name) > 1 or name in elsewhere}:
        raise TypeError(f"two types are called {', '.join(sorted(clash))}")
    parts = [*bodies.interfaces, "\n".join([_WHAT, "export interface Calls {", *found, "}"])]
    words = set(re.findall(r"\w+", "\n".join(parts)))
    needed = "".join(f"  {name},\n" for name in sorted(elsewhere) if name in words)
    return "\n\n".join([HEAD, f'import type {{\n{needed}}} from "./wire.gen";', *parts]) + "\n"


def _call(handler: HTTPRouteHandler, bodies: Writer, messages: dict[str, type]) -> str:
    (path,) = handler.paths
    hints = get_type_hints(handler.fn, include_extras=True)
    in_path: list[str] = _IN_PATH.findall(path)
    query = [
        one
        for one in signature(handler.fn).parameters.values()
        if one.name not in (*in_path, "data") and _plain(hints[one.name])
    ]
    lines: list[str] = []
    if in_path:
        lines.append(
            _fields("path", [f"readonly {one}: {bodies.text(inspect.type_info(hints[one]))}" for one in in_path])
        )
    if query:
        lines.append(_fields("query", [_query(one, hints[one.name], bodies) for one in query]))
    if "data" in hints:
        lines.append(f"    readonly body: {bodies.text(inspect.type_info(hints['data']))};")
    lines.append(f"    readonly answer: {_answer(hints['return'], messages)};")
    return "\n".join([f'  readonly "{_name(handler)}": {{', *lines, "  };"])


def _name(handler: HTTPRouteHandler) -> str:
    (path,), (method,) = handler.paths, handler.http_methods
    return method + " " + _IN_PATH.sub(r"{\1}", path)


def _fields(name: str, fields: list[str]) -> str:
    return f"    readonly {name}: {{ {'; '.join(fields)} }};"


def _query(given: Parameter, hint: Any, writer: Writer) -> str:
    mark = "" if given.default is Parameter.empty else "?"
    return f"readonly {given.name}{mark}: {writer.text(inspect.type_info(hint)).removesuffix(' | null')}"


def _answer(hint: Any, messages: dict[str, type]) -> str:
    """Messages are typed; what else is answered (a file, a whole deck as it is kept) is not."""
    if get_origin(hint) is Response:
        (hint,) = get_args(hint)
    if hint is bytes:
        return "unknown"
    writer = Writer(elsewhere=messages.values())
    text = writer.text(inspect.type_info(hint))
    return "unknown" if writer.interfaces else text


def _plain(hint: Any) -> bool:
    """Whether this can stand in an address. What else a handler asks for, the server gives it."""
    simple = (
        inspect.BoolType,
        inspect.IntType,
        inspect.FloatType,
        inspect.StrType,
        inspect.LiteralType,
        inspect.NoneType,
    )

    def is_simple(kind: inspect.Type) -> bool:
        match kind:
            case inspect.Metadata():
                return is_simple(kind.type)
            case inspect.UnionType():
                return all(map(is_simple, kind.types))
            case _:
                return isinstance(kind, simple)

    return is_simple(inspect.type_info(hint))
