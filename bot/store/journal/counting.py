"""Counting a game that ends, and the stakes of games that begin, in the transaction of the entry that does it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC
from typing import Any, Final

from sqlalchemy import BindParameter, Connection, bindparam, func, select, update

from bot.features.standings.store.ratings import Rating, computer_rating
from bot.features.standings.store.results import Finished, FinishedSeat, closed, count, settle
from bot.store.accounts import accounts
from bot.store.engine.fence import CannotPay
from bot.store.engine.models import GameRow, SeatRow
from bot.store.journal.entries import Ended, Moved, Result, Started

_THIS: Final[BindParameter[Any]] = bindparam("table")
_GAME: Final = select(GameRow.game, GameRow.guild_id, GameRow.channel_id, GameRow.parent_id).where(GameRow.id == _THIS)
_NUMBER: Final = (
    update(GameRow)
    .where(GameRow.id == _THIS)
    .values(counted=select(func.coalesce(func.max(GameRow.counted), 0) + 1).scalar_subquery())
)
_USERS: Final = select(SeatRow.user_id).where(SeatRow.game_id == _THIS).order_by(SeatRow.seat)


def add_result(connection: Connection, entry: Moved) -> None:
    """Count the game that this move has finished."""
    result = entry.result
    assert result is not None
    users = connection.execute(_USERS, {"table": entry.table}).scalars().all()
    fixed = [
        None if user is not None else computer_rating(each) for user, each in zip(users, result.strengths, strict=True)
    ]
    seats = finished_seats(result, users, fixed, computers=[user is None for user in users])
    people = sum(seat.user is not None and seat.counts for seat in seats)
    count(connection, replace(_finished(connection, entry, seats, people), rated=result.rated))


def finished_seats(
    result: Result, users: Sequence[int | None], fixed: Sequence[Rating | None], computers: Sequence[bool]
) -> list[FinishedSeat]:
    """Return how a game ended for its seats.

    :param fixed: by seat, see ``FinishedSeat``.
    :param computers: by seat, whether a computer player has it, and no person had it.
    """
    achieved = result.achieved or [()] * len(users)
    teams: Sequence[int | None] = result.teams or [None] * len(users)
    columns = (users, result.verdicts, result.places, result.gains, fixed, result.tallies, achieved, computers, teams)
    return [FinishedSeat(*seat) for seat in zip(*columns, strict=True)]


def add_settlement(connection: Connection, entry: Ended) -> None:
    """Count what a game for money that was closed has brought everybody."""
    assert entry.settlement is not None
    users = connection.execute(_USERS, {"table": entry.table}).scalars().all()
    settle(connection, _finished(connection, entry, closed(users, entry.settlement), people=0))


def _finished(connection: Connection, entry: Moved | Ended, seats: list[FinishedSeat], people: int) -> Finished:
    # Games of one server are counted one after the other, by the process that serves it. Others may share a number.
    connection.execute(_NUMBER, {"table": entry.table})
    game = connection.execute(_GAME, {"table": entry.table}).one()
    return Finished(entry.table, game.game, game.guild_id, game.channel_id, entry.at, seats, people, game.parent_id)


def check_stakes(connection: Connection, started: Sequence[Started]) -> None:
    """Check that everybody can bring the stake of the games that begin in this transaction.

    :raises CannotPay: somebody cannot.
    """
    brought: Counter[tuple[int, str, int]] = Counter()
    for entry in started:
        if not entry.stake:
            continue
        place = connection.execute(_GAME, {"table": entry.table}).one()
        people = [seat.user for seat in entry.seats if seat.user is not None]
        found = accounts(connection, place.guild_id, place.game, people, entry.at.astimezone(UTC).date())
        for user in people:
            key = (place.guild_id, place.game, user)
            free = found[user].free(entry.purse) - brought[key]
            if free < entry.stake:
                raise CannotPay(user, entry.stake, free)
            brought[key] += entry.stake
