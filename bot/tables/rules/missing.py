"""Tables that cannot be replayed now. They are known only as they are stored."""

from bot.runtime.refusal import Refusal
from bot.store.engine.status import LIVE, Wait
from bot.store.journal.entries import Saved
from bot.tables.rules.table import people_in, presiding_of


class GameMissing(Refusal):
    """A table cannot go on now, or cannot be shown though it is over.

    Its code says why: ``game_missing`` or ``game_changed`` if the table waits, and ``game_away`` or
    ``game_changed_away`` if it is over.
    """

    def __init__(self, saved: Saved, why: Wait = Wait.MISSING) -> None:
        code = "game_changed" if why is Wait.CHANGED else "game_missing"
        if saved.status not in LIVE:
            code = "game_away" if code == "game_missing" else "game_changed_away"
        super().__init__(code, missing=saved.game)
        self.saved = saved


def check_end(saved: Saved, user: int, *, moderator: bool) -> None:
    """Check that a person may close a table that waits for its game: as if it were there, see ``host_tools.end``.

    :raises GameMissing: the table is over.
    :raises Refusal: ``only_host_or_moderator``.
    """
    if saved.status not in LIVE:
        raise GameMissing(saved)
    presiding = presiding_of(saved.host, saved.seats)
    if not (moderator or (user in people_in(saved.seats) and user in (saved.host, presiding))):
        raise Refusal("only_host_or_moderator", host=f"<@{presiding}>")
