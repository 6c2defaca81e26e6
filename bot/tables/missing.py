"""Tables whose game is not offered now. They are known only as they are stored, since nobody can replay them."""

from __future__ import annotations

from bot.store.journal.entries import Saved
from bot.store.status import LIVE
from bot.tables.refusal import Refusal
from bot.tables.table import presiding_of


class GameMissing(Refusal):
    """A table's game is not offered now: ``game_missing`` if the table waits for it, ``game_away`` if it is over."""

    def __init__(self, saved: Saved) -> None:
        code = "game_missing"
        if saved.status not in LIVE:
            code = "game_away"
        super().__init__(code, missing=saved.game)
        self.saved = saved


def people_at(saved: Saved) -> list[int]:
    """Return the people who have a seat at the table and have not left it."""
    return [seat.user for seat in saved.seats if seat.user is not None and seat.agreed and seat.left_at is None]


def check_end(saved: Saved, user: int, *, moderator: bool) -> None:
    """Check that a person may close a table that waits for its game: as if it were there, see ``host_tools.end``.

    :raises GameMissing: the table is over.
    :raises Refusal: ``only_host_or_moderator``.
    """
    if saved.status not in LIVE:
        raise GameMissing(saved)
    presiding = presiding_of(saved.host, saved.seats)
    if not (moderator or (user in people_at(saved) and user in (saved.host, presiding))):
        raise Refusal("only_host_or_moderator", host=f"<@{presiding}>")
