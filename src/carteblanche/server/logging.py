"""Log lines, for people or as JSON. No secret, cookie or card is ever logged: only what is passed on purpose.

Written here because the usual library loads a terminal's painter at import, a tenth of the time that a house takes to open.
"""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

Level = Literal["info", "warning", "error"]

_COLOURS: Final[dict[Level, str]] = {"info": "\033[32m", "warning": "\033[33m", "error": "\033[31m"}
_PLAIN: Final = "\033[0m"


@dataclass
class _Form:
    as_json: bool = False


_form: Final = _Form()


def configure(*, as_json: bool) -> None:
    _form.as_json = as_json


@dataclass(frozen=True)
class Log:
    """What one part of the server writes: an event in a few words, and values that belong to it."""

    part: str

    def info(self, event: str, **values: Any) -> None:
        _write("info", self.part, event, values, None)

    def warning(self, event: str, *, error: BaseException | None = None, **values: Any) -> None:
        _write("warning", self.part, event, values, error)

    def error(self, event: str, *, error: BaseException | None = None, **values: Any) -> None:
        _write("error", self.part, event, values, error)


def _write(level: Level, part: str, event: str, values: dict[str, Any], error: BaseException | None) -> None:
    now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    # Without the values of variables: they would take half a second to paint, and show secrets.
    trace = "" if error is None else "".join(traceback.format_exception(error)).rstrip()
    if _form.as_json:
        values = {**values, "event": event, "level": level, "part": part, "timestamp": now}
        if trace:
            values["exception"] = trace
        line = msgspec.json.encode(values, enc_hook=str).decode()
    else:
        start, end = (_COLOURS[level], _PLAIN) if sys.stdout.isatty() else ("", "")
        fields = "".join(f" {name}={_quote(value)}" for name, value in values.items())
        line = f"{now} {start}{level:7}{end} {event}{fields}" + (f"\n{trace}" if trace else "")
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _quote(value: Any) -> str:
    """As it is where that is one word, else between quotation marks: a line stays a line."""
    text = str(value)
    return text if text.isprintable() and text and not set(text) & set(" \"'=") else repr(text)
