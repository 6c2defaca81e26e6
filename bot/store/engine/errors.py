"""What can go wrong with the database, as the rest of the bot sees it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

DATABASE_FAILURES: Final = (SQLAlchemyError, OSError)
"""Everything that SQLAlchemy and the drivers raise. It includes ``TimeoutError``, which is an ``OSError``."""

OUT_OF_ORDER: Final = (OperationalError, InterfaceError, OSError)
"""The failures that concern every statement, not just one: the disk is full, the file locked, the server gone."""


class NotSaved(Exception):
    """The database refused or did not answer, for reading or for writing. ``__cause__`` is the driver's own error."""


class OutOfDate(NotSaved):
    """A tournament's record has gone on elsewhere, or was deleted with its server. Load it and decide again."""


class ChannelTaken(Exception):
    """The channel has a live game already."""


@contextmanager
def raising_not_saved() -> Iterator[None]:
    """Turn each of ``DATABASE_FAILURES`` that the block raises into ``NotSaved``."""
    try:
        yield
    except DATABASE_FAILURES as error:
        raise NotSaved from error


class CannotPay(Exception):
    """Somebody can bring ``free`` credits only, and not the stake of a game that was to begin. Nothing was written."""

    def __init__(self, user: int, stake: int, free: int) -> None:
        super().__init__(f"{free} of {stake} credits")
        self.user, self.stake, self.free = user, stake, free
