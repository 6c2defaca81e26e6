"""What is stored about a person: exporting it, and removing it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import aliased

from bot.features.people.store.export import OWN, Export, Part
from bot.features.reviews.rows import ReviewRow
from bot.features.standings.rows import DuelRow
from bot.features.tournaments.store.privacy import Written, forget_in_tournaments, written_about
from bot.store.engine.database import Store
from bot.store.engine.fence import NotSaved, deadlocked
from bot.store.engine.models import (
    BoardRow,
    ClubMemberRow,
    ClubRow,
    GameRow,
    GiftRow,
    GuessRow,
    GuildSettingsRow,
    KickRow,
    SeatRow,
    SoloRow,
    SpentRow,
    StandingRow,
    UserSettingsRow,
)
from bot.store.engine.status import LIVE, SOLO, Status
from bot.store.periods import Period
from bot.store.spent import deck, lock_person, note_met, note_spent, purse

NOBODY: Final = 0
"""The host's id of a game whose host has been forgotten."""

PART_BYTES: Final = 10_000_000
"""The size of a file of an export at most, unless said otherwise. Discord takes this much everywhere."""

AT_ONCE: Final = 2
"""How many people are exported at the same time. Others wait for their turn."""

CHANGED_AT_ONCE: Final = 1000
"""How many games one statement changes. Databases limit the number of a statement's values."""

TRIES: Final = 5
"""How often forgetting is tried while tournaments go on at the same moment."""

LEAVING: Final = "leaving"
"""PostgreSQL's channel on which processes ask each other to let somebody leave a table."""

LISTED: Final = 10
"""How many tables are named to somebody who still sits at them."""


class Held(NamedTuple):
    """A live table at which somebody has a seat."""

    table: int
    guild: int
    channel: int
    parent: int | None
    """The channel of the thread that it is in; None if it is in none."""
    message: int | None
    """None if none is posted yet."""
    agreed: bool
    """Whether they have agreed to play there."""


@dataclass(eq=False)
class StillSeated(Exception):
    """The person has a seat at a live table, and cannot be forgotten before they leave it."""

    tables: Sequence[Held]
    """The first few of these tables."""


class ExportUnderWay(Exception):
    """An export of the same person has not ended yet."""


