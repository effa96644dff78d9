"""Lexicons as files: built from public data, kept in the data folder under the hash of their content, checked whenever they are read.

A file is one line of JSON that says what is in it, then the two graphs as plain numbers (see `carteblanche.games.blanko.lexicon`).
The same sources give the same bytes. Beside it lie the licences of what it was made of; neither goes into a backup or an export.
Which lexicon a language is played with stands in `LANGUAGE.json`. A lexicon with words that the house has added is a list of those
words and the hash of the one that it extends.
"""

from __future__ import annotations

import gc
import hashlib
import shutil
import sys
import zipfile
import zlib
from array import array
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.letters import LETTER_SETS
from carteblanche.games.blanko.lexicon import Graph, Lexicon
from carteblanche.library import folders
from carteblanche.library.words import kernels
from carteblanche.library.words.fetch import fetch
from carteblanche.library.words.graphs import build_graphs
from carteblanche.library.words.letters import Letters, Words, compile_patterns
from carteblanche.library.words.recipes import (
    Gathered,
    Recipe,
    Report,
    find_letters,
    gather,
    list_languages,
    read_recipe,
)
from carteblanche.library.words.small_lists import find_small_list_by_hash

MAGIC: Final = "carteblanche lexicon 1"
LARGEST: Final = 1 << 28
"""So many bytes a lexicon or a word list may have."""
MOST_LINES: Final = 5_000_000


