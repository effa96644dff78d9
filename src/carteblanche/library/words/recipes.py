"""How a lexicon is made of public data. `docs/lexicons.md` tells it for people.

A recipe is a file: the language's letters, where its words come from, which short words there are, and what must not be in. From it come
two lists of words: those to play with, and the wider one with names and foreign words (BO-16). Everything that is not 2 to 16 letters of
the language's alphabet falls out on the way. A file in the house's own folder makes a new language, or replaces a recipe of ours.

In most languages a capital means a name; German, where nouns have capitals too, is made by `carteblanche.library.words.german`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.letters import LETTER_SETS, LetterSet
from carteblanche.library.folders import languages as house_folder
from carteblanche.library.words import frequency, german, hunspell, lemmas
from carteblanche.library.words.fetch import Package
from carteblanche.library.words.letters import Letters, Words, compile_patterns

Report = Callable[[str], None]
HERE: Final = Path(__file__).parent / "languages"
_CODE: Final = re.compile("[a-z]{2,3}").fullmatch
WORDFREQ: Final = Package(
    "pypi",
    "wordfreq",
    "3.1.1",
    "Apache-2.0, data CC BY-SA 4.0",
    "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
)
SEEN: Final = 96
"""From Zipf 3 on a word is so common that it matters whether it is a name."""
RARER: Final = 48
"""A form that is so much more common than its stem (Zipf 1.5) is not what the stem means."""
FOREIGN: Final = 56
"""A word without forms of its own that is so much more common in English is an English one."""


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    registry: Literal["npm", "pypi"]
    name: str
    version: str
    licence: str
    sha256: str
    kind: Literal["hunspell", "cspell", "nouns", "lemmas"]

    @property
    def package(self) -> Package:
        return Package(self.registry, self.name, self.version, self.licence, self.sha256)


class SmallList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words for a first game; how they are written: see `carteblanche.library.words.small_lists`."""

    very_common: str = ""
    common: str = ""


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lexicon is made of. Lists are words with spaces between them."""

    language: str
    sources: list[Source]
    two: str
    """All words of two letters."""
    three: str = ""
    """All words of three letters. Without it, those of the sources."""
    letters: LetterSet | None = None
    """The tiles. The languages of the rules have them there."""
    deny: str = ""
    """What the sources have and nobody should play: names, brands, abbreviations, junk. With an entry of a dictionary go all its forms that
    are not made of another one.
    """
    keep: str = ""
    """What is a word although it looks like a name, an abbreviation or a Roman number."""
    add: str = ""
    """What the sources do not have."""
    small: SmallList | None = None
    rude: str = ""
    """Slurs and vulgar words: a bot does not lay them, and a table may leave them out. `ABC*` is whatever begins so."""

    @property
    def packages(self) -> tuple[Package, ...]:
        return (*(source.package for source in self.sources), WORDFREQ)


class Gathered(NamedTuple):
    """Words in codes, in order, each with how common it is."""

    letters: Letters
    plain: Words
    names: Words
    capitals: Words
    """What another list has as names alone: not to be played, whatever the dictionaries say."""
    common: dict[bytes, int]
    fixed: dict[bytes, bool]
    """What the recipe says itself: in or out."""
    listed: int
    """Words of so many letters or fewer are to be played only where the recipe says so."""
    impolite: re.Pattern[bytes]
    """What the recipe calls rude."""

    def words(self) -> Iterator[tuple[bytes, int]]:
        """To play with."""
        common, fixed, listed = self.common, self.fixed, self.listed
        kept = {word for word, kept in fixed.items() if kept}
        return (
            (word, common.get(word, 0))
            for word in self.plain.without(self.capitals, kept)
            if fixed.get(word, len(word) > listed)
        )

    def wider(self) -> Iterator[tuple[bytes, int]]:
        """With names and foreign words."""
        common, fixed = self.common, self.fixed
        return (
            (word, common.get(word, 0)) for word in self.plain.merge(self.names) if fixed.get(word) or len(word) > 2
        )

    def rude(self) -> list[str]:
        """Slurs and vulgar words among the wider ones, in order."""
        found = {*self.plain.find(self.impolite), *self.names.find(self.impolite)}
        return [self.letters.decode(word) for word in sorted(found) if self.fixed.get(word) or len(word) > 2]


def list_languages() -> list[str]:
    """The codes of all languages: those of the rules, then those that this house has added."""
    own = (file.stem for file in sorted(house_folder().glob("*.toml")) if _CODE(file.stem))
    return list(dict.fromkeys((*LETTER_SETS, *own)))


def read_recipe(language: str) -> Recipe:
    """`Unreadable` if there is none, or nobody could play with it."""
    own = house_folder() / f"{language}.toml"
    if not _CODE(language) or not (language in LETTER_SETS or own.is_file()):
        raise Unreadable(f"there is no language {language[:20]!r}; there are {', '.join(list_languages())}")
    file = own if own.is_file() else HERE / f"{language}.toml"
    found = _recipe(file, file.stat().st_mtime_ns)
    if found.language != language:
        raise Unreadable(f"this is the recipe of {found.language[:20]!r}, not of {language!r}", str(file))
    if found.letters is None and language not in LETTER_SETS:
        raise Unreadable("this recipe does not say which letters there are", str(file))
    return found


def find_letters(language: str) -> LetterSet:
    """The letters that a language is played with from now on."""
    return read_recipe(language).letters or LETTER_SETS[language]


@lru_cache(maxsize=32)
def _recipe(file: Path, changed: int) -> Recipe:  # noqa: ARG001  # a file that was changed is read again
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Recipe)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable(f"this recipe cannot be read: {error}", str(file)) from None


def gather(made: Recipe, folders: Mapping[str, Path], report: Report) -> Gathered:
    """All words of a language from its unpacked packages."""
    report("reading how common words are")
    letter_set = made.letters or LETTER_SETS[made.language]
    letters = Letters(letter_set.alphabet)
    spelt = frequency.read_frequencies(folders[WORDFREQ.name], made.language)
    plain, names, capitals = Words(), Words(), Words()
    doubtful: set[bytes] = set()
    if any(source.kind == "nouns" for source in made.sources):
        english = frequency.read_frequencies(folders[WORDFREQ.name], "en")
        words, called = german.gather(folders, spelt, english, letters, report)
        plain.update(words)
        names.update(called)
        common = _find_laid(spelt, letters)
    else:
        common = _find_laid(spelt, letters)
        doubtful = _unfold(made, folders, spelt, common, letters, report, plain, names)
    fixed = dict.fromkeys(doubtful, False)
    fixed.update(
        dict.fromkeys(filter(_make_abbreviation_test(letter_set.vowels, letters), plain.select_shorter(6)), False)
    )
    for source in made.sources:
        if source.kind == "lemmas":
            report("reading which forms are names")
            found = lemmas.read_capitals(folders[source.name], made.language)
            capitals.update(codes for form in found if (codes := letters.encode(form)) is not None)
    names.update(fixed)
    fixed.update(dict.fromkeys(letters.encode_list(_shared("deny") + " " + made.deny), False))
    for kept in (made.two, made.three, made.keep, made.add):
        fixed.update(dict.fromkeys(letters.encode_list(kept), True))
    plain.update(letters.encode_list(f"{made.two} {made.three} {made.add}"))
    rude = compile_patterns(made.rude, letters)
    return Gathered(letters, plain, names, capitals, common, fixed, 3 if made.three else 2, rude)


def _find_laid(spelt: Mapping[str, int], letters: Letters) -> dict[bytes, int]:
    """How common words are as they are laid: by the most common of their spellings."""
    common: dict[bytes, int] = {}
    for word, level in spelt.items():
        codes = letters.encode(word)
        if codes is not None and level > common.get(codes, 0):
            common[codes] = level
    return common


@cache
def _shared(what: str) -> str:
    """What all languages that are written in Latin letters have in common: names of companies and the like."""
    text: str = msgspec.toml.decode((HERE / "all.toml").read_bytes(), type=dict[str, str])[what]
    return text


def _unfold(
    made: Recipe,
    folders: Mapping[str, Path],
    spelt: Mapping[str, int],
    common: Mapping[bytes, int],
    letters: Letters,
    report: Report,
    plain: Words,
    names: Words,
) -> set[bytes]:
    """All forms of the dictionaries: lower case is a word, a capital means a name, and so does an entry that the recipe denies. The
    result are words that are names more often: forms that are far more common than their stems and names as well, and English words
    without forms of their own.
    """
    english = {} if made.language == "en" else frequency.read_frequencies(folders[WORDFREQ.name], "en")
    called: set[bytes] = set()
    doubtful: set[bytes] = set()
    sure: set[bytes] = set()
    foreign: set[bytes] = set()
    denied = letters.encode_list(made.deny)
    before: list[hunspell.Dictionary] = []
    for source in made.sources:
        if source.kind != "hunspell":
            continue
        dictionary = hunspell.Dictionary.read(folders[source.name] / "package", without="'’-")
        for other in before:
            dictionary.leave_out(other)
        before.append(dictionary)
        for entry, forms in dictionary.entries(report):
            if entry.islower() and letters.encode(entry) not in denied:
                known = spelt.get(entry, 0) + RARER
                bare = True
                for form in forms:
                    codes = letters.encode(form)
                    if codes is None or not form.islower():
                        continue
                    plain.add(codes)
                    bare = bare and form == entry
                    level = common.get(codes, 0)
                    if level >= SEEN:
                        (sure if level <= known or _is_related(form, level - RARER, spelt) else doubtful).add(codes)
                if bare and english.get(entry, 0) > known - RARER + FOREIGN and (codes := letters.encode(entry)):
                    foreign.add(codes)
            else:
                for form in forms:
                    codes = letters.encode(form) if form[:1].isalpha() and form[1:].islower() else None
                    if codes is not None:
                        names.add(codes)
                        if common.get(codes, 0) >= SEEN:
                            called.add(codes)
    return ((doubtful - sure) & called) | foreign


def _is_related(form: str, level: int, spelt: Mapping[str, int]) -> bool:
    """Whether a form is about as common without its ending: *rivers*, which a dictionary may make of *rive*."""
    return any(spelt.get(form[:end], 0) >= level for end in (-1, -2, -3) if len(form) + end > 2)


_ROMAN: Final = re.compile("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})").fullmatch


def _make_abbreviation_test(vowels: str, letters: Letters) -> Callable[[bytes], bool]:
    """Whether a short word looks like an abbreviation, no vowel in it, or like a Roman number."""
    doubled = letters.encode_list(" ".join(2 * vowel for vowel in vowels + "Y"))
    marks = bytes({codes[0] for codes in doubled})

    def looks(codes: bytes) -> bool:
        return len(codes.translate(None, marks)) == len(codes) or _ROMAN(letters.decode(codes)) is not None

    return looks
