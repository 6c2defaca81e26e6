"""Storing tournaments: their records, which only grow, and what is beside them."""

import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, insert, select, update

from bot.features.tournaments.rows import TournamentEntryRow, TournamentRow
from bot.features.tournaments.rules.entries import Announced, Ended, Entry, Pairing
from bot.features.tournaments.rules.tournament import Tournament
from bot.features.tournaments.rules.writing import from_json, to_json
from bot.store.engine.database import Store
from bot.store.engine.fence import OutOfDate, Shard
from bot.store.engine.models import GameRow
from bot.store.engine.upsert import made_number
from bot.store.journal.entries import Other, OtherNew, Step
from bot.store.journal.journal import of_shard

_THIS: Final = TournamentRow.id == bindparam("this_tournament")
_OPEN: Final = insert(TournamentRow)
_ADD: Final = insert(TournamentEntryRow)
_END: Final = update(TournamentRow).where(_THIS).values(ended_at=bindparam("ended_at"))
_SET_MESSAGE: Final = update(TournamentRow).where(_THIS).values(message_id=bindparam("message_id"))

_USER: Final = ("organiser", "user")
_BY: Final = "by"


@dataclass(frozen=True, slots=True)
class NewTournament(OtherNew):
    """A new tournament that has no number yet."""

    guild: int
    channel: int
    seed: bytes
    """The secret that decides the draws, to which the announcement commits."""
    announced: Announced
    more: tuple[Entry, ...] = ()
    """What its record goes on with at once."""

    def store(self, connection: Connection) -> int:
        """See ``OtherNew``."""
        values = {"guild_id": self.guild, "channel_id": self.channel, "seed": self.seed.hex()}
        number = made_number(connection.execute(_OPEN, values))
        record = enumerate((self.announced, *self.more))
        connection.execute(_ADD, [entry_row(number, place, each) for place, each in record])
        return number


@dataclass(frozen=True, slots=True)
class Recorded(Other):
    """Things have happened in a tournament: what its record goes on with. All of it is stored, or nothing.

    It is out of date if the record has other entries of these numbers, because an earlier answer of the database was
    lost or somebody was forgotten; or if it is deleted.
    """

    conflict = OutOfDate

    tournament: int
    number: int
    """The number of the first of these entries in the record, from 0."""
    entries: tuple[Entry, ...]

    def steps(self) -> Iterator[Step]:
        """See ``Other``."""
        for number, each in enumerate(self.entries, self.number):
            yield _ADD, entry_row(self.tournament, number, each)
            if isinstance(each, Ended):
                yield _END, {"this_tournament": self.tournament, "ended_at": each.at}


@dataclass(frozen=True, slots=True)
class TournamentPosted(Other):
    """A tournament has a new message in its channel."""

    tournament: int
    message: int | None
    """None if it has been deleted."""

    def steps(self) -> Iterator[Step]:
        """See ``Other``."""
        yield _SET_MESSAGE, {"this_tournament": self.tournament, "message_id": self.message}


def entry_row(tournament: int, number: int, entry: Entry) -> dict[str, Any]:
    """Return the values of an entry's row. People's ids are not in its JSON."""
    written = to_json(entry)
    users = [written.pop(key) for key in _USER if key in written]
    people = {"user_id": users[0] if users else None, "by_id": written.pop(_BY, None)}
    return {"tournament_id": tournament, "number": number, **people, "entry": written}


def read_entry(row: Any) -> Entry:
    """Return the entry of a row.

    :raises bot.features.tournaments.rules.writing.BadEntry: a newer version of the bot has written it.
    """
    whose = {**dict.fromkeys(_USER, row.user_id), _BY: row.by_id}
    return from_json({**row.entry, **whose})


LISTED: Final = 25
"""How many tournaments a list has at most, unless said otherwise: as many choices as Discord shows."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A tournament in a list."""

    id: int
    guild: int
    channel: int
    message: int | None
    announced: Announced
    ended_at: datetime | None
    """When it was over; None while it is not."""


