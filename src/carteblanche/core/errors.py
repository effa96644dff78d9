"""Errors, by whose fault they are.

- `Unreadable`: what came in cannot be understood (a log, a scenario, a move in notation). The sender's fault; say where.
- `Illegal`: understood, and the rules say no. The state is untouched. Carries a code and details, never a sentence:
  every client and language words a refusal itself.
- Anything else that is raised is a bug of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

Detail: TypeAlias = "str | int | bool | list[str] | None"
"""What a refusal may carry: plain data that every client can read."""


class CarteBlancheError(Exception):
    """The root of what this library raises on purpose."""


class Unreadable(CarteBlancheError):
    """Input that cannot be understood. `where` says which part, so that a person can find it."""

    def __init__(self, message: str, where: str = "") -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.message = message
        self.where = where


class Illegal(CarteBlancheError):
    """An action that the rules refuse. Nothing has changed."""

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: Mapping[str, Detail] = details

    def __reduce__(self) -> tuple[Callable[[str, Mapping[str, Detail]], Illegal], tuple[str, dict[str, Detail]]]:
        return _refusal, (self.code, dict(self.details))

    def __str__(self) -> str:
        shown = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{self.code} ({shown})" if shown else self.code


def _refusal(code: str, details: Mapping[str, Detail]) -> Illegal:
    """A refusal that came from another process."""
    return Illegal(code, **details)
