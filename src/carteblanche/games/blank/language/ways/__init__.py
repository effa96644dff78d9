"""How else people say it, a file for each language: read, never printed.

`REWRITES` are patterns and what they are read as, tried in order when a text is not understood as it stands: other word orders,
relative clauses, two sentences for one thought. `ALSO` are further phrases for what the language's table says already. No order to somebody
begins with one of `OPENERS`, no free text with one of `LINKS`; both are folded, without accents.
"""

from __future__ import annotations


def loose(pairs: tuple[tuple[str, str], ...], accents: str) -> tuple[tuple[str, str], ...]:
    """Patterns that are found without accents as well: `accents` are the letters with one, each before the letter without."""
    letters = str.maketrans({both[0]: f"[{both}]" for both in accents.split()})
    return tuple((pattern.translate(letters), instead) for pattern, instead in pairs)
