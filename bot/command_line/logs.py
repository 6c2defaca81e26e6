"""Logs that a host can read and search: one line for each event, whatever it is."""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType
from typing import TypeAlias

FRAMES = 4
"""Places that are named of where an error came from, the innermost first."""

Caught: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class OneLine(logging.Formatter):
    """Writes an error's origin on the same line as the error."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        line, record.exc_text = super().format(record), None
        return line.replace("\n", " ")

    def formatException(self, ei: Caught) -> str:  # noqa: N802 - the name that logging calls
        """Return an error's kind, words and origin."""
        kind, error, where = ei
        if kind is None:
            return ""
        frames = reversed(traceback.extract_tb(where)[-FRAMES:])
        places = " ← ".join(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
        return f"| {kind.__name__}: {error} | {places}"


def set_up(level: str) -> None:
    """Log to stderr from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    logging.basicConfig(level=level, handlers=[handler])