class TournamentStore(Store):
    """Reads tournaments. The journal writes them."""

    async def live(self, shard: Shard | None = None) -> list[int]:
        """Return the numbers of the tournaments that are not over, or of those in a shard's servers, in order."""
        row = TournamentRow
        live = row.ended_at.is_(None), of_shard(shard, row.guild_id)
        return list(await self._database.values(select(row.id).where(*live).order_by(row.id)))

    async def load(self, number: int) -> Tournament | None:
        """Return the tournament with this number as its record makes it, over or not; None if there is none.

        :raises ValueError: its record cannot be read, because a newer version of the bot has written it.
        """
        if not 0 < number < 1 << 63:
            return None
        row, entry = TournamentRow, TournamentEntryRow
        record = select(entry.__table__).where(entry.tournament_id == number).order_by(entry.number)
        async with self._database.read() as connection:
            found = (await connection.execute(select(row.__table__).where(row.id == number))).one_or_none()
            rows = (await connection.execute(record)).all()
        if found is None or not rows:  # it is deleted meanwhile
            return None
        replayed = Tournament.replayed(number, found.guild_id, found.channel_id, [read_entry(each) for each in rows])
        replayed.message = found.message_id
        return replayed

    async def record(self, number: int) -> str:
        """Return a tournament's record as JSON, an entry on each line, to be passed on.

        It has neither people's ids nor what directors have written about them.
        """
        entry = TournamentEntryRow
        query = select(entry.entry).where(entry.tournament_id == number).order_by(entry.number)
        found = list(await self._database.values(query))
        shown = (each | {"reason": ""} if "reason" in each else each for each in found)
        return "".join(f"{json.dumps(each, ensure_ascii=False)}\n" for each in shown)

    async def seed(self, number: int) -> bytes:
        """Return the seed of a tournament's draws, which is secret until it is over.

        :raises KeyError: there is no such tournament.
        """
        seed = await self._database.value(select(TournamentRow.seed).where(TournamentRow.id == number))
        if seed is None:
            raise KeyError(number)
        return bytes.fromhex(seed)

    async def tables_of(self, number: int, pairing: Pairing) -> list[int]:
        """Return the numbers of all tables of a pairing, the newest last, live or not.

        A table is there even if the process was killed before the record could note that it was opened.
        """
        these = GameRow.tournament_id == number, GameRow.pairing == pairing
        return list(await self._database.values(select(GameRow.id).where(*these).order_by(GameRow.id)))

    async def of_guild(self, guild: int, most: int = LISTED, before: int | None = None) -> list[Listed]:
        """Return a server's tournaments, or those with smaller numbers than ``before``, the newest first."""
        row, entry = TournamentRow, TournamentEntryRow
        first = and_(entry.tournament_id == row.id, entry.number == 0)
        query = select(row.__table__, entry.user_id, entry.by_id, entry.entry).join(entry, first)
        query = query.where(row.guild_id == guild).order_by(row.id.desc()).limit(most)
        if before is not None:
            query = query.where(row.id < before)
        listed = []
        for each in await self._database.rows(query):
            announced = read_entry(each)
            assert isinstance(announced, Announced)
            listed.append(Listed(each.id, each.guild_id, each.channel_id, each.message_id, announced, each.ended_at))
        return listed

    async def announced_since(self, guild: int, moment: datetime) -> AsyncIterator[Listed]:
        """Yield a server's tournaments that were announced at a moment or after it, the newest first."""
        before: int | None = None
        while listed := await self.of_guild(guild, before=before):
            for each in listed:
                if each.announced.at < moment:
                    return
                yield each
            before = listed[-1].id

    async def of_user(self, user: int, guild: int) -> list[int]:
        """Return the numbers of a server's tournaments that a person organised, directed or entered, newest first."""
        row, entry = TournamentRow, TournamentEntryRow
        theirs = select(entry.tournament_id).where(entry.user_id == user)
        query = select(row.id).where(row.guild_id == guild, row.id.in_(theirs)).order_by(row.id.desc())
        return list(await self._database.values(query))
