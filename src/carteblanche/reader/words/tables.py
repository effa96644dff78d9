"""A cache of lexicons whose forms have been made: making them takes seconds where they come from a dictionary.

It lies where `CARTEBLANCHE_CACHE` says or in the platform's place for caches, and is made anew when it is gone, when a lexicon or the code
that makes forms has changed, or with another version of a dictionary.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from importlib import metadata, resources
from pathlib import Path
from typing import Any, Final

import msgspec

from carteblanche.reader.words.lexicon import Lexicon, Node

MADE_BY: Final = ("words/inflect.py", "words/lexicon.py", "words/tables.py")
DICTIONARIES: Final = {"pl": ("morfeusz2",), "ru": ("pymorphy3", "pymorphy3-dicts-ru")}


class Tables(msgspec.Struct):
    """What is read of a lexicon's file, and what is made of its words."""

    head: dict[str, Any]
    root: Node
    folded: dict[str, list[str]]
    known: dict[int, list[str]]


def folder() -> Path:
    named = os.environ.get("CARTEBLANCHE_CACHE")
    if named:
        return Path(named) / "reader"
    from platformdirs import user_cache_path

    return user_cache_path("carteblanche", appauthor=False) / "reader"


def load(language: str) -> Lexicon:
    """The lexicon of a language, from the cache if it is there."""
    file = folder() / f"{language}-{_digest(language)}.json"
    kept = _kept(file)
    if kept is not None:
        return Lexicon(language, kept.head, kept.root, kept.folded, kept.known)
    import yaml

    text = resources.files("carteblanche.reader").joinpath(f"lexicons/{language}.yaml").read_text(encoding="utf-8")
    data: dict[str, Any] = yaml.safe_load(text)
    made = Lexicon(language, data)
    head = {name: value for name, value in data.items() if name != "words"}
    _keep(file, Tables(head, made.root, made.folded, made.known))
    return made


def _kept(file: Path) -> Tables | None:
    """What is in the cache, unless there is nothing or it was cut off."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Tables)
    except (OSError, msgspec.DecodeError):
        return None


def _keep(file: Path, tables: Tables) -> None:
    """Where nothing can be written there is no cache."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        for old in file.parent.glob(f"{file.name[:2]}-*.json"):
            old.unlink(missing_ok=True)
        part = file.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(msgspec.json.encode(tables))
        part.replace(file)


def _digest(language: str) -> str:
    """A name for all that a lexicon is made of."""
    place = resources.files("carteblanche.reader")
    parts = [place.joinpath(name).read_bytes() for name in (*MADE_BY, f"lexicons/{language}.yaml")]
    parts += [metadata.version(name).encode() for name in DICTIONARIES.get(language, ())]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]
