"""What goes wrong with a database, as the rest of the bot hears of it."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

FAILURES: Final = (SQLAlchemyError, OSError)
"""What a database can answer with."""

OUT_OF_ORDER: Final = (OperationalError, InterfaceError, OSError)
"""What it answers with when it can take nothing at all: disk full, locked, gone."""


class NotSaved(Exception):
    """The database did not take an entry. Nothing of it was written."""


class ChannelTaken(Exception):
    """The channel has a game already."""
