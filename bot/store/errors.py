"""The failures of a database, as the rest of the bot sees them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

FAILURES: Final = (SQLAlchemyError, OSError)
"""What the drivers raise, whatever has gone wrong. ``TimeoutError`` is an ``OSError``."""

OUT_OF_ORDER: Final = (OperationalError, InterfaceError, OSError)
"""What they raise when the database takes nothing at all: the disk is full, the file is locked, the server is gone."""


class NotSaved(Exception):
    """The database refused or did not answer. Nothing was written; where something was to be read, nothing was read.

    ``__cause__`` is what the driver said.
    """


class ChannelTaken(Exception):
    """The channel has a live game already."""


@contextmanager
def raising_not_saved() -> Iterator[None]:
    """Turn whatever a database driver raises into ``NotSaved``."""
    try:
        yield
    except FAILURES as error:
        raise NotSaved from error
