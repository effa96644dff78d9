"""The JSON schema of scenario files, so that editors complete and check them: `python -m carteblanche.testing.scenarios.schema`.

It is made from the types of `model` and from each game's `GIVEN`. Editors read YAML's scalars as numbers and booleans where we read
text, so the schema allows any scalar wherever a scalar is allowed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from carteblanche.games import catalogue
from carteblanche.testing.plain_data import is_list, is_mapping
from carteblanche.testing.scenarios.model import Case, File, Step

PATH: Final = Path("docs/scenario.schema.json")
_SCALAR: Final = ["string", "number", "boolean", "null"]
_REFERENCE: Final = "#/$defs/"


def schema() -> dict[str, Any]:
    """The whole schema, as plain data."""
    games = {name: catalogue.open(name) for name in catalogue.NAMES}
    types = [File, Case, Step, *(game.GIVEN for game in games.values()), *(game.CONFIG for game in games.values())]
    made, components = msgspec.json.schema_components(types, ref_template=_REFERENCE + "{name}")
    references = [one["$ref"] for one in made]
    definitions: dict[str, Any] = {name: _loosened(one) for name, one in components.items()}
    file, case, step = (definitions[reference.removeprefix(_REFERENCE)] for reference in references[:3])
    step["additionalProperties"] = {
        "anyOf": [{"$ref": _REFERENCE + "scalar"}],
        "description": "By a player: an action in the game's notation.",
    }
    case["properties"]["steps"] = {"type": "array", "items": {"$ref": references[2]}}
    file["properties"]["game"] = {"enum": list(games)}
    positions = references[3 : 3 + len(games)]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **file,
        "title": "A scenario of Carte Blanche",
        "allOf": [_only_for(name, position) for name, position in zip(games, positions, strict=True)],
        "$defs": {"scalar": {"type": _SCALAR}, **{name: one for name, one in definitions.items() if one is not file}},
    }


def _only_for(game: str, position: str) -> dict[str, Any]:
    """What a position may say in files of one game. What a case leaves out it may take from the file, so nothing is required."""
    described = {"anyOf": [{"$ref": position}, {"type": "null"}]}
    cases = {"type": "array", "items": {"properties": {"position": described}}}
    return {
        "if": {"properties": {"game": {"const": game}}},
        "then": {"properties": {"position": described, "cases": cases}},
    }


def _loosened(node: Any) -> Any:
    """The schema without the tags of our messages, and with any scalar where a scalar is meant."""
    if is_list(node):
        return [_loosened(one) for one in node]
    if not is_mapping(node):
        return node
    if node.get("type") in ("string", "integer", "number", "boolean"):
        return {"$ref": _REFERENCE + "scalar"}
    if "enum" in node:
        return {"enum": node["enum"]}
    found = {key: _loosened(value) for key, value in node.items() if key not in ("required", "properties")}
    if "properties" in node:
        found["properties"] = {
            key: _loosened(value) for key, value in node["properties"].items() if not _is_tag(key, value)
        }
        found["required"] = [key for key in node.get("required", ()) if key in found["properties"]]
    return found


def _is_tag(key: str, value: Any) -> bool:
    return key == "kind" and is_mapping(value) and len(value.get("enum", ())) == 1


def text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{PATH} is up to date\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
