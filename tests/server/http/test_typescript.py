from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from litestar import Request, Response, get, post
from litestar.params import Parameter

from carteblanche.server.app import API
from carteblanche.server.http.typescript import calls
from carteblanche.wire import http


class Thing(msgspec.Struct):
    name: str
    size: int = 3


class Person(msgspec.Struct):
    """Called as a message is."""

    name: str


@post("/api/shops/{shop:str}/things")
async def add_thing(request: Request[Any, Any, Any], shop: str, data: Thing) -> Response[http.Person]:
    raise NotImplementedError


@get("/api/things/{thing:int}")
async def find(thing: int, colour: str, most: Annotated[int | None, Parameter(ge=1)] = None) -> list[Thing]:
    raise NotImplementedError


@post("/api/persons")
async def add_person(data: Person) -> None:
    raise NotImplementedError


def test_a_call_has_its_path_query_body_and_answer() -> None:
    text = calls([add_thing, find])
    assert "import type {\n  Person,\n} from" in text
    assert "export interface Thing {\n  readonly name: string;\n  readonly size?: number;\n}" in text
    assert (
        '  readonly "POST /api/shops/{shop}/things": {\n'
        "    readonly path: { readonly shop: string };\n"
        "    readonly body: Thing;\n"
        "    readonly answer: Person;\n"
        "  };"
    ) in text
    assert (
        '  readonly "GET /api/things/{thing}": {\n'
        "    readonly path: { readonly thing: number };\n"
        "    readonly query: { readonly colour: string; readonly most?: number };\n"
        "    readonly answer: unknown;\n"
        "  };"
    ) in text


def test_a_body_may_not_be_called_as_a_message_is() -> None:
    with pytest.raises(TypeError, match="two types are called Person"):
        calls([add_person])


def test_every_call_of_the_server_is_written() -> None:
    assert calls(API).count("\n    readonly answer:") == len(API)
