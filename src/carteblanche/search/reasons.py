"""Why a bot plays as it does: a code with values, which every client and language words itself."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from carteblanche.core.luck import Luck
from carteblanche.core.values import Message


class Reason(Message):
    code: str
    values: dict[str, str | int] = {}


@runtime_checkable
class Explaining(Protocol):
    """A bot that can say why."""

    def explain(self, view: Any, luck: Luck) -> tuple[Any, Reason]:
        """What it plays with this view and luck, the same as `choose` says, and why."""
        ...
