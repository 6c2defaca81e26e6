"""The stakes of games that begin, in the transaction of the entry that begins them."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC
from typing import Final

from sqlalchemy import Connection, bindparam, select

from bot.store.accounts import accounts
from bot.store.engine.fence import CannotPay
from bot.store.engine.models import GameRow
from bot.store.journal.entries import Started

_PLACE: Final = select(GameRow.game, GameRow.guild_id).where(GameRow.id == bindparam("table"))


def check_stakes(connection: Connection, started: Sequence[Started]) -> None:
    """Check that everybody can bring the stake of the games that begin in this transaction.

    :raises CannotPay: somebody cannot.
    """
    brought: Counter[tuple[int, str, int]] = Counter()
    for entry in started:
        if not entry.stake:
            continue
        place = connection.execute(_PLACE, {"table": entry.table}).one()
        people = [seat.user for seat in entry.seats if seat.user is not None]
        found = accounts(connection, place.guild_id, place.game, people, entry.at.astimezone(UTC).date())
        for user in people:
            key = (place.guild_id, place.game, user)
            free = found[user].free(entry.purse) - brought[key]
            if free < entry.stake:
                raise CannotPay(user, entry.stake, free)
            brought[key] += entry.stake
