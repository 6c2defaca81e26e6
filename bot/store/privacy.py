"""What is stored about a person: exporting it, and removing it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import Database
from bot.store.models import (
    BoardRow,
    DuelRow,
    GameRow,
    GiftRow,
    KickRow,
    MoveRow,
    OpenMessageRow,
    PlayerRow,
    SeatRow,
    SoloRow,
    SpentRow,
    StandingRow,
    TallyRow,
    UserSettingsRow,
)
from bot.store.spent import deck, note_spent, purse
from bot.store.standings.periods import Period
from bot.store.status import LIVE

NOBODY: Final = 0
"""The host's id of a game whose host has been forgotten."""

CHANGED_AT_ONCE: Final = 1000
"""How many games one statement changes. Databases limit the number of a statement's values."""


class StillSeated(Exception):
    """The person has a seat at a live table, and cannot be forgotten before they leave it."""


class Privacy:
    """Exports what is stored about people, and forgets them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def export(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return every row that has a person's id, and their moves, by table, ready for JSON.

        :raises NotSaved: the database does not answer.
        """
        async with self._database.read() as connection:
            return await connection.run_sync(_export, user)

    async def forget(self, user: int, today: date) -> None:
        """Remove a person's id from every table. Their games are kept, with a former player in their seat.

        What they have used up today stays used up: the day's decks, and purses that they have lost money of or been
        given.

        :param today: the current day, in UTC.
        :raises StillSeated: they have a seat at a live table.
        :raises NotSaved: the database refused or did not answer. If it refused, nothing has changed.
        """
        async with self._database.read() as connection:
            # No index has the hosts, so this reads every game. Writers need not wait for it.
            hosted = (await connection.scalars(select(GameRow.id).where(GameRow.host_id == user))).all()
        async with self._database.write() as connection:
            await connection.run_sync(_forget, user, hosted, today)

    async def sweep(self, today: date) -> None:
        """Delete what is kept about people who were forgotten before today.

        :param today: the current day, in UTC.
        :raises NotSaved: the database refused or did not answer.
        """
        async with self._database.write() as connection:
            await connection.execute(delete(SpentRow).where(SpentRow.day < today))


def _export(connection: Connection, user: int) -> dict[str, list[dict[str, Any]]]:
    seat, game, move, standing, board = SeatRow, GameRow, MoveRow, StandingRow, BoardRow
    queries: dict[str, Any] = {
        "seats": select(
            seat.__table__,
            game.game,
            game.guild_id,
            game.channel_id,
            game.status,
            game.started_at,
            game.ended_at,
            (game.host_id == user).label("host"),
        )
        .join(game, game.id == seat.game_id)
        .where(seat.user_id == user)
        .order_by(seat.game_id),
        "moves": select(move.__table__)
        .join(seat, and_(seat.game_id == move.game_id, seat.seat == move.seat))
        .where(seat.user_id == user)
        .order_by(move.game_id, move.ply),
        "standings": select(standing.__table__, board.guild_id, board.place_id, board.game, board.period)
        .join(board, board.id == standing.board_id)
        .where(standing.user_id == user)
        .order_by(standing.board_id),
        "players": select(PlayerRow.__table__).where(PlayerRow.user_id == user),
        "tallies": select(TallyRow.__table__).where(TallyRow.user_id == user),
        "duels": select(DuelRow.__table__).where(or_(DuelRow.first_id == user, DuelRow.second_id == user)),
        "alone": select(SoloRow.__table__).where(SoloRow.user_id == user),
        "gifts": select(GiftRow.__table__).where(GiftRow.user_id == user),
        "open_messages": select(OpenMessageRow.game_id, OpenMessageRow.user_id, OpenMessageRow.until).where(
            OpenMessageRow.user_id == user
        ),
        "settings": select(UserSettingsRow.__table__).where(UserSettingsRow.user_id == user),
    }
    return {
        name: [
            {key: _plain(key, value, user) for key, value in row.items()}
            for row in connection.execute(query).mappings()
        ]
        for name, query in queries.items()
    }


def _plain(key: str, value: Any, user: int) -> Any:
    """Return a value in a form that JSON has. Other people's ids become None."""
    if key in ("first_id", "second_id", "user_id"):
        return str(value) if value == user else None
    if isinstance(value, datetime | date):
        return value.isoformat()
    return str(value) if key.endswith("_id") and value is not None else value


def _forget(connection: Connection, user: int, hosted: Sequence[int], today: date) -> None:
    note_spent(connection, user, _used_up(connection, user, today), today)
    for start in range(0, len(hosted), CHANGED_AT_ONCE):
        some = hosted[start : start + CHANGED_AT_ONCE]
        connection.execute(update(GameRow).where(GameRow.id.in_(some)).values(host_id=NOBODY))
    theirs = select(SeatRow.game_id).where(SeatRow.user_id == user)
    over = select(GameRow.id).where(GameRow.id.in_(theirs), GameRow.status.not_in(LIVE))
    connection.execute(update(SeatRow).where(SeatRow.user_id == user, SeatRow.game_id.in_(over)).values(user_id=None))
    for row in (StandingRow, PlayerRow, TallyRow, GiftRow, SoloRow, KickRow, OpenMessageRow, UserSettingsRow):
        connection.execute(delete(row).where(row.user_id == user))
    connection.execute(delete(DuelRow).where(or_(DuelRow.first_id == user, DuelRow.second_id == user)))
    if connection.execute(theirs.limit(1)).first():  # checked last, so that they cannot sit down in between
        raise StillSeated


def _used_up(connection: Connection, user: int, today: date) -> list[str]:
    """Return the names of the decks and purses that would be fresh again if the person's rows were just deleted."""
    decks = select(SoloRow.game).where(SoloRow.user_id == user, SoloRow.day == today)
    lost = (
        select(BoardRow.place_id, BoardRow.game)
        .join(StandingRow, StandingRow.board_id == BoardRow.id)
        .where(StandingRow.user_id == user, StandingRow.stars < 0)
        .where(BoardRow.period == Period.ALL.value, BoardRow.is_channel.is_(False))
    )
    given = select(GiftRow.guild_id, GiftRow.game).where(GiftRow.user_id == user, GiftRow.day == today)
    purses = {(guild, game) for query in (lost, given) for guild, game in connection.execute(query)}
    return [
        *(deck(game) for (game,) in connection.execute(decks)),
        *(purse(guild, game) for guild, game in sorted(purses)),
    ]