class Shape(msgspec.Struct, frozen=True):
    """How long the parts of one graph are: nodes, edges and words."""

    nodes: int
    edges: int
    words: int
    root: int


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a lexicon file."""

    magic: str
    language: str
    sources: list[str]
    licences: list[str]
    plain: Shape
    wider: Shape
    rude: list[str] = []
    """Slurs and vulgar words among them."""
    alphabet: str = ""
    """Where it is not that of the rules."""


class KeptLexicon(msgspec.Struct, frozen=True):
    """Which lexicon a language is played with."""

    hash: str
    words: int
    sources: list[str]
    licences: list[str]


class ExtendedLexicon(msgspec.Struct, frozen=True):
    """A lexicon with words of the house."""

    base: str
    words: list[str]


_ABOUT, _CONTENT, _LICENCES = "lexicon.json", "lexicon", "licences/"
"""What is in an exported lexicon, a ZIP file."""
_BROKEN: Final = (Unreadable, OSError, EOFError, zlib.error, ValueError, LookupError, msgspec.MsgspecError)
"""What a reader meets in a file that is cut off or something else."""


def build(language: str, report: Report, folder: Path | None = None) -> KeptLexicon:
    """Fetches, builds and keeps the lexicon of a language. The same data give the same hash."""
    made = read_recipe(language)
    home = folder or folders.lexicons()
    sources: dict[str, Path] = {}
    with ThreadPoolExecutor(len(made.packages)) as pool:  # the clients wait for the network most of the time
        coming = [(package, pool.submit(fetch, package, home / "sources")) for package in made.packages]
        for package, fetched in coming:
            report(f"fetching {package.title} ({package.licence})")
            sources[package.name] = fetched.result()
    gc.disable()  # nothing in here is cyclic, and looking for cycles among millions of words takes a fifth of the time
    try:
        found = _gather(made, sources, report, home)
        report("building the graph of words and the one with names")
        plain, wider = build_graphs(found)
    finally:
        gc.enable()
    named = [package.title for package in made.packages]
    licences = [f"{package.title}: {package.licence}" for package in made.packages]
    report(f"keeping {len(plain):,} words")
    kept = keep(language, plain, wider, named, licences, home, found.rude())
    _copy_licences(sources, home / f"{kept.hash}.licences")
    report(f"kept as {kept.hash[:16]}…")
    why = kernels.find_obstacle()
    report("compiling the search for moves" if why is None else f"the search for moves stays plain Python: {why}")
    kernels.compile_kernel()
    return kept


def _gather(made: Recipe, sources: dict[str, Path], report: Report, home: Path) -> Gathered:
    try:
        return gather(made, sources, report)
    except _BROKEN as error:
        why = f"what was fetched is damaged ({str(error)[:100]}); delete this folder and build again"
        raise Unreadable(why, str(home / "sources")) from None


def keep(
    language: str,
    plain: Graph,
    wider: Graph,
    sources: list[str],
    licences: list[str],
    folder: Path | None = None,
    rude: Iterable[str] = (),
) -> KeptLexicon:
    """Writes a lexicon under the hash of its content, and plays its language with it from now on."""
    home = folder or folders.lexicons()
    known = LETTER_SETS.get(language)
    alphabet = "" if known is not None and plain.alphabet == known.alphabet else plain.alphabet
    about = About(MAGIC, language, sources, licences, _shape(plain), _shape(wider), list(rude), alphabet)
    content = msgspec.json.encode(about) + b"\n" + _encode_graph(plain) + _encode_graph(wider)
    digest = hashlib.sha256(content).hexdigest()
    folders.write_whole(home / f"{digest}.lexicon", content)
    kept = KeptLexicon(digest, len(plain), sources, licences)
    folders.write_whole(home / f"{language}.json", msgspec.json.encode(kept))
    return kept


def pack(language: str, target: Path, folder: Path | None = None) -> KeptLexicon:
    """Writes the lexicon of a language and the licences of what it is made of into one file, to be brought to another machine."""
    home = folder or folders.lexicons()
    kept = find_current(language, home)
    if kept is None or load(kept.hash, home) is None:
        raise Unreadable(f"there is nothing to export; build it first: carteblanche lexicon build {language}")
    if target.exists():
        raise Unreadable("this file is there already", str(target))
    draft = folders.name_draft(target)
    try:
        with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as packed:
            packed.write(home / f"{language}.json", _ABOUT)
            packed.write(home / f"{kept.hash}.lexicon", _CONTENT)
            for licence in sorted((home / f"{kept.hash}.licences").glob("*")):
                packed.write(licence, f"{_LICENCES}{licence.name}")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    return kept


def unpack(language: str, file: Path, folder: Path | None = None) -> KeptLexicon:
    """Plays a language with what `pack` has written, from now on. What is damaged, too large or of another language is refused."""
    home = folder or folders.lexicons()
    wrong = Unreadable(
        "this is not what carteblanche lexicon export writes, or it is damaged: export it again", str(file)
    )
    try:
        with zipfile.ZipFile(file) as packed:
            if sum(part.file_size for part in packed.infolist()) > LARGEST:
                raise wrong
            kept = msgspec.json.decode(packed.read(_ABOUT), type=KeptLexicon)
            content = packed.read(_CONTENT)
            licences = {
                name.removeprefix(_LICENCES): packed.read(name)
                for name in packed.namelist()
                if name.startswith(_LICENCES)
            }
        about = msgspec.json.decode(content.partition(b"\n")[0], type=About)
    except (OSError, KeyError, ValueError, RuntimeError, zlib.error, zipfile.BadZipFile, msgspec.MsgspecError):
        raise wrong from None  # one with a password, or packed as we cannot unpack it, is a RuntimeError
    if about.language != language:
        raise Unreadable(f"this is the lexicon of {about.language[:20]}, not of {language}", str(file))
    if hashlib.sha256(content).hexdigest() != kept.hash or any(Path(name).name != name for name in licences):
        raise wrong
    folders.write_whole(home / f"{kept.hash}.lexicon", content)
    load(kept.hash, home)
    for name, licence in licences.items():
        folders.write_whole(home / f"{kept.hash}.licences" / name, licence)
    folders.write_whole(home / f"{language}.json", msgspec.json.encode(kept))
    return kept


def import_list(language: str, file: Path, folder: Path | None = None) -> KeptLexicon:
    """Plays a language from now on with a plain list, or with a lexicon that another machine has exported. A file that cannot be one is
    refused before it is read.
    """
    made = read_recipe(language)
    if zipfile.is_zipfile(file):
        return unpack(language, file, folder)
    if file.stat().st_size > LARGEST:
        raise Unreadable(f"a word list has at most {LARGEST >> 20} MiB; leave out what nobody plays", str(file))
    with file.open("rb") as lines:
        count = sum(part.count(b"\n") for part in iter(lambda: lines.read(1 << 20), b""))
        if count > MOST_LINES:
            raise Unreadable(
                f"a word list has at most {MOST_LINES:,} lines, this one has {count:,}; leave out what nobody plays",
                str(file),
            )
        lines.seek(0)
        graph = read_list(language, lines, str(file))
    sources, licences = [f"list {file.name}"], [f"{file.name}: as its author says"]
    return keep(language, graph, graph, sources, licences, folder, list_rude(made, graph))


def list_rude(made: Recipe, words: Graph) -> list[str]:
    """What of these words the recipe calls rude, in order."""
    letters, coded = Letters(words.alphabet), Words()
    coded.update(codes for word in words if (codes := letters.encode(word)) is not None)
    return sorted({letters.decode(codes) for codes in coded.find(compile_patterns(made.rude, letters))})


def read_list(language: str, lines: Iterable[bytes], where: str) -> Graph:
    """A graph of a plain list, one word a line. `Unreadable` with the line if something is wrong with it."""
    alphabet = find_letters(language).alphabet
    letters = set(alphabet)
    words: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        here = f"{where} line {number}"
        if b"\0" in line:
            raise Unreadable("there is a NUL byte: this is not a plain text file", here)
        try:
            word = line.decode().strip().upper()
        except UnicodeDecodeError:
            raise Unreadable("this line is not UTF-8 text: save the list as UTF-8", here) from None
        if not word or word.startswith("#"):
            continue
        if not letters.issuperset(word):
            strange = next(letter for letter in word if letter not in letters)
            raise Unreadable(f"{word[:40]!r} has {strange!r}, which is not a letter of {alphabet}", here)
        if not 2 <= len(word) <= 16:
            raise Unreadable(f"{word[:40]!r} has {len(word)} letters: a word has 2 to 16", here)
        words[word] = 0
    if not words:
        raise Unreadable("there is no word in this list", where)
    return Graph.build(alphabet, words)


def find_current(language: str, folder: Path | None = None) -> KeptLexicon | None:
    """What this language is played with, if it is built."""
    file = (folder or folders.lexicons()) / f"{_expect_code(language)}.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=KeptLexicon)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError:
        raise Unreadable(f"it is damaged; build it again: carteblanche lexicon build {language}", str(file)) from None


def is_named(language: str, folder: Path | None = None) -> bool:
    """Whether this language has been given a lexicon, whole or not."""
    return ((folder or folders.lexicons()) / f"{_expect_code(language)}.json").exists()


def is_sound(language: str, folder: Path | None = None) -> bool:
    """Whether the lexicon of this language is here and whole."""
    try:
        kept = find_current(language, folder)
        return kept is not None and load(kept.hash, folder) is not None
    except Unreadable:
        return False


class _NotHereError(Exception):
    """There is no lexicon of this hash."""


def load(digest: str, folder: Path | None = None) -> Lexicon | None:
    """The lexicon of this hash, if it is here. `Unreadable` if the file is damaged."""
    if len(digest) != 64 or not set(digest) <= set("0123456789abcdef"):
        return None
    try:
        return _load(digest, folder or folders.lexicons())
    except _NotHereError:
        return None


@lru_cache(maxsize=8)
def _load(digest: str, home: Path) -> Lexicon:
    """What is raised is not kept in the cache, so that a lexicon that is built or brought later is found."""
    small = find_small_list_by_hash(digest, home)
    if small is not None:
        return small
    file = home / f"{digest}.lexicon"
    if file.is_file():
        return _read(file, digest)
    more = home / f"{digest}.house"
    if more.is_file():
        extended = folders.read_kept(more, ExtendedLexicon)
        found = _load(extended.base, home).with_added(extended.words)
        if found.hash == digest:
            return found
    raise _NotHereError(digest)


def extend(base: Lexicon, words: Iterable[str], folder: Path | None = None) -> Lexicon:
    """A lexicon with words of the house, kept so that its hash can be found again."""
    found = base.with_added(words)
    if found.hash != base.hash:
        file = (folder or folders.lexicons()) / f"{found.hash}.house"
        if not file.exists():
            folders.write_whole(file, msgspec.json.encode(ExtendedLexicon(base.hash, list(found.added))))
    return found


def _expect_code(language: str) -> str:
    if language not in list_languages():
        raise Unreadable(f"there is no language {language[:20]!r}; there are {', '.join(list_languages())}")
    return language


def _shape(graph: Graph) -> Shape:
    return Shape(len(graph.first), len(graph.codes), len(graph.common), graph.root)


def _encode_graph(graph: Graph) -> bytes:
    return _little_endian(graph.first) + _little_endian(graph.children) + graph.codes + graph.common


def _little_endian(numbers: array[int]) -> bytes:
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def _read(file: Path, digest: str) -> Lexicon:
    again = "it is damaged; delete it and build it again: carteblanche lexicon build"
    if file.stat().st_size > LARGEST:
        raise Unreadable("this file is larger than any lexicon", str(file))
    content = file.read_bytes()
    if hashlib.sha256(content).hexdigest() != digest:
        raise Unreadable(again, str(file))
    head, _, body = content.partition(b"\n")
    try:
        about = msgspec.json.decode(head, type=About)
        if about.magic != MAGIC:
            raise Unreadable(f"this is {about.magic[:40]!r}, not {MAGIC!r}; build it again", str(file))
        alphabet = about.alphabet or LETTER_SETS[about.language].alphabet
        plain, rest = _decode_graph(body, about.plain, alphabet)
        wider, rest = _decode_graph(rest, about.wider, alphabet)
    except (msgspec.DecodeError, KeyError, ValueError):
        raise Unreadable(again, str(file)) from None
    if rest:
        raise Unreadable(again, str(file))
    return Lexicon(about.language, plain, wider, digest, rude=frozenset(about.rude))


def _decode_graph(body: bytes, shape: Shape, alphabet: str) -> tuple[Graph, bytes]:
    sizes = (4 * shape.nodes, 4 * shape.edges, shape.edges, shape.words)
    if min(sizes) < 0 or sum(sizes) > len(body):
        raise ValueError("too short")
    parts: list[bytes] = []
    for size in sizes:
        parts.append(body[:size])
        body = body[size:]
    first, children = array("I", parts[0]), array("I", parts[1])
    if sys.byteorder == "big":
        first.byteswap()
        children.byteswap()
    return Graph(alphabet, first, parts[2], children, shape.root, parts[3]), body


def _copy_licences(sources: dict[str, Path], target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for name, source in sources.items():
        for found in sorted(source.rglob("*")):
            if found.is_file() and found.name.lower().startswith(("licen", "copying")):
                shutil.copy(found, target / f"{name.replace('/', '_')}-{found.name}")
