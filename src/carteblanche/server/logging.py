"""Log lines, for people or as JSON. No secret, cookie or card is ever logged: only what is passed on purpose."""

from __future__ import annotations

import logging

import structlog


def configure(*, as_json: bool) -> None:
    # A traceback with the values of variables would take half a second to paint, and show secrets.
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    renderer = structlog.processors.JSONRenderer() if as_json else plain
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    if as_json:
        shared.append(structlog.processors.format_exc_info)
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )
