"""Logs that a host can read and search: one line for each event, errors included."""

import logging
import sys
import traceback
from types import TracebackType
from typing import TypeAlias

from bot.games.errors import told
from bot.games.origins import in_packages

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
        """Return an error's type, text and place; a place in a game's package comes first."""
        kind, error, where = ei
        if kind is None or error is None:
            return ""
        theirs = next((f"| in {each} " for each in in_packages(error)), "")
        inner = reversed(traceback.extract_tb(where)[-FRAMES:])
        frames = " ← ".join(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in inner)
        # Of what it says, the first line: SQLAlchemy's errors tell the statement's values in further ones.
        return f"| {told(error)} {theirs}| {frames}"


def set_up(level: str) -> None:
    """Log to stderr, at this level and above. Of what libraries log, only INFO and above is shown."""
    # Below INFO, discord.py logs everything that Discord sends and gets, with tokens and with the buttons of people's
    # hands, and aiosqlite logs every statement with its values. Neither belongs into a log.
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    logging.basicConfig(level=max(logging.INFO, logging.getLevelNamesMapping()[level]), handlers=[handler])
    logging.getLogger(OURS).setLevel(level)
    # Alembic tells of each migration in lines of its own, where one of ours tells of all.
    logging.getLogger("alembic").setLevel(logging.WARNING)
