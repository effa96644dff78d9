"""Dates in the form in which they are stored."""

from __future__ import annotations

import datetime as dt

from carteblanche.store.store import today

__all__ = ["days_before", "now", "today"]


def now() -> str:
    """This second in UTC, in ISO format."""
    return dt.datetime.now(dt.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def days_before(day: str, days: int) -> str:
    return (dt.date.fromisoformat(day) - dt.timedelta(days)).isoformat()
