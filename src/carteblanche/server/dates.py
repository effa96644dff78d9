"""Days, as everything that is kept for years writes them."""

from __future__ import annotations

import datetime as dt


def today() -> str:
    """Today in UTC, in ISO format."""
    return dt.datetime.now(dt.UTC).date().isoformat()
