"""Counting a game that ends, in the transaction of the entry that ends it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import BindParameter, Connection, bindparam, func, select, update

from bot.features.standings.store.ratings import WHOLE, Rating, computer_rating
from bot.features.standings.store.results import Finished, FinishedSeat, closed, count, lost_by, settle
from bot.store.engine.models import GameRow, SeatRow
from bot.store.journal.entries import Ended, Entry, Moved, Result

_THIS: Final[BindParameter[Any]] = bindparam("table")
_GAME: Final = select(GameRow.game, GameRow.guild_id, GameRow.channel_id, GameRow.parent_id).where(GameRow.id == _THIS)
_NUMBER: Final = (
    update(GameRow)
    .where(GameRow.id == _THIS)
    .values(counted=select(func.coalesce(func.max(GameRow.counted), 0) + 1).scalar_subquery())
)
_SEATS: Final = select(SeatRow.__table__).where(SeatRow.game_id == _THIS).order_by(SeatRow.seat)
_USERS: Final = select(SeatRow.user_id).where(SeatRow.game_id == _THIS).order_by(SeatRow.seat)


def count_ended(connection: Connection, entry: Entry) -> None:
    """Count a game if this entry is what has ended it: its last move, or its closing if it was for money."""
    match entry:
        case Moved(result=Result() as result):
            _add_result(connection, entry, result)
        case Ended(lost=int() as lost):
            rows = connection.execute(_SEATS, {"table": entry.table}).all()
            gains = entry.settlement or (0,) * len(rows)
            seats = lost_by(lost, rows, [row.user_id for row in rows], gains)
            count(connection, replace(_finished(connection, entry, seats, people=0), lost=lost))
        case Ended(settlement=tuple() as settlement):
            users = connection.execute(_USERS, {"table": entry.table}).scalars().all()
            settle(connection, _finished(connection, entry, closed(users, settlement), people=0))


def _add_result(connection: Connection, entry: Moved, result: Result) -> None:
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
    played = [
        None if computer else count
        for computer, count in zip(computers, result.played or [WHOLE] * len(users), strict=True)
    ]
    ended = (users, result.verdicts, result.places, result.gains, fixed, result.tallies)
    columns = (*ended, achieved, computers, teams)
    return [FinishedSeat(*seat) for seat in zip(*columns, played, result.took_out or [False] * len(users), strict=True)]


def _finished(connection: Connection, entry: Moved | Ended, seats: list[FinishedSeat], people: int) -> Finished:
    # Games of one server are counted one after the other, by the process that serves it. Others may share a number.
    connection.execute(_NUMBER, {"table": entry.table})
    game = connection.execute(_GAME, {"table": entry.table}).one()
    return Finished(entry.table, game.game, game.guild_id, game.channel_id, entry.at, seats, people, game.parent_id)
