"""Logs that a host can read and search: one line for each event, errors included."""

import logging
import sys
import traceback
from collections.abc import Iterator
from types import FrameType, TracebackType
from typing import TypeAlias

from bot.games.catalog import PACKAGES
from bot.games.vetting import described

OURS = __name__.partition(".")[0]
"""The logger of this package, above those of its modules."""

FRAMES = 4
"""How many frames of an error's traceback are logged, the innermost first."""

Caught: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class OneLine(logging.Formatter):
    """Formats a record as one line, with an error's traceback at its end."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        line, record.exc_text = super().format(record), None
        return line.replace("\n", " ")

    def formatException(self, ei: Caught) -> str:  # noqa: N802 - the name that logging calls
        """Return an error's type, its text and where it was raised: first, where in a package of other people."""
        kind, error, where = ei
        if kind is None:
            return ""
        theirs = next((f"| in {each} " for each in _in_packages(error)), "")
        frames = reversed(traceback.extract_tb(where)[-FRAMES:])
        places = " ← ".join(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
        said = str(error).partition("\n")[0]  # SQLAlchemy's errors tell the statement's values in further lines
        return f"| {kind.__name__}: {said} {theirs}| {places}"


def _in_packages(error: BaseException | None) -> Iterator[str]:
    """Yield where an error, or what has caused it, has passed through games' packages, the innermost place first."""
    if error is None:
        return
    yield from _in_packages(error.__cause__)
    for frame, line in reversed([*traceback.walk_tb(error.__traceback__)]):
        for package in PACKAGES.values():
            if package.origin is not None and _is_of(frame, package.rules, package.look):
                yield f"{described(package)}, {frame.f_code.co_filename}:{line}"


def _is_of(frame: FrameType, *packages: str) -> bool:
    return f"{frame.f_globals.get('__name__')}.".startswith(tuple(f"{each}." for each in packages))


def set_up(level: str) -> None:
    """Log to stderr, at this level and above. Of what libraries log, only INFO and above is shown.

    Below INFO, discord.py logs everything that Discord sends and gets, with tokens and with the buttons of people's
    hands, and aiosqlite logs every statement with its values. Neither belongs into a log.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    logging.basicConfig(level=max(logging.INFO, logging.getLevelNamesMapping()[level]), handlers=[handler])
    logging.getLogger(OURS).setLevel(level)
    # Alembic tells of each migration in lines of its own, where one of ours tells of all.
    logging.getLogger("alembic").setLevel(logging.WARNING)
