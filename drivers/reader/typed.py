"""A text as people type it: mostly with capitals and a full stop, else without, or without accents, with a remark before or after it."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Sequence
from typing import Final

_SPACES: Final = re.compile(r"\s+([,.!?;)](?!\w))|([ ]){2,}")
_SENTENCE: Final = re.compile(r"(?:^|(?<=[.!?] ))[\W_\ue000-\ue01f]*\w")
_COMMA: Final = re.compile(r",(?=\s*(?:[.,;!?:)=→–]|$))")
_SHORT: Final = "\u0306"
"""What makes й of и, which is never left out."""
SIGNS: Final = "".join(map(chr, range(0xE000, 0xE020)))
"""Signs around what people say or do, two for each."""


def as_typed(text: str, fixes: Sequence[tuple[re.Pattern[str], str]], remark: str, dice: random.Random) -> str:
    """With capitals and a full stop, mostly; otherwise as people type."""
    for wrong, right in fixes:
        text = wrong.sub(right, text)
    text = _COMMA.sub("", text.replace("~", ""))
    text = _SPACES.sub(lambda found: found[1] or " ", text).strip()
    style = dice.random()
    if style < 0.72:
        text = _SENTENCE.sub(lambda found: found[0].upper(), text)
        if not text.rstrip(SIGNS).endswith((".", "!", "?")):
            text += dice.choice(("", ".", ".", ".", "!"))
    elif style < 0.95:
        text = text.lower() if style < 0.9 else text
    else:
        text = text.upper() + dice.choice(("", "!", "!!"))
    if dice.random() < 0.06:
        letters = unicodedata.normalize("NFD", text)
        text = "".join(c for c in letters if not unicodedata.combining(c) or c == _SHORT)
    if dice.random() < 0.05:
        text = re.sub("['’](?=\\w)", "", text)
    if dice.random() < 0.1:
        end = "" if text[-1] in ".!?" or style >= 0.72 else "."
        text = f"{remark} {text}" if dice.random() < 0.5 or remark.endswith(":") else f"{text}{end} {remark}"
    return unicodedata.normalize("NFC", text)
