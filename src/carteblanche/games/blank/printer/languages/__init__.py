"""The languages that meanings are printed in."""

from __future__ import annotations

from typing import Final

from carteblanche.games.blank.printer.grammar import Language
from carteblanche.games.blank.printer.languages.de import German
from carteblanche.games.blank.printer.languages.en import English
from carteblanche.games.blank.printer.languages.fr import French
from carteblanche.games.blank.printer.languages.pl import Polish
from carteblanche.games.blank.printer.languages.ru import Russian

LANGUAGES: Final[dict[str, Language]] = {
    language.code: language for language in (English(), German(), French(), Polish(), Russian())
}
