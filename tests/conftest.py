"""What all tests share: property tests draw the same examples every time, and no clock decides."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, database=None)
settings.load_profile("house")
