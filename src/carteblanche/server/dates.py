"""Dates in the form in which they are stored."""

from __future__ import annotations

import datetime as dt


def today() -> str:
    """Today in UTC, in ISO format."""
    return dt.datetime.now(dt.UTC).date().isoformat()
