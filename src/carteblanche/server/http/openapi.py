"""The description of the HTTP interface: as OpenAPI for programs, as a plain page for people.

The framework generates most of it. What it cannot know is corrected here: every refusal has the form of `Refused`, unknown fields in a body
are refused, and an answer with status 204 has no content.
"""

from __future__ import annotations

import asyncio
import html
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import MediaType, Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from carteblanche.wire.to_client import Refused

REFUSED: Final = "Refused"
METHODS: Final = ("get", "post", "put", "patch", "delete")
Asked = Request[Any, Any, Any]


def correct_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """The framework's description, corrected in place."""
    _, parts = msgspec.json.schema_components([Refused], ref_template="#/components/schemas/{name}")
    known: dict[str, Any] = schema["components"]["schemas"]
    known.update(parts)
    refusal = {
        "description": "Refused: a code and details",
        "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{REFUSED}"}}},
    }
    for _, _, operation in _operations(schema):
        operation["responses"].pop("400", None)
        operation["responses"]["4XX"] = refusal
        operation["responses"].get("204", {}).pop("content", None)
        for answer in operation["responses"].values():
            written = answer.get("content", {}).get("application/json")
            if written and written["schema"] == {"type": "string"}:  # bytes that are JSON already
                written["schema"] = {}
        for body in operation.get("requestBody", {}).get("content", {}).values():
            name = body["schema"].get("$ref", "").removeprefix("#/components/schemas/")
            if name in known:
                known[name]["additionalProperties"] = False
    return schema


def make_ready() -> Callable[[Asked], Awaitable[None]]:
    """What is done before the description is rendered: it is generated once, which takes seconds, beside the event loop."""
    lock = asyncio.Lock()

    async def generate(request: Asked) -> None:
        async with lock:
            await asyncio.to_thread(_generate, request.app.plugins)

    def _generate(plugins: Any) -> None:
        plugins.get("OpenAPIPlugin").provide_openapi_schema()

    return generate


def _operations(schema: dict[str, Any]) -> list[tuple[str, str, Any]]:
    """All that can be asked: path, method, description."""
    paths: dict[str, dict[str, Any]] = schema["paths"]
    return [
        (path, method.upper(), operation)
        for path, methods in sorted(paths.items())
        for method, operation in methods.items()
        if method in METHODS
    ]


class JsonPlugin(JsonRenderPlugin):
    def render(self, request: Asked, openapi_schema: dict[str, Any]) -> bytes:
        del request
        return msgspec.json.encode(correct_schema(openapi_schema))


class HtmlPlugin(OpenAPIRenderPlugin):
    """One page without scripts: what can be asked, with what, and what comes back."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Asked, openapi_schema: dict[str, Any]) -> bytes:
        del request
        schema = correct_schema(openapi_schema)
        rows = [_row(method, path, operation) for path, method, operation in _operations(schema)]
        title = html.escape(f"{schema['info']['title']} {schema['info']['version']}")
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{title}</title><h1>{title}</h1>"
            f'<p>For programs: <a href="/api/schema/openapi.json">openapi.json</a>. Every refusal has a code and details.</p>'
            f"<dl>{''.join(rows)}</dl></html>"
        ).encode()


def _row(method: str, path: str, operation: dict[str, Any]) -> str:
    """One thing that can be asked."""
    asked = [f"{one['name']} ({one['in']})" for one in operation.get("parameters", ())]
    asked += [_type_name(body["schema"]) for body in operation.get("requestBody", {}).get("content", {}).values()]
    answers = [
        f"{status} {', '.join(_type_name(body['schema']) for body in answer.get('content', {}).values())}".strip()
        for status, answer in operation["responses"].items()
    ]
    lines = [
        operation.get("summary", ""),
        f"Takes: {', '.join(asked)}" if asked else "",
        f"Answers: {'; '.join(answers)}",
    ]
    said = "<br>".join(html.escape(line) for line in lines if line)
    return f"<dt><b>{method}</b> <code>{html.escape(path)}</code></dt><dd>{said}</dd>"


def _type_name(schema: dict[str, Any]) -> str:
    """A type in a word or two."""
    if "items" in schema:
        return f"list of {_type_name(schema['items'])}"
    return str(schema.get("$ref", "").rsplit("/", 1)[-1] or schema.get("type", "anything"))