class Privacy(Store):
    """Exports what is stored about people, and forgets them. Days are UTC days."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._url = engine.url
        super().__init__(engine)
        self._exported: set[int] = set()
        """The people whose export is under way or waits for its turn."""
        self._places = asyncio.Semaphore(AT_ONCE)
        self._forgetting = asyncio.Lock()

    @asynccontextmanager
    async def export(
        self, user: int, today: date, *, part_bytes: int = PART_BYTES, from_game: int = 0
    ) -> AsyncIterator[AsyncIterator[Part]]:
        """Export everything that has a person's id, and their moves, as files; see ``export``.

        Enter the context to get the files one by one. Entering waits while ``AT_ONCE`` others are exported; leaving
        ends the export.

        :param today: the current day. The seeds of its decks are left out.
        :param part_bytes: the size of a file at most, in bytes.
        :param from_game: games with smaller numbers are left out.
        :raises ExportUnderWay: an export of this person has not ended yet.
        :raises NotSaved: the database does not answer. Getting a file raises it, too.
        """

        async def files(export: Export) -> AsyncIterator[Part]:
            while (part := await asyncio.to_thread(export.next_part)) is not None:
                yield part

        if user in self._exported:
            raise ExportUnderWay
        self._exported.add(user)
        try:
            async with self._places:
                export = Export(self._url, user, today, from_game, part_bytes)
                try:
                    yield files(export)
                finally:
                    export.stop()
                    await asyncio.to_thread(export.close)
        finally:
            self._exported.discard(user)

    async def forget(self, user: int, today: date) -> None:
        """Remove a person's id from every table. Their games are kept, with a former player in their seat.

        What they have used up today stays used up: the day's decks, and purses that they have lost money of or been
        given. Whom they have met in rated games today they have met. They are out of tournaments that are not over,
        whose records are kept with a former entrant.

        :raises StillSeated: they have a seat at a live table.
        """
        async with self._database.read() as connection:
            # No index has the hosts and moderators, so this reads every game. Writers need not wait for it.
            named = or_(GameRow.host_id == user, GameRow.acted_by == user) & (GameRow.status != SOLO)
            hosted = (await connection.scalars(select(GameRow.id).where(named))).all()
            written = await connection.run_sync(written_about, user)
        async with self._forgetting:
            began = asyncio.get_running_loop().time()
            try:
                await self._forget(user, hosted, written, today)
            finally:
                # The next one waits as long as this one took, so that moves can be written in between.
                await asyncio.sleep(asyncio.get_running_loop().time() - began)

    async def ask_to_leave(self, user: int, table: int) -> None:
        """Have the process that serves a table let somebody leave it who cannot do so there."""
        async with self._database.write() as connection:
            if connection.dialect.name == "postgresql":  # an SQLite file has no other processes to ask
                await connection.execute(select(func.pg_notify(LEAVING, f"{table} {user}")))

    async def guessed(self, user: int) -> Sequence[int]:
        """Return the numbers of the live tables at which a person has guessed who wins."""
        live = select(GuessRow.game_id).join(GameRow, GameRow.id == GuessRow.game_id).where(GameRow.status.in_(LIVE))
        return await self._database.values(live.where(GuessRow.user_id == user))

    async def _forget(self, user: int, hosted: Sequence[int], written: Written, today: date) -> None:
        for tries in range(TRIES, 0, -1):
            try:
                async with self._database.write() as connection:
                    await connection.run_sync(_forget, user, hosted, written, today)
            except NotSaved as error:
                if tries == 1 or not (isinstance(error.__cause__, IntegrityError) or deadlocked(error.__cause__)):
                    raise
                # Something has just been appended to a tournament's record, or a game of theirs has gone on.
            else:
                return

    async def sweep(self, today: date) -> None:
        """Delete what is kept about people who were forgotten before today, and kicks from tables that were over then.

        Kicks from a table whose rematch is not over are kept until it is.
        """
        async with self._database.write() as connection:
            await connection.execute(delete(SpentRow).where(SpentRow.day < today))
            again = select(GameRow.rematch_of).where(GameRow.rematch_of.is_not(None), GameRow.status.in_(LIVE))
            before = GameRow.ended_at < datetime.combine(today, time.min, UTC)
            over = select(GameRow.id).where(before, GameRow.id.not_in(again))
            await connection.execute(delete(KickRow).where(KickRow.game_id.in_(over)))


def _forget(connection: Connection, user: int, hosted: Sequence[int], written: Written, today: date) -> None:
    lock_person(connection, user)
    # A game of theirs could end between the look at what they have lost and the deletion: nobody who is seated goes on.
    _must_not_sit(connection, user)
    note_spent(connection, user, _used_up(connection, user, today), today)
    _note_met(connection, user, today)
    alone = select(SoloRow.game_id).where(SoloRow.user_id == user)
    connection.execute(delete(GameRow).where(GameRow.id.in_(alone)))  # with the seats, moves and reviews
    for start in range(0, len(hosted), CHANGED_AT_ONCE):
        some = hosted[start : start + CHANGED_AT_ONCE]
        named = update(GameRow).where(GameRow.id.in_(some))
        connection.execute(named.where(GameRow.host_id == user).values(host_id=NOBODY))
        connection.execute(named.where(GameRow.acted_by == user).values(acted_by=None))
    own = select(SeatRow.game_id, SeatRow.seat).where(SeatRow.user_id == user)
    connection.execute(delete(ReviewRow).where(tuple_(ReviewRow.game_id, ReviewRow.seat).in_(own)))
    over = GameRow.id.in_(own.with_only_columns(SeatRow.game_id)), GameRow.status.not_in(LIVE)
    ended = or_(SeatRow.left_at.is_not(None), SeatRow.game_id.in_(select(GameRow.id).where(*over)))
    connection.execute(update(SeatRow).where(SeatRow.user_id == user, ended).values(user_id=None, shared_id=None))
    connection.execute(update(SeatRow).where(SeatRow.played_by == user).values(played_by=None))
    for row in (StandingRow, *OWN, ClubMemberRow, UserSettingsRow):
        connection.execute(delete(row).where(row.user_id == user))
    connection.execute(update(GuildSettingsRow).where(GuildSettingsRow.posts_by == user).values(posts_by=None))
    connection.execute(update(ClubRow).where(ClubRow.founder_id == user).values(founder_id=None))
    forget_in_tournaments(connection, user, written, datetime.now(UTC))
    connection.execute(delete(DuelRow).where(or_(DuelRow.first_id == user, DuelRow.second_id == user)))
    _must_not_sit(connection, user)  # once more, since they may have sat down in between


def _must_not_sit(connection: Connection, user: int) -> None:
    # A seat that they have left is nobody's from now on: the game goes on without it.
    holds = or_(SeatRow.played_by == user, (SeatRow.user_id == user) & SeatRow.left_at.is_(None))
    row = GameRow
    found = select(row.id, row.guild_id, row.channel_id, row.parent_id, row.message_id, SeatRow.agreed)
    seated = found.join(SeatRow, SeatRow.game_id == row.id).where(holds, row.status.in_(LIVE))
    live = connection.execute(seated.order_by(row.id).limit(LISTED)).all()
    if live:
        raise StillSeated([Held(*each) for each in live])


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


def _note_met(connection: Connection, user: int, today: date) -> None:
    """Remember whom the person has met in rated games today, which count less with each."""
    own, other = aliased(SeatRow), aliased(SeatRow)
    since = datetime.combine(today, time.min, UTC)
    met = (
        select(GameRow.guild_id, GameRow.game, other.user_id, func.count())
        .join(own, own.game_id == GameRow.id)
        .join(other, (other.game_id == GameRow.id) & (other.user_id != own.user_id))
        .where(own.user_id == user, own.share.is_not(None), other.share.is_not(None))
        .where(GameRow.status == Status.FINISHED, GameRow.ended_at >= since)
        .group_by(GameRow.guild_id, GameRow.game, other.user_id)
    )
    for guild, game, whom, times in connection.execute(met).all():
        assert whom is not None
        note_met(connection, (guild, game), (min(user, whom), max(user, whom)), times, today)
